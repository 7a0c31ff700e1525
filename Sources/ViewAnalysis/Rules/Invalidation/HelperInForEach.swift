extension Rule {
  package static let helperInForEach = Rule(
    id: "helper_in_foreach", severity: .warning, profile: .recommended,
    title: "Row that is made by a method",
    summary:
      "A `ForEach` or a `List` makes its rows with a method of the view, which it gives the row's element.",
    explanation: """
      What a method gives is a part of the `body` that calls it. With one call for each element, every update of the \
      view computes every row again, also the rows whose element is the same as before.

      Make the row a view type that takes the element, or the few values of it that the row shows. SwiftUI compares \
      them, and leaves out the rows where nothing has changed.
      """,
    exceptions: """
      A method that gets nothing of the element, and one that a protocol asks for or that is `public`, is not \
      reported. `recommended` and `strict` are also silent on rows of two views or fewer, and on rows whose data \
      never change: a range between literals, an array literal, `allCases`.
      """,
    sources: [
      Citation(.viewStructure, section: "Struct or Method / Computed Property?"),
      Citation(.viewStructure, section: "Extract Subviews, Not Computed Properties"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct RosterView: View {
            let players: [String]

            var body: some View {
              List {
                ForEach(players, id: \\.self) { player in
                  row(for: player)
                }
              }
            }

            private func row(for player: String) -> some View {
              HStack {
                Image(systemName: "person")
                Text(player)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct RosterView: View {
            let players: [String]

            var body: some View {
              List {
                ForEach(players, id: \\.self) { player in
                  RosterRow(player: player)
                }
              }
            }
          }

          private struct RosterRow: View {
            let player: String

            var body: some View {
              HStack {
                Image(systemName: "person")
                Text(player)
              }
            }
          }
          """)
    ],
    options: [RowHelperUse.maxViews],
    kinds: [.functionCallExpr], callees: ["ForEach", "List"],
    check: { node, context in
      guard let type = context.file.enclosingType(of: node), context.resolver.isView(type) else { return }
      for use in context.resolver.reads(of: type).uses(in: node) {
        // A row inside a row belongs to the innermost container that it gets an element of.
        guard let row = RowHelperUse(use, in: type, context), row.container.node.id == node.id else {
          continue
        }
        context.report(
          at: use.name(in: row.node).range, subject: row.node, message: row.message, related: row.related)
      }
    },
    explain: { node, context in
      guard let row = RowHelperUse(reportedAt: node, context) else { return "" }
      return row.message + "\n\n" + row.helper.reason + row.helper.obstacle(context)
    },
    rewrites: { node, context in RowHelperUse(reportedAt: node, context)?.helper.rewrites(context) ?? [] })
}

extension ViewReads.Use {
  /// The member's name alone: `row` in `self.row`.
  fileprivate func name(in node: Node) -> Node {
    node.kind == .memberAccessExpr ? node.children.last ?? node : node
  }
}

extension RowHelperUse {
  fileprivate init?(reportedAt node: Node, _ context: RuleContext) {
    guard let type = context.file.enclosingType(of: node),
      let use = context.resolver.reads(of: type).uses(in: node).first
    else { return nil }
    self.init(use, in: type, context)
  }

  fileprivate var message: String {
    let rows = "the rows of this `\(container.name?.text ?? "ForEach")`"
    let given = element.map { "`\($0)`" } ?? "the element"
    let cause =
      helper.needless.isEmpty
      ? "with each update of `\(helper.type.name)`" : "whenever \(causes) changes"
    return "`\(helper.name.text)` makes \(rows), so all of them are computed again \(cause). "
      + "Make it a view type that takes what it shows of \(given)."
  }

  private var causes: String { listed(helper.needless.map(\.name), "or") }

  fileprivate var related: [RelatedLocation] {
    [RelatedLocation(range: helper.name.range, message: "The method \(helper.title)")]
  }
}
