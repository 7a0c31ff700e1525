#if canImport(Glibc)
  internal import Glibc
#endif

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
    storage = LargeMemory.allocate(self.capacity)
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
    let larger: UnsafeMutablePointer<Element> = LargeMemory.allocate(capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// The elements, shared from here on and never changed again. Nothing is copied.
  package consuming func freeze() -> FrozenBuffer<Element> where Element: Sendable {
    let frozen = FrozenBuffer(storage: storage, count: count)
    discard self
    return frozen
  }

  /// A buffer of `count` elements that are all written before any is read.
  package init(uninitializedCount count: Int) {
    self.init(capacity: count)
    self.count = count
  }
}

/// The elements of a finished `GrowableBuffer`, shared and never changed. Every index is checked.
package struct FrozenBuffer<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
  private let storage: Storage
  package let count: Int

  fileprivate init(storage: UnsafeMutablePointer<Element>, count: Int) {
    self.storage = Storage(base: storage)
    self.count = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  @inline(__always)
  package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "An index outside of the buffer")
    return storage.base[index]
  }

  /// Owns the memory. Safe to share, because nobody writes to it.
  private final class Storage: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>

    init(base: UnsafeMutablePointer<Element>) { self.base = base }

    deinit { base.deallocate() }
  }
}

/// Memory for buffers of many megabytes. Its first use costs more than the work done in it where the system
/// hands it out in small pages, so large ones are asked for.
private enum LargeMemory {
  private static let pageSize = 1 << 21

  static func allocate<Element>(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let size = capacity * MemoryLayout<Element>.stride
    guard size >= 2 * pageSize else { return .allocate(capacity: capacity) }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: pageSize)
    #if canImport(Glibc)
      madvise(memory, size, MADV_HUGEPAGE)
    #endif
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
