extension Rule {
  package static let heavyExpression = Rule(
    id: "heavy_expression", severity: .information, profile: .strict,
    title: "Expression that is heavy to type-check",
    summary: "A view expression has a shape that the compiler needs very long for, or gives up on.",
    explanation: """
      The compiler finds the types of an expression all at once. Each literal may be of several types, each \
      operator has many overloads, and each modifier and each closure makes the expression longer: the \
      combinations multiply until a build stalls, or ends with the message that the expression can't be \
      type-checked in reasonable time. A small mistake in such an expression also gets no useful message.

      Cut it up. Give a calculation a name before the view, put a long chain of modifiers into a `ViewModifier` or \
      cut it with a view type of its own, and move inner closures into views.
      """,
    exceptions: """
      What compiles quickly may stay; the compiler says how long each expression takes with `-Xfrontend \
      -warn-long-expression-type-checking=200`. An expression at the limit is fine, and the limits can be set. \
      Ternaries inside a nested call don't count for the modifier around it. A calculation that has a name already \
      is left alone.

      `strict` leaves two ternaries alone that stand side by side, choose between numbers or have their types spelt \
      out, takes what `&&` and `||` join for calculations of their own, and doesn't count the closures of actions. Where the rule is turned on by name, or in `all`, it reports these, too.
      """,
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
      RuleOption("max_modifiers", default: 30, summary: "Modifiers that one view may have"),
      RuleOption(
        "max_ternaries", default: 1, summary: "Ternaries that may stand in one modifier's arguments"),
      RuleOption("max_operands", default: 6, summary: "Literals and names that operators may join"),
      RuleOption("max_closures", default: 8, summary: "Closures that may stand one inside the other"),
    ],
    kinds: [.functionCallExpr, .sequenceExpr], check: checkHeavyExpression)
}

private func checkHeavyExpression(_ node: Node, _ context: RuleContext) {
  if node.kind == .sequenceExpr {
    checkOperands(of: node, context)
    return
  }
  guard let call = FunctionCall(node) else { return }
  if call.callee?.kind == .memberAccessExpr {
    if mayHoldTernaries(node), let modifier = ModifierUse(node) { checkTernaries(in: modifier, context) }
    if node.parent?.kind != .memberAccessExpr { checkLength(of: call, context) }
  }
  if node.parent?.kind == .codeBlockItem { checkDepth(of: node, context) }
}

extension RuleContext {
  /// Whether the code belongs to a view expression in a builder of views, outside previews.
  fileprivate func isInViewExpression(_ node: Node) -> Bool {
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

  /// Whether the chain makes a view: it is what a builder collects, or begins with a view's type.
  fileprivate func isViewChain(_ chain: Node) -> Bool {
    if let type = ViewExpression(chain).typeName, resolver.isViewType(type) { return true }
    return resolver.isViewPosition(chain)
  }
}

// MARK: - Modifiers

private func checkLength(of call: FunctionCall, _ context: RuleContext) {
  let limit = context.option("max_modifiers")
  // Most calls are short: no chain is longer than its tokens allow.
  guard call.node.tokenRange.count > limit * 4 else { return }
  let view = ViewExpression(call.node)
  guard view.modifiers.count > limit, context.isInViewExpression(call.node), context.isViewChain(call.node)
  else { return }
  let root = view.typeName?.text ?? view.root.firstName?.text ?? "This view"
  context.report(
    at: view.root.firstName?.range ?? view.root.range,
    message:
      "`\(root)` carries \(view.modifiers.count) modifiers in one expression, which the compiler has to "
      + "type-check as a whole. Move some of them into a `ViewModifier` or a view type of their own.",
    reason: "The chain on `\(root)` has \(view.modifiers.count) modifiers; the limit is \(limit). "
      + "Each of them wraps the type of all before it.")
}

/// Whether a ternary stands anywhere behind what the call calls, closures left out.
private func mayHoldTernaries(_ call: Node) -> Bool {
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

private func checkTernaries(in modifier: ModifierUse, _ context: RuleContext) {
  let limit = context.option("max_ternaries")
  guard let name = modifier.name, ternaries(in: modifier, atMost: limit + 1) > limit,
    context.profile != .strict || areEntangled(modifier), context.isInViewExpression(modifier.node),
    context.isViewChain(modifier.node.outermostChain)
  else { return }
  let count = ternaries(in: modifier, atMost: .max)
  let names = modifier.arguments.compactMap { $0.holdsTernary ? $0.label?.text : nil }
  let labels = names.isEmpty ? "" : " (\(listed(names)))"
  context.report(
    at: name.range,
    message:
      "`\(name.text)` has \(count) ternaries in its arguments\(labels), and the compiler has to try their types "
      + "together. Give the values names before the view.",
    reason:
      "The branches of each ternary may be of several types. All of them are decided at once, along with the rest "
      + "of the modifier chain. What compiles quickly may stay.")
}

/// Whether the ternaries are more than two plain ones side by side: three of them, or one in the other's branch where
/// a member without its type stands among the branches: only with all of them together is its type found.
private func areEntangled(_ modifier: ModifierUse) -> Bool {
  if ternaries(in: modifier, atMost: 3) > 2 { return true }
  return modifier.arguments.contains { argument in
    guard let value = argument.value else { return false }
    let all = value.subtree.lazy.map { value.tree.node($0) }
    guard all.count(where: { $0.kind == .unresolvedTernaryExpr }) > 1 else { return false }
    return all.contains { node in
      // What a value is compared with has that value's type.
      guard let access = MemberAccess(node), access.base == nil else { return false }
      return !follows(node, .binaryOperatorExpr)
    }
  }
}

/// Whether a node of the kind stands before the node, under the same parent.
private func follows(_ node: Node, _ kind: SyntaxKind) -> Bool {
  var previous: Node?
  for child in node.parent?.children.map({ $0 }) ?? [] {
    if child.id == node.id { return previous?.kind == kind }
    previous = child
  }
  return false
}

extension Argument {
  fileprivate var holdsTernary: Bool { value?.child(.unresolvedTernaryExpr) != nil }
}

/// The number of ternaries that stand straight in the arguments: those in calls and closures don't count.
private func ternaries(in modifier: ModifierUse, atMost limit: Int) -> Int {
  var count = 0
  for argument in modifier.arguments {
    guard let value = argument.value, value.kind == .sequenceExpr || value.kind == .tupleExpr else {
      continue
    }
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
  }
  return count
}

// MARK: - Closures

private func checkDepth(of statement: Node, _ context: RuleContext) {
  let limit = context.option("max_closures")
  // The outermost expression of a declaration counts all that is in it.
  guard let block = statement.parent?.parent, block.kind != .closureExpr, block.ancestor(.closureExpr) == nil
  else { return }
  let tree = context.tree
  var around: [Int] = []
  var deepest = 0
  var first: Node?
  var actionEnd = 0
  for id in statement.subtree where id >= actionEnd && tree.nodes[id].kind == .closureExpr {
    while let end = around.last, end <= id { around.removeLast() }
    let closure = tree.node(id)
    // The statements of an action are checked one by one.
    if context.profile == .strict, Closure(closure).map({ context.resolver.role(of: $0) }) == .action {
      actionEnd = closure.subtree.upperBound
      continue
    }
    around.append(closure.subtree.upperBound)
    deepest = max(deepest, around.count)
    if around.count > limit, first == nil { first = tree.node(id) }
  }
  guard let first, context.isInViewExpression(statement) else { return }
  // Half of the closures each is what a cut in the middle leaves. Views can be moved, a transform can't without them.
  let chain = ([first] + first.ancestors.filter { $0.kind == .closureExpr && $0.id > statement.id })
    .reversed()
  let inner = chain.dropFirst(limit / 2)
  let outer = chain.prefix(limit / 2).reversed()
  let cut = (Array(inner) + Array(outer)).first { context.resolver.builder(of: $0)?.kind == .view } ?? first
  let owner = Closure(cut)?.use?.call.name
  let place = owner.map { "`\($0.text)`" } ?? "this closure"
  context.report(
    at: owner?.range ?? cut.firstChild?.range ?? cut.range,
    message:
      "\(deepest) closures stand one inside the other here, and the compiler checks them in one expression. "
      + "Move what \(place) holds into a view type of its own.",
    reason:
      "From the outermost view inwards there are more than \(limit) closures, each inside the one before; \(place) is "
      + "about in the middle. What compiles quickly may stay.",
    related: [
      RelatedLocation(
        range: Closure(first)?.use?.call.name?.range ?? first.range.lowerBound..<first.range.lowerBound + 1,
        message: "What stands too deep")
    ])
}

// MARK: - Operators

private func checkOperands(of sequence: Node, _ context: RuleContext) {
  let limit = context.option("max_operands")
  guard sequence.tokenRange.count > limit * 2, !isPartOfCalculation(sequence) else { return }
  let operands = operands(of: sequence, conditionsApart: context.profile == .strict)
  guard operands.names > 0, operands.literals > 0, operands.names + operands.literals > limit,
    !belongsToTernaries(sequence, context), context.isInViewExpression(sequence)
  else { return }
  let count = operands.names + operands.literals
  context.report(
    at: sequence.range,
    message:
      "Operators join \(count) literals and names in `\(sequence.shortText)`, and each may be of several types. "
      + "Give the result a name before the view.",
    reason:
      "The operators join \(counted(operands.literals, "literal", "literals")) and "
      + "\(counted(operands.names, "name", "names")); the limit is \(limit) together. The compiler tries their types "
      + "along with those of the view around them. What compiles quickly may stay.",
    rewrites: hoisting(sequence, context).map {
      [Rewrite(title: hoistingTitle($0.name), level: .refactor, edits: $0.edits)]
    } ?? [])
}

/// Whether the sequence stands in parentheses, or in a ternary, within a longer one.
private func isPartOfCalculation(_ sequence: Node) -> Bool {
  var node = sequence.parent
  while let current = node {
    switch current.kind {
    case .sequenceExpr: return true
    case .tupleExpr, .unresolvedTernaryExpr, .prefixOperatorExpr: node = current.parent
    case .labeledExpr:
      guard let list = current.parent, list.kind == .tupleExpr else { return false }
      node = list
    default: return false
    }
  }
  return false
}

/// Whether the sequence is reported already, for the ternaries among a modifier's arguments.
private func belongsToTernaries(_ sequence: Node, _ context: RuleContext) -> Bool {
  guard sequence.parent?.kind == .labeledExpr, let call = sequence.parent?.parent,
    let modifier = ModifierUse(call)
  else { return false }
  let limit = context.option("max_ternaries")
  return ternaries(in: modifier, atMost: limit + 1) > limit
}

/// How many literals and plain names the operators join, those in parentheses too. A ternary ends one
/// calculation and begins the next, as do `&&` and `||` where conditions stand apart; the longest counts.
private func operands(of sequence: Node, conditionsApart: Bool) -> (literals: Int, names: Int) {
  var longest = (literals: 0, names: 0)
  var literals = 0
  var names = 0
  /// Ends of the ternaries around the current node.
  var ternaries: [Int] = []
  var id = sequence.id
  func finish() {
    if literals + names > longest.literals + longest.names { longest = (literals, names) }
    literals = 0
    names = 0
  }
  while id < sequence.subtree.upperBound {
    let node = sequence.tree.node(id)
    while let end = ternaries.last, end <= id {
      ternaries.removeLast()
      finish()
    }
    switch node.kind {
    case .unresolvedTernaryExpr:
      finish()
      ternaries.append(node.subtree.upperBound)
      id += 1
      continue
    case .sequenceExpr, .tupleExpr, .labeledExpr, .prefixOperatorExpr:
      id += 1
      continue
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr:
      literals += 1
    case .declReferenceExpr, .memberAccessExpr: names += 1
    case .binaryOperatorExpr where conditionsApart && (node.hasText("&&") || node.hasText("||")): finish()
    default: break
    }
    id = node.subtree.upperBound
  }
  finish()
  return longest
}

// MARK: - The rewrite

/// A constant before the statement that holds the calculation, and its name in the calculation's place. Nil
/// where the constant could be of another type, or can't stand there.
private func hoisting(_ sequence: Node, _ context: RuleContext) -> (name: String, edits: [TextEdit])? {
  let layout = context.layout
  guard let item = sequence.ancestor(.codeBlockItem), let statement = item.firstChild,
    context.resolver.builder(around: statement)?.kind == .view, layout.startsLine(item.range.lowerBound),
    !layout.holdsComment(sequence.range), !needsContext(sequence), sequence.parent?.kind == .labeledExpr
  else { return nil }
  let call = FunctionCall(sequence.parent?.parent)
  let modifier = call?.base == nil ? nil : call?.name
  let wish = Argument(sequence.parent)?.label ?? modifier
  guard let name = freeName(wish?.text, context) else { return nil }
  let start = item.range.lowerBound
  let indentation = layout.indentation(at: start)
  let text = layout.reindented(
    sequence.range, from: layout.indentation(at: sequence.range.lowerBound),
    to: indentation + layout.indentationUnit)
  let line = "let \(name) = \(text)" + layout.lineEnding + indentation
  return (
    name,
    [TextEdit(range: start..<start, newText: line), TextEdit(range: sequence.range, newText: name)]
  )
}

/// Whether some part takes its type from what the result is handed to, or has an effect.
private func needsContext(_ sequence: Node) -> Bool {
  // A comparison is a Boolean, and its sides tell each other their types.
  let isCondition = sequence.children(.binaryOperatorExpr).contains {
    conditionOperators.contains($0.firstName)
  }
  return sequence.subtree.contains { id in
    switch sequence.tree.nodes[id].kind {
    case .memberAccessExpr: !isCondition && MemberAccess(sequence.tree.node(id))?.base == nil
    case .nilLiteralExpr: !isCondition
    case .arrayExpr, .dictionaryExpr, .tryExpr, .awaitExpr, .unsafeExpr, .closureExpr, .macroExpansionExpr,
      .inOutExpr, .unresolvedTernaryExpr, .assignmentExpr, .keyPathExpr:
      true
    default: false
    }
  }
}

private let conditionOperators: NameSet = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="]

/// The label, or another name that nothing in the file is called.
private func freeName(_ label: String?, _ context: RuleContext) -> String? {
  let tree = context.tree
  var taken: Set<String> = []
  for id in tree.nodes.indices {
    let node = tree.node(id)
    switch node.kind {
    case .declReferenceExpr:
      // `size.width` is no use of a `width`.
      if let access = MemberAccess(node.parent), access.base != nil, access.base?.id != id { continue }
      if let name = node.firstName?.text { taken.insert(name) }
    case .identifierPattern, .closureShorthandParameter:
      if let name = node.firstName?.text { taken.insert(name) }
    case .functionParameter:
      if let name = FunctionParameter(node)?.name?.text { taken.insert(name) }
    case .closureParameter:
      let tokens = tree.tokens[node.tokenRange].prefix(2)
      for token in tokens { taken.insert(tree.text(of: token)) }
    case .functionDecl:
      if let name = FunctionDecl(node)?.name?.text { taken.insert(name) }
    default: continue
    }
  }
  let first = label.map { [$0, $0 + "Value"] } ?? ["value"]
  let candidates = first + (2...9).map { "\(label ?? "value")\($0)" }
  return candidates.first {
    !taken.contains($0) && !reserved.contains($0)
  }
}

private func hoistingTitle(_ name: String) -> String { "Name the result `\(name)` before the view" }

/// Labels that can't be names.
private let reserved: NameSet = [
  "in", "for", "where", "is", "as", "if", "else", "do", "while", "repeat", "return", "switch", "case",
  "default",
  "let", "var", "func", "class", "struct", "enum", "init", "self", "Self", "super", "true", "false", "nil",
  "throw", "throws", "try", "catch", "defer", "guard", "import", "operator", "private", "public", "internal",
  "static", "extension", "protocol", "subscript", "typealias", "inout", "break", "continue", "fallthrough",
  "rethrows", "associatedtype", "deinit", "precedencegroup", "fileprivate", "Any",
]
