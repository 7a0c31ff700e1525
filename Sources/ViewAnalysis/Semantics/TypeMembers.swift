/// What a file declares as members of one type, in the type itself and in its extensions.
package struct TypeMembers: Sendable {
  package enum Member: Sendable {
    case property(Property)
    case function(FunctionDecl)
    /// A nested type or a type alias.
    case type(Node)
    /// The case of an enumeration.
    case enumCase(Node)
  }

  package private(set) var type: TypeModel
  /// The declarations of the type in the file: itself and its extensions.
  package let declarations: [TypeModel]
  private var byName: [String: [Member]] = [:]
  /// The conditions of `#if` that hold where the members are asked for.
  private var conditions: Set<String> = []

  /// The same members, for another declaration of the same type.
  package init(_ members: TypeMembers, for type: TypeModel) {
    self = members
    self.type = type
  }

  package init(of type: TypeModel, in file: FileModel) {
    self.type = type
    declarations = file.declarations(of: type)
    for member in declarations.flatMap(\.members) {
      switch member.kind {
      case .variableDecl:
        guard let variable = VariableDecl(member) else { continue }
        for binding in variable.bindings {
          guard let name = binding.name else { continue }
          byName[name.text, default: []].append(.property(Property(variable: variable, binding: binding)))
        }
      case .functionDecl:
        guard let function = FunctionDecl(member), let name = function.name else { continue }
        byName[name.text, default: []].append(.function(function))
      case .enumCaseDecl:
        for element in member.children(.enumCaseElement) {
          guard let name = element.firstName else { continue }
          byName[name.text, default: []].append(.enumCase(element))
        }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        guard let name = member.declaredTypeName else { continue }
        byName[name.text, default: []].append(.type(member))
      default: continue
      }
    }
  }

  /// The same members as code at the node sees them: what stands under the same `#if` is there.
  package func seen(from node: Node) -> TypeMembers {
    var members = self
    members.conditions = Set(node.buildConditions ?? [])
    return members
  }

  package func named(_ name: String) -> [Member] { byName[name] ?? [] }

  package func properties(_ name: String) -> [Property] {
    named(name).compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The member of the name, where there is exactly one and it is there in every build, or in those of the node that the
  /// members are seen from.
  package func only(_ name: String) -> Member? {
    guard let members = byName[name], members.count == 1, let member = members.first,
      member.declaration.parent?.parent?.kind == .memberBlock
        || !conditions.isEmpty && member.declaration.buildConditions?.allSatisfy(conditions.contains) == true
    else { return nil }
    return member
  }

  /// The property of an instance, where there is exactly one member of the name.
  package func property(_ name: String) -> Property? {
    guard case .property(let property) = only(name), !property.variable.isStatic else { return nil }
    return property
  }

  package var initializers: [InitializerDecl] { declarations.flatMap(\.initializers) }
}

extension TypeMembers.Member {
  /// The whole declaration; for a case of an enumeration, the one that contains it.
  package var declaration: Node {
    switch self {
    case .property(let property): property.variable.node
    case .function(let function): function.node
    case .type(let node): node
    case .enumCase(let node): node.parent ?? node
    }
  }
}

extension Node {
  /// The name of the type or the alias that it declares.
  package var declaredTypeName: Name? {
    TypeDecl(self)?.name ?? name(atToken: introducerToken + 1)
  }
}
