/// Gives a type properties that hold views from its callers, and its initializers the parameters for them.
struct ViewSlots {
  let type: TypeModel
  /// The properties' names, and those of their types, which become generic parameters.
  let slots: [(name: String, parameter: String)]
  let layout: Layout

  /// The edits of the declaration, in the order of the text.
  func edits() throws(Obstacle) -> [TextEdit] {
    for slot in slots where type.properties.contains(where: { $0.name?.text == slot.name }) {
      throw Obstacle("`\(type.spokenName)` has a property `\(slot.name)` already.")
    }
    var edits = [genericParameters, try properties()]
    for initializer in type.initializers { edits += try self.edits(of: initializer) }
    return edits
  }

  private var genericParameters: TextEdit {
    let text = slots.map { "\($0.parameter): \(layout.tree.viewQualifier)View" }.joined(separator: ", ")
    guard let last = type.declaration.genericParameters.last else {
      let end = type.declaration.nameRange.upperBound
      return TextEdit(range: end..<end, newText: "<\(text)>")
    }
    let end = last.range.upperBound
    return TextEdit(range: end..<end, newText: last.text.hasSuffix(",") ? " " + text : ", " + text)
  }

  /// The properties, after the last stored one: so the memberwise initializer takes them last.
  private func properties() throws(Obstacle) -> TextEdit {
    // Explicit initializers have the attribute on their parameters.
    let attribute = type.initializers.isEmpty ? "@ViewBuilder " : ""
    let lines = slots.map { "\(attribute)let \($0.name): \($0.parameter)" }
    let broken = Obstacle("the declaration of `\(type.spokenName)` is on one line.")
    guard let block = type.declaration.memberBlock else { throw broken }
    if let last = type.storedProperties.last {
      let node = last.variable.node
      guard node.parent?.parent == block else {
        throw Obstacle("a property of `\(type.spokenName)` is in an `#if`.")
      }
      var end = node.range.upperBound
      if let comment = layout.comments(in: end..<layout.lineEnd(of: end)).last {
        end = max(end, comment.range.upperBound)
      }
      guard layout.startsLine(node.range.lowerBound), layout.endsLine(end) else { throw broken }
      let indentation = layout.indentation(at: node.range.lowerBound)
      return TextEdit(
        range: end..<end, newText: lines.map { layout.lineEnding + indentation + $0 }.joined())
    }
    let brace = block.range.lowerBound + 1
    guard layout.endsLine(brace) else { throw broken }
    let indentation = layout.indentation(at: type.node.range.lowerBound) + layout.indentationUnit
    return TextEdit(
      range: brace..<brace,
      newText: lines.map { layout.lineEnding + indentation + $0 }.joined()
        + (type.members.isEmpty ? "" : layout.lineEnding))
  }

  // MARK: Initializers

  private func edits(of initializer: InitializerDecl) throws(Obstacle) -> [TextEdit] {
    let parameters = slots.map { "@ViewBuilder \($0.name): () -> \($0.parameter)" }
    let statements = slots.map { "self.\($0.name) = \($0.name)()" }
    guard let block = initializer.body, !block.hasReturn, block.range.count >= 2 else {
      throw Obstacle("an initializer of `\(type.spokenName)` returns early.")
    }
    return [try added(parameters, to: initializer), added(statements, to: block)]
  }

  private func added(_ parameters: [String], to initializer: InitializerDecl) throws(Obstacle) -> TextEdit {
    if let last = initializer.parameters.last?.node {
      let separator =
        layout.startsLine(last.range.lowerBound)
        ? layout.lineEnding + layout.indentation(at: last.range.lowerBound) : " "
      let end = last.range.upperBound
      let text = parameters.joined(separator: "," + separator)
      return TextEdit(range: end..<end, newText: (last.text.hasSuffix(",") ? "" : ",") + separator + text)
    }
    let clause = initializer.node.child(.functionSignature)?.child(.functionParameterClause)
    guard let clause, clause.range.count >= 2, !layout.hasComment(clause.range) else {
      throw Obstacle("an initializer of `\(type.spokenName)` has a comment in its parentheses.")
    }
    return TextEdit(range: clause.range, newText: "(" + parameters.joined(separator: ", ") + ")")
  }

  private func added(_ statements: [String], to block: Node) -> TextEdit {
    let outer = layout.indentation(at: block.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let lines = statements.map { layout.lineEnding + inner + $0 }.joined()
    if let last = block.statements.last, !layout.isOneLine(block.range) {
      let end = layout.lineEnd(of: last.range.upperBound)
      let indentation = layout.indentation(at: last.range.lowerBound)
      return TextEdit(
        range: end..<end, newText: statements.map { layout.lineEnding + indentation + $0 }.joined())
    }
    let content = layout.trimmed(block.range.lowerBound + 1..<block.range.upperBound - 1)
    let text = content.isEmpty ? "" : layout.lineEnding + inner + layout.tree.text(content)
    return TextEdit(range: block.range, newText: "{" + text + lines + layout.lineEnding + outer + "}")
  }
}
