/// The expressions that a block may give back.
struct Outcomes {
  /// In the order of the text.
  private(set) var expressions: [Outcome] = []
  /// Whether a `return` is among them.
  private(set) var hasReturn = false
  /// Whether the block is, apart from `return`s, what a builder takes: declarations, then one view, or an `if` with
  /// `else` or a `switch` whose branches are such blocks themselves.
  private(set) var fitsBuilder = true

  struct Outcome {
    let expression: Node
    /// The `return` around it.
    let statement: Node?
    /// The names of the workspace's functions that erase a view.
    let erasing: CountedNames

    /// Whether the expression is `AnyView(…)`, with modifiers or not.
    var isErasure: Bool { erasure != nil }

    private var erasure: Erasure? {
      Erasure(expression, erasing) ?? Erasure(ViewExpression(expression).root, erasing)
    }

    /// The `AnyView(…)` that the expression is; in a ternary those of both sides.
    var erasures: [Erasure] {
      if let erasure { return [erasure] }
      guard expression.kind == .sequenceExpr else { return [] }
      var erasures: [Erasure] = []
      for part in expression.children {
        if let erasure = Erasure(part, erasing) { erasures.append(erasure) }
        if part.kind == .unresolvedTernaryExpr {
          erasures += part.children.compactMap { Erasure($0, erasing) }
        }
      }
      return erasures
    }
  }

  let erasing: CountedNames

  /// `erasing` are the names of the workspace's functions that erase a view.
  init(_ block: Node, erasing: CountedNames = CountedNames()) {
    self.init(statements: block.statements.compactMap(\.firstChild), erasing: erasing)
  }

  init(statements: [Node], erasing: CountedNames = CountedNames()) {
    self.erasing = erasing
    var pending: [Node] = []
    var next: [Node]? = statements
    while let statements = next ?? pending.popLast()?.statements.compactMap(\.firstChild) {
      next = nil
      if statements.isEmpty { fitsBuilder = false }
      for (index, statement) in statements.enumerated() {
        let isLast = index == statements.count - 1
        switch statement.kind {
        case .returnStmt:
          hasReturn = true
          if let expression = statement.firstChild {
            expressions.append(Outcome(expression: expression, statement: statement, erasing: erasing))
          } else {
            fitsBuilder = false
          }
          if !isLast { fitsBuilder = false }
        case .ifExpr:
          if !isLast { fitsBuilder = false }
          var branch: IfExpr? = IfExpr(statement)
          while let current = branch {
            if let then = current.thenBlock { pending.append(then) }
            branch = IfExpr(current.elseBranch)
            if branch == nil {
              if let last = current.elseBranch { pending.append(last) } else { fitsBuilder = false }
            }
          }
        case .switchExpr:
          if !isLast || statement.child(.ifConfigDecl) != nil { fitsBuilder = false }
          pending += SwitchExpr(statement)?.cases ?? []
        case .variableDecl:
          if isLast || !statement.isPlainVariable { fitsBuilder = false }
        case .guardStmt:
          fitsBuilder = false
          if let block = statement.child(.codeBlock) { pending.append(block) }
        default:
          if isLast, statement.kind.isExpression {
            expressions.append(Outcome(expression: statement, statement: nil, erasing: erasing))
          } else {
            fitsBuilder = false
            noteReturns(in: statement)
          }
        }
      }
    }
    expressions.sort { $0.expression.id < $1.expression.id }
  }

  /// `return`s in loops, in `do`: they count, whatever stands around them.
  private mutating func noteReturns(in statement: Node) {
    var id = statement.id + 1
    let end = statement.subtree.upperBound
    let nodes = statement.tree.nodes
    while id < end {
      switch nodes[id].kind {
      case .returnStmt:
        hasReturn = true
        let node = statement.tree.node(id)
        if let expression = node.firstChild {
          expressions.append(Outcome(expression: expression, statement: node, erasing: erasing))
        }
        id += Int(nodes[id].size)
      case .closureExpr, .functionDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl:
        id += Int(nodes[id].size)
      default: id += 1
      }
    }
  }
}

extension Node {
  /// A `let` or `var` with initial values and nothing else.
  var isPlainVariable: Bool {
    guard let variable = VariableDecl(self) else { return false }
    return variable.bindings.allSatisfy { $0.initialValue != nil && $0.accessorBlock == nil }
      && children.allSatisfy { $0.kind == .patternBinding }
  }
}
