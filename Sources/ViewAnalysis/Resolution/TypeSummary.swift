/// What all declarations and extensions of a type say together, in the file and in the workspace.
struct TypeSummary {
  /// The names of everything that they conform to or inherit from, each once.
  private(set) var inherited: [String] = []
  /// The kinds of the declarations.
  private(set) var kinds: Set<SyntaxKind> = []
  /// Whether `body`, or `body(content:)` of a modifier, is declared.
  private(set) var declaresBody = false
  private(set) var isGeneric = false
  /// Names of generic parameters that are views.
  private(set) var viewParameters: Set<String> = []
  /// Whether an extension declares an initializer.
  private(set) var extensionsHaveInitializers = false
  /// Whether no other file declares or extends it.
  let isWhollyInFile: Bool

  /// `own`: the file's declarations; `facts`: the workspace's, those of this file in its present state among them.
  init(own: [TypeModel], facts: [TypeFacts]) {
    isWhollyInFile = facts.count <= own.count { !$0.isLocal }
    var seen: Set<String> = []
    for type in own { add(type, &seen) }
    // Else they say of the same declarations the same again.
    if !isWhollyInFile || own.isEmpty { for type in facts { add(type, &seen) } }
  }

  private mutating func add(_ type: TypeFacts, _ seen: inout Set<String>) {
    for name in type.inherited where seen.insert(name).inserted { inherited.append(name) }
    kinds.insert(type.kind)
    if type.declaresBody { declaresBody = true }
    if type.isGeneric {
      isGeneric = true
      viewParameters.formUnion(type.viewParameters)
    }
    if type.kind == .extensionDecl, !type.initializers.isEmpty { extensionsHaveInitializers = true }
  }

  /// The same of a declaration of the file, without making facts of all its members.
  private mutating func add(_ type: TypeModel, _ seen: inout Set<String>) {
    for name in type.inheritedTypes.compactMap({ $0.typeName?.text })
    where seen.insert(name).inserted {
      inherited.append(name)
    }
    kinds.insert(type.node.kind)
    if type.body != nil || type.modifierBody != nil { declaresBody = true }
    if !type.declaration.genericParameters.isEmpty {
      isGeneric = true
      viewParameters.formUnion(type.viewParameters.map(\.text))
    }
    if type.isExtension, !type.initializers.isEmpty { extensionsHaveInitializers = true }
  }

  /// Whether a declaration that is no extension is among them.
  var isDeclared: Bool { kinds.contains { $0 != .extensionDecl } }
}

extension ViewResolver {
  /// The summary of the type.
  func summary(of type: TypeModel) -> TypeSummary {
    summary(ofQualifiedName: type.qualifiedName, named: type.name)
  }

  /// The summary of the type that the name, where it is written, means; nil for one that the workspace doesn't know.
  func summary(of name: Name) -> TypeSummary? {
    workspaceType(name).map { summary(ofQualifiedName: $0, named: name.text) }
  }

  /// The summary of the type of the qualified name, whose bare name is `name`.
  func summary(ofQualifiedName type: String, named name: String) -> TypeSummary {
    if let known = summaries[type] { return known }
    let found = TypeSummary(
      own: file.types(qualifiedName: type),
      facts: workspace.types(qualifiedName: type, named: name))
    summaries[type] = found
    return found
  }

  /// Whether all declarations of the type and its extensions are in this file, so that all its members are known.
  func isWhollyInFile(_ type: TypeModel) -> Bool { type.isLocal || summary(of: type).isWhollyInFile }
}
