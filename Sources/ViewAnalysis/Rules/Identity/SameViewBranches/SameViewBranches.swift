extension Rule {
  package static let sameViewBranches = Rule(
    id: "same_view_branches", severity: .warning, profile: .recommended,
    title: "One view in two branches",
    summary: "An `if` and its `else` show the same view with other arguments.",
    explanation: """
      SwiftUI knows a view by its place in the code. The two branches of an `if` are two places: when the condition \
      changes, the view of one branch is removed and that of the other is made anew. Its state is lost, and what \
      could move or fade from one value to the other is replaced instead.

      Where both branches show the same view, write the view once and choose its arguments. For a modifier that only \
      one branch has, there is often a value that does nothing: `opacity(1)`, `padding(0)`, `disabled(false)`.
      """,
    exceptions: """
      Leave the branches where they look alike only for now, or where the condition never changes while the view is \
      shown. Branches that are truly different views are what `if` is for: other types, other modifiers, other \
      closures. Conditions that bind a value (`if let`) and `else if` are left alone, too, and so are arguments that \
      can't stand in one ternary: styles and shapes of different types, or a localized literal beside a plain \
      string. A view with a `transition` or an `id` is meant to be replaced.
      """,
    sources: [Citation(.viewStructure, section: "Prefer Modifiers Over Conditional Views")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct FavoriteMark: View {
            let recipe: Recipe

            var body: some View {
              HStack {
                if recipe.isFavorite {
                  Image(systemName: "heart.fill")
                    .font(.title)
                } else {
                  Image(systemName: "heart")
                    .font(.title)
                }
                Text(recipe.name)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct FavoriteMark: View {
            let recipe: Recipe

            var body: some View {
              HStack {
                Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
                  .font(.title)
                Text(recipe.name)
              }
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct MessageText: View {
            let message: Message

            var body: some View {
              if message.isUnread {
                Text(message.text)
              } else {
                Text(message.text)
                  .opacity(0.6)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct MessageText: View {
            let message: Message

            var body: some View {
              Text(message.text)
                .opacity(message.isUnread ? 1 : 0.6)
            }
          }
          """),
    ],
    kinds: [.ifExpr], check: checkSameViewBranches)
}

private func checkSameViewBranches(_ node: Node, _ context: RuleContext) {
  guard let conditional = IfExpr(node), let then = conditional.thenBlock?.onlyStatement,
    let elseBlock = conditional.elseBranch, elseBlock.kind == .codeBlock,
    let other = elseBlock.onlyStatement, then.kind.isExpression, other.kind.isExpression,
    let parent = node.parent,
    parent.kind == .codeBlockItem, let condition = conditional.plainCondition
  else { return }
  let first = ViewExpression(then)
  let second = ViewExpression(other)
  guard hasSameRoot(first, second) else { return }
  let resolver = context.resolver
  guard resolver.builder(around: node)?.kind == .view, let block = parent.parent,
    !isReturned(block, resolver),
    let difference = BranchDifference(first, second, resolver), !difference.changes.isEmpty
  else { return }

  let subject =
    (first.typeName ?? first.rootCall?.name ?? first.root.referencedName).map { "`\($0.text)`" }
    ?? "the same view"
  let names = difference.changes.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
  let list = names.count > 2 ? "\(names[0]), \(names[1]) and others" : names.joined(separator: " and ")
  let test = "`\(condition.shortText)`"
  let hasState = first.typeName.map { !stateless.contains($0) } ?? true
  let loss = hasState ? "its state is lost and nothing animates" : "and nothing animates"
  context.report(
    at: node.range.lowerBound..<condition.range.upperBound,
    message:
      "Both branches show \(subject), with a different \(list), but to SwiftUI they are two views: one replaces the "
      + "other when \(test) changes, \(loss). Show it once and choose the \(names.count == 1 ? names[0] : "values").",
    reason:
      "The branches of this `if` differ in nothing but the \(list). When \(test) changes, SwiftUI removes one "
      + "\(subject) and inserts the other. A single one with a ternary stays in place and animates the change.",
    rewrites: difference.rewrite(conditional, condition, context.layout).flatMap {
      context.leavingOneView(
        $0, of: node, title: "Show one \(subject), which keeps its identity\(hasState ? " and state" : "")")
    }.map { [$0] } ?? [])
}

/// Views that have nothing to lose but their animation.
private let stateless: NameSet = [
  "Text", "Image", "Label", "Color", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule",
  "Divider", "Spacer",
]

extension RuleContext {
  /// The rewrite with these edits, which leave one view of a conditional. A `Group` that held nothing but the
  /// conditional would hold that view alone: it goes, too.
  func leavingOneView(
    _ edits: [TextEdit], of conditional: Node, title: String, _ postconditions: [Postcondition] = []
  ) -> Rewrite {
    var conditions = postconditions
    if let closure = Closure(conditional.parent?.parent), closure.statements.count == 1,
      let call = FunctionCall(closure.node.parent), call.name == "Group"
    {
      conditions.append(
        .isFollowedUp(
          rule: Rule.singleChildGroup.id, in: call.node.range, title: title + ", without the `Group`"))
    }
    return Rewrite(title: title, level: .suggested, edits: edits, postconditions: conditions)
  }
}

/// Whether a `return` keeps the builder from collecting what stands in the block.
private func isReturned(_ block: Node, _ resolver: ViewResolver) -> Bool {
  resolver.builder(of: block).map { holdsReturn($0.block) } ?? true
}

/// Whether both are made by the same type, or start from the same value.
private func hasSameRoot(_ first: ViewExpression, _ second: ViewExpression) -> Bool {
  guard first.root.kind == second.root.kind else { return false }
  if let type = first.typeName, let other = second.typeName {
    return haveSameText(type.tree, type.range, other.range)
      && first.rootCall?.callee.map { callee in
        second.rootCall?.callee.map { haveSameTokens(callee, $0) } ?? false
      } ?? false
  }
  return haveSameTokens(first.root, second.root)
}
