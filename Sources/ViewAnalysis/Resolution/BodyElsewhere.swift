/// The body of a view type whose extension is in the resolver's file, and that another file declares.
final class BodyElsewhere {
  private let type: TypeModel
  private let resolver: ViewResolver
  /// What the extension's file knows of the type's code, and the body's.
  private let (ownReads, reads): (ViewReads, ViewReads)
  private lazy var allCauses = readCauses(whileShown: false)
  private lazy var causesWhileShown = readCauses(whileShown: true)

  fileprivate init?(of type: TypeModel, _ user: ViewResolver) {
    guard !user.file.declarations(of: type).contains(where: { !$0.isExtension }),
      let resolver = user.declaringResolver(of: type.qualifiedName),
      let declared = resolver.file.types(qualifiedName: type.qualifiedName).first(where: { !$0.isExtension }),
      declared.body != nil
    else { return nil }
    self.type = declared
    self.resolver = resolver
    (ownReads, reads) = (user.reads(of: type), resolver.reads(of: declared))
  }

  /// See `ViewReads.needlessBindings`.
  fileprivate func needlessBindings(ofMember name: String, whileShown: Bool) -> ViewProperties {
    let causes = (whileShown ? causesWhileShown : allCauses)[name] ?? []
    return reads.needless(causes, for: ownReads.reads(ofMember: name))
  }

  /// By the members of the extension's file what makes them run again: what does so with the body's file, and with those
  /// that use them here.
  private func readCauses(whileShown: Bool) -> [String: PropertySet] {
    var found: [String: PropertySet] = [:]
    let steps = ownReads.usedFirst.reversed().filter { $0 >= ownReads.properties.count }.map { index in
      let name = ownReads.names[index]
      found[name] = reads.causes(ofMember: name, whileShown: whileShown)
      return (name, ownReads.uses(ofMember: name).map(ownReads.member(of:)))
    }
    // Only code that uses itself takes more than one round, and one that finds nothing new.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, users) in steps {
        let all = users.reduce(found[name] ?? []) { $0.union(found[$1] ?? []) }
        if all != found[name] {
          found[name] = all
          isComplete = false
        }
      }
    }
    return found
  }

  /// Whether what uses the member in the body's file does so only in what it presents.
  func isOnlyPresented(_ member: String) -> Bool {
    var isUsed = false
    var seen: Set<String> = [member]
    var pending = [(member, steps: 0)]
    while let (name, steps) = pending.popLast() {
      if reads.isUsedByBody(name) {
        guard resolver.isOnlyPresented(name, of: type) else { return false }
        isUsed = true
      }
      guard steps < ViewResolver.longestWayToPresentation else { return false }
      for use in ownReads.uses(ofMember: name) where seen.insert(ownReads.member(of: use)).inserted {
        pending.append((ownReads.member(of: use), steps + 1))
      }
    }
    return isUsed
  }
}

extension ViewResolver {
  func bodyElsewhere(of type: TypeModel) -> BodyElsewhere? {
    if let known = bodiesElsewhere[type.qualifiedName] { return known }
    let found = BodyElsewhere(of: type, self)
    bodiesElsewhere[type.qualifiedName] = .some(found)
    return found
  }

  /// See `ViewReads.needlessBindings`. The body may be in another file.
  func needlessBindings(ofMember name: String, of type: TypeModel, whileShown: Bool) -> ViewProperties {
    needless(ofMember: name, of: type, whileShown: whileShown) {
      $0.needlessBindings(ofMember: name, whileShown: whileShown)
    }
  }

  /// See `ViewReads.needlessUpdates`. Of a body in another file it is not known what only chooses to show the member.
  func needlessUpdates(ofMember name: String, of type: TypeModel, whileShown: Bool) -> ViewProperties {
    needless(ofMember: name, of: type, whileShown: whileShown) {
      $0.needlessUpdates(ofMember: name, whileShown: whileShown)
    }
  }

  /// `own` asks for a body in this file.
  private func needless(
    ofMember name: String, of type: TypeModel, whileShown: Bool, own: (ViewReads) -> ViewProperties
  ) -> ViewProperties {
    if let elsewhere = bodyElsewhere(of: type) {
      return elsewhere.needlessBindings(ofMember: name, whileShown: whileShown)
    }
    let needless = own(reads(of: type))
    return whileShown ? changing(needless, whileShowing: name, of: type) : needless
  }
}
