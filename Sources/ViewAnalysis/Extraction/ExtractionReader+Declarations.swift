/// Types nested in a piece's type that go with it.
extension ExtractionReader {
  /// The tokens with the text that may name the declaration, as indices; nil if one of them stays where it is,
  /// or follows the old type's name.
  private func tokens(_ text: String, movingWith declaration: Node) -> [Int]? {
    let tree = declaration.tree
    let moving = movedMembers.map(\.tokenRange) + [piece.tokenRange, declaration.tokenRange]
    let staying = slots.map(\.view.tokenRange) + actions.flatMap { $0.sites.map(\.tokenRange) }
    let scope =
      declaration.access == .private
      ? members.declarations.map(\.node.tokenRange) : [0..<tree.tokens.count]
    let found = scope.joined().filter { index in
      let token = tree.tokens[index]
      return tree.hasText(text, in: Int(token.start)..<Int(token.end))
    }
    let allMove = found.allSatisfy { index in
      !followsType(index)
        && moving.contains { $0.contains(index) } && !staying.contains { $0.contains(index) }
    }
    return allMove ? found : nil
  }

  /// Whether the macro is a predicate that names nothing but types, and what the code that is being read binds itself:
  /// `#Predicate<Book> { $0.year > year }` in a method that is told the year.
  func isOwnPredicate(_ macro: Node) -> Bool {
    let name = macro.text.prefix { !"(<{".contains($0) && !$0.isWhitespace }
    guard name == "#Predicate" || name == "#Expression" else { return false }
    return macro.subtree.allSatisfy { id in
      let node = macro.tree.node(id)
      switch node.kind {
      case .optionalBindingCondition: return node.child(.initializerClause) != nil
      case .closureCapture: return false
      case .declReferenceExpr:
        guard !node.isMemberName, let name = node.firstName?.text else { return true }
        let isNumbered = name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
        return isNumbered || node.isTypeReference || binds(name, seenFrom: node)
      default: return true
      }
    }
  }

  /// Whether the code that is being read binds the name itself.
  private func binds(_ name: String, seenFrom node: Node) -> Bool {
    locals.binding(of: name, seenFrom: node).map { region.contains($0.node.id) } ?? false
  }

  /// Whether the token stands after the old type's name and a period.
  private func followsType(_ index: Int) -> Bool {
    let tree = piece.first.tree
    guard index > 1, tree.tokens[index - 1].kind == .period else { return false }
    let owner = tree.text(of: tree.tokens[index - 2])
    return owner == type.name || owner == "Self"
  }

  /// Moves the types that nothing but the moved code names.
  mutating func moveTypes(_ uses: MemberUses) {
    for declaration in namedTypes.sorted(by: { $0.id < $1.id }) where isPlainType(declaration) {
      guard let name = declaration.declaredTypeName, isOwn(declaration),
        Layout(declaration.tree).isAloneOnLines(declaration.range),
        let found = tokens(name.text, movingWith: declaration),
        declaration.access == .private
          || hasNoHiddenMembers && !uses.mayBeNamedElsewhere(declaration, name.text),
        Self.hasOnlyCases(declaration) || hasNoHiddenMembers && !tellsActions
      else { continue }
      let tree = declaration.tree
      dropType(before: Set(found.map { Int(tree.tokens[$0].start) }))
      move(type: declaration)
    }
  }

  /// Whether the owner's closures are told values of the piece, whose types the owner has to know.
  private var tellsActions: Bool { actions.contains { $0.parameter != nil || $0.called != nil } }

  /// Whether no code stands in the type that could name what other files give the old one.
  private static func hasOnlyCases(_ declaration: Node) -> Bool {
    declaration.kind == .enumDecl
      && declaration.child(.memberBlock)?.children.allSatisfy { $0.firstChild?.kind == .enumCaseDecl } == true
  }

  /// Whether it is a structure or an enumeration in which nothing of the old type stands.
  private func isPlainType(_ declaration: Node) -> Bool {
    guard declaration.kind == .enumDecl || declaration.kind == .structDecl, declaration.attributes.isEmpty,
      !declaration.hasError, !declaration.contains(piece.first),
      let name = declaration.declaredTypeName?.text
    else { return false }
    let tree = declaration.tree
    return !declaration.tokenRange.contains { index in
      let text = tree.text(of: tree.tokens[index])
      return text == type.name || text != name && isTypeMember(text)
    }
  }

  /// Whether a type nested in the old one finds the name there.
  private func isTypeMember(_ name: String) -> Bool {
    isTypeElsewhere(name)
      || members.named(name).contains { member in
        switch member {
        case .type: true
        case .property, .function, .enumCase: member.declaration.hasModifier(.kwStatic)
        }
      }
  }
}

extension Node {
  /// Whether it is a macro that is told a literal, and else nothing but values: `#localized("Open")`. One without
  /// arguments asks where it stands.
  var isMacroOfLiteral: Bool {
    let arguments = children.compactMap(Argument.init)
    guard let first = arguments.first?.value, children.count == arguments.count,
      first.kind == .stringLiteralExpr && first.firstChild == nil || first.kind == .integerLiteralExpr
        || first.kind == .floatLiteralExpr || first.kind == .booleanLiteralExpr
    else { return false }
    return arguments.dropFirst().allSatisfy { argument in
      guard let value = argument.value else { return false }
      return value.firstChild == nil || MemberAccess(value) != nil
    }
  }

  /// `NSWindow` in `#selector(NSWindow.close)`, which says whose method it is.
  var typeOfSelector: Name? {
    let arguments = children.compactMap(Argument.init)
    guard text.hasPrefix("#selector("), arguments.count == 1, children.count == 1,
      let base = MemberAccess(arguments.first?.value)?.base
    else { return nil }
    return base.kind == .declReferenceExpr && base.isTypeReference ? base.firstName : nil
  }

  /// Whether it is the generic parameter of this name.
  func declaresGenericParameter(_ name: String) -> Bool {
    let tokens = tokenRange.prefix(2).map { Name(tree: tree, token: tree.tokens[$0]) }
    let own = tokens.first == "each" || tokens.first == "let" ? tokens.last : tokens.first
    return own?.text == name
  }
}
