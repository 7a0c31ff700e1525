/// What a heading over members says, word by word in small letters: `empty`, `state` for `// MARK: - Empty States`.
struct HeadingWords {
  private let words: [String]

  /// The comment's text. What is said besides, in parentheses or after a dash, is no part of the heading.
  init(_ comment: String) {
    var text = comment.drop { $0 != ":" }.drop { !$0.isLetter }
    if let end = text.firstIndex(where: { "(—–:,".contains($0) }) { text = text[..<end] }
    if let end = text.firstRange(of: " - ") { text = text[..<end.lowerBound] }
    words = Self.split(text)
  }

  /// All words of the comment after `MARK:`.
  static func all(_ comment: String) -> [String] { split(comment.drop { $0 != ":" }) }

  private static func split(_ text: Substring) -> [String] {
    text.split { !$0.isLetter }.map { $0.lowercased() }
  }

  /// Whether the heading is the member's name: `// MARK: - Header View` before `headerView`; or several words at its end,
  /// or before the part that it is: `// MARK: - Tab Bar` before `customTabBar` and `tabBarSection`; or whether it begins
  /// with the name, and is about one thing: `// MARK: - Hero dispatch` before `hero`.
  func name(_ member: Node) -> Bool {
    guard let name = member.declaredName?.text else { return false }
    if isName(of: member) || isEnd(of: member) { return true }
    let own = Self.words(of: name)
    let words = words.map(NameWords.singular)
    if words.count > 1, own.starts(with: words), own.count == words.count + 1,
      own.last.map(Self.isPart) == true
    {
      return true
    }
    let rest = self.words.dropFirst(own.count)
    return words.starts(with: own) && rest.allSatisfy { NameWords.singular($0) == $0 }
  }

  /// Whether the heading is all of the member's name.
  func isName(of member: Node) -> Bool {
    guard let name = member.declaredName?.text else { return false }
    let own = Self.words(of: name)
    let words = words.map(NameWords.singular)
    return words.joined() == own.joined() || own == words + ["view"]
  }

  /// Whether the heading is several words at the end of the member's name.
  func isEnd(of member: Node) -> Bool {
    guard words.count > 1, let name = member.declaredName?.text else { return false }
    let own = Self.words(of: name)
    let words = words.map(NameWords.singular)
    return own.suffix(words.count) == words[...] || own.suffix(words.count + 1) == (words + ["view"])[...]
  }

  /// Whether the heading may be about the member, too: it has a word of its name, but for the part that it is.
  func mayConcern(_ member: Node) -> Bool {
    guard let name = member.declaredName?.text else { return true }
    var own = Self.words(of: name)
    if own.count > 1, own.last.map(Self.isPart) == true { own.removeLast() }
    return NameWords.shareWord(own, words) || self.name(member)
  }

  /// Whether the heading may be one over a view's body.
  var mayHeadBody: Bool { words.contains(where: Self.ofBodies.contains) }

  private static let ofBodies: Set<String> = ["body", "view", "views", "content", "layout", "ui", "main"]

  private static func words(of name: String) -> [String] {
    NameWords.words(of: name).map { NameWords.singular($0.lowercased()) }
  }

  private static func isPart(_ word: String) -> Bool {
    NameWords.isPart(word.prefix(1).uppercased() + word.dropFirst())
  }
}
