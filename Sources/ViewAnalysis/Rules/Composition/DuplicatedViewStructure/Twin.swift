/// One of the views.
struct Twin {
  let source: SourceFile
  let type: TypeModel
  /// What is peculiar to its body; as many leaves for each twin, in the same order.
  private(set) var leaves: [Node] = []
  /// The names that the body binds for itself.
  let boundNames: Set<String>
  private let body: Property
  private let block: Node
  private let resolver: ViewResolver
  private let inference: TypeInference
  private let layout: Layout
  private let editName: String?

  /// All views of the shape, by file, in the order of the text.
  static func all(of shape: ViewShapes.Shape, _ context: RuleContext) throws(Obstacle) -> [Twin] {
    var files: [String] = []
    context.workspace.forEachView(ofShape: shape.fingerprint) { file, twin in
      if files.last != file, twin.hasSameShape(as: shape) { files.append(file) }
      return true
    }
    var twins: [Twin] = []
    for file in files {
      let (source, resolver) = try context.opened(file)
      var unknown: Range<Int>?
      _ = source.facts.shapes.forEachShape(of: shape.fingerprint) { other in
        guard other.hasSameShape(as: shape) else { return true }
        if let twin = Twin(other, source, resolver, context) {
          twins.append(twin)
        } else {
          unknown = other.nameRange
        }
        return unknown == nil
      }
      if let unknown { throw Obstacle("one of the views can't be read", at: unknown, in: source) }
    }
    guard let leaves = TwinLeaves(twins.map(\.block)), Set(twins.map(\.type.name)).count == twins.count
    else { throw Obstacle("two of the views have the same name.") }
    for index in twins.indices { twins[index].leaves = leaves.columns[index] }
    return twins
  }

  private init?(
    _ shape: ViewShapes.Shape, _ source: SourceFile, _ resolver: ViewResolver, _ context: RuleContext
  ) {
    guard let type = source.model.enclosingType(atOffset: shape.nameRange.lowerBound), resolver.isView(type),
      let body = type.body, let block = body.getter, block.range.count >= 2
    else { return nil }
    self.source = source
    self.type = type
    self.body = body
    self.block = block
    self.resolver = resolver
    inference = TypeInference(
      resolver.members(of: type), LocalNames(in: body.variable.node), resolver)
    layout = context.layout(of: source)
    editName = context.editName(of: source)
    boundNames = block.namesBoundInside
  }

  func isSame(as other: Twin) -> Bool { type.node == other.type.node && source.name == other.source.name }

  private func obstacle(_ what: String, at node: Node) -> Obstacle {
    Obstacle(what, at: node.range, in: source)
  }

  // MARK: What can be done

  /// `slots` are the indices of the leaves that stay in the view.
  func check(keepsComments: Bool, slots: Set<Int>) throws(Obstacle) {
    if source.tree.hasError(inTokens: type.node.tokenRange) {
      throw obstacle("a view has a syntax error", at: type.node)
    }
    if !type.declaration.genericParameters.isEmpty { throw obstacle("a view is generic", at: type.node) }
    if !keepsComments, layout.hasComment(block.range) {
      throw obstacle("a comment in a body would be lost", at: block)
    }
    if let name = source.model.privateMember(namedIn: block.range) {
      throw obstacle("a body names `\(name.text)`, which is private to its file", at: block)
    }
    if layout.hasMultilineLiteral(block) { throw obstacle("a body has a string of several lines", at: block) }
    let staying = slots.compactMap { leaves.element(at: $0)?.id }
    for id in source.tree.nodes.ids(of: [.functionCallExpr], in: block.subtree) {
      guard let call = FunctionCall(source.tree.node(id)), let name = call.constructedType,
        !staying.contains(id), isHidden(name, in: call.callee)
      else { continue }
      throw obstacle("a body makes a `\(name.text)`, which other code can't see", at: block)
    }
    let member = body.variable.node
    for node in [member] + Array(member.ancestors) {
      if node.kind == .ifConfigClause || !node.attributes.isEmpty {
        throw obstacle("a view has an attribute, or is compiled under a condition", at: type.node)
      }
    }
    if block.contains([.ifConfigDecl, .macroExpansionExpr, .optionalBindingCondition]) {
      throw obstacle("a body has an `#if`, a macro or an `if let`", at: block)
    }
  }

  /// Whether the leaf is a view that only this type's body can make: one of another type than in other twins, or what a
  /// helper of its own makes.
  func isSlot(_ index: Int) -> Bool {
    let leaf = leaves[index]
    if leaf.kind == .functionCallExpr { return true }
    guard leaf.outermostChain.parent?.kind == .codeBlockItem,
      leaf.kind == .declReferenceExpr || MemberAccess(leaf)?.base?.isReference(to: "self") == true,
      let name = leaf.referencedName?.text,
      let property = resolver.members(of: type).property(name)
    else { return false }
    return !property.isStored && property.type?.isOpaque("View") == true
  }

  /// The view in a slot is made where nothing is known that the body binds for itself, and whether or not a branch shows it.
  func checkSlot(_ index: Int) throws(Obstacle) {
    let leaf = leaves[index]
    for reference in leaf.descendants(.declReferenceExpr) + [leaf] where !reference.isMemberName {
      guard let name = reference.firstName?.text else { continue }
      if boundNames.contains(name) { throw obstacle("a view that differs reads a local value", at: leaf) }
    }
    let isInBranch = leaf.ancestors.prefix { $0.id != block.id }.contains { outer in
      outer.kind == .ifExpr || outer.kind == .switchExpr
    }
    let helper = leaf.referencedName.flatMap { resolver.members(of: type).property($0.text)?.getter }
    if isInBranch, [leaf, helper].contains(where: { $0?.contains(needsCheck) == true }) {
      throw obstacle("a view that differs may be made only where a condition holds", at: leaf)
    }
  }

  /// The type of the parameter that the leaf becomes; nil where it stays as it is.
  func input(_ index: Int, isSame: Bool) throws(Obstacle) -> String? {
    let leaf = leaves[index]
    switch leaf.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      let isPlain = !leaf.contains([.expressionSegment])
      if isSame, isPlain { return nil }
      for inner in leaf.descendants where inner.kind == .declReferenceExpr && !inner.isMemberName {
        guard let name = inner.firstName?.text, !boundNames.contains(name) else {
          throw obstacle("a text reads a local value", at: leaf)
        }
      }
      return leaf.isLocalizedKey ? "LocalizedStringKey" : "String"
    case .booleanLiteralExpr: return isSame ? nil : "Bool"
    case .integerLiteralExpr, .floatLiteralExpr:
      if isSame { return nil }
      guard let type = leaf.numberType else {
        throw obstacle("the type of a number is not certain", at: leaf)
      }
      return type
    case .nilLiteralExpr, .regexLiteralExpr, .keyPathExpr, .closureShorthandParameter, .identifierPattern:
      if isSame { return nil }
      throw obstacle("the type of what differs is not certain", at: leaf)
    default: return try input(named: leaf, isSame: isSame)
    }
  }

  /// The same for names and members.
  private func input(named leaf: Node, isSame: Bool) throws(Obstacle) -> String? {
    var root = leaf
    while let access = MemberAccess(root), let base = access.base { root = base }
    if root.kind == .memberAccessExpr {
      // `.red`
      if isSame { return nil }
      throw obstacle("the type of what differs is not certain", at: leaf)
    }
    guard root.kind == .declReferenceExpr, let name = root.firstName else {
      throw obstacle("the type of what differs is not certain", at: leaf)
    }
    if name.isCapitalized {
      let isHidden = isHidden(name, in: root)
      if isSame, !isHidden { return nil }
      guard !isHidden, let type = inference.type(of: leaf)?.text, isVisible(type) else {
        throw obstacle("the type of what differs is not certain", at: leaf)
      }
      return type
    }
    let text = name.text
    if boundNames.contains(text) || text.hasPrefix("$") {
      if text.dropFirst().first?.isLetter == true, !boundNames.contains(text) {
        throw obstacle("a body hands on the binding `\(text)`", at: leaf)
      }
      guard isSame, boundNames.contains(text) || text.dropFirst().allSatisfy(\.isNumber) else {
        throw obstacle("what differs is bound in the body", at: leaf)
      }
      return nil
    }
    var stored = text
    if root.firstToken.kind == .kwSelf {
      guard let member = MemberAccess(root.parent), root != leaf, let own = member.name else {
        throw obstacle("a body reads `self`", at: leaf)
      }
      stored = own.text
    }
    let members = resolver.members(of: self.type)
    if members.named(stored).isEmpty {
      guard isSame, root.firstToken.kind != .kwSelf, resolver.workspace.declaresGlobal(text) else {
        throw obstacle("it is not known what `\(stored)` is", at: leaf)
      }
      return nil
    }
    guard let property = members.property(stored), property.isStored,
      property.variable.node.attributes.isEmpty,
      let handedOver = inference.type(of: leaf)?.text, isVisible(handedOver)
    else { throw obstacle("`\(leaf.shortText)` can't be handed over", at: leaf) }
    return handedOver
  }

  /// Whether the name, the last one of the expression, means a type that other code can't see, or not by what is
  /// written: a private one, or one that the view or a type around it declares.
  private func isHidden(_ name: Name, in expression: Node?) -> Bool {
    guard let meant = resolver.workspaceType(name) else { return false }
    if expression?.text != meant { return true }
    // The type, and those around it.
    var path = ""
    for part in meant.split(separator: ".") {
      path += (path.isEmpty ? "" : ".") + part
      let isPrivate = resolver.workspace.typeDeclarations(named: String(part)).contains {
        $0.facts.qualifiedName == path && ($0.facts.access ?? .internal) < .internal
      }
      if isPrivate { return true }
    }
    return false
  }

  /// Whether any file can name the type.
  private func isVisible(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy { name in
      let declared = resolver.workspace.typeDeclarations(named: String(name)).map(\.facts)
      return declared.isEmpty
        || declared.count == 1
          && declared.allSatisfy { $0.qualifiedName == $0.name && ($0.access ?? .internal) >= .internal }
    }
  }

  // MARK: Texts

  /// What to call the parameter that the leaf becomes.
  func parameterName(_ index: Int) -> String {
    let leaf = leaves[index]
    switch leaf.kind {
    case .declReferenceExpr, .memberAccessExpr:
      return MemberName.candidates(for: leaf.referencedName?.text ?? "", without: []).first ?? "value"
    case .booleanLiteralExpr: return "flag"
    default:
      guard let argument = Argument(leaf.parent) else { return "value" }
      if let label = argument.label?.text {
        return label == "systemName" || label == "systemImage" ? "symbol" : label
      }
      if let name = leaf.interpolatedName { return name }
      if leaf.isLocalizedKey { return "title" }
      // `padding` for the number in `.padding(8)`.
      let call = leaf.numberType == nil ? nil : FunctionCall(argument.node.parent)
      return call?.name?.text ?? "value"
    }
  }

  /// What the leaf is the argument for: `subtitle` in `Row(subtitle: name)`, `title` in `Text(name)`, `url` in
  /// `URL(string: name)`.
  func useName(_ index: Int) -> String? {
    guard let argument = Argument(leaves[index].parent) else { return nil }
    let type = FunctionCall(argument.node.parent)?.constructedType?.text
    switch argument.label?.text {
    case "string"?, nil: return type == "Text" || type == "Label" ? "title" : type.map(MemberName.lowercased)
    case "systemName"?, "systemImage"?: return "symbol"
    case let label?: return label
    }
  }

  typealias Input = (name: String, type: String, leaves: [Int])

  /// The shared view, after the type that this body is of.
  func declaration(of name: String, _ values: [Input], slots: [Input]) -> TextEdit {
    let unit = layout.indentationUnit
    let view = "\(source.tree.viewQualifier)View"
    let generics = slots.isEmpty ? "" : "<\(slots.map { "\($0.type): \(view)" }.joined(separator: ", "))>"
    var lines = ["struct \(name)\(generics): \(view) {"]
    lines += values.map { "\(unit)let \($0.name): \($0.type)" }
    lines += slots.map { "\(unit)@ViewBuilder let \($0.name): \($0.type)" }
    if !values.isEmpty || !slots.isEmpty { lines.append("") }
    var edits = (values + slots).flatMap { parameter in
      parameter.leaves.map { TextEdit(range: leaves[$0].range, newText: parameter.name) }
    }
    edits += slots.flatMap(\.leaves).flatMap { movedModifiers(after: leaves[$0]) }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let variable = body.variable.node
    let range = variable.introducerOffset..<variable.range.upperBound
    let text = layout.reindented(
      range, applying: edits, from: layout.indentation(at: range.lowerBound), to: unit)
    lines += [unit + text, "}"]
    var item = type.node
    while let parent = item.parent, parent.kind != .sourceFile { item = parent }
    return layout.insertion(of: lines, after: item, file: editName)
  }

  /// Modifiers that stand below the closing parenthesis of a call of several lines go in once a name stands for the call.
  private func movedModifiers(after call: Node) -> [TextEdit] {
    let indentation = layout.indentation(at: call.range.lowerBound)
    guard !layout.isOneLine(call.range), layout.indentation(at: call.range.upperBound) == indentation else {
      return []
    }
    let rest = call.range.upperBound..<call.outermostChain.range.upperBound
    return layout.indentationEdits(rest, from: indentation, to: indentation + layout.indentationUnit)
      .filter { $0.range.upperBound <= rest.upperBound }
      .map { TextEdit(range: $0.range.upperBound..<$0.range.upperBound, newText: layout.indentationUnit) }
  }

  /// The body that shows the shared view. The slots are trailing closures, the first without its name.
  func edit(calling name: String, _ arguments: [String], _ slots: [(name: String, view: Node)]) -> TextEdit {
    let outer = layout.indentation(at: body.variable.node.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let end = layout.lineEnding
    let list = arguments.isEmpty && !slots.isEmpty ? ("", "") : ("(", ")")
    var call = layout.lines(name + list.0, arguments, list.1, indentation: inner).joined(separator: end)
    for (index, slot) in slots.enumerated() {
      let range = slot.view.range
      let view = layout.reindented(
        range, from: layout.indentation(at: range.lowerBound), to: inner + layout.indentationUnit)
      call +=
        " \(index == 0 ? "" : slot.name + ": "){" + end + inner + layout.indentationUnit + view + end + inner
        + "}"
    }
    return TextEdit(
      file: editName, range: block.range.lowerBound + 1..<block.range.upperBound - 1,
      newText: end + call + end + outer)
  }
}

extension Node {
  /// The name that is all of the string literal: `count` of `"\(count)"`.
  fileprivate var interpolatedName: String? {
    let text = self.text
    guard kind == .stringLiteralExpr, text.hasPrefix("\"\\("), text.hasSuffix(")\"") else { return nil }
    let name = text.dropFirst(3).dropLast(2)
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return String(name)
  }
}

/// What fails unless something has been asked before.
private let needsCheck: KindSet = [.forceUnwrapExpr, .subscriptCallExpr]
