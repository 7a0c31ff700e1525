/// The `#if`s and their branches that hold nothing any more when views have been made of a type's members.
extension ViewExtractor {
  /// The branches of other `#if`s that hold nothing but what goes, each with the edit that takes it away: the last one, or
  /// the first of two, whose other one then has the whole condition. Any other stays: those after it mean its condition.
  func emptiedClauses(removing removed: Set<Node>, besides gone: [Node]) -> [(node: Node, edit: TextEdit)] {
    let clauses = Set(
      removed.compactMap { $0.ancestors.first { $0.kind == .ifConfigClause || $0.kind == .memberBlock } }
    )
    .filter { $0.kind == .ifConfigClause }
    return clauses.sorted { $0.id < $1.id }.compactMap { clause in
      guard let all = clause.parent.map({ Array($0.children(.ifConfigClause)) }), all.count > 1,
        !gone.contains(where: { $0.contains(clause) }), holdsOnly(removed, clause, [clause])
      else { return nil }
      if clause == all.last, let before = all.dropLast().last, !clauses.contains(before) {
        let range = layout.removal(of: layout.withTrailingComment(clause.range))
        return (clause, TextEdit(range: range, newText: ""))
      }
      guard all.count == 2, clause == all.first, let other = all.last, !clauses.contains(other),
        let condition = other.conditionOfClause,
        layout.comments(in: clause.range.upperBound..<other.range.lowerBound).isEmpty
      else { return nil }
      let written = other.firstToken.kind == .poundElseif ? other.firstChild : nil
      let end = written?.range.upperBound ?? Int(other.firstToken.end)
      return (clause, TextEdit(range: clause.range.lowerBound..<end, newText: "#if " + condition))
    }
  }

  /// The `#if`s of the type's members that hold nothing but members and comments that go, the outermost ones.
  func emptiedDirectives(removing removed: Set<Node>) -> [Node] {
    var found: Set<Node> = []
    for member in removed {
      let directives = member.ancestors.prefix { $0.kind != .memberBlock }.filter { $0.kind == .ifConfigDecl }
      if let directive = directives.last(where: { holdsOnly(removed, $0, $0.children) }) {
        found.insert(directive)
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Whether the items, of the declaration or of the `#if`, and the comments among them go with the members.
  func holdsOnly(_ removed: Set<Node>, _ node: Node, _ items: some Sequence<Node>) -> Bool {
    var members: [Node] = []
    var pending = Array(items)
    while let item = pending.popLast() {
      switch item.kind {
      case .ifConfigClause: pending += item.children.filter { !$0.kind.isExpression }
      case .memberBlockItem where item.firstChild?.kind == .ifConfigDecl:
        pending += item.firstChild.map { Array($0.children) } ?? []
      case .memberBlockItem:
        guard let member = item.firstChild, removed.contains(member) else { return false }
        members.append(member)
      default: return false
      }
    }
    guard !members.isEmpty, layout.isAloneOnLines(layout.withTrailingComment(node.range)) else {
      return false
    }
    let goes = members.map { start(of: $0, removing: removed)..<end(of: $0) }
    return layout.comments(in: node.range).allSatisfy { comment in
      goes.contains { $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound }
    }
  }

  /// Whether the code that the innermost `#if` around the node holds is indented.
  func indentsDirectives(around node: Node) -> Bool {
    guard
      let clause = node.ancestors.prefix(while: { $0.kind != .memberBlock })
        .first(where: { $0.kind == .ifConfigClause }),
      let first = clause.children.first(where: { !$0.kind.isExpression })
    else { return false }
    let outer = layout.indentation(at: clause.range.lowerBound)
    return !outer.isEmpty && layout.indentation(at: first.range.lowerBound).utf8.count > outer.utf8.count
  }
}
