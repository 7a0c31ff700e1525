/// The names of the workspace's functions and properties that are too much for a body, with the files that declare them.
struct CostlyNames: Sendable {
  private var files: [String: FileList] = [:]
  /// The names by their keys: see `FileReferences`.
  private var byKey: [UInt64: [String]] = [:]
  /// The files that declare a function or a property which leaves its work to another type, by its name.
  private var delegatingFiles: [String: FileList] = [:]
  /// The names of what these call, by theirs, and the other way round.
  private var callees: [String: [String: Int]] = [:]
  private var callers: [String: [String: Int]] = [:]
  private var delegatingByKey: [UInt64: [String: Int]] = [:]

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

  mutating func insert(_ member: DelegatingMember, of file: UInt32) {
    delegatingFiles.insert(file, for: member.name)
    callees.insert(member.callee, for: member.name)
    callers.insert(member.name, for: member.callee)
    delegatingByKey.insert(member.name, for: FileReferences.key(of: member.name))
  }

  mutating func remove(_ member: DelegatingMember, of file: UInt32) {
    delegatingFiles.remove(file, for: member.name)
    callees.remove(member.callee, for: member.name)
    callers.remove(member.name, for: member.callee)
    delegatingByKey.remove(member.name, for: FileReferences.key(of: member.name))
  }

  /// The files that declare such a member of the name; nil where none does.
  func files(declaring name: String) -> FileList? { files[name] }

  /// The files that declare a member of the name which leaves its work to another type; nil where none does.
  func files(delegatingFrom name: String) -> FileList? {
    mayCost(name) ? delegatingFiles[name] : nil
  }

  /// The names of what leaves its work to members of the name.
  func names(delegatingTo name: String) -> [String] { callers[name].map { Array($0.keys) } ?? [] }

  /// Whether what members of the name call has a name of what is too much for a body.
  private func mayCost(_ name: String) -> Bool {
    callees[name]?.keys.contains { files[$0] != nil } ?? false
  }

  /// Those of the names that the file may refer to, and of what leaves its work to such. Takes time for the file's own
  /// names.
  func names(in references: FileReferences) -> [String] {
    if byKey.isEmpty { return [] }
    return references.keys.flatMap { key in
      let own = byKey[key] ?? []
      return own + (delegatingByKey[key]?.keys.filter { !own.contains($0) && mayCost($0) } ?? [])
    }
  }
}
