/// What may have happened between the time that a view was computed and the time that its code reads a value.
enum ReadDelay: Int, Comparable {
  /// Nothing that could have changed the value.
  case none
  /// Code of other types has run: it doesn't change what the view's own type keeps to itself.
  case foreignCode
  case anything

  static func < (a: ReadDelay, b: ReadDelay) -> Bool { a.rawValue < b.rawValue }

  /// For the name in the code that moves. `entry` is the delay at the start of that code if all of it runs when something
  /// happens, nil if it runs with the view.
  init(of name: Node, in region: Range<Int>, entry: ReadDelay?, _ resolver: ViewResolver) {
    self = Self.delay(of: name, in: region, entry: entry, resolver)
  }

  private static func delay(
    of name: Node, in region: Range<Int>, entry: ReadDelay?, _ resolver: ViewResolver
  ) -> ReadDelay {
    var tasks: [Node] = []
    var path: [Node] = []
    for ancestor in name.ancestors {
      guard region.contains(ancestor.id) else { break }
      path.append(ancestor)
      guard let closure = Closure(ancestor) else { continue }
      switch ClosureTime(closure, resolver) {
      case .atOnce, .each: continue
      case .soon: tasks.append(ancestor)
      case .withView:
        let isInAction = ancestor.ancestors.prefix { region.contains($0.id) }.contains { outer in
          Closure(outer).map { ClosureTime($0, resolver).isInAction } ?? false
        }
        return isInAction || entry != nil ? .anything : .none
      case .onEvent: return delay(along: path, from: name, tasks, resolver)
      case .later: return .anything
      }
    }
    guard let entry else { return tasks.isEmpty ? .none : .anything }
    return max(entry, delay(along: path, from: name, tasks, resolver))
  }

  /// What runs in the last node of the path before the name is read.
  private static func delay(
    along path: [Node], from name: Node, _ tasks: [Node], _ resolver: ViewResolver
  ) -> ReadDelay {
    var delay = ReadDelay.none
    var inner = name
    for node in path {
      delay = max(delay, risk(before: inner, in: node))
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: delay = max(delay, risk(of: node))
      case .closureExpr where node != path.last:
        if Closure(node).map({ ClosureTime($0, resolver) }) == .each { delay = max(delay, risk(of: node)) }
      default: break
      }
      if delay == .anything { return .anything }
      inner = node
    }
    // A task begins when the code around it has ended.
    for task in tasks {
      guard let outer = path.last, let call = task.ancestor(.functionCallExpr) else { return .anything }
      delay = max(delay, risk(of: outer, except: call))
    }
    return delay
  }

  private static func risk(before node: Node, in parent: Node) -> ReadDelay {
    var delay = ReadDelay.none
    for child in parent.children {
      if child.id >= node.id { break }
      // Another branch.
      if child.kind == .switchCase || parent.kind == .ifExpr && child.kind == .codeBlock { continue }
      delay = max(delay, risk(of: child))
    }
    return delay
  }

  private static func risk(of code: Node, except skipped: Node? = nil) -> ReadDelay {
    var delay = ReadDelay.none
    for id in code.subtree {
      if let skipped, skipped.subtree.contains(id) { continue }
      let node = code.tree.node(id)
      if node.kind == .awaitExpr { return .anything }
      if node.kind == .forStmt, node.mentions("await") { return .anything }
      guard let call = FunctionCall(node), call.constructedType == nil, let callee = call.callee else {
        continue
      }
      if callee.kind == .declReferenceExpr, call.name.map({ harmless.contains($0) }) == true { continue }
      guard let access = MemberAccess(callee) else { return .anything }
      guard let base = access.base, !isOfSystem(base) else { continue }
      if base.isReference(to: "self") { return .anything }
      if call.name.map({ OuterUse.readers.contains($0) }) != true { delay = .foreignCode }
    }
    return delay
  }

  /// Whether what is called is the clipboard's or makes itself felt: none of it runs code of the app.
  private static func isOfSystem(_ object: Node) -> Bool {
    guard let root = object.innermostBase else { return false }
    if root.firstName.map({ systemTypes.contains($0) }) == true { return true }
    // `let pasteboard = NSPasteboard.general`
    let block = root.ancestors.first { $0.kind == .closureExpr || $0.kind == .codeBlock }
    return block?.statements.contains { statement in
      guard let variable = VariableDecl(statement.firstChild), variable.isLet else { return false }
      return variable.bindings.contains { binding in
        guard let name = binding.name, let own = root.firstName, name.hasSameText(as: own),
          let type = binding.initialValue?.innermostBase?.firstName
        else { return false }
        return systemTypes.contains(type)
      }
    } ?? false
  }

  private static let systemTypes: NameSet = [
    "NSPasteboard", "UIPasteboard", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator",
  ]

  /// Functions that run nothing but what they are given.
  private static let harmless: NameSet = [
    "print", "debugPrint", "withAnimation", "withTransaction", "min", "max", "abs", "assert",
  ]
}

/// When a closure runs, seen from the code that it stands in.
enum ClosureTime {
  /// Before its call ends, once, or again whenever a value changes that it reads.
  case atOnce
  /// Before its call ends, for each element of a collection.
  case each
  /// With the view that it stands in: a builder collects its views.
  case withView
  /// When the user does something, or the view appears. The view is computed anew before, if a value has changed.
  case onEvent
  /// Directly after the code around it: a `Task`.
  case soon
  /// At another time.
  case later

  init(_ closure: Closure, _ resolver: ViewResolver) {
    let role = resolver.role(of: closure)
    if role?.builderKind != nil {
      self = .withView
      return
    }
    guard let call = closure.use?.call else {
      // `{ … }()`
      self = closure.node.ownCall != nil ? .atOnce : .later
      return
    }
    // What a `Canvas` draws, it draws anew when a value changes.
    if role == .value || call.isPlain && Self.running.contains(call.name) {
      self = .atOnce
    } else if closure.runsInPlace {
      self = .each
    } else if call.isPlainCall(of: "Task") {
      self = .soon
    } else if role == .action && Self.userActions.contains(call.name)
      || call.constructedType.map({ Vocabulary.view($0) == nil && resolver.isViewType($0) }) == true
    {
      // A view that SwiftUI compares keeps the closure that it has, while `==` says that nothing is new.
      self = ViewExpression(call.node.outermostChain).modifier("equatable") == nil ? .onEvent : .later
    } else {
      self = .later
    }
  }

  var isInAction: Bool { self == .onEvent || self == .soon || self == .later }

  /// Whether the method is handed to what calls it as it would call a closure: `onDelete(perform: delete)`.
  static func isOnEvent(_ method: Node, _ resolver: ViewResolver) -> Bool {
    guard let argument = Argument(method.parent), let call = FunctionCall(argument.node.parent),
      argument.label == "perform" || argument.label == "action", userActions.contains(call.name)
    else { return false }
    if let type = call.constructedType { return call.isPlain && resolver.declaredEntry(type) != nil }
    return ModifierUse(call.node)?.entry != nil
  }

  private static let userActions: NameSet = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onAppear",
    "onDisappear",
    "onHover", "onOpenURL", "onKeyPress", "onExitCommand", "onDrop", "dropDestination", "task", "refreshable",
  ]

  private static let running: NameSet = ["withAnimation", "withTransaction"]
}

extension Node {
  /// The name that a chain of members and calls begins with.
  var innermostBase: Node? {
    let root = chainRoot
    return root.kind == .declReferenceExpr ? root : nil
  }
}
