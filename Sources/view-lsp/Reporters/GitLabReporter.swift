internal import ViewAnalysis

extension Reporter {
  /// Findings as a GitLab code quality report.
  static let gitlab = Reporter("gitlab") { report, _, out in
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
}
