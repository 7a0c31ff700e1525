/// An identifier as it stands in the text, without its backticks. It compares with names without making a string.
package struct Name: Sendable {
  package let tree: SyntaxTree
  /// UTF-8 offsets, backticks excluded.
  package let range: Range<Int>

  package init(tree: SyntaxTree, range: Range<Int>) {
    self.tree = tree
    if range.count > 2, range.upperBound <= tree.bytes.count,
      tree.bytes[range.lowerBound] == UInt8(ascii: "`"),
      tree.bytes[range.upperBound - 1] == UInt8(ascii: "`")
    {
      self.range = range.lowerBound + 1..<range.upperBound - 1
    } else {
      self.range = range
    }
  }

  package init(tree: SyntaxTree, token: Token) {
    self.init(tree: tree, range: Int(token.start)..<Int(token.end))
  }

  package var text: String { tree.text(range) }

  package static func == (name: Name, text: StaticString) -> Bool { name.tree.hasText(text, in: name.range) }

  package static func != (name: Name, text: StaticString) -> Bool { !(name == text) }

  /// Whether both names are spelt alike, wherever they stand.
  package func hasSameText(as other: Name) -> Bool {
    range.count == other.range.count && tree.bytes[range].elementsEqual(other.tree.bytes[other.range])
  }

  /// Whether it is written like a type's name: with a capital after any leading underscores and symbols.
  package var isCapitalized: Bool {
    for index in range where index < tree.bytes.count {
      let byte = tree.bytes[index]
      if byte == UInt8(ascii: "_") { continue }
      if byte >= 0x80 { return startsWithCapitalLetter }
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
    return false
  }

  /// The same for names with letters or symbols that aren't ASCII: `📄Row`.
  private var startsWithCapitalLetter: Bool {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter?.properties.isUppercase ?? false
  }

  package func hasSuffix(_ suffix: StaticString) -> Bool {
    let start = range.upperBound - suffix.utf8CodeUnitCount
    return start >= range.lowerBound && tree.hasText(suffix, in: start..<range.upperBound)
  }

  package func hasPrefix(_ prefix: StaticString) -> Bool {
    let end = range.lowerBound + prefix.utf8CodeUnitCount
    return end <= range.upperBound && tree.hasText(prefix, in: range.lowerBound..<end)
  }

  package func contains(_ part: StaticString) -> Bool {
    let length = part.utf8CodeUnitCount
    return length <= range.count
      && (range.lowerBound...range.upperBound - length).contains { tree.hasText(part, in: $0..<$0 + length) }
  }
}

extension Optional where Wrapped == Name {
  package static func == (name: Name?, text: StaticString) -> Bool { name.map { $0 == text } ?? false }

  package static func != (name: Name?, text: StaticString) -> Bool { !(name == text) }
}

extension Node {
  /// The node's first token as a name; nil where the node has no text.
  package var firstName: Name? { tokenRange.isEmpty ? nil : Name(tree: tree, token: firstToken) }

  /// The name that stands in the token, where it is one that can name something.
  func name(atToken index: Int) -> Name? {
    guard tokenRange.contains(index) else { return nil }
    let token = tree.tokens[index]
    guard token.kind.isIdentifierLike || token.kind == .dollarIdentifier || token.kind.isOperator else {
      return nil
    }
    return Name(tree: tree, token: token)
  }

  /// Index of the token after attributes and modifiers: `struct`, `var`, `func`, `init`, a parameter's name.
  package var introducerToken: Int {
    var next = tokenRange.lowerBound
    for child in children {
      guard child.kind == .attribute || child.kind == .declModifier || child.kind == .ifConfigDecl,
        child.tokenRange.lowerBound == next
      else { break }
      next = child.tokenRange.upperBound
    }
    return next
  }

  /// UTF-8 offset where the declaration itself begins: after its attributes and modifiers.
  package var introducerOffset: Int {
    let index = introducerToken
    return index < tree.tokens.count ? Int(tree.tokens[index].start) : range.upperBound
  }
}
