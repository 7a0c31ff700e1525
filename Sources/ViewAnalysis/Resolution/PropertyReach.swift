/// Who else than a type's own code in its file may use one of its properties.
extension ViewResolver {
  /// Whether code that can't be seen from this file, or can't be understood, may use the property: a macro, `Mirror`, a
  /// protocol that asks for it, another module, another file. In doubt it may.
  package func mayBeUsedUnseen(_ property: Property, of type: TypeModel) -> Bool {
    guard let name = property.name?.text else { return true }
    let access = property.access ?? .internal
    if access > .internal || Self.knownRequirements.contains(name) || workspace.isCommonplace(type.name) {
      return true
    }
    let declarations = file.declarations(of: type)
    if declarations.contains(where: { $0.node.hasError || $0.node.hasUnknownAttribute })
      || property.variable.node.hasUnknownAttribute
    {
      return true
    }
    let inherited = summary(of: type).inherited
    if inherited.contains(where: { !isKnownProtocol($0) })
      || workspace.requires(name, byProtocols: inherited) || isReflected(type, inherited)
    {
      return true
    }
    return access == .internal && isUsedInOtherFiles(name, of: type, isEnvironment: property.isEnvironment)
  }

  /// Whether code of another file uses the property of the type's values.
  package func isUsedInOtherFiles(_ property: Property, of type: TypeModel) -> Bool {
    guard let name = property.name?.text, property.access ?? .internal >= .internal,
      !workspace.isCommonplace(type.name)
    else { return false }
    return isUsedInOtherFiles(name, of: type, isEnvironment: property.isEnvironment)
  }

  /// What the protocols of the standard library and of SwiftUI that a view may conform to ask for.
  private static let knownRequirements: NameSet = [
    "id", "body", "animatableData", "description", "debugDescription", "hashValue", "rawValue",
  ]

  private func isKnownProtocol(_ name: String) -> Bool {
    workspace.knows(name) || Vocabulary.protocols[name] != nil
      || Vocabulary.protocolsWithoutViews.contains(name)
  }

  /// Whether the type's code, or that of a protocol that it conforms to, may look at all properties by `Mirror`.
  private func isReflected(_ type: TypeModel, _ inherited: [String]) -> Bool {
    ([type.name] + inherited).contains { name in
      if let known = areReflected[name] { return known }
      let files = Set(workspace.types(named: name, inFilesReferringTo: "Mirror").map(\.file))
      // More are not opened for each file that asks.
      let isReflected =
        files.count > Self.mostMirrors || files.contains { typesMirroring(in: $0)?.contains(name) ?? true }
      areReflected[name] = isReflected
      return isReflected
    }
  }

  private static let mostMirrors = 8

  /// The names of the types around each use of `Mirror` in the file; nil where one is outside of types, which may look at
  /// any value.
  private func typesMirroring(in other: String) -> Set<String>? {
    if let known = typesMirroring[other] { return known }
    var names: Set<String>? = []
    if let model = source(named: other)?.model {
      for reference in workspace.references(in: other, to: "Mirror") {
        var type = model.enclosingType(atOffset: reference.range.lowerBound)
        if type == nil { names = nil }
        while let current = type, names?.insert(current.name).inserted == true {
          type = model.enclosingType(of: current.node)
        }
      }
    } else {
      names = nil
    }
    typesMirroring[other] = .some(names)
    return names
  }

  func isUsedInOtherFiles(_ name: String, of type: TypeModel, isEnvironment: Bool) -> Bool {
    if type.isLocal { return false }
    var own: Set<String> = []
    var extending: Set<String> = []
    for (file, facts) in workspace.types(named: type.name) where facts.qualifiedName == type.qualifiedName {
      if facts.kind == .extensionDecl { extending.insert(file) } else { own.insert(file) }
    }
    let others = Set(workspace.files(referringTo: type.name)).union(extending).subtracting(own)
    return others.contains { other in
      let references = workspace.references(in: other, to: name)
      if extending.contains(other) {
        // All of the type's code may use it, broken code too.
        return references.contains { [.name, .member, .implicitMember].contains($0.kind) }
          || otherFile(named: other).map { !$0.tree.errors.isEmpty } ?? false
      }
      // `\.dismiss` is the key that the property itself is read from.
      if !isEnvironment, references.contains(where: { $0.kind == .keyPath }) { return true }
      let members = references.filter { $0.kind == .member }
      if members.isEmpty { return false }
      guard let source = otherFile(named: other) else { return true }
      return PropertyUses.mayUse(type, members, in: source.model)
    }
  }
}

extension Property {
  fileprivate var isEnvironment: Bool { wrapper?.name == "Environment" }
}

extension Node {
  /// Whether the declaration has an attribute that may be a macro, or a wrapper that isn't SwiftUI's.
  fileprivate var hasUnknownAttribute: Bool {
    if child(.ifConfigDecl)?.contains([.attribute]) == true { return true }
    return attributes.contains { attribute in
      guard let name = attribute.attributeName else { return true }
      return Vocabulary.wrappers[name] == nil && !harmlessAttributes.contains(name)
    }
  }
}

private let harmlessAttributes: NameSet = [
  "MainActor", "available", "preconcurrency", "frozen", "usableFromInline", "dynamicMemberLookup",
]
