/// `.modifier(Card(elevation: 2))`.
struct AppliedModifier {
  /// The call of `modifier`.
  let outer: FunctionCall
  /// The call that makes the modifier.
  let inner: FunctionCall
  private let outerName: Name

  init?(_ use: InitializerCall) {
    inner = use.call
    guard !use.isImplicit, let argument = Argument(inner.node.parent), argument.label == nil,
      let outer = FunctionCall(argument.node.parent), outer.node.children.count == 2, let name = outer.name,
      name == "modifier"
    else { return nil }
    self.outer = outer
    outerName = name
  }

  /// Nil where a comment would be lost.
  func edits(naming name: String, _ layout: Layout, file: String?) -> [TextEdit]? {
    guard let callee = inner.callee else { return nil }
    let head = outerName.range.lowerBound..<callee.range.upperBound
    let tail = inner.node.range.upperBound..<outer.node.range.upperBound
    if layout.hasComment(head) || layout.hasComment(tail) { return nil }
    // Uses in the arguments have edits of their own there.
    let isNested = inner.node.descendants.contains { $0 != callee && $0.hasSameTokens(as: callee) }
    return [TextEdit(file: file, range: head, newText: name)]
      + (isNested ? [] : layout.realigning(inner, after: head, renamed: name, file: file))
      + [TextEdit(file: file, range: tail, newText: "")]
  }

  /// The function of an extension of `View` that does nothing but apply the modifier to the view, as in
  /// `func card() -> some View { modifier(Card()) }`; nil where the modifier is applied elsewhere.
  var exposingFunction: FunctionDecl? {
    guard outer.base.map({ $0.isReference(to: "self") }) ?? true, let function = outer.node.onlyResultOf,
      !function.isStatic, let member = function.node.parent, member.kind == .memberBlockItem,
      let type = TypeDecl(member.parent?.parent), type.isExtension,
      type.extendedType?.isNamedType("View") == true
    else { return nil }
    return function
  }
}

extension Node {
  /// The function whose body is this expression, after `return` or not.
  fileprivate var onlyResultOf: FunctionDecl? {
    let statement = parent?.kind == .returnStmt ? parent : self
    guard let item = statement?.parent, item.kind == .codeBlockItem, let block = item.parent,
      block.kind == .codeBlock, block.statements.count == 1
    else { return nil }
    return FunctionDecl(block.parent)
  }
}
