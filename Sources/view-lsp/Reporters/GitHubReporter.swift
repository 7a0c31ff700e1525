internal import ViewAnalysis

extension Reporter {
  /// Findings as commands to GitHub Actions, which shows them beside the lines of a pull request.
  static let github = Reporter("github") { report, _, out in
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
}
