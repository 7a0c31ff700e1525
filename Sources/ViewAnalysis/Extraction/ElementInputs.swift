/// Elements of arrays as inputs: `items[index]` in place of `items` and `index`.
extension ExtractionInputs {
  /// The element that is all that the piece reads of the array. `reads` are the expressions that give the array, `path` is
  /// one of them as the owner writes it, `name` is what it calls the array.
  /// With `isReadLater`, the piece doesn't read all of them while it is computed.
  mutating func element(
    of array: InferredType, named name: String, _ path: String, _ reads: [Node], order: Int,
    isReadLater: Bool = false
  ) -> ExtractedProperty? {
    guard let element = array.element, reader.types.isCopied(element) else { return nil }
    var accesses: [Node] = []
    var indices: [Node] = []
    for read in reads {
      guard reader.piece.contains(read), let access = read.parent, access.kind == .subscriptCallExpr,
        access.firstChild == read, access.children.count == 2,
        let argument = Argument(access.children.last), argument.label == nil,
        let index = argument.value, index.kind == .declReferenceExpr || index.kind == .integerLiteralExpr,
        indices.first.map({ $0.text == index.text }) ?? true
      else { return nil }
      accesses.append(access)
      indices.append(index)
    }
    // An element that is read under a condition only may not be there otherwise.
    guard let index = indices.first, accesses.contains(where: isComputedWithPiece) else { return nil }
    let parameter = parameter(namedBy: indices)
    guard
      parameter != nil && indices.allSatisfy(isNumber) || indices.allSatisfy(isIndex)
        || !isReadLater && (index.kind == .integerLiteralExpr || indices.allSatisfy(isOwnIndex)),
      let text = text(of: element)
    else { return nil }
    let one: String
    if let alias = takeAlias(of: accesses) {
      one = alias
    } else if let free = Self.elementName(name, element), !isTaken(free, accesses) {
      one = free
      replace(accesses, with: free)
    } else {
      return nil
    }
    namesOfOwner.formUnion(indices.map(\.id))
    var property = ExtractedProperty(
      value: one, type: text, order: order, argument: "\(path)[\(index.text)]")
    property.lastOperand = parameter
    return property
  }

  private func isNumber(_ node: Node) -> Bool { reader.types.type(of: node)?.text == "Int" }

  /// Whether the name is a number that the owner stores.
  private func isOwnIndex(_ node: Node) -> Bool { isNumber(node) && isOwnValue(node) }

  /// Whether the name is that of a value which the owner stores.
  func isOwnValue(_ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr, let name = node.firstName?.text, !name.hasPrefix("$"),
      reader.locals.binding(of: name, seenFrom: node) == nil
    else { return false }
    return isOwnValue(name, readBy: node)
  }

  /// The same of what the node reads by the name.
  func isOwnValue(_ name: String, readBy node: Node) -> Bool {
    guard let property = reader.members.property(name), property.isStored, !property.variable.isStatic,
      let type = reader.types.type(of: property), reader.types.isCopied(type)
    else { return false }
    return isSameAtUses(name)
      && reader.memberUses[name]?.contains { $0.node == node && $0.isReadWithView && !$0.isLate } == true
  }

  /// Whether the name means the owner's property, too, where the helper is used that the piece may be all of.
  private func isSameAtUses(_ name: String) -> Bool {
    guard let helper = reader.piece.first.typeMember?.declaredName?.text else { return false }
    return memberUses.references(to: helper).allSatisfy { use in
      use.typeMember.map { reader.resolver.localNames(in: $0).binding(of: name, seenFrom: use) == nil }
        ?? false
    }
  }

  /// How many elements there are, whether there are any, or the first one, where the piece asks nothing else of the
  /// collection: `itemCount` for `items.count`, `hasItems` for `!items.isEmpty`. The arguments are those of `element(of:…)`.
  mutating func size(
    of collection: InferredType, named name: String, _ path: String, _ reads: [Node], order: Int
  ) -> ExtractedProperty? {
    guard reader.types.isCollectionOfValues(collection), !name.hasPrefix("$") else { return nil }
    let accesses = reads.compactMap(\.parent)
    guard let member = onlyMember(of: reads) else { return count(name, path, accesses, order: order) }
    switch member {
    case "count":
      let one = NameWords.singular(name)
      let free = one + "Count"
      guard !isTaken(free, accesses) else { return nil }
      replace(accesses, with: free)
      return ExtractedProperty(value: free, type: "Int", order: order, argument: path + ".count")
    case "isEmpty":
      guard let free = NameWords.presence(name), !isTaken(free, accesses),
        accesses.allSatisfy({ !$0.isContinued })
      else { return nil }
      for access in accesses {
        let negation = access.parent.flatMap { $0.isNegation ? $0 : nil }
        reader.replace((negation ?? access).range, with: (negation == nil ? "!" : "") + free)
      }
      return ExtractedProperty(value: free, type: "Bool", order: order, argument: "!\(path).isEmpty")
    case "first", "last":
      guard let element = collection.element, reader.types.isCopied(element), element.wrapped == nil,
        let text = text(of: element),
        let one = Self.elementName(name, element)
      else { return nil }
      let free = member + one.prefix(1).uppercased() + one.dropFirst()
      guard !isTaken(free, accesses) else { return nil }
      replace(accesses, with: free)
      return ExtractedProperty(value: free, type: text + "?", order: order, argument: path + "." + member)
    default: return nil
    }
  }

  /// `itemCount`, where the piece asks for the number of elements, and whether there are any.
  private mutating func count(_ name: String, _ path: String, _ accesses: [Node], order: Int)
    -> ExtractedProperty?
  {
    let free = NameWords.singular(name) + "Count"
    let members = accesses.map { MemberAccess($0)?.name?.text }
    let questions = zip(accesses, members).filter { $0.1 == "isEmpty" }.map {
      $0.0.parent.flatMap { $0.isNegation ? $0 : nil } ?? $0.0
    }
    guard Set(members) == ["count", "isEmpty"], questions.allSatisfy(\.isTruthValue), !isTaken(free, accesses)
    else { return nil }
    for question in questions {
      reader.replace(question.range, with: question.isNegation ? free + " > 0" : free + " == 0")
    }
    replace(zip(accesses, members).filter { $0.1 == "count" }.map(\.0), with: free)
    return ExtractedProperty(value: free, type: "Int", order: order, argument: path + ".count")
  }

  /// `item` for an element of `items`; its type's name where that of the array is no plural.
  static func elementName(_ array: String, _ element: InferredType) -> String? {
    let name = NameWords.singular(array)
    if name != array, !name.isReservedWord { return name }
    guard let type = element.path?.last, !TypeInference.everywhere.contains(type),
      let first = type.first?.lowercased()
    else { return nil }
    let own = first + type.dropFirst()
    return own == array || own.isReservedWord ? nil : own
  }

  /// Whether the name is a number that the code around the piece binds, and that keeps its value there.
  private func isIndex(_ node: Node) -> Bool {
    guard let name = node.firstName?.text, !name.hasPrefix("$"),
      let local = reader.locals.binding(of: name, seenFrom: node), !reader.piece.contains(local.node),
      reader.types.type(of: local)?.text == "Int",
      local.node.kind != .functionParameter || !isOfHelper(local.node)
    else { return false }
    return VariableDecl(local.node.ancestor(.variableDecl, .closureExpr, .codeBlock, .accessorBlock))?.isLet
      ?? true
  }

  /// The statements of the piece's own that leave it, perhaps under a condition, as indices of nodes.
  static func exits(of piece: ExtractionPiece) -> [Int] {
    let tree = piece.first.tree
    return tree.nodes.ids(of: [.guardStmt, .returnStmt], in: piece.subtree).filter { id in
      // A closure in it has its own.
      !tree.node(id).ancestors.prefix { piece.contains($0) }.contains { $0.kind == .closureExpr }
    }
  }

  /// Whether the expression has a value whenever the piece is shown.
  func isComputedWithPiece(_ node: Node) -> Bool {
    let tree = node.tree
    if exits.contains(where: { $0 < node.id && !tree.node($0).contains(node) }) { return false }
    var inner = node
    for ancestor in node.ancestors {
      guard reader.piece.contains(ancestor) else { break }
      switch ancestor.kind {
      case .ifExpr, .guardStmt:
        if ancestor.child(.conditionElement) != inner { return false }
      case .switchExpr:
        if SwitchExpr(ancestor)?.subject != inner { return false }
      case .ifConfigDecl, .unresolvedTernaryExpr, .postfixIfConfigExpr, .tryExpr: return false
      case .sequenceExpr:
        if ancestor.firstChild != inner, ancestor.children.contains(where: \.choosesOperand) { return false }
      case .closureExpr:
        guard let builder = reader.resolver.builder(of: ancestor), builder.kind == .view,
          !builder.isDeferred, ViewExtractor.steadyContainers.contains(builder.ownerName)
        else { return false }
      default: break
      }
      inner = ancestor
    }
    return true
  }
}

extension Node {
  /// `!isEmpty`
  fileprivate var isNegation: Bool {
    kind == .prefixOperatorExpr && text.hasPrefix("!")
  }

  /// `&&`, `||`, `??`, and the `?` of a ternary: what stands after it may not be evaluated.
  fileprivate var choosesOperand: Bool {
    kind == .unresolvedTernaryExpr
      || kind == .binaryOperatorExpr && (hasText("&&") || hasText("||") || hasText("??"))
  }
}
