/// A function that takes what an initializer takes and hands it on: its parameters and the arguments, as texts.
///
/// The function stands outside of the type, so that names of the type's own have to be spelt in full.
struct InitializerForwarding {
  /// `elevation: Double = 2`, by the initializer's parameters.
  let parameters: [String]
  /// `elevation: elevation`.
  let arguments: [String]
  /// Indices of the initializer's parameters that are left to their defaults: properties that callers don't set.
  private let skipped: Set<Int>

  /// `initializer` is the index in the declaration's initializers, of which a struct without any has the memberwise one;
  /// the parameters at the indices `excluded` are left out.
  init(
    _ type: TypeModel, initializer: Int, without excluded: Set<Int> = [], _ resolver: ViewResolver
  ) throws(Obstacle) {
    var parameters: [String] = []
    var arguments: [String] = []
    var skipped: Set<Int> = []
    func add(label: String, name: String, _ text: String) {
      parameters.append(text)
      arguments.append(label.isEmpty ? name : "\(label): \(name)")
    }
    if type.initializers.indices.contains(initializer) {
      let declaration = type.initializers[initializer]
      guard !Self.isRestricted(declaration.node) else {
        throw Obstacle(
          "the initializer of `\(type.spokenName)` is generic, may fail, throws or is asynchronous.")
      }
      for (index, parameter) in declaration.parameters.enumerated() where !excluded.contains(index) {
        guard let name = parameter.name?.text, let parameterType = parameter.type else {
          throw Obstacle("a parameter of the initializer of `\(type.spokenName)` has no name.")
        }
        try Self.check(parameter.defaultValue, of: name)
        guard !parameter.isVariadic, !parameterType.text.contains("@autoclosure") else {
          throw Obstacle("`\(name)` can't be handed on as it is passed.")
        }
        let label = parameter.label?.text
        var text = try Self.spelled(parameterType, outside: type, resolver)
        let attributes = parameter.node.attributes.map { $0.text + " " }.joined()
        let head = label == name ? name : "\(label ?? "_") \(name)"
        text = attributes + head + ": " + text
        if let value = parameter.defaultValue {
          text += " = " + (try Self.spelled(value, outside: type, resolver))
        }
        add(label: label ?? "", name: name, text)
      }
    } else {
      let properties = type.storedProperties.filter { $0.initialValue == nil || !$0.isLet }
      for (index, property) in properties.enumerated() where !excluded.contains(index) {
        guard let facts = ParameterFacts(property) else {
          throw Obstacle("a property of `\(type.spokenName)` has no name.")
        }
        if let access = property.access, access < .internal {
          guard facts.hasDefault else {
            throw Obstacle("`\(facts.name)` is private, and the initializer takes it.")
          }
          skipped.insert(index)
          continue
        }
        if facts.hasDefault, let role = property.wrapper?.role, role != .input {
          skipped.insert(index)
          continue
        }
        try Self.check(property.initialValue, of: facts.name)
        let text = try Self.parameter(property, facts, of: type, resolver)
        add(label: facts.label, name: facts.name, text)
      }
    }
    self.parameters = parameters
    self.arguments = arguments
    self.skipped = skipped
  }

  /// Throws where the call passes a value that the function doesn't take.
  func check(_ call: InitializerCall) throws(Obstacle) {
    if call.arguments.contains(where: { skipped.contains($0.parameter) }) {
      throw Obstacle("a use sets what is the type's own", at: call.call.node.range, in: call.source)
    }
  }

  /// The memberwise initializer's parameter for the property.
  private static func parameter(
    _ property: Property, _ facts: ParameterFacts, of type: TypeModel, _ resolver: ViewResolver
  ) throws(Obstacle) -> String {
    var text: String
    if let declared = property.type {
      text = try spelled(declared, outside: type, resolver)
      guard let isFunction = resolver.isFunctionType(declared, in: type) else {
        throw Obstacle("the type of `\(facts.name)` is an alias, and may be a function's.")
      }
      if isFunction { text = "@escaping " + text }
    } else if let inferred = property.initialValue?.literalType {
      text = inferred
    } else {
      throw Obstacle("the type of `\(facts.name)` is not written.")
    }
    var attribute = ""
    let node = property.variable.node
    if let wrapper = property.wrapper {
      switch wrapper.name.text {
      case "Binding": text = "Binding<\(text)>"
      case "ObservedObject", "StateObject", "State", "Bindable": break
      default: throw Obstacle("`\(facts.name)` has the wrapper `@\(wrapper.name.text)`.")
      }
    } else if let builder = node.attributes.first(where: { Vocabulary.builders[$0.attributeName] != nil }) {
      attribute = builder.text + " "
      if let declared = property.type, declared.asFunctionType == nil,
        resolver.isFunctionType(declared, in: type) != true
      {
        text = "() -> \(text)"
      }
    } else if let other = node.attributes.first {
      throw Obstacle("`\(facts.name)` has the attribute `\(other.text)`.")
    }
    var value = facts.hasDefault ? " = nil" : ""
    if let initial = property.initialValue { value = " = " + (try spelled(initial, outside: type, resolver)) }
    return "\(attribute)\(facts.name): \(text)\(value)"
  }

  private static func isRestricted(_ node: Node) -> Bool {
    if node.child(.genericParameterClause) != nil || node.child(.genericWhereClause) != nil { return true }
    guard let body = node.child(.codeBlock) else { return true }
    let tokens = node.tree.tokens
    // `init?`, `throws`, `async` stand before the body.
    let head = node.tokenRange.prefix { $0 < body.tokenRange.lowerBound }
    if head.contains(where: { [.kwThrows, .kwRethrows, .kwAsync].contains(tokens[$0].kind) }) { return true }
    let mark = node.introducerToken + 1
    return node.tokenRange.contains(mark) && tokens[mark].kind != .leftParen
  }

  /// A default that names something of the type's own means nothing outside of it.
  private static func check(_ value: Node?, of name: String) throws(Obstacle) {
    guard let value else { return }
    for id in value.subtree {
      let node = value.tree.node(id)
      if node.kind == .declReferenceExpr, !node.isMemberName, node.firstName?.isCapitalized != true,
        node.firstToken.kind != .dollarIdentifier
      {
        throw Obstacle("the default of `\(name)` refers to `\(node.text)`.")
      }
      if node.firstToken.kind == .kwSelfType || node.firstToken.kind == .kwSelf {
        throw Obstacle(
          "the default of `\(name)` refers to `\(node.firstToken.kind == .kwSelf ? "self" : "Self")`.")
      }
    }
  }

  /// The text of the type, or of a default, as it has to be spelt outside of the declaration.
  static func spelled(
    _ node: Node, outside type: TypeModel, _ resolver: ViewResolver
  ) throws(Obstacle) -> String {
    var edits: [TextEdit] = []
    for id in node.subtree {
      let part = node.tree.node(id)
      let isValue =
        part.kind == .declReferenceExpr && !part.isMemberName && part.firstName?.isCapitalized == true
      guard isValue || part.kind == .identifierType, let name = isValue ? part.firstName : part.typeName
      else {
        continue
      }
      if part.firstToken.kind == .kwSelfType { throw Obstacle("a parameter's type refers to `Self`.") }
      if !isValue, resolver.isOwnAlias(part, in: type) {
        throw Obstacle("a parameter's type refers to the alias `\(name.text)`, which a type may declare.")
      }
      guard let meant = resolver.workspaceType(name), meant != name.text, meant.hasSuffix("." + name.text)
      else {
        continue
      }
      if resolver.file.types.contains(where: { $0.qualifiedName == meant && $0.node.access == .private }) {
        throw Obstacle("`\(name.text)` is private to `\(type.spokenName)`.")
      }
      edits.append(TextEdit(range: name.range, newText: meant))
    }
    let start = node.range.lowerBound
    let moved = edits.map {
      TextEdit(
        range: $0.range.lowerBound - start..<$0.range.upperBound - start, newText: $0.newText)
    }
    return String(decoding: moved.applied(to: Array(node.text.utf8)), as: UTF8.self)
  }
}
