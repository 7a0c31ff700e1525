/// Kinds of nodes to look for, as one table lookup each.
package struct KindSet: Sendable, ExpressibleByArrayLiteral {
  /// By raw value, an entry for every value of a byte.
  let table: [Bool]

  package init(arrayLiteral kinds: SyntaxKind...) { self.init(kinds) }

  package init(_ kinds: some Sequence<SyntaxKind>) {
    var table = [Bool](repeating: false, count: 256)
    for kind in kinds { table[Int(kind.rawValue)] = true }
    self.table = table
  }
}

extension Nodes {
  /// Indices of the nodes of these kinds, in order.
  package func ids(of kinds: KindSet) -> NodeIDs { ids(of: kinds, in: indices) }

  /// Indices of those nodes of the range, a node's `subtree` for one, that are of these kinds, in order.
  package func ids(of wanted: KindSet, in range: Range<Int>) -> NodeIDs {
    NodeIDs(kinds: kinds, wanted: wanted, rest: range.clamped(to: indices))
  }
}

/// Indices of nodes of certain kinds.
package struct NodeIDs: Sequence, IteratorProtocol {
  fileprivate let kinds: FrozenBuffer<SyntaxKind>
  fileprivate let wanted: KindSet
  fileprivate var rest: Range<Int>

  package mutating func next() -> Int? {
    let place = kinds.firstIndex(ofKinds: wanted, in: rest)
    guard place < rest.upperBound else { return nil }
    rest = place + 1..<rest.upperBound
    return place
  }

  /// Goes on at the number, if it is not after it.
  package mutating func skip(to place: Int) {
    rest = Swift.min(Swift.max(place, rest.lowerBound), rest.upperBound)..<rest.upperBound
  }
}

extension Node {
  /// Whether the node is of these kinds, or one below it.
  func contains(_ kinds: KindSet) -> Bool {
    let subtree = subtree
    return tree.nodes.kinds.firstIndex(ofKinds: kinds, in: subtree) < subtree.upperBound
  }
}
