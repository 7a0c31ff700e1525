/// A set of rules, by their indices in a list: one bit each.
struct RuleSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var bits: UInt64

  /// How many rules a list may have.
  static let capacity = UInt64.bitWidth

  init() { bits = 0 }

  init(arrayLiteral indices: Int...) {
    bits = 0
    for index in indices { insert(index) }
  }

  mutating func insert(_ index: Int) {
    precondition(index < Self.capacity, "A list of more than \(Self.capacity) rules needs a wider RuleSet")
    bits |= 1 << UInt64(index)
  }

  var isEmpty: Bool { @inline(__always) get { bits == 0 } }

  func contains(_ index: Int) -> Bool { index < Self.capacity && bits >> UInt64(index) & 1 == 1 }

  /// Takes the lowest index out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if bits == 0 { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }

  @inline(__always)
  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  @inline(__always)
  func union(_ other: RuleSet) -> RuleSet {
    var result = self
    result.formUnion(other)
    return result
  }

  @inline(__always)
  func intersection(_ other: RuleSet) -> RuleSet {
    var result = self
    result.bits &= other.bits
    return result
  }
}
