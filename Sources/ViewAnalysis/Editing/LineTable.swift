/// A text with its lines, for people and reports: lines and columns count from 1, columns in UTF-16 units.
///
/// `\n`, `\r\n` and a lone `\r` end a line, as for the Language Server Protocol.
package struct LineTable: Sendable {
  package struct Position: Equatable, Sendable {
    package let line: Int
    package let column: Int
  }

  package let bytes: [UInt8]
  /// The offsets at which lines begin, in order. There is always a line.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if endsLine { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The position of a UTF-8 offset; in a line's end, that of the line's last column.
  package func position(of offset: Int) -> Position {
    let index = index(of: offset)
    let line = content(of: index)
    var column = 1
    for byte in bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)] {
      // A scalar counts where it begins, as two units where it takes four bytes.
      if byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
    }
    return Position(line: index + 1, column: column)
  }

  /// UTF-8 offsets of the text of the line that holds the offset, without its end.
  package func line(at offset: Int) -> Range<Int> { content(of: index(of: offset)) }

  /// The index of the last line that begins at or before the offset.
  private func index(of offset: Int) -> Int { max(0, starts.partitionIndex { $0 > offset } - 1) }

  private func content(of index: Int) -> Range<Int> {
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
