/// A name's bytes, in a form that is quick to make and to compare: two words and a length say all of a name of up to
/// sixteen bytes.
struct NameKey: Hashable, Sendable {
  /// The first eight bytes, zeros after a shorter name.
  let first: UInt64
  /// The last eight bytes of a name that is longer.
  let last: UInt64
  let length: Int

  @inline(__always)
  init(_ bytes: FrozenBuffer<UInt8>, _ range: Range<Int>) {
    length = range.count
    let word = bytes.word(at: range.lowerBound)
    if length < 8 {
      first = word & ((1 &<< UInt64(length &* 8)) &- 1)
      last = 0
    } else {
      first = word
      last = length == 8 ? 0 : bytes.word(at: range.upperBound - 8)
    }
  }

  init(_ bytes: [UInt8]) {
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    length = bytes.count
    first = word(bytes.prefix(8))
    last = length > 8 ? word(bytes.suffix(8)) : 0
  }

  /// Whether the key says all of the name.
  var isWhole: Bool { length <= 16 }

  var hash: Int {
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}

/// A table from names to values that is looked up with a piece of the text, without making a string.
///
/// A class, because it is handed around for each question: one reference to count, not one for each array.
package final class NameTable<Value: Sendable>: Sendable {
  private struct Entry {
    let key: NameKey
    let name: [UInt8]
    var value: Value
  }

  /// Open addressing: each slot is the number of an entry, or -1.
  private let slots: [Int32]
  private let entries: [Entry]
  private let mask: Int

  /// The last of several equal names wins.
  package init(_ entries: [(String, Value)]) {
    var size = 16
    while size < entries.count * 3 { size *= 2 }
    mask = size - 1
    var slots = [Int32](repeating: -1, count: size)
    var placed: [Entry] = []
    for (name, value) in entries {
      let bytes = Array(name.utf8)
      let key = NameKey(bytes)
      var slot = key.hash & mask
      while slots[slot] >= 0, placed[Int(slots[slot])].name != bytes { slot = (slot + 1) & mask }
      if slots[slot] >= 0 {
        placed[Int(slots[slot])].value = value
      } else {
        slots[slot] = Int32(placed.count)
        placed.append(Entry(key: key, name: bytes, value: value))
      }
    }
    self.slots = slots
    self.entries = placed
  }

  package subscript(name: Name) -> Value? { self[name.range, in: name.tree.bytes] }

  package subscript(name: Name?) -> Value? { name.flatMap { self[$0] } }

  /// Looks up the bytes of the range.
  package subscript(range: Range<Int>, in bytes: FrozenBuffer<UInt8>) -> Value? {
    guard !entries.isEmpty, !range.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return nil
    }
    return find(NameKey(bytes, range)) { $0.withUnsafeBufferPointer { bytes.hasBytes($0, in: range) } }
  }

  package subscript(name: String) -> Value? {
    let bytes = Array(name.utf8)
    return find(NameKey(bytes)) { $0 == bytes }
  }

  /// All names, in the order in which they were given.
  package var allNames: [String] { entries.map { String(decoding: $0.name, as: UTF8.self) } }

  package var isEmpty: Bool { entries.isEmpty }

  @inline(__always)
  private func find(_ key: NameKey, isMeant: ([UInt8]) -> Bool) -> Value? {
    var slot = key.hash & mask
    while true {
      let place = Int(slots[slot])
      if place < 0 { return nil }
      if entries[place].key == key, key.isWhole || isMeant(entries[place].name) {
        return entries[place].value
      }
      slot = (slot + 1) & mask
    }
  }
}

/// A set of names that is asked with a piece of the text, without making a string.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private let table: NameTable<Bool>
  private static let nothing = NameTable<Bool>([])

  package init(_ names: [String]) {
    table = names.isEmpty ? Self.nothing : NameTable(names.map { ($0, true) })
  }

  package init(arrayLiteral names: String...) { self.init(names) }

  package func contains(_ name: Name) -> Bool { table[name] != nil }

  package func contains(_ name: Name?) -> Bool { table[name] != nil }

  package func contains(_ name: String) -> Bool { table[name] != nil }

  package var allNames: [String] { table.allNames }

  package var isEmpty: Bool { table.isEmpty }

  /// Whether the bytes of the range are one of the names; nil is none.
  package func contains(_ range: Range<Int>?, in bytes: FrozenBuffer<UInt8>) -> Bool {
    range.map { table[$0, in: bytes] != nil } ?? false
  }
}
