/// A growing array of trivial elements, owned by one place, for the lexer's and the parser's inner loops.
///
/// It is one of the two files that use unsafe pointers. What makes it safe: `storage` always points to
/// `capacity` elements of which the first `count` are initialized; every index is checked against `count`
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

  /// The elements as an array of its own.
  package func makeArray() -> [Element] {
    Array(UnsafeBufferPointer(start: storage, count: count))
  }
}
