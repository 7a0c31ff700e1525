/// A parameter that takes a closure.
package struct ClosureParameter: Sendable, Hashable {
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
