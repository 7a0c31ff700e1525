// Questions about the workspace's types and their members.

extension WorkspaceIndex {
  /// Whether the workspace has a type, a protocol or an extension of the name.
  package func knows(_ name: String) -> Bool { typeTable.files[name] != nil }

  /// The names of all types, protocols and extensions of the workspace.
  var typeNames: some Sequence<String> { typeTable.files.keys }

  /// The names of the types, at the top of their files, that are declared in the file's folder.
  func typeNames(besideFile name: String) -> [String] {
    (folders[Self.folder(of: name)] ?? []).compactMap { files[Int($0)] }.flatMap { file in
      file.exports.types.filter { $0.kind != .extensionDecl && $0.qualifiedName == $0.name }.map(\.name)
    }
  }

  static func folder(of file: String) -> Substring {
    file.lastIndex(of: "/").map { file[..<$0] } ?? ""
  }

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

  /// The declarations of types of the name, extensions aside, with the files that they are in, by file.
  package func typeDeclarations(named name: String) -> [(file: String, facts: TypeFacts)] {
    facts(named: name, in: typeTable.declaringFiles[name]?.ids ?? []).filter {
      $0.facts.kind != .extensionDecl
    }
  }

  /// The file that declares the type.
  func fileDeclaring(_ type: TypeFacts) -> String? {
    typeDeclarations(named: type.name).first { $0.facts == type }?.file
  }

  /// Whether a type of the name is declared as one of the kind.
  package func declares(_ kind: SyntaxKind, named name: String) -> Bool {
    typeDeclarations(named: name).contains { $0.facts.kind == kind }
  }

  /// The declarations and extensions of types of the name, with the files that they are in, by file. Takes time for each
  /// of them: who looks for a member, or for what has to do with another name, asks for less.
  package func types(named name: String) -> [(file: String, facts: TypeFacts)] {
    facts(named: name, in: typeTable.files[name]?.ids ?? [])
  }

  /// Those of them that declare a property or a method of the name, declarations first.
  package func types(
    named name: String, declaring member: String
  ) -> [(file: String, facts: TypeFacts)] {
    let extensions = facts(named: name, in: typeTable.files(extending: name, by: member))
      .filter { $0.facts.kind == .extensionDecl }
    return (typeDeclarations(named: name) + extensions).filter { _, facts in
      facts.properties.contains { $0.name == member } || facts.functions.contains { $0.name == member }
    }
  }

  /// Those of them that are in files in which code refers to the other name. Takes time for the declarations and
  /// extensions, or for the files that refer to the other name, whichever are fewer.
  package func types(
    named name: String, inFilesReferringTo other: String
  ) -> [(file: String, facts: TypeFacts)] {
    guard let declaring = typeTable.files[name] else { return [] }
    if declaring.count <= countOfFiles(thatMayReferTo: other) {
      return declaring.ids.compactMap { files[Int($0)] }.filter { $0.facts.references.refers(to: other) }
        .flatMap { facts(named: name, in: $0) }
    }
    return referring(to: other).flatMap { facts(named: name, in: $0) }
  }

  /// The names of all that types of the name inherit from, by their declarations and extensions, sorted.
  func inheritedNames(ofTypesNamed name: String) -> [String] { typeTable.inheritedNames(of: name) }

  private func facts(named name: String, in ids: [UInt32]) -> [(file: String, facts: TypeFacts)] {
    ids.compactMap { files[Int($0)] }.flatMap { facts(named: name, in: $0) }
  }

  private func facts(named name: String, in file: File) -> [(file: String, facts: TypeFacts)] {
    file.exports.types(named: name).map { (file.name, $0) }
  }

  /// The declarations and extensions of the type of the qualified name, by file, as far as they are in the first files
  /// that have a type of its bare name: see `isCommonplace`.
  func types(qualifiedName: String, named name: String) -> [TypeFacts] {
    facts(named: name, in: Array((typeTable.files[name]?.ids ?? []).prefix(Self.mostNamesakes)))
      .map(\.facts).filter { $0.qualifiedName == qualifiedName }
  }

  /// Whether so many files have types of the name that nobody asks which of them a use means: for each of these files
  /// that would take time for all of them. Two hundred screens that are all called `ContentView` are in as many apps.
  package func isCommonplace(_ name: String) -> Bool {
    (typeTable.files[name]?.count ?? 0) > Self.mostNamesakes
  }

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
    let own = files(in: costlyNames.files(declaring: name), seenFrom: asking)
    let delegating = files(in: costlyNames.files(delegatingFrom: name), seenFrom: asking)
    let declaring = own + delegating.filter { $0.exports.costlyMembers(named: name).isEmpty }
    return declaring.flatMap { file in
      costlyMembers(named: name, in: file).map { (file.name, $0) }
    }
  }

  /// Those of one file, each declaration once: with the work that it does itself, or that it leaves to another type.
  private func costlyMembers(named name: String, in file: File) -> [CostlyMember] {
    var found = file.exports.costlyMembers(named: name)
    for delegating in (file.exports.delegatingMembers[name] ?? []).prefix(Self.mostNamesakes) {
      guard let member = costlyMember(doneBy: delegating, in: file) else { continue }
      guard let same = found.prefix(Self.mostNamesakes).firstIndex(where: member.hasSameDeclaration(as:))
      else {
        found.append(member)
        continue
      }
      if member.work != .iterating, member.counts(before: found[same]) { found[same] = member }
    }
    return found
  }

  /// What the member of the file does by way of the one that it uses; nil where that isn't too much for a body.
  func costlyMember(doneBy member: DelegatingMember, in file: String) -> CostlyMember? {
    ids[file].flatMap { files[Int($0)] }.flatMap { costlyMember(doneBy: member, in: $0) }
  }

  private func costlyMember(doneBy member: DelegatingMember, in file: File) -> CostlyMember? {
    let owner = member.target.owner
    func declared(_ other: File) -> [TypeFacts] {
      other.exports.types(named: owner).filter { $0.kind != .extensionDecl }
    }
    // A file means its own type of the name, and no private one of another file.
    let meansOwn = !declared(file).isEmpty
    for other in files(in: costlyNames.files(declaring: member.target), seenFrom: file.name) {
      if other.name != file.name {
        let types = declared(other)
        guard maySee(other.name, from: file.name),
          types.isEmpty || !meansOwn && types.contains(where: { ($0.access ?? .internal) > .fileprivate })
        else { continue }
      }
      let found = other.exports.costlyMembers(named: member.target.name).lazy
        .filter { $0.isVisibleElsewhere || other.name == file.name }.prefix(Self.mostNamesakes)
        .compactMap(member.doing).first
      if let found { return found }
    }
    return nil
  }

  /// The files of the list; where they are too many, only the one that asks.
  private func files(in list: FileList?, seenFrom asking: String?) -> [File] {
    guard let list, list.count > Self.mostNamesakes else { return files(in: list) }
    return [asking.flatMap { ids[$0] }.flatMap { files[Int($0)] }].compactMap { $0 }
  }

  /// The names of such members that the file may refer to.
  func costlyNames(in references: FileReferences) -> [String] { costlyNames.names(in: references) }

  func protocols(named name: String) -> [TypeFacts] {
    files(in: typeTable.protocolFiles[name]).flatMap { file in
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
