extension ViewResolver {
  /// Whether the node is in a menu or a picker, however deep, or in content that a view of the workspace puts into one; with
  /// `countingMadeBySystem` in the menus of an app's menu bar, in alerts and in the items of a tab bar, too, of which the
  /// system makes views of its own.
  func isInMenu(_ node: Node, countingMadeBySystem: Bool = false) -> Bool {
    for ancestor in node.ancestors {
      if TypeDecl.isKind(ancestor.kind) { return false }
      guard let call = Closure(ancestor)?.use?.call else { continue }
      if call.name == "contextMenu" { return true }
      if countingMadeBySystem, call.name.map(Self.madeBySystem.contains) == true { return true }
      guard let type = call.constructedType else { continue }
      if countingMadeBySystem, isMenuOfBar(call, type) { return true }
      if menuViews.contains(type) || putsContentIntoMenu(type) { return true }
    }
    return false
  }

  private static let madeBySystem: NameSet = ["alert", "confirmationDialog", "tabItem"]

  private func isMenuOfBar(_ call: FunctionCall, _ type: Name) -> Bool {
    type == "CommandGroup" || type == "CommandMenu"
      || type == "MenuBarExtra"
        && ViewExpression(call.node.outermostChain).modifier("menuBarExtraStyle") == nil
  }

  /// Whether what the node gives is only ever shown in menus, alerts and tab bars: it is in one, or in a helper or a view of which that is so.
  func isOnlyInMenus(_ node: Node) -> Bool {
    if isOnlyInMenus(node, helpersAround: 2) { return true }
    return file.enclosingType(of: node).map(isMadeInMenus) ?? false
  }

  /// The same, by the code of the node's own type. `helpersAround` tells how many helpers may be around the node's own,
  /// one in the other.
  private func isOnlyInMenus(_ node: Node, helpersAround: Int) -> Bool {
    if isInMenu(node, countingMadeBySystem: true) { return true }
    guard let type = file.enclosingType(of: node), isView(type),
      let member = node.typeMember,
      helper(member, of: type) != nil, let name = member.declaredName?.text
    else { return false }
    let uses = reads(of: type).uses(ofMember: name)
    let looksAround = helpersAround > 0 && uses.count <= Self.mostUses
    return !uses.isEmpty
      && uses.allSatisfy { use in
        looksAround
          ? isOnlyInMenus(use.node, helpersAround: helpersAround - 1)
          : isInMenu(use.node, countingMadeBySystem: true)
      }
  }

  /// A helper with more uses is taken for one that other places show, too.
  private static var mostUses: Int { 16 }

  /// Whether the type is a view that is only ever made in menus.
  func isMadeInMenus(_ type: TypeModel) -> Bool {
    if let known = madeInMenus[type.qualifiedName] { return known }
    let calls = isView(type) ? typeCalls(of: type)?.filter { !$0.model.isInPreview($0.call.node) } ?? [] : []
    let answer =
      !calls.isEmpty
      && calls.allSatisfy { call in
        let resolver = call.file.map { opened($0)?.resolver } ?? self
        return resolver?.isInMenu(call.call.node, countingMadeBySystem: true) ?? false
      }
    madeInMenus[type.qualifiedName] = answer
    return answer
  }

  private func putsContentIntoMenu(_ type: Name) -> Bool {
    guard declaredEntry(type) == nil, let qualified = workspaceType(type) else { return false }
    if let known = menuContainers[qualified] { return known }
    let answer = workspace.typeDeclarations(named: type.text).contains { file, facts in
      facts.qualifiedName == qualified && !facts.viewParameters.isEmpty
        && source(named: file)?.model.types(qualifiedName: qualified)
          .contains(where: \.putsContentIntoMenu) == true
    }
    menuContainers[qualified] = answer
    return answer
  }
}

extension TypeModel {
  /// Whether the code of the declaration shows a generic view that it stores in a menu or a picker.
  fileprivate var putsContentIntoMenu: Bool {
    let tree = node.tree
    let parameters = viewParameters.map(\.text)
    let slots = storedProperties.filter { property in
      let result = property.type?.asFunctionType?.functionTypeResult ?? property.type
      return result?.typeName.map { parameters.contains($0.text) } ?? false
    }.compactMap(\.name?.text)
    guard !slots.isEmpty else { return false }
    return tree.nodes.ids(of: [.functionCallExpr], in: node.subtree).contains { id in
      guard let call = FunctionCall(tree.node(id)),
        call.constructedType.map({ menuViews.contains($0) }) == true
      else { return false }
      return call.node.subtree.contains { inner in
        let name = tree.node(inner)
        return name.kind == .declReferenceExpr && name.firstName.map { slots.contains($0.text) } ?? false
      }
    }
  }
}

private let menuViews: NameSet = ["Menu", "Picker"]
