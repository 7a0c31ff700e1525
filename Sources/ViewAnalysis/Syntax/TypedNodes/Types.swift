extension Node {
  /// A type's last name: `View` in `View`, `SwiftUI.View`, `some View`, `@unchecked View`, `any View`;
  /// `Array` in `Array<Int>`. Nil for types without a name: tuples, functions, optionals.
  package var typeName: Name? {
    var node = self
    // Each turn goes one level down.
    while true {
      switch node.kind {
      case .identifierType: return node.firstName
      case .memberType:
        // The name stands after the period: the last own token that can be one.
        return node.ownTokens.last { node.name(atToken: $0) != nil }.flatMap { node.name(atToken: $0) }
      case .attributedType, .someOrAnyType, .suppressedType:
        guard let inner = node.children.last else { return nil }
        node = inner
      default: return nil
      }
    }
  }

  /// Whether the type is the protocol or a composition that holds it, `some` or not.
  package func namesProtocol(_ proto: StaticString) -> Bool {
    var node = self
    while node.kind == .someOrAnyType || node.kind == .attributedType {
      guard let inner = node.children.last else { return false }
      node = inner
    }
    if node.kind == .compositionType {
      return node.children(.compositionTypeElement).contains { $0.firstChild?.typeName == proto }
    }
    return (node.kind == .identifierType || node.kind == .memberType) && node.typeName == proto
  }

  /// `some P`: an opaque type that names the protocol.
  package func isOpaque(_ proto: StaticString) -> Bool {
    kind == .someOrAnyType && firstToken.kind == .kwSome && namesProtocol(proto)
  }

  /// `any P`, or the bare name.
  package func isNamedType(_ name: StaticString) -> Bool {
    (kind == .identifierType || kind == .memberType) && typeName == name
      && child(.genericArgumentClause) == nil
  }

  /// The function type, its attributes (`@escaping`) and parentheses taken off; nil for other types.
  package var asFunctionType: Node? {
    var node = self
    while true {
      switch node.kind {
      case .functionType: return node
      case .attributedType, .optionalType:
        guard let inner = node.children.last else { return nil }
        node = inner
      case .tupleType:
        let elements = node.children(.tupleTypeElement)
        guard elements.count == 1, let inner = elements.first?.firstChild else { return nil }
        node = inner
      default: return nil
      }
    }
  }

  /// The types of a `functionType`'s parameters.
  package var functionTypeParameters: [Node] { kind == .functionType ? children(.tupleTypeElement) : [] }

  /// The type after a `functionType`'s arrow.
  package var functionTypeResult: Node? { kind == .functionType ? child(.returnClause)?.firstChild : nil }
}
