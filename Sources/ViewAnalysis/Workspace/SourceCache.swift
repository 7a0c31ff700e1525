/// Files' trees, parsed when somebody asks and kept while they fit.
///
/// The host owns it and reads the files: `ViewAnalysis` opens none itself. A cache is used by one thread.
package final class SourceCache {
  private struct Entry {
    let source: SourceFile
    var lastUse: Int
  }

  private let limit: Int
  private let read: (String) -> [UInt8]?
  private var entries: [String: Entry] = [:]
  /// Bytes of text in all entries.
  private var size = 0
  private var clock = 0

  /// Keeps files of up to `limit` bytes of text in all, those that were asked for last. `read` gives a file's text;
  /// nil where it can't be read.
  package init(limit: Int, read: @escaping (String) -> [UInt8]?) {
    self.limit = limit
    self.read = read
  }

  /// The file of the name; nil where it can't be read.
  package func source(named name: String) -> SourceFile? {
    clock += 1
    if let entry = entries[name] {
      entries[name]?.lastUse = clock
      return entry.source
    }
    guard let bytes = read(name) else { return nil }
    let source = SourceFile(name: name, bytes: bytes)
    entries[name] = Entry(source: source, lastUse: clock)
    size += bytes.count
    if size > limit { shrink() }
    return source
  }

  /// Forgets a file, whose text has changed.
  package func forget(_ name: String) {
    guard let entry = entries.removeValue(forKey: name) else { return }
    size -= entry.source.tree.bytes.count
  }

  /// Forgets the files that nobody has asked for the longest, down to half the limit, so that it is seldom done.
  private func shrink() {
    for (name, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where size > limit / 2 {
      forget(name)
    }
  }
}
