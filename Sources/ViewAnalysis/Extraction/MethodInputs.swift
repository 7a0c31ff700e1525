/// A method of the old type as a closure that the new view is handed.
extension ExtractionInputs {
  mutating func method(_ function: FunctionDecl, _ name: String, _ uses: [OuterUse])
    -> ExtractedProperty?
  {
    let node = function.node
    guard !function.isStatic, node.child(.genericParameterClause) == nil,
      node.child(.genericWhereClause) == nil,
      !node.hasModifier(.kwMutating), !name.isReservedWord, let signature = function.signature
    else { return nil }
    var attributes = ""
    for attribute in node.attributes {
      if attribute.attributeName == "MainActor" {
        attributes = "@MainActor "
      } else if attribute.attributeName != "discardableResult" {
        return nil
      }
    }
    if attributes.isEmpty, let closure = fixedCall(of: function, name, uses) { return closure }
    let isDiscardable = node.attribute("discardableResult") != nil && function.returnType?.isVoid == false

    var types: [String] = []
    for parameter in function.parameters {
      guard let type = parameter.type, parameter.node.attributes.isEmpty,
        !parameter.node.ownTokens.contains(where: { node.tree.text(of: node.tree.tokens[$0]) == "..." }),
        type.firstToken.kind != .kwInout, let text = text(of: .written(type))
      else { return nil }
      types.append(text)
    }
    guard let effects = Self.effects(of: signature) else { return nil }
    // A view's methods belong to the main actor; a call that waits would leave it.
    if effects.hasPrefix("async") { attributes = "@MainActor " }
    var result = "Void"
    if let type = function.returnType {
      guard !isDiscardable, let text = text(of: .written(type)) else { return nil }
      result = text
      if effects.isEmpty, attributes.isEmpty, let value = value(of: function, type, text, uses) {
        return value
      }
    }
    for use in uses {
      guard !use.isProjected, !use.isAssigned, adapt(use.node, to: function.parameters) else { return nil }
      if use.node.endsInLabels { reader.replace(use.node.range, with: name) }
    }
    let event = result == "Void" ? event(toldBy: uses.map(\.node)) ?? event(name, uses) : nil
    if let event { replace(uses.map(\.node), with: event) }
    return ExtractedProperty(
      value: event ?? name, type: "\(attributes)(\(types.joined(separator: ", "))) \(effects)-> \(result)",
      order: Self.firstUse(uses), argument: name)
  }

  /// A closure that calls the method, where the piece always hands it the same constants: `onClose: { close(animated: true) }`.
  private mutating func fixedCall(
    of function: FunctionDecl, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard function.returnType?.isVoid ?? true, let signature = function.signature,
      Self.effects(of: signature)?.isEmpty == true,
      uses.allSatisfy({ !$0.isProjected && !$0.isAssigned })
    else { return nil }
    guard
      let (calls, arguments) = sameCalls(
        uses,
        where: { value in
          Self.isConstant(value) || value.kind == .stringLiteralExpr && value.firstChild == nil
        }), calls.first?.arguments.isEmpty == false
    else { return nil }
    let own = event(name, uses) ?? name
    replace(calls.map(\.node), with: own + "()")
    return ExtractedProperty(
      value: own, type: "() -> Void", order: Self.firstUse(uses), argument: "{ \(name)\(arguments) }")
  }

  /// The calls that the uses are, with their arguments in parentheses, where all hand over the same, on one line and without
  /// a comment; nil also where a value doesn't meet the condition.
  private func sameCalls(_ uses: [OuterUse], where isSame: (Node) -> Bool) -> ([FunctionCall], String)? {
    let calls = uses.compactMap { use in
      use.node.ownCall.flatMap { $0.closures.isEmpty ? $0 : nil }
    }
    guard calls.count == uses.count, let first = calls.first, let parentheses = first.parentheses,
      case let words = Self.words(of: first), calls.allSatisfy({ Self.words(of: $0) == words }),
      first.arguments.allSatisfy({ $0.value.map(isSame) ?? false }),
      case let layout = Layout(first.node.tree), layout.isOneLine(parentheses),
      !layout.hasComment(parentheses)
    else { return nil }
    return (calls, layout.tree.text(parentheses))
  }

  /// Whether the value is the same wherever it stands: a literal, a case.
  private static func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .memberAccessExpr: value.isImplicitMember
    default: false
    }
  }

  /// `onSave`, where the piece does nothing with the methods but hand them on under this label.
  private func event(toldBy methods: [Node]) -> String? {
    let labels = methods.map { Argument($0.parent)?.label?.text }
    guard let label = labels.first ?? nil, labels.allSatisfy({ $0 == label }),
      let event = NameWords.forwardedEvent(label), !isTaken(event, methods)
    else { return nil }
    return event
  }

  /// `onDelete` for `delete`, where the piece calls the method for what the user does and nothing else; `onRefresh` for what
  /// loads a list anew.
  private func event(_ name: String, _ uses: [OuterUse]) -> String? {
    if isToRefresh(uses), !isTaken("onRefresh", uses.map(\.node)) {
      return "onRefresh"
    }
    guard uses.allSatisfy({ isForUser($0.node) }), let event = NameWords.userEvent(name),
      !isTaken(event, uses.map(\.node))
    else { return nil }
    return event
  }

  /// Whether the code around the node runs when the user does something, or the node is handed over for that.
  private func isForUser(_ node: Node) -> Bool {
    if let argument = Argument(node.parent), let call = FunctionCall(argument.node.parent),
      call.constructedType != nil, reader.resolver.role(of: argument.label, in: call) == .action
    {
      return true
    }
    return node.ancestors.contains { ancestor in
      guard let closure = Closure(ancestor), reader.resolver.role(of: closure) == .action,
        let call = closure.use?.call
      else { return false }
      return call.constructedType != nil && call.name != "Task" || Self.userModifiers.contains(call.name)
    }
  }

  /// Whether they are all that happens when the user pulls one of the piece's lists down.
  private func isToRefresh(_ uses: [OuterUse]) -> Bool {
    let tree = reader.piece.first.tree
    let closures = tree.nodes.ids(of: [.functionCallExpr], in: reader.piece.subtree)
      .compactMap { FunctionCall(tree.node($0)) }.filter { $0.name == "refreshable" }.map(
        \.trailingClosure?.node)
    let called = Set(uses.compactMap { $0.node.ownCall?.node.id })
    return called.count == uses.count && closures.count == uses.count
      && closures.allSatisfy { closure in
        closure?.onlyStatement.map { called.contains($0.withoutEffects.id) } ?? false
      }
  }

  /// Modifiers whose actions are the user's.
  private static let userModifiers: NameSet = [
    "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onInsert", "refreshable",
    "onDrop",
    "dropDestination", "onDeleteCommand", "onExitCommand", "onMoveCommand", "onPlayPauseCommand", "onEnded",
  ]

  /// What the method gives, in place of the method: `total` for `computeTotal()`, where the piece asks for nothing else,
  /// and only while it is computed.
  private mutating func value(
    of function: FunctionDecl, _ type: Node, _ text: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard let body = function.body, let name = function.name?.text,
      reader.types.isCopied(.written(type)),
      uses.allSatisfy({ $0.isReadWithView && !$0.isLate && !$0.isProjected && !$0.isAssigned }),
      isSame(body, at: uses), isAlwaysAskedFor(at: uses),
      // A literal, or what the code around the piece knows by the same name.
      let (calls, arguments) = sameCalls(uses, where: { Self.isConstant($0) || isOfOwner($0) }),
      let free = NameWords.result(name), !isTaken(free, calls.map(\.node))
    else { return nil }
    for call in calls { namesOfOwner.formUnion(call.node.subtree) }
    replace(calls.map(\.node), with: free)
    return ExtractedProperty(
      value: free, type: text, order: Self.firstUse(uses), argument: name + arguments)
  }

  /// What a call hands over, without the white space in it.
  private static func words(of call: FunctionCall) -> [String] {
    call.arguments.flatMap { argument in
      argument.node.tokenRange.map { argument.node.tree.text(of: argument.node.tree.tokens[$0]) }
    }
  }

  /// `async throws `; nil for `rethrows`.
  private static func effects(of signature: Node) -> String? {
    var effects = ""
    for index in signature.ownTokens {
      switch signature.tree.tokens[index].kind {
      case .kwAsync: effects += "async "
      case .kwRethrows: return nil
      default: continue
      }
    }
    guard let clause = signature.child(.throwsClause) else { return effects }
    return clause.firstToken.kind == .kwThrows && clause.firstChild == nil ? effects + "throws " : nil
  }

  /// Takes the labels out of a call: a closure has none. False where the call can't be one of a closure.
  private mutating func adapt(_ callee: Node, to parameters: [FunctionParameter]) -> Bool {
    guard let call = callee.ownCall else {
      // Handed over as it is.
      return callee.parent?.kind == .labeledExpr
    }
    let arguments = call.arguments
    guard call.labeledTrailingClosures.isEmpty,
      arguments.count + (call.trailingClosure == nil ? 0 : 1) == parameters.count
    else { return false }
    for (argument, parameter) in zip(arguments, parameters) {
      let expected = parameter.label.flatMap { $0 == "_" ? nil : $0.text }
      guard argument.label?.text == expected else { return false }
      guard let label = argument.label, let value = argument.value else { continue }
      let range = label.range.lowerBound..<value.range.lowerBound
      guard Layout(callee.tree).comments(in: range).isEmpty else { return false }
      reader.change(TextEdit(range: range, newText: ""))
    }
    return true
  }
}
