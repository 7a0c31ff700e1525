extension Rule {
  package static let eagerScrollContent = Rule(
    id: "eager_scroll_content", severity: .information, profile: .recommended, family: .structure,
    title: "Scrolling stack that is not lazy",
    summary: "A `VStack` or `HStack` in a `ScrollView` creates the views for a whole collection at once.",
    why: """
      A stack creates and measures all of its children before it appears, including those far off \
      screen. With a `ForEach` over data that grows, the screen takes longer to open with each element, \
      and memory is used for rows that nobody sees.
      """,
    remedy: """
      Use `LazyVStack` or `LazyHStack`. They take the same arguments and create a row when it is about \
      to scroll into view.
      """,
    details: """
      A lazy stack takes the full width (or height) that it is offered, and rows off screen don't count \
      towards its size.
      """,
    silentOn: [
      """
      A `ForEach` over a literal, `allCases`, a range of at most 20 numbers, `prefix(…)` with such a \
      number, or a property of the workspace whose value is one of these.
      """,
      "A `ScrollView` that scrolls both ways, and previews.",
      """
      In `recommended` and `strict`: code that also runs on systems without lazy stacks, as a check for iOS 14 or a \
      package's manifest shows.
      """,
      """
      In `recommended` and `strict`: the cases of an enumeration, constants of a type, properties that all code \
      fills with elements that it spells out, the beginning of a collection (`prefix`), an input that callers give such \
      data alone, data whose name suggests \
      only a few elements (`tabs`, `options`, `errors`), one row per case in a `switch`, rows that share a \
      namespace, set a preference, scroll when they appear or are typed in (a `TextField`), a stack that the code \
      measures or that has a `Spacer`, and what doesn't scroll (`scrollDisabled(true)`).
      """,
      """
      In `recommended` and `strict`: cheap rows (fewer than three views, no image that is loaded, no view type of the \
      workspace). In `recommended`: horizontal strips without a fixed height or without images that are loaded; in `strict`, \
      only those of other data than arrays and queries of the workspace.
      """,
      """
      In `recommended`: data other than arrays and queries of the workspace, rows that are a part of a page, in a stack \
      among others or with several other views in their stack, and a `ScrollView` with a height of its own.
      """,
    ],
    keepIf: [
      "The elements never fill more than a screen or two.",
      "The layout needs the size of all rows.",
      "A `ScrollViewReader` has to scroll exactly to a row far away, whose place a lazy stack only estimates.",
    ],
    sources: [Citation(.viewStructure, section: "Utilize Lazy Containers for Large Data Sets")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct InboxView: View {
            let messages: [Message]

            var body: some View {
              ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                  ForEach(messages) { message in
                    Text(message.text)
                  }
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct InboxView: View {
            let messages: [Message]

            var body: some View {
              ScrollView {
                LazyVStack(alignment: .leading, spacing: 12) {
                  ForEach(messages) { message in
                    Text(message.text)
                  }
                }
              }
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct CoverStrip: View {
            let books: [Book]

            var body: some View {
              ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                  ForEach(books) { book in
                    AsyncImage(url: book.cover)
                  }
                }
                .padding(.horizontal)
              }
              .frame(height: 160)
            }
          }
          """,
        good: """
          import SwiftUI

          struct CoverStrip: View {
            let books: [Book]

            var body: some View {
              ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack {
                  ForEach(books) { book in
                    AsyncImage(url: book.cover)
                  }
                }
                .padding(.horizontal)
              }
              .frame(height: 160)
            }
          }
          """),
    ],
    rewriteLevels: [.suggested], savesWork: true, kinds: [.functionCallExpr], callees: ["VStack", "HStack"],
    check: { node, context in
      guard let stack = EagerStack(node, context) else { return }
      context.report(
        at: stack.name.range, subject: node, message: stack.message,
        related: [RelatedLocation(range: stack.loopRange, message: "One view per element here")])
    },
    explain: { node, context in EagerStack(node, context)?.reason ?? "" },
    rewrites: { node, context in
      context.mayRun(node, before: SystemVersion.of2020) ? [] : EagerStack(node, context)?.rewrites ?? []
    })
}

/// Whether the rows tell views around them something of themselves, which rows that are not made can't.
private func publishesPreference(_ loop: Node) -> Bool {
  loop.tree.nodes.ids(of: [.functionCallExpr], in: loop.subtree).contains { id in
    let name = FunctionCall(loop.tree.node(id))?.name
    return name == "preference" || name == "anchorPreference" || name == "transformPreference"
  }
}

/// Whether the rows scroll to a place when they appear: rows of a lazy stack would do so again and again.
private func scrollsOnAppearing(_ loop: Node) -> Bool {
  loop.tree.nodes.ids(of: [.functionCallExpr], in: loop.subtree).contains { id in
    let node = loop.tree.node(id)
    return FunctionCall(node)?.name == "scrollTo"
      && node.ancestors.prefix { $0 != loop }.contains { Closure($0)?.use?.call.name == "onAppear" }
  }
}

/// A stack in a `ScrollView` with a `ForEach` over data that may be large.
private struct EagerStack {
  let name: Name
  private let stack: Node
  private let isVertical: Bool
  private let loop: FunctionCall
  /// What the `ForEach` goes over.
  private let data: Node

  init?(_ node: Node, _ context: RuleContext) {
    guard let stack = FunctionCall(node), stack.isPlain, let name = stack.name else { return nil }
    let isVertical = name == "VStack"
    guard isVertical || name == "HStack" else { return nil }
    let resolver = context.resolver
    guard resolver.declaredEntry(name) != nil, isScrolled(stack, vertically: isVertical, resolver),
      !context.file.isInPreview(node),
      // The first systems that had SwiftUI have no lazy stacks.
      context.step == .all || !context.mayRun(node, before: SystemVersion.of2020),
      let loop = firstLargeLoop(
        in: stack, vertically: isVertical, context.step, resolver), let data = loop.firstArgument?.value,
      context.step == .all || !publishesPreference(loop.node) && !scrollsOnAppearing(loop.node)
    else { return nil }
    self.name = name
    self.stack = node
    self.isVertical = isVertical
    self.loop = loop
    self.data = data
  }

  /// UTF-8 offsets of the name `ForEach`.
  var loopRange: Range<Int> { loop.name?.range ?? loop.node.range }

  private var lazyName: String { isVertical ? "LazyVStack" : "LazyHStack" }

  var message: String {
    "This `\(name.text)` creates a view for every element of `\(data.shortText)` at once, even off screen. "
      + "Use `\(lazyName)`, which creates them as they scroll into view."
  }

  var reason: String {
    "The `\(name.text)` is in a `ScrollView`, and its `ForEach` iterates over `\(data.shortText)`. "
      + "If there are never more than a few elements, keep the `\(name.text)`. "
      + "`\(lazyName)` has the same arguments; it takes the full "
      + "\(isVertical ? "width" : "height") that it is offered."
  }

  var rewrites: [Rewrite] {
    let title = "Use `\(lazyName)`, which takes the full \(isVertical ? "width" : "height")"
    return [
      Rewrite(
        title: title, level: .suggested, edits: [TextEdit(range: name.range, newText: lazyName)],
        // Only a lazy stack counts its rows.
        postconditions: [
          .isFollowedUp(
            rule: Rule.varyingRow.id, in: stack.range,
            title: title + ", and put what varies in a row in a stack of its own"),
          // That stack's closure is one more around those in the row.
          .staysSilent(rule: Rule.heavyExpression.id, in: stack.outermostCall.range),
        ])
    ]
  }
}

/// Whether the stack lies in a `ScrollView` of its axis, with nothing but stacks of that axis, groups and
/// sections between them.
private func isScrolled(_ stack: FunctionCall, vertically: Bool, _ resolver: ViewResolver) -> Bool {
  var call = stack
  while let context = resolver.builder(around: call.node.outermostChain), context.kind == .view,
    let owner = FunctionCall(context.owner), owner.isPlain, let name = owner.name,
    resolver.declaredEntry(name) != nil
  {
    if name == "ScrollView" { return axis(of: owner, isVertical: vertically) }
    let passes =
      name == "Group" || name == "Section" || name == "ScrollViewReader"
      || name == (vertically ? "VStack" : "HStack")
    guard passes else { return false }
    call = owner
  }
  return false
}

/// Whether the `ScrollView` scrolls along this axis alone.
private func axis(of scrollView: FunctionCall, isVertical: Bool) -> Bool {
  guard let first = scrollView.firstArgument, first.label == nil, let value = first.value,
    value.kind != .closureExpr
  else { return isVertical }
  let access = MemberAccess(value.onlyArrayElement ?? value)
  return access?.name == (isVertical ? "vertical" : "horizontal")
}

/// The stack's first `ForEach` over data that may be large.
private func firstLargeLoop(
  in stack: FunctionCall, vertically: Bool, _ step: Profile, _ resolver: ViewResolver
) -> FunctionCall? {
  stack.node.descendants.lazy.compactMap(FunctionCall.init).first { loop in
    guard loop.isPlainCall(of: "ForEach"), resolver.declaredEntry(loop.name) != nil,
      let first = loop.firstArgument, first.label == nil, let data = first.value,
      isItem(loop, of: stack, resolver)
    else { return false }
    let amount = resolver.amount(of: data, limit: ViewResolver.fewRows)
    if amount == .fixed { return false }
    if step == .all { return true }
    // Few elements by what they are, or a layout that a lazy stack would change.
    if amount == .limited || data.isFewByNature || hasShortGetter(data, resolver) || hasRowPerKind(loop)
      || isMatched(loop, resolver)
      || isMeasured(stack.node) || hasSpacer(stack) || isStill(stack) || hasTextField(loop, resolver)
    {
      return false
    }
    // A lazy strip takes all the height there is, which is another design: whoever asks for more may think of one.
    let mayBeRedesigned = vertically || step == .strict && amount == .growing
    guard mayBeRedesigned || hasHeight(stack, loop),
      loadsImages(loop, resolver) || mayBeRedesigned && hasWeightyRow(loop, resolver)
    else { return false }
    // A page has many short lists.
    return step == .strict
      || amount == .growing && isAllThatScrolls(stack, loop, resolver) && !(vertically && isSmall(stack))
  }
}

/// Whether a `Spacer` takes what the rows leave: a lazy stack leaves it nothing.
private func hasSpacer(_ stack: FunctionCall) -> Bool {
  stack.closures.last?.closure.statements.contains { item in
    item.firstChild.map { ViewExpression($0).typeName == "Spacer" } ?? false
  } ?? false
}

/// The `ScrollView` around the stack, with its modifiers.
private func scrollView(around stack: FunctionCall) -> ViewExpression? {
  var scrolled = stack.node
  while let owner = FunctionCall(scrolled.outermostChain.ancestor(.closureExpr)?.ancestor(.functionCallExpr))
  {
    scrolled = owner.node
    if owner.isPlainCall(of: "ScrollView") { return ViewExpression(scrolled.outermostChain) }
  }
  return nil
}

/// Whether the code keeps the `ScrollView` to a part of the screen: what is shown there is a short list.
private func isSmall(_ stack: FunctionCall) -> Bool {
  scrollView(around: stack)?.modifiers.contains { modifier in
    modifier.name == "frame"
      && modifier.arguments.contains {
        ($0.label == "height" || $0.label == "maxHeight") && $0.value?.referencedName != "infinity"
      }
  } ?? false
}

/// Whether the code says that all of the content fits, so that nothing scrolls into view.
private func isStill(_ stack: FunctionCall) -> Bool {
  scrollView(around: stack)?.modifiers.contains { modifier in
    modifier.name == "scrollDisabled" && modifier.firstArgument?.value?.hasText("true") == true
  } ?? false
}

/// Whether the rows are what the `ScrollView` is there for: its content is the stack, perhaps in others of its axis, and at
/// most one other view stands in these at all times. A part of a page has few rows more often than not.
private func isAllThatScrolls(_ stack: FunctionCall, _ loop: FunctionCall, _ resolver: ViewResolver) -> Bool {
  var outermost = stack
  var call = stack
  while let owner = FunctionCall(resolver.builder(around: call.node.outermostChain)?.owner), owner.isPlain,
    owner.name != "ScrollView"
  {
    if owner.name?.text == stack.name?.text {
      outermost = owner
    } else if owner.name != "Group", owner.name != "ScrollViewReader" {
      return false
    }
    call = owner
  }
  // Views beside the rows count in each block around them, up to the stack.
  let items = loop.node.ancestors.prefix { $0 != outermost.node }.filter { $0.kind == .codeBlockItem }
  var others = 0
  for list in items.compactMap(\.parent) {
    others += list.statements.count { item in
      guard let statement = item.firstChild, !statement.contains(loop.node) else { return false }
      return statement.kind != .ifExpr && statement.kind != .variableDecl
    }
  }
  return others <= 1
}

/// Whether a row costs something: three views or more, an image that is loaded, a view of the workspace.
private func hasWeightyRow(_ loop: FunctionCall, _ resolver: ViewResolver) -> Bool {
  guard let row = loop.closures.last?.closure.node else { return false }
  return hasOwnType(row, resolver)
    || resolver.countOfViews(in: row, withHelpersUpTo: weightyViews) >= weightyViews
}

private func hasOwnType(_ row: Node, _ resolver: ViewResolver) -> Bool {
  row.descendants.contains { node in
    guard let type = FunctionCall(node)?.constructedType else { return false }
    if resolver.declaredEntry(type) != nil { return type == "AsyncImage" }
    return resolver.isViewType(type) || type.hasSuffix("Image")
  }
}

private let weightyViews = 3

/// Whether the rows have images that are loaded, or views of the workspace for images.
private func loadsImages(_ loop: FunctionCall, _ resolver: ViewResolver) -> Bool {
  loop.closures.last?.closure.node.descendants.contains { node in
    guard let type = FunctionCall(node)?.constructedType else { return false }
    return type == "AsyncImage" || resolver.declaredEntry(type) == nil && type.hasSuffix("Image")
  } ?? false
}

/// Whether the strip's height does not come from its rows alone.
private func hasHeight(_ stack: FunctionCall, _ loop: FunctionCall) -> Bool {
  var chains = [ViewExpression(stack.node.outermostChain)]
  chains += loop.closures.last?.closure.statements.compactMap(\.firstChild).map { ViewExpression($0) } ?? []
  var scrolled = stack.node
  while let owner = FunctionCall(scrolled.outermostChain.ancestor(.closureExpr)?.ancestor(.functionCallExpr))
  {
    chains.append(ViewExpression(owner.node.outermostChain))
    if owner.isPlainCall(of: "ScrollView") { break }
    scrolled = owner.node
  }
  return chains.contains { chain in
    chain.modifiers.contains { modifier in
      modifier.name == "frame"
        && modifier.arguments.contains { $0.label == "height" || $0.label == "maxHeight" }
    }
  }
}

/// Whether the rows use a namespace of the view: the other end of a matched geometry has to be there, out of sight or
/// not.
private func isMatched(_ loop: FunctionCall, _ resolver: ViewResolver) -> Bool {
  guard let type = resolver.file.enclosingType(of: loop.node) else { return false }
  let names = type.properties.filter { property in
    property.type?.text == "Namespace.ID"
      || property.variable.node.attributes.contains { $0.attributeName == "Namespace" }
  }.compactMap(\.name)
  return !names.isEmpty
    && loop.node.descendants.contains { node in
      guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
      return names.contains { $0.hasSameText(as: name) }
    }
}

/// Whether the rows are typed in, here or in a view of the workspace that a row shows: these are a handful. What a row
/// only leads to doesn't count.
private func hasTextField(_ loop: FunctionCall, _ resolver: ViewResolver) -> Bool {
  guard let row = loop.closures.last?.closure.node else { return false }
  if row.hasTextField { return true }
  var asked: Set<String> = []
  var ids = row.tree.nodes.ids(of: [.functionCallExpr, .closureExpr], in: row.subtree)
  while let id = ids.next() {
    let node = row.tree.node(id)
    if let closure = Closure(node) {
      if node != row, resolver.isAction(closure) || resolver.isPresented(closure) || closure.isDestination {
        ids.skip(to: node.subtree.upperBound)
      }
      continue
    }
    guard let name = FunctionCall(node)?.constructedType, resolver.isOwnViewType(name),
      asked.insert(name.text).inserted, Argument(node.parent)?.label.map({ $0 != "destination" }) ?? true
    else { continue }
    for (file, facts) in resolver.workspace.types(named: name.text, declaring: "body") {
      let types = resolver.source(named: file)?.model.types(qualifiedName: facts.qualifiedName) ?? []
      if types.contains(where: { $0.body?.getter?.hasTextField ?? false }) { return true }
    }
  }
  return false
}

extension Closure {
  /// Whether it makes what a `NavigationLink` with a label leads to.
  fileprivate var isDestination: Bool {
    guard let (call, label) = use, call.isPlainCall(of: "NavigationLink") else { return false }
    return label.map { $0 == "destination" } ?? !call.labeledTrailingClosures.isEmpty
  }
}

/// Whether the rows are the cases of an enumeration: `ForEach(sections) { section in switch section { … } }`.
private func hasRowPerKind(_ loop: FunctionCall) -> Bool {
  guard let closure = loop.closures.last?.closure,
    let subject = SwitchExpr(closure.node.onlyStatement)?.subject,
    subject.kind == .declReferenceExpr, let name = subject.firstName
  else { return false }
  return name == "$0" || closure.parameterNames.contains { $0.hasSameText(as: name) }
}

/// Whether the data is a computed property of the view that gives the beginning or the end of a collection, or one of two
/// literals.
private func hasShortGetter(_ data: Node, _ resolver: ViewResolver) -> Bool {
  let data = data.collectionCounted ?? data
  guard let name = data.referencedName, let type = resolver.file.enclosingType(of: data),
    case .property(let property)? = resolver.members(of: type).seen(from: data).only(name.text),
    let getter = property.getter
  else { return false }
  if let choice = IfExpr(getter.onlyExpression), choice.isExhaustive {
    return choice.blocks.allSatisfy { $0.onlyExpression?.isSpeltOutCollection == true }
  }
  let last = getter.statements.last?.firstChild
  var value = last?.kind == .returnStmt ? last?.firstChild : last
  if let call = FunctionCall(value), call.isPlainCall(of: "Array") { value = call.firstArgument?.value }
  return FunctionCall(value).map { $0.name == "prefix" || $0.name == "suffix" } ?? false
}

/// Whether the code measures the stack: a lazy one has another size.
private func isMeasured(_ stack: Node) -> Bool {
  ViewExpression(stack.outermostChain).modifiers.contains { modifier in
    if modifier.name == "onGeometryChange" { return true }
    guard modifier.name == "background" || modifier.name == "overlay", let call = modifier.call else {
      return false
    }
    return call.node.children.dropFirst().contains { part in
      part.descendants.contains { FunctionCall($0)?.isPlainCall(of: "GeometryReader") == true }
    }
  }
}

/// Whether the stack makes the views of the loop: it is in the stack's closure, in groups and sections there.
private func isItem(_ loop: FunctionCall, of stack: FunctionCall, _ resolver: ViewResolver) -> Bool {
  var call = loop
  while let owner = FunctionCall(resolver.builder(around: call.node.outermostChain)?.owner) {
    if owner.node.id == stack.node.id { return true }
    guard owner.isPlainCall(of: "Group") || owner.isPlainCall(of: "Section") else { return false }
    call = owner
  }
  return false
}

extension Node {
  fileprivate var hasTextField: Bool {
    descendants(.functionCallExpr).contains { call in
      ["TextField", "TextEditor", "SecureField"].contains { FunctionCall(call)?.isPlainCall(of: $0) == true }
    }
  }

  /// The element of an array literal with one element.
  fileprivate var onlyArrayElement: Node? {
    guard kind == .arrayExpr, children.count == 1 else { return nil }
    return firstChild?.firstChild
  }
}
