/// Writes a modifier's own modifiers where it is used, and removes its declaration.
struct ModifierInlining {
  private let modifier: RarelyUsedModifier
  private let context: RuleContext

  init(_ modifier: RarelyUsedModifier, _ context: RuleContext) {
    self.modifier = modifier
    self.context = context
  }

  var rewrite: Result<Rewrite, Obstacle> { Result { () throws(Obstacle) in try refactoring() } }

  private func refactoring() throws(Obstacle) -> Rewrite {
    guard let expression = modifier.code.body?.onlyExpression,
      modifier.code.node.child(.genericParameterClause) == nil,
      modifier.code.node.child(.genericWhereClause) == nil
    else { throw Obstacle("its code is not one chain of modifiers, or is generic.") }
    if isConditional { throw Obstacle("it is compiled under a condition, and another one may be, too.") }
    var edits: [TextEdit] = []
    if let type = modifier.type {
      edits = try self.edits(inlining: type, expression)
    } else if let (function, source) = modifier.function {
      let parameters = function.parameters.map(PassedValues.Parameter.init)
      for call in try context.calls(ofViewFunction: function, in: source) {
        let values = PassedValues(
          call.call, call.arguments, in: call.source, parameters: parameters, declaring: source)
        edits += try self.edits(
          replacing: call.call, in: call.source, expression, values, readAsProperties: false,
          edits.isEmpty ? documentation(of: [(function.node, source)]) : [])
      }
      edits += try removals(of: function, source, keeping: expression)
    }
    let name = modifier.type?.name ?? modifier.function?.declaration.name?.text ?? ""
    return Rewrite(
      title: "Write the modifiers of `\(name)` where it is used"
        + (leavesImportsAlone(edits) ? ", which leaves its file empty" : ""),
      level: .suggested, edits: edits.sortedByFile)
  }

  /// Whether an `#if` may have another body for the type, or another function of the name. A whole type in one is the
  /// only one of its name.
  private var isConditional: Bool {
    if let type = modifier.type?.node,
      modifier.code.node.ancestors.prefix(while: { $0 != type }).contains(where: { $0.kind == .ifConfigDecl })
    {
      return true
    }
    guard let function = modifier.function?.declaration, let name = function.name?.text else { return false }
    return function.node.ancestor(.ifConfigDecl) != nil
      && context.workspace.viewFunctions(named: name).count > 1
  }

  /// Whether nothing but imports stays in the modifier's file. A rewrite can't delete it.
  private func leavesImportsAlone(_ edits: [TextEdit]) -> Bool {
    let removals = edits.filter { $0.file == nil && $0.newText.isEmpty }.map(\.range)
    return context.tree.root.children(.codeBlockItem).allSatisfy { item in
      item.firstChild?.kind == .importDecl
        || removals.contains {
          $0.lowerBound <= item.range.lowerBound && item.range.upperBound <= $0.upperBound
        }
    }
  }

  private func edits(inlining type: TypeModel, _ expression: Node) throws(Obstacle) -> [TextEdit] {
    let uses = try context.uses(ofTypeOnlyMade: type)
    guard uses.declarations.count == 1, type.initializers.isEmpty, let source = context.resolver.source else {
      throw Obstacle("`\(type.spokenName)` has an explicit initializer, or is extended.")
    }
    let inlined = type.storedProperties.map(\.variable.node) + [modifier.code.node]
    guard type.members.allSatisfy(inlined.contains) else {
      throw Obstacle("`\(type.spokenName)` has members besides its stored properties and its body.")
    }
    let properties = type.storedProperties.filter { $0.initialValue == nil || !$0.isLet }
    if let wrapped = type.storedProperties.first(where: { !$0.isPlainInput }) {
      throw Obstacle(
        "`\(wrapped.name?.text ?? "a property")` has an attribute that only a property can have.")
    }
    let parameters = properties.map(PassedValues.Parameter.init)
    var edits: [TextEdit] = []
    for use in uses.calls {
      guard use.initializer != nil, let applied = AppliedModifier(use) else {
        throw Obstacle(
          "`\(type.spokenName)` is made outside of `.modifier(…)`", at: use.call.node.range, in: use.source)
      }
      guard let function = modifier.function?.declaration, function.node.contains(use.call.node),
        use.source.name == modifier.function?.source.name
      else {
        let values = PassedValues(
          use.call, use.arguments, in: use.source, parameters: parameters, declaring: source)
        edits += try self.edits(
          replacing: applied.outer, in: use.source, expression, values, readAsProperties: true,
          edits.isEmpty ? documentation(of: [(type.node, source)]) : [])
        continue
      }
      guard applied.exposingFunction != nil, function.node.child(.genericParameterClause) == nil else {
        throw Obstacle("`\(function.name?.text ?? "")` does more than apply `\(type.spokenName)`.")
      }
      for call in try context.calls(ofViewFunction: function, in: use.source) {
        let values = try PassedValues(
          call.call, call.arguments, in: call.source,
          parameters: function.parameters.map(PassedValues.Parameter.init), declaring: use.source
        ).handed(use.arguments, to: parameters, declaring: use.source)
        edits += try self.edits(
          replacing: call.call, in: call.source, expression, values, readAsProperties: true,
          edits.isEmpty ? documentation(of: [(type.node, source), (function.node, use.source)]) : [])
      }
      edits += try removals(of: function, use.source, keeping: nil)
    }
    try context.checkComments(in: type.node.range, except: [expression.range], source)
    let range = context.layout.rangeWithDocumentation(of: type.node)
    return edits + [TextEdit(range: context.layout.removalWithBlankLine(of: range), newText: "")]
  }

  private func removals(
    of function: FunctionDecl, _ source: SourceFile, keeping expression: Node?
  ) throws(Obstacle) -> [TextEdit] {
    let kept = expression.map { [$0.range] } ?? []
    try context.checkComments(in: function.node.range, except: kept, source)
    return try context.removals(of: [(function, source)])
  }

  /// The documentation of what goes, as comments without documentation's third slash, a line each: it says, at the first
  /// use, what the modifiers are for.
  private func documentation(of declarations: [(node: Node, source: SourceFile)]) -> [String] {
    declarations.flatMap { node, source in
      let layout = context.layout(of: source)
      return layout.comments(in: layout.rangeWithDocumentation(of: node).lowerBound..<node.range.lowerBound)
        .map { comment in
          let text = source.tree.text(comment.range)
          return text.hasPrefix("///") ? String(text.dropFirst()) : text
        }
    }
  }

  // MARK: A use

  /// The modifiers, with what the use passes, in the place of the call.
  private func edits(
    replacing call: FunctionCall, in source: SourceFile, _ expression: Node, _ values: PassedValues,
    readAsProperties: Bool, _ comments: [String]
  ) throws(Obstacle) -> [TextEdit] {
    let layout = context.layout(of: source)
    /// Whether it follows something, rather than being applied to an implicit `self`.
    let followsView = call.base != nil || call.node.postfixIfConfigBase != nil
    let range = followsView ? call.node.callRange : call.node.range
    if source.tree.hasError(inTokens: call.node.tokenRange) || layout.hasComment(range) {
      throw Obstacle("a comment would be lost, or a use has a syntax error", at: call.node.range, in: source)
    }
    try checkNames(in: expression, values, usedIn: source)
    let pieces = try self.pieces(of: expression)
    let ownLine = followsView && layout.startsLine(range.lowerBound)
    let line = layout.indentation(at: range.lowerBound)
    let indentation = ownLine ? line : line + layout.indentationUnit
    var texts: [String] = []
    for piece in pieces {
      // The first modifier on an implicit `self` begins the statement.
      let own = !followsView && texts.isEmpty ? line : indentation
      let edits = try values.edits(
        in: piece, of: modifier.code.node, readAsProperties: readAsProperties, indentation: own,
        context.layout(of:))
      texts.append(
        codeLayout.reindented(
          piece, applying: edits, from: codeLayout.indentation(at: piece.lowerBound), to: own))
    }
    // The first one of an implicit `self` has no period.
    if let first = texts.first, first.hasPrefix(".") != followsView {
      texts[0] = followsView ? "." + first : String(first.dropFirst())
    }
    let isShort =
      comments.isEmpty
      && texts.allSatisfy { !$0.contains("\n") && !$0.contains("\r") }
      && range.lowerBound - layout.lineStart(of: range.lowerBound) + texts.reduce(0) { $0 + $1.utf8.count }
        <= 100
    let end = layout.lineEnding
    var text = texts.joined(separator: ownLine || !isShort ? end + indentation : "")
    if !comments.isEmpty {
      guard followsView || layout.startsLine(range.lowerBound) else {
        throw Obstacle("a comment would be lost", at: call.node.range, in: source)
      }
      text = (comments + [text]).joined(separator: end + (followsView ? indentation : line))
    }
    if !ownLine, !isShort, followsView { text = end + indentation + text }
    return [TextEdit(file: context.editName(of: source), range: range, newText: text)]
  }

  /// The layout of the file that has the code, which is the finding's.
  private var codeLayout: Layout { context.layout }

  /// UTF-8 offsets of each modifier, from its period on; of one on an implicit `self`, from its name on.
  private func pieces(of expression: Node) throws(Obstacle) -> [Range<Int>] {
    let view = ViewExpression(expression)
    var pieces = view.modifiers.map(\.range)
    if modifier.root == nil { pieces.insert(view.root.callRange, at: 0) }
    guard view.modifiers.allSatisfy({ !$0.isConditional }), !pieces.isEmpty else {
      throw Obstacle("its code is not one chain of modifiers.")
    }
    if let root = modifier.root {
      let isContent = root.kind == .declReferenceExpr
      let count = expression.descendants.count { $0.kind == .declReferenceExpr && $0.text == root.text }
      guard isContent, count == 1 else { throw Obstacle("its code names `\(root.text)` again.") }
    }
    var end = expression.range.lowerBound
    for piece in pieces {
      if codeLayout.hasComment(end..<piece.lowerBound) { throw Obstacle("a comment would be lost.") }
      end = piece.upperBound
    }
    return pieces
  }

  /// What the code names besides the values must mean the same where it is used.
  private func checkNames(in expression: Node, _ values: PassedValues, usedIn source: SourceFile)
    throws(Obstacle)
  {
    let names = values.names
    let local = LocalNames(in: modifier.code.node)
    let isSameFile = source.name == context.resolver.fileName
    for id in expression.subtree {
      let node = expression.tree.node(id)
      if node == modifier.root || modifier.root == nil && node == ViewExpression(expression).rootCall?.base {
        continue
      }
      if node.firstToken.kind == .kwSelfType
        || node.kind == .declReferenceExpr && node.firstToken.kind == .kwSelf
      {
        guard let access = MemberAccess(node.parent), access.base == node, let name = access.name,
          names.contains(name.text)
        else { throw Obstacle("its code refers to `\(node.text)`.") }
        continue
      }
      guard node.kind == .declReferenceExpr || node.kind == .identifierType, !node.isMemberName,
        let name = node.firstName, node.firstToken.kind != .dollarIdentifier
      else { continue }
      if name.isCapitalized {
        guard let meant = context.resolver.workspaceType(name) else { continue }
        let access =
          context.workspace.typeDeclarations(named: name.text).lazy
          .compactMap(\.facts.access).min() ?? .internal
        guard meant == name.text || node.kind == .declReferenceExpr && node.isMemberName,
          isSameFile || access >= .internal
        else { throw Obstacle("its code names the type `\(meant)`.") }
        continue
      }
      if names.contains(name.text) || local.shadow(name.text, at: node) { continue }
      // The first modifier on an implicit `self`.
      if modifier.root == nil, node == ViewExpression(expression).rootCall?.callee { continue }
      throw Obstacle("its code refers to `\(name.text)`.")
    }
    if !isSameFile {
      if let hidden = context.file.privateMember(namedIn: expression.range) {
        throw Obstacle("its code refers to `\(hidden.text)`, which is private to the file.")
      }
      let known = source.tree.importedModules.union(commonModules)
      if let missing = context.tree.importedModules.subtracting(known).sorted().first {
        throw Obstacle("`\(source.fileName)` doesn't import `\(missing)`.")
      }
      let fileName = context.resolver.fileName ?? ""
      let module = context.workspace.module(of: fileName)
      if context.workspace.module(of: source.name) != module
        || module == nil && !ModuleFolders(context.workspace).areTogether(source.name, fileName)
      {
        throw Obstacle("`\(source.fileName)` is in another module.")
      }
    }
  }
}

extension Property {
  /// Whether the code that reads it does the same with what callers pass. A wrapper such as `@ObservedObject` does
  /// more than hold the value.
  fileprivate var isPlainInput: Bool {
    let attributes = variable.node.attributes
    return attributes.isEmpty
      || attributes.count == 1 && (wrapper?.name == "Binding" || variable.node.builderAttribute != nil)
  }
}

private let commonModules: Set<String> = ["SwiftUI", "Foundation", "Combine", "UIKit", "AppKit"]
