extension Rule {
  package static let anyView = Rule(
    id: "any_view", severity: .warning, profile: .recommended, family: .contract,
    title: "Type-erased view",
    summary: "A view is wrapped in `AnyView` although the compiler knows its type.",
    why: """
      SwiftUI uses a view's type as part of its identity, and `AnyView` hides that type. When the type \
      of the view inside changes, SwiftUI discards the whole subtree with its state and creates a new \
      one.
      """,
    remedy: """
      Return `some View`. Where branches return different types, `@ViewBuilder` combines them and keeps \
      their types.
      """,
    details: """
      With `AnyView`, SwiftUI also has to find out at run time what the compiler could have told it. This \
      costs most in the rows of a list, which has to evaluate each row just to know how many views it is.
      """,
    silentOn: [
      """
      `AnyView` that is part of an interface: in protocol requirements and the members that implement \
      them, in arrays and dictionaries of `AnyView`, in the results of closure types, and in `public` \
      declarations.
      """,
      "`AnyView` around a value whose type can't be told from the code: it may be an `any View`.",
      "A function that shows its own result: an opaque type can't contain itself.",
      "A call of a function that changes the view besides erasing its type.",
      "A stored `AnyView` if the value passed for it already was one.",
      """
      In `recommended` and `strict`: a stored `AnyView` if code of the workspace names the type as a \
      generic argument (`UIHostingController<Card>`), if a variable of an object holds one such view after another, if \
      only previews show the view, or if the type stores something static, which a generic one can't.
      """,
      """
      In `recommended` and `strict`: a helper with a `do` and `catch`, and one that a closure of another package's \
      function returns.
      """,
      "In `recommended` and `strict`: a stored `body`.",
      "In `recommended`: a stored `AnyView?` that the code compares with `nil`, or shows something else for if it is.",
    ],
    keepIf: [
      """
      The view is known only at run time, for example because a plug-in creates it or because it comes \
      from a lookup table.
      """
    ],
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
    rewriteLevels: [.safe, .suggested], kinds: [.functionCallExpr, .variableDecl],
    callees: ["AnyView", "init"],
    calleesIn: \.erasingFunctionNames,
    check: { node, context in
      if let property = ErasedProperty(node, context) {
        context.report(at: property.storage.range, subject: node, message: property.message)
      }
      guard node.kind == .functionCallExpr else { return }
      // The first erasure in a declaration reports the declaration.
      for declaration in node.ancestors
      where (declaration.kind == .variableDecl || declaration.kind == .functionDecl)
        && context.resolver.firstErasure(in: declaration) == node.id
      {
        guard let helper = ErasingHelper(declaration, context) else { continue }
        context.report(at: helper.result.range, subject: declaration, message: helper.message)
      }
      if let erasure = NeedlessErasure(node, context) {
        context.report(
          at: erasure.name.range, subject: node, message: erasure.message, isUnnecessary: true)
      } else if let closure = ErasingClosure(node, context) {
        context.report(at: closure.name.range, subject: node, message: closure.message)
      }
    },
    explain: { node, context in
      // A property that is stored has no getter, so it is no helper.
      NeedlessErasure(node, context)?.reason ?? ErasingClosure(node, context)?.reason
        ?? ErasingHelper(node, context)?.reason
        ?? ErasedProperty(node, context)?.reason ?? ""
    },
    rewrites: { node, context in
      NeedlessErasure(node, context)?.rewrites(context) ?? ErasingHelper(node, context)?.rewrites(context)
        ?? []
    })
}

/// `AnyView(…)` around a view in a builder, or as all that a declaration gives back as `some View`.
private struct NeedlessErasure {
  private let erasure: Erasure
  let name: Name
  /// Nil where it is a declaration's result.
  private let builder: BuilderContext?
  /// Whether it is a branch of a ternary, which an `if` would have to replace.
  private let isInTernary: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let erasure = Erasure(node, context.workspace.erasingFunctionNames) else { return nil }
    let resolver = context.resolver
    let chain = node.outermostChain
    let ternary = Self.ternary(around: chain)
    let place = ternary ?? chain
    // Of a ternary's two the first one reports.
    if let ternary, context.resolver.firstErasure(in: ternary) != node.id { return nil }
    let builder = resolver.builder(around: place)
    if let builder {
      guard builder.kind == .view, isOpen(builder), !context.resolver.hasReturn(builder.block),
        !resolver.takesErased(Closure(builder.block)), !isTypeErasedAround(chain)
      else { return nil }
    } else if !resolver.isOpaqueResult(place) {
      return nil
    }
    guard isConcreteView(erasure.view, resolver), !isPartOfErasingHelper(node, context),
      let name = erasure.call.name
    else { return nil }
    if let owner = enclosingFunction(of: node), let ownerName = owner.declaredName,
      resolver.viewBlocks.refers(erasure.view, to: ownerName, in: owner.declaredBlock)
    {
      return nil
    }
    self.erasure = erasure
    self.name = name
    self.builder = builder
    isInTernary = ternary != nil
  }

  /// The ternary that the expression is a branch of.
  private static func ternary(around expression: Node) -> Node? {
    var sequence = expression.parent
    if sequence?.kind == .unresolvedTernaryExpr { sequence = sequence?.parent }
    guard let sequence, sequence.kind == .sequenceExpr, sequence.child(.unresolvedTernaryExpr) != nil else {
      return nil
    }
    return sequence
  }

  /// The view inside, as the text names it.
  private var view: String {
    let expression = ViewExpression(erasure.view)
    return "`\(expression.typeName?.text ?? expression.root.shortText)`"
  }

  var message: String {
    let view = view
    return isInTernary
      ? "`AnyView` hides \(view) from SwiftUI. Choose between the views with `if` and `else`, which take them as they are."
      : "`AnyView` hides \(view) from SwiftUI and isn't needed here. Use \(view) without the wrapper."
  }

  var reason: String {
    let taker =
      builder.map { $0.ownerName.map { "The view builder of `\($0.text)`" } ?? "The view builder" }
      ?? "`some View`"
    return
      "\(taker) accepts \(view) directly. The wrapper hides its type, which makes updates more expensive. "
      + "If the wrapped type changes, SwiftUI discards the state of everything inside."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard !isInTernary, isKnown(builder, context.resolver),
      let edits = erasure.unwrapped(context.layout)
    else { return [] }
    return [Rewrite(title: "Remove the `AnyView` around \(view)", level: .safe, edits: edits)]
  }
}

extension ViewResolver {
  /// Whether the closure is for a parameter of a view of the workspace that is an `AnyView`: its builder takes nothing else,
  /// and the parameter is what is to change.
  fileprivate func takesErased(_ closure: Closure?) -> Bool {
    guard let (call, label) = closure?.use, let name = call.constructedType else { return false }
    return declarations(of: name).contains { facts in
      let types =
        facts.properties.filter { $0.isStored && $0.name == label?.text }.map(\.type)
        + facts.initializers.flatMap(\.parameters).filter { label == nil || $0.label == label?.text }.map(
          \.type)
      return types.contains { $0?.split(separator: " ").last == "AnyView" }
    }
  }
}

/// A closure for a view builder that returns an `AnyView` from each of its branches.
private struct ErasingClosure {
  /// The name `AnyView` in the first branch.
  let name: Name
  private let block: Node

  init?(_ node: Node, _ context: RuleContext) {
    let erasing = context.workspace.erasingFunctionNames
    guard let erasure = Erasure(node, erasing), let name = erasure.call.name,
      let closure = Closure(node.ancestor(.closureExpr, .functionDecl, .variableDecl)),
      context.resolver.role(of: closure)?.builderKind == .view
    else { return nil }
    let outcomes = Outcomes(closure.node, erasing: erasing)
    let erasures = outcomes.expressions.flatMap(\.erasures)
    guard outcomes.hasReturn, erasures.count > 1, erasures.first?.call.node == node,
      erasures.contains(where: { isConcreteView($0.view, context.resolver) }),
      !isPartOfErasingHelper(node, context)
    else { return nil }
    self.name = name
    block = closure.node
  }

  var message: String {
    "This closure returns an `AnyView` from each branch, which hides the views' types from SwiftUI. Its builder "
      + "takes the branches as they are: leave out `return` and `AnyView`\(block.advicePerStatement)."
  }

  var reason: String {
    "The closure is one of a view builder, which accepts an `if` or a `switch` with different views in its "
      + "branches, and tells them apart by their types."
  }
}

/// A stored property of type `AnyView` in a view.
private struct ErasedProperty {
  /// Its type, or the initial value that says it.
  let storage: Node
  private let name: Name
  private let type: TypeModel
  private let isState: Bool
  /// Whether an initializer of the type chooses one of several views for it.
  private let isChosen: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard node.kind == .variableDecl, node.parent?.kind == .memberBlockItem,
      let variable = VariableDecl(node),
      let binding = variable.firstBinding, let storage = erasedStorage(binding), !variable.isStatic,
      !binding.isComputed, variable.bindings.count == 1, let name = binding.name,
      // `View` requires it, and what stores it for others, as a style's configuration does, often can't be generic.
      context.step == .all || name != "body",
      let type = context.file.enclosingType(of: node), !type.isProtocol, !isPublic(node),
      !isPublic(type.node), context.resolver.isView(type), !mayBeWitness(name.text, of: type, context),
      context.step == .all
        || !isSpeltAsArgument(type, context) && !isOfEnvironment(type, context)
          && !isKeptByObject(type, context)
          && !context.resolver.isMadeOnlyInPreviews(type),
      !isHandedOn(name, of: type, context),
      context.step != .recommended || !isComparedWithNil(name, of: type, context)
    else { return nil }
    let wrapper = Property(variable: variable, binding: binding).wrapper
    guard wrapper?.role != .environment else { return nil }
    self.storage = storage
    self.name = name
    self.type = type
    // A bound one is a state of another view.
    isState = wrapper?.role == .ownState || wrapper?.name == "Binding"
    isChosen = type.initializers.contains { $0.body?.choosesValue(of: name) ?? false }
    // A generic type can't store anything for all of its specializations.
    if !isState, context.step != .all,
      type.properties.contains(where: { $0.isStored && $0.variable.isStatic })
    {
      return nil
    }
  }

  var message: String {
    let ifNone = storage.isNamedType("AnyView") || storage.kind.isExpression ? "" : ", `EmptyView` for none"
    // The type may be generic over another view already.
    let isTaken = type.declaration.genericParameters.contains { $0.genericParameterName == "Content" }
    let parameter = isTaken ? name.text.prefix(1).uppercased() + name.text.dropFirst() : "Content"
    let advice =
      isState || isChosen
      ? "Store the value that determines the view instead, and build the view in `body`."
      : "Make `\(type.spokenName)` generic over its content (`@ViewBuilder let \(name.text): \(parameter)`\(ifNone))."
    return
      "`\(type.spokenName)` stores `\(name.text)` as an `AnyView`, which hides its type from SwiftUI. \(advice)"
  }

  var reason: String {
    "The type of the view in `\(name.text)` is only known at run time. When it changes, everything inside is "
      + "discarded and created again. "
      + (isState || isChosen
        ? "A `switch` in `body` over a value, such as an enumeration, keeps the type of each view."
        : "With a generic parameter SwiftUI knows the type, and callers pass their view without `AnyView`.")
  }
}

/// Whether code names the type as a generic argument, `UIHostingController<Card>`: there it can have no parameters
/// of its own, and has to hide what differs.
private func isSpeltAsArgument(_ type: TypeModel, _ context: RuleContext) -> Bool {
  context.workspace.references(to: type.name).contains { _, references in
    references.contains { $0.kind == .genericArgument }
  }
}

/// Whether a variable of an object holds views of the type, perhaps one after another: `@Published var sheet: Card?`.
private func isKeptByObject(_ type: TypeModel, _ context: RuleContext) -> Bool {
  context.workspace.references(to: type.name).contains { file, references in
    guard references.contains(where: { $0.kind == .type }),
      let tree = context.resolver.source(named: file)?.tree
    else { return false }
    return references.contains { reference in
      // `Card`, `Card?` and `[Card]`
      guard reference.kind == .type,
        let annotation = tree.innermostNode(at: reference.range.lowerBound).ancestor(.typeAnnotation),
        annotation.range.upperBound - reference.range.upperBound <= 1,
        let variable = VariableDecl(annotation.ancestor(.variableDecl)), !variable.isLet, !variable.isStatic,
        variable.firstBinding?.isComputed == false,
        let owner = variable.node.ancestor(.memberBlock)?.parent
      else { return false }
      return owner.kind == .classDecl && variable.node.parent?.kind == .memberBlockItem
    }
  }
}

/// Whether the environment has values of the type, which can have no parameters of its own there, either: `@Entry var
/// badge: Badge?`.
private func isOfEnvironment(_ type: TypeModel, _ context: RuleContext) -> Bool {
  context.workspace.types(named: "EnvironmentValues", inFilesReferringTo: type.name).contains { _, facts in
    facts.properties.contains { $0.type?.plainTypeName == type.name }
  }
}

/// Whether what fills the property is an `AnyView` before: `Card(content: content)` with `content: AnyView` in the code
/// around, wherever the workspace makes one, or an initializer's closure that gives one. What is erased there can't be kept
/// here.
private func isHandedOn(_ property: Name, of type: TypeModel, _ context: RuleContext) -> Bool {
  let fromClosure = type.initializers.contains { initializer in
    initializer.parameters.contains { parameter in
      parameter.name?.hasSameText(as: property) == true
        && parameter.type?.asFunctionType?.functionTypeResult?.isNamedType("AnyView") == true
    }
  }
  if fromClosure { return true }
  return (context.resolver.typeCalls(of: type) ?? []).contains { call in
    guard
      var value = call.call.arguments.first(where: { $0.label?.hasSameText(as: property) == true })?.value,
      let resolver = call.file.map({ context.resolver.opened($0)?.resolver }) ?? context.resolver
    else { return false }
    if value.kind == .declReferenceExpr, let name = value.firstName,
      case .value(let local?)? = value.localBinding(of: name)
    {
      value = local
    }
    let given = resolver.declaration(readBy: value)
    return given?.owner.qualifiedName != type.qualifiedName
      && (given?.property.type == "AnyView" || given?.property.type == "AnyView?")
  }
}

/// Whether code of the type compares the property with `nil`, as a generic view can't be: a view that may be left out.
private func isComparedWithNil(_ property: Name, of type: TypeModel, _ context: RuleContext) -> Bool {
  (context.resolver.source?.facts.references.references(to: property.text) ?? []).contains { reference in
    guard type.node.range.contains(reference.range.lowerBound) else { return false }
    let node = context.tree.innermostNode(at: reference.range.lowerBound)
    let value = node.isMemberName ? node.parent ?? node : node
    if value.isBoundWithFallback { return true }
    guard let comparison = value.nextSibling, comparison.kind == .binaryOperatorExpr,
      comparison.hasText("==") || comparison.hasText("!=")
    else { return false }
    return comparison.nextSibling?.kind == .nilLiteralExpr
  }
}

extension Node {
  /// Whether the value, or the name itself, is bound by an `if` that shows something else for none, or by a `guard`.
  fileprivate var isBoundWithFallback: Bool {
    let condition: Node?
    switch kind {
    case .optionalBindingCondition: condition = self
    // `if let icon`
    case .identifierPattern: condition = parent?.child(.initializerClause) == nil ? parent : nil
    default: condition = parent?.kind == .initializerClause ? parent?.parent : nil
    }
    guard let condition, condition.kind == .optionalBindingCondition, let statement = condition.parent?.parent
    else { return false }
    return statement.kind == .guardStmt || IfExpr(statement)?.elseBranch != nil
  }
}

extension Node {
  /// Whether the code assigns the member one of several values: in branches, or by an `if`, a `switch` or a ternary.
  fileprivate func choosesValue(of member: Name) -> Bool {
    tree.nodes.ids(of: [.assignmentExpr], in: subtree).contains { id in
      guard let sequence = tree.node(id).parent, let target = sequence.assignmentTarget else { return false }
      let name =
        MemberAccess(target).map { $0.base?.isReference(to: "self") == true ? $0.name : nil }
        ?? target.firstName
      guard name?.hasSameText(as: member) == true else { return false }
      return sequence.children.contains {
        $0.kind == .ifExpr || $0.kind == .switchExpr || $0.kind == .unresolvedTernaryExpr
      }
        || sequence.ancestors.prefix { $0.id != self.id }.contains {
          $0.kind == .ifExpr || $0.kind == .switchExpr
        }
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
private func isOpen(_ builder: BuilderContext) -> Bool {
  if let call = FunctionCall(builder.owner) { return call.callee?.kind != .genericSpecializationExpr }
  let result = builder.owner.declaredType
  return result?.isOpaque("View") ?? true
}

/// Whether the code around the view spells a type that has `AnyView` in it: the declaration whose result the view goes
/// into, as in `Card<AnyView>`, or the extension that the declaration is in, as in `where Content == AnyView`.
private func isTypeErasedAround(_ view: Node) -> Bool {
  let erased = { (node: Node?) -> Bool in
    node?.descendants(.identifierType).contains { $0.isNamedType("AnyView") } ?? false
  }
  let declaration = enclosingFunction(of: view)
  return erased(declaration?.declaredType)
    || erased(declaration?.ancestor(.extensionDecl)?.child(.genericWhereClause))
}

/// Whether the builder is one that is known to take any view: SwiftUI's own, or a declaration's.
private func isKnown(_ builder: BuilderContext?, _ resolver: ViewResolver) -> Bool {
  guard let builder, let call = FunctionCall(builder.owner) else { return true }
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
