extension Layout {
  /// The edits that put a view in the place of the code around it, with one more modifier: `if a { X }` becomes
  /// `X.opacity(a ? 1 : 0)`. Modifiers after the place move along.
  ///
  /// `modifier` gets the indentation of its line; nil where everything stands on one line. What else the place
  /// holds, comments too, is gone.
  package func replacing(
    _ place: Node, with view: ViewExpression, adding modifier: (_ indentation: String?) -> String
  ) -> [TextEdit] {
    let start = view.node.range.lowerBound
    let outer = indentation(at: place.range.lowerBound)
    var text = reindented(view.node.range, from: indentation(at: start), to: outer)
    let indentation = isOneLine(place.range) ? nil : modifierIndentation(of: view, movedTo: outer)
    if let indentation { text += lineEnding + indentation }
    text += modifier(indentation)
    return moving(place, to: text, indentation)
  }

  /// The same, with the comments of the block that has the view as its only statement: they stay above the view and
  /// after it. Nil where a comment needs a line that isn't there.
  package func replacing(
    _ place: Node, with view: ViewExpression, in block: Node,
    adding modifier: (_ indentation: String?) -> String
  ) -> [TextEdit]? {
    guard block.range.count >= 2 else { return nil }
    let content = trimmed(block.range.lowerBound + 1..<block.range.upperBound - 1)
    let range = view.node.range
    if content == range { return replacing(place, with: view, adding: modifier) }
    guard content.lowerBound <= range.lowerBound, range.upperBound <= content.upperBound,
      startsLine(place.range.lowerBound), endsLine(place.range.upperBound), startsLine(range.lowerBound)
    else { return nil }
    let (inner, outer) = (indentation(at: range.lowerBound), indentation(at: place.range.lowerBound))
    let indentation = modifierIndentation(of: view, movedTo: outer)
    let text =
      reindented(content.lowerBound..<range.upperBound, from: inner, to: outer) + lineEnding + indentation
      + modifier(indentation) + reindented(range.upperBound..<content.upperBound, from: inner, to: outer)
    return moving(place, to: text, indentation)
  }

  /// The edits that put the text in the place, and give the modifiers after it the indentation.
  package func moving(_ place: Node, to text: String, _ indentation: String?) -> [TextEdit] {
    var edits = [TextEdit(range: place.range, newText: text)]

    // The first modifier that begins a line sets the indentation of all.
    let end = place.range.upperBound
    let rest = end..<max(end, place.outermostChain.range.upperBound)
    let next = nextLineStart(of: end)
    if let indentation, next < rest.upperBound {
      let moved = reindented(rest, from: self.indentation(at: next), to: indentation)
      if moved != tree.text(rest) { edits.append(TextEdit(range: rest, newText: moved)) }
    }
    return edits
  }

  /// The indentation of a further modifier of the view, once the view stands on `outer`.
  private func modifierIndentation(of view: ViewExpression, movedTo outer: String) -> String {
    let inner = indentation(at: view.node.range.lowerBound)
    if let last = view.modifiers.last(where: { startsLine($0.range.lowerBound) }) {
      let indentation = indentation(at: last.range.lowerBound)
      if indentation.hasPrefix(inner) { return outer + indentation.dropFirst(inner.count) }
    }
    // Behind a closing brace or parenthesis on a line of its own a chain goes on beside it.
    let last = lineStart(of: view.node.range.upperBound)
    let first = endOfWhitespace(from: last)
    let closes = first < tree.bytes.count && [UInt8]("})]".utf8).contains(tree.bytes[first])
    return isOneLine(view.node.range) || !closes ? outer + indentationUnit : outer
  }

  /// The edit that applies a modifier to the view, before the modifiers that are applied to it now. It gets a line
  /// of its own where they have one.
  package func insertion(of modifier: String, after view: Node) -> TextEdit {
    if let access = MemberAccess(view.parent), access.base == view, let period = access.period {
      let separator = startsLine(period) ? lineEnding + indentation(at: period) : ""
      return TextEdit(range: period..<period, newText: modifier + separator)
    }
    let end = view.range.upperBound
    var indentation: String?
    if let last = ViewExpression(view).modifiers.last, startsLine(last.range.lowerBound) {
      indentation = self.indentation(at: last.range.lowerBound)
    } else if !isOneLine(view.range) {
      indentation = self.indentation(at: end)
    }
    return TextEdit(range: end..<end, newText: (indentation.map { lineEnding + $0 } ?? "") + modifier)
  }
}
