internal import LSPCore

/// Messages that have been read and wait for their turn, in the order in which they came.
struct MessageQueue {
  enum Message {
    case incoming(IncomingMessage)
    /// A request that the client took back while it waited.
    case cancelled(RequestID)
    /// The client takes a request back that waits no more.
    case cancel(RequestID)
    /// Bytes that were no message.
    case problem(String)
  }

  /// What a message counts for beyond its own bytes.
  private static let overhead = 200

  private var messages: [(message: Message, bytes: Int)] = []
  private var start = 0
  /// The waiting messages' length.
  private(set) var bytes = 0

  var isEmpty: Bool { start == messages.count }

  mutating func append(_ frame: Frame) {
    switch frame {
    case .problem(let problem):
      messages.append((.problem(problem), Self.overhead))
      bytes += Self.overhead
    case .message(let body):
      let message = IncomingMessage(body)
      if case .notification("$/cancelRequest", let params) = message {
        // What is no cancellation changes nothing.
        guard let cancel = try? params.decode(LSP.CancelParams.self), !self.cancel(cancel.id) else { return }
        messages.append((.cancel(cancel.id), Self.overhead))
        bytes += Self.overhead
        return
      }
      messages.append((.incoming(message), body.count + Self.overhead))
      bytes += body.count + Self.overhead
    }
  }

  mutating func next() -> Message? {
    guard start < messages.count else { return nil }
    let (message, size) = messages[start]
    start += 1
    bytes -= size
    if start == messages.count {
      messages.removeAll()
      start = 0
    } else if start > 100, start > messages.count / 2 {
      // A client that never pauses must not leave everything behind here that it has ever sent.
      messages.removeFirst(start)
      start = 0
    }
    return message
  }

  /// Whether the request is among those that wait.
  private mutating func cancel(_ id: RequestID) -> Bool {
    for index in start..<messages.count {
      guard case .incoming(.request(id, _, _)) = messages[index].message else { continue }
      bytes -= messages[index].bytes
      messages[index] = (.cancelled(id), 0)
      return true
    }
    return false
  }
}
