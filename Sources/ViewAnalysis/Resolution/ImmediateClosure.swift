extension ViewResolver {
  /// Whether the closure is handed to a function of the workspace that calls it before it returns: its parameter isn't
  /// `@escaping`, or a method of the type around the call does nothing with it but to call it.
  func isCalledAtOnce(_ closure: Closure) -> Bool {
    guard let (call, label) = closure.use, let name = call.name else { return false }
    if call.isPlain || call.base?.isReference(to: "self") == true {
      guard let type = file.enclosingType(of: call.node),
        case .function(let function)? = members(of: type).only(name.text)
      else { return false }
      let taking = function.parameters.filter { $0.type?.asFunctionType != nil }
      guard let parameter = taking.only(label?.text, { $0.label?.text }) else { return false }
      return !parameter.type.escapes || function.onlyCalls(parameter)
    }
    guard let base = call.base, let owner = inferredType(of: base)?.namedType else { return false }
    let functions = workspace.types(named: owner, declaring: name.text).flatMap(\.facts.functions).filter {
      $0.name == name.text && !$0.isStatic
    }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let taking = function.parameters.filter { $0.closure != nil }
        guard let type = taking.only(label?.text, { $0.label })?.type else { return false }
        return !type.contains("@escaping") && !type.hasSuffix("?") && !type.hasSuffix("!")
      }
  }
}

extension Node? {
  /// Whether a closure of this type may be called after the function that takes it has returned.
  fileprivate var escapes: Bool {
    guard let type = self else { return true }
    return type.kind == .optionalType || type.attributes.contains { $0.attributeName == "escaping" }
  }
}

extension FunctionDecl {
  /// Whether the function's code does nothing with the closure that it takes but to call it, or to have `withAnimation`
  /// call it.
  fileprivate func onlyCalls(_ parameter: FunctionParameter) -> Bool {
    guard let body, let name = parameter.name else { return false }
    let uses = body.tree.nodes.ids(of: [.declReferenceExpr], in: body.subtree).map { body.tree.node($0) }
      .filter { $0.isName(name) && !$0.isMemberName }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.ancestor(.closureExpr, .functionDecl) == node else { return false }
        if use.ownCall != nil { return true }
        return use.parent?.kind == .labeledExpr
          && FunctionCall(use.parent?.parent)?.isPlainCall(of: "withAnimation") == true
      }
  }
}

extension Array {
  /// The element of the label; without one the only element.
  fileprivate func only<Label: Equatable>(_ label: Label?, _ own: (Element) -> Label?) -> Element? {
    guard let label else { return count == 1 ? first : nil }
    return first { own($0) == label }
  }
}
