/// The facts of all files of a workspace, merged.
///
/// Names stand for types here, without modules. Where several types share one name, an answer holds for
/// all of them, or it is no.
package struct WorkspaceIndex: Sendable {
  private var files: [String: FileFacts] = [:]
  /// Every declaration of a type, by the type's bare name.
  private var declarations: [String: [Placed<TypeFacts>]] = [:]
  private var viewFunctions: [String: [Placed<FunctionFacts>]] = [:]
  /// The names of those that apply a closure to the view by a condition.
  package private(set) var conditionalFunctionNames: NameSet = []
  /// The protocols, by file: few, and looked at together whenever one of them changes.
  private var protocols: [String: [TypeFacts]] = [:]
  /// What the workspace's own protocols make of a type, by the protocols' names.
  private var protocolRoles: [String: TypeRoles] = [:]
  /// The names of SwiftUI's views that the workspace gives to content of its own.
  private(set) var shadowingNames: NameSet = []
  /// Every such name that a type has been seen with.
  private var namesOfSwiftUI: Set<String> = []

  /// A class, so that going through many of them copies no facts.
  private final class Placed<Facts: Sendable>: Sendable {
    let file: String
    let facts: Facts

    init(file: String, facts: Facts) {
      self.file = file
      self.facts = facts
    }
  }

  package init() {}

  /// Puts a file's facts in place of the ones it had. Tells whether anything changed for other files.
  @discardableResult
  package mutating func update(_ name: String, facts: FileFacts) -> Bool {
    if files[name] == facts { return false }
    let old = files.removeValue(forKey: name)
    if let old { forget(old, of: name) }
    files[name] = facts
    for type in facts.types {
      declarations[type.name, default: []].append(Placed(file: name, facts: type))
    }
    for function in facts.viewFunctions {
      viewFunctions[function.name, default: []].append(Placed(file: name, facts: function))
    }
    let hadRoles = protocolRoles
    replaceProtocols(of: name, with: facts.types.filter { $0.kind == .protocolDecl })
    findShadowingNames(facts, old, protocolsChanged: hadRoles != protocolRoles)
    let isConditional = { (function: FunctionFacts) in function.conditional != nil }
    if facts.viewFunctions.contains(where: isConditional)
      || old?.viewFunctions.contains(where: isConditional) == true
    {
      findConditionalFunctions()
    }
    return true
  }

  /// Forgets a file. Tells whether anything changed for other files.
  @discardableResult
  package mutating func remove(_ name: String) -> Bool {
    guard let facts = files.removeValue(forKey: name) else { return false }
    forget(facts, of: name)
    let hadRoles = protocolRoles
    replaceProtocols(of: name, with: [])
    findShadowingNames(facts, nil, protocolsChanged: hadRoles != protocolRoles)
    if facts.viewFunctions.contains(where: { $0.conditional != nil }) { findConditionalFunctions() }
    return true
  }

  // MARK: Questions

  /// How many files are known.
  package var fileCount: Int { files.count }

  /// Whether the workspace has a type, a protocol or an extension of the name.
  package func knows(_ name: String) -> Bool { declarations[name] != nil }

  /// Whether a type of the name, nested in no other, is a view, a scene or other content of SwiftUI's.
  private func declaresContent(_ name: String) -> Bool {
    declarations[name]?.contains {
      $0.facts.kind != .extensionDecl && $0.facts.qualifiedName == name && !ownRoles(of: $0.facts).isEmpty
    } ?? false
  }

  /// Whether every type of the name is a view.
  package func isViewType(_ name: String) -> Bool { roles(of: name).contains(.view) }

  /// What every type of the name is to SwiftUI, by its declaration, extensions in any file, and protocols of
  /// the workspace.
  package func roles(of name: String) -> TypeRoles {
    guard let placed = declarations[name] else { return [] }
    if placed.count == 1 { return ownRoles(of: placed[0].facts) }
    // What nobody makes anything of is nothing: `String` with its many extensions.
    if placed.allSatisfy({ ownRoles(of: $0.facts).isEmpty }) { return [] }
    // Declarations of one type share the qualified name.
    var groups: [String: (roles: TypeRoles, each: [TypeRoles])] = [:]
    for place in placed {
      let roles = ownRoles(of: place.facts)
      var group = groups[place.facts.qualifiedName] ?? ([], [])
      group.roles.formUnion(roles)
      if place.facts.kind != .extensionDecl { group.each.append(roles) }
      groups[place.facts.qualifiedName] = group
    }
    var common: TypeRoles?
    for group in groups.values {
      // Two types of one qualified name (in two modules): an extension may be either's, so only what
      // each declares itself counts.
      let roles =
        group.each.count > 1
        ? group.each.dropFirst().reduce(group.each[0]) { $0.intersection($1) } : group.roles
      common = common.map { $0.intersection(roles) } ?? roles
    }
    return common ?? []
  }

  /// What the workspace's protocol makes of a type that conforms to it.
  func roles(ofProtocol name: Name) -> TypeRoles {
    protocolRoles.isEmpty ? [] : protocolRoles[name.text] ?? []
  }

  /// The declarations and extensions of types of the name, with the files that they stand in, by file.
  package func types(named name: String) -> [(file: String, facts: TypeFacts)] {
    declarations[name]?.map { ($0.file, $0.facts) }.sorted { $0.0 < $1.0 } ?? []
  }

  /// The functions of the name that the workspace adds to `View`, by file.
  package func viewFunctions(named name: String) -> [(file: String, facts: FunctionFacts)] {
    viewFunctions[name]?.map { ($0.file, $0.facts) }.sorted { $0.0 < $1.0 } ?? []
  }

  /// Whether some file reads a value's `body`.
  package var readsBody: Bool { files.values.contains { $0.readsBody } }

  /// Whether `body` stands in some declaration or extension of a type of the name.
  package func declaresBody(_ name: String) -> Bool {
    declarations[name]?.contains { $0.facts.declaresBody } ?? false
  }

  /// Whether one of the protocols, or one that they refine, requires a member of the name. Protocols that
  /// the workspace does not declare are taken to require nothing.
  package func requires(_ member: String, byProtocols names: [String]) -> Bool {
    var pending = names
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let placed = declarations[name] else { continue }
      for place in placed where place.facts.kind == .protocolDecl {
        if place.facts.requirements.contains(member) { return true }
        pending += place.facts.inherited
      }
    }
    return false
  }

  /// The names of everything that the type conforms to or inherits from, in any file.
  package func inheritedNames(of name: String) -> [String] {
    declarations[name]?.flatMap(\.facts.inherited) ?? []
  }

  // MARK: Upkeep

  private mutating func forget(_ facts: FileFacts, of file: String) {
    for type in facts.types {
      declarations[type.name]?.removeAll { $0.file == file }
      if declarations[type.name]?.isEmpty == true { declarations[type.name] = nil }
    }
    for function in facts.viewFunctions {
      viewFunctions[function.name]?.removeAll { $0.file == file }
      if viewFunctions[function.name]?.isEmpty == true { viewFunctions[function.name] = nil }
    }
  }

  private func ownRoles(of facts: TypeFacts) -> TypeRoles {
    var roles = facts.roles
    if !protocolRoles.isEmpty {
      for name in facts.inherited { roles.formUnion(protocolRoles[name] ?? []) }
    }
    return roles
  }

  private mutating func findConditionalFunctions() {
    let named = viewFunctions.filter { $0.value.contains { $0.facts.conditional != nil } }
    conditionalFunctionNames = NameSet(named.keys.sorted())
  }

  /// Asked after a change of one file's facts; most have to do with none of these names.
  private mutating func findShadowingNames(_ facts: FileFacts, _ other: FileFacts?, protocolsChanged: Bool) {
    let touched = (facts.types + (other?.types ?? [])).filter(\.hasNameOfSwiftUI)
    guard !touched.isEmpty || protocolsChanged && !namesOfSwiftUI.isEmpty else { return }
    namesOfSwiftUI.formUnion(touched.map(\.name))
    shadowingNames = NameSet(namesOfSwiftUI.filter { declaresContent($0) })
  }

  private mutating func replaceProtocols(of name: String, with new: [TypeFacts]) {
    if protocols[name] ?? [] == new { return }
    protocols[name] = new.isEmpty ? nil : new
    findProtocolRoles()
  }

  /// Follows the refinements among the workspace's protocols until nothing is added.
  private mutating func findProtocolRoles() {
    var found: [String: TypeRoles] = [:]
    let protocols = protocols.values.joined()
    var changed = true
    while changed {
      changed = false
      for proto in protocols {
        let roles = proto.inherited.reduce(proto.roles) { $0.union(found[$1] ?? []) }
        if !roles.isSubset(of: found[proto.name] ?? []) {
          found[proto.name, default: []].formUnion(roles)
          changed = true
        }
      }
    }
    protocolRoles = found
  }
}
