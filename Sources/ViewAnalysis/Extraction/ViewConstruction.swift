/// Uses of the new type, in the places of the code that it is made of.
extension ViewExtractor {
  /// A call of the initializer, for a view that starts at the UTF-8 offset. `rest` is how much more stands in its line.
  func construction(of name: String, _ arguments: [String], at offset: Int, rest: Int = 0) -> String {
    let text = "\(name)(\(arguments.joined(separator: ", ")))"
    let isWide =
      layout.columns(layout.lineStart(of: offset)..<offset) + text.count + rest > layout.widestLine
      || arguments.contains { $0.contains(where: \.isNewline) }
    guard isWide, !arguments.isEmpty else { return text }
    return construction(of: name, onLines: arguments, indentation: layout.indentation(at: offset))
  }

  func construction(of name: String, onLines arguments: [String], indentation outer: String) -> String {
    let inner = layout.lineEnding + outer + layout.indentationUnit
    let comma = endsWithComma ? "," : ""
    return "\(name)(" + inner + arguments.joined(separator: "," + inner) + comma + layout.lineEnding + outer
      + ")"
  }

  /// Whether most of the file's calls whose closing parenthesis begins a line have a comma before it. The first calls tell
  /// enough: each use of a helper asks.
  private var endsWithComma: Bool {
    var balance = 0
    for id in layout.tree.nodes.ids(of: [.functionCallExpr]).prefix(Self.mostCallsAsked) {
      guard let call = FunctionCall(layout.tree.node(id)), let end = call.parentheses?.upperBound,
        layout.startsLine(end - 1), let last = call.arguments.last?.node
      else { continue }
      balance += layout.tree.tokens[last.tokenRange.upperBound - 1].kind == .comma ? 1 : -1
    }
    return balance > 0
  }

  private static let mostCallsAsked = 500

  /// The edits that put a call in the place of a view, or of the beginning of one that ends at `end`. A block in whose one
  /// line the call is too wide is opened up.
  func constructionEdits(
    of name: String, _ arguments: [String], in range: Range<Int>, of view: Node, suffix: String = ""
  ) -> [TextEdit] {
    let start = range.lowerBound
    let chain = view.outermostChain
    let isSplit = suffix.contains(where: \.isNewline)
    // A line of several statements stays one.
    if let token = view.tokenRange.first, token > 0, layout.tree.tokens[token - 1].kind == .semicolon {
      return [TextEdit(range: range, newText: "\(name)(\(arguments.joined(separator: ", ")))" + suffix)]
    }
    let flat = construction(of: name, arguments, at: start, rest: suffix.prefix { !$0.isNewline }.count)
    if flat.contains(where: \.isNewline), !isSplit, !layout.startsLine(start),
      chain.range.lowerBound == start,
      let block = chain.parent?.parent, let gaps = gaps(around: chain, in: block)
    {
      let outer = layout.indentation(at: start)
      let inner = outer + layout.indentationUnit
      let short = "\(name)(\(arguments.joined(separator: ", ")))"
      let width = inner.count + short.count + suffix.count
      let text =
        width + layout.columns(range.upperBound..<chain.range.upperBound) > layout.widestLine
        ? construction(of: name, onLines: arguments, indentation: inner) : short
      return [
        TextEdit(range: gaps.before, newText: layout.lineEnding + inner),
        TextEdit(range: range, newText: text + suffix),
        TextEdit(range: gaps.after, newText: layout.lineEnding + outer),
      ] + modifierEdits(after: block)
    }
    if flat.contains(where: \.isNewline), !isSplit, chain.range == range,
      let edits = argumentEdits(of: name, arguments, in: range, of: chain, suffix: suffix)
    {
      return edits
    }
    return [TextEdit(range: range, newText: flat + suffix)]
  }

  /// The edits for a view that is one of several arguments in a line, in which it is too wide: each argument gets a line.
  private func argumentEdits(
    of name: String, _ arguments: [String], in range: Range<Int>, of chain: Node, suffix: String
  ) -> [TextEdit]? {
    guard let own = Argument(chain.parent), own.value == chain, let call = FunctionCall(own.node.parent),
      call.arguments.count > 1, let parentheses = call.parentheses, layout.isOneLine(parentheses),
      !layout.hasComment(parentheses), let first = call.arguments.first?.node,
      let last = call.arguments.last?.node
    else { return nil }
    let short = "\(name)(\(arguments.joined(separator: ", ")))"
    let line = layout.lineStart(of: range.lowerBound)..<layout.lineEnd(of: range.upperBound)
    if layout.columns(line) - layout.columns(range) + short.count + suffix.count <= layout.widestLine {
      return [TextEdit(range: range, newText: short + suffix)]
    }
    let outer = layout.indentation(at: range.lowerBound)
    let inner = outer + layout.indentationUnit
    let rest = layout.columns(own.node.range) - layout.columns(range) + suffix.count
    let text =
      inner.count + short.count + rest > layout.widestLine
      ? construction(of: name, onLines: arguments, indentation: inner) : short
    let gaps = zip(call.arguments, call.arguments.dropFirst()).map {
      $0.node.range.upperBound..<$1.node.range.lowerBound
    }
    let start = parentheses.lowerBound + 1..<first.range.lowerBound
    return ([start] + gaps).map { TextEdit(range: $0, newText: layout.lineEnding + inner) }
      + [
        TextEdit(range: range, newText: text + suffix),
        TextEdit(
          range: last.range.upperBound..<parentheses.upperBound - 1, newText: layout.lineEnding + outer),
      ]
  }

  /// What follows a closure of one line, one level in, stands beside its closing brace when it has several.
  private func modifierEdits(after block: Node) -> [TextEdit] {
    guard let call = Closure(block)?.use?.call.node, call.range.upperBound == block.range.upperBound,
      layout.isOneLine(call.range), layout.startsLine(call.range.lowerBound)
    else { return [] }
    let outer = layout.indentation(at: call.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let end = call.outermostChain.range.upperBound
    let next = layout.nextLineStart(of: call.range.upperBound)
    guard next < end, layout.indentation(at: next) == inner, layout.areIndented(next..<end, by: inner) else {
      return []
    }
    return layout.indentationEdits(next..<end, from: inner, to: outer)
  }

  /// The white space beside the only statement of a block of one line, as UTF-8 offsets.
  private func gaps(around statement: Node, in block: Node) -> (before: Range<Int>, after: Range<Int>)? {
    guard block.kind == .closureExpr || block.kind == .codeBlock, block.statements.count == 1,
      layout.isOneLine(block.range), !layout.hasComment(block.range)
    else { return nil }
    let (before, after) = (
      layout.startOfWhitespace(before: statement.range.lowerBound),
      layout.endOfWhitespace(from: statement.range.upperBound)
    )
    guard after == block.range.upperBound - 1 else { return nil }
    return (before..<statement.range.lowerBound, statement.range.upperBound..<after)
  }

  /// The value that the property is given, with its label, and with `self` where the piece writes that before the name; nil
  /// of a slot, and of what finds its value itself.
  private func labeledArgument(of property: ExtractedProperty, _ reader: ExtractionReader) -> String? {
    guard property.rank != .slot, let argument = property.argument else { return nil }
    let sign = argument.prefix { $0 == "!" }
    let value = argument.dropFirst(sign.count)
    let name = value.leadingName
    let uses = reader.memberUses[name] ?? []
    let namesOwner =
      !uses.isEmpty
      && uses.allSatisfy { MemberAccess($0.node)?.base?.isReference(to: "self") == true }
    return "\(property.name): \(sign)\(namesOwner ? "self." : "")\(value)"
  }

  func uses(of name: String, _ draft: Draft, at piece: ExtractionPiece) -> [TextEdit] {
    let range = piece.range
    let slots = draft.inputs.properties.filter { $0.rank == .slot }
    let arguments = draft.inputs.properties.compactMap { labeledArgument(of: $0, draft.reader) }
    guard slots.isEmpty else {
      var text = arguments.isEmpty ? name : construction(of: name, arguments, at: range.lowerBound, rest: 2)
      let outer = layout.indentation(at: range.lowerBound)
      let inner = outer + layout.indentationUnit
      for (index, slot) in slots.enumerated() {
        let view = draft.reader.slots.first { $0.name == slot.name }?.view
        let content = view.map { block(layout, $0.range, inner) } ?? inner + slot.name
        let opening = index == 0 ? " {" : " \(slot.name): {"
        text += opening + layout.lineEnding + content + layout.lineEnding + outer + "}"
      }
      let edit = TextEdit(range: range, newText: text)
      return [edit] + (piece.onlyNode.flatMap { modifierEdit(after: edit, of: $0) }.map { [$0] } ?? [])
    }
    let actions = self.arguments(
      draft, indentation: layout.indentation(at: range.lowerBound),
      startsLine: layout.startsLine(range.lowerBound))
    if let closure = actions.trailing, !isBroken(name, arguments, at: range.lowerBound, before: closure) {
      let opening = closure.prefix { !$0.isNewline }.count + 1
      let call =
        arguments.isEmpty ? name : construction(of: name, arguments, at: range.lowerBound, rest: opening)
      let edit = TextEdit(range: range, newText: call + " " + closure)
      return [edit] + (piece.onlyNode.flatMap { modifierEdit(after: edit, of: $0) }.map { [$0] } ?? [])
    }
    // After arguments on lines of their own a short closure is one of them.
    let labeled = draft.labeled(actions)
    let edits = constructionEdits(of: name, arguments + labeled, in: range, of: piece.first)
    guard edits.count == 1, let edit = edits.first else { return edits }
    return [edit] + (piece.onlyNode.flatMap { modifierEdit(after: edit, of: $0) }.map { [$0] } ?? [])
  }

  /// Whether the arguments get lines of their own because of a closure that fits one and comes after them.
  func isBroken(_ name: String, _ arguments: [String], at offset: Int, before closure: String) -> Bool {
    guard !arguments.isEmpty, !closure.contains(where: \.isNewline) else { return false }
    return construction(of: name, arguments, at: offset, rest: closure.count + 1).contains(where: \.isNewline)
  }

  /// The modifiers of the view that the edit replaces stand one level in after a line, and beside a closing parenthesis.
  func modifierEdit(after edit: TextEdit, of view: Node) -> TextEdit? {
    let rest = edit.range.upperBound..<Swift.max(edit.range.upperBound, view.outermostChain.range.upperBound)
    let next = layout.nextLineStart(of: rest.lowerBound)
    guard next < rest.upperBound,
      layout.startsLine(edit.range.lowerBound) || !edit.newText.contains(where: \.isNewline)
    else { return nil }
    let outer = layout.indentation(at: edit.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let (old, new) = edit.newText.contains(where: \.isNewline) ? (inner, outer) : (outer, inner)
    // Beside a line they have been one level in all the time.
    guard layout.indentation(at: next) == old, layout.areIndented(next..<rest.upperBound, by: old),
      edit.newText.contains(where: \.isNewline) || !layout.isOneLine(edit.range)
    else { return nil }
    let moved = layout.reindented(rest, from: old, to: new)
    return moved == layout.tree.text(rest) ? nil : TextEdit(range: rest, newText: moved)
  }
}
