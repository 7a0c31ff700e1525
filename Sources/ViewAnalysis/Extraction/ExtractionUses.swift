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
  /// What may have happened since the view was computed: nothing if it is read with the view.
  let delay: ReadDelay
  /// It is read while the view is computed.
  let isReadWithView: Bool
  /// It is known to be read when something happens, and then only.
  let isInAction: Bool

  /// It is read when something happens, and may have changed meanwhile.
  var isLate: Bool { delay != .none }

  /// `region` is the code that moves, as indices of nodes; `entry` is the delay at its start if all of it runs when
  /// something happens, nil if it runs with the view; with `isAction` all of it is known to run when something happens.
  init(
    _ node: Node, isProjected: Bool, in region: Range<Int>, entry: ReadDelay?, isAction: Bool,
    _ resolver: ViewResolver
  ) {
    self.node = node
    self.isProjected = isProjected
    let place = node.place
    isAssigned = place.isAssigned
    isReplaced = place.isAssigned && place.isWhole
    isCalledOn = place.isCalledOn
    isReadWithView = entry == nil && !Self.isInAction(node, in: region, resolver)
    isInAction =
      isAction
      || node.ancestors.prefix { region.contains($0.id) }.contains { ancestor in
        Closure(ancestor).map { resolver.role(of: $0) == .action } ?? false
      }
    delay = ReadDelay(of: node, in: region, entry: entry, resolver)
  }

  /// Whether the node stands in a closure that runs when something happens.
  private static func isInAction(_ node: Node, in region: Range<Int>, _ resolver: ViewResolver) -> Bool {
    for ancestor in node.ancestors {
      guard region.contains(ancestor.id) else { return false }
      if let closure = Closure(ancestor), ClosureTime(closure, resolver).isInAction { return true }
    }
    return false
  }

  /// Methods of values that change nothing.
  static let readers: NameSet = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "shuffled", "first", "last", "firstIndex",
    "lastIndex", "contains", "allSatisfy", "min", "max", "count", "prefix", "suffix", "dropFirst", "dropLast",
    "joined", "split", "components", "enumerated", "reversed", "hasPrefix", "hasSuffix", "lowercased",
    "uppercased", "trimmingCharacters", "replacingOccurrences", "formatted", "index", "isSubset",
    "isSuperset",
    "isDisjoint", "union", "intersection", "subtracting", "symmetricDifference", "starts", "elementsEqual",
    "addingTimeInterval", "timeIntervalSince", "distance", "description", "localizedCaseInsensitiveContains",
    "localizedStandardContains", "appendingPathComponent", "randomElement", "compare", "rounded",
  ]
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
      case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .unsafeExpr: current = parent
      case .labeledExpr where parent.parent?.kind == .tupleExpr:
        current = parent.parent ?? parent
      case .inOutExpr: return (true, isWhole, false)
      case .sequenceExpr:
        guard let sign = current.nextSibling else { return (false, isWhole, false) }
        return (sign.isAssignment, isWhole, false)
      case .functionCallExpr:
        let isCallee = !isWhole && parent.firstChild?.id == current.id
        return (false, isWhole, isCallee && !OuterUse.readers.contains(FunctionCall(parent)?.name))
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
