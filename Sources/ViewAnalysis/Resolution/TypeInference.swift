/// Tells the types of what a type's code reads, as far as its file shows them: by annotations, by initial values, by
/// what SwiftUI hands to a closure. Where a type can't be told for certain there is none.
package struct TypeInference {
  package let members: TypeMembers
  package let locals: LocalNames
  package let resolver: ViewResolver

  package init(_ members: TypeMembers, _ locals: LocalNames, _ resolver: ViewResolver) {
    self.members = members
    self.locals = locals
    self.resolver = resolver
  }

  var file: FileModel { resolver.file }
  /// How many steps a type may be away: from a local to its value, from there to a property, …
  private static let longestWay = 12

  // MARK: Declarations

  package func type(of property: Property) -> InferredType? { type(of: property, way: Self.longestWay) }

  func type(of property: Property, way: Int) -> InferredType? {
    if let type = property.type { return .written(resolver.unaliased(type)) }
    guard let value = property.initialValue else {
      switch property.wrapper?.name.text {
      case "Namespace": return .known("Namespace.ID")
      case "FocusState", "AccessibilityFocusState": return .known("Bool")
      case "Environment": return property.variable.node.attributes.first.flatMap { type(ofEnvironment: $0) }
      default: return nil
      }
    }
    let attributes = property.variable.node.attributes
    if let wrapper = property.wrapper, attributes.count == 1 {
      let name = wrapper.name
      if name == "StateObject" || name == "ObservedObject" {
        // It is an object and nothing optional, whatever the initializer.
        guard let callee = FunctionCall(value)?.callee else { return type(of: value, way: way - 1) }
        return callee.isTypeReference && !isGeneric(callee) ? .written(callee) : nil
      }
      // A scaled number is a floating-point one.
      if name == "ScaledMetric", value.kind == .integerLiteralExpr { return .known("Double") }
      guard
        name == "State" || name == "AppStorage" || name == "SceneStorage" || name == "GestureState"
          || name == "ScaledMetric"
      else { return nil }
    } else if !attributes.isEmpty {
      return nil
    }
    return type(of: value, way: way - 1)
  }

  package func type(of local: LocalName) -> InferredType? { type(of: local, way: Self.longestWay) }

  private func type(of local: LocalName, way: Int) -> InferredType? {
    guard way > 0 else { return nil }
    let node = local.node
    switch node.kind {
    case .functionParameter:
      // `Int...` and `inout Int` are no types of a value.
      guard let type = FunctionParameter(node)?.type,
        type.kind != .attributedType || type.escapingType != nil,
        node.children.allSatisfy({ $0.kind != .attribute }),
        !node.ownTokens.contains(where: { node.tree.hasText("...", in: $0) })
      else { return nil }
      return .written(type.escapingType ?? type)
    case .closureShorthandParameter, .closureParameter:
      guard let closure = Closure(node.ancestor(.closureExpr)) else { return nil }
      if node.kind == .closureParameter, let type = node.children.last, type.kind != .attribute {
        return .written(type)
      }
      let names = closure.parameterNames
      if names.count == 2 {
        return handedOver(toPair: closure, isFirst: names.first?.text == local.text, way: way)
      }
      return names.count == 1
        ? handedOver(to: closure, projected: local.text.hasPrefix("$"), way: way) : nil
    case .identifierPattern:
      guard let parent = node.parent else { return nil }
      if let binding = PatternBinding(parent) {
        guard let variable = VariableDecl(parent.parent), variable.isLet, !binding.isComputed,
          variable.node.attributes.isEmpty
        else { return nil }
        return binding.type.map { .written($0) }
          ?? binding.initialValue.flatMap { type(of: $0, way: way - 1) }
      }
      guard parent.kind == .optionalBindingCondition else { return type(ofPayload: node, way: way) }
      if let type = parent.child(.typeAnnotation)?.firstChild { return .written(type) }
      guard let value = parent.child(.initializerClause)?.firstChild else {
        return type(ofName: local.text, seenFrom: parent, way: way - 1)?.wrapped
      }
      // The initializer can fail, so what is bound is of its type.
      if let call = FunctionCall(value), call.isPlain, let name = call.name, Self.mayFail.contains(name),
        let callee = call.callee, !resolver.declares(name)
      {
        return .written(callee)
      }
      return type(of: value, way: way - 1)?.wrapped
    default: return nil
    }
  }

  /// Types that an initializer of may fail: `if let number = Double(text)`.
  private static let mayFail: NameSet = [
    "Int", "Int32", "Int64", "UInt", "UInt64", "Double", "Float", "Bool", "Decimal", "URL", "UUID", "UIImage",
    "NSImage",
  ]

  /// The type of a collection's elements.
  func element(of value: Node, way: Int) -> InferredType? {
    guard way > 0 else { return nil }
    if let type = type(of: value, way: way), let element = type.element { return element }
    switch value.kind {
    case .tupleExpr:
      guard value.children.count == 1, let inner = Argument(value.firstChild)?.value else { return nil }
      return element(of: inner, way: way - 1)
    case .sequenceExpr:
      // `0..<count`: a range that starts with a number has numbers of type `Int`.
      guard value.children.count == 3, value.firstChild?.kind == .integerLiteralExpr,
        let sign = value.child(.binaryOperatorExpr), sign.hasText("..<") || sign.hasText("...")
      else { return nil }
      return .known("Int")
    case .memberAccessExpr:
      guard let access = MemberAccess(value), let base = access.base else { return nil }
      if access.name == "allCases", base.isTypeReference { return .written(base) }
      if access.name == "indices", type(of: base, way: way - 1)?.element != nil { return .known("Int") }
      return nil
    case .functionCallExpr:
      guard let call = FunctionCall(value) else { return nil }
      if call.isPlainCall(of: "Array"), let first = call.firstArgument, first.label == nil {
        return first.value.flatMap { element(of: $0, way: way - 1) }
      }
      guard let base = call.base else { return nil }
      if call.name == "map", let path = call.firstArgument?.value, path.kind == .keyPathExpr,
        path.children.count == 1, let name = path.firstChild?.firstChild?.firstName
      {
        return element(of: base, way: way - 1).flatMap { type(ofMember: name, in: $0) }
      }
      return Self.keepsElements.contains(call.name) ? element(of: base, way: way - 1) : nil
    default: return nil
    }
  }

  private static let keepsElements: NameSet = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]

  // MARK: Expressions

  /// The type of the expression.
  package func type(of expression: Node) -> InferredType? { type(of: expression, way: Self.longestWay) }

  func type(of expression: Node, way: Int) -> InferredType? {
    guard way > 0 else { return nil }
    if let literal = expression.literalType { return .known(literal) }
    switch expression.kind {
    case .declReferenceExpr:
      guard let name = expression.firstName, expression.tokenRange.count == 1 else { return nil }
      return type(ofName: name.text, seenFrom: expression, way: way)
    case .tupleExpr:
      guard expression.children.count == 1, let inner = Argument(expression.firstChild)?.value,
        Argument(expression.firstChild)?.label == nil
      else { return nil }
      return type(of: inner, way: way - 1)
    case .arrayExpr:
      let types = expression.children.map { $0.firstChild.flatMap { type(of: $0, way: way - 1) } }
      guard let first = types.first ?? nil, types.allSatisfy({ $0?.text == first.text }) else { return nil }
      if case .known(let text) = first { return .known("[\(text)]") }
      // Of the file's own types each may be named differently elsewhere.
      return first.namedType.flatMap { Self.certainTypes.contains($0) ? .known("[\($0)]") : nil }
    case .prefixOperatorExpr:
      guard let operand = expression.firstChild else { return nil }
      if expression.tree.hasText("!", in: expression.tokenRange.lowerBound) { return .known("Bool") }
      let isNumber = operand.kind == .integerLiteralExpr || operand.kind == .floatLiteralExpr
      return isNumber ? type(of: operand, way: way - 1) : nil
    case .forceUnwrapExpr: return expression.firstChild.flatMap { type(of: $0, way: way - 1) }?.wrapped
    case .sequenceExpr: return type(ofSequence: expression, way: way)
    case .functionCallExpr:
      return typeMade(by: expression, way: way) ?? type(ofCall: expression, way: way)
    case .subscriptCallExpr: return type(ofSubscript: expression, way: way)
    case .memberAccessExpr: return type(ofMember: expression, way: way)
    default: return nil
    }
  }

  func type(ofName name: String, seenFrom node: Node, way: Int) -> InferredType? {
    guard way > 0 else { return nil }
    if let local = locals.binding(of: name, seenFrom: node) { return type(of: local, way: way - 1) }
    return members.property(name).flatMap { type(of: $0, way: way - 1) }
  }

  /// The type that a call makes a value of: `Store()`, `[String: Int]()`.
  private func typeMade(by node: Node, way: Int) -> InferredType? {
    guard let call = FunctionCall(node), let callee = call.callee, call.closures.isEmpty else { return nil }
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr {
      return call.arguments.isEmpty ? .written(callee) : nil
    }
    guard callee.isTypeReference, let name = callee.referencedName, !isGeneric(callee) else { return nil }
    let own = file.types(named: name.text)
    if own.contains(where: { !$0.isExtension }) {
      guard call.argument("rawValue") == nil,
        !own.contains(where: { $0.initializers.contains(where: \.mayFail) })
      else { return nil }
      return .written(callee)
    }
    // Nothing is known of other initializers: they may give an optional.
    return call.arguments.isEmpty
      || !resolver.declares(name) && (neverFails(name.text) || converts(call, to: name.text, way: way - 1))
      ? .written(callee) : nil
  }

  /// Whether the call makes a number of another type of a number: `Double(count)`. Of a text it may make none.
  private func converts(_ call: FunctionCall, to type: String, way: Int) -> Bool {
    guard Self.isNumber(.known(type)), call.arguments.count == 1, let argument = call.firstArgument,
      argument.label == nil, let value = argument.value
    else { return false }
    return self.type(of: value, way: way).map(Self.isNumber) ?? false
  }

  /// Whether each call of the system's type gives a value of it: an extension of the workspace may add a `Color(hex:)` that
  /// gives none.
  private func neverFails(_ type: String) -> Bool {
    guard Self.certainTypes.contains(type) else { return false }
    if let known = resolver.typesNeverFailing[type] { return known }
    let extensions = resolver.workspace.types(named: type)
    let answer = !extensions.contains { $0.facts.initializers.contains(where: \.mayFail) }
    resolver.typesNeverFailing[type] = answer
    return answer
  }

  /// Types of the system whose own initializers never fail.
  private static let certainTypes: NameSet = [
    "CGFloat", "CGSize", "CGPoint", "CGRect", "Color", "Angle", "EdgeInsets", "UnitPoint", "GridItem",
    "LocalizedStringKey", "CurrentValueSubject", "PassthroughSubject",
  ]

  /// Whether the type that the expression names has parameters which it doesn't write.
  private func isGeneric(_ callee: Node) -> Bool {
    guard callee.kind != .genericSpecializationExpr, let name = callee.referencedName else { return false }
    return resolver.summary(of: name)?.isGeneric ?? false || Self.genericTypes.contains(name)
  }

  private static let genericTypes: NameSet = [
    "Array", "Set", "Dictionary", "Optional", "Range", "ClosedRange", "Result", "Binding", "State",
    "PassthroughSubject", "CurrentValueSubject", "ContiguousArray", "Measurement", "FetchRequest",
  ]

  /// The type of `Kind.member`, of `self.name` and of `value.name`.
  private func type(ofMember node: Node, way: Int) -> InferredType? {
    guard let access = MemberAccess(node), let base = access.base, let name = access.name else { return nil }
    if base.isReference(to: "self") {
      return members.property(name.text).flatMap { type(of: $0, way: way - 1) }
    }
    if base.isTypeReference { return type(ofStatic: name, in: base) }
    let (owner, isOptional) = self.owner(base, way: way - 1)
    guard let owner else { return nil }
    return type(ofMember: name, in: owner, collection: base, way: way).flatMap {
      isOptional ? $0.asOptional : $0
    }
  }

  /// The type of what stands before a period, and whether `?` there makes an optional of the whole chain.
  func owner(_ base: Node, way: Int) -> (type: InferredType?, isOptional: Bool) {
    if base.kind == .optionalChainingExpr {
      return (base.firstChild.flatMap { self.type(of: $0, way: way) }?.wrapped, true)
    }
    let type = type(of: base, way: way)
    guard base.continuesOptionalChain else { return (type, false) }
    return (type?.wrapped, true)
  }

  private func type(ofMember name: Name, in owner: InferredType, collection: Node, way: Int) -> InferredType?
  {
    if name == "first" || name == "last" {
      if let element = element(of: collection, way: way - 1) { return element.asOptional }
    }
    return type(ofMember: name, in: owner)
  }

  /// Whether values of the type are copied and are no views: for certain a struct or an enum of the workspace.
  package func isValueType(_ type: InferredType) -> Bool {
    if let name = qualifiedName(of: type), let kind = declaration(qualifiedName: name)?.kind {
      return kind == .structDecl || kind == .enumDecl
    }
    guard let name = type.namedType else { return false }
    if Self.everywhere.contains(name), !resolver.isHidden(systemType: name) { return false }
    let own = file.types(named: name).filter { !$0.isExtension }
    let kinds =
      own.isEmpty
      ? resolver.workspace.typeDeclarations(named: name).map(\.facts.kind)
      : own.map(\.node.kind)
    return kinds.count == 1 && (kinds.first == .structDecl || kinds.first == .enumDecl)
  }

  /// Whether values of the type are copied: values of the workspace's types and of the system's, optionals, arrays and
  /// dictionaries.
  package func isCopied(_ type: InferredType) -> Bool { isCopied(type, aliases: Self.mostAliases) }

  /// `aliases` is how many more may stand for each other.
  private func isCopied(_ type: InferredType, aliases: Int) -> Bool {
    if let part = type.wrapped ?? type.element { return isCopied(part, aliases: aliases) }
    if case .written(let node) = type, node.kind == .dictionaryType {
      return node.children.allSatisfy { isCopied(.written($0), aliases: aliases) }
    }
    if isValueType(type) { return true }
    guard let name = type.namedType, name != "Error" else { return false }
    if resolver.workspace.declaresAlias(name) {
      return aliases > 0
        && partsOfAlias(name).map { $0.allSatisfy { isCopied($0, aliases: aliases - 1) } } ?? false
    }
    return Self.everywhere.contains(name) && !resolver.isHidden(systemType: name)
  }

  private static let mostAliases = 3

  /// The type that the name is an alias of, or what the array or the dictionary is made of: `String`, `Int` for
  /// `[String: Int]`.
  private func partsOfAlias(_ name: String) -> [InferredType]? {
    let files = resolver.workspace.files(declaringAlias: name)
    guard files.count == 1, let file = files.first, let tree = resolver.source(named: file)?.tree else {
      return nil
    }
    let aliases = tree.typeAliases.filter { $0.name?.text == name }
    guard aliases.count == 1, let alias = aliases.first, !alias.isGeneric, let target = alias.target
    else { return nil }
    // The nodes are another file's.
    switch target.kind {
    case .dictionaryType, .arrayType: return target.children.map { .known($0.text) }
    case .identifierType, .memberType: return [.known(target.text)]
    default: return nil
    }
  }

  /// The only declaration of the type in this file.
  func declaration(of type: Node) -> TypeModel? {
    guard let name = type.typeName ?? (type.kind == .declReferenceExpr ? type.firstName : nil) else {
      return nil
    }
    return file.onlyType(named: name.text)
  }

  private func type(ofStatic name: Name, in base: Node) -> InferredType? {
    guard let typeName = base.referencedName else { return nil }
    if let type = file.onlyType(named: typeName.text) {
      switch resolver.members(of: type).only(name.text) {
      case .enumCase(let element):
        return element.child(.enumCaseParameterClause) == nil ? .written(base) : nil
      case .property(let property) where property.variable.isStatic:
        if let annotation = property.type {
          if annotation.hasText("Self") || annotation.text == type.name { return .written(base) }
          return isNameable(annotation, from: type) ? .written(annotation) : nil
        }
        if let literal = property.initialValue?.literalType { return .known(literal) }
        let made = FunctionCall(property.initialValue)?.constructedType
        if made?.text == type.name {
          return type.initializers.contains(where: \.mayFail) ? nil : .written(base)
        }
        guard property.isStored, property.variable.node.attributes.isEmpty else { return nil }
        return property.initialValue.flatMap(OwnValueFacts.init).flatMap(systemType)
      default: return nil
      }
    }
    guard !resolver.declares(typeName) else {
      return givesOwnValue(name.text, of: base) ? .written(base) : type(ofConstant: name.text, of: base)
    }
    return Self.ownConstants[typeName.text]?.contains(name) == true ? .written(base) : nil
  }

  /// The system's type that the value is made of or a constant of: `Color("Gold")`, `Color.red`.
  func systemType(of value: OwnValueFacts) -> InferredType? {
    guard !resolver.isHidden(systemType: value.type),
      value.member.map({ Self.ownConstants[value.type]?.contains($0) == true }) ?? neverFails(value.type)
    else { return nil }
    return .known(value.type)
  }

  /// Constants of types that are of these types themselves.
  private static let ownConstants: [String: NameSet] = [
    "CGFloat": ["zero", "infinity", "pi"], "Double": ["zero", "infinity", "pi"],
    "CGSize": ["zero"], "CGPoint": ["zero"], "CGRect": ["zero"], "Angle": ["zero"],
    "Date": ["now", "distantPast", "distantFuture"], "Calendar": ["current"], "Locale": ["current"],
    "TimeZone": ["current"],
    "Color": Vocabulary.colors,
  ]
}

extension Node {
  /// `() -> Void` in `@escaping () -> Void`, `Action` in `@escaping Action`.
  fileprivate var escapingType: Node? {
    guard kind == .attributedType, let type = children.last,
      type.kind == .functionType || type.kind == .identifierType || type.kind == .memberType,
      children.allSatisfy({ $0 == type || $0.kind == .attribute && $0.attributeName == "escaping" })
    else { return nil }
    return type
  }
}

extension SyntaxTree {
  fileprivate func hasText(_ text: StaticString, in token: Int) -> Bool {
    hasText(text, in: Int(tokens[token].start)..<Int(tokens[token].end))
  }
}

extension ViewResolver {
  /// The type of an expression in a type's member, as far as its file tells.
  func inferredType(of expression: Node) -> InferredType? {
    guard let type = file.enclosingType(of: expression),
      let member = expression.ancestor(.memberBlockItem)
    else { return nil }
    return TypeInference(members(of: type), localNames(in: member), self).type(of: expression)
  }

  /// The names that the member's code binds for itself. Each use of a name may ask, so the answer is kept.
  func localNames(in member: Node) -> LocalNames {
    if let known = localNames[member.id] { return known }
    let found = LocalNames(in: member)
    localNames[member.id] = found
    return found
  }
}
