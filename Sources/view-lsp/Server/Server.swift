internal import LSPCore
internal import ViewAnalysis

/// The language server: takes messages, and does what is to be done in turns. It knows no pipes: `serve` and
/// the tests give it frames and take what it sends.
///
/// What it knows is in the types below, each of one subject, and each sees only those before it. This file
/// says what is done next, and which function handles which message.
final class Server {
  let client: Client
  let documents = OpenDocuments()
  let folders = WorkspaceFolders()
  let configuration: ServerConfiguration
  let texts: FileTexts
  let progress: ProgressReporter
  let workspace: Workspace
  let diagnostics: Diagnostics
  let publisher: DiagnosticPublisher
  let refresh: DiagnosticRefresh
  let analyses: Analyses
  let pulls: PullDiagnostics
  let longRequests: LongRequests

  private let handlers = Server.makeHandlers()
  private var lifecycle = Lifecycle()
  private var queue = MessageQueue()
  /// Files or settings have changed that have a say in the configuration: it is read again before it is used.
  private(set) var isConfigurationOutdated = false
  /// The configuration was read again, and open documents don't show it yet.
  private var hasNewConfiguration = false
  /// The next scan is shown.
  var showsScan = false
  /// The client is to be asked for the settings again, once for all that it has said meanwhile.
  private var asksForSettings = false

  init(log: ServerLog? = nil, send: @escaping ([UInt8]) -> Void) {
    client = Client(log: log, send: send)
    configuration = ServerConfiguration(client: client, documents: documents, folders: folders)
    texts = FileTexts(client: client, documents: documents)
    progress = ProgressReporter(client: client)
    workspace = Workspace(
      client: client, documents: documents, folders: folders, configuration: configuration, texts: texts,
      progress: progress)
    diagnostics = Diagnostics(client: client, documents: documents, texts: texts)
    publisher = DiagnosticPublisher(client: client, diagnostics: diagnostics)
    refresh = DiagnosticRefresh(client: client)
    analyses = Analyses(
      client: client, documents: documents, configuration: configuration, workspace: workspace, texts: texts,
      refresh: refresh, publisher: publisher)
    pulls = PullDiagnostics(
      documents: documents, workspace: workspace, texts: texts, analyses: analyses, diagnostics: diagnostics)
    longRequests = LongRequests(client: client, progress: progress)
  }

  // MARK: Turns

  /// What a turn does.
  private enum Task {
    case handleMessage
    case askForSettings
    case readConfiguration
    case analyzeChangedDocument
    case recheckDocument
    /// All open documents show the new configuration.
    case endNewConfiguration
    case readWorkspace
    case askForRefresh
    case stepLongRequest
  }

  /// What is most urgent; nil where there is nothing to do.
  private var nextTask: Task? {
    if !queue.isEmpty { return .handleMessage }
    if asksForSettings { return .askForSettings }
    if isConfigurationOutdated { return .readConfiguration }
    if analyses.hasChanged { return .analyzeChangedDocument }
    // What the user looks at shows a new configuration at once, not after the search for the files that count by now.
    if hasNewConfiguration { return analyses.hasOutdated ? .recheckDocument : .endNewConfiguration }
    if workspace.hasBacklog { return .readWorkspace }
    if analyses.hasOutdated { return .recheckDocument }
    if refreshIsDue { return .askForRefresh }
    return longRequests.isIdle ? nil : .stepLongRequest
  }

  /// Whether a turn would find something to do.
  var hasWork: Bool { nextTask != nil }

  /// Whether messages wait, or a document to be analysed for the first time in its present text.
  var hasUrgentWork: Bool {
    switch nextTask {
    case .handleMessage, .readConfiguration, .analyzeChangedDocument: true
    default: false
    }
  }

  /// One turn: does the most urgent piece of work. Returns the exit status when the client asks for the end.
  func handleNext() -> Int32? {
    switch nextTask {
    case .handleMessage: return queue.next().flatMap(handle)
    case .askForSettings: askForSettings()
    case .readConfiguration: readConfiguration()
    case .analyzeChangedDocument: analyses.analyzeNext()
    case .recheckDocument: analyses.recheckNext()
    case .endNewConfiguration:
      hasNewConfiguration = false
      if refreshIsDue { refresh.ask(generation: workspace.generation) }
    case .readWorkspace: workspace.step()
    case .askForRefresh: refresh.ask(generation: workspace.generation)
    case .stepLongRequest: longRequests.step(self)
    case nil: break
    }
    return nil
  }

  private var refreshIsDue: Bool {
    lifecycle.state == .running && refresh.isDue(generation: workspace.generation)
  }

  /// The exit status where the conversation ends without `exit`.
  var statusAtEnd: Int32 { lifecycle.state == .shutDown ? 0 : 1 }

  // MARK: Messages

  func enqueue(_ frame: Frame) { queue.append(frame) }

  var queuedBytes: Int { queue.bytes }

  private static func makeHandlers() -> HandlerTable {
    var table = HandlerTable()
    table.on(LSP.Methods.initialize, Server.initialize)
    table.on(LSP.Methods.initialized, Server.initialized)
    table.on(LSP.Methods.shutdown, Server.shutdown)
    table.on(LSP.Methods.setTrace, Server.setTrace)

    table.on(LSP.Methods.didOpen, Server.didOpen)
    table.on(LSP.Methods.didChange, Server.didChange)
    table.on(LSP.Methods.didClose, Server.didClose)
    table.on(LSP.Methods.didSave, Server.didSave)

    table.on(LSP.Methods.hover, Server.hover)
    table.on(LSP.Methods.completion, Server.completions)
    table.on(LSP.Methods.codeLens, Server.codeLenses)
    table.on(LSP.Methods.documentSymbol, Server.documentSymbols)
    table.on(LSP.Methods.codeAction, Server.codeActions)
    table.on(LSP.Methods.resolveCodeAction, Server.resolve)
    table.on(LSP.Methods.executeCommand, Server.execute)
    table.on(LSP.Methods.documentDiagnostic, Server.documentDiagnostics)
    table.on(LSP.Methods.workspaceDiagnostic, Server.workspaceDiagnostics)

    table.on(LSP.Methods.didChangeConfiguration, Server.didChangeConfiguration)
    table.on(LSP.Methods.didChangeWatchedFiles, Server.didChangeWatchedFiles)
    table.on(LSP.Methods.didChangeWorkspaceFolders, Server.didChangeWorkspaceFolders)
    table.on(LSP.Methods.cancelProgress, Server.cancelProgress)
    return table
  }

  private func handle(_ message: MessageQueue.Message) -> Int32? {
    switch message {
    case .problem(let problem):
      client.log?.write(.error, problem)
      client.respond(to: nil, ResponseError(.parseError, problem))
    case .cancelled(let id):
      client.respond(to: id, ResponseError(.requestCancelled, "The request was cancelled"))
    case .cancel(let id): longRequests.cancel(id)
    case .incoming(.invalid(let id, let error)):
      client.log?.write(.error, error.message)
      client.respond(to: id, error)
    case .incoming(.response(nil, let result)):
      if case .failure(let error) = result {
        client.log?.write(.warning, "The client could not read a message: \(error.message)")
      }
    case .incoming(.response(let id?, let result)): client.receive(result, to: id)
    case .incoming(.notification(let method, let params)):
      client.log?.write(.debug, "notification \(method)")
      switch lifecycle.step(notification: method) {
      case .exit(let status): return status
      case .handle: handle(notification: method, params)
      case .drop, .reject: break
      }
    case .incoming(.request(let id, let method, let params)):
      client.log?.write(.debug, "request \(method)")
      let start = ContinuousClock.now
      defer { traceRequest(method, id, since: start) }
      switch lifecycle.step(request: method) {
      case .reject(let error): client.respond(to: id, error)
      case .handle: handle(request: method, id, params)
      case .drop, .exit: break
      }
    }
    return nil
  }

  private func handle(request method: String, _ id: RequestID, _ params: Payload) {
    if isConfigurationOutdated { readConfiguration() }
    do throws(ResponseError) {
      try handlers.handle(request: method, id: id, params, for: self)
    } catch {
      if method == LSP.Methods.initialize.name { lifecycle.initializeFailed() }
      client.respond(to: id, error)
    }
  }

  private func handle(notification method: String, _ params: Payload) {
    do throws(ResponseError) {
      try handlers.handle(notification: method, params, for: self)
    } catch {
      // Nobody waits for an answer, but whoever writes the client wants to know.
      client.log?.write(.error, "\(method): \(error.message)")
      client.logMessage(.error, "\(method): \(error.message)")
    }
  }

  /// Tells a client that wants to know how long a request took.
  private func traceRequest(_ method: String, _ id: RequestID, since start: ContinuousClock.Instant) {
    guard client.trace != .off, lifecycle.state == .running else { return }
    let milliseconds = decimal((ContinuousClock.now - start).inSeconds * 1000, places: 3)
    let details = "id \(id), \(documents.count) documents open, \(workspace.files.count) files"
    client.notify(
      LSP.Methods.logTrace,
      LSP.LogTraceParams(
        message: "\(method) took \(milliseconds) ms", verbose: client.trace == .verbose ? details : nil))
  }

  // MARK: What concerns several subjects

  /// A configuration file, the settings or the folders have changed.
  func configurationChanged() { isConfigurationOutdated = true }

  /// The settings may be others. While the client has a question to answer, another one waits until all messages are
  /// handled that are here.
  func settingsChanged() {
    if configuration.isAsking { asksForSettings = true } else { askForSettings() }
  }

  private func askForSettings() {
    asksForSettings = false
    configuration.askForSettings { [unowned self] in configurationChanged() }
  }

  /// Everything that was read of configurations is read again, and all documents are looked at anew: once for all
  /// changes that have come in a row.
  private func readConfiguration() {
    isConfigurationOutdated = false
    configuration.forgetFiles()
    workspace.invalidate()
    for open in documents.all where open.kind == .configuration { analyses.textChanged(open) }
    // Other files may be left out by now.
    if lifecycle.state == .running {
      announceCodeLenses()
      workspace.scan()
      if showsScan { workspace.showScan() }
      showsScan = false
    }
    refresh.want()
    hasNewConfiguration = true
  }

  private func shutdown(_: NoValue) -> NoValue {
    (hasNewConfiguration, asksForSettings) = (false, false)
    analyses.dropAll()
    workspace.dropBacklog(nil)
    longRequests.cancelAll("The server is shutting down")
    return NoValue()
  }
}
