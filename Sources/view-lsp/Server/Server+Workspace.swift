internal import LSPCore

extension Server {
  func didChangeConfiguration(_ params: LSP.DidChangeConfigurationParams) {
    switch configuration.change(params) {
    case true?: configurationChanged()
    case false?: break
    case nil: settingsChanged()
    }
  }

  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    for change in params.changes {
      guard let path = change.uri.filePath().map(Path.normalized) else { continue }
      let name = Path.name(path)
      if configuration.isConfiguration(path) || name == ".git" {
        configurationChanged()
      } else if name == ".gitignore" || path.hasSuffix("/.git/info/exclude") {
        workspace.scan()
      } else if path.hasSuffix(".swift"), !workspace.concerns(folder: path) {
        workspace.fileChanged(path)
      } else if !isConfigurationOutdated,
        workspace.concerns(folder: path) || configuration.concerns(folder: path)
      {
        // Anything may be in it, configuration files too.
        configurationChanged()
      }
    }
  }

  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    guard folders.change(params.event) else { return }
    workspace.foldersChanged()
    configurationChanged()
    showsScan = true
    settingsChanged()
  }

  func cancelProgress(_ params: LSP.WorkDoneProgressCancelParams) {
    progress.cancel(params.token)
    longRequests.cancelMarked()
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
