/// What all rules say of an item of the file, to be held against what they say of it once edits are made.
///
/// The item is read as a file of its own, with the workspace around it: that costs what the item is long, not what the
/// file is.
struct Judgement {
  private let context: RuleContext
  private let item: Range<Int>
  private let errorCount: Int
  private let findings: [Finding]

  init(of item: Node, _ context: RuleContext) {
    self.context = context
    self.item = item.range
    let source = SourceFile(name: "", bytes: Array(context.tree.bytes[item.range]))
    errorCount = source.tree.errors.count
    findings = context.judge(source)
  }

  /// Whether the edits, all of them in the item or right behind it, remove a finding of the context's rule, and bring
  /// none of any rule.
  func isImproved(by edits: [TextEdit]) -> Bool {
    let end = edits.reduce(item.upperBound) { max($0, $1.range.upperBound) }
    let moved = edits.map { edit in
      TextEdit(
        range: edit.range.lowerBound - item.lowerBound..<edit.range.upperBound - item.lowerBound,
        newText: edit.newText)
    }
    let changed = SourceFile(
      name: "", bytes: moved.applied(to: Array(context.tree.bytes[item.lowerBound..<end])))
    guard changed.tree.errors.count <= errorCount else { return false }
    // What a rule says of code that only moves, it says in the same words.
    var known: [[String]: Int] = [:]
    for finding in findings { known[[finding.rule, finding.message], default: 0] += 1 }
    let after = context.judge(changed)
    for finding in after {
      guard let count = known[[finding.rule, finding.message]], count > 0 else { return false }
      known[[finding.rule, finding.message]] = count - 1
    }
    let rule = context.rule.id
    return after.count { $0.rule == rule } < findings.count { $0.rule == rule }
  }
}

extension RuleContext {
  /// What all rules say of the code; the one that asks with its own options.
  fileprivate func judge(_ source: SourceFile) -> [Finding] {
    let configuration = Configuration(
      profile: .all, rules: [rule.id: RuleSetting(options: optionValues)])
    return analyze(source, in: workspace, configuration: configuration, rewrites: .none)
  }
}
