internal import LSPCore

/// A request whose answer takes many turns: each does a piece of it, and whatever else comes goes first.
protocol LongRequest: AnyObject {
  var id: RequestID { get }
  var progress: WorkProgress? { get }

  /// Does a piece of the work. True once the request is answered, or will be without another piece.
  func step(_ server: Server) -> Bool
}

/// The long requests that are not answered yet, the longest waiting first.
final class LongRequests {
  private let client: Client
  private let progress: ProgressReporter
  private var waiting: [any LongRequest] = []

  init(client: Client, progress: ProgressReporter) {
    self.client = client
    self.progress = progress
  }

  var isEmpty: Bool { waiting.isEmpty }

  func append(_ request: any LongRequest) { waiting.append(request) }

  /// One piece of the request that has waited longest.
  func step(_ server: Server) {
    guard let first = waiting.first else { return }
    if first.progress?.isCancelled == true {
      waiting.removeFirst()
      cancel(first, "The work was cancelled")
    } else if first.step(server) {
      waiting.removeFirst()
    }
  }

  /// The client takes a request back. One that is answered already, or that nobody has sent, is none.
  func cancel(_ id: RequestID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    cancel(waiting.remove(at: index), "The request was cancelled")
  }

  /// Answers all requests that are under way: there will be no result.
  func cancelAll(_ reason: String) {
    for request in waiting { cancel(request, reason) }
    waiting = []
  }

  private func cancel(_ request: any LongRequest, _ reason: String) {
    progress.end(request.progress, "Cancelled")
    client.respond(to: request.id, ResponseError(.requestCancelled, reason))
  }
}
