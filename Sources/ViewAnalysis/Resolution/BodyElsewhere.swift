/// The body of a view type whose extension is in the resolver's file, and that another file declares.
struct BodyElsewhere {
  let type: TypeModel
  let resolver: ViewResolver
  /// What the extension's file knows of the type's code.
  private let ownReads: ViewReads

  fileprivate init?(of type: TypeModel, _ user: ViewResolver) {
    guard !user.file.declarations(of: type).contains(where: { !$0.isExtension }),
      let resolver = user.declaringResolver(of: type.qualifiedName),
      let declared = resolver.file.types(qualifiedName: type.qualifiedName).first(where: { !$0.isExtension }),
      declared.body != nil
    else { return nil }
    self.type = declared
    self.resolver = resolver
    ownReads = user.reads(of: type)
  }

  /// What the code in the body's file reads.
  var reads: ViewReads { resolver.reads(of: type) }

  /// The member, or those through which it is used, as far as the body uses them in its file.
  func users(of member: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = [member]
    var pending = [member]
    while let name = pending.popLast() {
      if reads.isUsedByBody(name) { found.append(name) }
      for use in ownReads.uses(ofMember: name) where seen.insert(ownReads.member(of: use)).inserted {
        pending.append(ownReads.member(of: use))
      }
    }
    return found
  }
}

extension ViewResolver {
  func bodyElsewhere(of type: TypeModel) -> BodyElsewhere? { BodyElsewhere(of: type, self) }

  /// See `ViewReads.needlessBindings`. The body may be in another file.
  func needlessBindings(ofMember name: String, of type: TypeModel, whileShown: Bool) -> ViewProperties {
    let reads = reads(of: type)
    guard let body = bodyElsewhere(of: type) else {
      return reads.needlessBindings(ofMember: name, whileShown: whileShown)
    }
    return body.reads.needlessBindings(
      ofMembers: body.users(of: name), reading: reads.reads(ofMember: name), whileShown: whileShown)
  }
}
