/// Objects that the code around a piece gives a second name: `@Bindable var bindable = model`.
extension ExtractionInputs {
  /// What the piece uses, by names. What it uses under two names is one input.
  mutating func withoutSecondNames() -> (
    members: [String: [OuterUse]], locals: [String: (local: LocalName, uses: [OuterUse])]
  ) {
    var (members, locals) = (reader.memberUses, reader.localUses)
    for (name, (local, uses)) in reader.localUses.sorted(by: { $0.key < $1.key }) {
      guard let object = bindable(local)?.name?.text, object != name, let known = members[object],
        reader.localUses[object] == nil,
        (known + uses).allSatisfy({ !$0.isReplaced && $0.node.kind == .declReferenceExpr }),
        uses.allSatisfy({ reader.locals.binding(of: object, seenFrom: $0.node) == nil }),
        let statement = local.node.ancestor(.variableDecl)
      else { continue }
      for use in uses {
        reader.replace(use.node.range, with: (use.isProjected ? "$" : "") + object)
      }
      members[object] = (known + uses).sorted { $0.node.id < $1.node.id }
      locals[name] = nil
      secondNames.append(statement)
    }
    return (members, locals)
  }

  /// The object whose second name the piece binds members of.
  mutating func bindable(
    _ name: String, _ member: TypeMembers.Member, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard !secondNames.isEmpty, case .property(let property) = member, uses.contains(where: \.isProjected),
      secondNames.contains(where: {
        VariableDecl($0)?.firstBinding?.initialValue?.firstName?.text == name
      }),
      let type = writtenType(of: property)
    else { return nil }
    return ExtractedProperty("Bindable", name, type: type, order: Self.firstUse(uses), argument: name)
  }
}

extension ViewExtractor {
  /// The edits that take away the statements whose names nothing but the piece has used.
  func removals(ofSecondNames statements: [Node], _ piece: ExtractionPiece, staying: [Node]) -> [TextEdit] {
    statements.compactMap { statement in
      guard !piece.contains(statement), layout.isAloneOnLines(statement.range),
        let name = VariableDecl(statement)?.firstBinding?.name?.text,
        layout.startOfComments(before: statement.range.lowerBound) == statement.range.lowerBound,
        !layout.hasComment(statement.range)
      else { return nil }
      let tree = layout.tree
      let isUsed = member.tokenRange.contains { index in
        let text = tree.text(of: tree.tokens[index])
        return (text == name || text == "$" + name || text == "_" + name)
          && !statement.tokenRange.contains(index)
          && (!piece.tokenRange.contains(index) || staying.contains { $0.tokenRange.contains(index) })
      }
      return isUsed
        ? nil : TextEdit(range: layout.removalWithBlankLine(of: statement.range), newText: "")
    }
  }
}
