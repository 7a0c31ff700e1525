/// Names of the closures for what stays with a piece's owner.
extension ViewExtractor {
  /// What the property of the new type may be called, the best first: by what its button says, by what the action does.
  /// `onTap` says enough of the piece's only action, and of what happens when all of the piece is tapped.
  /// Of several elements the user selects the one that the closure is told.
  func names(
    for sites: [Node], in piece: ExtractionPiece, isOnly: Bool, isToldElement: Bool
  ) -> [String] {
    // What several controls do is not what one of them says.
    let isToldByControl = Set(sites.map { Set(controlNames(of: $0)) }).count == 1
    var names = sites.flatMap { self.names(for: $0, isToldByControl: isToldByControl) }
    if isOnly, isToldElement { names.append("onSelect") }
    if isOnly || sites.contains(where: { isRoot($0, of: piece) }) { names += ["onTap", "action"] }
    let tree = layout.tree
    let labels = Set(
      member.descendants.compactMap { Argument($0)?.label ?? TrailingClosure($0)?.label }
        .map(\.range.lowerBound))
    let words = Set(
      member.tokenRange.lazy.filter {
        ($0 == 0 || tree.tokens[$0 - 1].kind != .period) && !labels.contains(Int(tree.tokens[$0].start))
      }
      .map { tree.text(of: tree.tokens[$0]) })
    return names.filter { name in
      (Vocabulary.modifiers[name] == nil || Self.alsoModifiers.contains(name))
        && members.named(name).isEmpty && !words.contains(name)
    }
  }

  /// Names of modifiers that say nothing else of a closure.
  static let alsoModifiers: Set<String> = ["onDelete", "onSubmit"]

  /// What the user does, if the modifier says it.
  private static let gestures = [
    "onSubmit": "onSubmit", "onLongPressGesture": "onLongPress", "refreshable": "onRefresh",
  ]

  /// Whether the action is what happens when the user taps the piece, wherever.
  private func isRoot(_ site: Node, of piece: ExtractionPiece) -> Bool {
    let owner = Closure(site)?.use?.call ?? FunctionCall(site.parent?.parent)
    var view = piece.onlyNode.map { $0.kind == .codeBlockItem ? $0.firstChild ?? $0 : $0 }
    while let node = view {
      if node == owner?.node { return true }
      view = FunctionCall(node)?.base
    }
    return false
  }

  private func names(for site: Node, isToldByControl: Bool) -> [String] {
    let owner = Closure(site)?.use?.call ?? FunctionCall(site.parent?.parent)
    var names: [String] = []
    if let event = labeledEvent(of: site) { names.append(event) }
    let effects = Self.effects(of: site)
    let changes = changes(effects)
    // "Full Context", which the action shows, says less.
    if let title = title(of: site)?.dropFirst(2), NameWords.words(of: String(title)).count > 1,
      changes.contains("onShow" + title)
    {
      names.append("onShow" + title)
    }
    let only = effects.count == 1 ? effects.first.flatMap(event) : nil
    // `setLocked(false)` sets nothing by what the user chooses.
    if only?.hasPrefix("onSet") == true, let event = unlabeledEvent(of: site) { names.append(event) }
    let told = isToldByControl ? controlNames(of: site) : []
    let isPlain = only.map { !NameWords.isVagueEvent($0) } == true && !effects.contains(where: isOfSystem)
    // `deleteAccount()` says more than "Delete".
    if let only, isPlain, told.contains(where: { NameWords.sharesWord($0, with: only) }) {
      names.append(only)
    }
    if let effect = effects.first(where: selects) { names.append("onSelect" + (selectedCase(effect) ?? "")) }
    names += told
    if let only, isPlain { names.append(only) }
    let title = title(of: site)
    if let title, !NameWords.isVagueTitle(title), !isForeign(title) { names.append(title) }
    if let gesture = owner?.name.flatMap({ Self.gestures[$0.text] }) { names.append(gesture) }
    names += effects.compactMap { ExtractedName.begun(by: $0).map { "on" + $0 } }
    names += changes.filter { $0.hasPrefix("onShow") || only != nil }
    if let only { names.append(only) }
    // Of several steps the first that the app itself takes.
    let steps = effects.filter(isOwnCall).compactMap(event)
      .filter { title.map(NameWords.isVagueTitle) ?? true && !NameWords.isVagueEvent($0) }
    names += steps.filter { !NameWords.isMinorEvent($0) } + steps.filter(NameWords.isMinorEvent)
    names += changes
    if effects.count == 1, let chosen = effects.first.flatMap(eventOfBranches) { names.append(chosen) }
    if let title { names.append(title) }
    if names.isEmpty, let event = unlabeledEvent(of: site) { names.append(event) }
    return names
  }

  /// What a view of the app's own would call the closure after its call, if that had the label.
  private func unlabeledEvent(of site: Node) -> String? {
    guard let (call, label) = Closure(site)?.use, label == nil, call.trailingClosure?.node == site,
      let type = call.constructedType, resolver.declaredEntry(type) == nil
    else { return nil }
    return resolver.labelOfOnlyAction(in: call).flatMap(NameWords.labeledEvent)
  }

  /// What a view of the app's own calls the closure: `onRetry`.
  func labeledEvent(of site: Node) -> String? {
    let use = Closure(site)?.use
    guard let type = (use?.call ?? FunctionCall(site.parent?.parent))?.constructedType,
      resolver.declaredEntry(type) == nil
    else { return nil }
    return (use?.label ?? Argument(site.parent)?.label).flatMap { NameWords.labeledEvent($0.text) }
  }

  /// What the owner does, where another view calls the closure by its name: that says when it happens.
  func ownersName(_ name: String, for site: Node, among names: [String]) -> String {
    guard name == labeledEvent(of: site) else { return name }
    return names.first {
      $0 != name && $0 != "onTap" && $0 != "action" && $0 != "onSelect" && !NameWords.isChangeOfState($0)
    } ?? name
  }

  /// `onSave` for what a button with the title "Save" does.
  func title(of site: Node) -> String? {
    guard let button = button(of: site) else { return nil }
    let title =
      ExtractedName.title(of: button)
      ?? (isOnlyText(of: button) ? content(of: button).flatMap(ExtractedName.firstText) : nil)
    let words =
      title ?? ExtractedName.label(of: button) ?? content(of: button).flatMap(ExtractedName.label(ofContent:))
    // `Tags` is no event.
    let isThing = words.map { NameWords.plural($0) == $0 && NameWords.words(of: $0).count == 1 } ?? false
    return words.map {
      isThing && Self.effects(of: site).contains(where: showsController) ? "onShow" + $0 : "on" + $0
    }
  }

  /// Whether the title that the name is made of is in another language than the code.
  private func isForeign(_ title: String) -> Bool {
    ForeignWords(layout.tree, resolver.workspace).contains(String(title.dropFirst("on".count)))
  }

  private func button(of site: Node) -> FunctionCall? {
    Closure(site)?.use?.call ?? FunctionCall(site.parent?.parent)
  }

  /// What the control says that it is there for, whatever the action does: its title, its role, its kind, its own name.
  private func controlNames(of site: Node) -> [String] {
    guard let button = button(of: site), button.constructedType?.hasSuffix("Button") == true else {
      return []
    }
    var names: [String] = []
    if let title = title(of: site), !NameWords.isVagueTitle(title), !isForeign(title), isOnlyText(of: button),
      NameWords.words(of: title).count <= Self.mostWordsOfTitle + 1
    {
      names.append(title)
    }
    for argument in button.arguments {
      guard let label = argument.label, Self.purposes.contains(label),
        let choice = MemberAccess(argument.value),
        choice.base?.isTypeReference != false, let name = choice.name
      else { continue }
      names += NameWords.control(name.text).map { ["on" + $0] } ?? []
    }
    if let type = button.constructedType {
      names += NameWords.control(String(type.text.dropLast("Button".count))).map { ["on" + $0] } ?? []
    }
    return names
  }

  /// What a button with more words is told is rather a sentence.
  private static let mostWordsOfTitle = 3

  /// Labels of what says which button it is.
  private static let purposes: NameSet = ["role", "kind", "type", "action", "purpose"]

  /// Whether the button's label shows no more than one text: several are rather about a thing, as is all of a row.
  private func isOnlyText(of button: FunctionCall) -> Bool {
    guard let content = content(of: button) else { return true }
    var texts = 0
    for id in content.subtree {
      guard let call = FunctionCall(content.tree.node(id)) else { continue }
      if call.isPlainCall(of: "Spacer") { return false }
      if call.isPlainCall(of: "Text") || call.isPlainCall(of: "Label") { texts += 1 }
    }
    return texts <= 1
  }

  /// The closure of what the button shows.
  private func content(of button: FunctionCall) -> Node? {
    if let label = button.closures.first(where: { $0.label == "label" })?.closure { return label.node }
    if button.argument("label") != nil { return button.argument("label")?.value }
    return button.argument("action") != nil && button.isPlainCall(of: "Button")
      ? button.trailingClosure?.node : nil
  }

  /// The statements of the action, without what only says when they run: `Task { await model.save() }`.
  private static func effects(of site: Node) -> [Node] {
    Closure(site).map { effects(in: $0.statements) } ?? [site]
  }

  private static func effects(in statements: [Node]) -> [Node] {
    var effects: [Node] = []
    var pending = Array(statements.reversed())
    while let statement = pending.popLast() {
      let item = statement.kind == .codeBlockItem ? statement.firstChild ?? statement : statement
      let effect = item.withoutEffects
      if let call = FunctionCall(effect), call.onlySaysWhen,
        let inner = call.trailingClosure
      {
        pending += inner.statements.reversed()
      } else {
        effects.append(effect)
      }
    }
    return effects
  }

  /// `navigation.present(controller)`
  private func showsController(_ effect: Node) -> Bool {
    FunctionCall(effect)?.name.map { NameWords.words(of: $0.text).last == "Controller" } ?? false
  }

  /// `onMarkAsRead` for `model.markAsRead()`
  private func event(_ effect: Node) -> String? {
    var name = MemberAccess(effect)?.name ?? (effect.kind == .declReferenceExpr ? effect.firstName : nil)
    if let call = FunctionCall(effect) {
      // `items.removeAll { $0.id == item.id }`
      if call.name == "removeAll", call.base != nil, !call.closures.isEmpty { return "onRemove" }
      guard call.constructedType == nil, call.closures.isEmpty else { return nil }
      if let event = dispatched(by: call) { return event }
      name = call.name
    }
    // What shows a controller says nothing of what the user does.
    return name.flatMap { NameWords.event($0.text) }.flatMap { $0.hasSuffix("Controller") ? nil : "on" + $0 }
  }

  /// `onSort` for what sorts in each of its branches; `onToggleHidden` for a choice by `isHidden` between two calls.
  private func eventOfBranches(_ effect: Node) -> String? {
    var branches = effect.alternatives.map { Self.effects(in: $0.statements) }
    var condition = IfExpr(effect)?.conditions.first?.firstChild
    // `isHidden ? unhide() : askToHide()`
    let parts = Array(effect.children)
    if effect.kind == .sequenceExpr, parts.count == 3, let first = parts[1].firstChild,
      parts[1].kind == .unresolvedTernaryExpr
    {
      branches = [[first], [parts[2]]]
      condition = parts[0]
    }
    guard branches.count > 1 else { return nil }
    let events = branches.map { $0.count == 1 ? event($0[0]) : nil }
    if let event = events[0], !NameWords.isVagueEvent(event), events.allSatisfy({ $0 == event }) {
      return event
    }
    // One of the two says what the condition does, as `play()` or `unhide()`.
    guard branches.count == 2, let name = condition?.referencedName?.text, name.hasPrefix("is"),
      let quality = NameWords.quality(name),
      case let stem = quality.lowercased().prefix(max(3, quality.count - 3)), stem.count > 2,
      events.contains(where: { $0?.lowercased().contains(stem) == true })
    else { return nil }
    return "onToggle" + quality
  }

  /// `onSearch` for `store.send(.search)`: what a method does that is handed all that can happen says its argument.
  private func dispatched(by call: FunctionCall) -> String? {
    guard let method = call.name?.text, NameWords.isDispatch(method), call.arguments.count == 1,
      var value = call.firstArgument?.value
    else { return nil }
    // `.view(.search)`
    while let inner = FunctionCall(value), inner.arguments.count == 1, inner.closures.isEmpty,
      inner.callee?.isImplicitMember == true, let argument = inner.firstArgument?.value,
      (FunctionCall(argument)?.callee ?? argument).isImplicitMember
    {
      value = argument
    }
    guard let name = (FunctionCall(value)?.callee ?? value).implicitMember?.text else { return nil }
    return NameWords.event(name).flatMap(NameWords.labeledEvent)
  }

  /// Whether it calls a function of a type, or of a value that a type gives: `UIPasteboard.general.setItems([])`.
  private func isOfSystem(_ effect: Node) -> Bool {
    var node = FunctionCall(effect)?.base
    while let access = MemberAccess(node), let base = access.base { node = base }
    return node?.isTypeReference ?? false
  }

  /// Whether it calls a method of the view, or of a value that it has.
  private func isOwnCall(_ effect: Node) -> Bool {
    guard let call = FunctionCall(effect), call.closures.isEmpty else { return false }
    guard var base = call.base else { return call.name.map { !members.named($0.text).isEmpty } ?? false }
    while let access = MemberAccess(base), let inner = access.base { base = inner }
    return base.isReference(to: "self")
      || base.kind == .declReferenceExpr && base.firstName.map { !members.named($0.text).isEmpty } ?? false
  }

  /// `selection = item`, `model.selectedItem = item`
  private func selects(_ effect: Node) -> Bool {
    guard let (target, value) = assignment(effect), !isNothing(value),
      let name = target.referencedName?.text
    else { return false }
    return name.hasPrefix("selected") || name.hasPrefix("selection")
  }

  /// `Settings` of `selectedTab = .settings`
  private func selectedCase(_ effect: Node) -> String? {
    guard let (_, value) = assignment(effect) else { return nil }
    return value.implicitMember.map { NameWords.words(of: $0.text).joined() }
  }

  /// `onShowSettings` for `showsSettings = true` and `showsSettings.toggle()`, `onToggleFavorite` for `isFavorite.toggle()`, `onClearQuery` for
  /// `query = ""`, `onClear` for more of the kind.
  private func changes(_ effects: [Node]) -> [String] {
    let cleared = effects.compactMap(clearedName)
    let changes = effects.compactMap(shownName)
    if cleared.isEmpty || !changes.isEmpty { return changes }
    return effects.count == 1 ? cleared.map { "onClear" + NameWords.words(of: $0).joined() } : ["onClear"]
  }

  private func clearedName(_ effect: Node) -> String? {
    guard let (target, value) = assignment(effect), isNothing(value) else { return nil }
    return target.referencedName?.text
  }

  /// `nil`, `""`, `[]`, `[:]`, and the choices `.none` and `.all`, which leave nothing out.
  private func isNothing(_ value: Node) -> Bool {
    switch value.kind {
    case .nilLiteralExpr: true
    case .stringLiteralExpr: value.text.utf8.count == 2
    case .arrayExpr, .dictionaryExpr: value.firstChild == nil
    default: MemberAccess(value)?.name.map { $0 == "none" || $0 == "all" } ?? false
    }
  }

  private func shownName(_ effect: Node) -> String? {
    if let call = FunctionCall(effect), call.name == "toggle", call.arguments.isEmpty,
      let name = call.base?.referencedName?.text
    {
      // What is shown or not has no button while it is shown.
      return NameWords.shown(name).map { "onShow" + $0 } ?? NameWords.quality(name).map { "onToggle" + $0 }
    }
    guard let (target, value) = assignment(effect), value.kind == .booleanLiteralExpr,
      let shown = target.referencedName.flatMap({ NameWords.shown($0.text) })
    else { return nil }
    if value.text == "true", let asked = target.referencedName.flatMap({ NameWords.asked($0.text) }) {
      return "on" + asked
    }
    return (value.text == "true" ? "onShow" : "onHide") + shown
  }

  /// What is assigned, and the value.
  private func assignment(_ effect: Node) -> (target: Node, value: Node)? {
    let parts = Array(effect.children)
    guard effect.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr else { return nil }
    return (parts[0], parts[2])
  }
}
