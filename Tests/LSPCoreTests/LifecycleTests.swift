import Testing

@testable import LSPCore

@Suite struct LifecycleTests {
  private func code(_ step: Lifecycle.Step) -> ErrorCode? {
    if case .reject(let error) = step { error.code } else { nil }
  }

  @Test func `Before initialize requests are refused and notifications dropped`() {
    var lifecycle = Lifecycle()
    #expect(code(lifecycle.step(request: "textDocument/hover")) == .serverNotInitialized)
    #expect(code(lifecycle.step(request: "shutdown")) == .serverNotInitialized)
    #expect(lifecycle.step(notification: "textDocument/didOpen") == .drop)
    #expect(lifecycle.step(notification: "initialized") == .drop)
    #expect(lifecycle.step(request: "initialize") == .handle)
    #expect(lifecycle.state == .answered)
  }

  @Test func `A second initialize is an error`() {
    var lifecycle = Lifecycle()
    _ = lifecycle.step(request: "initialize")
    #expect(code(lifecycle.step(request: "initialize")) == .invalidRequest)
    _ = lifecycle.step(notification: "initialized")
    #expect(lifecycle.state == .running)
    #expect(code(lifecycle.step(request: "initialize")) == .invalidRequest)
    #expect(lifecycle.step(notification: "initialized") == .drop)
  }

  @Test func `An initialize that failed may come again`() {
    var lifecycle = Lifecycle()
    _ = lifecycle.step(request: "initialize")
    lifecycle.initializeFailed()
    #expect(code(lifecycle.step(request: "x")) == .serverNotInitialized)
    #expect(lifecycle.step(request: "initialize") == .handle)
  }

  @Test func `After shutdown every request is invalid and exit ends well`() {
    var lifecycle = Lifecycle()
    _ = lifecycle.step(request: "initialize")
    #expect(lifecycle.step(notification: "exit") == .exit(1))
    #expect(lifecycle.step(request: "shutdown") == .handle)
    for method in ["textDocument/hover", "initialize", "shutdown", "unknown"] {
      #expect(code(lifecycle.step(request: method)) == .invalidRequest)
    }
    #expect(lifecycle.step(notification: "textDocument/didOpen") == .drop)
    #expect(lifecycle.step(notification: "exit") == .exit(0))
  }

  @Test func `Exit without shutdown ends with 1, before initialize too`() {
    var lifecycle = Lifecycle()
    #expect(lifecycle.step(notification: "exit") == .exit(1))
  }
}
