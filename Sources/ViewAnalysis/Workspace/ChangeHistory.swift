/// What an update of the index changes for other files.
package struct ChangedNames: Sendable, Equatable {
  /// Exported names that mean something else than before.
  package let names: Set<String>
  /// Fingerprints of code that other files have, too, and that is in more or fewer places than before.
  package let fingerprints: Set<UInt64>
  /// Whether something has changed that a file depends on whatever it names: see `WorkspaceIndex.readsBody` and
  /// `fileCount`.
  package let affectsAllFiles: Bool

  package init(
    _ names: Set<String> = [], fingerprints: Set<UInt64> = [], affectsAllFiles: Bool = false
  ) {
    self.names = names
    self.fingerprints = fingerprints
    self.affectsAllFiles = affectsAllFiles
  }

  package var isEmpty: Bool { names.isEmpty && fingerprints.isEmpty && !affectsAllFiles }
}

/// When the workspace's exported names have changed. By it, a host tells which of its results are still valid: it keeps
/// the generation with each, and asks `WorkspaceIndex.isOutdated`.
package struct ChangeHistory: Sendable {
  /// The number of changes so far.
  package private(set) var generation = 0
  /// For each changed name, by its key, and for each fingerprint, the generation of its last change.
  private var lastChanges: [UInt64: Int] = [:]
  /// The generation of the last change that affected all files.
  private var lastChangeOfEverything = 0

  /// More than these are forgotten, at the price of one look at every file.
  private let limit: Int

  package init(limit: Int = 100_000) { self.limit = limit }

  package mutating func record(_ changed: ChangedNames) {
    if changed.isEmpty { return }
    if changed.affectsAllFiles || lastChanges.count + changed.names.count + changed.fingerprints.count > limit
    {
      recordChangeOfEverything()
      return
    }
    generation += 1
    for name in changed.names { lastChanges[FileReferences.key(of: name)] = generation }
    for fingerprint in changed.fingerprints { lastChanges[fingerprint] = generation }
  }

  /// Something has changed that is no file of the workspace, such as the configuration.
  package mutating func recordChangeOfEverything() {
    generation += 1
    lastChangeOfEverything = generation
    lastChanges = [:]
  }

  /// The index is whole now: that alone makes nothing outdated that was found in a whole one.
  package mutating func recordWholeIndex() { generation += 1 }

  func hasChangedEverything(since generation: Int) -> Bool { lastChangeOfEverything > generation }

  func hasChanged(_ key: UInt64, since generation: Int) -> Bool {
    (lastChanges[key] ?? 0) > generation
  }
}
