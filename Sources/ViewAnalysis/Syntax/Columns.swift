/// A token or a node: what goes through many of them looks at the head of each and leaves the rest alone, so the two lie
/// in columns of their own.
package protocol ColumnElement: BitwiseCopyable {
  associatedtype Head: BitwiseCopyable
  associatedtype Rest: BitwiseCopyable

  var head: Head { get }
  var rest: Rest { get }
  init(_ head: Head, _ rest: Rest)
}

package typealias TokenBuffer = ColumnBuffer<Token>
package typealias NodeBuffer = ColumnBuffer<NodeRecord>
/// A syntax tree's tokens.
package typealias Tokens = Columns<Token>
/// A syntax tree's nodes.
package typealias Nodes = Columns<NodeRecord>

/// Growing tokens or nodes, in two columns.
package struct ColumnBuffer<Element: ColumnElement>: ~Copyable {
  private var heads: GrowableBuffer<Element.Head>
  private var rests: GrowableBuffer<Element.Rest>

  package init(capacity: Int) {
    heads = GrowableBuffer(capacity: capacity)
    rests = GrowableBuffer(capacity: capacity)
  }

  package var count: Int { @inline(__always) get { heads.count } }

  @inline(__always)
  package mutating func append(_ element: Element) {
    heads.append(element.head)
    rests.append(element.rest)
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    get { Element(heads[index], rests[index]) }
    set {
      heads[index] = newValue.head
      rests[index] = newValue.rest
    }
  }

  /// Adds `number` elements that are all written before any is read.
  mutating func extend(by number: Int) {
    heads.extend(by: number)
    rests.extend(by: number)
  }

  /// Appends the elements of the range, which lies in the other ones.
  mutating func append(contentsOf other: Columns<Element>, in range: Range<Int>) {
    heads.append(contentsOf: other.heads, in: range)
    rests.append(contentsOf: other.rests, in: range)
  }

  /// Puts the other elements of the range where they are there.
  mutating func replace(_ range: Range<Int>, with other: Columns<Element>) {
    heads.replace(range, with: other.heads)
    rests.replace(range, with: other.rests)
  }

  /// Puts something else in the place of each element's rest from `start` on.
  @inline(__always)
  mutating func replaceRests(from start: Int, _ replacement: (Element.Rest) -> Element.Rest) {
    rests.replaceAll(from: start, replacement)
  }

  /// Forgets the elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    heads.truncate(to: newCount)
    rests.truncate(to: newCount)
  }

  consuming func freeze() -> Columns<Element> { Columns(heads: heads.freeze(), rests: rests.freeze()) }
}

/// Tokens or nodes that never change. Both columns are of one length.
package struct Columns<Element: ColumnElement>: RandomAccessCollection, BitwiseCopyable {
  let heads: FrozenBuffer<Element.Head>
  let rests: FrozenBuffer<Element.Rest>

  package var startIndex: Int { @inline(__always) get { 0 } }
  package var endIndex: Int { @inline(__always) get { heads.count } }

  // The standard library's own are not specialized, and slow.
  @inline(__always) package func index(after index: Int) -> Int { index + 1 }
  @inline(__always) package func index(before index: Int) -> Int { index - 1 }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < heads.count, "An index outside of the columns")
      return Element(heads[unchecked: index], rests[unchecked: index])
    }
  }

  func deallocate() {
    heads.deallocate()
    rests.deallocate()
  }
}

extension ColumnBuffer<Token> {
  /// Appends the tokens of the range, which lies in the other ones, so many bytes further on.
  mutating func append(contentsOf other: Tokens, in range: Range<Int>, movedBy distance: Int) {
    let start = count
    append(contentsOf: other, in: range)
    if distance == 0 { return }
    replaceRests(from: start) {
      Token.Place(start: $0.start.moved(by: distance), end: $0.end.moved(by: distance))
    }
  }
}

extension Columns<NodeRecord> {
  /// The nodes' kinds alone.
  package var kinds: FrozenBuffer<SyntaxKind> { @inline(__always) get { heads } }
}
