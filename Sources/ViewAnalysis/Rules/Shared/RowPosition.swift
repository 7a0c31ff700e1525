extension ViewResolver {
  /// Whether a hidden view would leave no row: not directly in a list, a lazy container, a loop or a toolbar, nor anywhere
  /// in a menu or a picker.
  func isOutsideRows(_ node: Node) -> Bool {
    if isInMenu(node) { return false }
    var current = node
    while let builder = self.builder(around: current) {
      guard builder.kind == .view, !hasReturn(builder.block) else { return false }
      guard let call = FunctionCall(builder.owner) else { return true }
      guard let type = call.constructedType, let traits = declaredEntry(type)?.traits else {
        return true
      }
      let isRow: ViewTraits = [.rows, .lazy, .iterates, .notView]
      guard traits.isDisjoint(with: isRow) else { return false }
      if !traits.contains(.transparent) {
        return !(builder.block.statements.count == 1 && isWholeRow(call))
      }
      // A group's views are those of what stands around it.
      current = call.node.outermostChain
    }
    return false
  }

  /// Whether the container is all that a row of a list or a lazy container has. With a condition alone in it, it is there
  /// to make the row one view.
  private func isWholeRow(_ container: FunctionCall) -> Bool {
    guard let row = self.builder(around: container.node.outermostChain), row.block.statements.count == 1
    else { return false }
    return RowLoop(row.owner, self)?.rowContainer(self) != nil
  }
}
