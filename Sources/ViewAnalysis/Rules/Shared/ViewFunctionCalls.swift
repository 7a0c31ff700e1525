/// A call of a function that the workspace adds to `View`.
struct ViewFunctionCall {
  let source: SourceFile
  let call: FunctionCall
  /// The arguments in the order of the text, each with its parameter.
  let arguments: [MatchedArgument]

  /// What the function is applied to; nil for an implicit `self`, and at the beginning of a clause of a postfix `#if`.
  var base: Node? { call.base }

  var isInPreview: Bool { source.model.isInPreview(call.node) }
}

extension RuleContext {
  /// All calls in the workspace of a function of `View`, for a refactoring.
  ///
  /// A call counts if its arguments fit, and what it is called on is a view as far as its spelling tells; any other call
  /// of the name may be one of another type's method and is an obstacle.
  func calls(
    ofViewFunction function: FunctionDecl, in source: SourceFile
  ) throws(Obstacle) -> [ViewFunctionCall] {
    let name = function.name?.text ?? ""
    guard workspace.isWhole, workspace.viewFunctions(named: name).count == 1,
      Vocabulary.modifiers[name] == nil
    else { throw Obstacle("`\(name)` is the name of several functions.") }
    let parameters = function.parameters.map(ParameterFacts.init)
    var calls: [ViewFunctionCall] = []
    for file in workspace.files(referringTo: name) {
      let (user, own) = try opened(file)
      for reference in user.facts.references.references(to: name) {
        let node = user.tree.innermostNode(at: reference.range.lowerBound)
        guard node.kind == .declReferenceExpr, let call = own.callThatMayApply(node) else { continue }
        guard let arguments = call.arguments(matching: parameters),
          (call.base ?? call.node.postfixIfConfigBase).map(own.isEvidentView)
            ?? own.isInViewExtension(call.node)
        else {
          throw Obstacle(
            "a call of `\(name)` may be one of another function", at: call.node.range, in: user)
        }
        calls.append(ViewFunctionCall(source: user, call: call, arguments: arguments))
      }
    }
    return calls
  }
}

extension RuleContext {
  /// The edits that remove functions of extensions with their documentation, and each extension that has nothing else.
  func removals(
    of functions: [(function: FunctionDecl, source: SourceFile)]
  ) throws(Obstacle) -> [TextEdit] {
    var edits: [TextEdit] = []
    var emptied: Set<Range<Int>> = []
    for (function, source) in functions {
      guard let type = source.model.enclosingType(of: function.node) else { continue }
      let layout = self.layout(of: source)
      let all = functions.filter { $0.source.name == source.name && type.node.contains($0.function.node) }
      var range = layout.rangeWithDocumentation(of: function.node)
      if all.count == type.members.count {
        range = layout.rangeWithDocumentation(of: type.node)
        guard emptied.insert(range).inserted else { continue }
        let kept = all.map { layout.rangeWithDocumentation(of: $0.function.node) }
        try checkComments(in: range, except: kept, source)
      }
      edits.append(
        TextEdit(file: editName(of: source), range: layout.removalWithBlankLine(of: range), newText: ""))
    }
    return edits
  }
}

extension RuleContext {
  /// Throws where the range, which is to go, has a comment outside of those that are kept or dealt with.
  func checkComments(
    in range: Range<Int>, except others: [Range<Int>], _ source: SourceFile
  ) throws(Obstacle) {
    for comment in layout(of: source).comments(in: range)
    where !others.contains(where: {
      $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound
    }) {
      throw Obstacle("a comment would be lost", at: comment.range, in: source)
    }
  }
}

extension Node {
  /// What a postfix `#if` is applied to, where the expression is one of its modifiers: `Text("a")` for each of
  ///
  ///     Text("a")
  ///       #if os(iOS)
  ///       .bold()
  ///       .card()
  ///       #endif
  var postfixIfConfigBase: Node? {
    var node = self
    while let clause = node.outermostChain.parent, clause.kind == .ifConfigClause,
      let config = clause.parent, let postfix = config.parent, postfix.kind == .postfixIfConfigExpr
    {
      if let base = postfix.firstChild, base != config { return base }
      // The `#if` is the whole clause of another one.
      node = postfix
    }
    return nil
  }

  /// UTF-8 offsets of a call from its period on; of one without a base, all of it.
  var callRange: Range<Int> {
    // The one before the name: in a clause of an `#if`, a chain begins with another one.
    guard let name = MemberAccess(firstChild)?.name,
      let index = tokenRange.last(where: { tree.tokens[$0].end <= name.range.lowerBound }),
      tree.tokens[index].kind == .period
    else { return range }
    return Int(tree.tokens[index].start)..<range.upperBound
  }
}

extension ViewResolver {
  /// The call whose callee the name is, where it may be a function of `View`: of a member, or on an implicit `self`.
  fileprivate func callThatMayApply(_ name: Node) -> FunctionCall? {
    if let access = MemberAccess(name.parent), access.base?.id != name.id {
      guard access.base != nil || access.node.postfixIfConfigBase != nil,
        let call = access.node.ownCall
      else { return nil }
      return call
    }
    guard let call = name.ownCall, let text = name.firstName?.text else {
      return nil
    }
    // A function or a value of the type's own, or a local one.
    if let type = file.enclosingType(of: name), type.name != "View", !members(of: type).named(text).isEmpty {
      return nil
    }
    return name.typeMember.map { localNames(in: $0).shadow(text, at: name) } == true ? nil : call
  }

  fileprivate func isInViewExtension(_ node: Node) -> Bool {
    file.enclosingType(of: node).map { $0.isExtension && $0.name == "View" } ?? false
  }

  /// Whether the expression is a view as far as its spelling tells: it makes one, has one of SwiftUI's modifiers, or
  /// names content.
  func isEvidentView(_ expression: Node) -> Bool {
    let view = ViewExpression(expression)
    if view.modifiers.contains(where: { modifier in
      modifier.entry != nil || modifier.name.map { !viewFunctions(named: $0).isEmpty } ?? true
    }) {
      return true
    }
    let root = view.root
    if let base = root.postfixIfConfigBase { return isEvidentView(base) }
    if let type = view.typeName { return isViewType(type) }
    // `Color.red`.
    if let access = MemberAccess(root), let type = access.base, type.isTypeReference,
      let name = type.referencedName
    {
      return isViewType(name)
    }
    if root.isReference(to: "self") || isInViewExtension(root) { return isInViewExtension(root) }
    var named = root
    if let call = FunctionCall(root), let callee = call.callee { named = callee }
    if let access = MemberAccess(named), access.base?.isReference(to: "self") != true {
      return access.base?.isReference(to: "configuration") == true
    }
    guard let name = named.referencedName, let type = file.enclosingType(of: named) else { return false }
    if name == "content" { return true }
    return members(of: type).named(name.text).contains { member in
      switch member {
      case .property(let property):
        let result = property.type?.asFunctionType?.functionTypeResult ?? property.type
        return result.map { isViewResult($0, of: type) || isViewParameter($0, of: type) } ?? false
      case .function(let function):
        return function.returnType.map { isViewResult($0, of: type) } ?? false
      case .type, .enumCase: return false
      }
    }
  }

  private func isViewParameter(_ result: Node, of type: TypeModel) -> Bool {
    guard let name = result.typeName else { return false }
    return type.viewParameters.contains { $0.hasSameText(as: name) }
  }
}
