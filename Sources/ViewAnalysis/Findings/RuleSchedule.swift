/// A set of rules: one bit for each place in the catalogue.
typealias RuleBits = UInt64

/// Which rules look at which nodes, for all rules of the catalogue at once.
struct RuleSchedule: Sendable {
  private let byKind: [RuleBits]
  /// The rules that look at calls of certain names only, by those names.
  private let byCallee: NameTable<RuleBits>
  /// The rules that look at calls of any name.
  private let everyCall: RuleBits

  static let shared = RuleSchedule(Catalogue.rules)

  init(_ rules: [Rule]) {
    assert(rules.count <= RuleBits.bitWidth, "RuleBits has a bit for each rule")
    var byKind = [RuleBits](repeating: 0, count: SyntaxKind.allCases.count)
    var byCallee: [String: RuleBits] = [:]
    var everyCall = RuleBits(0)
    for (index, rule) in rules.enumerated() {
      let bit = RuleBits(1) << RuleBits(index)
      for kind in rule.kinds { byKind[Int(kind.rawValue)] |= bit }
      guard let callees = rule.callees else {
        everyCall |= bit
        continue
      }
      for name in callees.allNames { byCallee[name, default: 0] |= bit }
    }
    self.byKind = byKind
    self.byCallee = NameTable(byCallee.map { ($0.key, $0.value) })
    self.everyCall = everyCall
  }

  /// The rules that want to see the node.
  func rules(for id: Int, of tree: SyntaxTree) -> RuleBits {
    let kind = tree.nodes[id].kind
    let interested = byKind[Int(kind.rawValue)]
    guard kind == .functionCallExpr else { return interested }
    let named = tree.calleeName(of: id).flatMap { byCallee[$0, in: tree.bytes] } ?? 0
    return interested & (everyCall | named)
  }
}

extension SyntaxTree {
  /// UTF-8 offsets of the last name of what a call calls: `padding` in `view.padding()`; nil where it has none.
  /// It is read off the records, for the many calls that a name alone turns away.
  func calleeName(of call: Int) -> Range<Int>? {
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
