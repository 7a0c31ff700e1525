/// Which files declare and extend types, by the types' bare names, and what these declarations say.
///
/// A type of the system may have an extension in every other file. So whoever asks for some of them names what they
/// declare or refer to, and pays for no others.
struct TypeTable: Sendable {
  /// The files that declare or extend a type; each list is in the order of the files' names.
  private(set) var files: [String: FileList] = [:]
  /// Those of them that declare one, in the same order.
  private(set) var declaringFiles: [String: FileList] = [:]
  /// The files that declare a protocol.
  private(set) var protocolFiles: [String: FileList] = [:]
  /// The files that extend a type by a property or a method, by the key of both names.
  private var memberFiles: [UInt64: FileList] = [:]
  /// The names of what a type inherits from, each with how many of its declarations and extensions say so.
  private var inherited: [String: [String: Int]] = [:]

  mutating func insert(_ type: TypeFacts, of file: UInt32, precedes: (UInt32, UInt32) -> Bool) {
    files.insert(file, for: type.name, precedes: precedes)
    if type.kind == .extensionDecl {
      for member in type.memberNames {
        memberFiles.insert(file, for: Self.key(type.name, member), precedes: precedes)
      }
    } else {
      declaringFiles.insert(file, for: type.name, precedes: precedes)
      if type.isProtocol { protocolFiles.insert(file, for: type.name) }
    }
    for name in type.inherited { inherited.insert(name, for: type.name) }
  }

  /// Forgets what the file says of the type. Whoever forgets one of a file's types forgets all of them.
  mutating func remove(_ type: TypeFacts, of file: UInt32, precedes: (UInt32, UInt32) -> Bool) {
    files.remove(file, for: type.name, precedes: precedes)
    if type.kind == .extensionDecl {
      for member in type.memberNames {
        memberFiles.remove(file, for: Self.key(type.name, member), precedes: precedes)
      }
    } else {
      declaringFiles.remove(file, for: type.name, precedes: precedes)
      if type.isProtocol { protocolFiles.remove(file, for: type.name) }
    }
    for name in type.inherited { inherited.remove(name, for: type.name) }
  }

  /// The files that extend a type of the name by the member, and perhaps some others.
  func files(extending name: String, by member: String) -> [UInt32] {
    memberFiles[Self.key(name, member)]?.ids ?? []
  }

  /// The names of all that types of the name inherit from, sorted.
  func inheritedNames(of name: String) -> [String] { inherited[name].map { $0.keys.sorted() } ?? [] }

  private static func key(_ type: String, _ member: String) -> UInt64 {
    FileReferences.key(of: type + "." + member)
  }
}

extension TypeFacts {
  /// The names of its properties and methods, each once.
  fileprivate var memberNames: Set<String> { Set(properties.map(\.name)).union(functions.map(\.name)) }
}
