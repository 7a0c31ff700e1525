extension ViewResolver {
  /// The conditional function that the call is one of; nil where another function of that name fits, too.
  func conditionalFunction(_ name: Name, _ call: FunctionCall) -> ConditionalFunction? {
    let fitting = viewFunctions(named: name).filter { call.fits($0.labels) }
    guard let first = fitting.first?.conditional, fitting.allSatisfy({ $0.conditional == first }),
      first.transform.flatMap(call.value(at:)).map({ $0.mayTake(first.transformInputs) }) ?? true
    else { return nil }
    return first
  }
}

extension Node {
  /// Whether a closure may be called with so many values: another function of the name, of a package, may take others.
  fileprivate func mayTake(_ count: Int) -> Bool {
    guard let closure = Closure(self) else { return true }
    if let named = closure.parameterCount { return named == count }
    return count < 2 || descendants(.declReferenceExpr).contains { $0.text == "$\(count - 1)" }
  }
}

extension FunctionCall {
  /// The arguments and trailing closures, with their labels; an unlabelled trailing closure fits any.
  private var inputs: [(label: Name?, value: Node, isTrailing: Bool)] {
    node.children.dropFirst().compactMap { child in
      if let argument = Argument(child) { return argument.value.map { (argument.label, $0, false) } }
      if let trailing = TrailingClosure(child) {
        return trailing.closure.map { (trailing.label, $0.node, false) }
      }
      return child.kind == .closureExpr ? (nil, child, true) : nil
    }
  }

  /// Whether the call gives each of the labelled parameters, in order.
  fileprivate func fits(_ labels: [String]) -> Bool {
    let inputs = inputs
    return inputs.count == labels.count
      && zip(inputs, labels).allSatisfy { input, label in
        input.isTrailing
          || (input.label.map { $0.tree.hasText(label, in: $0.range) } ?? label.isEmpty)
      }
  }

  /// The argument or trailing closure at the index.
  func value(at index: Int) -> Node? {
    let inputs = inputs
    return inputs.indices.contains(index) ? inputs[index].value : nil
  }
}
