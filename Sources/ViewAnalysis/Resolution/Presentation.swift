extension ViewResolver {
  /// Whether the code is in a closure that a modifier such as `sheet` calls while it presents something.
  func isInPresentation(_ node: Node) -> Bool {
    node.ancestors.prefix { $0.kind != .memberBlockItem }.contains { ancestor in
      Closure(ancestor).map(isPresented) ?? false
    }
  }

  /// Whether a modifier such as `sheet` calls the closure while it presents something.
  func isPresented(_ closure: Closure) -> Bool {
    guard case .deferredBuilder = role(of: closure) else { return false }
    return keptContent.contains(closure.use?.call.name)
  }

  /// Whether the view type's member is used in such closures alone, or in helpers of which that is so.
  func isOnlyPresented(_ member: String, of type: TypeModel) -> Bool {
    if let body = bodyElsewhere(of: type) { return body.isOnlyPresented(member) }
    let (reads, members) = (reads(of: type), members(of: type))
    var pending = reads.uses(ofMember: member).map { ($0, steps: 0) }
    if pending.isEmpty { return false }
    var seen: Set<String> = [member]
    while let (use, steps) = pending.popLast() {
      if isInPresentation(use.node) { continue }
      guard steps < Self.longestWayToPresentation, let around = use.node.typeMember,
        helper(around, of: type) != nil,
        let name = around.declaredName?.text, members.only(name) != nil
      else { return false }
      guard seen.insert(name).inserted else { continue }
      let uses = reads.uses(ofMember: name)
      if uses.isEmpty { return false }
      pending += uses.map { ($0, steps + 1) }
    }
    return true
  }

  /// How many helpers around one are looked at.
  static let longestWayToPresentation = 4
}

/// The modifiers that keep the closure of their content. The others call it at once.
private let keptContent: NameSet = ["sheet", "popover", "fullScreenCover", "navigationDestination"]
