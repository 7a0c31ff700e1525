/// In which containers the workspace uses a view.
extension ViewResolver {
  /// Whether the workspace uses the view, and each time as rows of a list or a form, or among the items of a bar, which may
  /// be in other views and helpers, with no modifier on it. With `onlyInForms` lists don't count: a form lines up what is
  /// in it.
  func isArranged(_ type: TypeModel, onlyInForms: Bool) -> Bool {
    var uses = ArrangedUses(resolver: self, isAboutForms: onlyInForms)
    return uses.areArranged(type) && uses.hasUse
  }

  /// Whether the workspace uses the view, and each time in a container that is neither a list, a form or a menu nor
  /// stands in one.
  func isUsedOutsideOfLists(_ type: TypeModel) -> Bool {
    guard let calls = typeCalls(of: type) else { return false }
    var hasUse = false
    for call in calls.prefix(mostCalls) where !call.model.isInPreview(call.call.node) {
      guard let resolver = call.file.map({ opened($0)?.resolver }) ?? self,
        resolver.isOutsideOfLists(call.call.node.outermostChain, opening: self)
      else { return false }
      hasUse = true
    }
    return hasUse
  }

  /// `user` opens other files.
  private func isOutsideOfLists(_ view: Node, opening user: ViewResolver) -> Bool {
    var view = view
    while let owner = FunctionCall(builder(around: view)?.owner) {
      guard owner.isPlain, let name = owner.name else { return false }
      let traits = declaredEntry(name)?.traits
      if traits == nil, !isContainerWithoutList(name, opening: user) { return false }
      if let traits, !traits.isDisjoint(with: [.rows, .notView]) || name == "Menu" { return false }
      // What is transparent leaves its views to the container around it.
      if traits?.contains(.transparent) != true { return true }
      view = owner.node.outermostChain
    }
    return false
  }

  /// Whether the name is that of a view type of the workspace whose code has no list, form or menu for its content.
  private func isContainerWithoutList(_ name: Name, opening user: ViewResolver) -> Bool {
    guard let type = workspaceType(name) else { return false }
    let declaring = workspace.typeDeclarations(named: name.text).filter { $0.facts.qualifiedName == type }
    return !declaring.isEmpty
      && declaring.allSatisfy { file, _ in
        guard let (source, resolver) = user.opened(file) else { return false }
        return source.model.types(qualifiedName: type).allSatisfy { declaration in
          !declaration.node.descendants(.functionCallExpr).contains { call in
            guard let made = FunctionCall(call)?.constructedType,
              let traits = resolver.declaredEntry(made)?.traits
            else { return false }
            return traits.contains(.rows)
          }
        }
      }
  }
}

/// One type may be made very often: the calls that come first tell enough.
private let mostCalls = 100

/// Follows the uses of a view to the lists and forms that arrange it.
private struct ArrangedUses {
  /// That of the view's own file, which opens the others.
  let resolver: ViewResolver
  private(set) var hasUse = false
  /// The types and helpers whose uses have been followed, by their qualified names.
  private var seen: Set<String> = []
  /// How many of them are followed.
  private static let longestWay = 64

  /// With `isAboutForms` only forms and bars count, not lists.
  private let isAboutForms: Bool

  init(resolver: ViewResolver, isAboutForms: Bool) {
    self.resolver = resolver
    self.isAboutForms = isAboutForms
  }

  /// Whether each use of the type, but for those in its own code, is one that a list or a form arranges.
  mutating func areArranged(_ type: TypeModel) -> Bool {
    seen.insert(type.qualifiedName)
    for call in resolver.calls(making: type.name).prefix(mostCalls) where !type.node.contains(call.node) {
      if !isArranged(call.node, resolver) { return false }
    }
    let others = (resolver.typeCalls(of: type) ?? []).filter { $0.file != nil }
    return areArranged(others)
  }

  private mutating func areArranged(_ calls: [TypeCall]) -> Bool {
    for (file, calls) in Dictionary(grouping: calls, by: \.file) {
      guard let opened = file.map({ resolver.opened($0)?.resolver }) ?? resolver else { continue }
      for call in calls.prefix(mostCalls) {
        // In the code of a type that led here, it is a row in a row.
        let user = opened.file.enclosingType(of: call.call.node)?.qualifiedName
        if user.map({ seen.contains($0) }) != true, !isArranged(call.call.node, opened) {
          return false
        }
      }
    }
    return true
  }

  /// `opened` is the resolver of the view's file.
  private mutating func isArranged(_ view: Node, _ opened: ViewResolver) -> Bool {
    if opened.file.isInPreview(view) { return true }
    guard view.outermostChain == view else { return false }
    var view = view
    while let builder = opened.builder(around: view) {
      guard let owner = FunctionCall(builder.owner) else { return isArranged(giving: builder.owner, opened) }
      guard owner.isPlain, let traits = opened.declaredEntry(owner.name)?.traits else { return false }
      if traits.contains(.rows) || owner.name == "ToolbarItemGroup" {
        if isAboutForms {
          if traits.contains(.lazy) { return false }
          // A section, or a group in it, is one of a list or of a form.
          guard owner.name == "Form" || owner.name == "ToolbarItemGroup" else {
            view = owner.node.outermostChain
            continue
          }
        }
        hasUse = true
        return true
      }
      guard traits.contains(.transparent) else { return false }
      view = owner.node.outermostChain
    }
    return false
  }

  /// Whether a list or a form arranges what the declaration gives: a body, or a helper.
  private mutating func isArranged(giving declaration: Node, _ opened: ViewResolver) -> Bool {
    guard let type = opened.file.enclosingType(of: declaration), opened.isView(type),
      let name = declaration.declaredName?.text
    else { return false }
    guard seen.insert(name == "body" ? type.qualifiedName : type.qualifiedName + "." + name).inserted else {
      return true
    }
    if seen.count > Self.longestWay { return false }
    if name == "body" {
      return resolver.typeCalls(naming: type.name).map { areArranged($0) } ?? false
    }
    let uses = opened.reads(of: type).uses(ofMember: name)
    return !uses.isEmpty
      && uses.allSatisfy { isArranged($0.node.ownCall?.node ?? $0.node, opened) }
  }
}
