extension FileModel {
  /// A name in the code that may be one of a private member of the file's extensions, or a private static member: code
  /// that moves to another file would not see it, or another one of its name. `range` is in UTF-8 offsets.
  func privateMember(namedIn range: Range<Int>) -> Name? {
    var hidden: Set<String> = []
    for type in types {
      let isHidden = type.isExtension && (type.node.access ?? .internal) < .internal
      for member in type.members where type.isExtension || member.hasModifier(.kwStatic) {
        guard isHidden || (member.access ?? .internal) < .internal else { continue }
        hidden.formUnion(member.memberNames)
      }
    }
    return firstName(of: hidden, in: range)
  }

  /// The same, or a name of a private type, or of a private function or value at the top of the file, which no other file
  /// sees.
  func privateDeclaration(namedIn range: Range<Int>) -> Name? {
    var hidden: Set<String> = []
    for type in types where !type.isExtension && (type.node.access ?? .internal) < .internal {
      hidden.insert(type.name)
    }
    hidden.formUnion(privateDeclarations.keys)
    return privateMember(namedIn: range) ?? firstName(of: hidden, in: range)
  }

  private func firstName(of hidden: Set<String>, in range: Range<Int>) -> Name? {
    if hidden.isEmpty { return nil }
    let tokens = tree.tokens
    var index = tokens.partitionIndex { Int($0.start) >= range.lowerBound }
    while index < tokens.count, Int(tokens[index].start) < range.upperBound {
      let name = Name(tree: tree, token: tokens[index])
      if tokens[index].kind.isIdentifierLike, hidden.contains(name.text) { return name }
      index += 1
    }
    return nil
  }
}

extension Node {
  /// The names that the member declares: several for `let a = 1, b = 2`.
  fileprivate var memberNames: [String] {
    (VariableDecl(self)?.bindings.compactMap(\.name) ?? [declaredName].compactMap { $0 }).map(\.text)
  }
}
