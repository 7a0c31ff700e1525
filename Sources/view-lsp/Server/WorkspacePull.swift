internal import LSPCore
internal import ViewAnalysis

/// `workspace/diagnostic`: first a look at the disk for changes that nobody has told of, then all documents.
///
/// A file without diagnostics is mentioned only where the client has some of it.
final class WorkspacePull: LongRequest {
  /// How many files a turn looks at whose diagnostics need not be made.
  private static let filesPerTurn = 200
  private static let itemsPerPart = 100
  private static let timePerPart = Duration.milliseconds(100)

  /// What a report is about.
  private enum Subject {
    case open(DocumentURI)
    case closed(path: String)
    /// What the client has diagnostics of, and the workspace nothing.
    case gone(DocumentURI)
  }

  private let reply: Reply<LSP.WorkspaceDiagnosticReport>
  var id: RequestID { reply.id }
  let progress: WorkProgress?
  private let partialToken: LSP.ProgressToken?
  /// What the client has, by path, else by URI.
  private var previous: [String: LSP.PreviousResultId]
  /// Files whose stamps are to be looked at; nil before the first step.
  private var unchecked: [String]?
  /// What is to be reported, the next one last; nil before all files are checked.
  private var subjects: [Subject]?
  /// The documents that were closed since the last report, by path, else by URI. The client may still show what they
  /// had when they were open, whatever ids it sends: each is reported in full, even if it has nothing.
  private var closed: [String: DocumentURI] = [:]
  private var total = 0
  private var generation = 0
  private var items: [LSP.DocumentDiagnosticReport] = []
  private var lastPart = ContinuousClock.now

  init(
    _ params: LSP.WorkspaceDiagnosticParams, _ reply: Reply<LSP.WorkspaceDiagnosticReport>,
    progress: WorkProgress?
  ) {
    self.reply = reply
    self.progress = progress
    partialToken = params.partialResultToken
    previous = Dictionary(
      params.previousResultIds.map { (Self.key($0.uri), $0) }, uniquingKeysWith: { $1 })
  }

  private static func key(_ uri: DocumentURI) -> String {
    uri.filePath().map(Path.normalized) ?? uri.string
  }

  func step(_ server: Server) -> LongRequestState {
    if subjects == nil {
      check(server)
      return .unfinished
    }
    guard generation == server.workspace.generation else {
      server.progress.end(progress, nil)
      let data: JSONValue = ["retriggerRequest": true]
      server.client.respond(
        to: id,
        ResponseError(.serverCancelled, "The workspace has changed in the meantime: ask again", data: data))
      return .answered
    }
    for _ in 0..<Self.filesPerTurn {
      guard let subject = subjects?.popLast() else { break }
      if !report(subject, server) { break }
    }
    let left = subjects?.count ?? 0
    server.progress.report(progress, done: total - left, of: total, "\(total - left) of \(total) files")
    if left > 0 {
      sendPart(server)
      return .unfinished
    }
    finish(server)
    return .answered
  }

  /// Looks for changed files.
  private func check(_ server: Server) {
    var left = unchecked ?? Array(server.workspace.files)
    for _ in 0..<Self.filesPerTurn {
      guard let path = left.popLast() else {
        list(server)
        return
      }
      if server.workspace.checkDisk(path) { break }
    }
    unchecked = left
  }

  private func list(_ server: Server) {
    generation = server.workspace.generation
    server.pulls.forgetClosed(except: server.workspace.files)
    let open = server.documents.all.filter { $0.kind != .other }
    let openNames = Set(open.map(\.name))
    let files = server.workspace.files.subtracting(openNames)
    closed = Dictionary(server.pulls.closedDocuments.map { (Self.key($0), $0) }, uniquingKeysWith: { $1 })
    var list = files.sorted { Path.precedes($1, $0) }.map { Subject.closed(path: $0) }
    list += open.map(\.uri).sorted { Path.precedes($1.string, $0.string) }.map { .open($0) }
    let gone = previous.mapValues(\.uri).filter { !openNames.contains($0.key) }.merging(closed) { $1 }
      .filter { !files.contains($0.key) }
    subjects = gone.values.map { .gone($0) } + list
    total = subjects?.count ?? 0
  }

  /// Tells whether that cost next to nothing.
  private func report(_ subject: Subject, _ server: Server) -> Bool {
    switch subject {
    case .open(let uri):
      let version = server.documents[uri]?.document.version
      add(server.pulls.openReport(uri), uri, previous: previous[Self.key(uri)]?.value, version: version)
      return false
    case .closed(let path):
      let known = previous[path]
      if let uri = closed[path] {
        add(server.pulls.closedReport(path, uri), uri, inFull: true)
        return false
      }
      let uri = known?.uri ?? DocumentURI(filePath: path)
      let resultId = known?.value ?? DiagnosticReport.empty.resultId
      if server.pulls.isUnchanged(path, resultId) {
        if known != nil {
          items.append(.init(kind: .unchanged, resultId: resultId, items: nil, uri: uri))
        }
        return true
      }
      add(server.pulls.closedReport(path, uri), uri, previous: known?.value)
      return false
    case .gone(let uri):
      let key = Self.key(uri)
      add(.empty, uri, previous: previous[key]?.value, inFull: closed[key] != nil)
      return true
    }
  }

  private func add(
    _ report: DiagnosticReport, _ uri: DocumentURI, previous: String? = nil, version: Int? = nil,
    inFull: Bool = false
  ) {
    if report.diagnostics.isEmpty, previous == nil, !inFull { return }
    var item = report.answer(previous: inFull ? nil : previous)
    item.uri = uri
    item.version = version
    items.append(item)
  }

  // MARK: Sending

  private func sendPart(_ server: Server) {
    guard let partialToken, !items.isEmpty else { return }
    let now = ContinuousClock.now
    guard items.count >= Self.itemsPerPart || now - lastPart >= Self.timePerPart else { return }
    lastPart = now
    send(partialToken, server)
  }

  private func send(_ token: LSP.ProgressToken, _ server: Server) {
    let part = LSP.WorkspaceDiagnosticReport(items: items)
    server.client.notify(
      LSP.Methods.workspaceDiagnosticPart, LSP.ProgressParams(token: token, value: part))
    items = []
  }

  private func finish(_ server: Server) {
    if let partialToken, !items.isEmpty { send(partialToken, server) }
    server.progress.end(progress, nil)
    server.client.respond(to: reply, LSP.WorkspaceDiagnosticReport(items: items))
    server.pulls.haveReported(closed.values)
  }
}
