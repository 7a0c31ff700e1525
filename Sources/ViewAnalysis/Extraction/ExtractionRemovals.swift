/// What goes from the old type when views have been made of its pieces: members that only they have used, comments that
/// head nothing any more, and extensions without members.
extension ViewExtractor {
  /// The edits that remove what only the pieces have used, and the comments whose members all go but that no view's
  /// declaration carries: they now head the new types. `emptied` are the extensions that go, `replaced` is the one of them, if
  /// any, in whose place they stand.
  func removals(
    after views: [ExtractedView], emptied: [Node], replaced: Node?
  ) -> (edits: [TextEdit], headings: [String]) {
    var ranges: [Range<Int>] = []
    var headings: [String] = []
    let removed = removed(after: views)
    let constants = constants(of: views)
    let directives = emptiedDirectives(removing: removed)
    let clauses = emptiedClauses(removing: removed, besides: emptied + directives)
    let gone = emptied + directives + clauses.map(\.node)
    for node in constants { ranges.append(range(ofConstant: node, removing: removed)) }
    for node in removed.subtracting(constants).sorted(by: { $0.id < $1.id }) {
      let start = start(of: node, removing: removed)
      let carried = views.filter { $0.removed.contains(node) }
        .map { self.start(of: node, removing: $0.removed) }.min()
      let rest = layout.trimmed(start..<max(start, carried ?? node.range.lowerBound))
      if !rest.isEmpty { headings.append(layout.tree.text(rest)) }
      if !gone.contains(where: { $0.contains(node) }) { ranges.append(start..<end(of: node)) }
    }
    for node in directives {
      let start = layout.startOfComments(before: node.range.lowerBound)
      if start < node.range.lowerBound {
        headings.append(layout.tree.text(layout.trimmed(start..<node.range.lowerBound)))
      }
      guard !emptied.contains(where: { $0.contains(node) }) else { continue }
      ranges.append(layout.withTrailingComment(start..<node.range.upperBound))
    }
    let carried = Set(
      views.flatMap { view in
        let emptied = Set(emptiedExtensions(removing: view.removed))
        return emptied.isEmpty
          ? []
          : view.movedMembers.filter { heading(ofExtensionBegunBy: $0, emptied) != nil }
            .compactMap(\.typeOfMember)
      })
    let allEmptied = Set(emptied)
    for node in emptied where node != replaced {
      let start = start(of: node, removing: allEmptied)
      if start < node.range.lowerBound, !carried.contains(node),
        !sayOnlyExtension(start..<node.range.lowerBound)
      {
        headings.append(layout.tree.text(layout.trimmed(start..<node.range.lowerBound)))
      }
      ranges.append(start..<node.range.upperBound)
    }
    let edits = together(ranges).map { TextEdit(range: removal(of: $0), newText: "") }
    return (edits + clauses.map(\.edit), headings)
  }

  /// All members that go from the old type.
  func removed(after views: [ExtractedView]) -> Set<Node> {
    Set(views.flatMap(\.movedMembers)).union(constants(of: views))
      .union(removable(views.flatMap(\.moved), besides: views.flatMap(\.movedCode)))
  }

  /// The ranges, in the order of the text, with neighbours as one: each would take the white space between them.
  private func together(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var all: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let before = all.last,
        layout.trimmed(before.upperBound..<max(before.upperBound, range.lowerBound)).isEmpty
      {
        all[all.count - 1] = before.lowerBound..<max(before.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
    return all
  }

  /// With an empty line beside it; at the end of the file, or of a type that doesn't begin with one, with those before it.
  private func removal(of range: Range<Int>) -> Range<Int> {
    let removal = layout.removalWithBlankLine(of: range)
    let end = layout.tree.bytes.count
    guard layout.trimmed(removal.upperBound..<end).isEmpty || endsType(removal) else { return removal }
    let before = layout.trimmed(0..<removal.lowerBound).upperBound
    return min(layout.nextLineStart(of: before), removal.lowerBound)..<removal.upperBound
  }

  /// Whether nothing is left after the range in the declaration of the type, whose first member follows the brace.
  private func endsType(_ range: Range<Int>) -> Bool {
    guard
      let block = members.declarations.lazy.compactMap({ $0.node.child(.memberBlock) })
        .first(where: { $0.range.lowerBound < range.lowerBound && range.upperBound < $0.range.upperBound }),
      layout.trimmed(range.upperBound..<max(range.upperBound, block.range.upperBound - 1)).isEmpty,
      layout.lineStart(of: block.range.upperBound - 1) == range.upperBound
    else { return false }
    let first = layout.nextLineStart(of: block.range.lowerBound)
    return !layout.trimmed(first..<layout.lineEnd(of: first)).isEmpty
  }

  /// The extensions of the type that hold nothing but members and comments that go.
  func emptiedExtensions(after views: [ExtractedView]) -> [Node] {
    emptiedExtensions(removing: Set(views.flatMap(\.movedMembers)))
  }

  func emptiedExtensions(removing removed: Set<Node>) -> [Node] {
    members.declarations.filter(\.isExtension).map(\.node).filter { isEmptied($0, removing: removed) }
  }

  private func isEmptied(_ node: Node, removing removed: Set<Node>) -> Bool {
    guard let block = node.child(.memberBlock), node.child(.inheritanceClause) == nil,
      layout.isAloneOnLines(node.range)
    else { return false }
    return holdsOnly(removed, node, block.children)
  }

  /// UTF-8 offset of the first of the comments that go with the member when all of `removed` go: those directly before
  /// it, and those before that which head no other member. The same for a declaration at the top of the file.
  func start(of member: Node, removing removed: Set<Node>) -> Int {
    let start = layout.startOfComments(before: member.range.lowerBound)
    guard let block = member.parent?.parent, block.kind == .memberBlock || block.kind == .sourceFile else {
      return start
    }
    if headsOthers(start..<member.range.lowerBound, member, removing: removed) {
      return member.range.lowerBound
    }
    let tree = layout.tree
    let first = member.tokenRange.lowerBound
    guard first > 0, case let end = Int(tree.tokens[first - 1].end),
      let heading = layout.comments(in: end..<max(end, member.range.lowerBound))
        .last(where: { isHeading($0) && layout.isAloneOnLines($0.range) })
    else { return start }
    let words = HeadingWords(tree.text(heading.range))
    let isAboutExtension = member.kind == .extensionDecl && sayOnlyExtension(heading.range)
    func mayConcern(_ other: Node) -> Bool {
      if isAboutExtension { return other.kind == .extensionDecl }
      guard words.name(member) else {
        // The view's body only follows on what it is made with.
        return member.declaresStoredProperty || other.declaredName != "body" || words.mayHeadBody
      }
      return words.isName(of: member)
        ? words.isName(of: other) || words.isEnd(of: other) : words.mayConcern(other)
    }
    // Up to the next heading after it.
    var before = member.range.upperBound
    var next = member.parent?.nextSibling
    while let item = next {
      let declaration = item.firstChild ?? item
      if layout.comments(in: before..<max(before, declaration.range.lowerBound)).contains(where: isHeading) {
        break
      }
      if !removed.contains(declaration), mayConcern(declaration) {
        return afterHeadings(start, before: member)
      }
      before = declaration.range.upperBound
      next = item.nextSibling
    }
    return min(start, layout.startOfComments(before: heading.range.lowerBound))
  }

  /// UTF-8 offsets of the comments that head an extension which goes with its members: they go with the first of these.
  /// `emptied` are the extensions that go.
  func heading(ofExtensionBegunBy member: Node, _ emptied: Set<Node>) -> Range<Int>? {
    guard let node = member.declarationBegun, node != anchor else { return nil }
    return heading(ofExtension: node, emptied)
  }

  private func heading(ofExtension node: Node, _ emptied: Set<Node>) -> Range<Int>? {
    guard emptied.contains(node) else { return nil }
    let start = start(of: node, removing: emptied)
    return start < node.range.lowerBound && !sayOnlyExtension(start..<node.range.lowerBound)
      ? layout.trimmed(start..<node.range.lowerBound) : nil
  }

  /// The declaration whose first member is the helper that the view is made of.
  private func declarationBegun(by view: ExtractedView) -> Node? {
    guard let helper = view.piece.first.typeMember, view.movedMembers.contains(helper) else { return nil }
    return helper.declarationBegun
  }

  /// What heads `replaced`, in whose place the views' types stand in this order, goes along with the type that is made of
  /// its first member where another extension's comes first.
  func goesAlong(_ replaced: Node, _ views: [ExtractedView]) -> Bool {
    views.first.map { !replaced.contains($0.piece.first) } ?? false
      && views.contains { declarationBegun(by: $0) == replaced }
  }

  /// What heads the extension that goes and whose first member is the view's helper, but for what stays where it is.
  func heading(before view: ExtractedView, _ emptied: Set<Node>, staying: Node?) -> String? {
    guard let node = declarationBegun(by: view), node != staying else { return nil }
    return heading(ofExtension: node, emptied).map { layout.tree.text($0) }
  }

  /// The start of the comments after the last one that heads more than the member.
  func afterHeadings(_ start: Int, before member: Node) -> Int {
    let comments = layout.comments(in: start..<member.range.lowerBound)
    guard let heading = comments.last(where: isHeading) else { return start }
    let own = comments.first { comment in
      // An empty comment below the heading belongs to it.
      comment.range.lowerBound > heading.range.lowerBound
        && layout.tree.text(comment.range).contains { $0 != "/" && !$0.isWhitespace }
    }
    return own?.range.lowerBound ?? member.range.lowerBound
  }

  /// Of the members that move with the helper, the one before which the helper's heading stands.
  func bearerOfHeading(of helper: Node, among moving: [Node], removing removed: Set<Node>) -> Node? {
    moving.last { member in
      guard !member.declaresStoredProperty, member.parent?.parent == helper.parent?.parent,
        member.id < helper.id,
        case let end = member.range.upperBound,
        !layout.comments(in: end..<helper.range.lowerBound).contains(where: isHeading)
      else { return false }
      let start = start(of: member, removing: removed)
      return start < afterHeadings(start, before: member)
    }
  }

  /// Whether the comments say no more than that an extension follows, or what kind of members it has:
  /// `// MARK: - Private extensions`, `// MARK: - Functions`.
  func sayOnlyExtension(_ comments: Range<Int>) -> Bool {
    let own = type.name.lowercased()
    return layout.comments(in: comments).allSatisfy { comment in
      let words = HeadingWords.all(layout.tree.text(comment.range))
      return isHeading(comment) && words.contains { Self.kinds.contains(NameWords.singular($0)) }
        && words.allSatisfy {
          Self.kinds.contains(NameWords.singular($0)) || Self.qualifiers.contains($0) || $0 == own
        }
    }
  }

  private static let kinds: Set<String> = ["extension", "function", "method", "helper"]
  private static let qualifiers: Set<String> = ["private", "fileprivate", "view"]

  /// Whether the comments before the member are a few words over a run of properties, some of which stay:
  /// `// Environment`.
  private func headsOthers(_ range: Range<Int>, _ member: Node, removing removed: Set<Node>) -> Bool {
    let comments = layout.comments(in: range)
    guard comments.count == 1, let comment = comments.first, !comment.isBlock, !isHeading(comment),
      case let words = layout.tree.text(comment.range), !words.hasPrefix("///"), words.last != ".",
      words.split(whereSeparator: { $0 == " " || $0 == "/" }).count <= Self.mostHeadingWords
    else { return false }
    var before = member
    while let next = before.parent?.nextSibling?.firstChild, next.declaresStoredProperty,
      layout.nextLineStart(of: before.range.upperBound) == layout.lineStart(of: next.range.lowerBound)
    {
      if !removed.contains(next) { return true }
      before = next
    }
    return false
  }

  private static let mostHeadingWords = 3

  /// `// MARK: - Actions`
  func isHeading(_ comment: Comment) -> Bool {
    let words = layout.tree.text(comment.range).drop { $0 == "/" || $0 == " " }
    return !comment.isBlock && words.hasPrefix("MARK:")
  }

  /// Those of the properties that nothing uses but the code of these token ranges.
  func removable(_ properties: [Node], besides code: [Range<Int>]) -> [Node] {
    let uses = MemberUses(members: members, resolver: resolver)
    let candidates = properties.filter { node in
      isOwn(node) && layout.isAloneOnLines(node.range) && !hasComment(node)
        && VariableDecl(node)?.bindings.count == 1
        && node.declaredName.map { !uses.mayBeUsedElsewhere(node, $0.text) } == true
    }
    if candidates.isEmpty { return [] }
    let counts = wordCounts(besides: code)
    let tree = layout.tree
    return candidates.filter { node in
      guard let name = node.declaredName?.text else { return false }
      let words = [name, "$" + name, "_" + name]
      let own = node.tokenRange.count { words.contains(tree.text(of: tree.tokens[$0])) }
      return words.reduce(0) { $0 + counts[$1, default: 0] } <= own
    }
  }

  /// How often each word stands in the type's declarations, but in these token ranges.
  private func wordCounts(besides code: [Range<Int>]) -> [String: Int] {
    let tree = layout.tree
    var isSkipped = [Bool](repeating: false, count: tree.tokens.count)
    for range in code { for index in range { isSkipped[index] = true } }
    var counts: [String: Int] = [:]
    for declaration in members.declarations {
      for index in declaration.node.tokenRange where !isSkipped[index] {
        counts[tree.text(of: tree.tokens[index]), default: 0] += 1
      }
    }
    return counts
  }

  /// Whether a comment stands in the declaration, or beside it.
  private func hasComment(_ node: Node) -> Bool {
    layout.hasComment(node.range.lowerBound..<layout.lineEnd(of: node.range.upperBound))
  }
}

extension Node {
  /// The declaration of a type whose member the node is, unless an `#if` stands between the two.
  var typeOfMember: Node? { parent?.parent?.parent }

  /// The same, where the node is its first member.
  fileprivate var declarationBegun: Node? {
    typeOfMember.flatMap { $0.child(.memberBlock)?.firstChild == parent ? $0 : nil }
  }
}
