extension LSP {
  /// The methods that this server takes or calls, with the types of what goes with them.
  package enum Methods {
    // MARK: Requests from the client

    package static let initialize = RequestMethod<InitializeParams, InitializeResult>("initialize")
    package static let shutdown = RequestMethod<NoValue, NoValue>("shutdown")
    package static let hover = RequestMethod<TextDocumentPositionParams, Hover?>("textDocument/hover")
    package static let completion =
      RequestMethod<TextDocumentPositionParams, CompletionList?>("textDocument/completion")
    package static let codeLens = RequestMethod<TextDocumentParams, [CodeLens]>("textDocument/codeLens")
    package static let codeAction = RequestMethod<CodeActionParams, [CodeAction]>("textDocument/codeAction")
    package static let resolveCodeAction = RequestMethod<CodeAction, CodeAction>("codeAction/resolve")
    package static let documentSymbol =
      RequestMethod<TextDocumentParams, DocumentSymbols>("textDocument/documentSymbol")
    package static let documentDiagnostic =
      RequestMethod<DocumentDiagnosticParams, DocumentDiagnosticReport>("textDocument/diagnostic")
    package static let workspaceDiagnostic =
      RequestMethod<WorkspaceDiagnosticParams, WorkspaceDiagnosticReport>("workspace/diagnostic")
    package static let executeCommand =
      RequestMethod<ExecuteCommandParams, JSONValue>("workspace/executeCommand")

    // MARK: Notifications from the client

    package static let initialized = NotificationMethod<NoValue>("initialized")
    package static let exit = NotificationMethod<NoValue>("exit")
    package static let didOpen = NotificationMethod<DidOpenTextDocumentParams>("textDocument/didOpen")
    package static let didChange = NotificationMethod<DidChangeTextDocumentParams>("textDocument/didChange")
    package static let didClose = NotificationMethod<DidCloseTextDocumentParams>("textDocument/didClose")
    package static let didSave = NotificationMethod<DidSaveTextDocumentParams>("textDocument/didSave")
    package static let didChangeConfiguration =
      NotificationMethod<DidChangeConfigurationParams>("workspace/didChangeConfiguration")
    package static let didChangeWatchedFiles =
      NotificationMethod<DidChangeWatchedFilesParams>("workspace/didChangeWatchedFiles")
    package static let didChangeWorkspaceFolders =
      NotificationMethod<DidChangeWorkspaceFoldersParams>("workspace/didChangeWorkspaceFolders")
    package static let cancelProgress =
      NotificationMethod<WorkDoneProgressCancelParams>("window/workDoneProgress/cancel")
    package static let setTrace = NotificationMethod<SetTraceParams>("$/setTrace")
    package static let cancelRequest = NotificationMethod<CancelParams>("$/cancelRequest")

    // MARK: Requests to the client

    package static let registerCapability =
      RequestMethod<RegistrationParams, NoValue>("client/registerCapability")
    package static let unregisterCapability =
      RequestMethod<UnregistrationParams, NoValue>("client/unregisterCapability")
    package static let configuration =
      RequestMethod<ConfigurationParams, [JSONValue]?>("workspace/configuration")
    package static let applyEdit =
      RequestMethod<ApplyWorkspaceEditParams, ApplyWorkspaceEditResult>("workspace/applyEdit")
    package static let refreshDiagnostics =
      RequestMethod<NoValue, NoValue>("workspace/diagnostic/refresh")
    package static let createProgress =
      RequestMethod<WorkDoneProgressCreateParams, NoValue>("window/workDoneProgress/create")
    package static let showDocument = RequestMethod<ShowDocumentParams, NoValue>("window/showDocument")

    // MARK: Notifications to the client

    package static let publishDiagnostics =
      NotificationMethod<PublishDiagnosticsParams>("textDocument/publishDiagnostics")
    package static let showMessage = NotificationMethod<MessageParams>("window/showMessage")
    package static let logMessage = NotificationMethod<MessageParams>("window/logMessage")
    package static let logTrace = NotificationMethod<LogTraceParams>("$/logTrace")
    package static let workDoneProgress =
      NotificationMethod<ProgressParams<WorkDoneProgress>>("$/progress")
    package static let workspaceDiagnosticPart =
      NotificationMethod<ProgressParams<WorkspaceDiagnosticReport>>("$/progress")
  }
}
