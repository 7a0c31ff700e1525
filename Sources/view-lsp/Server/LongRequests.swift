internal import LSPCore

/// A request whose answer takes many turns: each does a piece of it, and whatever else comes goes first.
protocol LongRequest: AnyObject {
  var id: RequestID { get }
  var progress: WorkProgress? { get }

  /// Does a piece of the work.
  func step(_ server: Server) -> LongRequestState
}

/// How far a long request is.
enum LongRequestState {
  case unfinished
  /// Nothing is left to do but what the client's answer to a request of ours asks for. The request calls
  /// `LongRequests.finish` then.
  case waiting
  case answered
}

/// The long requests that are not answered yet.
final class LongRequests {
  private let client: Client
  private let progress: ProgressReporter
  private var requests: [ObjectIdentifier: any LongRequest] = [:]
  /// By id; of several that wrongly have the same, the first.
  private var byID: [RequestID: ObjectIdentifier] = [:]
  /// Those that have work to do, the longest waiting first.
  private var unfinished = OrderedSet<ObjectIdentifier>()

  init(client: Client, progress: ProgressReporter) {
    self.client = client
    self.progress = progress
  }

  /// Whether none has work to do.
  var isIdle: Bool { unfinished.isEmpty }

  func append(_ request: any LongRequest) {
    let key = ObjectIdentifier(request)
    requests[key] = request
    if byID[request.id] == nil { byID[request.id] = key }
    unfinished.insert(key)
  }

  /// One piece of the request that has waited longest.
  func step(_ server: Server) {
    guard let key = unfinished.first, let request = requests[key] else { return }
    if request.progress?.isCancelled == true {
      cancel(request, "The work was cancelled")
      return
    }
    switch request.step(server) {
    case .unfinished: break
    case .waiting: unfinished.remove(key)
    case .answered: _ = finish(request)
    }
  }

  /// Forgets a request that is answered, or will be at once. Tells whether it was not answered before.
  func finish(_ request: any LongRequest) -> Bool {
    let key = ObjectIdentifier(request)
    guard requests.removeValue(forKey: key) != nil else { return false }
    if byID[request.id] == key { byID[request.id] = nil }
    unfinished.remove(key)
    return true
  }

  /// The client takes a request back. One that is answered already, or that nobody has sent, is none.
  func cancel(_ id: RequestID) {
    if let request = byID[id].flatMap({ requests[$0] }) { cancel(request, "The request was cancelled") }
  }

  /// Cancels those that the client has taken back as shown work and that have nothing to do.
  func cancelMarked() {
    for (key, request) in requests where request.progress?.isCancelled == true && !unfinished.contains(key) {
      cancel(request, "The work was cancelled")
    }
  }

  /// Answers all requests that are under way: there will be no result.
  func cancelAll(_ reason: String) {
    for request in requests.values { cancel(request, reason) }
  }

  private func cancel(_ request: any LongRequest, _ reason: String) {
    guard finish(request) else { return }
    progress.end(request.progress, "Cancelled")
    client.respond(to: request.id, ResponseError(.requestCancelled, reason))
  }
}
