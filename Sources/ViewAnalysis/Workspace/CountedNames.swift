/// Names that several files may give, which come and go with these files. It can be asked without making a string.
package struct CountedNames: Sendable, Equatable {
  /// How often each name is given, by its key: names of more than sixteen bytes may share one.
  private var counts: [NameKey: [String: Int]] = [:]

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  mutating func insert(_ name: String) {
    counts.insert(name, for: NameKey(Array(name.utf8)))
  }

  mutating func remove(_ name: String) {
    counts.remove(name, for: NameKey(Array(name.utf8)))
  }

  package func contains(_ name: String) -> Bool { counts[NameKey(Array(name.utf8))]?[name] != nil }

  package func contains(_ name: Name?) -> Bool { name.map { contains($0.range, in: $0.tree.bytes) } ?? false }

  /// Whether the bytes of the range are one of the names; nil is none.
  package func contains(_ range: Range<Int>?, in bytes: FrozenBuffer<UInt8>) -> Bool {
    guard !counts.isEmpty, let range, range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return false
    }
    let key = NameKey(bytes, range)
    guard let names = counts[key] else { return false }
    return key.isWhole || names[String(decoding: bytes[range], as: UTF8.self)] != nil
  }
}

/// Names by key, each with how often it is given.
extension Dictionary where Value == [String: Int] {
  mutating func insert(_ name: String, for key: Key) {
    self[key, default: [:]][name, default: 0] += 1
  }

  mutating func remove(_ name: String, for key: Key) {
    guard let index = index(forKey: key), let count = values[index][name] else { return }
    values[index][name] = count > 1 ? count - 1 : nil
    if values[index].isEmpty { remove(at: index) }
  }
}
