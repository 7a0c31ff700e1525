/// How two branches that show the same view differ: in which arguments, and by which modifiers that only one has.
struct BranchDifference {
  /// The branch whose text the rewrite keeps: the one with more modifiers.
  let kept: ViewExpression
  /// Whether that is the branch of `if`, rather than that of `else`.
  let keepsFirst: Bool
  private(set) var changes: [Change] = []
  /// Whether a ternary of two of the values may not compile, because their types are not known to be the same.
  private(set) var mayDifferInType = false

  /// One value that depends on the branch.
  struct Change {
    /// What it is called in a message: "`font`", "`systemName`".
    let name: String
    /// UTF-8 offsets in the kept branch: of an argument's value, or the empty range where one has to be written.
    let range: Range<Int>
    /// Index of the modifier's call that it is an argument of; nil for an argument of the view.
    let modifier: Int?
    let value: Value
  }

  enum Value {
    /// Two expressions: of the kept branch and of the other one.
    case both(Node, Node)
    /// That of the kept branch, and one that does nothing.
    case neutral(NeutralValue)
  }

  /// Nil where the branches are different views.
  init?(_ first: ViewExpression, _ second: ViewExpression, _ resolver: ViewResolver) {
    keepsFirst = first.modifiers.count >= second.modifiers.count
    kept = keepsFirst ? first : second
    let other = keepsFirst ? second : first
    guard !Self.isReplacedOnPurpose(first), !Self.isReplacedOnPurpose(second) else { return nil }
    if let call = kept.rootCall, let otherCall = other.rootCall, kept.typeName != nil {
      guard compare(call, otherCall, subject: kept.typeName, isView: true, resolver) else { return nil }
    } else if !kept.root.hasSameTokens(as: other.root) {
      changes.append(
        Change(
          name: "color", range: kept.root.range, modifier: nil, value: .both(kept.root, other.root)))
    }
    var index = 0
    for modifier in kept.modifiers {
      guard let name = modifier.name, let call = modifier.call else { return nil }
      if index < other.modifiers.count, let otherName = other.modifiers[index].name,
        let otherCall = other.modifiers[index].call, name.hasSameText(as: otherName),
        Self.haveSameLabels(call, otherCall)
      {
        guard compare(call, otherCall, subject: name, isView: false, resolver) else { return nil }
        index += 1
      } else {
        guard addNeutral(name, call) else { return nil }
      }
    }
    guard index == other.modifiers.count else { return nil }
  }

  /// A view that is to be taken away and inserted anew, with an animation of that or without.
  private static func isReplacedOnPurpose(_ view: ViewExpression) -> Bool {
    view.modifiers.contains {
      $0.isConditional || $0.name == "transition" || $0.name == "id" || $0.name == "matchedGeometryEffect"
        || $0.name == "tag"
    }
  }

  private static func haveSameLabels(_ a: FunctionCall, _ b: FunctionCall) -> Bool {
    let labels = a.arguments.map(\.label?.text)
    return labels == b.arguments.map(\.label?.text)
  }

  /// Notes the arguments that differ; false where the calls differ in more than what a ternary can choose.
  private mutating func compare(
    _ a: FunctionCall, _ b: FunctionCall, subject: Name?, isView: Bool, _ resolver: ViewResolver
  ) -> Bool {
    guard Self.haveSameLabels(a, b) else { return false }
    // What is no argument: trailing closures, with their labels.
    let rest = { (call: FunctionCall) in
      call.node.children.dropFirst().filter { $0.kind != .labeledExpr }
    }
    let (restA, restB) = (rest(a), rest(b))
    guard restA.count == restB.count, zip(restA, restB).allSatisfy({ $0.hasSameTokens(as: $1) }) else {
      return false
    }
    for (argument, otherArgument) in zip(a.arguments, b.arguments) {
      guard let value = argument.value, let otherValue = otherArgument.value else { return false }
      if value.hasSameTokens(as: otherValue) { continue }
      let position = ArgumentPosition(
        callee: subject, label: argument.label, isView: isView,
        isSwiftUIs: isView ? resolver.declaredEntry(subject) != nil : Vocabulary.modifier(subject) != nil,
        hasFixedType: isView && resolver.hasOneInitializer(subject))
      guard position.accepts(value, otherValue, resolver) else {
        guard a.arguments.count == 1, let isCertain = position.accepts(text: value, otherValue, resolver)
        else { return false }
        if !isCertain { mayDifferInType = true }
        changes.append(
          Change(
            name: Self.unlabelled(subject), range: value.range, modifier: nil,
            value: .both(value, otherValue)))
        continue
      }
      let name = argument.label ?? (isView ? nil : subject)
      changes.append(
        Change(
          name: name.map { "`\($0.text)`" } ?? Self.unlabelled(subject), range: value.range,
          modifier: isView ? nil : a.node.id,
          value: .both(value, otherValue)))
    }
    return true
  }

  /// What the argument without a label is.
  private static func unlabelled(_ callee: Name?) -> String {
    switch callee?.text {
    case "Text": "text"
    case "Label", "Button", "Toggle", "Link", "Menu", "NavigationLink", "Section", "TextField": "title"
    default: "argument"
    }
  }

  /// Notes a modifier that the other branch lacks; false where no value is known with which it does nothing.
  private mutating func addNeutral(_ name: Name, _ call: FunctionCall) -> Bool {
    guard let values = NeutralValue.values(for: call) else { return false }
    changes += values.map {
      Change(name: "`\(name.text)`", range: $0.range, modifier: call.node.id, value: .neutral($0))
    }
    return true
  }
}

// MARK: The rewrite

extension BranchDifference {
  /// The edit that replaces the whole `if` by one view. Nil where a comment would be lost, where one modifier would
  /// get two ternaries, or where an expression can't stand in a ternary.
  func edit(replacing conditional: Node, _ condition: Node, _ layout: Layout) -> TextEdit? {
    let whole = conditional.range
    guard layout.isOneLine(condition.range), !mayDifferInType, hasOneChangePerModifier,
      layout.comments(in: whole).allSatisfy({ isInside($0.range, kept.node.range) })
    else { return nil }

    let start = kept.node.range.lowerBound
    let outer = layout.indentation(at: whole.lowerBound)
    let inner = layout.startsLine(start) ? layout.indentation(at: start) : outer
    var text = ""
    var end = start
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let chosen = chosen(change, condition), layout.isOneLine(change.range),
        end <= change.range.lowerBound
      else { return nil }
      text += layout.reindented(end..<change.range.lowerBound, from: inner, to: outer)
      let column = whole.lowerBound - layout.lineStart(of: whole.lowerBound)
      text += chosen.text(
        after: text, firstColumn: column, outer: outer, inset: alignedInset(of: change, layout), layout)
      end = change.range.upperBound
    }
    // A literal of several lines moves as a whole, which it can't when it is cut.
    guard !layout.hasMultilineLiteral(kept.node) else { return nil }
    text += layout.reindented(end..<kept.node.range.upperBound, from: inner, to: outer)
    return TextEdit(range: whole, newText: text)
  }

  private var hasOneChangePerModifier: Bool {
    let modifiers = changes.compactMap(\.modifier)
    return Set(modifiers).count == modifiers.count
  }

  /// The argument's new text: a ternary, or the condition itself where it chooses between true and false.
  private func chosen(_ change: Change, _ condition: Node) -> Choice? {
    let kept: String?
    let other: String?
    var prefix = ""
    switch change.value {
    case .both(let a, let b): (kept, other) = (ExpressionText.operand(a), ExpressionText.operand(b))
    case .neutral(let value): (prefix, kept, other) = (value.prefix, value.text, value.neutral)
    }
    guard let kept, let other else { return nil }
    let (first, second) = keepsFirst ? (kept, other) : (other, kept)
    guard var parts = ExpressionText.choice(condition, then: first, else: second), !parts.isEmpty
    else { return nil }
    parts[0] = prefix + parts[0]
    // A line that begins with a period would go on with the one above.
    if change.range == self.kept.root.range, !self.kept.modifiers.isEmpty || parts[0].hasPrefix(".") {
      parts[0] = "(" + parts[0]
      parts[parts.count - 1] += ")"
    }
    return Choice(parts: parts)
  }

  /// An argument's new text, in the parts between which it may be broken into lines.
  private struct Choice {
    let parts: [String]

    /// The parts on one line, or one below the other where the line would be too long. `inset` is how far the value
    /// is from the start of its argument, where arguments are aligned with each other.
    func text(
      after text: String, firstColumn: Int, outer: String, inset: Int?, _ layout: Layout
    ) -> String {
      let line = text.utf8.lastIndex { $0 == 10 || $0 == 13 }.map { text.utf8[text.utf8.index(after: $0)...] }
      let column = line?.count ?? firstColumn + text.utf8.count
      let length = parts.reduce(parts.count) { $0 + $1.utf8.count }
      if column + length <= 120 || parts.count == 1 { return parts.joined(separator: " ") }
      let indentation =
        inset.map { String(repeating: " ", count: max(0, column - $0)) }
        ?? line.map { String(Substring($0.prefix { $0 == 32 || $0 == 9 })) } ?? outer
      return parts.joined(separator: layout.lineEnding + indentation + layout.indentationUnit)
    }
  }

  /// How many bytes there are from the argument's start to its value, which changes; nil where the arguments of the call
  /// aren't aligned with each other.
  private func alignedInset(of change: Change, _ layout: Layout) -> Int? {
    let value = kept.node.tree.innermostNode(at: change.range.lowerBound)
    for ancestor in value.ancestors {
      guard let argument = Argument(ancestor), argument.value?.range == change.range else { continue }
      guard let call = FunctionCall(ancestor.parent), layout.alignment(of: call) != nil else { return nil }
      return change.range.lowerBound - ancestor.range.lowerBound
    }
    return nil
  }

  private func isInside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }
}

extension ViewResolver {
  /// Whether the name is that of a view of the file or the workspace that is not generic and can be made in one way
  /// only: then its arguments have one type each.
  fileprivate func hasOneInitializer(_ name: Name?) -> Bool {
    let facts = name.map { declarations(of: $0) } ?? []
    guard facts.lazy.filter({ $0.kind != .extensionDecl }).prefix(2).count == 1 else { return false }
    return !facts.contains(where: \.isGeneric) && facts.reduce(0) { $0 + $1.initializers.count } == 1
  }
}
