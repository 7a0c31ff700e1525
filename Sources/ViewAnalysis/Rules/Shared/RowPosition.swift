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

  /// Whether the statement is all of a helper that only rows and toolbar items show.
  func isAllOfRows(_ statement: Node) -> Bool {
    isAllOfHelper(statement) { builder(around: $0) != nil && !isOutsideRows($0) }
  }

  /// Whether the view stands by itself in a list or a lazy container, which lets go of it when it is scrolled away, or is
  /// all of a helper that only stands there.
  func isScrolledAway(_ view: Node) -> Bool {
    isListed(view) || isAllOfHelper(view, whoseUses: isListed)
  }

  private func isListed(_ view: Node) -> Bool {
    guard let type = FunctionCall(builder(around: view)?.owner)?.constructedType else { return false }
    return declaredEntry(type)?.traits.isDisjoint(with: [.rows, .lazy]) == false
  }

  /// Whether the statement is all of a helper, or of one of its branches, that is used, and whose uses, with their modifiers,
  /// all are as asked.
  private func isAllOfHelper(_ statement: Node, whoseUses areFit: (Node) -> Bool) -> Bool {
    guard let member = statement.typeMember,
      let type = file.enclosingType(of: member), let helper = helper(member, of: type),
      helper.block.onlyStatement == statement.outermostChoice, let name = helper.name?.text
    else { return false }
    let uses = reads(of: type).uses(ofMember: name)
    return !uses.isEmpty && uses.allSatisfy { areFit($0.node.outermostChain) }
  }

  /// Whether the container is all that a row of a list or a lazy container has. With a condition alone in it, it is there
  /// to make the row one view.
  private func isWholeRow(_ container: FunctionCall) -> Bool {
    guard let row = self.builder(around: container.node.outermostChain), row.block.statements.count == 1
    else { return false }
    return RowLoop(row.owner, self)?.rowContainer(self) != nil
  }
}

extension Node {
  /// The `if` or the `switch` in whose branches the statement stands, each of which has nothing else; itself where there is
  /// none.
  fileprivate var outermostChoice: Node {
    var statement = self
    while let block = statement.parent?.parent, block.onlyStatement == statement,
      let choice = block.kind == .switchCase
        ? block.parent : block.parent?.kind == .ifExpr ? block.parent : nil
    {
      statement = choice
      while let outer = statement.parent, outer.kind == .ifExpr { statement = outer }
    }
    return statement
  }
}
