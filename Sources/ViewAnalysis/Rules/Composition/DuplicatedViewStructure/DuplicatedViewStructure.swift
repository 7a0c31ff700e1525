extension Rule {
  package static let duplicatedViewStructure = Rule(
    id: "duplicated_view_structure", severity: .information, profile: .recommended, family: .composition,
    title: "Views with the same structure",
    summary:
      "Two or more views have bodies with the same structure, and differ only in names, literals and views of the app.",
    why: """
      Two views that are built the same are one view with different contents. As copies they have to be \
      changed together: a spacing that is corrected in one stays wrong in the other.
      """,
    remedy: """
      Compose them of a shared view. What differs becomes its inputs: a value becomes a parameter, a view \
      a slot, a `@ViewBuilder` property that each use fills in its own way.
      """,
    silentOn: [
      "Bodies with fewer views and modifiers in common than the limit, previews, and the files of tests.",
      """
      Views that differ in a modifier, an argument's label, the nesting, or in another view than one of the app's that \
      takes no closure, however alike they are.
      """,
      """
      In `recommended`: two views of one name, as they are in different targets, views that nothing but previews uses, or \
      other views that only previews use, and views with so many differences that a shared view would have more than eight \
      parameters. In `strict`: two views of one name in files of one name.
      """,
    ],
    keepIf: [
      "The views are alike by chance, and are about to develop apart."
    ],
    sources: [Citation(.composition)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct PlaylistRow: View {
            let playlist: String

            var body: some View {
              HStack {
                Image(systemName: "music.note.list")
                  .font(.title2)
                VStack(alignment: .leading) {
                  Text(playlist)
                    .font(.headline)
                  Text("Playlist")
                    .foregroundStyle(.secondary)
                }
              }
              .padding()
            }
          }

          struct StationRow: View {
            let station: String

            var body: some View {
              HStack {
                Image(systemName: "radio")
                  .font(.title2)
                VStack(alignment: .leading) {
                  Text(station)
                    .font(.headline)
                  Text("Station")
                    .foregroundStyle(.secondary)
                }
              }
              .padding()
            }
          }
          """,
        good: """
          import SwiftUI

          struct PlaylistRow: View {
            let playlist: String

            var body: some View {
              SharedRow(symbol: "music.note.list", title: playlist, subtitle: "Playlist")
            }
          }

          struct SharedRow: View {
            let symbol: String
            let title: String
            let subtitle: LocalizedStringKey

            var body: some View {
              HStack {
                Image(systemName: symbol)
                  .font(.title2)
                VStack(alignment: .leading) {
                  Text(title)
                    .font(.headline)
                  Text(subtitle)
                    .foregroundStyle(.secondary)
                }
              }
              .padding()
            }
          }

          struct StationRow: View {
            let station: String

            var body: some View {
              SharedRow(symbol: "radio", title: station, subtitle: "Station")
            }
          }
          """,
        findings: 2)
    ],
    options: [
      RuleOption(
        "min_parts", default: 8,
        summary: "Minimum number of views and modifiers in a body that is compared with others")
    ],
    rewriteLevels: [.refactor], needsWholeWorkspace: true, kinds: [.sourceFile],
    check: { _, context in
      for shape in context.resolver.source?.facts.shapes.shapes ?? [] {
        guard let twins = DuplicatedView(shape, context) else { continue }
        context.report(
          at: shape.nameRange, subject: twins.type.node, message: twins.message,
          related: twins.related(context))
      }
    },
    explain: { node, context in
      guard let view = DuplicatedView(node, context) else { return "" }
      return view.reason + view.rewrite(context).note
    },
    rewrites: { node, context in DuplicatedView(node, context)?.rewrite(context).rewrites ?? [] })
}

/// A view whose body has the same shape as those of others.
private struct DuplicatedView {
  let type: TypeModel
  private let shape: ViewShapes.Shape
  /// Some of the others, the first by file and offset.
  private let twins: [(file: String, shape: ViewShapes.Shape)]
  /// How many others there are.
  private let count: Int
  /// The leaves that some of the others have otherwise, each once, in the order of the text.
  private let differences: [String]
  /// The names that the bodies read and that are declared in another way in one of the others: properties of another
  /// type, helpers and constants with another value.
  private let otherTypes: [String]
  private let otherValues: [String]

  private static let mostRelated = 20
  /// How many parameters a shared view may have.
  private static let mostParameters = 8

  /// Of the type that the node declares.
  init?(_ node: Node, _ context: RuleContext) {
    guard let name = TypeDecl(node)?.nameRange,
      let shape = context.resolver.source?.facts.shapes.shape(ofViewNamedAt: name.lowerBound)
    else { return nil }
    self.init(shape, context)
  }

  init?(_ shape: ViewShapes.Shape, _ context: RuleContext) {
    let count = context.workspace.viewCount(ofShape: shape.fingerprint)
    guard count > 1, let file = context.resolver.fileName,
      let type = context.file.enclosingType(atOffset: shape.nameRange.lowerBound),
      context.resolver.isView(type),
      let body = type.body?.getter,
      case let parts = context.resolver.partCount(in: body), parts >= context.option("min_parts"),
      context.workspace.module(of: file)?.target.isTest != true
    else { return nil }
    var twins: [(String, ViewShapes.Shape)] = []
    var others = 0
    context.workspace.forEachView(ofShape: shape.fingerprint) { other, twin in
      if other == file, twin.nameRange == shape.nameRange { return true }
      if twin.hasSameShape(as: shape),
        context.step == .all || twin.typeName != shape.typeName
          || context.step == .strict && other.fileName != file.fileName,
        context.step != .recommended || Self.isUsed(twin.typeName, context.resolver)
      {
        twins.append((other, twin))
      } else {
        others += 1
      }
      return twins.count < Self.mostRelated && others < Self.mostRelated
    }
    guard !twins.isEmpty, context.step != .recommended || Self.isUsed(shape.typeName, context.resolver)
    else { return nil }
    self.type = type
    self.shape = shape
    self.twins = twins
    self.count = count - 1 - others
    let comparison = TwinComparison(of: type, shape, with: twins, context)
    differences = comparison.leaves
    guard parts - comparison.slots >= context.option("min_parts") else { return nil }
    otherTypes = comparison.types
    otherValues = comparison.values
    if context.step == .recommended {
      // What becomes a slot is made at each use, and makes a type that has it generic.
      let parameters = differences.count + otherTypes.count + otherValues.count + comparison.slots
      guard parameters <= Self.mostParameters else { return nil }
    }
  }

  /// Whether code other than previews, and than views that previews alone use, uses a type of the name, or code outside of
  /// the workspace may.
  private static func isUsed(_ qualifiedName: String, _ resolver: ViewResolver) -> Bool {
    var asked: Set<String> = []
    return isUsed(qualifiedName, resolver, steps: 3, &asked)
  }

  /// `steps` is how many views around each other are looked at; those in `asked` have been.
  private static func isUsed(
    _ qualifiedName: String, _ resolver: ViewResolver, steps: Int, _ asked: inout Set<String>
  ) -> Bool {
    let workspace = resolver.workspace
    let type = qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
    guard asked.insert(type).inserted else { return false }
    if steps == 0 || !workspace.isWhole || workspace.isCommonplace(type)
      || workspace.typeDeclarations(named: type).contains(where: { ($0.facts.access ?? .internal) >= .public }
      )
    {
      return true
    }
    for file in workspace.referring(to: type) {
      for use in file.facts.references.references(to: type) where !use.isInPreview {
        guard let (source, other) = resolver.opened(file.name),
          let user = source.model.enclosingType(atOffset: use.range.lowerBound), other.isView(user),
          user.name == type || !workspace.referring(to: user.name).isEmpty
        else { return true }
        if isUsed(user.name, resolver, steps: steps - 1, &asked) { return true }
      }
    }
    return false
  }

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try TwinExtraction(shape, context).rewrite() }
  }

  private var others: String {
    var names: [String] = []
    for name in twins.map(\.shape.typeName) where !names.contains(name) { names.append(name) }
    if names == [shape.typeName], let file = twins.first?.file { return "its namesake in `\(file.fileName)`" }
    return listed(names)
  }

  var message: String {
    let same = "`\(type.spokenName)` is built like " + (count > twins.count ? "\(count) other views" : others)
    if differences.isEmpty, otherTypes.isEmpty, otherValues.isEmpty {
      return same + ", and nothing in the bodies differs. Share one view."
    }
    if differences.isEmpty, otherValues.isEmpty {
      return same
        + ", and nothing in the bodies differs, but \(declaredOtherwise.joined(separator: ", and ")). "
        + "Share one view that takes the values that it shows, or a protocol that all of these types conform to."
    }
    let bodies =
      differences.isEmpty
      ? ", and nothing in the bodies differs, but "
      : ": only \(listed(differences.map(\.shortened), upTo: 4)) \(differences.count == 1 ? "differs" : "differ")"
        + (declaredOtherwise.isEmpty ? "" : ", and ")
    return same + bodies + declaredOtherwise.joined(separator: ", and ")
      + ". Compose them of one view with a parameter or a slot for each difference."
  }

  /// What the names are that mean something else in another view: "`model` is of another type".
  private var declaredOtherwise: [String] {
    [
      (otherTypes, "of another type", "of other types"),
      (otherValues, "declared differently", "declared differently"),
    ]
    .filter { !$0.0.isEmpty }
    .map { names, one, many in "\(listed(names)) \(names.count == 1 ? "is \(one)" : "are \(many)")" }
  }

  var reason: String {
    "The bodies of `\(type.spokenName)` and \(others) have the same views, modifiers and nesting. "
      + (differences.isEmpty
        ? "They read the same. "
          + (declaredOtherwise.isEmpty ? "Where the types differ in nothing else, keep one of them." : "")
        : "What differs: \(listed(differences.map(\.shortened), upTo: 12)). ")
      + declaredOtherwise.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }.joined(separator: " ")
  }

  func related(_ context: RuleContext) -> [RelatedLocation] {
    twins.map { file, shape in
      RelatedLocation(
        file: file == context.resolver.fileName ? nil : file, range: shape.nameRange,
        message: "`\(shape.typeName)` has the same structure")
    }
  }
}

extension String {
  /// On one line, and not long.
  fileprivate var shortened: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(38) + "…" : words
  }
}

extension ViewResolver {
  /// How many views and modifiers make up the block; what stands in a modifier's arguments does not count.
  fileprivate func partCount(in block: Node) -> Int {
    var count = measure(block).countWithHelpers
    /// Where the arguments of a modifier begin, and where they end; the innermost come first.
    var skips: [(from: Int, to: Int)] = []
    for id in block.tree.nodes.ids(of: [.functionCallExpr], in: block.subtree) {
      while let skip = skips.last, skip.to <= id { skips.removeLast() }
      if let skip = skips.last, skip.from <= id { continue }
      let node = block.tree.node(id)
      guard ModifierUse(node) != nil, let callee = node.firstChild else { continue }
      skips.append((callee.subtree.upperBound, node.subtree.upperBound))
      if node.outermostChain.parent?.kind == .codeBlockItem { count += 1 }
    }
    return count
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
