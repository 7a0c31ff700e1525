extension Rule {
  package static let logicInAction = Rule(
    id: "logic_in_action", severity: .information, profile: .recommended, family: .structure,
    title: "Logic in an action closure",
    summary: "An action closure in a view's body contains several steps of logic.",
    why: """
      A `body` should show what is on the screen; loops, error handling and completion handlers between \
      a button's title and its modifiers make that hard to see. Code in a closure also can't be named, \
      called from elsewhere, or tested.
      """,
    remedy: """
      Move the code into a method: of the view if it is about the view's own state, otherwise of the \
      model.
      """,
    silentOn: [
      "An action with a single call or assignment.",
      """
      A closure that only computes a value (`removeAll { $0.isRead }`) or changes its parameter; it \
      doesn't count.
      """,
      "Previews.",
      """
      In `recommended`: an action of one or two statements, unless it loops, a branch has both (two values that are animated \
      together are one), a closure that another function calls back has both, a `Task` waits for both, a `do` has a `catch`, \
      `async` or `asyncAfter` runs one of them later, several conditions guard the two, or a task does one on the main actor under \
      several conditions, for which it waits; and of three if none of them branches or loops and no task runs them. Statements \
      in branches, loops and closures count. \
      `strict` and `all` report each loop, each `do` with a `catch`, each branch and each closure (`Task`, \
      `withAnimation`) of two statements, and each other closure that changes something.
      """,
      """
      In `recommended` and `strict`: a `for await` loop with one call or assignment for each value. In `recommended`: an \
      action that is nothing but `async` of a `DispatchQueue` with one statement without a condition, and a closure of one \
      statement that a function of the workspace calls at once.
      """,
    ],
    keepIf: ["The code is short, belongs to this control alone and is easier to read there."],
    sources: [Citation(.layoutBestPractices, section: "Action Handlers")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct RecipeEditor: View {
            @State private var steps: [String] = []
            @State private var hasProblem = false
            let recipe: Recipe

            var body: some View {
              Button("Save Recipe") {
                hasProblem = false
                for step in recipe.steps {
                  if step.isEmpty { hasProblem = true }
                }
                steps = recipe.steps
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct RecipeEditor: View {
            @State private var steps: [String] = []
            @State private var hasProblem = false
            let recipe: Recipe

            var body: some View {
              Button("Save Recipe", action: saveRecipe)
            }

            private func saveRecipe() {
              hasProblem = false
              for step in recipe.steps {
                if step.isEmpty { hasProblem = true }
              }
              steps = recipe.steps
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct Shelf: View {
            let books: [Book]
            @State private var selection: Book?
            @State private var path: [String] = []
            @State private var isEditing = false
            @State private var isSearching = false

            var body: some View {
              ForEach(books) { book in
                Text(book.title)
                  .onTapGesture {
                    selection = book
                    path.append(book.title)
                    path.append(book.author)
                    isEditing = false
                    isSearching = false
                  }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Shelf: View {
            let books: [Book]
            @State private var selection: Book?
            @State private var path: [String] = []
            @State private var isEditing = false
            @State private var isSearching = false

            var body: some View {
              ForEach(books) { book in
                Text(book.title)
                  .onTapGesture { handleTap(book) }
              }
            }

            private func handleTap(_ book: Book) {
              selection = book
              path.append(book.title)
              path.append(book.author)
              isEditing = false
              isSearching = false
            }
          }
          """),
    ],
    options: [
      .actionStatements,
      RuleOption(
        "max_branch_statements", default: 1,
        summary: "Maximum number of statements in a branch of an `if` or a `switch` in an action"),
    ],
    rewriteLevels: [.refactor], kinds: [.functionCallExpr],
    check: { node, context in
      guard let call = FunctionCall(node), let name = call.name,
        takesActions(name) || name.isCapitalized && Vocabulary.view(name) == nil
          || context.resolver.isOwnModifier(call, name)
      else { return }
      for (label, closure) in call.closures {
        guard let action = CrowdedAction(closure, label, of: call, context) else { continue }
        context.report(
          at: action.ownerRange, subject: closure.node, message: action.message(context),
          related: [action.related])
      }
    },
    explain: { node, context in CrowdedAction(node, context)?.reason ?? "" },
    rewrites: { node, context in CrowdedAction(node, context)?.rewrites(context) ?? [] })
}

/// An action with more in it than a view should say.
private struct CrowdedAction {
  private let action: ActionClosure
  private let logic: ActionLogic

  /// The closure's node.
  init?(_ node: Node, _ context: RuleContext) {
    guard let closure = Closure(node), let (call, label) = closure.use else { return nil }
    self.init(closure, label, of: call, context)
  }

  init?(_ closure: Closure, _ label: Name?, of call: FunctionCall, _ context: RuleContext) {
    // What is in the closure is looked at before what is around it: most actions are short. A task that is all of an
    // `onAppear` is one for `task`, which has the task's statements as its own: `task_on_appear` says so.
    let task = context.step < .all && call.name == "onAppear" ? closure.onlyWaitingTask : nil
    var reader = ActionReader(
      task ?? closure, maxStatements: context.option("max_statements"),
      maxBranchStatements: context.option("max_branch_statements"),
      context.step, context.resolver)
    guard let logic = reader.read(), let action = ActionClosure(closure, label, of: call, context.resolver),
      !context.file.isInPreview(call.node)
    else { return nil }
    self.action = action
    self.logic = logic
  }

  /// UTF-8 offsets of the name of what the closure is handed to.
  var ownerRange: Range<Int> { action.owner.range }

  private var member: String { action.memberName.map { "`\($0)`" } ?? "the view" }

  func message(_ context: RuleContext) -> String {
    "\(subject(of: action, context)) contains \(logic.summary). "
      + "Move it to a method, so that \(member) only describes what it shows."
  }

  var related: RelatedLocation { RelatedLocation(range: logic.range, message: logic.note) }

  var reason: String {
    "\(logic.explanation) In a method it gets a name, and \(member) is easier to read."
      + (action.readsParameters ? " Values that it reads from a row or an event become parameters." : "")
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    // Another package's button may want a closure of another kind.
    guard action.isKnown(context.resolver),
      let method = ActionToMethod(action, context.file, context.resolver, context.layout)
    else { return [] }
    return [
      Rewrite(
        title: "Move the action to a private method, `\(method.name)()`", level: .refactor,
        edits: method.edits)
    ]
  }
}

/// The action by what it belongs to, as the reader knows it: a button by its title, `onChange` by what it watches.
private func subject(of action: ActionClosure, _ context: RuleContext) -> String {
  if action.isButton {
    let title = MethodName(action, context.file, context.resolver).title
    return "The action of " + (title.map { "the button \"\($0)\"" } ?? "this `Button`")
  }
  if action.owner == "onChange", let value = action.call.argument("of")?.value {
    return "The action of `onChange(of: \(value.shortText))`"
  }
  // A view may take several actions.
  if let label = action.label,
    action.owner.isCapitalized || label.hasPrefix("on") || label == "pressing", label != "action",
    label != "perform"
  {
    return "The `\(label.text)` action of this `\(action.owner.text)`"
  }
  return "The action of this `\(action.owner.text)`"
}

extension ViewResolver {
  /// Whether the call is one of a function that the workspace adds to `View` and that takes closures.
  fileprivate func isOwnModifier(_ call: FunctionCall, _ name: Name) -> Bool {
    call.callee?.kind == .memberAccessExpr && !name.isCapitalized && Vocabulary.modifier(name) == nil
      && !call.closures.isEmpty && viewFunctions(named: name).contains { !$0.closures.isEmpty }
  }
}

extension ViewResolver {
  /// Whether a type that neither SwiftUI nor the workspace declares is named as a button, and is handed an action: what no
  /// builder of its label takes.
  fileprivate func isForeignButton(
    _ type: Name, _ closure: Closure, _ label: Name?, _ call: FunctionCall
  ) -> Bool {
    type.hasSuffix("Button") && declaredEntry(type) == nil && !declares(type)
      && (label.map { $0 == "action" } ?? true) && closure.actsLikeAction
  }
}

extension Closure {
  /// The closure of the `Task` that is all of it, where that waits for something.
  fileprivate var onlyWaitingTask: Closure? {
    guard let task = FunctionCall(node.onlyStatement), task.makesTask, task.closures.count == 1,
      let closure = task.closures.first?.closure, closure.node.contains([.awaitExpr])
    else { return nil }
    return closure
  }
}

extension Closure {
  /// Whether all that it does is to hand closures to its only parameter, which collects them: that is set up with the view,
  /// and nothing that the user does.
  fileprivate var fillsParameter: Bool {
    guard let name = parameterNames.first, parameterNames.count == 1 else { return false }
    let calls = statements.compactMap { FunctionCall($0.firstChild) }
    return !calls.isEmpty && calls.count == statements.count
      && calls.allSatisfy { call in
        !call.closures.isEmpty && call.base?.kind == .declReferenceExpr
          && call.base?.firstName?.hasSameText(as: name) == true
      }
  }
}

// MARK: - The action

/// A closure in a view that runs when something happens: a button's action, what follows `onAppear`.
struct ActionClosure {
  let closure: Closure
  let call: FunctionCall
  /// The closure's label in the call.
  let label: Name?
  /// What the closure was handed to: `Button`, `onAppear`.
  let owner: Name
  /// The type around it.
  let type: TypeModel
  /// The property or the method of the type that contains it.
  let member: Node

  /// The functions that make a button of an `Alert` or an `ActionSheet`.
  private static let alertButtons: NameSet = ["default", "destructive", "cancel"]

  /// The closure of a call that takes actions; nil where it is none of these, or is in no view.
  init?(_ closure: Closure, _ label: Name?, of call: FunctionCall, _ resolver: ViewResolver) {
    guard let owner = call.name else { return nil }
    var shown = call
    if Self.alertButtons.contains(owner) {
      guard label == nil || label == "action", let alert = Self.alert(with: call) else { return nil }
      shown = alert
    } else if owner == "Button" {
      guard call.constructedType != nil, resolver.role(of: label, in: call) == .action else { return nil }
    } else if let made = call.constructedType {
      // A view of the workspace that takes an action, or a button of another package.
      guard
        resolver.isViewType(made)
          ? resolver.role(of: label, in: call) == .action
          : resolver.isForeignButton(made, closure, label, call)
      else { return nil }
    } else {
      guard call.callee?.kind == .memberAccessExpr,
        actionOwners.contains(owner) && (label == nil || label == "perform" || label == "action")
          || resolver.role(of: label, in: call) == .action
      else { return nil }
    }
    guard let type = resolver.file.enclosingType(of: call.node), type.name != "View",
      !resolver.roles(of: type).subtracting(.preview).isEmpty, Self.isInView(shown, resolver),
      let member = Self.member(around: call.node), !closure.fillsParameter
    else { return nil }
    self.closure = closure
    self.call = call
    self.label = label
    self.owner = owner
    self.type = type
    self.member = member
  }

  var memberName: String? { member.declaredName?.text }

  /// Whether it is what a button does, one of an alert's among them.
  var isButton: Bool { owner == "Button" || Self.alertButtons.contains(owner) }

  /// Whether SwiftUI or the workspace declares what the closure is handed to.
  func isKnown(_ resolver: ViewResolver) -> Bool {
    call.constructedType.map { resolver.declaredEntry($0) != nil || resolver.declares($0) } ?? true
  }

  /// Whether the action, or a closure around it, has parameters: a row's element, an event's value.
  var readsParameters: Bool {
    var current: Node? = closure.node
    while let node = current, node.id != member.id {
      if Closure(node)?.hasParameters == true { return true }
      current = node.parent
    }
    return false
  }

  /// The modifier, `alert` or `actionSheet`, that shows the `Alert` or the `ActionSheet` of which the call makes a
  /// button: `.destructive(Text("Delete")) { … }`.
  private static func alert(with button: FunctionCall) -> FunctionCall? {
    guard
      let made = button.node.ancestors.prefix(while: { $0.kind != .codeBlockItem }).lazy.compactMap(
        FunctionCall.init
      )
      .first(where: { $0.constructedType == "Alert" || $0.constructedType == "ActionSheet" }),
      let closure = made.node.ancestors.first(where: { $0.kind == .closureExpr }),
      let presenting = Closure(closure)?.use?.call,
      presenting.callee?.kind == .memberAccessExpr,
      presenting.name == "alert" || presenting.name == "actionSheet"
    else { return nil }
    return presenting
  }

  /// Whether a builder of views collects what the call is a part of; a gesture may be an argument there.
  private static func isInView(_ call: FunctionCall, _ resolver: ViewResolver) -> Bool {
    var chain = call.node.outermostChain
    while true {
      // A chain inside `#if` goes on outside.
      while let outer = chain.parent?.parent?.parent, outer.kind == .postfixIfConfigExpr,
        chain.parent?.kind == .ifConfigClause
      {
        chain = outer.outermostChain
      }
      if let builder = resolver.builder(around: chain) { return builder.kind.collectsViews }
      if resolver.isOpaqueResult(chain) { return true }
      guard let argument = chain.parent, argument.kind == .labeledExpr,
        let outer = FunctionCall(argument.parent)
      else { return false }
      chain = outer.node.outermostChain
    }
  }

  private static func member(around node: Node) -> Node? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .memberBlockItem {
        return current.kind == .variableDecl || current.kind == .functionDecl ? current : nil
      }
      current = parent
    }
    return nil
  }
}
