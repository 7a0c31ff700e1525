/// How long a piece of a view is there.
enum PiecePresence: Int, Comparable {
  /// Whenever the view is, and once: a state lives as long in a view of the piece.
  case always
  /// At most once, under conditions, or as a row that is scrolled away: a state of the piece's own begins anew when it comes
  /// back.
  case conditional
  case unknown

  static func < (a: PiecePresence, b: PiecePresence) -> Bool { a.rawValue < b.rawValue }
}

/// A state that only a piece uses, and that says what goes with it: what it presents, or that something has just happened.
struct MomentaryState {
  /// Whether the piece presents something by it, and its code only sets it otherwise.
  let presents: Bool
  /// Whether each action that changes it puts its first value back, after a time at the most.
  let endsWithAction: Bool
  /// Whether the piece puts its first value back when it goes.
  let endsWithPiece: Bool

  init?(_ property: Property, _ reader: ExtractionReader) {
    guard let name = property.name?.text, let uses = reader.memberUses[name], !uses.isEmpty,
      // What something else may set isn't known.
      uses.allSatisfy({ !$0.isProjected || Self.isPresentation($0.node) })
    else { return nil }
    let changes = uses.filter { $0.isAssigned || $0.isCalledOn }
    presents = uses.contains(where: \.isProjected)
    endsWithAction =
      !presents && !changes.isEmpty
      && changes.allSatisfy { Self.ends($0.node, property, uses, reader.resolver) }
    let others = changes.filter { !Self.isReset($0, property, reader) }
    endsWithPiece =
      !presents && others.count == changes.count - 1
      && others.allSatisfy { Self.isAtOnce($0.node, reader) }
  }

  /// Whether the use gives the state its first value when all of the piece goes: `.onDisappear { isShown = false }`.
  private static func isReset(_ use: OuterUse, _ property: Property, _ reader: ExtractionReader) -> Bool {
    guard use.isReplaced, let sign = use.node.nextSibling, sign.kind == .assignmentExpr,
      sign.nextSibling?.text == property.initialValue?.text ?? "nil",
      let statement = use.node.parent?.parent, statement.kind == .codeBlockItem,
      let closure = Closure(statement.parent), let call = closure.use?.call, call.name == "onDisappear"
    else { return false }
    var view = reader.piece.onlyNode.map { $0.kind == .codeBlockItem ? $0.firstChild ?? $0 : $0 }
    while let node = view, node != call.node { view = FunctionCall(node)?.base }
    return view != nil
  }

  /// Whether the change is made by an action of the piece, before anything else happens and while the piece is there.
  private static func isAtOnce(_ node: Node, _ reader: ExtractionReader) -> Bool {
    guard reader.piece.contains(node),
      let action = node.ancestors.first(where: { $0.kind == .closureExpr && !isAnimation($0) }).flatMap(
        Closure.init)
    else { return false }
    return reader.resolver.role(of: action) == .action && !action.node.contains([.awaitExpr])
      && action.use.map { !timed.contains($0.call.name) && $0.call.name != "onDisappear" } ?? false
  }

  private static func isAnimation(_ closure: Node) -> Bool {
    Closure(closure)?.use?.call.isPlainCall(of: "withAnimation") == true
  }

  /// `.sheet(isPresented: $isEditing)`
  private static func isPresentation(_ node: Node) -> Bool {
    guard let argument = Argument(node.parent), argument.label == "isPresented" || argument.label == "item",
      let call = FunctionCall(argument.node.parent)
    else { return false }
    return ModifierUse(call.node)?.entry?.traits.contains(.presents) == true
  }

  /// Whether the closure runs at once or after a time: what another one waits for isn't known.
  private static func isTimed(_ closure: Node) -> Bool {
    guard let call = Closure(closure)?.use?.call else { return false }
    return timed.contains(call.name)
  }

  private static let timed: NameSet = ["Task", "withAnimation", "async", "asyncAfter", "scheduledTimer"]

  /// Whether the action that changes the state has its last change give it the first value, and waits for nothing but time;
  /// or whether it is told that the pointer comes and goes.
  private static func ends(
    _ node: Node, _ property: Property, _ uses: [OuterUse], _ resolver: ViewResolver
  ) -> Bool {
    let closure = Array(node.ancestors).last {
      Closure($0).map { resolver.role(of: $0) == .action } ?? false
    }
    guard let action = closure ?? node.typeMember, closure != nil || FunctionDecl(action) != nil else {
      return false
    }
    if Closure(action)?.use?.call.name == "onHover" { return true }
    guard let last = uses.last(where: { $0.isAssigned && action.contains($0.node) }), last.isReplaced,
      let sign = last.node.nextSibling, sign.kind == .assignmentExpr,
      sign.nextSibling?.text == property.initialValue?.text ?? "nil",
      last.node.ancestors.prefix(while: { $0 != action }).allSatisfy({
        $0.kind != .closureExpr || isTimed($0)
      })
    else { return false }
    return action.descendants(.awaitExpr).allSatisfy { wait in
      wait.firstChild?.text.hasPrefix("Task.sleep(") == true
    }
  }
}
