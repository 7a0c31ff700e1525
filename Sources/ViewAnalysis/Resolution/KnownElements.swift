/// Which collections have no other elements than those that the code spells out.
extension ViewResolver {
  /// Whether the property is a constant of an object or an input of a view whose elements the code spells out wherever
  /// one is made; for a protocol's requirement, whether it is one in all types that conform.
  func isFilledWithKnownElements(_ property: PropertyFacts, of owner: TypeFacts) -> Bool {
    if owner.isDecoded { return false }
    let owners: [TypeFacts]
    switch owner.kind {
    case .classDecl, .structDecl: owners = [owner]
    case .protocolDecl: owners = workspace.types(inheritingFrom: owner.name)
    default: return false
    }
    var isDeclared = false
    for type in owners {
      guard let own = type.properties.first(where: { $0.name == property.name }) else { continue }
      guard own.isSpeltOut || own.isLet && !own.isStatic && isFilledWithKnownElements(own.name, of: type)
      else {
        return false
      }
      isDeclared = true
    }
    return isDeclared
  }

  private func isFilledWithKnownElements(_ property: String, of type: TypeFacts) -> Bool {
    guard
      let (source, declaring) = workspace.fileDeclaring(type).flatMap({ opened($0) })
    else { return false }
    let declarations = source.model.types(qualifiedName: type.qualifiedName)
    let initializers = declarations.flatMap(\.initializers)
    if initializers.isEmpty {
      return isKnown(inCallsOf: type.name, label: property, hasDefault: false)
    }
    return initializers.allSatisfy { initializer in
      guard let value = initializer.value(of: property) else { return initializer.isDelegating }
      return isKnown(value, in: initializer, of: type, declarations, declaring)
    }
  }

  /// Whether what an initializer assigns has known elements. `declaring` is the resolver of its file.
  private func isKnown(
    _ value: Node, in initializer: InitializerDecl, of type: TypeFacts, _ declarations: [TypeModel],
    _ declaring: ViewResolver
  ) -> Bool {
    var node = value
    // Each turn goes to a smaller expression, or to the value of a local before it.
    for _ in 0..<Self.longestWay {
      if node.isSpeltOutCollection { return true }
      if let call = FunctionCall(node) {
        guard Vocabulary.membersThatKeepSize.contains(call.name), let base = call.base else { return false }
        node = base
      } else if node.kind == .declReferenceExpr, let name = node.firstName {
        if let parameter = initializer.parameters.first(where: { $0.name?.hasSameText(as: name) == true }) {
          if let value = parameter.defaultValue, !value.isKnownDefault(in: declarations) { return false }
          return isKnown(
            inCallsOf: type.name, label: parameter.label?.text ?? "",
            hasDefault: parameter.defaultValue != nil)
        }
        guard case .value(let value?)? = node.localBinding(of: name), value.id < node.id else {
          return declaring.elementName(of: node).map { workspace.declares(.enumDecl, named: $0) } ?? false
        }
        node = value
      } else {
        return declaring.elementName(of: node).map { workspace.declares(.enumDecl, named: $0) } ?? false
      }
    }
    return false
  }

  /// Whether all calls that make an instance of the type give the parameter an array that the code spells out, or
  /// nothing where it has a default.
  private func isKnown(inCallsOf type: String, label: String, hasDefault: Bool) -> Bool {
    let calls = typeCalls(naming: type)?.filter { !$0.model.isInPreview($0.call.node) }
    guard let calls, !calls.isEmpty else { return false }
    return calls.allSatisfy { call in
      let argument = call.call.arguments.first { ($0.label?.text ?? "") == label }
      guard let value = argument?.value else { return hasDefault }
      if value.kind == .arrayExpr || value.isSpeltOutCollection { return true }
      if value.kind == .declReferenceExpr, let name = value.firstName,
        case .value(let local?)? = value.localBinding(of: name)
      {
        return local.isSpeltOutCollection
      }
      guard let resolver = call.file.map({ opened($0)?.resolver }) ?? self else { return false }
      // `items.prefix(5)`
      return resolver.property(readBy: value)?.isSpeltOut ?? false
        || CollectionExpression(value, resolver).isSmall(limit: Self.fewRows)
    }
  }

  /// Whether all that code of the workspace puts into the variable are elements that it spells out.
  func isGivenKnownElements(_ property: PropertyFacts, of owner: TypeFacts) -> Bool {
    guard !property.isLet, !property.isStatic, owner.kind == .classDecl || owner.kind == .structDecl,
      !owner.isDecoded
    else { return false }
    let key = owner.qualifiedName + "." + property.name
    if let known = givenKnownElements[key] { return known }
    let answer = readIsGivenKnownElements(property, of: owner)
    givenKnownElements[key] = answer
    return answer
  }

  private func readIsGivenKnownElements(_ property: PropertyFacts, of owner: TypeFacts) -> Bool {
    var values: [(value: Node, resolver: ViewResolver)] = []
    if let initial = initialValue(of: property, in: owner) { values.append(initial) }
    let isAssigned = changes(of: property, in: owner) { change in
      if let value = change.value {
        values.append((value, change.resolver))
        return true
      }
      if let added = change.call?.addedElements {
        values.append((added, change.resolver))
        return true
      }
      return change.method.map { Self.keepsOrTakesElements.contains($0) } ?? false
    }
    guard isAssigned else { return false }
    // What is empty at first, and never given anything, is filled by something else.
    let given = values.filter { !$0.value.isEmptyCollection }
    return !given.isEmpty
      && given.allSatisfy { value, resolver in
        if value.isSpeltOutCollection || value.isTitledElement { return true }
        let property = resolver.property(readBy: value)
        return property?.isSpeltOut ?? false
      }
  }

  /// What is called on a collection and gives it no more elements.
  private static let keepsOrTakesElements: NameSet = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort", "shuffle", "reverse", "swapAt",
    "move",
  ]
}

extension FunctionCall {
  /// What `append` and `insert` add: a collection, or one element.
  fileprivate var addedElements: Node? {
    guard name == "append" || name == "insert", let first = firstArgument else { return nil }
    return first.label == nil || first.label.map({ $0 == "contentsOf" }) == true ? first.value : nil
  }
}

extension TypeFacts {
  /// Whether a decoder may make values of the type.
  fileprivate var isDecoded: Bool { inherited.contains("Codable") || inherited.contains("Decodable") }
}

extension InitializerDecl {
  /// What the initializer assigns to the property of its type.
  fileprivate func value(of property: String) -> Node? {
    guard let body else { return nil }
    for id in body.tree.nodes.ids(of: [.assignmentExpr], in: body.subtree) {
      let assignment = body.tree.node(id)
      guard let target = assignment.parent?.assignmentTarget, target.referencedName?.text == property,
        MemberAccess(target)?.base.map({ $0.isReference(to: "self") }) ?? true
      else { continue }
      return assignment.nextSibling
    }
    return nil
  }

  /// Whether it calls another initializer of the type.
  fileprivate var isDelegating: Bool {
    body?.descendants(.functionCallExpr).contains { call in
      FunctionCall(call).map { $0.name == "init" && $0.base?.isReference(to: "self") == true } ?? false
    } ?? false
  }
}

extension Node {
  /// `Step("First")`: no user's text makes such an element.
  fileprivate var isTitledElement: Bool {
    guard let call = FunctionCall(self), call.isPlain, call.constructedType != nil else { return false }
    guard let title = call.firstArgument?.value, title.kind == .stringLiteralExpr else { return false }
    return !title.text.hasPrefix("\"\\(")
  }

  /// `[]`, `[:]`, `[Row]()`
  fileprivate var isEmptyCollection: Bool {
    if kind == .arrayExpr || kind == .dictionaryExpr { return firstChild == nil || hasText("[:]") }
    guard let call = FunctionCall(self), call.arguments.isEmpty, call.closures.isEmpty else { return false }
    return call.callee?.kind == .arrayExpr || call.callee?.kind == .dictionaryExpr
      || call.constructedType.map { $0 == "Array" || $0 == "IdentifiedArrayOf" } ?? false
  }

  /// Whether the default value of a parameter is spelt out: here, in a static constant or in the static function that it
  /// calls.
  fileprivate func isKnownDefault(in declarations: [TypeModel]) -> Bool {
    if kind == .arrayExpr || isSpeltOutCollection { return true }
    if let name = MemberAccess(self)?.name ?? (kind == .declReferenceExpr ? firstName : nil) {
      let values = declarations.flatMap(\.properties).filter { $0.name?.hasSameText(as: name) == true }
      return values.count == 1 && values.first?.initialValue?.isSpeltOutCollection == true
    }
    guard let call = FunctionCall(self), let name = call.name, call.arguments.isEmpty else { return false }
    let functions = declarations.flatMap(\.functions).filter {
      $0.isStatic && $0.name?.hasSameText(as: name) == true
    }
    return functions.count == 1 && functions.first?.body?.givesSpeltOutCollection == true
  }
}
