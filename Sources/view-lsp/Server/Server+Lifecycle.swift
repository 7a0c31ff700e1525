internal import LSPCore
internal import ViewAnalysis

extension Server {
  func initialize(_ params: LSP.InitializeParams) -> LSP.InitializeResult {
    features = LSP.ClientFeatures(params.capabilities)
    documents = DocumentStore(encoding: features.positionEncoding)
    clientProcess = params.processId
    trace = params.trace ?? .off
    workspace.folders = params.roots
    if let options = params.initializationOptions { workspace.settings = settings(options) }
    if let client = params.clientInfo {
      log?.write(.info, "Client \(client.name) \(client.version ?? "")")
    }
    return LSP.InitializeResult(
      capabilities: capabilities,
      serverInfo: LSP.ServerInfo(name: "view-lsp", version: version))
  }

  private var capabilities: LSP.ServerCapabilities {
    var capabilities = LSP.ServerCapabilities()
    capabilities.positionEncoding = features.positionEncoding
    capabilities.hoverProvider = true
    capabilities.documentSymbolProvider = true
    if features.codeActions.literals {
      capabilities.codeActionProvider = .init(
        codeActionKinds: [.quickFix, .refactorRewrite, .fixAll],
        resolveProvider: features.codeActions.resolvesEdit)
    }
    if features.pullsDiagnostics {
      capabilities.diagnosticProvider = .init(
        identifier: "view-lsp", interFileDependencies: true, workspaceDiagnostics: true,
        workDoneProgress: true)
    }
    if !commands.isEmpty {
      capabilities.executeCommandProvider = .init(
        commands: commands.map(\.rawValue), workDoneProgress: true)
    }
    capabilities.workspace = .init()
    return capabilities
  }

  /// From here on the client takes requests.
  func initialized() {
    var registrations: [LSP.Registration] = []
    if features.registersWatchedFiles {
      // Baselines, and what configurations extend, may have any name.
      let watchers: [JSONValue] = ["**/*.swift", "**/*.json"].map {
        ["globPattern": .string($0)]
      }
      registrations.append(
        LSP.Registration(
          id: "files", method: "workspace/didChangeWatchedFiles",
          registerOptions: ["watchers": .array(watchers)]))
    }
    if features.registersConfiguration {
      registrations.append(
        LSP.Registration(
          id: "settings", method: "workspace/didChangeConfiguration",
          registerOptions: ["section": .string(Workspace.section)]))
    }
    if !registrations.isEmpty {
      request("client/registerCapability", LSP.RegistrationParams(registrations: registrations))
    }
    askForSettings()
    for problem in workspace.settingsProblems { show("window/showMessage", .warning, problem) }
    loader = makeLoader()
    scanWorkspace()
    showScan()
  }
}

extension LSP.CodeActionKind {
  /// All safe rewrites of a file.
  static let fixAll = LSP.CodeActionKind(rawValue: "source.fixAll.view-lsp")
}
