extension Rule {
  package static let representableUpdate = Rule(
    id: "representable_update", severity: .warning, profile: .recommended,
    title: "Setup in a representable's update",
    summary: "A representable adds or makes something each time SwiftUI updates it.",
    explanation: """
      SwiftUI calls `updateUIView(_:context:)` (or its AppKit and controller counterparts) after `make…`, and again \
      whenever something that the representable reads has changed. What it adds there is added again each time: \
      subviews lie one upon the other, a tap is answered twice, constraints contradict each other.

      Set up the view in `make…`, once. In the update only pass on values: texts, colours, selections. Keep what the \
      update needs to reach, a subview or a constraint, in the `Coordinator`.
      """,
    exceptions: """
      Leave the call where the update removes what it added before, or where adding twice does no harm. Code that \
      first checks whether the thing exists (`if label.superview == nil`, `guard subviews.isEmpty`) runs once and is \
      not reported, nor is what the update removes first, a closure that runs later, or a controller that is made to \
      be presented.
      """,
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
    kinds: [.functionDecl], declares: Vocabulary.updateFunctions, check: checkRepresentableUpdate)
}

private func checkRepresentableUpdate(_ node: Node, _ context: RuleContext) {
  guard let function = FunctionDecl(node), let name = function.name,
    Vocabulary.updateFunctions.contains(name),
    let body = function.body, node.parent?.kind == .memberBlockItem
  else { return }
  let resolver = context.resolver
  guard let type = resolver.representable(around: node) else { return }
  let nodes = context.tree.nodes
  let make = "make" + name.text.dropFirst("update".utf8.count)
  let presents = body.descendants.contains { FunctionCall($0).map { isPresentation($0) } ?? false }
  var reportedEnd = 0
  var id = body.id + 1
  while id < body.subtree.upperBound {
    let current = context.tree.node(id)
    // What runs later, or is declared here only, is no part of the update.
    if current.kind == .closureExpr && !runsNow(current)
      || current.kind.isDeclaration && TypeDecl.isKind(current.kind)
      || current.kind == .functionDecl
    {
      id = current.subtree.upperBound
      continue
    }
    defer { id += 1 }
    guard nodes[id].kind == .functionCallExpr, let call = FunctionCall(current),
      let setup = Setup(call, resolver, presents: presents), !isGuarded(current, in: body),
      !isUndoneBefore(call, in: body)
    else { continue }
    // A view made as the argument of `addSubview` is one fault with it.
    if case .making = setup, id < reportedEnd { continue }
    reportedEnd = max(reportedEnd, current.subtree.upperBound)
    context.report(
      at: call.name?.range ?? current.range,
      message:
        "\(setup.sentence(call)) each time SwiftUI updates `\(type.name)`\(setup.effect). "
        + "Do it once, in `\(make)(context:)`.",
      reason: "`\(name.text)` runs after `\(make)` and again at each change of what `\(type.name)` reads. "
        + setup.consequence)
  }
}

/// What an update must not do.
private enum Setup {
  case adding(String)
  case making(String)

  init?(_ call: FunctionCall, _ resolver: ViewResolver, presents: Bool) {
    if let type = call.constructedType {
      guard resolver.isPlatformView(type) else { return nil }
      // A controller that is about to be presented is made when it is needed.
      if type.hasSuffix("Controller"), presents || type == "UIActivityViewController" { return nil }
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
    case .making(let type): "A new `\(type)` is made"
    }
  }

  /// Goes on behind it.
  var effect: String {
    switch self {
    case .adding("addSubview"): ", and views pile up"
    case .adding("NSLayoutConstraint.activate"): ", and constraints pile up"
    case .adding: ", and each event is answered once more"
    case .making: ", and the one before is lost"
    }
  }

  var consequence: String {
    switch self {
    case .adding(let name):
      switch name {
      case "addSubview": "Each call puts one more view on top, or lays out the same one again."
      case "NSLayoutConstraint.activate": "Each call adds the same constraints once more."
      default: "Each call registers once more for what is registered already."
      }
    case .making: "The view from the last time is thrown away with its state: its selection, its scrolling."
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
  let tree = body.tree
  return (body.tokenRange.lowerBound..<max(body.tokenRange.lowerBound, call.node.tokenRange.lowerBound))
    .contains {
      let token = tree.tokens[$0]
      return tree.hasText(undoing, in: Int(token.start)..<Int(token.end))
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
      // What stands in an `else` knows that something else isn't there.
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
