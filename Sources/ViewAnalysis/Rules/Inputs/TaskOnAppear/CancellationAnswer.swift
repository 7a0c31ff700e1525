/// Whether code that runs in a task shows or keeps the error with which its work ends when the task is cancelled.
struct CancellationAnswer {
  /// How many functions are looked into for one task.
  private static let mostFunctions = 32
  /// The length, in UTF-8 bytes, of the longest expression that a method is asked of.
  private static let longestBase = 100

  /// A piece of code, with the type that it is in and what resolves it.
  private struct Code {
    let node: Node
    let type: TypeModel
    let resolver: ViewResolver
  }

  /// What opens files.
  private let root: ViewResolver
  /// The functions of each type that has been asked, by name.
  private var functions: [String: [String: [Code]]] = [:]

  /// Looks at the code and at what it calls: methods of its type and of objects of the workspace, directly or not.
  static func isGiven(by work: Node, in type: TypeModel, _ resolver: ViewResolver) -> Bool {
    var search = CancellationAnswer(root: resolver)
    return search.isGiven(by: Code(node: work, type: type, resolver: resolver))
  }

  private init(root: ViewResolver) { self.root = root }

  private mutating func isGiven(by work: Code) -> Bool {
    var pending = [work]
    var seen: Set<String> = []
    var count = 0
    func add(_ functions: [Code]) {
      for function in functions
      where seen.insert("\(function.resolver.fileName ?? "") \(function.node.id)").inserted {
        pending.append(function)
      }
    }
    if work.node.kind != .closureExpr {
      add(called(work.node.referencedName, of: MemberAccess(work.node)?.base, from: work))
    }
    while count <= Self.mostFunctions, let code = pending.popLast() {
      count += 1
      if code.node.answersCancellation { return true }
      var asked: Set<String> = []
      for id in code.node.tree.nodes.ids(of: [.functionCallExpr], in: code.node.subtree) {
        guard let call = FunctionCall(code.node.tree.node(id)), let name = call.name,
          call.base.map({ $0.range.count <= Self.longestBase }) ?? true,
          asked.insert("\(call.base?.text ?? "").\(name.text)").inserted
        else { continue }
        add(called(name, of: call.base, from: code))
      }
    }
    return false
  }

  /// The functions of the name that the base has, or the type around the code where there is none.
  private mutating func called(_ name: Name?, of base: Node?, from code: Code) -> [Code] {
    guard let name else { return [] }
    guard let base, !base.isReference(to: "self") else {
      let key = "\(code.resolver.fileName ?? "") \(code.type.qualifiedName)"
      let known =
        functions[key] ?? Self.byName(code.resolver.file.declarations(of: code.type), code.resolver)
      functions[key] = known
      return known[name.text] ?? []
    }
    guard let owner = code.resolver.inferredType(of: base)?.namedType ?? base.parameterType else { return [] }
    let known = functions[owner] ?? functionsOfType(named: owner)
    functions[owner] = known
    return known[name.text] ?? []
  }

  /// Those of all declarations of the type in the workspace; none of one that has a common name.
  private func functionsOfType(named name: String) -> [String: [Code]] {
    if root.workspace.isCommonplace(name) { return [:] }
    var found: [String: [Code]] = [:]
    for (file, facts) in root.workspace.types(named: name) {
      guard let (source, resolver) = root.opened(file) else { continue }
      found.merge(Self.byName(source.model.types(qualifiedName: facts.qualifiedName), resolver)) { $0 + $1 }
    }
    return found
  }

  private static func byName(_ types: [TypeModel], _ resolver: ViewResolver) -> [String: [Code]] {
    var found: [String: [Code]] = [:]
    for type in types {
      for function in type.functions {
        guard let name = function.name?.text else { continue }
        found[name, default: []].append(Code(node: function.node, type: type, resolver: resolver))
      }
    }
    return found
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
        let waiting = statement.child(.codeBlock),
        waiting.tokenRange.contains(where: { tree.tokens[$0].kind == .kwAwait }),
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
