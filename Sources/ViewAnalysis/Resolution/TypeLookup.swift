/// What a type's name means where it is written.
extension ViewResolver {
  /// Whether the name means a type of the workspace there, so that it is not one of Apple's.
  ///
  /// A nested type is meant inside of the type that it is nested in, in its extensions and in types that inherit from
  /// it, or where it is spelt with the names of the types around it.
  package func declares(_ name: Name) -> Bool {
    let text = name.text
    let own = file.types(named: text)
    guard !own.isEmpty || workspace.knows(text) else { return false }
    guard let candidates = qualifiedNames(meantBy: name) else {
      return own.contains { !$0.isExtension } || workspace.roleTable.declares(text)
    }
    return candidates.contains {
      declares(qualifiedName: $0) || workspace.roleTable.declares(qualifiedName: $0)
    }
  }

  /// Whether the name, written at the UTF-8 offset, would mean a type of the workspace.
  func declares(_ name: String, at offset: Int) -> Bool { qualifiedName(of: name, at: offset) != nil }

  /// The qualified name of the type of the workspace that the name, written at the UTF-8 offset, would mean.
  func qualifiedName(of name: String, at offset: Int) -> String? {
    guard !file.types(named: name).isEmpty || workspace.knows(name) else { return nil }
    return qualifiedNames(of: name, at: offset).first {
      declares(qualifiedName: $0) || workspace.roleTable.declares(qualifiedName: $0)
    }
  }

  /// How code at the UTF-8 offset names the protocol `View`: with its module where a type around it has one of the name.
  func viewProtocol(at offset: Int) -> String { declares("View", at: offset) ? "SwiftUI.View" : "View" }

  /// The qualified name of the type that the name means there, if this file or the workspace declares or extends it.
  func workspaceType(_ name: Name) -> String? {
    let text = name.text
    guard !file.types(named: text).isEmpty || workspace.knows(text) else { return nil }
    let spelling = spelling(of: name)
    if let spelling, let known = meanings[spelling] { return known }
    let candidates = qualifiedNames(meantBy: name) ?? [text]
    let meaning = candidates.first(where: knows(qualifiedName:))
    if let spelling { meanings[spelling] = .some(meaning) }
    return meaning
  }

  /// The qualified name of the type that a name in the inheritance clause of the type of the other qualified name means,
  /// if this file or the workspace declares or extends it.
  func workspaceType(_ name: String, inheritedBy type: String) -> String? {
    guard !file.types(named: name).isEmpty || workspace.knows(name) else { return nil }
    var around = type[...]
    while let period = around.lastIndex(of: ".") {
      around = around[..<period]
      let candidate = around + "." + name
      if knows(qualifiedName: candidate) { return candidate }
    }
    return knows(qualifiedName: name) ? name : nil
  }

  private func knows(qualifiedName: String) -> Bool {
    !file.types(qualifiedName: qualifiedName).isEmpty
      || workspace.roleTable.knows(qualifiedName: qualifiedName)
  }

  /// Whether the bare name of a system's type may mean a type of the workspace in this file: one at the top of a file, or
  /// one in a type that this file has code of.
  func isHidden(systemType name: String) -> Bool {
    workspace.typeDeclarations(named: name).contains { declaration in
      let path = declaration.facts.qualifiedName
      guard let period = path.lastIndex(of: ".") else { return true }
      let outer = path[..<period]
      return file.types.contains { $0.qualifiedName == outer || $0.qualifiedName.hasPrefix(outer + ".") }
    }
  }

  /// Whether the name, one of SwiftUI's, means another type there: one of this file, or content of the workspace.
  func isShadowed(_ name: Name) -> Bool {
    let (here, elsewhere) = (file.shadowingNames.contains(name), workspace.shadowingNames.contains(name))
    guard here || elsewhere else { return false }
    let spelling = spelling(of: name)
    if let spelling, let known = shadowings[spelling] { return known }
    guard let candidates = qualifiedNames(meantBy: name) else { return true }
    let answer = candidates.contains { candidate in
      if here, declares(qualifiedName: candidate) { return true }
      return elsewhere && workspace.roleTable.declares(qualifiedName: candidate)
        && !workspace.roleTable.roles(ofQualifiedName: candidate).isEmpty
    }
    if let spelling { shadowings[spelling] = answer }
    return answer
  }

  private func declares(qualifiedName: String) -> Bool {
    file.types(qualifiedName: qualifiedName).contains { !$0.isExtension }
  }

  /// A type's name as this file writes it: what it means depends on nothing else.
  struct Spelling: Hashable {
    /// The index of the type around it; nil outside of types.
    let scope: Int?
    /// The name, after those that are written before it.
    let path: String
  }

  private func spelling(of name: Name) -> Spelling? {
    guard name.tree == file.tree, let qualifiers = qualifiers(of: name) else { return nil }
    let scope = file.enclosingType(atOffset: name.range.lowerBound)?.index
    return Spelling(scope: scope, path: (qualifiers + [name.text]).joined(separator: "."))
  }

  /// The qualified names that the name may stand for, the innermost first; nil where what is written before it does not
  /// tell, as in `List<Int>.Row`.
  private func qualifiedNames(meantBy name: Name) -> [String]? {
    let text = name.text
    guard name.tree == file.tree else { return [text] }
    guard let qualifiers = qualifiers(of: name) else { return nil }
    let path = (qualifiers + [text]).joined(separator: ".")
    var names = qualifiedNames(of: path, at: name.range.lowerBound)
    // `App.Row`: what is no type may be the module.
    if qualifiers.count == 1, let module = qualifiers.first, !Vocabulary.modules.contains(module),
      file.types(named: module).isEmpty, !workspace.knows(module)
    {
      names.append(text)
    }
    return names
  }

  private func qualifiedNames(of path: String, at offset: Int) -> [String] {
    scopes(at: offset).map { $0 + "." + path } + [path]
  }

  /// The names before the name, each followed by a period; nil where something else than a name precedes a period.
  private func qualifiers(of name: Name) -> [String]? {
    let tokens = file.tree.tokens
    var index = tokens.partitionIndex { Int($0.end) > name.range.lowerBound }
    var names: [String] = []
    while index >= 2, tokens[index - 1].kind == .period {
      let token = tokens[index - 2]
      switch token.kind {
      case .kwSelf, .kwSelfType: break
      default:
        guard token.kind.isIdentifierLike else { return nil }
        names.append(Name(tree: file.tree, token: token).text)
      }
      index -= 2
    }
    return names.reversed()
  }

  /// The qualified names of the types whose nested types can be named without qualification, the innermost first: the
  /// types around the UTF-8 offset, and those that they inherit from.
  private func scopes(at offset: Int) -> [String] {
    guard let type = file.enclosingType(atOffset: offset) else { return [] }
    if let known = scopes[type.qualifiedName] { return known }
    var found: [String] = []
    var around = type.qualifiedName[...]
    while !around.isEmpty {
      var pending = [String(around)]
      while let scope = pending.popLast() {
        if found.contains(scope) { continue }
        found.append(scope)
        pending += inheritedNames(ofQualifiedName: scope).map { workspaceType($0, inheritedBy: scope) ?? $0 }
      }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    scopes[type.qualifiedName] = found
    return found
  }

  private func inheritedNames(ofQualifiedName type: String) -> [String] {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let own = file.types(qualifiedName: type).flatMap(\.inheritedTypes)
      .compactMap { $0.typeName?.text }
    // What extends one of the many declarations of `View` adds no scope.
    guard workspace.roleTable.declares(qualifiedName: type) else { return own }
    return own + workspace.types(qualifiedName: type, named: name).flatMap(\.inherited)
  }
}
