/// The names of the workspace's functions and properties that are too much for a body, with the files that declare them,
/// and of those that leave their work to such.
struct CostlyNames: Sendable {
  /// A member of a type that code names.
  struct Target: Sendable, Hashable {
    /// The bare name of the type.
    let owner: String
    let name: String
  }

  private var files: [String: FileList] = [:]
  /// The names by their keys: see `FileReferences`.
  private var byKey: [UInt64: [String]] = [:]
  /// The files that declare such a member of a type, by the type's bare name and its own.
  private var targets: [String: [String: FileList]] = [:]
  /// The files that declare a function or a property which leaves its work to another type, by its name.
  private var delegatingFiles: [String: FileList] = [:]
  private var delegatingByKey: [UInt64: [String: Int]] = [:]
  /// The names of what uses a member of another type, each with how often it does.
  private var users: [Target: [String: Int]] = [:]
  /// For the names of what uses one that is too much for a body, how many of these.
  private var costlyUses: [String: Int] = [:]

  mutating func insert(_ member: CostlyMember, of file: UInt32) {
    let name = member.name
    if files[name] == nil { byKey[FileReferences.key(of: name), default: []].append(name) }
    files.insert(file, for: name)
    guard let target = member.target else { return }
    let isFirst = self.files(declaring: target) == nil
    targets[target.owner, default: [:]].insert(file, for: name)
    if isFirst { countUses(of: target, 1) }
  }

  mutating func remove(_ member: CostlyMember, of file: UInt32) {
    let name = member.name
    if let target = member.target, files(declaring: target) != nil {
      targets[target.owner]?.remove(file, for: name)
      if targets[target.owner]?.isEmpty == true { targets[target.owner] = nil }
      if files(declaring: target) == nil { countUses(of: target, -1) }
    }
    guard files[name] != nil else { return }
    files.remove(file, for: name)
    guard files[name] == nil else { return }
    let key = FileReferences.key(of: name)
    byKey[key]?.removeAll { $0 == name }
    if byKey[key]?.isEmpty == true { byKey[key] = nil }
  }

  mutating func insert(_ member: DelegatingMember, of file: UInt32) {
    let name = member.name
    delegatingFiles.insert(file, for: name)
    delegatingByKey.insert(name, for: FileReferences.key(of: name))
    let isNew = users[member.target]?[name] == nil
    users.insert(name, for: member.target)
    if isNew, files(declaring: member.target) != nil { count(name, 1) }
  }

  mutating func remove(_ member: DelegatingMember, of file: UInt32) {
    let name = member.name
    delegatingFiles.remove(file, for: name)
    delegatingByKey.remove(name, for: FileReferences.key(of: name))
    guard users[member.target]?[name] != nil else { return }
    users.remove(name, for: member.target)
    if users[member.target]?[name] == nil, files(declaring: member.target) != nil { count(name, -1) }
  }

  private mutating func countUses(of target: Target, _ change: Int) {
    for name in users[target, default: [:]].keys { count(name, change) }
  }

  private mutating func count(_ name: String, _ change: Int) {
    let count = costlyUses[name, default: 0] + change
    costlyUses[name] = count > 0 ? count : nil
  }

  /// The files that declare such a member of the name; nil where none does.
  func files(declaring name: String) -> FileList? { files[name] }

  /// The files that declare such a member of the type; nil where none does.
  func files(declaring target: Target) -> FileList? { targets[target.owner]?[target.name] }

  /// The files that declare a member of the name which leaves its work to another type; nil where none leaves it to one
  /// that is too much for a body.
  func files(delegatingFrom name: String) -> FileList? {
    costlyUses[name] == nil ? nil : delegatingFiles[name]
  }

  /// The names of what leaves its work to the member, if that is one of a type.
  func names(delegatingTo member: CostlyMember) -> [String] {
    member.target.flatMap { users[$0] }.map { Array($0.keys) } ?? []
  }

  /// The names of what leaves its work to such members of types of the name.
  func names(delegatingToType owner: String) -> [String] {
    (targets[owner]?.keys).map { names in
      names.flatMap { users[Target(owner: owner, name: $0)].map { Array($0.keys) } ?? [] }
    } ?? []
  }

  /// Those of the names that the file may refer to, and of what leaves its work to such. Takes time for the file's own
  /// names.
  func names(in references: FileReferences) -> [String] {
    if byKey.isEmpty { return [] }
    return references.keys.flatMap { key in
      let own = byKey[key] ?? []
      let others = delegatingByKey[key]?.keys.filter { costlyUses[$0] != nil && !own.contains($0) }
      return own + (others ?? [])
    }
  }
}

extension CostlyMember {
  /// As code names it with its type; nil for what stands at the top of a file.
  fileprivate var target: CostlyNames.Target? { owner.map { .init(owner: $0, name: name) } }
}
