internal import LSPCore
internal import ViewAnalysis

extension Server {
  func initialize(_ params: LSP.InitializeParams) -> LSP.InitializeResult {
    client.introduce(params)
    documents.use(client.features.positionEncoding)
    folders.set(params.roots)
    configuration.begin(with: params.initializationOptions)
    return LSP.InitializeResult(
      capabilities: capabilities,
      serverInfo: LSP.ServerInfo(name: "view-lsp", version: version))
  }

  private var capabilities: LSP.ServerCapabilities {
    let features = client.features
    var capabilities = LSP.ServerCapabilities()
    capabilities.positionEncoding = features.positionEncoding
    capabilities.hoverProvider = true
    capabilities.documentSymbolProvider = true
    if !features.registersCompletion {
      let triggers = completionKinds.flatMap(\.triggers)
      capabilities.completionProvider = .init(triggerCharacters: triggers)
    }
    if configuration.showsCodeLenses, !features.registersCodeLens {
      capabilities.codeLensProvider = .init()
    }
    if features.codeActions.literals {
      capabilities.codeActionProvider = .init(
        codeActionKinds: [.quickFix, .refactorExtract, .refactorRewrite, .fixAll],
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
  func initialized(_: NoValue) {
    let features = client.features
    var registrations: [LSP.Registration] = []
    if features.registersWatchedFiles {
      // Baselines, and what configurations extend, may have any name. Of a folder that is deleted, renamed or moved
      // in, clients tell the folder alone, which any name may be.
      let changed = ["**/*.swift", "**/*.json", "**/.gitignore", "**/.git/info/exclude"]
      var watchers: [JSONValue] = changed.map { ["globPattern": .string($0)] }
      watchers.append([
        "globPattern": "**/*", "kind": .integer(LSP.WatchKind.created | LSP.WatchKind.deleted),
      ])
      registrations.append(
        LSP.Registration(
          id: "files", method: LSP.Methods.didChangeWatchedFiles.name,
          registerOptions: ["watchers": .array(watchers)]))
    }
    if features.registersConfiguration {
      registrations.append(
        LSP.Registration(
          id: "settings", method: LSP.Methods.didChangeConfiguration.name,
          registerOptions: ["section": .string(ServerConfiguration.section)]))
    }
    if features.registersCompletion { registrations += completionRegistrations }
    if !registrations.isEmpty {
      client.request(
        LSP.Methods.registerCapability, LSP.RegistrationParams(registrations: registrations))
    }
    announceCodeLenses()
    settingsChanged()
    configuration.reportSettings()
    workspace.scan()
    workspace.showScan()
  }

  func setTrace(_ params: LSP.SetTraceParams) { client.trace = params.value }
}

extension LSP.CodeActionKind {
  /// All safe rewrites of a file.
  static let fixAll = LSP.CodeActionKind(rawValue: "source.fixAll.view-lsp")
}
