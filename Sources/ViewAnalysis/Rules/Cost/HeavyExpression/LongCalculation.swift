/// Operators that join more literals and names than the limit.
struct LongCalculation {
  private let sequence: Node
  private let literals: Int
  private let names: Int
  private let limit: Int

  /// How many more it takes, in `strict`, where conditions and ternaries divide the calculation.
  private static let furtherOperands = 4

  init?(_ node: Node, _ context: RuleContext) {
    limit = context.option("max_operands")
    guard node.kind == .sequenceExpr, node.tokenRange.count > limit * 2, !isPartOfCalculation(node) else {
      return nil
    }
    let (limit, step) = (limit, context.step)
    let apart = operands(of: node, isJoined: false)
    let joined = operands(of: node, isJoined: true)
    // Ternaries divide a calculation, but for so long ones.
    let isLong = { (count: Operands) in
      count.names > 0 && count.literals > 0 && count.names + count.literals > limit
    }
    let isLongJoined =
      isLong(joined)
      && (step == .all
        || joined.hasTernaries && joined.names + joined.literals >= limit + Self.furtherOperands)
    guard isLong(apart) || isLongJoined, !belongsToTernaries(node, context), context.isInViewExpression(node)
    else { return nil }
    let counted = isLongJoined ? joined : apart
    (literals, names) = (counted.literals, counted.names)
    sequence = node
  }

  var message: String {
    "Operators combine \(names + literals) literals and names in `\(sequence.shortText)`, and each can have several "
      + "types. Assign the result to a constant before the view."
  }

  var reason: String {
    "The operators combine \(counted(literals, "literal", "literals")) and "
      + "\(counted(names, "name", "names")); the limit is \(limit) in total. The compiler infers their types "
      + "together with those of the surrounding view. If it compiles quickly, leave it."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let (name, edits) = hoisting(sequence, context) else { return [] }
    return [
      Rewrite(title: "Assign the calculation to `\(name)` before the view", level: .refactor, edits: edits)
    ]
  }
}

/// Whether the sequence is in parentheses, or in a ternary, within a longer one.
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
    let modifier = FunctionCall(call), ModifierUse(call) != nil || call.postfixIfConfigBase != nil
  else { return false }
  let limit = context.option("max_ternaries")
  return modifier.ternaryCount(atMost: limit + 1) > limit
}

/// Literals and names that operators join, and whether some of the operators are ternaries.
private typealias Operands = (literals: Int, names: Int, hasTernaries: Bool)

/// How many literals and names the operators join, those in parentheses too. With `isJoined` ternaries are operators like
/// others, what is called is a name, and what a literal's member gives counts as the literal. Else a ternary ends one
/// calculation and begins the next, as do `&&` and `||`; the longest counts.
private func operands(of sequence: Node, isJoined: Bool) -> Operands {
  var longest: Operands = (literals: 0, names: 0, hasTernaries: false)
  var hasTernaries = false
  var literals = 0
  var names = 0
  /// Ends of the ternaries around the current node.
  var ternaries: [Int] = []
  var id = sequence.id
  func finish() {
    if literals + names > longest.literals + longest.names {
      longest = (literals, names, false)
    }
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
      hasTernaries = true
      if !isJoined {
        finish()
        ternaries.append(node.subtree.upperBound)
      }
      id += 1
      continue
    case .sequenceExpr, .tupleExpr, .labeledExpr, .prefixOperatorExpr:
      id += 1
      continue
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr:
      literals += 1
    case .memberAccessExpr where isJoined && node.firstChild?.isWrittenOut == true: literals += 1
    case .declReferenceExpr, .memberAccessExpr: names += 1
    case .functionCallExpr where isJoined: names += 1
    case .binaryOperatorExpr where !isJoined && (node.hasText("&&") || node.hasText("||")): finish()
    default: break
    }
    id = node.subtree.upperBound
  }
  finish()
  longest.hasTernaries = hasTernaries
  return longest
}

extension Node {
  /// Whether it is a number or a text that is written out.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr: true
    default: false
    }
  }
}

// MARK: - The rewrite

/// A constant before the statement that contains the calculation, and its name in place of the calculation. Nil
/// where the constant could be of another type, or can't be declared there.
private func hoisting(_ sequence: Node, _ context: RuleContext) -> (name: String, edits: [TextEdit])? {
  let layout = context.layout
  guard let item = sequence.ancestor(.codeBlockItem), let statement = item.firstChild,
    context.resolver.builder(around: statement)?.kind == .view, layout.startsLine(item.range.lowerBound),
    !layout.hasComment(sequence.range), !needsContext(sequence), sequence.parent?.kind == .labeledExpr
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
  return candidates.first { !taken.contains($0) && !$0.isReservedWord }
}
