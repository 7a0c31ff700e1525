/// Constants of the code around a piece that nothing but the piece uses: they come along.
extension ViewExtractor {
  /// The piece with the constants directly before it that only it uses: `let width = size.width / 2`.
  func withConstants(of piece: ExtractionPiece) -> ExtractionPiece {
    guard let first = statement(around: piece.first), let last = statement(around: piece.last),
      let statements = first.parent?.statements, let index = statements.firstIndex(of: first)
    else { return piece }
    var whole = ExtractionPiece(first: first, last: last)
    for statement in statements[..<index].reversed() {
      guard let constant = statement.firstChild.flatMap(constant), !isUsed(constant, outsideOf: whole),
        layout.isAloneOnLines(statement.range),
        layout.startOfComments(before: statement.range.lowerBound) == statement.range.lowerBound
      else { break }
      whole = ExtractionPiece(first: statement, last: last)
    }
    return whole.first == first ? piece : whole
  }

  private func statement(around node: Node) -> Node? {
    let statement = node.kind == .codeBlockItem ? node : node.parent
    return statement?.kind == .codeBlockItem && statement?.firstChild?.kind != .returnStmt ? statement : nil
  }

  /// The name that the statement gives a value: of a constant, or of an object whose members are to be bound.
  private func constant(_ statement: Node) -> Node? {
    guard let variable = VariableDecl(statement), variable.bindings.count == 1,
      let binding = variable.firstBinding, let value = binding.initialValue, binding.accessorBlock == nil,
      !value.contains([.tryExpr, .awaitExpr, .closureExpr]), let name = binding.name
    else { return nil }
    let attributes = variable.node.attributes
    let isConstant = variable.isLet && attributes.isEmpty
    let isBindable = attributes.count == 1 && attributes.first?.attributeName == "Bindable"
    guard isConstant || isBindable else { return nil }
    return statement.descendants(.identifierPattern).first { $0.firstName?.hasSameText(as: name) == true }
  }

  /// Whether other code of the member than the piece, and than the declaration itself, uses the name.
  private func isUsed(_ pattern: Node, outsideOf piece: ExtractionPiece) -> Bool {
    guard let name = pattern.firstName?.text, let declaration = pattern.ancestor(.codeBlockItem) else {
      return true
    }
    let locals = resolver.localNames(in: member)
    let tree = member.tree
    return member.tokenRange.contains { index in
      let word = tree.text(of: tree.tokens[index])
      guard word == name || word == "$" + name, !piece.tokenRange.contains(index),
        !declaration.tokenRange.contains(index),
        case let node = tree.innermostNode(at: Int(tree.tokens[index].start)), node.kind != .labeledExpr
      else { return false }
      guard node.kind == .declReferenceExpr else { return true }
      return !node.isMemberName && locals.binding(ofUse: word, seenFrom: node)?.node == pattern
    }
  }
}

extension ViewExtractor.Draft {
  /// Whether the new view is handed less than that of the other draft, and no more objects.
  func isHandedLess(than other: ViewExtractor.Draft) -> Bool {
    let (own, others) = (inputs.burden, other.inputs.burden)
    return inputCount < other.inputCount && own.objects <= others.objects
  }
}
