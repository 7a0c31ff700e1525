/// A table from names to values that is looked up with a piece of the text, without making a string.
///
/// A class, because it is handed around for each question: one reference to count, not one for each array.
package final class NameTable<Value: Sendable>: Sendable {
  /// Open addressing: each slot is the number of an entry, or -1.
  private let slots: [Int32]
  private let names: [[UInt8]]
  private let values: [Value]
  private let mask: Int

  /// The last of several equal names wins.
  package init(_ entries: [(String, Value)]) {
    var size = 16
    while size < entries.count * 3 { size *= 2 }
    mask = size - 1
    var slots = [Int32](repeating: -1, count: size)
    var names: [[UInt8]] = []
    var values: [Value] = []
    for (name, value) in entries {
      let bytes = Array(name.utf8)
      var slot = Self.hash(bytes, bytes.indices) & mask
      while slots[slot] >= 0, names[Int(slots[slot])] != bytes { slot = (slot + 1) & mask }
      if slots[slot] >= 0 {
        values[Int(slots[slot])] = value
      } else {
        slots[slot] = Int32(names.count)
        names.append(bytes)
        values.append(value)
      }
    }
    self.slots = slots
    self.names = names
    self.values = values
  }

  package subscript(name: Name) -> Value? { find(name.tree.bytes, name.range) }

  package subscript(name: Name?) -> Value? { name.flatMap { find($0.tree.bytes, $0.range) } }

  /// Looks up the bytes of the range.
  package subscript(range: Range<Int>, in bytes: FrozenBuffer<UInt8>) -> Value? { find(bytes, range) }

  package subscript(name: String) -> Value? {
    let bytes = Array(name.utf8)
    return find(bytes, bytes.indices)
  }

  /// All names, in the order in which they were given.
  package var allNames: [String] { names.map { String(decoding: $0, as: UTF8.self) } }

  private func find<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>) -> Value?
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
    var slot = Self.hash(bytes, range) & mask
    while slots[slot] >= 0 {
      let entry = Int(slots[slot])
      if names[entry].count == range.count, names[entry].elementsEqual(bytes[range]) { return values[entry] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func hash<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>) -> Int
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// A set of names that is asked with a piece of the text, without making a string.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private let table: NameTable<Bool>

  package init(_ names: [String]) { table = NameTable(names.map { ($0, true) }) }

  package init(arrayLiteral names: String...) { self.init(names) }

  package func contains(_ name: Name) -> Bool { table[name] != nil }

  package func contains(_ name: Name?) -> Bool { table[name] != nil }

  package func contains(_ name: String) -> Bool { table[name] != nil }

  package var allNames: [String] { table.allNames }

  package var isEmpty: Bool { table.allNames.isEmpty }

  /// Whether the bytes of the range are one of the names; nil is none.
  package func contains(_ range: Range<Int>?, in bytes: FrozenBuffer<UInt8>) -> Bool {
    range.map { table[$0, in: bytes] != nil } ?? false
  }
}
