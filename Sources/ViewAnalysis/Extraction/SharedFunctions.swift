/// Methods that use nothing of their view, but for others of the kind: the new view calls them as the owner's, which become
/// static ones. A closure for each would only say where they are declared.
extension ExtractionInputs {
  /// The edits of the owner that make the method a static one; nil where it isn't known to use nothing of the view, where
  /// other files may call it, and where no code calls it that stays with the owner.
  mutating func shared(_ function: FunctionDecl, _ name: String, _ uses: [OuterUse]) -> [TextEdit]? {
    let type = reader.members.type
    var called: [String: FunctionDecl] = [name: function]
    guard type.declaration.genericParameters.isEmpty, canBeStatic(function, name, &called) else { return nil }
    var edits: [TextEdit] = []
    for (name, function) in called.sorted(by: { $0.value.node.id < $1.value.node.id }) {
      let references = memberUses.references(to: name)
      let others = references.filter { !reader.moves($0) && !function.node.contains($0) }
      guard references.allSatisfy(\.kind.isExpression), !others.isEmpty,
        others.allSatisfy({ isOfType($0, type) }),
        others.allSatisfy({ reader.isOwn($0) && !reader.piece.contains($0) && !isHandedToHelper($0) })
      else { return nil }
      edits += others.flatMap(ownersCall) + declaration(of: function)
    }
    for use in uses {
      let edit = TextEdit(range: use.node.range, newText: type.name + "." + name)
      reader.replace(edit.range, with: edit.newText)
      for line in shifting(use.node, by: edit) { reader.change(line) }
    }
    return edits
  }

  /// Whether the method can be a static one, as then are those of the type that it calls.
  private func canBeStatic(
    _ function: FunctionDecl, _ name: String, _ called: inout [String: FunctionDecl]
  ) -> Bool {
    let node = function.node
    guard called.count <= Self.mostCalled, reader.isOwn(node),
      node.access == .private || node.access == .fileprivate, function.body != nil, node.attributes.isEmpty,
      !function.isStatic, !node.hasModifier(.kwMutating), node.child(.genericParameterClause) == nil,
      node.child(.genericWhereClause) == nil, let result = function.returnType, !result.isOpaque("View"),
      !memberUses.mayBeUsedElsewhere(node, name)
    else { return false }
    return isPure(function, &called)
  }

  /// With more of them the owner would become another type.
  private static let mostCalled = 4

  /// Whether it is a reference in the type's own code, not in that of a type nested in it.
  private func isOfType(_ reference: Node, _ type: TypeModel) -> Bool {
    (reference.kind == .declReferenceExpr || MemberAccess(reference)?.base != nil)
      && reader.resolver.file.enclosingType(of: reference)?.qualifiedName == type.qualifiedName
  }

  /// What keeps the lines of the call's arguments where they were below the first one, as the edit makes its name longer.
  private func shifting(_ callee: Node, by edit: TextEdit) -> [TextEdit] {
    guard let call = callee.ownCall else { return [] }
    return Layout(callee.tree).shifting(call, by: edit.newText.utf8.count - edit.range.count)
  }

  /// Whether the reference stands in a call of the helper that the piece is: the call is written anew.
  func isHandedToHelper(_ reference: Node) -> Bool {
    guard let helper = reader.piece.first.typeMember?.declaredName, helper != "body" else { return false }
    return reference.ancestors.contains { FunctionCall($0)?.name.map { $0.hasSameText(as: helper) } == true }
  }

  /// The edits that have the owner's code name the type.
  private func ownersCall(_ reference: Node) -> [TextEdit] {
    if let base = MemberAccess(reference)?.base { return [TextEdit(range: base.range, newText: "Self")] }
    let start = reference.range.lowerBound
    let edit = TextEdit(range: start..<start, newText: "Self.")
    return [edit] + shifting(reference, by: edit)
  }

  /// What makes the declaration a static one that all of the file sees.
  private func declaration(of function: FunctionDecl) -> [TextEdit] {
    let (node, tree) = (function.node, function.node.tree)
    let start = node.introducerOffset
    var edits = [TextEdit(range: start..<start, newText: "static ")]
    var growth = "static ".utf8.count
    for modifier in node.children
    where modifier.kind == .declModifier && modifier.firstToken.kind == .kwPrivate {
      edits.insert(TextEdit(range: modifier.range, newText: "fileprivate"), at: 0)
      growth += "fileprivate".utf8.count - modifier.range.count
    }
    return edits + Layout(tree).shifting(parametersOf: function, by: growth)
  }

  /// Whether the function names nothing but its own locals, types, what all code can call, and other such functions of
  /// the type, which are added to those that are called.
  private func isPure(_ function: FunctionDecl, _ called: inout [String: FunctionDecl]) -> Bool {
    let node = function.node
    let locals = reader.resolver.localNames(in: node)
    func isLocal(_ name: String, _ use: Node) -> Bool { locals.binding(of: name, seenFrom: use) != nil }
    for id in node.subtree {
      let part = node.tree.node(id)
      switch part.kind {
      case .superExpr, .macroExpansionExpr, .macroExpansionDecl, .ifConfigDecl, .closureCapture: return false
      case .optionalBindingCondition where part.child(.initializerClause) == nil:
        guard let name = part.child(.identifierPattern)?.firstName, isLocal(name.text, part) else {
          return false
        }
      case .declReferenceExpr where !part.isMemberName:
        guard let name = part.firstName?.text, part.firstToken.kind != .kwSelf else { return false }
        if isLocal(name, part) || part.firstToken.kind == .kwSelfType { continue }
        if name.hasPrefix("$") {
          guard name.dropFirst().allSatisfy(\.isNumber) else { return false }
        } else if let other = reader.members.only(name) {
          guard case .function(let function) = other, part.ownCall != nil else {
            return false
          }
          if called.updateValue(function, forKey: name) == nil, !canBeStatic(function, name, &called) {
            return false
          }
        } else {
          guard reader.members.named(name).isEmpty,
            name.first?.isUppercase == true || ExtractionReader.globalNames.contains(name)
          else { return false }
        }
      default: continue
      }
    }
    return true
  }
}
