extension Layout {
  /// The column of the call's first argument as white space, where another argument begins a line right below it; nil for
  /// arguments that are laid out in another way.
  package func alignment(of call: FunctionCall) -> String? {
    alignment(of: call.arguments.map(\.node.range.lowerBound))
  }

  /// The column of the first of the offsets as white space, where another one begins a line right below it.
  private func alignment(of starts: [Int]) -> String? {
    guard let first = starts.first, !startsLine(first) else { return nil }
    let column = first - lineStart(of: first)
    let alignment = String(repeating: " ", count: column)
    // How wide a tab is isn't known.
    guard !indentation(at: first).contains("\t"),
      starts.contains(where: { startsLine($0) && indentation(at: $0) == alignment })
    else { return nil }
    return alignment
  }

  /// The edits that move the lines of the call's arguments, where the name in front of them is replaced: `head` is the
  /// text up to the opening parenthesis, `name` what comes in its place. What is aligned with the first argument stays
  /// so, and what was indented by the call's own line is by that of the head.
  package func realigning(
    _ call: FunctionCall, after head: Range<Int>, renamed name: String, file: String?
  ) -> [TextEdit] {
    // A literal of several lines has its own indentation.
    guard let callee = call.callee, !hasMultilineLiteral(call.node) else { return [] }
    let lines = callee.range.upperBound..<call.node.range.upperBound
    if isOneLine(head) {
      guard let old = alignment(of: call) else { return [] }
      let column = max(0, old.utf8.count - head.count + name.utf8.count)
      return reindenting(lines, from: old, to: String(repeating: " ", count: column), file: file)
    }
    return reindenting(
      lines, from: indentation(at: callee.range.lowerBound), to: indentation(at: head.lowerBound), file: file)
  }

  /// The edits that move the lines of the call's arguments which are aligned with the first one, where that moves by so
  /// many columns.
  package func shifting(_ call: FunctionCall, by columns: Int) -> [TextEdit] {
    guard let old = alignment(of: call), let parentheses = call.parentheses, !hasMultilineLiteral(call.node)
    else { return [] }
    return reindenting(parentheses, from: old, to: Self.shifted(old, by: columns), file: nil)
  }

  /// The same for the parameters of a declaration.
  package func shifting(parametersOf function: FunctionDecl, by columns: Int) -> [TextEdit] {
    let parameters = function.parameters.map(\.node)
    guard let first = parameters.first, let last = parameters.last,
      let old = alignment(of: parameters.map(\.range.lowerBound)), !hasMultilineLiteral(first)
    else { return [] }
    let range = first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    return reindenting(range, from: old, to: Self.shifted(old, by: columns), file: nil)
  }

  /// White space that is so many columns wider.
  package static func shifted(_ whitespace: String, by columns: Int) -> String {
    String(repeating: " ", count: max(0, whitespace.utf8.count + columns))
  }

  /// The edits that give the lines that begin in the range another indentation: `new` in the place of `old`.
  private func reindenting(_ range: Range<Int>, from old: String, to new: String, file: String?) -> [TextEdit]
  {
    if old == new { return [] }
    var edits: [TextEdit] = []
    var start = nextLineStart(of: range.lowerBound)
    while start < range.upperBound {
      if tree.hasPrefix(old, at: start), !endsLine(start) {
        edits.append(TextEdit(file: file, range: start..<start + old.utf8.count, newText: new))
      }
      start = nextLineStart(of: start)
    }
    return edits
  }
}
