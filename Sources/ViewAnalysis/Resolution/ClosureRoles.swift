/// What happens with the closures that code hands over.
extension ViewResolver {
  /// What happens with a closure, by the call or the modifier that it is handed to.
  package func role(of closure: Closure) -> ClosureRole? {
    guard let (call, label) = closure.use else { return nil }
    return role(of: label, in: call) ?? foreignRole(of: closure)
  }

  /// What happens with the closure of the label (nil for an unlabelled one) in the call.
  package func role(of label: Name?, in call: FunctionCall) -> ClosureRole? {
    if let type = call.constructedType {
      if let entry = declaredEntry(type) { return entry.role(of: label, in: call) }
      return workspaceType(type).flatMap {
        commonRole(initializers(of: $0, named: type.text), label: label, call: call)
      }
    }
    guard let name = call.name, call.callee?.kind == .memberAccessExpr || isModifierOfSelf(call) else {
      return nil
    }
    if let role = Vocabulary.modifier(name)?.role(of: label, in: call) { return role }
    return commonRole(viewFunctions(named: name).map(\.closures), label: label, call: call)
  }

  /// Whether any closure without parameters may be handed to the app's own view for the label, without being checked for
  /// what it captures.
  func takesAnyAction(_ label: Name?, in call: FunctionCall) -> Bool {
    guard let actions = actions(label, of: call) else { return false }
    return actions.allSatisfy { $0.type?.contains("Sendable") == false }
  }

  /// Whether what the app's own view is handed under the label is a `() -> Void`, or none.
  func takesPlainAction(_ label: Name?, in call: FunctionCall) -> Bool {
    guard let actions = actions(label, of: call), !actions.isEmpty else { return false }
    return actions.allSatisfy { action in
      let type = action.type?.replacing("@escaping", with: "").replacing("@MainActor", with: "")
        .filter { !$0.isWhitespace }
      return type.map { ["()->Void", "()->()"].contains($0) } ?? false
    }
  }

  /// The label of the only closure of an action that the app's own view can be handed.
  func labelOfOnlyAction(in call: FunctionCall) -> String? {
    let labels = Set(actions(nil, of: call)?.compactMap(\.label) ?? [])
    return labels.count == 1 ? labels.first : nil
  }

  /// The parameters of the label that the initializers of the app's own view take closures of actions for.
  private func actions(_ label: Name?, of call: FunctionCall) -> [ParameterFacts]? {
    guard let name = call.constructedType, let type = workspaceType(name) else { return nil }
    return declarations(ofQualifiedName: type, named: name.text).flatMap(\.initializers)
      .flatMap(\.parameters).filter {
        $0.closure?.role == .action && (label == nil || label?.text == $0.label)
      }
  }

  /// The closure parameters of the type's initializers; what several have alike counts once.
  private func initializers(of type: String, named name: String) -> [[ClosureParameter]] {
    if let known = overloads[type] { return known }
    let all = declarations(ofQualifiedName: type, named: name).flatMap(\.initializers).map(\.closures)
    let distinct = Array(Set(all))
    overloads[type] = distinct
    return distinct
  }

  /// The functions of the name that this file and the workspace add to `View`; what several have alike counts once.
  func viewFunctions(named name: Name) -> [ViewFunction] {
    let text = name.text
    if let known = viewFunctions[text] { return known }
    let all =
      (ownViewFunctions[text] ?? []) + workspace.viewFunctions(named: text).map { ViewFunction($0.facts) }
    let distinct = Array(Set(all))
    viewFunctions[text] = distinct
    return distinct
  }

  /// `overlay { … }` without base, in a view or in an extension of `View`.
  private func isModifierOfSelf(_ call: FunctionCall) -> Bool {
    guard call.isPlain, Vocabulary.modifier(call.name) != nil, let type = file.enclosingType(of: call.node)
    else { return false }
    return type.isExtension && type.name == "View" || isView(type)
  }

  /// The role that all overloads with a fitting parameter agree on.
  private func commonRole(_ overloads: [[ClosureParameter]], label: Name?, call: FunctionCall) -> ClosureRole?
  {
    let given =
      label == nil
      ? call.closures.compactMap { $0.label?.text } + call.arguments.compactMap { $0.label?.text } : []
    var common: ClosureRole?
    for parameters in overloads {
      let parameter: ClosureParameter?
      if let label {
        let text = label.text
        parameter = parameters.first { $0.label == text }
      } else {
        // An unlabelled closure fills the first parameter that the call does not name.
        let free = parameters.filter { !given.contains($0.label) }
        parameter = free.first { !$0.hasDefault } ?? free.first
        // Without a label a value may have filled it: `Row(save) { … }`.
        if parameter?.label.isEmpty == true, Set(free.map(\.role)).count > 1, call.givesUnlabelledValue {
          return nil
        }
      }
      guard let parameter else { continue }
      guard let role = parameter.role, common == nil || common == role else { return nil }
      common = role
    }
    return common
  }
}

extension FunctionCall {
  /// Whether an argument without a label is no closure.
  fileprivate var givesUnlabelledValue: Bool {
    arguments.contains { $0.label == nil && $0.value?.kind != .closureExpr }
  }
}

/// What callers have to know of a function that is added to `View`.
struct ViewFunction: Hashable {
  let name: String
  let labels: [String]
  /// How many of the parameters, from the first on, a call has to give: those after them have defaults.
  let requiredCount: Int
  let closures: [ClosureParameter]
  let conditional: ConditionalFunction?

  init(_ facts: FunctionFacts) {
    name = facts.name
    labels = facts.labels
    requiredCount = (facts.parameters.lastIndex { !$0.hasDefault } ?? -1) + 1
    closures = facts.closures
    conditional = facts.conditional
  }
}
