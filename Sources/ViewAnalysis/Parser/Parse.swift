/// Reads a file's text into a tree. Any bytes give a tree; what is wrong with them is in its `errors`.
package func parse(_ bytes: [UInt8]) -> ParsedFile {
  var lexed = lex(bytes)
  lexed.repairBlocks()
  let comments = lexed.comments
  let hasBrokenTokens = lexed.hasBrokenTokens
  var parser = Parser(lexed: lexed)
  parser.parseSourceFile()
  return parser.finish(comments: comments, hasBrokenTokens: hasBrokenTokens)
}

extension Parser {
  /// The finished tree.
  consuming func finish(comments: [Comment], hasBrokenTokens: Bool) -> ParsedFile {
    if hasBrokenTokens { noteBrokenTokens(in: 0..<tokens.count) }
    errors.sort()
    moveFinishedNodes()
    // The file's node covers everything, the end included, even where nothing stands in it.
    records[0] = NodeRecord(
      kind: .sourceFile, size: UInt32(records.count), parent: 0, firstToken: 0, endToken: UInt32(tokens.count)
    )
    return ParsedFile(bytes: source, tokens: tokens, nodes: records, comments: comments, errors: errors)
  }

  mutating func noteBrokenTokens(in range: Range<Int>) {
    for number in range where tokens[number].flags.contains(.isBroken) { errors.append(UInt32(number)) }
  }

  /// Turns the finished nodes, all of them parts of items of the file, from post-order to pre-order, after the
  /// records of those before them, and empties the buffer that they were in: so it stays small and close at hand.
  /// The node that they belong to is there already, the file's own as a rule.
  mutating func moveFinishedNodes(below parent: Int = 0) {
    place(&nodes, below: parent, in: &records, open: &openNodes)
  }
}

/// Read backwards, post-order gives each node before its descendants and its last child first. So when a
/// node is met, its parent is known, and with it the place at which the node ends.
private func place(
  _ nodes: inout GrowableBuffer<FinishedNode>, below parent: Int,
  in records: inout NodeBuffer,
  open: inout GrowableBuffer<OpenNode>
) {
  // Each node has one place, so each place is written.
  records.extend(by: nodes.count)
  var parent = OpenNode(number: UInt32(parent), firstNode: 0, end: UInt32(records.count))
  for index in stride(from: nodes.count - 1, through: 0, by: -1) {
    let node = nodes[index]
    while index < parent.firstNode {
      parent = open[open.count - 1]
      open.truncate(to: open.count - 1)
    }
    let size = UInt32(index) - node.firstNode + 1
    let number = parent.end - size
    parent.end = number
    records[Int(number)] = NodeRecord(
      kind: node.kind, size: size, parent: parent.number, firstToken: node.firstToken,
      endToken: node.endToken)
    if size > 1 {
      open.append(parent)
      parent = OpenNode(number: number, firstNode: node.firstNode, end: number + size)
    }
  }
  open.truncate(to: 0)
  nodes.truncate(to: 0)
}

/// A node whose children are being placed.
struct OpenNode: BitwiseCopyable {
  /// Its place in pre-order.
  var number: UInt32
  /// The first of its descendants, in post-order.
  var firstNode: UInt32
  /// Where its next child to be placed ends, in pre-order.
  var end: UInt32
}
