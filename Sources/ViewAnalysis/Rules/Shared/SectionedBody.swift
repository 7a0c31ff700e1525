/// A body that is composed of helpers as its sections, as `sectioned_view` reports it.
struct SectionedBody {
  let type: TypeModel
  let sections: [HelperSection]
  /// The helper that composes them; nil where the body itself does.
  private let composer: Name?

  static let maxViews = RuleOption("max_views", default: 3, summary: "Maximum number of views in a section")

  /// `step` is that of `sectioned_view`.
  init?(_ type: TypeModel, _ step: Profile, _ context: RuleContext) {
    let resolver = context.resolver
    resolver.sectionNames[type.qualifiedName] = []
    let (sections, atOnce, composer) = HelperSection.all(
      of: type, minimum: context.option(Self.maxViews, of: Rule.sectionedView.id) + 1, step, context)
    // Without states and inputs, hardly anything ever updates the view.
    guard !sections.isEmpty,
      step == .all || !resolver.isInWidget(type) && !sections.allSatisfy(\.boundary.isInConstantView)
    else { return nil }
    // Of two it is enough that it runs for other things than those that it reads. In `strict` one is
    // enough, unless an input chooses it for good: then they are forms of one view.
    guard
      step == .all || atOnce >= 3
        || step == .strict
          && (atOnce == 2
            || sections.contains { !$0.boundary.needless.isEmpty || !$0.isChosenByInputs(resolver) })
        || atOnce == 2 && composer == nil
          && (sections.contains(where: \.boundary.runsBesideItsChoice)
            || HelperSection.readDifferentVariables(sections, resolver))
    else { return nil }
    self.type = type
    self.sections = sections
    self.composer = composer
    resolver.sectionNames[type.qualifiedName] = Set(
      sections.flatMap { [$0.boundary.name.text] + $0.parts })
  }

  /// Whether `sectioned_view` reports the helper as a section of its type's body, or as a part of one.
  static func isSection(_ helper: HelperBoundary, _ context: RuleContext) -> Bool {
    guard let step = context.step(of: Rule.sectionedView.id) else { return false }
    let type = helper.type
    if context.resolver.sectionNames[type.qualifiedName] == nil { _ = SectionedBody(type, step, context) }
    return context.resolver.sectionNames[type.qualifiedName]?.contains(helper.name.text) ?? false
  }

  var message: String {
    let names = sections.map(\.boundary.name.text)
    let causes = self.causes
    let start = "\(whole) is composed of \(names.count) sections that are helpers: "
    let cost =
      causes.isEmpty
      ? "Each that is shown is computed again with each update of the view."
      : "Each that is shown is computed again whenever \(listed(causes, "or")) changes."
    return start + listed(names, upTo: 4) + ". \(cost) Make each a view type that takes only what it shows."
  }

  /// "The body of `Form`", "`content` in the body of `Form`".
  private var whole: String {
    let body = "body of `\(type.spokenName)`"
    return composer.map { "`\($0.text)` in the \(body)" } ?? "The \(body)"
  }

  /// The states that make sections run again that don't read them.
  private var causes: [String] {
    var causes: [String] = []
    var known: ViewProperties?
    for needless in sections.lazy.map(\.boundary.needless) {
      causes += (known.map(needless.subtracting) ?? needless).map(\.name)
      known = known?.union(needless) ?? needless
    }
    return causes
  }

  var related: [RelatedLocation] {
    sections.map {
      RelatedLocation(range: $0.boundary.name.range, message: "The section \($0.title)")
    }
  }

  func reason(_ context: RuleContext) -> String {
    var text =
      "\(whole) is composed of \(sections.count) sections that are helpers:\n\n"
      + sections.map { "- \($0.title) reads \($0.boundary.readNames)" }.joined(separator: "\n")
    do throws(ExtractionObstacle) {
      _ = try extraction(context)
    } catch {
      text += "\n\nNo rewrite is offered. \(error.message)"
    }
    return text
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let (names, edits) = try? extraction(context) else { return [] }
    return [Rewrite(extracting: names, edits)]
  }

  /// More parts of a view than this aren't extracted at once: each looks at all of the type.
  static let mostExtracted = 40

  private func extraction(
    _ context: RuleContext
  ) throws(ExtractionObstacle) -> (names: [String], edits: [TextEdit]) {
    if sections.count > Self.mostExtracted {
      throw ExtractionObstacle("\(sections.count) sections are too many to extract at once.")
    }
    return try Extractor(context.resolver, context.layout).extraction(
      ofAll: sections.map(\.boundary.helper), of: type)
  }
}
