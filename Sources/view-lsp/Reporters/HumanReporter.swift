internal import ViewAnalysis

extension Reporter {
  /// Findings for people: a line for each, and the source line under it.
  static let human = Reporter("human", leastSeverity: .information) { report, style, out in
    HumanReporter(report: report, style: style).print(to: out)
  }
}

private struct HumanReporter {
  let report: Report
  let style: Reporter.Style

  func print(to out: Output) {
    for entry in report.entries {
      let finding = entry.finding
      let lines = report.lines(of: entry.file)
      let position = lines.position(of: finding.range.lowerBound)
      out.write(paint("\(entry.file):\(position.line):\(position.column):", .bold))
      out.write(" " + paint("\(finding.severity.rawValue):", colour(finding.severity)))
      out.line(" \(flat(finding.message)) [\(finding.rule)]")
      if style.isQuiet { continue }
      let frame = SourceFrame(lines: lines, range: finding.range)
      let gutter = String(repeating: " ", count: frame.lineNumber.count)
      out.line(paint("  \(frame.lineNumber) |", .dim) + " " + frame.text)
      out.line(
        paint("  \(gutter) |", .dim) + " " + frame.indent + paint(frame.marks, colour(finding.severity)))
      for related in finding.related {
        let file = related.file ?? entry.file
        let position = report.lines(of: file).position(of: related.range.lowerBound)
        out.line("  \(file):\(position.line):\(position.column): \(flat(related.message))")
      }
    }
    if !style.isQuiet { out.line(report.summary) }
  }

  private enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  private func colour(_ severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information: .blue
    case .hint: .cyan
    }
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    style.hasColour ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A message on one line.
func flat(_ message: String) -> String {
  message.split(whereSeparator: \.isNewline).joined(separator: " ")
}
