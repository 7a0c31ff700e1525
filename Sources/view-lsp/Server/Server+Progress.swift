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

extension Server {
  private static let reportInterval = Duration.milliseconds(100)

  /// Begins to show work: under the token that came with the request, else under one of our own where the
  /// client takes such. Nil where it takes neither.
  func beginProgress(_ title: String, token: LSP.ProgressToken? = nil) -> WorkProgress? {
    if let token {
      // A request is cancelled by its own id as well.
      let progress = WorkProgress(token: token, title: title, isCancellable: features.workDoneProgress)
      progresses[token] = progress
      begin(progress)
      return progress
    }
    guard features.workDoneProgress else { return nil }
    lastToken += 1
    let progress = WorkProgress(token: .string("view-lsp/\(lastToken)"), title: title, isCancellable: true)
    progresses[progress.token] = progress
    request("window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: progress.token)) {
      [unowned self] answer in
      guard case .success = answer else {
        // The client doesn't want to see it: the work goes on.
        progress.state = .ended
        progresses[progress.token] = nil
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
    notify("$/progress", LSP.ProgressParams(token: progress.token, value: value))
  }

  /// Shows how far the work is: now and then, however often it is called.
  func report(_ progress: WorkProgress?, done: Int, of total: Int, _ message: @autoclosure () -> String) {
    guard let progress, progress.state == .begun, total > 0 else { return }
    let now = ContinuousClock.now
    guard now - progress.lastReport >= Self.reportInterval else { return }
    progress.lastReport = now
    let value = LSP.WorkDoneProgress(
      kind: .report, message: message(), percentage: min(100, max(0, done * 100 / total)))
    notify("$/progress", LSP.ProgressParams(token: progress.token, value: value))
  }

  func end(_ progress: WorkProgress?, _ message: String?) {
    guard let progress else { return }
    switch progress.state {
    case .asked: progress.end = .some(message)
    case .ended: break
    case .begun:
      progress.state = .ended
      progresses[progress.token] = nil
      let value = LSP.WorkDoneProgress(kind: .end, message: message)
      notify("$/progress", LSP.ProgressParams(token: progress.token, value: value))
    }
  }

  /// The client takes work back: whoever does it looks at `isCancelled`.
  func cancelProgress(_ params: LSP.WorkDoneProgressCancelParams) {
    progresses[params.token]?.isCancelled = true
    if let scan, scan.progress?.isCancelled == true {
      workspace.dropBacklog()
      end(scan.progress, "Cancelled")
      self.scan = nil
    }
  }

  // MARK: The first scan

  /// Shows the search for the workspace's files and their reading, until all are read.
  func showScan() {
    guard !workspace.unsearched.isEmpty, scan == nil else { return }
    scan = (beginProgress("view-lsp: reading the workspace"), 0)
  }

  /// A piece of the backlog is done.
  func scanProgressed() {
    guard let (progress, most) = scan else { return }
    if !workspace.hasBacklog {
      end(progress, "\(workspace.files.count) files")
      scan = nil
    } else if !workspace.isSearching {
      let total = max(most, workspace.unread.count)
      scan = (progress, total)
      let done = total - workspace.unread.count
      report(progress, done: done, of: total, "\(done) of \(total) files")
    }
  }
}
