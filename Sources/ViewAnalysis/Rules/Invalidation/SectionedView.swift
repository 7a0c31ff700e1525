extension Rule {
  package static let sectionedView = Rule(
    id: "sectioned_view", severity: .information, profile: .recommended, family: .invalidation,
    title: "View whose sections share their updates",
    summary:
      "A view's `body` is composed of three or more sections that are properties or methods of the same type.",
    why: """
      A screen with several sections is often divided into one property or method for each. All of them \
      are still part of one `body`: a change that affects one section computes all of them again.
      """,
    remedy: """
      Make each section a view type that takes only the values that it shows. The `body` then only lists \
      the sections.
      """,
    silentOn: [
      """
      Fragments of up to three views, those of helpers counted that nothing else uses. In `recommended` and `strict` also ones \
      that the body shows more than once at a time, unless there are two sections that it shows once.
      """,
      "Rows, and what modifiers such as `sheet` and `toolbar` show; those of an `overlay`, a `background` or a safe area count.",
      """
      What a helper is composed of that the body shows beside another section, unless the helper is the one of two \
      that scrolls.
      """,
      """
      In `recommended` and `strict`: a view without states and inputs, and the views of widgets, which are computed \
      once an entry.
      """,
      """
      In `recommended`: a view that never shows two of them at a time, because they are in different branches; one that \
      never shows three, in which nothing changes but what the sections that are shown read, or what chooses them; and \
      helpers of a helper that never shows three. In `strict`: sections of which one is shown at a time, by what the \
      view is given, if nothing changes meanwhile but what each of them reads.
      """,
    ],
    keepIf: ["The sections read the same values: as view types they would run just as often."],
    disagreement: """
      The SwiftUI View Structure Reference asks for view types where sections are complex, its newest \
      edition for every section. This rule takes three or more of them for complex.
      """,
    sources: [
      Citation(.viewStructure, section: "Multi-section detail views"),
      Citation(.viewStructure, section: "Extract Subviews, Not Computed Properties"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct TrailView: View {
            let name: String
            let length: String
            @State private var isSaved = false

            var body: some View {
              VStack {
                header
                map
                facts
                Toggle("Saved", isOn: $isSaved)
              }
            }

            private var header: some View {
              HStack {
                Image(systemName: "figure.hiking")
                Text(name)
                Spacer()
              }
            }

            private var map: some View {
              ZStack {
                Color.green
                Image(systemName: "map")
                Text(name)
                Text("Start")
              }
            }

            private var facts: some View {
              VStack {
                Text("Length")
                Text(length)
                Divider()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct TrailView: View {
            let name: String
            let length: String
            @State private var isSaved = false

            var body: some View {
              VStack {
                TrailHeader(name: name)
                TrailMap(name: name)
                TrailFactsView(length: length)
                Toggle("Saved", isOn: $isSaved)
              }
            }
          }

          private struct TrailHeader: View {
            let name: String

            var body: some View {
              HStack {
                Image(systemName: "figure.hiking")
                Text(name)
                Spacer()
              }
            }
          }

          private struct TrailMap: View {
            let name: String

            var body: some View {
              ZStack {
                Color.green
                Image(systemName: "map")
                Text(name)
                Text("Start")
              }
            }
          }

          private struct TrailFactsView: View {
            let length: String

            var body: some View {
              VStack {
                Text("Length")
                Text(length)
                Divider()
              }
            }
          }
          """)
    ],
    options: [SectionedBody.maxViews],
    rewriteLevels: [.refactor], kinds: [.structDecl, .classDecl, .enumDecl, .extensionDecl],
    check: { node, context in
      guard let type = context.file.type(declaredBy: node), type.body != nil,
        let body = SectionedBody(type, context.step, context)
      else { return }
      context.report(
        at: type.declaration.nameRange, subject: node, message: body.message, related: body.related)
    },
    explain: { node, context in
      context.file.type(declaredBy: node).flatMap { SectionedBody($0, context.step, context) }?.reason(
        context) ?? ""
    },
    rewrites: { node, context in
      context.file.type(declaredBy: node).flatMap { SectionedBody($0, context.step, context) }?.rewrites(
        context) ?? []
    })
}
