/// Actions that do nothing but give the owner's properties new values.
extension ExtractionInputs {
  /// Whether all that the piece does with the owner's property is to set it, or members of it, in the same action: a
  /// closure says that, and is less than a binding, or goes on to a view of the app's own that has a name for it.
  func isOnlySet(_ name: String) -> Bool {
    guard let uses = reader.memberUses[name], uses.count <= Self.mostSet else { return false }
    var actions: [Node] = []
    for use in uses {
      guard use.isAssigned, !use.isProjected, let target = Self.target(of: use.node),
        let action = settingAction(of: target.parent)
      else { return false }
      if !actions.contains(action) { actions.append(action) }
    }
    let texts = Set(actions.map { ViewExtractor.words(of: $0) })
    guard texts.count == 1 else { return false }
    if actions.count == 1, actions.allSatisfy(isForwarded), uses.allSatisfy(\.isReplaced) { return true }
    return actions.allSatisfy { action in
      Self.assignments(in: action).allSatisfy { target, value in
        let root = Self.root(of: target)
        return root.referencedName.map { reader.memberUses[$0.text] != nil } == true
          && isNeededOnly(in: actions, root)
          && value.flatMap { $0.subtree.map($0.tree.node) }.allSatisfy { isNeededOnly(in: actions, $0) }
      }
    }
  }

  /// Whether a view of the app's own is handed the action as what it does when something happens: `onDelete: { … }`.
  private func isForwarded(_ action: Node) -> Bool {
    guard let use = Closure(action)?.use, let type = use.call.constructedType, let label = use.label else {
      return false
    }
    return reader.resolver.isOwnViewType(type) && NameWords.forwardedEvent(label.text) != nil
  }

  /// How often a property may be set, and how many one action may set. Each is compared with all of them.
  private static let mostSet = 16

  /// `theme.image` for `theme` in `theme.image = nil`: what is given another value.
  private static func target(of node: Node) -> Node? {
    var target = node
    while let access = MemberAccess(target.parent), access.base == target { target = access.node }
    return target.nextSibling?.kind == .assignmentExpr ? target : nil
  }

  /// The action of the user in which the statement stands, perhaps animated, and which only sets values.
  private func settingAction(of statement: Node?) -> Node? {
    var statement = statement
    while let block = statement?.parent?.parent, let closure = Closure(block), let call = closure.use?.call {
      let isOnlySetting = closure.statements.allSatisfy { item in
        item.firstChild.map { Self.assignment($0) != nil || $0 == statement } ?? false
      }
      guard isOnlySetting, closure.statements.count <= Self.mostSet else { return nil }
      if call.isPlainCall(of: "withAnimation") {
        statement = call.node
      } else {
        return reader.resolver.role(of: closure) == .action ? closure.node : nil
      }
    }
    return nil
  }

  /// What is assigned, and the parts of the value.
  private static func assignment(_ statement: Node) -> (target: Node, value: ArraySlice<Node>)? {
    let parts = Array(statement.children)
    guard statement.kind == .sequenceExpr, parts.count > 2, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return (parts[0], parts[2...])
  }

  private static func assignments(in action: Node) -> [(target: Node, value: ArraySlice<Node>)] {
    action.descendants(.sequenceExpr).compactMap(assignment)
  }

  /// `theme` for `theme.image` and `self.theme.image`.
  private static func root(of target: Node) -> Node {
    var root = target
    while let access = MemberAccess(root), let base = access.base, !base.isReference(to: "self") {
      root = base
    }
    return root
  }

  /// Whether nothing of the piece but the actions needs what the node names, if it names something. A value that the
  /// piece binds itself, as a row does its element, is one of several.
  private func isNeededOnly(in actions: [Node], _ node: Node) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
      let name = node.referencedName?.text
    else { return true }
    guard let uses = reader.localUses[name]?.uses ?? reader.memberUses[name],
      uses.contains(where: { $0.node == node })
    else {
      guard node.kind == .declReferenceExpr, !node.isMemberName,
        let local = reader.locals.binding(ofUse: name, seenFrom: node), reader.piece.contains(local.node)
      else { return true }
      return actions.contains { $0.contains(local.node) }
    }
    return uses.allSatisfy { use in actions.contains { $0.contains(use.node) } }
  }
}

extension ExtractionInputs {
  /// The owner's flags and choices that the piece is handed bindings of although it does nothing with them but give them
  /// values that the code spells out, when the user does something.
  var boundFlags: [String] {
    properties.filter(\.isBinding).map(\.name).filter { name in
      guard let uses = reader.memberUses[name], uses.count <= Self.mostSet else { return false }
      return uses.allSatisfy { use in
        use.isReplaced && !use.isProjected && use.isInAction && Self.isSpeltOut(use.node)
      }
    }
  }

  /// Whether the action does nothing but give the owner's properties values that the code spells out.
  static func setsFlags(_ action: ExtractionAction) -> Bool {
    guard let closure = Closure(action.first), !closure.statements.isEmpty else { return false }
    return closure.statements.allSatisfy { item in
      item.firstChild.flatMap(assignment).map { isSpeltOut($0.target) } ?? false
    }
  }

  /// Whether the value that is assigned to the target, all of it, is a literal or a case.
  private static func isSpeltOut(_ target: Node) -> Bool {
    guard let sign = target.nextSibling, sign.kind == .assignmentExpr, let value = sign.nextSibling,
      value.nextSibling == nil
    else { return false }
    switch value.kind {
    case .booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr: return true
    case .stringLiteralExpr: return value.firstChild == nil
    default: return value.isImplicitMember
    }
  }
}

extension ViewExtractor {
  /// The draft, or the one in which closures take the place of all flags that the piece only sets, where they take the place
  /// of some: what is of one kind is handed over in one way. `drafted` makes the draft in which these actions stay.
  func withAlikeFlags(
    _ draft: Draft, of actions: [ExtractionAction], drafted: ([ExtractionAction]) -> Draft?
  ) -> Draft {
    let bound = draft.inputs.boundFlags
    guard !bound.isEmpty, draft.reader.actions.contains(where: ExtractionInputs.setsFlags),
      bound.allSatisfy({ draft.inputs.reader.memberUses[$0].map { $0.count <= Self.mostSettings } ?? false })
    else { return draft }
    let known = Set(draft.reader.actions.map(\.first))
    let others = actions.filter { action in
      !known.contains(action.first) && outerNames(in: action.first).contains { bound.contains($0.name) }
    }
    guard !others.isEmpty, draft.reader.actions.count + others.count <= Self.mostAlike,
      let other = drafted((draft.reader.actions + others).sorted { $0.first.id < $1.first.id }),
      other.inputs.boundFlags.isEmpty, other.inputs.burden.objects <= draft.inputs.burden.objects
    else { return draft }
    return other
  }

  /// So many closures are not too many where each says when a flag is set.
  private static let mostAlike = 6
  /// A flag that more actions set is rather handed over as it is.
  private static let mostSettings = 2
}
