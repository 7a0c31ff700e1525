/// Finds for each name that a piece of code uses the stored property that stands for it in a view type of its own.
struct ExtractionInputs {
  var reader: ExtractionReader
  var surroundings: EnvironmentChanges
  let memberUses: MemberUses
  private(set) var properties: [ExtractedProperty] = []
  /// The properties that the new view asks the environment for itself, or that only it uses, as they are declared now.
  var moved: [Node] = []
  /// Generic parameters that the properties name.
  private(set) var namedParameters: Set<String> = []
  /// Those of them that follow from the values that a caller hands over.
  private(set) var typeParameters: Set<String> = []
  /// Whether the piece is there whenever the old view is, and once: only then can a state move with it.
  private let isAlwaysShown: Bool
  /// Whether a type that can't be told is left to the user.
  private let asksForTypes: Bool

  /// Throws where one of the names can't be handed over: its type is unknown, or it would not be the same value.
  init(
    _ reader: ExtractionReader, _ surroundings: EnvironmentChanges, isAlwaysShown: Bool, asksForTypes: Bool
  ) throws(ExtractionObstacle) {
    self.asksForTypes = asksForTypes
    self.reader = reader
    self.surroundings = surroundings
    self.isAlwaysShown = isAlwaysShown
    memberUses = MemberUses(members: reader.members, resolver: reader.resolver)
    // In the order of the first use, as everything that is made of them.
    for (name, uses) in reader.memberUses.sorted(by: { Self.firstUse($0.value) < Self.firstUse($1.value) }) {
      // One name can't be two properties.
      guard reader.localUses[name] == nil, reader.localUses["$" + name] == nil,
        let member = reader.members.only(name)
      else { throw .use(of: name) }
      guard let property = property(for: name, member, uses) else { throw obstacle(name, member) }
      properties.append(property)
    }
    let locals = reader.localUses.sorted { Self.firstUse($0.value.uses) < Self.firstUse($1.value.uses) }
    for (name, (local, uses)) in locals {
      guard let property = property(forLocal: name, local, uses) else { throw .type(of: name) }
      properties.append(property)
    }
    for slot in reader.slots {
      properties.append(
        ExtractedProperty(
          name: slot.name, rank: .slot, order: slot.view.id, declaration: slot.declaration, argument: nil))
    }
    guard properties.count(where: { $0.rank == .slot }) <= ViewExtractor.mostSlots else {
      throw ExtractionObstacle("It is made of views that other code uses, too.")
    }
    properties.sort { ($0.rank.rawValue, $0.order) < ($1.rank.rawValue, $1.order) }
  }

  static func firstUse(_ uses: [OuterUse]) -> Int { uses.first?.node.id ?? 0 }

  private func obstacle(_ name: String, _ member: TypeMembers.Member) -> ExtractionObstacle {
    guard case .property(let property) = member else { return .use(of: name) }
    if property.type.map({ reader.resolver.isViewResult($0) }) == true {
      return ExtractionObstacle("It shows `\(name)`, which other code uses, too.", value: name)
    }
    return reader.types.type(of: property) == nil ? .type(of: name) : .use(of: name)
  }

  var needsNesting: Bool { reader.needsNesting }

  /// What to change in the piece.
  var edits: [TextEdit] { reader.edits }

  mutating func text(of type: InferredType) -> String? {
    guard let text = reader.text(of: type) else { return nil }
    if case .written(let node) = type { noteParameters(in: node) }
    return text
  }

  /// The text of the type; for one that can't be told the placeholder, if the user is asked.
  private mutating func textOrPlaceholder(of type: InferredType?) -> String? {
    guard let type else { return asksForTypes ? ExtractedProperty.unknownType : nil }
    return text(of: type)
  }

  mutating func noteParameters(in node: Node, isHandedOver: Bool = true) {
    let tree = node.tree
    for parameter in reader.members.type.declaration.genericParameters {
      for index in node.tokenRange {
        let name = tree.text(of: tree.tokens[index])
        guard parameter.declaresGenericParameter(name) else { continue }
        namedParameters.insert(name)
        // A member of a parameter, `Value.ID`, doesn't tell which type the parameter is.
        let isBase = tree.tokens.indices.contains(index + 1) && tree.tokens[index + 1].kind == .period
        if isHandedOver, !isBase { typeParameters.insert(name) }
      }
    }
  }

  // MARK: Members

  private mutating func property(
    for name: String, _ member: TypeMembers.Member, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    switch member {
    case .property(let property):
      guard !property.variable.isStatic, !name.isReservedWord else { return nil }
      return property.isStored ? stored(property, name, uses) : computed(property, name, uses)
    case .function(let function): return method(function, name, uses)
    case .type, .enumCase: return nil
    }
  }

  private mutating func stored(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty?
  {
    let node = property.variable.node
    guard !node.hasModifier(.kwWeak, includingSetter: true),
      !node.hasModifier(.kwUnowned, includingSetter: true),
      !node.hasModifier(.kwLazy)
    else { return nil }
    let attributes = node.attributes
    guard let attribute = attributes.first else { return plain(property, name, uses) }
    guard attributes.count == 1, node.children.allSatisfy({ $0.kind != .ifConfigDecl }) else { return nil }
    if attribute.attributeName.map({ Vocabulary.builders[$0] != nil }) == true {
      return plain(property, name, uses)
    }
    // `@FocusState.Binding` is a member of another wrapper.
    guard attribute.firstChild?.kind == .identifierType, let wrapper = attribute.attributeName else {
      return attribute.firstChild?.kind == .memberType ? focusBinding(property, name, uses) : nil
    }
    switch wrapper.text {
    case "Environment", "EnvironmentObject", "FocusedValue", "FocusedObject", "FocusedBinding":
      return environment(property, attribute, name, uses)
    case "ObservedObject", "StateObject": return observed(property, name, uses)
    case "Bindable":
      guard uses.allSatisfy({ !$0.isReplaced }), let type = writtenType(of: property) else { return nil }
      return uses.contains(where: \.isProjected)
        ? ExtractedProperty("Bindable", name, type: type, order: Self.firstUse(uses), argument: name)
        : ExtractedProperty(value: name, type: type, order: Self.firstUse(uses))
    case "State", "Binding", "AppStorage", "SceneStorage": return state(property, name, uses)
    case "FocusState", "AccessibilityFocusState":
      if needsBinding(uses) { return focusBinding(property, name, uses) }
      return plain(property, name, uses)
    default: return plain(property, name, uses) ?? lookup(property, attribute, name, uses)
    }
  }

  /// A value that the view was given, or one that only its wrapper can change.
  private mutating func plain(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty?
  {
    guard uses.allSatisfy({ !$0.isProjected && !$0.isReplaced }),
      property.wrapper == nil || !uses.contains(where: { $0.isAssigned || $0.isLate }),
      property.isLet || property.wrapper != nil || !hasObservers(property)
    else { return nil }
    let type = reader.types.type(of: property)
    if let narrow = narrowed(name, uses, type) { return narrow }
    guard let text = textOrPlaceholder(of: type) else { return nil }
    return ExtractedProperty(value: name, type: text, order: Self.firstUse(uses))
  }

  mutating func writtenType(of property: Property) -> String? {
    reader.types.type(of: property).flatMap { text(of: $0) }
  }

  private func needsBinding(_ uses: [OuterUse]) -> Bool {
    uses.contains { $0.isProjected || $0.isAssigned || $0.isCalledOn || $0.isLate }
  }

  private func hasObservers(_ property: Property) -> Bool { property.binding.accessorBlock != nil }

  /// A value that the view keeps, or shares with another one.
  private mutating func state(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty?
  {
    // Observers don't hear of changes through a binding.
    let type = reader.types.type(of: property)
    guard !hasObservers(property) || uses.allSatisfy({ !$0.isAssigned && !$0.isCalledOn }),
      let text = textOrPlaceholder(of: type)
    else { return nil }
    let isObject = type.map(isClass) ?? false
    // An object that may come later is a value that changes.
    let staysSame = isObject && type?.wrapped == nil
    let changes = uses.contains { use in
      use.isProjected || use.isReplaced || !staysSame && use.isLate
        || !isObject && (use.isAssigned || use.isCalledOn && !use.isReadWithView)
    }
    if let own = ownState(property, name, uses) { return own }
    if !changes, !isObject, let narrow = narrowed(name, uses, type) { return narrow }
    return changes
      ? ExtractedProperty("Binding", name, type: text, order: Self.firstUse(uses), argument: "$" + name)
      : ExtractedProperty(value: name, type: text, order: Self.firstUse(uses))
  }

  /// Whether the type is known to be a class, or a protocol of classes; or an optional of one.
  private func isClass(_ type: InferredType) -> Bool {
    if let wrapped = type.wrapped { return isClass(wrapped) }
    guard case .written(let node) = type else { return false }
    if node.kind == .someOrAnyType, let protocolType = node.firstChild {
      return isClass(.written(protocolType))
    }
    guard let name = node.typeName ?? node.referencedName else { return false }
    let own = reader.resolver.file.types(named: name.text).filter { !$0.isExtension }
    let kinds =
      own.isEmpty
      ? reader.resolver.workspace.types(named: name.text).map { ($0.facts.kind, $0.facts.inherited) }
        .filter { $0.0 != .extensionDecl }
      : own.map { ($0.node.kind, $0.inheritedTypes.compactMap { $0.typeName?.text }) }
    return !kinds.isEmpty
      && kinds.allSatisfy { kind, inherited in
        kind == .classDecl || kind == .actorDecl
          || kind == .protocolDecl
            && (inherited.contains("AnyObject") || inherited.contains("ObservableObject"))
      }
  }

  mutating func observed(_ property: Property, _ name: String, _ uses: [OuterUse])
    -> ExtractedProperty?
  {
    guard uses.allSatisfy({ !$0.isReplaced }), let type = writtenType(of: property) else { return nil }
    return ExtractedProperty(
      "ObservedObject", name, type: type, order: Self.firstUse(uses), argument: name)
  }

  /// `@FocusState.Binding`, for what has the focus.
  private mutating func focusBinding(
    _ property: Property, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard let wrapper = property.variable.node.attributes.first?.firstChild?.firstName,
      wrapper == "FocusState" || wrapper == "AccessibilityFocusState",
      let type = writtenType(of: property)
    else { return nil }
    return ExtractedProperty(
      wrapper.text + ".Binding", name, type: type, order: Self.firstUse(uses), argument: "$" + name)
  }

  private mutating func computed(
    _ property: Property, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    let node = property.variable.node
    if let slot = slot(property, name, uses) { return slot }
    guard node.attributes.isEmpty, let type = property.type, let getter = property.getter,
      uses.allSatisfy({ !$0.isProjected && !$0.isReplaced && !$0.isLate }),
      // Its value is now computed in any case, be it needed or not.
      !getter.descendants.contains(where: \.mayTrap),
      node.children.first(where: { $0.kind == .patternBinding })?.mentions("async") != true,
      let text = text(of: .written(type))
    else { return nil }
    return ExtractedProperty(value: name, type: text, order: Self.firstUse(uses))
  }

  /// A helper that other code uses, too, as the content of the new type.
  private func slot(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty? {
    guard property.type?.isOpaque("View") == true, let getter = property.getter,
      reader.resolver.measure(ofPiece: reader.piece) >= ViewExtractor.fewestViews,
      uses.allSatisfy({ !$0.isProjected && !$0.isAssigned && $0.isReadWithView }),
      !getter.descendants.contains(where: \.mayTrap), let type = reader.resolver.slotType(for: name)
    else { return nil }
    return ExtractedProperty(
      name: name, rank: .slot, order: Self.firstUse(uses), declaration: "@ViewBuilder let \(name): \(type)",
      argument: name)
  }

  /// The generic parameters for the views that the new type is given.
  var slotTypes: [String] {
    properties.filter { $0.rank == .slot }.compactMap {
      $0.declaration.split(separator: " ").last.map(String.init)
    }
  }

  // MARK: Methods

  private mutating func method(_ function: FunctionDecl, _ name: String, _ uses: [OuterUse])
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
    }
    for use in uses {
      guard !use.isProjected, !use.isAssigned, adapt(use.node, to: function.parameters) else { return nil }
    }
    return ExtractedProperty(
      value: name, type: "\(attributes)(\(types.joined(separator: ", "))) \(effects)-> \(result)",
      order: Self.firstUse(uses))
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
    guard let call = FunctionCall(callee.parent), call.callee?.id == callee.id else {
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

  // MARK: Locals

  private mutating func property(
    forLocal name: String, _ local: LocalName, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    // A helper's parameters keep their order.
    let isParameter = local.node.kind == .functionParameter
    let order =
      local.node.tree.nodes.count * (isParameter ? 2 : 1)
      + (isParameter ? local.node.id : Self.firstUse(uses))
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard plain != "body", !plain.isReservedWord else { return nil }
    if let object = bindable(local) {
      guard uses.allSatisfy({ !$0.isReplaced }), let type = writtenType(of: object) else { return nil }
      return uses.contains(where: \.isProjected)
        ? ExtractedProperty("Bindable", name, type: type, order: order, argument: name)
        : ExtractedProperty(value: name, type: type, order: order)
    }
    let type = reader.types.type(of: local)
    guard let text = textOrPlaceholder(of: type) else { return nil }
    if plain != name {
      return needsBinding(uses)
        ? ExtractedProperty("Binding", plain, type: text, order: order, argument: name)
        : ExtractedProperty(value: plain, type: text, order: order)
    }
    let rank: ExtractedProperty.Rank = isParameter && isOfHelper(local.node) ? .parameter : .value
    if let binding = unwrappedBinding(name, text, uses, order, rank) { return binding }
    guard uses.allSatisfy({ !$0.isProjected && !$0.isReplaced }) else { return nil }
    if local.node.kind != .functionParameter, let narrow = narrowed(name, uses, type) { return narrow }
    return ExtractedProperty(value: name, type: text, order: order, rank: rank)
  }

  /// `@Binding var size: Int` for a local of the type `Binding<Int>`; nil for other types.
  private mutating func unwrappedBinding(
    _ name: String, _ type: String, _ uses: [OuterUse], _ order: Int, _ rank: ExtractedProperty.Rank
  ) -> ExtractedProperty? {
    guard type.hasPrefix("Binding<"), type.hasSuffix(">"),
      uses.allSatisfy({ !$0.isProjected && $0.node.kind == .declReferenceExpr && $0.node.text == name })
    else { return nil }
    for use in uses {
      if let access = MemberAccess(use.node.parent), access.base == use.node, access.name == "wrappedValue" {
        reader.replace(access.node.range, with: name)
      } else {
        reader.replace(use.node.range, with: "$" + name)
      }
    }
    let wrapped = type.dropFirst("Binding<".count).dropLast()
    return ExtractedProperty(
      name: name, rank: rank == .parameter ? .parameter : .state, order: order,
      declaration: "@Binding var \(name): \(wrapped)", argument: name)
  }

  /// Whether the parameter is one of the function whose whole body moves.
  private func isOfHelper(_ parameter: Node) -> Bool {
    guard let statements = FunctionDecl(parameter.ancestor(.functionDecl))?.body?.statements else {
      return false
    }
    return statements.first == reader.piece.first && statements.last == reader.piece.last
  }

  // MARK: Less than the whole value

  /// The one member of a value that is all that the piece reads of it: `user.name`, handed over in place of `user`.
  private mutating func narrowed(
    _ name: String, _ uses: [OuterUse], _ type: InferredType?
  ) -> ExtractedProperty? {
    var member: Name?
    for use in uses {
      guard !use.isProjected, !use.isAssigned, use.isReadWithView, use.node.kind != .optionalBindingCondition,
        let access = MemberAccess(use.node.parent), access.base == use.node, let own = access.name,
        FunctionCall(access.node.parent)?.callee != access.node,
        member.map({ $0.hasSameText(as: own) }) ?? true
      else { return nil }
      member = own
    }
    guard let member, let type, let first = uses.first?.node.parent, reader.types.isValueType(type),
      !member.text.isReservedWord, member != "body", member != "self",
      let inferred = reader.types.type(of: first), let text = text(of: inferred)
    else { return nil }
    let short = member.text
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let free = [short, plain + short.prefix(1).uppercased() + short.dropFirst()].first { !isTaken($0) }
    guard let free else { return nil }
    for use in uses {
      guard let access = use.node.parent else { return nil }
      reader.replace(access.range, with: free)
    }
    return ExtractedProperty(
      value: free, type: text, order: Self.firstUse(uses), argument: "\(name).\(short)")
  }

  /// Whether the moved code has the name already, save after a period.
  private func isTaken(_ name: String) -> Bool {
    if reader.memberUses[name] != nil || reader.localUses[name] != nil || !reader.members.named(name).isEmpty
      || Vocabulary.modifiers[name] != nil || properties.contains(where: { $0.name == name })
    {
      return true
    }
    let tree = reader.piece.first.tree
    let regions = [reader.piece.subtree] + reader.movedMembers.map(\.subtree)
    return regions.contains { region in
      region.contains { id in
        let node = tree.node(id)
        switch node.kind {
        case .declReferenceExpr: return !node.isMemberName && node.firstName?.text == name
        case .identifierPattern, .closureShorthandParameter: return node.firstName?.text == name
        case .closureParameter, .functionParameter: return node.text.hasPrefix(name)
        default: return false
        }
      }
    }
  }

  // MARK: State of its own

  /// A private state that nothing but the piece uses: it moves with it.
  private mutating func ownState(
    _ property: Property, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    let node = property.variable.node
    guard isAlwaysShown, node.access == .private, property.wrapper?.name == "State",
      property.variable.bindings.count == 1, node.attributes.count == 1, let value = property.initialValue,
      isConstant(value), !hasObservers(property),
      Layout(node.tree).isAloneOnLines(node.range), Layout(node.tree).isOneLine(node.range),
      memberUses.references(to: name).allSatisfy({ reader.moves($0) })
    else { return nil }
    moved.append(node)
    return ExtractedProperty(
      name: name, rank: .state, order: Self.firstUse(uses), declaration: node.text, argument: nil)
  }

  /// Whether the initial value is the same in another type.
  private func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr: value.firstChild == nil
    case .arrayExpr, .dictionaryExpr: value.firstChild == nil
    default: false
    }
  }

  /// The property that is meant by `@Bindable var model = model`.
  private func bindable(_ local: LocalName) -> Property? {
    guard let binding = PatternBinding(local.node.parent), let variable = VariableDecl(binding.node.parent),
      let attribute = variable.node.attributes.first, attribute.attributeName == "Bindable",
      variable.node.attributes.count == 1, variable.bindings.count == 1, binding.type == nil,
      let value = binding.initialValue, value.kind == .declReferenceExpr, let name = value.firstName,
      reader.locals.binding(of: name.text, seenFrom: value) == nil,
      let property = reader.members.property(name.text)
    else { return nil }
    if let type = property.type { return type.kind == .optionalType ? nil : property }
    return property
  }
}

extension Node {
  /// Whether the expression may end the program: a getter that holds one is computed only where it was before.
  fileprivate var mayTrap: Bool {
    switch kind {
    case .forceUnwrapExpr, .subscriptCallExpr, .unresolvedAsExpr, .tryExpr, .awaitExpr: true
    case .declReferenceExpr: mentions("fatalError") || mentions("preconditionFailure")
    default: false
    }
  }
}
