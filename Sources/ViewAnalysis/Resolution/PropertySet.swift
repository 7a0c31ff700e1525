/// A set of a view type's stored properties, by their indices. Up to 64 properties take no memory of their own.
struct PropertySet: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var first: UInt64 = 0
  /// The bits after the first 64, without zeros at the end.
  private var rest: [UInt64] = []

  init(arrayLiteral indices: Int...) { self.init(indices) }

  init(_ indices: some Sequence<Int>) {
    for index in indices { insert(index) }
  }

  var count: Int { rest.reduce(first.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  func contains(_ index: Int) -> Bool {
    let word = index / 64
    guard word <= rest.count else { return false }
    return (word == 0 ? first : rest[word - 1]) >> UInt64(index % 64) & 1 == 1
  }

  mutating func insert(_ index: Int) {
    let word = index / 64
    let bit: UInt64 = 1 << UInt64(index % 64)
    if word == 0 {
      first |= bit
      return
    }
    while rest.count < word { rest.append(0) }
    rest[word - 1] |= bit
  }

  mutating func formUnion(_ other: PropertySet) {
    first |= other.first
    for (index, bits) in other.rest.enumerated() {
      if index < rest.count { rest[index] |= bits } else { rest.append(bits) }
    }
  }

  func union(_ other: PropertySet) -> PropertySet {
    var result = self
    result.formUnion(other)
    return result
  }

  func intersection(_ other: PropertySet) -> PropertySet {
    var result: PropertySet = []
    result.first = first & other.first
    result.rest = zip(rest, other.rest).map { $0 & $1 }
    result.dropZeros()
    return result
  }

  func subtracting(_ other: PropertySet) -> PropertySet {
    var result = self
    result.first &= ~other.first
    for index in 0..<min(rest.count, other.rest.count) { result.rest[index] &= ~other.rest[index] }
    result.dropZeros()
    return result
  }

  private mutating func dropZeros() {
    while rest.last == 0 { rest.removeLast() }
  }

  /// The lowest index in the set that isn't below the given one.
  func next(from index: Int) -> Int? {
    var word = index / 64
    var bits = UInt64.max << UInt64(index % 64)
    while word <= rest.count {
      bits &= word == 0 ? first : rest[word - 1]
      if bits != 0 { return word * 64 + bits.trailingZeroBitCount }
      bits = .max
      word += 1
    }
    return nil
  }
}

/// Some of a view type's stored properties, in the order of their declarations. Its indices are theirs.
package struct ViewProperties: Sendable, Collection {
  private let all: [ViewProperty]
  private let contained: PropertySet

  init(_ contained: PropertySet, of all: [ViewProperty]) {
    self.all = all
    self.contained = contained
  }

  package var startIndex: Int { index(from: 0) }
  package var endIndex: Int { all.count }
  package var count: Int { contained.count }

  package func index(after index: Int) -> Int { self.index(from: index + 1) }

  private func index(from index: Int) -> Int {
    Swift.min(contained.next(from: index) ?? all.count, all.count)
  }

  package subscript(index: Int) -> ViewProperty { all[index] }

  package func contains(_ property: ViewProperty) -> Bool { contained.contains(property.index) }

  /// Those of them that are not among the others.
  func subtracting(_ others: [ViewProperty]) -> ViewProperties {
    ViewProperties(contained.subtracting(PropertySet(others.map(\.index))), of: all)
  }

  /// Those that the other ones of the same type are not among.
  func subtracting(_ other: ViewProperties) -> ViewProperties {
    ViewProperties(contained.subtracting(other.contained), of: all)
  }

  /// These and the other ones of the same type.
  func union(_ other: ViewProperties) -> ViewProperties {
    ViewProperties(contained.union(other.contained), of: all)
  }
}
