/// The stored properties of a new view type, as it declares them.
extension ViewExtractor {
  /// Their lines: after what belongs to the type, what the view finds or keeps itself comes first.
  func propertyLines(
    _ draft: Draft, defaults: [String: String], _ documentation: ExtractedDocumentation?,
    removing removed: Set<Node>, changed edits: [TextEdit], isNested: Bool, indentation: String
  ) -> [String] {
    func line(_ property: ExtractedProperty) -> String {
      let text = property.declaration(default: defaults[property.name])
        .withAttributeAbove(if: writesAttributesAbove, layout.lineEnding + indentation)
      // What is said of the parameter is not true of a part of its value.
      let comments =
        property.rank == .parameter
        ? property.argument.flatMap { documentation?.documentation(of: $0) } ?? [] : []
      return (comments + [isNested ? unqualified(text) : text]).map { indentation + $0 }
        .joined(separator: layout.lineEnding)
    }
    func own(_ members: [Node]) -> [String] {
      grouped(
        members.map { member in
          let range = start(of: member, removing: removed)..<end(of: member)
          return (member, text(range, changed: edits, indentation: indentation))
        })
    }
    let properties = draft.inputs.properties
    let apart = constantsBesideUsers(draft, removing: removed)
    let stored = draft.reader.movedMembers.filter { $0.declaresStoredProperty && !apart.contains($0) }
      .sorted { $0.id < $1.id }
    let values = stored.filter { !$0.hasModifier(.kwStatic) }
    let constants = own(stored.filter { $0.hasModifier(.kwStatic) })
    let found = environmentLines(
      properties.filter { $0.rank == .environment }, removing: removed, indentation, line: line)
    let plain = own(values.filter(\.attributes.isEmpty))
    let wrapped = values.filter { !$0.attributes.isEmpty }
    let last = properties.compactMap { $0.rank == .environment ? $0.repeats : nil }.max { $0.id < $1.id }
    let isApart = zip([last].compactMap { $0 }, wrapped).contains { areInGroups($0, $1) }
    let states = own(wrapped)
    let given = properties.filter { $0.rank != .environment }.map(line)
    // Groups of states are no group with what callers give.
    let inputs = states + (states.contains("") && !given.isEmpty ? [""] : []) + given
    // Constants would part the values that callers give.
    let kept = inputs + (inputs.isEmpty || plain.isEmpty ? [] : [""]) + plain
    let gap = isApart && found.last != "" ? [""] : []
    let rest = kept.isEmpty && found.last == "" ? found.dropLast() : found + gap + kept
    return constants.isEmpty || rest.isEmpty ? constants + rest : constants + [""] + rest
  }

  /// Constants that stay before the member that uses them, as in the old type: the comment of that member stands above
  /// them, and what is said of them below it.
  func constantsBesideUsers(_ draft: Draft, removing removed: Set<Node>) -> Set<Node> {
    let moved = Set(draft.reader.movedMembers)
    func isConstant(_ member: Node) -> Bool {
      moved.contains(member) && member.declaresStoredProperty && member.hasModifier(.kwStatic)
    }
    var found: Set<Node> = []
    for member in draft.reader.movedMembers
    where isConstant(member) && standsBelowOthersComment(member, removing: removed) {
      var constants = [member]
      var next = member.parent?.nextSibling?.firstChild
      while let constant = next, isConstant(constant), let last = constants.last, areTight(last, constant) {
        constants.append(constant)
        next = constant.parent?.nextSibling?.firstChild
      }
      let names = Set(constants.compactMap { $0.declaredName?.text })
      guard let user = next, moved.contains(user), !user.declaresStoredProperty,
        start(of: user, removing: removed) == user.range.lowerBound,
        user.descendants(.declReferenceExpr).contains(where: { reference in
          reference.firstName.map { names.contains($0.text) } ?? false
        })
      else { continue }
      found.formUnion(constants)
    }
    return found
  }

  /// Whether the member's documentation stands directly below a comment that is none.
  private func standsBelowOthersComment(_ member: Node, removing removed: Set<Node>) -> Bool {
    let start = start(of: member, removing: removed)
    let comments = layout.comments(in: start..<max(start, member.range.lowerBound))
    return zip(comments, comments.dropFirst()).contains { comment, next in
      let isPlain =
        !comment.isBlock && !isHeading(comment) && !layout.tree.hasPrefix("///", at: comment.range.lowerBound)
      return isPlain && layout.tree.hasPrefix("///", at: next.range.lowerBound)
    }
  }

  /// The lines of what the view finds in its environment, in the order of the old type, with the comments that go along.
  private func environmentLines(
    _ properties: [ExtractedProperty], removing removed: Set<Node>, _ indentation: String,
    line: (ExtractedProperty) -> String
  ) -> [String] {
    let properties = properties.sorted { ($0.repeats?.id ?? 0) < ($1.repeats?.id ?? 0) }
    let comments = properties.map { property in
      property.repeats.flatMap {
        removed.contains($0) ? comment(of: $0, removing: removed, indentation) : nil
      }
    }
    guard comments.contains(where: { $0 != nil }) else {
      return grouped(properties.map { ($0.repeats, line($0)) })
    }
    var lines: [String] = []
    for (property, comment) in zip(properties, comments) {
      if let comment { lines += (lines.isEmpty ? [] : [""]) + comment }
      lines.append(line(property))
    }
    return lines + [""]
  }

  /// The lines with an empty one where the old type has one between the members that they are of.
  func grouped(_ lines: [(member: Node?, text: String)]) -> [String] {
    var before: Node?
    return lines.flatMap { member, text in
      defer { before = member }
      guard let before, let member, areInGroups(before, member) else { return [text] }
      return ["", text]
    }
  }

  /// Whether an empty line stands between the two members of the old type, the first of which comes first in the text.
  private func areInGroups(_ member: Node, _ next: Node) -> Bool {
    guard member.id < next.id, member.parent?.parent == next.parent?.parent else { return false }
    var item = member.parent
    while let current = item, let following = current.nextSibling, current != next.parent {
      let gap = layout.tree.text(current.range.upperBound..<following.range.lowerBound)
      let lines = gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if lines.dropFirst().dropLast().contains(where: { $0.allSatisfy(\.isWhitespace) }) { return true }
      item = following
    }
    return false
  }

  /// The comments that go with the property, and the empty line, if any, after them.
  private func comment(of property: Node, removing removed: Set<Node>, _ indentation: String) -> [String]? {
    let start = start(of: property, removing: removed)
    let comments = layout.trimmed(start..<property.range.lowerBound)
    if comments.isEmpty { return nil }
    let isApart =
      layout.nextLineStart(of: comments.upperBound) < layout.lineStart(of: property.range.lowerBound)
    return [block(layout, comments, indentation)] + (isApart ? [""] : [])
  }

  /// Whether the old type has the wrappers of its properties on lines of their own.
  private var writesAttributesAbove: Bool {
    let wrapped = members.declarations.flatMap(\.storedProperties).map(\.variable.node)
      .filter { $0.attributes.count == 1 }
    return !wrapped.isEmpty
      && wrapped.allSatisfy { node in
        node.attributes.first.map {
          layout.nextLineStart(of: $0.range.upperBound) <= Int(node.tree.tokens[node.introducerToken].start)
        } ?? false
      }
  }

  /// The text of a declaration without the name of the type that it is nested in: `Kind` for `ListView.Kind`.
  private func unqualified(_ declaration: String) -> String {
    var text = ""
    var rest = declaration[...]
    while let start = rest.firstRange(of: type.name + ".") {
      let before = rest[..<start.lowerBound].last ?? text.last
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
      text += rest[..<(isWhole ? start.lowerBound : start.upperBound)]
      rest = rest[start.upperBound...]
    }
    return text + rest
  }
}
