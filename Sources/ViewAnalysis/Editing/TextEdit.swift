/// The replacement of a range of a file's text.
package struct TextEdit: Sendable, Equatable {
  /// The file, as the host named it; nil for the finding's own file.
  package let file: String?
  /// UTF-8 offsets into the analysed text.
  package let range: Range<Int>
  package let newText: String

  package init(file: String? = nil, range: Range<Int>, newText: String) {
    self.file = file
    self.range = range
    self.newText = newText
  }
}

extension [TextEdit] {
  /// The text with the edits made, all of them its own.
  package func applied<Bytes: RandomAccessCollection>(to bytes: Bytes) -> [UInt8]
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      // An edit out of order or out of the text would be a rule's mistake; it is left out, not obeyed.
      guard position <= edit.range.lowerBound, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.newText.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Whether no two edits of one file overlap. They may touch.
  package var areDisjoint: Bool {
    let sorted = sorted {
      ($0.file ?? "", $0.range.lowerBound, $0.range.upperBound)
        < ($1.file ?? "", $1.range.lowerBound, $1.range.upperBound)
    }
    return zip(sorted, sorted.dropFirst()).allSatisfy {
      $0.file != $1.file || $0.range.upperBound <= $1.range.lowerBound
    }
  }
}

extension TextEdit {
  /// One edit that replaces all lines from the first that differs to the last; nil for equal texts.
  static func difference(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
    if old == new { return nil }
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Whole lines: so no scalar and no line end is cut in two.
    while start > 0, !(old.startsLine(start) && new.startsLine(start)) { start -= 1 }
    while end > 0, !(old.startsLine(old.count - end) && new.startsLine(new.count - end)) { end -= 1 }
    return TextEdit(
      range: start..<old.count - end,
      newText: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}

extension [UInt8] {
  /// Whether a line begins at the offset: after `\n`, `\r\n` or a lone `\r`.
  fileprivate func startsLine(_ offset: Int) -> Bool {
    guard offset > 0, offset <= count else { return true }
    return self[offset - 1] == 0x0A
      || self[offset - 1] == 0x0D && (offset == count || self[offset] != 0x0A)
  }
}

extension Range<Int> {
  /// Whether the ranges overlap or meet.
  package func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
