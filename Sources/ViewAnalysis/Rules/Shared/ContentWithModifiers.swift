/// A view type whose body is its content with modifiers.
struct StylingView {
  let type: TypeModel
  let body: Property
  /// The stored view.
  let content: Property
  /// The content at the root of the body's chain: `content`, `content()`, `self.content`.
  let root: Node
  /// The generic parameter that is the content's type; nil for `AnyView`.
  let parameter: String?
  private let modifiers: [ModifierUse]

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), let body = type.body,
      let chain = body.getter?.onlyExpression.map({ ViewExpression($0) }), !chain.modifiers.isEmpty,
      let name = chain.root.storedName, !type.hasOwnState, context.resolver.isView(type),
      let content = type.storedProperties.first(where: { $0.name?.hasSameText(as: name) == true }),
      content.wrapper == nil
    else { return nil }
    let parameters = type.viewParameters.map(\.text)
    let allParameters = type.declaration.genericParameters.compactMap { $0.genericParameterName?.text }
    var views: [(Property, String?)] = []
    for property in type.storedProperties {
      guard let declared = property.type else { continue }
      let result = declared.asFunctionType?.functionTypeResult ?? declared
      if result.isNamedType("AnyView") {
        views.append((property, nil))
      } else if let name = result.typeName?.text, result.kind == .identifierType,
        // A closure gives a view, too, whose parameter conforms to a protocol of the app's own.
        parameters.contains(name) || declared != result && allParameters.contains(name)
      {
        views.append((property, name))
      }
    }
    guard views.count == 1, let view = views.first, view.0.binding.node == content.binding.node,
      content.type?.asFunctionType?.functionTypeParameters.isEmpty ?? true,
      chain.root.isCall == (content.type?.asFunctionType != nil),
      chain.modifiers.allSatisfy({ !$0.isConditional }),
      chain.modifiers.contains(where: { $0.entry?.traits.contains(.visual) ?? false }),
      !body.binding.node.mentions("GeometryReader"),
      // A modifier's content is one view: it can't stand in several places.
      chain.node.descendants.count(where: { $0.isName(name) }) == 1,
      context.step == .all
        || !Self.makesItsContent(type, content, context) && !Self.hasToBeView(type, chain, context)
    else { return nil }
    self.type = type
    self.body = body
    self.content = content
    root = chain.root
    parameter = view.1
    modifiers = chain.modifiers
  }

  /// Whether it can be tapped, as a control, or its type is named as a generic argument, as that of a hosting controller's
  /// root.
  private static func hasToBeView(_ type: TypeModel, _ chain: ViewExpression, _ context: RuleContext) -> Bool
  {
    chain.modifiers.contains { $0.name.map { gestures.contains($0) } ?? false }
      || context.workspace.references(to: type.name).contains { _, references in
        references.contains { $0.kind == .genericArgument }
      }
  }

  /// Whether the type's own initializers make the content in most places where the workspace uses the type: it is a view
  /// that fills in itself what it styles.
  private static func makesItsContent(_ type: TypeModel, _ content: Property, _ context: RuleContext) -> Bool
  {
    let initializers = context.resolver.members(of: type).declarations.filter(\.isExtension)
      .flatMap(\.initializers)
    guard !initializers.isEmpty, let label = content.name?.text,
      let calls = context.resolver.typeCalls(of: type)
    else { return false }
    let used = calls.filter { !$0.model.isInPreview($0.call.node) }
    return used.count { $0.call.closures.isEmpty && !$0.call.passes(label) } * 2 > used.count
  }

  var message: String {
    "`\(type.spokenName)` only applies modifiers to the view that it is given. Make it a `ViewModifier`, so that views "
      + "get them without being wrapped."
  }

  var reason: String {
    "The body of `\(type.spokenName)` is `\(content.name?.text ?? "the content")` with "
      + "\(listed(modifiers.compactMap { $0.name?.text })), and nothing around it."
  }
}

private let gestures: NameSet = [
  "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
]

extension Node {
  /// The name of the stored property that the expression reads or calls: `content`, `self.content`, `content()`.
  fileprivate var storedName: Name? {
    var node = self
    if let call = FunctionCall(node) {
      guard call.node.children.count == 1, let callee = call.callee else { return nil }
      node = callee
    }
    if node.kind == .declReferenceExpr { return node.firstName }
    guard let access = MemberAccess(node), access.base?.isReference(to: "self") == true else { return nil }
    return access.name
  }

  fileprivate var isCall: Bool { kind == .functionCallExpr }
}
