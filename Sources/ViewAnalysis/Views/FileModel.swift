/// What a file says about SwiftUI: its types, what they are to SwiftUI, and where previews stand.
///
/// It knows this file only. `ViewResolver` asks it first and the workspace behind it.
package final class FileModel: Sendable {
  /// Keeps the tree in memory.
  private let parsed: ParsedFile
  package var tree: SyntaxTree { parsed.tree }
  /// The types, protocols and extensions declared in the file, nested ones too, in the order of the text.
  package let types: [TypeModel]
  /// What other files may ask about this one.
  package let facts: FileFacts
  /// Numbers of the nodes of each preview: `#Preview { … }`, a `PreviewProvider`.
  private let previews: [Range<Int>]
  /// Places in `types` by the number of the declaring node.
  private let typesByNode: [Int: Int]
  /// Places in `types` by the types' bare names.
  private let typesByName: [String: [Int]]

  package init(_ parsed: ParsedFile) {
    self.parsed = parsed
    var reader = ModelReader(tree: parsed.tree)
    reader.read()
    types = reader.types
    previews = reader.previews
    typesByNode = Dictionary(
      types.enumerated().map { ($1.declaration.node.id, $0) }, uniquingKeysWith: { first, _ in first })
    typesByName = Dictionary(grouping: types.indices, by: { [types] in types[$0].name })
    facts = FileFacts(types: types)
  }

  /// The types, protocols and extensions of the bare name, in the order of the text.
  package func types(named name: String) -> [TypeModel] {
    typesByName[name].map { $0.map { types[$0] } } ?? []
  }

  /// The type, protocol or extension that the node declares.
  package func type(declaredBy node: Node) -> TypeModel? {
    typesByNode[node.id].map { types[$0] }
  }

  /// The innermost type, protocol or extension around the node.
  package func enclosingType(of node: Node) -> TypeModel? {
    var parent = node.parent
    while let current = parent {
      if TypeDecl.isKind(current.kind) { return type(declaredBy: current) }
      parent = current.parent
    }
    return nil
  }

  /// Whether the node stands in a preview.
  package func isInPreview(_ node: Node) -> Bool {
    previews.contains { $0.contains(node.id) }
  }
}

/// A type, a protocol or an extension in a file.
package struct TypeModel: Sendable {
  package let declaration: TypeDecl
  /// The name alone: `Row` for `Outer.Row`.
  package let name: String
  /// The name with what it is nested in: `Outer.Row`. Type and extension of one type share it.
  package let qualifiedName: String
  /// What the type is to SwiftUI, as far as this file tells, its extensions in the file included.
  package fileprivate(set) var roles: TypeRoles
  /// What this declaration alone adds to it.
  package let declaredRoles: TypeRoles
  /// Numbers of the member declarations, those inside `#if` too.
  private let memberIDs: [Int]

  fileprivate init(
    declaration: TypeDecl, name: String, qualifiedName: String, roles: TypeRoles, memberIDs: [Int]
  ) {
    self.declaration = declaration
    self.name = name
    self.qualifiedName = qualifiedName
    self.roles = roles
    declaredRoles = roles
    self.memberIDs = memberIDs
  }

  package var node: Node { declaration.node }
  package var isExtension: Bool { declaration.isExtension }
  package var isProtocol: Bool { node.kind == .protocolDecl }

  /// The member declarations, those inside `#if` too, in the order of the text.
  package var members: [Node] { memberIDs.map { node.tree.node($0) } }

  /// All properties, stored and computed, static ones too. A binding is a property each.
  package var properties: [Property] {
    members.flatMap { member in
      VariableDecl(member).map { variable in
        variable.bindings.map { Property(variable: variable, binding: $0) }
      } ?? []
    }
  }

  /// The stored properties of an instance.
  package var storedProperties: [Property] { properties.filter { $0.isStored && !$0.variable.isStatic } }

  package var functions: [FunctionDecl] { members.compactMap(FunctionDecl.init) }

  package var initializers: [InitializerDecl] { members.compactMap(InitializerDecl.init) }

  package func property(_ name: StaticString) -> Property? {
    properties.first { $0.name == name && !$0.variable.isStatic }
  }

  /// The computed property `body`.
  package var body: Property? {
    properties.first { $0.name == "body" && !$0.variable.isStatic && !$0.isStored }
  }

  /// A view modifier's `body(content:)`.
  package var modifierBody: FunctionDecl? {
    functions.first {
      $0.name == "body" && $0.parameters.count == 1 && $0.parameters.first?.label == "content"
    }
  }

  /// Whether it has state of its own: `@State`, `@StateObject`, `@FocusState`, …
  package var hasOwnState: Bool { storedProperties.contains { $0.wrapper?.role == .ownState } }

  /// Generic parameters that conform to `View`.
  package var viewParameters: [Name] { declaration.genericParameters(conformingTo: "View") }
}

/// A property of a type.
package struct Property: Sendable {
  package let variable: VariableDecl
  package let binding: PatternBinding

  package var name: Name? { binding.name }
  package var isStored: Bool { !binding.isComputed && !variable.node.hasModifier(.kwLazy) }
  package var isLet: Bool { variable.isLet }
  package var type: Node? { binding.type }
  package var initialValue: Node? { binding.initialValue }
  package var access: AccessLevel? { variable.node.access }

  /// The property wrapper among SwiftUI's, with what it means; nil for a property without one.
  package var wrapper: (attribute: Node, name: Name, role: WrapperRole)? {
    for attribute in variable.node.attributes {
      guard let name = attribute.attributeName, let role = Vocabulary.wrappers[name] else { continue }
      return (attribute, name, role)
    }
    return nil
  }

  /// The statements of the getter.
  package var getter: Node? { binding.getter }
}

/// Reads a tree's declarations in one pass over its nodes.
private struct ModelReader {
  let tree: SyntaxTree
  var types: [TypeModel] = []
  var previews: [Range<Int>] = []
  /// The types around the current node: end of their nodes, qualified name.
  private var open: [(end: Int, name: String)] = []

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func read() {
    // Only declarations and macro expansions matter: the loop must be cheap for all the rest.
    let nodes = tree.nodes
    for id in nodes.indices {
      switch nodes[id].kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: readType(id)
      case .macroExpansionExpr, .macroExpansionDecl: readMacro(id)
      default: break
      }
    }
    mergeRoles()
  }

  private mutating func readType(_ id: Int) {
    let node = tree.node(id)
    guard let declaration = TypeDecl(node) else { return }
    while let last = open.last, last.end <= id { open.removeLast() }
    let name = declaration.name?.text ?? ""
    var qualified = name
    if declaration.isExtension, let type = declaration.extendedType, type.kind == .memberType {
      qualified = type.qualifiedTypeName
    } else if let outer = open.last {
      qualified = outer.name + "." + name
    }
    var roles: TypeRoles = []
    for type in declaration.inheritedTypes {
      if let role = Vocabulary.protocols[type.typeName] { roles.formUnion(role) }
      if type.kind == .compositionType {
        for element in type.children(.compositionTypeElement) {
          if let role = Vocabulary.protocols[element.firstChild?.typeName] { roles.formUnion(role) }
        }
      }
    }
    types.append(
      TypeModel(
        declaration: declaration, name: name, qualifiedName: qualified, roles: roles,
        memberIDs: declaration.memberIDs))
    if roles.contains(.preview) { previews.append(node.subtree) }
    open.append((node.subtree.upperBound, qualified))
  }

  private mutating func readMacro(_ id: Int) {
    let node = tree.node(id)
    let first = node.tokenRange.lowerBound
    guard node.tokenRange.count > 1 else { return }
    // `#Preview`: a pound sign, then the name.
    for index in first..<min(first + 2, node.tokenRange.upperBound) {
      let token = tree.tokens[index]
      if tree.hasText("Preview" as StaticString, in: Int(token.start)..<Int(token.end)) {
        previews.append(node.subtree)
      }
    }
  }

  /// Gives each declaration of a type the roles that the file's other declarations of it add.
  private mutating func mergeRoles() {
    guard types.contains(where: { $0.isExtension }) else { return }
    var roles: [String: TypeRoles] = [:]
    for type in types { roles[type.qualifiedName, default: []].formUnion(type.roles) }
    for index in types.indices { types[index].roles = roles[types[index].qualifiedName] ?? [] }
  }
}

extension Node {
  /// A type's name with what it is nested in, generic arguments left out: `A.B` for `A<Int>.B`.
  fileprivate var qualifiedTypeName: String {
    var parts: [String] = []
    var node: Node? = self
    while let current = node {
      parts.append(current.typeName?.text ?? "")
      node = current.kind == .memberType ? current.firstChild : nil
    }
    return parts.reversed().joined(separator: ".")
  }
}
