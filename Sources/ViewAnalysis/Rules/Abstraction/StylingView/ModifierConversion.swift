/// Turns a view that only styles into a `ViewModifier`, and all its uses into calls of a function of `View`.
struct ModifierConversion {
  private let view: StylingView
  private let context: RuleContext
  private var type: TypeModel { view.type }
  private var layout: Layout { context.layout }

  init(_ view: StylingView, _ context: RuleContext) {
    self.view = view
    self.context = context
  }

  var rewrite: Result<Rewrite, Obstacle> { Result { () throws(Obstacle) in try refactoring() } }

  private func refactoring() throws(Obstacle) -> Rewrite {
    guard let name = context.freeViewFunctionName(for: type.name, without: Self.suffixes),
      let typeName = freeTypeName
    else { throw Obstacle("every name for the modifier is taken.") }
    guard context.file.enclosingType(of: type.node) == nil else {
      throw Obstacle("`\(type.spokenName)` is declared in another type.")
    }
    let uses = try context.uses(ofTypeOnlyMade: type)
    guard uses.initializers.count == 1, let own = uses.initializers.first, !own.isInExtension else {
      throw Obstacle("`\(type.spokenName)` has several initializers.")
    }
    guard uses.declarations.count == 1 else { throw Obstacle("`\(type.spokenName)` is extended.") }
    try checkContentIsReadOnce()
    let initializer = type.initializers.first
    let parameters = own.facts.parameters
    let contentName = view.content.name?.text ?? ""
    guard let contentIndex = contentParameter(initializer, parameters) else {
      throw Obstacle(
        "the initializer of `\(type.spokenName)` doesn't set `\(contentName)` from a parameter alone.")
    }
    let forwarding = try InitializerForwarding(
      type, initializer: 0, without: [contentIndex], context.resolver)

    var edits = declarationEdits(typeName)
    edits += try whereClauseEdits()
    edits += try removal(of: contentIndex, from: initializer)
    edits.append(extensionEdit(name, typeName, forwarding, own.facts, initializer))
    try context.checkNesting(uses.calls.map { ($0.call.node, $0.source) }, of: "`\(type.spokenName)`")
    for use in uses.calls {
      try forwarding.check(use)
      let converted = UseConversion(
        use: use, contentIndex: contentIndex, parameters: parameters, function: name,
        contentIsClosure: takesClosure(initializer, contentIndex),
        layout: context.layout(of: use.source), file: context.editName(of: use.source))
      edits += try converted.edits()
    }
    return Rewrite(
      title: "Convert `\(type.spokenName)` to a `ViewModifier`, applied as `.\(name)(…)`"
        .replacingEmptyParentheses(forwarding.parameters.isEmpty),
      level: .refactor, edits: edits.sortedByFile)
  }

  /// What the names of views end with, and those of modifiers don't.
  private static let suffixes = ["View", "Wrapper"]

  private var freeTypeName: String? {
    let suffix = Self.suffixes.first { type.name.hasSuffix($0) } ?? ""
    let base = String(type.name.dropLast(suffix.count))
    return [base + "Modifier", type.name + "Modifier"].first {
      $0 != "Modifier" && !context.workspace.knows($0) && context.file.types(named: $0).isEmpty
    }
  }

  // MARK: The declaration

  /// The content, and the type parameter that it has, may be named where the conversion removes them, and nowhere else.
  private func checkContentIsReadOnce() throws(Obstacle) {
    let contentName = view.content.name
    let initializers = type.initializers.map(\.node)
    for id in type.node.subtree {
      let node = context.tree.node(id)
      if node.kind == .declReferenceExpr, let name = node.firstName, let contentName,
        name.hasSameText(as: contentName), !view.root.contains(node),
        !initializers.contains(where: { $0.contains(node) }), !isMemberOfOther(node)
      {
        throw Obstacle("`\(contentName.text)` is used again in `\(type.spokenName)`.")
      }
      if let parameter = view.parameter, node.kind == .identifierType || node.kind == .declReferenceExpr,
        node.firstName?.text == parameter, !initializers.contains(where: { $0.contains(node) }),
        !view.content.variable.node.contains(node),
        node.ancestor(.genericParameterClause) == nil, node.ancestor(.genericWhereClause)?.parent != type.node
      {
        throw Obstacle("`\(parameter)` is used again in `\(type.spokenName)`.")
      }
    }
  }

  private func isMemberOfOther(_ node: Node) -> Bool {
    guard node.isMemberName, let access = MemberAccess(node.parent) else { return false }
    return access.base?.isReference(to: "self") != true
  }

  /// The declaration's head, the stored content and the body.
  private func declarationEdits(_ typeName: String) -> [TextEdit] {
    var edits = [TextEdit(range: type.declaration.nameRange, newText: typeName)]
    if let clause = type.node.child(.genericParameterClause), let parameter = view.parameter {
      let own = type.declaration.genericParameters.first { $0.genericParameterName?.text == parameter }
      if type.declaration.genericParameters.count == 1 {
        edits.append(TextEdit(range: clause.range, newText: ""))
      } else if let own {
        edits.append(TextEdit(range: layout.removalFromList(of: own.range), newText: ""))
      }
    }
    if let inherited = type.inheritedTypes.first(where: { $0.typeName == "View" }) {
      edits.append(TextEdit(range: inherited.range, newText: "ViewModifier"))
    }
    let content = layout.rangeWithDocumentation(of: view.content.variable.node)
    edits.append(TextEdit(range: layout.removalWithBlankLine(of: content), newText: ""))
    let documentation = content.lowerBound..<view.content.variable.node.range.lowerBound
    if !documentation.isEmpty {
      let start = layout.rangeWithDocumentation(of: view.body.variable.node).lowerBound
      edits.append(TextEdit(range: start..<start, newText: layout.tree.text(documentation)))
    }
    let binding = view.body.binding
    if let annotation = binding.typeAnnotation {
      let start = view.body.variable.node.introducerOffset
      edits.append(
        TextEdit(
          range: start..<annotation.range.upperBound,
          newText: "func body(content: Content) -> \(binding.type?.text ?? "some View")"))
    }
    if view.root.text != "content" { edits.append(TextEdit(range: view.root.range, newText: "content")) }
    return edits
  }

  private func whereClauseEdits() throws(Obstacle) -> [TextEdit] {
    guard let clause = type.node.child(.genericWhereClause), let parameter = view.parameter else { return [] }
    let requirements = clause.children(.genericRequirement)
    let own = requirements.filter { requirement in
      requirement.descendants.contains { $0.kind == .identifierType && $0.firstName?.text == parameter }
    }
    if own.isEmpty { return [] }
    guard own.count == requirements.count, own.count == 1, !layout.hasComment(clause.range) else {
      throw Obstacle("`\(parameter)` has further requirements.")
    }
    let start = layout.startOfWhitespace(before: clause.range.lowerBound)
    return [TextEdit(range: start..<clause.range.upperBound, newText: "")]
  }

  private func extensionEdit(
    _ name: String, _ typeName: String, _ forwarding: InitializerForwarding, _ facts: InitializerFacts,
    _ initializer: InitializerDecl?
  ) -> TextEdit {
    let unit = layout.indentationUnit
    let view = layout.tree.viewQualifier + "View"
    let access =
      type.node.access.map { $0 < .internal } == true ? "private " : context.accessPrefix(of: type, facts)
    // What describes an initializer that is removed describes the function.
    let described = initializer.flatMap { isNeedless($0) ? $0.node : nil }
    return context.insertion(
      of: context.availability(of: type) + ["\(access)extension \(view) {"]
        + (described.map(layout.documentation) ?? []).map { unit + $0 }
        + layout.lines("func \(name)(", forwarding.parameters, ") -> some \(view) {", indentation: unit)
        + layout.lines("modifier(\(typeName)(", forwarding.arguments, "))", indentation: unit + unit)
        + ["\(unit)}", "}"], after: type)
  }

  // MARK: The initializer

  /// Index of the initializer's parameter for the content, whose only use is to be stored.
  private func contentParameter(_ initializer: InitializerDecl?, _ parameters: [ParameterFacts]) -> Int? {
    let name = view.content.name?.text
    guard let initializer else { return parameters.firstIndex { $0.name == name } }
    return parameters.indices.first { assignment(of: parameters[$0].name, in: initializer) != nil }
  }

  /// The statement `self.content = content()` of the initializer, where the parameter is named nowhere else.
  private func assignment(of parameter: String, in initializer: InitializerDecl) -> Node? {
    guard let block = initializer.body, let content = view.content.name?.text else { return nil }
    let uses = block.subtree.map { context.tree.node($0) }.filter {
      $0.kind == .declReferenceExpr && !$0.isMemberName && $0.firstName?.text == parameter
    }
    let statement = block.children(.codeBlockItem).first { item in
      guard let sequence = item.firstChild, sequence.kind == .sequenceExpr else { return false }
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr else { return false }
      let isTarget = parts[0].text == "self." + content || parts[0].text == content && content != parameter
      return isTarget && [parameter, parameter + "()"].contains(parts[2].text)
    }
    guard let statement, uses.filter({ statement.contains($0) }).count == uses.count else { return nil }
    return statement
  }

  private func takesClosure(_ initializer: InitializerDecl?, _ index: Int) -> Bool {
    if let initializer {
      let parameters = initializer.parameters
      return parameters.indices.contains(index) && parameters[index].type?.asFunctionType != nil
    }
    return view.content.type?.asFunctionType != nil || view.content.variable.node.builderAttribute != nil
  }

  /// Whether the initializer takes nothing but the content.
  private func isNeedless(_ initializer: InitializerDecl) -> Bool {
    initializer.parameters.count == 1 && initializer.body?.children(.codeBlockItem).count == 1
  }

  /// Takes the content out of the initializer; the whole initializer where nothing is left of it.
  private func removal(
    of index: Int, from initializer: InitializerDecl?
  ) throws(Obstacle) -> [TextEdit] {
    guard let initializer, let block = initializer.body else { return [] }
    let parameters = initializer.parameters
    guard parameters.indices.contains(index), let name = parameters[index].name?.text,
      let statement = assignment(of: name, in: initializer),
      !layout.hasComment(parameters[index].node.range)
    else { throw Obstacle("the initializer of `\(type.spokenName)` can't do without its content.") }
    if isNeedless(initializer) {
      guard !layout.hasComment(block.range) else {
        throw Obstacle("a comment in the initializer would be lost.")
      }
      return [
        TextEdit(
          range: layout.removalWithBlankLine(of: layout.rangeWithDocumentation(of: initializer.node)),
          newText: "")
      ]
    }
    return [
      TextEdit(range: layout.removalFromList(of: parameters[index].node.range), newText: ""),
      TextEdit(range: layout.removal(of: statement.range), newText: ""),
    ]
  }
}
