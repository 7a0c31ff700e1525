/// Where a view of another type may stand.
extension ViewExtractor {
  /// Whether the piece means the same wherever it stands: no part of it belongs to a particular container.
  func canStandAlone(_ piece: ExtractionPiece) -> Bool {
    canStand(piece.first) && !containsLooseRow(piece.subtree)
  }

  /// Whether a view of any type may stand where the node stands.
  func canStand(_ node: Node) -> Bool {
    let statement = node.kind == .codeBlockItem ? node.firstChild : statement(of: node)
    guard let statement, let member = node.typeMember else { return false }
    if let builder = resolver.builder(around: statement) {
      guard builder.kind == .view, !Self.closedOwners.contains(builder.ownerName) else { return false }
    } else {
      guard resolver.isOpaqueResult(statement) else { return false }
    }
    for ancestor in node.ancestors {
      if ancestor.id == member.id { break }
      switch ancestor.kind {
      case .closureExpr:
        guard let closure = Closure(ancestor), resolver.role(of: closure)?.builderKind != nil,
          // A loop in such content makes what its owner looks into.
          resolver.builder(of: ancestor).map(isClosed) != true
        else { return false }
      case .guardStmt:
        if ancestor.children(.conditionElement).contains(where: { $0.child(.availabilityCondition) != nil }) {
          return false
        }
      default: break
      }
    }
    return true
  }

  /// The statement that the piece is, or the root of.
  private func statement(of piece: Node) -> Node { piece.outermostChain }

  /// Content that its owner looks into, one by one.
  func isClosed(_ builder: BuilderContext) -> Bool { Self.closedOwners.contains(builder.ownerName) }

  private static let closedOwners: NameSet = [
    "alert", "confirmationDialog", "swipeActions", "tabItem", "ToolbarItemGroup",
  ]

  /// Whether the piece is a row of a grid, or has one whose grid is outside.
  func containsLooseRow(_ nodes: Range<Int>) -> Bool {
    nodes.contains { id in
      guard let call = FunctionCall(layout.tree.node(id)), call.isPlainCall(of: "GridRow") else {
        return false
      }
      return !call.node.ancestors.contains {
        nodes.contains($0.id) && FunctionCall($0)?.isPlainCall(of: "Grid") == true
      }
    }
  }
}
