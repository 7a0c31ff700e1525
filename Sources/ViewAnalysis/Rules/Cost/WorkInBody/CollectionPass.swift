/// A call in a body that goes through all elements of a collection, for a view of them or for a local.
struct CollectionPass {
  static let consumers: NameSet = [
    "ForEach", "List", "Table", "Chart", "OutlineGroup", "AreaPlot", "BarPlot", "LinePlot", "PointPlot",
    "RectanglePlot", "RulePlot", "SectorPlot",
  ]

  private let call: FunctionCall
  private let name: String
  /// "the data of `ForEach`", or the local's name.
  private let purpose: String
  private let code: BodyCode

  init?(_ node: Node, _ context: RuleContext) { self.init(node, context.step, context) }

  fileprivate init?(_ node: Node, _ step: Profile, _ context: RuleContext) {
    guard let call = FunctionCall(node), call.isCollectionWork, let name = call.name?.text,
      let code = context.resolver.bodyCode(around: node), code.isRunByBody(context.resolver),
      let purpose = Self.purpose(of: node),
      // A colour is data, though it can be a view.
      code.member.declaredType?.typeName.flatMap({ context.resolver.declaredEntry($0) })?.traits.contains(
        .fill)
        != true,
      // There must be a better place for it.
      step == .all
        || !call.readsLocals && !call.asksForRow(context.resolver) && !call.standsInForKept
          && !call.asksElementsClosure(context.resolver) && !call.makesActions
          && !code.isOutsideUpdates(at: node, context.resolver),
      step >= .strict || !call.goesThroughMadeData(context.resolver)
    else { return nil }
    self.call = call
    self.name = name
    self.purpose = purpose
    self.code = code
  }

  private static func purpose(of node: Node) -> String? {
    var isReturned = false
    for ancestor in node.ancestors {
      if let name = PatternBinding(ancestor)?.name ?? ancestor.boundName { return "`\(name.text)`" }
      if let argument = Argument(ancestor), argument.label == nil, let call = FunctionCall(ancestor.parent),
        call.isPlain, let name = call.name, consumers.contains(name)
      {
        return "the data of `\(name.text)`"
      }
      switch ancestor.kind {
      case .returnStmt: isReturned = true
      case .codeBlockItem:
        // The value of a closure that is called in place goes on to what the closure stands in.
        guard let closure = ancestor.ancestor(.closureExpr, .functionDecl, .accessorBlock),
          closure.ownCall != nil,
          isReturned || closure.onlyExpression == ancestor.firstChild
        else { return nil }
      case .closureExpr: isReturned = false
      default: continue
      }
    }
    return nil
  }

  /// What the call, and those that it is chained to, go through.
  private var data: String { call.collection?.rootOfCollectionWork.shortText ?? "the data" }

  var message: String {
    "`\(name == "Dictionary" ? "Dictionary(grouping:)" : name)` iterates over `\(data)` each time "
      + "`\(code.name.text)` of `\(code.type.spokenName)` is evaluated. "
      + "Prepare \(purpose) in the model, or in state that is updated when the data changes."
  }

  var reason: String {
    "\(purpose.prefix(1).uppercased() + purpose.dropFirst()) is computed from `\(data)` in `\(code.name.text)`, "
      + "with a pass over all elements in every update of `\(code.type.spokenName)`, whatever has changed."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    // In place of an optional a property would have to be one, too.
    guard
      !call.node.ancestors.prefix(while: { $0.kind != .codeBlockItem }).contains(where: {
        $0.boundName != nil
      })
    else { return [] }
    return PreparedProperty(call, in: code, context).map { [$0.rewrite] } ?? []
  }
}

/// The expensive call that an expression of data ends in, cheap ones around it left aside. Of several, such as those of the
/// branches of a closure, it is one that the narrowest step reports.
///
/// With `isCollection`, the value is known to be a collection; else its `map` may be an optional's.
func collectionWork(
  in value: Node, isCollection: Bool, _ context: RuleContext
) -> (node: Node, pass: CollectionPass)? {
  for step in context.step.steps {
    if let work = collectionWork(in: value, isCollection: isCollection, step, context) { return work }
  }
  return nil
}

private func collectionWork(
  in value: Node, isCollection: Bool, _ step: Profile, _ context: RuleContext
) -> (node: Node, pass: CollectionPass)? {
  // Pieces of the expression that give its elements, and whether each is known to be a collection.
  var pending: [(node: Node, isCollection: Bool)] = [(value, isCollection)]
  while let (node, isCollection) = pending.popLast() {
    switch node.kind {
    case .functionCallExpr:
      guard let call = FunctionCall(node) else { continue }
      if let closure = call.callee, closure.kind == .closureExpr {
        let returned = closure.returnedValues
        let values = returned.isEmpty ? [closure.onlyExpression].compactMap { $0 } : returned
        pending += values.reversed().map { ($0, isCollection) }
        continue
      }
      if call.isCollectionWork, !call.isCopy {
        guard let data = call.collection, !data.namesPublisher, !data.namesScenes,
          !isSmall(data, step, context)
        else { continue }
        let isOptionals = !isCollection && (call.name == "map" || call.name == "flatMap")
        if !isOptionals || context.resolver.isKnownCollection(data) {
          if let pass = CollectionPass(node, step, context) { return (node, pass) }
          continue
        }
      }
      if call.isPlain {
        if call.name == "Array" || call.name == "Set" || call.name == "zip" || call.name == "Dictionary" {
          for argument in call.arguments.reversed()
          where argument.label == nil || argument.label == "uniqueKeysWithValues" {
            if let value = argument.value { pending.append((value, true)) }
          }
        }
      } else if let base = call.base {
        pending.append((base, isCollection || ofCollections.contains(call.name)))
      }
    case .memberAccessExpr:
      guard let access = MemberAccess(node), let base = access.base else { continue }
      pending.append((base, ofCollections.contains(access.name)))
    case .tupleExpr:
      if node.children.count == 1, let inner = Argument(node.firstChild)?.value {
        pending.append((inner, isCollection))
      }
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .unsafeExpr:
      if let inner = node.firstChild { pending.append((inner, false)) }
    case .sequenceExpr:
      // A ternary's condition makes no elements.
      let hasTernary = node.child(.unresolvedTernaryExpr) != nil
      var isAfterCondition = !hasTernary
      for part in node.children {
        if part.kind == .unresolvedTernaryExpr {
          isAfterCondition = true
          if let branch = part.firstChild { pending.append((branch, isCollection)) }
        } else if isAfterCondition, part.kind != .binaryOperatorExpr {
          pending.append((part, isCollection && hasTernary))
        }
      }
    default: continue
    }
  }
  return nil
}

/// Whether the collection has few elements: the code spells them out, or in `recommended` it is a constant of a type.
private func isSmall(_ data: Node, _ step: Profile, _ context: RuleContext) -> Bool {
  if CollectionExpression(data, context.resolver).isSmall(limit: nil) { return true }
  switch context.resolver.amount(of: data, limit: Int.max) {
  case .fixed: return true
  case .limited, .unknown: return step == .recommended && data.isTypesMember
  case .growing: return false
  }
}

/// Members that only collections have.
private let ofCollections: NameSet = [
  "filter", "sorted", "compactMap", "reduce", "shuffled", "joined", "enumerated", "reversed", "count",
  "isEmpty",
  "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "indices", "contains", "allSatisfy", "min",
  "max",
  "forEach",
]

extension ViewResolver {
  /// Whether the code shows that the value is a collection, not an optional.
  fileprivate func isKnownCollection(_ node: Node) -> Bool {
    if let call = FunctionCall(node), !call.isPlain {
      return call.name != "map" && call.name != "flatMap" && call.isCollectionWork
        || call.name == "enumerated" || call.name == "reversed" || call.name == "prefix"
    }
    guard let name = node.referencedName else { return false }
    if let access = MemberAccess(node) {
      if access.name == "keys" || access.name == "values" || access.name == "indices" { return true }
      guard access.base?.isReference(to: "self") == true else {
        return inferredType(of: node)?.isCollection ?? false
      }
    }
    let isCollection = { (type: Node?) -> Bool in
      guard let type = type.map(self.unaliased) else { return false }
      return type.kind == .arrayType || type.kind == .dictionaryType || type.typeName == "Set"
        || type.typeName == "Array" || type.typeName == "FetchedResults"
    }
    for ancestor in node.ancestors {
      if let function = FunctionDecl(ancestor),
        let parameter = function.parameters.first(where: { $0.name?.hasSameText(as: name) == true })
      {
        return isCollection(parameter.type)
      }
    }
    guard let type = file.enclosingType(of: node) else { return false }
    let property = file.types.lazy.filter { $0.qualifiedName == type.qualifiedName }.flatMap(\.properties)
      .first { $0.name?.hasSameText(as: name) == true }
    return isCollection(property?.type)
  }
}

extension Node {
  /// `shown` in the condition `let shown = values?.filter { … }`.
  var boundName: Name? {
    kind == .optionalBindingCondition ? child(.identifierPattern)?.firstName : nil
  }

  /// Whether the chain begins with one of Combine's publishers, whose methods have the same names.
  fileprivate var namesPublisher: Bool {
    let root = rootOfCollectionWork
    return ([root] + Array(root.descendants)).contains { node in
      guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
      if name.hasSuffix("ublisher") { return true }
      // `$query`, not `$0`, nor `$query.wrappedValue`, which is the value again.
      return name.hasPrefix("$") && name.text.dropFirst().first?.isLetter == true
        && !node.ancestors.prefix { $0.kind == .memberAccessExpr }.contains {
          MemberAccess($0)?.name == "wrappedValue"
        }
    }
  }

  /// `names.joined(separator: ", ")`: a text to read, made from a few words; with `?? ""` or not.
  var joinsText: Bool {
    let value = kind == .sequenceExpr ? firstChild ?? self : self
    return FunctionCall(value)?.name == "joined"
  }

  /// `Section.defaults`
  fileprivate var isTypesMember: Bool {
    guard let access = MemberAccess(self), let base = access.base else { return false }
    return base.isTypeReference && base.referencedName != "Self"
  }

  /// Whether these are the app's few windows, which the system keeps and no model could.
  fileprivate var namesScenes: Bool {
    let root = rootOfCollectionWork.referencedName
    return root == "connectedScenes" || root == "windows"
  }

  /// Where the chain of calls begins that this expression ends: `values` in `values.filter { … }.sorted()`.
  fileprivate var rootOfCollectionWork: Node {
    var node = self
    while let call = FunctionCall(node), !call.isPlain, let base = call.base,
      call.isCollectionWork || call.name == "enumerated" || call.name == "reversed"
    {
      node = base
    }
    return node
  }
}

extension FunctionCall {
  /// Whether the work depends on what there is only while the body runs: it goes through what a builder hands over
  /// (a row's element, the proxy of a `GeometryReader`), straight or by way of locals, or its closure asks for a value
  /// that the body computes.
  var readsLocals: Bool {
    var pending = [node]
    // Each local stands before what reads it, but many may read the same one.
    var steps = 0
    while let region = pending.popLast() {
      steps += 1
      if steps > 32 { return true }
      for id in region.subtree {
        let reference = node.tree.node(id)
        guard reference.kind == .declReferenceExpr, !reference.isMemberName, let name = reference.firstName
        else { continue }
        switch reference.localBinding(of: name) {
        case .closureParameter(let closure): if !region.contains(closure.node) { return true }
        case .value(let value):
          guard let value else { return true }
          if region.contains(value) { continue }
          if reference.ancestor(.closureExpr).map({ region.contains($0) }) == true { return true }
          pending.append(value)
        case .pattern(let subject):
          // `case .loaded(let books)` names a part of what is matched.
          guard let subject, !region.contains(subject) else { return true }
          pending.append(subject)
        case .parameter, nil: continue
        }
      }
    }
    return false
  }

  /// Whether it asks for something of the row's element that its method is handed in each of its uses.
  func asksForRow(_ resolver: ViewResolver) -> Bool {
    guard let method = FunctionDecl(node.typeMember), let name = method.name?.text,
      let type = resolver.file.enclosingType(of: node)
    else { return false }
    var asked: Set<Int> = []
    for id in node.subtree {
      let reference = node.tree.node(id)
      guard reference.kind == .declReferenceExpr, !reference.isMemberName, let name = reference.firstName,
        case .parameter(let parameter)? = reference.localBinding(of: name),
        let index = method.parameters.firstIndex(where: { $0.node == parameter.node })
      else { continue }
      asked.insert(index)
    }
    if asked.isEmpty { return false }
    let uses = resolver.reads(of: type).uses(ofMember: name)
    return !uses.isEmpty
      && asked.contains { index in
        uses.allSatisfy { RowHelperUse.isGivenElement($0.node, asArgument: index, resolver) }
      }
  }

  /// Whether it is handed a local that a call has made just before: what that does is the cost.
  var takesMadeLocals: Bool {
    arguments.contains { $0.value?.namedValue?.contains([.functionCallExpr]) ?? false }
  }

  /// Whether it is one branch of a ternary, and the condition asks for its data and for what the other branch gives, which
  /// was kept: `kept.count == items.count ? kept : items.map { … }`.
  fileprivate var standsInForKept: Bool {
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlockItem || ancestor.kind == .closureExpr { return false }
      guard ancestor.kind == .sequenceExpr, let ternary = ancestor.child(.unresolvedTernaryExpr),
        let first = ternary.firstChild, let second = ternary.nextSibling
      else { continue }
      let kept = first.contains(node) ? second : first
      guard kept.kind == .declReferenceExpr || kept.kind == .memberAccessExpr, !kept.contains(node),
        let data = collection?.rootOfCollectionWork, !data.hasSameTokens(as: kept)
      else { return false }
      let condition = ancestor.children.prefix { $0 != ternary }
      return [kept, data].allSatisfy { value in
        condition.contains { $0.subtree.contains { node.tree.node($0).hasSameTokens(as: value) } }
      }
    }
    return false
  }

  /// Whether the closure makes values that hold an action, as the buttons of a sheet: only the view can make them.
  fileprivate var makesActions: Bool {
    guard let closure = closures.first?.closure ?? Closure(arguments.first?.value) else { return false }
    return closure.node.descendants.contains { inner in
      guard let action = Closure(inner), action.actsLikeAction, let call = action.use?.call else {
        return false
      }
      // `Item(run: { … })`, `.default(title) { … }`, `Button.default(title) { … }`
      return call.constructedType != nil
        || call.callee?.kind == .memberAccessExpr && call.base?.isTypeReference ?? true
    }
  }

  /// Whether the closure calls a closure that each element brings along: `filter { $0.isShown() }`.
  fileprivate func asksElementsClosure(_ resolver: ViewResolver) -> Bool {
    guard let closure = closures.first?.closure ?? Closure(arguments.first?.value),
      let element = collection.flatMap({ resolver.elementName(of: $0) })
    else { return false }
    return closure.node.descendants.contains { inner in
      guard let call = FunctionCall(inner), let name = call.name?.text, call.base?.kind == .declReferenceExpr
      else { return false }
      return resolver.workspace.types(named: element, declaring: name).contains { type in
        type.facts.properties.contains { $0.name == name && $0.type?.contains("->") == true }
      }
    }
  }

  /// `map { $0 }`, another spelling of `Array(…)`.
  fileprivate var isCopy: Bool {
    guard name == "map", let closure = closures.first?.closure ?? Closure(arguments.first?.value) else {
      return false
    }
    return closure.parameterNames.isEmpty && closure.node.onlyExpression?.isReference(to: "$0") == true
  }
}

extension FunctionCall {
  /// Whether it goes through a local that a call has made just before, or a computed property of the type that calls
  /// something: what that does is the cost.
  fileprivate func goesThroughMadeData(_ resolver: ViewResolver) -> Bool {
    guard var root = collection?.rootOfCollectionWork else { return false }
    if let value = root.namedValue {
      if let made = FunctionCall(value) { return made.constructedType == nil && !made.isCollectionWork }
      root = value
    }
    if let access = MemberAccess(root) {
      guard access.base?.isReference(to: "self") == true else { return false }
    } else if root.kind != .declReferenceExpr || root.firstName.map({ root.isBoundLocally($0) }) != false {
      return false
    }
    guard let property = root.referencedName, let type = resolver.file.enclosingType(of: root),
      let getter = resolver.members(of: type).property(property.text)?.getter
    else { return false }
    return getter.contains([.functionCallExpr])
  }
}
