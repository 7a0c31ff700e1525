/// The words that the project writes in capitals in its names: `ID` in `taskID`.
struct Initialisms {
  private let resolver: ViewResolver
  private let layout: Layout
  /// The member in whose comments the word may stand in capitals, too.
  private let member: Node?

  init(_ resolver: ViewResolver, _ layout: Layout, of member: Node?) {
    self.resolver = resolver
    self.layout = layout
    self.member = member
  }

  /// Whether the word of a name that has only its first letter in capitals is one.
  func contains(_ word: String) -> Bool {
    guard (2...4).contains(word.utf8.count), !NameWords.isSeen(word),
      word.utf8.dropFirst().allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return false }
    let capitals = Array(word.uppercased().utf8)
    // Without a vowel, it is no word that a comment would stress.
    let isUnspeakable = !word.lowercased().contains { "aeiouy".contains($0) }
    let tree = layout.tree
    func isInFile(_ word: [UInt8]) -> Bool {
      tree.tokens.contains { token in
        token.kind.isIdentifierLike
          && tree.bytes[Int(token.start)..<Int(token.end)].hasWord(word)
      }
    }
    let isName = isInFile(capitals)
    // The file comes first, then the rest of the project.
    if isName, !isInFile(Array(word.utf8)) { return true }
    let types = resolver.workspace.typeNames
    if types.contains(where: { $0.utf8.hasWord(Array(word.utf8)) }) { return false }
    if types.contains(where: { $0.utf8.hasWord(capitals) }) { return true }
    guard !isName, isUnspeakable, let member else { return isName }
    let first = member.tokenRange.lowerBound
    let end = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    return layout.comments(in: end..<max(end, member.range.lowerBound)).contains { comment in
      tree.bytes[comment.range].hasWord(capitals)
    }
  }
}

extension Collection where Element == UInt8 {
  /// Whether the bytes of a name or a text have the word, with a small letter after its last capital one in neither.
  fileprivate func hasWord(_ word: [UInt8]) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard let first = word.first else { return false }
    let isShouted = word.last.map(capitals.contains) == true
    var before: UInt8?
    var start = startIndex
    var hasSmall = false
    for byte in self where small ~= byte {
      hasSmall = true
      break
    }
    guard hasSmall else { return false }
    while start != endIndex {
      defer {
        before = self[start]
        formIndex(after: &start)
      }
      guard self[start] == first, before.map(capitals.contains) != true, self[start...].starts(with: word)
      else {
        continue
      }
      let after = self[start...].dropFirst(word.count)
      guard let next = after.first else { return true }
      if small ~= next { continue }
      if isShouted, capitals ~= next, after.dropFirst().first.map(small.contains) != true { continue }
      return true
    }
    return false
  }
}
