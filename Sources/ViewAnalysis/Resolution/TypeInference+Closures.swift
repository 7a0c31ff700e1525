/// Types of what views, and modifiers, hand to their closures.
extension TypeInference {
  /// What a view hands to its closure's only parameter: a row's element, the proxy of a reader.
  func handedOver(to closure: Closure, projected: Bool, way: Int) -> InferredType? {
    guard let use = closure.use else { return nil }
    guard use.call.isPlain else { return projected ? nil : presented(by: use, way: way) }
    guard let owner = use.call.name else { return nil }
    if resolver.declares(owner) { return projected ? nil : told(by: use, of: owner) }
    if let type = Self.handedOver[owner.text], !projected { return .known(type) }
    if owner == "AsyncImage", !projected {
      let labels = use.call.closures.map { $0.label?.text }
      if labels.contains("placeholder") {
        return use.label == nil || use.label == "content" ? .known("Image") : nil
      }
      return labels.count == 1 ? .known("AsyncImagePhase") : nil
    }
    guard owner == "ForEach" || owner == "List", let data = use.call.firstArgument, data.label == nil,
      let value = data.value
    else { return nil }
    return projected ? type(ofProjected: value, way: way - 1)?.element : element(of: value, way: way - 1)
  }

  /// The type of what `$name` or `$name.member` binds.
  func type(ofProjected value: Node, way: Int) -> InferredType? {
    guard way > 0 else { return nil }
    if let access = MemberAccess(value), let base = access.base, let name = access.name {
      return type(ofProjected: base, way: way - 1).flatMap { type(ofMember: name, in: $0) }
    }
    guard value.kind == .declReferenceExpr, let name = value.firstName, name.hasPrefix("$") else {
      return nil
    }
    return type(ofName: String(name.text.dropFirst()), seenFrom: value, way: way - 1)
  }

  /// `ForEach(Array(items.enumerated()), id: \.offset) { index, item in`
  func handedOver(toPair closure: Closure, isFirst: Bool, way: Int) -> InferredType? {
    guard let use = closure.use, use.call.isPlainCall(of: "ForEach") || use.call.isPlainCall(of: "List"),
      var value = use.call.firstArgument?.value
    else { return nil }
    if let array = FunctionCall(value), array.isPlainCall(of: "Array"), let inner = array.firstArgument?.value
    {
      value = inner
    }
    guard let call = FunctionCall(value), call.name == "enumerated", let items = call.base else { return nil }
    return isFirst ? .known("Int") : element(of: items, way: way - 1)
  }

  private static let handedOver = [
    "GeometryReader": "GeometryProxy", "ScrollViewReader": "ScrollViewProxy",
    "TimelineView": "TimelineViewDefaultContext",
  ]

  /// What a presentation or a destination shows: `item` in `.sheet(item: $selection) { item in`.
  private func presented(by use: (call: FunctionCall, label: Name?), way: Int) -> InferredType? {
    guard let name = use.call.name, resolver.workspace.viewFunctions(named: name.text).isEmpty else {
      return nil
    }
    if name == "navigationDestination", let type = MemberAccess(use.call.argument("for")?.value),
      type.name == "self", let base = type.base, base.isTypeReference
    {
      return .written(base)
    }
    if Self.presentations.contains(name), let item = use.call.argument("item")?.value {
      return type(ofProjected: item, way: way - 1)?.wrapped
    }
    guard name == "alert" || name == "confirmationDialog" else { return nil }
    return use.call.argument("presenting")?.value.flatMap { type(of: $0, way: way - 1) }?.wrapped
  }

  private static let presentations: NameSet = [
    "sheet", "fullScreenCover", "popover", "navigationDestination",
  ]

  /// What a view of the workspace hands to its closure of one parameter, as its only initializer declares it.
  private func told(by use: (call: FunctionCall, label: Name?), of owner: Name) -> InferredType? {
    guard let callee = use.call.callee, let typeName = qualifiedName(of: .written(callee)) else { return nil }
    let declarations = resolver.workspace.types(named: owner.text).map(\.facts)
      .filter { $0.qualifiedName == typeName }
    let initializers = declarations.flatMap(\.initializers)
    guard initializers.count == 1, let taken = initializers.first?.parameters.filter({ $0.closure != nil }),
      let parameter = use.label.map({ label in taken.first { $0.label == label.text } })
        ?? (taken.count == 1 ? taken.first : nil),
      let text = parameter.type?.onlyParameter,
      !declarations.contains(where: { $0.genericParameters.contains { text.contains($0.name) } })
    else { return nil }
    return spelled(text, in: typeName).map { .known($0) }
  }
}

extension String {
  /// `Item` in `@escaping (Item) -> Row`; nil for the type of a function of none or several parameters, or of one that is
  /// more than a name.
  fileprivate var onlyParameter: String? {
    var type = self[...]
    if type.hasPrefix("@escaping ") { type = type.dropFirst("@escaping ".count) }
    guard type.first == "(", let end = type.firstIndex(of: ")") else { return nil }
    var parameter = type[type.index(after: type.startIndex)..<end]
    // `(_ item: Item)`
    if parameter.hasPrefix("_ "), let colon = parameter.firstIndex(of: ":") {
      parameter = parameter[parameter.index(after: colon)...].drop { $0 == " " }
    }
    let isName = parameter.allSatisfy { $0.isLetter || $0.isNumber || "_.[]?<>".contains($0) }
    return isName && !parameter.isEmpty ? String(parameter) : nil
  }
}
