/// What a piece does when the user acts on it.
extension ExtractedName {
  /// What the piece's only button does: `HangUp` for `model.hangUp()`, `Settings` for `showsSettings = true`.
  var action: String? {
    var actions: Set<String> = []
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)), call.isPlainCall(of: "Button") else {
        continue
      }
      guard let name = Self.action(of: call) else { return nil }
      actions.insert(name)
    }
    return actions.count == 1 ? actions.first : nil
  }

  /// What the only closure that the piece is given is called for: `AddComment` for `onAddComment`.
  var closure: String? {
    let events = inputs.filter { NameWords.words(of: $0).first == "On" }
    guard events.count == 1, let event = events.first,
      case let words = NameWords.words(of: event).dropFirst(),
      NameWords.labeledEvent(event) != nil, !NameWords.isVagueEvent(event), words != ["Tap"],
      words != ["Select"]
    else { return nil }
    return words.joined()
  }

  /// Whether the only closure that the piece is given turns something on and off.
  var toggles: Bool { inputs.filter { NameWords.words(of: $0).first == "On" } == ["onToggle"] }

  static func action(of button: FunctionCall) -> String? {
    if let value = button.argument("action")?.value, value.kind != .closureExpr {
      return (MemberAccess(value)?.name ?? value.firstName).flatMap { NameWords.action($0.text) }
    }
    let labeled = button.closures.first { $0.label == "action" }?.closure
    guard let closure = labeled ?? button.trailingClosure ?? Closure(button.argument("action")?.value) else {
      return nil
    }
    // `resetEdits()` and `isEditing = true`
    if let activity = closure.statements.compactMap({ Self.begun(by: $0.firstChild ?? $0) }).last {
      return activity
    }
    guard let statement = effect(of: closure) ?? onlyLastingEffect(of: closure) else { return nil }
    if let call = FunctionCall(statement), call.constructedType == nil, let name = call.name {
      // Several steps.
      if call.onlySaysWhen { return nil }
      if name == "toggle", let base = call.base { return subject(ofList: base) ?? subject(ofValue: base) }
      // `tool.select(.photo)`, `perform(.open(url))`
      if let only = call.firstArgument?.value, call.arguments.count == 1,
        let choice = MemberAccess(FunctionCall(only)?.callee ?? only),
        choice.base == nil
      {
        return choice.name.flatMap { NameWords.subject($0.text) }
      }
      // `session.push(.endSet, to: device)`
      if let choice = MemberAccess(call.firstArgument?.value), choice.base == nil,
        call.firstArgument?.label == nil, let name = choice.name, NameWords.words(of: name.text).count > 1
      {
        return NameWords.action(name.text)
      }
      // `steps.removeAll { $0.id == step.id }` removes a step.
      if call.base != nil, removals.contains(name), call.arguments.count + call.closures.count > 0 {
        return "Remove"
      }
      return NameWords.action(name.text)
    }
    let parts = Array(statement.children)
    guard statement.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr else {
      return nil
    }
    // `query = ""`
    let isEmpty = ["\"\"", "[]", "[:]"].contains(parts[2].text)
    guard isEmpty || parts[2].kind == .booleanLiteralExpr else { return nil }
    if parts[2].text == "true", let asked = parts[0].referencedName.flatMap({ NameWords.asked($0.text) }) {
      return asked
    }
    // `isNameFocused = false`
    if parts[2].text == "false", let state = parts[0].referencedName,
      parts[0].tree.declaresFocus(named: state.text)
    {
      return "DismissKeyboard"
    }
    // `showsDetails = false`
    if parts[2].text == "false", parts[0].referencedName.flatMap({ NameWords.shown($0.text) }) != nil {
      return "Close"
    }
    return subject(ofValue: parts[0]).map { isEmpty ? "Clear" + $0 : $0 }
  }

  /// `Edit` for `isEditing = true`
  static func begun(by effect: Node) -> String? {
    let parts = Array(effect.children)
    guard effect.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr,
      parts[2].text == "true"
    else { return nil }
    return parts[0].referencedName.flatMap { NameWords.activity($0.text) }
  }

  /// The button of which the piece is what it shows.
  private var buttonCall: FunctionCall? {
    let call = Closure(piece.first.parent?.parent)?.use?.call
    return call?.isPlainCall(of: "Button") == true ? call : nil
  }

  /// Whether the piece is what a button shows.
  var isInButton: Bool { buttonCall != nil }

  /// The button whose label the piece is, by what it does: `EndSetButton` for `session.push(.endSet)`.
  var buttonAround: String? { buttonCall.flatMap(Self.action).map { $0 + "Button" } }

  private static let removals: NameSet = [
    "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  ]

  /// The only statement of the closure, without what only says when it runs: `Task { await model.save() }`,
  /// `withAnimation { isShown.toggle() }`.
  static func effect(of closure: Closure) -> Node? {
    guard var statement = closure.node.onlyStatement else { return nil }
    while true {
      if statement.kind == .awaitExpr || statement.kind == .tryExpr, let inner = statement.firstChild {
        statement = inner
      } else if let call = FunctionCall(statement), call.onlySaysWhen,
        let inner = call.trailingClosure?.node.onlyStatement
      {
        statement = inner
      } else {
        return statement
      }
    }
  }

  /// The only statement of several that does more than use what it makes for it: `UIImpactFeedbackGenerator().impactOccurred()`
  /// is only felt.
  private static func onlyLastingEffect(of closure: Closure) -> Node? {
    let effects = closure.statements.compactMap(\.firstChild).filter { statement in
      FunctionCall(FunctionCall(statement)?.base)?.constructedType == nil
    }
    return closure.statements.count > 1 && effects.count == 1 ? effects.first : nil
  }

  /// Whether the piece's button calls a method that other code of the member calls, too.
  var isOneOfSeveral: Bool {
    guard let member = piece.first.typeMember else { return false }
    func calls(in node: Node) -> [String] {
      node.descendants(.functionCallExpr).compactMap { FunctionCall($0) }
        .filter { $0.constructedType == nil && !$0.arguments.isEmpty }
        .compactMap(\.name).filter { !ExtractionReader.globalNames.contains($0) }.map(\.text)
    }
    let actions = FunctionCall(piece.onlyNode)?.closures.map(\.closure).filter {
      resolver.role(of: $0) == .action
    }
    let own = Set((actions ?? []).flatMap { calls(in: $0.node) })
    return !own.isEmpty
      && member.descendants(.functionCallExpr).contains { node in
        !piece.contains(node) && FunctionCall(node)?.name.map { own.contains($0.text) } == true
      }
  }
}

extension SyntaxTree {
  /// Whether the file declares a `@FocusState` of the name.
  fileprivate func declaresFocus(named name: String) -> Bool {
    nodes.ids(of: [.attribute]).contains { id in
      let attribute = node(id)
      return attribute.attributeName == "FocusState"
        && VariableDecl(attribute.parent)?.bindings.contains { $0.name?.text == name } == true
    }
  }
}

extension FunctionCall {
  /// Whether the call only says when or how its closure runs: `Task { … }`, `withAnimation { … }`,
  /// `DispatchQueue.main.async { … }`, `DispatchQueue.global().async { … }`.
  var onlySaysWhen: Bool {
    makesTask || isPlainCall(of: "withAnimation")
      || callsAsync && node.chainRoot.isReference(to: "DispatchQueue")
  }
}
