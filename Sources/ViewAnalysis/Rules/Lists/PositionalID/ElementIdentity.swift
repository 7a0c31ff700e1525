/// What tells the elements of a collection from each other.
struct ElementIdentity {
  /// The elements' type as code spells it; nil where the collection isn't known to be an array.
  let type: String?
  private let context: RuleContext

  init(of collection: Node, _ context: RuleContext) {
    self.context = context
    let text = context.resolver.inferredType(of: collection)?.text ?? ""
    type = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : nil
  }

  /// Types of the standard library and Foundation whose values have no id.
  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Character", "Date",
  ]

  /// Types whose values are told from each other by what they are. Numbers are not among them but as keys: two readings
  /// may well be the same.
  private static let comparable: Set<String> = [
    "String", "Character", "Substring", "LocalizedStringKey", "Int", "Int64", "UInt", "UUID", "URL", "Date",
  ]

  /// Protocols that give a type's values no identity.
  private static let withoutIdentity: Set<String> = [
    "Equatable", "Sendable", "Codable", "Decodable", "Encodable", "Comparable", "Error",
    "CustomStringConvertible",
  ]

  /// The type, if it is one of the standard library's or Foundation's that has no id.
  var plainType: String? { type.flatMap { Self.plainTypes.contains($0) ? $0 : nil } }

  /// Whether the elements' type is one of the workspace that could store an id.
  var isStoredTypeOfWorkspace: Bool {
    declarations.contains { $0.kind == .structDecl || $0.kind == .classDecl }
  }

  /// Whether the elements are tuples without a part `id`.
  var isTupleWithoutID: Bool {
    type.map { $0.hasPrefix("(") && $0.contains(",") && !$0.contains("id:") } ?? false
  }

  /// Whether an element is a view of any type, or may be missing: several such have nothing that tells them apart.
  var isErasedOrOptional: Bool {
    type.map { $0 == "AnyView" || $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
  }

  /// The type, if it is the workspace's and has nothing to tell its values from each other.
  var typeWithoutID: String? {
    guard let type else { return nil }
    if hasEditedID { return type }
    let facts = context.workspace.types(named: type).map(\.facts)
    return facts.isEmpty || hasIdentity
      || !facts.allSatisfy { $0.inherited.allSatisfy(Self.withoutIdentity.contains) } ? nil : type
  }

  /// Whether the type's `id` is a variable, and code in the file writes to an `id`: rows that edit it would lose their
  /// focus.
  var hasEditedID: Bool {
    ownID { $0.isStored && !$0.isLet } && context.resolver.editsIDs
  }

  /// Whether the id is an optional: several that have not been saved yet would share an id.
  var mayLackID: Bool { ownID { $0.type?.hasSuffix("?") == true } }

  /// Whether the type declares an `id` of which this is true.
  private func ownID(_ isSuch: (PropertyFacts) -> Bool) -> Bool {
    guard let type else { return false }
    return context.workspace.types(named: type).contains { _, facts in
      facts.properties.contains { $0.name == "id" && !$0.isStatic && isSuch($0) }
    }
  }

  /// Whether each new value of the type has an id of its own making: `let id = UUID()`.
  var makesItsID: Bool {
    guard let type else { return false }
    return context.workspace.typeDeclarations(named: type).contains { $0.facts.makesIDInInitializer }
  }

  /// Whether values of the type are `Identifiable` for certain.
  var isIdentifiable: Bool {
    guard let type else { return false }
    let workspace = context.workspace
    return !workspace.typeDeclarations(named: type).isEmpty
      && workspace.types(named: type).contains { _, facts in
        facts.qualifiedName == type && facts.isDeclaredIdentifiable
      }
      && !hasValueAsID
  }

  /// Whether the type's `id` is the whole value, a hash of it, or another one each time: what is edited or read again is
  /// taken for another element then.
  private var hasValueAsID: Bool {
    guard let type else { return false }
    for (file, facts) in context.workspace.types(named: type) where facts.qualifiedName == type {
      guard let id = facts.properties.first(where: { $0.name == "id" && !$0.isStatic && !$0.isStored }) else {
        continue
      }
      if let idType = id.type, idType == "Self" || idType == type { return true }
      let models = context.resolver.source(named: file)?.model.types(qualifiedName: type) ?? []
      let getter = models.flatMap(\.properties).first { $0.name?.text == "id" }?.getter
      return getter?.descendants.contains { node in
        node.kind == .declReferenceExpr
          && (node.isReference(to: "UUID") || node.text == "hashValue" || node.text == "Hasher"
            || node.isReference(to: "self") && MemberAccess(node.parent) == nil)
      } ?? false
    }
    return false
  }

  /// Whether the values of the type have an id, or are one.
  var hasID: Bool {
    guard let type else { return false }
    if Self.comparable.contains(type) { return plainType == nil }
    return declarations.contains { facts in
      facts.isDeclaredIdentifiable || facts.properties.contains { $0.name == "id" && !$0.isStatic }
    }
  }

  /// Whether the values of the type can be told from each other: they have an id, or are compared as a whole.
  var hasIdentity: Bool {
    guard let type else { return false }
    return Self.comparable.contains(type) || hasID
      || declarations.contains { facts in
        facts.inherited.contains("Hashable") || facts.kind == .enumDecl && facts.cases.isEmpty
      }
  }

  /// The workspace's declarations of the type, extensions included.
  private var declarations: [TypeFacts] {
    guard let type else { return [] }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return context.workspace.types(named: name).map(\.facts).filter {
      $0.qualifiedName == type || $0.qualifiedName.hasSuffix("." + type)
    }
  }
}

extension TypeFacts {
  /// Whether the declaration says so, or the macro that it has: SwiftData's models have ids.
  fileprivate var isDeclaredIdentifiable: Bool {
    inherited.contains("Identifiable") || attributes.contains("Model")
  }
}
