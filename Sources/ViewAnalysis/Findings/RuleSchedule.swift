/// A set of rules: one bit for each place in the catalogue.
typealias RuleBits = UInt64

/// Which of some rules look at which nodes, in one workspace.
struct RuleSchedule: Sendable {
  private let byKind: [RuleBits]
  /// The kinds of nodes that any rule looks at.
  let kinds: KindSet
  private let interests: RuleInterests
  /// The calls that the workspace has some rules look at besides.
  private let workspaceCalls: [(names: NameSet, rule: RuleBits)]

  init(_ enabled: RuleBits, in workspace: WorkspaceIndex) {
    interests = .shared
    let byKind = interests.byKind.map { $0 & enabled }
    self.byKind = byKind
    kinds = KindSet(SyntaxKind.allCases.lazy.filter { byKind[Int($0.rawValue)] != 0 })
    workspaceCalls = interests.workspaceCallees.compactMap { place, calleesIn in
      let names = calleesIn(workspace)
      return names.isEmpty ? nil : (names, 1 << RuleBits(place))
    }
  }

  /// The rules that want to see the node, which is of the kind.
  @inline(__always)
  func rules(for id: Int, _ kind: SyntaxKind, of tree: SyntaxTree) -> RuleBits {
    let interested = byKind[Int(kind.rawValue)]
    if interested == 0 { return 0 }
    switch kind {
    case .functionCallExpr: return interested & callers(of: tree.calleeName(of: id), in: tree)
    case .variableDecl, .functionDecl:
      return interested & interests.declarations.rules(for: tree.node(id).declaredName?.range, in: tree)
    default: return interested
    }
  }

  private func callers(of name: Range<Int>?, in tree: SyntaxTree) -> RuleBits {
    var rules = interests.calls.rules(for: name, in: tree)
    for call in workspaceCalls where call.names.contains(name, in: tree.bytes) { rules |= call.rule }
    return rules
  }
}

/// What the catalogue's rules look at, as tables.
private final class RuleInterests: Sendable {
  let byKind: [RuleBits]
  let calls: NamedInterest
  let declarations: NamedInterest
  /// Places in the catalogue of the rules that ask the workspace for names.
  let workspaceCallees: [(Int, @Sendable (WorkspaceIndex) -> NameSet)]

  static let shared = RuleInterests(Catalogue.rules)

  init(_ rules: [Rule]) {
    assert(rules.count <= RuleBits.bitWidth, "RuleBits has a bit for each rule")
    var byKind = [RuleBits](repeating: 0, count: SyntaxKind.allCases.count)
    for (index, rule) in rules.enumerated() {
      for kind in rule.kinds { byKind[Int(kind.rawValue)] |= RuleBits(1) << RuleBits(index) }
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
  private let byName: NameTable<RuleBits>
  /// The rules that take any name.
  private let anyName: RuleBits

  /// One entry a rule; nil for one that takes any name.
  init(_ names: [NameSet?]) {
    var byName: [String: RuleBits] = [:]
    var anyName = RuleBits(0)
    for (index, names) in names.enumerated() {
      let bit = RuleBits(1) << RuleBits(index)
      guard let names else {
        anyName |= bit
        continue
      }
      for name in names.allNames { byName[name, default: 0] |= bit }
    }
    self.byName = NameTable(byName.map { ($0.key, $0.value) })
    self.anyName = anyName
  }

  @inline(__always)
  func rules(for name: Range<Int>?, in tree: SyntaxTree) -> RuleBits {
    anyName | (name.flatMap { byName[$0, in: tree.bytes] } ?? 0)
  }
}

extension SyntaxTree {
  /// UTF-8 offsets of the last name of what a call calls: `padding` in `view.padding()`; nil where it has none.
  /// It is read off the records, for the many calls that a name alone turns away.
  func calleeName(of call: Int) -> Range<Int>? {
    let nodes = nodes
    guard nodes[call].size > 1 else { return nil }
    var callee = call + 1
    if nodes[callee].kind == .genericSpecializationExpr, nodes[callee].size > 1 { callee += 1 }
    if nodes[callee].kind == .memberAccessExpr, nodes[callee].size > 1 {
      // The name is the last child: behind the base, if there is one.
      let second = callee + 1 + Int(nodes[callee + 1].size)
      callee = second < callee + Int(nodes[callee].size) ? second : callee + 1
    }
    guard nodes[callee].kind == .declReferenceExpr else { return nil }
    let token = tokens[Int(nodes[callee].firstToken)]
    return Int(token.start)..<Int(token.end)
  }
}
