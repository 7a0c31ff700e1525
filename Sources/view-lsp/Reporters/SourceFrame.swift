internal import ViewAnalysis

/// The line that a finding begins on, with marks under the finding's part of it.
struct SourceFrame {
  /// The line's number, from 1.
  let lineNumber: String
  /// The line, with tabs as blanks; a long one is cut to the part around the finding.
  let text: String
  let indent: String
  /// `^~~~`.
  let marks: String

  private static let widest = 160
  private static let tabWidth = 4

  init(lines: LineTable, range: Range<Int>) {
    let start = lines.position(of: range.lowerBound)
    lineNumber = "\(start.line)"
    let line = lines.line(at: range.lowerBound)
    let low = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let high = min(max(range.upperBound, low), line.upperBound)
    func text(_ range: Range<Int>) -> String { String(decoding: lines.bytes[range], as: UTF8.self) }

    var before = Self.expand(text(line.lowerBound..<low), from: 0)
    var marked = Self.expand(text(low..<high), from: before.width)
    var after = Self.expand(text(high..<line.upperBound), from: before.width + marked.width)
    if before.width > Self.widest / 2 {
      let kept = before.text.suffix(Self.widest / 4)
      before = Self.expand("…" + kept, from: 0)
    }
    marked = Self.cut(marked, to: Self.widest - 8)
    after = Self.cut(after, to: max(8, Self.widest - before.width - marked.width))
    self.text = before.text + marked.text + after.text
    indent = String(repeating: " ", count: before.width)
    marks = "^" + String(repeating: "~", count: max(0, marked.width - 1))
  }

  private typealias Shown = (text: String, width: Int)

  /// The text with tabs as blanks, and what else a terminal would act on left out; and how many columns it
  /// takes.
  private static func expand(_ text: String, from column: Int) -> Shown {
    var shown = ""
    var width = 0
    for character in text {
      if character == "\t" {
        let blanks = tabWidth - (column + width) % tabWidth
        shown += String(repeating: " ", count: blanks)
        width += blanks
      } else if let first = character.unicodeScalars.first, first.properties.generalCategory == .control {
        shown += "?"
        width += 1
      } else {
        shown.append(character)
        width += columns(of: character)
      }
    }
    return (shown, width)
  }

  private static func cut(_ part: Shown, to widest: Int) -> Shown {
    guard part.width > widest else { return part }
    return expand(String(part.text.prefix(widest / 2)) + "…", from: 0)
  }

  /// How many columns of a terminal a character takes: two for East Asian wide ones and for emoji.
  private static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
