extension Rule {
  package static let layoutInModifier = Rule(
    id: "layout_in_modifier", severity: .warning, profile: .recommended, family: .abstraction,
    title: "Modifier that arranges views",
    summary: "A `ViewModifier` puts its content beside other views in a stack, a grid, a list or a form.",
    why: """
      SwiftUI's modifiers change one view, and its containers, such as `VStack` and `List`, arrange several. \
      A modifier that puts its content into a stack beside other views hides a layout: where it is used, the \
      code reads as if it only styled a view.
      """,
    remedy: """
      Make it a view that takes its content from a view builder. Its uses then show that there is a \
      container, and what is in it.
      """,
    silentOn: [
      """
      What `overlay`, `background`, `safeAreaInset` and `toolbar` add: it doesn't take part in the layout of \
      the content.
      """,
      "Content alone in a container, in a `ZStack`, or in an `accessibilityRepresentation`.",
      "Content that is never there together with the other views, by the conditions around them.",
      "In `recommended` and `strict`: content beside nothing but spacers and dividers.",
      "In `recommended`: content beside views that only some builds have.",
    ],
    keepIf: [
      "The added view is a detail of the content, and nobody asks where it comes from."
    ],
    sources: [Citation(.viewsForContainers)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct CaptionModifier: ViewModifier {
            let caption: String

            func body(content: Content) -> some View {
              VStack(alignment: .leading) {
                content
                Text(caption)
                  .font(.caption)
              }
            }
          }

          extension View {
            func captioned(_ caption: String) -> some View {
              modifier(CaptionModifier(caption: caption))
            }
          }

          struct PhotoView: View {
            let photo: Image
            let place: String

            var body: some View {
              photo
                .resizable()
                .captioned(place)
            }
          }
          """,
        good: """
          import SwiftUI

          struct Caption<Content: View>: View {
            let caption: String
            @ViewBuilder let content: Content

            var body: some View {
              VStack(alignment: .leading) {
                content
                Text(caption)
                  .font(.caption)
              }
            }
          }

          struct PhotoView: View {
            let photo: Image
            let place: String

            var body: some View {
              Caption(caption: place) {
                photo
                  .resizable()
              }
            }
          }
          """)
    ],
    rewriteLevels: [.refactor], kinds: [.structDecl],
    check: { node, context in
      guard let modifier = ArrangingModifier(node, context) else { return }
      context.report(
        at: modifier.type.declaration.nameRange, subject: node, message: modifier.message,
        related: [modifier.related])
    },
    explain: { node, context in
      guard let modifier = ArrangingModifier(node, context) else { return "" }
      return modifier.reason + ContainerConversion(modifier, context).rewrite.note
    },
    rewrites: { node, context in
      ArrangingModifier(node, context).map { ContainerConversion($0, context).rewrite.rewrites } ?? []
    })
}

private let describingModifiers: NameSet = ["accessibilityRepresentation", "accessibilityChildren"]

/// A `ViewModifier` that puts its content beside other views.
struct ArrangingModifier {
  let type: TypeModel
  let body: FunctionDecl
  /// The parameter of `body(content:)`.
  let content: Name
  /// The container that holds the content and the other views.
  private let container: FunctionCall
  private let siblingCount: Int

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node),
      context.resolver.roles(of: type).contains(.viewModifier), let body = type.modifierBody,
      let block = body.body, let name = body.parameters.first?.name
    else { return nil }
    for id in context.tree.nodes.ids(of: [.declReferenceExpr], in: block.subtree) {
      let reference = context.tree.node(id)
      guard reference.isName(name), !reference.isMemberName,
        let (container, count) = Self.arrangement(around: reference, context)
      else { continue }
      self.type = type
      self.body = body
      content = name
      self.container = container
      siblingCount = count
      return
    }
    return nil
  }

  /// The nearest container around the content that holds other views besides, and how many.
  private static func arrangement(
    around reference: Node, _ context: RuleContext
  ) -> (FunctionCall, Int)? {
    // What assistive technologies are told is not laid out.
    let isDescribed = reference.ancestors.contains { node in
      Closure(node)?.use?.call.name.map { describingModifiers.contains($0) } ?? false
    }
    if isDescribed { return nil }
    var view = reference.outermostChain
    while let builder = context.resolver.builder(around: view), let call = FunctionCall(builder.owner),
      let type = call.constructedType, context.resolver.declaredEntry(type) != nil
    {
      if arrangingContainers.contains(type) {
        let others = siblings(of: view, upTo: builder.block).filter {
          context.step == .all || !isSpacing($0) && (context.step == .strict || $0.kind != .ifConfigDecl)
        }
        let count = mostAtOnce(of: others, beside: tests(around: view, upTo: builder.block))
        if count > 0 { return (call, count) }
      }
      view = call.node.outermostChain
    }
    return nil
  }

  /// The statements beside the view, and beside the branches that it stands in, that are views or hold some.
  private static func siblings(of view: Node, upTo block: Node) -> [Node] {
    var found: [Node] = []
    var item = view.parent
    while let current = item, current.kind == .codeBlockItem, let around = current.parent {
      found += around.statements.filter { $0 != current }.compactMap(\.firstChild).filter {
        !$0.kind.isDeclaration || $0.kind == .ifConfigDecl
      }
      if around == block { break }
      item = around.ancestor(.codeBlockItem)
    }
    return found
  }

  /// How many of the views are there at a time, at the most, with a content that is shown by the tests.
  private static func mostAtOnce(of views: [Node], beside content: [Test]) -> Int {
    var count = 0
    var choices: [String: [String: Int]] = [:]
    for view in views {
      guard let conditional = IfExpr(view), conditional.elseBranch == nil,
        let test = Test(conditional.plainCondition)
      else {
        count += 1
        continue
      }
      if content.contains(where: { $0.subject == test.subject && $0.value != test.value }) { continue }
      choices[test.subject, default: [:]][test.value, default: 0] += 1
    }
    return choices.values.reduce(count) { $0 + ($1.values.max() ?? 0) }
  }

  /// What is tested around the view, in the block.
  private static func tests(around view: Node, upTo block: Node) -> [Test] {
    var tests: [Test] = []
    var current = view
    while current != block, let parent = current.parent {
      if let conditional = IfExpr(parent), let test = Test(conditional.plainCondition) {
        if conditional.thenBlock == current { tests.append(test) }
        if conditional.elseBranch == current, let opposite = test.opposite { tests.append(opposite) }
      }
      current = parent
    }
    return tests
  }

  /// Whether it only keeps others apart.
  private static func isSpacing(_ node: Node) -> Bool {
    let statements =
      [.ifExpr, .switchExpr, .ifConfigDecl].contains(node.kind)
      ? node.descendants(.codeBlockItem).compactMap(\.firstChild) : [node]
    return statements.allSatisfy { statement in
      let view = ViewExpression(statement)
      if let type = view.typeName { return spacing.contains(type) }
      return [.ifExpr, .switchExpr, .ifConfigDecl].contains(statement.kind)
        || view.root.hasText("Color.clear")
    }
  }

  private var containerName: String { container.constructedType?.text ?? "container" }

  private var containerPhrase: String { (containerName.hasPrefix("H") ? "an" : "a") + " `\(containerName)`" }

  var message: String {
    "`\(type.spokenName)` puts its content beside \(counted(siblingCount, "other view", "other views")) in "
      + "\(containerPhrase). Make it a view that takes its content: containers arrange views, modifiers style one."
  }

  var reason: String {
    "The `body(content:)` of `\(type.spokenName)` is a layout: its `\(containerName)` holds `\(content.text)` and "
      + "\(counted(siblingCount, "view", "views")) more."
  }

  var related: RelatedLocation {
    let range = container.callee?.range ?? container.node.range
    return RelatedLocation(range: range, message: "The content is in this `\(containerName)`")
  }
}

/// A condition that is true for one of several values: `isOpen`, `!isOpen`, `edge == .top`.
private struct Test {
  /// What is tested, as it is written.
  let subject: String
  /// The value for which the condition is true.
  let value: String

  private init(subject: String, value: String) {
    self.subject = subject
    self.value = value
  }

  init?(_ condition: Node?) {
    guard let condition else { return nil }
    switch condition.kind {
    case .declReferenceExpr, .memberAccessExpr: self.init(subject: condition.text, value: "true")
    case .prefixOperatorExpr:
      guard condition.text.hasPrefix("!"), let inner = Test(condition.firstChild), inner.value == "true"
      else {
        return nil
      }
      self.init(subject: inner.subject, value: "false")
    case .sequenceExpr:
      let parts = Array(condition.children)
      // Two variables may both be equal to a third.
      guard parts.count == 3, parts[1].hasText("=="),
        literals.contains(parts[2].kind)
          || MemberAccess(parts[2]).map({ $0.base?.isTypeReference ?? true }) == true
      else { return nil }
      self.init(subject: parts[0].text, value: parts[2].text)
    default: return nil
    }
  }

  /// The test that is true where this one is false.
  var opposite: Test? {
    switch value {
    case "true": Test(subject: subject, value: "false")
    case "false": Test(subject: subject, value: "true")
    default: nil
    }
  }
}

private let literals: Set<SyntaxKind> = [
  .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr, .simpleStringLiteralExpr,
  .stringLiteralExpr,
]

private let arrangingContainers: NameSet = [
  "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List", "Form",
  "HSplitView", "VSplitView",
]
private let spacing: NameSet = ["Spacer", "Divider", "EmptyView"]
