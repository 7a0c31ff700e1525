internal import LSPCore

extension Server {
  func didOpen(_ params: LSP.DidOpenTextDocumentParams) {
    guard let open = documents.open(params.textDocument) else { return }
    pulls.opened(open.uri)
    textChanged(open)
  }

  func didChange(_ params: LSP.DidChangeTextDocumentParams) {
    guard let open = documents.change(params) else {
      client.log?.write(.warning, "A change of a document that is not open: \(params.textDocument.uri)")
      return
    }
    textChanged(open)
  }

  private func textChanged(_ open: OpenDocument) {
    analyses.textChanged(open)
    if isConfiguration(open) { configurationChanged() }
  }

  func didClose(_ params: LSP.DidCloseTextDocumentParams) {
    let uri = params.textDocument.uri
    guard let closed = documents.close(uri) else { return }
    analyses.closed(uri)
    pulls.closed(uri)
    publisher.clear(uri)
    // From here on the file on disk counts again.
    if closed.kind == .swift {
      workspace.returnToDisk(closed)
    } else if isConfiguration(closed) {
      configurationChanged()
    }
  }

  func didSave(_ params: LSP.DidSaveTextDocumentParams) {
    guard let open = documents[params.textDocument.uri], let path = open.path else { return }
    if configuration.isConfiguration(path) {
      configurationChanged()
    } else if open.kind == .swift, !workspace.files.contains(path) {
      workspace.fileChanged(path)
    }
  }

  /// Whether the document has a say in the configuration: what a configuration extends may have any name.
  private func isConfiguration(_ open: OpenDocument) -> Bool {
    switch open.kind {
    case .swift: false
    case .configuration: true
    case .other: open.path.map(configuration.isConfiguration) ?? false
    }
  }
}
