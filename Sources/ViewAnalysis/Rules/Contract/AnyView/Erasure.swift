/// `AnyView(view)`, `.init(view)` as the result of a declaration of that type, or `view.eraseToAnyView()` where the
/// workspace adds such a function to `View`.
struct Erasure {
  let call: FunctionCall
  /// What is inside.
  let view: Node

  /// `erasing` are the names of the workspace's functions that erase a view.
  init?(_ node: Node?, _ erasing: CountedNames) {
    if let call = FunctionCall(node), !call.isPlain, let name = call.name, erasing.contains(name),
      call.node.children.count == 1, let view = call.base
    {
      self.call = call
      self.view = view
      return
    }
    guard let call = FunctionCall(node), call.constructedType == "AnyView" || call.isErasureByResult,
      call.callee?.kind != .genericSpecializationExpr
    else { return nil }
    let arguments = call.arguments
    guard arguments.count == 1, let argument = arguments.first, call.closures.isEmpty,
      argument.label == nil || argument.label == "erasing", let view = argument.value
    else { return nil }
    self.call = call
    self.view = view
  }

  /// The edits that leave the view alone; nil where a comment would be lost.
  func unwrapped(_ layout: Layout) -> [TextEdit]? {
    guard call.callee?.contains(view) == true else { return layout.unwrapping(call, argument: view) }
    let suffix = view.range.upperBound..<call.node.range.upperBound
    return layout.hasComment(suffix) ? nil : [TextEdit(range: suffix, newText: "")]
  }
}

func isPublic(_ declaration: Node) -> Bool {
  guard let access = declaration.access else { return false }
  return access >= .public
}

/// Whether a protocol may require a member of the name: one of the workspace's does, or the type conforms to one of
/// another module that nothing is known of.
func mayBeWitness(_ name: String, of type: TypeModel, _ context: RuleContext) -> Bool {
  // An extension of a protocol gives what the protocol requires.
  let protocols = context.resolver.summary(of: type).inherited + (type.isExtension ? [type.name] : [])
  if context.workspace.requires(name, byProtocols: protocols) { return true }
  return protocols.contains { proto in
    guard !Vocabulary.protocolsWithoutViews.contains(proto), Vocabulary.protocols[proto] == nil else {
      return false
    }
    return !context.workspace.knows(proto)
  }
}

/// Whether the expression's type is a concrete view for sure, not an `any View`.
func isConcreteView(_ node: Node, _ resolver: ViewResolver) -> Bool {
  if node.kind == .sequenceExpr {
    // `Text(a) + Text(b)`
    return node.children.allSatisfy {
      $0.kind == .binaryOperatorExpr ? $0.hasText("+") : ViewExpression($0).typeName == "Text"
    }
  }
  let view = ViewExpression(node)
  if let type = view.typeName { return type != "AnyView" }
  if let access = MemberAccess(view.root), let base = access.base, base.isTypeReference,
    let type = base.referencedName
  {
    // `Color.red`
    return resolver.declaredEntry(type)?.traits.isDisjoint(with: [.notView]) ?? false
  }
  guard let name = view.rootCall?.name ?? view.root.referencedName, isOnSelf(view.root),
    let type = resolver.file.enclosingType(of: node)
  else { return false }
  // What the modifier is applied to; `self.content` is something else.
  if resolver.roles(of: type).contains(.viewModifier), view.root.isReference(to: "content") { return true }
  return resolver.members(of: type).named(name.text).contains { member in
    guard let helper = resolver.helper(member.declaration, of: type) else { return false }
    // What a generic function gives for an `any P` is an `any View`.
    return helper.name?.hasSameText(as: name) == true && helper.result.isOpaque("View")
      && helper.function?.isGeneric != true
  }
}

/// Whether the expression is a plain name or a member of `self`, or a call of one.
private func isOnSelf(_ root: Node) -> Bool {
  let callee = FunctionCall(root)?.callee ?? root
  if callee.kind == .declReferenceExpr { return true }
  return MemberAccess(callee)?.base?.isReference(to: "self") == true
}
