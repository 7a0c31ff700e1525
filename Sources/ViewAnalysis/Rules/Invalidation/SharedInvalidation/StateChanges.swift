// What changes the states of a view, and what their changes change.

/// What a type does when a state changes: `onChange(of: text) { count = text.count }`.
struct AnsweredStates {
  private let type: TypeModel
  private let context: RuleContext
  /// The closures, by the names of the states, with the methods that they call.
  private var answers: [String: [(closure: Node, methods: Set<String>)]] = [:]

  init(_ type: TypeModel, _ context: RuleContext) {
    self.type = type
    self.context = context
    for declaration in context.file.declarations(of: type) {
      for call in declaration.node.descendants(.functionCallExpr).compactMap(FunctionCall.init)
      where call.name == "onChange" {
        guard let value = call.argument("of")?.value, let state = Self.state(readBy: value) else { continue }
        for closure in call.closures.map(\.closure.node) {
          let methods = closure.descendants(.functionCallExpr).compactMap(FunctionCall.init)
            .filter { $0.base?.isReference(to: "self") ?? true }.compactMap { $0.name?.text }
          answers[state, default: []].append((closure, Set(methods)))
        }
      }
    }
  }

  /// `text` of `text`, `self.text` and `text.count`.
  private static func state(readBy value: Node) -> String? {
    var value = value
    while let access = MemberAccess(value), let base = access.base, !base.isReference(to: "self") {
      value = base
    }
    return value.referencedName?.text
  }

  /// Whether a change of the state leads to one of another of these: then the body runs again whatever reads the state.
  func areChanged(_ others: [ViewProperty], with state: ViewProperty) -> Bool {
    guard let answers = answers[state.name] else { return false }
    return others.contains { other in
      context.resolver.propertyUses.uses(of: other.name, in: type).contains { use in
        use.mayChangeValue
          && answers.contains { closure, methods in
            closure.contains(use.node)
              || use.node.typeMember?.declaredName.map { methods.contains($0.text) } == true
          }
      }
    }
  }
}

/// Whether the same methods and actions change all of the states, or the view's appearing does.
func areChangedTogether(_ states: [ViewProperty], of type: TypeModel, _ context: RuleContext) -> Bool {
  var changers: Set<Set<Int>> = []
  for state in states {
    guard state.wrapper == "State" else { return false }
    let uses = context.resolver.propertyUses.uses(of: state.name, in: type)
    let changes = uses.filter(\.mayChangeValue)
    guard !changes.isEmpty, uses.allSatisfy({ $0.form == .value }) else { return false }
    changers.insert(Set(changes.map { changer(of: $0.node, context.resolver) }))
  }
  return changers.count == 1
}

/// The index of the method, or of the body's action, that the change is a part of; those of views that appear are one.
private func changer(of change: Node, _ resolver: ViewResolver) -> Int {
  let member = change.typeMember
  if let function = FunctionDecl(member), function.returnType == nil { return function.node.id }
  var action: Closure?
  for ancestor in change.ancestors {
    if ancestor == member { break }
    guard let closure = Closure(ancestor), resolver.isAction(closure) else { continue }
    if closure.use?.call.name == "onAppear" { return -1 }
    action = closure
  }
  return action?.node.id ?? change.id
}
