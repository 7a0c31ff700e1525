internal import ViewAnalysis

/// Findings as commands to GitHub Actions, which shows them beside the lines of a pull request.
func printForGitHub(_ report: Report, to out: Output) {
  func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
  func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
  for entry in report.entries {
    let finding = entry.finding
    let lines = report.lines(of: entry.file)
    let start = lines.position(of: finding.range.lowerBound)
    let end = lines.position(of: finding.range.upperBound)
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .information, .hint: "notice"
      }
    // Columns count only where start and end share a line.
    let columns = start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
    out.line(
      "::\(command) file=\(property(entry.file)),line=\(start.line),endLine=\(end.line)\(columns),"
        + "title=\(property(finding.rule))::\(escaped(finding.message))")
  }
}

/// Findings as a GitLab code quality report.
func printForGitLab(_ report: Report, to out: Output) {
  out.line("[")
  for (index, (entry, fingerprint)) in zip(report.entries, report.fingerprints).enumerated() {
    let finding = entry.finding
    let lines = report.lines(of: entry.file)
    let severity =
      switch finding.severity {
      case .error: "critical"
      case .warning: "major"
      case .information: "minor"
      case .hint: "info"
      }
    let json = JSONText.object([
      ("description", .string(finding.message)),
      ("check_name", .string(finding.rule)),
      ("fingerprint", .string(hexadecimal(stableHash(Array("\(entry.file) \(fingerprint)".utf8))))),
      ("severity", .string(severity)),
      (
        "location",
        .object([
          ("path", .string(entry.file)),
          (
            "lines",
            .object([
              ("begin", .integer(lines.position(of: finding.range.lowerBound).line)),
              ("end", .integer(lines.position(of: finding.range.upperBound).line)),
            ])
          ),
        ])
      ),
    ])
    out.line(json.compact + (index == report.entries.count - 1 ? "" : ","))
  }
  out.line("]")
}
