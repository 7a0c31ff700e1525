/// The value of a constant that stands for a collection, and the limit that a small range has.
struct FollowedConstant: Hashable {
  let value: Node
  let limit: Int?
}

/// An expression that gives the data of a `ForEach`, a `List`, a `Chart`, or of a local.
package struct CollectionExpression {
  package let node: Node
  private let resolver: ViewResolver

  package init(_ node: Node, _ resolver: ViewResolver) {
    self.node = node
    self.resolver = resolver
  }

  private var file: FileModel { resolver.file }

  /// Whether the code itself shows that the collection has few elements: a literal, `allCases`, `prefix(5)`, a
  /// range between literals of at most `limit` elements, or a constant that is one of these. With `limit`
  /// nil any range will do.
  ///
  /// What is called on a small collection (`map`, `enumerated`, …) gives a small one.
  package func isSmall(limit: Int?) -> Bool { followed(limit: limit).isSmall }

  /// Where the elements come from, as far as this file tells: `model.items` in `model.items.filter { … }`.
  package func source(limit: Int?) -> Node { followed(limit: limit).node }

  private func followed(limit: Int?) -> (isSmall: Bool, node: Node) {
    var node = node
    let isSmall = isSmall(limit: limit, &node)
    return (isSmall, node)
  }

  /// Follows the expression; `node` is where that ends. What constants lead to is kept, since one may be made of another,
  /// and so on.
  private func isSmall(limit: Int?, _ node: inout Node) -> Bool {
    var constants: [FollowedConstant] = []
    let isSmall = isSmall(limit: limit, &node, &constants)
    for constant in constants { resolver.followedConstants[constant] = (isSmall, node) }
    return isSmall
  }

  private func isSmall(limit: Int?, _ node: inout Node, _ constants: inout [FollowedConstant]) -> Bool {
    // Each turn goes to a smaller expression or to another declaration: a cycle of declarations ends here.
    for _ in 0..<ViewResolver.longestWay {
      switch node.kind {
      case .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .simpleStringLiteralExpr: return true
      case .sequenceExpr:
        guard !node.isSmallRange(limit: limit) else { return true }
        guard let counted = node.collectionCounted else { return false }
        node = counted
      case .tupleExpr:
        guard node.children.count == 1, let inner = Argument(node.firstChild)?.value else { return false }
        node = inner
      case .unresolvedAsExpr, .forceUnwrapExpr, .tryExpr:
        guard let inner = node.firstChild else { return false }
        node = inner
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { return false }
        if call.isPlain {
          guard call.name == "Array" || call.name == "zip", let first = call.firstArgument,
            first.label == nil, let value = first.value
          else { return call.name == "stride" && limit == nil }
          node = value
        } else if call.callee?.kind == .closureExpr {
          return node.isSpeltOutCollection
        } else {
          if call.name == "prefix" || call.name == "suffix", let first = call.firstArgument,
            first.label == nil, let count = first.value?.upperLimit, count <= limit ?? count
          {
            return true
          }
          guard Vocabulary.membersThatKeepSize.contains(call.name), let base = call.base else { return false }
          node = base
        }
      case .memberAccessExpr:
        guard let access = MemberAccess(node), let name = access.name else { return false }
        if name == "allCases" { return true }
        if let base = access.base, let type = owner(base) {
          if property(name, of: type)?.isSpeltOutCollection == true { return true }
          guard let value = constant(name, of: type) else { return false }
          node = value
        } else {
          guard name == "indices" || name == "keys" || name == "values", let base = access.base else {
            return false
          }
          node = base
        }
      case .declReferenceExpr:
        guard let name = node.firstName else { return false }
        if name == "allCases", isOfEnumeration(node, name) { return true }
        if let value = constant(name, at: node) {
          let constant = FollowedConstant(value: value, limit: limit)
          if let known = resolver.followedConstants[constant] {
            node = known.node
            return known.isSmall
          }
          constants.append(constant)
          node = value
          continue
        }
        guard !resolver.boundNames.bind(name, at: node), let type = file.enclosingType(of: node) else {
          return false
        }
        return property(name, of: type)?.isSpeltOutCollection ?? false
      default: return false
      }
    }
    return false
  }

  /// Whether the name alone, `allCases`, is that of the enumeration around it.
  private func isOfEnumeration(_ node: Node, _ name: Name) -> Bool {
    !resolver.boundNames.bind(name, at: node)
      && file.enclosingType(of: node)?.storedProperties.contains { $0.name?.hasSameText(as: name) == true }
        != true
  }

  /// The type of this file whose members are meant: `self`, `Self`, a type's name.
  private func owner(_ base: Node) -> TypeModel? {
    if base.isReference(to: "self") || base.isReference(to: "Self") { return file.enclosingType(of: base) }
    guard base.kind == .declReferenceExpr, let name = base.firstName, name.isCapitalized else { return nil }
    return file.types(named: name.text).first
  }

  /// What the name always stands for: the value of a `let` around the place, or what the type's property
  /// with a single expression gives. Nil for what changes or isn't known.
  private func constant(_ name: Name, at place: Node) -> Node? {
    switch resolver.boundNames.binding(of: name, at: place) {
    case .value(let value): return value.flatMap { $0.isValueOfVar ? nil : $0 }
    case .closureParameter, .parameter, .pattern: return nil
    case nil: return file.enclosingType(of: place).flatMap { constant(name, of: $0) }
    }
  }

  private func constant(_ name: Name, of type: TypeModel) -> Node? {
    guard let property = property(name, of: type) else { return nil }
    if property.isStored { return property.isLet ? property.initialValue : nil }
    // What is chosen is no one value.
    return property.getter?.onlyExpression.flatMap {
      $0.kind == .ifExpr || $0.kind == .switchExpr ? nil : $0
    }
  }

  private func property(_ name: Name, of type: TypeModel) -> Property? {
    let declared = resolver.members(of: type).properties(name.text)
    return declared.first { type.node.contains($0.variable.node) } ?? declared.first
  }
}

extension Node {
  /// Whether a `var` starts with the expression.
  fileprivate var isValueOfVar: Bool {
    guard let clause = parent, clause.kind == .initializerClause, let binding = clause.parent else {
      return false
    }
    return VariableDecl(binding.parent).map { !$0.isLet } ?? false
  }

  /// The value of an integer literal that fits.
  package var integerValue: Int? {
    guard kind == .integerLiteralExpr else { return nil }
    return Int(text.filter { $0 != "_" })
  }

  /// The number that the literal stands for; nil for anything but a decimal literal without a sign.
  package var literalNumber: Double? {
    guard kind == .integerLiteralExpr || kind == .floatLiteralExpr else { return nil }
    return Double(text.filter { $0 != "_" })
  }

  /// An integer that the value is not above: a literal, or one in `min(count, 5)`.
  fileprivate var upperLimit: Int? {
    if let integerValue { return integerValue }
    guard let call = FunctionCall(self), call.isPlainCall(of: "min") else { return nil }
    return call.arguments.compactMap { $0.value?.integerValue }.min()
  }

  /// Whether the expression is a range: between literals, of at most `limit` elements; of any size for nil.
  fileprivate func isSmallRange(limit: Int?) -> Bool {
    let parts = Array(children)
    guard parts.count == 3, parts[1].kind == .binaryOperatorExpr else { return false }
    let isHalfOpen = parts[1].hasText("..<")
    guard isHalfOpen || parts[1].hasText("...") else { return false }
    guard let limit else { return true }
    guard let first = parts[0].integerValue, let last = parts[2].upperLimit else { return false }
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    return !overflow && (isHalfOpen ? distance : distance &+ 1) <= limit
  }
}
