/// The declarations that types mean, and how code elsewhere names what stands in them.
extension TypeInference {
  /// The type's name with those of the types around it: `Dashboard.Point` for `Point` in `Dashboard`. Nil for what is
  /// no name, or none of a type of the workspace.
  func qualifiedName(of type: InferredType) -> String? {
    guard let path = type.path, let last = path.last else { return nil }
    switch type {
    case .written(let node):
      return node.tokenRange.last.flatMap {
        resolver.workspaceType(Name(tree: node.tree, token: node.tree.tokens[$0]))
      }
    // It is known by the name that it has anywhere.
    case .known(let text): return resolver.workspace.knows(last) ? text : nil
    case .optional: return nil
    }
  }

  /// The one declaration of the type of the qualified name, where neither it nor a type around it is generic.
  func declaration(qualifiedName: String) -> TypeFacts? {
    var found: TypeFacts?
    var path = ""
    for name in qualifiedName.split(separator: ".") {
      path += path.isEmpty ? String(name) : "." + name
      // Of several types of one name at the top each may be another module's.
      let meant = resolver.workspace.typeDeclarations(named: String(name)).map(\.facts)
        .filter { $0.qualifiedName == path }
      guard meant.count == 1, let facts = meant.first, !facts.isGeneric else { return nil }
      found = facts
    }
    return found
  }

  /// The same with those of its extensions that declare a property or a method of the name.
  func declarations(of type: InferredType, declaring member: String) -> [TypeFacts] {
    guard let name = qualifiedName(of: type), let main = declaration(qualifiedName: name) else { return [] }
    return resolver.workspace.types(named: main.name, declaring: member).map(\.facts)
      .filter { $0.qualifiedName == name }
  }

  /// The type, or the nearest of its superclasses, that declares the member: what a class declares again is its own. The
  /// type itself where none of them is known to.
  func owner(of member: String, in type: InferredType) -> InferredType {
    var owner = type
    for _ in 0..<Self.mostSuperclasses {
      guard let name = qualifiedName(of: owner), let facts = declaration(qualifiedName: name),
        facts.kind == .classDecl
      else { return type }
      if !declarations(of: owner, declaring: member).isEmpty { return owner }
      // Only the first type that a class inherits from can be a class.
      guard let superclass = facts.inherited.first,
        let known = resolver.workspaceType(superclass, inheritedBy: name)
      else { return type }
      owner = .known(known)
    }
    return type
  }

  /// A class with more of them is taken to inherit from itself.
  private static let mostSuperclasses = 8

  // MARK: Values of a type's own

  /// The type that the value gives a property of the type of the qualified name.
  func type(of value: OwnValueFacts, in owner: String) -> InferredType? {
    guard let text = spelled(value.type, in: owner) else { return nil }
    if let type = systemType(of: value) { return type }
    if value.member == nil, text.hasPrefix("[") || text == "Date" { return .known(text) }
    guard let facts = declaration(qualifiedName: text) else { return nil }
    let isOwn = value.member.map { givesOwnValue($0, of: facts) } ?? makesValues(facts)
    return isOwn ? .known(text) : nil
  }

  /// Whether the member that stands after the type's name gives a value of the type: `Store.shared`, `Filter.all`.
  func givesOwnValue(_ member: String, of type: Node) -> Bool {
    guard let name = qualifiedName(of: .written(type)), let last = type.referencedName?.text else {
      return false
    }
    // Several modules may have a type of the name, which is what is written.
    let declarations = resolver.workspace.typeDeclarations(named: last).map(\.facts)
      .filter { $0.qualifiedName == name }
    return !declarations.isEmpty && declarations.allSatisfy { givesOwnValue(member, of: $0) }
  }

  /// The type of the static property of a type of the workspace, as its declaration or a literal tells.
  func type(ofConstant member: String, of type: Node) -> InferredType? {
    guard let name = qualifiedName(of: .written(type)) else { return nil }
    let properties = declarations(of: .written(type), declaring: member).flatMap(\.properties)
      .filter { $0.name == member && $0.isStatic }
    guard properties.count == 1, let property = properties.first else { return nil }
    if let text = property.type ?? property.literalType { return spelled(text, in: name).map { .known($0) } }
    return property.isStored ? property.ownValue.flatMap { self.type(of: $0, in: name) } : nil
  }

  private func givesOwnValue(_ member: String, of type: TypeFacts) -> Bool {
    guard !type.isGeneric else { return false }
    let own = resolver.workspace.types(named: type.name, declaring: member).map(\.facts)
      .filter { $0.qualifiedName == type.qualifiedName }
    if own.isEmpty {
      // Nothing but a case is left, if no protocol brings the member.
      return type.kind == .enumDecl && member != "allCases" && !type.cases.contains { $0.name == member }
        && !type.inherited.contains(where: resolver.workspace.knows)
    }
    let properties = own.flatMap(\.properties).filter { $0.name == member && $0.isStatic }
    guard !properties.isEmpty, !own.contains(where: { $0.functions.contains { $0.name == member } }) else {
      return false
    }
    return properties.allSatisfy { property in
      let names = [type.name, type.qualifiedName]
      if let annotation = property.type { return annotation == "Self" || names.contains(annotation) }
      guard let value = property.ownValue, property.attributes.isEmpty else { return false }
      return value.member == nil && (value.type == "Self" || names.contains(value.type)) && makesValues(type)
    }
  }

  /// Whether what is written as a call of the type gives a value of it, and nothing optional.
  private func makesValues(_ type: TypeFacts) -> Bool {
    (type.kind == .structDecl || type.kind == .classDecl || type.kind == .actorDecl) && !type.isGeneric
      && !resolver.workspace.types(named: type.name).contains {
        $0.facts.initializers.contains(where: \.mayFail)
      }
  }

  // MARK: Names

  /// How a class of the type tells of its changes.
  func objectKind(of type: InferredType) -> ObjectKind? {
    guard let name = type.path?.last else { return nil }
    let qualified = qualifiedName(of: type)
    // A name alone may be that of a type which only its file declares.
    if type.namedType == nil || qualified?.contains(".") == true {
      return qualified.flatMap { resolver.objectKind(ofTypeNamed: name, qualifiedName: $0) }
    }
    return resolver.objectKind(ofTypeNamed: name, qualifiedName: qualified)
  }

  /// How this file can write the type that the text means in the declaration of the other type: `[Dashboard.Point]` for
  /// `[Point]` in `Dashboard`. It is made of types of the workspace that are declared once, and of the standard
  /// library's; nil where a name could mean something else here.
  func spelled(_ text: String, in owner: String) -> String? {
    guard !text.contains("("), !text.contains(where: \.isNewline) else { return nil }
    var spelled = ""
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        spelled.append(rest.removeFirst())
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest.dropFirst(name.count)
      guard let name = self.spelled(name: String(name), in: owner) else { return nil }
      spelled += name
    }
    return spelled
  }

  private func spelled(name: String, in owner: String) -> String? {
    if name == "any" { return name }
    guard let last = name.split(separator: ".").last.map(String.init), name != "Self", name != "some" else {
      return nil
    }
    // An alias may stand where the type's owner sees it, and nothing tells what it means.
    guard !name.split(separator: ".").contains(where: { resolver.workspace.declaresAlias(String($0)) }) else {
      return nil
    }
    let known = resolver.workspace.typeDeclarations(named: last).map(\.facts)
    var around = owner[...]
    while !around.isEmpty {
      let candidate = around + "." + name
      if known.contains(where: { $0.qualifiedName == candidate }) {
        return canName(String(candidate)) ? String(candidate) : nil
      }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    if known.isEmpty || Self.everywhere.contains(name) && !resolver.isHidden(systemType: name) {
      return Self.everywhere.contains(name) ? name : nil
    }
    return canName(name) ? name : nil
  }

  /// Whether the qualified name means the type that it is the name of, where this file's types are used: all types in it
  /// can be named there.
  private func canName(_ qualifiedName: String) -> Bool {
    let names = qualifiedName.split(separator: ".")
    guard let first = names.first.map(String.init),
      names.indices.allSatisfy({ index in
        declaration(qualifiedName: names[...index].joined(separator: "."))
          .map { $0.access ?? .internal >= .internal } ?? false
      })
    else { return false }
    // A name that SwiftUI has, too, says which type is meant in its own module only.
    let isOfSystem = Vocabulary.views[first] != nil || Vocabulary.protocols[first] != nil
    let workspace = resolver.workspace
    let module = workspace.module(of: resolver.fileName ?? "")
    guard
      !isOfSystem
        || workspace.typeDeclarations(named: first).allSatisfy({ workspace.module(of: $0.file) == module })
    else { return false }
    return file.types(named: first).allSatisfy { $0.qualifiedName == first }
  }
}
