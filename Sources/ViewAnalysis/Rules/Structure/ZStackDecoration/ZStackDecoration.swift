extension Rule {
  package static let zstackDecoration = Rule(
    id: "zstack_decoration", severity: .information, profile: .recommended, family: .structure,
    title: "ZStack that only decorates a view",
    summary: "A `ZStack` of two views only puts a mark on one of them, or a shape behind it.",
    why: """
      In a `ZStack` all views take part in the layout equally: each is offered the whole space, and the \
      stack is as large as its largest view. A mark on a button or a shape behind a text belongs to one \
      view, and that view alone should determine the size.
      """,
    remedy: """
      Use `overlay` or `background`: the decoration is offered exactly the size of its view, follows it \
      when it changes, and can't make it larger.
      """,
    silentOn: [
      """
      A stack in which neither view is clearly a small mark on the other (a symbol, a spinner, a view of no more \
      than 32 points, also in a property of the view, or on a capsule or a circle). In `recommended` and `strict` \
      an outline in the middle is none: it may be a ring around the other view.
      """,
      """
      A shape behind that is supposed to fill the space: with a frame or `ignoresSafeArea`, or in a stack that has a size of \
      its own or is the root of a body. In `recommended` and `strict` also one behind a text or a symbol without space around it.
      """,
      """
      Two views whose opacities a condition chooses; in `recommended` and `strict` also a view on one that can't be seen, and \
      one that an `if` shows in place of one whose opacity depends on the same condition, except, in `strict`, a spinner.
      """,
      """
      In `recommended` and `strict`: a colour or a rectangle without rounded corners behind a view, \
      a view that may fill the space itself, a mark in the middle of a symbol or a text that is no larger, and a mark on \
      a picture that is as large as it is, which may be smaller.
      """,
      """
      In `recommended`: a shape behind a view without a fixed size, since the shape may be there to fill what is left, \
      what covers a whole screen under a condition, and a text on a shape of at most 32 points, or of a computed width, which \
      an overlay would break into lines.
      """,
      "A symbol in the middle of a shape that a property of the view gives: the shape lies behind it.",
    ],
    keepIf: [
      "The mark should count towards the size, to reserve space or to be tappable outside the view.",
      "The views make up the layout together.",
    ],
    sources: [Citation(.viewStructure, section: "ZStack vs overlay/background")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct LockedButton: View {
            let unlock: () -> Void

            var body: some View {
              ZStack(alignment: .topTrailing) {
                Button("Unlock", action: unlock)
                Image(systemName: "lock.fill")
                  .font(.caption)
              }
              .padding()
            }
          }
          """,
        good: """
          import SwiftUI

          struct LockedButton: View {
            let unlock: () -> Void

            var body: some View {
              Button("Unlock", action: unlock)
                .overlay(alignment: .topTrailing) {
                  Image(systemName: "lock.fill")
                    .font(.caption)
                }
                .padding()
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct UnreadCount: View {
            let count: Int

            var body: some View {
              HStack {
                Text("Messages")
                ZStack {
                  Capsule()
                    .fill(.red)
                  Text("\\(count)")
                    .padding(.horizontal, 6)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct UnreadCount: View {
            let count: Int

            var body: some View {
              HStack {
                Text("Messages")
                Text("\\(count)")
                  .padding(.horizontal, 6)
                  .background {
                    Capsule()
                      .fill(.red)
                  }
              }
            }
          }
          """),
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr], callees: ["ZStack"],
    check: { node, context in
      guard let decoration = Decoration(node, context) else { return }
      context.report(
        at: decoration.name.range, subject: node, message: decoration.message,
        related: [RelatedLocation(range: decoration.viewName.range, message: "The decoration")])
    },
    explain: { node, context in Decoration(node, context)?.reason ?? "" },
    rewrites: { node, context in Decoration(node, context)?.rewrites(context.layout) ?? [] })
}

/// A view in a `ZStack` that only decorates the other one.
private struct Decoration {
  private let stack: FunctionCall
  /// The name `ZStack`.
  let name: Name
  /// The statement that shows the decoration: it, or an `if` around it.
  private let decoration: Node
  let viewName: Name
  /// The view that is decorated.
  private let subject: ViewExpression
  private let subjectName: Name
  /// Whether it lies on the subject; else it lies behind it.
  private let isOverlay: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let stack = FunctionCall(node), stack.isPlainCall(of: "ZStack"), let name = stack.name,
      let closure = stack.content, closure.signature == nil, stack.closures.count == 1,
      stack.arguments.allSatisfy({ $0.label == "alignment" || $0.label == "content" })
    else { return nil }
    let resolver = context.resolver
    guard resolver.declaredEntry(name) != nil, resolver.builder(of: closure.node)?.kind == .view,
      !context.file.isInPreview(node)
    else { return nil }
    let statements = closure.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard statements.count == 2, let bottom = statements.first, let top = statements.last else { return nil }
    let first = ViewExpression(bottom)
    // A mark may come and go.
    let second = ViewExpression(shownView(of: top) ?? top)
    let smallHelper = helperOfMark(second, context)
    guard let firstName = first.viewName ?? first.sizedHelper,
      let secondName = second.viewName ?? smallHelper,
      isPlainChain(first),
      isPlainChain(second), !takeTurns(first, second)
    else { return nil }
    // A spinner lies on what reserves its place, seen or not.
    let isExact = context.step == .all || context.step == .strict && secondName == "ProgressView"
    guard isExact || !replaces(top, first) else { return nil }

    if isSubject(first, firstName, in: stack, resolver), context.step == .all || !hasUnknownSize(first),
      isExact || !first.modifiers.contains(where: \.makesInvisible),
      smallHelper != nil || isMark(second, secondName, on: first, resolver),
      context.step == .all || !isRing(second, in: stack),
      !isBackdropOfSymbol(first, second), !isTwin(first, second),
      context.step == .all || !isEqual(second, to: first, in: stack),
      context.step != .recommended || !isLabel(second, of: first, resolver),
      context.step != .recommended || top == second.node || !isScreen(first, firstName, in: stack, resolver)
    {
      (subject, subjectName) = (first, firstName)
      (decoration, viewName) = (top, secondName)
      isOverlay = true
    } else if second.node == top,
      context.step != .recommended || second.modifiers.contains(where: \.fixesSize),
      first.isBackdrop(in: stack, context.step, resolver),
      second.hasSizeOfItsOwn(secondName, context.step, resolver),
      stack.takesSize(of: secondName, context.step, resolver)
    {
      (subject, subjectName) = (second, secondName)
      (decoration, viewName) = (bottom, firstName)
      isOverlay = false
    } else {
      return nil
    }
    self.stack = stack
    self.name = name
  }

  private var modifier: String { isOverlay ? "overlay" : "background" }
  private var position: String { isOverlay ? "on" : "behind" }

  var message: String {
    "`\(viewName.text)` only decorates `\(subjectName.text)`, but in this `ZStack` both take part in the layout "
      + "equally. Put it \(position) `\(subjectName.text)` with `.\(modifier)`."
  }

  var reason: String {
    let subject = "`\(subjectName.text)`"
    return "This `ZStack` contains two views: \(subject), and `\(viewName.text)` \(position) it. "
      + "With `.\(modifier)` the size is that of \(subject) alone, and `\(viewName.text)` is laid out within it."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard let edits = edits(layout) else { return [] }
    let title =
      "Make `\(viewName.text)` \(isOverlay ? "an overlay" : "a background") of `\(subjectName.text)`, "
      + "which then determines the size alone"
    return [
      Rewrite(
        title: title, level: .suggested, edits: edits, postconditions: postconditions(stack, title: title))
    ]
  }

  private func edits(_ layout: Layout) -> [TextEdit]? {
    // Declarations between the views have no other place.
    guard stack.content?.statements.count == 2 else { return nil }
    let isKept = { (comment: Comment) in
      [subject.node, decoration].contains {
        $0.range.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.range.upperBound
      }
    }
    guard layout.comments(in: stack.node.range).allSatisfy(isKept) else { return nil }
    let alignment = stack.argument("alignment")?.value.map { "(alignment: \($0.text))" } ?? ""
    return layout.replacing(stack.node, with: subject) { indentation in
      let head = ".\(modifier)\(alignment) {"
      guard let indentation else { return "\(head) \(decoration.text) }" }
      let inner = indentation + layout.indentationUnit
      let own = layout.indentation(at: decoration.range.lowerBound)
      return head + layout.lineEnding + inner
        + layout.reindented(decoration.range, from: own, to: inner)
        + layout.lineEnding + indentation + "}"
    }
  }
}

/// The new layer may be clipped further out.
private func postconditions(_ stack: FunctionCall, title: String) -> [Postcondition] {
  let chain = stack.node.outermostChain
  guard ViewExpression(chain).modifier("clipShape") != nil else { return [] }
  return [.isFollowedUp(rule: Rule.clipWithoutCompositingGroup.id, in: chain.range, title: title)]
}

/// Whether the view is in the stack for its own sake and in the order of the text.
private func isPlainChain(_ view: ViewExpression) -> Bool {
  view.modifiers.allSatisfy {
    $0.name.map { !placesItself.contains($0) } ?? false && !$0.fillsStack
  } && !view.modifiers.contains { $0.hasInfiniteFrame }
}

/// Whether conditions decide which of the two is seen: both have an opacity that one chooses.
private func takeTurns(_ first: ViewExpression, _ second: ViewExpression) -> Bool {
  [first, second].allSatisfy { view in
    view.modifier("opacity")?.call?.firstArgument?.value?.child(.unresolvedTernaryExpr) != nil
  }
}

/// Whether the statement, an `if`, shows its view in place of the other one, whose opacity depends on the same condition.
private func replaces(_ statement: Node, _ other: ViewExpression) -> Bool {
  guard let condition = IfExpr(statement)?.plainCondition,
    let opacity = other.modifier("opacity")?.call?.firstArgument?.value,
    opacity.child(.unresolvedTernaryExpr) != nil
  else { return false }
  func names(_ node: Node) -> Set<String> {
    Set(node.descendants(.declReferenceExpr).map(\.text) + [node.text])
  }
  return !names(condition).isDisjoint(with: names(opacity))
}

/// Whether the first of two symbols lies faintly behind the second, which is as large: it is no mark on it.
private func isBackdropOfSymbol(_ first: ViewExpression, _ second: ViewExpression) -> Bool {
  guard first.typeName == "Image", second.typeName == "Image",
    let opacity = first.modifier("opacity")?.firstArgument?.value, opacity.kind == .floatLiteralExpr,
    let size = first.fontSize, let other = second.fontSize
  else { return false }
  return other >= size
}

/// Whether both are the same symbol, or views of one type and one size: two ticks, or two portraits, are one picture.
private func isTwin(_ first: ViewExpression, _ second: ViewExpression) -> Bool {
  if let type = first.typeName, let other = second.typeName, type.hasSameText(as: other),
    let frame = first.modifier("frame")?.call, let otherFrame = second.modifier("frame")?.call,
    !frame.arguments.isEmpty, frame.arguments.count == otherFrame.arguments.count
  {
    return zip(frame.arguments, otherFrame.arguments).allSatisfy { $0.node.hasSameTokens(as: $1.node) }
  }
  guard let symbol = first.rootCall?.argument("systemName")?.value,
    let other = second.rootCall?.argument("systemName")?.value
  else { return false }
  return symbol.hasSameTokens(as: other)
}

/// Whether the mark is as large as the symbol or the line of text that it lies on, in the middle of it: together they are
/// one picture, or a choice of two.
private func isEqual(_ mark: ViewExpression, to subject: ViewExpression, in stack: FunctionCall) -> Bool {
  guard
    subject.typeName == "Image" && subject.rootCall?.argument("systemName") != nil
      || subject.typeName == "Text",
    !subject.modifiers.contains(where: { $0.name.map { enlarging.contains($0) } ?? true })
  else { return false }
  // A symbol of a text style is about as large as a line of text.
  let size = subject.fontSize ?? (subject.modifiers.contains(where: \.hasLargeFont) ? 34 : 20)
  if let frame = mark.modifiers.first(where: { $0.isSmallFrame || $0.isSmallSide }) {
    return frame.arguments.contains { $0.value?.integerValue.map { $0 > size } ?? false }
  }
  guard mark.typeName == "Image", stack.argument("alignment") == nil, mark.modifier("offset") == nil else {
    return false
  }
  guard let own = mark.fontSize else {
    return mark.modifier("font") == nil && mark.modifier("imageScale") == nil
  }
  return own >= size
}

/// Whether the mark is a text on a shape that is no wider than a mark, or whose width is computed: an overlay would break it
/// into lines of that width.
private func isLabel(_ mark: ViewExpression, of subject: ViewExpression, _ resolver: ViewResolver) -> Bool {
  guard mark.typeName == "Text", mark.modifier("fixedSize") == nil,
    subject.typeName.flatMap({ resolver.declaredEntry($0)?.traits.contains(.shape) }) == true,
    let frame = subject.modifiers.last(where: \.isWholeSize),
    let width = frame.arguments.first(where: { $0.label == "width" })?.value
  else { return false }
  return width.literalNumber.map { $0 <= widestMark } ?? true
}

/// In points.
private let widestMark = 32.0

private let enlarging: NameSet = ["resizable", "frame", "padding", "background", "scaleEffect", "clipShape"]

/// Whether the view is a screen, or a part of one, that something covers for a while: it fills the stack, which is the root
/// of a declaration.
private func isScreen(
  _ view: ViewExpression, _ type: Name, in stack: FunctionCall, _ resolver: ViewResolver
) -> Bool {
  let traits = resolver.declaredEntry(type)?.traits
  guard traits?.contains(.scrolls) ?? true else { return false }
  var stack = stack
  // Each turn goes one call outwards.
  while let owner = FunctionCall(resolver.builder(around: stack.node.outermostChain)?.owner) {
    guard owner.constructedType.map({ screens.contains($0) }) == true else { return false }
    stack = owner
  }
  return true
}

private let screens: NameSet = ["Group", "NavigationStack", "NavigationView", "TabView", "GeometryReader"]

/// What is hidden is there for its size only.
private let placesItself: NameSet = ["zIndex", "layoutPriority", "transition", "hidden"]

/// The view that an `if` without `else` shows; nil for anything else.
private func shownView(of statement: Node) -> Node? {
  guard let conditional = IfExpr(statement), conditional.elseBranch == nil else { return nil }
  return conditional.thenBlock?.onlyStatement
}

/// A view that gives the stack its size: a control, a text, an image, a list or a scroll view, a view of the workspace, a
/// helper with a fixed size.
private func isSubject(
  _ view: ViewExpression, _ type: Name, in stack: FunctionCall, _ resolver: ViewResolver
) -> Bool {
  if let helper = view.sizedHelper {
    // A shape in the middle lies behind what comes after it.
    let traits = viewOfHelper(named: helper, in: view.node, resolver)?.typeName
      .flatMap { resolver.declaredEntry($0)?.traits }
    return !(stack.isCentered && traits?.isDisjoint(with: [.shape, .fill]) == false)
  }
  guard view.typeName != nil else { return false }
  guard let traits = resolver.declaredEntry(type)?.traits else { return resolver.isViewType(type) }
  // A shape that shows something is an avatar or its like, on which a badge lies at a corner.
  if traits.contains(.shape), !stack.isCentered, view.modifier("overlay") != nil {
    return view.modifiers.contains(where: \.isWholeSize)
  }
  return type == "Text" || type == "Label" || type == "Image" || type == "AsyncImage"
    || !traits.isDisjoint(with: [.control, .scrolls])
}

/// Whether it is a picture of the app's as it is: it may be smaller than the symbol on it, or even empty.
private func hasUnknownSize(_ view: ViewExpression) -> Bool {
  view.typeName == "Image" && view.rootCall?.argument("systemName") == nil
    && !view.modifiers.contains { $0.name == "resizable" || $0.name == "frame" }
}

/// The name of the view's own helper that the view is, if all that the helper shows has a small frame.
private func helperOfMark(_ view: ViewExpression, _ context: RuleContext) -> Name? {
  guard let name = view.root.referencedName, !name.isCapitalized,
    view.root.kind == .declReferenceExpr || MemberAccess(view.root)?.base?.hasText("self") == true,
    let shown = viewOfHelper(named: name, in: view.node, context.resolver)
  else { return nil }
  return shown.modifiers.contains(where: \.isSmallFrame) ? name : nil
}

/// The view that the property of the name gives, of the type around the node; nil where it has statements or branches.
private func viewOfHelper(named name: Name, in node: Node, _ resolver: ViewResolver) -> ViewExpression? {
  guard let type = resolver.file.enclosingType(of: node),
    let member = resolver.members(of: type).seen(from: node).only(name.text),
    let helper = resolver.helper(member.declaration, of: type), helper.function == nil
  else { return nil }
  return helper.block.onlyExpression.map { ViewExpression($0) }
}

extension ModifierUse {
  /// `foregroundStyle(.clear)`, `opacity(0)`: the view is there for assistive technologies, or to be tapped.
  fileprivate var makesInvisible: Bool {
    guard let name, let value = firstArgument?.value else { return false }
    if name == "opacity" { return value.hasText("0") || value.hasText("0.0") }
    guard name == "foregroundStyle" || name == "foregroundColor" else { return false }
    return value.hasText(".clear") || value.hasText("Color.clear")
  }
}

/// A small mark: a symbol, a spinner, a view with a small frame, or on a capsule or a circle. A larger one gives the
/// stack its size.
private func isMark(
  _ view: ViewExpression, _ type: Name, on subject: ViewExpression, _ resolver: ViewResolver
) -> Bool {
  guard view.typeName != nil else { return false }
  let isSmall = view.modifiers.contains(where: \.isSmallFrame)
  if isSmall { return true }
  if view.isSmallPicture(on: subject) { return true }
  // A frame of another size, or a large font, is no mark.
  guard !view.modifiers.contains(where: { $0.fixesSize || $0.hasLargeFont }) else { return false }
  guard resolver.declaredEntry(type) != nil else { return false }
  if type == "Image" {
    return view.rootCall?.argument("systemName") != nil && view.modifier("resizable") == nil
  }
  if type == "ProgressView" { return view.rootCall?.arguments.isEmpty == true }
  return type == "Text" && view.modifiers.contains(where: \.isPill)
}

/// Whether the view is an outline in the middle of the stack: it may be there to go around the other view.
private func isRing(_ view: ViewExpression, in stack: FunctionCall) -> Bool {
  stack.isCentered && view.modifiers.contains { outlines.contains($0.name) }
}

extension FunctionCall {
  /// Whether the views of the stack lie in the middle of it.
  fileprivate var isCentered: Bool {
    argument("alignment")?.value.map { $0.hasText(".center") } ?? true
  }
}

private let outlines: NameSet = ["stroke", "strokeBorder", "trim"]

extension ViewExpression {
  /// Whether it is a picture that keeps its proportions, and whose width, or on another picture its height, is small.
  fileprivate func isSmallPicture(on subject: ViewExpression) -> Bool {
    let frames = modifiers.indices.filter { modifiers[$0].name == "frame" }
    guard typeName == "Image", frames.count == 1, let index = frames.first, modifiers[index].isSmallSide,
      let fit = modifiers[..<index].firstIndex(where: { $0.name == "scaledToFit" }),
      modifiers[..<fit].contains(where: { $0.name == "resizable" })
    else { return false }
    return modifiers[index].firstArgument?.label == "width" || subject.typeName == "Image"
  }

  /// The name of the property that gives the view, where a frame gives it its size.
  fileprivate var sizedHelper: Name? {
    guard root.kind == .declReferenceExpr, let name = root.firstName, !name.isCapitalized,
      modifiers.contains(where: \.isWholeSize)
    else { return nil }
    return name
  }
}
