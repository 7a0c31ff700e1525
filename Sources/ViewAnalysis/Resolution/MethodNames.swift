extension ViewResolver {
  /// Whether a new method of the type, which this file declares, can have the name without another name changing its
  /// meaning.
  package func isFree(_ name: String, forMethodOf type: TypeModel) -> Bool {
    guard Vocabulary.modifiers[name] == nil, name != "body", !name.isReservedWord,
      !workspace.requires(name, byProtocols: summary(of: type).inherited)
    else { return false }
    return !tokens(named: name).contains { mayMean($0, memberOf: type) }
  }

  /// Whether the token may mean a member of the type there or something global.
  private func mayMean(_ index: Int, memberOf type: TypeModel) -> Bool {
    let tree = file.tree
    let token = tree.tokens[index]
    let before = index > 0 ? tree.tokens[index - 1].kind : .endOfFile
    if before == .period {
      return index > 1 && tree.tokens[index - 2].kind == .kwSelf
    }
    if before == .kwFunc || before == .kwVar || before == .kwLet {
      guard let owner = file.enclosingType(of: tree.innermostNode(at: Int(token.start))) else { return true }
      return owner.qualifiedName == type.qualifiedName
    }
    // A label of an argument.
    return index + 1 >= tree.tokens.count || tree.tokens[index + 1].kind != .colon
  }
}
