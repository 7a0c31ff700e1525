/// An action of a piece as a method of its owner, which hands it to the new view: it would be too much for the call.
struct OwnerMethod {
  let name: String
  /// The declaration, on the owner's indentation.
  let declaration: String
}

extension ViewExtractor {
  /// The name of the method that does what the action does, one of the owner's or a new one; nil where a closure fits the
  /// call, or the action needs what only its place knows.
  /// `event` is a name for the action as a closure.
  func methodName(for action: ExtractionAction, called event: String, besides others: Set<String>) -> String?
  {
    if let method = calledMethod(in: action.first) { return method }
    guard let closure = Closure(action.first), ownerBody != nil, resolver.isWhollyInFile(type),
      case let content = ExtractionAction.content(of: action.first),
      closure.statements.count > 1 || !layout.isOneLine(content),
      layout.isOneLine(content) || standsOnLines(action),
      action.sites.allSatisfy({ site in
        outerNames(in: site).allSatisfy { $0.local == nil || $0.local?.node == action.parameter?.node }
      }),
      // Under a condition the code may not compile elsewhere.
      !member.contains([.availabilityCondition]), action.first.buildConditions?.isEmpty == true
    else { return nil }
    let words = event.hasPrefix("on") ? event.dropFirst(2) : event[...]
    guard let initial = words.first else { return nil }
    let what = initial.uppercased() + words.dropFirst()
    // A tap is what the user does, not what the method does.
    let isTap = words == "Tap" || words == "LongPress" || words == "Submit"
    // In the owner there may be more to tap.
    let handler = "handle" + (NameWords.words(of: what).count == 1 ? subjectOfHelper ?? "" : "") + what
    // `cTA` is no name.
    let isInitialism = words.dropFirst().first?.isUppercase == true
    let candidates = isTap || isInitialism ? [handler] : [initial.lowercased() + words.dropFirst(), handler]
    let locals = resolver.localNames(in: member)
    return candidates.first { name in
      name != action.name && !others.contains(name) && !taken.contains(name)
        && !locals.shadow(name, at: action.first) && resolver.isFree(name, forMethodOf: type)
    }
  }

  /// What the helper shows in which the action stands: `Route` for `routeView`.
  private var subjectOfHelper: String? {
    guard let name = member.declaredName?.text, name != "body" else { return nil }
    let words = ExtractedName.words(ofPart: name)
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// The owner's method that is all of the action: `save` in `{ save() }`.
  private func calledMethod(in site: Node) -> String? {
    let only = site.kind == .closureExpr ? site.onlyStatement : site
    let call = FunctionCall(only)
    if site.kind == .closureExpr {
      guard let call, call.isPlain, call.arguments.isEmpty, call.closures.isEmpty,
        !layout.hasComment(site.range)
      else { return nil }
    }
    guard let name = (call?.callee ?? only)?.firstName?.text, only?.kind != .memberAccessExpr,
      case .function(let function) = members.only(name), function.parameters.isEmpty,
      function.returnType == nil, !function.isGeneric, !function.isStatic,
      !function.node.hasModifier(.kwMutating), function.signature?.mentions("async") != true,
      function.signature?.child(.throwsClause) == nil,
      outerNames(in: site).allSatisfy({ $0.local == nil })
    else { return nil }
    return name
  }

  /// The methods that the owner gets for the draft's actions.
  func methods(_ draft: Draft) -> [OwnerMethod] {
    guard let body = ownerBody else { return [] }
    let outer = layout.indentation(at: body.range.lowerBound)
    return draft.reader.actions.compactMap { action in
      guard let name = action.method, members.named(name).isEmpty else { return nil }
      var told = ""
      if let parameter = action.parameter, let type = types.type(of: parameter) {
        var inputs = draft.inputs
        told = inputs.text(of: type).map { "_ \(parameter.text): \($0)" } ?? ""
      }
      let content = text(
        ExtractionAction.content(of: action.first), changed: [], indentation: outer + layout.indentationUnit)
      return OwnerMethod(
        name: name,
        declaration: "\(outer)private func \(name)(\(told)) {" + layout.lineEnding + content
          + layout.lineEnding
          + outer + "}")
    }
  }

  /// The edit that adds the methods after the owner's body.
  func insertion(of methods: [OwnerMethod]) -> [TextEdit] {
    guard !methods.isEmpty, let body = ownerBody else { return [] }
    let end = layout.lineEnd(of: body.range.upperBound)
    let separator = layout.lineEnding + layout.lineEnding
    return [TextEdit(range: end..<end, newText: methods.map { separator + $0.declaration }.joined())]
  }

  /// The declaration of the owner's body, where it has its lines for itself.
  private var ownerBody: Node? {
    guard let body = type.body?.variable.node, layout.isAloneOnLines(body.range), isOwn(body) else {
      return nil
    }
    return body
  }
}
