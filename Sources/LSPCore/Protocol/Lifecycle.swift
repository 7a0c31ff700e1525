/// Where a server stands between its start and its end, and what it may do there. A value: it sends nothing.
package struct Lifecycle: Sendable, Equatable {
  package enum State: Sendable, Equatable {
    /// Nothing but `initialize` has any effect.
    case started
    /// `initialize` is answered. Requests to the client come once the client has said `initialized`.
    case answered
    case running
    /// `shutdown` is answered; `exit` is what is left.
    case shutDown
  }

  package enum Step: Sendable, Equatable {
    case handle
    /// A notification that has no effect now.
    case drop
    case reject(ResponseError)
    /// The process ends with this status.
    case exit(Int32)
  }

  package private(set) var state = State.started

  package init() {}

  /// What to do with a request. An accepted `initialize` or `shutdown` moves the state.
  package mutating func step(request method: String) -> Step {
    switch (state, method) {
    case (.started, LSP.Methods.initialize.name):
      state = .answered
      return .handle
    case (.started, _):
      return .reject(
        ResponseError(.serverNotInitialized, "'\(method)' came before 'initialize'"))
    case (.shutDown, _):
      return .reject(ResponseError(.invalidRequest, "'\(method)' came after 'shutdown'"))
    case (_, LSP.Methods.initialize.name):
      return .reject(ResponseError(.invalidRequest, "'initialize' came a second time"))
    case (_, LSP.Methods.shutdown.name):
      state = .shutDown
      return .handle
    default:
      return .handle
    }
  }

  /// What to do with a notification. `initialized` moves the state.
  package mutating func step(notification method: String) -> Step {
    if method == LSP.Methods.exit.name { return .exit(state == .shutDown ? 0 : 1) }
    switch state {
    case .started, .shutDown:
      return .drop
    case .answered where method == LSP.Methods.initialized.name:
      state = .running
      return .handle
    case .running where method == LSP.Methods.initialized.name:
      return .drop
    case .answered, .running:
      return .handle
    }
  }

  /// Takes back an `initialize` that could not be answered with a result: the client may try again.
  package mutating func initializeFailed() {
    if state == .answered { state = .started }
  }
}
