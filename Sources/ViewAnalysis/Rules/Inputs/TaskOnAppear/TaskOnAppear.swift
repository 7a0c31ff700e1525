extension Rule {
  package static let taskOnAppear = Rule(
    id: "task_on_appear", severity: .information, profile: .recommended, family: .inputs,
    title: "Task started in `onAppear`",
    summary: "An `onAppear` does nothing but start a `Task`.",
    why: """
      A `Task` that `onAppear` starts keeps running when the view is gone: it may load data that nobody \
      sees, and a second one starts beside it when the view appears again. The modifier `task` starts the \
      same work and cancels it when the view disappears.
      """,
    remedy: "Use `.task` in place of the `onAppear`.",
    silentOn: [
      "A detached task, and one that is stored.",
      "An `onAppear` that does anything else besides, and one beside a `task` of the same view.",
      "An `onAppear` with a comment that gives a reason for it.",
      """
      In `recommended` and `strict`: a task that never waits, which isn't needed at all, and code that also runs \
      on systems without `task`, as the package's manifest or an `#available` of the same target shows. `task` \
      needs iOS 15 or macOS 12.
      """,
      """
      In `recommended` and `strict`: a row of a list or a lazy container that starts work of the view that has \
      the list, mostly the loading of the next page. `task` would cancel it when the row scrolls away.
      """,
      """
      In `recommended` and `strict`: a task whose `catch`, or that of a method that it calls, of the type or of an object \
      of the app, shows or keeps any error. `task` would bring that of the cancellation, too.
      """,
      """
      In `recommended` and `strict`: a task that may take its own view away, because the view is shown by a \
      condition on what the task changes, or on the object whose method it calls; and one that only has a new \
      object do something (`await Reporter().send(visit)`), which gives the view nothing.
      """,
      "It can't see whether something else still needs the work's result when the view is gone.",
    ],
    keepIf: ["The work has to be finished even if the view disappears."],
    sources: [Citation(.performancePatterns, section: "7. Task Cancellation")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct RecipeList: View {
            @State private var names: [String] = []

            var body: some View {
              Text(names.joined(separator: ", "))
                .onAppear {
                  Task {
                    await load()
                  }
                }
            }

            private func load() async {
              names = ["Soup", "Bread"]
            }
          }
          """,
        good: """
          import SwiftUI

          struct RecipeList: View {
            @State private var names: [String] = []

            var body: some View {
              Text(names.joined(separator: ", "))
                .task {
                  await load()
                }
            }

            private func load() async {
              names = ["Soup", "Bread"]
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr], callees: ["onAppear"],
    check: { node, context in
      guard let appearance = TaskAtAppearance(node, context) else { return }
      context.report(at: appearance.name.range, subject: node, message: appearance.message)
    },
    explain: { node, context in TaskAtAppearance(node, context)?.reason ?? "" },
    rewrites: { node, context in TaskAtAppearance(node, context)?.rewrites(context.layout) ?? [] })
}

/// An `onAppear` whose closure is one `Task`.
private struct TaskAtAppearance {
  private let call: FunctionCall
  let name: Name
  private let outer: Closure
  /// What the task does: a closure, or the name of a method.
  private let work: Node
  /// The value of `priority:`.
  private let priority: Node?
  /// Whether the code may also run on systems that have no `task`.
  private let mayLackTask: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), call.callee?.kind == .memberAccessExpr, let name = call.name,
      let type = context.file.enclosingType(of: node), !context.file.isInPreview(node),
      type.isExtension && type.name == "View"
        || !context.resolver.roles(of: type).isDisjoint(with: [.view, .viewModifier]),
      call.closures.count == 1, let outer = call.closures.first?.closure, outer.signature == nil,
      let statement = outer.node.onlyStatement, let task = FunctionCall(statement),
      task.makesTask, !context.resolver.declares("Task", at: node.range.lowerBound),
      let work = Self.work(of: task),
      !ViewExpression(node.outermostChain).modifiers.contains(where: { $0.name == "task" }),
      !context.layout.comments(in: outer.node.range.lowerBound..<task.node.range.lowerBound)
        .contains(where: { $0.speaksOfTasks(context.tree) })
    else { return nil }
    mayLackTask = context.mayRun(node, before: SystemVersion.of2021)
    if context.step != .all {
      if mayLackTask { return nil }
      // A task that never waits has nothing to cancel: it isn't needed at all.
      guard
        work.kind != .closureExpr
          || work.tokenRange.contains(where: { work.tree.tokens[$0].kind == .kwAwait }),
        !Self.endsItsView(node, work, type, context), !Self.isInRow(node, context),
        work.kind != .closureExpr || !work.worksForOthers,
        !CancellationAnswer.isGiven(by: work, in: type, context.resolver)
      else { return nil }
    }
    var priority: Node?
    for argument in task.arguments {
      if argument.label == "priority" { priority = argument.value }
      if argument.label != "priority", argument.label != "operation" { return nil }
    }
    self.call = call
    self.name = name
    self.outer = outer
    self.work = work
    self.priority = priority
  }

  /// The one closure of the task, or the method in its place: `Task(operation: store.load)`.
  private static func work(of task: FunctionCall) -> Node? {
    if let closure = task.closures.first?.closure { return task.closures.count == 1 ? closure.node : nil }
    let method = task.argument("operation")?.value
    return method?.kind == .declReferenceExpr || method?.kind == .memberAccessExpr ? method : nil
  }

  /// Whether the call is in a row that goes when it is scrolled away, while the view whose work it starts stays.
  private static func isInRow(_ call: Node, _ context: RuleContext) -> Bool {
    var child = call
    for ancestor in call.ancestors.prefix(while: { $0.kind != .memberBlockItem }) {
      if let loop = RowLoop(ancestor, context), loop.row?.node.contains(child) == true,
        loop.rowContainer(context.resolver) != nil
      {
        return true
      }
      child = ancestor
    }
    return context.resolver.isScrolledAway(call.outermostChain)
  }

  /// Whether the task, or what it calls of the type, changes what the view is shown for, as in
  /// `if isLoading { ProgressView().onAppear { … } }`, or may do so, because it calls a method of the object that is
  /// asked, as in `if model.isLoading { … }`: `task` would end its work there.
  private static func endsItsView(
    _ call: Node, _ work: Node, _ type: TypeModel, _ context: RuleContext
  ) -> Bool {
    var conditions: [Node] = []
    for ancestor in call.ancestors {
      if ancestor.kind == .memberBlockItem { break }
      conditions += IfExpr(ancestor)?.conditions ?? SwitchExpr(ancestor)?.subject.map { [$0] } ?? []
    }
    let names = Set(
      conditions.flatMap { condition in
        condition.tree.nodes.ids(of: [.declReferenceExpr, .optionalBindingCondition], in: condition.subtree)
          .compactMap {
            condition.tree.node($0).referencedName?.text ?? condition.tree.node($0).firstName?.text
          }
      })
    if names.isEmpty { return false }
    let asked = Set(
      conditions.flatMap { condition in
        condition.tree.nodes.ids(of: [.memberAccessExpr], in: condition.subtree).compactMap {
          MemberAccess(condition.tree.node($0))?.base?.referencedName?.text
        }
      })
    let code = run(by: work, type, context)
    let roots = code.flatMap { $0.descendants(.awaitExpr) }.map(\.awaitedRoot) + [work.rootOfAccess]
    if roots.contains(where: { $0.map { asked.contains($0.text) } ?? false }) { return true }
    return names.contains { name in
      context.resolver.propertyUses.uses(of: name, in: type).contains { use in
        use.mayChangeValue && code.contains { $0.contains(use.node) }
      }
    }
  }

  /// How many methods are looked into for one task: many tasks may lead to the same ones.
  private static let mostMethods = 32

  /// The task's code, and that of the type's methods that it calls, directly or not.
  private static func run(by work: Node, _ type: TypeModel, _ context: RuleContext) -> [Node] {
    let functions = Dictionary(
      grouping: context.file.declarations(of: type).flatMap(\.functions), by: { $0.name?.text })
    var code = [work]
    if work.kind == .declReferenceExpr { code += functions[work.firstName?.text]?.map(\.node) ?? [] }
    var seen: Set<String> = []
    var next = 0
    while next < min(code.count, mostMethods) {
      let node = code[next]
      next += 1
      for id in node.tree.nodes.ids(of: [.functionCallExpr], in: node.subtree) {
        guard let name = FunctionCall(node.tree.node(id))?.name?.text, seen.insert(name).inserted else {
          continue
        }
        code += functions[name]?.map(\.node) ?? []
      }
    }
    return code
  }

  var message: String {
    let task =
      work.kind != .closureExpr || work.contains([.awaitExpr])
      ? "a `Task`, which keeps running when the view is gone. Use `task`, which cancels it then."
      : "a `Task`. Use `task`, which starts one that belongs to the view."
    return "This `onAppear` only starts \(task)"
  }

  var reason: String {
    "`task` starts the work when the view appears, like `onAppear`, and cancels it when the view disappears."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    let node = call.node
    // The work of `task` doesn't throw.
    guard !mayLackTask, !work.throwsErrors, work.range.count > 1,
      priority.map({ $0.kind == .memberAccessExpr }) ?? true
    else { return [] }
    let start = name.range.lowerBound
    let before = start..<work.range.lowerBound
    let after = work.range.upperBound..<max(work.range.upperBound, node.range.upperBound)
    guard !layout.hasComment(before), !layout.hasComment(after) else { return [] }
    let old = layout.indentation(at: work.range.lowerBound)
    let new = layout.indentation(at: start)
    let text =
      work.kind == .closureExpr
      ? layout.reindented(work.range, from: old, to: new) : "{ await \(work.text)() }"
    let arguments = priority.map { "(priority: \($0.text))" } ?? ""
    return [
      Rewrite(
        title: "Use `task`, which ends with the view", level: .suggested,
        edits: [TextEdit(range: start..<node.range.upperBound, newText: "task\(arguments) \(text)")])
    ]
  }
}

extension Node {
  /// The name that what is waited for starts from: `store` in `await store.client.load()`, and with `self` before it.
  fileprivate var awaitedRoot: Name? {
    var node = firstChild
    while let call = FunctionCall(node), let base = call.base { node = base }
    return node?.rootOfAccess
  }

  /// The name that members are asked of: `store` in `store.client.load`, and with `self` before it.
  fileprivate var rootOfAccess: Name? {
    var node = self
    while let access = MemberAccess(node), let base = access.base, !base.isReference(to: "self") {
      node = base
    }
    return node.referencedName
  }

  /// Whether all that the closure does is to have objects do something that are made for it: nothing of that comes back.
  fileprivate var worksForOthers: Bool {
    statements.allSatisfy { statement in
      var node = statement.firstChild
      while let effect = node, effect.kind == .awaitExpr || effect.kind == .tryExpr {
        node = effect.firstChild
      }
      return FunctionCall(FunctionCall(node)?.base)?.constructedType != nil
    }
  }

  /// Whether an error may leave the closure: a `try` that no `do` with a `catch` for all errors is around.
  fileprivate var throwsErrors: Bool {
    subtree.contains { id in
      let node = tree.node(id)
      switch node.kind {
      case .throwStmt: return !node.isCaught(within: self)
      case .tryExpr:
        let mark = node.tokenRange.lowerBound + 1
        guard node.tokenRange.contains(mark) else { return true }
        let kind = tree.tokens[mark].kind
        if kind == .postfixQuestionMark || kind == .infixQuestionMark || kind == .exclamationMark {
          return false
        }
        return !node.isCaught(within: self)
      default: return false
      }
    }
  }

  private func isCaught(within closure: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor.id == closure.id { return false }
      if ancestor.kind == .doStmt, let block = ancestor.child(.codeBlock), block.contains(self),
        ancestor.children(.catchClause).contains(where: { $0.child(.catchItem) == nil })
      {
        return true
      }
    }
    return false
  }
}

extension Comment {
  /// Whether the comment says why it is no `task`.
  fileprivate func speaksOfTasks(_ tree: SyntaxTree) -> Bool {
    let text = tree.text(range).lowercased()
    return ["task", "intention", "on purpose", "deliberate", "cancel", "instead"].contains {
      text.contains($0)
    }
  }
}
