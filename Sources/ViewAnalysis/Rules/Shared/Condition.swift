extension Node {
  /// Whether the node is in a menu or a picker, however deep.
  var isInMenu: Bool {
    for ancestor in ancestors {
      if TypeDecl.isKind(ancestor.kind) { return false }
      guard let call = Closure(ancestor)?.use?.call else { continue }
      if call.constructedType == "Menu" || call.constructedType == "Picker" || call.name == "contextMenu" {
        return true
      }
    }
    return false
  }

  /// Whether the condition may change while its view is there, as far as its spelling tells: not where it is made of
  /// literals and of what types offer (`UIDevice.current…`, `.isDebug`) alone.
  var mayChange: Bool {
    for id in subtree {
      let node = tree.node(id)
      guard node.kind == .declReferenceExpr, let name = node.firstName, !name.isCapitalized else { continue }
      // What kind of device it is stays the same, whoever is asked.
      if name.hasSuffix("serInterfaceIdiom") { continue }
      if let access = MemberAccess(node.parent), access.base == node,
        access.name?.hasSuffix("serInterfaceIdiom") == true
      {
        continue
      }
      // The name of a member belongs to what stands before it.
      if let parent = node.parent, parent.kind == .memberAccessExpr, MemberAccess(parent)?.base != node {
        continue
      }
      return true
    }
    return false
  }
}
