internal import ViewAnalysis

extension Reporter {
  /// Findings as JSON: one object, with one finding on each line.
  static let json = Reporter("json", showsRewrites: true) { report, _, out in
    out.line("{\"version\":\(JSONText.string(version).compact),\"files\":\(report.fileCount),\"findings\":[")
    for (index, entry) in report.entries.enumerated() {
      let end = index == report.entries.count - 1 ? "" : ","
      out.line(report.json(entry).compact + end)
    }
    let incomplete = report.incompleteness.filter { $0.count > 0 }.map {
      ($0.key, JSONText.integer($0.count))
    }
    out.line(incomplete.isEmpty ? "]}" : "],\"incomplete\":\(JSONText.object(incomplete).compact)}")
  }
}

extension Report {
  fileprivate func json(_ entry: Entry) -> JSONText {
    let finding = entry.finding
    return .object([
      ("path", .string(entry.file)),
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("range", json(finding.range, in: entry.file)),
      (
        "related",
        .array(
          finding.related.map { related in
            let file = related.file ?? entry.file
            return .object([
              ("path", .string(file)), ("range", json(related.range, in: file)),
              ("message", .string(related.message)),
            ])
          })
      ),
      (
        "fixes",
        .array(
          finding.rewrites.map { rewrite in
            .object([
              ("title", .string(rewrite.title)), ("level", .string(rewrite.level.rawValue)),
              ("edits", .array(rewrite.edits.map { json($0, in: entry.file) })),
            ])
          })
      ),
    ])
  }

  private func json(_ edit: TextEdit, in ownFile: String) -> JSONText {
    let file = edit.file ?? ownFile
    return .object([
      ("path", .string(file)), ("range", json(edit.range, in: file)), ("newText", .string(edit.newText)),
    ])
  }

  private func json(_ range: Range<Int>, in file: String) -> JSONText {
    .object([
      ("start", json(range.lowerBound, in: file)), ("end", json(range.upperBound, in: file)),
    ])
  }

  private func json(_ offset: Int, in file: String) -> JSONText {
    let position = lines(of: file).position(of: offset)
    return .object([
      ("line", .integer(position.line)), ("column", .integer(position.column)), ("offset", .integer(offset)),
    ])
  }
}
