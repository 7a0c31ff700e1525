/// Views whose bodies have the same structure, which `duplicated_view_structure` reports. What stands in several of them
/// is one fault.
enum TwinViews {
  static let minParts = RuleOption(
    "min_parts", default: 8,
    summary: "Minimum number of views and modifiers in a body that is compared with others")

  /// Whether the body of the type is large enough to be compared with others.
  static func hasEnoughParts(_ type: TypeModel, _ context: RuleContext) -> Bool {
    guard let body = type.body?.getter else { return false }
    return context.resolver.partCount(in: body)
      >= context.option(minParts, of: Rule.duplicatedViewStructure.id)
  }

  /// A view: its file, and the UTF-8 offsets of its declaration.
  typealias Place = (file: String, range: Range<Int>)

  /// The other views that have the structure of this one, by file. Views of the same name don't count: they are one view
  /// of several targets.
  static func twins(of type: TypeModel, _ context: RuleContext) -> [Place] {
    guard
      let shape = context.resolver.source?.facts.shapes.shape(
        ofViewNamedAt: type.declaration.nameRange.lowerBound),
      context.workspace.viewCount(ofShape: shape.fingerprint) > 1, hasEnoughParts(type, context)
    else { return [] }
    var found: [Place] = []
    context.workspace.forEachView(ofShape: shape.fingerprint) { file, twin in
      if twin.typeName != shape.typeName, twin.hasSameShape(as: shape) { found.append((file, twin.range)) }
      return found.count < most
    }
    return found
  }

  private static let most = 20
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
