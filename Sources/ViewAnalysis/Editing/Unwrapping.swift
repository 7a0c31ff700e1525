extension Layout {
  /// The edits that put a closure's only statement in the place of the call around it, the comments in the
  /// closure with it: `Group { X }.padding()` becomes `X.padding()`, re-indented.
  ///
  /// Nil where that can't be done without losing a comment or changing what the code means.
  package func unwrapping(_ call: FunctionCall, closure: Closure) -> [TextEdit]? {
    let statements = closure.statements
    guard statements.count == 1, let statement = statements.first?.firstChild, closure.signature == nil,
      statements.first?.range == statement.range, startsLikeOperand(statement),
      closure.node.range.count >= 2, closure.node.range.upperBound == call.node.range.upperBound,
      !hasComment(call.node.range.lowerBound..<closure.node.range.lowerBound)
    else { return nil }

    let content = trimmed(closure.node.range.lowerBound + 1..<closure.node.range.upperBound - 1)
    return replacing(call, with: content, statement: statement)
  }

  /// The edits that put a call's only argument in the call's place: `AnyView(X).padding()` becomes `X.padding()`.
  ///
  /// Nil where that can't be done without losing a comment or changing what the code means.
  package func unwrapping(_ call: FunctionCall, argument: Node) -> [TextEdit]? {
    let outside = [
      call.node.range.lowerBound..<argument.range.lowerBound,
      argument.range.upperBound..<call.node.range.upperBound,
    ]
    guard startsLikeOperand(argument), !outside.contains(where: hasComment) else { return nil }
    return replacing(call, with: argument.range, statement: argument)
  }

  /// The edits that put the content, a statement and the comments around it, in the place of the call, and move the
  /// modifiers after the call along.
  private func replacing(_ call: FunctionCall, with content: Range<Int>, statement: Node) -> [TextEdit]? {
    let start = call.node.range.lowerBound
    // A comment before the statement needs a line of its own.
    guard content.lowerBound == statement.range.lowerBound || startsLine(start) else { return nil }

    let chain = call.node.outermostChain
    let rest = call.node.range.upperBound..<max(call.node.range.upperBound, chain.range.upperBound)
    let outer = indentation(at: start)
    let inner =
      startsLine(statement.range.lowerBound) ? indentation(at: statement.range.lowerBound) : outer
    var text = reindented(content, from: inner, to: outer)
    if !rest.isEmpty, statement.kind == .sequenceExpr {
      guard content == statement.range else { return nil }
      text = "(" + text + ")"
    }

    let modifiers = indentationForModifiers(rest, after: statement, inner: inner, outer: outer)
    if needsNewLine(after: content, statement: statement) && !endsLine(rest.lowerBound) {
      text += lineEnding + (rest.isEmpty ? outer : modifiers.new)
    }
    var edits = [TextEdit(range: call.node.range, newText: text)]
    let moved = reindented(rest, from: modifiers.old, to: modifiers.new)
    if moved != tree.text(rest) { edits.append(TextEdit(range: rest, newText: moved)) }
    return edits
  }

  /// The range without the white space at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isSpace(tree.bytes[start]) { start += 1 }
    while end > start, isSpace(tree.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether the text that replaces a call may start with this statement without running into the line before.
  private func startsLikeOperand(_ statement: Node) -> Bool {
    switch statement.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr: false
    default: statement.kind.isExpression && statement.firstToken.kind.isIdentifierLike
    }
  }

  /// Whether the content ends with something that nothing may follow on its line: a line comment, `#endif`.
  private func needsNewLine(after content: Range<Int>, statement: Node) -> Bool {
    if let last = comments(in: content).last, !last.isBlock, Int(last.end) == content.upperBound {
      return true
    }
    return tree.hasText(
      "#endif" as StaticString, in: max(content.lowerBound, content.upperBound - 6)..<content.upperBound)
  }

  /// The indentation of the modifiers after the call, and the one that suits them after the statement.
  private func indentationForModifiers(
    _ rest: Range<Int>, after statement: Node, inner: String, outer: String
  ) -> (old: String, new: String) {
    let next = nextLineStart(of: rest.lowerBound)
    // The first modifier that begins a line sets the indentation of all.
    guard next < rest.upperBound else { return (outer, outer + indentationUnit) }
    let old = indentation(at: next)
    let ownLine = ViewExpression(statement).modifiers.last { startsLine($0.range.lowerBound) }
    if let ownLine {
      let indentation = self.indentation(at: ownLine.range.lowerBound)
      guard indentation.hasPrefix(inner) else { return (old, old) }
      return (old, outer + indentation.dropFirst(inner.count))
    }
    return (old, isOneLine(statement.range) ? outer + indentationUnit : old)
  }
}
