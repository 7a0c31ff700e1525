package import ViewAnalysis

/// A text that is changed in one place after another, as by someone who types, and read anew each time with what is
/// known of the text before. Each tree must be the one that the text alone gives.
package struct EditCheck {
  private var text: [UInt8]
  private var parsed: ParsedFile

  package init(_ text: [UInt8]) {
    self.text = text
    parsed = parse(text)
  }

  package struct Outcome {
    /// Most of the tree was taken over.
    package var isReused = false
    /// The text, where its tree, what it exports or the names that it uses are not what they should be.
    package var wrong: [UInt8]?
  }

  /// Makes a random change, and mostly keeps it as long as there are few errors: what is typed is broken half of the time.
  package mutating func change(using random: inout some RandomNumberGenerator) -> Outcome {
    var changed = text
    let place = Int.random(in: 0...text.count, using: &random)
    let piece = Self.pieces.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<8, using: &random) {
    case 0: changed.removeSubrange(place..<min(text.count, place + Int.random(in: 1...3, using: &random)))
    case 1: changed.removeSubrange(place..<min(text.count, place + Int.random(in: 1...60, using: &random)))
    case 2:
      let end = min(text.count, place + Int.random(in: 0...10, using: &random))
      changed.replaceSubrange(place..<end, with: piece)
    case 3:
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...80, using: &random))
      changed.insert(contentsOf: text[start..<end], at: place)
    default: changed.insert(contentsOf: piece, at: place)
    }
    let expected = parse(changed)
    let reused = reparse(changed, replacing: parsed)
    let source = SourceFile(name: "", bytes: changed, replacing: SourceFile(name: "", parsed))
    let facts = SourceFile(name: "", expected).facts
    let isRight =
      reused.map { $0.isSame(as: expected) } != false
      && source.facts.exports == facts.exports && source.facts.references == facts.references
    let outcome = Outcome(isReused: reused != nil, wrong: isRight ? nil : changed)
    let errors = expected.tree.errors.count
    if errors == 0 || (errors < 4 && Int.random(in: 0..<3, using: &random) > 0) {
      text = changed
      parsed = reused ?? expected
    }
    return outcome
  }

  private static let pieces: [[UInt8]] = [
    "a", "x", "1", " ", "\n", "\r\n", "\t", ".", ",", ";", ":", "::", "{", "}", "(", ")", "[", "]", "{}",
    "()", "\"",
    "\"\"", "\"\"\"", "\\(", "\\()", "#\"", "//", "/*", "*/", "/", "#/", "/#", "'", "`", "<", ">", "<T>",
    ">>", "&",
    "=", "==", "?", "!", "~", "-", "...", "@", "#", "$0", "é", "\u{200B}", "if", "else", "init", "get", "set",
    "didSet",
    "in", "of", "as", "is", "some", "each", "where", "then", "yield", "async", "await", "try!", "return",
    "case",
    "default:", "#if A\n", "#else\n", "#endif\n", "func f() {}", "var x: Int { 1 }", "let a = b", " ? a : b",
    ".foo { x in y }", "switch x { case 1: a }", "<<<<<<< ", ">>>> ",
  ].map { Array($0.utf8) }
}

extension ParsedFile {
  /// Whether two trees are alike in all that they hold.
  package func isSame(as other: ParsedFile) -> Bool {
    let (a, b) = (tree, other.tree)
    return a.bytes.elementsEqual(b.bytes) && a.comments == b.comments && a.errors == b.errors
      && a.tokens.elementsEqual(b.tokens) {
        $0.start == $1.start && $0.end == $1.end && $0.kind == $1.kind && $0.flags == $1.flags
      }
      && a.nodes.elementsEqual(b.nodes) {
        $0.kind == $1.kind && $0.size == $1.size && $0.parent == $1.parent && $0.firstToken == $1.firstToken
          && $0.endToken == $1.endToken
      }
  }
}
