/// Finds for each name that a piece of code uses the stored property that stands for it in a view type of its own.
struct ExtractionInputs {
  var reader: ExtractionReader
  var surroundings: EnvironmentChanges
  let memberUses: MemberUses
  var properties: [ExtractedProperty] = []
  /// Names in expressions that the owner evaluates: `index` in `items[index]`, `item` in `selection == item`.
  var namesOfOwner: Set<Int> = []
  /// Bindings of what the piece itself sets of objects.
  private(set) var boundMembers: Set<String> = []
  /// Objects that other objects keep, and that the piece needs only when something happens.
  var keptForActions: Set<String> = []
  /// What changes in code that stays with the owner.
  private(set) var ownersEdits: [TextEdit] = []
  /// Constants of the owner that the piece reads where they move to.
  private(set) var constants: [Node] = []
  /// Whether there may be any.
  let sharesConstants: Bool
  /// The statements that leave the piece, or do so unless a condition holds, as indices of nodes: what stands after them
  /// may not run.
  let exits: [Int]
  /// Read once, for all constants.
  private(set) lazy var namesInFile = NamesInFile(reader.members.type.node.tree)
  /// How many objects of the environment there are that the owner uses, too, and the piece only in actions.
  var objectsOfActions = 0
  /// Generic parameters that the properties name.
  private(set) var namedParameters: Set<String> = []
  /// Those of them that follow from the values that a caller hands over.
  private(set) var typeParameters: Set<String> = []
  /// Whether a type that can't be told is left to the user.
  private let asksForTypes: Bool

  /// Throws where one of the names can't be handed over: its type is unknown, or it would not be the same value.
  init(
    _ reader: ExtractionReader, _ surroundings: EnvironmentChanges, asksForTypes: Bool, sharesConstants: Bool
  ) throws(ExtractionObstacle) {
    self.sharesConstants = sharesConstants
    self.asksForTypes = asksForTypes
    self.reader = reader
    self.surroundings = surroundings
    memberUses = MemberUses(members: reader.members, resolver: reader.resolver)
    exits = Self.exits(of: reader.piece)
    if let disabling = disabling() { properties.append(disabling) }
    // In the order of the first use, as everything that is made of them.
    let members = reader.memberUses.sorted { Self.firstUse($0.value) < Self.firstUse($1.value) }
    // A key is known to be needed, or not, when the dictionaries are.
    func isKey(_ uses: [OuterUse]) -> Bool { uses.allSatisfy { $0.node.parent?.isSubscriptArgument == true } }
    for (name, uses) in members.filter({ !isKey($0.value) }) + members.filter({ isKey($0.value) }) {
      // One name can't be two properties.
      guard reader.localUses[name] == nil, reader.localUses["$" + name] == nil,
        let member = reader.members.only(name)
      else { throw .use(of: name) }
      let rest = try withoutIdentities(name, member, uses).filter { !namesOfOwner.contains($0.node.id) }
      if rest.isEmpty { continue }
      if case .property(let declared) = member, let edits = shared(declared, name, rest) {
        ownersEdits += edits
        constants.append(declared.variable.node)
        continue
      }
      if case .property(let declared) = member,
        let values = values(ofObject: declared, name, rest) ?? parts(of: declared, name, rest)
          ?? bindings(ofObject: declared, name, rest)
      {
        for value in values { try checkComparisons(value, rest) }
        properties += values
        continue
      }
      if case .function(let function) = member, let edits = shared(function, name, rest) {
        ownersEdits += edits
        continue
      }
      guard let property = property(for: name, member, rest) else { throw obstacle(name, member) }
      if case .property(let declared) = member { try checkPresentations(property, of: declared) }
      try checkUnwraps(property, rest)
      try checkNestedObjects(name, rest)
      try checkUnpublished(property, rest)
      try checkComparisons(property, rest)
      properties.append(renamed(property, rest))
    }
    let locals = reader.localUses.sorted { Self.firstUse($0.value.uses) < Self.firstUse($1.value.uses) }
    // An index is known to be needed, or not, when the arrays are.
    let types = reader.types
    let numbers = locals.filter { types.type(of: $0.value.local)?.text == "Int" }
    let rest = locals.filter { local in !numbers.contains { $0.key == local.key } }
    for (name, (local, uses)) in rest + numbers {
      let uses = uses.filter { !namesOfOwner.contains($0.node.id) }
      if uses.isEmpty { continue }
      guard let found = try properties(forLocal: name, local, uses) else { throw .type(of: name) }
      for property in found {
        try checkUnpublished(property, uses)
        try checkComparisons(property, uses)
      }
      properties += found
    }
    dropRepeated()
    for action in reader.actions {
      var told = ""
      if let parameter = action.parameter {
        guard let type = reader.types.type(of: parameter), let text = text(of: type) else {
          throw .type(of: parameter.text)
        }
        told = text
      }
      if let called = action.called { told = called.type.text }
      properties.append(
        ExtractedProperty(
          name: action.name, rank: .action, order: action.first.id,
          declaration: "let \(action.name): (\(told)) -> Void", argument: nil))
    }
    for slot in reader.slots {
      properties.append(
        ExtractedProperty(
          name: slot.name, rank: .slot, order: slot.view.id, declaration: slot.declaration, argument: nil))
    }
    for value in reader.alike?.values ?? [] {
      let isTaken =
        properties.contains { $0.name == value.name }
        || reader.movedMembers.contains { $0.declaredName?.text == value.name }
      guard !isTaken else { throw .use(of: value.name) }
      properties.append(
        ExtractedProperty(
          name: value.name, rank: value.isBinding ? .state : .value, order: value.order,
          declaration: value.declaration, argument: value.text))
    }
    guard properties.count(where: { $0.rank == .slot }) <= ViewExtractor.mostSlots else {
      throw ExtractionObstacle("It is made of views that other code uses, too.")
    }
    sort()
  }

  /// Closures come after other values; those at the end of a helper's parameters come last, as calls have them.
  private mutating func sort() {
    let parameters = properties.filter { $0.rank == .parameter }.sorted { $0.order < $1.order }
    let isCalledWithClosure = reader.ownFunction?.name.map { name in
      memberUses.references(to: name.text).contains { FunctionCall($0.parent)?.trailingClosure != nil }
    }
    // Its type may be an alias of a function's.
    let closures = parameters.reversed().enumerated().prefix { index, property in
      property.isFunction || index == 0 && isCalledWithClosure == true
    }
    let last = Set(closures.map(\.element.name))
    func place(_ property: ExtractedProperty) -> (Int, Int, Int) {
      if last.contains(property.name) { return (ExtractedProperty.Rank.value.rawValue, 2, property.order) }
      let isClosure = property.rank == .value && property.isFunction
      return (property.rank.rawValue, isClosure ? 1 : 0, property.order)
    }
    properties.sort { place($0) < place($1) }
  }

  static func firstUse(_ uses: [OuterUse]) -> Int { uses.first?.node.id ?? 0 }

  private func obstacle(_ name: String, _ member: TypeMembers.Member) -> ExtractionObstacle {
    if reader.resolver.resultType(of: member.declaration).map({ reader.resolver.isViewResult($0) }) == true {
      return ExtractionObstacle("It shows `\(name)`, which other code uses, too.", value: name)
    }
    guard case .property(let property) = member else { return .use(of: name) }
    return reader.types.type(of: property) == nil ? .type(of: name) : .use(of: name)
  }

  var needsNesting: Bool { reader.needsNesting }

  /// Hands over other values, by the names of the properties.
  mutating func hand(_ arguments: [String: String]) {
    for index in properties.indices {
      if let argument = arguments[properties[index].name] { properties[index].argument = argument }
    }
  }

  /// The properties that the new view asks the environment for itself, as they are declared now.
  var moved: [Node] { properties.compactMap(\.repeats) }

  /// The name of the only value that a caller hands over, if it is something to be shown.
  var onlyValue: String? {
    let values = properties.filter { $0.argument != nil && !($0.rank == .value && $0.isFunction) }
    guard values.count == 1, let value = values.first,
      let type = value.declaration.split(separator: " ").last, !Self.looks.contains(String(type)),
      NameWords.choice(value.name) == nil || !isHandedOn(value.name)
    else { return nil }
    return value.name
  }

  /// Whether all that the code does with the value is to tell the app's own views which of several it is.
  private func isHandedOn(_ name: String) -> Bool {
    guard let uses = reader.memberUses[name] ?? reader.localUses[name]?.uses else { return false }
    return uses.allSatisfy { use in
      guard let argument = Argument(use.node.parent), let call = FunctionCall(argument.node.parent) else {
        return false
      }
      return call.constructedType.map { reader.resolver.declaredEntry($0) == nil } ?? (call.base == nil)
    }
  }

  /// Types of what decides whether and how something is shown.
  private static let looks: Set<String> = [
    "Bool", "Color", "Font", "CGFloat", "CGSize", "CGRect", "CGPoint", "EdgeInsets", "GeometryProxy",
    "Namespace.ID", "[GridItem]",
  ]

  /// What to change in the piece.
  var edits: [TextEdit] { reader.edits }

  /// With `isHandedOver`, a caller gives the value of the type.
  mutating func text(of type: InferredType, isHandedOver: Bool = true) -> String? {
    guard let text = reader.text(of: type) else { return nil }
    if case .written(let node) = type { noteParameters(in: node, isHandedOver: isHandedOver) }
    return text
  }

  /// The text of the type; for one that can't be told the placeholder, if the user is asked.
  mutating func textOrPlaceholder(of type: InferredType?) -> String? {
    guard let type else { return asksForTypes ? ExtractedProperty.unknownType : nil }
    return text(of: type)
  }

  mutating func noteParameters(in node: Node, isHandedOver: Bool) {
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
    // Some systems may not have it.
    case _ where member.declaration.attribute("available") != nil: return nil
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
      let binding = narrowedBinding(name, uses, reader.types.type(of: property), ofObject: true)
      if let binding { return binding }
      if uses.contains(where: \.isProjected) {
        return ExtractedProperty("Bindable", name, type: type, order: Self.firstUse(uses), argument: name)
      }
      if ownerReads(name), let narrow = narrowed(name, uses, reader.types.type(of: property), ofObject: true)
      {
        return narrow
      }
      return ExtractedProperty(value: name, type: type, order: Self.firstUse(uses))
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
      // A namespace is the same as long as the view is there.
      property.wrapper == nil || property.wrapper?.name == "Namespace"
        || !uses.contains(where: { $0.isAssigned || $0.isLate }),
      property.isLet || property.wrapper != nil || !hasObservers(property)
    else { return nil }
    if let content = content(property, name, uses) { return content }
    let type = reader.types.type(of: property)
    if let narrow = narrowed(name, uses, type, isConstant: property.wrapper == nil) { return narrow }
    if isObservable(type), ownerReads(name), let narrow = narrowed(name, uses, type, ofObject: true) {
      return narrow
    }
    // What an object has that tells nobody of its changes the owner knows as well as the new view.
    if let type, type.wrapped == nil, reader.objectKind(of: type) == .silent, !runsAlone,
      uses.allSatisfy({ isReadAtOnce($0.node) }),
      let narrow = narrowed(name, uses, type, ofObject: true)
    {
      return narrow
    }
    if let type, mustFollow(type, uses) { return followed(name, type, uses) }
    guard let text = textOrPlaceholder(of: type) else { return nil }
    if property.wrapper == nil,
      let binding = unwrappedBinding(name, text, uses, Self.firstUse(uses), .value)
    {
      return binding
    }
    return ExtractedProperty(value: name, type: text, order: Self.firstUse(uses))
  }

  /// The content that a closure of the view gives, where the piece shows it once, whatever happens.
  private mutating func content(_ property: Property, _ name: String, _ uses: [OuterUse])
    -> ExtractedProperty?
  {
    guard property.wrapper == nil, let function = property.type?.asFunctionType,
      function.functionTypeParameters.isEmpty, let result = function.functionTypeResult,
      let typeName = result.typeName, result.child(.genericArgumentClause) == nil,
      reader.resolver.summary(of: reader.members.type).viewParameters.contains(typeName.text),
      uses.count == 1, let use = uses.first, use.isReadWithView, !use.isLate,
      let call = use.node.ownCall, call.arguments.isEmpty,
      call.closures.isEmpty, call.node.parent?.kind == .codeBlockItem,
      call.node.ancestors.prefix(while: { reader.piece.contains($0) }).allSatisfy(reader.resolver.alwaysRuns)
    else { return nil }
    noteParameters(in: result, isHandedOver: true)
    reader.replace(call.node.range, with: name)
    return ExtractedProperty(
      name: name, rank: .value, order: Self.firstUse(uses),
      declaration: "@ViewBuilder let \(name): \(typeName.text)", argument: name)
  }

  mutating func writtenType(of property: Property) -> String? {
    reader.types.type(of: property).flatMap { text(of: $0) }
  }

  func needsBinding(_ uses: [OuterUse]) -> Bool {
    uses.contains { $0.isProjected || $0.isAssigned || $0.isCalledOn || $0.isLate }
  }

  func hasObservers(_ property: Property) -> Bool { property.binding.accessorBlock != nil }

  /// A value that the view keeps, or shares with another one.
  private mutating func state(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty?
  {
    // Observers don't hear of changes through a binding.
    let type = reader.types.type(of: property)
    guard !hasObservers(property) || uses.allSatisfy({ !$0.isAssigned && !$0.isCalledOn }) else { return nil }
    let isObject =
      type.map { reader.isClass($0) || isSystemObject($0) || isKeptSubject($0, of: property) } ?? false
    // An object that may come later is a value that changes.
    let staysSame = isObject && type?.wrapped == nil
    // What the view keeps to itself only its own code changes.
    let harmless: ReadDelay = property.wrapper?.name == "State" ? .foreignCode : .none
    let changes =
      uses.contains { use in
        use.isProjected || use.isReplaced || !staysSame && use.delay > harmless
          || !isObject
            && (use.isAssigned || use.isCalledOn && !use.isReadWithView && mayChange(property, use))
      } || !staysSame && mayBeOutdated(name, uses)
    let isFollowed = isObject && isObservable(type?.wrapped ?? type)
    if changes, let narrow = narrowedBinding(name, uses, type, ofObject: isFollowed) { return narrow }
    guard let text = textOrPlaceholder(of: type) else { return nil }
    if changes, let type, uses.allSatisfy({ !$0.isReplaced && (!$0.isProjected || bindsMember($0)) }) {
      if isObservable(type) {
        return ExtractedProperty("Bindable", name, type: text, order: Self.firstUse(uses), argument: name)
      }
      // A binding of an object is the same whatever the object tells of its changes.
      if reader.types.objectKind(of: type) == .observableObject, type.wrapped == nil,
        !uses.contains(where: \.isLate)
      {
        return followed(name, type, uses)
      }
    }
    if !changes, isObject, let value = kept(of: name, uses, type) { return value }
    // Of an object that nobody follows the owner may not hand over what is new.
    if !changes, !isObject || ownerReads(name), let narrow = narrowed(name, uses, type, ofObject: isFollowed)
    {
      return narrow
    }
    if !changes, let type, mustFollow(type, uses) { return followed(name, type, uses) }
    return changes
      ? ExtractedProperty("Binding", name, type: text, order: Self.firstUse(uses), argument: "$" + name)
      : ExtractedProperty(value: name, type: text, order: Self.firstUse(uses))
  }

  /// Whether the method that is called on the property may give it another value.
  private func mayChange(_ property: Property, _ use: OuterUse) -> Bool {
    reader.resolver.mayChangeValue(PropertyUse(node: use.node, form: .value), of: property)
  }

  /// Whether the type is one of Apple's classes, or an optional of one.
  private func isSystemObject(_ type: InferredType) -> Bool {
    guard let name = (type.wrapped ?? type).namedType, reader.resolver.file.types(named: name).isEmpty else {
      return false
    }
    return reader.resolver.workspace.isSystemObject(name)
  }

  /// Whether the property is a state that keeps one of Combine's subjects, and nothing gives it another one.
  private func isKeptSubject(_ type: InferredType, of property: Property) -> Bool {
    guard case .written(let node) = type, node.kind != .memberType, property.wrapper?.name == "State",
      let typeName = node.typeName ?? node.referencedName, Self.subjects.contains(typeName),
      !reader.resolver.workspace.knows(typeName.text), let name = property.name?.text
    else { return false }
    return !memberUses.references(to: name).contains(where: \.isReplaced)
  }

  private static let subjects: NameSet = ["PassthroughSubject", "CurrentValueSubject"]

  /// An object whose changes run the view again.
  mutating func observed(_ property: Property, _ name: String, _ uses: [OuterUse])
    -> ExtractedProperty?
  {
    guard uses.allSatisfy({ !$0.isReplaced }) else { return nil }
    let object = reader.types.type(of: property)
    let binding = narrowedBinding(name, uses, object, ofObject: true)
    if let value = binding ?? unobserved(property, name, uses) ?? bindingOfMember(name, uses, object) {
      return value
    }
    guard let type = writtenType(of: property) else { return nil }
    return ExtractedProperty(
      "ObservedObject", name, type: type, order: Self.firstUse(uses), argument: name)
  }

  /// A binding of the one property that the uses read and set of the object.
  mutating func bindingOfMember(
    _ name: String, _ uses: [OuterUse], _ type: InferredType?
  ) -> ExtractedProperty? {
    let binding = narrowedBinding(name, uses, type, ofObject: true, isSet: true)
    if let binding { boundMembers.insert(binding.name) }
    return binding
  }

  /// The object, or the one value that is read of it, where its changes need not run the new view: the owner hands over
  /// what is new.
  mutating func unobserved(_ property: Property, _ name: String, _ uses: [OuterUse]) -> ExtractedProperty? {
    let type = reader.types.type(of: property)
    if let value = kept(of: name, uses, type) { return value }
    if uses.allSatisfy({ !$0.isProjected && ($0.isInAction || isMethod($0, of: type)) }) {
      return writtenType(of: property).map {
        ExtractedProperty(value: name, type: $0, order: Self.firstUse(uses))
      }
    }
    return narrowed(name, uses, type, ofObject: true)
  }

  /// Whether the use hands over a method of the value: `Button("Save", action: model.save)`.
  func isMethod(_ use: OuterUse, of type: InferredType?) -> Bool {
    guard let access = MemberAccess(use.node.parent), access.base == use.node, let name = access.name,
      access.node.parent?.kind == .labeledExpr, let typeName = type?.path?.last
    else { return false }
    let declarations = reader.resolver.workspace.types(named: typeName, declaring: name.text).map(\.facts)
    return declarations.contains { $0.functions.contains { $0.name == name.text } }
      && !declarations.contains { $0.properties.contains { $0.name == name.text } }
  }

  /// `$model.name`: a binding of a member.
  private func bindsMember(_ use: OuterUse) -> Bool {
    MemberAccess(use.node.parent).map { $0.base == use.node } ?? false
  }

  /// Whether the type is a class whose objects tell of the changes of each property: it is marked `@Observable`, or
  /// `@Model`.
  func isObservable(_ type: InferredType?) -> Bool {
    type.map { $0.wrapped == nil && reader.types.objectKind(of: $0) == .observable } ?? false
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
      uses.allSatisfy({ !$0.isProjected && !$0.isReplaced }),
      !uses.contains(where: \.isLate) || readsOnlyConstants(getter),
      // Its value is now computed in any case, be it needed or not.
      !getter.descendants.contains(where: \.mayTrap),
      isSame(getter, at: uses), !reader.handedOver.contains(name) || isAlwaysAskedFor(at: uses),
      node.children.first(where: { $0.kind == .patternBinding })?.mentions("async") != true,
      let text = text(of: .written(type))
    else { return nil }
    if let narrow = narrowed(name, uses, .written(type)) { return narrow }
    if mustFollow(.written(type), uses) { return followed(name, .written(type), uses) }
    if let binding = unwrappedBinding(name, text, uses, Self.firstUse(uses), .value) { return binding }
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
}
