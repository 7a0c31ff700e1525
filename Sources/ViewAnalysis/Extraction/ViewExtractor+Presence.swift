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
      presence = max(presence, self.presence(of: node, in: member, isRow: &isRow))
      guard presence != .unknown, let name = member.declaredName else { return .unknown }
      if name == "body" { return presence }
      let references = uses.references(to: name.text)
      guard references.count == 1, let use = references.first, let user = use.typeMember,
        seen.insert(member).inserted, !uses.mayBeUsedElsewhere(member, name.text)
      else { return .unknown }
      (node, member) = (use, user)
    }
  }

  /// How long the node is there while the member's block is. Of a list around it, `isRow` tells whether it is a row, or
  /// a part of one.
  private func presence(of node: Node, in member: Node, isRow: inout Bool) -> PiecePresence {
    var presence = PiecePresence.always
    for ancestor in node.ancestors {
      if ancestor == member { return presence }
      switch ancestor.kind {
      case .ifExpr, .switchExpr: presence = .conditional
      case .guardStmt, .ifConfigDecl, .unresolvedTernaryExpr, .postfixIfConfigExpr: return .unknown
      case .closureExpr:
        guard let builder = resolver.builder(of: ancestor), builder.kind == .view,
          let owner = builder.ownerName, Self.steadyContainers.contains(owner),
          // Rows go, with their states, when they are scrolled away.
          !isRow || owner != "List" && owner != "Form",
          !builder.isDeferred || Self.readers.contains(owner)
        else { return .unknown }
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
    return resolver.conditionalFunction(name, call) != nil
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

  /// Containers that show their content as long as they are shown.
  static let steadyContainers: NameSet = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "Form", "List", "Section", "NavigationStack",
    "NavigationView", "GroupBox", "Grid", "GeometryReader", "Button", "overlay", "background",
    "safeAreaInset", "ScrollViewReader",
  ]

  /// Those of them that are handed something to make their content with.
  private static let readers: NameSet = ["GeometryReader", "ScrollViewReader"]
}
