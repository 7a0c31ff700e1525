// What positional ids would do to the state of rows.

extension RowLoop {
  /// Whether the row's root has an `id` modifier.
  var setsID: Bool {
    guard let row, let root = row.node.onlyExpression, let id = ViewExpression(root).modifier("id") else {
      return false
    }
    // The index once more is no other id.
    guard let value = id.firstArgument?.value, let index = row.parameterNames.first else { return true }
    return !value.isName(index)
  }

  /// Whether the rows are tagged with their index, or assign it to what is selected.
  var selectsIndex: Bool {
    guard let row, let index = row.parameterNames.first else { return false }
    return row.node.tree.nodes.ids(of: [.declReferenceExpr], in: row.node.subtree).contains { id in
      let node = row.node.tree.node(id)
      guard node.isName(index), !node.isMemberName else { return false }
      if node.parent?.child(.assignmentExpr)?.nextSibling == node { return true }
      return node.parent?.parent.flatMap { ModifierUse($0) }?.name == "tag"
    }
  }

  /// Whether the rows are what the user selects by their ids: the pages of a `TabView`, the lines of a `Picker` or a `List`.
  func isChoice(_ resolver: ViewResolver) -> Bool {
    guard let owner = FunctionCall(resolver.builder(around: call.node.outermostChain)?.owner), owner.isPlain,
      owner.name == "TabView" || owner.name == "Picker" || owner.name == "List"
    else { return false }
    return owner.argument("selection") != nil
  }

  /// Whether a view in the rows is known to have a state to lose, or changes with a transition or an animation. Rows of
  /// another loop in them have ids of their own.
  func rowsHaveState(_ resolver: ViewResolver) -> Bool {
    guard let row else { return false }
    let tree = row.node.tree
    var ids = tree.nodes.ids(of: [.functionCallExpr], in: row.node.subtree)
    while let id = ids.next() {
      guard let call = FunctionCall(tree.node(id)) else { continue }
      guard let made = call.constructedType else {
        if ModifierUse(call.node) != nil, movingModifiers.contains(call.name) { return true }
        continue
      }
      if made == "ForEach" {
        ids.skip(to: call.node.subtree.upperBound)
      } else if resolver.declaredEntry(made) != nil {
        if editors.contains(made) { return true }
      } else if resolver.isViewType(made),
        resolver.declarations(of: made).contains(where: { $0.properties.contains(where: \.isOwnState) })
      {
        return true
      }
    }
    return false
  }

  /// Whether a view in the rows may have a state to lose.
  func rowsMayHaveState(_ resolver: ViewResolver) -> Bool {
    row?.statements.contains { resolver.mayHaveState(ViewExpression($0)) } ?? true
  }
}

/// Views in which the user edits something, or that can be opened.
private let editors: NameSet = [
  "TextField", "SecureField", "TextEditor", "Toggle", "Stepper", "Slider", "Picker", "DatePicker",
  "ColorPicker", "DisclosureGroup",
]

private let movingModifiers: NameSet = ["transition", "animation", "focused", "matchedGeometryEffect"]

extension PropertyFacts {
  /// Whether SwiftUI keeps its value as long as the view has the same identity.
  fileprivate var isOwnState: Bool {
    !isStatic && attributes.contains { Vocabulary.wrappers[$0.name] == .ownState && $0.name != "Namespace" }
  }
}
