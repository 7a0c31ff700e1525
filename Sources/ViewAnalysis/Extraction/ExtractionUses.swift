/// How a piece of code uses a name that it takes from the code around it.
struct OuterUse {
  /// The expression that is the name: `title`, `self.title`, `$title`.
  let node: Node
  /// `$title`
  let isProjected: Bool
  /// Something is put in its place, or in the place of one of its members.
  let isAssigned: Bool
  /// It is itself assigned, not a member of it.
  let isReplaced: Bool
  /// A method of it, or of one of its members, is called.
  let isCalledOn: Bool
  /// It is read when something happens, after the view has been computed, where it may have changed meanwhile.
  let isLate: Bool
  /// It is read while the view is computed.
  let isReadWithView: Bool

  /// `region` is the code that moves, as indices of nodes; with `isRunLater` all of it runs when something happens.
  init(
    _ node: Node, isProjected: Bool, in region: Range<Int>, isRunLater: Bool, _ resolver: ViewResolver
  ) {
    self.node = node
    self.isProjected = isProjected
    let place = node.place
    isAssigned = place.isAssigned
    isReplaced = place.isAssigned && place.isWhole
    isCalledOn = place.isCalledOn
    isReadWithView = !isRunLater && !Self.isInAction(node, in: region, resolver)
    isLate = isRunLater || Self.isLate(node, in: region, resolver)
  }

  /// Whether it stands in a closure that runs later, unless it is the first thing that an action reads: nothing can
  /// have changed since the view was computed.
  private static func isLate(_ node: Node, in region: Range<Int>, _ resolver: ViewResolver) -> Bool {
    var isInnermost = true
    for ancestor in node.ancestors {
      guard region.contains(ancestor.id) else { return false }
      guard let closure = Closure(ancestor) else { continue }
      // What a `Canvas` draws, it draws anew when a value changes.
      if resolver.role(of: closure) == .value { continue }
      if resolver.role(of: closure)?.builderKind == nil, !isRunAtOnce(closure) {
        guard isInnermost, let call = closure.use?.call, resolver.role(of: closure) == .action,
          userActions.contains(call.name)
        else { return true }
        return !isFirstStep(node, of: ancestor)
      }
      isInnermost = false
    }
    return false
  }

  /// Whether the node stands in a closure that no builder runs.
  private static func isInAction(_ node: Node, in region: Range<Int>, _ resolver: ViewResolver) -> Bool {
    for ancestor in node.ancestors {
      guard region.contains(ancestor.id) else { return false }
      if let closure = Closure(ancestor), resolver.role(of: closure)?.builderKind == nil { return true }
    }
    return false
  }

  /// Whether the block comes to the node before anything else has happened.
  private static func isFirstStep(_ node: Node, of block: Node) -> Bool {
    var block = block
    // Each turn goes one block inwards.
    while let first = block.statements.first?.firstChild, first.contains(node), !first.mentions("await") {
      switch first.kind {
      case .ifExpr, .switchExpr:
        let branches = SwitchExpr(first)?.cases ?? first.children(.codeBlock)
        guard let branch = branches.first(where: { $0.contains(node) }) else {
          return first.child(.ifExpr)?.contains(node) != true
        }
        block = branch
      case .forStmt, .whileStmt, .repeatStmt, .doStmt: return false
      default: return true
      }
    }
    return false
  }

  private static let userActions: NameSet = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onAppear",
    "onDisappear",
  ]

  /// Whether a collection calls the closure, for each of its elements, before it gives its result.
  private static func isRunAtOnce(_ closure: Closure) -> Bool {
    guard let call = closure.use?.call, call.base != nil else { return false }
    return Vocabulary.collectionWork.contains(call.name) || eager.contains(call.name)
  }

  private static let eager: NameSet = ["first", "firstIndex", "contains", "allSatisfy", "min", "max"]
}

extension Node {
  /// What happens to the value that the expression names.
  fileprivate var place: (isAssigned: Bool, isWhole: Bool, isCalledOn: Bool) {
    var current = self
    var isWhole = true
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr, .subscriptCallExpr:
        guard parent.firstChild?.id == current.id else { return (false, isWhole, false) }
        isWhole = false
        current = parent
      case .optionalChainingExpr, .forceUnwrapExpr: current = parent
      case .labeledExpr where parent.parent?.kind == .tupleExpr:
        current = parent.parent ?? parent
      case .inOutExpr: return (true, isWhole, false)
      case .sequenceExpr:
        guard let sign = current.nextSibling else { return (false, isWhole, false) }
        return (sign.isAssignment, isWhole, false)
      case .functionCallExpr:
        return (false, isWhole, !isWhole && parent.firstChild?.id == current.id)
      default: return (false, isWhole, false)
      }
    }
    return (false, isWhole, false)
  }

  /// `=`, `+=` and their like.
  private var isAssignment: Bool {
    if kind == .assignmentExpr { return true }
    guard kind == .binaryOperatorExpr else { return false }
    let text = self.text
    return text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
