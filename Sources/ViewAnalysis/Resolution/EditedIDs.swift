extension FileModel {
  /// Whether code outside of initializers assigns to the `id` of another value, projects it (`$item.id`), or hands its key
  /// path to a function of its own.
  var editsIDs: Bool {
    tree.nodes.ids(of: [.memberAccessExpr, .keyPathExpr]).contains { id in
      let node = tree.node(id)
      if node.kind == .keyPathExpr {
        guard node.hasText("\\.id"), let call = FunctionCall(node.parent?.parent), let name = call.name else {
          return false
        }
        return call.callee?.kind == .declReferenceExpr && !name.isCapitalized
      }
      guard let access = MemberAccess(node), access.name == "id", let base = access.base else { return false }
      // `$0` is the parameter of a closure.
      if let root = base.firstName, root.hasPrefix("$"), root.text.dropFirst().first?.isNumber != true {
        return true
      }
      // A copy in a local gets an id of its own.
      if base.kind == .declReferenceExpr, let name = base.firstName,
        case .value? = base.localBinding(of: name)
      {
        return false
      }
      return node.operand.nextSibling?.kind == .assignmentExpr && node.ancestor(.initializerDecl) == nil
        && !base.isReference(to: "self")
    }
  }
}
