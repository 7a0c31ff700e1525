extension TypeModel {
  /// Each `==` that it declares.
  var writtenEqualities: [FunctionDecl] { functions.filter { $0.isStatic && $0.name == "==" } }
}

extension FunctionDecl {
  /// The members that its code reads of its parameters; nil where it uses one of these as a whole.
  var readMembersOfParameters: Set<String>? {
    let sides = parameters.compactMap { $0.name?.text }
    guard let body else { return nil }
    var found: Set<String> = []
    for reference in body.descendants(.declReferenceExpr) {
      guard let name = reference.firstName?.text, sides.contains(name) else { continue }
      guard let access = MemberAccess(reference.parent) else { return nil }
      if access.base?.id != reference.id { continue }
      guard let member = access.name else { return nil }
      found.insert(member.text)
    }
    return found
  }
}
