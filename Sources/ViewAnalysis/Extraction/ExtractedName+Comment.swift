/// What the author calls a piece in the comment above it.
extension ExtractedName {
  /// `Ring`, `Gauge` for `// Ring gauge` in the line above the piece, if it is about nothing else, and is no sentence.
  var commentWords: [String]? {
    let start = piece.range.lowerBound
    guard layout.startsLine(start), isSetApart,
      let comment = layout.comments(in: layout.startOfComments(before: start)..<start).last,
      // One of several lines is rather a sentence.
      layout.startOfComments(before: start) == comment.range.lowerBound
    else { return nil }
    let words = Self.words(ofComment: layout.tree.text(comment.range))
    // Where it is, and that it is something, says nothing.
    let saysNothing = words?.allSatisfy {
      NameWords.isPosition($0) || ["Content", "View", "Text", "Wrapper", "Container"].contains($0)
    }
    return saysNothing == false ? words : nil
  }

  /// Whether the next view, if there is one, stands below an empty line or a comment of its own.
  private var isSetApart: Bool {
    let item = piece.last.kind == .codeBlockItem ? piece.last : piece.last.parent ?? piece.last
    guard item.kind == .codeBlockItem, let next = item.nextSibling else { return true }
    let end = layout.nextLineStart(of: item.range.upperBound)
    return end < layout.lineStart(of: next.range.lowerBound)
  }

  static func words(ofComment comment: String) -> [String]? {
    var text = comment.drop { !$0.isLetter }
    // "Step 2: Photos" is about photos.
    if let colon = text.firstIndex(of: ":"), text[..<colon].contains(where: \.isNumber) {
      text = text[colon...].drop { !$0.isLetter }
    }
    if let end = text.firstIndex(where: { "(:—–,;.\n".contains($0) }) { text = text[..<end] }
    if let end = text.firstRange(of: " - ") { text = text[..<end.lowerBound] }
    var words = text.split { " -+&/".contains($0) }.map { String($0) }
    // "Header with a close button", "Placeholder for photos"
    if let end = words.firstIndex(where: { beginsAddition.contains($0.lowercased()) }) {
      words.removeLast(words.count - end)
    }
    while words.last.map({ !$0.contains(where: \.isLetter) }) == true { words.removeLast() }
    guard (1...mostWordsOfComment).contains(words.count), let first = words.first, let last = words.last,
      words.allSatisfy({ word in word.allSatisfy { $0.isASCII && $0.isLetter } }),
      !words.contains(where: { ofSentences.contains($0.lowercased()) }),
      !isVerb(first.prefix(1).uppercased() + first.dropFirst().lowercased())
        || actingParts.contains(last.prefix(1).uppercased() + last.dropFirst())
    else { return nil }
    let isShouted = words.allSatisfy { $0 == $0.uppercased() } && words.contains { $0.utf8.count > 3 }
    return words.flatMap { word -> [String] in
      // Four letters may be an acronym.
      let isStressed = isShouted || word.utf8.count > 4 && word == word.uppercased()
      let word = isStressed && !NameWords.isAcronym(word) ? word.lowercased() : word
      return NameWords.words(of: word)
    }
  }

  private static let mostWordsOfComment = 4

  /// What begins something that is said besides.
  private static let beginsAddition: Set<String> = ["with", "for", "in", "on", "at", "from", "using", "via"]

  /// Words that names of things don't have.
  private static let ofSentences: Set<String> = [
    "a", "an", "the", "is", "are", "be", "was", "has", "have", "do", "does", "can", "will", "should", "must",
    "if", "when", "while", "then", "else", "because", "since", "so", "to", "of", "by", "as", "that", "this",
    "these", "those", "it", "its", "we", "you", "they", "only", "not", "no", "never", "always", "just",
    "same", "here", "there", "instead", "once", "until", "before", "after", "todo", "fixme", "mark", "note",
    "hack", "xxx", "swiftlint", "swiftformat", "sourcery", "shows", "displays", "uses", "prevents",
  ]

  /// Whether a function's name, or a comment, begins with what the code does, and not with what it gives.
  static func isVerb(_ word: String) -> Bool { makers.contains(word) || verbs.contains(word) }

  private static let verbs: Set<String> = [
    "Add", "Adjust", "Allow", "Apply", "Avoid", "Calculate", "Check", "Compute", "Convert", "Determine",
    "Ensure",
    "Fetch", "Find", "Force", "Format", "Handle", "Hide", "Keep", "Load", "Parse", "Perform", "Place",
    "Prevent",
    "Put", "Resolve", "Set", "Update", "Use", "Wrap",
  ]
}
