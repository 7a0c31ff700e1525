extension Rule {
  package static let helperInForEach = Rule(
    id: "helper_in_foreach", severity: .warning, profile: .recommended, family: .invalidation,
    title: "Row built by a method",
    summary:
      "A `ForEach` or `List` calls a method of the view in each row and passes it the row's element.",
    why: """
      The view that a method returns is part of the `body` that calls it. With one call for each \
      element, every update of the view computes every row again, even if its element is the same as \
      before.
      """,
    remedy: """
      Make the row a view type that takes the element, or those values of it that the row shows. SwiftUI \
      compares them, and skips the rows in which nothing has changed.
      """,
    silentOn: [
      "A method that gets nothing of the element, that a protocol requires, or that is `public`.",
      "A colour, a gradient, a text or an image that is handed over: it is a value there, and no view.",
      """
      In `recommended` and `strict`: further calls of the same method in the same loop; methods for which, or in which, only an \
      action asks something of the element. In `recommended`, in a view that stores nothing that changes, also methods of up \
      to three views.
      """,
      """
      In `recommended`: methods that return two views or fewer, those of their own helpers counted; two are enough \
      where a state that they don't read runs them again.
      """,
      """
      In `recommended`: rows of up to three views, of data that the code spells out and that never \
      changes (a range between literals, an array literal, `allCases`), and numbered ones whose method is given \
      nothing that is looked up by the number, unless the view has a state that the method doesn't read.
      """,
      """
      In `recommended`: items of menus, alerts and tab bars; methods that are handed a closure, or a binding that is made of \
      closures, as a view that takes them is never the same as before; and ones that need more than seven values. Four views \
      or more that run again for a state that they don't read are reported all the same.
      """,
      """
      In `recommended` and `strict`: functions that return a colour or a gradient, the views of widgets, \
      which are computed once an entry, and methods that do nothing but make one view of the workspace, in each of their \
      branches and builds, which can be skipped already.
      """,
      """
      In `recommended`: what isn't part of the row itself, such as menus, swipe actions, \
      sheets, alerts and the destinations of links.
      """,
    ],
    keepIf: ["The list is short, and its view is rarely updated."],
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
    rewriteLevels: [.refactor], kinds: [.functionCallExpr], callees: ["ForEach", "List"],
    check: { node, context in
      guard let type = context.file.enclosingType(of: node), context.resolver.isView(type),
        RowHelperUse.isPossible(in: type, context),
        context.step == .all || !context.resolver.isInWidget(type)
      else { return }
      var reported: Set<String> = []
      for use in context.resolver.reads(of: type).uses(in: node) {
        // A row inside a row belongs to the innermost container that it gets an element of. Several calls of one method in
        // a row are one fault.
        guard let row = RowHelperUse(use, in: type, context.step, context), row.container.node.id == node.id,
          reported.insert(row.helper.name.text).inserted || context.step == .all
        else { continue }
        context.report(
          at: use.name(in: row.node).range, subject: row.node, message: row.message, related: row.related)
      }
    },
    explain: { node, context in
      guard let row = RowHelperUse(reportedAt: node, context) else { return "" }
      return row.helper.reason + row.helper.obstacle(context)
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
    self.init(use, in: type, context.step, context)
  }

  fileprivate var message: String {
    let rows = "each row of this `\(container.name?.text ?? "ForEach")`"
    let named = elements.filter { !$0.hasPrefix("$") }
    let given = named.isEmpty ? "the element" : listed(named)
    let cause =
      helper.needless.isEmpty
      ? helper.isInConstantView
        ? "are parts of one body" : "run again with each update of `\(helper.type.spokenName)`"
      : "run again whenever \(causes) changes"
    return "`\(helper.name.text)` is called in \(rows), and all of these calls \(cause). "
      + "Make it a view type that takes what it shows\(container.hasNumberedRows ? "" : " of \(given)")."
  }

  private var causes: String { listed(helper.updates.lazy.map(\.name), "or") }

  fileprivate var related: [RelatedLocation] {
    [RelatedLocation(range: helper.name.range, message: "The method is declared here: \(helper.title)")]
  }
}
