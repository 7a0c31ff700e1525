// The buffers that syntax trees are made of. `TreeHandle.swift` and `Syntax/SourceBytes.swift` are the other files that
// use unsafe pointers.

/// A growing array of trivial elements, owned by one place, for the lexer's and the parser's inner loops.
///
/// What makes it safe: `storage` always points to `capacity` elements of which the first `count` are initialized; every index is checked against `count`
/// in debug builds, and every caller's index comes from `count` or from a token or node number that this
/// buffer handed out. Elements are `BitwiseCopyable`, so nothing needs to be deinitialized.
package struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline package private(set) var count = 0
  @usableFromInline package private(set) var capacity: Int
  @usableFromInline var storage: UnsafeMutablePointer<Element>

  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (storage + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return storage[index]
    }
    set {
      assert(index >= 0 && index < count)
      storage[index] = newValue
    }
  }

  /// Appends the elements of the range, which lies in the other buffer.
  mutating func append(contentsOf other: FrozenBuffer<Element>, in range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count, "A range outside of the buffer")
    let start = count
    extend(by: range.count)
    (storage + start).initialize(from: other.base + range.lowerBound, count: range.count)
  }

  /// Puts the other buffer's elements of the range where they are there.
  mutating func replace(_ range: Range<Int>, with other: FrozenBuffer<Element>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= min(count, other.count), "A range outside of the buffers")
    (storage + range.lowerBound).update(from: other.base + range.lowerBound, count: range.count)
  }

  /// Puts something else in the place of each element from `start` on.
  @inline(__always)
  mutating func replaceAll(from start: Int, _ replacement: (Element) -> Element) {
    precondition(start >= 0, "An index outside of the buffer")
    var index = start
    while index < count {
      storage[index] = replacement(storage[index])
      index += 1
    }
  }

  /// Forgets the elements from `newCount` on.
  @inline(__always)
  package mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// The elements, never changed again. Nothing is copied; whoever takes them frees them.
  consuming func freeze() -> FrozenBuffer<Element> {
    let frozen = FrozenBuffer(base: storage, count: count)
    discard self
    return frozen
  }

  /// Adds `number` elements that are all written before any is read.
  mutating func extend(by number: Int) {
    while capacity - count < number { grow() }
    count += number
  }
}

/// A part of a syntax tree's memory: elements that never change. Every index is checked.
///
/// It counts no references, so that looking at a node costs a load and nothing else. What makes it safe: it is
/// reached through a `SyntaxTree` only, which checks that its `ParsedFile` is there, and nobody stores it: a test looks
/// for stored properties of this type.
package struct FrozenBuffer<Element: BitwiseCopyable>: RandomAccessCollection, BitwiseCopyable {
  fileprivate let base: UnsafePointer<Element>
  package let count: Int

  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  package var startIndex: Int { @inline(__always) get { 0 } }
  package var endIndex: Int { @inline(__always) get { count } }

  // The standard library's own are not specialized, and slow.
  @inline(__always) package func index(after index: Int) -> Int { index + 1 }
  @inline(__always) package func index(before index: Int) -> Int { index - 1 }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "An index outside of the buffer")
      return base[index]
    }
  }

  /// The element at an index that has been checked, in another column of the same length.
  subscript(unchecked index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  func deallocate() { base.deallocate() }
}

extension FrozenBuffer<UInt8> {
  /// The eight bytes from the offset on, the first one lowest. A tree's bytes are the only buffer of this type, and
  /// have the padding of `SourceBytes` after them: so from any offset up to `count` there are eight to read.
  func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count, "An offset outside of the buffer")
    return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Where the bytes begin to differ from the other ones, `limit` at the latest, which both have.
  func firstDifference(from other: borrowing SourceBytes, limit: Int) -> Int {
    precondition(limit >= 0 && limit <= Swift.min(count, other.count), "An offset outside of the buffers")
    var place = 0
    while place + 32 <= limit, block(at: place) == other.block(at: place) { place += 32 }
    while place < limit, base[place] == other[place] { place += 1 }
    return place
  }

  /// How many bytes at the end are the same as the other ones' last bytes, `limit` at the most, which both have.
  func countOfSameLast(as other: borrowing SourceBytes, limit: Int) -> Int {
    precondition(limit >= 0 && limit <= Swift.min(count, other.count), "An offset outside of the buffers")
    var same = 0
    while same + 32 <= limit, block(at: count - same - 32) == other.block(at: other.count - same - 32) {
      same += 32
    }
    while same < limit, base[count - same - 1] == other[other.count - same - 1] { same += 1 }
    return same
  }

  /// Whether the bytes in the range are those in a range of another buffer; false for ranges beyond the buffers.
  func hasSameBytes(in range: Range<Int>, as otherRange: Range<Int>, of other: FrozenBuffer) -> Bool {
    guard range.count == otherRange.count, range.lowerBound >= 0, range.upperBound <= count,
      otherRange.lowerBound >= 0, otherRange.upperBound <= other.count
    else { return false }
    let (start, otherStart, length) = (range.lowerBound, otherRange.lowerBound, range.count)
    var same = 0
    while same + 32 <= length, block(at: start + same) == other.block(at: otherStart + same) { same += 32 }
    while same < length, base[start + same] == other.base[otherStart + same] { same += 1 }
    return same == length
  }

  /// The 32 bytes from the offset on, which are all in the buffer.
  @inline(__always)
  private func block(at offset: Int) -> SIMD4<UInt64> {
    assert(offset >= 0 && offset + 32 <= count)
    return UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD4<UInt64>.self)
  }

  /// Whether the bytes in the range are these; false for a range beyond the buffer.
  func hasBytes(_ expected: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    guard range.count == expected.count, range.lowerBound >= 0, range.upperBound <= count else {
      return false
    }
    for index in 0..<expected.count where base[range.lowerBound + index] != expected[index] { return false }
    return true
  }
}

extension FrozenBuffer<SyntaxKind> {
  /// The first place in the range whose kind is one of these; the range's end where there is none.
  @inline(never)
  func firstIndex(ofKinds kinds: KindSet, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range outside of the buffer")
    return kinds.table.withUnsafeBufferPointer { wanted in
      var place = range.lowerBound
      while place < range.upperBound, !wanted[Int(base[place].rawValue)] { place += 1 }
      return place
    }
  }
}

extension FrozenBuffer<Token.Head> {
  /// The number of tokens in the range that start a line; nil where one of them goes on for more than one.
  func countOfLineStarts(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range outside of the buffer")
    let starts = UInt64(Token.Flags.startsLine.rawValue)
    let ends = UInt64(Token.Flags.containsLineEnd.rawValue)
    var sum = 0
    var seen: UInt64 = 0
    var place = range.lowerBound
    // Four heads at once, with the flags in the upper half of each.
    while place + 4 <= range.upperBound {
      let four = UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)) >> 8
      seen |= four
      // The products of the four bits meet in the uppermost sixteen.
      sum += Int(((four & (starts &* 0x1_0001_0001_0001)) &* 0x1_0001_0001_0001) >> 48)
      place += 4
    }
    var containsLineEnd = seen & (ends &* 0x1_0001_0001_0001) != 0
    while place < range.upperBound {
      let flags = base[place].flags
      if flags.contains(.startsLine) { sum += 1 }
      if flags.contains(.containsLineEnd) { containsLineEnd = true }
      place += 1
    }
    return containsLineEnd ? nil : sum
  }
}
