/// Changes of code that moves into a new type, so that it is there what it was.
extension ViewExtractor {
  /// What makes a member of a private extension as private in the new type, and a state that of its view alone.
  func accessEdits(for member: Node) -> [TextEdit] {
    if let keyword = member.keywordOfPlainVariable { return [TextEdit(range: keyword, newText: "let")] }
    guard member.access == nil, let declaration = member.typeOfMember,
      declaration.kind == .extensionDecl && declaration.access.map({ $0 <= .fileprivate }) == true
        || declaresOwnState(member)
    else { return [] }
    let start = member.child(.declModifier)?.range.lowerBound ?? member.introducerOffset
    let word = "private "
    let lines = FunctionDecl(member).map { layout.shifting(parametersOf: $0, by: word.utf8.count) } ?? []
    return [TextEdit(range: start..<start, newText: word)] + lines
  }

  private func declaresOwnState(_ member: Node) -> Bool {
    guard let variable = VariableDecl(member), let binding = variable.firstBinding else { return false }
    return Property(variable: variable, binding: binding).wrapper?.role == .ownState
  }

  /// What makes `let width = 2; return Text(title)` the body of a view, whose builder needs no `return`.
  func returnEdits(in piece: ExtractionPiece) -> [TextEdit] {
    let statement = piece.last.kind == .codeBlockItem ? piece.last.firstChild : piece.last
    guard let statement, statement.kind == .returnStmt, let value = statement.firstChild else { return [] }
    let others = piece.first.parent?.statements.filter { piece.contains($0) }.dropLast() ?? []
    let range = statement.range.lowerBound..<value.range.lowerBound
    // A leading period would go on with the statement before.
    guard layout.isOneLine(range), !layout.hasComment(range), value.firstToken.kind.isIdentifierLike,
      others.allSatisfy({ isPlainConstant($0.firstChild) })
    else { return [] }
    var view = value
    while FunctionCall(view)?.base != nil, let inner = FunctionCall(view)?.base { view = inner }
    let lines = FunctionCall(view).map { layout.shifting($0, by: -range.count) } ?? []
    return [TextEdit(range: range, newText: "")] + lines
  }

  /// `let name = value`, which a builder takes, too.
  private func isPlainConstant(_ statement: Node?) -> Bool {
    guard let variable = VariableDecl(statement), variable.isLet, variable.node.attributes.isEmpty,
      variable.bindings.count == 1, let binding = variable.firstBinding, binding.initialValue != nil
    else { return false }
    return binding.accessorBlock == nil && binding.name != nil
  }
}

extension Node {
  /// UTF-8 offsets of `var` in a stored property with a value and without a wrapper: a private one would make the
  /// memberwise initializer private.
  fileprivate var keywordOfPlainVariable: Range<Int>? {
    guard let variable = VariableDecl(self), !variable.isLet, attributes.isEmpty,
      let binding = variable.firstBinding, binding.initialValue != nil, binding.accessorBlock == nil
    else { return nil }
    let keyword = tree.tokens[introducerToken]
    return Int(keyword.start)..<Int(keyword.end)
  }
}
