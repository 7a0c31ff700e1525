extension Rule {
  package static let largeBody = Rule(
    id: "large_body", severity: .information, profile: .recommended,
    title: "Body that holds too much",
    summary: "A view's `body` is very long, builds many views, nests them deeply or branches often.",
    explanation: """
      SwiftUI computes a `body` as a whole: when one of the values that it reads changes, all of it runs again. The \
      more stands in one body, the more work each change makes, the longer the compiler needs for it, and the \
      harder it is to see what depends on what.

      Move sections that belong together into view types of their own, each with the values that it shows. SwiftUI \
      then updates them one by one.
      """,
    exceptions: """
      A body at the limit is fine, and the limits can be set. Lines without code don't count, nor does anything in \
      action closures count as a view or a branch.
      """,
    sources: [
      Citation(.viewStructure, section: "When to Extract Subviews"),
      Citation(.viewStructure, section: "Keep View Body Simple and Avoid High-Cost Operations"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct WeatherIcon: View {
            let code: Int

            var body: some View {
              switch code {
              case 1: Image(systemName: "sun.max")
              case 2: Image(systemName: "cloud.sun")
              case 3: Image(systemName: "cloud")
              case 4: Image(systemName: "smoke")
              case 5: Image(systemName: "cloud.fog")
              case 6: Image(systemName: "cloud.drizzle")
              case 7: Image(systemName: "cloud.rain")
              case 8: Image(systemName: "cloud.snow")
              case 9: Image(systemName: "cloud.hail")
              case 10: Image(systemName: "cloud.bolt")
              case 11: Image(systemName: "tornado")
              default: Image(systemName: "questionmark")
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct WeatherIcon: View {
            let code: Int

            private static let symbols = [
              "sun.max", "cloud.sun", "cloud", "smoke", "cloud.fog", "cloud.drizzle", "cloud.rain",
              "cloud.snow", "cloud.hail", "cloud.bolt", "tornado",
            ]

            private var symbol: String {
              Self.symbols.indices.contains(code) ? Self.symbols[code] : "questionmark"
            }

            var body: some View {
              Image(systemName: symbol)
            }
          }
          """)
    ],
    options: [
      RuleOption("max_lines", default: 100, summary: "Lines of code that a body may have"),
      RuleOption("max_views", default: 40, summary: "Views that a body may build"),
      RuleOption("max_nesting", default: 10, summary: "Views that may stand one inside the other"),
      RuleOption(
        "max_branches", default: 10, summary: "Branches (`if`, `case`, ternaries) that a body may have"),
    ],
    kinds: [.variableDecl], check: checkLargeBody)
}

private func checkLargeBody(_ node: Node, _ context: inout RuleContext) {
  guard node.parent?.kind == .memberBlockItem, let variable = VariableDecl(node), !variable.isStatic,
    let binding = variable.bindings.first, let name = binding.name, name == "body",
    let block = binding.getter,
    let type = context.file.enclosingType(of: node), context.resolver.isView(type),
    !context.file.isInPreview(node), mayExceed(block, context)
  else { return }

  let resolver = context.resolver
  let measure = resolver.measure(block)
  let sizes: [(count: Int, limit: Int, one: String, many: String)] = [
    (codeLines(of: block), context.option("max_lines"), "line of code", "lines of code"),
    (measure.count, context.option("max_views"), "view", "views"),
    (measure.nesting, context.option("max_nesting"), "level of nested views", "levels of nested views"),
    (branches(in: block, resolver), context.option("max_branches"), "branch", "branches"),
  ]
  let exceeded = sizes.filter { $0.count > $0.limit }
  if exceeded.isEmpty { return }
  let has = exceeded.map { "\($0.count) \($0.many) (\($0.count - $0.limit) above the limit of \($0.limit))" }
  let all = sizes.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
  context.report(
    at: name.range,
    message: "The body of `\(type.name)` has \(list(has)). Move sections of it into view types of their own.",
    reason: "This body has \(list(all)). "
      + "All of it is computed again when any value changes that it reads.")
}

/// Whether the block can be above a limit at all, by counts that no exact one exceeds: calls for views, lines
/// with anything on them, everything that may be a branch, calls inside calls. Most bodies end here.
private func mayExceed(_ block: Node, _ context: RuleContext) -> Bool {
  let tree = block.tree
  var calls = 0
  var branches = 0
  var deepest = 0
  var open: [Int] = []
  let nodes = tree.nodes
  for id in block.subtree {
    switch nodes[id].kind {
    case .ifExpr, .switchCase, .unresolvedTernaryExpr: branches += 1
    case .functionCallExpr:
      calls += 1
      while let end = open.last, end <= id { open.removeLast() }
      open.append(id + Int(nodes[id].size))
      deepest = max(deepest, open.count)
    default: break
    }
  }
  var lines = 1
  let tokens = tree.tokens
  for index in block.tokenRange {
    let token = tokens[index]
    if token.flags.contains(.startsLine) { lines += 1 }
    // A string may go on for more lines.
    if token.kind == .stringLiteral || token.kind == .stringHead || token.kind == .stringSegment
      || token.kind == .stringTail
    {
      for byte in tree.bytes[Int(token.start)..<Int(token.end)] where byte == UInt8(ascii: "\n") {
        lines += 1
      }
    }
  }
  return lines > context.option("max_lines") || calls > context.option("max_views")
    || deepest > context.option("max_nesting") || branches > context.option("max_branches")
}

/// `a`, `a and b`, `a, b and c`.
private func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

/// The number of lines between the block's braces on which code stands: comments and empty lines don't count.
private func codeLines(of block: Node) -> Int {
  let tree = block.tree
  let tokens = block.tokenRange
  guard tokens.count > 2 else { return 0 }
  var count = 0
  var isCounted = false
  for token in tree.tokens[tokens.lowerBound + 1..<tokens.upperBound - 1] where token.kind != .continuation {
    if token.flags.contains(.startsLine) { isCounted = false }
    // A piece of a multi-line string may go on for more lines, empty ones among them.
    for byte in tree.bytes[Int(token.start)..<Int(token.end)] {
      switch byte {
      case UInt8(ascii: "\n"): isCounted = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default:
        if !isCounted { count += 1 }
        isCounted = true
      }
    }
  }
  return count
}

/// The number of places in the block where one of several ways is taken: `if`, `else if`, `case`, a ternary.
/// What runs in action closures isn't part of the view.
private func branches(in block: Node, _ resolver: ViewResolver) -> Int {
  let tree = block.tree
  var count = 0
  var id = block.id
  while id < block.subtree.upperBound {
    switch tree.nodes[id].kind {
    case .ifExpr, .unresolvedTernaryExpr, .switchCaseLabel: count += 1
    case .closureExpr:
      if let closure = Closure(tree.node(id)), isAction(closure, resolver) {
        id = closure.node.subtree.upperBound
        continue
      }
    default: break
    }
    id += 1
  }
  return count
}

/// Whether the closure runs when something happens, or computes a value: by what is known of the call, or because
/// it does what no builder takes.
private func isAction(_ closure: Closure, _ resolver: ViewResolver) -> Bool {
  if let role = resolver.role(of: closure) { return role == .action || role == .value }
  let tree = closure.node.tree
  var id = closure.node.id + 1
  while id < closure.node.subtree.upperBound {
    switch tree.nodes[id].kind {
    case .tryExpr, .awaitExpr, .assignmentExpr, .returnStmt: return true
    case .closureExpr: id = tree.node(id).subtree.upperBound
    default: id += 1
    }
  }
  return false
}
