extension Rule {
  package static let helperView = Rule(
    id: "helper_view", severity: .information, profile: .recommended, family: .invalidation,
    title: "Large helper that shares its view's updates",
    summary:
      "A property or method returns a large part of a view, or one that runs again for states that it doesn't read.",
    why: """
      SwiftUI evaluates a `body` again only if something that its view depends on has changed. A property \
      or method that returns `some View` tidies up the code, but is part of the `body` that uses it, and runs \
      again with all of it.
      """,
    remedy: """
      Make it a view type, and pass it only what it shows: a name rather than the whole user. SwiftUI \
      compares the inputs, and skips the body if they are the same as before.
      """,
    silentOn: [
      "Small helpers; the limits can be configured.",
      "Colours and gradients that are used to style with, and texts and images that are handed over.",
      """
      In `recommended` and `strict`: helpers whose result is a certain type of the workspace, and, unless there are many modifiers \
      with closures, those that do nothing but make one view of such a type, in each branch.
      """,
      "In `recommended` and `strict`: a helper that is all of the body, and thus the body under another name.",
      """
      In `recommended` and `strict`: a helper with nothing beside it but modifiers and a container around it, unless, in \
      `strict`, other values run it again or it is very large.
      """,
      """
      In `recommended`: the content of a sheet, a popover or a destination, which is computed only \
      while it is shown, unless it is very large.
      """,
      """
      Helpers that are `public`, that a protocol requires, or that belong to a modifier, a style or a \
      preview.
      """,
      """
      The sections of a view that is composed of such helpers (`sectioned_view` reports the view), and \
      the helpers that build the rows of a list (`helper_in_foreach`), \
      unless that rule is off.
      """,
      """
      In `recommended`, few states that a helper doesn't read beside many values that it reads (four for each of them) \
      aren't reason enough to report one. In `recommended` and `strict`, a state isn't that the body only \
      passes on, that decides whether the helper is shown, or that only code changes which isn't there meanwhile.
      """,
      """
      In `recommended`: helpers that read all, or nearly all, of what makes them run again, unless they are very \
      large; and helpers that would need many inputs. Where a helper is nothing but a choice of branches, only the \
      largest counts.
      """,
      """
      Unless they are very large, in `recommended`: the helpers of a view that stores nothing that changes, and those that are \
      all that a branch of the body shows. In `strict`, the former unless they are large. In both, unless they are large: \
      several views without a container around them, and those that only choose one of several views.
      """,
      """
      In `recommended`: large rows, many modifiers with closures, and smaller sections of the body's root container. In \
      `recommended` and `strict` the place of another helper counts as a view only where the helper runs again for \
      something that it doesn't read, and isn't all that the body shows.
      """,
      """
      In `recommended` and `strict`: the views of widgets, which are computed once an entry. In `recommended`: those of \
      menus, which are made when these are opened, unless they are very large.
      """,
    ],
    keepIf: [
      "The view would need nearly everything that the body reads: it would run just as often.",
      "The content never changes, and neither does the body around it.",
    ],
    disagreement: """
      The SwiftUI View Structure Reference accepts helpers for small, static parts. Its newest edition \
      wants each section of a screen to be a view type. `recommended` follows the first, `strict` the \
      second for sections of four views or more.
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
      RuleOption("max_views", default: 6, summary: "Maximum number of views in a helper"),
      RuleOption(
        "max_bound_views", default: 3,
        summary: "Maximum number of views in a helper that runs again for states that it doesn't read"),
      RuleOption(
        "max_unbound_views", default: 12,
        summary: "Maximum number of views, in the recommended profile, in a helper that doesn't"),
      RuleOption(
        "max_passed_values", default: 8,
        summary:
          "Maximum number of inputs that a view type in its place would take, in the recommended profile"),
      RuleOption("max_row_views", default: 2, summary: "Maximum number of views in a row of a list"),
      RuleOption("max_closures", default: 2, summary: "Maximum number of modifiers with closures"),
    ],
    rewriteLevels: [.refactor], kinds: [.variableDecl, .functionDecl],
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
  /// How many values a helper may read for each that it is bound to without reading it, in the recommended profile.
  private static let fewReads = 4

  let boundary: HelperBoundary

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    // Nothing smaller is reported by the recommended profile, whatever it reads.
    let minimum =
      context.step == .recommended
      ? min(context.option("max_views"), context.option("max_unbound_views")) + 1 : 1
    guard let boundary = HelperBoundary(node, minimum: minimum, context.step, context),
      // A `Text` that is put together, or an image, is a value to go on with, which no other view is.
      context.step == .all
        || !["Text", "Image"].contains(where: { boundary.helper.result.isNamedType($0) }),
      !boundary.isValue || boundary.isPlacedAsView,
      // A certain view of the workspace is asked for where the helper is used, and one that the helper only makes is skipped
      // already.
      context.step == .all
        || !boundary.isOfOwnType(resolver)
          && (!boundary.isOneOwnView(resolver)
            || boundary.hasClosures(above: context.option("max_closures"), resolver)),
      !boundary.isUnused(resolver),
      // The helper then is the body under another name.
      context.step == .all || !resolver.isBody(boundary.helper, of: boundary.type)
    else { return nil }
    let shown = boundary.viewsAtOnce(resolver)
    var views = shown
    if context.step == .all {
      views = boundary.views
    } else if boundary.views > boundary.ownViews, boundary.runsBesideItsChoice,
      !boundary.isBranchOfBody(resolver)
    {
      views = max(views, boundary.viewsAtOnce(resolver, \.countWithHelpers))
    }
    let isLarge: Bool
    switch context.step {
    case .recommended:
      isLarge =
        views >= minimum && boundary.passes(atMost: context.option("max_passed_values"))
        && (views > context.option("max_views") && boundary.isBound(besides: Self.fewReads)
          || shown > context.option("max_unbound_views"))
        && !boundary.isWholeBody(resolver)
    case .none, .strict, .all:
      isLarge =
        views > context.option("max_views")
        || views > context.option("max_bound_views")
          && (!boundary.needless.isEmpty || boundary.isRootSection(resolver))
          && (context.step == .all || !boundary.isLooseList(resolver))
        || boundary.hasWeightyRow(above: context.option("max_row_views"), resolver)
        || boundary.hasClosures(above: context.option("max_closures"), resolver)
    }
    guard isLarge, !boundary.isReportedElsewhere(context),
      context.step == .all || views > context.option("max_unbound_views")
        || (context.step == .strict && views > context.option("max_views") || !boundary.isInConstantView)
          && (!boundary.needless.isEmpty
            || !boundary.isWholeBody(resolver)
              && (context.step == .strict || !boundary.isBranchOfBody(resolver))),
      // A widget's views are computed once an entry: there is no update to skip.
      context.step == .all || !resolver.isInWidget(boundary.type),
      context.step != .recommended || !boundary.isRarelyComputed(views, context)
    else { return nil }
    self.boundary = boundary
  }

  var message: String {
    let title = boundary.title
    if boundary.isOnlyPresented {
      let cause =
        boundary.needless.isEmpty
        ? "with each update of `\(boundary.type.spokenName)`" : boundary.needlessUpdates
      return "While \(title) is presented, it is computed again \(cause). "
        + "\(boundary.readings) Make it a view type of its own, so that SwiftUI can skip it."
    }
    if boundary.needless.isEmpty {
      return
        "\(title) is part of the body of `\(boundary.type.spokenName)` and is computed again with all of it. "
        + "\(boundary.readings) Make it a view type of its own, with the inputs that it needs."
    }
    return "\(title) is computed again \(boundary.needlessUpdates). "
      + "\(boundary.readings) Make it a view type of its own, so that SwiftUI can skip it."
  }
}

extension HelperBoundary {
  /// Whether the body, which is in this file, uses it neither directly nor through other members, nor other code.
  fileprivate func isUnused(_ resolver: ViewResolver) -> Bool {
    guard resolver.members(of: type).only("body") != nil,
      !resolver.reads(of: type).isUsedByBody(name.text) || !mayBeMeant(resolver)
    else { return false }
    let access = helper.declaration.accessAsMember
    let isKnown = resolver.workspace.isWhole && access == .internal
    return access < .internal
      || isKnown && !resolver.isUsedInOtherFiles(name.text, of: type, isEnvironment: false)
  }

  /// Of more members of one name than anyone writes, each would look at all uses.
  private static let mostOverloads = 8

  /// Whether a use of the name may be one of this helper, where several members have the name.
  private func mayBeMeant(_ resolver: ViewResolver) -> Bool {
    guard let function = helper.function, !function.parameters.contains(where: \.isVariadic),
      (2...Self.mostOverloads).contains(resolver.members(of: type).named(name.text).count)
    else { return true }
    let parameters = function.parameters.map(ParameterFacts.init)
    return uses.contains { $0.node.ownCall.map { $0.arguments(matching: parameters) != nil } ?? true }
  }

  /// Whether it is a menu, whose content is made when it is opened.
  fileprivate var isMenu: Bool {
    helper.block.onlyExpression.map { ViewExpression($0).typeName == "Menu" } ?? false
  }

  /// Whether it is small enough to be computed only while something is shown or opened.
  fileprivate func isRarelyComputed(_ views: Int, _ context: RuleContext) -> Bool {
    let resolver = context.resolver
    return views <= context.option("max_unbound_views")
      && (isOnlyPresented || isMenu || resolver.isOnlyInMenus(helper.block))
  }

  /// Whether its result is a certain view type of the workspace.
  fileprivate func isOfOwnType(_ resolver: ViewResolver) -> Bool {
    helper.result.typeName.map { resolver.isOwnViewType($0) } ?? false
  }

  /// Whether what it is bound to without reading it is more than a little beside what it reads: one flag makes no
  /// difference to a helper that reads ten values.
  fileprivate func isBound(besides mostReads: Int) -> Bool {
    let needless = needless.count
    return needless > 0 && reads.properties.count { $0.source != .constant } <= mostReads * needless
  }

  /// Whether another rule reports it: as a section of its view, or as what makes a row.
  fileprivate func isReportedElsewhere(_ context: RuleContext) -> Bool {
    let resolver = context.resolver
    if SectionedBody.isSection(self, context) { return true }
    guard helper.function?.parameters.isEmpty == false, let step = context.step(of: Rule.helperInForEach.id)
    else { return false }
    return resolver.reads(of: type).uses(ofMember: name.text).contains {
      RowHelperUse($0, in: type, step, context) != nil
    }
  }

  /// Whether it has a list or a lazy container with a row, or with children, of more views. Where a `ForEach` makes the rows,
  /// its row counts, and not all that the container has.
  fileprivate func hasWeightyRow(above limit: Int, _ resolver: ViewResolver) -> Bool {
    helper.block.descendants(.functionCallExpr).contains { node in
      guard let call = FunctionCall(node), let type = call.constructedType,
        let traits = resolver.declaredEntry(type)?.traits,
        traits.contains(.iterates) || traits.contains(.lazy),
        let row = call.content
      else { return false }
      if !traits.contains(.iterates), resolver.makesRows(row.node) { return false }
      return resolver.measure(row.node).countWithHelpers > limit
    }
  }

  /// Whether it gives several views side by side, which a view type could not arrange: they are not in a container where it
  /// is used.
  fileprivate func isLooseList(_ resolver: ViewResolver) -> Bool {
    let views = helper.block.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard views.count > 1 else { return false }
    guard let use = uses.first, uses.count == 1 else { return true }
    let view = use.node.ownCall?.node ?? use.node
    guard let content = view.outermostChain.parent?.parent else { return true }
    return resolver.builder(of: content)?.ownerTraits.contains(.container) != true
  }

  /// Whether more of its modifiers than the limit take closures. What its actions call isn't among them.
  fileprivate func hasClosures(above limit: Int, _ resolver: ViewResolver) -> Bool {
    let tree = helper.block.tree
    var count = 0
    var ids = tree.nodes.ids(of: Self.callsAndClosures, in: helper.block.subtree)
    while count <= limit, let id = ids.next() {
      let node = tree.node(id)
      if let closure = Closure(node) {
        if resolver.isAction(closure) { ids.skip(to: node.subtree.upperBound) }
      } else if ModifierUse(node)?.call?.closures.isEmpty == false {
        count += 1
      }
    }
    return count > limit
  }

  private static let callsAndClosures: KindSet = [.functionCallExpr, .closureExpr]

  /// Whether the body, and each branch of it, is the helper alone, perhaps with modifiers and gaps around it, in a
  /// container or in another helper.
  fileprivate func isWholeBody(_ resolver: ViewResolver) -> Bool {
    guard case .property(let body)? = resolver.members(of: type).only("body"), let block = body.getter else {
      return false
    }
    let used = Set(uses.map(\.node.id))
    var pending = [block]
    var seen: Set<String> = []
    while let block = pending.popLast() {
      let views = block.statements.compactMap(\.firstChild)
        .filter { !$0.kind.isDeclaration || $0.kind == .ifConfigDecl }
        .filter { !Vocabulary.gapViews.contains(ViewExpression($0).typeName) }
      guard views.count == 1, let view = views.first else { return false }
      if view.kind == .ifConfigDecl {
        // The other branches are the bodies of other platforms.
        let own = view.children(.ifConfigClause).filter { branch in uses.contains { branch.contains($0.node) }
        }
        guard !own.isEmpty else { return false }
        pending += own
      } else if let conditional = IfExpr(view) {
        pending += conditional.blocks
      } else if let selection = SwitchExpr(view) {
        pending += selection.cases
      } else {
        let root = ViewExpression(view).root
        let name = FunctionCall(root)?.callee ?? root
        if used.contains(name.id) { continue }
        // Another helper around it.
        if name.kind == .declReferenceExpr, let text = name.firstName?.text,
          let member = resolver.members(of: type).seen(from: view).only(text),
          let around = resolver.helper(member.declaration, of: type), seen.insert(text).inserted
        {
          pending.append(around.block)
          continue
        }
        // A container with nothing else in it, which shows nothing itself.
        guard let call = FunctionCall(root), call.labeledTrailingClosures.isEmpty,
          let traits = resolver.declaredEntry(call.constructedType)?.traits, traits.contains(.container),
          !traits.contains(.iterates),
          let content = call.content?.node, resolver.builder(of: content)?.kind == .view
        else { return false }
        pending.append(content)
      }
    }
    return true
  }

  /// Whether the body, or a branch that is all of it, is the helper alone, perhaps with modifiers.
  fileprivate func isBranchOfBody(_ resolver: ViewResolver) -> Bool {
    guard case .property(let body)? = resolver.members(of: type).only("body"), let block = body.getter else {
      return false
    }
    return resolver.reads(of: type).uses(ofMember: name.text).contains { use in
      guard block.contains(use.node) else { return false }
      let view = use.node.ownCall?.node ?? use.node
      var current: Node? = view.outermostChain
      while let item = current?.parent, item.kind == .codeBlockItem, let outer = item.parent {
        let views = outer.children.lazy.filter {
          $0.kind == .codeBlockItem && $0.firstChild?.kind.isDeclaration == false
        }
        guard Array(views.prefix(2)).count == 1 else { return false }
        if outer.id == block.id { return true }
        current = outer.parent
        while let nested = current, nested.kind == .ifExpr, nested.parent?.kind == .ifExpr {
          current = nested.parent
        }
      }
      return false
    }
  }

  /// Whether the body's root container has it among its views, perhaps with others in an `if`. The root may be in other
  /// containers, each of which has nothing else: `ScrollView { VStack { … } }`.
  fileprivate func isRootSection(_ resolver: ViewResolver) -> Bool {
    guard case .property(let body)? = resolver.members(of: type).only("body"), let block = body.getter else {
      return false
    }
    return resolver.reads(of: type).uses(ofMember: name.text).contains { use in
      guard block.contains(use.node) else { return false }
      let view = use.node.ownCall?.node ?? use.node
      var content = view.outermostChain.parent?.parent
      while let block = content, var choice = block.parent, choice.kind == .ifExpr, block.statements.count > 1
      {
        while let outer = choice.parent, outer.kind == .ifExpr { choice = outer }
        content = choice.parent?.parent
      }
      while let closure = content, let call = Closure(closure)?.use?.call {
        let outer = call.node.outermostChain.parent?.parent
        if outer?.id == block.id { return true }
        content = outer.flatMap { $0.statements.count == 1 ? $0 : nil }
      }
      return false
    }
  }
}
