extension Rule {
  package static let duplicatedViewStructure = Rule(
    id: "duplicated_view_structure", severity: .information, profile: .recommended, family: .composition,
    title: "Views with the same structure",
    summary:
      "Two or more views have bodies with the same views, modifiers and nesting, and only names and literals differ.",
    why: """
      Two views that are built the same are one view with different contents. As copies they have to be \
      changed together: a spacing that is corrected in one stays wrong in the other.
      """,
    remedy: """
      Compose them of a shared view. What differs becomes its inputs: a value becomes a parameter, a view \
      a slot, a `@ViewBuilder` property that each use fills in its own way.
      """,
    silentOn: [
      "Bodies with fewer views and modifiers than the limit, previews, and the files of tests.",
      """
      Views that differ in a view, a modifier, an argument's label or the nesting, however alike they \
      are.
      """,
      """
      In `recommended` and `strict`: two views of one name, as they are in different targets.
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
  /// The properties that one of the others has with another type.
  private let otherTypes: [String]

  private static let mostRelated = 20

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
      let body = type.body?.getter, context.resolver.partCount(in: body) >= context.option("min_parts"),
      context.workspace.module(of: file)?.target.isTest != true
    else { return nil }
    var twins: [(String, ViewShapes.Shape)] = []
    var others = 0
    context.workspace.forEachView(ofShape: shape.fingerprint) { other, twin in
      if other == file, twin.nameRange == shape.nameRange { return true }
      if twin.hasSameShape(as: shape), context.step == .all || twin.typeName != shape.typeName {
        twins.append((other, twin))
      } else {
        others += 1
      }
      return twins.count < Self.mostRelated && others < Self.mostRelated
    }
    guard !twins.isEmpty else { return nil }
    self.type = type
    self.shape = shape
    self.twins = twins
    self.count = count - 1 - others
    let inputs = type.storedProperties.compactMap { property in
      property.name.flatMap { name in property.type.map { (name: name.text, type: $0.text) } }
    }
    let declarations = twins.compactMap { file, twin in
      context.workspace.exports(of: file)?.onlyType(named: twin.typeName)
    }
    otherTypes = inputs.filter { input in
      declarations.contains { facts in
        facts.properties.contains { $0.name == input.name && $0.type.map { $0 != input.type } ?? false }
      }
    }.map(\.name)
  }

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try TwinExtraction(shape, context).rewrite() }
  }

  /// The leaves that some of the others have otherwise, each once, in the order of the text.
  private var differences: [String] {
    var found: [String] = []
    let leaves = shape.leaves
    let others = twins.map(\.shape.leaves)
    for (index, leaf) in leaves.enumerated()
    where others.contains(where: { $0.element(at: index) != leaf }) && !found.contains(leaf) {
      found.append(leaf)
    }
    return found
  }

  private var others: String { listed(twins.map(\.shape.typeName)) }

  var message: String {
    let same = "`\(type.spokenName)` is built like " + (count > twins.count ? "\(count) other views" : others)
    let differences = differences
    if differences.isEmpty, !otherTypes.isEmpty {
      return same + ", and nothing in the bodies differs, but \(listed(otherTypes)) "
        + (otherTypes.count == 1 ? "is of another type. " : "are of other types. ")
        + "Share one view that takes the values that it shows, or a protocol that all of these types conform to."
    }
    if differences.isEmpty { return same + ", and nothing in the bodies differs. Share one view." }
    return same + ": only \(listed(differences.map(\.shortened), upTo: 4)) "
      + (differences.count == 1 ? "differs" : "differ")
      + ". Compose them of one view with a parameter or a slot for each difference."
  }

  var reason: String {
    let differences = differences
    return "The bodies of `\(type.spokenName)` and \(others) have the same views, modifiers and nesting. "
      + (differences.isEmpty
        ? "They are the same to the letter. Where the types differ in nothing else, keep one of them."
        : "What differs: \(listed(differences.map(\.shortened), upTo: 12)).")
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
    var count = measure(block).count
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
