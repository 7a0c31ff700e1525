/// What makes an action more than a plain one.
struct ActionLogic {
  enum Kind {
    case statements(count: Int, limit: Int)
    /// The block of an `if`, a `guard` or a `switch`.
    case branch(Node, count: Int)
    /// The same, with nothing in it but another one that has several outcomes.
    case decisions(Node)
    case closure(Node, count: Int)
    case loop(Node)
    /// A `do` statement with a `catch`.
    case errorHandling
  }

  let kind: Kind
  /// Completes "The action holds …".
  let summary: String
  /// UTF-8 offsets of what tipped the scales.
  let range: Range<Int>
  let note: String

  /// Whether it is a loop that waits for values and makes one call or assignment for each.
  var isOneCallPerValue: Bool {
    guard case .loop(let loop) = kind,
      loop.ownTokens.contains(where: { loop.tree.tokens[$0].kind == .kwAwait })
    else { return false }
    return loop.child(.codeBlock)?.onlyStatement.map { !$0.contains(ActionReader.telling) } ?? false
  }

  /// How many conditions a branch has besides the first: each is one more thing to understand.
  var furtherConditions: Int {
    guard case .branch(let block, _) = kind else { return 0 }
    return max(0, (IfExpr(block.parent)?.conditions.count ?? 1) - 1)
  }

  /// A sentence for hover.
  var explanation: String {
    switch kind {
    case .statements(let count, let limit):
      return "The limit is \(counted(limit, "statement", "statements")); this action "
        + "has \(count)."
    case .branch(let block, let count):
      let condition = IfExpr(block.parent)?.plainCondition.map { "`\($0.shortText)`" } ?? "a condition"
      return "This branch depends on \(condition) and has \(count) statements."
    case .decisions: return "What this branch does depends on a second decision."
    case .closure(let closure, let count):
      let user = FunctionCall(Closure(closure)?.use?.call.node)?.name?.text
      let whose = user.map { " of `\($0)`" } ?? ""
      return count == 1
        ? "The closure\(whose) decides or changes something when it is called, which may be after the action has ended."
        : "The closure\(whose) inside the action has \(count) statements of its own."
    case .loop: return "The action repeats its steps in a loop."
    case .errorHandling: return "Error handling takes several steps."
    }
  }
}
