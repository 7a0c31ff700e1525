/// Where the lines of a text begin, and which are ASCII alone: turns UTF-8 offsets into positions and back.
///
/// `\n`, `\r\n` and a lone `\r` end a line. There is always a line, and the last one has no end. The index
/// doesn't hold the text; every call takes the text that it was made of.
package struct LineIndex: Sendable, Equatable {
  /// For each line, twice the offset at which it begins, plus one if the line holds more than ASCII.
  private var lines: [Int]

  package init(_ text: [UInt8]) {
    lines = Self.scan(text, 0..<text.count)
  }

  package var lineCount: Int { lines.count }

  /// The line that holds the offset. An offset beyond the text is in the last line.
  package func line(at offset: Int) -> Int {
    // The last line that begins at or before the offset.
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] >> 1 <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offsets of a line, its end included.
  package func range(ofLine line: Int, in text: [UInt8]) -> Range<Int> {
    guard lines.indices.contains(line) else { return text.count..<text.count }
    let start = lines[line] >> 1
    let end = line + 1 < lines.count ? lines[line + 1] >> 1 : text.count
    return start..<max(start, end)
  }

  /// The offsets of a line's characters, its end left out.
  package func contentRange(ofLine line: Int, in text: [UInt8]) -> Range<Int> {
    let range = range(ofLine: line, in: text)
    var end = range.upperBound
    if end > range.lowerBound, text[end - 1] == 0x0A { end -= 1 }
    // Only the last line has no end, and there is no `\r` in it.
    if end > range.lowerBound, text[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Positions

  /// The position of an offset. Within a scalar it is the scalar's start, within or after a line's end the
  /// end of the line's characters, beyond the text the text's end.
  package func position(
    at offset: Int, in text: [UInt8], encoding: PositionEncoding
  ) -> LSP.Position {
    let line = line(at: offset)
    let content = contentRange(ofLine: line, in: text)
    let end = Self.scalarStart(
      min(max(offset, content.lowerBound), content.upperBound), in: text, from: content.lowerBound)
    let bytes = end - content.lowerBound
    if encoding == .utf8 || isASCII(line) { return LSP.Position(line: line, character: bytes) }
    var character = 0
    for index in content.lowerBound..<end { character += encoding.units(of: text[index]) }
    return LSP.Position(line: line, character: character)
  }

  /// The offset of a position. A character beyond the line's is the end of the line's characters, a line
  /// beyond the last the text's end, a negative number zero, a place within a scalar the scalar's start.
  package func offset(
    of position: LSP.Position, in text: [UInt8], encoding: PositionEncoding
  ) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return text.count }
    let content = contentRange(ofLine: position.line, in: text)
    let character = min(max(position.character, 0), content.count)
    if isASCII(position.line) { return content.lowerBound + character }
    if encoding == .utf8 {
      return Self.scalarStart(content.lowerBound + character, in: text, from: content.lowerBound)
    }
    var units = 0
    for index in content {
      let more = encoding.units(of: text[index])
      // The scalar that begins here ends after the character.
      if more > 0, units + more > character { return index }
      units += more
    }
    return content.upperBound
  }

  package func range(
    of range: Range<Int>, in text: [UInt8], encoding: PositionEncoding
  ) -> LSP.Range {
    LSP.Range(
      start: position(at: range.lowerBound, in: text, encoding: encoding),
      end: position(at: range.upperBound, in: text, encoding: encoding))
  }

  /// The offsets of a range. An inverted one is turned round.
  package func offsets(
    of range: LSP.Range, in text: [UInt8], encoding: PositionEncoding
  ) -> Range<Int> {
    let start = offset(of: range.start, in: text, encoding: encoding)
    let end = offset(of: range.end, in: text, encoding: encoding)
    return min(start, end)..<max(start, end)
  }

  private func isASCII(_ line: Int) -> Bool { lines[line] & 1 == 0 }

  private static func scalarStart(_ offset: Int, in text: [UInt8], from start: Int) -> Int {
    var offset = offset
    // Four bytes are the most that a scalar has; in bytes that aren't UTF-8 the search ends there.
    for _ in 0..<3 {
      guard offset > start, offset < text.count, text[offset] & 0xC0 == 0x80 else { break }
      offset -= 1
    }
    return offset
  }

  // MARK: Edits

  /// Follows an edit: `text` is the text after it, `range` what it replaced, in offsets of the text before,
  /// `length` the bytes that stand there now. Only the lines touched are read.
  package mutating func update(text: [UInt8], replaced range: Range<Int>, length: Int) {
    let delta = length - range.count
    // A `\r` before the edit and a `\n` in it, or the other way round, make or break a line end.
    let first = line(at: max(0, range.lowerBound - 1))
    let last = line(at: range.upperBound)
    let start = lines[first] >> 1
    let end = last + 1 < lines.count ? (lines[last + 1] >> 1) + delta : text.count
    var region = Self.scan(text, start..<end)
    // Where the region ends with a line's end and more lines follow, what begins there is one of them.
    if last + 1 < lines.count { region.removeLast() }
    if delta != 0, last + 1 < lines.count {
      let shift = 2 * delta
      lines.withUnsafeMutableBufferPointer { lines in
        for index in last + 1..<lines.count { lines[index] += shift }
      }
    }
    if region.count == last + 1 - first {
      for (index, line) in region.enumerated() { lines[first + index] = line }
    } else {
      lines.replaceSubrange(first...last, with: region)
    }
  }

  /// The lines that begin within the range of a text, and at its end if a line ends there.
  private static func scan(_ text: [UInt8], _ range: Range<Int>) -> [Int] {
    var lines: [Int] = []
    text.withUnsafeBufferPointer { text in
      var start = range.lowerBound
      var bits: UInt8 = 0
      var index = start
      while index < range.upperBound {
        let byte = text[index]
        bits |= byte
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < range.upperBound, text[index] == 0x0A { index += 1 }
        lines.append(start << 1 | Int(bits >> 7))
        start = index
        bits = 0
      }
      lines.append(start << 1 | Int(bits >> 7))
    }
    return lines
  }
}
