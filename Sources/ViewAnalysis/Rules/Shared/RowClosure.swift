/// A call that makes one view for each element of its data: `ForEach(books) { book in … }`, `List(books) { … }`.
struct RowLoop {
  let call: FunctionCall
  let name: Name
  let data: Node
  /// The value of `id:`.
  let id: Node?
  /// The closure that makes a row; nil where a function is passed.
  let row: Closure?

  /// Nil for other calls, for `List` and `ForEach` without data, and where the workspace has types of these names.
  init?(_ node: Node, _ context: RuleContext) { self.init(node, context.resolver) }

  init?(_ node: Node, _ resolver: ViewResolver) {
    guard let call = FunctionCall(node), call.isPlain, let name = call.name,
      name == "ForEach" || name == "List",
      resolver.declaredEntry(name) != nil, let first = call.firstArgument, first.label == nil,
      let data = first.value, data.kind != .closureExpr
    else { return nil }
    self.call = call
    self.name = name
    self.data = data
    id = call.argument("id")?.value
    row = call.closures.last { $0.label == nil || $0.label == "content" || $0.label == "rowContent" }?.closure
  }

  /// The names of the key path's components after `id:`: `self` for `\.self`, `element`, `id` for `\.element.id`.
  var idPath: [String] {
    guard let id, id.kind == .keyPathExpr, id.firstChild?.typeName == nil else { return [] }
    return id.text.dropFirst().split(separator: ".").map(String.init)
  }

  /// The list, table or lazy container whose rows the loop makes, directly or in a `Section`.
  func rowContainer(_ resolver: ViewResolver) -> FunctionCall? {
    if name == "List" { return call }
    var call = self.call
    while let owner = FunctionCall(resolver.builder(around: call.node.outermostChain)?.owner), owner.isPlain,
      let name = owner.name, let entry = resolver.declaredEntry(name)
    {
      if name == "List" || name == "Table" || entry.traits.contains(.lazy) { return owner }
      guard name == "Section" || name == "Group" else { return nil }
      call = owner
    }
    return nil
  }
}
