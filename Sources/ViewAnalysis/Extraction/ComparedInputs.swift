/// Values that the piece only compares: it is handed the answer.
extension ExtractionInputs {
  /// `isSelected` for `selection == item`, where the piece asks nothing else of the selection, and the owner, or a call of
  /// the helper that the piece is, knows the item. `isPaused` for `playbackState == .paused`.
  mutating func choice(of name: String, _ path: String, _ reads: [Node], order: Int) -> ExtractedProperty? {
    let comparisons = reads.compactMap(\.comparison)
    guard let first = comparisons.first, comparisons.count == reads.count,
      comparisons.allSatisfy({ $0.text == first.text })
    else { return nil }
    let parameter = parameter(namedBy: comparisons.map(\.other))
    let isState = first.other.isImplicitMember
    guard isState || parameter != nil || comparisons.allSatisfy({ isOfOwner($0.other) }) else { return nil }
    let answer: String
    if let alias = alias(ofOnly: reads) {
      answer = alias
    } else if let free = isState
      ? first.other.implicitMember.flatMap({ NameWords.answer($0.text, of: name) })
      : NameWords.choice(name) ?? (isElement(first.other) ? "isSelected" : nil),
      !isTaken(free, reads)
    {
      answer = free
      for comparison in comparisons {
        reader.replace(comparison.range, with: comparison.isEqual ? free : "!" + free)
      }
    } else {
      return nil
    }
    for comparison in comparisons { namesOfOwner.formUnion(comparison.other.subtree) }
    var property = ExtractedProperty(
      value: answer, type: "Bool", order: order,
      argument: parameter.map { "\(path) == \($0.text)" } ?? first.text)
    property.lastOperand = parameter
    return property
  }

  /// The name of the constant that the only comparison is, which the answer gets: `let isSelected = selection == item`.
  private mutating func alias(ofOnly reads: [Node]) -> String? {
    guard reads.count == 1, let read = reads.first, read.comparison?.isEqual == true,
      let sequence = read.parent, sequence.children.count == 3
    else { return nil }
    return takeAlias(of: [sequence])
  }

  /// The parameter of the helper that the values are, or of which they are a stored member, where each of its calls hands
  /// over a value that can be compared, or be an index, in the place of the call.
  func parameter(namedBy values: [Node]) -> ExtractedProperty.Operand? {
    guard let first = values.first, let root = rootOfStored(first), let name = root.firstName?.text,
      values.allSatisfy({ value in
        value.text == first.text && reader.piece.contains(value)
          && rootOfStored(value).flatMap { reader.locals.binding(of: name, seenFrom: $0) }
            .map { isOfHelper($0.node) } == true
      }),
      let local = reader.locals.binding(of: name, seenFrom: root),
      let parameter = FunctionParameter(local.node), parameter.defaultValue == nil,
      let given = valuesHandedOver(for: parameter),
      given.allSatisfy({ isOperand($0) && (root == first || Self.basesOfMembers.contains($0.kind)) }),
      // A value that nothing else reads is not handed over any more.
      isNeeded(name, besides: values) || given.allSatisfy(isInOneLine)
    else { return nil }
    return ExtractedProperty.Operand(parameter: name, path: String(first.text.dropFirst(name.count)))
  }

  private static let basesOfMembers: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
  ]

  /// The name that the value begins with, if it is that or members that are stored: `item` in `item.id`.
  private func rootOfStored(_ value: Node) -> Node? {
    if value.kind == .declReferenceExpr { return value }
    guard let access = MemberAccess(value), let base = access.base, let name = access.name,
      let root = rootOfStored(base), let type = reader.types.type(of: base),
      reader.types.isStored(name.text, in: type)
    else { return nil }
    return root
  }

  /// Whether the code that moves reads the parameter in other places, too.
  private func isNeeded(_ parameter: String, besides values: [Node]) -> Bool {
    let known = Set(values.flatMap(\.subtree)).union(namesOfOwner)
    return reader.localUses[parameter]?.uses.contains { !known.contains($0.node.id) } ?? false
  }

  /// Whether the value is an argument of a call whose arguments stand in one line.
  private func isInOneLine(_ value: Node) -> Bool {
    let layout = Layout(value.tree)
    guard let range = FunctionCall(value.parent?.parent)?.parentheses else { return false }
    return layout.isOneLine(range) && !layout.hasComment(range)
  }

  /// Whether the value can stand after `==` as it is.
  private func isOperand(_ value: Node) -> Bool {
    var base = value
    while let access = MemberAccess(base) {
      guard let inner = access.base else { return true }
      base = inner
    }
    return base.kind == .declReferenceExpr || base.kind == .integerLiteralExpr
      || base.kind == .stringLiteralExpr && base.firstChild == nil
  }

  /// Whether it is an element of what a `ForEach` around the piece goes through: one of those that may be chosen.
  private func isElement(_ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr, let name = node.firstName?.text,
      let local = reader.locals.binding(of: name, seenFrom: node),
      let closure = Closure(local.node.ancestor(.closureExpr)), closure.parameterNames.count == 1
    else { return false }
    return closure.parameterNames.first?.text == name && closure.use?.call.isPlainCall(of: "ForEach") == true
  }

  /// Whether it is a local of the code around the piece, or a member of one.
  func isOfOwner(_ node: Node) -> Bool {
    guard reader.piece.contains(node) else { return false }
    var base = node
    while let access = MemberAccess(base), let inner = access.base { base = inner }
    guard base.kind == .declReferenceExpr, let name = base.firstName?.text, !name.hasPrefix("$"),
      let local = reader.locals.binding(of: name, seenFrom: base), !reader.piece.contains(local.node)
    else { return false }
    return local.node.kind != .functionParameter || !isOfHelper(local.node)
  }
}
