extension RuleContext {
  /// Whether this file's code sees a declaration of the access at the top of a file, or in an extension there.
  func sees(_ access: AccessLevel, declaredIn file: String) -> Bool {
    guard let fileName = resolver.fileName, file != fileName else { return access > .private }
    let (own, other) = (workspace.module(of: fileName), workspace.module(of: file))
    if own == other {
      return access >= .internal && (own != nil || TargetFolders(workspace).canSee(file, from: fileName))
    }
    guard let other, tree.imports(other.target.name) else { return false }
    return access >= .public || access >= .package && own?.package == other.package
  }
}
