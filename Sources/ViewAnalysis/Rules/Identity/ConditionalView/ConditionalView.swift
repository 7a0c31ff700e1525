extension Rule {
  package static let conditionalView = Rule(
    id: "conditional_view", severity: .hint, profile: .strict,
    title: "View shown and hidden with an `if`",
    summary: "An `if` without `else` shows or hides one view, depending on a Boolean.",
    explanation: """
      A view in an `if` exists only while the condition is true. Each time the condition changes, the view \
      is removed or created again: its state is reset, its body runs at once, and its neighbours move. If \
      it is one view that is either shown or hidden, use a modifier: `.opacity(isShown ? 1 : 0)` keeps the \
      view's identity, its state and its space, and animates.

      The hidden view still takes up space in the layout, its body is still evaluated, and it still loads \
      its data. It receives no taps while its opacity is 0. Check what VoiceOver reads, and add \
      `accessibilityHidden` where needed.
      """,
    exceptions: """
      An `if` is right for optional content (`if let`, a comparison with `nil`, a check for emptiness), for \
      views that have a `transition` or do something when they appear, and for views that would leave a \
      visible gap: dividers, spacers, rows of a `List`, a `Form` or a lazy stack, items of menus and \
      toolbars. In an overlay or a background nothing else moves. None of these is reported. Neither is a \
      condition that can't change, such as the device, or one that chooses a layout by the environment.

      In `strict` the rule reports only views that are cheap to keep: a few of SwiftUI's own views, shown \
      by a state of the view around them, in a `ZStack` or beside a `Spacer`, where hiding leaves no gap. \
      If the rule is turned on by name, or in `all`, it reports the others, too.
      """,
    sources: [Citation(.viewStructure, section: "Prefer Modifiers Over Conditional Views")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct RecipeRow: View {
            let title: String
            @Binding var isSelected: Bool

            var body: some View {
              HStack {
                Text(title)
                Spacer()
                if isSelected {
                  Image(systemName: "checkmark")
                    .foregroundStyle(.tint)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct RecipeRow: View {
            let title: String
            @Binding var isSelected: Bool

            var body: some View {
              HStack {
                Text(title)
                Spacer()
                Image(systemName: "checkmark")
                  .foregroundStyle(.tint)
                  .opacity(isSelected ? 1 : 0)
              }
            }
          }
          """)
    ],
    kinds: [.ifExpr],
    check: { node, context in
      guard let view = InsertedView(node, context) else { return }
      context.report(at: view.introduction, subject: node, message: view.message)
    },
    explain: { node, context in InsertedView(node, context)?.reason ?? "" },
    rewrites: { node, context in InsertedView(node, context)?.rewrites(context.layout) ?? [] })
}

/// A view that an `if` without `else` inserts and removes.
private struct InsertedView {
  private let conditional: Node
  private let condition: Node
  private let view: ViewExpression
  private let type: Name
  /// Whether something in the view may have a state to lose.
  private let hasState: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let item = node.parent, item.kind == .codeBlockItem, let conditional = IfExpr(node),
      conditional.elseBranch == nil, let condition = conditional.plainCondition,
      let statement = conditional.thenBlock?.onlyStatement, statement.kind == .functionCallExpr,
      isPlainTest(condition), condition.mayChange
    else { return nil }
    let view = ViewExpression(statement)
    let resolver = context.resolver
    guard let type = view.typeName, isShownOrHidden(view, type, resolver, context.profile),
      isInPlainLayout(node, resolver), !hasSiblingTest(node, condition),
      !isEnvironment(condition, context),
      !context.file.isInPreview(node),
      // `strict` reports only what is clear; the rule turned on by name reports all that it finds.
      context.profile != .strict
        || HiddenView(conditional: node, condition: condition, view: view, context: context).isCheapToKeep
    else { return nil }
    self.conditional = node
    self.condition = condition
    self.view = view
    self.type = type
    hasState = resolver.mayHaveState(view)
  }

  /// UTF-8 offsets of `if` and its condition.
  var introduction: Range<Int> { conditional.range.lowerBound..<condition.range.upperBound }

  var message: String {
    "`\(type.text)` is removed and recreated whenever `\(condition.shortText)` changes"
      + (hasState ? ", and loses its state" : "")
      + ". If it is only shown and hidden, use `opacity` instead."
  }

  var reason: String {
    "This `if` has no `else` and contains one view, `\(type.text)`. With an opacity that depends on "
      + "`\(condition.shortText)` it stays the same view. While it is hidden, it keeps its space in the layout and its "
      + "body is still evaluated. It receives no taps then; check that VoiceOver skips it, too."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    let kept = view.node.range
    let isKept = { (comment: Comment) in
      kept.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= kept.upperBound
    }
    guard layout.isOneLine(condition.range), layout.comments(in: conditional.range).allSatisfy(isKept) else {
      return []
    }
    var (test, values) = (condition, ("1", "0"))
    if condition.kind == .prefixOperatorExpr, condition.firstToken.end - condition.firstToken.start == 1,
      let inner = condition.firstChild, inner.kind == .declReferenceExpr || inner.kind == .memberAccessExpr
    {
      (test, values) = (inner, ("0", "1"))
    }
    guard let opacity = ExpressionText.choice(test, then: values.0, else: values.1) else { return [] }
    let edits = layout.replacing(conditional, with: view) { _ in
      ".opacity(\(opacity.joined(separator: " ")))"
    }
    // A view that is always there may be one that another rule reports.
    var postconditions: [Postcondition] = []
    if let call = FunctionCall(conditional.parent?.parent?.parent) {
      if call.name == "ZStack" {
        postconditions.append(.staysSilent(rule: Rule.zstackDecoration.id, in: call.node.range))
      }
      if view.modifier("redacted") != nil {
        postconditions.append(.staysSilent(rule: Rule.repeatedRedaction.id, in: call.node.range))
      }
    }
    return [
      Rewrite(
        replacing: conditional, by: edits,
        title: "Hide `\(type.text)` with `opacity`, so that it keeps its space in the layout", layout,
        postconditions: postconditions)
    ]
  }
}

/// A name, a member, a negation, a comparison, `&&` and `||` of these: nothing that asks whether there is content.
private func isPlainTest(_ condition: Node) -> Bool {
  let tree = condition.tree
  for id in condition.subtree {
    let node = tree.node(id)
    switch node.kind {
    case .memberAccessExpr, .prefixOperatorExpr, .sequenceExpr, .tupleExpr, .labeledExpr,
      .booleanLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr:
      continue
    case .declReferenceExpr:
      // A member that says whether a collection has elements.
      let isMember = node.parent?.kind == .memberAccessExpr
      if isMember, node.firstName == "isEmpty" || node.firstName == "count" { return false }
    case .integerLiteralExpr:
      // Whether there is anything to show.
      if node.hasText("0"), node.parent?.kind == .sequenceExpr { return false }
    case .binaryOperatorExpr:
      if !testOperators.contains(Name(tree: tree, range: node.range)) { return false }
    default: return false
    }
  }
  return true
}

private let testOperators: NameSet = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]

/// Whether the view may as well be there all the time.
private func isShownOrHidden(
  _ view: ViewExpression, _ type: Name, _ resolver: ViewResolver, _ profile: Profile
) -> Bool {
  guard resolver.isViewType(type) || isViewByName(type, resolver, profile), !neverHidden.contains(type),
    !type.hasSuffix("Divider"),
    !type.hasSuffix("Spacer"),
    resolver.declaredEntry(type)?.traits.isDisjoint(with: [.transparent, .notView, .navigation]) ?? true
  else { return false }
  for modifier in view.modifiers {
    guard let name = modifier.name, !tiedToPresence.contains(name),
      modifier.entry?.traits.contains(.presents) != true
    else { return false }
  }
  return !view.node.subtree.contains { id in
    let node = view.node.tree.node(id)
    switch node.kind {
    // What can't be evaluated unless the condition is true.
    case .forceUnwrapExpr, .subscriptCallExpr: return true
    case .memberAccessExpr:
      return MemberAccess(node)?.name.map { actsOnAppearance.contains($0) } ?? false
    default: return false
    }
  }
}

/// Whether the type is declared nowhere and called like a view. `strict`, which reports what is clear, leaves it out.
private func isViewByName(_ type: Name, _ resolver: ViewResolver, _ profile: Profile) -> Bool {
  profile != .strict && type.hasSuffix("View") && Vocabulary.view(type) == nil && !resolver.declares(type)
}

/// Modifiers anywhere in a view that do something by its coming and going.
private let actsOnAppearance: NameSet = ["onAppear", "onDisappear", "task"]

private let neverHidden: NameSet = [
  "NavigationLink", "Divider", "Spacer", "EmptyView", "Section", "ForEach", "GridRow", "ToolbarItem", "Tab",
]

/// Modifiers that mean something by the view's coming, going or being there.
private let tiedToPresence: NameSet = [
  "transition", "matchedGeometryEffect", "matchedTransitionSource", "id", "tag", "tabItem", "onAppear",
  "onDisappear", "task", "onReceive", "onChange", "keyboardShortcut", "toolbar", "navigationTitle",
  "searchable", "listRowBackground", "listRowInsets", "listRowSeparator", "swipeActions", "focused",
  "safeAreaInset", "hidden", "preference", "anchorPreference", "refreshable",
]

/// Whether nothing but views laid out beside each other stand around the `if`: no rows, menus or bars, where a
/// hidden view would leave a gap.
private func isInPlainLayout(_ node: Node, _ resolver: ViewResolver) -> Bool {
  var current = node
  // Alone in another branch it is a part of that branch's condition.
  if let block = node.parent?.parent, block.parent?.kind == .ifExpr, block.statements.count == 1 {
    return false
  }
  // Beside nothing, in the groups around it, too.
  var isAlone = true
  while let builder = resolver.builder(around: current) {
    guard builder.kind == .view, !builder.block.hasReturn else { return false }
    isAlone = isAlone && current.parent?.parent?.statements.count == 1
    // A helper's views stand wherever it is used, and so do the several views of a body without a container.
    guard let call = FunctionCall(builder.owner) else { return isAlone && builder.owner.declaresBody }
    // A modifier stays where it is: what is in an overlay may come and go. Nothing is known of other containers.
    guard let type = call.constructedType, let traits = resolver.declaredEntry(type)?.traits else {
      return false
    }
    let isRow: ViewTraits = [.rows, .lazy, .navigation, .notView]
    guard traits.isDisjoint(with: isRow), type != "ViewThatFits", type != "Grid", type != "GridRow" else {
      return false
    }
    // The views of a label may be a menu's or a button's to arrange.
    if traits.contains(.control) { return isAlone }
    if !traits.contains(.transparent) { return true }
    // A group's or a loop's views are those of what stands around it.
    current = call.node.outermostChain
  }
  return false
}

/// Whether the condition is a value of the environment, or may be: by these a layout is chosen, not a state.
private func isEnvironment(_ condition: Node, _ context: RuleContext) -> Bool {
  guard let reference = condition.firstReference, reference.kind == .declReferenceExpr,
    let name = reference.firstName, let type = context.file.enclosingType(of: condition)
  else { return false }
  let property = type.properties.first { $0.name?.hasSameText(as: name) == true }
  guard let property, !property.variable.node.hasError, !property.mayLackItsAttributes else {
    return type.declaration.hasBrokenOutline
  }
  return property.isStored && property.wrapper?.role == .environment
}

/// Whether another `if` beside this one starts from the same value: then they choose between views.
private func hasSiblingTest(_ node: Node, _ condition: Node) -> Bool {
  guard let block = node.parent?.parent, let first = condition.firstReference else { return false }
  return block.statements.contains { item in
    guard let sibling = IfExpr(item.firstChild), sibling.node != node,
      let other = sibling.plainCondition?.firstReference
    else { return false }
    return first.hasSameTokens(as: other)
  }
}

extension Node {
  /// Whether the node declares `body`, `body(content:)` or `makeBody(configuration:)`.
  fileprivate var declaresBody: Bool {
    declaredName == "body" || declaredName == "makeBody"
  }

  /// The first value that the expression reads, with its members: `model.isOn` in `!model.isOn`.
  fileprivate var firstReference: Node? {
    for id in subtree {
      let node = tree.node(id)
      if node.kind == .memberAccessExpr || node.kind == .declReferenceExpr { return node }
    }
    return nil
  }
}
