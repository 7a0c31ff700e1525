extension LSP {
  /// What the client declares, as far as the server asks.
  package struct ClientCapabilities: Decodable, Sendable {
    package struct ValueSet<Value: Decodable & Sendable>: Decodable, Sendable {
      @Lenient package var valueSet: [Lenient<Value>]?
    }

    package struct Properties: Decodable, Sendable {
      @Lenient package var properties: [String]?
    }

    package struct DynamicRegistration: Decodable, Sendable {
      @Lenient package var dynamicRegistration: Bool?
    }

    package struct General: Decodable, Sendable {
      @Lenient package var positionEncodings: [String]?
    }

    package struct Window: Decodable, Sendable {
      package struct ShowDocument: Decodable, Sendable {
        @Lenient package var support: Bool?
      }

      @Lenient package var workDoneProgress: Bool?
      @Lenient package var showDocument: ShowDocument?
    }

    package struct Experimental: Decodable, Sendable {
      /// Commands that the client does itself.
      @Lenient package var commands: [String]?
    }

    package struct Workspace: Decodable, Sendable {
      package struct Edit: Decodable, Sendable {
        package struct AnnotationSupport: Decodable, Sendable {}

        @Lenient package var documentChanges: Bool?
        @Lenient package var resourceOperations: [String]?
        @Lenient package var changeAnnotationSupport: AnnotationSupport?
        @Lenient package var snippetEditSupport: Bool?
      }

      package struct Refresh: Decodable, Sendable {
        @Lenient package var refreshSupport: Bool?
      }

      @Lenient package var applyEdit: Bool?
      @Lenient package var configuration: Bool?
      @Lenient package var workspaceFolders: Bool?
      @Lenient package var workspaceEdit: Edit?
      @Lenient package var diagnostics: Refresh?
      @Lenient package var didChangeConfiguration: DynamicRegistration?
      @Lenient package var didChangeWatchedFiles: DynamicRegistration?
    }

    package struct TextDocument: Decodable, Sendable {
      package struct PublishDiagnostics: Decodable, Sendable {
        @Lenient package var relatedInformation: Bool?
        @Lenient package var tagSupport: ValueSet<DiagnosticTag>?
        @Lenient package var codeDescriptionSupport: Bool?
        @Lenient package var dataSupport: Bool?
      }

      package struct PullDiagnostics: Decodable, Sendable {
        @Lenient package var relatedInformation: Bool?
        @Lenient package var tagSupport: ValueSet<DiagnosticTag>?
        @Lenient package var codeDescriptionSupport: Bool?
        @Lenient package var dataSupport: Bool?
      }

      package struct Hover: Decodable, Sendable {
        @Lenient package var contentFormat: [Lenient<MarkupKind>]?
      }

      package struct CodeAction: Decodable, Sendable {
        package struct LiteralSupport: Decodable, Sendable {}

        @Lenient package var codeActionLiteralSupport: LiteralSupport?
        @Lenient package var isPreferredSupport: Bool?
        @Lenient package var disabledSupport: Bool?
        @Lenient package var dataSupport: Bool?
        @Lenient package var resolveSupport: Properties?
        @Lenient package var honorsChangeAnnotations: Bool?
      }

      package struct DocumentSymbol: Decodable, Sendable {
        @Lenient package var hierarchicalDocumentSymbolSupport: Bool?
      }

      @Lenient package var publishDiagnostics: PublishDiagnostics?
      @Lenient package var diagnostic: PullDiagnostics?
      @Lenient package var hover: Hover?
      @Lenient package var codeAction: CodeAction?
      @Lenient package var codeLens: DynamicRegistration?
      @Lenient package var documentSymbol: DocumentSymbol?
    }

    @Lenient package var general: General?
    @Lenient package var window: Window?
    @Lenient package var workspace: Workspace?
    @Lenient package var textDocument: TextDocument?
    @Lenient package var experimental: Experimental?
  }

  /// What may be in a diagnostic.
  package struct DiagnosticFeatures: Sendable, Equatable {
    package var codeDescription = false
    package var relatedInformation = false
    package var tags: Set<DiagnosticTag> = []
    package var data = false
  }

  /// What may be in a code action.
  package struct CodeActionFeatures: Sendable, Equatable {
    /// Code actions at all, rather than commands.
    package var literals = false
    package var isPreferred = false
    package var disabled = false
    package var data = false
    /// `edit` may be left for `codeAction/resolve`.
    package var resolvesEdit = false
  }

  /// What may be in a workspace edit.
  package struct EditFeatures: Sendable, Equatable {
    package var documentChanges = false
    package var changeAnnotations = false
    /// A file may be made, among the changes of documents.
    package var createsFiles = false
    /// The text of an edit may be a snippet, among the changes of documents.
    package var snippets = false

    package init(
      documentChanges: Bool = false, changeAnnotations: Bool = false, createsFiles: Bool = false,
      snippets: Bool = false
    ) {
      self.documentChanges = documentChanges
      self.createsFiles = createsFiles
      self.changeAnnotations = changeAnnotations
      self.snippets = snippets
    }
  }

  /// What the client can do, in the terms of what the server decides by it. Nothing until declared.
  package struct ClientFeatures: Sendable, Equatable {
    package var positionEncoding = PositionEncoding.utf16
    package var diagnostics = DiagnosticFeatures()
    package var codeActions = CodeActionFeatures()
    package var edits = EditFeatures()
    package var hoverFormat = MarkupKind.plaintext
    package var symbolHierarchy = false
    /// Asks for diagnostics instead of waiting for them.
    package var pullsDiagnostics = false
    package var refreshesDiagnostics = false
    package var appliesEdits = false
    package var workDoneProgress = false
    package var showsDocuments = false
    /// Commands that the client does itself: offering them too would be a conflict.
    package var ownCommands: Set<String> = []
    package var answersConfiguration = false
    package var registersConfiguration = false
    package var registersWatchedFiles = false
    /// Takes a later word on whether there are code lenses.
    package var registersCodeLens = false

    package init(_ capabilities: ClientCapabilities?) {
      positionEncoding = .negotiated(offered: capabilities?.general?.positionEncodings)
      let document = capabilities?.textDocument
      let workspace = capabilities?.workspace

      pullsDiagnostics = document?.diagnostic != nil
      let push = document?.publishDiagnostics
      // What a client says of one way it means for the other too: the older one says more.
      let pull = document?.diagnostic
      diagnostics.codeDescription =
        (push?.codeDescriptionSupport ?? false) || (pull?.codeDescriptionSupport ?? false)
      diagnostics.relatedInformation =
        (push?.relatedInformation ?? false) || (pull?.relatedInformation ?? false)
      diagnostics.data = (push?.dataSupport ?? false) || (pull?.dataSupport ?? false)
      for tag in (push?.tagSupport?.valueSet ?? []) + (pull?.tagSupport?.valueSet ?? []) {
        if let tag = tag.wrappedValue { diagnostics.tags.insert(tag) }
      }

      let action = document?.codeAction
      codeActions.literals = action?.codeActionLiteralSupport != nil
      codeActions.isPreferred = action?.isPreferredSupport ?? false
      codeActions.disabled = action?.disabledSupport ?? false
      codeActions.data = action?.dataSupport ?? false
      codeActions.resolvesEdit =
        codeActions.data && action?.resolveSupport?.properties?.contains("edit") == true

      edits.documentChanges = workspace?.workspaceEdit?.documentChanges ?? false
      // There are no operations without document changes, though Neovim says nothing of those.
      edits.createsFiles = workspace?.workspaceEdit?.resourceOperations?.contains("create") == true
      edits.snippets = edits.documentChanges && workspace?.workspaceEdit?.snippetEditSupport == true
      edits.changeAnnotations =
        workspace?.workspaceEdit?.changeAnnotationSupport != nil
        && (action?.honorsChangeAnnotations ?? false)

      hoverFormat = document?.hover?.contentFormat?.lazy.compactMap(\.wrappedValue).first ?? .plaintext
      symbolHierarchy = document?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
      refreshesDiagnostics = workspace?.diagnostics?.refreshSupport ?? false
      appliesEdits = workspace?.applyEdit ?? false
      workDoneProgress = capabilities?.window?.workDoneProgress ?? false
      showsDocuments = capabilities?.window?.showDocument?.support ?? false
      ownCommands = Set(capabilities?.experimental?.commands ?? [])
      answersConfiguration = workspace?.configuration ?? false
      registersConfiguration = workspace?.didChangeConfiguration?.dynamicRegistration ?? false
      registersCodeLens = document?.codeLens?.dynamicRegistration ?? false
      registersWatchedFiles = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    }
  }
}
