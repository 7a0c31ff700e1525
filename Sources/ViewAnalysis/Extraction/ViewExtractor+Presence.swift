/// How long a piece is there.
extension ViewExtractor {
  /// How long the piece of the member is there: `body` shows the member, perhaps by way of helpers.
  func presence(of piece: ExtractionPiece, in member: Node) -> PiecePresence {
    let uses = MemberUses(members: members, resolver: resolver)
    var seen: Set<Node> = []
    // A section is no row of a list, nor are several.
    var isRow = !piece.areSections
    var presence = PiecePresence.always
    var (node, member) = (piece.first, member)
    while true {
      presence = max(presence, resolver.presence(of: node, in: member, isRow: &isRow))
      guard presence != .unknown, let name = member.declaredName else { return .unknown }
      if name == "body" { return presence }
      let references = uses.references(to: name.text)
      guard references.count == 1, let use = references.first, let user = use.typeMember,
        seen.insert(member).inserted, !uses.mayBeUsedElsewhere(member, name.text)
      else { return .unknown }
      (node, member) = (use, user)
    }
  }

  /// Containers that show their content as long as they are shown.
  static let steadyContainers: NameSet = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "Form", "List", "Section", "NavigationStack",
    "NavigationView", "GroupBox", "Grid", "GeometryReader", "ScrollViewReader", "Button", "NavigationLink",
    "Link", "Toggle", "Label", "LabeledContent", "overlay", "background", "safeAreaInset",
  ]

  /// Those of them that are handed something to make their content with.
  fileprivate static let readers: NameSet = ["GeometryReader", "ScrollViewReader"]
}

extension ViewResolver {
  /// How long the node is there while the member's block is. Of a list around it, `isRow` tells whether it is a row, or
  /// a part of one.
  fileprivate func presence(of node: Node, in member: Node, isRow: inout Bool, depth: Int = 0)
    -> PiecePresence
  {
    var presence = PiecePresence.always
    for ancestor in node.ancestors {
      if ancestor == member { return presence }
      switch ancestor.kind {
      case .ifExpr, .switchExpr: presence = .conditional
      case .guardStmt, .unresolvedTernaryExpr, .postfixIfConfigExpr: return .unknown
      case .closureExpr:
        guard let builder = builder(of: ancestor), builder.kind == .view, let owner = builder.ownerName
        else { return .unknown }
        guard ViewExtractor.steadyContainers.contains(owner) else {
          // The app's own, which may be parts of rows.
          isRow = true
          presence = max(presence, presenceOfContent(builder, depth: depth + 1))
          if presence == .unknown { return .unknown }
          continue
        }
        guard !builder.isDeferred || ViewExtractor.readers.contains(owner) else { return .unknown }
        // Rows go, with their states, when they are scrolled away.
        if isRow, owner == "List" || owner == "Form" { presence = max(presence, .conditional) }
        if owner != "Group", owner != "Section" { isRow = true }
      case .functionCallExpr:
        if let modifier = ModifierUse(ancestor), modifier.base?.contains(node) == true, mayReplace(modifier) {
          presence = .conditional
        }
      default: continue
      }
    }
    return .unknown
  }

  /// Whether the modifier may put another view, with states of its own, in the place of the one that it is applied to:
  /// `.id(page)`, or `.if(isOn) { … }` of the app.
  private func mayReplace(_ modifier: ModifierUse) -> Bool {
    guard let name = modifier.name, let call = modifier.call else { return false }
    if name == "id" { return call.firstArgument?.value.map(isFixed) != true }
    return conditionalFunction(name, call) != nil
  }

  /// Whether the identity is always the same: `"top"`, `0`, `.header`, `Anchor.top`.
  private func isFixed(_ identity: Node) -> Bool {
    switch identity.kind {
    case .integerLiteralExpr, .simpleStringLiteralExpr: return true
    case .stringLiteralExpr: return identity.firstChild == nil
    case .memberAccessExpr: return MemberAccess(identity)?.base?.isTypeReference ?? true
    default: return false
    }
  }

  /// How long the view that the builder makes is there while the app's own container that shows it is.
  private func presenceOfContent(_ builder: BuilderContext, depth: Int) -> PiecePresence {
    guard depth <= Self.mostContainers, !builder.isDeferred, let call = FunctionCall(builder.owner),
      call.closures.count == 1, let name = call.constructedType, declaredEntry(name) == nil,
      let qualifiedName = workspaceType(name), let resolver = resolver(declaring: qualifiedName),
      case let types = resolver.file.types(qualifiedName: qualifiedName).filter({ !$0.isExtension }),
      types.count == 1, let type = types.first, resolver.isView(type), resolver.isWhollyInFile(type)
    else { return .unknown }
    return resolver.presenceOfContent(in: type, depth: depth)
  }

  /// How long the only view that the type is given is there while the type's is: it shows it once, in its body, and keeps
  /// it the same view.
  private func presenceOfContent(in type: TypeModel, depth: Int) -> PiecePresence {
    guard type.viewParameters.count == 1, let parameter = type.viewParameters.first,
      case let given = type.storedProperties.filter({ $0.type?.names(parameter) == true }),
      given.count == 1, let content = given.first, content.wrapper == nil, let name = content.name?.text,
      let declared = content.type,
      (declared.asFunctionType?.functionTypeResult ?? declared).typeName?.hasSameText(as: parameter) == true
    else { return .unknown }
    let uses = MemberUses(members: TypeMembers(of: type, in: file), resolver: self).references(to: name)
      .filter { $0.typeMember?.kind != .initializerDecl }
    guard uses.count == 1, let use = uses.first, let body = use.typeMember, body.declaredName == "body",
      body == type.body?.variable.node, use.ancestors.prefix(while: { $0 != body }).allSatisfy(keepsView)
    else { return .unknown }
    // Its rows are not known.
    var isRow = true
    return presence(of: use, in: body, isRow: &isRow, depth: depth)
  }

  /// Whether what stands in the node is shown as it is, and as the same view as long as the node's is.
  private func keepsView(_ node: Node) -> Bool {
    switch node.kind {
    case .functionCallExpr:
      guard let modifier = ModifierUse(node), let name = modifier.name else { return true }
      return Vocabulary.modifier(name) != nil && viewFunctions(named: name).isEmpty && name != "modifier"
    case .labeledExpr: return Argument(node)?.value?.kind == .closureExpr
    default: return plainPlaces.contains(node.kind)
    }
  }

  /// Containers within containers within containers.
  private static var mostContainers: Int { 4 }
}

extension Node {
  /// Whether a part of the type has this name.
  fileprivate func names(_ type: Name) -> Bool {
    subtree.contains { tree.node($0).typeName?.hasSameText(as: type) == true }
  }
}

/// What stands between a view and the body that shows it, or applies modifiers to it.
private let plainPlaces: Set<SyntaxKind> = [
  .memberAccessExpr, .closureExpr, .multipleTrailingClosureElement, .codeBlockItem, .codeBlock, .ifExpr,
  .switchExpr, .switchCase, .accessorBlock, .accessorDecl, .patternBinding, .returnStmt,
]
