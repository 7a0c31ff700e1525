/// Parts of a view that are built like the piece, but can't be made one view type with it.
extension Extractor {
  /// Another part of the type that is built as the piece is, but for its values and for what its actions do. Nil where the
  /// piece is a single view, and where the extraction makes one type of both.
  func copy(of piece: ExtractionPiece) -> Node? {
    guard let part = piece.onlyNode, part.kind == .functionCallExpr,
      resolver.measure(ofPiece: piece) >= Self.fewestOfCopies,
      let type = resolver.file.enclosingType(of: part)
    else { return nil }
    let frame = frame(of: part)
    let tree = layout.tree
    let other = tree.nodes.ids(of: [.functionCallExpr], in: type.node.subtree).lazy.map(tree.node).first {
      $0.parent?.kind == .codeBlockItem && !$0.contains(part) && !piece.contains($0)
        && $0.beginsAlike(part) && frame == self.frame(of: $0)
    }
    guard let other, let extractor = try? extractor(for: part),
      AlikeParts(piece, extractor.seen(from: piece).types, layout) == nil
    else { return nil }
    return other
  }

  /// With fewer views, there is little to share.
  private static let fewestOfCopies = 2

  /// The code without what is peculiar to it: names, literals and actions.
  private func frame(of part: Node) -> [UInt8] {
    var actions: [Node] = []
    var end = 0
    for closure in part.descendants(.closureExpr)
    where closure.id >= end && resolver.builder(of: closure) == nil {
      actions.append(closure)
      end = closure.subtree.upperBound
    }
    // Both are in the order of the text.
    var places: [Node] = []
    var rest = actions[...]
    for leaf in part.leaves {
      while let action = rest.first, action.subtree.upperBound <= leaf.id {
        places.append(action)
        rest.removeFirst()
      }
      if rest.first?.contains(leaf) != true { places.append(leaf) }
    }
    return part.code(without: places + rest)
  }
}

extension Node {
  /// Whether both begin with the same token.
  fileprivate func beginsAlike(_ other: Node) -> Bool {
    guard let first = tokenRange.first, let others = other.tokenRange.first else { return false }
    return tree.text(of: tree.tokens[first]) == other.tree.text(of: other.tree.tokens[others])
  }
}
