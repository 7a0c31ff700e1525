/// Turns a modifier into a view that takes its content, and all its uses into calls of that view.
struct ContainerConversion {
  private let modifier: ArrangingModifier
  private let context: RuleContext
  private let folders: ModuleFolders
  private var type: TypeModel { modifier.type }
  private var layout: Layout { context.layout }

  init(_ modifier: ArrangingModifier, _ context: RuleContext) {
    self.modifier = modifier
    self.context = context
    folders = ModuleFolders(context.workspace)
  }

  var rewrite: Result<Rewrite, Obstacle> { Result { () throws(Obstacle) in try refactoring() } }

  private func refactoring() throws(Obstacle) -> Rewrite {
    guard let name = freeTypeName else { throw Obstacle("every name for the view is taken.") }
    guard context.file.enclosingType(of: type.node) == nil else {
      throw Obstacle("`\(type.spokenName)` is declared in another type.")
    }
    guard modifier.content.text == "content" else {
      throw Obstacle("the parameter of `body(content:)` is named `\(modifier.content.text)`.")
    }
    if let other = type.declaration.inheritedTypes.first(where: { !$0.isNamedType("ViewModifier") }) {
      throw Obstacle("`\(type.spokenName)` conforms to `\(other.text)`, too.")
    }
    let uses = try context.uses(ofTypeOnlyMade: type)
    guard uses.declarations.count == 1 else { throw Obstacle("`\(type.spokenName)` is extended.") }

    var edits = try declarationEdits(name)
    var converted: [(node: Node, source: SourceFile)] = []
    var exposing: [(function: FunctionDecl, source: SourceFile)] = []
    var omitted: [Int: SharedDefault] = [:]
    let hasOneFunction = uses.calls.count { AppliedModifier($0)?.exposingFunction != nil } == 1
    for use in uses.calls {
      guard let applied = AppliedModifier(use) else {
        throw Obstacle(
          "`\(type.spokenName)` is made outside of `.modifier(…)`", at: use.call.node.range, in: use.source)
      }
      if let function = applied.exposingFunction {
        exposing.append((function, use.source))
        try context.checkComments(in: function.node.range, except: [], use.source)
        let calls = try context.calls(ofViewFunction: function, in: use.source)
        if calls.isEmpty {
          // With its callers it would lose its parameters' names and its documentation, for nothing.
          throw Obstacle("nothing calls `\(function.name?.text ?? "")`.")
        }
        let defaults = hasOneFunction ? sharedDefaults(of: use, in: function) : [:]
        for call in calls {
          converted.append((call.call.node, call.source))
          let own = defaults.filter { $0.value.isLeft(by: call) }
          omitted.merge(own) { one, _ in one }
          let head = try self.head(of: use, without: own, named: name, in: function, calledBy: call)
          edits += try self.edits(replacing: call.call, with: head, in: call.source)
        }
      } else {
        converted.append((applied.outer.node, use.source))
        let layout = context.layout(of: use.source)
        let around = [
          applied.outer.node.callRange.lowerBound..<use.call.node.range.lowerBound,
          use.call.node.range.upperBound..<applied.outer.node.range.upperBound,
        ]
        if around.contains(where: layout.hasComment) {
          throw Obstacle("a comment would be lost", at: use.call.node.range, in: use.source)
        }
        let head = ContainerHead(
          text: name + use.call.textAfterCallee(layout, applied.outer.base ?? applied.outer.node),
          endsWithClosure: use.call.endsWithClosure)
        edits += try self.edits(replacing: applied.outer, with: head, in: use.source)
      }
    }
    try context.checkNesting(converted, of: "use")
    edits += omitted.values.flatMap(\.edits)
    edits += try context.removals(of: exposing)
    return Rewrite(
      title: "Convert `\(type.spokenName)` to a view that takes its content", level: .refactor,
      edits: edits.sortedByFile)
  }

  private var freeTypeName: String? {
    var base = type.name
    for suffix in ["ViewModifier", "Modifier"] where base.hasSuffix(suffix) && base != suffix {
      base.removeLast(suffix.utf8.count)
      break
    }
    return [base, base + "View", base + "Container"].first { name in
      name == type.name
        || !context.workspace.knows(name) && context.file.types(named: name).isEmpty
          && Vocabulary.views[name] == nil
    }
  }

  // MARK: The declaration

  private func declarationEdits(_ name: String) throws(Obstacle) -> [TextEdit] {
    if type.declaration.genericParameters.contains(where: { $0.genericParameterName == "Content" }) {
      throw Obstacle("`\(type.spokenName)` has a generic parameter `Content`.")
    }
    guard let signature = modifier.body.signature, !layout.hasComment(signature.range),
      let conformance = type.declaration.inheritedTypes.first, let keyword = functionKeyword
    else { throw Obstacle("`\(type.spokenName)` doesn't conform to `ViewModifier` where it is declared.") }
    let result = modifier.body.returnType?.text ?? "some View"
    return try [
      TextEdit(range: type.declaration.nameRange, newText: name),
      TextEdit(range: conformance.range, newText: layout.tree.viewQualifier + "View"),
      TextEdit(range: keyword..<signature.range.upperBound, newText: "var body: \(result)"),
    ] + ViewSlots(type: type, slots: [("content", "Content")], layout: layout).edits()
  }

  /// UTF-8 offset of `func`.
  private var functionKeyword: Int? {
    let node = modifier.body.node
    return node.tokenRange.contains(node.introducerToken) ? node.introducerOffset : nil
  }

  // MARK: Uses

  /// How the view is made where the function is called: the function's own call, with what is passed to it.
  private func head(
    of use: InitializerCall, without omitted: [Int: SharedDefault], named name: String,
    in function: FunctionDecl,
    calledBy call: ViewFunctionCall
  ) throws(Obstacle) -> ContainerHead {
    try checkAccess(of: use, for: call)
    guard function.node.child(.genericWhereClause) == nil else {
      throw Obstacle("`\(function.name?.text ?? "")` has a `where` clause.")
    }
    let values = PassedValues(
      call.call, call.arguments, in: call.source,
      parameters: function.parameters.map(PassedValues.Parameter.init), declaring: use.source)
    guard let callee = use.call.callee, !context.layout(of: use.source).hasComment(use.call.node.range) else {
      throw Obstacle("a comment would be lost", at: use.call.node.range, in: use.source)
    }
    try checkNames(in: use.call.node, of: function, use.source)
    if call.source.name != use.source.name,
      let hidden = use.source.model.privateMember(namedIn: use.call.node.range)
    {
      throw Obstacle(
        "`\(function.name?.text ?? "")` refers to `\(hidden.text)`, which is private", at: hidden.range,
        in: use.source)
    }
    let outer = context.layout(of: call.source).indentation(
      at: (call.base ?? call.call.node).range.lowerBound)
    let layout = context.layout(of: use.source)
    let keepsTypes = keepsTypes(use, function)
    func moved(_ range: Range<Int>) throws(Obstacle) -> String {
      let edits = try values.edits(
        in: range, of: function.node, readAsProperties: false, indentation: outer, keepsTypes: keepsTypes,
        context.layout(of:))
      return layout.reindented(
        range, applying: edits, from: layout.indentation(at: range.lowerBound), to: outer)
    }
    var text: String
    if omitted.isEmpty {
      text = try moved(callee.range.upperBound..<use.call.node.range.upperBound)
    } else {
      var arguments: [String] = []
      for argument in use.arguments where omitted[argument.parameter] == nil {
        let label = Argument(argument.node)?.label.map { $0.text + ": " } ?? ""
        arguments.append(label + (try moved(argument.value.range)))
      }
      text = "(" + arguments.joined(separator: ", ") + ")"
    }
    if text == "()" { text = "" }
    return ContainerHead(text: name + text, endsWithClosure: use.call.endsWithClosure)
  }

  /// The defaults of the function's parameters that it hands on as they are, by the parameters of the type's memberwise
  /// initializer: properties that have them, or can have them.
  private func sharedDefaults(of use: InitializerCall, in function: FunctionDecl) -> [Int: SharedDefault] {
    guard type.initializers.isEmpty, use.source.name == resolverFile, !use.call.endsWithClosure else {
      return [:]
    }
    let properties = type.storedProperties.filter { $0.initialValue == nil || !$0.isLet }
    var found: [Int: SharedDefault] = [:]
    for argument in use.arguments where argument.value.kind == .declReferenceExpr {
      let parameters = function.parameters
      guard let name = argument.value.firstName, let property = properties.element(at: argument.parameter),
        let index = parameters.firstIndex(where: { $0.name?.hasSameText(as: name) == true })
      else { continue }
      found[argument.parameter] = SharedDefault(of: parameters[index], at: index, property, layout)
    }
    return found
  }

  /// Whether the function hands each parameter on to one of the initializer that has the same type.
  private func keepsTypes(_ use: InitializerCall, _ function: FunctionDecl) -> Bool {
    let taken = type.initializers.first.map { $0.parameters.map { $0.type?.text } }
    let parameters = taken ?? InitializerFacts(memberwise: type).parameters.map(\.type)
    return use.arguments.allSatisfy { argument in
      guard argument.value.kind == .declReferenceExpr, let name = argument.value.firstName,
        let own = function.parameters.first(where: { $0.name?.hasSameText(as: name) == true })
      else { return true }
      // A stored closure escapes without saying so.
      let given = own.type?.kind == .attributedType ? own.type?.children.last : own.type
      return parameters.indices.contains(argument.parameter)
        && given?.text == parameters[argument.parameter]
    }
  }

  /// The function's call of the initializer moves to its callers: what it names besides parameters must mean the same.
  private func checkNames(in call: Node, of function: FunctionDecl, _ source: SourceFile) throws(Obstacle) {
    let parameters = function.parameters.compactMap { $0.name?.text }
    for id in call.subtree {
      let node = call.tree.node(id)
      if node.firstToken.kind == .kwSelfType
        || node.kind == .declReferenceExpr && node.firstToken.kind == .kwSelf
      {
        throw Obstacle("`\(function.name?.text ?? "")` refers to `self`", at: node.range, in: source)
      }
      guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName,
        !name.isCapitalized,
        !parameters.contains(name.text), node.firstToken.kind != .dollarIdentifier
      else { continue }
      throw Obstacle("`\(function.name?.text ?? "")` refers to `\(name.text)`", at: node.range, in: source)
    }
  }

  /// Where the function is called, the type's initializer must be visible.
  private func checkAccess(of use: InitializerCall, for call: ViewFunctionCall) throws(Obstacle) {
    let declaring = resolverFile
    var access = type.node.access ?? .internal
    if let initializer = type.initializers.first {
      access = min(access, initializer.node.access ?? .internal)
    } else {
      access = min(access, .internal)
    }
    let hidden = Obstacle(
      "`\(type.spokenName)` can't be made where its function is called", at: call.call.node.range,
      in: call.source)
    if call.source.name != declaring, access < .internal { throw hidden }
    let (own, other) = (
      context.workspace.module(of: declaring), context.workspace.module(of: call.source.name)
    )
    if access >= .public
      || own == other && (own != nil || folders.areTogether(declaring, call.source.name))
    {
      return
    }
    guard access >= .package, own?.package == other?.package else { throw hidden }
  }

  private var resolverFile: String { context.resolver.fileName ?? "" }

  private func edits(
    replacing call: FunctionCall, with head: ContainerHead, in source: SourceFile
  ) throws(Obstacle) -> [TextEdit] {
    let layout = context.layout(of: source)
    let node = call.node
    let open = head.text + (head.endsWithClosure ? " content: {" : " {")
    let file = context.editName(of: source)
    if source.tree.hasError(inTokens: node.tokenRange) {
      throw Obstacle("a use has a syntax error", at: node.range, in: source)
    }
    if node.postfixIfConfigBase != nil {
      throw Obstacle("a use is a modifier in an `#if`", at: node.range, in: source)
    }
    guard let base = call.base else {
      return [TextEdit(file: file, range: node.range, newText: open + " self }")]
    }
    let callee = node.callRange
    guard !layout.hasComment(base.range.upperBound..<callee.lowerBound) else {
      throw Obstacle("a comment would be lost", at: node.range, in: source)
    }
    let outer = layout.indentation(at: base.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let end = layout.lineEnding
    let text =
      layout.isOneLine(base.range.lowerBound..<callee.lowerBound)
        && !layout.isSplit(node.outermostChain) && layout.isOneLine(base.range)
      ? "\(open) \(base.text) }"
      : open + end + inner + layout.reindented(base.range, from: outer, to: inner) + end + outer + "}"
    return layout.moving(node, to: text, outer).map {
      TextEdit(file: file, range: $0.range, newText: $0.newText)
    }
  }
}

/// A default of a function that goes, which a property of the view takes over.
private struct SharedDefault {
  /// Index of the function's parameter.
  private let parameter: Int
  /// What gives it to the property, which may have it.
  let edits: [TextEdit]

  /// Nil where the property can't have it.
  init?(of parameter: FunctionParameter, at index: Int, _ property: Property, _ layout: Layout) {
    guard let value = parameter.defaultValue, property.variable.node.attributes.isEmpty else { return nil }
    self.parameter = index
    if let own = property.initialValue {
      guard own.hasSameTokens(as: value) else { return nil }
      edits = []
      return
    }
    guard let type = property.type, property.variable.bindings.count == 1, layout.isOneLine(value.range),
      parameter.type.map({ $0.text == type.text || $0.text == "@escaping " + type.text }) == true,
      !value.subtree.contains(where: { id in
        let node = value.tree.node(id)
        return [.kwSelf, .kwSelfType].contains(node.firstToken.kind)
          || node.kind == .declReferenceExpr && !node.isMemberName && node.firstName?.isCapitalized != true
      })
    else { return nil }
    let introducer = property.variable.node.introducerOffset
    let keyword =
      property.isLet ? [TextEdit(range: introducer..<introducer + "let".utf8.count, newText: "var")] : []
    edits = keyword + [TextEdit(range: type.range, newText: type.text + " = " + value.text)]
  }

  /// Whether the call leaves the parameter to its default.
  func isLeft(by call: ViewFunctionCall) -> Bool {
    !call.arguments.contains { $0.parameter == parameter }
  }
}

/// What makes the view, up to its content: `Card(elevation: 2)`.
private struct ContainerHead {
  let text: String
  /// Whether the text ends with a trailing closure, so that the content needs its label.
  let endsWithClosure: Bool
}

extension FunctionCall {
  fileprivate var endsWithClosure: Bool {
    node.children.contains { $0.kind == .closureExpr || $0.kind == .multipleTrailingClosureElement }
      && node.children.last?.kind != .labeledExpr
  }

  /// The arguments, indented like the code at `place`; empty for `()`, which a trailing closure makes needless.
  fileprivate func textAfterCallee(_ layout: Layout, _ place: Node) -> String {
    guard let callee else { return "" }
    let text = layout.reindented(
      callee.range.upperBound..<node.range.upperBound, from: layout.indentation(at: node.range.lowerBound),
      to: layout.indentation(at: place.range.lowerBound))
    return text == "()" ? "" : text
  }
}

extension Layout {
  /// Whether a modifier of the chain begins a line.
  fileprivate func isSplit(_ chain: Node) -> Bool {
    ViewExpression(chain).modifiers.contains { startsLine($0.range.lowerBound) }
  }
}
