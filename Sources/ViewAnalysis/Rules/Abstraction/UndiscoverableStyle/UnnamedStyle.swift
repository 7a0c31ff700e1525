/// A style type of the workspace for which no extension of its protocol has a static member.
struct UnnamedStyle {
  let type: TypeModel
  /// The style protocol.
  private let proto: String
  /// Whether it can't be made without arguments, so that its member is a function.
  private let needsArguments: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard node.kind == .structDecl, let type = context.file.type(declaredBy: node),
      context.resolver.roles(of: type).contains(.style), context.isVisibleOutside(type),
      let proto = Self.styleProtocol(of: type, context), !Self.hasMember(type, proto, context),
      case let needsArguments = Self.needsArguments(type, context),
      // No extension can name a generic type without what it is made of.
      context.step == .all
        || !Self.isGeneric(type, context) && !Self.belongsToUser(type, context)
          && !(context.step == .recommended
            && (Self.isUnused(type, context) || Self.isGivenByFunctions(type, context)
              || Self.isUsedOnce(type, needsArguments: needsArguments, context)))
    else { return nil }
    self.type = type
    self.proto = proto
    self.needsArguments = needsArguments
  }

  /// Whether the type, or one that it is nested in, has generic parameters.
  private static func isGeneric(_ type: TypeModel, _ context: RuleContext) -> Bool {
    let owners = type.qualifiedName.split(separator: ".").dropLast().map(String.init)
    return !type.declaration.genericParameters.isEmpty
      || owners.contains { owner in
        context.workspace.types(named: owner).contains { !$0.facts.genericParameters.isEmpty }
      }
  }

  /// Whether the type is nested in another one whose code alone uses it.
  private static func belongsToUser(_ type: TypeModel, _ context: RuleContext) -> Bool {
    guard let period = type.qualifiedName.lastIndex(of: ".") else { return false }
    let owner = type.qualifiedName[..<period]
    let ownerName = owner.split(separator: ".").last.map(String.init) ?? String(owner)
    var isUsed = false
    for (file, references) in context.workspace.references(to: type.name) {
      guard let source = context.resolver.source(named: file) else { return false }
      for reference in references {
        let user = source.model.enclosingType(atOffset: reference.range.lowerBound)?.qualifiedName ?? ""
        if user == owner || user.hasPrefix(owner + ".") {
          isUsed = true
        } else if source.tree.qualifier(at: reference.range.lowerBound) == ownerName {
          // Elsewhere only the owner's name tells it from other types that are called the same.
          return false
        }
      }
    }
    return isUsed
  }

  /// Whether each initializer has a parameter without a default.
  private static func needsArguments(_ type: TypeModel, _ context: RuleContext) -> Bool {
    let initializers = context.workspace.types(named: type.name)
      .filter { $0.facts.qualifiedName == type.qualifiedName }.flatMap(\.facts.initializers)
    return !initializers.isEmpty
      && initializers.allSatisfy { $0.parameters.contains { !$0.hasDefault } }
  }

  /// What uses the type, by file, its own code and previews aside.
  private static func uses(of type: TypeModel, _ context: RuleContext) -> [(file: String, uses: [Reference])]
  {
    context.workspace.references(to: type.name).map { file, references in
      let own = file == context.resolver.fileName ? type.node.range : 0..<0
      return (file, references.filter { !$0.isInPreview && !own.contains($0.range.lowerBound) })
    }.filter { !$0.1.isEmpty }
  }

  /// Whether nothing in the workspace sets the style, and nobody else can.
  private static func isUnused(_ type: TypeModel, _ context: RuleContext) -> Bool {
    context.workspace.isWhole && (type.node.access ?? .internal) < .public && uses(of: type, context).isEmpty
  }

  /// Whether one place is all that uses the type, in the file that declares it, where it may be private, or with arguments
  /// that only this place needs.
  private static func isUsedOnce(
    _ type: TypeModel, needsArguments: Bool, _ context: RuleContext
  ) -> Bool {
    guard context.workspace.isWhole, (type.node.access ?? .internal) < .public else { return false }
    let uses = uses(of: type, context)
    return uses.count == 1 && uses[0].uses.count == 1
      && (uses[0].file == context.resolver.fileName || needsArguments)
  }

  /// Whether extensions of types that aren't the workspace's are all that uses the style: `View.primaryButton()` is what
  /// code completion suggests.
  private static func isGivenByFunctions(_ type: TypeModel, _ context: RuleContext) -> Bool {
    let uses = uses(of: type, context)
    return !uses.isEmpty
      && uses.allSatisfy { file, references in
        guard let model = context.resolver.source(named: file)?.model else { return false }
        return references.allSatisfy { reference in
          guard let user = model.enclosingType(atOffset: reference.range.lowerBound) else { return false }
          return user.declaration.isExtension && context.workspace.typeDeclarations(named: user.name).isEmpty
        }
      }
  }

  private static func styleProtocol(of type: TypeModel, _ context: RuleContext) -> String? {
    let inherited = context.file.declarations(of: type).flatMap(\.inheritedTypes)
    let own = inherited.compactMap(\.typeName).first { Vocabulary.styleProtocols.contains($0) }
    guard let own, !context.resolver.declares(own) else { return nil }
    return own.text
  }

  private static func hasMember(_ type: TypeModel, _ proto: String, _ context: RuleContext) -> Bool {
    // A style of both button protocols may have its member in either.
    let protocols = proto.hasSuffix("ButtonStyle") ? ["ButtonStyle", "PrimitiveButtonStyle"] : [proto]
    return protocols.flatMap {
      context.workspace.types(named: $0, inFilesReferringTo: type.name)
    }.contains { _, facts in
      guard facts.kind == .extensionDecl else { return false }
      let hasStatic =
        facts.properties.contains(where: \.isStatic) || facts.functions.contains(where: \.isStatic)
      if hasStatic, facts.isAbout(type) { return true }
      return facts.properties.contains { $0.isStatic && $0.type.map { $0.names(type.name) } ?? false }
        || facts.functions.contains { $0.isStatic && $0.result.map { $0.names(type.name) } ?? false }
    }
  }

  var message: String {
    "`\(type.spokenName)` has no static member, so code completion doesn't suggest it where a style is set. "
      + "Add \(needsArguments ? "a static function" : "one") in "
      + "`extension \(proto) where Self == \(type.qualifiedName)`."
  }

  var reason: String {
    "No extension of `\(proto)` in the workspace has a static member that makes a `\(type.spokenName)`."
  }

  // MARK: The refactoring

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try refactoring(context) }
  }

  private func refactoring(_ context: RuleContext) throws(Obstacle) -> Rewrite {
    if let generic = context.genericType(around: type) { throw Obstacle("`\(generic)` is generic.") }
    let uses = try context.uses(of: type)
    guard !uses.initializers.isEmpty else { throw Obstacle("`\(type.spokenName)` has no initializer.") }
    let settings = uses.calls.filter { $0.isStyleArgument }
    if let unknown = settings.first(where: { $0.initializer == nil }) {
      throw Obstacle(
        "no initializer of `\(type.spokenName)` fits the call", at: unknown.call.node.range,
        in: unknown.source)
    }
    let used = Set(settings.compactMap(\.initializer))
    guard used.count <= 1, uses.initializers.count == 1 || used.count == 1,
      let index = used.first ?? uses.initializers.indices.first, !uses.initializers[index].isInExtension
    else { throw Obstacle("`\(type.spokenName)` has several initializers.") }
    guard let member = StyleMember(of: type.name, proto, context) else {
      throw Obstacle("every name for the member is taken.")
    }
    let forwarding = try InitializerForwarding(
      type, initializer: uses.initializers[index].index, context.resolver)
    let isFunction = !forwarding.parameters.isEmpty
    var edits = [
      context.insertion(
        of: context.availability(of: type)
          + member.lines(
            makes: type.qualifiedName, forwarding,
            access: context.accessPrefix(of: type, uses.initializers[index].facts), context.layout),
        after: type)
    ]
    for use in settings {
      try forwarding.check(use)
      edits += try edit(use, naming: member.name, isFunction: isFunction, context)
    }
    return Rewrite(
      title: "Add the static member `\(member.name)`" + (settings.isEmpty ? "" : " and use it"),
      level: .refactor,
      edits: edits.sortedByFile)
  }

  private func edit(
    _ use: InitializerCall, naming name: String, isFunction: Bool, _ context: RuleContext
  ) throws(Obstacle) -> [TextEdit] {
    guard let callee = use.call.callee else { return [] }
    let file = context.editName(of: use.source)
    if isFunction {
      let member = "." + name
      return [TextEdit(file: file, range: callee.range, newText: member)]
        + context.layout(of: use.source).realigning(
          use.call, after: callee.range, renamed: member, file: file)
    }
    guard !context.layout(of: use.source).hasComment(use.call.node.range) else {
      throw Obstacle("a comment would be lost", at: use.call.node.range, in: use.source)
    }
    return [TextEdit(file: file, range: use.call.node.range, newText: "." + name)]
  }
}

extension InitializerCall {
  /// Whether it is the only argument of a modifier that sets a style: `.buttonStyle(Card())`.
  fileprivate var isStyleArgument: Bool {
    guard !isImplicit, let argument = Argument(call.node.parent), argument.label == nil,
      let modifier = FunctionCall(argument.node.parent)
    else { return false }
    return Vocabulary.styleModifierNames.contains(modifier.name)
  }
}

extension String {
  /// Whether the type's text has the name among its words.
  fileprivate func names(_ type: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type }
  }
}

extension SyntaxTree {
  /// The name before the period that the name at the UTF-8 offset follows: `Dial` in `Dial.Digit`.
  fileprivate func qualifier(at offset: Int) -> String? {
    let node = innermostNode(at: offset)
    if node.kind == .memberType { return node.firstChild?.typeName?.text }
    return MemberAccess(node.parent)?.base?.referencedName?.text
  }
}
