/// What a piece does when something happens, where that stays with the piece's owner: the new type is handed a closure
/// for it.
struct ExtractionAction {
  /// The closure in the piece.
  let closure: Closure
  /// The property of the new type: `onMarkAsRead`.
  let name: String

  var declaration: String { "let \(name): () -> Void" }

  /// UTF-8 offsets of what stands between the braces.
  var content: Range<Int> {
    let range = closure.node.range
    return Layout(closure.node.tree).trimmed(
      range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1))
  }

  /// What the piece has in its place.
  var edit: TextEdit {
    closure.node.parent?.kind == .labeledExpr
      ? TextEdit(range: closure.node.range, newText: name) : TextEdit(range: content, newText: name + "()")
  }
}

extension ExtractionInputs {
  /// How many of the inputs are more than values: objects; bindings and methods.
  var burden: (objects: Int, others: Int) {
    var burden = (objects: 0, others: 0)
    for property in properties where property.argument == property.name || property.declaration.hasPrefix("@")
    {
      if property.argument == nil { continue }
      if isObject(property.name) {
        burden.objects += 1
      } else if property.declaration.hasPrefix("@Binding") || isMethod(property.name) {
        burden.others += 1
      }
    }
    return burden
  }

  private func isMethod(_ name: String) -> Bool {
    if case .function = reader.members.only(name) { reader.localUses[name] == nil } else { false }
  }

  private func isObject(_ name: String) -> Bool {
    var type: InferredType?
    if let local = reader.localUses[name]?.local {
      type = reader.types.type(of: local)
    } else if let property = reader.members.property(name) {
      type = reader.types.type(of: property)
    }
    guard let type else { return false }
    return isClass(type) || type.namedType.map { reader.resolver.objectKind(ofTypeNamed: $0) != nil } ?? false
  }
}

extension ViewExtractor {
  /// The draft with the piece's only action left to the owner. Nil where that doesn't spare the new view an object, or two
  /// bindings or methods.
  func lighter(than draft: Draft, _ piece: ExtractionPiece, isAlwaysShown: Bool) -> Draft? {
    let burden = draft.inputs.burden
    guard draft.reader.slots.isEmpty, !draft.inputs.properties.contains(where: { $0.rank == .slot }),
      burden.objects > 0 || burden.others > 1, let closure = onlyAction(in: piece), isPlainAction(closure),
      canStay(closure, outsideOf: piece), let name = name(for: closure, draft),
      let lighter = try? self.draft(
        piece, isAlwaysShown: isAlwaysShown, action: ExtractionAction(closure: closure, name: name)),
      (try? checkSize(lighter)) != nil
    else { return nil }
    let rest = lighter.inputs.burden
    return rest.objects < burden.objects || rest.others + 1 < burden.others ? lighter : nil
  }

  /// The closure that runs when the user does something, where the user can do one thing only in the piece: then a
  /// closure after the new view's name says enough.
  private func onlyAction(in piece: ExtractionPiece) -> Closure? {
    var only: Closure?
    var count = 0
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)) else { continue }
      let type = call.constructedType
      let isOwn = type.map { resolver.declaredEntry($0) == nil } ?? false
      guard isOwn || isOfUser(call) else { continue }
      let closures = call.closures.map(\.closure).filter { resolver.role(of: $0) == .action }
      only = closures.first ?? only
      // `Button("Save", action: save)`
      count += closures.isEmpty && type == "Button" ? 1 : closures.count
      if count > 1 { return nil }
    }
    return only
  }

  /// Whether it is one of `() -> Void` without a signature, which neither waits nor throws.
  private func isPlainAction(_ closure: Closure) -> Bool {
    guard let (call, label) = closure.use, closure.signature == nil, !closure.hasParameters,
      !closure.statements.isEmpty, isOfUser(call) || resolver.takesAnyAction(label, in: call)
    else { return false }
    var id = closure.node.id + 1
    while id < closure.node.subtree.upperBound {
      let node = closure.node.tree.node(id)
      switch node.kind {
      case .closureExpr:
        id = node.subtree.upperBound
        continue
      case .awaitExpr, .tryExpr: return false
      default: id += 1
      }
    }
    return true
  }

  /// Whether the call is one of SwiftUI's that does what it is given when the user does something.
  private func isOfUser(_ call: FunctionCall) -> Bool {
    guard let type = call.constructedType else { return Self.userActions.contains(call.name) }
    return resolver.declaredEntry(type) != nil && (type == "Button" || type == "Menu")
  }

  private static let userActions: NameSet = ["onTapGesture", "onLongPressGesture", "onSubmit"]

  /// Whether the closure means the same where the piece stands: the piece binds nothing in it.
  private func canStay(_ closure: Closure, outsideOf piece: ExtractionPiece) -> Bool {
    // Under other conditions the action may not compile.
    let around = closure.node.ancestors.prefix { piece.contains($0) }
    if around.contains(where: { $0.kind == .ifConfigClause }) { return false }
    let unclear = resolver.localNames(in: member).unclear
    return outerNames(in: closure.node).allSatisfy { use in
      !unclear.contains(use.name) && use.local.map { piece.contains($0.node) } != true
    }
  }

  /// The names in the closure that are not bound in it.
  private func outerNames(in closure: Node) -> [(name: String, node: Node, local: LocalName?)] {
    let locals = resolver.localNames(in: member)
    return closure.subtree.compactMap { id in
      let node = closure.tree.node(id)
      let name: String? =
        switch node.kind {
        case .declReferenceExpr: node.isMemberName ? nil : node.firstName?.text
        case .optionalBindingCondition where node.child(.initializerClause) == nil:
          node.child(.identifierPattern)?.firstName?.text
        case .closureCapture where node.child(.initializerClause) == nil: node.capturedName?.text
        default: nil
        }
      guard let name, name != "self", !(name.dropFirst().allSatisfy(\.isNumber) && name.hasPrefix("$")) else {
        return nil
      }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      let local =
        locals.binding(of: name, seenFrom: node) ?? locals.binding(of: plain, seenFrom: node)
        ?? locals.binding(of: "$" + plain, seenFrom: node)
      if let local, closure.contains(local.node) { return nil }
      return (plain, node, local)
    }
  }

  // MARK: Names

  /// `onMarkAsRead` for `model.markAsRead()`, else what the button says or the user does.
  private func name(for closure: Closure, _ draft: Draft) -> String? {
    var names: [String] = []
    if let effect = ExtractedName.effect(of: closure), let call = FunctionCall(effect),
      call.constructedType == nil, call.closures.isEmpty,
      let event = call.name.flatMap({ NameWords.event($0.text) })
    {
      names.append("on" + event)
    }
    if closure.statements.contains(where: { $0.firstChild.map(selects) == true }) { names.append("onSelect") }
    if let button = closure.use?.call, let title = ExtractedName.title(of: button) {
      names.append("on" + title)
    }
    let tree = closure.node.tree
    return (names + ["onTap", "action"]).first { name in
      Vocabulary.modifiers[name] == nil && members.named(name).isEmpty && !draft.reader.knows(name)
        && !member.tokenRange.contains { tree.text(of: tree.tokens[$0]) == name }
    }
  }

  /// `selection = item`, `model.selectedItem = item`
  private func selects(_ statement: Node) -> Bool {
    guard let target = statement.firstChild, target.isReplaced, let name = target.referencedName?.text else {
      return false
    }
    return name.hasPrefix("selected") || name.hasPrefix("selection")
  }

  // MARK: At the place of use

  /// Whether the action can be written where the piece stands.
  func canStay(_ draft: Draft, at piece: ExtractionPiece) -> Bool {
    guard let action = draft.reader.action else { return true }
    return isOneLine(action) || standsOnLines(action) && layout.startsLine(piece.range.lowerBound)
  }

  private func isOneLine(_ action: ExtractionAction) -> Bool { layout.isOneLine(action.closure.node.range) }

  /// Whether the action has lines of its own, which begin where its statements do.
  private func standsOnLines(_ action: ExtractionAction) -> Bool {
    let start = action.content.lowerBound
    guard layout.startsLine(start), let first = action.closure.statements.first else { return false }
    return layout.indentation(at: start) == layout.indentation(at: first.range.lowerBound)
  }

  /// The action as a trailing closure, with a space before it, in a line with the indentation.
  func trailing(_ action: ExtractionAction, changed edits: [TextEdit] = [], indentation: String) -> String {
    let range = action.content
    let isOneLine = isOneLine(action)
    let content = text(
      range, changed: edits, indentation: isOneLine ? "" : indentation + layout.indentationUnit)
    return isOneLine
      ? " { \(content) }" : " {" + layout.lineEnding + content + layout.lineEnding + indentation + "}"
  }

  /// The action as a trailing closure of a call that stands in the place of the helper's use. Nil where it would mean
  /// something else there.
  func trailing(_ action: ExtractionAction, at reference: Node, isOnlyUse: Bool) -> String? {
    guard let user = reference.typeMember else { return nil }
    guard
      isOneLine(action)
        || isOnlyUse && layout.startsLine(reference.range.lowerBound) && standsOnLines(action)
    else { return nil }
    let locals = resolver.localNames(in: user)
    let arguments =
      FunctionCall(reference.parent).flatMap { $0.callee == reference ? $0.arguments : nil } ?? []
    let parameters = FunctionDecl(member)?.parameters ?? []
    var edits: [TextEdit] = []
    for (name, node, local) in outerNames(in: action.closure.node) {
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
        !action.closure.node.tokenRange.contains(where: {
          layout.tree.text(of: layout.tree.tokens[$0]) == text
        })
      else { return nil }
      edits.append(TextEdit(range: node.range, newText: text))
    }
    return trailing(
      action, changed: edits, indentation: layout.indentation(at: reference.range.lowerBound))
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
