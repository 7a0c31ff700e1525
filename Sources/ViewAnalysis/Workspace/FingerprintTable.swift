/// In which files a piece of code is, by its fingerprint: a hash of its tokens. See `ModifierChains` and `ViewShapes`.
struct FingerprintTable: Sendable {
  private struct Entry: Sendable {
    /// How many places there are in all files.
    var count: Int
    var files: FileList
  }

  private var entries: [UInt64: Entry] = [:]

  /// Puts a file's fingerprints in the place of those that it had; both are ascending. Returns those that other files
  /// have, too, and that the file has more or less often than before.
  mutating func replace(
    _ id: UInt32, _ old: some RandomAccessCollection<UInt64>, _ new: some RandomAccessCollection<UInt64>,
    precedes: (UInt32, UInt32) -> Bool
  ) -> Set<UInt64> {
    var shared: Set<UInt64> = []
    var (a, b) = (old.startIndex, new.startIndex)
    while a < old.endIndex || b < new.endIndex {
      let hash = Swift.min(
        a < old.endIndex ? old[a] : .max, b < new.endIndex ? new[b] : .max)
      var (before, after) = (0, 0)
      while a < old.endIndex, old[a] == hash {
        before += 1
        a = old.index(after: a)
      }
      while b < new.endIndex, new[b] == hash {
        after += 1
        b = new.index(after: b)
      }
      if before == after { continue }
      var entry = entries[hash] ?? Entry(count: 0, files: FileList())
      entry.count += after - before
      if before == 0 { entry.files.insert(id, precedes: precedes) }
      if after == 0 { entry.files.remove(id, precedes: precedes) }
      entries[hash] = entry.files.isEmpty ? nil : entry
      if entry.files.contains(otherThan: id) { shared.insert(hash) }
    }
    return shared
  }

  /// Whether other files have the fingerprint, too.
  func isShared(_ hash: UInt64, by id: UInt32) -> Bool {
    entries[hash]?.files.contains(otherThan: id) == true
  }

  /// How many places have the fingerprint.
  func count(of hash: UInt64) -> Int { entries[hash]?.count ?? 0 }

  /// The files that have it, by name.
  func files(with hash: UInt64) -> [UInt32] { entries[hash]?.files.ids ?? [] }
}
