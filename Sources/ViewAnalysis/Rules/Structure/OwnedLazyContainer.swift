extension Rule {
  package static let ownedLazyContainer = Rule(
    id: "owned_lazy_container", severity: .information, profile: .recommended, family: .structure,
    title: "Lazy or scrolling container in the wrong view",
    summary: "A view has its own lazy or scrolling container where its parent should own it.",
    why: """
      A lazy container saves work because it knows which rows are visible; inside a row of another \
      container it doesn't, because the row has to report its height, so all of its content is created \
      at once. A `List` or a `ScrollView` inside another one that scrolls the same way collapses, or \
      competes with it for scroll gestures.
      """,
    remedy: """
      Let the view that scrolls own the container. A view for one part of it should arrange that part in \
      a plain stack, or contain only the rows.
      """,
    details: """
      A container that puts the caller's content into a lazy stack decides for the caller, who alone \
      knows how many views there are.
      """,
    silentOn: [
      "A lazy stack directly in a `ScrollView`, whichever view owns it.",
      "Containers along the other axis, such as a strip of cards in a list.",
      "Containers with a fixed height or with scrolling turned off, and uses in previews.",
      "Containers that arrange the caller's content in a lazy grid.",
      "In `recommended`: a container that is a scroll view around a lazy stack.",
    ],
    keepIf: ["The inner container never has more than a few views. A plain stack does the same there."],
    sources: [Citation(.layoutBestPractices, section: "Own Your Container")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Chapters: View {
            let recipe: Recipe

            var body: some View {
              LazyVStack(alignment: .leading) {
                ForEach(recipe.steps, id: \\.self) { step in
                  Text(step)
                }
              }
            }
          }

          struct Cookbook: View {
            let recipes: [Recipe]

            var body: some View {
              List(recipes) { recipe in
                Chapters(recipe: recipe)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Chapters: View {
            let recipe: Recipe

            var body: some View {
              VStack(alignment: .leading) {
                ForEach(recipe.steps, id: \\.self) { step in
                  Text(step)
                }
              }
            }
          }

          struct Cookbook: View {
            let recipes: [Recipe]

            var body: some View {
              List(recipes) { recipe in
                Chapters(recipe: recipe)
              }
            }
          }
          """)
    ],
    kinds: [.structDecl], check: checkOwnedLazyContainer,
    explain: { node, context in
      let reason =
        node.kind == .structDecl
        ? NestedContainer(node, context)?.reason : SlotContainer(node, context)?.reason
      return reason ?? ""
    })
}

/// A finding about the view's own container has the declaration as its subject, one about a slot the container's call.
private func checkOwnedLazyContainer(_ node: Node, _ context: RuleContext) {
  guard let type = context.file.type(declaredBy: node), let body = type.body?.getter,
    context.resolver.isView(type)
  else { return }
  if let nested = NestedContainer(type, body, context.resolver) {
    context.report(
      at: nested.container.name.range, subject: node, message: nested.message,
      related: [RelatedLocation(range: nested.use.range, message: nested.note)])
    return
  }
  guard !type.viewParameters.isEmpty else { return }
  for call in body.descendants where call.kind == .functionCallExpr {
    // A type that is declared in the body is checked on its own.
    guard let slot = SlotContainer(call, context), slot.type.node == node else { continue }
    context.report(at: slot.name.range, subject: call, message: slot.message)
  }
}

/// The container that a view owns, in a row of another one that runs along the same axis.
private struct NestedContainer {
  private let type: TypeModel
  let container: OwnedContainer
  let use: RowUse

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), let body = type.body?.getter else { return nil }
    self.init(type, body, context.resolver)
  }

  init?(_ type: TypeModel, _ body: Node, _ resolver: ViewResolver) {
    // The targets of a scroll view's pages have to be its own.
    guard let root = body.onlyExpression,
      !root.descendants(.functionCallExpr).contains(where: isScrollTarget),
      let container = OwnedContainer(root, resolver),
      let use = firstUse(of: type, in: container, resolver)
    else { return nil }
    self.type = type
    self.container = container
    self.use = use
  }

  var message: String {
    let name = container.name.text
    let outer = use.owner.text
    return container.isLazy
      ? "`\(type.spokenName)` has its own `\(name)`, but is used in a row of a `\(outer)`, where nothing in it is lazy. "
        + "Use a plain \(name == "LazyVGrid" || name == "LazyHGrid" ? "grid" : "stack"), or put the rows directly into the `\(outer)`."
      : "`\(type.spokenName)` has its own `\(name)`, but is used in a `\(outer)` that scrolls the same way. "
        + "Let only one of them scroll."
  }

  /// What is said of the use.
  var note: String { "`\(type.spokenName)` is used in a `\(use.owner.text)` here" }

  var reason: String {
    let name = container.name.text
    let outer = use.owner.text
    return container.isLazy
      ? "The `\(outer)` needs the size of each row, so `\(name)` has to create all of its views. "
        + "Being lazy only adds overhead."
      : "`\(name)` takes the space that it is offered, which is unlimited inside the `\(outer)`. "
        + "Give it a fixed size, or remove it."
  }
}

/// A lazy stack with nothing in it but what the view's caller hands in.
private struct SlotContainer {
  let type: TypeModel
  /// The name of the stack.
  let name: Name
  /// The name of the property with the caller's content.
  private let slot: String

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard let call = FunctionCall(node), let name = call.name, name == "LazyVStack" || name == "LazyHStack",
      ContainerAxis(call, resolver) != nil, let type = context.file.enclosingType(of: node),
      let slot = onlySlot(in: call, of: type),
      context.step >= .strict || !standsAloneInScrollView(node, resolver)
    else { return nil }
    self.type = type
    self.name = name
    self.slot = slot
  }

  var message: String {
    "`\(type.spokenName)` puts the views that its caller passes as `\(slot)` into a `\(name.text)`. "
      + "Let the caller choose a lazy container, because it knows how many views there are."
  }

  var reason: String {
    "This `\(name.text)` contains only `\(slot)`. A caller that passes one view gains nothing from the "
      + "`\(name.text)`, and one that uses `\(type.spokenName)` in a row gets one container "
      + "inside another."
  }
}

/// A container that scrolls or is lazy, as the root of a view.
private struct OwnedContainer {
  let call: FunctionCall
  let name: Name
  let isLazy: Bool
  let isVertical: Bool

  init?(_ root: Node, _ resolver: ViewResolver) {
    var base = root
    while let inner = ModifierUse(base)?.base { base = inner }
    guard let call = FunctionCall(base), call.isPlain, let name = call.name,
      let axis = ContainerAxis(call, resolver), !isSettled(ViewExpression(root))
    else { return nil }
    self.call = call
    self.name = name
    isVertical = axis.isVertical
    isLazy = axis.isLazy
  }
}

/// Along which axis a lazy or scrolling container runs.
private struct ContainerAxis {
  let isVertical: Bool
  /// A lazy stack or grid, rather than something that scrolls.
  let isLazy: Bool

  init?(_ call: FunctionCall, _ resolver: ViewResolver) {
    guard call.isPlain, let name = call.name, name.isCapitalized else { return nil }
    if name == "LazyVStack" || name == "LazyVGrid" {
      (isVertical, isLazy) = (true, true)
    } else if name == "LazyHStack" || name == "LazyHGrid" {
      (isVertical, isLazy) = (false, true)
    } else if name == "List" {
      (isVertical, isLazy) = (true, false)
    } else if name == "ScrollView" {
      guard let vertical = Self.axis(of: call) else { return nil }
      (isVertical, isLazy) = (vertical, false)
    } else {
      return nil
    }
    guard resolver.declaredEntry(name) != nil else { return nil }
  }

  /// Nil where the axis is computed, or where there are both.
  private static func axis(of scrollView: FunctionCall) -> Bool? {
    guard let first = scrollView.firstArgument, first.label == nil, let value = first.value,
      value.kind != .closureExpr
    else { return true }
    guard let access = MemberAccess(value), access.base == nil else { return nil }
    if access.name == "vertical" { return true }
    return access.name == "horizontal" ? false : nil
  }
}

/// Whether the chain gives the view a size of its own, or turns off its scrolling.
private func isSettled(_ view: ViewExpression) -> Bool {
  view.modifiers.contains { modifier in
    if modifier.isConditional { return true }
    if modifier.name == "frame" {
      return modifier.arguments.contains {
        $0.label == "height" || $0.label == "maxHeight" || $0.label == "width"
      }
    }
    return modifier.name == "scrollDisabled" || modifier.name == "containerRelativeFrame"
      || modifier.name == "fixedSize"
  }
}

/// A use of a view with a container of its own.
private struct RowUse {
  /// UTF-8 offsets of the view's name.
  let range: Range<Int>
  /// The name of the container around it.
  let owner: Name
}

/// The first use of the type, in the file, in a row of a container of the same axis.
private func firstUse(of type: TypeModel, in container: OwnedContainer, _ resolver: ViewResolver) -> RowUse? {
  guard resolver.file.onlyType(named: type.name) != nil else { return nil }
  for call in resolver.calls(making: type.name) {
    guard let made = call.constructedType, !type.node.contains(call.node),
      !resolver.file.isInPreview(call.node), let owner = owner(around: call, of: container, resolver)
    else { continue }
    return RowUse(range: made.range, owner: owner)
  }
  return nil
}

private func isScrollTarget(_ node: Node) -> Bool { ModifierUse(node)?.name == "scrollTargetLayout" }

/// The container of the same axis in whose row the call is, with nothing but plain stacks between them.
private func owner(around call: FunctionCall, of container: OwnedContainer, _ resolver: ViewResolver) -> Name?
{
  var call = call
  var isRow = false
  while true {
    let chain = call.node.outermostChain
    guard !isSettled(ViewExpression(chain)), let builder = resolver.builder(around: chain),
      builder.kind == .view, let outer = FunctionCall(builder.owner), outer.isPlain, let name = outer.name,
      resolver.declaredEntry(name) != nil
    else { return nil }
    if name == "ForEach" { isRow = true }
    if let axis = ContainerAxis(outer, resolver) {
      guard axis.isVertical == container.isVertical else { return nil }
      if container.isLazy, axis.isLazy || name == "List" { return name }
      // A `ScrollView`: a lazy stack is right in it, unless each row has one.
      if !axis.isLazy { return !container.isLazy || isRow ? name : nil }
    }
    let passes =
      ContainerAxis(outer, resolver) != nil || name == "VStack" || name == "HStack" || name == "ZStack"
      || name == "Group" || name == "Section"
      || name == "ForEach"
    guard passes else { return nil }
    call = outer
  }
}

/// Whether the lazy stack is all that a scroll view contains: together they are a list, which is what the type is for.
private func standsAloneInScrollView(_ stack: Node, _ resolver: ViewResolver) -> Bool {
  guard let builder = resolver.builder(around: stack.outermostChain), builder.block.statements.count == 1
  else {
    return false
  }
  return FunctionCall(builder.owner)?.constructedType == "ScrollView"
}

/// The name of the content slot that is all there is in the container.
private func onlySlot(in container: FunctionCall, of type: TypeModel) -> String? {
  guard container.labeledTrailingClosures.isEmpty,
    let statement = container.content?.node.onlyStatement
  else { return nil }
  let value = FunctionCall(statement)?.arguments.isEmpty == true ? FunctionCall(statement)?.callee : statement
  guard let value, let name = value.kind == .declReferenceExpr ? value.firstName : selfMember(value) else {
    return nil
  }
  let text = name.text
  let parameters = type.viewParameters.map(\.text)
  guard let property = type.storedProperties.first(where: { $0.name?.text == text }),
    let slot = property.type?.asFunctionType?.functionTypeResult ?? property.type,
    slot.kind == .identifierType,
    parameters.contains(slot.text)
  else { return nil }
  return text
}

private func selfMember(_ node: Node) -> Name? {
  guard let access = MemberAccess(node), access.base?.isReference(to: "self") == true else { return nil }
  return access.name
}
