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
  /// How many messages were removed from the front of `messages`.
  private var removed = 0
  /// The requests that wait, each with the number of messages that came before it.
  private var requests: [RequestID: Int] = [:]
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
      if case .notification(LSP.Methods.cancelRequest.name, let params) = message {
        // What is no cancellation changes nothing.
        guard let cancel = try? params.decode(LSP.CancelParams.self), !self.cancel(cancel.id) else { return }
        messages.append((.cancel(cancel.id), Self.overhead))
        bytes += Self.overhead
        return
      }
      if case .request(let id, _, _) = message, requests[id] == nil {
        requests[id] = removed + messages.count
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
    if case .incoming(.request(let id, _, _)) = message, requests[id] == removed + start - 1 {
      requests[id] = nil
    }
    if start == messages.count {
      removed += start
      messages.removeAll()
      start = 0
    } else if start > 100, start > messages.count / 2 {
      // A client that never pauses must not fill the memory with what it has sent before.
      removed += start
      messages.removeFirst(start)
      start = 0
    }
    return message
  }

  /// Whether the request is among those that wait.
  private mutating func cancel(_ id: RequestID) -> Bool {
    guard let number = requests.removeValue(forKey: id) else { return false }
    let index = number - removed
    bytes -= messages[index].bytes
    messages[index] = (.cancelled(id), 0)
    return true
  }
}
