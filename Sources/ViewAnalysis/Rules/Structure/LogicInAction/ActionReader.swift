/// Reads an action's statements, those in `Task` and `withAnimation` with them.
struct ActionReader {
  let action: Node
  let maxStatements: Int
  let maxBranchStatements: Int
  /// Whether an action counts that has few statements all in all, with those in its branches and closures.
  let isStrict: Bool
  /// Whether the idiom for a sequence's values counts, too, and a closure that only computes a value.
  let isToTheLetter: Bool
  private let resolver: ViewResolver
  /// How many statements count, and how many more only print something.
  private var count = 0
  private var prints = 0
  private var logic: ActionLogic?
  /// Blocks still to be read after the action itself, and whether their statements count for it.
  private var pending: [(block: Node, counts: Bool)] = []

  /// Whether something in the action branches, loops or handles errors.
  private lazy var branchesOrLoops = action.branchesOrLoops

  /// See `steps(in:)`.
  private lazy var steps = steps(in: action)

  /// The one clause of an `#if` whose statements count: no build has all of them, and few have two.
  private lazy var countedClause = Self.largestClause(in: action)

  init(
    _ action: Closure, maxStatements: Int, maxBranchStatements: Int, _ step: Profile, _ resolver: ViewResolver
  ) {
    self.action = action.node
    self.maxStatements = maxStatements
    self.maxBranchStatements = maxBranchStatements
    isStrict = step >= .strict
    isToTheLetter = step == .all
    self.resolver = resolver
  }

  mutating func read() -> ActionLogic? {
    readStatements(of: action, counts: true)
    var index = 0
    while index < pending.count, logic == nil {
      readStatements(of: pending[index].block, counts: pending[index].counts)
      index += 1
    }
    if logic == nil, count > maxStatements {
      let all = count + prints
      logic = ActionLogic(
        kind: .statements(count: all, limit: maxStatements),
        summary: "\(all) statements", range: action.range, note: "\(all) statements here")
    }
    guard let logic else { return nil }
    if isStrict {
      // Both the loop and what it does for a value count as steps.
      return isToTheLetter || !logic.isOneCallPerValue || steps > 2 ? logic : nil
    }
    // What the action does counts: three steps are logic where one of them branches or loops, and where a task takes
    // them one after another. Two are in a branch and in what another function calls back, and where a task waits for
    // one, or is started under a condition. What happens after an error is a decision.
    if case .errorHandling = logic.kind { return logic }
    if case .closure(let closure, let count) = logic.kind, Self.isTask(closure),
      closure.waitsAmongSteps || steps > 1 && count > 1 && closure.isInBranch(of: action)
    {
      return logic
    }
    if case .closure(let closure, _) = logic.kind, decidesLater(closure, for: Closure(closure)?.use?.call) {
      return logic
    }
    if case .closure(let closure, _) = logic.kind, comesBackUnderCondition(closure) { return logic }
    if steps == maxStatements, case .closure(let closure, _) = logic.kind,
      Closure(closure)?.use.map({ Self.isTransparent($0.call) }) == true
    {
      return logic
    }
    switch logic.kind {
    case .loop where steps > 1 && !logic.isOneCallPerValue: return logic
    // Values that are animated together are one step.
    case .branch(let block, _)
    where Self.statements(ofBranch: block).contains { $0.parent == block || $0.isOtherCall }:
      return logic
    case .decisions: return logic
    // What another function calls back is a second action in this one.
    case .closure(let closure, _) where Self.isSecondAction(closure): return logic
    default: break
    }
    return steps > maxStatements || steps + logic.furtherConditions >= maxStatements && branchesOrLoops
      ? logic : nil
  }

  /// Whether the closure, which isn't run for its value, nor to say how something changes, does several things.
  private static func isSecondAction(_ closure: Node) -> Bool {
    guard let call = Closure(closure)?.use?.call, !isTransparent(call),
      call.name.map({ !animatingMethods.contains($0) }) ?? true
    else { return false }
    let statements = closure.statements.compactMap(\.firstChild)
    if let last = statements.last, last.kind == .returnStmt, last.firstChild != nil { return false }
    return statements.count { !$0.isPrint && !$0.changesParameter(of: closure) } > 1
  }

  /// Methods of UIKit and AppKit that animate what the closure changes.
  private static let animatingMethods: NameSet = ["animate", "animateKeyframes", "runAnimationGroup"]

  private mutating func readStatements(of block: Node, counts: Bool) {
    for item in block.children where item.kind == .codeBlockItem && logic == nil {
      if let statement = item.firstChild { read(statement, counts: counts) }
    }
  }

  private mutating func read(_ statement: Node, counts: Bool) {
    switch statement.kind {
    case .forStmt, .whileStmt, .repeatStmt: found(loop: statement)
    case .labeledStmt:
      if let inner = statement.children.last { read(inner, counts: counts) }
    case .doStmt:
      if statement.handlesErrors {
        found(.errorHandling, "error handling", at: statement, note: "The `do` statement")
      } else if let block = statement.child(.codeBlock) {
        pending.append((block, counts))
      }
    case .ifConfigDecl:
      for clause in statement.children(.ifConfigClause) {
        pending.append((clause, counts && clause.id == countedClause))
      }
    default:
      if let block = Self.transparentBlock(of: statement) {
        let steps = block.statements.count
        let call = Closure(block)?.use?.call
        // In `recommended` an animation of several values is still one step. One that also does other things is none.
        if isStrict
          ? steps > 1 || decidesLater(block, for: call)
          : steps >= maxStatements
            && !(call?.name.map(Self.isAnimation) ?? false
              && block.statements.count(where: \.isOtherCall) < 2)
            || steps > 1 && Self.isTask(block) && block.waitsAmongSteps || decidesLater(block, for: call)
        {
          foundClosure(block, count: steps)
          return
        }
        pending.append((block, counts))
        return
      }
      if counts { if isStrict || !statement.isPrint { count += 1 } else { prints += 1 } }
      readInside(statement)
    }
  }

  /// Looks for branches, loops and closures inside a statement.
  private mutating func readInside(_ statement: Node) {
    var ids = statement.tree.nodes.ids(of: Self.telling, in: statement.subtree)
    while logic == nil, let id = ids.next() {
      let node = statement.tree.node(id)
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: found(loop: node)
      case .codeBlock: readBranch(node)
      case .switchCase: readBranch(node)
      case .closureExpr:
        let statements = node.statements
        let call = Closure(node)?.use?.call
        if Self.isView(call) {
          ids.skip(to: node.subtree.upperBound)
          continue
        }
        let isTransparent = call.map { Self.isTransparent($0) } ?? false
        if !isTransparent, node.onlyComputes { continue }
        if statements.count > 1,
          isStrict || !isTransparent || statements.count >= maxStatements
            || Self.isTask(node) && node.isInBranch(of: action)
        {
          foundClosure(node, count: statements.count)
        } else if let only = statements.first?.firstChild,
          isTransparent ? decidesLater(node, for: call) : isEffect(only, in: node, of: call),
          isTransparent || isStrict || !isCalledAtOnce(node)
        {
          foundClosure(node, count: 1)
        } else if isStrict || hasSeveralConditions(around: node), comesBackUnderCondition(node) {
          foundClosure(node, count: 1)
        } else if FunctionCall(node.parent)?.name == "forEach" {
          found(loop: node)
        } else if isToTheLetter, !isTransparent, statements.first?.firstChild?.isEffect != true,
          action.onlyStatement?.contains([.codeBlock, .switchCase]) ?? true
        {
          foundClosure(node, count: 1)
        }
      case .doStmt where node.handlesErrors:
        found(.errorHandling, "error handling", at: node, note: "The `do` statement")
      case .functionDecl, .structDecl, .classDecl, .enumDecl: ids.skip(to: node.subtree.upperBound)
      default: break
      }
    }
  }

  /// Whether a function of the workspace calls the closure before it returns, as `withAnimation` does.
  private func isCalledAtOnce(_ closure: Node) -> Bool {
    Closure(closure).map { resolver.isCalledAtOnce($0) } ?? false
  }

  /// Whether the one statement of a closure changes something, rather than computing a value for the call.
  private mutating func isEffect(_ statement: Node, in closure: Node, of call: FunctionCall?) -> Bool {
    if statement.isEffect {
      return !statement.changesParameter(of: closure) && FunctionCall(closure.parent)?.name != "reduce"
    }
    // A call that gives its value to nobody calls the closure for what that does: a completion handler. In `recommended` it
    // is one more way among those that the action takes.
    guard isStrict || branchesOrLoops, let call,
      statement.isCall || statement.kind == .ifExpr || statement.kind == .switchExpr,
      call.node.isUnused, let name = call.name,
      !statement.asksParameter(of: closure)
    else { return false }
    return !Self.decidingCalls.contains(name)
  }

  /// Methods of collections that ask the closure about each element, or loop.
  private static let decidingCalls: NameSet = [
    "removeAll", "sort", "removeFirst", "partition", "forEach", "merge",
  ]

  /// Whether the call has the closure run at another time, and what it does then depends on a condition:
  /// `DispatchQueue.main.async { if isOpen { close() } }`. Without a condition it counts, too, unless it is all that the
  /// action does, and in `strict` always.
  private mutating func decidesLater(_ closure: Node, for call: FunctionCall?) -> Bool {
    guard call?.callsAsync == true else { return false }
    if isStrict || closure.branches && call?.name == "asyncAfter" { return true }
    return steps > 1 && action.onlyStatement.flatMap(FunctionCall.init)?.node != call?.node
  }

  /// Whether the closure is what a task does on the main actor if it has got something: `if let image = await load() { await
  /// MainActor.run { … } }`.
  private func comesBackUnderCondition(_ closure: Node) -> Bool {
    guard let call = Closure(closure)?.use?.call, call.name == "run",
      call.base?.isReference(to: "MainActor") == true, call.node.isUnused,
      let statement = closure.onlyStatement, statement.isEffect || statement.isCall && !statement.isPrint,
      let condition = condition(around: closure)
    else { return false }
    return condition.conditions.contains { $0.contains([.awaitExpr]) }
  }

  private func hasSeveralConditions(around closure: Node) -> Bool {
    (condition(around: closure)?.conditions.count ?? 0) > 1
  }

  /// The innermost `if` in whose block the closure is, within the action.
  private func condition(around closure: Node) -> IfExpr? {
    closure.ancestors.prefix { $0.id != action.id }.lazy.filter { $0.kind == .codeBlock }
      .compactMap { IfExpr($0.parent) }.first
  }

  static let telling: KindSet = [
    .forStmt, .whileStmt, .repeatStmt, .codeBlock, .switchCase, .closureExpr, .doStmt, .functionDecl,
    .structDecl,
    .classDecl, .enumDecl,
  ]

  private mutating func readBranch(_ block: Node) {
    guard let owner = block.parent?.kind, owner == .ifExpr || owner == .guardStmt || owner == .switchExpr
    else { return }
    let all = Self.statements(ofBranch: block)
    let statements = isStrict ? all : all.filter { $0.firstChild?.isPrint != true }
    guard statements.count > maxBranchStatements else {
      if let inner = statements.first?.firstChild, inner.kind == .ifExpr || inner.kind == .switchExpr,
        steps(in: inner) > maxBranchStatements
      {
        found(.decisions(inner), "a decision inside another one", at: inner, note: "The inner decision")
      }
      return
    }
    found(
      .branch(block, count: all.count), "a branch of \(all.count) statements", at: block,
      note: "\(all.count) statements here")
  }

  /// The branch's statements, those in an animation that is all of it.
  private static func statements(ofBranch block: Node) -> [Node] {
    var statements = block.statements
    // Leaving early is a part of the branch, not a step.
    if let last = statements.last?.firstChild, last.kind == .returnStmt { statements.removeLast() }
    guard statements.count == 1, let animation = statements.first?.firstChild.flatMap(transparentBlock),
      Closure(animation)?.use?.call.name.map(isAnimation) == true
    else { return statements }
    return animation.statements
  }

  private mutating func foundClosure(_ closure: Node, count: Int) {
    let call = Closure(closure)?.use?.call
    // `Task.init { … }` makes a `Task`.
    let name = (call?.name == "init" ? call?.base?.referencedName : call?.name)?.text
    let whose = name.map { " of `\($0)`" } ?? ""
    let user = name.map { " for `\($0)`" } ?? ""
    found(
      .closure(closure, count: count),
      count == 1
        ? Self.isDelayed(call) ? "a closure\(user) that changes something later" : "a nested closure\(user)"
        : "a closure\(user) with \(count) statements of its own",
      at: closure, note: "The inner closure\(whose)")
  }

  private mutating func found(loop: Node) {
    found(.loop(loop), "a loop", at: loop, note: "The loop")
  }

  private mutating func found(
    _ kind: ActionLogic.Kind, _ summary: String, at node: Node, note: String
  ) {
    guard logic == nil else { return }
    let start = node.range.lowerBound
    // The first token says enough; a whole loop would be half the file.
    let end = max(start, Int(node.firstToken.end))
    logic = ActionLogic(kind: kind, summary: summary, range: start..<end, note: note)
  }

  private static func largestClause(in action: Node) -> Int? {
    action.tree.nodes.ids(of: [.ifConfigClause], in: action.subtree)
      .max { action.tree.node($0).statements.count < action.tree.node($1).statements.count }
  }

  private static let itemsAndClosures: KindSet = [.codeBlockItem, .closureExpr]

  /// How many statements the code has at all, in branches and closures, too. Conditions are none, nor are starting a task,
  /// animating, leaving, printing, and what a closure computes.
  private func steps(in code: Node) -> Int {
    var count = 0
    var ids = code.tree.nodes.ids(of: Self.itemsAndClosures, in: code.subtree)
    ids.skip(to: code.id + 1)
    while let id = ids.next() {
      let node = code.tree.node(id)
      if let closure = Closure(node) {
        if Self.isView(closure.use?.call) { ids.skip(to: node.subtree.upperBound) }
        continue
      }
      guard let statement = node.firstChild else { continue }
      switch statement.kind {
      case .ifExpr, .switchExpr, .guardStmt, .doStmt, .breakStmt: continue
      case .returnStmt where statement.firstChild == nil: continue
      default:
        if Self.transparentBlock(of: statement) == nil, !statement.isPrint,
          !Self.isValue(statement, in: action)
        {
          count += 1
        }
      }
    }
    return count
  }

  /// Whether the statement is what a closure in the action computes: `$0.isRead` in `filter { $0.isRead }`.
  private static func isValue(_ statement: Node, in action: Node) -> Bool {
    guard let closure = Closure(statement.parent?.parent), closure.node.id != action.id,
      closure.node.onlyStatement != nil, !statement.isEffect
    else { return false }
    return !(closure.use.map { isTransparent($0.call) } ?? false)
  }

  /// Whether the call makes a view of SwiftUI's: its closures say what is shown.
  private static func isView(_ call: FunctionCall?) -> Bool { Vocabulary.view(call?.constructedType) != nil }

  /// The closure of a `Task { … }` or `withAnimation { … }` that is the statement: it is no step of its own.
  private static func transparentBlock(of statement: Node) -> Node? {
    // `await`, `try` and `_ =` may come before it.
    var node = statement.withoutEffects
    if node.kind == .sequenceExpr, node.child(.discardAssignmentExpr) != nil, let inner = node.children.last {
      node = inner
    }
    guard let call = FunctionCall(node), isTransparent(call) else { return nil }
    return call.closures.last?.closure.node
  }

  private static func isAnimation(_ name: Name) -> Bool {
    // An app's own function of the kind says in its name how it differs: `withAnimationIfAllowed`.
    name.hasPrefix("with") && name.text.contains("Animation") || name == "withTransaction"
  }

  /// Whether the closure is what a `Task` runs.
  private static func isTask(_ closure: Node) -> Bool {
    guard let call = Closure(closure)?.use?.call else { return false }
    return call.makesTask || call.base?.isReference(to: "Task") == true
  }

  /// Whether the call's closure is certain to run after the action has ended.
  private static func isDelayed(_ call: FunctionCall?) -> Bool {
    call?.callsAsync == true || call?.constructedType == "Task"
  }

  /// Whether the call's closure only says when, where or how its statements run.
  private static func isTransparent(_ call: FunctionCall) -> Bool {
    guard let name = call.name else { return false }
    if call.makesTask { return true }
    if call.isPlain { return isAnimation(name) }
    let base = call.base
    if name == "detached" { return base?.isReference(to: "Task") == true }
    if name == "run" || name == "assumeIsolated" { return base?.isReference(to: "MainActor") == true }
    if call.callsAsync { return base?.text.hasPrefix("DispatchQueue.") == true }
    return false
  }
}

extension Node {
  /// Whether what happens in it depends on a condition.
  fileprivate var branches: Bool {
    contains([.ifExpr, .switchExpr, .guardStmt])
  }

  /// Whether something in it branches, loops or handles errors.
  fileprivate var branchesOrLoops: Bool {
    contains([.ifExpr, .guardStmt, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .catchClause])
  }

  /// Whether the statement assigns to a parameter of the closure, or to a member of one.
  fileprivate func changesParameter(of closure: Node) -> Bool {
    guard kind == .sequenceExpr, child(.assignmentExpr) != nil, let target = assignmentTarget else {
      return false
    }
    return target.startsWithParameter(of: closure)
  }

  /// Whether the statement is a method of a parameter of the closure, or of a member of one.
  fileprivate func asksParameter(of closure: Node) -> Bool {
    FunctionCall(self)?.base.map { $0.startsWithParameter(of: closure) } ?? false
  }

  private func startsWithParameter(of closure: Node) -> Bool {
    var root = self
    while root.kind == .memberAccessExpr, let base = MemberAccess(root)?.base { root = base }
    if root.hasText("$0") { return true }
    guard root.kind == .declReferenceExpr, let name = root.firstName else { return false }
    return Closure(closure)?.parameterNames.contains { $0.text == name.text } == true
  }

  /// Whether the block has more than one statement, and one waits for something other than time to pass.
  fileprivate var waitsAmongSteps: Bool {
    let steps = statements.compactMap(\.firstChild).filter { !$0.isPause && !$0.isPrint }
    return steps.count > 1 && steps.contains { $0.contains([.awaitExpr]) }
  }

  /// Whether the closure is in a branch of an `if` or a `switch` in the action.
  fileprivate func isInBranch(of action: Node) -> Bool {
    ancestors.prefix { $0.id != action.id }.contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
  }

  /// Whether the statement waits and does nothing else: `try? await Task.sleep(for: .seconds(1))`.
  fileprivate var isPause: Bool {
    guard let call = FunctionCall(withoutEffects), call.name == "sleep" else { return false }
    return call.base?.isReference(to: "Task") == true
  }

  /// Whether the closure's statements, more than one, only lead to the value that it returns.
  fileprivate var onlyComputes: Bool {
    let statements = statements.compactMap(\.firstChild)
    guard statements.count > 1, let last = statements.last, last.kind == .returnStmt, last.firstChild != nil
    else { return false }
    return statements.dropLast().allSatisfy { statement in
      switch statement.kind {
      case .variableDecl: true
      case .guardStmt, .ifExpr:
        statement.descendants(.codeBlock).allSatisfy { $0.onlyStatement?.kind == .returnStmt }
      default: false
      }
    }
  }

  /// Whether the `do` statement has a `catch`.
  fileprivate var handlesErrors: Bool { child(.catchClause) != nil }

  /// Whether the item is a call other than `value.toggle()`; its value may be taken and dropped.
  fileprivate var isOtherCall: Bool {
    guard var statement = firstChild else { return false }
    if let binding = VariableDecl(statement)?.firstBinding, binding.name == nil,
      let value = binding.initialValue
    {
      statement = value
    } else if statement.kind == .sequenceExpr, statement.child(.discardAssignmentExpr) != nil,
      let value = statement.children.last
    {
      statement = value
    }
    guard statement.isCall else { return false }
    return FunctionCall(statement).map { $0.name != "toggle" } ?? true
  }

  /// Whether the statement is a call, waited for or not.
  fileprivate var isCall: Bool { withoutEffects.kind == .functionCallExpr }

  /// Whether nothing takes the value of the call: it is a statement, with what is chained to it.
  fileprivate var isUnused: Bool {
    var node = outermostChain
    while let parent = node.parent, parent.kind == .awaitExpr || parent.kind == .tryExpr { node = parent }
    return node.parent?.kind == .codeBlockItem
  }

  /// Whether the statement changes something or decides, rather than computing a value.
  fileprivate var isEffect: Bool {
    switch kind {
    case .sequenceExpr: child(.assignmentExpr) != nil && child(.discardAssignmentExpr) == nil
    case .forStmt, .whileStmt, .repeatStmt, .doStmt, .guardStmt: true
    case .ifExpr, .switchExpr: contains([.assignmentExpr])
    default: false
    }
  }
}
