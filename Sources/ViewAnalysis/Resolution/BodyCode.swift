/// Code that runs each time SwiftUI computes a view's body: the body itself, a helper, `body(content:)`.
package struct BodyCode: Sendable {
  package let type: TypeModel
  /// The `variableDecl` or `functionDecl`.
  package let member: Node
  package let name: Name
}

extension ViewResolver {
  /// The body or helper that runs the code as a part of itself. Nil for code that runs when something happens
  /// (an action), for local functions, for previews, and where it can't be told.
  package func bodyCode(around node: Node) -> BodyCode? {
    var isInAccessor = false
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let closure = Closure(ancestor), runsAtOnce(closure) else { return nil }
      case .accessorBlock: isInAccessor = true
      case .variableDecl:
        if ancestor.parent?.kind == .memberBlockItem {
          return isInAccessor
            ? bodyCode(member: ancestor, name: VariableDecl(ancestor)?.firstBinding?.name) : nil
        }
        // A local that is computed on demand.
        if isInAccessor { return nil }
      case .functionDecl: return bodyCode(member: ancestor, name: FunctionDecl(ancestor)?.name)
      case .initializerDecl, .deinitializerDecl, .subscriptDecl, .macroExpansionDecl, .macroExpansionExpr:
        return nil
      default:
        if TypeDecl.isKind(ancestor.kind) { return nil }
      }
    }
    return nil
  }

  private func bodyCode(member: Node, name: Name?) -> BodyCode? {
    guard let name, let type = file.enclosingType(of: member), member.parent?.kind == .memberBlockItem,
      !file.isInPreview(member)
    else { return nil }
    let roles = roles(of: type)
    if roles.contains(.viewModifier), let function = FunctionDecl(member), name == "body",
      function.parameters.first?.label == "content"
    {
      return BodyCode(type: type, member: member, name: name)
    }
    guard roles.contains(.view), !type.isProtocol else { return nil }
    guard let result = member.declaredType, isViewResult(result, of: type), !isShapesPath(member) else {
      return nil
    }
    return BodyCode(type: type, member: member, name: name)
  }

  /// Whether the member is what a shape draws by: it gets the size, and there is no other place for its work.
  private func isShapesPath(_ member: Node) -> Bool {
    guard let function = FunctionDecl(member), function.name == "path" else { return false }
    return function.parameters.first?.label == "in" && function.returnType?.isNamedType("Path") == true
  }

  /// Whether the closure runs while the body around it is computed: content, rows, a call in place, and what
  /// collections call.
  func runsAtOnce(_ closure: Closure) -> Bool {
    if let role = role(of: closure) { return role.builderKind != nil }
    if closure.node.parent?.kind == .functionCallExpr, closure.node.parent?.firstChild?.id == closure.node.id
    {
      return true
    }
    guard let call = closure.use?.call, call.base != nil else { return false }
    return Vocabulary.collectionWork.contains(call.name)
  }
}

extension Vocabulary {
  /// Methods of collections that look at each element, at once.
  package static let collectionWork: NameSet = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "shuffled",
  ]
}

extension FunctionCall {
  /// Whether the call is one of a collection that looks at each element, by its name and its arguments' labels:
  /// `values.filter { … }`, `sorted(by: <)`, `Dictionary(grouping: values, by: \.day)`.
  package var isCollectionWork: Bool {
    guard let name else { return false }
    if isPlain { return name == "Dictionary" && arguments.first?.label == "grouping" }
    guard Vocabulary.collectionWork.contains(name), base != nil, labeledTrailingClosures.isEmpty else {
      return false
    }
    let arguments = arguments
    let count = arguments.count + (trailingClosure == nil ? 0 : 1)
    if name == "sorted" || name == "shuffled" {
      return arguments.allSatisfy { $0.label == "by" || $0.label == "using" || $0.label == "order" }
    }
    if name == "reduce" { return count == 2 && (arguments.first?.label.map { $0 == "into" } ?? true) }
    return count == 1 && arguments.allSatisfy { $0.label == nil }
  }
}
