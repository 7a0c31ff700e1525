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
    guard let short = path.last, let text = text(of: read) else { return nil }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let free = [short, plain + short.prefix(1).uppercased() + short.dropFirst()].first { !isTaken($0) }
    guard let free else { return nil }
    for read in reads { reader.replace(read.range, with: free) }
    return ExtractedProperty(
      value: free, type: text, order: Self.firstUse(uses),
      argument: ([name] + path).joined(separator: "."))
  }

  /// The property that is read of all of the values; nil where something else is done with one of them.
  private func onlyMember(of values: [Node]) -> String? {
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

  /// Whether it is what SwiftUI measures: a container's geometry, or a size.
  private func isMeasure(_ type: InferredType) -> Bool {
    (type.text == "GeometryProxy" || type.text == "CGSize") && !reader.resolver.workspace.knows(type.text)
  }

  /// Whether the moved code has the name already, save after a period.
  private func isTaken(_ name: String) -> Bool {
    if reader.memberUses[name] != nil || reader.localUses[name] != nil || !reader.members.named(name).isEmpty
      || Vocabulary.modifiers[name] != nil || properties.contains(where: { $0.name == name })
    {
      return true
    }
    let tree = reader.piece.first.tree
    let regions = [reader.piece.subtree] + reader.movedMembers.map(\.subtree)
    return regions.contains { region in
      region.contains { id in
        let node = tree.node(id)
        switch node.kind {
        case .declReferenceExpr: return !node.isMemberName && node.firstName?.text == name
        case .identifierPattern, .closureShorthandParameter: return node.firstName?.text == name
        case .closureParameter, .functionParameter: return node.text.hasPrefix(name)
        default: return false
        }
      }
    }
  }
}
