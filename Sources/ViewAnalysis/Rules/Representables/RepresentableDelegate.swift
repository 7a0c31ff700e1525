extension Rule {
  package static let representableDelegate = Rule(
    id: "representable_delegate", severity: .warning, profile: .recommended,
    title: "Representable as delegate",
    summary: "A representable makes itself the delegate, the data source or the target of its platform view.",
    explanation: """
      Delegates and targets are objects: the platform view keeps a reference and calls it back later. A \
      representable is a value, and a new one takes its place at each update. The reference leads to a copy that \
      nobody keeps, with the bindings and closures of long ago, if it compiles at all.

      Give the representable a `Coordinator` class. SwiftUI makes one with `makeCoordinator()`, keeps it for as long as \
      the platform view lives, and hands it over as `context.coordinator`: that is the delegate.
      """,
    exceptions: """
      `self` inside the `Coordinator` or in any other class is an object and not reported, nor is a delegate \
      protocol of your own, which a value may well implement.
      """,
    sources: [Citation(.viewStructure, section: "UIViewRepresentable Essentials")],
    examples: [
      Example(
        bad: """
          import SwiftUI
          import UIKit

          struct Dial: UIViewRepresentable {
            @Binding var value: Float

            func makeUIView(context: Context) -> UISlider {
              let slider = UISlider()
              slider.addTarget(self, action: Selector("changed"), for: .valueChanged)
              return slider
            }

            func updateUIView(_ slider: UISlider, context: Context) {
              slider.value = value
            }
          }
          """,
        good: """
          import SwiftUI
          import UIKit

          struct Dial: UIViewRepresentable {
            @Binding var value: Float

            func makeUIView(context: Context) -> UISlider {
              let slider = UISlider()
              slider.addTarget(context.coordinator, action: Selector("changed"), for: .valueChanged)
              return slider
            }

            func updateUIView(_ slider: UISlider, context: Context) {
              slider.value = value
            }

            func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

            @MainActor final class Coordinator {
              private let value: Binding<Float>

              init(value: Binding<Float>) { self.value = value }

              func changed(_ slider: UISlider) { value.wrappedValue = slider.value }
            }
          }
          """)
    ],
    kinds: [.structDecl, .extensionDecl], check: checkRepresentableDelegate)
}

private func checkRepresentableDelegate(_ node: Node, _ context: inout RuleContext) {
  let resolver = context.resolver
  guard let type = context.file.type(declaredBy: node), resolver.isRepresentable(type),
    !resolver.workspace.types(named: type.name).contains(where: { $0.facts.kind == .classDecl })
  else { return }
  let parts = context.file.types.filter { $0.qualifiedName == type.qualifiedName && !$0.isProtocol }
  guard !parts.contains(where: { $0.node.kind == .classDecl }) else { return }
  let hasCoordinator = context.file.types.contains { $0.qualifiedName == type.qualifiedName + ".Coordinator" }
  let instead =
    hasCoordinator
    ? "Let the `Coordinator` do it: `context.coordinator`."
    : "Give it a `Coordinator` class, and use `context.coordinator`."

  // One type, one fault: where it declares a delegate protocol, that is the place.
  if let declaring = parts.first(where: { delegateProtocol(of: $0) != nil }) {
    guard declaring.node.id == node.id, let (proto, range) = delegateProtocol(of: declaring) else { return }
    let uses = parts.flatMap { selfAssignments(in: $0) }
    context.report(
      at: range,
      message: "`\(type.name)` can't be a `\(proto)`: it is a value that SwiftUI replaces at each update. "
        + instead,
      reason: "A `\(proto)` is called back long after `make…` and has to be an object that stays. "
        + "The methods that `\(proto)` asks for belong to the `Coordinator`, which SwiftUI keeps beside the "
        + "platform view.",
      related: uses.map { RelatedPlace(range: $0.range, message: "`self` is handed over here") })
    return
  }
  for use in selfAssignments(in: type) {
    context.report(
      at: use.range,
      message: "`self` is a `\(type.name)`, a value that SwiftUI replaces at each update, and no lasting "
        + "\(use.role). " + instead,
      reason: "What is handed over here is a copy of the `\(type.name)` of this moment. "
        + "Whoever calls it back later reaches nobody, or old values. "
        + "A `Coordinator` lives as long as the platform view.")
  }
}

/// The first of UIKit's or AppKit's delegate protocols that the declaration conforms to.
private func delegateProtocol(of type: TypeModel) -> (name: String, range: Range<Int>)? {
  for inherited in type.declaration.inheritedTypes {
    guard let name = inherited.typeName, name.hasSuffix("Delegate") || name.hasSuffix("DataSource") else {
      continue
    }
    let text = name.text
    if Vocabulary.isPlatformDelegate(text) { return (text, name.range) }
  }
  return nil
}

/// A place where a type hands itself over as something that is called back.
private struct SelfAssignment {
  let range: Range<Int>
  /// "delegate", "data source", "target".
  let role: String
}

/// The places in the declaration itself, not in the types inside it.
private func selfAssignments(in type: TypeModel) -> [SelfAssignment] {
  var found: [SelfAssignment] = []
  let tree = type.node.tree
  guard let block = type.declaration.memberBlock else { return [] }
  var id = block.id + 1
  while id < block.subtree.upperBound {
    let node = tree.node(id)
    if TypeDecl.isKind(node.kind) {
      id = node.subtree.upperBound
      continue
    }
    id += 1
    if node.kind == .sequenceExpr {
      if let assignment = delegateAssignment(node) { found.append(assignment) }
    } else if let call = FunctionCall(node), let target = targetArgument(of: call) {
      found.append(SelfAssignment(range: target.range, role: "target"))
    }
  }
  return found
}

/// `view.delegate = self`, `view.dataSource = self as? …`.
private func delegateAssignment(_ sequence: Node) -> SelfAssignment? {
  var parts = sequence.children.makeIterator()
  guard let left = parts.next(), let sign = parts.next(), sign.kind == .assignmentExpr,
    let right = parts.next(),
    right.isReference(to: "self"), let access = MemberAccess(left), let name = access.name,
    access.base?.isReference(to: "self") != true
  else { return nil }
  let range = left.range.lowerBound..<max(left.range.lowerBound, right.range.upperBound)
  if name == "delegate" || name.hasSuffix("Delegate") {
    return SelfAssignment(range: range, role: "delegate")
  }
  if name == "dataSource" || name.hasSuffix("DataSource") {
    return SelfAssignment(range: range, role: "data source")
  }
  return name == "target" ? SelfAssignment(range: range, role: "target") : nil
}

/// The `self` in `addTarget(self, …)` and in `UITapGestureRecognizer(target: self, …)`.
private func targetArgument(of call: FunctionCall) -> Node? {
  for argument in call.arguments {
    guard let value = argument.value, value.isReference(to: "self") else { continue }
    if argument.label == "target" { return value }
    if argument.label == nil, call.name == "addTarget" { return value }
  }
  return nil
}
