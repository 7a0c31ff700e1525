/// What the workspace's types are to SwiftUI.
///
/// Declarations with the same answer are counted instead of listed, so that a name that very many files declare or
/// extend costs no more than any other.
struct TypeRoleTable: Sendable {
  /// Declarations, or types, that are alike.
  private struct Count: Sendable {
    let roles: TypeRoles
    /// Whether they declare the type, rather than extend it.
    let isDeclaration: Bool
    var count: Int
  }

  /// By qualified name: the declarations and extensions.
  private var declarations: [String: [Count]] = [:]
  /// By bare name: the types, one for each qualified name.
  private var types: [String: [Count]] = [:]

  mutating func add(_ type: TypeFacts, _ roles: TypeRoles) { change(type, roles, by: 1) }

  mutating func remove(_ type: TypeFacts, _ roles: TypeRoles) { change(type, roles, by: -1) }

  private mutating func change(_ type: TypeFacts, _ roles: TypeRoles, by difference: Int) {
    let before = summary(of: type.qualifiedName)
    Self.count(
      &declarations, type.qualifiedName, roles, isDeclaration: type.kind != .extensionDecl, by: difference)
    let after = summary(of: type.qualifiedName)
    if let before, let after, before == after { return }
    if let before {
      Self.count(&types, type.name, before.roles, isDeclaration: before.isDeclared, by: -1)
    }
    if let after { Self.count(&types, type.name, after.roles, isDeclaration: after.isDeclared, by: 1) }
  }

  private static func count(
    _ table: inout [String: [Count]], _ name: String, _ roles: TypeRoles, isDeclaration: Bool,
    by difference: Int
  ) {
    var counts = table[name] ?? []
    if let index = counts.firstIndex(where: { $0.roles == roles && $0.isDeclaration == isDeclaration }) {
      counts[index].count += difference
      if counts[index].count <= 0 { counts.remove(at: index) }
    } else if difference > 0 {
      counts.append(Count(roles: roles, isDeclaration: isDeclaration, count: difference))
    }
    table[name] = counts.isEmpty ? nil : counts
  }

  /// What all declarations of the qualified name make of it; nil where there are none.
  private func summary(of qualifiedName: String) -> (roles: TypeRoles, isDeclared: Bool)? {
    guard let counts = declarations[qualifiedName] else { return nil }
    let own = counts.filter(\.isDeclaration)
    // Two types of one qualified name (in two modules): an extension may be either's, so only what each
    // declares itself counts.
    if own.reduce(0, { $0 + $1.count }) > 1, let first = own.first {
      return (own.reduce(first.roles) { $0.intersection($1.roles) }, true)
    }
    return (counts.reduce([]) { $0.union($1.roles) }, !own.isEmpty)
  }

  // MARK: Questions

  /// What the type is; nothing where the name is unknown.
  func roles(ofQualifiedName name: String) -> TypeRoles { summary(of: name)?.roles ?? [] }

  /// What every type of the bare name is.
  func roles(of name: String) -> TypeRoles {
    guard let counts = types[name], let first = counts.first else { return [] }
    return counts.reduce(first.roles) { $0.intersection($1.roles) }
  }

  /// Whether the workspace declares or extends the type.
  func knows(qualifiedName: String) -> Bool { declarations[qualifiedName] != nil }

  /// Whether the workspace declares the type.
  func declares(qualifiedName: String) -> Bool { summary(of: qualifiedName)?.isDeclared ?? false }

  /// Whether the workspace declares a type of the bare name, nested or not.
  func declares(_ name: String) -> Bool { types[name]?.contains(where: \.isDeclaration) ?? false }

  /// Whether a type of the bare name, nested or not, is anything to SwiftUI.
  func hasContent(named name: String) -> Bool {
    types[name]?.contains { $0.isDeclaration && !$0.roles.isEmpty } ?? false
  }
}
