/// Holds a rewrite against its postconditions: applies its edits and runs the rules that they name over the result.
struct RewriteVerifier {
  private let file: SourceFile
  private let layout: Layout
  private let workspace: WorkspaceIndex
  private let sources: SourceCache?
  private let rule: Rule
  private let severity: Severity
  private let rules: EnabledRules

  /// `rule` is the one whose rewrites are verified; `rules` are those that run with it.
  init(
    _ file: SourceFile, _ layout: Layout, in workspace: WorkspaceIndex, sources: SourceCache?, _ rule: Rule,
    severity: Severity, _ rules: EnabledRules
  ) {
    self.file = file
    self.layout = layout
    self.workspace = workspace
    self.sources = sources
    self.rule = rule
    self.severity = severity
    self.rules = rules
  }

  /// Why a rewrite can't be offered: a sentence, as Markdown.
  struct Refusal: Error {
    let message: String
  }

  /// The rewrite as it can be offered, perhaps with what follows it. Throws where it breaks a postcondition.
  func verified(_ rewrite: Rewrite) throws(Refusal) -> Rewrite {
    var result = rewrite
    if !file.tree.errors.isEmpty,
      rewrite.edits.contains(where: { $0.file == nil && file.tree.isBroken(around: $0.range) })
    {
      throw Refusal(message: "the code has errors.")
    }
    if rewrite.level != .safe { try verifySyntax(of: rewrite) }
    // Postconditions are about this file.
    let others = rewrite.edits.filter { $0.file != nil }
    for postcondition in rewrite.postconditions {
      switch postcondition {
      case .staysSilent(let rule, let range):
        if isOffUntilNamed(rule) { continue }
        guard followUp(result.ownEdits, in: range, by: rule) == .nothing else {
          throw Refusal(newFindingsOf: rule)
        }
      case .isFollowedUp(let rule, let range, let title):
        switch followUp(result.ownEdits, in: range, by: rule) {
        case .nothing: continue
        case .finding: throw Refusal(newFindingsOf: rule)
        case .joined(let edits):
          result = Rewrite(
            title: title, level: result.level, edits: edits + others, isOneAtATime: result.isOneAtATime)
        }
      case .onlyImproves:
        try verifyImprovement(by: result.ownEdits)
      }
    }
    return result
  }

  /// Whether nobody has turned on a rule that is off until someone does.
  private func isOffUntilNamed(_ id: String) -> Bool {
    guard let index = Catalogue.index(of: id), Catalogue.rules[index].profile == .all else { return false }
    return rules.enabled.intersection([index]).isEmpty
  }

  /// Throws where the edits leave a file with more syntax errors than it has.
  private func verifySyntax(of rewrite: Rewrite) throws(Refusal) {
    for (name, edits) in Dictionary(grouping: rewrite.edits, by: \.file) {
      guard let source = name.map({ sources?.source(named: $0) }) ?? file,
        let excerpt = Excerpt(around: [], edits, in: source.model)
      else { throw Refusal(message: "a file can't be read.") }
      let changed = parse(excerpt.edits(edits).applied(to: excerpt.bytes))
      if changed.tree.errors.isEmpty { continue }
      let old = parse(excerpt.bytes)
      guard changed.tree.errors.count <= old.tree.errors.count else {
        throw Refusal(message: "it would leave code with errors.")
      }
    }
  }

  // MARK: One rule

  /// What a rule says of the code that a rewrite leaves.
  private enum FollowUp: Equatable {
    /// Nothing that it wouldn't have said before.
    case nothing
    /// It has a rewrite for that. These edits do both.
    case joined([TextEdit])
    /// It finds something that it has no rewrite for.
    case finding
  }

  private func followUp(_ edits: [TextEdit], in range: Range<Int>, by id: String) -> FollowUp {
    guard let rule = Catalogue.rule(named: id) else { return .nothing }
    guard let excerpt = Excerpt(around: [range], edits, in: file.model),
      let range = excerpt.position(of: range)
    else { return .finding }
    let edits = excerpt.edits(edits)
    let old = FileModel(parse(excerpt.bytes))
    let before = findings(of: rule, in: range, of: old)
    let changed = FileModel(parse(edits.applied(to: excerpt.bytes), replacing: old.parsed))
    let after = findings(of: rule, in: edits.moved(range), of: changed)
    // The finding that the rewrite is for is to go.
    let allowed = before.count - (id == self.rule.id ? 1 : 0)
    guard after.count > allowed else { return .nothing }
    var next: [TextEdit] = []
    for rewrites in after {
      guard let rewrite = rewrites.first, rewrite.level != .refactor, before.isEmpty,
        rewrite.edits.allSatisfy({ $0.file == nil }),
        next.last.map({ $0.range.upperBound < rewrite.edits.first?.range.lowerBound ?? 0 }) ?? true
      else { return .finding }
      next += rewrite.edits
    }
    return excerpt.editsOfFile(edits.joined(with: next, to: changed.tree)).map(FollowUp.joined) ?? .finding
  }

  /// The rewrites of each of the rule's findings in the range.
  private func findings(of rule: Rule, in range: Range<Int>, of file: FileModel) -> [[Rewrite]] {
    var context = RuleContext(
      EnabledRules(
        rule, severity: severity, step: Catalogue.index(of: rule.id).map { rules.steps[$0] } ?? .all),
      resolver: ViewResolver(file: file, workspace: workspace, sources: sources),
      layout: Layout(file.tree, like: layout))
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
      .map { context.details(of: $0, by: 0).rewrites }
  }

  // MARK: All rules

  /// Throws unless the edits remove a finding of the rule, and bring none of any rule, in the items that they touch and
  /// in what else declares or extends the types there.
  private func verifyImprovement(by edits: [TextEdit]) throws(Refusal) {
    guard let excerpt = Excerpt(around: [], edits, in: file.model) else {
      throw Refusal(message: "it would leave code with errors.")
    }
    let before = SourceFile(name: "", bytes: excerpt.bytes)
    let after = SourceFile(name: "", bytes: excerpt.edits(edits).applied(to: excerpt.bytes))
    guard after.tree.errors.count <= before.tree.errors.count else {
      throw Refusal(message: "it would leave code with errors.")
    }
    // Code that moves into another type takes its findings along, perhaps in other words.
    let known = Dictionary(grouping: allFindings(in: before), by: \.rule).mapValues(\.count)
    let left = Dictionary(grouping: allFindings(in: after), by: \.rule).mapValues(\.count)
    let more = Catalogue.rules.first { left[$0.id, default: 0] > known[$0.id, default: 0] }
    if let more { throw Refusal(newFindingsOf: more.id) }
    guard left[rule.id, default: 0] < known[rule.id, default: 0] else {
      throw Refusal(newFindingsOf: rule.id)
    }
  }

  /// What the user's rules say of the text. Rules that are asked for by name are not all that count.
  private func allFindings(in source: SourceFile) -> [Finding] {
    var configuration = rules.configuration
    let asked = findings(in: source, configuration)
    guard !configuration.only.isEmpty else { return asked }
    configuration.only = []
    return asked.filter { $0.rule == rule.id }
      + findings(in: source, configuration).filter { $0.rule != rule.id }
  }

  private func findings(in source: SourceFile, _ configuration: Configuration) -> [Finding] {
    Analyzer(source, in: workspace, configuration: configuration, sources: sources).findings()
  }
}

extension RewriteVerifier.Refusal {
  fileprivate init(newFindingsOf rule: String) {
    self.init(message: "`\(rule)` would report the code that it leaves.")
  }
}

extension [TextEdit] {
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

extension Rewrite {
  /// The edits of the finding's own file.
  fileprivate var ownEdits: [TextEdit] { edits.filter { $0.file == nil } }
}
