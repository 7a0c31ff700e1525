/// Code that makes a view of one of the workspace's types, and the type whose code it is.
package struct ViewPlacement: Sendable, Hashable {
  /// The qualified name of the type whose code makes the view; not always that of a view: an `App`, an extension of
  /// `View`.
  package let owner: String
  package let isOwnerView: Bool
  /// The qualified name of the view's type.
  package let placed: String

  package init(owner: String, isOwnerView: Bool, placed: String) {
    self.owner = owner
    self.isOwnerView = isOwnerView
    self.placed = placed
  }
}

extension ViewPlacement {
  /// What the code of the file's types places, in the order of the text. Previews don't count.
  package static func placements(in file: FileModel, _ workspace: WorkspaceIndex) -> [ViewPlacement] {
    let resolver = ViewResolver(file: file, workspace: workspace)
    let tree = file.tree
    return tree.nodes.ids(of: [.functionCallExpr]).compactMap { id in
      let call = tree.node(id)
      guard let name = FunctionCall(call)?.constructedType, let placed = resolver.workspaceType(name),
        resolver.isViewType(name), !file.isInPreview(call), let owner = file.enclosingType(of: call)
      else { return nil }
      return ViewPlacement(
        owner: owner.qualifiedName, isOwnerView: resolver.isView(owner), placed: placed)
    }
  }
}
