extension Rule {
  package static let repeatedRedaction = Rule(
    id: "repeated_redaction", severity: .hint, profile: .recommended, family: .structure,
    title: "Same redaction on every child",
    summary:
      "All views in a container have the same `redacted` modifier, which could be applied once, to the container.",
    why: """
      `redacted(reason:)` applies to everything inside a view. On the container it is written once, its \
      views can't get out of sync, and a view that is added later is redacted, too.
      """,
    remedy: """
      Apply it to the container. A single view that has to stay readable can opt out with \
      `unredacted()`.
      """,
    silentOn: [
      "A container in which any view lacks the modifier, or has it with another reason.",
      """
      A container that shows more than these views (a header, a label, a title): that would be redacted \
      as well.
      """,
    ],
    keepIf: ["The views will soon be redacted for different reasons."],
    sources: [Citation(.viewStructure, section: "Skeleton Loading with Redacted Views")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookRow: View {
            let book: Book
            let isLoading: Bool

            var body: some View {
              VStack(alignment: .leading) {
                Text(book.title)
                  .font(.headline)
                  .redacted(reason: isLoading ? .placeholder : [])
                Text(book.author)
                  .redacted(reason: isLoading ? .placeholder : [])
              }
              .padding()
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookRow: View {
            let book: Book
            let isLoading: Bool

            var body: some View {
              VStack(alignment: .leading) {
                Text(book.title)
                  .font(.headline)
                Text(book.author)
              }
              .redacted(reason: isLoading ? .placeholder : [])
              .padding()
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.functionCallExpr], callees: ["redacted"],
    check: { node, context in
      guard let repetition = SharedRedaction(node, context) else { return }
      context.report(
        at: repetition.name.range, subject: node, message: repetition.message, related: repetition.related)
    },
    explain: { node, context in SharedRedaction(node, context)?.reason ?? "" },
    rewrites: { node, context in SharedRedaction(node, context)?.rewrites(context.layout) ?? [] })
}

/// The redaction that all views in a container carry, found by that of the first view.
private struct SharedRedaction {
  private let container: FunctionCall
  /// The container's name.
  let name: Name
  private let redactions: [ModifierUse]
  /// The first redaction's argument.
  private let value: Node?
  /// UTF-8 offsets of the first redaction's parentheses.
  private let parentheses: Range<Int>
  /// Whether all that comes after a redaction is known to do the same before it.
  private let canMove: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let item = node.outermostChain.parent, item.kind == .codeBlockItem,
      let closure = Closure(item.parent),
      closure.statements.count > 1, closure.statements.first == item,
      let container = closure.use?.call, container.isPlain, let name = container.name,
      container.closures.count == 1
    else { return nil }
    let resolver = context.resolver
    guard let traits = resolver.declaredEntry(name)?.traits, traits.contains(.container),
      traits.isDisjoint(with: [.rows, .navigation]) || container.arguments.isEmpty,
      container.arguments.allSatisfy({ showsNothing($0) }),
      resolver.builder(of: closure.node)?.kind == .view
    else { return nil }
    var redactions: [ModifierUse] = []
    var canMove = true
    for item in resolver.items(of: closure.node) {
      guard case .view(let view) = item, let redaction = redaction(of: view, resolver) else { return nil }
      redactions.append(redaction.use)
      if !redaction.canMove { canMove = false }
    }
    guard let first = redactions.first, let parentheses = first.call?.parentheses,
      redactions.dropFirst().allSatisfy({ haveSameArguments($0, first) })
    else { return nil }
    self.container = container
    self.name = name
    self.redactions = redactions
    value = first.firstArgument?.value
    self.parentheses = parentheses
    self.canMove = canMove
  }

  var message: String {
    let all = redactions.count == 2 ? "Both views" : "All \(redactions.count) views"
    return
      "\(all) in this `\(name.text)` have the same `redacted(reason:)`, which has to be kept in sync by hand. "
      + "Apply it once, to the `\(name.text)`."
  }

  var related: [RelatedLocation] {
    redactions.compactMap(\.name).map { RelatedLocation(range: $0.range, message: "The same redaction") }
  }

  var reason: String {
    "Each view in this `\(name.text)` is redacted with `\(value?.shortText ?? "")`. On the `\(name.text)` the "
      + "modifier applies to the same views, and to those that are added later."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard canMove, layout.isOneLine(parentheses), !redactions.contains(where: { layout.hasComment($0.range) })
    else {
      return []
    }
    var edits = redactions.map { TextEdit(range: layout.removal(of: $0.range), newText: "") }
    edits.append(layout.insertion(of: ".redacted" + layout.tree.text(parentheses), after: container.node))
    return [
      Rewrite(title: "Redact the `\(name.text)` instead of each view in it", level: .safe, edits: edits)
    ]
  }
}

/// Whether the container's argument only arranges: anything else may show something that isn't redacted now.
private func showsNothing(_ argument: Argument) -> Bool {
  guard let label = argument.label else {
    return argument.value?.isImplicitMember ?? false
  }
  return label == "alignment" || label == "spacing" || label == "content" || label == "columns"
    || label == "rows" || label == "pinnedViews" || label == "horizontalSpacing"
    || label == "verticalSpacing" || label == "showsIndicators"
}

/// The view's one redaction; nil where there is none, or where it can't be meant for the container: after it nothing may
/// add another view or take the redaction back. What a function that isn't SwiftUI's does to the view isn't
/// known, so that the redaction can't move across it.
private func redaction(
  of view: ViewExpression, _ resolver: ViewResolver
) -> (use: ModifierUse, canMove: Bool)? {
  var found: ModifierUse?
  var canMove = true
  for modifier in view.modifiers {
    guard let name = modifier.name else { return nil }
    if name == "redacted" {
      guard found == nil, modifier.arguments.count == 1, modifier.call?.argument("reason") != nil else {
        return nil
      }
      found = modifier
    } else if found != nil {
      if modifier.entry == nil, modifier.call?.closures.isEmpty == true,
        !modifier.arguments.contains(where: { $0.value.map { makesView($0, resolver) } ?? true })
      {
        canMove = false
        continue
      }
      guard modifier.entry?.traits == .visual, modifier.entry?.slots.isEmpty == true, name != "unredacted",
        modifier.call?.closures.isEmpty == true
      else { return nil }
    }
  }
  return found.map { ($0, canMove) }
}

private func makesView(_ argument: Node, _ resolver: ViewResolver) -> Bool {
  ViewExpression(argument).typeName.map { resolver.isViewType($0) } ?? false
}

private func haveSameArguments(_ a: ModifierUse, _ b: ModifierUse) -> Bool {
  guard let first = a.firstArgument?.value, let second = b.firstArgument?.value else { return false }
  return first.hasSameTokens(as: second)
}
