/// A call that costs too much for code that SwiftUI runs again and again: a view's `body`, its `init`.
package struct ExpensiveCall: Sendable {
  package let call: FunctionCall
  package let work: ExpensiveWork

  package var node: Node { call.node }

  /// UTF-8 offsets of what is called, its arguments left out: `DateFormatter`, `FileManager.default.contents`.
  package var nameRange: Range<Int> { call.callee?.range ?? call.node.range }

  /// The call's name as a message quotes it: on one line, without its arguments; those of a call inside it
  /// are shortened, too: `JSONDecoder().decode`.
  package var name: String {
    var parts: [String] = []
    var current: Node? = call.callee
    // Each turn goes one link of the chain inwards.
    while let node = current {
      switch node.kind {
      case .memberAccessExpr:
        parts.append(MemberAccess(node)?.name?.text ?? "")
        current = MemberAccess(node)?.base
      case .functionCallExpr:
        let inner = FunctionCall(node)
        let parentheses = inner?.arguments.isEmpty == true && inner?.closures.isEmpty == true ? "()" : "(…)"
        parts.append((inner?.name?.text ?? "") + parentheses)
        current = inner?.base
      case .optionalChainingExpr, .forceUnwrapExpr: current = node.firstChild
      case .genericSpecializationExpr: current = node.firstChild
      case .declReferenceExpr:
        parts.append(node.text)
        current = nil
      default: current = nil
      }
    }
    return parts.filter { !$0.isEmpty }.reversed().joined(separator: ".")
  }
}

extension ViewResolver {
  /// What is expensive in the call itself, not in its arguments; nil where nothing is known to be.
  package func expensiveCall(_ node: Node) -> ExpensiveCall? {
    guard let call = FunctionCall(node), let known = call.expensiveWork,
      known.type.map({ !declares($0) }) ?? true
    else { return nil }
    return ExpensiveCall(call: call, work: known.work)
  }
}
