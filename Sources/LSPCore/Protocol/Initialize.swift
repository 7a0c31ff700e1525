extension LSP {
  package struct ClientInfo: Codable, Sendable {
    package var name: String
    package var version: String?
  }

  package struct InitializeParams: Decodable, Sendable {
    package var processId: Int?
    @Lenient package var clientInfo: ClientInfo?
    @Lenient package var rootPath: String?
    @Lenient package var rootUri: DocumentURI?
    @Lenient package var workspaceFolders: [WorkspaceFolder]?
    @Lenient package var initializationOptions: JSONValue?
    @Lenient package var trace: TraceValue?
    @Lenient package var capabilities: ClientCapabilities?

    /// The folders that the client works in: `workspaceFolders`, else `rootUri`, else `rootPath`.
    package var roots: [WorkspaceFolder] {
      if let workspaceFolders, !workspaceFolders.isEmpty { return workspaceFolders }
      let uri = rootUri ?? rootPath.flatMap { $0.isEmpty ? nil : DocumentURI(filePath: $0) }
      return uri.map { [WorkspaceFolder(uri: $0, name: "")] } ?? []
    }
  }

  package struct ServerInfo: Codable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  package struct InitializeResult: Codable, Sendable {
    package var capabilities: ServerCapabilities
    package var serverInfo: ServerInfo

    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo) {
      self.capabilities = capabilities
      self.serverInfo = serverInfo
    }
  }

  package struct ServerCapabilities: Codable, Sendable {
    package struct TextDocumentSyncOptions: Codable, Sendable {
      package var openClose = true
      /// 2 stands for incremental.
      package var change = 2
      package var save: SaveOptions? = SaveOptions()

      package init() {}
    }

    package struct SaveOptions: Codable, Sendable {
      package var includeText = false

      package init() {}
    }

    package struct CodeActionOptions: Codable, Sendable {
      package var codeActionKinds: [CodeActionKind]
      package var resolveProvider: Bool?

      package init(codeActionKinds: [CodeActionKind], resolveProvider: Bool?) {
        self.codeActionKinds = codeActionKinds
        self.resolveProvider = resolveProvider
      }
    }

    package struct CompletionOptions: Codable, Sendable {
      package var triggerCharacters: [String]

      package init(triggerCharacters: [String]) {
        self.triggerCharacters = triggerCharacters
      }
    }

    package struct CodeLensOptions: Codable, Sendable {
      package var resolveProvider = false

      package init() {}
    }

    package struct DiagnosticOptions: Codable, Sendable {
      package var identifier: String?
      package var interFileDependencies: Bool
      package var workspaceDiagnostics: Bool
      package var workDoneProgress: Bool?

      package init(
        identifier: String?, interFileDependencies: Bool, workspaceDiagnostics: Bool,
        workDoneProgress: Bool? = nil
      ) {
        self.identifier = identifier
        self.interFileDependencies = interFileDependencies
        self.workspaceDiagnostics = workspaceDiagnostics
        self.workDoneProgress = workDoneProgress
      }
    }

    package struct ExecuteCommandOptions: Codable, Sendable {
      package var commands: [String]
      package var workDoneProgress: Bool?

      package init(commands: [String], workDoneProgress: Bool? = nil) {
        self.commands = commands
        self.workDoneProgress = workDoneProgress
      }
    }

    package struct Workspace: Codable, Sendable {
      package struct WorkspaceFolders: Codable, Sendable {
        package var supported = true
        package var changeNotifications = true

        package init() {}
      }

      package var workspaceFolders = WorkspaceFolders()

      package init() {}
    }

    package var positionEncoding: PositionEncoding?
    package var textDocumentSync = TextDocumentSyncOptions()
    package var hoverProvider: Bool?
    package var completionProvider: CompletionOptions?
    package var codeLensProvider: CodeLensOptions?
    package var codeActionProvider: CodeActionOptions?
    package var documentSymbolProvider: Bool?
    package var diagnosticProvider: DiagnosticOptions?
    package var executeCommandProvider: ExecuteCommandOptions?
    package var workspace: Workspace?

    package init() {}
  }
}
