/// Moves objects that a body, or what it uses, makes into `private static let`s of the view type: the calls, and the
/// lines after them that configure the locals.
struct Hoisting {
  let rewrite: Rewrite

  /// Nil where one of the objects can't be moved.
  init?(of calls: [FunctionCall], in code: BodyCode, _ context: RuleContext) {
    let layout = context.layout
    guard code.type.canHaveStaticProperty(in: context),
      let insertion = MemberInsertion(atStartOf: code.type, layout)
    else { return nil }
    var names = context.file.memberNames(of: code.type)
    var objects: [HoistedObject] = []
    for call in calls {
      guard let object = HoistedObject(call, in: code, &names, insertion, layout) else { return nil }
      objects.append(object)
    }
    guard let first = objects.first else { return nil }
    let uses = objects.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    // Lines between two of them may go with either.
    guard zip(uses, uses.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return nil
    }
    let others = objects.count == 1 ? "" : ", and \(counted(objects.count - 1, "other", "others"))"
    rewrite = Rewrite(
      title: "Keep one `\(first.type)` in the static property `\(first.name)`\(others)", level: .safe,
      edits: [insertion.edit(objects.flatMap(\.property))] + uses)
  }
}

/// One object that becomes a static property.
private struct HoistedObject {
  let type: String
  /// The property's.
  let name: String
  /// The lines of the property.
  let property: [String]
  /// What becomes of the code that made the object and of what used it.
  let edits: [TextEdit]

  /// Nil where the object depends on the view, or where its use may change it. The name is taken from then on.
  init?(
    _ call: FunctionCall, in code: BodyCode, _ names: inout MemberNames, _ insertion: MemberInsertion,
    _ layout: Layout
  ) {
    // What may throw would need a `try!`.
    guard call.name != "NSRegularExpression", call.name != "Regex", !code.isRestricted(at: call.node),
      let type = call.typeText, call.node.readsOnlyConstants, !layout.hasComment(call.node.range)
    else { return nil }
    self.type = type
    if let local = ConfiguredLocal(call, layout) {
      // A local's `f` says too little in the whole type.
      let isTelling = local.name.range.count > 2
      guard let free = names.free(isTelling ? local.name.text : propertyName(for: type)) else { return nil }
      name = free
      property = local.declaration(named: name, type: type, insertion, layout)
      edits =
        [TextEdit(range: layout.removalWithBlankLine(of: local.range), newText: "")]
        + local.uses.map { TextEdit(range: $0.range, newText: "Self.\(free)") }
    } else {
      guard call.node.isOnlyUsed, layout.isOneLine(call.node.range),
        let free = names.free(propertyName(for: type))
      else { return nil }
      name = free
      property = ["private static let \(name) = \(call.node.text)"]
      edits = [TextEdit(range: call.node.range, newText: "Self.\(name)")]
    }
    names.taken.insert(name)
  }
}

/// `let formatter = DateFormatter()` in a body, with the statements directly after it that set it up.
private struct ConfiguredLocal {
  let name: Name
  let isLet: Bool
  let value: Node
  let configuration: [Node]
  /// The references after the configuration.
  let uses: [Node]
  /// UTF-8 offsets of the declaration and the configuration.
  let range: Range<Int>

  init?(_ call: FunctionCall, _ layout: Layout) {
    guard call.node.parent?.kind == .initializerClause,
      let binding = PatternBinding(call.node.parent?.parent),
      let variable = VariableDecl(binding.node.parent), variable.bindings.count == 1,
      binding.typeAnnotation == nil, let name = binding.name, let item = variable.node.parent,
      item.kind == .codeBlockItem, let block = item.parent
    else { return nil }
    let statements = block.statements
    guard let index = statements.firstIndex(of: item) else { return nil }
    var configuration: [Node] = []
    // The block's last statement is its result.
    for statement in statements[(index + 1)...].dropLast() {
      guard let expression = statement.firstChild, expression.configures(name) else { break }
      configuration.append(statement)
    }
    let range = item.range.lowerBound..<(configuration.last ?? item).range.upperBound
    let previous = item.tokenRange.lowerBound > 0 ? item.tree.tokens[item.tokenRange.lowerBound - 1].end : 0
    guard layout.isAloneOnLines(range), !layout.hasComment(Int(previous)..<range.upperBound),
      configuration.allSatisfy({ layout.startsLine($0.range.lowerBound) })
    else { return nil }

    var uses: [Node] = []
    for node in block.descendants where node.range.lowerBound >= range.upperBound {
      if node.kind == .identifierPattern, node.firstName?.hasSameText(as: name) == true { return nil }
      guard node.isName(name) else { continue }
      if let access = MemberAccess(node.parent), access.base?.id != node.id { continue }
      guard node.isOnlyUsed, !node.isParameterReference(name) else { return nil }
      uses.append(node)
    }
    self.name = name
    isLet = variable.isLet
    value = call.node
    self.configuration = configuration
    self.uses = uses
    self.range = range
  }

  /// The lines of the static property.
  func declaration(named property: String, type: String, _ insertion: MemberInsertion, _ layout: Layout)
    -> [String]
  {
    if configuration.isEmpty { return ["private static let \(property) = \(value.text)"] }
    let unit = layout.indentationUnit
    let inner = insertion.indentation + unit
    var lines = ["private static let \(property): \(type) = {"]
    lines.append(unit + "\(isLet ? "let" : "var") \(name.text) = \(value.text)")
    lines += configuration.map { unit + layout.block($0.range, indentation: inner) }
    return lines + [unit + "return \(name.text)", "}()"]
  }
}

/// A stored property that `init` fills with what the body made of another one: `values.filter { … }`.
struct PreparedProperty {
  let rewrite: Rewrite

  /// Nil unless the collection is a plain stored `let` of known type, and the call reads nothing else.
  init?(_ call: FunctionCall, in code: BodyCode, _ context: RuleContext) {
    let layout = context.layout
    guard code.type.node.kind == .structDecl, let name = call.name?.text,
      name == "filter" || name == "sorted",
      let source = call.source(in: code.type), let sourceName = source.property.name,
      let arrayType = source.property.type, !layout.hasComment(call.node.range),
      let last = code.type.storedProperties.last,
      code.type.storedProperties.allSatisfy({ $0.variable.node.parent?.parent?.kind == .memberBlock }),
      layout.isAloneOnLines(last.variable.node.range),
      context.resolver.isWhollyInFile(code.type),
      // An initializer in an extension may assign all properties itself.
      !context.resolver.summary(of: code.type).extensionsHaveInitializers
    else { return nil }
    let prefix = name == "filter" ? "filtered" : "sorted"
    // A local that is nothing but the result becomes the property.
    let local = call.local(layout)
    let wanted =
      local?.name.text ?? prefix + sourceName.text.prefix(1).uppercased() + sourceName.text.dropFirst()
    let names = context.file.memberNames(of: code.type)
    // No other local of the body hides it.
    guard !names.taken.contains(wanted),
      context.tree.patterns(named: wanted, in: code.member) == (local == nil ? 0 : 1)
    else { return nil }

    let end = last.variable.node.range.upperBound
    let indentation = layout.indentation(at: end)
    let unit = layout.indentationUnit
    let property = indentation + "private let \(wanted): \(arrayType.text)"
    let oldIndentation = layout.indentation(at: call.node.range.lowerBound)
    let tail = { (newIndentation: String) in
      layout.reindented(
        source.node.range.upperBound..<call.node.range.upperBound, from: oldIndentation, to: newIndentation)
    }
    var edits: [TextEdit]
    let initializers = code.type.initializers
    if initializers.isEmpty {
      guard let members = MemberwiseParts(of: code.type, context.resolver) else {
        return nil
      }
      var lines = [property, "", indentation + "init(\(members.parameters.joined(separator: ", "))) {"]
      lines += members.assignments.map { indentation + unit + $0 }
      lines.append(indentation + unit + "self.\(wanted) = \(sourceName.text)\(tail(indentation + unit))")
      lines.append(indentation + "}")
      edits = [layout.insertion(of: lines, afterLineOf: end)]
    } else {
      guard initializers.count == 1, let initializer = initializers.first,
        let assignment = initializer.assignment(to: sourceName), layout.endsLine(assignment.range.upperBound),
        assignment.range.lowerBound > end || initializer.node.range.upperBound < end
      else { return nil }
      let inner = layout.indentation(at: assignment.range.lowerBound)
      let line = inner + "self.\(wanted) = self.\(sourceName.text)\(tail(inner))"
      edits = [
        layout.insertion(of: [property], afterLineOf: end),
        layout.insertion(of: [line], afterLineOf: assignment.range.upperBound),
      ]
    }
    edits.append(
      local.map { TextEdit(range: layout.removalWithBlankLine(of: $0.range), newText: "") }
        ?? TextEdit(range: call.node.range, newText: wanted))
    rewrite = Rewrite(
      title: "Prepare `\(wanted)` in `init`, which runs with each update of the parent", level: .refactor,
      edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

/// The parameters and assignments of a memberwise initializer, written out.
private struct MemberwiseParts {
  var parameters: [String] = []
  var assignments: [String] = []

  /// Nil where a type isn't known well enough to be written as a parameter.
  init?(of type: TypeModel, _ resolver: ViewResolver) {
    for property in type.storedProperties {
      if property.initialValue != nil, property.isLet { continue }
      let attributes = property.variable.node.attributes
      if let wrapper = property.wrapper, wrapper.role != .input {
        // Private state is no parameter; other state may be one that a caller sets.
        guard wrapper.role == .environment || property.access == .private && property.initialValue != nil
        else {
          return nil
        }
        continue
      }
      guard let name = property.name?.text, let annotation = property.type,
        property.variable.bindings.count == 1
      else { return nil }
      if let wrapper = property.wrapper {
        guard wrapper.name == "Binding", attributes.count == 1, property.initialValue == nil else {
          return nil
        }
        parameters.append("\(name): Binding<\(annotation.text)>")
        assignments.append("self._\(name) = \(name)")
        continue
      }
      guard attributes.isEmpty, property.binding.accessorBlock == nil else { return nil }
      var parameter = "\(name): "
      if annotation.kind == .functionType || annotation.kind == .attributedType {
        parameter += "@escaping "
      } else if !annotation.isKnownValueType(resolver) {
        return nil
      }
      parameter += annotation.text
      if let value = property.initialValue {
        parameter += " = \(value.text)"
      } else if !property.isLet, annotation.kind == .optionalType {
        parameter += " = nil"
      }
      parameters.append(parameter)
      assignments.append("self.\(name) = \(name)")
    }
  }
}

extension FunctionCall {
  /// The stored `let` of an array that the call, and those before it, filter and sort without reading anything
  /// else; and the reference to it.
  fileprivate func source(in type: TypeModel) -> (property: Property, node: Node)? {
    var node = node
    while let call = FunctionCall(node) {
      guard call.isCollectionWork, let base = call.base, call.name == "filter" || call.name == "sorted",
        call.node.children.dropFirst().allSatisfy({ $0.readsOnlyConstants })
      else { return nil }
      node = base
    }
    var name = node.kind == .declReferenceExpr ? node.firstName : nil
    if let access = MemberAccess(node), access.base?.isReference(to: "self") == true { name = access.name }
    guard let name, !node.isParameterReference(name),
      !node.tree.hasPattern(named: name.text, in: node.member),
      let property = type.storedProperties.first(where: { $0.name?.hasSameText(as: name) == true }),
      property.isLet, property.initialValue == nil, property.variable.node.attributes.isEmpty,
      property.variable.bindings.count == 1, property.type?.kind == .arrayType
    else { return nil }
    return (property, node)
  }
}

extension FunctionCall {
  /// The constant of a block that has the call's value, and the UTF-8 offsets of its declaration; nil unless that could go
  /// without anything else.
  fileprivate func local(_ layout: Layout) -> (name: Name, range: Range<Int>)? {
    guard node.parent?.kind == .initializerClause, let binding = PatternBinding(node.parent?.parent),
      let variable = VariableDecl(binding.node.parent), variable.isLet, variable.bindings.count == 1,
      binding.typeAnnotation == nil, let name = binding.name, let item = variable.node.parent,
      item.kind == .codeBlockItem, layout.isAloneOnLines(item.range)
    else { return nil }
    let start = item.tokenRange.lowerBound
    let previous = start > 0 ? Int(item.tree.tokens[start - 1].end) : 0
    return layout.hasComment(previous..<item.range.upperBound) ? nil : (name, item.range)
  }

  /// The type that the call makes an instance of, as it is written: `DateFormatter` in `DateFormatter.init()`, too.
  fileprivate var typeText: String? { name == "init" ? base?.text : callee?.text }
}

extension InitializerDecl {
  /// The statement of the initializer's own block that assigns the property; nil where there are several.
  fileprivate func assignment(to name: Name) -> Node? {
    // After a `return` it might not be reached.
    guard let body, !body.descendants.contains(where: { $0.kind == .returnStmt }) else { return nil }
    let found = body.statements.compactMap(\.firstChild).filter { statement in
      guard statement.kind == .sequenceExpr, statement.children.count == 3, let target = statement.firstChild,
        target.nextSibling?.kind == .assignmentExpr
      else { return false }
      if let access = MemberAccess(target) {
        return access.base?.isReference(to: "self") == true && access.name?.hasSameText(as: name) == true
      }
      return target.isName(name)
    }
    return found.count == 1 ? found.first : nil
  }
}

/// Where a new first member of a type goes.
private struct MemberInsertion {
  let offset: Int
  let indentation: String
  private let needsBlankLine: Bool
  private let lineEnding: String

  /// Nil where the type's braces share a line with a member.
  init?(atStartOf type: TypeModel, _ layout: Layout) {
    guard let block = type.declaration.memberBlock, let first = block.firstChild else { return nil }
    let brace = Int(block.firstToken.end)
    offset = layout.nextLineStart(of: brace)
    guard layout.endsLine(brace), first.range.lowerBound >= offset else { return nil }
    indentation = layout.indentation(at: first.range.lowerBound)
    needsBlankLine = layout.endOfWhitespace(from: offset) < layout.lineEnd(of: offset)
    lineEnding = layout.lineEnding
  }

  func edit(_ lines: [String]) -> TextEdit {
    var text = lines.map { indentation + $0 + lineEnding }.joined()
    if needsBlankLine { text += lineEnding }
    return TextEdit(range: offset..<offset, newText: text)
  }
}

/// The names that a type's members have in a file.
private struct MemberNames {
  var taken: Set<String> = []

  /// The name, with a number where it is taken.
  func free(_ name: String) -> String? {
    if !taken.contains(name) { return name }
    return (2...9).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) }
  }
}

extension FileModel {
  fileprivate func memberNames(of type: TypeModel) -> MemberNames {
    var names = MemberNames()
    for declaration in declarations(of: type) {
      names.taken.formUnion(declaration.properties.compactMap { $0.name?.text })
      names.taken.formUnion(declaration.functions.compactMap { $0.name?.text })
    }
    return names
  }
}

extension TypeModel {
  /// Whether this declaration can have a stored static property: nothing generic is around it, and all of the
  /// type is in this file, so that its names are known.
  fileprivate func canHaveStaticProperty(in context: RuleContext) -> Bool {
    guard let main = context.resolver.mainDeclaration(of: self), !main.isProtocol,
      context.resolver.isWhollyInFile(self)
    else { return false }
    return ([main.node, node] + Array(main.node.ancestors) + Array(node.ancestors)).allSatisfy { outer in
      switch outer.kind {
      case .functionDecl, .protocolDecl, .closureExpr: false
      case .extensionDecl: outer.id == node.id
      default: outer.child(.genericParameterClause) == nil
      }
    }
  }
}

extension BodyCode {
  /// Whether the code runs under conditions that a static property of the type would not have: a newer system,
  /// no actor, a build flag.
  fileprivate func isRestricted(at node: Node) -> Bool {
    if member.attribute("available") != nil { return true }
    if member.children(.declModifier).contains(where: { $0.hasText("nonisolated") }) { return true }
    for ancestor in node.ancestors {
      if ancestor.id == type.node.id { return false }
      if ancestor.kind == .ifConfigClause { return true }
      if ancestor.kind == .ifExpr,
        ancestor.children(.conditionElement).contains(where: { $0.firstChild?.kind == .availabilityCondition }
        )
      {
        return true
      }
    }
    return false
  }
}

extension Layout {
  /// Puts lines after the line that contains the offset.
  fileprivate func insertion(of lines: [String], afterLineOf offset: Int) -> TextEdit {
    let start = nextLineStart(of: offset)
    return TextEdit(range: start..<start, newText: lines.map { $0 + lineEnding }.joined())
  }
}

extension SyntaxTree {
  /// How many things in the node are given the name: locals, bound values. Nil without a node.
  fileprivate func patterns(named name: String, in node: Node?) -> Int? {
    node?.descendants.count { $0.kind == .identifierPattern && hasText(name, in: $0.range) }
  }

  /// Whether something in the node is given the name.
  fileprivate func hasPattern(named name: String, in node: Node?) -> Bool {
    patterns(named: name, in: node) != 0
  }
}

extension Node {
  /// The member of a type that contains the node.
  fileprivate var member: Node? { ancestor(.memberBlockItem) }

  /// Whether the value is the same wherever it is computed: it reads no property, no local and no clock, only
  /// literals, members of types, and what its own closures are handed.
  fileprivate var readsOnlyConstants: Bool {
    ([self] + Array(descendants)).allSatisfy { node in
      switch node.kind {
      case .declReferenceExpr:
        guard let name = node.firstName else { return false }
        if let access = MemberAccess(node.parent), access.base?.id != node.id {
          return access.name != "now" && access.name != "current"
        }
        if node.parent?.kind == .keyPathPropertyComponent { return true }
        if name.isCapitalized { return name != "Date" && name != "Self" }
        let text = name.text
        return text.hasPrefix("$") || node.isClosureParameter(name, within: self)
          || text.allSatisfy { !$0.isLetter && $0 != "_" }
      case .superExpr, .macroExpansionExpr, .assignmentExpr, .inOutExpr, .awaitExpr: return false
      default: return true
      }
    }
  }

  /// Whether a closure inside the given node names the parameter that this reference means.
  private func isClosureParameter(_ name: Name, within node: Node) -> Bool {
    for ancestor in ancestors {
      if let closure = Closure(ancestor), closure.parameterNames.contains(where: { $0.hasSameText(as: name) })
      {
        return true
      }
      if ancestor.id == node.id { return false }
    }
    return false
  }

  /// Whether the object is only asked for something: a method is called on it, or it is handed over as a formatter.
  fileprivate var isOnlyUsed: Bool {
    if let argument = Argument(parent) { return argument.label == "formatter" }
    guard let access = MemberAccess(parent), access.base?.id == id,
      let call = access.node.ownCall, let name = call.name
    else { return false }
    return !name.hasPrefix("set") && !name.hasPrefix("add") && !name.hasPrefix("register")
  }

  /// Whether the statement sets the local up: `name.property = constant`, `name.method(constants)`.
  fileprivate func configures(_ name: Name) -> Bool {
    var target = self
    var values: [Node] = []
    if kind == .sequenceExpr {
      guard children.count == 3, let first = firstChild, first.kind == .memberAccessExpr,
        let operation = first.nextSibling, operation.kind == .assignmentExpr,
        let value = operation.nextSibling
      else { return false }
      target = first
      values = [value]
    } else {
      guard let call = FunctionCall(self), let callee = call.callee else { return false }
      target = callee
      values = Array(children.dropFirst())
    }
    guard let access = MemberAccess(target) else { return false }
    var root = access.base
    while let inner = MemberAccess(root) { root = inner.base }
    return root?.isName(name) == true && values.allSatisfy(\.readsOnlyConstants)
  }

  /// Whether a parameter of the type is stored as it is: a closure that a type alias stands for would have to escape.
  fileprivate func isKnownValueType(_ resolver: ViewResolver) -> Bool {
    switch kind {
    case .arrayType, .dictionaryType, .optionalType: return true
    case .identifierType:
      guard let name = firstName else { return false }
      if child(.genericArgumentClause) != nil { return true }
      return commonTypes.contains(name) || resolver.declares(name)
    default: return false
    }
  }
}

private let commonTypes: NameSet = [
  "String", "Int", "Double", "Float", "Bool", "CGFloat", "Date", "URL", "UUID", "Data", "Color", "Image",
  "Font",
  "Text", "Character", "LocalizedStringKey", "CGSize", "CGRect", "CGPoint", "Locale", "Calendar", "Decimal",
  "TimeInterval",
]

/// A name for a property whose value is an instance: `dateFormatter`, `jsonDecoder`.
private func propertyName(for type: String) -> String {
  var name = type.split(separator: ".").last.map(String.init) ?? type
  if name.hasPrefix("NS") { name.removeFirst(2) }
  // Of a leading abbreviation all goes small, up to the capital of the next word.
  let capitals = name.prefix { $0.isUppercase || $0.isNumber }
  let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
  return name.prefix(count).lowercased() + name.dropFirst(count)
}
