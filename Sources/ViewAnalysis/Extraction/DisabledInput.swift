/// What decides whether the piece can be used, as one value.
extension ExtractionInputs {
  /// `isDisabled` for `.disabled(title.isEmpty || isSaving)`, where the piece reads these values for nothing else, and other
  /// code of the owner uses them, too: what has to be there is for the owner to say.
  mutating func disabling() -> ExtractedProperty? {
    let conditions = disablingConditions
    guard let first = conditions.first, reader.alike == nil, !isTaken("isDisabled", []),
      conditions.allSatisfy({ $0.hasSameTokens(as: first) && isForOwner($0) })
    else { return nil }
    var uses: [OuterUse] = []
    for name in Set(first.roots.compactMap { $0.firstName?.text }).sorted() {
      guard let own = reader.memberUses[name] ?? reader.localUses[name]?.uses, isKept(name),
        own.allSatisfy({ use in
          use.isReadWithView && !use.isLate && conditions.contains { $0.contains(use.node) }
        })
      else { return nil }
      uses += own
    }
    guard !uses.isEmpty else { return nil }
    uses.sort { $0.node.id < $1.node.id }
    for condition in conditions {
      reader.replace(condition.range, with: "isDisabled")
      namesOfOwner.formUnion(condition.subtree)
    }
    return ExtractedProperty(
      value: "isDisabled", type: "Bool", order: Self.firstUse(uses), argument: first.text)
  }

  /// The conditions of the piece's `disabled(_:)` that join several questions.
  private var disablingConditions: [Node] {
    let tree = reader.piece.first.tree
    return tree.nodes.ids(of: [.functionCallExpr], in: reader.piece.subtree).compactMap { id in
      guard let modifier = ModifierUse(tree.node(id)), modifier.name == "disabled", modifier.entry != nil,
        let value = modifier.firstArgument?.value, value.kind == .sequenceExpr,
        value.children.contains(where: { $0.hasText("&&") || $0.hasText("||") })
      else { return nil }
      return value
    }
  }

  /// Whether the owner can ask the same, whatever the piece shows: it compares stored values that the owner knows, and can
  /// neither fail nor give another answer later.
  private func isForOwner(_ condition: Node) -> Bool {
    let layout = Layout(condition.tree)
    return layout.isOneLine(condition.range) && !layout.hasComment(condition.range)
      && !condition.isConditional(within: reader.piece)
      && condition.descendants.allSatisfy { node in
        switch node.kind {
        case .functionCallExpr: isQuestionToText(node)
        case .memberAccessExpr: isPlainMember(node)
        case .declReferenceExpr: node.isMemberName || isValueOfOwner(node)
        case .binaryOperatorExpr: Self.operators.contains(Name(tree: node.tree, range: node.range))
        default: Self.questions.contains(node.kind)
        }
      }
  }

  private static let operators: NameSet = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "??"]

  private static let questions: Set<SyntaxKind> = [
    .sequenceExpr, .tupleExpr, .labeledExpr, .prefixOperatorExpr, .booleanLiteralExpr, .integerLiteralExpr,
    .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr, .nilLiteralExpr, .optionalChainingExpr,
  ]

  /// `name.trimmingCharacters(in: .whitespaces)`, where the name is a text.
  private func isQuestionToText(_ node: Node) -> Bool {
    guard let call = FunctionCall(node), let base = call.base, call.closures.isEmpty else { return false }
    return call.name.map { Self.ofTexts.contains($0) } == true
      && reader.types.type(of: base)?.text == "String"
  }

  private static let ofTexts: NameSet = ["trimmingCharacters", "contains", "hasPrefix", "hasSuffix"]

  /// Whether it is a case that something is compared with, a stored member, or asks how much there is.
  private func isPlainMember(_ node: Node) -> Bool {
    guard let access = MemberAccess(node), let name = access.name else { return false }
    if FunctionCall(node.parent)?.callee == node { return true }
    guard let base = access.base else {
      let before = node.parent?.children.filter { $0.id < node.id }.last
      return node.parent?.kind == .labeledExpr || before?.hasText("==") == true
        || before?.hasText("!=") == true
    }
    if name == "isEmpty" || name == "count" { return true }
    guard let type = reader.types.type(of: base.unwrapped) else { return false }
    return reader.types.isStored(name.text, in: type.wrapped ?? type)
  }

  /// Whether the name is that of a stored value of the owner's type, or of a local around the piece.
  private func isValueOfOwner(_ node: Node) -> Bool {
    guard let type = reader.types.type(of: node), reader.types.isCopied(type), let name = node.firstName?.text
    else { return false }
    if reader.locals.binding(of: name, seenFrom: node) != nil { return isOfOwner(node) }
    return reader.members.property(name)?.isStored ?? false
  }

  /// Whether other code of the owner uses the value, which goes on to have it then, and no call of the helper that the piece
  /// is in sees a local of this name. A local of the piece's owner is where the piece was.
  private func isKept(_ name: String) -> Bool {
    if reader.localUses[name] != nil { return true }
    let helper = reader.piece.first.typeMember?.declaredName?.text ?? ""
    return memberUses.references(to: name).contains { !reader.moves($0) }
      && memberUses.references(to: helper).allSatisfy { use in
        use.typeMember.map { reader.resolver.localNames(in: $0).binding(of: name, seenFrom: use) == nil }
          ?? false
      }
  }
}

extension Node {
  /// The names that the expression's parts begin with.
  fileprivate var roots: [Node] { descendants(.declReferenceExpr).filter { !$0.isMemberName } }
}
