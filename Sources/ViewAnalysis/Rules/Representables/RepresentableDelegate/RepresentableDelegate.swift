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
      protocol of your own, which a value may well implement. Leave it, too, where the platform calls back only while \
      `make…` runs: then the copy is still up to date.
      """,
    sources: [Citation(.viewStructure, section: "UIViewRepresentable Essentials")],
    examples: [
      Example(
        bad: """
          import SwiftUI
          import UIKit

          struct SearchField: UIViewRepresentable, UISearchBarDelegate {
            @Binding var query: String

            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = self
              return bar
            }

            func updateUIView(_ bar: UISearchBar, context: Context) {
              bar.text = query
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
              query = searchText
            }
          }
          """,
        good: """
          import SwiftUI
          import UIKit

          struct SearchField: UIViewRepresentable {
            @Binding var query: String

            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = context.coordinator
              return bar
            }

            func updateUIView(_ bar: UISearchBar, context: Context) {
              context.coordinator.parent = self
              bar.text = query
            }

            func makeCoordinator() -> Coordinator {
              Coordinator(parent: self)
            }

            final class Coordinator: NSObject, UISearchBarDelegate {
              var parent: SearchField

              init(parent: SearchField) {
                self.parent = parent
              }

              func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                parent.query = searchText
              }
            }
          }
          """)
    ],
    kinds: [.structDecl, .extensionDecl], check: checkRepresentableDelegate)
}

private func checkRepresentableDelegate(_ node: Node, _ context: RuleContext) {
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
  if let declaring = parts.first(where: { !$0.delegateProtocols.isEmpty }) {
    guard declaring.node.id == node.id, let proto = declaring.delegateProtocols.first else { return }
    let uses = parts.flatMap(\.selfUses)
    let (name, range) = (proto.name.text, proto.name.range)
    context.report(
      at: range,
      message:
        "`\(name)` asks for an object that stays, and `\(type.name)` is a value that SwiftUI replaces at each "
        + "update. " + instead,
      reason: "The methods of `\(name)` are called long after `make…`. "
        + "They belong to the `Coordinator`, which SwiftUI keeps beside the "
        + "platform view.",
      related: uses.map { RelatedLocation(range: $0.range, message: "`self` is handed over here") },
      rewrites: rewrites(parts, uses, context))
    return
  }
  let uses = type.selfUses
  guard !uses.isEmpty else { return }
  lazy var moves = rewrites(parts, parts.flatMap(\.selfUses), context)
  for use in uses {
    context.report(
      at: use.range,
      message: "As \(use.role), `self` is a copy of `\(type.name)`, which SwiftUI replaces at each update. "
        + instead,
      reason: "What is handed over here is a copy of the `\(type.name)` of this moment. "
        + "Whoever calls it back later reaches nobody, or old values. "
        + "A `Coordinator` lives as long as the platform view.",
      rewrites: moves)
  }
}

private func rewrites(_ parts: [TypeModel], _ uses: [SelfUse], _ context: RuleContext) -> [Rewrite] {
  guard !parts.contains(where: \.node.hasError),
    let move = MoveIntoCoordinator(parts, uses, context)
  else { return [] }
  return [Rewrite(title: move.title, level: .refactor, edits: move.edits)]
}
