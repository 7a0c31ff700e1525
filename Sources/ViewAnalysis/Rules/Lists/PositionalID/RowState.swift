// What positional ids would do to the state of rows.

extension RowLoop {
  /// Whether the row's root has an `id` modifier that says more than the row's position.
  var setsID: Bool {
    guard let row, let root = row.node.onlyExpression, let id = ViewExpression(root).modifier("id"),
      let value = id.firstArgument?.value,
      // A new id each time is none to use for the rows.
      !value.contains([.functionCallExpr]) || FunctionCall(value)?.constructedType != "UUID"
    else { return false }
    guard let index = row.parameterNames.first else { return true }
    let references = value.descendants(.declReferenceExpr) + [value]
    let positions = references.filter { $0.isName(index) && !$0.isElement }
    return positions.isEmpty
      || references.contains { $0.isElement || row.parameterNames.dropFirst().contains(where: $0.isName) }
  }

  /// Whether the rows bind the collection's elements: `$names[index]`.
  func bindsElements(of collection: Node) -> Bool {
    guard let row else { return false }
    let binding = collection.text.hasPrefix("self.") ? String(collection.text.dropFirst(5)) : collection.text
    return row.node.tree.nodes.ids(of: [.subscriptCallExpr], in: row.node.subtree).contains { id in
      row.node.tree.node(id).firstChild?.text.hasSuffix("$" + binding) ?? false
    }
  }

  /// Whether the row takes a pair of index and element, and names the element alone.
  var ignoresIndexOfPair: Bool {
    row.map { $0.parameterNames.count == 2 && ($0.parameterNames[0] == "_" || usesOfIndex.isEmpty) } ?? false
  }

  /// Whether the rows are tagged with their index.
  var tagsIndex: Bool { usesOfIndex.contains { $0.modifierOfArgument == "tag" } }

  /// Whether the rows compare their index with what is selected, assign it, or match their geometry by it.
  var selectsIndex: Bool {
    usesOfIndex.contains { use in
      use.parent?.child(.assignmentExpr)?.nextSibling == use || use.isComparedWithName
        || use.modifierOfArgument == "matchedGeometryEffect"
    }
  }

  /// Where the rows name their index.
  private var usesOfIndex: [Node] {
    guard let row, let index = row.parameterNames.first else { return [] }
    return row.node.descendants(.declReferenceExpr).filter { $0.isName(index) && !$0.isMemberName }
  }

  /// Whether the rows are what the user selects by their ids: the pages of a `TabView`, the lines of a `Picker` or a `List`.
  func isChoice(_ resolver: ViewResolver) -> Bool {
    if name == "List", call.argument("selection") != nil { return true }
    guard let owner = FunctionCall(resolver.builder(around: call.node.outermostChain)?.owner), owner.isPlain,
      owner.name == "TabView" || owner.name == "Picker" || owner.name == "List"
    else { return false }
    return owner.argument("selection") != nil
  }

  /// Whether a scroll view around the rows binds the id of the one that it shows: `scrollPosition(id: $page)`.
  var isScrollTarget: Bool {
    call.node.ancestors.prefix { !TypeDecl.isKind($0.kind) }.contains {
      $0.kind == .functionCallExpr && ModifierUse($0)?.name == "scrollPosition"
        && FunctionCall($0)?.argument("id") != nil
    }
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
      } else if resolver.hasOwnState(made) {
        return true
      }
    }
    return false
  }
}

/// Views in which the user edits something, or that can be opened.
private let editors: NameSet = [
  "TextField", "SecureField", "TextEditor", "Toggle", "Stepper", "Slider", "Picker", "DatePicker",
  "ColorPicker", "DisclosureGroup",
]

private let movingModifiers: NameSet = ["transition", "animation", "focused", "matchedGeometryEffect"]

extension ViewResolver {
  /// Whether the type is a view of the workspace with a state.
  fileprivate func hasOwnState(_ type: Name) -> Bool {
    isOwnViewType(type)
      && declarations(of: type).contains { $0.properties.contains(where: \.isOwnState) }
  }
}

extension PropertyFacts {
  /// Whether SwiftUI keeps its value as long as the view has the same identity.
  fileprivate var isOwnState: Bool {
    !isStatic && attributes.contains { Vocabulary.wrappers[$0.name] == .ownState && $0.name != "Namespace" }
  }
}

extension Node {
  /// Whether the row's parameter stands for the element here: `items[index]`, `pair.element`.
  fileprivate var isElement: Bool {
    if Argument(parent)?.node.parent?.kind == .subscriptCallExpr { return true }
    return MemberAccess(parent).map { $0.base == self && $0.name != "offset" && $0.name != "0" } ?? false
  }

  /// The name of the modifier whose argument the node is.
  fileprivate var modifierOfArgument: Name? { parent?.parent.flatMap { ModifierUse($0) }?.name }

  /// Whether the node is one side of a comparison whose other side is a name: `index == selection`.
  fileprivate var isComparedWithName: Bool {
    guard let comparison = parent, comparison.kind == .sequenceExpr, comparison.children.count == 3 else {
      return false
    }
    let parts = Array(comparison.children)
    let other = parts[0] == self ? parts[2] : parts[0]
    return parts[1].hasText("==") && other.kind == .declReferenceExpr
  }
}
