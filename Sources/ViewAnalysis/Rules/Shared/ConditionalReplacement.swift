extension Rewrite {
  /// The rewrite with the edits that replace a conditional by one view, and with what has nothing left to do then: a
  /// `@ViewBuilder` that joined the branches, a `Group` around nothing but the conditional.
  init(
    replacing conditional: Node, by edits: [TextEdit], title: String, _ layout: Layout,
    postconditions: [Postcondition] = []
  ) {
    var edits = edits
    var postconditions = postconditions
    if let attribute = conditional.uselessBuilderAttribute {
      edits.insert(TextEdit(range: layout.removal(of: attribute.range), newText: ""), at: 0)
    }
    if let closure = Closure(conditional.parent?.parent), closure.statements.count == 1,
      let call = FunctionCall(closure.node.parent), call.name == "Group"
    {
      postconditions.append(
        .isFollowedUp(
          rule: Rule.singleChildGroup.id, in: call.node.range, title: title + ", without the `Group`"))
    }
    self.init(title: title, level: .suggested, edits: edits, postconditions: postconditions)
  }
}

extension Node {
  /// The `@ViewBuilder` of the declaration whose only statement this is: without the branches it has nothing to do.
  fileprivate var uselessBuilderAttribute: Node? {
    guard let block = parent?.parent, block.statements.count == 1 else { return nil }
    let owner = ancestor(.variableDecl, .functionDecl, .closureExpr)
    guard let owner, owner.ownBuilderBlock?.id == block.id else { return nil }
    return owner.attribute("ViewBuilder") ?? owner.attribute("ContentBuilder")
  }

  /// The block of a computed property or a function that its own `@ViewBuilder` collects; nil for other
  /// declarations and for those without a block.
  var ownBuilderBlock: Node? {
    if let function = FunctionDecl(self) { return function.returnType == nil ? nil : function.body }
    guard let variable = VariableDecl(self) else { return nil }
    let bindings = variable.bindings
    return bindings.count == 1 ? bindings.first?.getter : nil
  }
}
