// Tokens and nodes lie in columns: whoever needs one of the facts about many of them reads no others.

/// Growing tokens, in two columns: the parser goes by kinds and line starts, and seldom asks for a place.
package struct TokenBuffer: ~Copyable {
  private var heads: GrowableBuffer<Token.Head>
  private var places: GrowableBuffer<Token.Place>

  package init(capacity: Int) {
    heads = GrowableBuffer(capacity: capacity)
    places = GrowableBuffer(capacity: capacity)
  }

  package var count: Int { @inline(__always) get { heads.count } }

  @inline(__always)
  package mutating func append(_ token: Token) {
    heads.append(token.head)
    places.append(token.place)
  }

  @inline(__always)
  package subscript(index: Int) -> Token {
    get { Token(heads[index], places[index]) }
    set {
      heads[index] = newValue.head
      places[index] = newValue.place
    }
  }

  /// Appends the tokens of the range, which lies in the other ones, so many bytes further on.
  mutating func append(contentsOf other: Tokens, in range: Range<Int>, movedBy distance: Int) {
    heads.append(contentsOf: other.heads, in: range)
    let start = places.count
    places.append(contentsOf: other.places, in: range)
    if distance == 0 { return }
    places.replaceAll(from: start) {
      Token.Place(start: $0.start.moved(by: distance), end: $0.end.moved(by: distance))
    }
  }

  /// Forgets the tokens from `newCount` on.
  mutating func truncate(to newCount: Int) {
    heads.truncate(to: newCount)
    places.truncate(to: newCount)
  }

  consuming func freeze() -> Tokens { Tokens(heads: heads.freeze(), places: places.freeze()) }
}

/// A syntax tree's tokens. Both columns are of one length.
package struct Tokens: RandomAccessCollection, BitwiseCopyable {
  /// What goes through many tokens reads two bytes of each, not all that is known of it.
  let heads: FrozenBuffer<Token.Head>
  let places: FrozenBuffer<Token.Place>

  package var startIndex: Int { @inline(__always) get { 0 } }
  package var endIndex: Int { @inline(__always) get { heads.count } }

  // The standard library's own are not specialized, and slow.
  @inline(__always) package func index(after index: Int) -> Int { index + 1 }
  @inline(__always) package func index(before index: Int) -> Int { index - 1 }

  package subscript(index: Int) -> Token {
    @inline(__always) get {
      precondition(index >= 0 && index < heads.count, "No such token")
      return Token(heads[unchecked: index], places[unchecked: index])
    }
  }

  func deallocate() {
    heads.deallocate()
    places.deallocate()
  }
}

/// Growing nodes, in two columns: most of what is asked about nodes is their kind.
package struct NodeBuffer: ~Copyable {
  private var kinds: GrowableBuffer<SyntaxKind>
  private var extents: GrowableBuffer<NodeRecord.Extent>

  package init(capacity: Int) {
    kinds = GrowableBuffer(capacity: capacity)
    extents = GrowableBuffer(capacity: capacity)
  }

  package var count: Int { @inline(__always) get { kinds.count } }

  @inline(__always)
  package subscript(index: Int) -> NodeRecord {
    get { NodeRecord(kinds[index], extents[index]) }
    set {
      kinds[index] = newValue.kind
      extents[index] = newValue.extent
    }
  }

  /// Adds `number` nodes that are all written before any is read.
  mutating func extend(by number: Int) {
    kinds.extend(by: number)
    extents.extend(by: number)
  }

  /// Puts the other nodes of the range where they are there.
  mutating func replace(_ range: Range<Int>, with other: Nodes) {
    kinds.replace(range, with: other.kinds)
    extents.replace(range, with: other.extents)
  }

  /// Appends the nodes of the range, which lies in the other ones.
  mutating func append(contentsOf other: Nodes, in range: Range<Int>) {
    kinds.append(contentsOf: other.kinds, in: range)
    extents.append(contentsOf: other.extents, in: range)
  }

  /// Puts something else in the place of each node's extent from `start` on.
  @inline(__always)
  mutating func replaceExtents(from start: Int, _ replacement: (NodeRecord.Extent) -> NodeRecord.Extent) {
    extents.replaceAll(from: start, replacement)
  }

  /// Forgets the nodes from `newCount` on.
  mutating func truncate(to newCount: Int) {
    kinds.truncate(to: newCount)
    extents.truncate(to: newCount)
  }

  consuming func freeze() -> Nodes { Nodes(kinds: kinds.freeze(), extents: extents.freeze()) }
}

/// A syntax tree's nodes. Both columns are of one length.
package struct Nodes: RandomAccessCollection, BitwiseCopyable {
  /// The nodes' kinds alone: what goes through many nodes reads a byte of each, not all that is known of it.
  package let kinds: FrozenBuffer<SyntaxKind>
  let extents: FrozenBuffer<NodeRecord.Extent>

  package var startIndex: Int { @inline(__always) get { 0 } }
  package var endIndex: Int { @inline(__always) get { kinds.count } }

  // The standard library's own are not specialized, and slow.
  @inline(__always) package func index(after index: Int) -> Int { index + 1 }
  @inline(__always) package func index(before index: Int) -> Int { index - 1 }

  package subscript(index: Int) -> NodeRecord {
    @inline(__always) get {
      precondition(index >= 0 && index < kinds.count, "No such node")
      return NodeRecord(kinds[unchecked: index], extents[unchecked: index])
    }
  }

  func deallocate() {
    kinds.deallocate()
    extents.deallocate()
  }
}
