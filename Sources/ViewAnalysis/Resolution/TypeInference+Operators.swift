/// Types of what operators and subscripts give.
extension TypeInference {
  /// The type of operands with operators between them, which no precedence has been applied to.
  func type(ofSequence node: Node, way: Int) -> InferredType? {
    let parts = Array(node.children)
    if parts.contains(where: { $0.kind == .assignmentExpr || $0.kind == .unresolvedIsExpr }) { return nil }
    if let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      guard parts.count == choice + 2, let first = parts[choice].firstChild,
        let one = type(of: first, way: way - 1), let other = type(of: parts[choice + 1], way: way - 1),
        one.text == other.text
      else { return nil }
      return one
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
    return operators.allSatisfy { $0.hasText("??") } ? type(ofFirstOf: operands, way: way - 1) : nil
  }

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
    case .integerLiteralExpr: return Self.numbers.contains(wrapped.text) ? wrapped : nil
    case .floatLiteralExpr: return Self.fractions.contains(wrapped.text) ? wrapped : nil
    default:
      let type = type(of: last, way: way)
      return type?.text == wrapped.text ? wrapped : type?.wrapped?.text == wrapped.text ? type : nil
    }
  }

  private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "Int64", "UInt", "Decimal"]
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
