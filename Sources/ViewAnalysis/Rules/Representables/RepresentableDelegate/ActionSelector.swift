/// The selector of an action: `#selector(tap(_:))`, `Selector("tap:")`, `"tap:"`.
struct ActionSelector {
  let node: Node
  /// The method's name, without its arguments.
  let name: String
  /// What `#selector` contains, without the type before it: `tap(_:)`.
  let reference: String
  /// The number of the method's arguments, where a string tells it.
  private let argumentCount: Int?

  /// Nil for what names no method of a type itself.
  init?(_ node: Node, of typeName: String) {
    self.node = node
    if node.kind == .macroExpansionExpr {
      guard node.isSelector, let value = Argument(node.child(.labeledExpr))?.value else { return nil }
      if value.kind == .declReferenceExpr {
        name = value.firstName?.text ?? ""
        reference = value.text
      } else {
        guard let access = MemberAccess(value), let base = access.base, let method = access.name,
          base.isReference(to: "self") || base.isReference(to: "Self") || base.text == typeName
        else { return nil }
        name = method.text
        reference = node.tree.text(method.range.lowerBound..<value.range.upperBound)
      }
      argumentCount = nil
      return
    }
    var literal = node
    if let call = FunctionCall(node),
      call.isPlainCall(of: "Selector") || call.isPlainCall(of: "NSSelectorFromString"),
      call.arguments.count == 1, let value = call.firstArgument?.value
    {
      literal = value.kind == .tupleExpr ? Argument(value.firstChild)?.value ?? value : value
    }
    guard literal.kind == .stringLiteralExpr || literal.kind == .simpleStringLiteralExpr else { return nil }
    let parts = literal.text.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty,
      first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      parts.dropFirst().allSatisfy(\.isEmpty)
    else { return nil }
    name = String(first)
    reference = name
    argumentCount = parts.count - 1
  }

  /// Whether it may be this method's.
  func fits(_ method: FunctionDecl) -> Bool {
    guard let argumentCount else { return true }
    return method.parameters.count == argumentCount && method.parameters.allSatisfy { $0.label == nil }
  }

  /// The selectors of all actions whose target is the type itself; nil where one can't be read.
  static func all(in parts: [TypeModel], uses: [SelfUse]) -> [ActionSelector]? {
    let typeName = parts.first?.name ?? ""
    var found: [ActionSelector] = []
    for use in uses where use.role == "target" {
      var values: [Node] = []
      if let call = FunctionCall(use.node) {
        values = call.arguments.filter { $0.label == "action" || $0.label == "selector" }.compactMap(\.value)
      } else if let base = MemberAccess(use.node.firstChild)?.base {
        // `item.target = self`, `item.action = …`
        values = parts.flatMap { $0.ownCode.compactMap { $0.actionSet(on: base) } }
      }
      guard !values.isEmpty else { return nil }
      for value in values {
        guard let selector = ActionSelector(value, of: typeName) else { return nil }
        if !found.contains(where: { $0.node == value }) { found.append(selector) }
      }
    }
    // What another target calls stays where it is.
    let names = Set(found.map(\.name))
    for node in parts.lazy.flatMap(\.ownCode) where node.kind == .macroExpansionExpr && node.isSelector {
      if found.contains(where: { $0.node == node }) { continue }
      guard let value = Argument(node.child(.labeledExpr))?.value, let name = value.referencedName?.text,
        !names.contains(name), value.kind == .memberAccessExpr
      else { return nil }
    }
    return found
  }
}

extension Node {
  fileprivate var isSelector: Bool {
    kind == .macroExpansionExpr && tree.hasPrefix("#selector", at: range.lowerBound)
  }

  /// The selector in `base.action = …`.
  fileprivate func actionSet(on base: Node) -> Node? {
    guard kind == .sequenceExpr, children.count == 3, let access = MemberAccess(firstChild),
      access.name == "action" || access.name == "doubleAction", access.base?.text == base.text,
      child(.assignmentExpr) != nil
    else { return nil }
    return children.last
  }
}
