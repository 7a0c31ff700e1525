/// Reads a file's text into a tree. Any bytes give a tree; what is wrong with them is in its `errors`.
package func parse(_ bytes: [UInt8]) -> ParsedFile {
  var lexed = lex(bytes)
  lexed.repairBlocks()
  let comments = lexed.comments
  var parser = Parser(lexed: lexed)
  parser.parseSourceFile()
  return parser.finish(comments: comments)
}

extension Parser {
  /// The finished tree: the nodes turned from post-order to pre-order.
  consuming func finish(comments: [Comment]) -> ParsedFile {
    for number in 0..<tokens.count where tokens[number].flags.contains(.isBroken) {
      errors.append(UInt32(number))
    }
    errors.sort()
    let nodes = nodesInPreOrder()
    return ParsedFile(bytes: source, tokens: tokens, nodes: nodes, comments: comments, errors: errors)
  }

  /// Read backwards, post-order gives each node before its descendants and its last child first. So when a
  /// node is met, its parent is known, and with it the place at which the node ends.
  private borrowing func nodesInPreOrder() -> GrowableBuffer<NodeRecord> {
    let count = nodes.count
    // Each node has one place, so each place is written.
    var records = GrowableBuffer<NodeRecord>(uninitializedCount: count)
    var open = GrowableBuffer<OpenNode>(capacity: 64)
    open.append(OpenNode(number: 0, firstNode: 0, end: UInt32(count)))
    for index in stride(from: count - 1, through: 0, by: -1) {
      let node = nodes[index]
      while index < open[open.count - 1].firstNode { open.truncate(to: open.count - 1) }
      let parent = open[open.count - 1]
      let size = UInt32(index) - node.firstNode + 1
      let number = parent.end - size
      open[open.count - 1].end = number
      records[Int(number)] = NodeRecord(
        kind: node.kind, size: size, parent: parent.number, firstToken: node.firstToken,
        endToken: node.endToken)
      if size > 1 {
        open.append(OpenNode(number: number, firstNode: node.firstNode, end: number + size))
      }
    }
    return records
  }
}

/// A node whose children are being placed.
private struct OpenNode: BitwiseCopyable {
  /// Its place in pre-order.
  var number: UInt32
  /// The first of its descendants, in post-order.
  var firstNode: UInt32
  /// Where its next child to be placed ends, in pre-order.
  var end: UInt32
}
