/// A set that keeps the order in which its elements were inserted. Every operation takes constant time on average.
struct OrderedSet<Element: Hashable> {
  /// The elements in order, with nil where one was removed.
  private var slots: [Element?] = []
  private var indices: [Element: Int] = [:]
  /// No element is before this index of `slots`.
  private var start = 0

  var isEmpty: Bool { indices.isEmpty }

  var count: Int { indices.count }

  /// The element that was inserted before all others.
  var first: Element? { start < slots.count ? slots[start] : nil }

  func contains(_ element: Element) -> Bool { indices[element] != nil }

  /// Inserts an element at the end; one that is in the set already stays where it is.
  mutating func insert(_ element: Element) {
    guard indices[element] == nil else { return }
    indices[element] = slots.count
    slots.append(element)
  }

  mutating func remove(_ element: Element) {
    guard let index = indices.removeValue(forKey: element) else { return }
    slots[index] = nil
    while start < slots.count, slots[start] == nil { start += 1 }
    // Compacting when half of the slots are empty moves each element a bounded number of times.
    if slots.count > 32, indices.count < slots.count / 2 { compact() }
  }

  mutating func removeAll() { self = OrderedSet() }

  private mutating func compact() {
    let elements = slots.compactMap { $0 }
    slots = elements
    start = 0
    for (index, element) in elements.enumerated() { indices[element] = index }
  }
}
