// Questions about the workspace's types and their members.

extension WorkspaceIndex {
  /// Whether the workspace has a type, a protocol or an extension of the name.
  package func knows(_ name: String) -> Bool { typeFiles[name] != nil }

  /// Whether every type of the name is a view.
  package func isViewType(_ name: String) -> Bool { roles(of: name).contains(.view) }

  /// What every type of the name is to SwiftUI, by its declaration, extensions in any file, and protocols of
  /// the workspace.
  package func roles(of name: String) -> TypeRoles { roleTable.roles(of: name) }

  /// Whether any of the workspace's own protocols makes something of a type.
  var hasProtocolRoles: Bool { !protocolRoles.isEmpty }

  /// What the workspace's protocol makes of a type that conforms to it.
  func roles(ofProtocol name: Name) -> TypeRoles {
    hasProtocolRoles ? protocolRoles[name.text] ?? [] : []
  }

  /// The declarations and extensions of types of the name, with the files that they are in, by file.
  package func types(named name: String) -> [(file: String, facts: TypeFacts)] {
    (typeFiles[name]?.ids ?? []).flatMap { id in
      files[Int(id)].map { file in file.exports.types(named: name).map { (file.name, $0) } } ?? []
    }
  }

  /// The declarations and extensions of the type of the qualified name, by file, as far as they are in the first files
  /// that have a type of its bare name: see `isCommonplace`.
  func types(qualifiedName: String, named name: String) -> [TypeFacts] {
    (typeFiles[name]?.ids ?? []).prefix(Self.mostNamesakes).flatMap { id in
      files[Int(id)].map { $0.exports.types(named: name).filter { $0.qualifiedName == qualifiedName } } ?? []
    }
  }

  /// Whether so many files have types of the name that nobody asks which of them a use means: for each of these files
  /// that would take time for all of them. Two hundred screens that are all called `ContentView` are in as many apps.
  package func isCommonplace(_ name: String) -> Bool { (typeFiles[name]?.count ?? 0) > Self.mostNamesakes }

  private static let mostNamesakes = 200

  /// The functions of the name that the workspace adds to `View`, by file.
  package func viewFunctions(named name: String) -> [(file: String, facts: FunctionFacts)] {
    files(in: functionFiles[name]).flatMap { file in
      file.exports.viewFunctions.filter { $0.name == name }.map { (file.name, $0) }
    }
  }

  /// The functions and properties of the name that are too much for a body, by file. Of a name that so many files use
  /// for one that for each of them it would take time for all, only those of the file that asks.
  package func costlyMembers(
    named name: String, seenFrom asking: String?
  ) -> [(file: String, member: CostlyMember)] {
    guard let list = costlyNames.files(declaring: name) else { return [] }
    let declaring =
      list.count > Self.mostNamesakes
      ? [asking.flatMap { ids[$0] }.flatMap { files[Int($0)] }].compactMap { $0 } : files(in: list)
    return declaring.flatMap { file in
      file.exports.costlyMembers.filter { $0.name == name }.map { (file.name, $0) }
    }
  }

  /// The names of such members that the file may refer to.
  func costlyNames(in references: FileReferences) -> [String] { costlyNames.names(in: references) }

  func protocols(named name: String) -> [TypeFacts] {
    files(in: protocolFiles[name]).flatMap { file in
      file.exports.types(named: name).filter(\.isProtocol)
    }
  }

  /// The files of the list, by name.
  private func files(in list: FileList?) -> [File] {
    (list?.ids ?? []).compactMap { files[Int($0)] }.sorted { $0.name < $1.name }
  }

  /// Whether one of the protocols is this one, or refines it.
  package func inherits(_ name: String, fromAnyOf names: [String]) -> Bool {
    containsProtocol(among: names) { other, _ in other == name }
  }

  /// Whether one of the protocols, or one that they refine, requires a member of the name. Protocols that
  /// the workspace does not declare are taken to require nothing.
  package func requires(_ member: String, byProtocols names: [String]) -> Bool {
    containsProtocol(among: names) { _, declarations in declarations.contains { $0.requires(member) } }
  }

  /// Whether `isWanted` holds for one of the protocols, or one that they refine, by its name and its declarations.
  private func containsProtocol(
    among names: [String], where isWanted: (_ name: String, _ declarations: [TypeFacts]) -> Bool
  ) -> Bool {
    var pending = names
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let declarations = protocols(named: name)
      if isWanted(name, declarations) { return true }
      pending += declarations.flatMap(\.inherited)
    }
    return false
  }
}
