/// What a piece does when something happens, where that stays with the piece's owner: the new type is handed a closure
/// for it.
struct ExtractionAction {
  /// Where the piece does it: a closure, or a method that it hands over.
  let first: Node
  /// The places where it does the same once more.
  let others: [Node]
  /// The property of the new type: `onMarkAsRead`.
  let name: String
  /// What the piece binds itself of what the action needs: a row's element. The closure is told it.
  var parameter: LocalName?
  /// The name of the method that the owner gets for it; nil where the owner hands over a closure.
  var method: String?
  /// The method of a value that all that the places do is to call, each with an argument of its own.
  var called: CalledMethod?

  var sites: [Node] { [first] + others }

  /// UTF-8 offsets of what stands between the braces, or of the method.
  static func content(of site: Node) -> Range<Int> {
    let range = site.range
    guard site.kind == .closureExpr else { return range }
    return Layout(site.tree).trimmed(
      range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1))
  }

  /// What the piece has in its place, with `self` where the code of the place has that before a name. What it hands to a
  /// method that is called stays.
  func edits(of site: Node) -> [TextEdit] {
    let namesOwner = site.descendants(.declReferenceExpr).contains { reference in
      reference.isReference(to: "self") && MemberAccess(reference.parent)?.base == reference
    }
    let name = namesOwner ? "self." + name : name
    if called != nil, let value = CalledMethod.value(of: site) {
      let content = Self.content(of: site)
      return [
        TextEdit(range: content.lowerBound..<value.range.lowerBound, newText: name + "("),
        TextEdit(range: value.range.upperBound..<content.upperBound, newText: ")"),
      ]
    }
    if parameter == nil, site.kind != .closureExpr || site.parent?.kind == .labeledExpr {
      return [TextEdit(range: site.range, newText: name)]
    }
    return [TextEdit(range: Self.content(of: site), newText: "\(name)(\(parameter?.text ?? ""))")]
  }
}

extension ExtractionInputs {
  /// How many of the inputs are more than values: objects, also those that the new view finds itself; bindings and methods.
  var burden: (objects: Int, others: Int) {
    var burden = (objects: objectsFound, others: 0)
    for property in properties {
      let isKept = keptForActions.contains(property.name)
      guard let argument = property.argument,
        isKept || argument == property.name || property.declaration.hasPrefix("@") || isMethod(argument)
      else { continue }
      // An action that sets a member of an object can stay with the owner, as one that needs the object.
      if isKept || isObject(property.name) || boundMembers.contains(property.name) {
        burden.objects += 1
      } else if property.isBinding || isMethod(argument) {
        burden.others += 1
      }
    }
    burden.others += dismissals.count
    return burden
  }

  /// The same, where closures could take the place of some: a binding of what the piece only sets counts twice, as does what
  /// ends the presentation.
  var burdenBesideActions: (objects: Int, others: Int) {
    let burden = self.burden
    let set = properties.count { $0.isBinding && isOnlySet($0.name) }
    return (burden.objects, burden.others - dismissals.count + burdenOfDismissals + set)
  }

  /// How much of that is for what ends the presentation, beside which the flags count twice that the piece only sets.
  var burdenOfDismissals: Int {
    let dismissals = self.dismissals
    if dismissals.isEmpty { return 0 }
    return 2 * dismissals.count + boundFlags.count { !isOnlySet($0) }
  }

  /// How many objects the new view finds itself that an action could spare it.
  var objectsFound: Int {
    objectsOfActions + reader.movedMembers.count { $0.attribute("ObservedObject") != nil }
  }

  private func isMethod(_ name: String) -> Bool {
    if case .function = reader.members.only(name) { reader.localUses[name] == nil } else { false }
  }

  private func isObject(_ name: String) -> Bool {
    var type: InferredType?
    if let local = reader.localUses[name]?.local {
      type = reader.types.type(of: local)
    } else if let property = reader.members.property(name) {
      type = reader.types.type(of: property)
    }
    guard let type else { return false }
    return reader.isClass(type) || reader.types.objectKind(of: type) != nil
  }
}

extension ViewExtractor {
  /// The draft of the piece, and the one, if any, that actions make lighter which stay with the owner, and that can be
  /// used where the piece stands.
  func drafts(
    _ piece: ExtractionPiece, presence: PiecePresence, allowsSlots: Bool = false, canUse: (Draft) -> Bool
  ) throws(ExtractionObstacle) -> (draft: Draft, lighter: Draft?) {
    do throws(ExtractionObstacle) {
      let draft = withFewestInputs(
        try draft(piece, presence: presence, allowsSlots: allowsSlots)
      ) { kept in
        try? self.draft(piece, presence: presence, allowsSlots: allowsSlots, kept: kept)
      }
      // A closure is less than the view that has it.
      let rival = draft.reader.slots.isEmpty ? draft : nil
      if let lighter = lighter(than: rival, piece, presence: presence), canUse(lighter) {
        return (draft, lighter)
      }
      let light = withOwnersMethods(draft) { kept in
        try? self.draft(piece, presence: presence, allowsSlots: allowsSlots, kept: kept)
      }
      try checkSize(light)
      return (light, nil)
    } catch {
      // What stands in the way may be what only an action needs.
      guard error.isSparedByActions || resolver.measure(ofPiece: piece) >= Self.fewestViews,
        let lighter = lighter(than: nil, piece, presence: presence), canUse(lighter)
      else {
        throw error
      }
      return (lighter, lighter)
    }
  }

  /// The draft with some of the piece's actions left to the owner. Nil where that doesn't spare the new view an object, or
  /// more bindings and methods than it is handed closures, or what a method needs that goes along. Nothing is known of
  /// the view as it would be without that where there is no such draft.
  func lighter(than draft: Draft?, _ piece: ExtractionPiece, presence: PiecePresence) -> Draft? {
    lightest(than: draft, piece, presence: presence).map { lighter in
      func drafted(_ kept: Set<String>) -> Draft? {
        try? self.draft(piece, presence: presence, actions: lighter.reader.actions, kept: kept)
      }
      return withOwnersMethods(withFewestInputs(lighter, drafted: drafted), drafted: drafted)
    }
  }

  private func lightest(than draft: Draft?, _ piece: ExtractionPiece, presence: PiecePresence) -> Draft? {
    if let draft {
      let burden = draft.inputs.burdenBesideActions
      guard draft.reader.slots.isEmpty, !draft.inputs.properties.contains(where: { $0.rank == .slot }),
        burden.objects > 0 || burden.others > 1
      else { return nil }
    }
    func attempt(_ actions: [ExtractionAction]) -> Draft? {
      guard let draft = try? self.draft(piece, presence: presence, actions: actions),
        !draft.inputs.properties.contains(where: { $0.rank == .slot }), (try? checkSize(draft)) != nil
      else { return nil }
      return draft
    }
    let actions = namedActions(in: piece)
    guard !actions.isEmpty, actions.count <= Self.mostTried, var best = attempt(actions) else { return nil }
    // Those that spare the view nothing go with it; if there are many, those too that spare it one value.
    for isCrowded in [false, true] where !isCrowded || best.reader.actions.count > Self.mostActions {
      for action in actions.reversed() {
        let rest = best.reader.actions.filter { $0.first != action.first }
        guard !rest.isEmpty, let other = attempt(rest) else { continue }
        if weight(other) < weight(best) || isCrowded && weight(other) == weight(best) { best = other }
      }
    }
    guard best.reader.actions.count <= Self.mostActions else { return nil }
    best = withAlikeFlags(best, of: actions, drafted: attempt)
    guard let draft else { return best }
    // A state that only the piece uses is its own.
    guard
      draft.reader.movedMembers.allSatisfy({
        !$0.declaresStoredProperty || best.reader.movedMembers.contains($0)
      })
    else { return nil }
    var burden = draft.inputs.burdenBesideActions
    // A closure whose name doesn't say what it does is no better than what ends the presentation.
    if best.reader.actions.contains(where: isNamedVaguely) {
      burden.others -= draft.inputs.burdenOfDismissals
    }
    let (objects, others) = weight(best)
    let spared = burden.objects - objects
    // A method that goes with its action may need more than the action as a closure.
    let isFewer = spared == 0 && best.inputCount < draft.inputCount && draft.movesMethods(besides: best)
    // Objects that it finds itself are no reason to hand over more.
    let isHandedLess = spared > draft.inputs.objectsFound - best.inputs.objectsFound
    let isWorthIt = isHandedLess || best.inputCount <= draft.inputCount
    if spared > 0 && isWorthIt && others - burden.others <= spared * Self.mostForObject
      || spared == 0 && others < burden.others || isFewer
    {
      return best
    }
    // Of many actions some may spare the view bindings of what it only sets.
    let set = Set(
      draft.inputs.properties.filter { $0.isBinding && draft.inputs.isOnlySet($0.name) }.map(\.name))
    let setting = actions.filter { action in
      outerNames(in: action.first).contains { set.contains($0.name) }
    }
    guard !setting.isEmpty, let other = attempt(setting) else { return nil }
    return weight(other) < weight(draft) ? other : nil
  }

  /// How many closures a view should be handed at the most.
  private static let mostActions = 4
  /// More of them are rather an object's than the owner's.
  private static let mostForObject = 3
  /// A piece with more is a list of actions.
  private static let mostTried = 8

  /// Whether the closure's name says only where the user taps, or of several steps only that the last one ends the
  /// presentation.
  private func isNamedVaguely(_ action: ExtractionAction) -> Bool {
    action.name == "onTap" || action.name == "action"
      || action.name == "onDismiss" && Closure(action.first).map { $0.statements.count > 1 } ?? false
  }

  private func weight(_ draft: Draft) -> (objects: Int, others: Int) {
    let burden = draft.inputs.burdenBesideActions
    return (burden.objects, burden.others + draft.reader.actions.count)
  }

  /// The actions of the user that can stay where the piece is, and have names of their own.
  private func namedActions(in piece: ExtractionPiece) -> [ExtractionAction] {
    let groups = actions(in: piece)
    guard groups.count <= 2 * Self.mostTried else { return [] }
    let (forwarded, rest) = forwarded(groups, in: piece)
    let staying = rest.filter { sites in
      let parameter = parameter(of: sites, in: piece)
      return sites.allSatisfy { isPlainAction($0) && canStay($0, outsideOf: piece, besides: parameter) }
    }
    var names = staying.map { sites in
      let parameter = parameter(of: sites, in: piece)
      return self.names(
        for: sites, in: piece, isOnly: groups.count == 1,
        isToldElement: parameter.map { $0.node.kind != .identifierPattern } ?? false)
    }
    for action in forwarded { names = names.map { $0.filter { $0 != action.name } } }
    // What several would be called says too little of each of them, but of one whose button says it.
    let titles = staying.map { Set($0.compactMap(title)) }
    while true {
      let best = names.compactMap(\.first)
      let shared = Set(best.filter { name in best.count { $0 == name } > 1 })
      if shared.isEmpty { break }
      names = zip(names, titles).map { names, own in
        names.filter { name in
          !shared.contains(name) || own.contains(name) && titles.count { $0.contains(name) } == 1
        }
      }
    }
    var actions: [ExtractionAction] = []
    for (sites, names) in zip(staying, names) {
      guard let first = sites.first, let name = names.first else { continue }
      var action = ExtractionAction(
        first: first, others: Array(sites.dropFirst()), name: name, parameter: parameter(of: sites, in: piece)
      )
      action.method = methodName(
        for: action, called: ownersName(name, for: first, among: names),
        besides: Set(actions.compactMap(\.method)))
      actions.append(action)
    }
    return (actions + forwarded).sorted { $0.first.id < $1.first.id }
  }

  /// The one constant that the piece binds of those that the only place of the action names: `item` in
  /// `ForEach(items) { item in Button("Delete") { model.delete(item) } }`.
  private func parameter(of sites: [Node], in piece: ExtractionPiece) -> LocalName? {
    guard sites.count == 1, let site = sites.first, site.kind == .closureExpr else { return nil }
    let bound = outerNames(in: site).compactMap(\.local).filter { piece.contains($0.node) }
    guard let only = bound.first, bound.allSatisfy({ $0.node == only.node }), !only.text.hasPrefix("$"),
      let type = types.type(of: only), !mayBeFunction(type)
    else { return nil }
    switch only.node.kind {
    case .closureParameter, .closureShorthandParameter:
      return isRow(Closure(only.node.ancestor(.closureExpr))) ? only : nil
    default:
      let condition = only.node.parent
      return condition?.kind == .optionalBindingCondition && condition?.firstToken.kind == .kwLet ? only : nil
    }
  }

  /// Whether the closure makes a view of an element: what other views hand to theirs is of use inside of them only.
  private func isRow(_ closure: Closure?) -> Bool {
    guard let (call, label) = closure?.use, call.isPlainCall(of: "ForEach") || call.isPlainCall(of: "List"),
      let owner = call.name, !resolver.declares(owner)
    else { return false }
    return label == nil || label == "content" || label == "rowContent"
  }

  /// Whether the type is that of a closure, as far as its name tells: an action could not keep it.
  private func mayBeFunction(_ type: InferredType) -> Bool {
    if type.text.contains("->") { return true }
    let part = type.wrapped ?? type.element ?? type
    return part.path?.last.map(resolver.workspace.declaresAlias) ?? false
  }

  /// What the user can do in the piece, in the order of the text; the same in several places is one action.
  private func actions(in piece: ExtractionPiece) -> [[Node]] {
    var groups: [[Node]] = []
    var known: [String: Int] = [:]
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)) else { continue }
      let type = call.constructedType
      let isOwn = type.map { resolver.declaredEntry($0) == nil } ?? false
      guard isOwn || isOfUser(call) else { continue }
      var sites = call.closures.map(\.closure).filter { resolver.role(of: $0) == .action }.map(\.node)
      // `Button("Save", action: save)`
      sites += call.arguments.filter { takesMethod($0, of: call) }.compactMap(\.value)
      for site in sites {
        // A comment says what is special here.
        let text = layout.hasComment(site.range) ? site.text : ViewExtractor.words(of: site)
        if let index = known[text] {
          groups[index].append(site)
        } else {
          known[text] = groups.count
          groups.append([site])
        }
      }
    }
    return groups
  }

  /// What an action does, without the white space in it.
  static func words(of site: Node) -> String {
    let tokens = site.kind == .closureExpr ? site.tokenRange.dropFirst().dropLast() : site.tokenRange[...]
    let words = tokens.map { site.tree.text(of: site.tree.tokens[$0]) }
    return (site.kind == .closureExpr ? words : words + ["(", ")"]).joined(separator: " ")
  }

  /// Whether it is one of `() -> Void` without a signature, which neither waits nor throws.
  func isPlainAction(_ site: Node) -> Bool {
    guard let closure = Closure(site) else { return isMethod(site) }
    guard let (call, label) = closure.use, closure.signature == nil, !closure.hasParameters,
      !closure.statements.isEmpty, isOfUser(call) || resolver.takesAnyAction(label, in: call)
    else { return false }
    var id = site.id + 1
    while id < site.subtree.upperBound {
      let node = site.tree.node(id)
      switch node.kind {
      case .closureExpr:
        id = node.subtree.upperBound
        continue
      case .awaitExpr, .tryExpr: return false
      default: id += 1
      }
    }
    return true
  }

  /// Whether the argument is a closure without parameters and result, given as the name of one.
  private func takesMethod(_ argument: Argument, of call: FunctionCall) -> Bool {
    guard let value = argument.value, value.kind == .declReferenceExpr || value.kind == .memberAccessExpr
    else { return false }
    if call.constructedType == "Button", isOfUser(call) { return argument.label == "action" }
    return resolver.role(of: argument.label, in: call) == .action
      && resolver.takesPlainAction(argument.label, in: call)
  }

  /// `save`, `model.save`
  private func isMethod(_ value: Node) -> Bool {
    var node = value
    while let access = MemberAccess(node) {
      guard let base = access.base else { return false }
      node = base
    }
    return node.kind == .declReferenceExpr && layout.isOneLine(value.range) && node.tokenRange.count == 1
  }

  /// Whether the call is one of SwiftUI's that does what it is given when the user does something.
  private func isOfUser(_ call: FunctionCall) -> Bool {
    guard let type = call.constructedType else { return Self.userActions.contains(call.name) }
    return resolver.declaredEntry(type) != nil && (type == "Button" || type == "Menu")
  }

  private static let userActions: NameSet = [
    "onTapGesture", "onLongPressGesture", "onSubmit", "sheet", "fullScreenCover",
  ]

  /// Whether the action means the same where the piece stands: the piece binds nothing in it that it is not told.
  func canStay(_ site: Node, outsideOf piece: ExtractionPiece, besides parameter: LocalName?) -> Bool {
    // Under other conditions the action may not compile.
    if site.isConditional(within: piece) { return false }
    let unclear = resolver.localNames(in: member).unclear
    return outerNames(in: site).allSatisfy { use in
      !unclear.contains(use.name)
        && use.local.map { piece.contains($0.node) && $0.node != parameter?.node } != true
    }
  }

  /// The names in the code that are not bound in it.
  func outerNames(in code: Node) -> [(name: String, node: Node, local: LocalName?)] {
    let locals = resolver.localNames(in: member)
    return code.subtree.compactMap { id in
      let node = code.tree.node(id)
      let name: String? =
        switch node.kind {
        case .declReferenceExpr: node.isMemberName ? nil : node.firstName?.text
        case .optionalBindingCondition where node.child(.initializerClause) == nil:
          node.child(.identifierPattern)?.firstName?.text
        case .closureCapture where node.child(.initializerClause) == nil: node.capturedName?.text
        default: nil
        }
      guard let name, name != "self", !(name.dropFirst().allSatisfy(\.isNumber) && name.hasPrefix("$")) else {
        return nil
      }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      let local = locals.binding(ofUse: name, seenFrom: node)
      if let local, code.contains(local.node) { return nil }
      return (plain, node, local)
    }
  }
}
