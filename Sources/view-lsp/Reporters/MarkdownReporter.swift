internal import ViewAnalysis

extension Reporter {
  /// Findings as Markdown for a comment on a pull request: the counts, then a table for each file.
  static let markdown = Reporter("markdown", leastSeverity: .information) { report, _, out in
    var left = longestComment
    /// Writes the lines where there is still room for them.
    func write(_ lines: [String]) -> Bool {
      let text = lines.map { $0 + "\n" }.joined()
      guard text.utf8.count <= left else { return false }
      left -= text.utf8.count
      out.write(text)
      return true
    }
    _ = write(["### view-lsp", "", cell(report.summary) + "."])
    let entries = report.entries
    for (index, entry) in entries.enumerated() {
      let finding = entry.finding
      let line = report.lines(of: entry.file).position(of: finding.range.lowerBound).line
      let address = Catalogue.rule(named: finding.rule)?.sources.first?.address
      let rule = address.map { "[\(finding.rule)](\($0))" } ?? finding.rule
      let isFirst = index == 0 || entries[index - 1].file != entry.file
      let head = [
        "", "**\(cell(entry.file))**", "", "| Line | Severity | Finding | Rule |",
        "| ---: | --- | --- | --- |",
      ]
      let row = "| \(line) | \(finding.severity.rawValue) | \(cell(flat(finding.message))) | \(rule) |"
      guard write((isFirst ? head : []) + [row]) else {
        out.line(
          "\n\(counted(entries.count - index, "more finding")) left out, because a comment has a limited length."
        )
        return
      }
    }
  }

  /// GitHub takes comments of 65,536 characters; in bytes, with room for the last line.
  private static let longestComment = 65_000

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
