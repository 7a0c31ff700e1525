/// The documentation of a helper that becomes a type. What it says of the parameters documents the properties made of
/// them, and a type has no result.
struct ExtractedDocumentation {
  /// The lines that document the type, with the comments around them.
  private(set) var lines: [String] = []
  /// What is said of each parameter: the words of its lines.
  private(set) var parameters: [String: [String]] = [:]

  /// Lines of comments; those of documentation begin with `///`.
  init(_ comments: String) {
    var field: Field?
    var isAfterEmptyLine = false
    for line in comments.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let text = Self.documentation(line) else {
        field = nil
        lines.append(String(line))
        continue
      }
      let words = text.drop { $0 == " " || $0 == "\t" }
      let depth = text.count - words.count
      if let open = field, open.isContinued(by: words, depth: depth, isAfterEmptyLine: isAfterEmptyLine) {
        if open.isList, Self.isItem(words) {
          if let (name, description) = Self.entry(words.dropFirst()) {
            field?.name = name
            add(description, to: name)
          }
        } else if let name = open.name {
          add(words, to: name)
        }
      } else {
        // The empty line after a field divides what stands around it.
        if field != nil, isAfterEmptyLine, let mark = line.firstRange(of: "///") {
          add(line: String(line[..<mark.upperBound]))
        }
        field = Field(words, depth: depth)
        if let field {
          if let name = field.name, let (_, description) = Self.entry(field.rest) {
            add(description, to: name)
          }
        } else {
          add(line: String(line))
        }
      }
      isAfterEmptyLine = words.isEmpty
    }
    removeEmptyEnd()
  }

  /// What is said of the parameter, as documentation of a property.
  func documentation(of parameter: String) -> [String] {
    guard let lines = parameters[parameter], let first = lines.first else { return [] }
    let word = first.prefix { !$0.isWhitespace }
    let isPlain = word.allSatisfy { $0.isLowercase || $0 == "," || $0 == "." }
    return (isPlain ? [first.prefix(1).uppercased() + first.dropFirst()] : [first]).map { "/// " + $0 }
      + lines.dropFirst().map { "/// " + $0 }
  }

  private mutating func add(_ words: Substring, to parameter: String) {
    if !words.isEmpty { parameters[parameter, default: []].append(String(words)) }
  }

  private mutating func add(line: String) {
    // One is enough, and none at the start.
    if Self.isEmpty(line), lines.last.map(Self.isEmpty) != false { return }
    lines.append(line)
  }

  private mutating func removeEmptyEnd() {
    while let last = lines.last, Self.isEmpty(last) { lines.removeLast() }
  }

  /// Whether it is a line of documentation that says nothing.
  private static func isEmpty(_ line: String) -> Bool {
    documentation(line[...]).map { $0.allSatisfy(\.isWhitespace) } ?? false
  }

  /// What stands after `///`.
  private static func documentation(_ line: Substring) -> Substring? {
    let comment = line.drop { $0 == " " || $0 == "\t" }
    guard comment.hasPrefix("///"), !comment.hasPrefix("////") else { return nil }
    return comment.dropFirst(3)
  }

  private static func isItem(_ words: Substring) -> Bool {
    words.first.map { "-*+".contains($0) } == true && words.dropFirst().first?.isWhitespace == true
  }

  /// `title`, and `The title.` of ` title: The title.`
  private static func entry(_ text: Substring) -> (name: String, description: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].filter { !$0.isWhitespace && $0 != "`" }
    return (name, text[text.index(after: colon)...].drop(while: \.isWhitespace))
  }

  /// A field of the documentation that says nothing of a type: `- Parameter title: The title.`, `- Parameters:`,
  /// `- Returns: The view.`
  private struct Field {
    let depth: Int
    let isList: Bool
    /// The parameter that it is about now.
    var name: String?
    /// What stands after the field's word.
    let rest: Substring

    init?(_ words: Substring, depth: Int) {
      guard isItem(words) else { return nil }
      self.depth = depth
      let text = words.dropFirst().drop(while: \.isWhitespace)
      let word = text.prefix(while: \.isLetter)
      rest = text[word.endIndex...]
      switch word.lowercased() {
      case "parameter":
        guard let (name, _) = entry(rest) else { return nil }
        self.name = name
        isList = false
      case "parameters" where rest.hasPrefix(":"): isList = true
      case "returns" where rest.hasPrefix(":"): isList = false
      default: return nil
      }
    }

    func isContinued(by words: Substring, depth: Int, isAfterEmptyLine: Bool) -> Bool {
      if depth > self.depth || words.isEmpty { return true }
      return !isItem(words) && !isAfterEmptyLine && !words.hasPrefix("#")
    }
  }
}
