/// What can become a view type of its own.
package enum ExtractionCandidate: Sendable {
  case piece(ExtractionPiece)
  case helper(Helper)

  /// UTF-8 offsets.
  package var range: Range<Int> {
    switch self {
    case .piece(let piece): piece.range
    case .helper(let helper): helper.declaration.range
    }
  }
}

/// The change that makes a view type of a piece of code.
package struct Extraction: Sendable {
  /// The new type's name.
  package let name: String
  /// The edits of this file, the new type among them.
  package let edits: [TextEdit]
  /// Whether the new type has `<#Type#>` where a type can't be told: the user is to fill it in.
  package let asksForTypes: Bool
  /// The same with the new type in a file of its own; nil where it uses what only this file can see, and where the user
  /// is to fill in a type.
  package fileprivate(set) var ownFile: (edits: [TextEdit], text: String)?
}

/// Finds what can become a view type at a cursor or in a selection, and makes it one.
package struct Extractor {
  let resolver: ViewResolver
  let layout: Layout
  private let asksForTypes: Bool
  /// UTF-8 offset at which the file's own text ends, if declarations of other files stand below it.
  private let ownEnd: Int?

  /// With `asksForTypes`, a type that can't be told is no obstacle: the new type has Swift's placeholder for it.
  package init(_ resolver: ViewResolver, _ layout: Layout, asksForTypes: Bool = false) {
    self.resolver = resolver
    self.layout = layout
    ownEnd = nil
    // Placeholders that are in the code already could not be told from new ones.
    self.asksForTypes = asksForTypes && !Self.hasPlaceholders(layout.tree.bytes)
  }

  init(joined file: JoinedFile, like layout: Layout) {
    resolver = file.resolver
    self.layout = Layout(file.resolver.file.tree, like: layout)
    ownEnd = file.end
    asksForTypes = false
  }

  private static func hasPlaceholders(_ bytes: FrozenBuffer<UInt8>) -> Bool {
    bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "<") && bytes[$0 + 1] == UInt8(ascii: "#") }
  }

  /// `sources` gives the files of the views that a piece may stand in.
  package init(
    _ file: SourceFile, in workspace: WorkspaceIndex, sources: SourceCache?, asksForTypes: Bool = false
  ) {
    self.init(
      ViewResolver(file, workspace: workspace, sources: sources), Layout(file.tree),
      asksForTypes: asksForTypes)
  }

  // MARK: Candidates

  /// What the range, UTF-8 offsets of a cursor or a selection, may mean: the innermost first, then what is around it.
  package func candidates(in range: Range<Int>) -> [ExtractionCandidate] {
    let range = trimmed(range)
    guard let type = resolver.file.enclosingType(atOffset: range.lowerBound), resolver.isView(type),
      let member = type.members.first(where: { $0.range.touches(range) }), !resolver.file.isInPreview(member),
      let block = member.declaredBlock
    else { return [] }
    let helper = resolver.helpers(of: type).first { $0.declaration == member }
    // On the declaration itself: its name, its type.
    if range.lowerBound <= block.range.lowerBound {
      return helper.map { [.helper($0)] } ?? []
    }
    guard helper != nil || member.declaredName == "body" else { return [] }
    var candidates = pieces(around: range, in: block).map { ExtractionCandidate.piece($0) }
    if let helper { candidates.append(.helper(helper)) }
    return candidates
  }

  /// Without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = layout.tree.bytes
    var (start, end) = (max(0, range.lowerBound), min(range.upperBound, bytes.count))
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return min(start, bytes.count)..<max(min(start, bytes.count), end)
  }

  /// The statements that the range touches, in the innermost block of views that contains it, then in those around it.
  /// What is all of the member's block is not among them.
  private func pieces(around range: Range<Int>, in block: Node) -> [ExtractionPiece] {
    let tree = layout.tree
    var index = layout.token(from: range.lowerBound + 1)
    index = max(0, index - 1)
    guard index < tree.tokens.count else { return [] }
    var found: [ExtractionPiece] = []
    // From the outside to the inside.
    var blocks = [block]
    var id = block.id + 1
    while id < block.subtree.upperBound {
      let node = tree.node(id)
      guard node.tokenRange.contains(index) || node.range.touches(range) else {
        id = node.subtree.upperBound
        continue
      }
      switch node.kind {
      case .closureExpr, .codeBlock, .switchCase, .ifConfigClause:
        if node.range.lowerBound < range.lowerBound || node.kind == .switchCase,
          range.upperBound <= node.range.upperBound,
          node.range.lowerBound <= range.lowerBound
        {
          blocks.append(node)
        }
      default: break
      }
      id += 1
    }
    for inner in blocks.reversed() {
      let items = inner.statements
      let touched = items.filter { $0.range.touches(range) }
      guard let first = touched.first, let last = touched.last else { continue }
      // All that a container shows goes with the container, and all that a member shows is the member.
      let isAll = items.allSatisfy { item in
        item.range.touches(range) || item.firstChild?.kind == .variableDecl
      }
      if isAll, inner == block || isShown(by: inner) && (touched.count > 1 || hasLists(first)) { continue }
      guard resolver.builder(of: inner)?.kind == .view, isMeaningful(first, last) else { continue }
      found.append(piece(first, last))
    }
    return found
  }

  /// Whether the block is what a view shows, as a stack does.
  private func isShown(by block: Node) -> Bool {
    Closure(block)?.use?.call.constructedType != nil
  }

  /// Whether a branch of the statement is several views that nothing but what is around them arranges.
  private func hasLists(_ statement: Node) -> Bool {
    statement.firstChild?.alternatives.contains { isList($0) } ?? false
  }

  private func piece(_ first: Node, _ last: Node) -> ExtractionPiece {
    if first == last, let only = first.firstChild { return ExtractionPiece(only) }
    return ExtractionPiece(first: first, last: last)
  }

  /// Whether it is more than one plain view: `Text(title)` needs no type of its own.
  private func isMeaningful(_ first: Node, _ last: Node) -> Bool {
    if first != last {
      // A name that is bound in it must not be used after it.
      return !bindsForOthers(first, last) && hasView(first, last)
    }
    guard let statement = first.firstChild else { return false }
    switch statement.kind {
    case .ifExpr, .switchExpr: return true
    case .functionCallExpr:
      let count = resolver.measure(statement).count
      // One view of the app's own is a type of its own already.
      if count <= 1, let type = ViewExpression(statement).typeName, resolver.isOwnViewType(type) {
        return false
      }
      return !layout.isOneLine(statement.range) || count > 1
    default: return false
    }
  }

  private func hasView(_ first: Node, _ last: Node) -> Bool {
    ExtractionPiece(first: first, last: last).subtree.contains { id in
      let node = first.tree.node(id)
      return node.kind == .functionCallExpr && node.parent?.kind == .codeBlockItem
    }
  }

  private func bindsForOthers(_ first: Node, _ last: Node) -> Bool {
    guard let block = first.parent else { return true }
    let names = Set(
      ExtractionPiece(first: first, last: last).subtree.compactMap { id -> String? in
        let node = first.tree.node(id)
        return node.kind == .identifierPattern && node.enclosingBlock == block ? node.firstName?.text : nil
      })
    if names.isEmpty { return false }
    return (last.subtree.upperBound..<max(last.subtree.upperBound, block.subtree.upperBound)).contains { id in
      let node = first.tree.node(id)
      guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName else {
        return false
      }
      return names.contains(name.text)
    }
  }

  // MARK: Extractions

  /// The candidate as a type of its own. A body of several views without a container is none, unless rules decide about it
  /// afterwards, as of a finding's rewrite.
  package func extraction(
    of candidate: ExtractionCandidate, allowsList: Bool = false
  ) throws(ExtractionObstacle) -> Extraction {
    guard !layout.tree.isBroken(around: candidate.range) else {
      throw ExtractionObstacle("The code has errors.")
    }
    if let joined = joined(declaring: candidate) {
      guard let same = joined.candidates(in: candidate.range).first(where: { $0.range == candidate.range })
      else { throw ExtractionObstacle("Nothing can be moved out of this declaration.") }
      return try joined.extraction(of: same, allowsList: allowsList)
    }
    let extractor: ViewExtractor
    switch candidate {
    case .piece(let piece): extractor = try self.extractor(for: piece.first)
    case .helper(let helper):
      guard allowsList || !isList(helper.block) else {
        throw ExtractionObstacle("Its body would be several views without a container.")
      }
      extractor = try self.extractor(for: helper.declaration)
      let type = extractor.type
      guard allowsList || !resolver.isBody(helper, of: type) else {
        throw ExtractionObstacle("It is all of the body: `\(type.name)` would only show the new view.")
      }
      guard allowsList || !isOwnView(helper.block) else {
        throw ExtractionObstacle("It only shows a view that has a type of its own already.")
      }
    }
    let view = try extractor.extract(candidate)
    var extraction = extraction(view, extractor)
    if !view.constants.isEmpty {
      // Another file sees none of them.
      var other = extractor
      other.sharesConstants = false
      let separate = (try? other.extract(candidate)).map { self.extraction($0, other) }
      extraction.ownFile = separate?.name == view.name ? separate?.ownFile : nil
    }
    try checkEdits(extraction.edits)
    if let own = extraction.ownFile { try checkEdits(own.edits) }
    return extraction
  }

  /// The extractor that knows the declaration of the candidate's type, where it stands in another file.
  private func joined(declaring candidate: ExtractionCandidate) -> Extractor? {
    guard ownEnd == nil, let type = resolver.file.enclosingType(atOffset: candidate.range.lowerBound),
      resolver.file.declarations(of: type).allSatisfy(\.isExtension)
    else { return nil }
    return joined(type)
  }

  /// Throws where edits overlap, so that no client could make them, and where one is of another file.
  private func checkEdits(_ edits: [TextEdit]) throws(ExtractionObstacle) {
    if let ownEnd, edits.contains(where: { $0.range.upperBound > ownEnd }) {
      throw ExtractionObstacle("Code in another file would have to change.")
    }
    guard edits.areDisjoint else {
      throw ExtractionObstacle("What moves with it stands in other code that changes.")
    }
  }

  /// Whether the block is several views that nothing arranges, and not parts that only what is around them can arrange.
  private func isList(_ block: Node) -> Bool {
    let views = block.statements.compactMap(\.firstChild).filter { $0.kind.isExpression }
    return views.count > 1
      && !views.contains { view in
        let type = ViewExpression(view).typeName
        let traits = resolver.declaredEntry(type)?.traits ?? []
        return type?.hasSuffix("Section") == true || !traits.isDisjoint(with: [.notView, .iterates])
      }
  }

  /// Whether the block is one view of the app's own, without modifiers and content.
  private func isOwnView(_ block: Node) -> Bool {
    guard let call = FunctionCall(block.onlyStatement), call.closures.isEmpty, let type = call.constructedType
    else { return false }
    return resolver.isOwnViewType(type)
  }

  /// Makes view types of pieces of the member that the node is in.
  func extractor(for node: Node) throws(ExtractionObstacle) -> ViewExtractor {
    guard let member = node.typeMember, let type = resolver.file.enclosingType(of: member) else {
      throw ExtractionObstacle("Nothing can be moved out of this declaration.")
    }
    if resolver.file.declarations(of: type).allSatisfy(\.isExtension) {
      throw ExtractionObstacle("`\(type.name)` is declared in another file.")
    }
    guard
      let extractor = ViewExtractor(
        member, of: type, resolver, layout, asksForTypes: asksForTypes, ownEnd: ownEnd)
    else { throw ExtractionObstacle("Nothing can be moved out of this declaration.") }
    return extractor
  }

  /// Pieces of one member, none inside another, all at once: their names and the edits.
  package func extraction(
    ofAll pieces: [ExtractionPiece]
  ) throws(ExtractionObstacle) -> (names: [String], edits: [TextEdit]) {
    guard let first = pieces.first else { throw ExtractionObstacle("There are no pieces.") }
    try pieces.checkDifferences()
    var extractor = try extractor(for: first.first)
    func extracted(isPrefixed: Bool) throws(ExtractionObstacle) -> [ExtractedView] {
      var views: [ExtractedView] = []
      for piece in pieces {
        extractor.taken = Set(views.flatMap(\.newNames))
        views.append(try extractor.extract(piece, isPrefixed: isPrefixed))
      }
      return views
    }
    var views = try extracted(isPrefixed: false)
    if areNamedDifferently(views, extractor) { views = try extracted(isPrefixed: true) }
    let edits = extractor.edits(extracting: views)
    try checkEdits(edits)
    return (views.map(\.name), edits)
  }

  /// Helpers of one declaration of a type, all at once: their names and the edits. A helper that only another one of them
  /// uses moves along with that one.
  package func extraction(
    ofAll helpers: [Helper], of type: TypeModel
  ) throws(ExtractionObstacle) -> (names: [String], edits: [TextEdit]) {
    try helpers.map { ExtractionPiece($0.block) }.checkDifferences()
    var last: ViewExtractor?
    func extracted(isPrefixed: Bool) throws(ExtractionObstacle) -> [ExtractedView] {
      var views: [ExtractedView] = []
      for helper in helpers {
        var extractor = try extractor(for: helper.declaration)
        extractor.taken = Set(views.flatMap(\.newNames))
        last = extractor
        views.append(try extractor.extractHelper(isPrefixed: isPrefixed))
      }
      return views
    }
    var all = try extracted(isPrefixed: false)
    if let last, areNamedDifferently(all, last) { all = try extracted(isPrefixed: true) }
    var views = all
    views.removeAll { view in
      all.contains { other in
        other.name != view.name && other.movedMembers.contains { $0.contains(view.piece.first) }
      }
    }
    guard let last, !views.isEmpty else { throw ExtractionObstacle("There are no helpers.") }
    for view in views {
      let others = views.filter { $0.name != view.name }.flatMap(\.movedMembers)
      guard !view.uses.contains(where: { use in others.contains { $0.range.overlaps(use.range) } }) else {
        throw ExtractionObstacle("One of the helpers shows another one, which other code uses, too.")
      }
    }
    let edits = last.edits(extracting: views)
    try checkEdits(edits)
    return (views.map(\.name), edits)
  }

  /// Whether some of the names begin with the view's name, and some don't.
  private func areNamedDifferently(_ views: [ExtractedView], _ extractor: ViewExtractor) -> Bool {
    let count = views.count { ExtractedName.isPrefixed($0.name, of: extractor.type) }
    return !views.contains(where: \.isNested) && count > 0 && count < views.count
  }

  private func extraction(
    _ view: ExtractedView, _ extractor: ViewExtractor
  ) -> Extraction {
    let type = extractor.enclosingType
    let asksForTypes = view.declaration.contains(ExtractedProperty.unknownType)
    var ownFile: (edits: [TextEdit], text: String)?
    if !asksForTypes, !view.isNested, view.ownersEdits.isEmpty, !type.qualifiedName.contains("."),
      type.node.parent?.parent?.parent?.kind == .sourceFile
        || type.node.parent?.parent?.kind == .sourceFile, !usesPrivateNames(view)
    {
      let text =
        imports + layout.lineEnding
        + view.declaration.replacing(
          "private struct \(view.name)", with: "struct \(view.name)", maxReplacements: 1)
        + layout.lineEnding
      ownFile = (extractor.edits(extracting: [view], intoThisFile: false), text)
    }
    return Extraction(
      name: view.name, edits: extractor.edits(extracting: [view]), asksForTypes: asksForTypes,
      ownFile: ownFile)
  }

  /// The file's imports, each on its line, those of some builds with their `#if`.
  private var imports: String {
    layout.tree.node(0).statements.compactMap(\.firstChild).filter { statement in
      statement.kind == .importDecl
        || statement.kind == .ifConfigDecl
          && statement.children(.ifConfigClause).flatMap(\.statements)
            .allSatisfy { $0.firstChild?.kind == .importDecl }
    }
    .map { $0.text + layout.lineEnding }.joined()
  }

  /// Whether the new type names something that only this file can see.
  private func usesPrivateNames(_ view: ExtractedView) -> Bool {
    let tree = layout.tree
    var hidden: Set<String> = []
    for id in tree.nodes.ids(of: [
      .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .functionDecl,
      .variableDecl,
      .extensionDecl,
    ]) {
      let node = tree.node(id)
      guard let access = node.access, access <= .fileprivate else { continue }
      if let type = TypeDecl(node), type.isExtension {
        hidden.formUnion(type.members.compactMap { $0.declaredName?.text })
      } else if let name = TypeDecl(node)?.name ?? node.declaredName
        ?? node.name(atToken: node.introducerToken + 1)
      {
        if access == .fileprivate || node.typeMember == nil { hidden.insert(name.text) }
      }
    }
    let words = Set(view.declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return !hidden.isDisjoint(with: words)
  }
}
