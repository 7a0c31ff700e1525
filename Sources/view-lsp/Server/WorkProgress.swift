internal import LSPCore

/// Work that the client shows while it lasts.
///
/// Its token is begun once and ended once. Where it is the server's, the client is asked first: what happens
/// until it answers is made up for then.
final class WorkProgress {
  fileprivate enum State {
    case asked, begun, ended
  }

  let token: LSP.ProgressToken
  let title: String
  let isCancellable: Bool
  /// The client has taken the work back.
  fileprivate(set) var isCancelled = false
  fileprivate var state = State.asked
  /// The work has ended before the client has answered: the last words.
  fileprivate var end: String??
  fileprivate var lastReport = ContinuousClock.now

  fileprivate init(token: LSP.ProgressToken, title: String, isCancellable: Bool) {
    self.token = token
    self.title = title
    self.isCancellable = isCancellable
  }
}

/// Shows the client work that lasts.
final class ProgressReporter {
  private static let interval = Duration.milliseconds(100)

  private let client: Client
  /// Work that the client shows and that has not ended.
  private var underWay: [LSP.ProgressToken: WorkProgress] = [:]
  private var lastToken = 0

  init(client: Client) { self.client = client }

  /// Begins to show work: under the token that came with the request, else under one of our own where the
  /// client takes such. Nil where it takes neither.
  func begin(_ title: String, token: LSP.ProgressToken? = nil) -> WorkProgress? {
    if let token {
      // A request is cancelled by its own id as well.
      let progress = WorkProgress(token: token, title: title, isCancellable: client.features.workDoneProgress)
      underWay[token] = progress
      begin(progress)
      return progress
    }
    guard client.features.workDoneProgress else { return nil }
    lastToken += 1
    let progress = WorkProgress(token: .string("view-lsp/\(lastToken)"), title: title, isCancellable: true)
    underWay[progress.token] = progress
    let params = LSP.WorkDoneProgressCreateParams(token: progress.token)
    client.request(LSP.Methods.createProgress, params) { [unowned self] answer in
      guard case .success = answer else {
        // The client doesn't want to see it: the work goes on.
        progress.state = .ended
        underWay[progress.token] = nil
        return
      }
      begin(progress)
      if let message = progress.end { end(progress, message) }
    }
    return progress
  }

  private func begin(_ progress: WorkProgress) {
    progress.state = .begun
    let value = LSP.WorkDoneProgress(
      kind: .begin, title: progress.title, percentage: 0, cancellable: progress.isCancellable)
    send(value, progress)
  }

  /// Shows how far the work is: now and then, however often it is called.
  func report(_ progress: WorkProgress?, done: Int, of total: Int, _ message: @autoclosure () -> String) {
    guard let progress, progress.state == .begun, total > 0 else { return }
    let now = ContinuousClock.now
    guard now - progress.lastReport >= Self.interval else { return }
    progress.lastReport = now
    let value = LSP.WorkDoneProgress(
      kind: .report, message: message(), percentage: min(100, max(0, done * 100 / total)))
    send(value, progress)
  }

  func end(_ progress: WorkProgress?, _ message: String?) {
    guard let progress else { return }
    switch progress.state {
    case .asked: progress.end = .some(message)
    case .ended: break
    case .begun:
      progress.state = .ended
      underWay[progress.token] = nil
      let value = LSP.WorkDoneProgress(kind: .end, message: message)
      send(value, progress)
    }
  }

  /// The client takes work back: whoever does it looks at `isCancelled`.
  func cancel(_ token: LSP.ProgressToken) { underWay[token]?.isCancelled = true }

  private func send(_ value: LSP.WorkDoneProgress, _ progress: WorkProgress) {
    client.notify(
      LSP.Methods.workDoneProgress, LSP.ProgressParams(token: progress.token, value: value))
  }
}

/// Shows the search for the workspace's files and their reading, until all are read.
struct ScanProgress {
  private let reporter: ProgressReporter
  private var isUnderWay = false
  /// Nil where the client shows no progress.
  private var progress: WorkProgress?
  /// How many files were to be read at most.
  private var total = 0

  init(_ reporter: ProgressReporter) { self.reporter = reporter }

  /// The client has taken the work back.
  var isCancelled: Bool { progress?.isCancelled == true }

  mutating func begin() {
    guard !isUnderWay else { return }
    isUnderWay = true
    progress = reporter.begin("view-lsp: reading the workspace")
    total = 0
  }

  mutating func report(unread: Int) {
    total = max(total, unread)
    reporter.report(progress, done: total - unread, of: total, "\(total - unread) of \(total) files")
  }

  mutating func end(_ message: @autoclosure () -> String?) {
    guard isUnderWay else { return }
    isUnderWay = false
    reporter.end(progress, message())
    progress = nil
  }
}
