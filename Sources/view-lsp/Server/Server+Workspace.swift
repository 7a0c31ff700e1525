internal import LSPCore

extension Server {
  func didChangeConfiguration(_ params: LSP.DidChangeConfigurationParams) {
    switch configuration.change(params) {
    case true?: configurationChanged()
    case false?: break
    case nil: askForSettings()
    }
  }

  /// Asks for the settings where the client answers.
  func askForSettings() {
    configuration.askForSettings { [unowned self] in configurationChanged() }
  }

  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var isConfigurationChanged = false
    for change in params.changes {
      guard let path = change.uri.filePath().map(Path.normalized) else { continue }
      if configuration.isConfiguration(path) {
        isConfigurationChanged = true
      } else if path.hasSuffix(".swift") {
        workspace.fileChanged(path)
      }
    }
    if isConfigurationChanged { configurationChanged() }
  }

  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    guard folders.change(params.event) else { return }
    configurationChanged()
    workspace.showScan()
  }

  func cancelProgress(_ params: LSP.WorkDoneProgressCancelParams) {
    progress.cancel(params.token)
    workspace.dropCancelledScan()
  }

  func documentDiagnostics(_ params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport {
    pulls.report(params)
  }

  func workspaceDiagnostics(
    _ params: LSP.WorkspaceDiagnosticParams, _ reply: Reply<LSP.WorkspaceDiagnosticReport>
  ) {
    let shown = params.workDoneToken.flatMap {
      progress.begin("view-lsp: checking the workspace", token: $0)
    }
    refresh.workspaceIsPulled(generation: workspace.generation)
    longRequests.append(WorkspacePull(params, reply, progress: shown))
  }
}
