extension Rule {
  package static let heavyExpression = Rule(
    id: "heavy_expression", severity: .information, profile: .strict, family: .cost,
    title: "Expression that is slow to type-check",
    summary:
      "A view expression is so complex that the compiler takes very long to type-check it, or gives up.",
    why: """
      The compiler infers all types of an expression together: each literal can have several types, each \
      operator has many overloads, and each modifier and closure makes the expression longer. The \
      combinations multiply until the build stalls, or fails because the expression can't be \
      type-checked in reasonable time.
      """,
    remedy: """
      Break it up. Assign a calculation to a constant before the view, move a long chain of modifiers \
      into a `ViewModifier` or a view type, and move inner closures into view types.
      """,
    details: "A small mistake in such an expression also gets an unhelpful error message.",
    silentOn: [
      "A number equal to a limit; the limits can be configured.",
      "Ternaries inside a nested call, for the modifier around it.",
      "A calculation that already has a name.",
      """
      In `strict`, unless one chooses the style of a modifier that takes any type of style, such as `stroke`: two ternaries in \
      different arguments, and three, if they all choose between numbers, texts, members of \
      one type or value, members by their bare names (`.red`), or values that each begin with a type's name. In `strict`: one \
      ternary in another one, if all its values are literals or, for a modifier that doesn't take any style, such members \
      or values, and nothing is calculated beside them; \
      and the closures of actions. The operands of `&&` and `||`, and of ternaries, count as separate calculations there, \
      unless there is a ternary, and they are four more than the limit together. Where `large_body` reports the nesting, \
      closures aren't counted.
      """,
    ],
    keepIf: [
      """
      The expression compiles quickly. With `-Xfrontend -warn-long-expression-type-checking=200` the \
      compiler reports the slow ones.
      """
    ],
    sources: [
      Citation(
        .viewStructure,
        section: "Handling \"The Compiler Is Unable to Type-Check This Expression in Reasonable Time\"")
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct ColumnView: View {
            let available: CGFloat
            let inset: CGFloat
            let gap: CGFloat

            var body: some View {
              Text("Column")
                .frame(width: (available - 2 * inset - 3 * gap) / 4 + inset * 0.5)
            }
          }
          """,
        good: """
          import SwiftUI

          struct ColumnView: View {
            let available: CGFloat
            let inset: CGFloat
            let gap: CGFloat

            var body: some View {
              let width = (available - 2 * inset - 3 * gap) / 4 + inset * 0.5
              Text("Column")
                .frame(width: width)
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct LampView: View {
            @State private var isOn = false

            var body: some View {
              Circle()
                .frame(width: isOn ? 40 : 20, height: isOn ? 40 : 20)
            }
          }
          """,
        good: """
          import SwiftUI

          struct LampView: View {
            @State private var isOn = false

            private var side: CGFloat { isOn ? 40 : 20 }

            var body: some View {
              Circle()
                .frame(width: side, height: side)
            }
          }
          """),
    ],
    options: [
      RuleOption("max_modifiers", default: 30, summary: "Maximum number of modifiers on one view"),
      RuleOption(
        "max_ternaries", default: 1, summary: "Maximum number of ternaries in one modifier's arguments"),
      RuleOption(
        "max_operands", default: 6, summary: "Maximum number of literals and names in one calculation"),
      RuleOption("max_closures", default: 8, summary: "Maximum depth of nested closures"),
    ],
    rewriteLevels: [.refactor], kinds: [.functionCallExpr, .sequenceExpr], check: checkHeavyExpression,
    explain: { node, context in
      let reason: String? =
        switch node.kind {
        case .functionCallExpr: LongChain(node, context)?.reason
        case .memberAccessExpr: TernaryArguments(node, context)?.reason
        case .codeBlockItem: DeepClosures(node, context)?.reason
        default: LongCalculation(node, context)?.reason
        }
      return reason ?? ""
    },
    rewrites: { node, context in LongCalculation(node, context)?.rewrites(context) ?? [] })
}

/// One call may be at fault in three ways, each of which has another subject: the chain that ends with the call, the
/// callee whose arguments contain ternaries, and the statement that contains closures.
private func checkHeavyExpression(_ node: Node, _ context: RuleContext) {
  if node.kind == .sequenceExpr {
    if let calculation = LongCalculation(node, context) {
      context.report(at: node.range, subject: node, message: calculation.message)
    }
    return
  }
  if let callee = node.firstChild, callee.kind == .memberAccessExpr {
    if mayContainTernaries(node), let ternaries = TernaryArguments(callee, context) {
      context.report(at: ternaries.name.range, subject: callee, message: ternaries.message)
    }
    if let chain = LongChain(node, context) {
      context.report(at: chain.range, subject: node, message: chain.message)
    }
  }
  if let item = node.parent, item.kind == .codeBlockItem, let closures = DeepClosures(item, context) {
    context.report(at: closures.range, subject: item, message: closures.message, related: [closures.related])
  }
}

extension RuleContext {
  /// Whether the code belongs to a view expression in a builder of views, outside previews.
  func isInViewExpression(_ node: Node) -> Bool {
    guard let item = node.ancestor(.codeBlockItem), let statement = item.firstChild,
      statement.kind.isExpression,
      !file.isInPreview(node)
    else { return false }
    if let block = item.parent, let builder = resolver.builder(of: block) {
      guard builder.kind == .view else { return false }
      return !statement.children.contains { $0.kind == .assignmentExpr }
    }
    return resolver.isViewPosition(statement)
  }

  /// Whether `large_body` reports the nesting of the views around the code.
  fileprivate func isBodyTooDeep(around code: Node) -> Bool {
    guard step(of: Rule.largeBody.id) != nil, let member = code.typeMember,
      member.declaredName?.text == "body",
      let block = member.declaredBlock,
      let limit = Rule.largeBody.options.first(where: { $0.name == "max_nesting" })
    else { return false }
    return resolver.measure(block).nesting > option(limit, of: Rule.largeBody.id)
  }

  /// Whether the chain makes a view: it is what a builder collects, or begins with a view's type.
  fileprivate func isViewChain(_ chain: Node) -> Bool {
    if let type = ViewExpression(chain).typeName, resolver.isViewType(type) { return true }
    return resolver.isViewPosition(chain)
  }
}

// MARK: - Modifiers

/// A chain of more modifiers than the limit.
private struct LongChain {
  private let view: ViewExpression
  private let limit: Int

  init?(_ node: Node, _ context: RuleContext) {
    limit = context.option("max_modifiers")
    // Most calls are short: no chain is longer than its tokens allow.
    guard node.parent?.kind != .memberAccessExpr, node.tokenRange.count > limit * 4 else { return nil }
    view = ViewExpression(node)
    guard view.modifiers.count > limit, context.isInViewExpression(node), context.isViewChain(node) else {
      return nil
    }
  }

  /// UTF-8 offsets of the first word of the view.
  var range: Range<Int> { view.root.firstName?.range ?? view.root.range }

  private var name: String { view.typeName?.text ?? view.root.firstName?.text ?? "This view" }

  var message: String {
    "`\(name)` has \(view.modifiers.count) modifiers in one expression, which the compiler has to "
      + "type-check as a whole. Move some of them into a `ViewModifier` or a view type of their own."
  }

  var reason: String {
    "The chain on `\(name)` has \(view.modifiers.count) modifiers; the limit is \(limit). "
      + "Each modifier wraps the type of the chain before it."
  }
}

/// A modifier with more ternaries in its arguments than the limit.
private struct TernaryArguments {
  /// The modifier's name.
  let name: Name
  private let modifier: FunctionCall

  /// The callee of the modifier's call.
  init?(_ node: Node, _ context: RuleContext) {
    let limit = context.option("max_ternaries")
    guard let modifier = FunctionCall(node.parent), let name = modifier.name,
      ModifierUse(modifier.node) != nil || modifier.node.postfixIfConfigBase != nil,
      modifier.ternaryCount(atMost: limit + 1) > limit,
      context.step != .strict || areEntangled(modifier), context.isInViewExpression(modifier.node),
      context.isViewChain(modifier.node.chainAcrossBuilds)
    else { return nil }
    self.name = name
    self.modifier = modifier
  }

  var message: String {
    // One without a label may have most of them.
    let withTernaries = modifier.arguments.filter { $0.ternaryCount(atMost: 1) > 0 }
    let all = withTernaries.compactMap { $0.label?.text }
    let names = all.count == withTernaries.count ? all : []
    let labels = names.isEmpty ? "" : " (\(listed(names)))"
    return
      "`\(name.text)` has \(modifier.ternaryCount(atMost: .max)) ternaries in its arguments\(labels), and the "
      + "compiler has to try their types together. Assign the values to constants before the view."
  }

  var reason: String {
    "The branches of a ternary can have several types. The compiler infers all of them together with the rest "
      + "of the modifier chain. If it compiles quickly, leave it."
  }
}

/// Whether there is a ternary anywhere after the callee, closures left out.
private func mayContainTernaries(_ call: Node) -> Bool {
  let nodes = call.tree.nodes
  let end = call.subtree.upperBound
  // `(a ? b : c)` is what it takes.
  guard call.id + 1 < end, nodes[call.id].endToken >= nodes[call.id + 1].endToken + 7 else { return false }
  var id = call.id + 1 + Int(nodes[call.id + 1].size)
  while id < end {
    switch nodes[id].kind {
    case .unresolvedTernaryExpr: return true
    case .closureExpr: id += Int(nodes[id].size)
    default: id += 1
    }
  }
  return false
}

/// Whether there is something to infer: of three ternaries or more one chooses between values whose types aren't plain, one
/// ternary has the other in its condition or branches, or two are handed to a modifier that takes a style of any type. Two that
/// choose between literals leave nothing to be inferred, unless there is more to calculate.
private func areEntangled(_ modifier: FunctionCall) -> Bool {
  let takesStyle = modifier.name.map { takingStyles.contains($0) } ?? false
  return modifier.ternaryCount(atMost: 3) > 2
    && modifier.arguments.contains {
      $0.ternaryCount(atMost: 1) > 0 && !$0.choosesMembersOfOne && !$0.choosesNumbers
    }
    || modifier.arguments.contains { argument in
      argument.ternaryCount(atMost: 3) > 2
        || argument.ternaryCount(atMost: 2) > 1
          && (!(argument.choosesLiterals || !takesStyle && argument.choosesMembersOfOne)
            || argument.calculates)
        || takesStyle && argument.label == nil && argument.ternaryCount(atMost: 1) > 0
          && !argument.choosesLiterals
    }
}

/// Modifiers with a generic parameter for a style, whose type the ternary has to tell; `foregroundColor` takes a `Color`.
private let takingStyles: NameSet = [
  "background", "border", "fill", "foregroundStyle", "overlay", "stroke", "strokeBorder", "tint",
]

private let arithmetic: NameSet = ["+", "-", "*", "/"]

extension Node {
  /// The chain that the expression is a link of, with what is around an `#if` that it is in.
  fileprivate var chainAcrossBuilds: Node {
    var chain = outermostChain
    while chain.parent?.kind == .ifConfigClause, let outer = chain.parent?.parent?.parent,
      outer.kind == .postfixIfConfigExpr
    {
      chain = outer.outermostChain
    }
    return chain
  }

  /// Whether an assignment is one of the closure's statements, which no builder of views takes.
  fileprivate var assignsAmongOthers: Bool {
    let statements = children(.codeBlockItem)
    return statements.count > 1
      && statements.contains {
        $0.firstChild?.kind == .sequenceExpr && $0.firstChild?.child(.assignmentExpr) != nil
      }
  }
}

extension Argument {
  /// Whether something is calculated in it: `width / 2 > 3 ? 1 : isFar ? 0.5 : 0`.
  fileprivate var calculates: Bool {
    value?.descendants(.binaryOperatorExpr).contains {
      arithmetic.contains(Name(tree: $0.tree, range: $0.range))
    } ?? false
  }

  /// Whether all that its ternaries choose from names the same type or value, so that there is nothing to infer:
  /// `isNear ? Color.green : isActive ? Color.orange : Color.red`.
  fileprivate var choosesMembersOfOne: Bool {
    guard let choices = value?.choicesOfTernaries, choices.count > 1 else { return false }
    // Numbers needn't be inferred, whatever is beside them, nor what a modifier's own type has by its bare name: `.red`.
    return choosesNamed || choosesLiterals
      || choices.allSatisfy { $0.isImplicitMember || $0.beginsWithType }
  }

  /// Whether all that its ternaries choose from is written out: `isNear ? 1 : isActive ? 0.5 : 0`.
  fileprivate var choosesLiterals: Bool { value?.choicesOfTernaries?.allSatisfy(\.isLiteral) ?? false }

  /// Whether one of the values that its ternaries choose from is a number that is written out, so that all are.
  fileprivate var choosesNumbers: Bool {
    value?.choicesOfTernaries?.contains(where: \.isPlainLiteral) ?? false
  }

  /// Whether all that its ternaries choose from begins with the name of a type, or of one value.
  fileprivate var choosesNamed: Bool {
    guard let choices = value?.choicesOfTernaries, choices.count > 1 else { return false }
    let owners = choices.map { choice -> Node? in
      guard let base = MemberAccess(choice)?.base, base.isTypeReference || base.kind == .declReferenceExpr
      else {
        return nil
      }
      return base
    }
    // `Color.red.opacity(0.5)`
    if choices.allSatisfy(\.beginsWithType) { return true }
    guard let first = owners.first ?? nil else { return false }
    return owners.allSatisfy { $0?.hasSameTokens(as: first) == true }
  }

  /// The number of ternaries that are directly in the argument. Counting ends at the limit.
  fileprivate func ternaryCount(atMost limit: Int) -> Int {
    guard let value, value.kind == .sequenceExpr || value.kind == .tupleExpr else { return 0 }
    var count = 0
    var id = value.id
    while id < value.subtree.upperBound, count < limit {
      let node = value.tree.node(id)
      switch node.kind {
      case .unresolvedTernaryExpr:
        count += 1
        id += 1
      case .sequenceExpr, .tupleExpr, .labeledExpr: id += 1
      default: id = node.subtree.upperBound
      }
    }
    return count
  }
}

extension FunctionCall {
  /// The number of ternaries that are directly in the arguments: those in calls and closures don't count. Counting
  /// ends at the limit.
  func ternaryCount(atMost limit: Int) -> Int {
    var count = 0
    for argument in arguments { count += argument.ternaryCount(atMost: limit - count) }
    return count
  }
}

// MARK: - Closures

/// A statement with more closures inside each other than the limit.
private struct DeepClosures {
  private let limit: Int
  private let depth: Int
  /// The first closure below the limit.
  private let first: Node
  /// The closure to move out.
  private let cut: Node

  /// The `codeBlockItem` of the outermost expression of a declaration, which counts all that is in it.
  init?(_ node: Node, _ context: RuleContext) {
    guard let statement = node.firstChild, let block = node.parent, block.kind != .closureExpr,
      block.ancestor(.closureExpr) == nil
    else { return nil }
    limit = context.option("max_closures")
    let tree = context.tree
    var around: [Int] = []
    var deepest = 0
    var tooDeep: Node?
    var actionEnd = 0
    for id in statement.subtree where id >= actionEnd && tree.nodes[id].kind == .closureExpr {
      while let end = around.last, end <= id { around.removeLast() }
      let closure = tree.node(id)
      // The statements of an action are checked one by one, and so are several ones that no builder collects.
      if context.step == .strict {
        let role = Closure(closure).flatMap { context.resolver.role(of: $0) }
        if role == .action || role?.builderKind == nil && closure.assignsAmongOthers {
          actionEnd = closure.subtree.upperBound
          continue
        }
      }
      around.append(closure.subtree.upperBound)
      deepest = max(deepest, around.count)
      if around.count > limit, tooDeep == nil { tooDeep = closure }
    }
    guard let tooDeep, context.isInViewExpression(statement),
      context.step == .all || !context.isBodyTooDeep(around: statement)
    else { return nil }
    depth = deepest
    first = tooDeep
    // Half of the closures each is what a cut in the middle leaves. Views can be moved, a transform can't without them.
    let chain = ([first] + first.ancestors.filter { $0.kind == .closureExpr && $0.id > statement.id })
      .reversed()
    let inner = chain.dropFirst(limit / 2)
    let outer = chain.prefix(limit / 2).reversed()
    cut = (Array(inner) + Array(outer)).first { context.resolver.builder(of: $0)?.kind == .view } ?? first
  }

  /// UTF-8 offsets of the name of what the closure to move is handed to.
  var range: Range<Int> { owner?.range ?? cut.firstChild?.range ?? cut.range }

  private var owner: Name? { Closure(cut)?.use?.call.name }
  private var ownerText: String { owner.map { "`\($0.text)`" } ?? "this closure" }

  var message: String {
    "\(depth) closures are nested here, and the compiler type-checks them as one expression. "
      + "Move the content of \(ownerText) into its own view type."
  }

  var related: RelatedLocation {
    let start = first.range.lowerBound
    return RelatedLocation(
      range: Closure(first)?.use?.call.name?.range ?? start..<start + 1, message: "Nested too deeply")
  }

  var reason: String {
    "Inside the outermost view, closures are nested more than \(limit) levels deep; \(ownerText) "
      + "is about halfway. If it compiles quickly, leave it."
  }
}

extension Node {
  /// What the ternaries of the expression choose from, those in parentheses among them; nil where operators are applied
  /// to that. What is no ternary is one choice.
  fileprivate var choicesOfTernaries: [Node]? {
    var choices: [Node] = []
    var pending = [self]
    while let node = pending.popLast()?.insideParentheses {
      let ternaries = node.kind == .sequenceExpr ? node.children(.unresolvedTernaryExpr) : []
      if ternaries.isEmpty {
        choices.append(node)
        continue
      }
      // Else operators make the last value.
      guard let last = node.children.last, ternaries.last?.nextSibling == last else { return nil }
      pending += [last] + ternaries.compactMap(\.firstChild).reversed()
    }
    return choices
  }

  /// Whether it is a number or a Boolean value that is written out.
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr: firstChild?.isPlainLiteral ?? false
    default: false
    }
  }

  /// Whether it is written out: a number, a Boolean value, a text without values in it, or `nil`.
  fileprivate var isLiteral: Bool {
    isPlainLiteral || kind == .nilLiteralExpr || kind == .stringLiteralExpr && firstChild == nil
  }

  /// Whether the expression is a chain of members and calls that begins with a type's name.
  fileprivate var beginsWithType: Bool {
    var node = self
    while !node.isTypeReference {
      guard let base = MemberAccess(node)?.base ?? FunctionCall(node)?.callee else { return false }
      node = base
    }
    return true
  }
}
