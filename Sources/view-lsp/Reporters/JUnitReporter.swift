internal import ViewAnalysis

extension Reporter {
  /// Findings as a JUnit report, which many CI systems show as tests: a suite for each file with findings, a failed test for
  /// each finding. A run without findings is one test that passed.
  static let junit = Reporter("junit") { report, _, out in
    let entries = report.entries
    out.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    let total = max(entries.count, 1)
    out.line(#"<testsuites name="view-lsp" tests="\#(total)" failures="\#(entries.count)" errors="0">"#)
    if entries.isEmpty {
      out.line(#"  <testsuite name="view-lsp" tests="1" failures="0" errors="0">"#)
      out.line(#"    <testcase name="no findings" classname="view-lsp"/>"#)
      out.line("  </testsuite>")
    }
    // The entries are sorted by file.
    var start = 0
    while start < entries.count {
      let file = entries[start].file
      let suite = entries[start...].prefix { $0.file == file }
      start += suite.count
      let name = markupEscaped(file)
      out.line(
        #"  <testsuite name="\#(name)" tests="\#(suite.count)" failures="\#(suite.count)" errors="0">"#)
      for entry in suite {
        let finding = entry.finding
        let position = report.lines(of: file).position(of: finding.range.lowerBound)
        let message = markupEscaped(finding.message)
        out.line(
          #"    <testcase name="\#(finding.rule)" classname="\#(name)" file="\#(name)" line="\#(position.line)">"#
        )
        out.write(#"      <failure type="\#(finding.severity.rawValue)" message="\#(message)">"#)
        out.line("\(name):\(position.line):\(position.column): \(message)</failure>")
        out.line("    </testcase>")
      }
      out.line("  </testsuite>")
    }
    out.line("</testsuites>")
  }
}
