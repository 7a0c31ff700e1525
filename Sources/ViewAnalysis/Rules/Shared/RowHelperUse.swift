/// A helper that is handed the row's element in the rows of a `ForEach` or a `List`.
struct RowHelperUse {
  /// The name of the helper, where it is used.
  let node: Node
  let helper: HelperBoundary
  /// The `ForEach` or `List`.
  let container: FunctionCall
  /// What names the element, or something read of it, in what the helper is handed; empty where the helper itself is the
  /// row's content.
  let elements: [String]

  static let maxViews = RuleOption(
    "max_views", default: 2,
    summary: """
      Maximum number of views in such a method, in the recommended profile; one fewer if a state runs it again that it \
      doesn't read
      """)

  /// How many values a view type in the place of the helper takes at the most, in the recommended profile: with more it
  /// is hardly ever skipped.
  private static let maxPassedValues = 7

  /// A row of so many views is worth a type of its own, whatever closures it is given, and however many values.
  private static let weightyRow = 4

  /// Nil where the use is not in a row, or where it isn't given anything of the row's element. `step` is that of
  /// `helper_in_foreach`.
  init?(_ use: ViewReads.Use, in type: TypeModel, _ step: Profile, _ context: RuleContext) {
    let resolver = context.resolver
    let reads = resolver.reads(of: type)
    guard !reads.isOfProperty(use),
      let member = resolver.members(of: type).seen(from: use.node).only(reads.name(of: use)),
      let function = FunctionDecl(member.declaration), !function.parameters.isEmpty,
      let (container, elements, isOnlyInActions) = Self.row(of: use.node, resolver),
      let helper = HelperBoundary(member.declaration, minimum: 0, step, context),
      !helper.isValue || !use.node.isHandedOver(resolver)
    else { return nil }
    // Few rows that are the same as long as the code is run again for what they don't read alone.
    var hasFixedRows: Bool {
      container.firstArgument?.value.map { resolver.isFixed($0, limit: ViewResolver.fewRows) } ?? false
    }
    // Of a row's number nothing is shown; what is looked up by it is.
    var isGivenNumber: Bool {
      container.hasNumberedRows && !Self.looksUp(use.node, in: container)
    }
    var showsElement: Bool { !hasFixedRows && !isGivenNumber }
    // What only an action asks for is no part of what the row shows.
    guard step == .all || !isOnlyInActions && helper.showsParameters(resolver) else { return nil }
    switch step {
    case .recommended:
      let views = helper.viewsAtOnce(resolver) + helper.countInHelpers
      let isWeighty = views >= Self.weightyRow
      let limit = context.option(Self.maxViews, of: Rule.helperInForEach.id)
      // With many values, or closures that are made anew in each call, a view type is hardly ever skipped.
      let takesLittle =
        helper.passes(atMost: Self.maxPassedValues) && !use.node.isCalledWithNewActions
      // What a state runs again that it doesn't read may be smaller, or take more.
      var isNeedless: Bool {
        !helper.needless.isEmpty && showsElement
          && (takesLittle ? views >= limit : isWeighty && !use.node.isCalledWithNewContent(resolver))
      }
      guard !helper.isStyle, !helper.isOneOwnView(resolver), !use.node.isShownApart(within: container.node),
        takesLittle && views > limit || isNeedless,
        // What nothing runs again has little to skip.
        isWeighty || !helper.isInConstantView,
        isWeighty || !helper.needless.isEmpty || showsElement,
        // Other files are looked at last.
        !resolver.isOnlyInMenus(use.node)
      else { return nil }
    case .strict:
      guard !helper.isStyle, !helper.isOneOwnView(resolver) else { return nil }
    case .none, .all: break
    }
    node = use.node
    self.helper = helper
    self.container = container
    self.elements = elements
  }

  /// Whether the type has a method that `helper_in_foreach`, which asks, could report. It is cheaper to know than what the
  /// type's code reads.
  static func isPossible(in type: TypeModel, _ context: RuleContext) -> Bool {
    let resolver = context.resolver
    if let known = resolver.hasRowMethods[type.qualifiedName] { return known }
    let helpers = resolver.file.declarations(of: type).flatMap { resolver.helpers(of: $0) }
    var found = helpers.contains { $0.function?.parameters.isEmpty == false }
    if found, context.step == .recommended {
      let limit = context.option(maxViews, of: Rule.helperInForEach.id)
      found = helpers.reduce(0) { $0 + resolver.measure($1.block).count } >= limit
    }
    resolver.hasRowMethods[type.qualifiedName] = found
    return found
  }

  /// Whether the helper of the name is used in a row, and the argument of the index is something of its element.
  static func isGivenElement(_ use: Node, asArgument index: Int, _ resolver: ViewResolver) -> Bool {
    if Argument(use.parent) != nil { return row(of: use, resolver) != nil }
    guard let (_, elements, isOnlyInActions) = row(of: use, resolver), !isOnlyInActions,
      let arguments = use.ownCall?.arguments, arguments.indices.contains(index),
      let value = arguments[index].value
    else { return false }
    return value.firstReference(to: Set(elements)) != nil
  }

  /// The `ForEach` or `List` in whose rows the helper is used, with what it is handed of the element, and whether only
  /// closures ask for that.
  private static func row(
    of use: Node, _ resolver: ViewResolver
  ) -> (FunctionCall, elements: [String], isOnlyInActions: Bool)? {
    if let argument = Argument(use.parent) {
      // `content: row`
      guard let call = container(use.parent?.parent, resolver), isContent(argument.label),
        argument.label != nil || call.firstArgument?.node.id != argument.node.id
      else { return nil }
      return (call, [], false)
    }
    guard let call = use.ownCall else { return nil }
    for ancestor in use.ancestors {
      if ancestor.kind == .memberBlockItem { return nil }
      guard let closure = Closure(ancestor), let (owner, label) = closure.use,
        let container = container(owner.node, resolver), isContent(label)
      else { continue }
      let values = call.arguments.compactMap(\.value).filter { Closure($0) == nil }
      // The element itself says more than what was read of it before.
      for names in [closure.elementNames, closure.elementNames(before: use)] {
        var known: Set<String> = []
        let found = values.compactMap { $0.firstReference(to: names) }.filter { known.insert($0).inserted }
        if !found.isEmpty { return (container, found, false) }
        if let name = call.closures.lazy.compactMap({ $0.closure.node.firstReference(to: names) }).first {
          return (container, [name], true)
        }
      }
    }
    return nil
  }

  /// Whether the helper is given what a numbered row looks up by its number: `names[index]`, a local that is made from it.
  private static func looksUp(_ use: Node, in container: FunctionCall) -> Bool {
    guard let call = FunctionCall(use.parent),
      let row = use.ancestors.lazy.compactMap(Closure.init).first(where: {
        $0.use?.call.node == container.node
      })
    else { return false }
    let (numbers, names) = (row.elementNames, row.elementNames(before: use))
    return call.arguments.contains { argument in
      guard let value = argument.value, value.firstReference(to: names) != nil else { return false }
      return value.firstReference(to: numbers) == nil
        || value.contains([.subscriptCallExpr, .functionCallExpr])
    }
  }

  private static func container(_ node: Node?, _ resolver: ViewResolver) -> FunctionCall? {
    guard let call = FunctionCall(node), let type = call.constructedType, type == "ForEach" || type == "List",
      resolver.declaredEntry(type) != nil
    else { return nil }
    return call
  }

  private static func isContent(_ label: Name?) -> Bool {
    label.map { $0 == "content" || $0 == "rowContent" } ?? true
  }
}

extension FunctionCall {
  /// Whether the rows of the `ForEach` or `List` are numbered: nothing is shown of a number.
  var hasNumberedRows: Bool {
    guard let data = firstArgument?.value else { return false }
    return MemberAccess(data)?.name == "indices" || data.isRange
  }
}

extension HelperBoundary {
  /// Whether more than its actions ask for what it is given.
  fileprivate func showsParameters(_ resolver: ViewResolver) -> Bool {
    if let known = resolver.showingParameters[helper.block.id] { return known }
    let shows = mentionsParameters(resolver)
    resolver.showingParameters[helper.block.id] = shows
    return shows
  }

  private func mentionsParameters(_ resolver: ViewResolver) -> Bool {
    let names = helper.function?.parameters.compactMap(\.name) ?? []
    let tree = helper.block.tree
    var ids = tree.nodes.ids(
      of: [.declReferenceExpr, .optionalBindingCondition, .closureExpr], in: helper.block.subtree)
    while let id = ids.next() {
      let node = tree.node(id)
      if let closure = Closure(node) {
        if resolver.isAction(closure) { ids.skip(to: node.subtree.upperBound) }
      } else if let name = node.kind == .declReferenceExpr
        ? node.firstName : node.child(.identifierPattern)?.firstName,
        names.contains(where: { $0.hasSameText(as: name) })
      {
        return true
      }
    }
    return false
  }

  /// Whether it is one view of the workspace, or one for each case, perhaps with modifiers or as the label of a button:
  /// that is skipped already. What else it makes, such as the content of that view, is not.
  func isOneOwnView(_ resolver: ViewResolver) -> Bool {
    countInHelpers == 0 && resolver.makesOneOwnView(helper.block)
  }
}

extension ViewResolver {
  /// Whether the block gives one view of the workspace, in each of its branches and builds. Ones that return early are
  /// followed by the view for what is left.
  fileprivate func makesOneOwnView(_ block: Node) -> Bool {
    let statements = block.statements.compactMap(\.firstChild)
    guard let last = statements.last else { return false }
    for early in statements.dropLast() {
      guard let conditional = IfExpr(early), conditional.elseBranch == nil,
        let body = early.alternatives.first,
        body.statements.last?.firstChild?.kind == .returnStmt, makesOneOwnView(body)
      else { return false }
    }
    let blocks =
      last.kind == .ifConfigDecl ? last.children(.ifConfigClause) : last.alternatives
    guard blocks.isEmpty else { return blocks.allSatisfy(makesOneOwnView) }
    let view = last.kind == .returnStmt ? last.firstChild : last
    return view.map { isOneOwnView($0) } ?? false
  }

  /// See `HelperBoundary.isOneOwnView`.
  private func isOneOwnView(_ expression: Node) -> Bool {
    var (view, shown) = (ViewExpression(expression), expression)
    if let button = FunctionCall(view.root), button.isPlainCall(of: "Button"),
      let closure = button.closures.last?.closure.node, let label = closure.onlyExpression
    {
      (view, shown) = (ViewExpression(label), closure)
    }
    guard measure(shown).count <= 1, let type = view.typeName else { return false }
    return isOwnViewType(type)
  }
}

extension Closure {
  private static let bindings: KindSet = [
    .patternBinding, .optionalBindingCondition, .switchCaseItem, .matchingPatternCondition,
  ]

  /// The names of the closure's parameters.
  fileprivate var elementNames: Set<String> {
    var names = Set(parameterNames.map(\.text))
    if names.isEmpty { names = ["$0"] }
    for name in names where name.hasPrefix("$") { names.insert(String(name.dropFirst())) }
    return names
  }

  /// The names in the closure that stand for its parameters or for something read from them, as far as they are bound
  /// before the node.
  func elementNames(before node: Node) -> Set<String> {
    var names = elementNames
    let tree = self.node.tree
    for id in tree.nodes.ids(of: Self.bindings, in: self.node.id..<max(self.node.id, node.id)) {
      let binding = tree.node(id)
      if let matched = binding.matchedValue, matched.firstReference(to: names) != nil {
        names.formUnion(binding.descendants(.identifierPattern).compactMap { $0.firstName?.text })
        continue
      }
      guard let name = binding.child(.identifierPattern)?.firstName,
        let value = binding.child(.initializerClause), value.firstReference(to: names) != nil
      else { continue }
      names.insert(name.text)
    }
    return names
  }
}

extension Node {
  /// What the pattern of a `case` is compared with, in a `switch` or a condition.
  fileprivate var matchedValue: Node? {
    switch kind {
    case .switchCaseItem: SwitchExpr(ancestor(.switchExpr))?.subject
    case .matchingPatternCondition: child(.initializerClause)
    default: nil
    }
  }

  /// Whether it is called with a closure, or with a binding that is made of closures.
  fileprivate var isCalledWithNewActions: Bool {
    guard let call = ownCall else { return false }
    return !call.closures.isEmpty
      || call.arguments.contains { FunctionCall($0.value)?.isPlainCall(of: "Binding") == true }
  }

  /// Whether it is called with a closure that gives views.
  fileprivate func isCalledWithNewContent(_ resolver: ViewResolver) -> Bool {
    guard let call = ownCall else { return false }
    return call.closures.contains { resolver.measure($0.closure.node).count > 0 }
  }

  /// Whether what it gives when it is called isn't placed as a view.
  fileprivate func isHandedOver(_ resolver: ViewResolver) -> Bool {
    guard let call = ownCall else { return false }
    return !resolver.isViewPosition(call.node.outermostChain)
  }

  /// The first of the names that the code refers to.
  fileprivate func firstReference(to names: Set<String>) -> String? {
    for id in subtree where tree.nodes.kinds[id] == .declReferenceExpr {
      let reference = tree.node(id)
      if let name = reference.firstName?.text, !reference.isMemberName {
        if names.contains(name) { return name }
        if name.hasPrefix("$"), names.contains(String(name.dropFirst())) { return String(name.dropFirst()) }
      }
    }
    return nil
  }
}
