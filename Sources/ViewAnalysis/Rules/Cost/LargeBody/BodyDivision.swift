/// The rewrites of `large_body`: parts of the body become view types of their own. The sections that its container lists
/// come first, so that the body reads as a list of named views; where these can't be moved, or are not enough, the
/// largest parts that can.
enum BodyDivision {
  private struct Part {
    let node: Node
    let size: BodySize
  }

  /// Alternatives, the best first, after each of which the body is no longer too large.
  static func rewrites(
    of block: Node, _ size: BodySize, _ limits: BodySize, in body: Node, of type: TypeModel,
    _ context: RuleContext
  ) -> [Rewrite] {
    let resolver = context.resolver
    guard let extractor = ViewExtractor(body, of: type, resolver, context.layout) else { return [] }
    var rewrites: [Rewrite] = []
    func offer(_ title: String, _ views: [ExtractedView]) {
      rewrites.append(
        Rewrite(
          title: title, level: .refactor, edits: extractor.edits(extracting: views),
          postconditions: [.onlyImproves]))
    }
    if let views = sections(of: block, size, limits, extractor) {
      offer("Extract to subviews \(listed(views.map(\.name), upTo: mostViews))", views)
    }
    let (whole, roots) = parts(of: block, resolver)
    for parts in [whole, roots] {
      let fitting = parts.map { Part(node: $0, size: BodySize(of: $0, resolver)) }
        .filter { $0.size.fits(limits) && $0.size.lines > 1 }
        .sorted { a, b in
          (-a.size.lines, -a.size.views, a.node.id) < (-b.size.lines, -b.size.views, b.node.id)
        }
        .prefix(mostParts)
      let enough = fitting.filter { size.without($0.size).fits(limits) }
        .compactMap { extract($0.node, extractor) }
      // One that is nearly all of the body is a part of it in name only.
      func isSection(_ view: ExtractedView) -> Bool {
        view.piece.first.linesOfCode * 4 <= size.lines * 3
      }
      let ordered = enough.filter(isSection) + enough.filter { !isSection($0) }
      for view in ordered.prefix(mostAttempts) { offer("Extract to subview `\(view.name)`", [view]) }
      if let views = several(fitting, size, limits, extractor) {
        offer("Extract to subviews \(listed(views.map(\.name), upTo: mostViews))", views)
      }
    }
    return rewrites
  }

  /// How many parts are tried at all, the largest first.
  private static let mostParts = 100
  /// How many results are looked at: each costs a parse of the type.
  private static let mostAttempts = 6
  /// How many parts are moved at once.
  private static let mostViews = 6

  private static func extract(
    _ node: Node, _ extractor: ViewExtractor, besides others: [ExtractedView] = []
  ) -> ExtractedView? {
    var extractor = extractor
    extractor.taken = Set(others.flatMap(\.newNames))
    // What stays as content of another view would still be in the body.
    return try? extractor.extract(ExtractionPiece(node), allowsSlots: false)
  }

  /// The sections of the body's container, where at least two can be moved and what is left is small enough.
  private static func sections(
    of block: Node, _ size: BodySize, _ limits: BodySize, _ extractor: ViewExtractor
  ) -> [ExtractedView]? {
    let sections = BodySection.nodes(in: block, of: size.lines, extractor.resolver)
      .map { Part(node: $0, size: BodySize(of: $0, extractor.resolver)) }
      .filter { $0.size.fits(limits) && $0.size.lines >= leastLines && $0.size.lines * 12 >= size.lines }
      .sorted { ($1.size.lines, $0.node.id) < ($0.size.lines, $1.node.id) }.prefix(mostViews)
      .sorted { $0.node.id < $1.node.id }
    var views: [ExtractedView] = []
    var left = size
    for section in sections {
      guard !views.contains(where: { $0.piece.isBuilt(like: ExtractionPiece(section.node)) }),
        let view = extract(section.node, extractor, besides: views)
      else { continue }
      views.append(view)
      left = left.without(section.size)
    }
    return views.count > 1 && left.fits(limits) ? views : nil
  }

  /// Fewer lines are no section.
  private static let leastLines = 5

  /// The largest parts, none inside another, that together are enough.
  private static func several(
    _ parts: ArraySlice<Part>, _ size: BodySize, _ limits: BodySize, _ extractor: ViewExtractor
  ) -> [ExtractedView]? {
    var chosen: [Node] = []
    var left = size
    // A few lines are no section.
    for part in parts where part.size.lines * 7 >= limits.lines && chosen.count < mostViews {
      let isApart = chosen.allSatisfy { !$0.contains(part.node) && !part.node.contains($0) }
      guard isApart,
        !chosen.contains(where: { ExtractionPiece($0).isBuilt(like: ExtractionPiece(part.node)) }),
        extract(part.node, extractor) != nil
      else { continue }
      chosen.append(part.node)
      left = left.without(part.size)
      if left.fits(limits) { break }
    }
    guard left.fits(limits) else { return nil }
    // The names depend on each other: the first in the text has the first choice.
    var views: [ExtractedView] = []
    for node in chosen.sorted(by: { $0.id < $1.id }) {
      guard let view = extract(node, extractor, besides: views) else { return nil }
      views.append(view)
    }
    return views
  }

  /// The views and branches that the body's builders collect, below its root, and those of their roots that can do
  /// without their modifiers.
  private static func parts(of block: Node, _ resolver: ViewResolver) -> (whole: [Node], roots: [Node]) {
    var whole: [Node] = []
    var roots: [Node] = []
    // Whether the body is nothing but one view.
    let hasOneRoot = block.statements.count { $0.firstChild?.kind.isDeclaration == false } == 1
    var id = block.id + 1
    while id < block.subtree.upperBound {
      let node = block.tree.node(id)
      id += 1
      if let closure = Closure(node), resolver.role(of: closure)?.builderKind == nil {
        id = node.subtree.upperBound
        continue
      }
      guard node.kind == .codeBlockItem, let statement = node.firstChild else { continue }
      switch statement.kind {
      case .ifExpr, .switchExpr, .functionCallExpr, .postfixIfConfigExpr: break
      default: continue
      }
      if !hasOneRoot || node.parent?.id != block.id { whole.append(statement) }
      let view = ViewExpression(statement)
      if !view.modifiers.isEmpty, let traits = resolver.declaredEntry(view.typeName)?.traits,
        traits.contains(.container)
      {
        roots.append(view.root)
      }
    }
    return (whole, roots)
  }
}
