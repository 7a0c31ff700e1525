/// What other files can see of a file: its declarations, without the code in them.
///
/// Types that are declared inside of functions are not among them: no other file can name those.
package struct FileExports: Sendable, Equatable {
  /// Types, protocols and extensions, nested ones too, in the order of the text.
  package let types: [TypeFacts]
  /// The functions that the file adds to `View` in extensions.
  package let viewFunctions: [FunctionFacts]
  /// The names of the variables and functions at the top of the file that other files can use.
  package let globals: [String]
  /// Functions and computed properties that are too much for a body.
  package let costlyMembers: [CostlyMember]
  /// Functions and computed properties that leave their work to another type, by name.
  let delegatingMembers: [String: [DelegatingMember]]
  /// The names of the file's aliases of types, wherever they are declared, sorted.
  package let aliases: [String]
  /// The targets that the file declares, where it is a package's manifest.
  package let targets: [TargetFacts]
  /// The names of the modules that it imports, sorted, but for those that most files of an app do.
  let importedModules: [String]
  /// The systems that the file's code asks for (`#available`), sorted, each once.
  package let systems: [SystemVersion]
  /// Indices in `types` by bare name; empty where the types are few.
  private let typesByName: [String: [Int]]
  /// Indices in `costlyMembers` by name; empty where they are few.
  private let costlyMembersByName: [String: [Int]]

  /// The facts of declarations that read the same in `old` are taken from there.
  init(_ file: FileModel, replacing old: SourceFile? = nil) {
    let declared = file.exportedTypes
    let declaredFacts: [TypeFacts]
    if let old, case let known = old.model.exportedTypes, known.count == declared.count {
      // The aliases come after the declared types.
      declaredFacts = zip(declared, zip(known, old.facts.exports.types)).map { type, known in
        type.hasSameCode(as: known.0) ? known.1 : TypeFacts(type)
      }
    } else {
      declaredFacts = declared.map(TypeFacts.init)
    }
    let declaredAliases = file.tree.typeAliases
    types = declaredFacts + TypeFacts.compositions(among: declaredAliases)
    viewFunctions = file.viewFunctions.map { FunctionFacts($0, readsBody: true) }
    globals = file.tree.root.children.compactMap(\.firstChild).flatMap(\.globalNames)
    costlyMembers = CostlyMember.all(in: file).map(\.member)
    delegatingMembers = Dictionary(grouping: DelegatingMember.all(in: file).map(\.member), by: \.name)
    aliases = Set(declaredAliases.compactMap(\.name?.text)).sorted()
    targets = TargetFacts.targets(in: file)
    importedModules = file.tree.importedModules.subtracting(commonModules).sorted()
    systems = file.systemsAskedFor
    if let old = old?.facts.exports, old.types.map(\.name) == types.map(\.name) {
      typesByName = old.typesByName
    } else {
      typesByName = Self.indices(of: types.map(\.name))
    }
    costlyMembersByName = Self.indices(of: costlyMembers.map(\.name))
  }

  private static func indices(of names: [String]) -> [String: [Int]] {
    names.count <= few ? [:] : Dictionary(grouping: names.indices) { names[$0] }
  }

  func types(named name: String) -> [TypeFacts] {
    typesByName.isEmpty
      ? types.filter { $0.name == name } : (typesByName[name] ?? []).map { types[$0] }
  }

  /// The one type that the file declares by the name, extensions aside; nil for none or several. Takes the same time
  /// however many there are.
  func onlyType(named name: String) -> TypeFacts? {
    if let indices = typesByName[name], indices.count > Self.mostDeclarations { return nil }
    let found = types(named: name).filter { $0.kind != .extensionDecl }
    return found.count == 1 ? found.first : nil
  }

  /// The functions and properties of the name that are too much for a body.
  func costlyMembers(named name: String) -> [CostlyMember] {
    costlyMembersByName.isEmpty
      ? costlyMembers.filter { $0.name == name }
      : (costlyMembersByName[name] ?? []).map { costlyMembers[$0] }
  }

  /// Up to so many declarations are looked through one by one.
  private static let few = 8
  /// How many declarations of one name are looked at.
  private static let mostDeclarations = 8

  /// Whether both mean the same to other files, but for what leaves its work to another type.
  package static func == (a: FileExports, b: FileExports) -> Bool {
    a.types == b.types && a.viewFunctions == b.viewFunctions && a.globals == b.globals
      && a.costlyMembers == b.costlyMembers && a.aliases == b.aliases && a.targets == b.targets
      && a.systems == b.systems && a.importedModules == b.importedModules
  }
}

extension Node {
  /// Whether the code calls a member of `self`, or a function of its own.
  fileprivate var changesSelf: Bool {
    descendants.contains { node in
      guard let call = FunctionCall(node), call.constructedType == nil else { return false }
      return call.base.map { !$0.isTypeReference } ?? (MemberAccess(call.callee) == nil)
    }
  }
}

extension FileModel {
  fileprivate var exportedTypes: [TypeModel] { types.filter { !$0.isLocal } }
}

extension TypeModel {
  /// Whether both have the same text and so, where nothing is wrong in the two files, the same facts.
  fileprivate func hasSameCode(as other: TypeModel) -> Bool {
    let (tree, otherTree) = (node.tree, other.node.tree)
    return qualifiedName == other.qualifiedName && tree.errors.isEmpty && otherTree.errors.isEmpty
      && tree.bytes.hasSameBytes(in: node.range, as: other.node.range, of: otherTree.bytes)
  }
}

/// One declaration of a type: the type itself, a protocol, or an extension.
package struct TypeFacts: Sendable, Equatable {
  package let name: String
  /// The name with the types around it: `Outer.Row`.
  package let qualifiedName: String
  package let kind: SyntaxKind
  /// Names of the types after the colon, without modules and generic arguments.
  package let inherited: [String]
  /// What SwiftUI's own protocols among them make of it.
  package let roles: TypeRoles
  package let access: AccessLevel?
  /// Names of the attributes, macros among them.
  package let attributes: [String]
  /// Whether `body` (of a view) or `body(content:)` (of a modifier) is declared here.
  package let declaresBody: Bool
  /// Whether a `body` is declared here that makes many views, as far as its spelling tells.
  package let hasLargeBody: Bool
  /// Whether it is marked `@Observable`.
  package let isObservable: Bool
  package let genericParameters: [GenericParameterFacts]
  /// The text of the `where` clause: `where Self == CardStyle`.
  package let whereClause: String?
  /// Names of the generic parameters that are views.
  package let viewParameters: [String]
  /// Stored and computed properties, static ones too. For a protocol, the ones it requires.
  package let properties: [PropertyFacts]
  /// Methods, static ones too. For a protocol, the ones it requires.
  package let functions: [FunctionFacts]
  /// The cases of an enumeration that carry values.
  package let cases: [EnumCaseFacts]
  /// The initializers that are written out; for a struct without any, the memberwise one.
  package let initializers: [InitializerFacts]

  package init(_ model: TypeModel) {
    name = model.name
    qualifiedName = model.qualifiedName
    kind = model.node.kind
    inherited = model.inheritedTypes.compactMap { $0.typeName?.text }
    roles = model.declaredRoles
    access = model.node.access
    attributes = model.node.attributes.compactMap { $0.attributeName?.text }
    declaresBody = model.body != nil || model.modifierBody != nil
    hasLargeBody = model.body?.getter?.makesManyViews ?? false
    isObservable = model.node.attribute("Observable") != nil
    genericParameters = model.declaration.genericParameters.map(GenericParameterFacts.init)
    whereClause = model.node.child(.genericWhereClause)?.text
    viewParameters = model.viewParameters.map(\.text)
    properties = model.properties.compactMap(PropertyFacts.init)
    functions = model.functions.map { FunctionFacts($0, readsBody: false) }
    cases =
      kind == .enumDecl
      ? model.members.flatMap { $0.children(.enumCaseElement).compactMap(EnumCaseFacts.init) } : []
    if model.initializers.isEmpty, kind == .structDecl {
      initializers = [InitializerFacts(memberwise: model)]
    } else {
      initializers = model.initializers.map(InitializerFacts.init)
    }
  }

  /// An alias of a composition of protocols, which stands for a protocol that inherits from them.
  private init(alias: Node, name: String, of composition: Node) {
    self.name = name
    qualifiedName = name
    kind = .typeAliasDecl
    let types = composition.children(.compositionTypeElement).compactMap(\.firstChild)
    inherited = types.compactMap { $0.typeName?.text }
    roles = types.reduce([]) { roles, type in roles.union(Vocabulary.protocols[type.systemTypeName] ?? []) }
    access = alias.access
    attributes = []
    declaresBody = false
    hasLargeBody = false
    isObservable = false
    cases = []
    genericParameters = []
    whereClause = nil
    viewParameters = []
    properties = []
    functions = []
    initializers = []
  }

  /// The file's own aliases of compositions: `typealias Screen = Story & View`.
  fileprivate static func compositions(among aliases: [TypeAliasDecl]) -> [TypeFacts] {
    aliases.compactMap { alias in
      guard let item = alias.node.parent, item.kind == .codeBlockItem, item.parent?.kind == .sourceFile,
        let name = alias.name?.text, let type = alias.target, type.kind == .compositionType
      else { return nil }
      return TypeFacts(alias: alias.node, name: name, of: type)
    }
  }

  /// Whether other types can conform to it: a protocol, or an alias of several.
  var isProtocol: Bool { kind == .protocolDecl || kind == .typeAliasDecl }

  package var isGeneric: Bool { !genericParameters.isEmpty }

  /// Whether the type has a member of the name that conforming types would have to declare: `init` for an initializer.
  func requires(_ member: String) -> Bool {
    kind == .protocolDecl
      && (properties.contains { $0.name == member } || functions.contains { $0.name == member }
        || member == "init" && !initializers.isEmpty)
  }
}

/// A parameter of a generic type.
package struct GenericParameterFacts: Sendable, Equatable {
  package let name: String
  /// The text after the colon.
  package let constraint: String?

  init(_ parameter: Node) {
    name = parameter.genericParameterName?.text ?? ""
    let last = parameter.children.last
    constraint = last?.kind == .attribute ? nil : last?.text
  }
}

/// A case of an enumeration that carries values.
package struct EnumCaseFacts: Sendable, Equatable {
  package let name: String
  /// The texts of the values' types.
  package let payload: [String]

  init?(_ element: Node) {
    guard let clause = element.child(.enumCaseParameterClause), let name = element.firstName else {
      return nil
    }
    self.name = name.text
    payload = clause.children(.enumCaseParameter).map { parameter in
      parameter.children.first { $0.kind != .initializerClause }?.text ?? ""
    }
  }
}

/// A property of a type.
package struct PropertyFacts: Sendable, Equatable {
  /// A property wrapper or another attribute of a property, as it is written.
  package struct Attribute: Sendable, Equatable {
    /// Without the module: `State`.
    package let name: String
    /// The text in the parentheses; nil where there are none.
    package let arguments: String?
  }

  package let name: String
  /// The attributes, property wrappers among them, in the order of the text.
  package let attributes: [Attribute]
  /// The text of the declared type; nil where it follows from the initial value.
  package let type: String?
  package let access: AccessLevel?
  package let isLet: Bool
  package let isStatic: Bool
  package let isStored: Bool
  package let hasInitialValue: Bool
  /// Whether each evaluation of the initial value gives another one: `UUID()`.
  package let hasFreshValue: Bool
  /// The name of the type that the initial value makes an instance of, as far as its spelling tells: `Store` for
  /// `Store()` and `Store.shared`.
  package let valueType: String?
  /// The type that the initial value gives a property without a declared one, if it is a literal: `Bool`, `String`. Nil
  /// where a wrapper other than `@Published` may make another type of it.
  package let literalType: String?
  /// The initial value that gives a property without a declared type its type, where it is spelled as one of a type's
  /// own. The same wrappers make another type of it.
  package let ownValue: OwnValueFacts?
  /// Whether the code spells the elements out, one by one: the value is a literal, `allCases`, or made of these.
  package let isSpeltOut: Bool
  /// Whether the declared type is `some View`, `AnyView` or one of SwiftUI's views.
  package let givesView: Bool

  init?(_ property: Property) {
    guard let name = property.name?.text else { return nil }
    self.name = name
    attributes = property.variable.node.attributes.map(Attribute.init)
    type = property.type?.text
    access = property.access
    isLet = property.isLet
    isStatic = property.variable.isStatic
    isStored = property.isStored
    hasInitialValue = property.initialValue != nil
    hasFreshValue = FunctionCall(property.initialValue)?.isPlainCall(of: "UUID") ?? false
    valueType = property.initialValue?.madeType?.text
    let keepsType = attributes.allSatisfy { $0.name == "Published" }
    literalType = property.type == nil && keepsType ? property.initialValue?.literalType : nil
    ownValue = property.type == nil && keepsType ? property.initialValue.flatMap(OwnValueFacts.init) : nil
    isSpeltOut = property.isSpeltOutCollection
    givesView = property.type?.isSwiftUIView ?? false
  }
}

/// A value that is spelled as one of a type's own: `Store()`, `Store.shared`.
package struct OwnValueFacts: Sendable, Equatable {
  /// The type as it is written: `Store`, `Model.Filter`, `[Item]`.
  package let type: String
  /// The member of the type that gives the value; nil where an initializer does.
  package let member: String?

  init?(_ value: Node) {
    if let call = FunctionCall(value) {
      guard let callee = call.callee, call.closures.isEmpty,
        callee.isTypeReference || callee.kind == .arrayExpr && call.arguments.isEmpty
      else { return nil }
      type = callee.text
      member = nil
    } else {
      guard let access = MemberAccess(value), let base = access.base, base.isTypeReference,
        let name = access.name, !name.isCapitalized, name != "self"
      else { return nil }
      type = base.text
      member = name.text
    }
  }
}

extension PropertyFacts.Attribute {
  fileprivate init(_ attribute: Node) {
    name = attribute.attributeName?.text ?? ""
    let values = Array(attribute.children.dropFirst())
    if let first = values.first, let last = values.last {
      let start = first.range.lowerBound
      arguments = attribute.tree.text(start..<max(start, last.range.upperBound))
    } else {
      arguments = attribute.lastToken?.kind == .rightParen ? "" : nil
    }
  }
}

/// An initializer of a type.
package struct InitializerFacts: Sendable, Equatable {
  package let parameters: [ParameterFacts]
  package let access: AccessLevel?
  /// Whether it may give nil.
  package let mayFail: Bool
  /// Whether it is the one that the compiler makes of a struct's stored properties.
  package let isMemberwise: Bool

  init(_ initializer: InitializerDecl) {
    parameters = initializer.parameters.map(ParameterFacts.init)
    access = initializer.node.access
    mayFail = initializer.mayFail
    isMemberwise = false
  }

  init(memberwise type: TypeModel) {
    parameters = type.storedProperties.compactMap(ParameterFacts.init)
    // It is as visible as the least visible property that it sets.
    access = type.storedProperties.lazy.filter(\.isMemberwiseParameter).compactMap(\.access)
      .filter { $0 < .internal }.min()
    mayFail = false
    isMemberwise = true
  }

  /// The parameters that take a closure.
  package var closures: [ClosureParameter] { parameters.compactMap(\.closure) }
}

/// A function, of a type or of an extension.
package struct FunctionFacts: Sendable, Equatable {
  package let name: String
  package let parameters: [ParameterFacts]
  /// The text of the result's type; nil for none.
  package let result: String?
  package let access: AccessLevel?
  package let isStatic: Bool
  package let isMutating: Bool
  /// Whether the result is `some View`, `AnyView` or one of SwiftUI's views.
  package let givesView: Bool
  /// How the function applies a closure to the view by a condition; known of the functions of `View` only.
  package let conditional: ConditionalFunction?
  /// Whether a function of `View` gives the view back as an `AnyView`, or none for no view, and does nothing else to it.
  let erasesView: Bool

  /// With `readsBody` the function's body is asked for `conditional` and `erasesView`.
  package init(_ function: FunctionDecl, readsBody: Bool) {
    name = function.name?.text ?? ""
    parameters = function.parameters.map(ParameterFacts.init)
    result = function.returnType?.text
    access = function.node.access
    isStatic = function.isStatic
    isMutating = function.node.hasModifier(.kwMutating)
    givesView = function.returnType?.isSwiftUIView ?? false
    conditional = readsBody ? ConditionalFunction(function) : nil
    erasesView =
      readsBody && (result == "AnyView" || result == "AnyView?") && parameters.isEmpty && !isStatic
      && !(function.body?.changesSelf ?? false)
  }

  /// The labels of all parameters; empty for `_`.
  package var labels: [String] { parameters.map(\.label) }
  /// The parameters that take a closure.
  package var closures: [ClosureParameter] { parameters.compactMap(\.closure) }
}

/// A parameter of a function or an initializer.
package struct ParameterFacts: Sendable, Equatable {
  /// The label that callers write; empty for `_`.
  package let label: String
  /// The name inside of the function.
  package let name: String
  /// The type's text; nil for a memberwise parameter whose type follows from its initial value.
  package let type: String?
  package let hasDefault: Bool
  /// What is known of the closure that the parameter takes; nil where it takes none.
  package let closure: ClosureParameter?

  init(_ parameter: FunctionParameter) {
    let label = parameter.label
    self.label = label == "_" ? "" : label?.text ?? ""
    name = parameter.name?.text ?? ""
    type = parameter.type?.text
    hasDefault = parameter.defaultValue != nil
    closure = ClosureParameter(parameter)
  }

  /// The memberwise initializer's parameter; nil for a constant that has its value.
  init?(_ property: Property) {
    guard property.isMemberwiseParameter, let name = property.name?.text else { return nil }
    label = name
    self.name = name
    type = property.type?.text
    hasDefault = property.initialValue != nil || property.isNilByNature || property.wrapperHasDefault
    closure = ClosureParameter(property)
  }
}

private let commonModules: Set<String> = ["SwiftUI", "Foundation", "Combine", "UIKit", "AppKit"]

extension Node {
  /// The names that a declaration at the top of a file gives to the whole module.
  fileprivate var globalNames: [String] {
    guard kind == .variableDecl || kind == .functionDecl, (access ?? .internal) >= .internal else {
      return []
    }
    return (VariableDecl(self)?.bindings.compactMap(\.name) ?? [declaredName].compactMap { $0 }).map(\.text)
  }

  /// Whether the type is `some View`, `AnyView` or one of SwiftUI's views.
  fileprivate var isSwiftUIView: Bool {
    if isOpaque("View") { return true }
    guard kind == .identifierType || kind == .memberType, let name = typeName else { return false }
    return name == "AnyView" || Vocabulary.view(name).map { !$0.traits.contains(.notView) } ?? false
  }

  /// Whether the code of a body has more calls of types than a small view has.
  fileprivate var makesManyViews: Bool {
    var count = 0
    for id in tree.nodes.ids(of: [.functionCallExpr], in: subtree)
    where tree.calleeName(of: id).map({ Name(tree: tree, range: $0).isCapitalized }) == true {
      count += 1
      if count > 5 { return true }
    }
    return false
  }

  fileprivate var lastToken: Token? { tokenRange.last.map { tree.tokens[$0] } }
}
