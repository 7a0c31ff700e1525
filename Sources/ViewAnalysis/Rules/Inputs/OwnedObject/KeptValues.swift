/// What each object of a class keeps for itself, and which of its methods have to do with that.
struct KeptValues {
  /// The declarations of the class: itself and its extensions, in all files.
  private let members: [TypeMembers]
  /// The names of the variables, and of constants that are objects which may keep something themselves.
  private let kept: Set<String>

  /// Nil where it can't be told: the workspace doesn't declare the class, or it has a base class or an initializer that
  /// does something.
  init?(of name: Name, _ context: RuleContext) {
    guard let members = context.resolver.declaredMembers(ofClass: name.text),
      members.allSatisfy({ $0.initializers.allSatisfy { $0.body?.statements.isEmpty ?? true } })
    else { return nil }
    self.members = members
    kept = Set(
      members.flatMap(\.declarations).flatMap(\.properties)
        .filter { context.resolver.mayKeep($0) }.compactMap { $0.name?.text })
  }

  /// Whether the view calls only methods on the object that neither read nor set what it keeps: with any other object of
  /// the class, they would do the same.
  func isLeftAlone(by uses: [PropertyUse]) -> Bool {
    uses.allSatisfy { use in
      guard use.form == .value, let access = MemberAccess(use.node.parent), access.base?.id == use.node.id,
        let name = access.name
      else { return false }
      var asked: Set<Node> = []
      return isLeftAlone(byMember: name.text, FunctionCall(calledBy: access.node), &asked)
    }
  }

  /// `asked` are the members that have been asked already.
  private func isLeftAlone(byMember name: String, _ call: FunctionCall?, _ asked: inout Set<Node>) -> Bool {
    let declared = members.flatMap { $0.named(name) }
    let labels = Set(call?.arguments.compactMap { $0.label?.text } ?? [])
    let meant = declared.filter { labels.isSubset(of: $0.labels) }
    guard !declared.isEmpty, !kept.contains(name) else { return false }
    return (meant.isEmpty ? declared : meant).allSatisfy { member in
      !asked.insert(member.declaration).inserted || isLeftAlone(by: member.declaration, &asked)
    }
  }

  private func isLeftAlone(by member: Node, _ asked: inout Set<Node>) -> Bool {
    for node in member.descendants(.declReferenceExpr) {
      let isOwn = !node.isMemberName || MemberAccess(node.parent)?.base?.isReference(to: "self") == true
      guard isOwn, let name = node.firstName else { continue }
      if name == "self" {
        // The object itself is handed on.
        guard MemberAccess(node.parent)?.base?.id == node.id else { return false }
        continue
      }
      let text = name.text.drop { $0 == "_" || $0 == "$" }
      if kept.contains(String(text)) { return false }
      guard members.contains(where: { !$0.named(name.text).isEmpty }) else { continue }
      let callee = node.isMemberName ? node.parent ?? node : node
      if !isLeftAlone(byMember: name.text, FunctionCall(calledBy: callee), &asked) { return false }
    }
    return true
  }
}

extension FunctionCall {
  /// The call whose callee the node is.
  fileprivate init?(calledBy node: Node) {
    guard let call = FunctionCall(node.parent), call.callee?.id == node.id else { return nil }
    self = call
  }
}

extension TypeMembers.Member {
  /// The labels of its parameters.
  fileprivate var labels: Set<String> {
    if case .function(let function) = self {
      Set(function.parameters.compactMap { $0.label?.text })
    } else {
      []
    }
  }
}

extension ViewResolver {
  /// All members of the only class of the name, in all files that declare them; nil where the workspace has none,
  /// or where it inherits more than `ObservableObject`.
  fileprivate func declaredMembers(ofClass name: String) -> [TypeMembers]? {
    let parts = workspace.types(named: name)
    let declarations = parts.filter { $0.facts.kind != .extensionDecl }
    guard declarations.count == 1, let facts = declarations.first?.facts, facts.kind == .classDecl,
      facts.inherited.allSatisfy({ $0 == "ObservableObject" })
    else { return nil }
    var found: [TypeMembers] = []
    for file in Set(parts.map(\.file)).sorted() {
      guard let model = source(named: file)?.model else { return nil }
      found += model.types(qualifiedName: facts.qualifiedName).prefix(1).map {
        TypeMembers(of: $0, in: model)
      }
    }
    return found
  }

  /// Whether objects may differ in the property: a variable, or a constant that is an object with variables. What a type is
  /// asked for (`Store.default`) is the same for all.
  fileprivate func mayKeep(_ property: Property, depth: Int = 0) -> Bool {
    if property.variable.isStatic || property.binding.isComputed { return false }
    guard property.isLet, depth < 3, let value = property.initialValue else { return true }
    if value.isAskedOfType { return false }
    guard let call = FunctionCall(value) else { return !plainValues.contains(value.kind) }
    guard let type = call.constructedType else { return true }
    let declared = workspace.typeDeclarations(named: type.text)
    if !declared.isEmpty, declared.allSatisfy({ $0.facts.kind == .structDecl || $0.facts.kind == .enumDecl })
    {
      return false
    }
    guard let members = declaredMembers(ofClass: type.text) else { return true }
    return members.flatMap(\.declarations).flatMap(\.properties).contains { mayKeep($0, depth: depth + 1) }
  }
}

private let plainValues: Set<SyntaxKind> = [
  .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr,
]

extension Node {
  /// Whether the value is what a type's member gives, and no new object: `Store.default`, `Store.store().records("a")`.
  var isAskedOfType: Bool {
    var current = self
    while let next = FunctionCall(current)?.callee ?? MemberAccess(current)?.base {
      if next.isTypeReference { return current.kind == .memberAccessExpr }
      current = next
    }
    return false
  }
}
