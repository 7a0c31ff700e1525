extension ViewExtractor.Draft {
  /// The closures as labeled arguments, also an only one that could come after the call.
  func labeled(_ closures: (labeled: [String], trailing: String?)) -> [String] {
    guard let trailing = closures.trailing, let action = reader.actions.first else { return closures.labeled }
    return ["\(action.name): \(trailing)"]
  }

  /// Whether the new view is handed one closure, which needs no label then.
  var hasOneClosure: Bool {
    reader.actions.count == 1 && reader.actions.allSatisfy { $0.method == nil }
      && !inputs.properties.contains {
        $0.rank != .action && $0.argument != nil && $0.declaration.contains("->")
      }
  }
}

/// Actions that stay with a piece's owner, as closures that the new view is handed.
extension ViewExtractor {
  /// Whether the actions can be written where the piece stands.
  func canStay(_ draft: Draft, at piece: ExtractionPiece) -> Bool {
    let startsLine = layout.startsLine(piece.range.lowerBound)
    return draft.reader.actions.allSatisfy {
      $0.method != nil || isOneLine($0, asWritten: startsLine && draft.hasOneClosure)
        || startsLine && standsOnLines($0)
    }
  }

  /// Whether the action fits a line, or is in one `asWritten`: so an only one stays where it may have several.
  private func isOneLine(_ action: ExtractionAction, asWritten: Bool) -> Bool {
    if action.called != nil { return true }
    let range = asWritten ? action.first.range : ExtractionAction.content(of: action.first)
    return layout.isOneLine(range) && !layout.hasComment(action.first.range)
  }

  /// Whether the action is too much for the code that uses the helper.
  private func isLong(_ action: ExtractionAction) -> Bool {
    let text = layout.tree.text(ExtractionAction.content(of: action.first))
    return text.count(where: \.isNewline) >= Self.mostLines
  }

  /// How many lines an action may add where a helper is used.
  private static let mostLines = 12
  /// How much of one may stand in a line with other code, or in several places.
  private static let mostBytesInLine = 60

  /// Whether the action has lines of its own, which begin where its statements do.
  func standsOnLines(_ action: ExtractionAction) -> Bool {
    let start = ExtractionAction.content(of: action.first).lowerBound
    guard layout.startsLine(start), let first = Closure(action.first)?.statements.first else { return false }
    return layout.indentation(at: start) == layout.indentation(at: first.range.lowerBound)
  }

  /// The braces and what the action does, in a line with the indentation.
  private func closure(
    _ action: ExtractionAction, changed edits: [TextEdit], indentation: String, asWritten: Bool
  ) -> String {
    if let called = action.called { return called.closure }
    let range = ExtractionAction.content(of: action.first)
    let isOneLine = isOneLine(action, asWritten: asWritten)
    let content = text(
      range, changed: edits, indentation: isOneLine ? "" : indentation + layout.indentationUnit)
    let call = action.first.kind == .closureExpr ? "" : "()"
    let start = "{" + (action.parameter.map { " \($0.text) in" } ?? "")
    return isOneLine
      ? "\(start) \(content)\(call) }"
      : start + layout.lineEnding + content + layout.lineEnding + indentation + "}"
  }

  /// The actions as arguments of a call in a line with the indentation, which it begins if `startsLine`: an only closure
  /// comes after it. `edits` are those of each action.
  func arguments(
    _ draft: Draft, changed edits: [[TextEdit]] = [], indentation: String, startsLine: Bool
  ) -> (labeled: [String], trailing: String?) {
    let actions = draft.reader.actions
    let edits = edits.isEmpty ? actions.map { _ in [] } : edits
    if let only = actions.first, let edits = edits.first, draft.hasOneClosure {
      return ([], closure(only, changed: edits, indentation: indentation, asWritten: startsLine))
    }
    let inner = indentation + layout.indentationUnit
    let labeled = zip(actions, edits).map { action, edits in
      "\(action.name): "
        + (action.method ?? closure(action, changed: edits, indentation: inner, asWritten: false))
    }
    return (labeled, nil)
  }

  /// The actions as arguments of a call that stands in the place of the helper's use. Nil where they would mean something
  /// else there.
  func arguments(
    _ draft: Draft, at reference: Node, isOnlyUse: Bool
  ) -> (labeled: [String], trailing: String?)? {
    let startsLine = isOnlyUse && layout.startsLine(reference.range.lowerBound)
    var edits: [[TextEdit]] = []
    for action in draft.reader.actions {
      if let method = action.method {
        guard let user = reference.typeMember, !resolver.localNames(in: user).shadow(method, at: reference)
        else { return nil }
        edits.append([])
        continue
      }
      guard
        isOneLine(action, asWritten: startsLine && draft.hasOneClosure)
          || startsLine && standsOnLines(action) && !isLong(action),
        startsLine || ExtractionAction.content(of: action.first).count <= Self.mostBytesInLine,
        let own = self.edits(of: action, at: reference)
      else { return nil }
      edits.append(own)
    }
    return arguments(
      draft, changed: edits, indentation: layout.indentation(at: reference.range.lowerBound),
      startsLine: startsLine)
  }

  /// What makes the action mean the same in the place of the helper's use.
  private func edits(of action: ExtractionAction, at reference: Node) -> [TextEdit]? {
    guard let user = reference.typeMember else { return nil }
    let locals = resolver.localNames(in: user)
    let arguments = reference.ownCall?.arguments ?? []
    let parameters = FunctionDecl(member)?.parameters ?? []
    var edits: [TextEdit] = []
    for (name, node, local) in outerNames(in: action.called?.callee ?? action.first)
    where local == nil || local?.node != action.parameter?.node {
      guard let local else {
        if locals.shadow(name, at: reference) || locals.shadow("$" + name, at: reference) { return nil }
        continue
      }
      // A parameter of the helper is there what the call hands over.
      guard let index = parameters.firstIndex(where: { $0.node == local.node }),
        parameters.count == arguments.count, parameters[index].type?.kind != .optionalType,
        let value = arguments[index].value, isConstant(value, locals)
      else { return nil }
      let text = value.text
      if text == name { continue }
      guard node.kind == .declReferenceExpr, node.text == name,
        !action.first.tokenRange.contains(where: {
          layout.tree.text(of: layout.tree.tokens[$0]) == text
        })
      else { return nil }
      edits.append(TextEdit(range: node.range, newText: text))
    }
    return edits
  }

  /// Whether the expression is a local name that keeps its value.
  private func isConstant(_ value: Node, _ locals: LocalNames) -> Bool {
    guard value.kind == .declReferenceExpr, let name = value.firstName?.text, !name.hasPrefix("$"),
      !locals.shadow("$" + name, at: value), let local = locals.binding(of: name, seenFrom: value)
    else { return false }
    return VariableDecl(local.node.ancestor(.variableDecl, .closureExpr, .codeBlock, .accessorBlock))?.isLet
      ?? true
  }
}
