extension Rule {
  package static let missingContentBuilder = Rule(
    id: "missing_content_builder", severity: .warning, profile: .recommended, family: .invalidation,
    title: "Content closure without `@ViewBuilder`",
    summary: "A view's initializer takes its content as a closure that isn't marked `@ViewBuilder`.",
    why: """
      Without `@ViewBuilder`, callers can only return a single view from the closure. As soon as they \
      need a second view, an `if` or a `switch`, they have to wrap everything in a `Group` or a stack, \
      which SwiftUI's own containers don't require.
      """,
    remedy: "Mark the parameter `@ViewBuilder`. Callers that pass one view don't have to change.",
    silentOn: [
      "Closures with parameters, optional closures, autoclosures and private properties.",
      "A closure that shouldn't be stored at all, which `closure_content` reports.",
      "A parameter that is marked `@ContentBuilder`, which counts as `@ViewBuilder`.",
      "In `recommended`: private types to which all code gives a single expression.",
    ],
    keepIf: ["The closure should return exactly one view, and several would break the layout."],
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
    rewriteLevels: [.safe], kinds: [.initializerDecl, .structDecl],
    check: { node, context in
      for closure in UnmarkedContent.all(in: node, context) {
        context.report(at: closure.range, subject: closure.node, message: closure.message)
      }
    },
    explain: { node, context in UnmarkedContent(node, context)?.reason ?? "" },
    rewrites: { node, context in UnmarkedContent(node, context)?.rewrites ?? [] })
}

/// A content closure that isn't marked `@ViewBuilder`: a parameter of an initializer, or a property that is one of the
/// memberwise initializer.
private struct UnmarkedContent {
  /// The parameter, or the variable.
  let node: Node
  private let name: Name
  private let type: TypeModel
  /// What the closure gives.
  private let result: Node
  /// UTF-8 offsets from the name or the label to the closure's type.
  let range: Range<Int>

  /// The one that the parameter or the variable declares.
  init?(_ node: Node, _ context: RuleContext) {
    guard let declaration = node.ancestor(.initializerDecl, .structDecl),
      let closure = Self.all(in: declaration, context).first(where: { $0.node == node })
    else { return nil }
    self = closure
  }

  private init(node: Node, name: Name, type: TypeModel, result: Node, range: Range<Int>) {
    self.node = node
    self.name = name
    self.type = type
    self.result = result
    self.range = range
  }

  /// Those of an initializer, or of a `struct` without one, in the order of the text.
  static func all(in declaration: Node, _ context: RuleContext) -> [UnmarkedContent] {
    let all: [UnmarkedContent]
    if let initializer = InitializerDecl(declaration) {
      guard let type = context.file.enclosingType(of: declaration), !type.node.hasError else { return [] }
      all = parameters(of: initializer, type, context)
    } else {
      guard let type = context.file.type(declaredBy: declaration), !type.node.hasError else { return [] }
      all = properties(of: type, context)
    }
    return context.step == .recommended ? all.filter { !$0.isOnlyGivenOneView(context) } : all
  }

  /// Whether the type is the file's own, and all code that uses it gives it a single expression.
  private func isOnlyGivenOneView(_ context: RuleContext) -> Bool {
    guard context.typesOutwards(from: type).contains(where: { ($0.node.access ?? .internal) < .internal })
    else {
      return false
    }
    let calls = context.resolver.calls(making: type.name)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.closures.allSatisfy { label, closure in
          if let label, !label.hasSameText(as: name) { return true }
          guard let only = closure.node.onlyExpression else { return false }
          return only.kind != .ifExpr && only.kind != .switchExpr
        }
      }
  }

  private static func parameters(
    of initializer: InitializerDecl, _ type: TypeModel, _ context: RuleContext
  ) -> [UnmarkedContent] {
    let resolver = context.resolver
    let candidates = initializer.parameters.filter {
      $0.type?.contentClosureResult != nil && $0.node.attributes.isEmpty
    }
    guard !candidates.isEmpty, resolver.isView(type), !resolver.hasOtherBuilderInitializer(type) else {
      return []
    }
    let main = resolver.mainDeclaration(of: type)
    // What `closure_content` reports is left to it.
    let stored = main.map { resolver.storedContentClosures(of: $0) } ?? []
    let assigned = stored.filter { $0.isReported(in: context.step) }.flatMap(\.assignments)
      .filter { $0.initializer.node.id == initializer.node.id }
    return candidates.compactMap { parameter in
      guard let name = parameter.name, let closure = parameter.type,
        let result = closure.contentClosureResult,
        isView(result, type: type, main: main, initializer: initializer, resolver),
        !assigned.contains(where: { $0.value.isName(name) })
      else { return nil }
      return UnmarkedContent(
        node: parameter.node, name: name, type: type, result: result,
        range: parameter.node.range.lowerBound..<closure.range.upperBound)
    }
  }

  private static func properties(of type: TypeModel, _ context: RuleContext) -> [UnmarkedContent] {
    // With an initializer of its own there is no memberwise one that the attribute would reach.
    guard type.initializers.isEmpty else { return [] }
    let candidates = type.storedProperties.filter { property in
      property.type?.contentClosureResult != nil && property.variable.node.attributes.isEmpty
        && property.variable.bindings.count == 1 && property.initialValue == nil
        && (property.access ?? .internal) >= .internal
    }
    let resolver = context.resolver
    guard !candidates.isEmpty, resolver.isView(type), !resolver.hasOtherBuilderInitializer(type) else {
      return []
    }
    return candidates.compactMap { property in
      guard let name = property.name, let result = property.type?.contentClosureResult,
        let resultName = result.plainName,
        type.viewParameters.contains(where: { $0.hasSameText(as: resultName) }),
        StoredContentClosure(property, of: type, resolver) == nil
      else { return nil }
      return UnmarkedContent(
        node: property.variable.node, name: name, type: type, result: result,
        range: property.binding.node.range)
    }
  }

  private var kind: String { node.kind == .variableDecl ? "property" : "parameter" }

  var message: String {
    "Callers of `\(type.spokenName)` can pass only one view as `\(name.text)`, because the closure isn't a "
      + "`@ViewBuilder`. Mark the \(kind) so that they can list views and branch."
  }

  var reason: String {
    "`\(name.text)` returns `\(result.text)`, a view that the caller of `\(type.spokenName)` chooses. "
      + "The \(kind) isn't marked, so the closure has to be a single expression or `return` its view."
  }

  var rewrites: [Rewrite] {
    let start = node.range.lowerBound
    return [
      Rewrite(
        title: "Mark `\(name.text)` as `@ViewBuilder`", level: .safe,
        edits: [TextEdit(range: start..<start, newText: "@ViewBuilder ")])
    ]
  }
}

extension ViewResolver {
  /// Whether an extension of a protocol that the type conforms to has an initializer whose content callers can list.
  fileprivate func hasOtherBuilderInitializer(_ type: TypeModel) -> Bool {
    summary(of: type).inherited.contains { proto in
      Vocabulary.protocols[proto] == nil
        && workspace.types(named: proto).contains { declaration in
          declaration.facts.kind == .extensionDecl
            && declaration.facts.initializers.contains {
              $0.closures.contains { $0.role?.builderKind == .view }
            }
        }
    }
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
  let isConstrained = clauses.flatMap { $0.descendants(.conformanceRequirement) }.contains { requirement in
    requirement.firstChild?.plainName?.hasSameText(as: name) == true
      && requirement.children.last?.namesProtocol("View") == true
  }
  if isConstrained { return true }
  if let main { return main.viewParameters.contains { $0.hasSameText(as: name) } }
  return resolver.summary(of: type).viewParameters.contains(name.text)
}
