/// Parameters of functions that move along, for which all calls hand over what the new type has as a property of the same
/// name: the functions read the property.
extension ViewExtractor {
  /// A parameter of a function that moves.
  private struct Parameter: Hashable {
    let function: Node
    let node: Node
  }

  /// The edits that take such parameters away, and their arguments. A function that has no parameters left, and is called
  /// after what it gives, becomes a property.
  func parameterEdits(_ draft: Draft) -> [TextEdit] {
    let own = FunctionDecl(member)?.parameters ?? []
    let properties = Set(
      draft.inputs.properties.filter {
        $0.rank == .parameter && $0.argument == $0.name && $0.declaration.hasPrefix("let ")
      }.map(\.name))
    guard !own.isEmpty, !properties.isEmpty else { return [] }
    let uses = MemberUses(members: members, resolver: resolver)
    var calls: [Node: [FunctionCall]] = [:]
    var known: Set<Parameter> = []
    for node in draft.reader.movedMembers {
      guard let function = FunctionDecl(node), !function.isStatic, let name = function.name?.text,
        saysEnough(function, name),
        let own = Self.parameters(of: function, named: properties, alike: own, layout),
        let found = self.calls(of: function, uses.references(to: name))
      else { continue }
      calls[node] = found
      known.formUnion(own.map { Parameter(function: node, node: $0) })
    }
    // What is handed over in one of the functions is the property if its parameter goes, too.
    while true {
      let wrong = known.filter { parameter in
        calls[parameter.function]?.allSatisfy { handsOver(parameter, $0, own, known) } != true
      }
      if wrong.isEmpty { break }
      known.subtract(wrong)
    }
    return draft.reader.movedMembers.flatMap { node -> [TextEdit] in
      guard let function = FunctionDecl(node), let calls = calls[node] else { return [] }
      let goes = function.parameters.map { known.contains(Parameter(function: node, node: $0.node)) }
      return goes.contains(true) ? edits(of: function, calls, goes) : []
    }
  }

  /// Whether the function's name says what it does without its arguments: `set(icon)` would be `set()`.
  private func saysEnough(_ function: FunctionDecl, _ name: String) -> Bool {
    function.returnType.map { $0.isOpaque("View") || namesValue(name) } == true
      || NameWords.words(of: name).count > 1
  }

  /// The function's parameters that have the name and the type of one of the others.
  private static func parameters(
    of function: FunctionDecl, named names: Set<String>, alike others: [FunctionParameter], _ layout: Layout
  ) -> [Node]? {
    // One call may give a variadic parameter several values.
    guard let signature = function.signature,
      !function.parameters.contains(where: { $0.node.text.hasSuffix("...") }),
      !layout.hasComment(signature.range), function.node.child(.genericParameterClause) == nil
    else { return nil }
    return function.parameters.filter { parameter in
      guard let name = parameter.name?.text, names.contains(name), parameter.defaultValue == nil,
        parameter.node.attributes.isEmpty
      else { return false }
      return others.contains { $0.name?.text == name && $0.type?.text == parameter.type?.text }
    }.map(\.node)
  }

  /// The calls that the references are; nil where one is something else.
  private func calls(of function: FunctionDecl, _ references: [Node]) -> [FunctionCall]? {
    var calls: [FunctionCall] = []
    for reference in references {
      guard let call = reference.ownCall, call.closures.isEmpty,
        call.arguments.count == function.parameters.count, let parentheses = call.parentheses,
        !layout.hasComment(parentheses)
      else { return nil }
      calls.append(call)
    }
    return calls.isEmpty ? nil : calls
  }

  /// Whether the call hands over the value that the property has.
  private func handsOver(
    _ parameter: Parameter, _ call: FunctionCall, _ own: [FunctionParameter], _ known: Set<Parameter>
  ) -> Bool {
    guard let function = FunctionDecl(parameter.function),
      let index = function.parameters.firstIndex(where: { $0.node == parameter.node }),
      let value = call.arguments.dropFirst(index).first?.value, value.kind == .declReferenceExpr,
      let name = function.parameters[index].name?.text, value.text == name, let user = call.node.typeMember,
      let local = resolver.localNames(in: user).binding(of: name, seenFrom: value)
    else { return false }
    return own.contains { $0.node == local.node }
      || known.contains(Parameter(function: user, node: local.node))
  }

  /// Whether the function is called after what it gives: `statusColor`, and not `formatDate`.
  private func namesValue(_ name: String) -> Bool {
    NameWords.words(of: name).first.map { !ExtractedName.isVerb($0) && NameWords.control($0) == nil } ?? false
  }

  /// Whether a local of the function's name gets what the call gives: `let color = color(status)`.
  private func givesNameToLocal(_ call: FunctionCall, _ name: String) -> Bool {
    call.node.ancestors.prefix { $0.kind != .codeBlockItem && $0.kind != .memberBlockItem }.contains {
      ancestor in
      PatternBinding(ancestor)?.name?.text == name
    }
  }

  private func edits(of function: FunctionDecl, _ calls: [FunctionCall], _ goes: [Bool]) -> [TextEdit] {
    if !goes.contains(false), let result = function.returnType, let name = function.name?.text,
      result.isOpaque("View") || namesValue(name) && !calls.contains(where: { givesNameToLocal($0, name) }),
      function.signature?.child(.throwsClause) == nil,
      function.signature?.mentions("async") != true
    {
      let head = function.node.introducerOffset..<result.range.lowerBound
      return [TextEdit(range: head, newText: "var \(name): ")]
        + calls.compactMap { $0.parentheses.map { TextEdit(range: $0, newText: "") } }
    }
    if !goes.contains(false), let list = function.signature?.child(.functionParameterClause)?.range {
      return ([list] + calls.compactMap(\.parentheses)).map { TextEdit(range: $0, newText: "()") }
    }
    let parameters = function.parameters.map { parameter -> Range<Int> in
      let start = parameter.node.range.lowerBound
      let end = (parameter.defaultValue ?? parameter.type)?.range.upperBound ?? start
      return start..<max(start, end)
    }
    return Self.removals(parameters, goes)
      + calls.flatMap { call in
        Self.removals(
          call.arguments.map {
            $0.node.range.lowerBound..<max($0.node.range.lowerBound, $0.value?.range.upperBound ?? 0)
          }, goes)
      }
  }

  /// The edits that take some of the elements of a list away, with a comma each.
  private static func removals(_ elements: [Range<Int>], _ goes: [Bool]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var lastKept: Range<Int>?
    for (index, (element, goes)) in zip(elements, goes).enumerated() {
      if !goes {
        lastKept = element
      } else if let next = elements.dropFirst(index + 1).first, lastKept == nil {
        edits.append(TextEdit(range: element.lowerBound..<next.lowerBound, newText: ""))
      } else {
        let start = index > 0 && lastKept != nil ? elements[index - 1].upperBound : element.lowerBound
        edits.append(TextEdit(range: start..<element.upperBound, newText: ""))
      }
    }
    return edits
  }
}
