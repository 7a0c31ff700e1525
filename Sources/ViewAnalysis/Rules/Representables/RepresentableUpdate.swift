extension Rule {
  package static let representableUpdate = Rule(
    id: "representable_update", severity: .warning, profile: .recommended, family: .representables,
    title: "Setup in a representable's update",
    summary: "A representable adds or creates something each time SwiftUI updates it.",
    why: """
      SwiftUI calls `updateUIView(_:context:)` (or its AppKit or controller counterpart) after `make…`, \
      and again whenever something that the representable reads changes. What it adds is added again \
      each time: subviews pile up, a tap is handled twice, constraints conflict.
      """,
    remedy: """
      Set up the view once, in `make…`; in the update, only pass values: texts, colours, selections. If \
      the update needs a subview or a constraint, keep it in the `Coordinator`.
      """,
    silentOn: [
      """
      Code that first checks whether the object exists (`if label.superview == nil`, `guard \
      subviews.isEmpty`): it runs once.
      """,
      "Targets, gestures and observers that the update removes first.",
      "A closure that runs later, and a controller that is created to be presented.",
    ],
    keepIf: [
      "The update removes what it added before, in a way that the rule doesn't see.",
      "Adding it twice does no harm.",
    ],
    sources: [Citation(.viewStructure, section: "UIViewRepresentable Essentials")],
    examples: [
      Example(
        bad: """
          import SwiftUI
          import UIKit

          struct Badge: UIViewRepresentable {
            let label: UILabel
            let text: String

            func makeUIView(context: Context) -> UIView {
              UIView()
            }

            func updateUIView(_ view: UIView, context: Context) {
              label.text = text
              view.addSubview(label)
            }
          }
          """,
        good: """
          import SwiftUI
          import UIKit

          struct Badge: UIViewRepresentable {
            let label: UILabel
            let text: String

            func makeUIView(context: Context) -> UIView {
              let view = UIView()
              view.addSubview(label)
              return view
            }

            func updateUIView(_ view: UIView, context: Context) {
              label.text = text
            }
          }
          """)
    ],
    kinds: [.functionDecl], declares: Vocabulary.updateFunctions,
    check: checkRepresentableUpdate,
    explain: { node, context in
      guard let update = node.ancestor(.functionDecl).flatMap({ UpdateFunction($0, context.resolver) }) else {
        return ""
      }
      return RepeatedSetup(node, in: update, context.resolver)?.reason ?? ""
    })
}

/// The subject of each finding is the call.
private func checkRepresentableUpdate(_ node: Node, _ context: RuleContext) {
  let resolver = context.resolver
  guard let update = UpdateFunction(node, resolver) else { return }
  let tree = context.tree
  var reportedEnd = 0
  var id = update.body.id + 1
  while id < update.body.subtree.upperBound {
    let current = tree.node(id)
    // What runs later, or is declared here only, is no part of the update.
    if current.kind == .closureExpr && !runsNow(current)
      || current.kind.isDeclaration && TypeDecl.isKind(current.kind)
      || current.kind == .functionDecl
    {
      id = current.subtree.upperBound
      continue
    }
    defer { id += 1 }
    guard current.kind == .functionCallExpr, let setup = RepeatedSetup(current, in: update, resolver) else {
      continue
    }
    // A view made as the argument of `addSubview` is one fault with it.
    if case .making = setup.setup, id < reportedEnd { continue }
    reportedEnd = max(reportedEnd, current.subtree.upperBound)
    context.report(at: setup.range, subject: current, message: setup.message)
  }
}

/// The function by which a representable updates its platform view.
private struct UpdateFunction {
  let name: Name
  /// The name of its counterpart: `makeUIView`.
  let make: String
  let body: Node
  /// The representable.
  let type: TypeModel
  /// What it presents: each call's first argument.
  let presented: [Node]

  init?(_ node: Node, _ resolver: ViewResolver) {
    guard let function = FunctionDecl(node), let name = function.name,
      Vocabulary.updateFunctions.contains(name),
      let body = function.body, node.parent?.kind == .memberBlockItem,
      let type = resolver.representable(around: node)
    else { return nil }
    self.name = name
    make = "make" + name.text.dropFirst("update".utf8.count)
    self.body = body
    self.type = type
    presented = body.descendants(.functionCallExpr).compactMap { node in
      FunctionCall(node).flatMap { isPresentation($0) ? $0.firstArgument?.value ?? $0.node : nil }
    }
  }
}

/// A call that sets up again, at each update, what should be set up once.
private struct RepeatedSetup {
  private let call: FunctionCall
  let setup: Setup
  private let update: UpdateFunction
  /// Whether the update has removed views before it adds some.
  private let replacesViews: Bool

  init?(_ node: Node, in update: UpdateFunction, _ resolver: ViewResolver) {
    guard let call = FunctionCall(node), let setup = Setup(call, resolver, presented: update.presented),
      !isGuarded(node, in: update.body), !isUndoneBefore(call, in: update.body)
    else { return nil }
    self.call = call
    self.setup = setup
    self.update = update
    replacesViews =
      call.name == "addSubview" && isMentioned("removeFromSuperview", in: update.body, before: call)
  }

  /// UTF-8 offsets of the name of what is called.
  var range: Range<Int> { call.name?.range ?? call.node.range }

  var message: String {
    "\(setup.sentence(call)) each time SwiftUI updates `\(update.type.spokenName)`"
      + (replacesViews ? ", and the views that it removes before are built anew. " : setup.effect + ". ")
      + "Do it once, in `\(update.make)(context:)`."
  }

  var reason: String {
    "`\(update.name.text)` runs after `\(update.make)` and again whenever something that `\(update.type.spokenName)` reads changes. "
      + (replacesViews ? "Views that are built anew lose their state." : setup.consequence)
  }
}

/// What an update must not do.
private enum Setup {
  case adding(String)
  case making(String)

  init?(_ call: FunctionCall, _ resolver: ViewResolver, presented: [Node]) {
    if let type = call.constructedType {
      guard resolver.isPlatformView(type) else { return nil }
      // A controller that is about to be presented is made when it is needed.
      let isController = type.hasSuffix("Controller")
      if isController && !presented.isEmpty || type == "UIActivityViewController" { return nil }
      let name = PatternBinding(call.node.ancestor(.patternBinding))?.name
      let isPresented = presented.contains { argument in
        name.map(argument.isName) == true
          && FunctionCall(argument.ancestor(.functionCallExpr))?.name == "present"
      }
      if isPresented { return nil }
      self = .making(type.text)
      return
    }
    guard let name = call.name, !call.arguments.isEmpty else { return nil }
    switch name.text {
    case "addSubview", "addTarget", "addGestureRecognizer", "addObserver":
      guard call.base != nil else { return nil }
      self = .adding(name.text)
    case "activate":
      guard call.base?.isReference(to: "NSLayoutConstraint") == true else { return nil }
      self = .adding("NSLayoutConstraint.activate")
    default: return nil
    }
  }

  /// Ends before "each time SwiftUI updates …".
  func sentence(_ call: FunctionCall) -> String {
    switch self {
    case .adding: "`\(call.node.shortText)` is called again"
    case .making(let type): "A new `\(type)` is created"
    }
  }

  /// Goes on after it.
  var effect: String {
    switch self {
    case .adding("addSubview"): ", and views pile up"
    case .adding("NSLayoutConstraint.activate"): ", and constraints pile up"
    case .adding: ", and each event is handled several times"
    case .making: ", and the previous one is discarded"
    }
  }

  var consequence: String {
    switch self {
    case .adding(let name):
      switch name {
      case "addSubview": "Each call adds another view on top, or adds the same one again."
      case "NSLayoutConstraint.activate": "Each call adds the same constraints again."
      default: "Each call registers the same handler again."
      }
    case .making: "The previous view is discarded with its state, such as its selection and scroll position."
    }
  }
}

/// Whether the update has removed before what the call adds: a gesture, a target, an observer.
private func isUndoneBefore(_ call: FunctionCall, in body: Node) -> Bool {
  let undoing: String
  switch call.name?.text {
  case "addTarget": undoing = "removeTarget"
  case "addGestureRecognizer": undoing = "removeGestureRecognizer"
  case "addObserver": undoing = "removeObserver"
  default: return false
  }
  return isMentioned(undoing, in: body, before: call)
}

private func isMentioned(_ name: String, in body: Node, before call: FunctionCall) -> Bool {
  let tree = body.tree
  return (body.tokenRange.lowerBound..<max(body.tokenRange.lowerBound, call.node.tokenRange.lowerBound))
    .contains {
      let token = tree.tokens[$0]
      return tree.hasText(name, in: Int(token.start)..<Int(token.end))
    }
}

private func isPresentation(_ call: FunctionCall) -> Bool {
  call.name == "present" || call.name == "presentAsSheet" || call.name == "presentAsModalWindow"
    || call.name == "show" || call.name == "beginSheet"
}

/// Whether the closure belongs to the update itself: `DispatchQueue.main.async { … }`.
private func runsNow(_ closure: Node) -> Bool {
  guard let call = Closure(closure)?.use?.call else { return false }
  return call.name == "async" && call.base?.hasText("DispatchQueue.main") == true
    || call.isPlainCall(of: "Task") || call.name == "forEach"
}

/// Whether the code runs only after a check that may be about what exists already.
private func isGuarded(_ node: Node, in body: Node) -> Bool {
  var current = node
  while let parent = current.parent, current.id != body.id {
    if let branch = IfExpr(parent) {
      // Code in an `else` knows that something else isn't there.
      if branch.thenBlock?.id != current.id, branch.elseBranch?.id == current.id { return true }
      if branch.conditions.contains(where: asksForExisting) { return true }
    } else if parent.kind == .switchExpr || parent.kind == .unresolvedTernaryExpr {
      return true
    } else if parent.kind == .sequenceExpr, parent.children.contains(where: { $0.hasText("??") }) {
      // `coordinator.label ?? UILabel()`
      return true
    } else if parent.kind == .codeBlock || parent.kind == .closureExpr {
      // An early exit before it, in the same block.
      for item in parent.statements where item.range.upperBound <= node.range.lowerBound {
        guard let statement = item.firstChild else { continue }
        if statement.kind == .guardStmt,
          statement.children(.conditionElement).contains(where: asksForExisting)
        {
          return true
        }
        if let branch = IfExpr(statement), branch.thenBlock?.statements.last?.firstChild?.kind == .returnStmt
        {
          return true
        }
      }
    }
    current = parent
  }
  return false
}

/// Whether the condition may ask for what is there already: a comparison, a negation, `isEmpty`, `contains`. A plain
/// binding of an optional or a plain flag doesn't.
private func asksForExisting(_ condition: Node) -> Bool {
  guard let expression = condition.firstChild else { return true }
  switch expression.kind {
  case .declReferenceExpr: return false
  case .memberAccessExpr: return expression.descendants.contains { asks($0) }
  case .optionalBindingCondition:
    return expression.descendants.contains { asks($0) }
  default: return true
  }
}

private func asks(_ node: Node) -> Bool {
  guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
  return name == "isEmpty" || name == "superview" || name == "subviews" || name == "coordinator"
    || name == "viewWithTag" || name == "gestureRecognizers" || name == "window" || name == "first"
    || name == "last" || name == "children"
}
