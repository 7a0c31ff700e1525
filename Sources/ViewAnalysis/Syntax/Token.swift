/// One token: its kind and the UTF-8 offsets of its text, trivia excluded.
///
/// What lies between the end of one token and the start of the next is trivia: white space, comments,
/// and what the lexer could make nothing of. So the tokens and the gaps between them are the file.
///
/// A multi-character operator that the grammar may have to split (`>>`, `>=`, `&~`) is followed by
/// `continuation` tokens, one for each further byte, up to `Token.longestSplit`. They lie at the operator's
/// end and cover nothing until the parser splits the operator and gives them their bytes.
package struct Token: ColumnElement, Sendable {
  /// UTF-8 offset of the token's first byte.
  package var start: UInt32
  /// UTF-8 offset after the token's last byte.
  package var end: UInt32
  package var kind: TokenKind
  package var flags: Flags

  package struct Flags: OptionSet, BitwiseCopyable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line end stands between this token and the one before it, or it is the first of the file.
    package static let startsLine = Flags(rawValue: 1)
    /// The token itself is broken: an unterminated string, an invalid number, a stray byte.
    package static let isBroken = Flags(rawValue: 2)
    /// A line end stands in the token itself: a string or a regular expression, or a piece of one.
    package static let containsLineEnd = Flags(rawValue: 4)
  }

  package static let longestSplit = 255

  /// What the parser looks at most.
  package struct Head: BitwiseCopyable {
    let kind: TokenKind
    let flags: Flags
  }

  package struct Place: BitwiseCopyable {
    let start: UInt32
    let end: UInt32
  }

  package var head: Head { @inline(__always) get { Head(kind: kind, flags: flags) } }
  package var rest: Place { @inline(__always) get { Place(start: start, end: end) } }

  @inline(__always)
  package init(_ head: Head, _ place: Place) {
    self.init(start: place.start, end: place.end, kind: head.kind, flags: head.flags)
  }

  package init(start: UInt32, end: UInt32, kind: TokenKind, flags: Flags) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
  }
}
