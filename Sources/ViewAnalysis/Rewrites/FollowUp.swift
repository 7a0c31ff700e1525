/// What another rule says of the code that a rewrite leaves.
package enum FollowUp: Equatable {
  /// Nothing that it wouldn't have said before.
  case nothing
  /// It has a rewrite for that. These edits do both.
  case joined([TextEdit])
  /// It finds something that it has no rewrite for.
  case finding
}

extension RuleContext {
  /// What `rule` finds in the range once the edits are made: a rewrite must not leave another rule's finding in the
  /// place of its own. The rule runs over a parse of the changed text, so ask only where it may well have something
  /// to say.
  package func followUp(_ edits: [TextEdit], in range: Range<Int>, by rule: Rule) -> FollowUp {
    let before = findings(of: rule, in: range, of: file)
    let changed = FileModel(parse(edits.applied(to: tree.bytes), replacing: file.parsed))
    let after = findings(of: rule, in: edits.moved(range), of: changed)
    guard after.count > before.count else { return .nothing }
    var next: [TextEdit] = []
    for finding in after {
      guard let rewrite = finding.rewrites.first, rewrite.level != .refactor, before.isEmpty,
        rewrite.edits.allSatisfy({ $0.file == nil }),
        next.last.map({ $0.range.upperBound < rewrite.edits.first?.range.lowerBound ?? 0 }) ?? true
      else { return .finding }
      next += rewrite.edits
    }
    return .joined(edits.joined(with: next, to: changed.tree))
  }

  private func findings(of rule: Rule, in range: Range<Int>, of file: FileModel) -> [Finding] {
    var context = RuleContext(
      RunningRules(rule, severity: severity, profile: profile),
      resolver: ViewResolver(file: file, workspace: workspace), layout: Layout(file.tree), rewrites: .all)
    var around = file.tree.innermostNode(at: range.lowerBound)
    while let parent = around.parent,
      around.range.upperBound <= range.upperBound || range.lowerBound < around.range.lowerBound
    { around = parent }
    for id in around.subtree where rule.kinds.contains(file.tree.nodes[id].kind) {
      let node = file.tree.node(id)
      let own = node.range
      guard range.lowerBound <= own.lowerBound, own.upperBound <= range.upperBound else { continue }
      context.check(node, by: 0)
    }
    return context.findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension [TextEdit] {
  /// The text with the edits made, all of them its own.
  package func applied<Bytes: RandomAccessCollection>(to bytes: Bytes) -> [UInt8]
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      // An edit out of order or out of the text would be a rule's mistake; it is left out, not obeyed.
      guard position <= edit.range.lowerBound, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.newText.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Where the range lies once the edits are made, the new text of those at its ends included. The edits are sorted.
  fileprivate func moved(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    for edit in self {
      let growth = edit.newText.utf8.count - edit.range.count
      if edit.range.upperBound < range.lowerBound { start += growth }
      if edit.range.lowerBound <= range.upperBound { end += growth }
    }
    return start..<Swift.max(start, end)
  }

  /// The edits and then `next`, as edits to the text before both. Both are sorted, `next` refers to `changed`, the tree
  /// of the text in between. What `next` reaches becomes one edit.
  fileprivate func joined(with next: [TextEdit], to changed: SyntaxTree) -> [TextEdit] {
    guard var low = next.first?.range.lowerBound, var high = next.last?.range.upperBound else { return self }
    /// Each of these edits, with the range of its new text.
    var placed: [(edit: TextEdit, new: Range<Int>)] = []
    var growth = 0
    for edit in self {
      let start = edit.range.lowerBound + growth
      placed.append((edit, start..<start + edit.newText.utf8.count))
      growth += edit.newText.utf8.count - edit.range.count
    }
    // Edits that touch what is covered are covered, too.
    while let edit = placed.first(where: { $0.new.lowerBound < low && low <= $0.new.upperBound }) {
      low = edit.new.lowerBound
    }
    while let edit = placed.first(where: { high < $0.new.upperBound && $0.new.lowerBound <= high }) {
      high = edit.new.upperBound
    }

    let text = next.applied(to: changed.bytes)
    let newEnd = high + text.count - changed.bytes.count
    var start = low
    var end = high
    for (edit, new) in placed {
      let growth = new.count - edit.range.count
      if new.upperBound < low { start -= growth }
      if new.lowerBound <= high { end -= growth }
    }
    guard low <= newEnd, newEnd <= text.count, start <= end else { return self }
    let joined = TextEdit(range: start..<end, newText: String(decoding: text[low..<newEnd], as: UTF8.self))
    return placed.filter { $0.new.upperBound < low }.map(\.edit) + [joined]
      + placed.filter { high < $0.new.lowerBound }.map(\.edit)
  }
}
