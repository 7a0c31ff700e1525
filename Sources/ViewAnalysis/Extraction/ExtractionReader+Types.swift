/// The names of types in a piece, as they can stand in another type of the file.
extension ExtractionReader {
  /// Whether a type of the name stands in an extension of this type in another file.
  func isTypeElsewhere(_ name: String) -> Bool {
    resolver.workspace.typeDeclarations(named: name).contains {
      $0.facts.qualifiedName == type.qualifiedName + "." + name
    }
  }

  /// Whether the type can be named in another type of the file, perhaps with the old one's name before it.
  mutating func readTypeName(_ name: Name) -> Bool {
    let text = name.text
    if name == "Self" { return false }
    if type.declaration.genericParameters.contains(where: { $0.declaresGenericParameter(text) }) {
      genericParameters.insert(text)
      return true
    }
    let own = members.named(text)
    if own.isEmpty, !isTypeElsewhere(text) { return text != type.name || canReachMember(after: name) }
    // Only here it can do without the type's name before it.
    guard type.declaration.genericParameters.isEmpty, own.count <= 1 else { return false }
    for member in own {
      reach(member.declaration)
      namedTypes.insert(member.declaration)
    }
    edits.append(TextEdit(range: name.range.lowerBound..<name.range.lowerBound, newText: type.name + "."))
    return true
  }

  /// The type's text as it can stand in another type of the file; nil where it can't.
  mutating func text(of type: InferredType) -> String? {
    switch type {
    case .written(let node): return text(ofType: node)
    case .known(let text): return text
    case .optional(let wrapped): return text(of: wrapped).map { $0 + "?" }
    }
  }

  /// Whether the type is a generic one whose arguments follow from an initial value: `[Section]` for `[Section<Int>]`.
  private func leavesArguments(_ type: Node, _ name: Name) -> Bool {
    guard type.child(.genericArgumentClause) == nil else { return false }
    let own = resolver.file.types(named: name.text).filter { !$0.isExtension }
    if !own.isEmpty { return own.allSatisfy { !$0.declaration.genericParameters.isEmpty } }
    let others = resolver.workspace.typeDeclarations(named: name.text).map(\.facts)
    return !others.isEmpty && others.allSatisfy(\.isGeneric)
  }

  /// The function's type that the name is an alias of, where only a generic type has the alias.
  private func function(aliased node: Node) -> Node? {
    guard node.kind == .identifierType, !type.declaration.genericParameters.isEmpty, let name = node.typeName,
      case .type(let declaration) = members.only(name.text), let alias = TypeAliasDecl(declaration),
      !alias.isGeneric, let target = alias.target, target.kind == .functionType
    else { return nil }
    return target
  }

  /// The same for a type, or an attribute.
  mutating func text(ofType node: Node) -> String? {
    if let function = function(aliased: node) { return text(ofType: function) }
    let kept = edits
    edits = []
    defer { edits = kept }
    for id in node.subtree {
      let part = node.tree.node(id)
      switch part.kind {
      case .identifierType:
        guard let name = part.firstName, readTypeName(name), !leavesArguments(part, name) else { return nil }
      case .declReferenceExpr:
        guard !part.isMemberName, let name = part.firstName else { continue }
        guard readTypeName(name) else { return nil }
      case .someOrAnyType where part.firstToken.kind == .kwSome: return nil
      default: continue
      }
    }
    let all = Array(node.tree.bytes[node.range])
    let layout = Layout(node.tree)
    guard layout.isOneLine(node.range), !layout.hasComment(node.range) else {
      return nil
    }
    let moved = edits.map {
      TextEdit(
        range: $0.range.lowerBound - node.range.lowerBound..<$0.range.upperBound - node.range.lowerBound,
        newText: $0.newText)
    }
    return String(decoding: moved.applied(to: all), as: UTF8.self)
  }
}
