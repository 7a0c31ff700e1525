/// Which cases of an enum names hold where some code stands, as the `switch`es and the conditions around it tell.
///
/// With `switch phase { case .picking: … }` in one place and `if phase == .review { … }` in another, the two never run
/// together.
struct KnownCases {
  /// By the name that is compared.
  private var cases: [String: Set<String>] = [:]

  init(at node: Node) {
    var current = node
    while let parent = current.parent, parent.kind != .memberBlockItem {
      if current.kind == .switchCase {
        note(SwitchExpr(parent)?.subject, current.caseNames)
      } else if let conditional = IfExpr(parent), conditional.thenBlock == current {
        for condition in conditional.conditions { note(comparedBy: condition.firstChild) }
      }
      current = parent
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  /// Whether a name would have to hold two cases at once for both to run.
  func excludes(_ other: KnownCases) -> Bool {
    cases.contains { name, own in other.cases[name].map { own.isDisjoint(with: $0) } ?? false }
  }

  private mutating func note(_ subject: Node?, _ names: Set<String>) {
    guard let subject, !names.isEmpty, let name = subject.referencedName,
      subject.kind == .declReferenceExpr && !subject.isBoundLocally(name)
        || MemberAccess(subject)?.base?.isReference(to: "self") == true
    else { return }
    // The innermost condition is asked first, and says most.
    if cases[name.text] == nil { cases[name.text] = names }
  }

  /// Notes `phase == .review`, the other way round as well.
  private mutating func note(comparedBy condition: Node?) {
    guard let condition, condition.kind == .sequenceExpr else { return }
    let parts = Array(condition.children)
    guard parts.count == 3, parts[1].kind == .binaryOperatorExpr, parts[1].text == "==" else { return }
    for (value, subject) in [(parts[0], parts[2]), (parts[2], parts[0])] {
      if let name = value.implicitMember { note(subject, [name.text]) }
    }
  }
}

extension Node {
  /// The cases that the `switchCase` matches; none where it also matches by something else, and of `default`.
  fileprivate var caseNames: Set<String> {
    var names: Set<String> = []
    for item in firstChild?.children(.switchCaseItem) ?? [] {
      guard let pattern = item.firstChild, pattern.kind == .expressionPattern,
        let name = pattern.firstChild?.implicitMember
      else { return [] }
      names.insert(name.text)
    }
    return names
  }
}
