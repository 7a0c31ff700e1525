/// An argument of a call, a trailing closure among them, with the parameter that it is for.
package struct MatchedArgument {
  /// Index of the parameter.
  package let parameter: Int
  /// The `labeledExpr`, the trailing `closureExpr` or the `multipleTrailingClosureElement`.
  package let node: Node
  /// The value; for a trailing closure, the closure.
  package let value: Node

  package var isTrailing: Bool { node.kind != .labeledExpr }
}

extension FunctionCall {
  /// The call's arguments with the parameters that they are for, as the compiler matches them: in order, labels equal,
  /// parameters with a default left out, an unlabelled trailing closure for the first parameter that can take it.
  /// Nil where the call doesn't fit.
  package func arguments(matching parameters: [ParameterFacts]) -> [MatchedArgument]? {
    var found: [MatchedArgument] = []
    var next = 0
    for child in node.children.dropFirst() {
      if let argument = Argument(child) {
        let label = argument.label?.text ?? ""
        guard let value = argument.value,
          let index = Self.index(of: label, from: next, in: parameters)
        else { return nil }
        found.append(MatchedArgument(parameter: index, node: child, value: value))
        next = index + 1
      } else if child.kind == .closureExpr {
        guard let index = trailingClosureParameter(from: next, in: parameters) else { return nil }
        found.append(MatchedArgument(parameter: index, node: child, value: child))
        next = index + 1
      } else if let trailing = TrailingClosure(child) {
        guard let closure = trailing.closure,
          let index = Self.index(of: trailing.label?.text ?? "", from: next, in: parameters)
        else { return nil }
        found.append(MatchedArgument(parameter: index, node: child, value: closure.node))
        next = index + 1
      } else {
        return nil
      }
    }
    return parameters[next...].allSatisfy(\.hasDefault) ? found : nil
  }

  /// The first parameter of the label that is reached without leaving out one that has no default.
  private static func index(of label: String, from start: Int, in parameters: [ParameterFacts]) -> Int? {
    for index in start..<max(start, parameters.count) {
      if parameters[index].label == label { return index }
      if !parameters[index].hasDefault { return nil }
    }
    return nil
  }

  private func trailingClosureParameter(from start: Int, in parameters: [ParameterFacts]) -> Int? {
    let labels = labeledTrailingClosures.compactMap { $0.label?.text }
    var possible: [Int] = []
    for index in start..<max(start, parameters.count) {
      let parameter = parameters[index]
      if labels.contains(parameter.label) { break }
      if parameter.closure != nil { possible.append(index) }
      if parameter.closure != nil, !parameter.hasDefault { break }
      // The type may be an alias of a function's.
      if parameter.closure == nil, !parameter.hasDefault {
        if index == parameters.count - 1, possible.isEmpty { possible.append(index) }
        break
      }
    }
    // One with a default is left out where a later one needs the closure.
    return possible.last { !parameters[$0].hasDefault } ?? possible.first
  }
}
