/// The blocks of the file's declarations whose result is `some View` or `AnyView`, by the declarations' names, and what
/// they refer to. It is read when it is first asked for, and once.
final class ViewBlocks {
  private let tree: SyntaxTree
  private let indices: NameTable<Int>
  /// Of each name, the blocks of its declarations.
  private let blocks: [[Node]]
  /// The indices of the names, by those of the blocks' nodes.
  private let names: [Int: Int]
  /// For each name that has been asked about: those that refer to each other, directly or not, have the same group.
  private var groups: [Int?]
  /// In which order the names were visited, and the first of them that can be reached from each.
  private var visits: [(own: Int, first: Int)?]
  private var visitCount = 0

  init(_ file: FileModel) {
    tree = file.tree
    var indices: [String: Int] = [:]
    var blocks: [[Node]] = []
    var names: [Int: Int] = [:]
    for id in tree.nodes.ids(of: [.functionDecl, .variableDecl]) {
      let declaration = tree.node(id)
      // Most variables are stored.
      guard let block = declaration.declaredBlock,
        let result = declaration.declaredType ?? declaration.child(.returnClause)?.firstChild,
        result.isNamedType("AnyView") || result.isOpaque("View"), let name = declaration.declaredName
      else { continue }
      let index = indices[name.text] ?? blocks.count
      if index == blocks.count {
        indices[name.text] = index
        blocks.append([])
      }
      blocks[index].append(block)
      names[block.id] = index
    }
    self.indices = NameTable(indices.map { ($0.key, $0.value) })
    self.blocks = blocks
    self.names = names
    groups = Array(repeating: nil, count: blocks.count)
    visits = Array(repeating: nil, count: blocks.count)
  }

  /// Whether the code, which is in the block of a declaration of the name, refers to the name, itself or through other
  /// declarations of the file that give views: opaque types can't go round in circles.
  func refers(_ code: Node, to name: Name, in block: Node?) -> Bool {
    guard let index = block.flatMap({ names[$0.id] }) else { return mentions(code, name) }
    if groups[index] == nil { findGroups(from: index) }
    // What is in the block, the name can reach: so what reaches the name is in its group.
    return references(in: code).contains { $0 == index || groups[$0] == groups[index] }
  }

  /// The same for a name whose declaration gives no view.
  private func mentions(_ code: Node, _ name: Name) -> Bool {
    var pending = [code]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      for id in tree.nodes.ids(of: [.declReferenceExpr], in: next.subtree) {
        guard let referenced = tree.node(id).firstName else { continue }
        if referenced.hasSameText(as: name) { return true }
        if let index = indices[referenced], seen.insert(index).inserted { pending += blocks[index] }
      }
    }
    return false
  }

  /// The indices of the names that the code refers to.
  private func references(in code: Node) -> [Int] {
    tree.nodes.ids(of: [.declReferenceExpr], in: code.subtree).compactMap { indices[tree.node($0).firstName] }
  }

  /// Finds the group of the name, and those of all names that it refers to, directly or not. (Tarjan's algorithm for
  /// strongly connected components.)
  private func findGroups(from start: Int) {
    /// The names that are being visited, each with those that it refers to and are still to be looked at.
    var path: [(name: Int, left: [Int])] = []
    /// The names that have no group yet, in the order of their visits.
    var open: [Int] = []
    func visit(_ name: Int) {
      visits[name] = (visitCount, visitCount)
      visitCount += 1
      open.append(name)
      path.append((name, blocks[name].flatMap(references)))
    }
    /// What the one name reaches, the other one does.
    func note(_ first: Int, for name: Int) {
      guard let visited = visits[name] else { return }
      visits[name] = (visited.own, min(visited.first, first))
    }
    visit(start)
    while let name = path.last?.name {
      if let next = path[path.count - 1].left.popLast() {
        if let visited = visits[next] {
          if groups[next] == nil { note(visited.own, for: name) }
        } else {
          visit(next)
        }
        continue
      }
      path.removeLast()
      guard let visited = visits[name] else { continue }
      if let outer = path.last?.name { note(visited.first, for: outer) }
      guard visited.first == visited.own else { continue }
      while let last = open.popLast() {
        groups[last] = name
        if last == name { break }
      }
    }
  }
}
