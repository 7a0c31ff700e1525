extension Rule {
  package static let missingContentBuilder = Rule(
    id: "missing_content_builder", severity: .warning, profile: .recommended,
    title: "Content closure without `@ViewBuilder`",
    summary: "A view's initializer takes its content as a closure that isn't marked `@ViewBuilder`.",
    explanation: """
      Without `@ViewBuilder` the closure is an ordinary one. Callers can hand over one view; as soon as they want \
      a second, an `if` or a `switch`, they have to wrap it all in a `Group` or a stack, which no container of \
      SwiftUI asks of them.

      With the attribute the view is used as SwiftUI's own containers are. Callers that pass one view stay as \
      they are.
      """,
    exceptions: """
      Leave the closure unmarked where one view is meant and several would break the layout. Closures with \
      parameters, optional closures and autoclosures are left alone, and so are private properties. Where the \
      closure had better not be stored at all, `closure_content` says so instead.
      """,
    sources: [Citation(.declaringAView, section: "Assemble the view’s content")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Panel<Content: View>: View {
            private let title: String
            private let content: Content

            init(_ title: String, content: () -> Content) {
              self.title = title
              self.content = content()
            }

            var body: some View {
              VStack {
                Text(title)
                content
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Panel<Content: View>: View {
            private let title: String
            private let content: Content

            init(_ title: String, @ViewBuilder content: () -> Content) {
              self.title = title
              self.content = content()
            }

            var body: some View {
              VStack {
                Text(title)
                content
              }
            }
          }
          """)
    ],
    hasSafeRewrite: true, kinds: [.initializerDecl, .structDecl], check: checkMissingContentBuilder)
}

private func checkMissingContentBuilder(_ node: Node, _ context: RuleContext) {
  // How the type uses what it is given decides whose finding this is.
  if let initializer = InitializerDecl(node) {
    guard let type = context.file.enclosingType(of: node), !type.node.hasError else { return }
    checkParameters(of: initializer, type, context)
  } else if let type = context.file.type(declaredBy: node), !type.node.hasError {
    checkProperties(of: type, context)
  }
}

private func checkParameters(
  of initializer: InitializerDecl, _ type: TypeModel, _ context: RuleContext
) {
  let resolver = context.resolver
  let candidates = initializer.parameters.filter {
    $0.type?.contentClosureResult != nil && $0.node.attributes.isEmpty
  }
  guard !candidates.isEmpty, resolver.isView(type) else { return }
  let main = resolver.mainDeclaration(of: type)
  let stored = main.map { resolver.storedContentClosures(of: $0) } ?? []
  let assigned = stored.filter { $0.isReported(in: context.profile) }.flatMap(\.assignments)
    .filter { $0.initializer.node.id == initializer.node.id }
  for parameter in candidates {
    guard let name = parameter.name, let closure = parameter.type, let result = closure.contentClosureResult,
      isView(result, type: type, main: main, initializer: initializer, resolver),
      !assigned.contains(where: { $0.value.isName(name) })
    else { continue }
    report(
      name, of: type, result: result, range: parameter.node.range.lowerBound..<closure.range.upperBound,
      insertion: parameter.node.range.lowerBound, what: "parameter", context)
  }
}

private func checkProperties(of type: TypeModel, _ context: RuleContext) {
  // With an initializer of its own there is no memberwise one that the attribute would reach.
  guard type.initializers.isEmpty else { return }
  let candidates = type.storedProperties.filter { property in
    property.type?.contentClosureResult != nil && property.variable.node.attributes.isEmpty
      && property.variable.bindings.count == 1 && property.initialValue == nil
      && (property.access ?? .internal) >= .internal
  }
  let resolver = context.resolver
  guard !candidates.isEmpty, resolver.isView(type) else { return }
  for property in candidates {
    guard let name = property.name, let result = property.type?.contentClosureResult,
      let resultName = result.plainName,
      type.viewParameters.contains(where: { $0.hasSameText(as: resultName) }),
      StoredContentClosure(property, of: type, resolver) == nil
    else { continue }
    report(
      name, of: type, result: result, range: property.binding.node.range,
      insertion: property.variable.node.range.lowerBound, what: "property", context)
  }
}

/// Whether the closure gives any view that the caller likes.
private func isView(
  _ result: Node, type: TypeModel, main: TypeModel?, initializer: InitializerDecl, _ resolver: ViewResolver
) -> Bool {
  if result.isOpaque("View") { return true }
  guard let name = result.plainName else { return false }
  let own = initializer.node.child(.genericParameterClause)?.children(.genericParameter) ?? []
  if let parameter = own.first(where: { $0.firstName?.hasSameText(as: name) == true }) {
    return parameter.children.contains { $0.namesProtocol("View") }
  }
  // `extension Card where Content == Text` has made the choice for the caller.
  let clauses = [type.node, initializer.node].compactMap { $0.child(.genericWhereClause) }
  let isFixed = clauses.flatMap { $0.descendants(.sameTypeRequirement) }.contains { requirement in
    requirement.descendants(.identifierType).contains { $0.firstName?.hasSameText(as: name) == true }
  }
  if isFixed { return false }
  if let main { return main.viewParameters.contains { $0.hasSameText(as: name) } }
  let text = name.text
  return resolver.workspace.types(named: type.name).contains { $0.facts.viewParameters.contains(text) }
}

private func report(
  _ name: Name, of type: TypeModel, result: Node, range: Range<Int>, insertion: Int, what: String,
  _ context: RuleContext
) {
  context.report(
    at: range,
    message:
      "Callers of `\(type.name)` can put no more than one view into `\(name.text)`: the closure isn't a "
      + "`@ViewBuilder`. Mark the \(what), and they can list views and branch.",
    reason:
      "`\(name.text)` gives `\(result.text)`, any view that the caller of `\(type.name)` likes. "
      + "The \(what) isn't marked, so the closure has to be a single expression or `return` its view.",
    rewrites: [
      Rewrite(
        title: "Mark `\(name.text)` as `@ViewBuilder`", level: .safe,
        edits: [TextEdit(range: insertion..<insertion, newText: "@ViewBuilder ")])
    ])
}

extension Node {
  /// Whether the expression is this name and nothing else.
  func isName(_ name: Name) -> Bool {
    kind == .declReferenceExpr && firstName?.hasSameText(as: name) == true
  }
}
