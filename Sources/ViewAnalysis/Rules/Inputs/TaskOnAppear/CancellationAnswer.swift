/// Whether code that runs in a task shows or keeps the error with which its work ends when the task is cancelled.
enum CancellationAnswer {
  /// How many functions are looked into for one task.
  private static let mostFunctions = 32

  /// A piece of code, with the type that it is in and what resolves it.
  private struct Code {
    let node: Node
    let type: TypeModel
    let resolver: ViewResolver
  }

  /// Looks at the code and at what it calls: methods of its type and of objects of the workspace, directly or not.
  static func isGiven(by work: Node, in type: TypeModel, _ resolver: ViewResolver) -> Bool {
    var pending = [Code(node: work, type: type, resolver: resolver)]
    var seen: Set<String> = []
    if work.kind != .closureExpr {
      let called = functions(
        named: work.referencedName, of: MemberAccess(work)?.base, from: pending[0], resolver)
      pending += called
    }
    while let code = pending.popLast(), seen.count <= mostFunctions {
      if code.node.answersCancellation { return true }
      for id in code.node.tree.nodes.ids(of: [.functionCallExpr], in: code.node.subtree) {
        guard let call = FunctionCall(code.node.tree.node(id)), let name = call.name else { continue }
        for function in functions(named: name, of: call.base, from: code, resolver)
        where seen.insert("\(function.type.qualifiedName).\(name.text)").inserted {
          pending.append(function)
        }
      }
    }
    return false
  }

  /// The functions of the name that the base has, or the type around the code where there is none. `root` opens files.
  private static func functions(
    named name: Name?, of base: Node?, from code: Code, _ root: ViewResolver
  ) -> [Code] {
    guard let name else { return [] }
    guard let base, !base.isReference(to: "self") else {
      return code.resolver.file.declarations(of: code.type).flatMap(\.functions)
        .filter { $0.name?.hasSameText(as: name) == true }
        .map { Code(node: $0.node, type: code.type, resolver: code.resolver) }
    }
    guard let owner = code.resolver.inferredType(of: base)?.namedType ?? base.parameterType else { return [] }
    return root.workspace.types(named: owner, declaring: name.text).flatMap { file, facts in
      root.opened(file).map { source, resolver in
        source.model.types(qualifiedName: facts.qualifiedName).flatMap { type in
          type.functions.filter { $0.name?.hasSameText(as: name) == true }
            .map { Code(node: $0.node, type: type, resolver: resolver) }
        }
      } ?? []
    }
  }
}

extension Node {
  /// The type of the function's parameter that the expression names.
  fileprivate var parameterType: String? {
    guard kind == .declReferenceExpr, let name = firstName,
      case .parameter(let parameter)? = localBinding(of: name)
    else { return nil }
    return parameter.type?.typeName?.text
  }

  /// Whether a `catch` in the code shows or keeps any error of what it waits for: that of a cancelled task, too.
  fileprivate var answersCancellation: Bool {
    descendants(.doStmt).contains { statement in
      let clauses = statement.children(.catchClause)
      guard let last = clauses.last, last.child(.catchItem) == nil, let block = last.child(.codeBlock),
        statement.child(.codeBlock)?.contains([.awaitExpr]) == true,
        !clauses.dropLast().contains(where: { $0.text.contains("CancellationError") })
      else { return false }
      let references = block.descendants(.declReferenceExpr)
      return references.contains { $0.hasText("error") && !$0.isMemberName }
        && !references.contains { $0.hasText("CancellationError") || $0.hasText("isCancelled") }
        && block.statements.contains { $0.firstChild?.tellsDeveloper != true }
    }
  }

  /// Whether the statement only prints or logs.
  private var tellsDeveloper: Bool {
    if isPrint { return true }
    guard let call = FunctionCall(self) else { return false }
    return call.isPlain ? call.name == "NSLog" : call.base?.text.lowercased().contains("log") ?? false
  }
}
