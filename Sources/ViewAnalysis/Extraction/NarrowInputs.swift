/// Inputs that are less than the whole value: `user.name` in place of `user`.
extension ExtractionInputs {
  /// The one member of a value that is all that the piece reads of it: `user.name`, handed over in place of `user`, and
  /// `geometry.size.width` in place of `geometry`. What is constant for the view may also be read when something happens.
  /// Of an object whose changes run the view that hands it over, the member must be a value.
  mutating func narrowed(
    _ name: String, _ uses: [OuterUse], _ type: InferredType?, isConstant: Bool = false,
    ofObject: Bool = false
  ) -> ExtractedProperty? {
    let isReadLater = uses.contains { !$0.isReadWithView }
    guard !isReadLater || isConstant, let type,
      uses.allSatisfy({
        !$0.isProjected && !$0.isAssigned && $0.node.kind != .optionalBindingCondition
          && $0.node.kind != .closureCapture
      })
    else { return nil }
    var reads = uses.map(\.node)
    var read = type
    var path: [String] = []
    while path.isEmpty ? ofObject || reader.types.isValueType(read) || isMeasure(read) : isMeasure(read),
      let member = onlyMember(of: reads), let first = reads.first?.parent,
      let inferred = reader.types.type(of: first)
    {
      // A getter may read what changes meanwhile.
      if isReadLater, !reader.types.isStored(member, in: read) { break }
      if ofObject, path.isEmpty, !reader.types.isCopied(inferred) { break }
      path.append(member)
      reads = reads.compactMap(\.parent)
      read = inferred
    }
    let argument = ([name] + path).joined(separator: ".")
    if let element = element(
      of: read, named: path.last ?? name, argument, reads, order: Self.firstUse(uses))
    {
      return element
    }
    guard let short = path.last, let text = text(of: read) else { return nil }
    guard let free = measureName([name] + path, reads) ?? freeName(for: short, of: name, reads) else {
      return nil
    }
    replace(reads, with: free)
    return ExtractedProperty(
      value: free, type: text, order: Self.firstUse(uses), argument: argument)
  }

  /// `imageWidth` for `imageSize.width`, `safeAreaTop` for `geometry.safeAreaInsets.top`; nil for what is no number of a
  /// size or its like, and for one whose owner's name says nothing else: `size.width`.
  private func measureName(_ path: [String], _ reads: [Node]) -> String? {
    guard path.count > 1, let number = path.last, Self.numbers.contains(number),
      let owner = path.dropLast().last
    else { return nil }
    var words = NameWords.words(of: owner.hasPrefix("$") ? String(owner.dropFirst()) : owner)
    guard let last = words.popLast(), Self.measures.contains(last) else { return nil }
    let name =
      words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element }.joined()
      + number.prefix(1).uppercased() + number.dropFirst()
    return words.isEmpty || isTaken(name, reads) ? nil : name
  }

  private static let numbers: Set<String> = [
    "width", "height", "minX", "maxX", "minY", "maxY", "midX", "midY", "x", "y", "top", "bottom", "leading",
    "trailing",
  ]
  private static let measures: Set<String> = ["Size", "Frame", "Rect", "Bounds", "Insets", "Point"]

  /// The member's name, or one that says whose it is, if the moved code doesn't have it already.
  func freeName(for member: String, of name: String, _ reads: [Node]) -> String? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    return [member, plain + member.prefix(1).uppercased() + member.dropFirst()]
      .first { !isTaken($0, reads) }
  }

  /// Puts the name in the place of the reads.
  mutating func replace(_ reads: [Node], with name: String) {
    for read in reads {
      // `if let name` for `if let name = model.name`.
      let start = read.bindingOfSameName(name)?.range.lowerBound ?? read.range.lowerBound
      reader.replace(start..<read.range.upperBound, with: name)
    }
  }

  /// The property that is read of all of the values; nil where something else is done with one of them.
  func onlyMember(of values: [Node]) -> String? {
    var member: Name?
    for value in values {
      guard let access = MemberAccess(value.parent), access.base == value, let own = access.name,
        FunctionCall(access.node.parent)?.callee != access.node,
        member.map({ $0.hasSameText(as: own) }) ?? true
      else { return nil }
      member = own
    }
    guard let text = member?.text, !text.isReservedWord, text != "body", text != "self" else { return nil }
    return text
  }

  /// Whether it is what SwiftUI measures: a container's geometry, a size, a frame, a place.
  func isMeasure(_ type: InferredType) -> Bool {
    ["GeometryProxy", "CGSize", "CGRect", "CGPoint", "EdgeInsets"].contains(type.text)
      && reader.resolver.workspace.typeDeclarations(named: type.text).isEmpty
  }

  /// Whether the moved code has the name already, save after a period, and save for a condition that binds it to one of
  /// the reads where no other read sees it.
  func isTaken(_ name: String, _ reads: [Node]) -> Bool {
    if reader.memberUses[name] != nil || reader.localUses[name] != nil || !reader.members.named(name).isEmpty
      || Vocabulary.modifiers[name] != nil || properties.contains(where: { $0.name == name })
      || reader.actions.contains(where: { $0.name == name })
    {
      return true
    }
    let bound = Set(reads.compactMap { $0.bindingOfSameName(name)?.id })
    func isBound(at node: Node) -> Bool {
      !bound.isEmpty
        && node.typeMember.map { LocalNames(in: $0).binding(of: name, seenFrom: node) != nil } ?? false
    }
    if reads.contains(where: isBound) { return true }
    let tree = reader.piece.first.tree
    let regions = [reader.piece.subtree] + reader.movedMembers.map(\.subtree)
    return regions.contains { region in
      region.contains { id in
        let node = tree.node(id)
        switch node.kind {
        case .declReferenceExpr:
          return !node.isMemberName && node.firstName?.text == name && !isBound(at: node)
        case .identifierPattern: return node.firstName?.text == name && !bound.contains(id)
        case .closureShorthandParameter: return node.firstName?.text == name
        case .closureParameter, .functionParameter: return node.text.hasPrefix(name)
        default: return false
        }
      }
    }
  }
}

extension Node {
  /// The pattern of the condition that binds the expression's value to the name: `title` in
  /// `if let title = model.title`.
  fileprivate func bindingOfSameName(_ name: String) -> Node? {
    guard let condition = parent?.parent, parent?.kind == .initializerClause,
      condition.kind == .optionalBindingCondition, condition.child(.typeAnnotation) == nil,
      let pattern = condition.child(.identifierPattern), pattern.firstName?.text == name
    else { return nil }
    return pattern
  }
}
