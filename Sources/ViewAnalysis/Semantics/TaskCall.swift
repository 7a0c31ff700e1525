extension FunctionCall {
  /// Whether it starts a task that inherits the caller's actor: `Task { … }`, `Task.init { … }`, `_Concurrency.Task { … }`.
  var makesTask: Bool {
    switch name?.text {
    case "Task": isPlain || base?.isReference(to: "_Concurrency") == true
    case "init": base?.isReference(to: "Task") == true
    default: false
    }
  }
}
