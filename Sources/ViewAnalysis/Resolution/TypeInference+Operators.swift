/// Types of what operators and subscripts give.
extension TypeInference {
  /// The type of operands with operators between them, which no precedence has been applied to.
  func type(ofSequence node: Node, way: Int) -> InferredType? {
    let parts = Array(node.children)
    if parts.contains(where: { $0.kind == .assignmentExpr || $0.kind == .unresolvedIsExpr }) { return nil }
    if let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      guard parts.count == choice + 2, let first = parts[choice].firstChild,
        let type = type(ofAll: [first, parts[choice + 1]], way: way - 1)
      else { return nil }
      return type
    }
    if parts.count == 3, parts[1].kind == .unresolvedAsExpr, let type = parts[2].firstChild {
      let mark = parts[1].ownTokens.last.map { node.tree.tokens[$0].kind }
      return mark == .kwAs || mark == .exclamationMark ? .written(type) : nil
    }
    let operators = parts.filter { $0.kind == .binaryOperatorExpr }
    if operators.contains(where: { Self.givesBool.contains($0.text) }) { return .known("Bool") }
    let operands = parts.filter { $0.kind != .binaryOperatorExpr }
    guard operands.count == operators.count + 1, parts.count == operands.count + operators.count else {
      return nil
    }
    if operators.allSatisfy({ $0.hasText("??") }) { return type(ofFirstOf: operands, way: way - 1) }
    guard let type = type(ofAll: operands, way: way - 1) else { return nil }
    let allowed =
      Self.fractions.contains(type.text)
      ? Self.arithmetic
      : Self.integers.contains(type.text) ? Self.arithmetic.union(["%"]) : type.text == "String" ? ["+"] : []
    return operators.allSatisfy { allowed.contains($0.text) } ? type : nil
  }

  /// The one type that all of the expressions have, where a literal of a number has that of the others.
  private func type(ofAll expressions: [Node], way: Int) -> InferredType? {
    var common: InferredType?
    var literals: [Node] = []
    for expression in expressions {
      if let literal = expression.numberLiteral {
        literals.append(literal)
        continue
      }
      guard let type = type(of: expression, way: way), common.map({ $0.text == type.text }) ?? true else {
        return nil
      }
      common = type
    }
    let hasFraction = literals.contains { $0.kind == .floatLiteralExpr }
    guard let common else { return .known(hasFraction ? "Double" : "Int") }
    if literals.isEmpty { return common }
    return Self.fractions.contains(common.text) || !hasFraction && Self.integers.contains(common.text)
      ? common : nil
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

  private static let givesBool: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"]

  /// The type of `first ?? second ?? last`, where all but the last are optionals of one type. The last is of that type,
  /// or a literal of it.
  private func type(ofFirstOf operands: [Node], way: Int) -> InferredType? {
    guard let last = operands.last else { return nil }
    let optionals = operands.dropLast().map { type(of: $0, way: way)?.wrapped }
    guard let wrapped = optionals.first ?? nil, optionals.allSatisfy({ $0?.text == wrapped.text }),
      wrapped.wrapped == nil
    else { return nil }
    switch last.kind {
    case .arrayExpr where last.firstChild == nil: return wrapped.element == nil ? nil : wrapped
    case .dictionaryExpr where last.firstChild == nil: return wrapped.dictionaryValue == nil ? nil : wrapped
    case .integerLiteralExpr: return Self.isNumber(wrapped) ? wrapped : nil
    case .floatLiteralExpr: return Self.fractions.contains(wrapped.text) ? wrapped : nil
    default:
      let type = type(of: last, way: way)
      return type?.text == wrapped.text ? wrapped : type?.wrapped?.text == wrapped.text ? type : nil
    }
  }

  /// Whether it is one of the system's types of numbers.
  static func isNumber(_ type: InferredType) -> Bool {
    integers.contains(type.text) || fractions.contains(type.text)
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: Set<String> = ["Double", "CGFloat", "Float", "Decimal", "TimeInterval"]

  /// The type of `elements[0]`, `values[key]` and `values[key, default: 0]`, for arrays and dictionaries.
  func type(ofSubscript node: Node, way: Int) -> InferredType? {
    guard way > 0, let base = node.firstChild else { return nil }
    let arguments = node.children(.labeledExpr).compactMap { Argument($0) }
    let (owner, isOptional) = self.owner(base, way: way - 1)
    guard let owner, let index = arguments.first, index.label == nil,
      let result = type(ofElementOf: owner, arguments: arguments, way: way - 1)
    else { return nil }
    return isOptional ? result.asOptional : result
  }

  private func type(ofElementOf owner: InferredType, arguments: [Argument], way: Int) -> InferredType? {
    if let value = owner.dictionaryValue {
      if arguments.count == 2 { return arguments.last?.label == "default" ? value : nil }
      // A value that is an optional itself would be one of an optional.
      return arguments.count == 1 && value.wrapped == nil ? value.asOptional : nil
    }
    // `elements[1...]` is a slice.
    guard arguments.count == 1, let index = arguments.first?.value, let element = owner.element,
      type(of: index, way: way)?.text == "Int"
    else { return nil }
    return element
  }
}

extension Node {
  /// The literal of a number that the expression is, with or without a sign.
  fileprivate var numberLiteral: Node? {
    let node = kind == .prefixOperatorExpr ? firstChild ?? self : self
    return node.kind == .integerLiteralExpr || node.kind == .floatLiteralExpr ? node : nil
  }
}
