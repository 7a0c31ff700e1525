internal import LSPCore
internal import ViewAnalysis

/// The language server: takes messages, keeps documents and workspace, sends answers and diagnostics. It
/// knows no pipes: `serve` and the tests give it frames and take what it sends.
///
/// This file holds the state and says who handles which message; the work itself is in the extensions.
final class Server {
  private let send: ([UInt8]) -> Void
  let log: ServerLog?
  private(set) var lifecycle = Lifecycle()
  /// What `initialize` said of the client.
  var features = LSP.ClientFeatures(nil)
  var clientProcess: Int?
  private var queue = MessageQueue()
  /// Our own requests that the client hasn't answered, and what is to be done with the answer.
  private var pending: [RequestID: (Result<MessagePart, ResponseError>) -> Void] = [:]
  private var lastRequest: Int64 = 0

  var documents = DocumentStore(encoding: .utf16)
  /// What is known of the open documents beyond their text.
  var analyses: [DocumentURI: DocumentAnalysis] = [:]
  /// Documents whose text has changed since they were analysed, the longest waiting first.
  var dirty: [DocumentURI] = []
  /// Documents that other files' changes may give other findings.
  var stale: [DocumentURI] = []
  var workspace = Workspace()
  lazy var loader = makeLoader()
  /// Configuration files whose faults the user has been told of since they were last read.
  var reportedConfigurations: Set<String> = []
  /// The baselines that configurations name, by path.
  var baselines: [String: Result<Baseline, FileFailure>] = [:]
  /// Files that could not be read, with what the user has been told of them.
  var reportedFiles: [String: String] = [:]

  /// Requests that take many turns, the longest waiting first.
  var longRequests: [any LongRequest] = []
  /// Work that the client shows and that has not ended.
  var progresses: [LSP.ProgressToken: WorkProgress] = [:]
  var lastToken = 0
  /// The scan that the client is shown: how many files were to be read at most.
  var scan: (progress: WorkProgress?, most: Int)?
  /// Files or settings have changed that open documents don't show yet.
  var hasNewConfiguration = false
  /// Changes with everything that a file's findings may depend on beyond its own text.
  var generation = 0
  /// The client has asked for the diagnostics of the whole workspace.
  var hasPulledWorkspace = false
  /// Diagnostics have changed that the client has asked for before.
  var wantsRefresh = false
  /// The client hasn't answered the last refresh.
  var isRefreshing = false
  var trace = LSP.TraceValue.off

  init(log: ServerLog? = nil, send: @escaping ([UInt8]) -> Void) {
    self.log = log
    self.send = send
  }

  // MARK: Turns

  func enqueue(_ frame: Frame) { queue.append(frame) }

  var queuedBytes: Int { queue.bytes }

  /// Whether a turn would find something to do.
  var hasWork: Bool {
    hasUrgentWork || hasNewConfiguration || workspace.hasBacklog || !stale.isEmpty || refreshIsDue
      || !longRequests.isEmpty
  }

  var refreshIsDue: Bool { wantsRefresh && !isRefreshing && lifecycle.state == .running }

  /// Whether messages wait, or a document to be analysed for the first time in its present text.
  var hasUrgentWork: Bool { !queue.isEmpty || !dirty.isEmpty }

  /// The exit status where the conversation ends without `exit`.
  var statusAtEnd: Int32 { lifecycle.state == .shutDown ? 0 : 1 }

  /// One turn: handles the next message; without any, does the most urgent piece of work. Returns the exit
  /// status when the client asks for the end.
  func handleNext() -> Int32? {
    if let message = queue.next() { return handle(message) }
    if !dirty.isEmpty {
      let uri = dirty.remove(at: 0)
      // What the last analysis holds is given back once the client has its answer.
      let last = analyses[uri].map { ($0.source, $0.findings) }
      withExtendedLifetime(last) {
        if analysis(of: uri) != nil { publish(uri) }
      }
    } else if hasNewConfiguration {
      // What the user looks at shows it at once, not after the search for the files that count by now.
      showNewConfiguration()
    } else if workspace.hasBacklog {
      indexNext()
    } else if !stale.isEmpty {
      refresh(stale.removeFirst())
    } else if refreshIsDue {
      askForRefresh()
    } else {
      stepLongRequest()
    }
    return nil
  }

  // MARK: Messages

  private func handle(_ message: MessageQueue.Message) -> Int32? {
    switch message {
    case .problem(let problem):
      log?.write(.error, problem)
      respond(to: nil, ResponseError(.parseError, problem))
    case .cancelled(let id):
      respond(to: id, ResponseError(.requestCancelled, "The request was cancelled"))
    case .cancel(let id): cancelLongRequest(id)
    case .incoming(.invalid(let id, let error)):
      log?.write(.error, error.message)
      respond(to: id, error)
    case .incoming(.response(let id, let result)):
      pending.removeValue(forKey: id)?(result)
    case .incoming(.notification(let method, let params)):
      log?.write(.debug, "notification \(method)")
      switch lifecycle.step(notification: method) {
      case .exit(let status): return status
      case .handle: handle(notification: method, params)
      case .drop, .reject: break
      }
    case .incoming(.request(let id, let method, let params)):
      log?.write(.debug, "request \(method)")
      let start = ContinuousClock.now
      defer { traceRequest(method, id, since: start) }
      switch lifecycle.step(request: method) {
      case .reject(let error): respond(to: id, error)
      case .handle:
        do throws(ResponseError) {
          try handle(request: method, id: id, params)
        } catch {
          if method == "initialize" { lifecycle.initializeFailed() }
          respond(to: id, error)
        }
      case .drop, .exit: break
      }
    }
    return nil
  }

  private func handle(
    request method: String, id: RequestID, _ params: MessagePart
  ) throws(ResponseError) {
    switch method {
    case "initialize": respond(to: id, result: initialize(try params.decode(LSP.InitializeParams.self)))
    case "shutdown":
      dirty = []
      stale = []
      hasNewConfiguration = false
      workspace.dropBacklog()
      end(scan?.progress, nil)
      dropLongRequests()
      let none: JSONValue? = nil
      respond(to: id, result: none)
    case "textDocument/hover":
      respond(to: id, result: hover(try params.decode(LSP.TextDocumentPositionParams.self)))
    case "textDocument/codeAction":
      respond(to: id, result: codeActions(try params.decode(LSP.CodeActionParams.self)))
    case "textDocument/documentSymbol":
      respond(to: id, result: documentSymbols(try params.decode(LSP.TextDocumentParams.self)))
    case "codeAction/resolve":
      respond(to: id, result: try resolve(try params.decode(LSP.CodeAction.self)))
    case "textDocument/diagnostic":
      respond(to: id, result: documentDiagnostics(try params.decode(LSP.DocumentDiagnosticParams.self)))
    case "workspace/diagnostic":
      let params = try params.decode(LSP.WorkspaceDiagnosticParams.self)
      let progress = params.workDoneToken.flatMap {
        beginProgress("view-lsp: checking the workspace", token: $0)
      }
      hasPulledWorkspace = true
      longRequests.append(WorkspacePull(params, id: id, progress: progress))
    case "workspace/executeCommand":
      try execute(try params.decode(LSP.ExecuteCommandParams.self), id: id)
    default:
      throw ResponseError(.methodNotFound, "'\(method)' is not a request that this server knows")
    }
  }

  private func handle(notification method: String, _ params: MessagePart) {
    do throws(ResponseError) {
      switch method {
      case "initialized": initialized()
      case "textDocument/didOpen": didOpen(try params.decode(LSP.DidOpenTextDocumentParams.self))
      case "textDocument/didChange": didChange(try params.decode(LSP.DidChangeTextDocumentParams.self))
      case "textDocument/didClose": didClose(try params.decode(LSP.DidCloseTextDocumentParams.self))
      case "textDocument/didSave": didSave(try params.decode(LSP.DidSaveTextDocumentParams.self))
      case "workspace/didChangeConfiguration":
        didChangeConfiguration(try params.decode(LSP.DidChangeConfigurationParams.self))
      case "workspace/didChangeWatchedFiles":
        didChangeWatchedFiles(try params.decode(LSP.DidChangeWatchedFilesParams.self))
      case "workspace/didChangeWorkspaceFolders":
        didChangeWorkspaceFolders(try params.decode(LSP.DidChangeWorkspaceFoldersParams.self))
      case "window/workDoneProgress/cancel":
        cancelProgress(try params.decode(LSP.WorkDoneProgressCancelParams.self))
      case "$/setTrace": trace = try params.decode(LSP.SetTraceParams.self).value
      default: break
      }
    } catch {
      // Nobody waits for an answer, but whoever writes the client wants to know.
      log?.write(.error, "\(method): \(error.message)")
      show("window/logMessage", .error, "\(method): \(error.message)")
    }
  }

  // MARK: Sending

  func respond(to id: RequestID, result: (some Encodable)?) {
    transmit { try OutgoingMessage.response(to: id, result: result) }
  }

  func respond(to id: RequestID?, _ error: ResponseError) {
    transmit { try OutgoingMessage.error(error, to: id) }
  }

  func notify(_ method: String, _ params: some Encodable) {
    transmit { try OutgoingMessage.notification(method, params) }
  }

  func request(
    _ method: String, _ params: some Encodable,
    then: @escaping (Result<MessagePart, ResponseError>) -> Void = { _ in }
  ) {
    let id = nextRequest(then)
    transmit { try OutgoingMessage.request(method, id: id, params) }
  }

  func request(_ method: String, then: @escaping (Result<MessagePart, ResponseError>) -> Void) {
    let id = nextRequest(then)
    transmit { try OutgoingMessage.request(method, id: id) }
  }

  private func nextRequest(_ then: @escaping (Result<MessagePart, ResponseError>) -> Void) -> RequestID {
    lastRequest += 1
    let id = RequestID.integer(lastRequest)
    pending[id] = then
    return id
  }

  /// Tells a client that wants to know how long a request took.
  private func traceRequest(_ method: String, _ id: RequestID, since start: ContinuousClock.Instant) {
    guard trace != .off, lifecycle.state == .running else { return }
    let milliseconds = decimal((ContinuousClock.now - start).inSeconds * 1000, places: 3)
    let details = "id \(id), \(documents.documents.count) documents open, \(workspace.files.count) files"
    notify(
      "$/logTrace",
      LSP.LogTraceParams(
        message: "\(method) took \(milliseconds) ms", verbose: trace == .verbose ? details : nil))
  }

  func show(_ method: String, _ type: LSP.MessageType, _ message: String) {
    notify(method, LSP.MessageParams(type: type, message: message))
  }

  func transmit(_ message: () throws -> [UInt8]) {
    do {
      send(try message())
    } catch {
      log?.write(.error, "A message could not be written: \(error)")
    }
  }
}
