/// The class to which a representable's answers go.
enum CoordinatorPlace {
  /// There is none yet.
  case new
  case existing(TypeModel)

  /// Nil where the type has a coordinator that the file doesn't show, or one that is no class.
  init?(of type: TypeModel, parts: [TypeModel], in file: FileModel) {
    let makers = parts.flatMap(\.functions).filter { $0.name == "makeCoordinator" }
    guard let maker = makers.first else {
      // A nested type, an alias, or another type of the name, which a new one would hide.
      if parts.contains(where: { $0.node.mentions("Coordinator") }) { return nil }
      self = .new
      return
    }
    guard makers.count == 1, let name = maker.returnType?.typeName?.text else { return nil }
    let named = file.types(named: name).filter { !$0.isExtension }
    let found =
      named.first { $0.qualifiedName == type.qualifiedName + "." + name }
      ?? named.first { $0.qualifiedName == name }
    guard let found, found.node.kind == .classDecl, found.declaration.genericParameters.isEmpty else {
      return nil
    }
    self = .existing(found)
  }

  var existing: TypeModel? {
    if case .existing(let type) = self { return type }
    return nil
  }
}

/// Where `self` is handed over, in a function that SwiftUI gives its context.
struct ContextParameter {
  /// The name by which the function reaches its context.
  let name: String
  /// Gives the parameter its name, where it has none yet.
  let edit: TextEdit?

  init?(around node: Node) {
    guard let function = node.ancestors.first(where: { $0.parent?.kind == .memberBlockItem }),
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
