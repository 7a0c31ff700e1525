/// Reads a file's text into a tree. Any bytes give a tree; what is wrong with them is in its `errors`.
package func parse(_ bytes: [UInt8]) -> SyntaxTree {
  SyntaxTree(
    bytes: bytes, tokens: [Token(start: 0, end: 0, kind: .endOfFile, flags: .startsLine)],
    nodes: [NodeRecord(kind: .sourceFile, size: 1, parent: 0, firstToken: 0, endToken: 0)],
    comments: [], errors: [])
}
