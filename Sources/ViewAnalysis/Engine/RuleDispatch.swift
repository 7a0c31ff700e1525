/// Which of some rules look at which nodes, in one workspace.
struct RuleDispatch: Sendable {
  private let byKind: [RuleSet]
  /// The kinds of nodes that any rule looks at.
  let kinds: KindSet
  private let interests: RuleInterests
  /// The calls that the workspace has some rules look at besides.
  private let workspaceCalls: [(names: CountedNames, rule: RuleSet)]

  init(_ enabled: RuleSet, in workspace: WorkspaceIndex) {
    interests = .shared
    let byKind = interests.byKind.map { $0.intersection(enabled) }
    self.byKind = byKind
    kinds = KindSet(SyntaxKind.allCases.lazy.filter { !byKind[Int($0.rawValue)].isEmpty })
    workspaceCalls = interests.workspaceCallees.compactMap { index, calleesIn in
      let names = calleesIn(workspace)
      return names.isEmpty ? nil : (names, [index])
    }
  }

  /// The rules that want to see the node, which is of the kind.
  @inline(__always)
  func rules(for id: Int, _ kind: SyntaxKind, of tree: SyntaxTree) -> RuleSet {
    let interested = byKind[Int(kind.rawValue)]
    if interested.isEmpty { return [] }
    switch kind {
    case .functionCallExpr: return interested.intersection(callers(of: tree.calleeName(of: id), in: tree))
    case .variableDecl, .functionDecl:
      return interested.intersection(
        interests.declarations.rules(for: tree.node(id).declaredName?.range, in: tree))
    default: return interested
    }
  }

  private func callers(of name: Range<Int>?, in tree: SyntaxTree) -> RuleSet {
    var rules = interests.calls.rules(for: name, in: tree)
    for call in workspaceCalls where call.names.contains(name, in: tree.bytes) { rules.formUnion(call.rule) }
    return rules
  }
}

/// What the catalogue's rules look at, as tables.
private final class RuleInterests: Sendable {
  let byKind: [RuleSet]
  let calls: NamedInterest
  let declarations: NamedInterest
  /// Indices in the catalogue of the rules that ask the workspace for names.
  let workspaceCallees: [(Int, @Sendable (WorkspaceIndex) -> CountedNames)]

  static let shared = RuleInterests(Catalogue.rules)

  init(_ rules: [Rule]) {
    var byKind = [RuleSet](repeating: [], count: SyntaxKind.allCases.count)
    for (index, rule) in rules.enumerated() {
      for kind in rule.kinds { byKind[Int(kind.rawValue)].insert(index) }
    }
    self.byKind = byKind
    calls = NamedInterest(rules.map { $0.calleesIn == nil ? $0.callees : $0.callees ?? [] })
    declarations = NamedInterest(rules.map(\.declares))
    workspaceCallees = rules.enumerated().compactMap { index, rule in rule.calleesIn.map { (index, $0) } }
  }
}

/// The rules that look at calls, or at declarations, of certain names.
private struct NamedInterest: Sendable {
  /// By those names.
  private let byName: NameTable<RuleSet>
  /// The rules that take any name.
  private let anyName: RuleSet

  /// One entry a rule; nil for one that takes any name.
  init(_ names: [NameSet?]) {
    var byName: [String: RuleSet] = [:]
    var anyName = RuleSet()
    for (index, names) in names.enumerated() {
      guard let names else {
        anyName.insert(index)
        continue
      }
      for name in names.allNames { byName[name, default: []].insert(index) }
    }
    self.byName = NameTable(byName.map { ($0.key, $0.value) })
    self.anyName = anyName
  }

  @inline(__always)
  func rules(for name: Range<Int>?, in tree: SyntaxTree) -> RuleSet {
    guard let name, let rules = byName[name, in: tree.bytes] else { return anyName }
    return anyName.union(rules)
  }
}
