/// Types of what other types have: their properties, the results of their functions, the values in their cases.
extension TypeInference {
  /// The type of the value's member.
  func type(ofMember name: Name, in owner: InferredType) -> InferredType? {
    if name == "isEmpty" { return .known("Bool") }
    if name == "count", isCollection(owner) || isCollectionOfValues(owner) { return .known("Int") }
    if let known = Self.propertyTypes[owner.text]?[name.text],
      !resolver.isHidden(systemType: owner.text)
    {
      return .known(known)
    }
    if let element = owner.tupleElement(named: name.text) { return element }
    let owner = self.owner(of: name.text, in: owner)
    guard case .written(let type) = owner, type.kind == .identifierType || type.kind == .declReferenceExpr,
      let declaration = self.declaration(of: type)
    else { return workspaceType(ofMember: name.text, in: owner) }
    let others = resolver.members(of: declaration)
    guard let property = others.property(name.text) else { return nil }
    guard let annotation = property.type else {
      let keepsType = property.variable.node.attributes.allSatisfy { $0.attributeName == "Published" }
      return (keepsType ? property.initialValue?.literalType : nil).map { .known($0) }
        ?? workspaceType(ofMember: name.text, in: owner)
    }
    return isNameable(annotation, from: declaration)
      ? .written(annotation) : workspaceType(ofMember: name.text, in: owner)
  }

  /// Properties of types that `import SwiftUI` brings.
  private static let propertyTypes: [String: [String: String]] = [
    "GeometryProxy": ["size": "CGSize", "safeAreaInsets": "EdgeInsets"],
    "CGSize": ["width": "CGFloat", "height": "CGFloat"],
    "CGRect": [
      "width": "CGFloat", "height": "CGFloat", "minX": "CGFloat", "maxX": "CGFloat", "minY": "CGFloat",
      "maxY": "CGFloat", "midX": "CGFloat", "midY": "CGFloat", "size": "CGSize", "origin": "CGPoint",
    ],
    "CGPoint": ["x": "CGFloat", "y": "CGFloat"],
    "TimelineViewDefaultContext": ["date": "Date"],
    "EdgeInsets": ["top": "CGFloat", "bottom": "CGFloat", "leading": "CGFloat", "trailing": "CGFloat"],
  ]

  /// Whether the type, which stands in the declaration, means the same outside of it.
  func isNameable(_ annotation: Node, from declaration: TypeModel) -> Bool {
    var scopes = [resolver.members(of: declaration)]
    var inner = declaration.node
    while let outer = file.enclosingType(of: inner), !outer.node.contains(members.type.node) {
      scopes.append(resolver.members(of: outer))
      inner = outer.node
    }
    return !annotation.subtree.contains { id in
      let part = annotation.tree.node(id)
      guard part.kind == .identifierType, let name = part.firstName else { return false }
      return name == "Self" || scopes.contains { !$0.named(name.text).isEmpty }
        || declaration.declaration.genericParameters.contains { $0.mentions(name) }
    }
  }

  /// Whether the member of the type's values is stored in them, and no wrapper but the given one reads it.
  func isStored(_ member: String, in owner: InferredType, besides wrapper: String? = nil) -> Bool {
    if owner.tupleElement(named: member) != nil { return true }
    let owner = self.owner(of: member, in: owner)
    if case .written(let type) = owner, let declaration = declaration(of: type) {
      return resolver.members(of: declaration).property(member).map {
        $0.isStored
          && $0.variable.node.attributes.allSatisfy { $0.attributeName?.text == wrapper && wrapper != nil }
      } ?? false
    }
    let own = declarations(of: owner, declaring: member).flatMap(\.properties)
      .filter { $0.name == member && !$0.isStatic }
    return own.count == 1 && own.allSatisfy { $0.isStored && $0.attributes.allSatisfy { $0.name == wrapper } }
  }

  /// How many values the type's values store; 0 where that isn't known.
  func storedCount(of type: InferredType) -> Int {
    if case .written(let node) = type, let declaration = declaration(of: node) {
      return declaration.properties.count { $0.isStored && !$0.variable.isStatic }
    }
    let facts = qualifiedName(of: type).flatMap { declaration(qualifiedName: $0) }
    return facts?.properties.count { $0.isStored && !$0.isStatic } ?? 0
  }

  /// Whether the member of values can be read where nobody needs it: it is stored, or the code which computes it always has
  /// a value.
  func isHarmless(_ member: String, of owner: InferredType) -> Bool {
    let owner = self.owner(of: member, in: owner)
    var model: TypeModel?
    if case .written(let type) = owner { model = declaration(of: type) }
    if model == nil, let name = qualifiedName(of: owner), let last = owner.path?.last {
      model = file.types(named: last).first { !$0.isExtension && $0.qualifiedName == name }
    }
    if let model, let property = resolver.members(of: model).property(member) {
      return property.isStored
        || property.getter.map { !$0.descendants.contains(where: \.mayTrap) } ?? false
    }
    let own = declarations(of: owner, declaring: member).flatMap(\.properties)
      .filter { $0.name == member && !$0.isStatic }
    guard own.count == 1 else { return false }
    return own.allSatisfy(\.isStored) || isHarmlessElsewhere(member, of: owner)
  }

  /// Whether the file that has the code of the type's only property of this name shows that it always has a value, which
  /// costs next to nothing: nothing is called but initializers.
  private func isHarmlessElsewhere(_ member: String, of owner: InferredType) -> Bool {
    guard let name = qualifiedName(of: owner), let last = owner.path?.last else { return false }
    let files = resolver.workspace.types(named: last, declaring: member)
      .filter { $0.facts.qualifiedName == name }.map(\.file)
    guard files.count == 1, let file = files.first, let other = resolver.opened(file)?.resolver.file else {
      return false
    }
    let getters = other.types(qualifiedName: name).flatMap(\.properties)
      .filter { $0.name?.text == member && !$0.variable.isStatic }.map(\.getter)
    guard getters.count == 1, let getter = getters.first ?? nil else { return false }
    return getter.descendants.allSatisfy { node in
      !node.mayTrap && node.kind != .closureExpr
        && FunctionCall(node).map { $0.constructedType != nil } ?? true
    }
  }

  /// The type of a property of a type that isn't generic, as this file can write it.
  private func workspaceType(ofMember name: String, in owner: InferredType) -> InferredType? {
    guard let typeName = qualifiedName(of: owner) else { return nil }
    let properties = declarations(of: owner, declaring: name).flatMap(\.properties)
      .filter { $0.name == name && !$0.isStatic }
    guard properties.count == 1, let property = properties.first,
      property.access ?? .internal >= .internal
    else { return nil }
    if let text = property.type ?? property.literalType {
      return spelled(text, in: typeName).map { .known($0) }
    }
    return property.ownValue.flatMap { type(of: $0, in: typeName) }
  }

  /// Types that `import SwiftUI` brings.
  static let everywhere: NameSet = [
    "Int", "String", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "UUID", "Data", "Color", "Image",
    "LocalizedStringKey", "Array", "Optional", "Set", "Character", "Substring", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Decimal", "TimeInterval", "Locale", "Calendar",
    "TimeZone", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Font", "Angle", "CGSize",
    "CGPoint", "CGRect", "CGVector", "AttributedString", "EdgeInsets", "UnitPoint", "Edge", "Axis",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "ColorScheme", "Gradient",
    "Error",
  ]

  // MARK: Functions

  /// The type of a call's value: of the type's own method, or of one that a value of a known type has.
  func type(ofCall node: Node, way: Int) -> InferredType? {
    guard way > 0, let call = FunctionCall(node), let name = call.name else { return nil }
    guard let base = call.base, !base.isReference(to: "self") else {
      guard call.isPlain || call.base != nil, locals.binding(of: name.text, seenFrom: node) == nil,
        case .function(let function) = members.only(name.text), !function.isStatic,
        function.node.child(.genericParameterClause) == nil, !call.mayLeave
      else { return nil }
      return function.returnType.flatMap { $0.kind == .someOrAnyType ? nil : .written($0) }
    }
    let (owner, isOptional) = self.owner(base, way: way - 1)
    guard let owner, let result = type(ofMethod: name, in: owner) else { return nil }
    return isOptional ? result.asOptional : result
  }

  private func type(ofMethod name: Name, in owner: InferredType) -> InferredType? {
    if isCollection(owner), Self.predicates.contains(name) { return .known("Bool") }
    if owner.namedType == "String", Self.keepsString.contains(name),
      declarations(of: owner, declaring: name.text).isEmpty
    {
      return .known("String")
    }
    if name == "opacity", owner.namedType == "Color",
      !resolver.isHidden(systemType: "Color")
    {
      return owner
    }
    if let element = owner.element {
      if Self.keepsArray.contains(name) { return owner }
      if Self.findsElement.contains(name) { return element.wrapped == nil ? element.asOptional : nil }
    }
    if case .written(let type) = owner, let declaration = self.declaration(of: type) {
      guard case .function(let function) = resolver.members(of: declaration).only(name.text),
        !function.isStatic,
        function.node.child(.genericParameterClause) == nil, let result = function.returnType,
        result.kind != .someOrAnyType, function.signature?.mentions("async") != true,
        isNameable(result, from: declaration)
      else { return nil }
      return .written(result)
    }
    let functions = declarations(of: owner, declaring: name.text).flatMap(\.functions)
      .filter { $0.name == name.text && !$0.isStatic }
    guard functions.count == 1, let function = functions.first, let text = function.result,
      function.access ?? .internal >= .internal, let typeName = qualifiedName(of: owner)
    else { return nil }
    return spelled(text, in: typeName).map { .known($0) }
  }

  /// Whether it is a string, an array or a set.
  private func isCollection(_ type: InferredType) -> Bool {
    type.element != nil || type.text == "String" || type.text.hasPrefix("Set<")
  }

  /// Whether it is an array, a set or a dictionary.
  func isCollectionOfValues(_ type: InferredType) -> Bool {
    if case .written(let node) = type, node.kind == .dictionaryType { return true }
    return type.element != nil || type.text.hasPrefix("Set<")
  }

  /// Methods that make an array of an array's elements.
  private static let keepsArray: NameSet = ["filter", "sorted", "shuffled"]

  /// Methods that give one of an array's elements, or none.
  private static let findsElement: NameSet = ["first", "last", "min", "max", "randomElement"]

  /// Methods that make a string of a string.
  private static let keepsString: NameSet = [
    "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences",
  ]

  /// Methods of strings, arrays and sets.
  private static let predicates: NameSet = ["contains", "hasPrefix", "hasSuffix", "allSatisfy"]

  // MARK: The environment

  /// The type of the value that `@Environment(\.key)` or `@Environment(Store.self)` gives.
  func type(ofEnvironment attribute: Node) -> InferredType? {
    guard let path = attribute.descendants(.keyPathPropertyComponent).last else {
      // `Store.self`
      return attribute.child(.labeledExpr)?.firstChild.flatMap { MemberAccess($0)?.base }.map { .written($0) }
    }
    guard attribute.descendants(.keyPathPropertyComponent).count == 1,
      let key = path.firstChild?.firstName?.text
    else { return nil }
    let own = resolver.workspace.types(named: "EnvironmentValues", declaring: key)
      .flatMap(\.facts.properties).filter { $0.name == key }
    if let property = own.first {
      guard own.count == 1, let text = property.type else { return nil }
      return spelled(text, in: "EnvironmentValues").map { .known($0) }
    }
    return Self.environmentTypes[key].map { .known($0) }
  }

  private static let environmentTypes = [
    "dismiss": "DismissAction", "openURL": "OpenURLAction", "colorScheme": "ColorScheme", "isEnabled": "Bool",
    "locale": "Locale", "calendar": "Calendar", "horizontalSizeClass": "UserInterfaceSizeClass?",
    "verticalSizeClass": "UserInterfaceSizeClass?", "openWindow": "OpenWindowAction",
    "dismissWindow": "DismissWindowAction", "dynamicTypeSize": "DynamicTypeSize", "scenePhase": "ScenePhase",
    "layoutDirection": "LayoutDirection", "isPresented": "Bool", "isSearching": "Bool",
    "dismissSearch": "DismissSearchAction", "displayScale": "CGFloat", "timeZone": "TimeZone",
    "accessibilityReduceMotion": "Bool", "accessibilityDifferentiateWithoutColor": "Bool",
    "accessibilityReduceTransparency": "Bool", "colorSchemeContrast": "ColorSchemeContrast",
    "refresh": "RefreshAction?", "font": "Font?", "lineLimit": "Int?", "isFocused": "Bool",
    "editMode": "Binding<EditMode>?", "presentationMode": "Binding<PresentationMode>",
    "requestReview": "RequestReviewAction", "redactionReasons": "RedactionReasons",
  ]

  // MARK: Cases

  /// The type of what `case .loaded(let items)` binds.
  func type(ofPayload pattern: Node, way: Int) -> InferredType? {
    guard let argument = pattern.ancestors.first(where: { $0.kind == .labeledExpr }),
      let call = FunctionCall(argument.parent), let callee = MemberAccess(call.callee),
      let name = callee.name,
      let index = call.arguments.firstIndex(where: { $0.node == argument }),
      Argument(argument)?.value.map({ $0.kind == .patternExpr }) == true
    else { return nil }
    let types: InferredType?
    if let base = callee.base {
      types = base.isTypeReference ? .written(base) : nil
    } else {
      types = subject(ofPattern: call.node, way: way - 1)
    }
    guard let type = types else { return nil }
    let owner = type.wrapped ?? type
    let count = call.arguments.count
    if owner.text == "AsyncImagePhase" {
      return name == "success" ? .known("Image") : name == "failure" ? .known("any Error") : nil
    }
    if case .written(let node) = owner, let declaration = self.declaration(of: node) {
      guard case .enumCase(let element) = resolver.members(of: declaration).only(name.text) else {
        return nil
      }
      let parameters =
        element.child(.enumCaseParameterClause)?.children.filter { $0.kind == .enumCaseParameter } ?? []
      guard parameters.count == count,
        let payload = parameters[index].children.first(where: { $0.kind != .initializerClause }),
        payload.kind != .attributedType, isNameable(payload, from: declaration)
      else { return nil }
      return .written(payload)
    }
    guard let main = qualifiedName(of: owner).flatMap({ declaration(qualifiedName: $0) }) else { return nil }
    let cases = main.cases.filter { $0.name == name.text }
    guard cases.count == 1, let payload = cases.first?.payload, payload.count == count else { return nil }
    return spelled(payload[index], in: main.qualifiedName).map { .known($0) }
  }

  /// The type of what a pattern is compared with, for the call in it.
  private func subject(ofPattern call: Node, way: Int) -> InferredType? {
    var node = call
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChainingExpr, .expressionPattern, .valueBindingPattern, .patternExpr: node = parent
      case .switchCaseItem:
        let subject = SwitchExpr(parent.ancestors.first { $0.kind == .switchExpr })?.subject
        return subject.flatMap { type(of: $0, way: way) }
      case .matchingPatternCondition:
        return parent.child(.initializerClause)?.firstChild.flatMap { type(of: $0, way: way) }
      default: return nil
      }
    }
    return nil
  }
}

extension FunctionCall {
  /// Whether it gives its value later, or may not give one.
  fileprivate var mayLeave: Bool { node.parent?.kind == .awaitExpr || node.parent?.kind == .tryExpr }
}

extension Node {
  /// Whether a `?` before it may have ended the chain that the expression continues.
  var continuesOptionalChain: Bool {
    var node = self
    while true {
      switch node.kind {
      case .optionalChainingExpr: return true
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
        guard let first = node.firstChild else { return false }
        node = first
      default: return false
      }
    }
  }

  fileprivate func mentions(_ name: Name) -> Bool {
    tokenRange.contains { Name(tree: tree, token: tree.tokens[$0]).hasSameText(as: name) }
  }
}
