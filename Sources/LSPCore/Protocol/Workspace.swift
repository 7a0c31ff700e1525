extension LSP {
  package struct WorkspaceFoldersChangeEvent: Codable, Sendable {
    package var added: [WorkspaceFolder]
    package var removed: [WorkspaceFolder]
  }

  package struct DidChangeWorkspaceFoldersParams: Codable, Sendable {
    package var event: WorkspaceFoldersChangeEvent
  }

  package enum FileChangeType: Int, Codable, Sendable {
    case created = 1
    case changed, deleted
  }

  /// Which changes a watcher reports: a sum of these.
  package enum WatchKind {
    package static let created: Int64 = 1
    package static let changed: Int64 = 2
    package static let deleted: Int64 = 4
  }

  package struct FileEvent: Codable, Sendable {
    package var uri: DocumentURI
    package var type: FileChangeType
  }

  package struct DidChangeWatchedFilesParams: Codable, Sendable {
    package var changes: [FileEvent]
  }

  package struct DidChangeConfigurationParams: Codable, Sendable {
    package var settings: JSONValue?
  }

  package struct ConfigurationItem: Codable, Sendable {
    package var scopeUri: DocumentURI?
    package var section: String?

    package init(scopeUri: DocumentURI? = nil, section: String?) {
      self.scopeUri = scopeUri
      self.section = section
    }
  }

  package struct ConfigurationParams: Codable, Sendable {
    package var items: [ConfigurationItem]

    package init(items: [ConfigurationItem]) {
      self.items = items
    }
  }

  package struct Registration: Codable, Sendable {
    package var id: String
    package var method: String
    package var registerOptions: JSONValue?

    package init(id: String, method: String, registerOptions: JSONValue? = nil) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }

  package struct RegistrationParams: Codable, Sendable {
    package var registrations: [Registration]

    package init(registrations: [Registration]) {
      self.registrations = registrations
    }
  }

  package struct Unregistration: Codable, Sendable {
    package var id: String
    package var method: String

    package init(id: String, method: String) {
      self.id = id
      self.method = method
    }
  }

  package struct UnregistrationParams: Codable, Sendable {
    /// The protocol spells it so.
    package var unregisterations: [Unregistration]

    package init(unregisterations: [Unregistration]) {
      self.unregisterations = unregisterations
    }
  }

  package struct ExecuteCommandParams: Codable, Sendable {
    package var command: String
    package var arguments: [JSONValue]?
    package var workDoneToken: ProgressToken?
  }

  package struct ApplyWorkspaceEditParams: Codable, Sendable {
    package var label: String?
    package var edit: WorkspaceEdit

    package init(label: String?, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }
  }

  package struct ApplyWorkspaceEditResult: Codable, Sendable {
    package var applied: Bool
    package var failureReason: String?
  }

  // MARK: Window

  package enum MessageType: Int, Codable, Sendable {
    case error = 1
    case warning, info, log
  }

  /// For `window/showMessage` and `window/logMessage`.
  package struct MessageParams: Codable, Sendable {
    package var type: MessageType
    package var message: String

    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }

  package struct CancelParams: Codable, Sendable {
    package var id: RequestID

    package init(id: RequestID) {
      self.id = id
    }
  }

  package struct ShowDocumentParams: Codable, Sendable {
    package var uri: DocumentURI
    /// To be shown outside of the editor, in a browser.
    package var external: Bool?

    package init(uri: DocumentURI, external: Bool?) {
      self.uri = uri
      self.external = external
    }
  }

  // MARK: Trace

  /// How much the client wants to be told of what the server does.
  package enum TraceValue: String, Codable, Sendable {
    case off, messages, verbose
  }

  package struct SetTraceParams: Codable, Sendable {
    package var value: TraceValue
  }

  package struct LogTraceParams: Codable, Sendable {
    package var message: String
    package var verbose: String?

    package init(message: String, verbose: String?) {
      self.message = message
      self.verbose = verbose
    }
  }

  // MARK: Progress

  package struct WorkDoneProgressCreateParams: Codable, Sendable {
    package var token: ProgressToken

    package init(token: ProgressToken) {
      self.token = token
    }
  }

  package struct WorkDoneProgressCancelParams: Codable, Sendable {
    package var token: ProgressToken
  }

  package struct ProgressParams<Value: Codable & Sendable>: Codable, Sendable {
    package var token: ProgressToken
    package var value: Value

    package init(token: ProgressToken, value: Value) {
      self.token = token
      self.value = value
    }
  }

  package struct WorkDoneProgress: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case begin, report, end
    }

    package var kind: Kind
    package var title: String?
    package var message: String?
    package var percentage: Int?
    package var cancellable: Bool?

    package init(
      kind: Kind, title: String? = nil, message: String? = nil, percentage: Int? = nil,
      cancellable: Bool? = nil
    ) {
      self.kind = kind
      self.title = title
      self.message = message
      self.percentage = percentage
      self.cancellable = cancellable
    }
  }
}
