internal import LSPCore

/// Sends diagnostics to a client that does not ask for them.
final class DiagnosticPublisher {
  private let client: Client
  private let diagnostics: Diagnostics
  /// What the client has of the documents that are open.
  private var published: [DocumentURI: LSP.DiagnosticsEncoding] = [:]

  init(client: Client, diagnostics: Diagnostics) {
    self.client = client
    self.diagnostics = diagnostics
  }

  /// Sends the diagnostics of the document's present version.
  func publish(_ open: OpenDocument) {
    guard !client.features.pullsDiagnostics, open.isAnalyzed, let analysis = open.analysis else { return }
    let list = diagnostics.diagnostics(of: analysis, in: open.document)
    client.transmit {
      // Taken out, so that it is changed where it is.
      var encoding = try published.removeValue(forKey: open.uri) ?? LSP.DiagnosticsEncoding(uri: open.uri)
      defer { published[open.uri] = encoding }
      return try encoding.message(list, version: open.document.version)
    }
  }

  /// Takes back what the client has of a document that was closed.
  func clear(_ uri: DocumentURI) {
    guard let encoding = published.removeValue(forKey: uri), !encoding.isEmpty else { return }
    client.notify(
      LSP.Methods.publishDiagnostics,
      LSP.PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
  }
}
