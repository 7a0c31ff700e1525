extension Rule {
  package static let representableDelegate = Rule(
    id: "representable_delegate", severity: .warning, profile: .recommended, family: .representables,
    title: "Representable as delegate",
    summary: "A representable makes itself the delegate, data source or target of its platform view.",
    why: """
      Delegates and targets are objects: the platform view keeps a reference and calls it back later. A \
      representable is a value that SwiftUI replaces in each update, so if the code compiles at all, the \
      reference leads to an old copy with outdated bindings and closures.
      """,
    remedy: """
      Give the representable a `Coordinator` class, and use it as the delegate. SwiftUI creates it with \
      `makeCoordinator()`, keeps it for as long as the platform view exists, and provides it as \
      `context.coordinator`.
      """,
    silentOn: [
      "`self` inside the `Coordinator` or in any other class: that is an object.",
      "A delegate protocol of your own, which a value may implement.",
      "A target without an action (`action: nil`): nothing calls it.",
    ],
    keepIf: ["The platform view calls back only while `make…` runs: the copy is still up to date then."],
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
    rewriteLevels: [.refactor], kinds: [.structDecl, .extensionDecl], check: checkRepresentableDelegate,
    explain: { node, context in
      guard let representable = CalledBackRepresentable(around: node, context) else { return "" }
      return node.isReference(to: "self")
        ? representable.reasonForUse : representable.reason(forConformanceTo: node.typeName?.text ?? "")
    },
    rewrites: { node, context in CalledBackRepresentable(around: node, context)?.rewrites(context) ?? [] })
}

/// One type, one fault: where it declares a delegate protocol, the subject is the protocol in the list of its
/// inherited types; else the subject of each finding is a `self` that is handed over.
private func checkRepresentableDelegate(_ node: Node, _ context: RuleContext) {
  guard let type = context.file.type(declaredBy: node),
    context.resolver.roles(of: type).contains(.representable),
    !type.delegateProtocols.isEmpty || !type.selfUses.isEmpty,
    let representable = CalledBackRepresentable(type, context)
  else { return }
  if let declaring = representable.parts.first(where: { !$0.delegateProtocols.isEmpty }) {
    guard declaring.node == node, let proto = declaring.delegateProtocols.first else { return }
    context.report(
      at: proto.name.range, subject: proto.type,
      message: representable.message(forConformanceTo: proto.name.text),
      related: representable.uses.map {
        RelatedLocation(range: $0.range, message: "`self` is passed here")
      })
    return
  }
  for use in type.selfUses {
    context.report(at: use.range, subject: use.value, message: representable.message(for: use))
  }
}

/// A representable that is no object, but may hand itself over as one.
private struct CalledBackRepresentable {
  private let type: TypeModel
  /// All declarations of the type in the file.
  let parts: [TypeModel]
  private let hasCoordinator: Bool

  /// The representable that contains the node.
  init?(around node: Node, _ context: RuleContext) {
    guard let type = context.file.enclosingType(of: node) else { return nil }
    self.init(type, context)
  }

  init?(_ type: TypeModel, _ context: RuleContext) {
    let resolver = context.resolver
    guard resolver.isRepresentable(type),
      !resolver.summary(of: type).kinds.contains(.classDecl)
    else { return nil }
    parts = context.file.declarations(of: type)
    self.type = type
    hasCoordinator = !context.file.types(qualifiedName: type.qualifiedName + ".Coordinator").isEmpty
  }

  /// Where it hands itself over.
  var uses: [SelfUse] { parts.flatMap(\.selfUses) }

  private var advice: String {
    hasCoordinator
      ? "Use the `Coordinator` instead: `context.coordinator`."
      : "Give it a `Coordinator` class, and use `context.coordinator`."
  }

  func message(forConformanceTo name: String) -> String {
    "`\(name)` needs a long-lived object, but `\(type.spokenName)` is a value that SwiftUI replaces in each "
      + "update. " + advice
  }

  func message(for use: SelfUse) -> String {
    "As \(use.role), `self` is a copy of `\(type.spokenName)`, which SwiftUI replaces in each update. "
      + advice
  }

  func reason(forConformanceTo name: String) -> String {
    "The methods of `\(name)` are called long after `make…`. "
      + "They belong in the `Coordinator`, which SwiftUI keeps for as long as the platform view."
  }

  var reasonForUse: String {
    "This passes a copy of the current `\(type.spokenName)`. "
      + "A later callback reaches that copy, with outdated values. "
      + "A `Coordinator` lives as long as the platform view."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard !parts.contains(where: \.node.hasError), let move = MoveIntoCoordinator(parts, uses, context) else {
      return []
    }
    return [Rewrite(title: move.title, level: .refactor, edits: move.edits)]
  }
}
