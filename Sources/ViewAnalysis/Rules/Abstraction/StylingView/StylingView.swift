extension Rule {
  package static let stylingView = Rule(
    id: "styling_view", severity: .warning, profile: .recommended, family: .abstraction,
    title: "View that only styles its content",
    summary: "A view type does nothing but apply modifiers to the view that it is given.",
    why: """
      A view that wraps another one to style it adds a level to the hierarchy and a pair of braces at \
      each use, and it reads from the outside in. Modifiers follow the view that they style, combine \
      with others in any order, and show up in code completion.
      """,
    remedy: """
      Make it a `ViewModifier`, with a function in an extension of `View` to apply it. Keep view types \
      for containers, which arrange several children.
      """,
    silentOn: [
      """
      A view that puts its content beside others, into a stack, a scroll view or a `GeometryReader`, \
      that chooses between views, that is given several, or that has state of its own.
      """,
      "A view whose modifiers change nothing that can be seen, such as `task` or `sheet`.",
      """
      In `recommended` and `strict`: a view that can be tapped, one that code names as a generic argument \
      (`UIHostingController<Frame<Text>>`), and a view whose own initializers make the content in most places where it is used \
      (`init(text:) where Content == Text`).
      """,
    ],
    keepIf: ["The view is about to arrange its content beside something else, such as a header."],
    sources: [Citation(.viewsForContainers)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Panel<Content: View>: View {
            var inset: Double = 12
            @ViewBuilder let content: Content

            var body: some View {
              content
                .padding(inset)
                .background(.thinMaterial)
            }
          }

          struct WeatherView: View {
            let city: String

            var body: some View {
              Panel(inset: 20) {
                Text(city)
                  .font(.title)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct PanelModifier: ViewModifier {
            var inset: Double = 12

            func body(content: Content) -> some View {
              content
                .padding(inset)
                .background(.thinMaterial)
            }
          }

          extension View {
            func panel(inset: Double = 12) -> some View {
              modifier(PanelModifier(inset: inset))
            }
          }

          struct WeatherView: View {
            let city: String

            var body: some View {
              Text(city)
                .font(.title)
                .panel(inset: 20)
            }
          }
          """)
    ],
    rewriteLevels: [.refactor], kinds: [.structDecl],
    check: { node, context in
      guard let view = StylingView(node, context) else { return }
      context.report(at: view.type.declaration.nameRange, subject: node, message: view.message)
    },
    explain: { node, context in
      guard let view = StylingView(node, context) else { return "" }
      return view.reason + ModifierConversion(view, context).rewrite.note
    },
    rewrites: { node, context in
      StylingView(node, context).map { ModifierConversion($0, context).rewrite.rewrites } ?? []
    })
}
