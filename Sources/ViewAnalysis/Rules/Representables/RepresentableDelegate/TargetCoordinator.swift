/// The class to which a representable's answers go.
enum TargetCoordinator {
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
