/// The rewrite of `logic_in_action`: an action's statements become a private method of the view.
struct ActionToMethod {
  /// The method's name.
  let name: String
  let edits: [TextEdit]

  /// Nil where the closure can't be moved as a whole: it reads a name whose type the file doesn't tell, is
  /// under `#if` or `#available`, or a comment would be lost.
  init?(_ action: ActionClosure, _ file: FileModel, _ resolver: ViewResolver, _ layout: Layout) {
    guard let anchorNode = Self.anchor(of: action, file, resolver),
      let content = Self.content(of: action.closure, layout), !Self.dependsOnLocation(action)
    else { return nil }
    let captures = CaptureReader(action, resolver)
    guard let own = captures.ownParameters(), let captured = captures.captured(),
      let isAsync = Self.isAsync(action), let name = MethodName(action, file, resolver).free
    else { return nil }
    let parameters = captured + own
    let memberStart = anchorNode.range.lowerBound
    let end = anchorNode.range.upperBound
    let comment = layout.comments(in: end..<layout.lineEnd(of: end)).first?.range.lowerBound
    guard layout.startsLine(memberStart),
      comment.map({ layout.endOfWhitespace(from: end) == $0 }) ?? layout.endsLine(end)
    else { return nil }

    self.name = name
    let lineEnding = layout.lineEnding
    let outer = layout.indentation(at: memberStart)
    let inner = outer + layout.indentationUnit
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let body =
      layout.isOneLine(content)
      ? inner + layout.tree.text(content)
      : layout.block(layout.lineStart(of: content.lowerBound)..<content.upperBound, indentation: inner)
    let method =
      lineEnding + lineEnding + outer + "private func \(name)(\(list))\(isAsync ? " async" : "") {"
      + lineEnding
      + body + lineEnding + outer + "}"
    let insertion = layout.lineEnd(of: end)
    let call = Self.call(name, parameters.map(\.name), isAsync: isAsync)
    let reference = parameters.isEmpty && !isAsync ? Self.reference(to: name, action, layout) : nil
    let replaced =
      reference ?? [TextEdit(range: action.closure.node.range, newText: Self.closure(action.closure, call))]
    edits =
      (replaced + Self.modifierEdits(after: action, layout) + [
        TextEdit(range: insertion..<insertion, newText: method)
      ])
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: What can be moved

  /// The declaration after which the method goes: `body` where it is among the same members.
  private static func anchor(of action: ActionClosure, _ file: FileModel, _ resolver: ViewResolver) -> Node? {
    let type = action.type
    let member = action.member
    guard !type.isProtocol, type.node.kind != .enumDecl,
      !resolver.roles(of: type).isDisjoint(with: [.view, .viewModifier]),
      !member.hasModifier(.kwStatic), !member.hasModifier(.kwClass), member.attribute("available") == nil,
      member.child(.genericParameterClause) == nil,
      // Another file's extension of the type may have a member of any name.
      resolver.isWhollyInFile(type)
    else { return nil }
    let body = type.body?.variable.node ?? type.modifierBody?.node
    if let body, body.parent?.parent?.id == member.parent?.parent?.id { return body }
    return member
  }

  /// UTF-8 offsets of the closure's statements, with the comments around them.
  private static func content(of closure: Closure, _ layout: Layout) -> Range<Int>? {
    let range = closure.node.range
    guard range.count >= 2, closure.captureClause == nil else { return nil }
    var start = range.lowerBound + 1
    if let signature = closure.signature {
      // Attributes, `async` or a result type would have to move, too.
      guard !layout.hasComment(start..<signature.range.upperBound),
        signature.children.allSatisfy({
          $0.kind == .closureShorthandParameter || $0.kind == .closureParameterClause
        }), signature.ownTokens.allSatisfy({ isSignaturePunctuation(layout.tree.tokens[$0].kind) })
      else { return nil }
      start = signature.range.upperBound
    }
    let content = layout.trimmed(start..<max(start, range.upperBound - 1))
    guard !content.isEmpty, layout.startsLine(content.lowerBound) || layout.isOneLine(content) else {
      return nil
    }
    return content
  }

  private static func isSignaturePunctuation(_ kind: TokenKind) -> Bool {
    kind == .kwIn || kind == .comma || kind == .leftParen || kind == .rightParen
  }

  /// Whether the code compiles only where it is: under `#if`, under `#available`.
  private static func dependsOnLocation(_ action: ActionClosure) -> Bool {
    for ancestor in action.closure.node.ancestors {
      if ancestor.id == action.member.id { break }
      if ancestor.kind == .ifConfigDecl || ancestor.kind == .postfixIfConfigExpr { return true }
    }
    return action.member.descendants.contains {
      $0.kind == .availabilityCondition && !action.closure.node.contains($0)
    }
  }

  /// Whether the action itself waits for something; nil where it would have to be an `async` closure and is none.
  private static func isAsync(_ action: ActionClosure) -> Bool? {
    let tree = action.closure.node.tree
    var index = action.closure.node.tokenRange.lowerBound
    var inner = action.closure.node.descendants
      .filter { $0.kind == .closureExpr || $0.kind == .functionDecl }.map(\.tokenRange)[...]
    while index < action.closure.node.tokenRange.upperBound {
      if let next = inner.first, next.lowerBound <= index {
        index = max(index, next.upperBound)
        inner.removeFirst()
        continue
      }
      if tree.tokens[index].kind == .kwAwait {
        return action.owner == "task" || action.owner == "refreshable" ? true : nil
      }
      index += 1
    }
    return false
  }

  // MARK: The use

  private static func call(_ name: String, _ arguments: [String], isAsync: Bool) -> String {
    (isAsync ? "await " : "") + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func closure(_ closure: Closure, _ call: String) -> String {
    guard let signature = closure.signature else { return "{ \(call) }" }
    return "{ \(signature.text) \(call) }"
  }

  /// The edits that hand over the method itself: `action: publish`. Nil where the call has no label for it.
  private static func reference(to name: String, _ action: ActionClosure, _ layout: Layout) -> [TextEdit]? {
    let call = action.call
    let closure = action.closure
    // `cancel(_:)` has no label for it.
    guard closure.signature == nil, action.owner != "cancel" || !call.arguments.isEmpty else { return nil }
    let label: String
    switch action.owner.text {
    case _ where action.isButton: label = "action"
    case "onAppear", "onDisappear", "onTapGesture": label = "perform"
    default: return nil
    }
    if action.label != nil { return [TextEdit(range: closure.node.range, newText: name)] }
    guard let callee = call.callee, closure.node.parent?.id == call.node.id else { return nil }
    let labelled = call.labeledTrailingClosures
    guard labelled.count <= 1,
      let start = call.arguments.last?.node.range.upperBound ?? Optional(callee.range.upperBound),
      !layout.hasComment(start..<closure.node.range.lowerBound)
    else { return nil }
    let opening = call.arguments.isEmpty ? "(" : ", "
    guard let second = labelled.first else {
      return [TextEdit(range: start..<closure.node.range.upperBound, newText: "\(opening)\(label): \(name))")]
    }
    guard label == "action", second.label == "label", let content = second.closure,
      !layout.hasComment(closure.node.range.upperBound..<content.node.range.lowerBound)
    else { return nil }
    return [
      TextEdit(range: start..<content.node.range.lowerBound, newText: "\(opening)\(label): \(name)) ")
    ]
  }

  /// The edit that indents the modifiers after a button, which ends in its first line now.
  private static func modifierEdits(after action: ActionClosure, _ layout: Layout) -> [TextEdit] {
    let call = action.call.node
    guard action.isButton, action.closure.node.range.upperBound == call.range.upperBound,
      layout.isOneLine(call.range.lowerBound..<action.closure.node.range.lowerBound),
      !layout.isOneLine(call.range)
    else { return [] }
    let chain = call.outermostChain
    let rest = call.range.upperBound..<max(call.range.upperBound, chain.range.upperBound)
    let next = layout.nextLineStart(of: rest.lowerBound)
    guard layout.endsLine(rest.lowerBound), next < rest.upperBound else { return [] }
    let old = layout.indentation(at: next)
    guard old == layout.indentation(at: call.range.lowerBound) else { return [] }
    let text = layout.reindented(rest, from: old, to: old + layout.indentationUnit)
    return text == layout.tree.text(rest) ? [] : [TextEdit(range: rest, newText: text)]
  }
}
