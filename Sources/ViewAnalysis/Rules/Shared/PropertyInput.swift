/// How the initializers of a type take the value of one of its properties, and who passes it.
struct PropertyInput {
  /// A call, and the argument for the property; nil where the call leaves it to its default.
  struct Caller {
    let call: InitializerCall
    let argument: MatchedArgument?
  }

  let property: WatchedProperty
  /// The initializer's parameter and the statement that fills the property; nil for the memberwise initializer.
  let parameter: FunctionParameter?
  let filling: Node?
  let callers: [Caller]

  /// Nil where not all that has to change can be seen or told.
  init?(_ property: WatchedProperty, _ context: RuleContext) {
    let resolver = context.resolver
    guard let uses = resolver.uses(of: property.type), resolver.mainDeclaration(of: property.type) != nil,
      !resolver.summary(of: property.type).extensionsHaveInitializers,
      !context.workspace.requires("init", byProtocols: resolver.summary(of: property.type).inherited)
    else { return nil }
    for mention in uses.mentions {
      switch mention.kind {
      case .initializerValue, .delegation, .inheritance: return nil
      case .type:
        let node = mention.source.tree.innermostNode(at: mention.range.lowerBound)
        if node.ancestor(.typeAliasDecl) != nil { return nil }
      case .extension, .member: continue
      }
    }
    let fillings = property.uses(context).filter(\.isFilledInInitializer)
    self.property = property
    let index: Int
    if property.type.initializers.isEmpty {
      guard fillings.isEmpty, let only = uses.initializers.first, only.facts.isMemberwise,
        let found = only.facts.parameters.firstIndex(where: { $0.name == property.text })
      else { return nil }
      index = found
      parameter = nil
      filling = nil
    } else {
      guard property.type.initializers.count == 1, fillings.count == 1, let use = fillings.first,
        let initializer = property.type.initializers.first, initializer.node.contains(use.node),
        let statement = use.node.parent, statement.kind == .sequenceExpr, statement.children.count == 3,
        statement.parent?.kind == .codeBlockItem, statement.parent?.parent?.id == initializer.body?.id,
        let source = statement.children.last?.wrappedSource,
        let found = initializer.parameters.firstIndex(where: { $0.name?.hasSameText(as: source) == true })
      else { return nil }
      // The parameter is for this and nothing else.
      let parameter = initializer.parameters[found]
      let mentions = initializer.node.tree.nodes.ids(of: [.declReferenceExpr], in: initializer.node.subtree)
        .filter {
          let node = initializer.node.tree.node($0)
          return node.isName(source) && !node.isMemberName
        }
      guard mentions.count == (use.form == .value && use.node.isName(source) ? 2 : 1) else { return nil }
      index = found
      self.parameter = parameter
      filling = statement.parent
    }
    var callers: [Caller] = []
    for call in uses.calls {
      guard call.initializer == 0, call.source.tree.errors.isEmpty || call.source.name == resolver.fileName
      else { return nil }
      let argument = call.argument(for: index)
      if argument?.isTrailing == true { return nil }
      callers.append(Caller(call: call, argument: argument))
    }
    self.callers = callers
  }

  /// The edits, in the order that a rewrite has them.
  static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
    edits.sorted { ($0.file ?? "", $0.range.lowerBound) < ($1.file ?? "", $1.range.lowerBound) }
  }
}

extension PropertyInput {
  /// The edits that take the parameter, the statement that stores it and all arguments for it away; the property's
  /// declaration is left to the caller. Nil where something else would be lost or left over.
  func removal(_ context: RuleContext) -> [TextEdit]? {
    var edits: [TextEdit] = []
    if let parameter, let filling {
      let line = context.layout.removalWithBlankLine(of: filling.range)
      guard let range = parameter.node.removalFromList(), !context.layout.hasComment(range),
        !context.layout.hasComment(line)
      else { return nil }
      edits += [TextEdit(range: range, newText: ""), TextEdit(range: line, newText: "")]
    }
    for caller in callers {
      guard let argument = caller.argument else { continue }
      let source = caller.call.source
      guard let range = argument.node.removalFromList(), !Layout(source.tree).hasComment(range),
        !argument.value.contains([.closureExpr]), remainsInUse(argument.value, source, context)
      else { return nil }
      edits.append(edit(source, range, "", context))
    }
    return edits
  }

  /// The edits that make the initializer and its callers pass a value where they pass a binding. Nil where an argument
  /// is no binding whose value can be spelt.
  func unbinding(_ context: RuleContext) -> [TextEdit]? {
    var edits: [TextEdit] = []
    if let parameter, let filling {
      guard let type = parameter.type, type.typeName == "Binding", parameter.defaultValue == nil,
        parameter.node.attributes.isEmpty, let sequence = filling.firstChild,
        let target = sequence.firstChild,
        let stored = sequence.children.last, stored.kind == .declReferenceExpr,
        let value = type.child(.genericArgumentClause)?.children(.genericArgument).first
      else { return nil }
      edits += [
        TextEdit(range: type.range, newText: value.text),
        TextEdit(range: target.range, newText: "self.\(property.text)"),
      ]
    }
    for caller in callers {
      guard let argument = caller.argument else { continue }
      let source = caller.call.source
      guard let text = argument.value.unboundText(context), remainsInUse(argument.value, source, context),
        !caller.call.call.node.isMadeOnce
      else { return nil }
      edits.append(edit(source, argument.value.range, text, context))
    }
    return edits
  }

  private func edit(_ source: SourceFile, _ range: Range<Int>, _ text: String, _ context: RuleContext)
    -> TextEdit
  {
    TextEdit(file: source.name == context.resolver.fileName ? nil : source.name, range: range, newText: text)
  }

  /// Whether the properties of the caller that the argument reads are used in another way as well: else they would be
  /// the next to go, or to become constants.
  private func remainsInUse(_ value: Node, _ source: SourceFile, _ context: RuleContext) -> Bool {
    let own = source.name == context.resolver.fileName
    let uses = own ? context.resolver.propertyUses : PropertyUses(source.model, source.facts.references)
    guard let type = source.model.enclosingType(of: value) else { return true }
    return type.storedProperties.allSatisfy { stored in
      guard stored.wrapper != nil, let name = stored.name else { return true }
      let all = uses.uses(of: name.text, in: type)
      let here = all.filter { value.contains($0.node) }
      if here.isEmpty { return true }
      let others = all.filter { !value.contains($0.node) && !$0.isFilledInInitializer }
      guard stored.wrapper?.name == "State" || stored.wrapper?.name == "Binding" else {
        return !others.isEmpty
      }
      return others.contains { $0.form != .value || $0.mayChangeValue }
    }
  }
}

extension Node {
  /// The parameter that a property is filled from: `name`, `State(initialValue: name)`, `Binding(projectedValue: name)`.
  fileprivate var wrappedSource: Name? {
    if kind == .declReferenceExpr { return firstName }
    guard let call = FunctionCall(self), call.node.children.count == 2, let wrapper = call.constructedType,
      Vocabulary.wrappers[wrapper] != nil, let value = call.firstArgument?.value,
      value.kind == .declReferenceExpr
    else { return nil }
    return value.firstName
  }

  /// UTF-8 offsets to remove so that the element of a list goes, with the comma that belongs to it: an argument, a
  /// parameter.
  func removalFromList() -> Range<Int>? {
    guard let parent else { return nil }
    let elements = parent.children(kind)
    guard let index = elements.firstIndex(where: { $0.id == id }) else { return nil }
    if index + 1 < elements.count { return range.lowerBound..<elements[index + 1].range.lowerBound }
    // Of the only one, the line breaks around it go, too.
    guard index > 0 else { return rangeBetweenParentheses ?? range }
    return elements[index - 1].endBeforeComma..<range.upperBound
  }

  /// UTF-8 offsets from the parenthesis before the node to the one after it, where nothing but white space and
  /// comments is between.
  private var rangeBetweenParentheses: Range<Int>? {
    let tokens = tokenRange
    guard tokens.lowerBound > 0, tokens.upperBound < tree.tokens.count,
      tree.tokens[tokens.lowerBound - 1].kind == .leftParen,
      tree.tokens[tokens.upperBound].kind == .rightParen
    else { return nil }
    return Int(tree.tokens[tokens.lowerBound - 1].end)..<Int(tree.tokens[tokens.upperBound].start)
  }

  private var endBeforeComma: Int {
    guard let last = tokenRange.last, tree.tokens[last].kind == .comma else { return range.upperBound }
    return last > tokenRange.lowerBound ? Int(tree.tokens[last - 1].end) : range.lowerBound
  }
}

extension Node {
  /// Whether the view is the root of a hosting controller, which keeps what it is given once.
  fileprivate var isMadeOnce: Bool {
    ancestors.contains { Argument($0)?.label.map { $0 == "rootView" } ?? false }
  }

  /// The value of a binding, as code: `isOn` for `$isOn`, `model.name` for `$model.name`, `true` for `.constant(true)`.
  /// Nil where it can't be told.
  fileprivate func unboundText(_ context: RuleContext) -> String? {
    if let call = FunctionCall(self) {
      guard call.name == "constant", call.base.map({ $0.isReference(to: "Binding") }) ?? true,
        call.callee?.kind == .memberAccessExpr, call.arguments.count == 1, call.node.children.count == 2
      else { return nil }
      return call.firstArgument?.value?.text
    }
    var root = self
    var names: [String] = []
    while root.kind == .memberAccessExpr {
      guard let access = MemberAccess(root), let base = access.base, let name = access.name else {
        return nil
      }
      if base.isReference(to: "self") {
        guard name.hasPrefix("$") else { return nil }
        break
      }
      names.append(name.text)
      root = base
    }
    let first = root.kind == .memberAccessExpr ? MemberAccess(root)?.name : root.firstName
    guard root.kind == .declReferenceExpr || root.kind == .memberAccessExpr, let first, first.hasPrefix("$"),
      let offset = text.firstIndex(of: "$")
    else { return nil }
    // Members that an extension gives to bindings are none of the value.
    let isOfValue = names.allSatisfy { name in
      name != "wrappedValue" && name != "projectedValue"
        && context.workspace.types(named: "Binding", declaring: name).isEmpty
    }
    guard isOfValue else { return nil }
    var result = text
    result.remove(at: offset)
    return result
  }
}
