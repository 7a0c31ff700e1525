extension Rule {
  package static let zstackDecoration = Rule(
    id: "zstack_decoration", severity: .information, profile: .recommended,
    title: "ZStack that only decorates a view",
    summary: "A `ZStack` of two views puts a mark on one of them, or a shape behind it.",
    explanation: """
      In a `ZStack` all views take part in the layout as equals: each gets the whole space offered, and the stack is as \
      large as the largest of them. A mark on a button or a shape behind a text is no equal. It belongs to one view, \
      whose size should be the size of the whole.

      `overlay` and `background` say which view that is. The decoration is offered exactly its size, follows it when it \
      changes, and can't make it larger.
      """,
    exceptions: """
      Keep the `ZStack` where the mark has to count towards the size: to reserve space, or to be tapped outside the \
      view. Views that together make up the layout belong in a `ZStack`: nothing is reported where the one is not \
      clearly a small mark on the other (no more than 24 points), or where the shape has a size of its own or is meant \
      to fill (a frame, `ignoresSafeArea`, a colour that nothing rounds, the stack with a size of its own or as the root \
      of a body).
      """,
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
    kinds: [.functionCallExpr], callees: ["ZStack"],
    check: checkZStackDecoration)
}

private func checkZStackDecoration(_ node: Node, _ context: RuleContext) {
  guard let stack = FunctionCall(node), stack.isPlainCall(of: "ZStack"), let name = stack.name,
    let closure = stack.trailingClosure, closure.signature == nil, closure.statements.count == 2,
    stack.closures.count == 1, stack.arguments.allSatisfy({ $0.label == "alignment" })
  else { return }
  let resolver = context.resolver
  guard resolver.declaredEntry(name) != nil, resolver.builder(of: closure.node)?.kind == .view,
    !context.file.isInPreview(node)
  else { return }
  let views = closure.statements.compactMap(\.firstChild).map(ViewExpression.init)
  guard views.count == 2, let first = views.first, let second = views.last,
    let firstType = first.viewName, let secondType = second.viewName, isPlainChain(first),
    isPlainChain(second)
  else { return }

  if isSubject(first, firstType, resolver), isMark(second, secondType, resolver) {
    report(
      stack, decorating: first, named: firstType, with: second, named: secondType, modifier: "overlay",
      context)
  } else if isBackdrop(first, in: stack, resolver), isContent(second, secondType, resolver),
    isPlaceOfOwnSize(stack, holding: secondType, resolver)
  {
    report(
      stack, decorating: second, named: secondType, with: first, named: firstType, modifier: "background",
      context)
  }
}

private func report(
  _ stack: FunctionCall, decorating subject: ViewExpression, named subjectName: Name,
  with decoration: ViewExpression, named decorationName: Name, modifier: String,
  _ context: RuleContext
) {
  let subjectText = "`\(subjectName.text)`"
  let decorationText = "`\(decorationName.text)`"
  let place = modifier == "overlay" ? "on" : "behind"
  let title =
    "Make \(decorationText) \(modifier == "overlay" ? "an overlay" : "a background") of \(subjectText), which alone sets the size then"
  context.report(
    at: stack.name?.range ?? stack.node.range,
    message:
      "\(decorationText) only decorates \(subjectText), but in this `ZStack` it takes part in the layout as an equal. "
      + "Put it \(place) \(subjectText) with `.\(modifier)`.",
    reason: "This `ZStack` holds two views: \(subjectText), and \(decorationText) \(place) it. "
      + "With `.\(modifier)` the size is that of \(subjectText) alone, and \(decorationText) is laid out in it.",
    related: [RelatedLocation(range: decorationName.range, message: "The decoration")],
    rewrites: edits(stack, decorating: subject, with: decoration, modifier: modifier, context).map {
      [
        Rewrite(
          title: title, level: .suggested, edits: $0,
          postconditions: postconditions(stack, title: title))
      ]
    } ?? [])
}

private func edits(
  _ stack: FunctionCall, decorating subject: ViewExpression, with decoration: ViewExpression,
  modifier: String, _ context: RuleContext
) -> [TextEdit]? {
  let layout = context.layout
  let isKept = { (comment: Comment) in
    [subject, decoration].contains {
      $0.node.range.lowerBound <= comment.range.lowerBound
        && comment.range.upperBound <= $0.node.range.upperBound
    }
  }
  guard layout.comments(in: stack.node.range).allSatisfy(isKept) else { return nil }
  let alignment = stack.argument("alignment").map { "(\($0.node.text))" } ?? ""
  return layout.replacing(stack.node, with: subject) { indentation in
    let head = ".\(modifier)\(alignment) {"
    guard let indentation else { return "\(head) \(decoration.node.text) }" }
    let inner = indentation + layout.indentationUnit
    let own = layout.indentation(at: decoration.node.range.lowerBound)
    return head + layout.lineEnding + inner
      + layout.reindented(decoration.node.range, from: own, to: inner)
      + layout.lineEnding + indentation + "}"
  }
}

/// The new layer may be clipped further out.
private func postconditions(_ stack: FunctionCall, title: String) -> [Postcondition] {
  let chain = stack.node.outermostChain
  guard ViewExpression(chain).modifier("clipShape") != nil else { return [] }
  return [.isFollowedUp(rule: Rule.clipWithoutCompositingGroup.id, in: chain.range, title: title)]
}

/// Whether the view stands in the stack for its own sake and in the order of the text.
private func isPlainChain(_ view: ViewExpression) -> Bool {
  view.modifiers.allSatisfy {
    $0.name.map { !fills.contains($0) && !placesItself.contains($0) } ?? false
  } && !view.modifiers.contains { $0.hasInfiniteFrame }
}

private let fills: NameSet = [
  "ignoresSafeArea", "edgesIgnoringSafeArea", "containerRelativeFrame", "position", "matchedGeometryEffect",
  "alignmentGuide",
]

/// What is hidden is there for its size only.
private let placesItself: NameSet = ["zIndex", "layoutPriority", "transition", "hidden"]

/// A control or a text.
private func isSubject(_ view: ViewExpression, _ type: Name, _ resolver: ViewResolver) -> Bool {
  guard let traits = resolver.declaredEntry(type)?.traits else { return false }
  return type == "Text" || type == "Label" || traits.contains(.control)
}

/// A small mark: a symbol, or a shape with a small frame. A larger one gives the stack its size.
private func isMark(_ view: ViewExpression, _ type: Name, _ resolver: ViewResolver) -> Bool {
  guard let traits = resolver.declaredEntry(type)?.traits else { return false }
  let isSmall = view.modifiers.contains(where: \.isSmallFrame)
  if type == "Image" {
    return view.rootCall?.argument("systemName") != nil && (view.modifier("resizable") == nil || isSmall)
  }
  return traits.contains(.shape) && isSmall
}

/// A shape, or a colour in a shape, that takes the size it is offered. A colour alone is there to fill.
private func isBackdrop(
  _ view: ViewExpression, in stack: FunctionCall, _ resolver: ViewResolver
) -> Bool {
  guard let traits = resolver.declaredEntry(view.viewName)?.traits,
    !traits.isDisjoint(with: [.shape, .fill]),
    traits.contains(.shape) && view.viewName != "Rectangle" || isRounded(view)
      || isRounded(ViewExpression(stack.node.outermostChain))
  else { return false }
  return view.modifiers.allSatisfy { modifier in
    modifier.name.map { backdropModifiers.contains($0) } ?? false
  }
}

private func isRounded(_ view: ViewExpression) -> Bool {
  view.modifier("clipShape") != nil || view.modifier("cornerRadius") != nil
}

/// What changes how a shape is drawn, not how large it is nor what it does.
private let backdropModifiers: NameSet = [
  "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "opacity", "shadow", "blur", "tint",
  "cornerRadius", "clipShape", "blendMode", "brightness", "saturation", "overlay", "background", "border",
  "accessibilityHidden", "allowsHitTesting", "trim", "inset", "rotation", "animation",
]

/// A view that brings a size of its own along.
private func isContent(_ view: ViewExpression, _ type: Name, _ resolver: ViewResolver) -> Bool {
  guard let traits = resolver.declaredEntry(type)?.traits else { return false }
  let isGreedy: ViewTraits = [
    .shape, .fill, .scrolls, .lazy, .transparent, .navigation, .notView, .iterates,
  ]
  guard traits.isDisjoint(with: isGreedy) else { return false }
  if type == "Text" || type == "Label" || traits.contains(.control) { return true }
  if type == "Image" {
    return view.modifier("resizable") == nil || view.modifiers.contains(where: \.fixesSize)
  }
  // A stack is as large as its views: one of them may well fill.
  guard type == "HStack" || type == "VStack" else { return false }
  return !view.node.subtree.contains { id in
    let node = view.node.tree.node(id)
    guard node.kind == .functionCallExpr else { return false }
    if let inner = FunctionCall(node)?.constructedType {
      guard let entry = resolver.declaredEntry(inner) else { return resolver.isViewType(inner) }
      return !entry.traits.isDisjoint(with: isGreedy) || inner == "Spacer" || inner == "GeometryReader"
    }
    return ModifierUse(node)?.hasInfiniteFrame ?? false
  }
}

private let sizes: NameSet = [
  "frame", "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize", "modifier",
]

/// Whether the stack is a view among others that nothing gives a size: neither the root of a declaration nor in
/// something that it fills.
private func isPlaceOfOwnSize(
  _ stack: FunctionCall, holding content: Name, _ resolver: ViewResolver
) -> Bool {
  let chain = ViewExpression(stack.node.outermostChain)
  // A modifier of the app's own may well hold a frame.
  let isSized = chain.modifiers.contains { modifier in
    modifier.name.map {
      fills.contains($0) || sizes.contains($0) || Vocabulary.modifier($0) == nil
    } ?? true
  }
  guard !isSized, let builder = resolver.builder(around: chain.node), builder.kind == .view,
    let owner = FunctionCall(builder.owner), let type = owner.constructedType,
    let traits = resolver.declaredEntry(type)?.traits
  else { return false }
  // A colour behind a column, at the end of another: that is a panel, which fills what is left of the screen.
  if type == "VStack", content == "VStack" { return false }
  return type == "HStack" || type == "VStack" || traits.contains(.rows) || traits.contains(.lazy)
}

extension ViewExpression {
  /// The type that the view is made by: `Color` in `Color(…)` and in `Color.red`.
  fileprivate var viewName: Name? {
    if let typeName { return typeName }
    guard let base = MemberAccess(root)?.base, base.isTypeReference else { return nil }
    return base.referencedName
  }
}

extension ModifierUse {
  /// A frame with a number as width or height.
  fileprivate var fixesSize: Bool {
    name == "frame" && arguments.contains { $0.label == "width" || $0.label == "height" }
  }

  /// A frame of two small numbers.
  fileprivate var isSmallFrame: Bool {
    guard name == "frame" else { return false }
    let sides = arguments.filter { $0.label == "width" || $0.label == "height" }
    return sides.count == 2 && sides.allSatisfy { $0.value?.integerValue.map { $0 <= 24 } ?? false }
  }

  /// A frame that takes all the space offered in some direction.
  fileprivate var hasInfiniteFrame: Bool {
    guard name == "frame" else { return false }
    return arguments.contains { argument in
      guard let value = argument.value else { return false }
      return value.holds([.memberAccessExpr]) && argument.label != "alignment"
        && value.subtree.contains { id in
          value.tree.node(id).isReference(to: "infinity")
            || value.tree.node(id).isReference(to: "greatestFiniteMagnitude")
        }
    }
  }
}
