extension ViewResolver {
  /// How many views the code builds, those of the helpers that it names among them, but not what these get from others.
  /// Counting ends above the limit.
  func countOfViews(in code: Node, withHelpersUpTo limit: Int) -> Int {
    var count = measure(code).count
    guard count <= limit, let type = file.enclosingType(of: code) else { return count }
    let helpers = helpers(of: type)
    if helpers.isEmpty { return count }
    for id in code.subtree {
      let node = code.tree.node(id)
      guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName,
        let helper = helpers.first(where: { $0.name?.hasSameText(as: name) == true })
      else { continue }
      count += measure(helper.block).count
      if count > limit { break }
    }
    return count
  }
}
