/// Values of dictionaries as inputs: `names[id]` in place of `names` and `id`.
extension ExtractionInputs {
  /// A value that is read of a dictionary.
  private struct Lookup {
    let key: Node
    /// `names[id]`
    let access: Node
    /// `names[id] ?? ""`, where nothing else is written beside it.
    let withDefault: Node?
    /// What stands behind the dictionary: `[id]`, `[id, default: 0]`.
    let subscription: String
    /// `""`, and `0` in `counts[id, default: 0]`.
    let fallback: String?
    /// Whether the fallback is an argument, so that the value is no optional.
    let isNamed: Bool
  }

  /// The value that is all that the piece reads of the dictionary, for a key that the owner knows. With the same default in
  /// all places it is no optional. The arguments are those of `element(of:…)`.
  mutating func lookedUp(
    in dictionary: InferredType, named name: String, _ path: String, _ reads: [Node], order: Int
  ) -> ExtractedProperty? {
    guard case .written(let type) = dictionary, type.kind == .dictionaryType,
      let keyType = type.firstChild, let valueType = type.children.last, keyType != valueType,
      valueType.kind != .optionalType,
      reader.types.isCopied(dictionary)
        || reader.types.isCopied(.written(keyType))
          && reader.objectKind(of: .written(valueType)) == .observable
    else { return nil }
    let lookups = reads.compactMap(lookup)
    guard lookups.count == reads.count, let first = lookups.first,
      lookups.allSatisfy({ $0.key.text == first.key.text && $0.isNamed == first.isNamed })
    else { return nil }
    let keys = lookups.map(\.key)
    let parameter = parameter(namedBy: keys)
    guard
      parameter != nil || keys.allSatisfy(isOfOwner) || keys.allSatisfy(isOwnValue)
        || keyType.kind == .optionalType && keys.allSatisfy(isUnwrappedOwnValue)
    else { return nil }
    let hasDefault = first.fallback != nil && lookups.allSatisfy { $0.fallback == first.fallback }
    guard hasDefault || !first.isNamed,
      // The value for a call's own key ends with it.
      parameter == nil || !hasDefault,
      let value = hasDefault ? .written(valueType) : InferredType.written(valueType).asOptional,
      let text = text(of: value)
    else { return nil }
    let places = lookups.map { hasDefault ? $0.withDefault ?? $0.access : $0.access }
    let one: String
    if let alias = takeAlias(of: places) {
      one = alias
    } else if let free = Self.valueName(name, .written(valueType)), !isTaken(free, places) {
      one = free
      replace(places, with: free)
    } else {
      return nil
    }
    for key in keys { namesOfOwner.formUnion(key.subtree) }
    let rest = hasDefault && !first.isNamed ? first.fallback.map { " ?? " + $0 } ?? "" : ""
    var property = ExtractedProperty(
      value: one, type: text, order: order, argument: path + first.subscription + rest)
    property.lastOperand = parameter
    return property
  }

  /// What is read of the dictionary; nil where something else is done with it.
  private func lookup(in dictionary: Node) -> Lookup? {
    guard reader.piece.contains(dictionary), let access = dictionary.parent,
      access.kind == .subscriptCallExpr, access.firstChild == dictionary,
      case let arguments = access.children.dropFirst().compactMap(Argument.init),
      arguments.count == access.children.count - 1, arguments.count <= 2, let argument = arguments.first,
      argument.label == nil, let key = argument.value,
      case let layout = Layout(access.tree), layout.isOneLine(access.range), !layout.hasComment(access.range)
    else { return nil }
    let subscription = layout.tree.text(dictionary.range.upperBound..<access.range.upperBound)
    if arguments.count == 2, let named = arguments.last {
      guard named.label == "default", let value = named.value, value.isPlainValue else { return nil }
      return Lookup(
        key: key, access: access, withDefault: nil, subscription: subscription, fallback: value.text,
        isNamed: true)
    }
    let parts = access.parent.map { Array($0.children) } ?? []
    guard let whole = access.parent, whole.kind == .sequenceExpr, parts.count == 3, parts.first == access,
      parts[1].kind == .binaryOperatorExpr, parts[1].hasText("??"), let value = parts.last,
      value.isPlainValue, layout.isOneLine(whole.range), !layout.hasComment(whole.range)
    else {
      return Lookup(
        key: key, access: access, withDefault: nil, subscription: subscription, fallback: nil, isNamed: false)
    }
    return Lookup(
      key: key, access: access, withDefault: whole, subscription: subscription, fallback: value.text,
      isNamed: false)
  }

  /// Whether the name is that of a value which the owner stores, and which the piece has unwrapped: `if let target`.
  private func isUnwrappedOwnValue(_ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr, let name = node.firstName?.text,
      let local = reader.locals.binding(of: name, seenFrom: node), reader.piece.contains(local.node),
      let condition = local.node.parent, condition.kind == .optionalBindingCondition,
      condition.child(.initializerClause) == nil,
      reader.locals.binding(of: name, seenFrom: reader.piece.first) == nil
    else { return false }
    return isOwnValue(name, readBy: condition)
  }

  /// `protocolName` for `protocolNames`, `protocolNameByID` and `idToProtocolName`; the name of the value's type where the
  /// dictionary's name says nothing of it.
  private static func valueName(_ dictionary: String, _ value: InferredType) -> String? {
    var words = NameWords.words(of: dictionary)
    if let index = words.lastIndex(where: before.contains), index > 0 {
      words.removeSubrange(index...)
    } else if let index = words.firstIndex(where: after.contains), index > 0, index < words.count - 1 {
      words.removeSubrange(...index)
    } else if words.count > 1, let last = words.last, kinds.contains(last) {
      words.removeLast()
    }
    let name = NameWords.singular((words.first?.lowercased() ?? "") + words.dropFirst().joined())
    return name != dictionary && !name.isReservedWord ? name : elementName(dictionary, value)
  }

  /// Words between what the values are and what the keys are.
  private static let before: Set<String> = ["By", "For", "Per"]
  /// Words between what the keys are and what the values are.
  private static let after: Set<String> = ["To", "With"]
  /// Words for dictionaries.
  private static let kinds: Set<String> = ["Map", "Dictionary", "Dict", "Lookup", "Table", "Cache"]
}

extension Node {
  /// Whether it is an argument in square brackets.
  var isSubscriptArgument: Bool { kind == .labeledExpr && parent?.kind == .subscriptCallExpr }
}
