/// Names of inputs that are less than a whole value, and names that the moved code has already.
extension ExtractionInputs {
  /// `imageWidth` for `imageSize.width`, `safeAreaTop` for `geometry.safeAreaInsets.top`; nil for what is no number of a
  /// size or its like, and for one whose owner's name says nothing else: `size.width`.
  func measureName(_ path: [String], _ reads: [Node]) -> String? {
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
    let member = withoutUnderscore(member)
    var names = [member]
    if isElementOfPiece(member) {
      names.append("selected" + member.prefix(1).uppercased() + member.dropFirst())
    }
    return (names + longNames(of: member, of: name)).first { !isTaken($0, reads) }
  }

  /// An underscore in a decoded type says where the value comes from, and nothing of what it is here.
  private func withoutUnderscore(_ member: String) -> String {
    let plain = String(member.drop { $0 == "_" })
    return plain.first?.isLetter == true && !plain.isReservedWord ? plain : member
  }

  /// `connectionName` for `model.connection.name`, where the piece reads other values besides: a name could be that of any
  /// of them.
  func nameWithOwner(_ path: [String], _ reads: [Node]) -> String? {
    guard path.count > 2, let member = path.last, Self.namesOfAnything.contains(member),
      let owner = path.dropLast().last, !NameWords.isGeneric(NameWords.words(of: owner)),
      !NameWords.namesOwner(owner), reader.memberUses.count + reader.localUses.count > 1
    else { return nil }
    return longNames(of: member, of: owner).first { !isTaken($0, reads) }
  }

  private static let namesOfAnything: Set<String> = ["name", "title", "id", "value", "text", "count"]

  /// Whether the piece calls an element of what it goes through so: `ForEach(Kind.allCases) { kind in`. A value of this
  /// name is the one that is chosen.
  private func isElementOfPiece(_ name: String) -> Bool {
    reader.piece.subtree.contains { id in
      guard let call = FunctionCall(reader.piece.first.tree.node(id)), call.isPlainCall(of: "ForEach") else {
        return false
      }
      return call.trailingClosure?.parameterNames.first?.text == name
    }
  }

  /// `taskID` where the code has other names with `ID`, and `taskId`. None where they would say a word twice:
  /// `categoryCategory`, `errErrorDescription`.
  private func longNames(of member: String, of name: String) -> [String] {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let last = NameWords.words(of: plain).last ?? plain
    guard !member.lowercased().hasPrefix(last.lowercased()) else { return [] }
    let member = member.prefix(1).uppercased() + member.dropFirst()
    let layout = Layout(reader.piece.first.tree)
    let initialisms = Initialisms(reader.resolver, layout, of: reader.piece.first.typeMember)
    let spelled = NameWords.words(of: member).map { initialisms.contains($0) ? $0.uppercased() : $0 }.joined()
    return spelled == member ? [plain + member] : [plain + spelled, plain + member]
  }

  /// The same for a member of a helper's parameter. `name` says nothing without the parameter, `agent`, of a helper that
  /// is about something else: `folderPicker(agent)`.
  func nameOfMember(_ member: String, of parameter: String, _ reads: [Node]) -> String? {
    let member = withoutUnderscore(member)
    let words = NameWords.words(of: parameter)
    let helper = reader.ownFunction?.name.map { NameWords.words(of: $0.text) } ?? []
    let saysOwner =
      parameter.count > 1 && NameWords.isGeneric(NameWords.words(of: member))
      && !NameWords.isGeneric(words) && Set(words).isDisjoint(with: helper)
    let long = longNames(of: member, of: parameter)
    return (saysOwner ? long + [member] : [member] + long)
      .first { !isTaken($0, reads) }
  }

  /// Whether nothing else in the code that moves means the value of this name: `category` in `category.category`.
  private func areAllUses(of name: String, _ reads: [Node]) -> Bool {
    guard let uses = reader.memberUses[name] ?? reader.localUses[name]?.uses else { return false }
    let ids = Set(reads.map(\.id))
    return uses.allSatisfy { $0.node.isIn(ids) }
  }

  /// Whether the moved code has the name already, save after a period, and save for a condition that binds it to one of
  /// the reads where no other read sees it. Code that stays with the owner may know it.
  func isTaken(_ name: String, _ reads: [Node]) -> Bool {
    // The new view has one.
    if name == "body" { return true }
    let isOnlyRead = areAllUses(of: name, reads)
    let readIDs = Set(reads.map(\.id))
    if !isOnlyRead && (reader.memberUses[name] != nil || reader.localUses[name] != nil)
      || reader.movedMembers.contains(where: { $0.declaredName?.text == name })
      || Vocabulary.modifiers[name] != nil && !ViewExtractor.alsoModifiers.contains(name)
      || properties.contains(where: { $0.name == name })
      || reader.actions.contains(where: { $0.name == name })
    {
      return true
    }
    // A `catch` has an error of its own.
    if name == "error", reads.contains(where: { $0.ancestors.contains { $0.kind == .catchClause } }) {
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
      // Where the value isn't read, locals may have its name.
      let isElsewhere = !readIDs.contains(where: region.contains)
      func isLocal(_ node: Node) -> Bool {
        node.typeMember.map { reader.resolver.localNames(in: $0).binding(of: name, seenFrom: node) != nil }
          ?? false
      }
      return region.contains { id in
        let node = tree.node(id)
        switch node.kind {
        case .declReferenceExpr:
          return !node.isMemberName && node.firstName?.text == name && !isBound(at: node)
            && !(isOnlyRead && node.isIn(readIDs)) && !(isElsewhere && isLocal(node))
        case _ where isElsewhere: return false
        case .identifierPattern: return node.firstName?.text == name && !bound.contains(id)
        case .closureShorthandParameter:
          return node.firstName?.text == name || node.firstName?.text == "$" + name
        case .closureParameter, .functionParameter:
          return node.text.hasPrefix(name) || node.text.hasPrefix("$" + name)
        default: return false
        }
      }
    }
  }
}

extension Node {
  /// Whether it is one of the nodes with these identifiers, or stands in one.
  fileprivate func isIn(_ nodes: Set<Int>) -> Bool {
    nodes.contains(id) || ancestors.contains { nodes.contains($0.id) }
  }
}
