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

/// Answers a client that asks for diagnostics.
final class PullDiagnostics {
  /// What is known of a file that isn't open.
  private struct ClosedReport {
    /// Names the diagnostics.
    let resultId: String
    /// The file's when they were made.
    let stamp: FileStamp?
    /// The other files on whose texts they depend.
    let consultedFiles: Set<String>
    /// The workspace's generation for which they are known to be right.
    var generation: Int
    /// Whether the index was whole when they were made.
    let sawWholeIndex: Bool
  }

  private let documents: OpenDocuments
  private let workspace: Workspace
  private let texts: FileTexts
  private let analyses: Analyses
  private let diagnostics: Diagnostics
  /// The reports of open documents, each with the analysis that it tells.
  private var open: [DocumentURI: (analysis: DocumentAnalysis, report: DiagnosticReport)] = [:]
  /// The files that are not open and whose diagnostics the client has asked for, by path.
  private var closed: [String: ClosedReport] = [:]
  /// Documents that the client has asked about while they were open, and that it has closed since it last got a
  /// report of the workspace.
  private(set) var closedDocuments: Set<DocumentURI> = []

  init(
    documents: OpenDocuments, workspace: Workspace, texts: FileTexts, analyses: Analyses,
    diagnostics: Diagnostics
  ) {
    self.documents = documents
    self.workspace = workspace
    self.texts = texts
    self.analyses = analyses
    self.diagnostics = diagnostics
  }

  func report(_ params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport {
    let uri = params.textDocument.uri
    let previous = params.previousResultId
    if documents[uri] != nil { return openReport(uri).answer(previous: previous) }
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
    guard let document = analyses.upToDate(uri), let analysis = document.analysis else { return .empty }
    if let known = open[uri], known.analysis === analysis { return known.report }
    let report = DiagnosticReport(diagnostics.diagnostics(of: analysis, in: document.document))
    open[uri] = (analysis, report)
    return report
  }

  /// Whether the file's diagnostics are known to be those of the name, without a look at its text.
  func isUnchanged(_ path: String, _ resultId: String) -> Bool {
    guard let known = closed[path], known.resultId == resultId,
      known.sawWholeIndex || !workspace.index.isWhole,
      !workspace.isOutdated(path, since: known.generation, consulting: known.consultedFiles),
      known.stamp == FileSystem.stamp(of: path)
    else { return false }
    closed[path]?.generation = workspace.generation
    return true
  }

  /// The diagnostics of a file that isn't open.
  func closedReport(_ path: String, _ uri: DocumentURI) -> DiagnosticReport {
    let stamp = FileSystem.stamp(of: path)
    guard path.hasSuffix(".swift"), stamp != nil, let bytes = texts.read(path) else {
      closed[path] = nil
      return .empty
    }
    let document = Document(uri: uri, languageID: "swift", version: 0, text: bytes)
    let source = SourceFile(name: path, bytes: bytes)
    let sawWholeIndex = workspace.willFind()
    let found = analyses.findings(in: source, path: path)
    let report = DiagnosticReport(found.findings.map { diagnostics.diagnostic($0, in: document) })
    closed[path] = ClosedReport(
      resultId: report.resultId, stamp: stamp, consultedFiles: found.consultedFiles,
      generation: workspace.generation, sawWholeIndex: sawWholeIndex)
    return report
  }

  func opened(_ uri: DocumentURI) { closedDocuments.remove(uri) }

  func closed(_ uri: DocumentURI) {
    if open.removeValue(forKey: uri) != nil { closedDocuments.insert(uri) }
  }

  /// The client has got a report of the workspace with these closed documents.
  func haveReported(_ uris: some Sequence<DocumentURI>) { closedDocuments.subtract(uris) }

  /// Forgets what is known of files that are gone.
  func forgetClosed(except files: Set<String>) {
    if closed.keys.contains(where: { !files.contains($0) }) {
      closed = closed.filter { files.contains($0.key) }
    }
  }
}
