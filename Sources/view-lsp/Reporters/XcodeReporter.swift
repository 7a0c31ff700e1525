internal import ViewAnalysis

extension Reporter {
  /// Findings as compilers print them, so that Xcode shows them beside the code.
  static let xcode = Reporter("xcode") { report, _, out in
    for entry in report.entries {
      let finding = entry.finding
      let position = report.lines(of: entry.file).position(of: finding.range.lowerBound)
      let severity =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .information, .hint: "note"
        }
      out.line(
        "\(entry.file):\(position.line):\(position.column): \(severity): \(flat(finding.message)) [\(finding.rule)]"
      )
    }
  }
}
