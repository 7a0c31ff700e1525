extension Rule {
  package static let largeBody = Rule(
    id: "large_body", severity: .information, profile: .recommended, family: .cost,
    title: "Large body",
    summary: "A view's `body` is very long, contains many views, nests them deeply or has many branches.",
    why: """
      SwiftUI evaluates a `body` as a whole: when one of the values that it reads changes, all of it \
      runs again. The larger a body is, the more work each change causes, and the longer it takes to \
      compile.
      """,
    remedy: """
      Move sections that belong together into their own view types, and pass each of them only the \
      values that it shows. SwiftUI then updates them separately.
      """,
    details: "In a large body it is also hard to see which part depends on which value.",
    silentOn: [
      "A number equal to a limit; the limits can be configured.",
      "Lines without code, which don't count. Of an `#if`, only the longest clause counts.",
      "Code in action closures, which doesn't count as views or branches.",
      "In `recommended`: a view inside `#if DEBUG` that only previews show.",
      """
      In `recommended` and `strict`: ternaries in the arguments of modifiers, which don't count as branches, and \
      lines that draw in a `Canvas`. In `recommended`: ternaries in the values of the body's locals, and \
      the lines of actions that `logic_in_action` reports for their statements.
      """,
      """
      In `recommended`: a `switch` with nothing but one view for each of its cases, or for each branch in them. In \
      `strict` one that is all that the body shows, or all that a sheet or a destination of it does.
      """,
    ],
    keepIf: [
      """
      The body is one long list of similar rows, such as a form of settings, and splitting it would only \
      hide that.
      """
    ],
    sources: [
      Citation(.viewStructure, section: "When to Extract Subviews"),
      Citation(.viewStructure, section: "Keep View Body Simple and Avoid High-Cost Operations"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct ForecastView: View {
            let wind: Int
            let sky: String

            var body: some View {
              VStack {
                switch wind {
                case 0: Text("Calm")
                case 1: Text("Light air")
                case 2: Text("Light breeze")
                case 3: Text("Gentle breeze")
                case 4: Text("Moderate breeze")
                default: Text("Strong wind")
                }
                HStack {
                  Text(sky)
                  switch sky {
                  case "clear": Image(systemName: "sun.max")
                  case "fair": Image(systemName: "cloud.sun")
                  case "cloudy": Image(systemName: "cloud")
                  case "foggy": Image(systemName: "cloud.fog")
                  case "rainy": Image(systemName: "cloud.rain")
                  case "snowy": Image(systemName: "cloud.snow")
                  default: Image(systemName: "questionmark")
                  }
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct ForecastView: View {
            let wind: Int
            let sky: String

            var body: some View {
              VStack {
                ForecastWindText(wind: wind)
                ForecastSkyRow(sky: sky)
              }
            }
          }

          private struct ForecastWindText: View {
            let wind: Int

            var body: some View {
              switch wind {
              case 0: Text("Calm")
              case 1: Text("Light air")
              case 2: Text("Light breeze")
              case 3: Text("Gentle breeze")
              case 4: Text("Moderate breeze")
              default: Text("Strong wind")
              }
            }
          }

          private struct ForecastSkyRow: View {
            let sky: String

            var body: some View {
              HStack {
                Text(sky)
                switch sky {
                case "clear": Image(systemName: "sun.max")
                case "fair": Image(systemName: "cloud.sun")
                case "cloudy": Image(systemName: "cloud")
                case "foggy": Image(systemName: "cloud.fog")
                case "rainy": Image(systemName: "cloud.rain")
                case "snowy": Image(systemName: "cloud.snow")
                default: Image(systemName: "questionmark")
                }
              }
            }
          }
          """)
    ],
    options: [
      RuleOption("max_lines", default: 100, summary: "Maximum number of lines of code in a body"),
      RuleOption("max_views", default: 40, summary: "Maximum number of views in a body"),
      RuleOption("max_nesting", default: 10, summary: "Maximum depth of nested views"),
      RuleOption(
        "max_branches", default: 10, summary: "Maximum number of branches (`if`, `case`, ternaries) in a body"
      ),
    ],
    rewriteLevels: [.refactor], offersFirstRewrite: true, kinds: [.variableDecl], declares: ["body"],
    check: { node, context in
      guard let body = OversizedBody(node, context) else { return }
      let sections = body.sections(context.resolver)
      context.report(
        at: body.name.range, subject: node, message: body.message(naming: sections, context.resolver),
        related: sections.map { RelatedLocation(range: $0.range, message: "The \($0.name)") })
    },
    explain: { node, context in OversizedBody(node, context)?.reason ?? "" },
    rewrites: { node, context in OversizedBody(node, context)?.rewrites(context) ?? [] })
}

/// A body above one of the limits.
private struct OversizedBody {
  private let declaration: Node
  private let type: TypeModel
  /// The name `body`.
  let name: Name
  private let block: Node
  private let size: BodySize
  private let limits: BodySize

  init?(_ node: Node, _ context: RuleContext) {
    guard node.parent?.kind == .memberBlockItem, let variable = VariableDecl(node), !variable.isStatic,
      let binding = variable.firstBinding, let name = binding.name, name == "body",
      let block = binding.getter,
      let type = context.file.enclosingType(of: node), context.resolver.isView(type),
      !context.file.isInPreview(node)
    else { return nil }
    let limits = BodySize(
      lines: context.option("max_lines"), views: context.option("max_views"),
      nesting: context.option("max_nesting"), branches: context.option("max_branches"))
    guard mayExceed(limits, block) else { return nil }
    let size = BodySize(inside: block, context.resolver)
    if size.fits(limits) { return nil }
    // To say which view stands for which value takes a line for each, and no more work than one of them.
    if context.step != .all {
      var chosen = size
      for dispatch in dispatches(in: block, context.step, context.resolver) {
        chosen = chosen.without(dispatch, context.resolver)
      }
      if chosen.fits(limits) { return nil }
      // A value that is chosen in a modifier, or for a local, is no way through the code.
      chosen.lines -= block.linesOfDrawing
      chosen.branches -= block.choicesInModifiers + (context.step == .recommended ? block.choicesInValues : 0)
      if chosen.fits(limits) { return nil }
      // Actions of so many statements are reported one by one.
      if context.step == .recommended, context.step(of: Rule.logicInAction.id) != nil {
        let most = context.option(.actionStatements, of: Rule.logicInAction.id)
        chosen.lines -= block.linesInActions(context.resolver, ofStatements: most + 1)
        if chosen.fits(limits) { return nil }
      }
    }
    declaration = node
    self.type = type
    self.name = name
    self.block = block
    self.size = size
    self.limits = limits
  }

  private var counts: [(count: Int, limit: Int, one: String, many: String)] {
    [
      (size.lines, limits.lines, "line of code", "lines of code"),
      (size.views, limits.views, "view", "views"),
      (size.nesting, limits.nesting, "level of nested views", "levels of nested views"),
      (size.branches, limits.branches, "branch", "branches"),
    ]
  }

  /// What could well be views of their own.
  func sections(_ resolver: ViewResolver) -> [BodySection] {
    BodySection.all(in: block, of: size.lines, resolver)
  }

  /// What methods for the code of its actions would do for the body.
  private enum ActionsShare {
    /// It would be within all limits.
    case enough
    /// A good part of its lines would go.
    case much
    case little
  }

  private func shareOfActions(_ resolver: ViewResolver) -> ActionsShare {
    let lines = block.linesInActions(resolver)
    var rest = size
    rest.lines -= lines
    if rest.fits(limits) { return .enough }
    return size.lines > limits.lines && lines * 4 >= size.lines ? .much : .little
  }

  /// Whether the body would be within all limits if the values that it chooses before its views were computed elsewhere.
  private var isBranchedByValues: Bool {
    var rest = size
    rest.branches -= block.choicesInValues
    return rest.fits(limits)
  }

  func message(naming sections: [BodySection], _ resolver: ViewResolver) -> String {
    let excess = counts.filter { $0.count > $0.limit }
      .map { "\($0.count) \($0.many) (\($0.count - $0.limit) above the limit of \($0.limit))" }
    var ways: [String] = []
    let share = shareOfActions(resolver)
    if share != .little { ways.append("the code of its actions into methods") }
    if isBranchedByValues { ways.append("the choice of its values into properties or the model") }
    if ways.isEmpty || share == .much || !sections.isEmpty {
      let names = sections.isEmpty ? "" : ": \(list(sections.map { "the \($0.name)" }))"
      ways.append("sections of it into view types of their own\(names)")
    }
    let advice = "Move \(ways.joined(separator: share == .much ? ", and " : ", or "))."
    return "The body of `\(type.spokenName)` has \(list(excess)). \(advice)"
  }

  var reason: String {
    "This body has "
      + list(counts.filter { $0.count > 0 }.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" })
      + ". All of it is evaluated again when any value that it reads changes."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    BodyDivision.rewrites(of: block, size, limits, in: declaration, of: type, context)
  }
}

/// The `switch`es that show one view for each of their cases, without anything in it, none of them in another. In `strict`
/// those that are all that the block shows, or all that what it presents shows, as the destinations of a navigation are.
private func dispatches(in block: Node, _ step: Profile, _ resolver: ViewResolver) -> [SwitchExpr] {
  if let whole = dispatch(in: block, resolver) { return [whole] }
  var found: [SwitchExpr] = []
  for id in block.tree.nodes.ids(of: [.switchExpr, .closureExpr], in: block.subtree) {
    let node = block.tree.node(id)
    if found.contains(where: { $0.node.contains(node) }) { continue }
    if let selection = SwitchExpr(node) {
      if step == .recommended, resolver.builder(around: node)?.kind == .view,
        selection.cases.allSatisfy({ showsOneView($0, resolver) })
      {
        found.append(selection)
      }
    } else if let closure = Closure(node), resolver.isPresented(closure),
      let dispatch = dispatch(in: node, resolver)
    {
      found.append(dispatch)
    }
  }
  return found
}

/// The `switch` that shows one view for each of its cases, without anything in it, where it is all that the block shows,
/// containers around it aside.
private func dispatch(in block: Node, _ resolver: ViewResolver) -> SwitchExpr? {
  var block = block
  // Each turn goes to a smaller block.
  while true {
    guard let view = block.onlyStatementBesideDeclarations else { return nil }
    if let selection = SwitchExpr(view) {
      return selection.cases.allSatisfy { showsOneView($0, resolver) } ? selection : nil
    }
    guard let content = ViewExpression(view).rootCall?.content?.node,
      resolver.builder(of: content)?.kind == .view
    else { return nil }
    block = content
  }
}

/// Whether the block shows at most one view, without anything in it, or chooses one of several such.
private func showsOneView(_ block: Node, _ resolver: ViewResolver) -> Bool {
  var pending = [block]
  while let block = pending.popLast() {
    let shown = block.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard shown.count <= 1 else { return false }
    if let selection = SwitchExpr(shown.first) {
      pending += selection.cases
    } else if let conditional = IfExpr(shown.first) {
      pending += conditional.blocks
    } else if let view = shown.first {
      guard !view.contains([.ifExpr, .switchExpr, .ifConfigDecl]), resolver.measure(view).count <= 1 else {
        return false
      }
    }
  }
  return true
}

extension BodySize {
  /// What is left where one view stands in for the choice.
  fileprivate func without(_ dispatch: SwitchExpr, _ resolver: ViewResolver) -> BodySize {
    let choice = BodySize(of: dispatch.node, resolver)
    return BodySize(
      lines: lines - choice.lines + 1, views: views - choice.views + 1, nesting: nesting,
      branches: branches - choice.branches + 1)
  }
}

/// Whether the block can be above a limit at all, by its lines and by counts that no exact one exceeds: calls of
/// capitalized names for views, such calls inside each other, everything that may be a branch. Most bodies end here.
private func mayExceed(_ limits: BodySize, _ block: Node) -> Bool {
  let tree = block.tree
  if block.codeLinesInside > limits.lines { return true }
  var calls = 0
  var branches = 0
  var deepest = 0
  var open: [Int] = []
  let nodes = tree.nodes
  for id in nodes.ids(of: counted, in: block.subtree) {
    guard nodes.kinds[id] == .functionCallExpr else {
      branches += 1
      continue
    }
    // A modifier is no view.
    guard let name = tree.calleeName(of: id), tree.mayMake(name) else { continue }
    calls += 1
    while let end = open.last, end <= id { open.removeLast() }
    open.append(id + Int(nodes[id].size))
    deepest = max(deepest, open.count)
  }
  return calls > limits.views || deepest > limits.nesting || branches > limits.branches
}

private let counted: KindSet = [.functionCallExpr, .ifExpr, .switchCase, .unresolvedTernaryExpr]

extension SyntaxTree {
  /// Whether a call of the name may make something: `Text(…)`, `.init(…)`.
  fileprivate func mayMake(_ name: Range<Int>) -> Bool {
    if name.isEmpty { return false }
    let first = bytes[name.lowerBound]
    return first < UInt8(ascii: "a") || first > UInt8(ascii: "z") || hasText("init" as StaticString, in: name)
  }
}

/// `a`, `a and b`, `a, b and c`.
private func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
