/// A parameter of the method: a name that the action reads and the method can't see.
struct MethodParameter {
  let name: String
  let type: String
}

/// Tells which names an action takes from the code around it, and of which types they are.
struct CaptureReader {
  let action: ActionClosure
  let file: FileModel
  /// The names that the member's code outside the action binds, with the nodes that do.
  private var outside: [String: [Node]] = [:]
  /// The names that the action itself binds.
  private var inside: Set<String> = []
  /// The names that the action reads, in the order of the text.
  private var read: [String] = []
  private var hasLocalType = false

  init(_ action: ActionClosure, _ file: FileModel) {
    self.action = action
    self.file = file
    let closure = action.closure.node
    let own = Set(action.closure.parameterNames.map(\.range))
    for node in action.member.descendants {
      let isInside = closure.contains(node)
      for name in node.boundNames {
        let text = name.text
        if !isInside {
          // What another closure binds is out of sight.
          let scope = node.ancestor(.closureExpr)
          if let scope, action.member.contains(scope), !scope.contains(closure) { continue }
          outside[text, default: []].append(node)
        } else if !own.contains(name.range) {
          inside.insert(text)
        }
      }
      if isInside, node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName {
        let text = name.text
        if !read.contains(text) { read.append(text) }
      }
      if node.kind.isTypeDeclaration { hasLocalType = true }
    }
  }

  /// The parameters of the closure that its statements read; nil where the type of one is unknown.
  func ownParameters() -> [MethodParameter]? {
    let closure = action.closure
    if closure.signature == nil { return closure.hasParameters ? nil : [] }
    let names = closure.parameterNames.map(\.text)
    var parameters: [MethodParameter] = []
    for (index, name) in names.enumerated() where read.contains(name) {
      guard !name.hasPrefix("$"), !inside.contains(name), let type = typeOfParameter(index) else {
        return nil
      }
      parameters.append(MethodParameter(name: name, type: type))
    }
    return parameters
  }

  /// What the statements read from the code around the action; nil where the type of something is unknown.
  func captured() -> [MethodParameter]? {
    guard !hasLocalType else { return nil }
    let own = Set(action.closure.parameterNames.map(\.text))
    var parameters: [MethodParameter] = []
    for name in read where !own.contains(name) {
      if name.hasPrefix("$") {
        // A projection of a local binding can't be handed over by its plain name.
        if outside[String(name.dropFirst())] != nil || outside[name] != nil { return nil }
        continue
      }
      guard let binders = outside[name] else { continue }
      guard binders.count == 1, let binder = binders.first, !inside.contains(name),
        let type = type(of: name, boundBy: binder)
      else { return nil }
      parameters.append(MethodParameter(name: name, type: type))
    }
    // A shorthand `if let name` inside reads the outer name without saying so.
    guard inside.allSatisfy({ outside[$0] == nil || read.contains($0) == false && !rebinds($0) }) else {
      return nil
    }
    return parameters
  }

  private func rebinds(_ name: String) -> Bool {
    action.closure.node.descendants.contains { node in
      node.kind == .optionalBindingCondition && node.child(.initializerClause) == nil
        && node.child(.identifierPattern)?.firstName?.text == name
    }
  }

  // MARK: Types

  private func typeOfParameter(_ index: Int) -> String? {
    if let clause = action.closure.signature?.child(.closureParameterClause) {
      let parameters = clause.children(.closureParameter)
      if parameters.indices.contains(index), let annotation = parameters[index].children.last {
        return annotation.parameterTypeText
      }
    }
    switch action.owner.text {
    case "onChange":
      guard let name = action.call.argument("of")?.value?.ownMember else { return nil }
      return propertyType(name)
    case "onTapGesture": return index == 0 ? "CGPoint" : nil
    case "onEnded", "onChanged":
      let chain = ViewExpression(action.call.node.outermostChain)
      guard let gesture = chain.typeName, gesture.hasSuffix("Gesture"),
        chain.modifiers.allSatisfy({ $0.name == "onEnded" || $0.name == "onChanged" })
      else { return nil }
      return gesture.text + ".Value"
    default: return nil
    }
  }

  private func type(of name: String, boundBy binder: Node) -> String? {
    switch binder.kind {
    case .functionParameter:
      // Only the member's own: a local function's are of no concern.
      guard let parameter = FunctionParameter(binder),
        FunctionDecl(action.member)?.parameters.contains(where: { $0.node.id == binder.id }) == true
      else { return nil }
      return parameter.type?.parameterTypeText
    case .closureShorthandParameter, .closureParameter:
      guard let closure = Closure(binder.ancestor(.closureExpr)), closure.node.contains(action.closure.node),
        closure.parameterNames.count == 1
      else { return nil }
      if binder.kind == .closureParameter, let annotation = binder.children.last {
        return annotation.parameterTypeText
      }
      return elementType(of: closure)
    case .identifierPattern:
      guard let parent = binder.parent else { return nil }
      if parent.kind == .patternBinding {
        guard let binding = PatternBinding(parent), let variable = VariableDecl(parent.parent),
          variable.isLet,
          isVisible(variable.node), !binding.isComputed
        else { return nil }
        return binding.type?.parameterTypeText
      }
      guard parent.kind == .optionalBindingCondition, let condition = parent.parent,
        let branch = IfExpr(condition.parent), branch.thenBlock?.contains(action.closure.node) == true
      else { return nil }
      let source =
        parent.child(.initializerClause) == nil
        ? name : parent.child(.initializerClause)?.firstChild?.ownMember
      guard let source, source == name || outside[source] == nil, let type = property(source)?.type,
        type.kind == .optionalType
      else { return nil }
      return type.firstChild?.parameterTypeText
    default: return nil
    }
  }

  /// Whether the local declaration's block is one around the action.
  private func isVisible(_ declaration: Node) -> Bool {
    guard let block = declaration.parent?.parent else { return false }
    return block.contains(action.closure.node)
      && declaration.range.upperBound <= action.closure.node.range.lowerBound
  }

  /// The type of the element that a `ForEach` or a `List` hands to its row, or of what a reader hands over.
  private func elementType(of row: Closure) -> String? {
    if row.use?.call.isPlainCall(of: "GeometryReader") == true { return "GeometryProxy" }
    if row.use?.call.isPlainCall(of: "ScrollViewReader") == true { return "ScrollViewProxy" }
    guard let use = row.use, use.call.isPlainCall(of: "ForEach") || use.call.isPlainCall(of: "List"),
      let data = use.call.arguments.first, data.label == nil, let value = data.value
    else { return nil }
    if let name = value.ownMember, outside[name] == nil, let type = property(name)?.type {
      if type.kind == .arrayType { return type.firstChild?.parameterTypeText }
      guard type.kind == .identifierType, type.typeName == "Array",
        let arguments = type.child(.genericArgumentClause)?.children(.genericArgument), arguments.count == 1
      else { return nil }
      return arguments.first?.firstChild?.parameterTypeText
    }
    // `0..<count`: a range that starts with a number has numbers of type `Int`.
    let range = value.kind == .tupleExpr ? value.firstChild?.firstChild : value
    guard let range, range.kind == .sequenceExpr, range.children.count == 3,
      range.firstChild?.kind == .integerLiteralExpr,
      let sign = range.child(.binaryOperatorExpr), sign.hasText("..<")
    else { return nil }
    return "Int"
  }

  /// The only property of the name that the file gives the type.
  private func property(_ name: String) -> Property? {
    let properties = file.types.filter { $0.qualifiedName == action.type.qualifiedName }
      .flatMap(\.properties).filter { $0.name?.text == name }
    return properties.count == 1 ? properties.first : nil
  }

  private func propertyType(_ name: String) -> String? {
    guard outside[name] == nil, let property = property(name) else { return nil }
    if let type = property.type { return type.parameterTypeText }
    switch property.initialValue?.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .stringLiteralExpr: return "String"
    default: return nil
    }
  }
}

extension SyntaxKind {
  fileprivate var isTypeDeclaration: Bool {
    self == .structDecl || self == .classDecl || self == .enumDecl || self == .actorDecl
      || self == .typeAliasDecl
  }
}

extension Node {
  /// The names that the node itself binds.
  fileprivate var boundNames: [Name] {
    switch kind {
    case .identifierPattern, .closureShorthandParameter: return firstName.map { [$0] } ?? []
    case .closureExpr: return []
    case .closureParameter:
      // Of two names the second is the one inside.
      return tokenRange.prefix(2).compactMap { index in
        let token = tree.tokens[index]
        return token.kind.isIdentifierLike || token.kind == .dollarIdentifier || token.kind == .kwSelf
          ? Name(tree: tree, token: token) : nil
      }
    case .functionDecl: return FunctionDecl(self)?.name.map { [$0] } ?? []
    case .functionParameter: return FunctionParameter(self)?.name.map { [$0] } ?? []
    case .closureCapture: return firstName.map { [$0] } ?? []
    default: return []
    }
  }

  /// The name of a member of the type itself: `books`, `self.books`.
  fileprivate var ownMember: String? {
    if kind == .declReferenceExpr { return firstName?.text }
    guard let access = MemberAccess(self), access.base?.isReference(to: "self") == true else { return nil }
    return access.name?.text
  }

  /// The type's text where a method's parameter can have it as it stands.
  fileprivate var parameterTypeText: String? {
    switch kind {
    case .identifierType, .memberType, .optionalType, .arrayType, .dictionaryType: break
    default: return nil
    }
    for node in descendants where node.kind == .functionType || node.kind == .attributedType { return nil }
    let text = self.text
    return text.contains { $0.isNewline } || text.contains("some ") ? nil : text
  }
}
