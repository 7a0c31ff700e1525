extension Rule {
  package static let redundantViewBuilder = Rule(
    id: "redundant_view_builder", severity: .hint, profile: .recommended, family: .invalidation,
    title: "Redundant ViewBuilder",
    summary: "`@ViewBuilder` is on a property or function that contains a single expression.",
    why: """
      `@ViewBuilder` combines several views into one, and lets an `if` or a `switch` choose between \
      views of different types. A declaration with a single expression has one view of one type: it \
      compiles to the same code without the attribute.
      """,
    remedy: "Remove the attribute. Add it again when the declaration gets a branch.",
    details: "Without the attribute, readers don't look for branches that don't exist.",
    silentOn: [
      "An attribute that has an effect: on several statements, an `if`, a `switch`, a ternary or `#if`.",
      """
      Protocol requirements, stored properties and parameters: callers and conforming types rely on the \
      attribute there.
      """,
    ],
    keepIf: ["The declaration is about to get a branch."],
    sources: [Citation(.viewStructure, section: "@ViewBuilder")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookRow: View {
            let book: Book

            var body: some View {
              HStack {
                Text(book.title)
                pageCount
              }
            }

            @ViewBuilder
            private var pageCount: some View {
              Text("\\(book.pages) pages")
                .foregroundStyle(.secondary)
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookRow: View {
            let book: Book

            var body: some View {
              HStack {
                Text(book.title)
                pageCount
              }
            }

            private var pageCount: some View {
              Text("\\(book.pages) pages")
                .foregroundStyle(.secondary)
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.attribute],
    check: { node, context in
      guard let builder = NeedlessBuilder(node) else { return }
      context.report(at: node.range, subject: node, message: builder.message, isUnnecessary: true)
    },
    explain: { node, _ in NeedlessBuilder(node)?.reason ?? "" },
    rewrites: { node, context in NeedlessBuilder(node)?.rewrites(context.layout) ?? [] })
}

/// A `@ViewBuilder` on a declaration that is one expression.
private struct NeedlessBuilder {
  private let attribute: Node
  /// The declaration, as the text names it.
  private let name: String
  private let expression: Node

  init?(_ node: Node) {
    guard Vocabulary.viewBuilders.contains(node.attributeName), let declaration = node.parent,
      let block = declaration.ownBuilderBlock, block.statements.count == 1,
      let expression = block.onlyStatement, isOneView(expression), !block.contains([.ifConfigDecl])
    else { return nil }
    attribute = node
    name = declaration.declaredName.map { "`\($0.text)`" } ?? "This declaration"
    self.expression = expression
  }

  var message: String {
    "\(name) is a single expression, so `@ViewBuilder` has no effect. Remove the attribute."
  }

  var reason: String {
    "\(name) contains only \(summary(of: expression)): one view of one type, "
      + "with no branches to combine."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    [
      Rewrite(
        title: "Remove `@ViewBuilder`", level: .safe,
        edits: [TextEdit(range: layout.removal(of: attribute.range), newText: "")])
    ]
  }
}

/// Whether the statement is an expression that is a view by itself, a branch no part of it.
private func isOneView(_ statement: Node) -> Bool {
  switch statement.kind {
  case .functionCallExpr:
    // `fatalError()` is no view to keep.
    return FunctionCall(statement)?.callee?.isTrap == false
  case .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .genericSpecializationExpr, .tupleExpr:
    return true
  case .sequenceExpr:
    return statement.children.allSatisfy {
      $0.kind != .unresolvedTernaryExpr && $0.kind != .assignmentExpr && $0.kind != .discardAssignmentExpr
    }
  default: return false
  }
}

extension Node {
  fileprivate var isTrap: Bool {
    isReference(to: "fatalError") || isReference(to: "preconditionFailure")
      || isReference(to: "assertionFailure")
  }
}

/// What the expression is, in a few words: "a `Text`", "a call of `row`", "`content`".
private func summary(of expression: Node) -> String {
  let view = ViewExpression(expression)
  let modifiers = view.modifiers.count
  let tail = modifiers == 0 ? "" : modifiers == 1 ? " with one modifier" : " with \(modifiers) modifiers"
  if let type = view.typeName { return "the view `\(type.text)`" + tail }
  if let call = view.rootCall, let name = call.name { return "a call to `\(name.text)`" + tail }
  if let name = view.root.referencedName { return "`\(name.text)`" + tail }
  return "one expression"
}
