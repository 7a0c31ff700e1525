extension Rule {
  package static let helperView = Rule(
    id: "helper_view", severity: .information, profile: .recommended,
    title: "Large helper that shares its view's updates",
    summary:
      "A property or method gives a large piece of a view, or one that runs again for states that it doesn't read.",
    explanation: """
      SwiftUI updates view types. A property or a method that gives `some View` is a part of the `body` that uses it: \
      it tidies up the code, but runs again with all of that body, whichever of the values changes that the body reads.

      A view type of its own is compared by what it takes. Where that is the same as before, SwiftUI leaves it out. \
      Give it no more than it shows: a name rather than the whole user.
      """,
    exceptions: """
      Small helpers are fine, and the limits can be set. Helpers that are `public`, that a protocol asks for, or that \
      belong to a modifier, a style or a preview are not reported. The sections of a view that is composed of such \
      helpers, and the helpers that make a list's rows, are reported by `sectioned_view` and `helper_in_foreach`.

      The `recommended` profile reports a helper above the limit only if it runs again for a state that it doesn't \
      read and that the body looks at, not only hands on as a binding; and any other only if it is much larger and \
      not the whole body. Of branches that are all of a helper, the largest counts. In `strict`, weighty rows, many modifiers with closures and \
      smaller sections of the body's root container count as well.
      """,
    sources: [
      Citation(.viewStructure, section: "Extract Subviews, Not Computed Properties"),
      Citation(.viewStructure, section: "Struct or Method / Computed Property?"),
      Citation(.viewStructure, section: "When to Extract Subviews"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct StationView: View {
            let name: String
            @State private var volume = 0.5

            var body: some View {
              VStack {
                header
                Slider(value: $volume)
              }
            }

            private var header: some View {
              HStack {
                Image(systemName: "radio")
                VStack {
                  Text(name)
                  Text("On air")
                }
                Spacer()
                Image(systemName: "star")
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct StationView: View {
            let name: String
            @State private var volume = 0.5

            var body: some View {
              VStack {
                StationHeader(name: name)
                Slider(value: $volume)
              }
            }
          }

          private struct StationHeader: View {
            let name: String

            var body: some View {
              HStack {
                Image(systemName: "radio")
                VStack {
                  Text(name)
                  Text("On air")
                }
                Spacer()
                Image(systemName: "star")
              }
            }
          }
          """)
    ],
    options: [
      RuleOption("max_views", default: 6, summary: "Views that a helper may build"),
      RuleOption(
        "max_bound_views", default: 3,
        summary: "Views that it may build if it runs again for states that it doesn't read"),
      RuleOption(
        "max_unbound_views", default: 12,
        summary: "Views that it may build, in the recommended profile, if it runs again for nothing else"),
      RuleOption("max_row_views", default: 2, summary: "Views that a row of a list in it may build"),
      RuleOption("max_closures", default: 2, summary: "Modifiers with closures that it may have"),
    ],
    kinds: [.variableDecl, .functionDecl],
    check: { node, context in
      guard let helper = LargeHelper(node, context) else { return }
      context.report(at: helper.boundary.name.range, subject: node, message: helper.message)
    },
    explain: { node, context in
      LargeHelper(node, context).map { $0.boundary.reason + $0.boundary.obstacle(context) } ?? ""
    },
    rewrites: { node, context in LargeHelper(node, context)?.boundary.rewrites(context) ?? [] })
}

/// A helper that should be a view type of its own.
private struct LargeHelper {
  let boundary: HelperBoundary

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard let boundary = HelperBoundary(node, minimum: 2, context) else { return nil }
    let views = boundary.measure.count
    let isBound = !boundary.needless.isEmpty
    let isLarge: Bool
    switch context.profile {
    case .recommended:
      let shown = boundary.viewsAtOnce(resolver)
      isLarge =
        isBound && shown > context.option("max_views")
        || shown > context.option("max_unbound_views") && !boundary.isWholeBody(resolver)
    case .none, .strict, .all:
      isLarge =
        views > context.option("max_views") || isBound && views > context.option("max_bound_views")
        || boundary.hasWeightyRow(above: context.option("max_row_views"), resolver)
        || boundary.closureCount > context.option("max_closures")
        || views > context.option("max_bound_views") && boundary.isRootSection(resolver)
    }
    guard isLarge, !boundary.isReportedElsewhere(context) else { return nil }
    self.boundary = boundary
  }

  var message: String {
    let title = boundary.title
    if boundary.needless.isEmpty {
      return "\(title) is a part of the body of `\(boundary.type.name)` and computed again with all of it. "
        + "Make it \(boundary.ofItsOwn), so that SwiftUI can leave it out."
    }
    return "\(title) is computed again \(boundary.needlessUpdates). "
      + "Make it \(boundary.ofItsOwn), so that SwiftUI leaves it out then."
  }
}

extension HelperBoundary {
  /// Whether another rule reports it: as a section of its view, or as what makes a row.
  fileprivate func isReportedElsewhere(_ context: RuleContext) -> Bool {
    let resolver = context.resolver
    if SectionedBody(type, context)?.sections.contains(where: { $0.boundary.name.range == name.range })
      == true
    {
      return true
    }
    return resolver.reads(of: type).uses(ofMember: name.text).contains {
      RowHelperUse($0, in: type, context) != nil
    }
  }

  /// Whether it has a list or a lazy container with a row, or a child, of more views.
  fileprivate func hasWeightyRow(above limit: Int, _ resolver: ViewResolver) -> Bool {
    helper.block.descendants(.functionCallExpr).contains { node in
      guard let call = FunctionCall(node), let type = call.constructedType,
        let traits = resolver.declaredEntry(type)?.traits,
        traits.contains(.iterates) || traits.contains(.lazy),
        let row = call.trailingClosure ?? call.closures.first(where: { $0.label == "content" })?.closure
      else { return false }
      return resolver.measure(row.node).count > limit
    }
  }

  /// How many of its modifiers take closures.
  fileprivate var closureCount: Int {
    helper.block.descendants(.functionCallExpr).count { node in
      ModifierUse(node)?.call?.closures.isEmpty == false
    }
  }

  /// How many views it builds at the most: of branches that are all there is in it, the largest counts.
  fileprivate func viewsAtOnce(_ resolver: ViewResolver) -> Int {
    let statements = helper.block.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard statements.count == 1, let statement = statements.first else { return measure.count }
    var branches: [Node] = []
    if let selection = SwitchExpr(statement) {
      branches = selection.cases
    } else {
      var next: Node? = statement
      while let conditional = IfExpr(next) {
        branches += conditional.thenBlock.map { [$0] } ?? []
        next = conditional.elseBranch
      }
      if let last = next, last.kind == .codeBlock { branches.append(last) }
    }
    return branches.map { resolver.measure($0).count }.max() ?? measure.count
  }

  /// Whether the body is the helper, and modifiers of it, alone.
  fileprivate func isWholeBody(_ resolver: ViewResolver) -> Bool {
    guard case .property(let body)? = resolver.members(of: type).only("body"),
      let statement = body.getter?.onlyExpression
    else { return false }
    let root = ViewExpression(statement).root
    return (FunctionCall(root)?.callee ?? root).referencedName?.hasSameText(as: name) == true
  }

  /// Whether the body's root container has it among its views.
  fileprivate func isRootSection(_ resolver: ViewResolver) -> Bool {
    guard case .property(let body)? = resolver.members(of: type).only("body"), let block = body.getter else {
      return false
    }
    return resolver.reads(of: type).uses(in: block).contains { use in
      guard use.name == name.text else { return false }
      let view = FunctionCall(use.node.parent)?.callee?.id == use.node.id ? use.node.parent : use.node
      guard let content = view?.outermostChain.parent?.parent, let call = Closure(content)?.use?.call else {
        return false
      }
      return call.node.outermostChain.parent?.parent?.id == block.id
    }
  }
}
