extension FunctionCall {
  /// Whether it starts a task that inherits the caller's actor: `Task { … }`, `Task.init { … }`, `_Concurrency.Task { … }`.
  var makesTask: Bool {
    if name == "Task" { return isPlain || base?.isReference(to: "_Concurrency") == true }
    return name == "init" && base?.isReference(to: "Task") == true
  }

  /// Whether it is called as what has a queue run a closure later is: `DispatchQueue.main.async { … }`.
  var callsAsync: Bool { name == "async" || name == "asyncAfter" }
}

extension Node {
  /// The expression that `await` and `try` stand before, or the node itself.
  var withoutEffects: Node {
    var node = self
    while node.kind == .awaitExpr || node.kind == .tryExpr, let inner = node.firstChild { node = inner }
    return node
  }
}
