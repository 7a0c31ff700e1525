extension Rule {
  package static let sameViewBranches = Rule(
    id: "same_view_branches", severity: .warning, profile: .recommended, family: .identity,
    title: "Same view in both branches",
    summary: "An `if` and its `else` show the same view with different arguments.",
    why: """
      The branches of an `if` have different identities: when the condition changes, SwiftUI removes the \
      view of one branch and creates the view of the other. The state is lost, and the change is a \
      cross-fade at best.
      """,
    remedy: """
      Write the view once and choose its arguments. For a modifier that only one branch has, there is \
      often a value without effect: `opacity(1)`, `padding(0)`, `disabled(false)`.
      """,
    silentOn: [
      "Branches with really different views: different types, modifiers or closures.",
      "Conditions that bind a value (`if let`), and `else if`.",
      """
      Arguments that don't fit into one ternary: styles and shapes of different types, or a localized \
      literal and a plain string.
      """,
      "A view with a `transition` or an `id`: it is replaced on purpose.",
      "A representable of the workspace whose update does nothing: it would keep the first values.",
      "In `recommended` and `strict`: conditions that can't change, menus, alerts, commands, pickers, the items of a tab bar, previews and the views of widgets.",
      "In `recommended`: a `Spacer`.",
    ],
    keepIf: [
      "The branches only look alike for now.",
      "The condition never changes while the view is on screen.",
    ],
    disagreement: """
      The section that the rule cites is gone from the newest edition of the SwiftUI View Structure \
      Reference. What it says about identity still holds, so the rule stays in `recommended`.
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
    rewriteLevels: [.suggested], kinds: [.ifExpr],
    check: { node, context in
      guard let branches = EquivalentBranches(node, context) else { return }
      context.report(at: branches.introduction, subject: node, message: branches.message)
    },
    explain: { node, context in EquivalentBranches(node, context)?.reason ?? "" },
    rewrites: { node, context in EquivalentBranches(node, context)?.rewrites(context.layout) ?? [] })
}

/// An `if` and its `else` that show the same view.
private struct EquivalentBranches {
  private let conditional: Node
  private let condition: Node
  private let difference: BranchDifference
  /// The view, as the text names it.
  private let view: String
  private let hasState: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let conditional = IfExpr(node), let then = conditional.thenBlock?.onlyStatement,
      let elseBlock = conditional.elseBranch, elseBlock.kind == .codeBlock,
      let other = elseBlock.onlyStatement, then.kind.isExpression, other.kind.isExpression,
      let parent = node.parent,
      parent.kind == .codeBlockItem, let condition = conditional.plainCondition
    else { return nil }
    let first = ViewExpression(then)
    let second = ViewExpression(other)
    let resolver = context.resolver
    let areColors = resolver.isNamedColor(first.root) && resolver.isNamedColor(second.root)
    guard areColors || hasSameRoot(first, second) else { return nil }
    guard resolver.builder(around: node)?.kind == .view, let block = parent.parent,
      !isReturned(block, resolver),
      let difference = BranchDifference(first, second, resolver), !difference.changes.isEmpty,
      // The one view would go on to show what it was made with.
      first.typeName.map({ !resolver.keepsFirstInputs($0) }) ?? true
    else { return nil }
    // Nothing is lost where the condition can't change, nor in a menu or an alert, which is made anew each time it opens,
    // nor in an item of a tab bar, nor in a widget, which is drawn once an entry, nor in a preview.
    if context.step < .all {
      let type = context.file.enclosingType(of: node)
      guard !resolver.isOnlyInMenus(node), !context.file.isInPreview(node), !resolver.neverChanges(condition),
        type.map({ !resolver.isInWidget($0) }) ?? true
      else { return nil }
    }
    // Space has no state to lose.
    if context.step == .recommended, first.typeName == "Spacer" { return nil }
    self.conditional = node
    self.condition = condition
    self.difference = difference
    view =
      areColors
      ? "`Color`"
      : (first.typeName ?? first.rootCall?.name ?? first.root.referencedName).map { "`\($0.text)`" }
        ?? "the same view"
    hasState = resolver.mayLoseState(first)
  }

  /// UTF-8 offsets of `if` and its condition.
  var introduction: Range<Int> { conditional.range.lowerBound..<condition.range.upperBound }

  /// What differs, each name once.
  private var names: [String] {
    difference.changes.reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } }
  }

  private func list(_ names: [String]) -> String {
    names.count > 2 ? "\(names[0]), \(names[1]) and others" : names.joined(separator: " and ")
  }

  var message: String {
    let names = names
    let loss = hasState ? "and any state in it is lost" : "with a cross-fade at best"
    return
      "Both branches show \(view), with a different \(list(names)), but SwiftUI treats them as two views: one "
      + "replaces the other when `\(condition.shortText)` changes, \(loss). Write it once and choose the "
      + "\(names.count == 1 ? names[0] : "values")."
  }

  var reason: String {
    "The branches of this `if` differ only in the \(list(names)). When `\(condition.shortText)` changes, "
      + "SwiftUI removes one \(view) and inserts the other. A single view with a ternary keeps its identity and can "
      + "animate the change."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard let edit = difference.edit(replacing: conditional, condition, layout) else { return [] }
    // The `if` around it may then be one with a single view.
    let outer = conditional.ancestor(.ifExpr)
    return [
      Rewrite(
        replacing: conditional, by: [edit],
        title: "Show one \(view), which keeps its identity\(hasState ? " and state" : "")", layout,
        postconditions: outer.map { [.staysSilent(rule: Rule.conditionalView.id, in: $0.range)] } ?? [])
    ]
  }
}

extension ViewResolver {
  /// Whether the expression is one of SwiftUI's colors, or one that the app adds to them: `Color.white`.
  fileprivate func isNamedColor(_ root: Node) -> Bool {
    guard let access = MemberAccess(root), access.base?.isReference(to: "Color") == true,
      let name = access.name
    else { return false }
    let own = workspace.types(named: "Color", declaring: name.text).flatMap(\.facts.properties).filter {
      $0.name == name.text
    }
    return own.isEmpty
      ? Vocabulary.colors.contains(name)
      : own.allSatisfy { property in
        property.type.map { $0 == "Color" }
          ?? (property.ownValue?.type == "Color" && property.ownValue?.member == nil)
      }
  }

  /// Whether the type of the workspace wraps a platform view that it gives its inputs only when it makes it.
  fileprivate func keepsFirstInputs(_ name: Name) -> Bool {
    guard let qualifiedName = workspaceType(name),
      workspace.types(named: name.text).contains(where: { type in
        type.facts.functions.contains { Vocabulary.updateFunctions.contains($0.name) }
      })
    else { return false }
    let declaring = resolver(declaring: qualifiedName)
    let functions = declaring?.file.types(qualifiedName: qualifiedName).flatMap(\.functions) ?? []
    return functions.contains { function in
      function.name.map { Vocabulary.updateFunctions.contains($0) } == true
        && function.body?.statements.isEmpty == true
    }
  }
}

/// Whether a `return` keeps the builder from collecting what stands in the block.
private func isReturned(_ block: Node, _ resolver: ViewResolver) -> Bool {
  resolver.builder(of: block).map { resolver.hasReturn($0.block) } ?? true
}

/// Whether both are made by the same type, or start from the same value.
private func hasSameRoot(_ first: ViewExpression, _ second: ViewExpression) -> Bool {
  guard first.root.kind == second.root.kind else { return false }
  if let type = first.typeName, let other = second.typeName {
    guard type.hasSameText(as: other), let callee = first.rootCall?.callee,
      let otherCallee = second.rootCall?.callee
    else { return false }
    return callee.hasSameTokens(as: otherCallee)
  }
  return first.root.hasSameTokens(as: second.root)
}
