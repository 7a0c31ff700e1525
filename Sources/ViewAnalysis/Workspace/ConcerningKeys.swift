// What of a declaration matters to other files, beyond its name.

extension TypeFacts {
  /// Whether types that inherit from the type may mean something else when this changes.
  var mattersToInheriting: Bool {
    switch kind {
    case .protocolDecl, .typeAliasDecl, .classDecl: true
    case .extensionDecl: declaresBody || !inherited.isEmpty
    default: false
    }
  }

  /// The keys of the names whose uses in other files matter to the type: its own, and those of the properties that have
  /// one of SwiftUI's wrappers and can be used there.
  var concerningKeys: [UInt64] {
    let watched = properties.filter { property in
      property.access ?? .internal == .internal && !property.isStatic
        && property.attributes.contains { Vocabulary.wrappers[$0.name] != nil }
    }
    return (watched.map(\.name) + [name]).map { FileReferences.key(of: $0) }
  }
}

extension FunctionFacts {
  /// The same for a function: what is said of a conditional one counts its uses.
  var concerningKeys: [UInt64] {
    conditional == nil ? [] : [FileReferences.key(of: name)]
  }
}
