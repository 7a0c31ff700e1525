/// Everything that the workspace's code does with one type: what rewrites across files start from. Checks ask for
/// `TypeCall`s, which cost less.
package struct TypeUses {
  /// The calls that make an instance of it, by file, in the order of the text.
  package fileprivate(set) var calls: [InitializerCall] = []
  /// What else names the type: annotations, generic arguments, extensions, `T.init` as a value, …
  package fileprivate(set) var mentions: [TypeMention] = []
  /// The initializers that the type and its extensions declare; for a struct without any, the memberwise one.
  package fileprivate(set) var initializers: [TypeInitializer] = []
  /// The type's declarations: itself and its extensions.
  package fileprivate(set) var declarations: [(file: String, facts: TypeFacts)] = []
}

/// An initializer, and which one of its declaration it is.
package struct TypeInitializer {
  package let file: String
  package let facts: InitializerFacts
  package let isInExtension: Bool
  /// Index among the initializers of its declaration.
  package let index: Int
}

/// A call that makes an instance of a type: `Card(title: "A") { … }`, `Card.init(…)`, `let card: Card = .init(…)`.
package struct InitializerCall {
  package let source: SourceFile
  package let call: FunctionCall
  /// Index of the initializer in `TypeUses.initializers`; nil where none fits, or several do.
  package let initializer: Int?
  /// The arguments in the order of the text, each with its parameter; empty where the initializer is not known.
  package let arguments: [MatchedArgument]
  /// What is called doesn't name the type: `.init(…)`, `Self(…)`.
  package let isImplicit: Bool

  package var isInPreview: Bool { source.model.isInPreview(call.node) }

  /// What the call passes for the parameter of the index; nil where it leaves it to the default.
  package func argument(for parameter: Int) -> MatchedArgument? {
    arguments.first { $0.parameter == parameter }
  }
}

/// Code that names a type without making an instance of it there.
package struct TypeMention {
  package enum Kind: Sendable {
    /// `extension T`.
    case `extension`
    /// After the colon of a type or an extension: a superclass.
    case inheritance
    /// `T.member`, `T.Nested`.
    case member
    /// `T.init` as a value.
    case initializerValue
    /// `self.init(…)` in an initializer of the type.
    case delegation
    /// A type in any other place: an annotation, a generic argument, a cast, an alias, `T.self`.
    case type
  }

  package let source: SourceFile
  /// UTF-8 offsets of the name.
  package let range: Range<Int>
  package let kind: Kind
}

extension ViewResolver {
  /// What all code of the workspace does with a type of this file.
  ///
  /// Nil where that can't be known: a file that names it can't be read, the index is not whole, the name may mean
  /// another type as well. It reads and resolves each file that names the type: it is for rewrites, not for checks.
  package func uses(of type: TypeModel) -> TypeUses? {
    guard let fileName, !type.isProtocol else { return nil }
    if type.isLocal { return nil }
    var reader = TypeUseReader(
      type: DeclaredType(name: type.name, qualifiedName: type.qualifiedName, file: fileName), resolver: self)
    return reader.read()
  }
}

/// A type by the file that declares it.
struct DeclaredType {
  let name: String
  let qualifiedName: String
  let file: String
}

private struct TypeUseReader {
  let type: DeclaredType
  /// The resolver of the file that declares the type.
  let resolver: ViewResolver
  private var uses = TypeUses()

  init(type: DeclaredType, resolver: ViewResolver) {
    self.type = type
    self.resolver = resolver
  }

  private var workspace: WorkspaceIndex { resolver.workspace }

  mutating func read() -> TypeUses? {
    guard workspace.isWhole, !workspace.declaresAlias(type.name),
      case .only(let file) = workspace.declaringFile(of: type, seenFrom: type.file),
      file == type.file
    else { return nil }
    for (file, facts) in workspace.types(named: type.name) where facts.qualifiedName == type.qualifiedName {
      switch workspace.declaringFile(of: type, seenFrom: file) {
      case .only(let declaring):
        guard declaring == type.file else { continue }
      case .none: continue
      case .several: return nil
      }
      uses.declarations.append((file, facts))
      for (index, initializer) in facts.initializers.enumerated() {
        uses.initializers.append(
          TypeInitializer(
            file: file, facts: initializer, isInExtension: facts.kind == .extensionDecl, index: index))
      }
    }
    let declaringFiles = Set(uses.declarations.map(\.file))
    var files = Set(workspace.files(referringTo: type.name))
    files.formUnion(declaringFiles)
    for file in files.sorted() {
      switch workspace.declaringFile(of: type, seenFrom: file) {
      case .only(let declaring):
        guard declaring == type.file else { continue }
      case .none: continue
      case .several: return nil
      }
      guard read(file, declares: declaringFiles.contains(file)) else { return nil }
    }
    return uses
  }

  /// False where the file can't be read.
  private mutating func read(_ file: String, declares: Bool) -> Bool {
    guard let (source, own) = resolver.opened(file) else { return false }
    let tree = source.tree
    var nodes = own.tokens(named: type.name).compactMap { index -> Node? in
      let token = tree.tokens[index]
      let node = tree.innermostNode(at: Int(token.start))
      guard node.kind == .declReferenceExpr || node.kind == .identifierType || node.kind == .memberType,
        own.workspaceType(Name(tree: tree, token: token)) == type.qualifiedName
      else { return nil }
      return node
    }
    if declares { nodes += ownNames(in: source.model) }
    for node in nodes.sorted(by: { $0.id < $1.id }) { record(node, source) }
    return true
  }

  /// `Self`, and the `self` of `self.init`, in the type's declarations.
  private func ownNames(in file: FileModel) -> [Node] {
    file.types(qualifiedName: type.qualifiedName).flatMap { declaration in
      declaration.node.descendants.filter { node in
        guard node.kind == .declReferenceExpr || node.kind == .identifierType else { return false }
        switch node.firstToken.kind {
        case .kwSelfType: break
        case .kwSelf:
          guard let access = MemberAccess(node.parent), access.base == node, access.name == "init" else {
            return false
          }
        default: return false
        }
        return file.enclosingType(of: node)?.node == declaration.node
      }
    }
  }

  private mutating func record(_ name: Node, _ source: SourceFile) {
    let node = name.wholeTypeName
    let range = name.kind == .memberType ? name.typeName?.range ?? name.range : name.range
    func mention(_ kind: TypeMention.Kind) {
      uses.mentions.append(TypeMention(source: source, range: range, kind: kind))
    }
    let isImplicit = name.firstToken.kind == .kwSelfType
    guard let parent = node.parent else { return mention(.type) }
    if name.firstToken.kind == .kwSelf { return mention(.delegation) }
    if let call = name.callMakingInstance { return add(call, source, isImplicit: isImplicit) }
    switch parent.kind {
    case .memberAccessExpr:
      guard let member = MemberAccess(parent)?.name else { return mention(.type) }
      mention(member == "init" ? .initializerValue : member == "self" ? .type : .member)
    case .extensionDecl: mention(.extension)
    case .inheritedType: mention(.inheritance)
    case .memberType: mention(.member)
    default:
      mention(.type)
      // `let card: Card = .init(…)`.
      if parent.kind == .typeAnnotation, let value = PatternBinding(parent.parent)?.initialValue,
        let call = FunctionCall(value), let access = MemberAccess(call.callee), access.base == nil,
        access.name == "init"
      {
        add(call, source, isImplicit: true)
      }
    }
  }

  private mutating func add(_ call: FunctionCall, _ source: SourceFile, isImplicit: Bool) {
    let candidates = uses.initializers.indices.compactMap { index in
      call.arguments(matching: uses.initializers[index].facts.parameters).map { (index, $0) }
    }
    let only = candidates.count == 1 ? candidates.first : nil
    uses.calls.append(
      InitializerCall(
        source: source, call: call, initializer: only?.0, arguments: only?.1 ?? [], isImplicit: isImplicit))
  }
}
