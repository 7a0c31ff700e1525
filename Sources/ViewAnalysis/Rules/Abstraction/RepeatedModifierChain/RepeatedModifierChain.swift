extension Rule {
  package static let repeatedModifierChain = Rule(
    id: "repeated_modifier_chain", severity: .information, profile: .recommended, family: .abstraction,
    title: "Same run of modifiers in several places",
    summary:
      "The same three or more modifiers, with the same arguments, are applied in three or more places.",
    why: """
      Modifiers that always appear together are one decision about how the app looks. Written out each \
      time, the decision has no name, and changing it means finding every place.
      """,
    remedy: """
      Make them a `ViewModifier`, and give it a name in an extension of `View`. Views then say what they \
      are (`.card()`), and the arguments are in one place.
      """,
    silentOn: [
      "A run that reads a local value or a property of its view: elsewhere it isn't the same code.",
      "Runs in previews, in a `ViewModifier` and in an extension of `View`.",
      """
      In `recommended`: runs of which no modifier changes how a view looks, and those that only fit an image into its frame \
      (in `strict` those of them that have neither a `frame` nor, in four places, a `renderingMode` or the like). In \
      `recommended` and `strict`: those that a container could have in place of all its views. The branches of one `if` or `switch` that end \
      with the run are one place, and so are copies of one file. Methods that may be those of the view's own type \
      end a run, because a `ViewModifier` can't contain them. Places where a run without \
      `background`, `overlay` or a shape is a part of a longer one that is repeated don't count, in `strict` only in fewer \
      than four places. One modifier \
      several times is no run in fewer than six places (four in `strict`), and places in packages that have \
      nothing to do with each other don't count together.
      """,
      """
      In `recommended`, in fewer than four places: runs that have no `background`, `overlay` or shape, where one \
      follows in one of the places, at once or after padding: the look goes on there, and the others are like its \
      beginning by chance; and runs that only say how a view is fitted, placed and sized (`lineLimit`, \
      `aspectRatio`, `padding`, `frame`, `font`), or, unless they stand in one file, three modifiers that add to \
      that no more than how a text is drawn (`foregroundStyle`, `bold`), except a font with a colour. In `recommended` and \
      `strict`, methods that the app has in extensions of images, shapes or the like end a run.
      """,
    ],
    keepIf: [
      "The views look the same by chance, and will change independently."
    ],
    sources: [
      Citation(.viewStructure, section: "Reusable Styling with ViewModifier"),
      Citation(.viewsForContainers),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct TripSummary: View {
            let distance: String
            let duration: String
            let stops: String

            var body: some View {
              VStack {
                Text("Summary")
                Text(distance)
                  .font(.caption)
                  .foregroundStyle(.secondary)
                  .lineLimit(1)
                Text(duration)
                  .font(.caption)
                  .foregroundStyle(.secondary)
                  .lineLimit(1)
                Label(stops, systemImage: "mappin")
                  .font(.caption)
                  .foregroundStyle(.secondary)
                  .lineLimit(1)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct TripSummary: View {
            let distance: String
            let duration: String
            let stops: String

            var body: some View {
              VStack {
                Text("Summary")
                Text(distance)
                  .secondaryCaptionStyle()
                Text(duration)
                  .secondaryCaptionStyle()
                Label(stops, systemImage: "mappin")
                  .secondaryCaptionStyle()
              }
            }
          }

          struct SecondaryCaptionModifier: ViewModifier {
            func body(content: Content) -> some View {
              content
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
            }
          }

          extension View {
            func secondaryCaptionStyle() -> some View {
              modifier(SecondaryCaptionModifier())
            }
          }
          """,
        findings: 3)
    ],
    options: [
      RuleOption(
        "min_modifiers", default: 3,
        summary: "Minimum number of modifiers that are repeated; at least 3"),
      RuleOption("min_places", default: 3, summary: "Minimum number of places"),
    ],
    rewriteLevels: [.refactor], needsWholeWorkspace: true, kinds: [.sourceFile],
    check: { node, context in
      for run in RepeatedRuns.all(context) {
        guard let last = run.modifiers.last, let subject = context.tree.modifier(in: last.range)?.node else {
          continue
        }
        context.report(
          at: run.range, subject: subject, message: run.message(context),
          related: run.others.map {
            RelatedLocation(
              file: $0.file == context.resolver.fileName ? nil : $0.file, range: $0.range,
              message: "The same modifiers")
          })
      }
    },
    explain: { node, context in
      guard let run = RepeatedRuns.run(endingAt: node, context) else { return "" }
      return run.reason(context) + ChainExtraction(run, context).rewrite.note
    },
    rewrites: { node, context in
      RepeatedRuns.run(endingAt: node, context).map { ChainExtraction($0, context).rewrite.rewrites } ?? []
    })
}

extension RepeatedRun {
  fileprivate func message(_ context: RuleContext) -> String {
    let names = modifiers.compactMap { context.tree.modifier(in: $0.range)?.name }
    let texts = names.map(\.text)
    let applied =
      Set(texts).count == 1
      ? "\(listed(texts.prefix(1))) is applied \(texts.count) times, with the same arguments,"
      : "\(listed(texts, upTo: 4)) are applied together"
    let along: String
    let way: String
    switch RepeatedView(of: self, context) {
    case .container(let name)?:
      along = ", in `\(name.text)`s that are built alike"
      way = "Make these a view type, or give the modifiers a name"
    case .built(let name)?:
      along = ", on `\(name.text)`s that are built alike"
      way = "Make these a view type, or give the modifiers a name"
    case .view?:
      along = ", on the same view"
      way = "Make it a view type, or give the modifiers a name"
    case nil: (along, way) = ("", "Give them a name")
    }
    let what = "\(applied) in \(placeCount) places\(along). "
    if let specific = names.first(where: { Vocabulary.specificModifiers.contains($0) }) {
      return what
        + "\(way). Not every view has `\(specific.text)`, so a `ViewModifier` can't apply it: "
        + "make what is the same everywhere a view, or write a function in an extension of the type that has it."
    }
    return what + "\(way): a `ViewModifier`, applied by a function in an extension of `View`."
  }

  fileprivate func reason(_ context: RuleContext) -> String {
    let files = Set(others.map(\.file) + [context.resolver.fileName ?? ""])
    return
      "The same \(modifiers.count) modifiers, with the same arguments, are applied \(times(placeCount)) in "
      + counted(files.count, "file", "files") + "."
  }
}
