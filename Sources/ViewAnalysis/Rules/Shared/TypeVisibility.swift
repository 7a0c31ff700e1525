extension RuleContext {
  /// Whether other files can name the type: neither it nor a type around it is private.
  func isVisibleOutside(_ type: TypeModel) -> Bool {
    !type.isLocal && typesOutwards(from: type).allSatisfy { ($0.node.access ?? .internal) >= .internal }
  }

  /// Whether no other declaration of the workspace has the type's bare name: then each use of the name is one of the
  /// type.
  func isOnlyType(_ type: TypeModel) -> Bool {
    workspace.typeDeclarations(named: type.name).count <= 1
      && file.types(named: type.name).count { !$0.isExtension } == 1 && !workspace.declaresAlias(type.name)
  }

  /// The generic type that the type is, or is nested in: outside of it, the type can't be named without its arguments.
  func genericType(around type: TypeModel) -> String? {
    var path = type.qualifiedName[...]
    while true {
      let name = path.split(separator: ".").last.map(String.init) ?? ""
      let declarations = workspace.typeDeclarations(named: name)
      if declarations.contains(where: { $0.facts.qualifiedName == path && $0.facts.isGeneric }) {
        return name
      }
      guard let period = path.lastIndex(of: ".") else { return nil }
      path = path[..<period]
    }
  }

  /// The access of a declaration that makes the type by the initializer, where other modules can: `public `.
  func accessPrefix(of type: TypeModel, _ initializer: InitializerFacts) -> String {
    // The memberwise initializer is internal, and its parameters' types may be.
    let own = min(
      AccessLevel.public, initializer.isMemberwise ? .internal : initializer.access ?? .internal)
    let access = typesOutwards(from: type).reduce(own) { min($0, $1.node.access ?? .internal) }
    return access == .public ? "public " : access == .package ? "package " : ""
  }

  /// The type's `@available` attributes, and those of the types around it, a line each.
  func availability(of type: TypeModel) -> [String] {
    typesOutwards(from: type).flatMap { declaration in
      declaration.node.attributes.filter { $0.attributeName == "available" }.map(\.text)
    }
  }

  /// The type and the types around it, the innermost first.
  func typesOutwards(from type: TypeModel) -> UnfoldFirstSequence<TypeModel> {
    sequence(first: type) { file.enclosingType(of: $0.node) }
  }
}

extension TypeFacts {
  /// Whether it is an extension for the one type: `extension ButtonStyle where Self == Card`.
  func isAbout(_ type: TypeModel) -> Bool {
    guard kind == .extensionDecl, let whereClause else { return false }
    return whereClause.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type.name }
  }
}

extension String {
  /// Without the mark for parameters where there are none: `card()` for `card(…)`.
  func replacingEmptyParentheses(_ areEmpty: Bool) -> String {
    areEmpty ? split(separator: "(…)", omittingEmptySubsequences: false).joined(separator: "()") : self
  }
}
