/// A parameter of the method: a name that the action reads and the method can't see.
struct MethodParameter {
  let name: String
  let type: String
}

/// Tells which names an action takes from the code around it, and of which types they are.
struct CaptureReader {
  private let action: ActionClosure
  private let types: TypeInference
  /// What the action reads of its own parameters.
  private var own: Set<String> = []
  /// What it reads of the locals around it, in the order of the text.
  private var outside: [LocalName] = []
  /// Whether a name in it can't be handed over.
  private var isTied = false

  init(_ action: ActionClosure, _ resolver: ViewResolver) {
    self.action = action
    types = TypeInference(
      TypeMembers(of: action.type, in: resolver.file), LocalNames(in: action.member), resolver)
    let start = action.closure.signature?.subtree.upperBound ?? action.closure.node.id + 1
    for id in start..<action.closure.node.subtree.upperBound {
      let node = action.closure.node.tree.node(id)
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl: isTied = true
      case .declReferenceExpr where !node.isMemberName: node.firstName.map { read($0, at: node) }
      // `if let name` and `[name]` read it, too.
      case .optionalBindingCondition where node.child(.initializerClause) == nil:
        node.child(.identifierPattern)?.firstName.map { read($0, at: node) }
      case .closureCapture where node.child(.initializerClause) == nil:
        node.capturedName.map { read($0, at: node) }
      default: continue
      }
    }
  }

  private mutating func read(_ name: Name, at node: Node) {
    let text = name.text
    let plain = text.hasPrefix("$") ? String(text.dropFirst()) : text
    guard let local = types.locals.binding(ofUse: text, seenFrom: node) else { return }
    let isInside = action.closure.node.contains(local.node)
    let isOwn = action.closure.signature?.contains(local.node) == true
    if isInside, !isOwn { return }
    // A projection can't be handed over by its plain name.
    if plain != text || local.text != text { isTied = true }
    if isOwn {
      own.insert(text)
    } else if !outside.contains(where: { $0.node == local.node }) {
      if outside.contains(where: { $0.text == text }) { isTied = true }
      outside.append(local)
    }
  }

  /// The parameters of the closure that its statements read; nil where the type of one is unknown.
  func ownParameters() -> [MethodParameter]? {
    let closure = action.closure
    if closure.signature == nil { return closure.hasParameters ? nil : [] }
    var parameters: [MethodParameter] = []
    for (index, name) in closure.parameterNames.map(\.text).enumerated() where own.contains(name) {
      guard let type = typeOfParameter(index) else { return nil }
      parameters.append(MethodParameter(name: name, type: type))
    }
    return parameters
  }

  /// What the statements read from the code around the action; nil where the type of something is unknown.
  func captured() -> [MethodParameter]? {
    if isTied { return nil }
    var parameters: [MethodParameter] = []
    for local in outside {
      guard let type = types.type(of: local)?.parameterText else { return nil }
      parameters.append(MethodParameter(name: local.text, type: type))
    }
    return parameters
  }

  private func typeOfParameter(_ index: Int) -> String? {
    if let clause = action.closure.signature?.child(.closureParameterClause) {
      let parameters = clause.children(.closureParameter)
      if parameters.indices.contains(index), let annotation = parameters[index].children.last {
        return InferredType.written(annotation).parameterText
      }
    }
    switch action.owner.text {
    case "onChange":
      return action.call.argument("of")?.value.flatMap { types.type(of: $0) }?.parameterText
    case "onLongPressGesture":
      let isPressing = action.label.map { $0 == "pressing" || $0 == "onPressingChanged" } ?? false
      return isPressing && index == 0 ? "Bool" : nil
    case "TextField", "SecureField", "Slider", "Stepper":
      return index == 0 && action.label.map { $0 == "onEditingChanged" } == true ? "Bool" : nil
    case "onTapGesture": return index == 0 ? "CGPoint" : nil
    case "onDelete": return index == 0 ? "IndexSet" : nil
    case "onMove": return index == 0 ? "IndexSet" : index == 1 ? "Int" : nil
    case "onInsert": return index == 0 ? "Int" : index == 1 ? "[NSItemProvider]" : nil
    case "onHover": return index == 0 ? "Bool" : nil
    case "onOpenURL": return index == 0 ? "URL" : nil
    case "onEnded", "onChanged":
      let chain = ViewExpression(action.call.node.outermostChain)
      guard let gesture = chain.typeName, gesture.hasSuffix("Gesture"),
        chain.modifiers.allSatisfy({ $0.name == "onEnded" || $0.name == "onChanged" })
      else { return nil }
      return gesture.text + ".Value"
    default: return nil
    }
  }
}

extension InferredType {
  /// The type's text where a method's parameter can have it unchanged.
  fileprivate var parameterText: String? {
    guard case .written(let node) = self else { return text }
    switch node.kind {
    case .identifierType, .memberType, .optionalType, .arrayType, .dictionaryType: break
    default: guard node.kind.isExpression else { return nil }
    }
    for node in node.descendants where node.kind == .functionType || node.kind == .attributedType {
      return nil
    }
    let text = node.text
    return text.contains { $0.isNewline } || text.contains("some ") ? nil : text
  }
}
