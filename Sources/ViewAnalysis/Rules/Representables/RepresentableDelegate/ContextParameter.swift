/// The context that SwiftUI gives the function in which `self` is handed over.
struct ContextParameter {
  /// The name by which the function reaches its context.
  let name: String
  /// Gives the parameter its name, where it has none yet.
  let edit: TextEdit?

  init?(around node: Node) {
    guard let function = node.typeMember,
      let parameter = FunctionDecl(function)?.parameters.first(where: {
        $0.type?.typeName == "Context" || $0.type?.typeName?.hasSuffix("RepresentableContext") == true
      })
    else { return nil }
    if let own = parameter.name {
      name = own.text
      edit = nil
    } else {
      // `context _: Context`
      let inner = parameter.node.introducerToken + 1
      guard let label = parameter.label, label == "context", parameter.node.tokenRange.contains(inner) else {
        return nil
      }
      name = label.text
      let end = Int(node.tree.tokens[inner].end)
      edit = TextEdit(range: label.range.upperBound..<max(label.range.upperBound, end), newText: "")
    }
    // A closure's own parameter may hide it.
    for closure in node.ancestors where closure.kind == .closureExpr {
      if Closure(closure)?.parameterNames.contains(where: { $0.text == name }) == true { return nil }
      if closure.id < function.id { break }
    }
  }
}
