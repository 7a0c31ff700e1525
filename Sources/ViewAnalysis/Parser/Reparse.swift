/// Reads a file's text where an earlier one has been read: gives the tree that `parse(bytes)` gives, and in the time
/// of a copy where the two differ within one item, as they do from one keystroke to the next.
package func parse(_ bytes: [UInt8], replacing old: ParsedFile) -> ParsedFile {
  reparse(bytes, replacing: old) ?? parse(bytes)
}

/// Parses one item of the old tree anew and takes everything else over; nil where that can't be done.
///
/// What makes it right: the change lies in braces inside the item. Whatever stands outside looks at an item by its
/// first tokens, or skips pairs of brackets on its way past it; it never looks into braces in there. So if the item
/// still begins and ends where it did, all else is as it was. What is wrong in the item, before the change or after
/// it, is the item's own matter as long as its brackets are pairs; where anything else is wrong in the file, the parser
/// may look around: at indentation, at the file's other braces.
package func reparse(_ bytes: [UInt8], replacing parsed: ParsedFile) -> ParsedFile? {
  let old = parsed.tree
  let source = SourceBytes(bytes)
  let change = Change(from: old.bytes, to: source)
  guard let item = old.item(around: change.range), let parent = item.parent, old.isSound(outside: item)
  else { return nil }
  let itemTokens = item.tokenRange
  let itemRange = item.range

  var tokens = TokenBuffer(capacity: old.tokens.count + max(0, change.growth) + 16)
  tokens.append(contentsOf: old.tokens, in: 0..<itemTokens.lowerBound, movedBy: 0)
  var lexer = Lexer(
    source, after: tokens, at: itemRange.lowerBound, flags: old.tokens[itemTokens.lowerBound].flags)
  guard lexer.lexItem(upTo: itemRange.upperBound + change.growth) else { return nil }
  var comments = Array(old.comments[..<old.comments.partitionIndex { $0.start >= itemRange.lowerBound }])
  comments += lexer.comments
  for comment in old.comments[old.comments.partitionIndex { $0.start >= itemRange.upperBound }...] {
    comments.append(comment.moved(by: change.growth))
  }
  var lexed = lexer.finish()
  let newTokens = itemTokens.lowerBound..<lexed.tokens.count
  let hasBrokenTokens = lexed.hasBrokenTokens
  lexed.tokens.append(
    contentsOf: old.tokens, in: itemTokens.upperBound..<old.tokens.count, movedBy: change.growth)

  // There are at least as many nodes around the item as levels of the grammar.
  var parser = Parser(
    lexed: lexed, at: newTokens.lowerBound, depth: item.ancestors.reduce(0) { depth, _ in depth + 1 })
  parser.parseItem(like: item, of: parent)
  guard parser.index == newTokens.upperBound, !parser.isTooDeep else { return nil }
  if hasBrokenTokens { parser.noteBrokenTokens(in: newTokens) }
  guard parser.errors.allSatisfy({ newTokens.contains(Int($0)) }) else { return nil }
  return parser.finish(replacing: item, of: parent, in: parsed, comments: comments)
}

/// What lies between the start and the end that two texts have in common.
private struct Change {
  /// UTF-8 offsets in the old text.
  let range: Range<Int>
  /// By how many bytes the new text is longer.
  let growth: Int

  init(from old: FrozenBuffer<UInt8>, to new: borrowing SourceBytes) {
    let shorter = min(old.count, new.count)
    growth = new.count - old.count
    let start = old.firstDifference(from: new, limit: shorter)
    let end = old.countOfSameLast(as: new, limit: shorter - start)
    range = start..<old.count - end
  }
}

extension SyntaxTree {
  /// The innermost item that holds braces around the range.
  fileprivate func item(around range: Range<Int>) -> Node? {
    var found: Node?
    var item: Node?
    var node: Node? = root
    while let current = node {
      switch current.kind {
      case .codeBlockItem, .memberBlockItem: if canBeReplaced(current) { item = current }
      case .codeBlock, .closureExpr, .memberBlock, .accessorBlock:
        let tokens = current.tokenRange
        let first = self.tokens[tokens.lowerBound]
        let last = self.tokens[tokens.upperBound - 1]
        if first.kind == .leftBrace, last.kind == .rightBrace, first.end <= range.lowerBound,
          range.upperBound <= last.start
        {
          found = item
        }
      // The lexer would have to know of the string.
      case .stringLiteralExpr: return found
      default: break
      }
      node = current.children.first {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      }
    }
    return found
  }

  /// Whether the lexer and the parser can begin with the item, knowing nothing of what is around it.
  private func canBeReplaced(_ item: Node) -> Bool {
    // What stands before it on its line may be half of a regular expression.
    let first = item.firstToken
    guard first.flags.contains(.startsLine), !first.kind.isOperator, first.kind != .regexLiteral,
      let parent = item.parent
    else { return false }
    // Only in an initializer's statements `init` begins no declaration.
    return parent.kind != .ifConfigClause && parent.parent?.kind != .initializerDecl
  }

  /// Whether all that is wrong in the file lies in the item, and no braces had to be made pairs of.
  fileprivate func isSound(outside item: Node) -> Bool {
    if errors.isEmpty { return true }
    let range = item.tokenRange
    // What is wrong before or after the item may be noted at its first token or at its last one.
    let inner = range.dropFirst().dropLast()
    guard errors.allSatisfy({ inner.contains(Int($0)) }) else { return false }
    var openBraces = 0
    var openConditions = 0
    for number in range {
      let token = tokens[number]
      switch token.kind {
      case .leftBrace: openBraces += 1
      case .rightBrace: openBraces -= 1
      case .poundIf: openConditions += 1
      case .poundEndif: openConditions -= 1
      case .unknown: return false
      default: continue
      }
      if token.flags.contains(.isBroken) { return false }
    }
    return openBraces == 0 && openConditions == 0
  }
}

extension Lexer {
  /// Takes an item's tokens, which end at the offset. False if they end elsewhere, if what opens in them does not
  /// close, or if the lexer had to look further.
  fileprivate mutating func lexItem(upTo end: Int) -> Bool {
    lex(upTo: end)
    return position == end && flags.isEmpty && openStrings.isEmpty && openBraces == 0 && openConditions == 0
      && recoveriesLeft == Lexer.mostRecoveries
  }
}

extension Parser {
  /// Parses an item where there was one before.
  fileprivate mutating func parseItem(like item: Node, of parent: Node) {
    switch (item.kind, parent.kind) {
    case (.memberBlockItem, _): _ = parseMemberBlockItem(until: .rightBrace)
    case (_, .sourceFile): _ = parseCodeBlockItem(until: .endOfFile, allowInit: true)
    case (_, .switchCase): _ = parseCodeBlockItem(until: .switchCase, allowInit: true)
    default: _ = parseCodeBlockItem(until: .rightBrace, allowInit: true)
    }
  }

  /// The finished tree: the old one with the item's new nodes, which are the finished ones, and the new tokens.
  fileprivate consuming func finish(
    replacing item: Node, of parent: Node, in parsed: ParsedFile, comments: [Comment]
  ) -> ParsedFile {
    let old = item.tree
    let range = item.subtree
    let reparsed = ReparsedItem(node: item.id, oldRange: item.range)
    let newNodes = nodes.count - range.count
    let newTokens = tokens.count - old.tokens.count
    errors.sort()
    records.truncate(to: 0)
    records.extend(by: range.lowerBound)
    moveFinishedNodes(below: parent.id)
    // A name that grows by a letter changes no node.
    if newNodes == 0, newTokens == 0, range.allSatisfy({ records[$0] == old.nodes[$0] }) {
      return ParsedFile(
        bytes: source, tokens: tokens, nodesOf: parsed, comments: comments, errors: errors, reparsed: reparsed
      )
    }
    records.replace(0..<range.lowerBound, with: old.nodes)
    let start = records.count
    records.append(contentsOf: old.nodes, in: range.upperBound..<old.nodes.count)
    if newNodes != 0 || newTokens != 0 {
      records.replaceRests(from: start) { extent in
        NodeRecord.Extent(
          size: extent.size,
          parent: extent.parent >= range.upperBound ? extent.parent.moved(by: newNodes) : extent.parent,
          firstToken: extent.firstToken.moved(by: newTokens), endToken: extent.endToken.moved(by: newTokens))
      }
    }
    var number = parent.id
    while true {
      records[number].size = records[number].size.moved(by: newNodes)
      records[number].endToken = records[number].endToken.moved(by: newTokens)
      if number == 0 { break }
      number = Int(records[number].parent)
    }
    return ParsedFile(
      bytes: source, tokens: tokens, nodes: records, comments: comments, errors: errors, reparsed: reparsed)
  }
}

extension UInt32 {
  /// The number, so much larger or, with a negative distance, smaller; neither below zero nor too large for its type.
  func moved(by distance: Int) -> UInt32 { self &+ UInt32(truncatingIfNeeded: distance) }
}

extension Comment {
  fileprivate func moved(by distance: Int) -> Comment {
    Comment(start: start.moved(by: distance), end: end.moved(by: distance), isBlock: isBlock)
  }
}
