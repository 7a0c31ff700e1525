internal import LSPCore

/// Sends diagnostics to a client that does not ask for them.
final class DiagnosticPublisher {
  private let client: Client
  private let diagnostics: Diagnostics
  /// The documents of which the client has diagnostics.
  private var published: Set<DocumentURI> = []

  init(client: Client, diagnostics: Diagnostics) {
    self.client = client
    self.diagnostics = diagnostics
  }

  /// Sends the diagnostics of the document's present version.
  func publish(_ open: OpenDocument) {
    guard !client.features.pullsDiagnostics, open.isAnalyzed, let analysis = open.analysis else { return }
    let list = diagnostics.diagnostics(of: analysis, in: open.document)
    if list.isEmpty { published.remove(open.uri) } else { published.insert(open.uri) }
    send(list, open.uri, version: open.document.version)
  }

  /// Takes back what the client has of a document that was closed.
  func clear(_ uri: DocumentURI) {
    if published.remove(uri) != nil { send([], uri, version: nil) }
  }

  private func send(_ list: [LSP.Diagnostic], _ uri: DocumentURI, version: Int?) {
    client.notify(
      LSP.Methods.publishDiagnostics,
      LSP.PublishDiagnosticsParams(uri: uri, version: version, diagnostics: list))
  }
}
