/// How many elements a collection may have, as far as the workspace tells.
package enum CollectionAmount: Sendable {
  /// The code spells them out.
  case fixed
  /// A constant of a type, or the cases of an enumeration: there are as many as the app has at all.
  case limited
  /// Values of a type of the app's: an input, a state, a model's or a query's.
  case growing
  case unknown
}

extension ViewResolver {
  /// So many rows are few.
  static let fewRows = 20

  /// Whether the collection's elements are those that the code spells out, as far as the type around it tells. A range of up
  /// to `limit` numbers is fixed.
  package func isFixed(_ data: Node, limit: Int) -> Bool {
    let expression = CollectionExpression(data, self)
    return expression.isSmall(limit: limit)
      || declaration(readBy: expression.source(limit: limit))?.property.isSpeltOut ?? false
  }

  /// How many elements the collection may have. A range of up to `limit` numbers is fixed.
  package func amount(of data: Node, limit: Int) -> CollectionAmount {
    let expression = CollectionExpression(data, self)
    if expression.isSmall(limit: limit) { return .fixed }
    let source = expression.source(limit: limit)
    if isSpeltOutInConstant(source) { return .fixed }
    guard let (property, owner) = declaration(readBy: source) else { return .unknown }
    if property.isSpeltOut { return .fixed }
    if property.isStatic, property.isLet { return .limited }
    if startsSpeltOut(source) || isGivenKnownElements(property, of: owner) {
      return .limited
    }
    if property.attributes.contains(where: { Self.queries.contains($0.name) }) { return .growing }
    // `[Item]()` tells as much as a declared type.
    let type = property.type ?? property.ownValue.flatMap { $0.member == nil ? $0.type : nil }
    guard let element = type?.elementTypeName else { return .unknown }
    return hasCasesAlone(element) || isFilledWithKnownElements(property, of: owner) ? .limited : .growing
  }

  /// Whether it is a part of a constant of the view that is made with a literal for it: `sample.images`, of
  /// `let sample = Post(images: ["a", "b"])`.
  private func isSpeltOutInConstant(_ data: Node) -> Bool {
    guard let access = MemberAccess(data), let member = access.name, let base = access.base,
      base.kind == .declReferenceExpr, let name = base.firstName, !boundNames.bind(name, at: base),
      let property = file.enclosingType(of: data)?.storedProperties.first(where: {
        $0.name?.hasSameText(as: name) == true
      }), property.isLet, let call = FunctionCall(property.initialValue), let type = call.constructedType,
      case let declared = declarations(of: type).filter({ $0.kind != .extensionDecl }), !declared.isEmpty,
      // What an object has may change.
      declared.allSatisfy({ $0.kind == .structDecl })
    else { return false }
    return call.arguments.contains {
      $0.label?.hasSameText(as: member) == true && $0.value?.kind == .arrayExpr
    }
  }

  /// Whether the type is an enumeration whose cases carry nothing: there are no more different values.
  private func hasCasesAlone(_ name: String) -> Bool {
    let enums = workspace.typeDeclarations(named: name).map(\.facts).filter { $0.kind == .enumDecl }
    return !enums.isEmpty && enums.allSatisfy { $0.cases.allSatisfy(\.payload.isEmpty) }
  }

  /// Whether it is a state of the type around it that starts with elements that the code spells out, and gets no others:
  /// `@State private var rows = Kind.allCases.map(Row.init)`.
  private func startsSpeltOut(_ data: Node) -> Bool {
    guard data.kind == .declReferenceExpr, let name = data.firstName, !boundNames.bind(name, at: data),
      let type = file.enclosingType(of: data),
      let property = type.storedProperties.first(where: { $0.name?.hasSameText(as: name) == true }),
      property.wrapper?.name == "State", property.access == .private,
      property.initialValue?.isSpeltOutCollection == true
    else { return false }
    return propertyUses.uses(of: name.text, in: type).allSatisfy { use in
      guard use.form == .value else {
        return use.form == .projection && use.node.parent?.kind == .labeledExpr
      }
      if use.node.operand.nextSibling?.kind == .assignmentExpr { return false }
      return !(MemberAccess(use.node.parent)?.name.map { Self.addingMembers.contains($0) } ?? false)
    }
  }

  private static let addingMembers: NameSet = ["append", "insert", "replaceSubrange"]

  private static let queries: Set<String> = ["Query", "FetchRequest", "SectionedFetchRequest"]

  /// The name of the type of a collection's elements, as the workspace's property that it comes from declares it.
  package func elementName(of data: Node) -> String? {
    property(readBy: CollectionExpression(data, self).source(limit: nil))?.type?.elementTypeName
  }

  /// The property that the expression reads, as the workspace knows it: `items`, `self.items`, `model.list.items`,
  /// `Kind.all`. Nil where a step of the way isn't known.
  package func property(readBy expression: Node) -> PropertyFacts? {
    declaration(readBy: expression)?.property
  }

  /// The property of an observed object that the expression reads, which may be one of the environment.
  package func observedProperty(_ access: MemberAccess) -> PropertyFacts? {
    if let known = property(readBy: access.node) { return known }
    // An object of the environment declares no type.
    guard let name = access.name?.text, let type = access.base.flatMap({ inferredType(of: $0) })?.namedType
    else { return nil }
    return workspace.types(named: type, declaring: name).lazy.flatMap(\.facts.properties)
      .first { $0.name == name }
  }

  /// How far an expression is followed.
  static let longestWay = 64

  /// The same, with the declaration of the type that it is in.
  package func declaration(readBy expression: Node) -> (property: PropertyFacts, owner: TypeFacts)? {
    // Names of members, and an empty string where an element of a collection is taken.
    var path: [String] = []
    var node = expression
    var owners: [TypeFacts] = []
    // Each turn goes to a smaller expression, or to the value of a local before it.
    loop: for _ in 0..<Self.longestWay {
      switch node.kind {
      case .memberAccessExpr:
        guard let access = MemberAccess(node), let name = access.name, let base = access.base else {
          return nil
        }
        path.append(name.text)
        node = base
      case .functionCallExpr:
        // `books.first { … }` of which a member is read.
        guard !path.isEmpty, let call = FunctionCall(node), let base = call.base,
          call.name == "first" || call.name == "last" || call.name == "randomElement"
        else { return nil }
        path.append("")
        node = base
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let inner = node.firstChild else { return nil }
        node = inner
      case .tupleExpr:
        guard node.children.count == 1, let inner = Argument(node.firstChild)?.value else { return nil }
        node = inner
      case .declReferenceExpr:
        guard let name = node.firstName else { return nil }
        if name == "self" || name == "Self" {
          owners = enclosingFacts(of: node)
          break loop
        }
        if name.isCapitalized {
          owners = declarations(of: name)
          break loop
        }
        if let binding = boundNames.binding(of: name, at: node) {
          guard case .value(let value?) = binding, value.id < node.id else { return nil }
          node = value
          continue
        }
        // The projected value has the properties' names.
        path.append(name.hasPrefix("$") ? String(name.text.dropFirst()) : name.text)
        owners = enclosingFacts(of: node)
        break loop
      default: return nil
      }
    }
    guard let first = path.popLast(), var found = property(first, of: owners) else { return nil }
    var takesElement = false
    for name in path.reversed() {
      if name.isEmpty {
        takesElement = true
        continue
      }
      let declared = found.property.type
      let owner =
        takesElement ? declared?.elementTypeName : (declared ?? found.property.valueType)?.plainTypeName
      takesElement = false
      guard let type = owner, let next = property(name, ofTypesNamed: [type])
      else { return nil }
      found = next
    }
    return found
  }

  private func enclosingFacts(of node: Node) -> [TypeFacts] {
    guard let type = file.enclosingType(of: node) else { return [] }
    if let known = workspaceFacts[type.qualifiedName] { return known }
    let known = workspace.types(qualifiedName: type.qualifiedName, named: type.name)
    let found = known.isEmpty ? file.declarations(of: type).map { facts(of: $0) } : known
    workspaceFacts[type.qualifiedName] = found
    return found
  }

  /// The property of the name, of one of the declarations or of what they inherit from.
  private func property(
    _ name: String, of declarations: [TypeFacts]
  ) -> (property: PropertyFacts, owner: TypeFacts)? {
    for type in declarations {
      if let property = type.properties.first(where: { $0.name == name }) { return (property, type) }
    }
    return property(name, ofTypesNamed: declarations.flatMap(\.inherited))
  }

  /// The property of the name, of one of the types or of what they inherit from.
  private func property(
    _ name: String, ofTypesNamed types: [String]
  ) -> (property: PropertyFacts, owner: TypeFacts)? {
    var pending = types
    var seen: Set<String> = []
    while !pending.isEmpty {
      let names = pending.filter { seen.insert($0).inserted }
      for type in names {
        for (_, facts) in workspace.types(named: type, declaring: name) {
          if let property = facts.properties.first(where: { $0.name == name }) { return (property, facts) }
        }
      }
      pending = names.flatMap { workspace.inheritedNames(ofTypesNamed: $0) }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is part of a name, or a period between two. Asking for a property of ASCII takes many times as long.
  fileprivate var isInPath: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: !isASCII && (properties.isAlphabetic || properties.numericType != nil)
    }
  }
}

extension String {
  /// The last name in the text of a type, an optional's or an existential's: `Store` for `App.Store?`; nil for anything
  /// with parameters.
  var plainTypeName: String? {
    var text = self[...]
    for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    while text.last == "?" || text.last == "!" { text = text.dropLast() }
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.isInPath }) else { return nil }
    return text.utf8.contains(UInt8(ascii: "."))
      ? text.split(separator: ".").last.map(String.init) : String(text)
  }

  /// The name of a collection's elements: `Item` for `[Item]`, `Set<Item>?`; nil for other types.
  fileprivate var elementTypeName: String? {
    var text = self[...]
    while text.last == "?" || text.last == "!" { text = text.dropLast() }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return String(text.dropFirst().dropLast()).plainTypeName
    }
    guard let open = text.firstIndex(of: "<"), text.last == ">" else { return nil }
    return String(text[text.index(after: open)...].dropLast()).plainTypeName
  }
}
