/// Where a file has each name as a token, to be asked for many names.
struct NameTokens {
  private let tree: SyntaxTree
  /// The first token of each bucket, and for each token the next one of its bucket; -1 where there is none.
  private var first: [Int32]
  private var next: [Int32]

  init(in tree: SyntaxTree) {
    self.tree = tree
    let count = tree.tokens.count
    var size = 16
    while size < count { size *= 2 }
    first = [Int32](repeating: -1, count: size)
    next = [Int32](repeating: -1, count: count)
    // From the last one on, so that each bucket is in the order of the text.
    for index in tree.tokens.indices.reversed() where tree.tokens.heads[index].kind.isIdentifierLike {
      let token = tree.tokens[index]
      let bucket = NameKey(tree.bytes, Int(token.start)..<Int(token.end)).hash & (size - 1)
      next[index] = first[bucket]
      first[bucket] = Int32(index)
    }
  }

  /// The indices of the tokens that are the name, in order.
  func indices(of name: String) -> [Int] {
    let bytes = Array(name.utf8)
    var found: [Int] = []
    var index = Int(first[NameKey(bytes).hash & (first.count - 1)])
    while index >= 0 {
      let token = tree.tokens[index]
      if tree.bytes[Int(token.start)..<Int(token.end)].elementsEqual(bytes) { found.append(index) }
      index = Int(next[index])
    }
    return found
  }
}
