internal import LSPCore

/// A request whose answer takes many turns: each does a piece of it, and whatever else comes goes first.
protocol LongRequest: AnyObject {
  var id: RequestID { get }
  var progress: WorkProgress? { get }

  /// Does a piece of the work. True once the request is answered, or will be without another piece.
  func step(_ server: Server) -> Bool
}

extension Server {
  /// One piece of the request that has waited longest.
  func stepLongRequest() {
    guard let first = longRequests.first else { return }
    if first.progress?.isCancelled == true {
      drop(first, ResponseError(.requestCancelled, "The work was cancelled"))
    } else if first.step(self) {
      longRequests.removeAll { $0 === first }
    }
  }

  /// The client takes a request back. One that is answered already, or that nobody has sent, is none.
  func cancelLongRequest(_ id: RequestID) {
    guard let request = longRequests.first(where: { $0.id == id }) else { return }
    drop(request, ResponseError(.requestCancelled, "The request was cancelled"))
  }

  /// Answers all requests that are under way: there will be no result.
  func dropLongRequests() {
    for request in longRequests {
      drop(request, ResponseError(.requestCancelled, "The server shuts down"))
    }
  }

  private func drop(_ request: any LongRequest, _ error: ResponseError) {
    longRequests.removeAll { $0 === request }
    end(request.progress, "Cancelled")
    respond(to: request.id, error)
  }
}
