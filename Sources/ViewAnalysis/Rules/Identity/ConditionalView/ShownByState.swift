/// Whether the condition reads the view's own Boolean state, or is named for what is seen, and the hidden view is not in the
/// way of the others.
func isShownByState(_ item: Node, _ condition: Node, _ context: RuleContext) -> Bool {
  guard let type = context.file.enclosingType(of: condition) else { return false }
  let tree = condition.tree
  let roots = tree.nodes.ids(of: [.declReferenceExpr], in: condition.subtree).map(tree.node)
    .filter { !$0.isMemberName && !$0.isTypeReference }
  // What is asked besides may be a matter of what there is to show.
  return !roots.isEmpty
    && roots.allSatisfy { type.isOwnState($0) || isNamedForSight($0) && !type.isVariant($0) }
    && !context.resolver.leavesHole(item)
}

extension TypeModel {
  /// Whether the reference, or its member where it is `self`, is a Boolean state of the type.
  fileprivate func isOwnState(_ reference: Node) -> Bool {
    guard let property = property(namedBy: reference), let wrapper = property.wrapper?.name,
      ownState.contains(wrapper)
    else { return false }
    return property.type.map { $0.isNamedType("Bool") }
      ?? (property.initialValue?.kind == .booleanLiteralExpr)
  }

  /// Whether the same hardly changes while the view is there: a stored setting, an input that most callers leave out, a
  /// private constant that the initializer works out, or a member of one.
  fileprivate func isVariant(_ reference: Node) -> Bool {
    let isMember = MemberAccess(reference.parent)?.base == reference && !reference.isReference(to: "self")
    guard let property = property(namedBy: reference, withMember: isMember) else { return false }
    guard let wrapper = property.wrapper?.name else {
      return isMember || property.initialValue != nil
        || property.isLet && property.access ?? .internal < .internal
    }
    return wrapper == "AppStorage" || wrapper == "SceneStorage"
  }

  /// The stored property that the reference is, or its member where it is `self`; `withMember` tells whether a member of
  /// the property may follow.
  private func property(namedBy reference: Node, withMember: Bool = false) -> Property? {
    var name = reference.firstName
    if !withMember, let access = MemberAccess(reference.parent), access.base == reference {
      // A member of a state is no Boolean of the view's.
      guard name == "self" else { return nil }
      name = access.name
    }
    guard let name, !reference.isBoundLocally(name) else { return nil }
    return storedProperties.first { $0.name?.hasSameText(as: name) == true }
  }
}

/// Whether the reference, or the last member of the chain that begins with it, is named for what is seen. A case of an
/// enumeration is none: `step == .showReceipt`.
private func isNamedForSight(_ reference: Node) -> Bool {
  var node = reference
  while let parent = node.parent, parent.kind == .optionalChainingExpr || MemberAccess(parent)?.base == node {
    node = parent
  }
  return !reference.isTypeReference && (node.referencedName.map { isNamedForSight($0) } ?? false)
}

/// Whether the condition is a state that all code gives the same value: what comes then stays, and there is nothing to
/// hide.
func changesOnce(_ condition: Node, _ resolver: ViewResolver) -> Bool {
  let isNegated = condition.kind == .prefixOperatorExpr
  guard let state = isNegated ? condition.firstChild : condition, let name = state.referencedName?.text,
    let type = resolver.file.enclosingType(of: condition),
    type.storedProperties.contains(where: { $0.name?.text == name && $0.wrapper?.name == "State" })
  else { return false }
  let key = type.qualifiedName + "." + name
  if let known = resolver.setToOneValue[key] { return known }
  let uses = resolver.propertyUses.uses(of: name, in: type)
  let values = uses.filter(\.mayChangeValue).map { use -> Node? in
    guard use.isAssigned, let value = use.node.nextSibling?.nextSibling, value.nextSibling == nil,
      value.kind == .booleanLiteralExpr
    else { return nil }
    return value
  }
  let answer =
    !values.isEmpty && uses.allSatisfy { $0.form == .value }
    && values.allSatisfy { $0 != nil && $0?.text == values.first??.text }
  resolver.setToOneValue[key] = answer
  return answer
}

private let ownState: NameSet = ["State", "Binding", "FocusState", "GestureState"]

/// `isVisible`, `isShown`, `showsBadge`, `hidesTitle`
private func isNamedForSight(_ name: Name) -> Bool {
  let text = name.text
  return ["isShow", "isHid", "isVisib", "isPresent"].contains(where: text.hasPrefix)
    || ["Visible", "Shown", "Hidden"].contains(where: text.hasSuffix)
    || ["show", "shows", "hide", "hides", "showing"].contains { prefix in
      text.hasPrefix(prefix) && text.dropFirst(prefix.count).first?.isUppercase == true
    }
}

extension ViewResolver {
  /// Whether the node is in a helper that its type only hands over as a value, such as an item of a bar: what is around it
  /// there isn't known, other than in SwiftUI's `background(_:)` and the like.
  func isOnlyHandedOver(_ node: Node) -> Bool {
    guard let type = file.enclosingType(of: node), let member = node.typeMember,
      helper(member, of: type) != nil, let name = member.declaredName?.text
    else { return false }
    let uses = reads(of: type).uses(ofMember: name)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let value = use.node.ownCall?.node ?? use.node
        guard let argument = Argument(value.outermostChain.parent),
          let user = FunctionCall(argument.node.parent)
        else { return false }
        return ModifierUse(user.node)?.entry == nil || user.name == "navigationBarItems"
      }
  }

  /// Whether a view that is always there would push others out of the middle, between spacers at both ends, or have the
  /// modifiers of a group around it.
  fileprivate func leavesHole(_ item: Node) -> Bool {
    guard let block = item.parent else { return false }
    if let known = blocksWithHoles[block.id] { return known }
    let answer = leavesHole(in: block)
    blocksWithHoles[block.id] = answer
    return answer
  }

  private func leavesHole(in block: Node) -> Bool {
    let owner = FunctionCall(builder(of: block)?.owner)
    let stack = owner?.constructedType
    // A group's ground or padding would be there for the hidden view, too.
    if stack == "Group", owner.map({ $0.node.outermostChain != $0.node }) == true { return true }
    guard stack != "ZStack", declaredEntry(stack)?.traits.contains(.container) == true else { return false }
    let items = Array(block.statements)
    return items.count > 1
      && [items.first, items.last].allSatisfy {
        $0?.firstChild.map { ViewExpression($0).typeName == "Spacer" } ?? false
      }
  }
}
