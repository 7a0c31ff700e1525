// What changes the states of a view, and what their changes change.

/// What a type does when a state changes: `onChange(of: text) { count = text.count }`.
struct AnsweredStates {
  /// The closures, by the names of the states, with the methods that they call.
  private var answers: [String: [(closure: Int, methods: Set<String>)]] = [:]
  /// The indices of the states that each of these closures, by its node, and each member of the type, by its name, changes.
  private var changedByClosure: [Int: Set<Int>] = [:]
  private var changedByMember: [String: Set<Int>] = [:]

  /// `states` are those whose changes matter.
  init(_ states: [ViewProperty], of type: TypeModel, _ context: RuleContext) {
    for declaration in context.file.declarations(of: type) {
      for call in declaration.node.descendants(.functionCallExpr).compactMap(FunctionCall.init)
      where call.name == "onChange" {
        guard let value = call.argument("of")?.value, let state = Self.state(readBy: value) else { continue }
        for closure in call.closures.map(\.closure.node) {
          let methods = closure.descendants(.functionCallExpr).compactMap(FunctionCall.init)
            .filter { $0.base?.isReference(to: "self") ?? true }.compactMap { $0.name?.text }
          answers[state, default: []].append((closure.id, Set(methods)))
          changedByClosure[closure.id] = []
        }
      }
    }
    if answers.isEmpty { return }
    for state in states {
      for use in context.resolver.propertyUses.uses(of: state.name, in: type) where use.mayChangeValue {
        if let member = use.node.typeMember?.declaredName?.text {
          changedByMember[member, default: []].insert(state.index)
        }
        for ancestor in use.node.ancestors.prefix(while: { $0.kind != .memberBlockItem })
        where ancestor.kind == .closureExpr {
          changedByClosure[ancestor.id]?.insert(state.index)
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

  /// Whether a change of the state leads to one of a state that has none of these indices: then the body runs again
  /// whatever reads the state.
  func isAnswered(_ state: ViewProperty, byChangesBesides own: Set<Int>) -> Bool {
    answers[state.name]?.contains { closure, methods in
      changedByClosure[closure]?.isSubset(of: own) == false
        || methods.contains { changedByMember[$0]?.isSubset(of: own) == false }
    } ?? false
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
