internal import LSPCore

/// A text with its lines, for people and reports: lines and columns count from 1, columns in UTF-16 units.
struct LineTable: Sendable {
  struct Position: Equatable, Sendable {
    let line: Int
    let column: Int
  }

  let bytes: [UInt8]
  private let index: LineIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = LineIndex(bytes)
  }

  func position(of offset: Int) -> Position {
    let position = index.position(at: offset, in: bytes, encoding: .utf16)
    return Position(line: position.line + 1, column: position.character + 1)
  }

  /// UTF-8 offsets of the text of the line that holds the offset, without its end.
  func line(at offset: Int) -> Range<Int> {
    index.contentRange(ofLine: index.line(at: offset), in: bytes)
  }
}
