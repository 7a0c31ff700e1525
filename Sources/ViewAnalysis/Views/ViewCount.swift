/// How much a piece of code builds; see "View count" in the words of the rules.
package struct ViewMeasure: Sendable, Equatable {
  /// Views constructed, containers included, modifier arguments not.
  package var count = 0
  /// The longest line of views each inside the one before it: 1 for a single view.
  package var nesting = 0
}

extension ViewResolver {
  /// Measures the views in the node.
  package func measure(_ node: Node) -> ViewMeasure {
    var measure = ViewMeasure()
    let nodes = file.tree.nodes
    /// Ends of the views around the current node.
    var around: [Int] = []
    /// Where the arguments of a modifier begin, and where they end: they are not looked at.
    var skips: [(from: Int, to: Int)] = []
    var nextSkip = Int.max
    var id = node.id
    let end = node.subtree.upperBound
    while id < end {
      if id >= nextSkip, let skip = skips.popLast() {
        nextSkip = skips.last?.from ?? Int.max
        id = max(id, skip.to)
        continue
      }
      switch nodes[id].kind {
      case .functionCallExpr:
        guard let call = FunctionCall(file.tree.node(id)), let callee = call.callee else { break }
        if let type = call.constructedType {
          guard isViewType(type) else { break }
          while let last = around.last, last <= id { around.removeLast() }
          around.append(id + Int(nodes[id].size))
          measure.count += 1
          measure.nesting = max(measure.nesting, around.count)
        } else if ModifierUse(call.node) != nil {
          nextSkip = callee.subtree.upperBound
          skips.append((nextSkip, id + Int(nodes[id].size)))
        }
      case .closureExpr:
        guard let closure = Closure(file.tree.node(id)), role(of: closure) == .action else { break }
        id += Int(nodes[id].size)
        continue
      default: break
      }
      id += 1
    }
    return measure
  }
}
