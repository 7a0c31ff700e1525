/// The facts of all files of a workspace, merged.
///
/// A copy costs nothing until one of the two changes. An update costs what has changed in the file, and an answer
/// what it consists of, however many other files there are.
package struct WorkspaceIndex: Sendable {
  /// What is kept of a file. A class, so that going through many of them copies no facts.
  final class File: Sendable {
    let name: String
    let facts: FileFacts

    init(_ name: String, _ facts: FileFacts) {
      self.name = name
      self.facts = facts
    }

    var exports: FileExports { facts.exports }
  }

  /// The files' numbers, by name.
  private(set) var ids: [String: UInt32] = [:]
  /// The files by number.
  private(set) var files: [File?] = []
  /// Their names, also those of files that are gone as long as no other one has the number.
  private var fileNames: [String] = []
  /// The numbers of the files in each folder.
  private(set) var folders: [Substring: Set<UInt32>] = [:]
  /// Indices of files that are gone.
  private var unused: [UInt32] = []
  private(set) var typeTable = TypeTable()
  /// The files that add a function to `View`, by its name.
  private(set) var functionFiles: [String: FileList] = [:]
  /// The files that refer to a name, by its key.
  private var referringFiles: [UInt64: FileList] = [:]
  /// The declared names for which it matters how other files use a name, their own or a property's, with how often they
  /// are in here, by that name's key.
  private var concernedNames: [UInt64: [String: Int]] = [:]
  private var bodyReaders = 0
  private var packages = PackageTargets()
  /// The files that declare a variable or a function at their top, by its name.
  private var globalFiles: [String: FileList] = [:]
  private(set) var costlyNames = CostlyNames()
  /// The files that declare an alias of a type, by its name.
  private var aliasFiles: [String: FileList] = [:]
  /// The files that import a module, by its name.
  private var importingFiles: [String: FileList] = [:]
  /// The files whose code asks for a system (`#available`), by the system.
  private var systemFiles: [SystemVersion: FileList] = [:]
  /// The places of runs of modifiers, and those of bodies' shapes.
  private var chains = FingerprintTable()
  private var shapes = FingerprintTable()
  private(set) var roleTable = TypeRoleTable()
  /// What the workspace's own protocols make of a type, by the protocols' names; those that make nothing of it are
  /// not in it.
  private(set) var protocolRoles: [String: TypeRoles] = [:]
  /// The names of SwiftUI's views that the workspace gives to content of its own, nested types among them.
  private(set) var shadowingNames: NameSet = []
  /// The names of functions that give any view back as an `AnyView`.
  package private(set) var erasingFunctionNames = CountedNames()
  /// The labels of arguments in calls that make an instance without the type's name: `title` in `.init(title: text)`.
  package private(set) var shortLabels = CountedNames()
  /// The names of functions that apply a closure to the view by a condition.
  package private(set) var conditionalFunctionNames = CountedNames()

  /// Whether all files of the workspace are in the index. A host that reads them one by one sets it to false until
  /// it has read them all.
  package var isWhole = true

  package init() {}

  // MARK: Updates

  /// Takes the file in, in place of what was known of it. Returns what that changes for other files.
  @discardableResult
  package mutating func update(_ file: SourceFile) -> ChangedNames {
    replace(file.name, with: File(file.name, file.facts))
  }

  /// The same. Tells whether anything changed for other files.
  @discardableResult
  package mutating func update(_ name: String, facts: FileFacts) -> Bool {
    !replace(name, with: File(name, facts)).isEmpty
  }

  /// Forgets a file. Returns what that changes for other files.
  package mutating func forget(_ name: String) -> ChangedNames { replace(name, with: nil) }

  /// The same. Tells whether anything changed for other files.
  @discardableResult
  package mutating func remove(_ name: String) -> Bool { !forget(name).isEmpty }

  private mutating func replace(_ name: String, with new: File?) -> ChangedNames {
    let (readBody, hadOneFile) = (readsBody, fileCount <= 1)
    let changesModules = packages.replace(name, with: new?.exports.targets ?? [])
    let (names, used, fingerprints) = replaceFile(name, with: new)
    return ChangedNames(
      names, used: used, fingerprints: fingerprints,
      affectsAllFiles: changesModules || readsBody != readBody || (fileCount <= 1) != hadOneFile)
  }

  /// Returns the exported names that mean something else now, the names of other files' declarations that the file uses
  /// in another way, and the fingerprints whose places have changed.
  private mutating func replaceFile(_ name: String, with new: File?) -> (
    names: Set<String>, used: Set<String>, fingerprints: Set<UInt64>
  ) {
    guard new != nil || ids[name] != nil else { return ([], [], []) }
    let id = number(of: name)
    let old = files[Int(id)]
    files[Int(id)] = new
    let folder = Self.folder(of: name)
    if old == nil, new != nil { folders[folder, default: []].insert(id) }
    if new == nil { folders[folder]?.remove(id) }
    if folders[folder]?.isEmpty == true { folders[folder] = nil }
    let fingerprints = replaceFingerprints(of: id, old?.facts, new?.facts)
    let used = replaceReferences(of: id, old, new)
    if new == nil {
      ids[name] = nil
      unused.append(id)
    }
    let delegating = replaceDelegating(of: id, old, new)
    let hasOtherMirrors = (old?.reflects ?? false) != (new?.reflects ?? false)
    if let old, let new, old.exports == new.exports, !hasOtherMirrors {
      return (delegating, used, fingerprints)
    }

    let (oldTypes, newTypes) = (old?.exports.types ?? [], new?.exports.types ?? [])
    let (oldFunctions, newFunctions) = (old?.exports.viewFunctions ?? [], new?.exports.viewFunctions ?? [])
    var changed = Self.changedNames(oldTypes, newTypes, by: \.name)
    // `Mirror` sees all properties of what conforms to a protocol, without naming one.
    let mirroring = hasOtherMirrors ? Set((oldTypes + newTypes).map(\.name)) : []
    changed.formUnion(mirroring)
    replaceNames(of: id, old, new)
    replaceRoles(of: id, old, new)
    addInheriting(
      from: Self.changedNames(
        oldTypes.filter(\.mattersToInheriting), newTypes.filter(\.mattersToInheriting), by: \.name
      ).union(mirroring),
      to: &changed)
    if changed.contains(where: { Vocabulary.views[$0] != nil }) { findShadowingNames() }
    countFunctions(oldFunctions, newFunctions)
    changed.formUnion(Self.changedNames(oldFunctions, newFunctions, by: \.name))
    let (oldCostly, newCostly) = (old?.exports.costlyMembers ?? [], new?.exports.costlyMembers ?? [])
    let costly = Self.changedNames(oldCostly, newCostly, by: \.name)
    let users = (oldCostly + newCostly).filter { costly.contains($0.name) }
      .flatMap(costlyNames.names(delegatingTo:))
    // Which type a name means, and who sees it, decides what its members cost others.
    let ofTypes = Self.changedNames(oldTypes, newTypes, by: \.name)
      .flatMap(costlyNames.names(delegatingToType:))
    changed.formUnion(costly.union(delegating).union(users).union(ofTypes))
    if old?.exports.systems ?? [] != new?.exports.systems ?? [] {
      changed.formUnion(SystemVersion.concernedNames)
    }
    // What no other file names concerns none.
    let globals = Set(old?.exports.globals ?? []).symmetricDifference(new?.exports.globals ?? [])
    let aliases = Set(old?.exports.aliases ?? []).symmetricDifference(new?.exports.aliases ?? [])
    changed.formUnion(
      globals.union(aliases).filter {
        referringFiles[FileReferences.key(of: $0)]?.contains(otherThan: id) == true
      })
    return (changed, used, fingerprints)
  }

  private mutating func replaceFingerprints(
    of id: UInt32, _ old: FileFacts?, _ new: FileFacts?
  ) -> Set<UInt64> {
    let precedes = orderOfNames
    var changed = chains.replace(
      id, old?.chains.fingerprints ?? [], new?.chains.fingerprints ?? [], precedes: precedes)
    if let old, let new {
      let runs = new.chains.runs(surroundedOtherwiseThanIn: old.chains)
      changed.formUnion(runs.filter { chains.isShared($0, by: id) })
    }
    return changed.union(
      shapes.replace(id, old?.shapes.fingerprints ?? [], new?.shapes.fingerprints ?? [], precedes: precedes))
  }

  /// Whether the name of the one file comes before that of the other.
  private var orderOfNames: (UInt32, UInt32) -> Bool {
    { [fileNames] a, b in fileNames[Int(a)] < fileNames[Int(b)] }
  }

  private mutating func number(of name: String) -> UInt32 {
    if let id = ids[name] { return id }
    let id = unused.popLast() ?? UInt32(files.count)
    if Int(id) == files.count {
      files.append(nil)
      fileNames.append(name)
    }
    fileNames[Int(id)] = name
    ids[name] = id
    return id
  }

  /// Returns the names of other files' declarations that the file uses in another way, or one of whose properties it does.
  private mutating func replaceReferences(of id: UInt32, _ oldFile: File?, _ newFile: File?) -> Set<String> {
    let (old, new) = (oldFile?.facts.references, newFile?.facts.references)
    let (types, functions, concernedNames) = (typeTable.files, functionFiles, concernedNames)
    // Thousands of types may have a property of one name: only those count that the file refers to.
    lazy var mentioned = Set(
      [old, new].flatMap { $0?.texts ?? [] }.filter {
        types[$0]?.contains(otherThan: id) == true || functions[$0]?.contains(otherThan: id) == true
      })
    var used: Set<String> = []
    func record(_ key: UInt64) {
      guard let concerned = concernedNames[key] else { return }
      for name in mentioned where concerned[name] != nil { used.insert(name) }
    }
    // Both lists of keys are ascending: what they share stays.
    let (gone, come) = (old?.keys ?? [], new?.keys ?? [])
    var (a, b) = (0, 0)
    while a < gone.count || b < come.count {
      if b == come.count || a < gone.count && gone[a] < come[b] {
        referringFiles.remove(id, for: gone[a])
        record(gone[a])
        a += 1
      } else if a == gone.count || come[b] < gone[a] {
        referringFiles.insert(id, for: come[b])
        record(come[b])
        b += 1
      } else {
        let key = come[b]
        let (firstGone, firstCome) = (a, b)
        while a < gone.count, gone[a] == key { a += 1 }
        while b < come.count, come[b] == key { b += 1 }
        if let old, let new, !old.usesNames(firstGone..<a, as: new, firstCome..<b) { record(key) }
      }
    }
    // A view that is used where a widget is declared is taken to be shown in it.
    if (oldFile?.declaresWidget ?? false) != (newFile?.declaresWidget ?? false) {
      for key in gone { record(key) }
      for key in come { record(key) }
    }
    for label in old?.names(usedAs: .shortLabel) ?? [] { shortLabels.remove(label) }
    for label in new?.names(usedAs: .shortLabel) ?? [] { shortLabels.insert(label) }
    if old?.refers(to: "body", as: .member) == true { bodyReaders -= 1 }
    if new?.refers(to: "body", as: .member) == true { bodyReaders += 1 }
    return used
  }

  /// Returns the names of those that may cost something else now.
  private mutating func replaceDelegating(of id: UInt32, _ old: File?, _ new: File?) -> Set<String> {
    let (gone, come) = (old?.exports.delegatingMembers ?? [:], new?.exports.delegatingMembers ?? [:])
    if gone == come { return [] }
    let changed = Set(gone.keys).union(come.keys).filter { gone[$0] != come[$0] }
    let before = changed.filter { costlyNames.files(delegatingFrom: $0) != nil }
    for name in changed {
      for member in gone[name] ?? [] { costlyNames.remove(member, of: id) }
      for member in come[name] ?? [] { costlyNames.insert(member, of: id) }
    }
    return before.union(changed.filter { costlyNames.files(delegatingFrom: $0) != nil })
  }

  private mutating func replaceNames(of id: UInt32, _ old: File?, _ new: File?) {
    let precedes = orderOfNames
    for type in old?.exports.types ?? [] {
      for key in type.concerningKeys { concernedNames.remove(type.name, for: key) }
      typeTable.remove(type, of: id, precedes: precedes)
    }
    for function in old?.exports.viewFunctions ?? [] {
      for key in function.concerningKeys { concernedNames.remove(function.name, for: key) }
      functionFiles.remove(id, for: function.name)
    }
    for global in old?.exports.globals ?? [] { globalFiles.remove(id, for: global) }
    for global in new?.exports.globals ?? [] { globalFiles.insert(id, for: global) }
    for member in old?.exports.costlyMembers ?? [] { costlyNames.remove(member, of: id) }
    for member in new?.exports.costlyMembers ?? [] { costlyNames.insert(member, of: id) }
    for alias in old?.exports.aliases ?? [] { aliasFiles.remove(id, for: alias) }
    for alias in new?.exports.aliases ?? [] { aliasFiles.insert(id, for: alias) }
    for module in old?.exports.importedModules ?? [] { importingFiles.remove(id, for: module) }
    for module in new?.exports.importedModules ?? [] { importingFiles.insert(id, for: module) }
    for system in old?.exports.systems ?? [] { systemFiles.remove(id, for: system) }
    for system in new?.exports.systems ?? [] { systemFiles.insert(id, for: system) }
    for type in new?.exports.types ?? [] {
      for key in type.concerningKeys { concernedNames.insert(type.name, for: key) }
      typeTable.insert(type, of: id, precedes: precedes)
    }
    for function in new?.exports.viewFunctions ?? [] {
      for key in function.concerningKeys { concernedNames.insert(function.name, for: key) }
      functionFiles.insert(id, for: function.name)
    }
  }

  /// The names under which the one list has other facts than the other.
  private static func changedNames<Facts: Equatable>(
    _ old: [Facts], _ new: [Facts], by name: (Facts) -> String
  ) -> Set<String> {
    if old.isEmpty || new.isEmpty { return Set((old + new).map(name)) }
    let (old, new) = (Dictionary(grouping: old, by: name), Dictionary(grouping: new, by: name))
    var changed = Set(new.keys.filter { old[$0] == nil })
    for (name, facts) in old where new[name] != facts { changed.insert(name) }
    return changed
  }

  /// Adds the types that inherit from one of the names, directly or not: what they mean follows from it.
  private func addInheriting(from names: Set<String>, to changed: inout Set<String>) {
    var pending = Array(names)
    while let name = pending.popLast() {
      for type in types(inheritingFrom: name) where changed.insert(type.name).inserted {
        pending.append(type.name)
      }
    }
  }

  /// The declarations and extensions that name the type or the protocol among what they inherit from.
  func types(inheritingFrom name: String) -> [TypeFacts] {
    // Most files that use a type don't inherit from it.
    guard let list = referringFiles[FileReferences.key(of: name)] else { return [] }
    return list.ids.flatMap { id in
      files[Int(id)]?.exports.types.filter { $0.inherited.contains(name) } ?? []
    }
  }

  // MARK: Roles

  private mutating func replaceRoles(of id: UInt32, _ old: File?, _ new: File?) {
    for type in old?.exports.types ?? [] { roleTable.remove(type, ownRoles(of: type)) }
    let protocols = [old, new].flatMap { $0?.exports.types ?? [] }.filter(\.isProtocol)
    let changes = protocols.isEmpty ? [:] : changedProtocolRoles(from: Set(protocols.map(\.name)))
    if !changes.isEmpty {
      // The types of other files that have their roles from one of these protocols.
      var others: Set<UInt32> = []
      for name in changes.keys {
        others.formUnion(referringFiles[FileReferences.key(of: name)]?.ids ?? [])
      }
      others.remove(id)
      let types = others.flatMap { files[Int($0)]?.exports.types ?? [] }
        .filter { $0.inherited.contains { changes[$0] != nil } }
      for type in types { roleTable.remove(type, ownRoles(of: type)) }
      for (name, roles) in changes { protocolRoles[name] = roles.isEmpty ? nil : roles }
      for type in types { roleTable.add(type, ownRoles(of: type)) }
    }
    for type in new?.exports.types ?? [] { roleTable.add(type, ownRoles(of: type)) }
  }

  /// What one declaration makes of its type, by itself and by the workspace's protocols.
  private func ownRoles(of type: TypeFacts) -> TypeRoles {
    protocolRoles.isEmpty
      ? type.roles : type.inherited.reduce(type.roles) { $0.union(protocolRoles[$1] ?? []) }
  }

  /// The new roles of the protocols and of all that refine them, where they differ from the present ones.
  private func changedProtocolRoles(from names: Set<String>) -> [String: TypeRoles] {
    // Those that are concerned, with those that refine each.
    var refining: [String: Set<String>] = [:]
    var pending = Array(names)
    while let name = pending.popLast() {
      guard refining[name] == nil else { continue }
      let found = types(inheritingFrom: name).filter(\.isProtocol).map(\.name)
      refining[name] = Set(found)
      pending += found
    }
    var new: [String: TypeRoles] = [:]
    for name in refining.keys {
      for proto in protocols(named: name) {
        for inherited in proto.inherited where refining[inherited] == nil {
          new[name, default: []].formUnion(protocolRoles[inherited] ?? [])
        }
        new[name, default: []].formUnion(proto.roles)
      }
    }
    // Roles are only added from here on, and there are few: it comes to an end.
    pending = Array(refining.keys)
    while let name = pending.popLast() {
      let roles = new[name] ?? []
      for other in refining[name] ?? [] where !roles.isSubset(of: new[other] ?? []) {
        new[other, default: []].formUnion(roles)
        pending.append(other)
      }
    }
    var changes: [String: TypeRoles] = [:]
    for name in refining.keys where protocolRoles[name] ?? [] != new[name] ?? [] {
      changes[name] = new[name] ?? []
    }
    return changes
  }

  /// SwiftUI's views are few: each is asked for.
  private mutating func findShadowingNames() {
    shadowingNames = NameSet(Vocabulary.views.allNames.filter { roleTable.hasContent(named: $0) })
  }

  private mutating func countFunctions(_ old: [FunctionFacts], _ new: [FunctionFacts]) {
    for function in old where function.conditional != nil { conditionalFunctionNames.remove(function.name) }
    for function in new where function.conditional != nil { conditionalFunctionNames.insert(function.name) }
    for function in old where function.erasesView { erasingFunctionNames.remove(function.name) }
    for function in new where function.erasesView { erasingFunctionNames.insert(function.name) }
  }

  // MARK: Questions about names

  /// How many files are known.
  package var fileCount: Int { ids.count }

  /// The files that refer to the name, sorted.
  package func files(referringTo name: String) -> [String] {
    referring(to: name).map(\.name).sorted()
  }

  /// The uses of the name, by file.
  package func references(to name: String) -> [(file: String, references: [Reference])] {
    referring(to: name).map { ($0.name, $0.facts.references.references(to: name)) }.sorted { $0.0 < $1.0 }
  }

  /// The uses of the name in the file.
  package func references(in file: String, to name: String) -> [Reference] {
    ids[file].flatMap { files[Int($0)]?.facts.references.references(to: name) } ?? []
  }

  /// How many files refer to the name, or to one of the same key.
  func countOfFiles(thatMayReferTo name: String) -> Int {
    referringFiles[FileReferences.key(of: name)]?.count ?? 0
  }

  func referring(to name: String) -> [File] {
    guard let list = referringFiles[FileReferences.key(of: name)] else { return [] }
    return list.ids.compactMap { files[Int($0)] }.filter { $0.facts.references.refers(to: name) }
  }

  /// Whether something may have changed in the file since the generation, because other files have: it refers to a
  /// name that has changed, declares one or one that is used in another way, or is not known, or the text of one of
  /// the files has changed that its findings depend on. Takes time for the file's own names and these files.
  package func isOutdated(
    _ file: String, since generation: Int, consulting others: Set<String> = [], in history: ChangeHistory
  ) -> Bool {
    if history.generation == generation { return false }
    guard !history.hasChangedEverything(since: generation),
      let facts = ids[file].flatMap({ files[Int($0)]?.facts })
    else { return true }
    if others.contains(where: { history.hasChangedText(of: $0, since: generation) }) { return true }
    if !history.hasChangedNames(since: generation) { return false }
    let isChanged = { (key: UInt64) in history.hasChanged(key, since: generation) }
    return facts.references.keys.contains(where: isChanged)
      || (facts.exports.types.lazy.map(\.name) + facts.exports.viewFunctions.lazy.map(\.name)).contains {
        let key = FileReferences.key(of: $0)
        return isChanged(key) || history.hasChangedUses(of: key, since: generation)
      }
      || facts.chains.fingerprints.contains(where: isChanged)
      || facts.shapes.fingerprints.contains(where: isChanged)
  }

  /// What the file exports; nil for an unknown file.
  package func exports(of file: String) -> FileExports? { ids[file].flatMap { files[Int($0)]?.exports } }

  /// The module that the file belongs to; nil where no package's manifest tells.
  package func module(of file: String) -> FileModule? { packages.module(of: file) }

  /// Whether code of the one module may import the other: see `PackageTargets`.
  func mayImport(_ other: FileModule, in module: FileModule) -> Bool {
    packages.mayImport(other, in: module)
  }

  /// Whether code of the one file may use what the other declares: see `PackageTargets`.
  func maySee(_ other: String, from file: String) -> Bool { packages.maySee(other, from: file) }

  /// Whether the workspace has several packages.
  var hasSeveralPackages: Bool { packages.areSeveral }

  /// Whether code of both files may use one declaration: see `PackageTargets`.
  func mayShare(_ file: String, _ other: String) -> Bool { packages.mayShare(file, other) }

  /// Whether some file reads a value's `body`.
  package var readsBody: Bool { bodyReaders > 0 }

  /// Whether a file declares a variable or a function of the name at its top.
  package func declaresGlobal(_ name: String) -> Bool { globalFiles[name] != nil }

  /// Whether a file declares an alias of the name, for a type of any other one.
  package func declaresAlias(_ name: String) -> Bool { aliasFiles[name] != nil }

  /// The files that import the module; those of the modules that most files of an app import aren't known.
  func files(importing module: String) -> [String] {
    (importingFiles[module]?.ids ?? []).compactMap { files[Int($0)]?.name }
  }

  /// The files whose code asks for one of the systems.
  func files(askingFor systems: [SystemVersion]) -> [String] {
    systems.flatMap { systemFiles[$0]?.ids ?? [] }.compactMap { files[Int($0)]?.name }
  }

  /// The files that declare a variable or a function of the name at their top, sorted.
  package func files(declaringGlobal name: String) -> [String] {
    (globalFiles[name]?.ids ?? []).compactMap { files[Int($0)]?.name }.sorted()
  }

  /// The files that declare an alias of the name, sorted.
  func files(declaringAlias name: String) -> [String] {
    (aliasFiles[name]?.ids ?? []).compactMap { files[Int($0)]?.name }.sorted()
  }

  // MARK: Questions about repeated code

  /// How many places of the workspace have the run of modifiers, by its fingerprint.
  func placeCount(ofRun fingerprint: UInt64) -> Int { chains.count(of: fingerprint) }

  /// The places that have the run, which is of so many modifiers, by file, in the order of the text, until `body`
  /// returns false.
  func forEachPlace(
    ofRun fingerprint: UInt64, count: Int, _ body: (_ file: String, ModifierChains.Run) -> Bool
  ) {
    for id in chains.files(with: fingerprint) {
      guard let file = files[Int(id)] else { continue }
      guard file.facts.chains.forEachPlace(of: fingerprint, count: count, { body(file.name, $0) }) else {
        return
      }
    }
  }

  /// How many views have a body of the shape, by its fingerprint.
  func viewCount(ofShape fingerprint: UInt64) -> Int { shapes.count(of: fingerprint) }

  /// The bodies of the shape, by file, in the order of the text, until `body` returns false.
  func forEachView(ofShape fingerprint: UInt64, _ body: (_ file: String, ViewShapes.Shape) -> Bool) {
    for id in shapes.files(with: fingerprint) {
      guard let file = files[Int(id)] else { continue }
      guard file.facts.shapes.forEachShape(of: fingerprint, { body(file.name, $0) }) else { return }
    }
  }
}

extension WorkspaceIndex.File {
  /// Whether its code may look at a value's properties without naming them.
  fileprivate var reflects: Bool { facts.references.refers(to: "Mirror") }

  fileprivate var declaresWidget: Bool { exports.types.contains { $0.roles.contains(.widget) } }
}
