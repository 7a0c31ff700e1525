/// What other files may ask about one file. Two texts with equal facts are the same to all other files.
package struct FileFacts: Sendable, Equatable {
  package let types: [TypeFacts]
  /// The functions that the file adds to `View` in extensions.
  package let viewFunctions: [FunctionFacts]
  /// Whether some value's `body` is read, which may be a view's, and its type needed.
  package let readsBody: Bool

  package init(types models: [TypeModel], readsBody: Bool) {
    self.readsBody = readsBody
    types = models.map(TypeFacts.init)
    viewFunctions = models.filter { $0.isExtension && $0.name == "View" }.flatMap { type in
      type.functions.map { FunctionFacts($0) }
    }
  }
}

/// The facts of one declaration of a type: of the type itself, a protocol or an extension.
package struct TypeFacts: Sendable, Equatable {
  package let name: String
  package let qualifiedName: String
  package let kind: SyntaxKind
  /// Whether it declares a type that is called like one of SwiftUI's views.
  let hasNameOfSwiftUI: Bool
  /// Names of the types behind the colon, without modules and generic arguments.
  package let inherited: [String]
  /// What SwiftUI's own protocols among them make of it.
  package let roles: TypeRoles
  package let access: AccessLevel?
  /// Whether `body` (of a view) or `body(content:)` (of a modifier) stands here.
  package let declaresBody: Bool
  package let isGeneric: Bool
  /// Names of the generic parameters that are views.
  package let viewParameters: [String]
  /// The closure parameters of each initializer that is written out; of the memberwise one where none is.
  package let initializers: [[ClosureParameter]]
  /// Names of a protocol's requirements.
  package let requirements: [String]

  init(_ model: TypeModel) {
    name = model.name
    qualifiedName = model.qualifiedName
    kind = model.node.kind
    hasNameOfSwiftUI = !model.isExtension && Vocabulary.view(model.declaration.name) != nil
    inherited = model.declaration.inheritedTypes.compactMap { $0.typeName?.text }
    roles = model.declaredRoles
    access = model.node.access
    // Most types of an app have nothing to do with views: they stay cheap.
    let mayBeContent =
      !model.roles.isEmpty || model.isExtension || inherited.contains { !Self.foreign.contains($0) }
    isGeneric = model.declaration.node.child(.genericParameterClause) != nil
    viewParameters = mayBeContent ? model.viewParameters.map(\.text) : []
    requirements =
      model.isProtocol
      ? model.properties.map { $0.name?.text ?? "" } + model.functions.map { $0.name?.text ?? "" } : []
    guard mayBeContent else {
      initializers = []
      declaresBody = false
      return
    }
    declaresBody = model.body != nil || model.modifierBody != nil
    if model.initializers.isEmpty, kind == .structDecl {
      initializers = [model.storedProperties.compactMap(ClosureParameter.init)]
    } else {
      initializers = model.initializers.map { $0.parameters.compactMap(ClosureParameter.init) }
    }
  }

  /// Protocols and base classes that make no type a view.
  private static let foreign: Set<String> = [
    "Codable", "Decodable", "Encodable", "Sendable", "Equatable", "Hashable", "Identifiable", "Comparable",
    "CaseIterable", "CodingKey", "Error", "LocalizedError", "ObservableObject", "RawRepresentable",
    "CustomStringConvertible", "NSObject", "String", "Int",
  ]
}

/// The facts of a function in `extension View`.
package struct FunctionFacts: Sendable, Equatable {
  package let name: String
  /// The labels of all parameters; empty for `_`.
  package let labels: [String]
  package let closures: [ClosureParameter]
  /// Where the function applies a closure to the view by a condition.
  package let conditional: ConditionalFunction?

  init(_ function: FunctionDecl) {
    name = function.name?.text ?? ""
    let parameters = function.parameters
    labels = parameters.map { $0.label == "_" ? "" : $0.label?.text ?? "" }
    closures = parameters.compactMap(ClosureParameter.init)
    conditional = ConditionalFunction(function)
  }
}

/// A parameter that takes a closure.
package struct ClosureParameter: Sendable, Equatable {
  /// The label; empty for `_`.
  package let label: String
  /// What happens with the closure; nil where the declaration does not tell.
  package let role: ClosureRole?
  package let hasDefault: Bool

  init?(_ parameter: FunctionParameter) {
    guard let type = parameter.type?.asFunctionType else { return nil }
    self.init(
      label: parameter.label, type: type, attributed: parameter.node,
      hasDefault: parameter.defaultValue != nil)
  }

  /// The memberwise initializer's parameter for a stored property.
  init?(_ property: Property) {
    guard let type = property.type, property.initialValue == nil || !property.isLet else { return nil }
    let node = property.variable.node
    if let function = type.asFunctionType {
      self.init(
        label: property.name, type: function, attributed: node,
        hasDefault: property.initialValue != nil || type.kind == .optionalType)
    } else {
      // `@ViewBuilder let content: Content` takes a closure, too.
      guard node.builderAttribute != nil else { return nil }
      self.init(label: property.name, type: type, attributed: node, hasDefault: false)
    }
  }

  private init(label: Name?, type: Node, attributed node: Node, hasDefault: Bool) {
    self.label = label == "_" ? "" : label?.text ?? ""
    self.hasDefault = hasDefault
    let takesParameters = !type.functionTypeParameters.isEmpty
    if let kind = node.builderAttribute {
      role = takesParameters ? .deferredBuilder(kind) : .builder(kind)
    } else if let result = type.functionTypeResult, result.isVoid {
      role = .action
    } else {
      role = nil
    }
  }
}

extension Node {
  /// What the declaration's or parameter's result builder collects; nil where it has none.
  package var builderAttribute: BuilderKind? {
    for child in children where child.kind == .attribute {
      if let kind = Vocabulary.builders[child.attributeName] { return kind }
    }
    return nil
  }

  /// `Void` or `()`.
  package var isVoid: Bool {
    isNamedType("Void") || kind == .tupleType && firstChild == nil
  }
}
