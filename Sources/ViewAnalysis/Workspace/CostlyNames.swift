/// The names of the workspace's functions and properties that are too much for a body, with the files that declare them.
struct CostlyNames: Sendable {
  private var files: [String: FileList] = [:]
  /// The names by their keys: see `FileReferences`.
  private var byKey: [UInt64: [String]] = [:]

  mutating func insert(_ name: String, of file: UInt32) {
    if files[name] == nil { byKey[FileReferences.key(of: name), default: []].append(name) }
    files.insert(file, for: name)
  }

  mutating func remove(_ name: String, of file: UInt32) {
    guard files[name] != nil else { return }
    files.remove(file, for: name)
    guard files[name] == nil else { return }
    let key = FileReferences.key(of: name)
    byKey[key]?.removeAll { $0 == name }
    if byKey[key]?.isEmpty == true { byKey[key] = nil }
  }

  /// The files that declare such a member of the name; nil where none does.
  func files(declaring name: String) -> FileList? { files[name] }

  /// Those of the names that the file may refer to. Takes time for the file's own names.
  func names(in references: FileReferences) -> [String] {
    byKey.isEmpty ? [] : references.keys.flatMap { byKey[$0] ?? [] }
  }
}
