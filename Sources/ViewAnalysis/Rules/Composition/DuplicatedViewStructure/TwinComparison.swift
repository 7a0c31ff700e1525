/// What differs between a view and others whose bodies have the same shape: in the bodies, and in what the names in them
/// mean in each file.
struct TwinComparison {
  /// The leaves that some of the others have otherwise, each once, in the order of the text. Names that a body binds for
  /// itself make no difference; a view that another one stands for is there with the name of its type.
  private(set) var leaves: [String] = []
  /// How many views and helpers have another one in their place.
  private(set) var slots = 0
  /// The names of properties that are of another type there.
  private(set) var types: [String] = []
  /// The names of helpers, constants and nested types that are declared in another way there.
  private(set) var values: [String] = []

  /// `type` is the type of the resolver's own file that has the shape.
  init(
    of type: TypeModel, _ shape: ViewShapes.Shape, with twins: [(file: String, shape: ViewShapes.Shape)],
    _ context: RuleContext
  ) {
    guard let own = TwinBody(type, context.file) else { return }
    let others = twins.compactMap { file, twin -> TwinBody? in
      guard let model = context.resolver.source(named: file)?.model,
        let type = model.enclosingType(atOffset: twin.nameRange.lowerBound)
      else { return nil }
      return TwinBody(type, model)
    }
    /// The names of members that differ, or mean something else.
    var different: Set<String> = []
    let columns = TwinLeaves([own.block] + others.map(\.block))?.columns ?? []
    for (index, leaf) in (columns.first ?? []).enumerated() {
      let row = columns.dropFirst().map { $0[index] }
      guard zip(others, row).contains(where: { $0.text(of: $1) != own.text(of: leaf) }) else { continue }
      if leaf.kind == .functionCallExpr || row.contains(where: { $0.kind == .functionCallExpr }) {
        slots += 1
      }
      if let name = leaf.referencedName?.text { different.insert(name) }
      let text = FunctionCall(leaf)?.constructedType?.text ?? leaf.text
      if !leaves.contains(text) { leaves.append(text) }
    }
    for name in own.names {
      guard let meaning = own.meaning(of: name) else { continue }
      let found = others.filter { $0.names.contains(name) }.compactMap { $0.meaning(of: name) }
      if let type = meaning.type, found.contains(where: { $0.type.map { $0 != type } ?? false }) {
        types.append(name)
      } else if found.contains(where: { $0.code != meaning.code }) {
        values.append(name)
        different.insert(name)
      }
    }
    slots += own.block.tree.nodes.ids(of: [.codeBlockItem], in: own.block.subtree).count { item in
      context.resolver.placedHelper(own.block.tree.node(item)).map { different.contains($0.text) } ?? false
    }
  }
}

/// The body of one of the views.
private struct TwinBody {
  let block: Node
  /// The names in the body that its type or its file may declare, each once, in the order of the text.
  let names: [String]
  /// By the names that the body binds for itself, a number for each.
  private let bound: [String: Int]
  private let members: TypeMembers
  private let file: FileModel

  init?(_ type: TypeModel, _ file: FileModel) {
    guard let block = type.body?.getter else { return nil }
    let tree = block.tree
    var bound: [String: Int] = [:]
    for id in tree.nodes.ids(
      of: [.identifierPattern, .closureShorthandParameter, .closureParameter], in: block.subtree)
    {
      let node = tree.node(id)
      for index in 0..<2 {
        guard let name = node.name(atToken: node.introducerToken + index)?.text else { continue }
        if bound[name] == nil { bound[name] = bound.count }
      }
    }
    self.block = block
    self.bound = bound
    var names: [String] = []
    var seen: Set<String> = []
    for id in tree.nodes.ids(of: [.declReferenceExpr], in: block.subtree) {
      let node = tree.node(id)
      guard !node.isMemberName || MemberAccess(node.parent)?.base?.isReference(to: "self") == true,
        var name = node.firstName?.text
      else { continue }
      if name.hasPrefix("$") { name.removeFirst() }
      // `if let title = title` reads the property, too.
      if bound[name] != nil, node.firstName.map({ node.isBoundLocally($0) }) != false { continue }
      if seen.insert(name).inserted { names.append(name) }
    }
    self.names = names
    members = TypeMembers(of: type, in: file)
    self.file = file
  }

  /// The leaf's text, with a number for a name that the body binds.
  func text(of leaf: Node) -> String {
    let root = leaf.nameRoot
    guard let name = root.firstName?.text, let number = bound[name] else { return leaf.text }
    return "\(number)"
      + leaf.tree.text(root.range.upperBound..<max(root.range.upperBound, leaf.range.upperBound))
  }

  /// What the name means to the body: the type of a property that has one written out, and the code of what isn't
  /// given. Nil for what is declared elsewhere.
  func meaning(of name: String) -> (type: String?, code: String)? {
    let found = members.named(name)
    if let member = found.first {
      var type: String?
      if case .property(let property) = member, found.count == 1 {
        type = property.type?.text
        if property.isStored {
          // Storage has a key, an environment value a path.
          return (type, (property.wrapper?.attribute.words ?? "") + (property.initialValue?.words ?? ""))
        }
      }
      return (type, found.map(\.declaration.words).joined(separator: " "))
    }
    // What is not private to the file means the same in the other one.
    return file.privateDeclarations[name].map { (nil, $0.words) }
  }
}

extension Node {
  /// The code without its layout and comments.
  fileprivate var words: String {
    tokenRange.map { tree.text(Int(tree.tokens[$0].start)..<Int(tree.tokens[$0].end)) }.joined(separator: " ")
  }

  /// The name that a leaf begins with: `item` of `item.title`.
  fileprivate var nameRoot: Node {
    var root = self
    while let access = MemberAccess(root), let base = access.base { root = base }
    return root
  }
}
