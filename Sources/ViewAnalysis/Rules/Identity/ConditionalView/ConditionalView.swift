extension Rule {
  package static let conditionalView = Rule(
    id: "conditional_view", severity: .hint, profile: .strict, family: .identity,
    title: "View shown and hidden with an `if`",
    summary: "An `if` without `else` shows or hides one view, depending on a Boolean.",
    why: """
      A view in an `if` exists only while the condition is true: each time the condition changes, it is \
      removed or created again, with its state reset and its neighbours moved. If it is one view that is \
      either shown or hidden, a modifier keeps its identity, its state and its space, and its value \
      animates.
      """,
    remedy: """
      Show and hide the view with `.opacity(isShown ? 1 : 0)`. Check what VoiceOver reads, and add \
      `accessibilityHidden` where needed.
      """,
    details: """
      A hidden view still takes up space in the layout, its body is still evaluated, and it still loads \
      its data. It receives no taps while its opacity is 0.
      """,
    silentOn: [
      "Optional content (`if let`), and views that have a `transition` or a `tag`.",
      """
      Views that would leave a visible gap: dividers, spacers, navigation links, rows of a `List`, \
      a `Form` or a lazy stack, toolbar items, and anything in a `Menu`, a `contextMenu` or a \
      `Picker`.
      """,
      "The content of a stack that is the whole row of a list or a lazy container.",
      "In `strict`: helpers and views that only menus, alerts and the items of tab bars show, and anything in these.",
      """
      In `strict`: everything but small views that do nothing when they appear and that are shown by the \
      view's own Boolean state (`@State`, `@Binding`, `@FocusState`, `@GestureState`) or by a condition \
      named for it (`isVisible`, `showsBadge`). Rows and controls such as `DatePicker` are not small, and a spinner, a timeline or an animation without an \
      end would go on while it is hidden.
      """,
      """
      In `strict`: conditions that also ask something else (`&&`), an input that is only named for what is seen \
      where it has a default value or is a member of one, a private constant that an initializer works out, the views of widgets, buttons in `swipeActions`, the \
      content of `ViewThatFits`, helpers that are only handed over as values, such as the items of a bar, \
      conditions that ask a value of the environment, views with state of their own, texts of several lines, an `if` beside a view that is \
      shown by the opposite, a view in a row or a column that begins and ends with a `Spacer`, constants of `Color` alone \
      (`Color.red`), a stored setting that is only named for what is seen, an `if` that is all of a body and asks \
      only what the caller hands over, a state that no code sets or that all code gives the same value, constants \
      of objects, and what all callers give as a constant.
      """,
    ],
    keepIf: [
      "The space should close while the view is hidden.",
      "The view is expensive and is rarely shown.",
      "Its state should start over each time.",
    ],
    disagreement: """
      The section that the rule cites is gone from the newest edition of the SwiftUI View Structure \
      Reference, and other documents use such an `if` freely. That is why the rule is on in `strict` \
      only.
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
    rewriteLevels: [.suggested], kinds: [.ifExpr],
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
  /// What the view is called: its type, or the helper that makes it.
  private let name: Name
  /// Whether something in the view may have a state to lose.
  private let hasState: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let item = node.parent, item.kind == .codeBlockItem, let conditional = IfExpr(node),
      conditional.elseBranch == nil, let condition = conditional.plainCondition,
      let statement = conditional.thenBlock?.onlyStatement, isPlainTest(condition)
    else { return nil }
    let view = ViewExpression(statement)
    let resolver = context.resolver
    guard let name = oneView(view, resolver) ?? (context.step == .all ? constant(view, resolver) : nil),
      resolver.isOutsideRows(node), !context.file.isInPreview(node)
    else { return nil }
    if context.step < .all {
      // What is clear: a small view that comes and goes by a state of the view around it.
      guard !isTiedToPresence(view), !hasOppositeTest(item, condition, resolver),
        // Whoever hands the answer over decides whether the whole view is there.
        !isAllOfBody(item) || !isGiven(condition, context),
        !resolver.isAllOfRows(node),
        !resolver.isEnvironment(condition), isShownByState(item, condition, context), isSmall(view, resolver),
        !isParagraph(view, resolver), !resolver.hasOwnModifierThatActsOnAppearing(view),
        context.file.enclosingType(of: node).map({ !resolver.isInWidget($0) }) ?? true,
        !node.isWhereSizeDecides, !resolver.isOnlyInMenus(node), !resolver.isOnlyHandedOver(node),
        !resolver.neverChanges(condition),
        !changesOnce(condition, resolver)
      else { return nil }
    }
    self.conditional = node
    self.condition = condition
    self.view = view
    self.name = name
    hasState = resolver.mayHaveState(view)
  }

  /// UTF-8 offsets of `if` and its condition.
  var introduction: Range<Int> { conditional.range.lowerBound..<condition.range.upperBound }

  var message: String {
    "`\(name.text)` is removed and recreated whenever `\(condition.shortText)` changes"
      + (hasState ? ", with any state in it" : "")
      + ". If it is only shown and hidden, use `opacity` instead."
  }

  var reason: String {
    "This `if` has no `else` and contains one view, `\(name.text)`. With an opacity that depends on "
      + "`\(condition.shortText)` it stays the same view. While it is hidden, it keeps its space in the layout and its "
      + "body is still evaluated. It receives no taps then; check that VoiceOver skips it, too."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    // A comment between the `if` and its brace has nowhere to go.
    guard let block = IfExpr(conditional)?.thenBlock, layout.isOneLine(condition.range),
      !layout.hasComment(conditional.range.lowerBound..<block.range.lowerBound), !isTiedToPresence(view)
    else { return [] }
    var (test, values) = (condition, ("1", "0"))
    if condition.kind == .prefixOperatorExpr, condition.firstToken.end - condition.firstToken.start == 1,
      let inner = condition.firstChild, inner.kind == .declReferenceExpr || inner.kind == .memberAccessExpr
    {
      (test, values) = (inner, ("0", "1"))
    }
    guard let opacity = ExpressionText.choice(test, then: values.0, else: values.1) else { return [] }
    guard
      let edits = layout.replacing(
        conditional, with: view, in: block,
        adding: { _ in ".opacity(\(opacity.joined(separator: " ")))" })
    else { return [] }
    // A view that is always there may be one that another rule reports, or that the `if` around it inserts.
    var postconditions: [Postcondition] = []
    // Nor is what the view reads its own condition any more.
    if let member = conditional.typeMember {
      postconditions.append(.staysSilent(rule: Rule.sharedInvalidation.id, in: member.range))
    }
    if let outer = conditional.ancestor(.ifExpr) {
      postconditions.append(.staysSilent(rule: Rule.conditionalView.id, in: outer.range))
    }
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
        title: "Hide `\(name.text)` with `opacity`, so that it keeps its space in the layout", layout,
        postconditions: postconditions)
    ]
  }
}

/// Whether the statement is all that a `body` contains.
private func isAllOfBody(_ item: Node) -> Bool {
  item.parent?.statements.count == 1 && item.typeMember?.declaredName == "body"
    && !item.ancestors.prefix { $0.kind != .memberBlockItem }.contains { ancestor in
      ancestor.kind == .closureExpr || ancestor.kind == .ifExpr || ancestor.kind == .switchExpr
    }
}

/// Whether the condition asks nothing but what the view is handed.
private func isGiven(_ condition: Node, _ context: RuleContext) -> Bool {
  guard let type = context.file.enclosingType(of: condition) else { return false }
  let names = (condition.descendants(.declReferenceExpr) + [condition]).filter { !$0.isMemberName }
    .compactMap(\.firstName)
  return !names.isEmpty
    && names.allSatisfy { name in
      type.storedProperties.contains { $0.name?.hasSameText(as: name) == true && $0.wrapper == nil }
    }
}

/// A name, a member, a negation, a comparison, `&&` and `||` of these.
private func isPlainTest(_ condition: Node) -> Bool {
  let tree = condition.tree
  return condition.subtree.allSatisfy { id in
    let node = tree.node(id)
    switch node.kind {
    case .memberAccessExpr, .declReferenceExpr, .prefixOperatorExpr, .sequenceExpr, .tupleExpr, .labeledExpr,
      .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr, .nilLiteralExpr, .optionalChainingExpr:
      return true
    case .binaryOperatorExpr: return testOperators.contains(Name(tree: tree, range: node.range))
    default: return false
    }
  }
}

private let testOperators: NameSet = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "??"]

/// What the view is called, where it is one view that may as well be there all the time: of any type but those that
/// stand for several views or none, or a helper of the type.
private func oneView(_ view: ViewExpression, _ resolver: ViewResolver) -> Name? {
  let isShown = view.modifiers.allSatisfy { modifier in
    guard let name = modifier.name else { return false }
    return name != "transition" && name != "alert" && name != "tag"
  }
  guard isShown else { return nil }
  guard let type = view.typeName else {
    guard let helper = resolver.helper(shownBy: view), let name = helper.name,
      helper.block.onlyExpression.map({ ViewExpression($0).modifier("transition") == nil }) ?? true
    else { return nil }
    // A builder may give any number of views, except from one expression.
    if helper.declaration.builderAttribute == nil { return name }
    return givesOneView(helper.block) ? name : nil
  }
  guard !Vocabulary.gapViews.contains(type), !neverHidden.contains(type),
    resolver.declaredEntry(type)?.traits.isDisjoint(with: [.transparent, .notView, .navigation]) ?? true
  else { return nil }
  return type
}

/// Whether a builder makes one view of the block, whichever branch it takes.
private func givesOneView(_ block: Node) -> Bool {
  var pending = [block]
  while let block = pending.popLast() {
    let statements = block.statements.compactMap(\.firstChild).filter { $0.kind != .variableDecl }
    guard statements.count == 1, let only = statements.first else { return false }
    if let choice = SwitchExpr(only) {
      pending += choice.cases
      continue
    }
    guard only.kind == .ifExpr else {
      guard only.kind.isExpression,
        ViewExpression(only).typeName.map({ !Vocabulary.gapViews.contains($0) && !neverHidden.contains($0) })
          != false
      else { return false }
      continue
    }
    guard let conditional = IfExpr(only), conditional.isExhaustive else { return false }
    pending += conditional.blocks
  }
  return true
}

/// The name of the type whose constant the view begins with: `Color` for `Color.red.opacity(0.2)`, `Image` for
/// `Image.star.resizable()`.
private func constant(_ view: ViewExpression, _ resolver: ViewResolver) -> Name? {
  guard let base = MemberAccess(view.root)?.base, base.isTypeReference, let type = base.referencedName,
    let traits = resolver.declaredEntry(type)?.traits, traits.contains(.fill) || type == "Image",
    view.modifier("transition") == nil, view.modifier("tag") == nil
  else { return nil }
  return type
}

/// Whether the view does something by its coming, going or being there, or can't be computed while the condition is
/// false.
private func isTiedToPresence(_ view: ViewExpression) -> Bool {
  for modifier in view.modifiers {
    guard let name = modifier.name, !tiedToPresence.contains(name),
      modifier.entry?.traits.contains(.presents) != true
    else { return true }
  }
  return view.node.subtree.contains { id in
    let node = view.node.tree.node(id)
    switch node.kind {
    case .forceUnwrapExpr, .subscriptCallExpr: return true
    case .memberAccessExpr:
      return MemberAccess(node)?.name.map { actsOnAppearance.contains($0) } ?? false
    default: return false
    }
  }
}

/// Whether the view is made of a few views, those of helpers counted, that do nothing while they are hidden.
private func isSmall(_ view: ViewExpression, _ resolver: ViewResolver) -> Bool {
  if editors.contains(view.typeName) { return false }
  if let type = view.typeName, resolver.declaredEntry(type) == nil, !isQuiet(type, resolver) { return false }
  let code = [view.node] + (resolver.helper(shownBy: view).map { [$0.block] } ?? [])
  return code.allSatisfy { code in
    let tree = code.tree
    let own = tree.nodes.ids(of: [.functionCallExpr], in: code.subtree).lazy
      .compactMap { FunctionCall(tree.node($0))?.constructedType }.filter(resolver.isOwnViewType)
    return own.allSatisfy { isQuiet($0, resolver) } && !resolver.makesRows(code) && !code.neverRests
  } && resolver.countOfViews(in: view.node, withHelpersUpTo: mostViews) <= mostViews
}

/// Whether the body of the view type isn't large, has no state, and does nothing when it comes or goes, or while it is
/// hidden.
private func isQuiet(_ type: Name, _ resolver: ViewResolver) -> Bool {
  guard !resolver.declarations(of: type).contains(where: \.hasLargeBody) else { return false }
  let own = resolver.file.types(named: type.text)
  if !own.isEmpty { return areQuiet(own, resolver) }
  let declared = resolver.workspace.types(named: type.text).filter { $0.facts.kind != .extensionDecl }
  guard declared.count == 1, let (source, other) = resolver.opened(declared[0].file) else { return false }
  return areQuiet(source.model.types(named: type.text), other)
}

/// See `isQuiet`. The resolver is that of the declarations' file.
private func areQuiet(_ types: [TypeModel], _ resolver: ViewResolver) -> Bool {
  let bodies = types.compactMap { $0.body?.getter }
  return !bodies.isEmpty && !types.contains(where: \.hasOwnState)
    && !bodies.contains { resolver.makesRows($0) || $0.neverRests || $0.actsOnAppearing }
}

private let mostViews = 3

/// Controls that are large, or that the keyboard reaches while they are hidden.
private let editors: NameSet = [
  "DatePicker", "MultiDatePicker", "Picker", "ColorPicker", "TextField", "SecureField", "TextEditor",
  "Slider",
]

extension Node {
  /// Whether the code makes a view that goes on while it is hidden: a spinner, a timeline, an animation without an end.
  fileprivate var neverRests: Bool {
    tree.nodes.ids(of: [.functionCallExpr], in: subtree).contains { id in
      guard let name = tree.calleeName(of: id).map({ Name(tree: tree, range: $0) }) else { return false }
      return Vocabulary.restless.contains(name)
        || name == "ProgressView" && FunctionCall(tree.node(id))?.argument("value") == nil
    }
  }
}

/// Whether the view is a text of several lines, or one that has a line of its own, with others above or below: hidden, it
/// would leave a gap.
private func isParagraph(_ view: ViewExpression, _ resolver: ViewResolver) -> Bool {
  guard view.typeName == "Text", let conditional = view.node.ancestor(.ifExpr),
    let stack = FunctionCall(resolver.builder(around: conditional)?.owner)?.constructedType,
    stack != "ZStack", stack != "HStack", resolver.declaredEntry(stack) != nil
  else { return false }
  return view.modifiers.contains { modifier in
    switch modifier.name?.text {
    case "lineLimit": modifier.firstArgument?.value?.integerValue.map { $0 > 1 } ?? false
    case "fixedSize":
      modifier.call?.argument("horizontal")?.value?.hasText("false") == true
        && modifier.call?.argument("vertical")?.value?.hasText("true") == true
    case "frame": modifier.call?.argument("maxWidth")?.value?.hasText(".infinity") ?? false
    default: false
    }
  }
}

private let neverHidden: NameSet = ["NavigationLink", "Section", "ForEach", "ToolbarItem"]

/// Modifiers that mean something by the view's coming, going or being there.
private let tiedToPresence: NameSet = [
  "transition", "matchedGeometryEffect", "matchedTransitionSource", "id", "tag", "tabItem", "onAppear",
  "onDisappear", "task", "onReceive", "onChange", "keyboardShortcut", "toolbar", "navigationTitle",
  "searchable", "listRowBackground", "listRowInsets", "listRowSeparator", "swipeActions", "focused",
  "safeAreaInset", "hidden", "preference", "anchorPreference", "refreshable",
]

/// Whether another `if` beside this one tests the opposite, or a view there that a function of the workspace shows by
/// it: then they choose between two views.
private func hasOppositeTest(_ item: Node, _ condition: Node, _ resolver: ViewResolver) -> Bool {
  guard let block = item.parent else { return false }
  let tests = resolver.tests(in: block)
  let test = condition.test
  if test.isNegated { return tests.contains(test.text) }
  // `!a && b` is not the opposite of `a && b`.
  return test.isPlain && tests.contains("!" + test.text)
}

extension ViewResolver {
  /// The conditions by which views directly in the block are shown, as `Node.test` writes them, after a `!` where they are
  /// negated.
  fileprivate func tests(in block: Node) -> Set<String> {
    if let known = testsInBlocks[block.id] { return known }
    let tests = block.statements.compactMap(\.firstChild).compactMap { statement in
      IfExpr(statement)?.plainCondition ?? shownBy(ViewExpression(statement))
    }
    let texts = Set(tests.map { $0.test.isNegated ? "!" + $0.test.text : $0.test.text })
    testsInBlocks[block.id] = texts
    return texts
  }

  /// The condition by which a function of the workspace shows the view or nothing: `!isOn` in `.shown(if: !isOn)`.
  fileprivate func shownBy(_ view: ViewExpression) -> Node? {
    for modifier in view.modifiers {
      guard let name = modifier.name, let call = modifier.call,
        let function = conditionalFunction(name, call), function.transform == nil
      else { continue }
      return call.value(at: function.condition)
    }
    return nil
  }
}

extension Node {
  fileprivate var compactText: String { text.filter { !$0.isWhitespace } }

  /// Whether the node is a button that a swipe shows, which would be an empty one, or a part of what `ViewThatFits` chooses
  /// by its size.
  fileprivate var isWhereSizeDecides: Bool {
    for ancestor in ancestors {
      if TypeDecl.isKind(ancestor.kind) { return false }
      guard let name = Closure(ancestor)?.use?.call.name else { continue }
      if name == "swipeActions" || name == "ViewThatFits" { return true }
    }
    return false
  }

  /// What a condition asks, without white space, and whether for the opposite: `isOn` of `isOn`, `!isOn`, `isOn == true` and
  /// `isOn != true`. It is plain where no operators join parts of it.
  fileprivate var test: (text: String, isNegated: Bool, isPlain: Bool) {
    if let negated {
      let inner = negated.test
      return (inner.text, !inner.isNegated, inner.isPlain)
    }
    let parts = kind == .sequenceExpr ? Array(children) : []
    guard parts.count == 3, parts[2].kind == .booleanLiteralExpr,
      parts[1].text == "==" || parts[1].text == "!="
    else { return (compactText, false, kind != .sequenceExpr) }
    let inner = parts[0].test
    return (
      inner.text, inner.isNegated != ((parts[1].text == "==") != parts[2].hasText("true")), inner.isPlain
    )
  }

  /// What the expression is the negation of: `isOn` in `!isOn`.
  fileprivate var negated: Node? {
    kind == .prefixOperatorExpr && firstToken.end - firstToken.start == 1
      && tree.bytes[Int(firstToken.start)] == UInt8(ascii: "!") ? firstChild : nil
  }
}
