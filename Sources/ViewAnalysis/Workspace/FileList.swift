/// The files that have something in common, in a certain order: as ascending numbers where nothing else is said.
///
/// Most names stand in one file only: that one takes no memory of its own.
struct FileList: Sendable {
  private var single: UInt32?
  /// All of them, where they are several.
  private var several: [UInt32] = []

  var isEmpty: Bool { single == nil && several.isEmpty }

  var count: Int { single == nil ? several.count : 1 }

  var ids: [UInt32] { single.map { [$0] } ?? several }

  /// Whether a number other than this one is in it.
  func contains(otherThan id: UInt32) -> Bool { single.map { $0 != id } ?? !several.isEmpty }

  mutating func insert(_ id: UInt32, precedes: (UInt32, UInt32) -> Bool = { $0 < $1 }) {
    if let other = single {
      if other == id { return }
      several = precedes(other, id) ? [other, id] : [id, other]
      single = nil
    } else if several.isEmpty {
      single = id
    } else {
      // Files mostly come in order.
      let isLast = several.last.map { precedes($0, id) } ?? true
      let index = isLast ? several.count : several.partitionIndex { !precedes($0, id) }
      if index == several.count || several[index] != id { several.insert(id, at: index) }
    }
  }

  mutating func remove(_ id: UInt32, precedes: (UInt32, UInt32) -> Bool = { $0 < $1 }) {
    if single == id { single = nil }
    let index = several.partitionIndex { !precedes($0, id) }
    guard index < several.count, several[index] == id else { return }
    several.remove(at: index)
    if several.count == 1 {
      single = several[0]
      several = []
    }
  }
}

extension Dictionary where Value == FileList {
  mutating func insert(
    _ id: UInt32, for key: Key, precedes: (UInt32, UInt32) -> Bool = { $0 < $1 }
  ) {
    self[key, default: FileList()].insert(id, precedes: precedes)
  }

  mutating func remove(
    _ id: UInt32, for key: Key, precedes: (UInt32, UInt32) -> Bool = { $0 < $1 }
  ) {
    guard let index = index(forKey: key) else { return }
    values[index].remove(id, precedes: precedes)
    if values[index].isEmpty { remove(at: index) }
  }
}
