/// What a file says about SwiftUI: its types, what they are to SwiftUI, and where previews stand.
///
/// It knows this file only. `ViewResolver` asks it first, then the workspace.
package final class FileModel: Sendable {
  /// Keeps the tree in memory.
  let parsed: ParsedFile
  package var tree: SyntaxTree { parsed.tree }
  /// The types, protocols and extensions declared in the file, nested ones too, in the order of the text.
  package let types: [TypeModel]
  /// Whether the code reads the `body` of some value, which may be a view's.
  package let readsBody: Bool
  /// Whether anything in the file has to do with SwiftUI, as far as the file alone tells: a type that is something to
  /// it, `some View`, a result builder. Most of an app's files have nothing, and no rule anything to say of them.
  let mentionsViews: Bool
  /// Whether it is a package's manifest: it imports `PackageDescription`.
  let isManifest: Bool
  /// Indices of the nodes of each preview, in ascending order, none inside another: `#Preview { … }`, a
  /// `PreviewProvider`.
  private let previews: [Range<Int>]
  /// The names of SwiftUI's views that types of this file have, wherever they are nested.
  let shadowingNames: NameSet
  /// What no other file can name of the declarations at the top of the file, by name.
  let privateDeclarations: [String: Node]
  /// The types by their bare names; empty where they are so few that looking at each is quicker.
  private let typesByName: [String: [TypeModel]]
  /// The same by their qualified names.
  private let typesByQualifiedName: [String: [TypeModel]]
  /// For types whose qualified name the file declares very often, by their indices in `types`: the declaration and the
  /// extensions after it.
  private let repeatedTypes: [Int: [TypeModel]]

  package init(_ parsed: ParsedFile) {
    self.parsed = parsed
    var reader = ModelReader(tree: parsed.tree)
    types = reader.read()
    previews = reader.previews
    mentionsViews = reader.mentionsViews
    readsBody = reader.readsBody
    isManifest = reader.isManifest
    privateDeclarations = parsed.tree.privateDeclarations
    let isSmall = types.count <= Self.fewTypes
    typesByName = isSmall ? [:] : Dictionary(grouping: types, by: \.name)
    // Most files nest no types: then both names are the same.
    let isFlat = types.allSatisfy { $0.name == $0.qualifiedName }
    typesByQualifiedName =
      isSmall ? [:] : isFlat ? typesByName : Dictionary(grouping: types, by: \.qualifiedName)
    repeatedTypes = Self.repeatedTypes(among: typesByQualifiedName.values)
    let shadowing = types.lazy.filter { !$0.isExtension && Vocabulary.view($0.declaration.name) != nil }
    shadowingNames = NameSet(Array(Set(shadowing.map(\.name))))
  }

  /// The types, protocols and extensions of the bare name, in the order of the text.
  package func types(named name: String) -> [TypeModel] {
    types.count <= Self.fewTypes ? types.filter { $0.name == name } : typesByName[name] ?? []
  }

  /// The types, protocols and extensions of the qualified name, in the order of the text.
  package func types(qualifiedName name: String) -> [TypeModel] {
    types.count <= Self.fewTypes
      ? types.filter { $0.qualifiedName == name } : typesByQualifiedName[name] ?? []
  }

  /// The type of the bare name, extensions aside; nil where the file declares none, or several.
  func onlyType(named name: String) -> TypeModel? {
    var own = types(named: name).lazy.filter { !$0.isExtension }.makeIterator()
    guard let type = own.next(), own.next() == nil else { return nil }
    return type
  }

  /// All declarations of the type in the file, extensions included, in the order of the text.
  ///
  /// A file may declare a name several times, in the branches of an `#if`; an extension may be any one's, so all of them
  /// count. Code that declares it more often doesn't compile: there an extension counts for the declaration before it,
  /// so that looking at the declarations of each type takes linear time.
  package func declarations(of type: TypeModel) -> [TypeModel] {
    repeatedTypes[type.index] ?? types(qualifiedName: type.qualifiedName)
  }

  private static func repeatedTypes(among types: some Sequence<[TypeModel]>) -> [Int: [TypeModel]] {
    var found: [Int: [TypeModel]] = [:]
    for declarations in types where declarations.count(where: { !$0.isExtension }) > mostDeclarations {
      var start = 0
      while start < declarations.count {
        let next = declarations[(start + 1)...].firstIndex { !$0.isExtension } ?? declarations.count
        let group = Array(declarations[start..<next])
        for type in group { found[type.index] = group }
        start = next
      }
    }
    return found
  }

  /// How many declarations of one name, extensions aside, are taken for alternatives.
  private static let mostDeclarations = 8

  /// The functions that the file adds to `View` in extensions, in the order of the text.
  package var viewFunctions: [FunctionDecl] {
    types.lazy.filter { $0.isExtension && $0.name == "View" }.flatMap(\.functions)
  }

  private static let fewTypes = 8

  /// The type, protocol or extension that the node declares.
  package func type(declaredBy node: Node) -> TypeModel? {
    let index = types.partitionIndex { $0.node.id >= node.id }
    return index < types.count && types[index].node.id == node.id ? types[index] : nil
  }

  /// The innermost type, protocol or extension around the UTF-8 offset.
  package func enclosingType(atOffset offset: Int) -> TypeModel? {
    let next = types.partitionIndex { $0.node.range.lowerBound > offset }
    var type = next > 0 ? types[next - 1] : nil
    // The type that begins last before the offset, or one around it.
    while let current = type, offset >= current.node.range.upperBound {
      type = enclosingType(of: current.node)
    }
    return type
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

  /// UTF-8 offsets of the previews, ascending.
  var previewRanges: [Range<Int>] { previews.map { tree.node($0.lowerBound).range } }

  /// Whether the node stands in a preview.
  package func isInPreview(_ node: Node) -> Bool {
    let next = previews.partitionIndex { $0.lowerBound > node.id }
    return next > 0 && previews[next - 1].contains(node.id)
  }
}

/// A type, a protocol or an extension in a file.
package final class TypeModel: Sendable {
  package let declaration: TypeDecl
  /// Index in the file's `types`.
  let index: Int
  /// Index among those types of the file that other files can name; nil for a local one.
  let exportedIndex: Int?
  /// The name alone: `Row` for `Outer.Row`.
  package let name: String
  /// The name with what it is nested in: `Outer.Row`. Type and extension of one type share it.
  package let qualifiedName: String
  /// Whether it is declared in a function or other code, where no other file can name it.
  package var isLocal: Bool { exportedIndex == nil }
  /// What the type is to SwiftUI, as far as this file tells, its extensions in the file included.
  package let roles: TypeRoles
  /// What this declaration alone adds to it.
  package let declaredRoles: TypeRoles
  /// The types after the colon.
  package let inheritedTypes: [Node]
  /// The member declarations, those inside `#if` too, in the order of the text.
  package let members: [Node]
  /// All properties, stored and computed, static ones too. A binding is a property each.
  package let properties: [Property]
  /// The stored properties of an instance.
  package let storedProperties: [Property]
  package let functions: [FunctionDecl]
  package let initializers: [InitializerDecl]
  /// The computed property `body`.
  package let body: Property?

  fileprivate init(_ draft: TypeDraft, index: Int, exportedIndex: Int?, roles: TypeRoles) {
    declaration = draft.declaration
    self.index = index
    self.exportedIndex = exportedIndex
    name = draft.name
    qualifiedName = draft.qualifiedName
    self.roles = roles
    declaredRoles = draft.roles
    inheritedTypes = draft.inheritedTypes
    members = draft.declaration.members
    var properties: [Property] = []
    var storedProperties: [Property] = []
    var functions: [FunctionDecl] = []
    var initializers: [InitializerDecl] = []
    properties.reserveCapacity(members.count)
    storedProperties.reserveCapacity(members.count)
    for member in members {
      if let variable = VariableDecl(member) {
        for child in member.children {
          guard let binding = PatternBinding(child) else { continue }
          let property = Property(variable: variable, binding: binding)
          properties.append(property)
          if property.isStored, !variable.isStatic { storedProperties.append(property) }
        }
      } else if let function = FunctionDecl(member) {
        functions.append(function)
      } else if let initializer = InitializerDecl(member) {
        initializers.append(initializer)
      }
    }
    self.properties = properties
    self.storedProperties = storedProperties
    self.functions = functions
    self.initializers = initializers
    body = properties.first { $0.name == "body" && !$0.variable.isStatic && !$0.isStored }
  }

  /// The name as a sentence says it: with what the type is nested in where the name alone is `View`.
  package var spokenName: String { name == "View" ? qualifiedName : name }

  package var node: Node { declaration.node }
  package var isExtension: Bool { declaration.isExtension }
  package var isProtocol: Bool { node.kind == .protocolDecl }

  package func property(_ name: StaticString) -> Property? {
    properties.first { $0.name == name && !$0.variable.isStatic }
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
    for attribute in variable.node.children {
      guard attribute.kind == .attribute, let name = attribute.attributeName,
        let role = Vocabulary.wrappers[name]
      else { continue }
      return (attribute, name, role)
    }
    return nil
  }

  /// The statements of the getter.
  package var getter: Node? { binding.getter }
}

/// What is known of a type before the file's other declarations of it are.
private struct TypeDraft {
  let declaration: TypeDecl
  let name: String
  let qualifiedName: String
  let isLocal: Bool
  let inheritedTypes: [Node]
  /// What the declaration alone says.
  let roles: TypeRoles
}

/// Reads a tree's declarations in one pass over its nodes.
private struct ModelReader {
  let tree: SyntaxTree
  var previews: [Range<Int>] = []
  private(set) var mentionsViews = false
  private(set) var readsBody = false
  private(set) var isManifest = false
  private var drafts: [TypeDraft] = []
  /// The types around the current node: the end of their nodes, the qualified name, whether they are local.
  private var open: [(end: Int, name: String, isLocal: Bool)] = []

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// What is looked at.
  private static let kinds: KindSet = [
    .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .macroExpansionExpr,
    .macroExpansionDecl, .someOrAnyType, .attribute, .identifierType, .memberAccessExpr, .importDecl,
  ]

  mutating func read() -> [TypeModel] {
    let nodes = tree.nodes
    for id in nodes.ids(of: Self.kinds) {
      switch nodes.kinds[id] {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: readType(id)
      case .macroExpansionExpr, .macroExpansionDecl: readMacro(id)
      case .someOrAnyType, .attribute, .identifierType:
        if !mentionsViews, isAboutViews(tree.node(id)) { mentionsViews = true }
      case .memberAccessExpr: if !readsBody, isReadOfBody(id) { readsBody = true }
      case .importDecl: if tree.node(id).mentions("PackageDescription") { isManifest = true }
      default: break
      }
    }
    return types()
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
    let inheritedTypes = declaration.inheritedTypes
    for type in inheritedTypes {
      if let role = Vocabulary.protocols[type.systemTypeName] { roles.formUnion(role) }
      if type.kind == .compositionType {
        for element in type.children(.compositionTypeElement) {
          if let role = Vocabulary.protocols[element.firstChild?.systemTypeName] { roles.formUnion(role) }
        }
      }
    }
    let isLocal = open.last?.isLocal == true || node.isDeclaredInCode
    drafts.append(
      TypeDraft(
        declaration: declaration, name: name, qualifiedName: qualified, isLocal: isLocal,
        inheritedTypes: inheritedTypes, roles: roles))
    if !roles.isEmpty || name == "View" { mentionsViews = true }
    if roles.contains(.preview) { addPreview(node) }
    open.append((node.subtree.upperBound, qualified, isLocal))
  }

  /// Whether `body` is read of some value: not the `.body` of `font(.body)`.
  private func isReadOfBody(_ id: Int) -> Bool {
    let last = tree.tokens[max(0, Int(tree.nodes[id].endToken) - 1)]
    return last.end - last.start == 4 && tree.hasText("body", in: Int(last.start)..<Int(last.end))
      && MemberAccess(tree.node(id))?.base != nil
  }

  /// The types, each with the roles that the file's other declarations of it add.
  private func types() -> [TypeModel] {
    var merged: [String: TypeRoles] = [:]
    if drafts.contains(where: { $0.declaration.isExtension }) {
      for draft in drafts { merged[draft.qualifiedName, default: []].formUnion(draft.roles) }
    }
    var exported = 0
    return drafts.enumerated().map { index, draft in
      defer { if !draft.isLocal { exported += 1 } }
      return TypeModel(
        draft, index: index, exportedIndex: draft.isLocal ? nil : exported,
        roles: merged[draft.qualifiedName] ?? draft.roles)
    }
  }

  private mutating func addPreview(_ node: Node) {
    if let last = previews.last, last.contains(node.id) { return }
    previews.append(node.subtree)
  }

  private mutating func readMacro(_ id: Int) {
    let node = tree.node(id)
    guard node.tokenRange.count > 1 else { return }
    // `@available(iOS 17, *) #Preview`: after the attributes a pound sign, then the name.
    let before = node.children.prefix { $0.kind == .attribute || $0.kind == .declModifier }
    let first = before.last?.tokenRange.upperBound ?? node.tokenRange.lowerBound
    for index in first..<min(first + 2, node.tokenRange.upperBound) {
      let token = tree.tokens[index]
      if tree.hasText("Preview" as StaticString, in: Int(token.start)..<Int(token.end)) {
        addPreview(node)
        mentionsViews = true
      }
    }
  }

  /// Whether the type, or the attribute, is one that only view code has.
  private func isAboutViews(_ node: Node) -> Bool {
    switch node.kind {
    case .someOrAnyType: node.isOpaque("View")
    case .attribute: Vocabulary.builders[node.attributeName] != nil
    default: node.hasText("AnyView") || node.hasText("Identifiable")
    }
  }
}

extension SyntaxTree {
  /// The private declarations at the top of the file, by name.
  fileprivate var privateDeclarations: [String: Node] {
    var found: [String: Node] = [:]
    for item in root.children(.codeBlockItem) {
      guard let declaration = item.firstChild, let access = declaration.access, access < .internal else {
        continue
      }
      for name in declaration.declaredNames { found[name] = declaration }
    }
    return found
  }
}

extension Node {
  /// The names of the type, the variables or the function that it declares.
  fileprivate var declaredNames: [String] {
    if let type = TypeDecl(self) { return type.isExtension ? [] : [type.name?.text].compactMap { $0 } }
    if let variable = VariableDecl(self) { return variable.bindings.compactMap { $0.name?.text } }
    return [FunctionDecl(self)?.name?.text].compactMap { $0 }
  }

  /// A type's last name, where it may be one of Apple's: not in `Platform.View`, where what is before the period is none
  /// of Apple's modules.
  var systemTypeName: Name? {
    var node = self
    while node.kind == .attributedType || node.kind == .someOrAnyType || node.kind == .suppressedType {
      guard let inner = node.children.last else { return nil }
      node = inner
    }
    guard node.kind == .memberType else { return node.typeName }
    guard let module = node.firstChild, module.kind == .identifierType,
      Vocabulary.modules.contains(module.typeName)
    else { return nil }
    return node.typeName
  }

  /// Whether the declaration stands in a function's or a closure's statements, not in a type or at the top of the file.
  fileprivate var isDeclaredInCode: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .codeBlockItem, .ifConfigClause, .ifConfigDecl: continue
      case .sourceFile, .memberBlockItem: return false
      default: return true
      }
    }
    return false
  }

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
