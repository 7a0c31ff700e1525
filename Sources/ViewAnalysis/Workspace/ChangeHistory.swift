/// What an update of the index changes for other files.
package struct ChangedNames: Sendable, Equatable {
  /// Exported names that mean something else than before: files that refer to one or declare it are concerned.
  package let names: Set<String>
  /// Names that other files declare and that the updated one uses in another way: files that declare one are concerned.
  package let used: Set<String>
  /// Fingerprints of code that other files have, too, and that is in more or fewer places than before.
  package let fingerprints: Set<UInt64>
  /// Whether something has changed that a file depends on whatever it names: see `WorkspaceIndex.readsBody` and
  /// `fileCount`.
  package let affectsAllFiles: Bool

  package init(
    _ names: Set<String> = [], used: Set<String> = [], fingerprints: Set<UInt64> = [],
    affectsAllFiles: Bool = false
  ) {
    self.names = names
    self.used = used
    self.fingerprints = fingerprints
    self.affectsAllFiles = affectsAllFiles
  }

  package var isEmpty: Bool { names.isEmpty && used.isEmpty && fingerprints.isEmpty && !affectsAllFiles }
}

/// When the workspace's names have changed, and the texts of files that findings in others depend on. By it, a host tells
/// which of its results are still valid: it keeps the generation with each, and asks `WorkspaceIndex.isOutdated`.
package struct ChangeHistory: Sendable {
  /// The number of changes so far.
  package private(set) var generation = 0
  /// For each exported name that has changed, by its key, and for each fingerprint, the generation of its last change.
  private var lastChanges: [UInt64: Int] = [:]
  /// The same for names whose uses have changed.
  private var lastChangesOfUses: [UInt64: Int] = [:]
  /// For files, by their names, the generation of the last change of their texts.
  private var lastChangesOfTexts: [String: Int] = [:]
  /// The generation of the last change of a name or its uses.
  private var lastChangeOfNames = 0
  /// The generation of the last change that affected all files.
  private var lastChangeOfEverything = 0

  /// More than these are forgotten, at the price of one look at every file.
  private let limit: Int

  package init(limit: Int = 100_000) { self.limit = limit }

  package mutating func record(_ changed: ChangedNames) {
    if changed.isEmpty { return }
    let count = lastChanges.count + lastChangesOfUses.count
    let added = changed.names.count + changed.used.count + changed.fingerprints.count
    if changed.affectsAllFiles || count + added > limit {
      recordChangeOfEverything()
      return
    }
    generation += 1
    lastChangeOfNames = generation
    for name in changed.names { lastChanges[FileReferences.key(of: name)] = generation }
    for name in changed.used { lastChangesOfUses[FileReferences.key(of: name)] = generation }
    for fingerprint in changed.fingerprints { lastChanges[fingerprint] = generation }
  }

  /// The text of a file has changed that findings in other files depend on.
  package mutating func recordText(of file: String) {
    generation += 1
    lastChangesOfTexts[file] = generation
  }

  /// Something has changed that is no file of the workspace, such as the configuration.
  package mutating func recordChangeOfEverything() {
    generation += 1
    lastChangeOfEverything = generation
    lastChanges = [:]
    lastChangesOfUses = [:]
    lastChangesOfTexts = [:]
  }

  /// The index is whole now: that alone makes nothing outdated that was found in a whole one.
  package mutating func recordWholeIndex() { generation += 1 }

  func hasChangedEverything(since generation: Int) -> Bool { lastChangeOfEverything > generation }

  /// Whether any name or its uses have changed.
  func hasChangedNames(since generation: Int) -> Bool { lastChangeOfNames > generation }

  func hasChanged(_ key: UInt64, since generation: Int) -> Bool {
    (lastChanges[key] ?? 0) > generation
  }

  func hasChangedUses(of key: UInt64, since generation: Int) -> Bool {
    (lastChangesOfUses[key] ?? 0) > generation
  }

  func hasChangedText(of file: String, since generation: Int) -> Bool {
    (lastChangesOfTexts[file] ?? 0) > generation
  }
}
