/// How the project writes the words of a name, and which names could be taken for others.
extension ExtractedName {
  // MARK: Initialisms

  /// The name with words in capitals that the project writes so in other names: `XPBar` for `XpBar` beside `totalXP`. The
  /// view's own name stays as it is.
  func spelledAsElsewhere(_ name: String) -> String {
    let rest = withoutBase(name)
    return name.prefix(name.count - rest.count)
      + NameWords.words(of: rest)
      .map { isInitialism($0) ? $0.uppercased() : $0 }.joined()
  }

  /// The name without the view's before it.
  private func withoutBase(_ name: String) -> String {
    let rest = name.dropFirst(base.count)
    return name.hasPrefix(base) && rest.first?.isLowercase != true ? String(rest) : name
  }

  private func isInitialism(_ word: String) -> Bool {
    guard (2...4).contains(word.utf8.count), !NameWords.isSeen(word),
      word.utf8.dropFirst().allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return false }
    let capitals = Array(word.uppercased().utf8)
    // Without a vowel, it is no word that a comment would stress.
    let isUnspeakable = !word.lowercased().contains { "aeiouy".contains($0) }
    let tree = resolver.file.tree
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
    guard !isName, isUnspeakable, let member = piece.first.typeMember else { return isName }
    let first = member.tokenRange.lowerBound
    let end = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    return layout.comments(in: end..<max(end, member.range.lowerBound)).contains { comment in
      tree.bytes[comment.range].hasWord(capitals)
    }
  }

  // MARK: Twins

  /// Whether the name differs only in a letter's case from a helper that stays where it is, or only by a
  /// plural from a view: `ChangedFilesRow` beside `ChangedFileRow`.
  func isTwin(_ name: String) -> Bool {
    let small = name.lowercased()
    if !isHelper,
      resolver.helpers(of: type).contains(where: { $0.declaration.declaredName?.text.lowercased() == small })
    {
      return true
    }
    return Set([name, withoutBase(name)].map(Self.withoutView)).contains { name in
      let words = NameWords.words(of: name)
      return words.indices.dropLast().contains { index in
        var other = words
        let singular = NameWords.singular(other[index])
        other[index] = singular == other[index] ? singular + "s" : singular
        return isViewBesides(other.joined())
      }
    }
  }

  /// Whether the app has such a view, and the file names it.
  private func isViewBesides(_ name: String) -> Bool {
    let tree = resolver.file.tree
    return resolver.workspace.knows(name) && resolver.workspace.isViewType(name)
      && tree.tokens.contains { tree.hasText(name, in: Int($0.start)..<Int($0.end)) }
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
