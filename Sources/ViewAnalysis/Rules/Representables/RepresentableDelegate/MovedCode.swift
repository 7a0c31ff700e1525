/// Tells what a representable's method has to say instead once it is in the `Coordinator`.
struct MovedCode {
  let typeName: String
  /// Names of the type's members that stay where they are.
  let members: Set<String>
  /// Names of the methods that move.
  let moved: Set<String>
  /// The property by which the `Coordinator` reaches the representable.
  let parent: String
  /// Where `self` is handed over: there it is the `Coordinator` now.
  let uses: [Int: SelfUse]
  /// What the selectors become.
  let selectors: [Int: TextEdit]

  struct Changes {
    var edits: [TextEdit] = []
    var readsParent = false
  }

  /// The edits in a method, sorted; nil where it uses `self` in a way that can't be told.
  func changes(in function: FunctionDecl) -> Changes? {
    let locals = LocalNames(in: function.node)
    var changes = Changes()
    var id = function.node.id + 1
    while id < function.node.subtree.upperBound {
      let node = function.node.tree.node(id)
      id += 1
      if let edit = selectors[node.id] {
        changes.edits.append(edit)
        id = node.subtree.upperBound
        continue
      }
      switch node.kind {
      case .identifierPattern:
        // `if let title` reads the member.
        guard let condition = node.parent, condition.kind == .optionalBindingCondition,
          condition.child(.initializerClause) == nil, let name = node.firstName?.text, members.contains(name),
          !locals.shadow(name, at: node)
        else { continue }
        let end = node.range.upperBound
        changes.readsParent = true
        changes.edits.append(
          TextEdit(range: end..<end, newText: " = \(path(to: node, function, locals)).\(name)"))
      case .identifierType where node.firstName == "Self":
        changes.edits.append(TextEdit(range: node.range, newText: typeName))
      case .declReferenceExpr:
        guard !node.isMemberName else { continue }
        guard read(node, function, locals, &changes) else { return nil }
      case .superExpr: return nil
      default:
        if TypeDecl.isKind(node.kind) { return nil }
      }
    }
    // A string of several lines is moved in one piece.
    let tree = function.node.tree
    let hasEdits = { (literal: Node) in
      changes.edits.contains { literal.range.contains($0.range.lowerBound) }
    }
    let layout = Layout(tree)
    for node in function.node.descendants where node.kind == .stringLiteralExpr {
      if !layout.isOneLine(node.range), hasEdits(node) { return nil }
    }
    return changes
  }

  /// Notes what the name becomes. False where that can't be told.
  private func read(
    _ node: Node, _ function: FunctionDecl, _ locals: LocalNames, _ changes: inout Changes
  ) -> Bool {
    if node.isReference(to: "Self") {
      changes.edits.append(TextEdit(range: node.range, newText: typeName))
      return true
    }
    if node.isReference(to: "self") {
      if let use = uses[node.id] {
        if use.replaced != node.range { changes.edits.append(TextEdit(range: use.replaced, newText: "self")) }
        return true
      }
      guard let name = MemberAccess(node.parent)?.name.map({ memberName($0.text) }) else { return false }
      if members.contains(name), !moved.contains(name) {
        changes.readsParent = true
        changes.edits.append(TextEdit(range: node.range, newText: path(to: node, function, locals)))
        return true
      }
      return moved.contains(name) && !members.contains(name)
    }
    guard let text = node.firstName?.text else { return true }
    let name = memberName(text)
    let isMember = members.contains(name)
    let isMoved = moved.contains(name)
    guard isMember || isMoved, !locals.shadow(name, at: node) else { return true }
    if isMember == isMoved || locals.unclear.contains(name) { return false }
    let start = node.range.lowerBound
    if isMember {
      changes.readsParent = true
      changes.edits.append(
        TextEdit(range: start..<start, newText: path(to: node, function, locals) + "."))
    } else if isInClosure(node, of: function) {
      changes.edits.append(TextEdit(range: start..<start, newText: "self."))
    }
    return true
  }

  /// `parent`, or `self.parent` where an object's code has to say so.
  private func path(to node: Node, _ function: FunctionDecl, _ locals: LocalNames) -> String {
    let isHidden = locals.shadow(parent, at: node) || locals.unclear.contains(parent)
    return isHidden || isInClosure(node, of: function) ? "self." + parent : parent
  }

  private func isInClosure(_ node: Node, of function: FunctionDecl) -> Bool {
    node.ancestor(.closureExpr).map { function.node.contains($0) } ?? false
  }

  /// The property's name for its projection and its storage: `text` for `$text` and `_text`.
  private func memberName(_ text: String) -> String {
    guard let first = text.first, first == "$" || first == "_", !members.contains(text) else { return text }
    let rest = String(text.dropFirst())
    return members.contains(rest) ? rest : text
  }
}
