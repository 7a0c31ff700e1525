/// A stored property that no caller sets, such as a state or a constant with its value: it may move to another type.
struct OwnValue {
  private let property: Property
  /// The wrapper's name; nil for a constant.
  private let wrapper: String?

  /// Nil for a property that callers may set, or whose value the old type observes or computes.
  init?(_ property: Property) {
    let node = property.variable.node
    let layout = Layout(node.tree)
    guard !property.variable.isStatic, property.variable.bindings.count == 1,
      property.binding.accessorBlock == nil, node.child(.ifConfigDecl) == nil,
      layout.isAloneOnLines(layout.withTrailingComment(node.range)),
      !node.hasModifier(.kwWeak, includingSetter: true), !node.hasModifier(.kwUnowned, includingSetter: true)
    else { return nil }
    self.property = property
    guard let attribute = node.attributes.first else {
      // Code that assigned a variable would use it, too.
      guard property.isLet || node.access == .private, property.initialValue != nil else { return nil }
      wrapper = nil
      return
    }
    guard node.attributes.count == 1, attribute.firstChild?.kind == .identifierType,
      let name = attribute.attributeName?.text, Self.wrappers.contains(name),
      Self.unset.contains(name)
        ? property.initialValue == nil : property.initialValue != nil || property.type?.kind == .optionalType
    else { return nil }
    wrapper = name
  }

  /// Whether the member is a stored property.
  static func isStored(_ member: TypeMembers.Member) -> Bool {
    if case .property(let property) = member { property.isStored } else { false }
  }

  /// Wrappers that keep or make their value for each view, or follow one that all views can name.
  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "FocusState", "AccessibilityFocusState", "Namespace",
    "ScaledMetric", "AppStorage",
  ]
  /// Those of them whose properties have no initial value.
  private static let unset: Set<String> = ["FocusState", "AccessibilityFocusState", "Namespace"]

  /// Whether the value comes from the environment of the view that has the property.
  var dependsOnEnvironment: Bool { wrapper == "ScaledMetric" || wrapper == "AppStorage" }

  /// Whether the value is an object that all views can name, and that none of them makes: `Library.shared`.
  private func isShared(_ workspace: WorkspaceIndex) -> Bool {
    if wrapper == "ObservedObject" { return true }
    guard wrapper == "StateObject", let access = MemberAccess(property.initialValue),
      let name = access.name?.text,
      let base = access.base, base.isTypeReference, let type = base.referencedName?.text
    else { return false }
    return workspace.types(named: type, declaring: name).contains { declaration in
      declaration.facts.properties.contains { $0.name == name && $0.isStatic && $0.isStored }
    }
  }

  /// Whether the value lives as long in a view of the piece, and can't be set from outside.
  func canMove(with reader: ExtractionReader) -> Bool {
    let node = property.variable.node
    let isShared = isShared(reader.resolver.workspace)
    let isKept = wrapper != nil && !isShared && !dependsOnEnvironment
    if isKept, reader.presence != .always, !isMomentary(reader), !isConstant(reader) { return false }
    if isShared, isNamedByOwner(reader) { return false }
    if wrapper != nil, node.access != .private, let name = property.name?.text,
      reader.resolver.isPassed(name, to: reader.members.type)
    {
      return false
    }
    guard let value = property.initialValue else { return true }
    // Each row would make its own.
    if wrapper == nil, property.type != nil, reader.presence == .unknown, isCostly(value) { return false }
    // It is made once, in either view.
    if wrapper == "StateObject", !isShared { return FunctionCall(value)?.constructedType != nil }
    // A state is given its value once, in either view; one that is there whenever the old view is, at the same time.
    if wrapper == "State" {
      if let call = FunctionCall(value), call.isPlain, call.arguments.isEmpty,
        call.constructedType.map(Self.madeOnce.contains) == true
      {
        return true
      }
      if reader.presence == .always, isMade(value, reader) { return true }
    }
    return isSteady(value, reader.types)
  }

  private func isCostly(_ value: Node) -> Bool {
    value.tree.nodes.ids(of: [.functionCallExpr], in: value.subtree).contains {
      FunctionCall(value.tree.node($0))?.expensiveWork?.work.isForbiddenInBody == true
    }
  }

  /// Whether the value is an observable object that is made for the state, or what a method without parameters gives of an
  /// object or a value that is made for it: `Settings().showsHints()`.
  private func isMade(_ value: Node, _ reader: ExtractionReader) -> Bool {
    guard let call = FunctionCall(value), call.closures.isEmpty else { return false }
    if let type = call.constructedType {
      return reader.types.objectKind(of: .known(type.text)) == .observable
        && call.arguments.allSatisfy { $0.value.map { isSteady($0, reader.types) } ?? false }
    }
    // The new view makes it anew each time the old one is computed.
    guard let name = call.name?.text, call.arguments.isEmpty, let made = FunctionCall(call.base),
      made.isPlain,
      reader.resolver.workspace.costlyMembers(named: name, seenFrom: reader.resolver.fileName).isEmpty
    else { return false }
    return made.constructedType != nil && made.arguments.isEmpty && made.closures.isEmpty
  }

  /// Whether the value is a state that matters only while the piece is there, and begins anew with it.
  private func isMomentary(_ reader: ExtractionReader) -> Bool {
    reader.presence == .conditional && wrapper == "State"
      && MomentaryState(property, reader).map { $0.presents || $0.endsWithAction || $0.endsWithPiece }
        ?? false
  }

  /// Whether it is a state that nothing ever sets, with the same value each time that it is made.
  private func isConstant(_ reader: ExtractionReader) -> Bool {
    guard wrapper == "State", let value = property.initialValue, let name = property.name?.text,
      let uses = reader.memberUses[name]
    else { return false }
    return uses.allSatisfy { !$0.isProjected && !$0.isAssigned && !$0.isCalledOn }
      && isSteady(value, reader.types) && !ConstantValue.mayBeFresh(value)
      // What the app's own values begin with may be another one each time.
      && value.tree.nodes.ids(of: [.functionCallExpr], in: value.subtree).allSatisfy { id in
        let made = FunctionCall(value.tree.node(id))?.constructedType
        return made.map { Self.steadyTypes.contains($0) } ?? true
      }
      && (reader.presence != .unknown || !isCostly(value))
  }

  /// Whether code that stays where it is reads the same object by the name that all views can use: it would not run any
  /// more when the object changes.
  private func isNamedByOwner(_ reader: ExtractionReader) -> Bool {
    guard let value = property.initialValue else { return true }
    let (tree, text) = (value.tree, value.text)
    return reader.members.declarations.contains { declaration in
      tree.nodes.ids(of: [value.kind], in: declaration.node.subtree).contains { id in
        let node = tree.node(id)
        return node != value && node.text == text && !reader.moves(node)
      }
    }
  }

  /// Whether each evaluation of the expression gives the same value: then it doesn't matter how often it is made.
  private func isSteady(_ value: Node, _ types: TypeInference) -> Bool {
    // `{ let formatter = NumberFormatter(); …; return formatter }()`
    let made = FunctionCall(value).flatMap { $0.arguments.isEmpty ? Closure($0.callee)?.node : nil }
    return value.subtree.allSatisfy { id in
      let node = value.tree.node(id)
      switch node.kind {
      case .closureExpr: return node == made
      case .functionCallExpr where node == value && made != nil: return true
      case .tryExpr, .awaitExpr, .macroExpansionExpr: return false
      case .functionCallExpr: return FunctionCall(node).map { isSteady($0, types) } ?? false
      default: return true
      }
    }
  }

  private func isSteady(_ call: FunctionCall, _ types: TypeInference) -> Bool {
    if let type = call.constructedType {
      return Self.steadyTypes.contains(type) || types.isValueType(.known(type.text))
        || keepsNothing(type, types.resolver.workspace)
    }
    // `[Int]()`
    if call.callee?.kind == .arrayExpr || call.callee?.kind == .dictionaryExpr { return true }
    guard let name = call.name else { return false }
    if call.isPlain { return name.hasSuffix("LocalizedString") }
    if let access = MemberAccess(call.callee), access.base == nil {
      return name != "init" || isOfValueType(types)
    }
    return OuterUse.readers.contains(name) && name != "randomElement" && name != "shuffled"
  }

  /// Whether the name is that of a class of the workspace all of whose objects do the same: they have nothing of their own
  /// but constants that are literals, or objects that all of them share.
  private func keepsNothing(_ name: Name, _ workspace: WorkspaceIndex) -> Bool {
    let declarations = workspace.typeDeclarations(named: name.text).map(\.facts)
    guard declarations.count == 1, let type = declarations.first, type.kind == .classDecl,
      type.inherited.allSatisfy({ inherited in
        inherited == "Sendable"
          || workspace.typeDeclarations(named: inherited).contains { $0.facts.kind == .protocolDecl }
      })
    else { return false }
    return type.properties.allSatisfy { property in
      property.isStatic || !property.isStored
        || property.isLet && (property.literalType != nil || property.ownValue?.member != nil)
    }
  }

  /// Whether `.init(…)` in the value makes what is copied: the property's type, or its elements' type, is known to be.
  private func isOfValueType(_ types: TypeInference) -> Bool {
    guard let type = property.type.map({ InferredType.written($0) }) else { return false }
    return [type, type.element].compactMap(\.self).contains { type in
      types.isValueType(type) || type.namedType.map { Self.steadyTypes.contains($0) } ?? false
    }
  }

  /// System types each of whose values is another one.
  private static let madeOnce: NameSet = ["UUID", "Date"]

  /// System types that are values, or objects that keep nothing.
  private static let steadyTypes: NameSet = [
    "CGFloat", "CGSize", "CGPoint", "CGRect", "Color", "Angle", "EdgeInsets", "UnitPoint", "GridItem", "Font",
    "LocalizedStringKey", "LocalizedStringResource", "URL", "Set", "Array", "Int", "Double", "String", "Bool",
    "Gradient", "LinearGradient", "RoundedRectangle", "Calendar", "Locale",
    "NumberFormatter", "DateFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter", "ByteCountFormatter",
    "ListFormatter", "PersonNameComponentsFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
  ]
}
