extension Rule {
  package static let anyView = Rule(
    id: "any_view", severity: .warning, profile: .recommended,
    title: "Erased view type",
    summary: "`AnyView` hides a view's type where SwiftUI could know it.",
    explanation: """
      SwiftUI tells views apart by their place in the tree and by their type. `AnyView` hides the type: when the view \
      inside changes its type, all of its subtree is thrown away with its state and made anew, and SwiftUI has to find \
      out at run time what the compiler could have told it.

      Return `some View`. Where branches make views of different types, `@ViewBuilder` joins them and keeps what \
      each of them is.
      """,
    exceptions: """
      `AnyView` is the right tool where only the running app knows which view it will be: made by a plug-in, or \
      looked up in a table. Erasure is left alone where it is what the interface is made of: in a protocol's \
      requirement and what fulfils it, in arrays and dictionaries of `AnyView`, in results of closure types and in \
      `public` declarations. It is left alone, too, around a value whose type can't be told from the code, because \
      that may be an `any View`, and where a function shows its own result inside itself: opaque types can't contain \
      themselves. A stored `AnyView` is left alone where what fills it was one before, and in a type that code has \
      to name as a generic argument (`UIHostingController<Card>`).
      """,
    sources: [Citation(.viewStructure, section: "AnyView")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct MessageRow: View {
            let message: Message

            var body: some View {
              HStack {
                marker
                Text(message.text)
              }
            }

            private var marker: AnyView {
              if message.isUnread {
                return AnyView(Circle().frame(width: 8, height: 8))
              } else {
                return AnyView(Image(systemName: "checkmark"))
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct MessageRow: View {
            let message: Message

            var body: some View {
              HStack {
                marker
                Text(message.text)
              }
            }

            @ViewBuilder
            private var marker: some View {
              if message.isUnread {
                Circle().frame(width: 8, height: 8)
              } else {
                Image(systemName: "checkmark")
              }
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct BookList: View {
            let books: [Book]

            var body: some View {
              List(books) { book in
                AnyView(Text(book.title))
                  .padding()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookList: View {
            let books: [Book]

            var body: some View {
              List(books) { book in
                Text(book.title)
                  .padding()
              }
            }
          }
          """),
    ],
    hasSafeRewrite: true, kinds: [.functionCallExpr, .variableDecl], callees: ["AnyView"], check: checkAnyView
  )
}

private func checkAnyView(_ node: Node, _ context: RuleContext) {
  if node.kind == .variableDecl {
    checkStoredProperty(node, context)
    return
  }
  // The first erasure in a declaration speaks for it.
  for declaration in node.ancestors
  where (declaration.kind == .variableDecl || declaration.kind == .functionDecl)
    && context.resolver.firstErasure(in: declaration) == node.id
  {
    ErasingHelper(declaration, context)?.report(context)
  }
  checkCall(node, context)
}

/// `AnyView(…)` around a view in a builder, or as all that a declaration gives back as `some View`.
private func checkCall(_ node: Node, _ context: RuleContext) {
  guard let erasure = Erasure(node) else { return }
  let resolver = context.resolver
  let chain = node.outermostChain
  let place = resolver.builder(around: chain)
  if let place {
    guard place.kind == .view, isOpen(place), !holdsReturn(place.block) else { return }
  } else if !resolver.isOpaqueResult(chain) {
    return
  }
  guard isConcreteView(erasure.view, resolver), !isPartOfErasingHelper(node, context),
    let name = erasure.call.name
  else { return }
  if let owner = enclosingFunction(of: node), let ownerName = owner.declaredName,
    refers(erasure.view, to: ownerName.text, resolver)
  {
    return
  }
  let expression = ViewExpression(erasure.view)
  let view = "`\(expression.typeName?.text ?? expression.root.shortText)`"
  var rewrites: [Rewrite] = []
  if isKnownPlace(place, resolver),
    let edits = context.layout.unwrapping(erasure.call, argument: erasure.view)
  {
    rewrites.append(Rewrite(title: "Remove the `AnyView` around \(view)", level: .safe, edits: edits))
  }
  let taker =
    place.flatMap(\.ownerName).map { "The builder of `\($0.text)`" } ?? place.map { _ in "The builder here" }
    ?? "`some View`"
  context.report(
    at: name.range,
    message:
      "`AnyView` hides \(view) from SwiftUI, and nothing here needs it. Use \(view) without the wrapper.",
    reason:
      "\(taker) takes \(view) as it is. Wrapped, its type is gone: SwiftUI can't compare it with the view "
      + "that stood here before as cheaply, and another view in its place would lose all state below it.",
    rewrites: rewrites, isUnnecessary: true)
}

/// A stored property of type `AnyView` in a view.
private func checkStoredProperty(_ node: Node, _ context: RuleContext) {
  guard node.parent?.kind == .memberBlockItem, let variable = VariableDecl(node),
    let binding = variable.firstBinding, let place = erasedStorage(binding), !variable.isStatic,
    !binding.isComputed, variable.bindings.count == 1, let name = binding.name,
    let type = context.file.enclosingType(of: node), !type.isProtocol, !isPublic(node), !isPublic(type.node),
    context.resolver.isView(type), !mayBeWitness(name.text, of: type, context),
    !isSpeltAsArgument(type, context), !isHandedOn(name, of: type, context)
  else { return }
  let wrapper = Property(variable: variable, binding: binding).wrapper
  guard wrapper?.role != .environment else { return }
  let isState = wrapper?.role == .ownState
  let ifNone = place.isNamedType("AnyView") || place.kind.isExpression ? "" : ", `EmptyView` for none"
  let fill =
    isState
    ? "Keep the value that decides which view it is, and build the view in `body`."
    : "Make `\(type.name)` generic over its content (`@ViewBuilder let \(name.text): Content`\(ifNone))."
  context.report(
    at: place.range,
    message:
      "`\(type.name)` stores `\(name.text)` as an `AnyView`, so SwiftUI can't see what it shows. \(fill)",
    reason:
      "`\(name.text)` may hold any view, and its type is unknown until it is drawn. Each new value of another "
      + "type rebuilds everything below it. "
      + (isState
        ? "A `switch` in `body` over a value, such as an enumeration, keeps the types apart."
        : "With a generic parameter SwiftUI knows the type, and callers pass their view without `AnyView`."))
}

/// Whether code names the type as a generic argument, `UIHostingController<Card>`: there it can have no parameters
/// of its own, and has to hide what differs.
private func isSpeltAsArgument(_ type: TypeModel, _ context: RuleContext) -> Bool {
  let tree = context.tree
  return tree.nodes.places(of: [.genericArgument]).contains { id in
    guard let argument = tree.node(id).firstChild,
      let name = argument.typeName
    else { return false }
    return tree.hasText(type.name, in: name.range)
  }
}

/// Whether what fills the property is an `AnyView` before: `Card(content: content)` with `content: AnyView` in the code
/// around, or an initializer's closure that gives one. What is erased there can't be kept here.
private func isHandedOn(_ property: Name, of type: TypeModel, _ context: RuleContext) -> Bool {
  let tree = context.tree
  let fromClosure = type.initializers.contains { initializer in
    initializer.parameters.contains { parameter in
      parameter.name.map { $0.hasSameText(as: property) } == true
        && parameter.type?.asFunctionType?.functionTypeResult?.isNamedType("AnyView") == true
    }
  }
  if fromClosure { return true }
  return tree.nodes.places(of: [.functionCallExpr]).contains { id in
    guard let call = FunctionCall(tree.node(id)),
      let made = call.constructedType, tree.hasText(type.name, in: made.range),
      let value = call.arguments.first(where: { $0.label?.hasSameText(as: property) == true })?.value,
      let name = value.referencedName, let caller = context.file.enclosingType(of: call.node),
      caller.qualifiedName != type.qualifiedName
    else { return false }
    return caller.properties.contains { other in
      guard other.name?.hasSameText(as: name) == true, let held = other.type else { return false }
      return held.isNamedType("AnyView")
        || held.kind == .optionalType && held.firstChild?.isNamedType("AnyView") == true
    }
  }
}

/// Where a stored property says that it is an `AnyView`: its type, or the initial value. Not for arrays, dictionaries
/// and closures.
private func erasedStorage(_ binding: PatternBinding) -> Node? {
  if let type = binding.type {
    if type.isNamedType("AnyView") { return type }
    let isOptional = type.kind == .optionalType || type.kind == .implicitlyUnwrappedOptionalType
    return isOptional && type.firstChild?.isNamedType("AnyView") == true ? type : nil
  }
  guard let call = FunctionCall(binding.initialValue), call.constructedType == "AnyView" else { return nil }
  return call.callee
}

/// Whether the builder takes any view, as far as the text tells: not in a call or a declaration that fixes its types.
private func isOpen(_ place: BuilderContext) -> Bool {
  if let call = FunctionCall(place.owner) { return call.callee?.kind != .genericSpecializationExpr }
  let result = place.owner.declaredType
  return result?.isOpaque("View") ?? true
}

/// Whether the builder is one that is known to take any view: SwiftUI's own, or a declaration's.
private func isKnownPlace(_ place: BuilderContext?, _ resolver: ViewResolver) -> Bool {
  guard let place, let call = FunctionCall(place.owner) else { return true }
  if let type = call.constructedType { return resolver.declaredEntry(type) != nil }
  return Vocabulary.modifier(call.name) != nil
}

private func isPartOfErasingHelper(_ node: Node, _ context: RuleContext) -> Bool {
  node.ancestors.contains { ancestor in
    guard ancestor.kind == .functionDecl || ancestor.kind == .variableDecl else { return false }
    let result = ancestor.declaredType
    return result?.isNamedType("AnyView") == true || ErasingHelper(ancestor, context) != nil
  }
}

private func enclosingFunction(of node: Node) -> Node? {
  node.ancestors.first { ancestor in
    ancestor.kind == .functionDecl
      || ancestor.kind == .variableDecl && VariableDecl(ancestor)?.firstBinding?.isComputed == true
  }
}
