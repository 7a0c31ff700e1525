internal import ViewAnalysis

extension HTMLReport {
  /// The findings in full, by rule.
  var details: String {
    if overview.items.isEmpty { return "" }
    let groups = Dictionary(grouping: overview.items.enumerated(), by: \.element.finding.rule)
    let sections = overview.ruleRows.compactMap { row in
      groups[row.rule].map { section(row, $0.map { ($0.offset, $0.element) }) }
    }
    return """
      <section id="details"><h2>Findings in full</h2>
      <p class="tools"><label>Show those that contain <input type="search" id="filter" \
      placeholder="a path, a name, a word"></label></p>
      \(sections.joined(separator: "\n"))
      </section>
      """
  }

  private func section(
    _ row: ProjectOverview.RuleRow, _ items: [(index: Int, item: ProjectOverview.Item)]
  ) -> String {
    let rule = Catalogue.rule(named: row.rule)
    let about = rule.map { html(ofMarkdown: RuleText($0).markdown(headingLevel: 4)) } ?? ""
    return """
      <details class="rule" id="rule-\(row.rule)"><summary><b>\(row.rule)</b> \
      <span class="count">\(items.count)</span> <span class="muted">\(inlineHTML(rule?.title ?? ""))</span></summary>
      <details class="about"><summary>About this rule</summary>\(about)</details>
      \(items.map { article($0.item, $0.index) }.joined(separator: "\n"))
      </details>
      """
  }

  private func article(_ item: ProjectOverview.Item, _ index: Int) -> String {
    let finding = item.finding
    let lines = overview.report.lines(of: item.file)
    let frame = SourceFrame(lines: lines, range: finding.range)
    let isNew = overview.hasBaseline && !item.isListed
    let reason = finding.reason.isEmpty ? "" : html(ofMarkdown: finding.reason)
    return """
      <article id="finding-\(index)"><h3><span class="path">\(location(finding.range, in: item.file))</span> \
      <span class="severity \(finding.severity.rawValue)">\(finding.severity.rawValue)</span>\
      \(isNew ? " <span class=\"severity new\">new</span>" : "")</h3>
      <p>\(inlineHTML(finding.message))</p>
      <pre><span class="muted">\(frame.lineNumber) │ </span>\(markupEscaped(frame.text))
      \(String(repeating: " ", count: frame.lineNumber.count + 3))\(frame.indent)\
      <span class="marks \(finding.severity.rawValue)">\(frame.marks)</span></pre>
      \(related(finding, in: item.file))\(reason)
      \(finding.rewrites.map { rewrite($0, in: item.file) }.joined())
      </article>
      """
  }

  private func location(_ range: Range<Int>, in file: String) -> String {
    let position = overview.report.lines(of: file).position(of: range.lowerBound)
    return "\(markupEscaped(file)):\(position.line):\(position.column)"
  }

  private func related(_ finding: DetailedFinding, in file: String) -> String {
    if finding.related.isEmpty { return "" }
    let items = finding.related.map { related in
      let place = location(related.range, in: related.file ?? file)
      return "<li><span class=\"path\">\(place)</span> \(inlineHTML(related.message))</li>"
    }
    return "<ul>\(items.joined())</ul>"
  }

  // MARK: Rewrites

  /// How many lines of a rewrite's difference are shown.
  private static let longestDifference = 200

  private func rewrite(_ rewrite: Rewrite, in ownFile: String) -> String {
    var files: [String] = []
    for edit in rewrite.edits where !files.contains(edit.file ?? ownFile) {
      files.append(edit.file ?? ownFile)
    }
    let differences = files.map { file in
      let before = overview.report.lines(of: file).bytes
      let edits = rewrite.edits.filter { ($0.file ?? ownFile) == file }
      let difference = unifiedDiff(before, edits.applied(to: before), name: file)
      let name = file == ownFile ? "" : "<span class=\"path\">\(markupEscaped(file))</span>"
      return name + "<pre>\(lines(ofDifference: difference))</pre>"
    }
    return """
      <details class="rewrite"><summary>\(inlineHTML(rewrite.title)) \
      <span class="muted">\(rewrite.level.rawValue)</span></summary>\(differences.joined())</details>
      """
  }

  /// The lines without the two of the header, those that are removed or added marked.
  private func lines(ofDifference difference: String) -> String {
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
    var html = ""
    /// The element that is open.
    var open: String?
    for line in lines.prefix(Self.longestDifference) {
      let element: String? =
        switch line.first {
        case "+": "ins"
        case "-": "del"
        case "@": "small"
        default: nil
        }
      if open != element {
        if let open { html += "</\(open)>" }
        if let element { html += "<\(element)>" }
        open = element
      }
      html += markupEscaped(String(line)) + "\n"
    }
    if let open { html += "</\(open)>" }
    let rest = lines.count - Self.longestDifference
    return rest > 0 ? html + "… \(counted(rest, "more line"))" : html
  }
}
