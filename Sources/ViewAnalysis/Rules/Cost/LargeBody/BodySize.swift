/// How large a body is, or a part of one, or how large it may be.
struct BodySize {
  var lines: Int
  var views: Int
  var nesting: Int
  var branches: Int

  init(lines: Int, views: Int, nesting: Int, branches: Int) {
    self.lines = lines
    self.views = views
    self.nesting = nesting
    self.branches = branches
  }

  /// The size of what is between the block's braces.
  init(inside block: Node, _ resolver: ViewResolver) {
    self.init(block, block.tokensInside, resolver)
  }

  /// The size of a view or a branch.
  init(of piece: Node, _ resolver: ViewResolver) { self.init(piece, piece.tokenRange, resolver) }

  private init(_ code: Node, _ tokens: Range<Int>, _ resolver: ViewResolver) {
    let measure = resolver.measure(code)
    self.init(
      lines: codeLines(in: tokens, of: code.tree) - code.linesOfOtherBuilds, views: measure.count,
      nesting: measure.nesting, branches: ViewAnalysis.branches(in: code, resolver))
  }

  func fits(_ limits: BodySize) -> Bool {
    lines <= limits.lines && views <= limits.views && nesting <= limits.nesting && branches <= limits.branches
  }

  /// What is left at the most, as far as that can be told, where one view replaces the piece. How deep the
  /// views are nested then is not known: it is taken for one level.
  func without(_ piece: BodySize) -> BodySize {
    BodySize(
      lines: lines - piece.lines + 1, views: views - piece.views + 1, nesting: 1,
      branches: branches - piece.branches)
  }
}

extension Node {
  /// The number of ternaries in it that choose the value of a modifier's argument: `.opacity(isActive ? 1 : 0.5)`.
  var choicesInModifiers: Int {
    tree.nodes.ids(of: [.unresolvedTernaryExpr], in: subtree).count { id in
      for ancestor in tree.node(id).ancestors {
        switch ancestor.kind {
        // Of an `#if` not all clauses are counted.
        case .closureExpr, .memberBlockItem, .ifConfigClause: return false
        case .labeledExpr:
          if let call = ancestor.parent, ModifierUse(call) != nil { return true }
        default: continue
        }
      }
      return false
    }
  }

  /// The number of ternaries that choose the initial values of the block's own locals, apart from those in modifiers.
  var choicesInValues: Int {
    statements.compactMap { VariableDecl($0.firstChild)?.node }.map { variable in
      tree.nodes.ids(of: [.unresolvedTernaryExpr], in: variable.subtree).count { id in
        !tree.node(id).ancestors.prefix { $0.id != variable.id }.contains { ancestor in
          ancestor.kind == .closureExpr || ancestor.kind == .ifConfigClause
            || ancestor.kind == .labeledExpr && ancestor.parent.flatMap { ModifierUse($0) } != nil
        }
      }
    }.reduce(0, +)
  }

  /// The number of lines between the block's braces that contain code in some build: comments and empty lines don't count.
  var codeLinesInside: Int { codeLines(in: tokensInside, of: tree) }

  /// The number of lines with code of the node. Of an `#if` only the longest clause counts: no build has more.
  var linesOfCode: Int { codeLines(in: tokenRange, of: tree) - linesOfOtherBuilds }

  /// The number of lines in the node that are an `#if`'s own, or in a clause that isn't its longest.
  fileprivate var linesOfOtherBuilds: Int {
    var count = 0
    var ids = tree.nodes.ids(of: [.ifConfigDecl], in: subtree)
    while let id = ids.next() {
      let config = tree.node(id)
      // A clause begins with a line of the `#if`.
      let longest = config.children(.ifConfigClause).map { $0.linesOfCode - 1 }.max() ?? 0
      count += codeLines(in: config.tokenRange, of: tree) - max(0, longest)
      ids.skip(to: config.subtree.upperBound)
    }
    return count
  }

  /// The number of its lines between the braces of a `Canvas`, which draw: no view type could take them.
  var linesOfDrawing: Int {
    var count = 0
    var ids = tree.nodes.ids(of: [.closureExpr], in: subtree)
    while let id = ids.next() {
      guard let closure = Closure(tree.node(id)), closure.use?.call.isPlainCall(of: "Canvas") == true else {
        continue
      }
      count += closure.node.linesOfCode - 1
      ids.skip(to: closure.node.subtree.upperBound)
    }
    return count
  }

  /// How many of the node's lines would be left out if each action in it that has several were the call of a method.
  /// With a `minimum`, each action that `logic_in_action` knows and that has at least so many statements.
  func linesInActions(_ resolver: ViewResolver, ofStatements minimum: Int = 0) -> Int {
    var count = 0
    var ids = tree.nodes.ids(of: [.closureExpr], in: subtree)
    while let id = ids.next() {
      guard let closure = Closure(tree.node(id)),
        resolver.isAction(closure) || resolver.role(of: closure) == nil && resolver.isActionByAlias(closure)
      else { continue }
      // One line between the braces is a call already.
      let lines = closure.node.linesOfCode
      if minimum > 0 {
        guard closure.node.statements.count >= minimum,
          closure.use?.call.name.map(takesActions) == true
        else { continue }
      }
      if lines > 3 { count += lines - 1 }
      ids.skip(to: closure.node.subtree.upperBound)
    }
    return count
  }

  fileprivate var tokensInside: Range<Int> {
    let tokens = tokenRange
    return tokens.lowerBound + 1..<max(tokens.lowerBound + 1, tokens.upperBound - 1)
  }
}

private func codeLines(in range: Range<Int>, of tree: SyntaxTree) -> Int {
  let heads = tree.tokens.heads
  if range.isEmpty { return 0 }
  if let starts = heads.countOfLineStarts(in: range) {
    return heads[range.lowerBound].flags.contains(.startsLine) ? starts : starts + 1
  }
  var count = 0
  var isCounted = false
  for index in range {
    let head = heads[index]
    if head.flags.contains(.startsLine) { isCounted = false }
    if head.flags.contains(.containsLineEnd) {
      // Empty lines may be among them.
      let token = tree.tokens[index]
      for byte in tree.bytes[Int(token.start)..<Int(token.end)] {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isCounted = false
        case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
        default:
          if !isCounted { count += 1 }
          isCounted = true
        }
      }
    } else if !isCounted, head.kind != .continuation {
      count += 1
      isCounted = true
    }
  }
  return count
}

/// How often the code takes one of several ways: `if`, `else if`, `case`, a ternary.
/// What runs in action closures isn't part of the view.
private func branches(in code: Node, _ resolver: ViewResolver) -> Int {
  let tree = code.tree
  var count = 0
  var ids = tree.nodes.ids(of: branchingOrClosures, in: code.subtree)
  while let id = ids.next() {
    let node = tree.node(id)
    if node.kind == .ifConfigDecl {
      // No build has more than one clause.
      count += node.children(.ifConfigClause).map { branches(in: $0, resolver) }.max() ?? 0
      ids.skip(to: node.subtree.upperBound)
      continue
    }
    guard let closure = Closure(node) else {
      count += 1
      continue
    }
    if !closure.node.contains(branching) || isAction(closure, resolver) {
      ids.skip(to: closure.node.subtree.upperBound)
    }
  }
  return count
}

private let branchingOrClosures: KindSet = [
  .ifExpr, .unresolvedTernaryExpr, .switchCaseLabel, .closureExpr, .ifConfigDecl,
]

private let branching: KindSet = [.ifExpr, .unresolvedTernaryExpr, .switchCaseLabel]

/// Whether the closure runs when something happens, or computes a value: by what is known of the call, or because
/// it does what no builder takes.
private func isAction(_ closure: Closure, _ resolver: ViewResolver) -> Bool {
  if let role = resolver.role(of: closure) { return role == .action || role == .value }
  return closure.actsLikeAction || resolver.isActionByAlias(closure)
}
