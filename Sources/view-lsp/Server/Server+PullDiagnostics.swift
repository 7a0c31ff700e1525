internal import LSPCore
internal import ViewAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document's diagnostics under a name that is theirs alone: the same diagnostics have the same name, today
/// and in the next session.
struct DiagnosticReport {
  let resultId: String
  let diagnostics: [LSP.Diagnostic]

  init(_ diagnostics: [LSP.Diagnostic]) {
    self.diagnostics = diagnostics
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // What can't be encoded can't be sent either.
    let bytes = (try? encoder.encode(diagnostics)).map { [UInt8]($0) } ?? []
    resultId = hexadecimal(stableHash(bytes))
  }

  static let empty = DiagnosticReport([])

  /// The report for a client that has the diagnostics of the name `previous`.
  func answer(previous: String?) -> LSP.DocumentDiagnosticReport {
    previous == resultId
      ? LSP.DocumentDiagnosticReport(kind: .unchanged, resultId: resultId, items: nil)
      : LSP.DocumentDiagnosticReport(kind: .full, resultId: resultId, items: diagnostics)
  }
}

/// The name of the diagnostics of a file that isn't open, and what they were made from.
struct ClosedReport {
  let resultId: String
  let stamp: FileStamp?
  /// The server's generation then.
  let generation: Int
}

extension Server {
  func documentDiagnostics(_ params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport {
    let uri = params.textDocument.uri
    let previous = params.previousResultId
    if analyses[uri] != nil { return openReport(uri).answer(previous: previous) }
    guard let path = uri.filePath().map(Path.normalized) else {
      return DiagnosticReport.empty.answer(previous: previous)
    }
    if let previous, isUnchanged(path, previous) {
      return LSP.DocumentDiagnosticReport(kind: .unchanged, resultId: previous, items: nil)
    }
    return closedReport(path, uri).answer(previous: previous)
  }

  /// The present diagnostics of an open document.
  func openReport(_ uri: DocumentURI) -> DiagnosticReport {
    guard let analysis = freshAnalysis(of: uri), let document = documents[uri] else { return .empty }
    if let report = analysis.report { return report }
    let report = DiagnosticReport(diagnostics(analysis, document))
    analysis.report = report
    return report
  }

  /// Whether the file's diagnostics are known to be those of the name, without a look at its text.
  func isUnchanged(_ path: String, _ resultId: String) -> Bool {
    guard let known = workspace.reports[path], known.generation == generation else { return false }
    return known.resultId == resultId && known.stamp == FileSystem.stamp(of: path)
  }

  /// The diagnostics of a file that isn't open.
  func closedReport(_ path: String, _ uri: DocumentURI) -> DiagnosticReport {
    let stamp = FileSystem.stamp(of: path)
    guard path.hasSuffix(".swift"), stamp != nil, let bytes = readText(path) else {
      workspace.reports[path] = nil
      return .empty
    }
    let document = Document(uri: uri, languageID: "swift", version: 0, text: bytes)
    let source = SourceFile(name: path, bytes: bytes)
    let found = findings(in: source, path: path).map { diagnostic($0, in: document) }
    let report = DiagnosticReport(found)
    workspace.reports[path] = ClosedReport(
      resultId: report.resultId, stamp: stamp, generation: generation)
    return report
  }

  // MARK: Refresh

  /// Asks the client to ask again, if it does; one such request at a time.
  func askForRefresh() {
    wantsRefresh = false
    guard features.pullsDiagnostics, features.refreshesDiagnostics else { return }
    isRefreshing = true
    request("workspace/diagnostic/refresh") { [unowned self] _ in isRefreshing = false }
  }
}

/// `workspace/diagnostic`: first a look at the disk for changes that nobody has told of, then all documents.
///
/// A file without diagnostics is mentioned only where the client has some of it.
final class WorkspacePull: LongRequest {
  /// How many files a turn looks at whose diagnostics need not be made.
  private static let filesPerTurn = 200
  private static let itemsPerPart = 100
  private static let timePerPart = Duration.milliseconds(100)

  private enum Place {
    case open(DocumentURI)
    case closed(path: String)
    /// What the client has diagnostics of, and the workspace nothing.
    case gone(DocumentURI)
  }

  let id: RequestID
  let progress: WorkProgress?
  private let partialToken: LSP.ProgressToken?
  /// What the client has, by path, else by URI.
  private var previous: [String: LSP.PreviousResultId]
  /// Files whose stamps are to be looked at; nil before the first step.
  private var unchecked: [String]?
  /// What is to be reported, the next one last; nil before all files are checked.
  private var places: [Place]?
  private var total = 0
  private var generation = 0
  private var items: [LSP.DocumentDiagnosticReport] = []
  private var lastPart = ContinuousClock.now

  init(_ params: LSP.WorkspaceDiagnosticParams, id: RequestID, progress: WorkProgress?) {
    self.id = id
    self.progress = progress
    partialToken = params.partialResultToken
    previous = Dictionary(
      params.previousResultIds.map { (Self.key($0.uri), $0) }, uniquingKeysWith: { $1 })
  }

  private static func key(_ uri: DocumentURI) -> String {
    uri.filePath().map(Path.normalized) ?? uri.string
  }

  func step(_ server: Server) -> Bool {
    if places == nil {
      check(server)
      return false
    }
    guard generation == server.generation else {
      server.end(progress, nil)
      let data: JSONValue = ["retriggerRequest": true]
      server.respond(
        to: id,
        ResponseError(.serverCancelled, "The workspace has changed meanwhile: ask again", data: data))
      return true
    }
    for _ in 0..<Self.filesPerTurn {
      guard let place = places?.popLast() else { break }
      if !report(place, server) { break }
    }
    let left = places?.count ?? 0
    server.report(progress, done: total - left, of: total, "\(total - left) of \(total) files")
    if left > 0 {
      sendPart(server)
      return false
    }
    return finish(server)
  }

  /// Looks for changed files.
  private func check(_ server: Server) {
    var left = unchecked ?? Array(server.workspace.files)
    for _ in 0..<Self.filesPerTurn {
      guard let path = left.popLast() else {
        list(server)
        return
      }
      if server.checkDisk(path) { break }
    }
    unchecked = left
  }

  private func list(_ server: Server) {
    generation = server.generation
    let open = server.analyses.filter { $0.value.kind != .other }
    let openNames = Set(open.values.map(\.name))
    let closed = server.workspace.files.subtracting(openNames)
    var list = closed.sorted { Path.precedes($1, $0) }.map { Place.closed(path: $0) }
    list += open.keys.sorted { Path.precedes($1.string, $0.string) }.map { .open($0) }
    let gone = previous.filter { !closed.contains($0.key) && !openNames.contains($0.key) }
    places = gone.values.map { .gone($0.uri) } + list
    total = places?.count ?? 0
  }

  /// Tells whether that cost next to nothing.
  private func report(_ place: Place, _ server: Server) -> Bool {
    switch place {
    case .open(let uri):
      let version = server.documents[uri]?.version
      add(server.openReport(uri), uri, previous[Self.key(uri)]?.value, version: version)
      return false
    case .closed(let path):
      let known = previous[path]
      let uri = known?.uri ?? DocumentURI(filePath: path)
      let resultId = known?.value ?? DiagnosticReport.empty.resultId
      if server.isUnchanged(path, resultId) {
        if known != nil {
          items.append(.init(kind: .unchanged, resultId: resultId, items: nil, uri: uri))
        }
        return true
      }
      add(server.closedReport(path, uri), uri, known?.value, version: nil)
      return false
    case .gone(let uri):
      add(.empty, uri, previous[Self.key(uri)]?.value, version: nil)
      return true
    }
  }

  private func add(_ report: DiagnosticReport, _ uri: DocumentURI, _ previous: String?, version: Int?) {
    if report.diagnostics.isEmpty, previous == nil { return }
    var item = report.answer(previous: previous)
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
    let part = LSP.WorkspaceDiagnosticReport(items: items)
    server.notify("$/progress", LSP.ProgressParams(token: partialToken, value: part))
    items = []
  }

  private func finish(_ server: Server) -> Bool {
    if let partialToken, !items.isEmpty {
      let part = LSP.WorkspaceDiagnosticReport(items: items)
      server.notify("$/progress", LSP.ProgressParams(token: partialToken, value: part))
      items = []
    }
    server.end(progress, nil)
    server.respond(to: id, result: LSP.WorkspaceDiagnosticReport(items: items))
    return true
  }
}
