/// A style that is set by its type, although it has a static member: `.buttonStyle(BorderedButtonStyle())`.
struct SpeltOutStyle {
  let style: FunctionCall
  private let modifier: Name
  private let name: Name
  /// The static member: `bordered`, `card()`.
  private let member: String

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), let modifier = call.name, call.node.children.count == 2,
      let protocols = Vocabulary.styleModifiers[modifier], let argument = call.firstArgument,
      argument.label == nil, let style = FunctionCall(argument.value), style.node.children.count == 1,
      style.parentheses != nil, let name = style.constructedType
    else { return nil }
    if let member = Vocabulary.styleMembers[name], !context.resolver.declares(name) {
      self.member = member
    } else if let type = context.resolver.workspaceType(name),
      let member = DeclaredStyleMembers(of: type, name: name.text, protocols, context).first
    {
      self.member = member
    } else {
      return nil
    }
    self.style = style
    self.modifier = modifier
    self.name = name
  }

  var message: String {
    "`\(name.text)()` spells out the style's type, although the style has a short name. Write `.\(modifier.text)(.\(member))`."
  }

  var reason: String { "The static member `.\(member)` makes the same style as `\(name.text)()`." }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard !layout.hasComment(style.node.range) else { return [] }
    return [
      Rewrite(
        title: "Write `.\(member)`", level: .safe,
        edits: [TextEdit(range: style.node.range, newText: "." + member)])
    ]
  }
}

/// The static members that the workspace's extensions of style protocols have for one style.
private struct DeclaredStyleMembers {
  /// The style's qualified name.
  private let type: String
  /// Its own name.
  private let name: String
  private let protocols: [String]
  private let context: RuleContext

  init(of type: String, name: String, _ protocols: [String], _ context: RuleContext) {
    self.type = type
    self.name = name
    self.protocols = protocols
    self.context = context
  }

  /// The first one that this file sees and that makes the same style as the initializer without arguments does, as it
  /// is written after the period.
  var first: String? {
    for proto in protocols {
      var files: [String] = []
      for (file, facts) in context.workspace.types(named: proto, inFilesReferringTo: name)
      where facts.isForStyle(type, context.workspace) && files.last != file {
        files.append(file)
      }
      for file in files {
        guard let source = context.resolver.source(named: file) else { continue }
        for declaration in source.model.types(named: proto) where declaration.declaration.isExtension {
          if let member = member(of: declaration, in: file) { return member }
        }
      }
    }
    return nil
  }

  private func member(of declaration: TypeModel, in file: String) -> String? {
    guard let clause = declaration.node.child(.genericWhereClause)?.text,
      clause.isForStyle(type, context.workspace),
      declaration.node.isUnconditional
    else { return nil }
    let written = String(clause.filter { !$0.isWhitespace }.dropFirst("whereSelf==".count))
    let names: Set = ["Self", type, written]
    for member in declaration.members where member.isUnconditional {
      // What is private in a file's extension is so to the file.
      let access = member.access ?? declaration.node.access.map { max($0, .fileprivate) } ?? .internal
      guard context.sees(access, declaredIn: file) else { continue }
      if let name = property(member, makes: names) ?? function(member, makes: names), !isAmbiguous(name) {
        return name
      }
    }
    return nil
  }

  /// The name of a static property that gives what the initializer makes without arguments.
  private func property(_ member: Node, makes names: Set<String>) -> String? {
    guard let variable = VariableDecl(member), variable.isStatic, let binding = variable.firstBinding,
      variable.bindings.count == 1, let name = binding.name,
      let value = binding.initialValue ?? binding.getter?.onlyExpression,
      binding.type.map({ names.contains($0.text) }) ?? (binding.initialValue != nil),
      let made = FunctionCall(value), made.makes(names), made.node.children.count == 1
    else { return nil }
    return name.text
  }

  /// The call of a static function that gives, without arguments, what the initializer makes without arguments.
  private func function(_ member: Node, makes names: Set<String>) -> String? {
    guard let function = FunctionDecl(member), function.isStatic, !function.isGeneric,
      let name = function.name,
      let result = function.returnType, names.contains(result.text),
      let made = FunctionCall(function.body?.onlyExpression), made.makes(names),
      made.node.children.count == made.arguments.count + 1,
      function.parameters.allSatisfy({ $0.defaultValue != nil })
    else { return nil }
    if made.arguments.isEmpty { return name.text + "()" }
    guard let defaults = initializerDefaults else { return nil }
    let areSame = made.arguments.allSatisfy { argument in
      guard let label = argument.label, let value = argument.value, value.kind == .declReferenceExpr,
        let passed = function.parameters.first(where: { $0.name?.text == value.text })?.defaultValue,
        let own = defaults[label.text]
      else { return false }
      return passed.hasSameTokens(as: own)
    }
    return areSame ? name.text + "()" : nil
  }

  /// The defaults of the style's only initializer, by label; nil where it has several.
  private var initializerDefaults: [String: Node]? {
    let declarations = context.workspace.types(named: name).filter { $0.facts.qualifiedName == type }
    let all = declarations.filter { $0.facts.kind != .extensionDecl }
    guard let (file, facts) = all.first, all.count == 1, facts.initializers.count == 1,
      declarations.allSatisfy({ $0.facts.kind != .extensionDecl || $0.facts.initializers.isEmpty }),
      let model = context.resolver.source(named: file)?.model.types(qualifiedName: type)
        .first(where: { !$0.isExtension })
    else { return nil }
    let pairs: [(String, Node)]
    if let initializer = model.initializers.first {
      pairs = initializer.parameters.compactMap { parameter in
        parameter.defaultValue.flatMap { value in parameter.label.map { ($0.text, value) } }
      }
    } else {
      pairs = model.storedProperties.compactMap { property in
        property.initialValue.flatMap { value in property.name.map { ($0.text, value) } }
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Whether another style has a static member of the name, too.
  private func isAmbiguous(_ member: String) -> Bool {
    let bare = member.hasSuffix("()") ? String(member.dropLast(2)) : member
    return protocols.flatMap { context.workspace.types(named: $0, declaring: bare) }.contains { _, facts in
      !facts.isForStyle(type, context.workspace)
        && (facts.properties.contains { $0.isStatic && $0.name == bare }
          || facts.functions.contains { $0.isStatic && $0.name == bare })
    }
  }
}

extension FunctionCall {
  /// Whether it makes an instance of a type that has these names: `Card()`, `Self.init()`, `.init()`.
  fileprivate func makes(_ names: Set<String>) -> Bool {
    guard let callee = callee?.text else { return false }
    return callee == ".init" || names.contains(callee) || names.contains { callee == $0 + ".init" }
  }
}

extension Node {
  /// Whether the declaration is there in each build and on each version: it stands in no `#if` and isn't marked
  /// `@available`.
  fileprivate var isUnconditional: Bool { attribute("available") == nil && ancestor(.ifConfigDecl) == nil }
}

extension TypeFacts {
  /// Whether it is an extension for the style alone, such as `extension ButtonStyle where Self == Card`.
  fileprivate func isForStyle(_ qualifiedName: String, _ workspace: WorkspaceIndex) -> Bool {
    kind == .extensionDecl && whereClause?.isForStyle(qualifiedName, workspace) == true
  }
}

extension String {
  /// Whether the `where` clause says that `Self` is the type, with its module's name before it or without.
  fileprivate func isForStyle(_ qualifiedName: String, _ workspace: WorkspaceIndex) -> Bool {
    let text = filter { !$0.isWhitespace }
    if text == "whereSelf==" + qualifiedName { return true }
    guard text.hasPrefix("whereSelf=="), text.hasSuffix("." + qualifiedName) else { return false }
    // Before it may be a type that has another one of the name.
    let before = text.dropFirst("whereSelf==".count).dropLast(qualifiedName.count + 1)
    return !before.contains(".") && workspace.typeDeclarations(named: String(before)).isEmpty
  }
}
