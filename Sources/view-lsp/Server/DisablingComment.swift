internal import LSPCore
internal import ViewAnalysis

/// Writes the comments that turn a rule off.
struct DisablingComment {
  let text: [UInt8]
  let lines: LineIndex
  let tree: SyntaxTree

  /// A comment above the line of the offset; nil where no comment can stand there, as within a string.
  func edit(disabling rule: String, at offset: Int) -> ViewAnalysis.TextEdit? {
    let line = lines.line(at: offset)
    let start = lines.range(ofLine: line, in: text).lowerBound
    guard !isWithinToken(start), !isWithinComment(start) else { return nil }
    if line > 0, let edit = addition(of: rule, toLine: line - 1, directive: "view-lsp:disable:next") {
      return edit
    }
    let indentation = text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let comment = String(decoding: indentation, as: UTF8.self) + "// view-lsp:disable:next \(rule)"
    return TextEdit(range: start..<start, newText: comment + lineEnd(line))
  }

  /// A comment for the whole file, before its first code and the comments that belong to it.
  func edit(disablingInFile rule: String) -> ViewAnalysis.TextEdit {
    let first = tree.tokens.first { $0.kind != .shebang }.map { Int($0.start) } ?? 0
    let firstLine = lines.line(at: first)
    for line in 0..<firstLine {
      if let edit = addition(of: rule, toLine: line, directive: "view-lsp:disable:file") { return edit }
    }
    var line = firstLine
    // A comment directly above the code is the code's.
    while line > 0, !lines.contentRange(ofLine: line - 1, in: text).allSatisfy({ text[$0] <= 0x20 }) {
      line -= 1
    }
    if line == 0, tree.tokens.first?.kind == .shebang { line = 1 }
    var start = lines.range(ofLine: line, in: text).lowerBound
    if start == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return TextEdit(range: start..<start, newText: "// view-lsp:disable:file \(rule)" + lineEnd(line))
  }

  /// Adds the rule to a directive that has a line for itself; nil where the line holds something else.
  private func addition(
    of rule: String, toLine line: Int, directive: String
  ) -> ViewAnalysis.TextEdit? {
    let content = lines.contentRange(ofLine: line, in: text)
    let words = text[content].split { $0 == 0x20 || $0 == 0x09 }
    guard words.count > 2, words[0].elementsEqual("//".utf8), words[1].elementsEqual(directive.utf8),
      !isWithinToken(content.lowerBound), !isWithinComment(content.lowerBound)
    else { return nil }
    // The reason, if there is one, stays at the end.
    let names = words.dropFirst(2).prefix { !$0.elementsEqual("--".utf8) }
    guard let last = names.last else { return nil }
    return TextEdit(range: last.endIndex..<last.endIndex, newText: " " + rule)
  }

  /// How the line ends; how the first one does where this one has no end.
  private func lineEnd(_ line: Int) -> String {
    for line in [line, 0] {
      let range = lines.range(ofLine: line, in: text)
      let content = lines.contentRange(ofLine: line, in: text)
      if content.upperBound < range.upperBound {
        return String(decoding: text[content.upperBound..<range.upperBound], as: UTF8.self)
      }
    }
    return "\n"
  }

  private func isWithinToken(_ offset: Int) -> Bool {
    // The last token that begins before the offset.
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && Int(tree.tokens[low - 1].end) > offset
  }

  private func isWithinComment(_ offset: Int) -> Bool {
    tree.comments.contains { $0.range.lowerBound < offset && offset < $0.range.upperBound }
  }
}
