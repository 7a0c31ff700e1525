extension Rule {
  package static let undiscoverableStyle = Rule(
    id: "undiscoverable_style", severity: .hint, profile: .recommended, family: .abstraction,
    title: "Style without a leading-dot name",
    summary:
      "A style has no static member such as `.card`, or is set by its type although it has one.",
    why: """
      SwiftUI's own styles are set as `.buttonStyle(.bordered)`, and code completion lists them after \
      the period. A style of the app shows up there, too, once an extension of its protocol has a static \
      member for it; without one, whoever needs the style has to know its type.
      """,
    remedy: """
      Add the static member in an extension such as `extension ButtonStyle where Self == CardStyle`, and \
      set styles by their members, SwiftUI's own styles included.
      """,
    silentOn: [
      "A private style.",
      """
      In `recommended` and `strict`: a style nested in the type whose code alone uses it, and a generic one.
      """,
      """
      In `recommended`: a style that nothing uses, one that only functions in extensions of `View` or `Button` apply, and one \
      that one place is all that uses, in the style's own file or with arguments that it can't be made without.
      """,
      "A place that sets a style made with arguments. A style's declaration is reported all the same: its static member may be a function.",
      """
      A style whose static members make it with other arguments, are out of sight where it is set, or are \
      there for some platforms or versions only.
      """,
    ],
    keepIf: ["The style is used in one place and is not meant for others; `private` says so."],
    sources: [Citation(.viewStructure, section: "Discoverability with Static Member Lookup")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct ToolbarItems: View {
            let add: () -> Void

            var body: some View {
              Button("Add", action: add)
                .buttonStyle(BorderedProminentButtonStyle())
            }
          }
          """,
        good: """
          import SwiftUI

          struct ToolbarItems: View {
            let add: () -> Void

            var body: some View {
              Button("Add", action: add)
                .buttonStyle(.borderedProminent)
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct ChipButtonStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .padding(6)
                .background(.tint, in: Capsule())
            }
          }
          """,
        good: """
          import SwiftUI

          struct ChipButtonStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .padding(6)
                .background(.tint, in: Capsule())
            }
          }

          extension ButtonStyle where Self == ChipButtonStyle {
            static var chip: ChipButtonStyle { ChipButtonStyle() }
          }
          """),
    ],
    rewriteLevels: [.safe, .refactor], needsWholeWorkspace: true, kinds: [.structDecl, .functionCallExpr],
    callees: Vocabulary.styleModifierNames,
    check: { node, context in
      if let style = UnnamedStyle(node, context) {
        context.report(at: style.type.declaration.nameRange, subject: node, message: style.message)
      } else if let use = SpeltOutStyle(node, context) {
        context.report(at: use.style.node.range, subject: node, message: use.message)
      }
    },
    explain: { node, context in
      if let style = UnnamedStyle(node, context) { return style.reason + style.rewrite(context).note }
      return SpeltOutStyle(node, context)?.reason ?? ""
    },
    rewrites: { node, context in
      UnnamedStyle(node, context)?.rewrite(context).rewrites
        ?? SpeltOutStyle(node, context)?.rewrites(context.layout) ?? []
    })
}
