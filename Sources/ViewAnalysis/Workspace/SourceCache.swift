/// Other files' trees, made when a rule asks for one and kept while they fit.
///
/// The host owns it and supplies the files: `ViewAnalysis` opens none itself. A cache is used by one thread.
package final class SourceCache {
  private struct Entry {
    let source: SourceFile
    var lastUse: Int
  }

  private let limit: Int
  private let load: (String) -> SourceFile?
  private var entries: [String: Entry] = [:]
  /// Bytes of text in all entries.
  private var size = 0
  private var clock = 0

  /// Keeps files of up to `limit` bytes of text in all, those that were asked for last. `load` gives the file of a
  /// name, as findings have it; nil for one that there is not.
  package init(limit: Int = 4 << 20, load: @escaping (String) -> SourceFile?) {
    self.limit = limit
    self.load = load
  }

  /// The file of the name; nil for one that the host can't supply. It may have another text than the one that the
  /// index knows, where it has changed on disk meanwhile.
  package func source(named name: String) -> SourceFile? {
    clock += 1
    if let entry = entries[name] {
      entries[name]?.lastUse = clock
      return entry.source
    }
    guard let source = load(name) else { return nil }
    insert(source)
    return source
  }

  /// Takes in a file whose text has changed.
  package func update(_ source: SourceFile) {
    forget(source.name)
    clock += 1
    insert(source)
  }

  /// Forgets a file: it has changed, or is gone.
  package func forget(_ name: String) {
    guard let entry = entries.removeValue(forKey: name) else { return }
    size -= entry.source.tree.bytes.count
  }

  private func insert(_ source: SourceFile) {
    entries[source.name] = Entry(source: source, lastUse: clock)
    size += source.tree.bytes.count
    if size > limit { shrink() }
  }

  /// Forgets the files that nobody has asked for the longest, down to half the limit, so that it is seldom done.
  private func shrink() {
    for (name, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where size > limit / 2 {
      forget(name)
    }
  }
}
