/// Turns a view that styles a button, a toggle or a label into a style, and all its uses into the plain control.
struct StyleConversion {
  private let control: StyledControl
  private let context: RuleContext
  private var type: TypeModel { control.type }
  private var layout: Layout { context.layout }

  init(_ control: StyledControl, _ context: RuleContext) {
    self.control = control
    self.context = context
  }

  var rewrite: Result<Rewrite, Obstacle> { Result { () throws(Obstacle) in try refactoring() } }

  private func refactoring() throws(Obstacle) -> Rewrite {
    guard ["Button", "Toggle", "Label"].contains(control.kind) else {
      throw Obstacle("only styles of buttons, toggles and labels are made.")
    }
    let proto = control.kind + "Style"
    guard context.file.enclosingType(of: type.node) == nil else {
      throw Obstacle("`\(type.spokenName)` is declared in another type.")
    }
    if let other = type.declaration.inheritedTypes.first(where: { !$0.isNamedType("View") }) {
      throw Obstacle("`\(type.spokenName)` conforms to `\(other.text)`, too.")
    }
    if let style = control.modifiers.first(where: { $0.setsStyle && !$0.setsPlainStyle }) {
      throw Obstacle("`\(type.spokenName)` sets a style itself, with `\(style.name?.text ?? "")`.")
    }
    guard let typeName = freeTypeName, let member = StyleMember(of: typeName, proto, context) else {
      throw Obstacle("every name for the style is taken.")
    }
    let uses = try context.uses(ofTypeOnlyMade: type)
    guard uses.declarations.count == 1, uses.initializers.count == 1, let own = uses.initializers.first else {
      throw Obstacle("`\(type.spokenName)` has several initializers, or is extended.")
    }
    let handed = try HandedProperties(control, own.facts.parameters, context)
    let forwarding = try InitializerForwarding(
      type, initializer: 0, without: handed.parameters, context.resolver)

    var edits = try declarationEdits(typeName, proto)
    edits += try handed.removals()
    let access =
      type.node.access.map { $0 < .internal } == true ? "private " : context.accessPrefix(of: type, own.facts)
    edits.append(
      context.insertion(
        of: context.availability(of: type)
          + member.lines(makes: typeName, forwarding, access: access, layout), after: type))
    try context.checkNesting(uses.calls.map { ($0.call.node, $0.source) }, of: "`\(type.spokenName)`")
    try checkDisabled(uses.calls)
    for use in uses.calls {
      let converted = StyledControlUse(
        use: use, control: control, handed: handed, parameters: own.facts.parameters, member: member.name,
        isFunction: !forwarding.parameters.isEmpty, layout: context.layout(of: use.source), ownLayout: layout)
      let file = context.editName(of: use.source)
      edits.append(try converted.edit(in: file))
    }
    return Rewrite(
      title: "Convert `\(type.spokenName)` to a `\(proto)`, set as `.\(member.name)`", level: .refactor,
      edits: edits.sortedByFile)
  }

  private var freeTypeName: String? {
    var base = type.name
    if base.hasSuffix("View"), base != "View" { base.removeLast(4) }
    let name = base.hasSuffix(control.kind) ? base + "Style" : base + control.kind + "Style"
    return [name, type.name + "Style"].first { name in
      !context.workspace.knows(name) && context.file.types(named: name).isEmpty
        && Vocabulary.styleMembers[name] == nil
    }
  }

  // MARK: The declaration

  private func declarationEdits(_ name: String, _ proto: String) throws(Obstacle) -> [TextEdit] {
    var edits = [TextEdit(range: type.declaration.nameRange, newText: name)]
    guard let conformance = type.declaration.inheritedTypes.first,
      let annotation = control.body.binding.typeAnnotation
    else { throw Obstacle("`\(type.spokenName)` doesn't conform to `View` where it is declared.") }
    edits.append(TextEdit(range: conformance.range, newText: proto))
    let start = control.body.variable.node.introducerOffset
    let result = control.body.type?.text ?? "some View"
    edits.append(
      TextEdit(
        range: start..<annotation.range.upperBound,
        newText: "func makeBody(configuration: Configuration) -> \(result)"))
    return edits + (try controlEdits())
  }

  /// The control becomes what the configuration gives of it, with the modifiers of its label.
  private func controlEdits() throws(Obstacle) -> [TextEdit] {
    let node = control.control.node
    if layout.hasComment(node.range) {
      throw Obstacle("a comment in the body of `\(type.spokenName)` would be lost.")
    }
    let labels = control.parts.flatMap(\.modifiers)
    guard control.kind == "Button" else {
      guard labels.isEmpty else { throw Obstacle("the label has modifiers of its own.") }
      return [TextEdit(range: node.range, newText: "\(control.kind)(configuration)")]
    }
    if let own = labels.first(where: { Vocabulary.specificModifiers.contains($0.name) }) {
      throw Obstacle("`\(own.name?.text ?? "")` is no modifier of every view, and the label may be any.")
    }
    try checkTextMethods()
    let chain = node.outermostChain
    let modifiers = (labels + control.modifiers).filter { !$0.setsPlainStyle }
    if layout.isOneLine(chain.range) || modifiers.isEmpty {
      let text = modifiers.reduce("configuration.label") { $0 + layout.tree.text($1.range) }
      return [TextEdit(range: chain.range, newText: text)]
    }
    let indentation = layout.indentation(at: node.range.lowerBound) + layout.indentationUnit
    func text(_ modifiers: [ModifierUse]) -> String {
      modifiers.reduce("") { text, modifier in
        text + layout.lineEnding + indentation
          + layout.reindented(
            modifier.range, from: layout.indentation(at: modifier.range.lowerBound), to: indentation)
      }
    }
    if layout.hasComment(node.range.upperBound..<chain.range.upperBound) {
      // Comments between the modifiers stay where they are.
      guard modifiers.count == labels.count + control.modifiers.count,
        control.modifiers.first.map({ $0.range.lowerBound > node.range.upperBound }) ?? false
      else { throw Obstacle("a comment in the body of `\(type.spokenName)` would be lost.") }
      return layout.moving(node, to: "configuration.label" + text(labels), indentation)
    }
    return [TextEdit(range: chain.range, newText: "configuration.label" + text(modifiers))]
  }
}

extension StyleConversion {
  /// Throws where a method of `Text` would be applied to the label, which is any view, and the app may be for systems
  /// whose views don't have it.
  private func checkTextMethods() throws(Obstacle) {
    let labels = control.parts.compactMap { part in
      if case .label(let view, _) = part.value { view } else { nil }
    }
    guard let method = labels.lazy.compactMap({ $0.laterTextMethods.onText.first }).first,
      let source = context.resolver.source,
      control.modifiers.allSatisfy({ !Vocabulary.laterTextMethods.contains($0.name) }),
      !DeploymentEvidence(for: source.name, context).needsSystemsOf2022
    else { return }
    throw Obstacle(method.isLaterForViews, at: method.range, in: source)
  }

  /// What hover says of the conversion.
  var note: String {
    let result = rewrite
    guard case .success = result, control.kind == "Button" else { return result.note }
    return
      "\n\nA `ButtonStyle` draws the button in each state. What SwiftUI does by itself goes with the rewrite: it dims "
      + "a button while it is pressed or disabled."
  }

  /// A button that the style makes looks the same when it is disabled, unless the style asks.
  func checkDisabled(_ uses: [InitializerCall]) throws(Obstacle) {
    guard control.kind == "Button", !type.readsIsEnabled else { return }
    for use in uses {
      let chain = ViewExpression(use.call.node.outermostChain)
      guard let disabled = chain.modifier("disabled") else { continue }
      throw Obstacle(
        "a use is `disabled`, and a button with a style of its own isn't dimmed by that", at: disabled.range,
        in: use.source)
    }
  }
}

extension TypeModel {
  /// Whether it reads from the environment whether it is enabled.
  fileprivate var readsIsEnabled: Bool {
    storedProperties.contains { property in
      property.variable.node.attribute("Environment")?.children.last?.text.hasSuffix("\\.isEnabled") ?? false
    }
  }
}

/// The properties that the view hands on, which the style doesn't have.
struct HandedProperties {
  private let control: StyledControl
  private let context: RuleContext
  private let properties: [Property]
  /// Indices of the initializer's parameters for them.
  private(set) var parameters: Set<Int> = []
  /// The parameter's index by the property's name.
  private var parameterOfProperty: [String: Int] = [:]
  /// The assignments in the explicit initializer.
  private var assignments: [Node] = []
  private var type: TypeModel { control.type }
  private var layout: Layout { context.layout }

  init(_ control: StyledControl, _ parameters: [ParameterFacts], _ context: RuleContext) throws(Obstacle) {
    self.control = control
    self.context = context
    properties = control.parts.flatMap(\.properties)
    let names = properties.compactMap { $0.name?.text }
    guard Set(names).count == names.count else { throw Obstacle("a property is passed on twice.") }
    for name in names {
      guard let index = try self.index(of: name, among: parameters) else {
        throw Obstacle(
          "the initializer of `\(control.type.spokenName)` doesn't set `\(name)` from a parameter alone.")
      }
      self.parameters.insert(index)
      parameterOfProperty[name] = index
    }
    try checkOtherReads(of: Set(names))
  }

  func parameter(of property: Property) -> Int? { property.name.flatMap { parameterOfProperty[$0.text] } }

  private mutating func index(of name: String, among parameters: [ParameterFacts]) throws(Obstacle) -> Int? {
    guard let initializer = type.initializers.first else { return parameters.firstIndex { $0.name == name } }
    guard let block = initializer.body else { return nil }
    for (index, parameter) in parameters.enumerated() {
      let reads = block.subtree.map { context.tree.node($0) }.filter {
        $0.kind == .declReferenceExpr && !$0.isMemberName && $0.firstName?.text == parameter.name
      }
      let targets = ["self." + name, "self._" + name, "_" + name] + (name == parameter.name ? [] : [name])
      let statement = block.children(.codeBlockItem).first { item in
        guard let sequence = item.firstChild, sequence.kind == .sequenceExpr else { return false }
        let sides = Array(sequence.children)
        return sides.count == 3 && sides[1].kind == .assignmentExpr && targets.contains(sides[0].text)
          && [parameter.name, parameter.name + "()"].contains(sides[2].text)
      }
      guard let statement else { continue }
      guard reads.allSatisfy({ statement.contains($0) || targets.contains($0.text) }) else { return nil }
      assignments.append(statement)
      return index
    }
    return nil
  }

  /// What is handed on is not there any more for other code of the type.
  private func checkOtherReads(of names: Set<String>) throws(Obstacle) {
    let allowed = type.initializers.map(\.node) + [control.control.node]
    let types = Set(viewParameters)
    for id in type.node.subtree {
      let node = context.tree.node(id)
      guard node.kind == .declReferenceExpr || node.kind == .identifierType,
        let written = node.firstName?.text
      else { continue }
      if node.kind == .identifierType {
        guard types.contains(written), !allowed.contains(where: { $0.contains(node) }),
          !properties.contains(where: { $0.variable.node.contains(node) }),
          node.ancestor(.genericParameterClause) == nil
        else { continue }
        throw Obstacle("`\(written)` is used again in `\(type.spokenName)`.")
      }
      let name = written.hasPrefix("$") || written.hasPrefix("_") ? String(written.dropFirst()) : written
      guard names.contains(name) || names.contains(written) else { continue }
      if node.isMemberName, MemberAccess(node.parent)?.base?.isReference(to: "self") != true { continue }
      guard allowed.contains(where: { $0.contains(node) }) else {
        throw Obstacle("`\(name)` is used again in `\(type.spokenName)`.")
      }
    }
    for modifier in control.parts.flatMap(\.modifiers) {
      for argument in modifier.node.descendants
      where argument.kind == .declReferenceExpr && argument.id > (modifier.base?.subtree.upperBound ?? 0)
        && argument.firstName.map({ names.contains($0.text) }) == true
      {
        throw Obstacle("`\(argument.text)` is used again in `\(type.spokenName)`.")
      }
    }
  }

  /// The generic parameters that are types of handed views.
  private var viewParameters: [String] {
    let all = type.viewParameters.map(\.text)
    return properties.compactMap { property in
      let declared = property.type.map { $0.asFunctionType?.functionTypeResult ?? $0 }
      return declared?.typeName.map(\.text).flatMap { all.contains($0) ? $0 : nil }
    }
  }

  // MARK: Edits

  func removals() throws(Obstacle) -> [TextEdit] {
    var edits = try genericParameters()
    for property in properties {
      guard property.variable.bindings.count == 1 else {
        throw Obstacle("`\(property.name?.text ?? "")` is declared together with another property.")
      }
      let range = layout.rangeWithDocumentation(of: property.variable.node)
      edits.append(TextEdit(range: layout.removal(of: range), newText: ""))
    }
    if let initializer = type.initializers.first { edits += try self.edits(of: initializer) }
    return edits.merged(in: layout)
  }

  private func genericParameters() throws(Obstacle) -> [TextEdit] {
    let removed = Set(viewParameters)
    if removed.isEmpty { return [] }
    let all = type.declaration.genericParameters
    guard let clause = type.node.child(.genericParameterClause), !layout.hasComment(clause.range),
      removed.count == all.count
    else { throw Obstacle("`\(type.spokenName)` has generic parameters besides those of what it passes on.") }
    guard let requirements = type.node.child(.genericWhereClause) else {
      return [TextEdit(range: clause.range, newText: "")]
    }
    let start = layout.startOfWhitespace(before: requirements.range.lowerBound)
    return [
      TextEdit(range: clause.range, newText: ""),
      TextEdit(range: start..<requirements.range.upperBound, newText: ""),
    ]
  }

  private func edits(of initializer: InitializerDecl) throws(Obstacle) -> [TextEdit] {
    guard let block = initializer.body, !layout.hasComment(initializer.node.range) else {
      throw Obstacle("a comment in the initializer of `\(type.spokenName)` would be lost.")
    }
    let kept = initializer.parameters.enumerated().filter { !parameters.contains($0.offset) }.map(
      \.element.node)
    let statements = block.children(.codeBlockItem)
    if kept.isEmpty, statements.count == assignments.count {
      return [
        TextEdit(
          range: layout.removalWithBlankLine(of: layout.rangeWithDocumentation(of: initializer.node)),
          newText: "")
      ]
    }
    guard let first = initializer.parameters.first?.node, let last = initializer.parameters.last?.node else {
      return []
    }
    let separator =
      layout.startsLine(first.range.lowerBound)
      ? layout.lineEnding + layout.indentation(at: first.range.lowerBound) : " "
    let texts = kept.map { $0.text.hasSuffix(",") ? String($0.text.dropLast()) : $0.text }
    return [
      TextEdit(
        range: first.range.lowerBound..<last.range.upperBound,
        newText: texts.joined(separator: "," + separator))
    ] + assignments.map { TextEdit(range: layout.removal(of: $0.range), newText: "") }
  }
}

extension [TextEdit] {
  /// Removals that meet or overlap, as one. No blank line stays right after the brace of a block.
  fileprivate func merged(in layout: Layout) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in sortedByFile {
      guard edit.newText.isEmpty else {
        result.append(edit)
        continue
      }
      var range = edit.range
      if let last = result.last, last.newText.isEmpty, range.lowerBound <= last.range.upperBound {
        result.removeLast()
        range = last.range.lowerBound..<Swift.max(last.range.upperBound, range.upperBound)
      }
      if layout.startsBlock(range.lowerBound) {
        range = range.lowerBound..<layout.endOfBlankLines(from: range.upperBound)
      }
      result.append(TextEdit(range: range, newText: ""))
    }
    return result
  }
}

extension Layout {
  /// Whether only white space stands between an opening brace and the start of the line at the offset.
  fileprivate func startsBlock(_ offset: Int) -> Bool {
    let before = trimmed(0..<offset).upperBound
    return lineStart(of: offset) == offset && before > 0 && tree.bytes[before - 1] == UInt8(ascii: "{")
  }

  /// The start of the first line from the offset, which begins one, that isn't blank.
  fileprivate func endOfBlankLines(from offset: Int) -> Int {
    var start = offset
    while lineStart(of: start) == start, endsLine(start), nextLineStart(of: start) > start {
      start = nextLineStart(of: start)
    }
    return start
  }
}
