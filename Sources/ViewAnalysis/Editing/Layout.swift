/// How a file is laid out: its lines, indentation, line ends and comments. All offsets are UTF-8.
///
/// Rewrites ask here and nowhere else how to break, indent and remove lines.
package final class Layout {
  package let tree: SyntaxTree

  /// The layout whose habits it has; nil for the file's own.
  private let model: Layout?

  /// `model` is the layout of the file that the tree is a part of, or a later state of, and whose habits it shares.
  package init(_ tree: SyntaxTree, like model: Layout? = nil) {
    self.tree = tree
    self.model = model
  }

  private var bytes: FrozenBuffer<UInt8> { tree.bytes }

  // MARK: The file's habits

  /// The file's line end: that of its first line.
  package private(set) lazy var lineEnding: String = model?.lineEnding ?? readLineEnding()

  private func readLineEnding() -> String {
    let end = lineEnd(of: 0)
    guard end < bytes.count, bytes[end] == carriageReturn else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == newline ? "\r\n" : "\r"
  }

  /// One level of indentation: a tab, or the number of spaces by which most nested lines go in.
  package private(set) lazy var indentationUnit: String =
    model?.indentationUnit ?? readIndentationUnit()

  private func readIndentationUnit() -> String {
    var tabs = 0
    var steps = [Int](repeating: 0, count: 9)
    // A step is how much deeper a block's first line stands than the line that opens it.
    var previous = 0
    var opens = false
    var start = 0
    while start < bytes.count {
      let end = lineEnd(of: start)
      var first = start
      while first < end, bytes[first] == space || bytes[first] == tab { first += 1 }
      var last = end
      while last > first, bytes[last - 1] == space { last -= 1 }
      if first < last {
        let width = first - start
        if width > 0, bytes[start] == tab {
          tabs += 1
        } else if opens, width > previous, width - previous < steps.count {
          steps[width - previous] += 1
        }
        previous = width
        opens = bytes[last - 1] == UInt8(ascii: "{") || bytes[last - 1] == UInt8(ascii: "(")
      }
      start = nextLineStart(of: end)
    }
    let best = steps.indices.max { (steps[$0], -$0) < (steps[$1], -$1) } ?? 0
    let votes = steps[best]
    if tabs > steps.reduce(0, +) { return "\t" }
    return votes == 0 ? "    " : String(repeating: " ", count: best)
  }

  /// How wide a line may be: as wide as several lines of the file's code are, within limits.
  package private(set) lazy var widestLine: Int = model?.widestLine ?? readWidestLine()

  private func readWidestLine() -> Int {
    var widths: [Int] = []
    var (line, isText, lineEnd) = (0, false, 0)
    func add() {
      // Most lines are short in bytes already.
      let isLong = !isText && lineEnd - line > Self.widths.lowerBound
      widths.append(isLong ? columns(line..<lineEnd) : 0)
    }
    for token in tree.tokens {
      let (start, end) = (Int(token.start), Int(token.end))
      let isLiteral = [.stringLiteral, .stringHead, .stringSegment, .stringTail].contains(token.kind)
      let spansLines = isLiteral && !isOneLine(start..<end)
      if spansLines || startsLine(start) {
        add()
        // Nobody breaks a text.
        (line, isText) = (lineStart(of: spansLines ? end : start), isLiteral)
      }
      lineEnd = end
    }
    add()
    let habit = widths.sorted(by: >).dropFirst(Self.exceptions).first ?? 0
    return min(max(habit, Self.widths.lowerBound), Self.widths.upperBound)
  }

  private static let widths = 100...120
  /// How many lines may be wider than the file's code is otherwise.
  private static let exceptions = 2

  /// How many characters stand in the range.
  package func columns(_ range: Range<Int>) -> Int { tree.text(range).count }

  // MARK: Lines

  // As for the Language Server Protocol, `\n`, `\r\n` and a lone `\r` end a line.

  /// Offset of the first byte of the line that holds the offset.
  package func lineStart(of offset: Int) -> Int {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !isLineStart(start) { start -= 1 }
    return start
  }

  /// Whether a line end is right before the offset, which is in the text and not zero.
  private func isLineStart(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case newline: true
    case carriageReturn: offset == bytes.count || bytes[offset] != newline
    default: false
    }
  }

  /// Offset after the last byte of the line that holds the offset, before its line end.
  package func lineEnd(of offset: Int) -> Int {
    var end = min(max(offset, 0), bytes.count)
    while end < bytes.count, bytes[end] != newline, bytes[end] != carriageReturn { end += 1 }
    return end
  }

  /// Offset of the next line's first byte, or the file's end.
  package func nextLineStart(of offset: Int) -> Int {
    let end = lineEnd(of: offset)
    guard end < bytes.count else { return bytes.count }
    let isPair = bytes[end] == carriageReturn && end + 1 < bytes.count && bytes[end + 1] == newline
    return end + (isPair ? 2 : 1)
  }

  /// The white space at the start of the line that holds the offset.
  package func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return tree.text(start..<endOfWhitespace(from: start))
  }

  /// Whether only white space stands before the offset in its line.
  package func startsLine(_ offset: Int) -> Bool { endOfWhitespace(from: lineStart(of: offset)) >= offset }

  /// Whether only white space stands after the offset in its line.
  package func endsLine(_ offset: Int) -> Bool { endOfWhitespace(from: offset) >= lineEnd(of: offset) }

  /// Whether the range's text is on one line.
  package func isOneLine(_ range: Range<Int>) -> Bool {
    lineEnd(of: range.lowerBound) >= min(range.upperBound, bytes.count)
  }

  /// Offset of the first byte from the offset on that is neither a space nor a tab.
  package func endOfWhitespace(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == space || bytes[end] == tab { end += 1 }
    return end
  }

  /// Offset after the last byte before the offset that is neither a space nor a tab.
  package func startOfWhitespace(before offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] == space || bytes[start - 1] == tab { start -= 1 }
    return start
  }

  // MARK: Comments

  /// The comments that lie wholly or partly in the range.
  package func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = tree.comments.partitionIndex { Int($0.end) > range.lowerBound }
    let end = tree.comments.partitionIndex { Int($0.start) >= range.upperBound }
    return tree.comments[first..<Swift.max(first, end)]
  }

  package func hasComment(_ range: Range<Int>) -> Bool { !comments(in: range).isEmpty }

  /// Whether a string or a regular expression of several lines is in the code.
  package func hasMultilineLiteral(_ node: Node) -> Bool {
    node.subtree.contains { id in
      switch tree.nodes[id].kind {
      case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr: !isOneLine(tree.node(id).range)
      default: false
      }
    }
  }

  // MARK: Tokens

  /// Index of the first token that starts at the offset or after it.
  package func token(from offset: Int) -> Int { tree.tokens.partitionIndex { Int($0.start) >= offset } }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
