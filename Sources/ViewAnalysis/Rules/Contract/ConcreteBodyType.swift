extension Rule {
  package static let concreteBodyType = Rule(
    id: "concrete_body_type", severity: .information, profile: .recommended, family: .contract,
    title: "Body with a concrete type",
    summary: "A view's `body` is declared with a concrete type instead of `some View`.",
    why: """
      `body` only has to be some view. If its declaration names a concrete type, it has to change with \
      every modifier and container that is added, and other code can come to depend on the type.
      """,
    remedy: "Declare `var body: some View` and let the compiler infer the type.",
    silentOn: [
      "`Never`, a generic parameter and the type's own `Body` alias.",
      "`AnyView`, which `any_view` reports.",
    ],
    keepIf: ["Other code has to name the type, in a type alias or as a generic argument."],
    sources: [Citation(.declaringAView, section: "Declare a body")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct CaptionView: View {
            let caption: String

            var body: Text {
              Text(caption)
            }
          }
          """,
        good: """
          import SwiftUI

          struct CaptionView: View {
            let caption: String

            var body: some View {
              Text(caption)
            }
          }
          """)
    ],
    rewriteLevels: [.safe, .suggested], kinds: [.variableDecl], declares: ["body"],
    check: { node, context in
      guard let body = ConcreteBody(node, context) else { return }
      context.report(at: body.type.range, subject: node, message: body.message)
    },
    explain: { node, context in ConcreteBody(node, context)?.reason ?? "" },
    rewrites: { node, context in ConcreteBody(node, context)?.rewrites(context) ?? [] })
}

/// A view's body whose declaration names a concrete type.
private struct ConcreteBody {
  private let declaration: Node
  private let getter: Node?
  let type: Node
  private let typeName: Name
  private let owner: TypeModel

  init?(_ node: Node, _ context: RuleContext) {
    guard node.parent?.kind == .memberBlockItem, let variable = VariableDecl(node), !variable.isStatic,
      let binding = variable.firstBinding, binding.name == "body", binding.isComputed,
      let type = binding.type,
      type.kind == .identifierType || type.kind == .memberType, let typeName = type.typeName,
      typeName != "AnyView", typeName != "Never", typeName != "Body", typeName != "Self"
    else { return nil }
    let resolver = context.resolver
    guard let owner = context.file.enclosingType(of: node), !owner.isProtocol, resolver.isView(owner),
      !isProtocolExtension(owner, context),
      resolver.isViewType(typeName) || wrappers.contains(typeName) && !resolver.declares(typeName),
      !isAlias(type, in: owner, context)
    else { return nil }
    declaration = node
    getter = binding.getter
    self.type = type
    self.typeName = typeName
    self.owner = owner
  }

  var message: String {
    "The body of `\(owner.spokenName)` is declared as `\(typeName.text)`, so the declaration has to change with its "
      + "content. Declare it as `some View`."
  }

  var reason: String {
    "`\(type.onOneLine)` is the type of the current content. "
      + "With `some View` the compiler infers it, and the declaration stays the same when the content changes."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let getter, spellsItsType(getter), !context.file.readsBody,
      !context.layout.hasComment(type.range)
    else { return [] }
    let edits = [
      TextEdit(range: type.range, newText: "some " + context.resolver.viewProtocol(at: type.range.lowerBound))
    ]
    // Code that reads it in another file, or in another module, may count on its type.
    let isPublic = isPublicInEffect(declaration, of: owner, context.file)
    return [
      isPublic || context.workspace.readsBody
        ? Rewrite(
          title: "Declare the body as `some View`, which changes the public interface", level: .suggested,
          edits: edits)
        : Rewrite(title: "Declare the body as `some View`", level: .safe, edits: edits)
    ]
  }
}

/// SwiftUI's views that only types spell out.
private let wrappers: NameSet = [
  "ModifiedContent", "_ConditionalContent", "TupleView", "EquatableView", "SubscriptionView",
]

/// Whether other modules can see the member: it and all types around it say so.
private func isPublicInEffect(_ member: Node, of owner: TypeModel, _ file: FileModel) -> Bool {
  guard let access = member.access ?? (owner.isExtension ? owner.node.access : nil), access > .internal else {
    return false
  }
  var type: TypeModel? = owner
  while let current = type {
    let declared = current.isExtension ? file.declarations(of: current).first { !$0.isExtension } : current
    // A type that another file declares may be public.
    if let declared, (declared.node.access ?? .internal) <= .internal { return false }
    type = file.enclosingType(of: current.node)
  }
  return true
}

extension Node {
  /// The text, cut at the first line end.
  fileprivate var onOneLine: String {
    let text = self.text
    guard let end = text.firstIndex(where: \.isNewline) else { return text }
    return text[..<end] + "…"
  }
}

/// An extension of a protocol gives its body to others.
private func isProtocolExtension(_ type: TypeModel, _ context: RuleContext) -> Bool {
  guard type.isExtension else { return false }
  if type.name == "View" { return true }
  return context.resolver.summary(of: type).kinds.contains(.protocolDecl)
}

/// Whether the name stands for another type: a generic parameter, an alias, or where `Body` is an alias, which
/// would contradict `some View`.
private func isAlias(_ type: Node, in owner: TypeModel, _ context: RuleContext) -> Bool {
  guard let first = type.firstName, let last = type.typeName else { return true }
  let tree = context.tree
  for id in tree.nodes.ids(of: [.typeAliasDecl, .genericParameter]) {
    switch tree.nodes[id].kind {
    case .typeAliasDecl:
      guard let name = TypeAliasDecl(tree.node(id))?.name else { continue }
      if name == "Body" || name.hasSameText(as: last) || name.hasSameText(as: first) { return true }
    case .genericParameter:
      if tree.node(id).firstName?.hasSameText(as: first) == true { return true }
    default: continue
    }
  }
  return owner.viewParameters.contains { $0.hasSameText(as: first) }
}

/// Whether each result of the block says by itself of which type it is: no `.red`, no literal.
private func spellsItsType(_ block: Node) -> Bool {
  guard let last = block.statements.last?.firstChild else { return false }
  var results = block.returnedValues
  if last.kind.isExpression { results.append(last) }
  if results.isEmpty { return false }
  return results.allSatisfy { result in
    let root = ViewExpression(result).root
    if FunctionCall(root)?.constructedType != nil { return true }
    return root.kind == .declReferenceExpr || MemberAccess(root)?.base != nil
  }
}
