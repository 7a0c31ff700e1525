extension LSP {
  /// A kind of code action: words joined by dots, the wider one first.
  package struct CodeActionKind: RawRepresentable, Codable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(from decoder: any Decoder) throws {
      rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }

    package static let quickFix = CodeActionKind(rawValue: "quickfix")
    package static let refactor = CodeActionKind(rawValue: "refactor")
    package static let refactorExtract = CodeActionKind(rawValue: "refactor.extract")
    package static let refactorInline = CodeActionKind(rawValue: "refactor.inline")
    package static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
    package static let source = CodeActionKind(rawValue: "source")
    package static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")

    /// Whether the other kind is this one or a narrower one. The empty kind contains all.
    package func contains(_ other: CodeActionKind) -> Bool {
      rawValue.isEmpty || other.rawValue == rawValue || other.rawValue.hasPrefix(rawValue + ".")
    }
  }

  package enum CodeActionTriggerKind: Int, Codable, Sendable {
    case invoked = 1
    case automatic
  }

  package struct CodeActionContext: Codable, Sendable {
    package var diagnostics: [Diagnostic]
    package var only: [CodeActionKind]?
    package var triggerKind: CodeActionTriggerKind?

    package init(
      diagnostics: [Diagnostic] = [], only: [CodeActionKind]? = nil,
      triggerKind: CodeActionTriggerKind? = nil
    ) {
      self.diagnostics = diagnostics
      self.only = only
      self.triggerKind = triggerKind
    }

    /// Diagnostics of other servers come along, in whatever shape: one that can't be read is left out.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      diagnostics = try container.decode([Lenient<Diagnostic>].self, forKey: .diagnostics)
        .compactMap(\.wrappedValue)
      only = try container.decodeIfPresent([CodeActionKind].self, forKey: .only)
      triggerKind = try? container.decodeIfPresent(CodeActionTriggerKind.self, forKey: .triggerKind)
    }

    /// Whether the client wants actions of this kind: `only` names it or a wider one; without `only`, an
    /// automatic request wants quick fixes alone.
    package func wants(_ kind: CodeActionKind) -> Bool {
      if let only, !only.isEmpty { return only.contains { $0.contains(kind) } }
      return triggerKind != .automatic || CodeActionKind.quickFix.contains(kind)
    }
  }

  package struct CodeActionParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: Range
    package var context: CodeActionContext
  }

  package struct CodeAction: Codable, Sendable, Equatable {
    package struct Disabled: Codable, Sendable, Equatable {
      package var reason: String

      package init(reason: String) {
        self.reason = reason
      }
    }

    package var title: String
    package var kind: CodeActionKind?
    package var diagnostics: [Diagnostic]?
    package var isPreferred: Bool?
    package var disabled: Disabled?
    package var edit: WorkspaceEdit?
    package var command: Command?
    /// What `codeAction/resolve` gets back.
    package var data: JSONValue?

    package init(
      title: String, kind: CodeActionKind?, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
      disabled: Disabled? = nil, edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONValue? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.disabled = disabled
      self.edit = edit
      self.command = command
      self.data = data
    }

    /// The action as a client with these features is sent it.
    package func limited(to features: CodeActionFeatures) -> CodeAction {
      var limited = self
      if !features.isPreferred { limited.isPreferred = nil }
      if !features.disabled { limited.disabled = nil }
      if !features.data { limited.data = nil }
      return limited
    }
  }

  // MARK: Edits

  package struct TextEdit: Codable, Sendable, Equatable {
    package var range: Range
    /// The text, or a snippet.
    package var newText: String
    /// Whether it is a `SnippetTextEdit`: only where the client supports them, and among document changes.
    package var isSnippet: Bool
    /// The key of a change annotation; only where the client supports them.
    package var annotationId: String?

    package init(range: Range, newText: String, isSnippet: Bool = false, annotationId: String? = nil) {
      self.range = range
      self.newText = newText
      self.isSnippet = isSnippet
      self.annotationId = annotationId
    }

    private struct Snippet: Codable {
      var kind = "snippet"
      let value: String
    }

    private enum CodingKeys: CodingKey {
      case range, newText, snippet, annotationId
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      range = try container.decode(Range.self, forKey: .range)
      let snippet = try container.decodeIfPresent(Snippet.self, forKey: .snippet)
      isSnippet = snippet != nil
      newText = try snippet?.value ?? container.decode(String.self, forKey: .newText)
      annotationId = try container.decodeIfPresent(String.self, forKey: .annotationId)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(range, forKey: .range)
      if isSnippet {
        try container.encode(Snippet(value: newText), forKey: .snippet)
      } else {
        try container.encode(newText, forKey: .newText)
      }
      try container.encodeIfPresent(annotationId, forKey: .annotationId)
    }
  }

  package struct OptionalVersionedTextDocumentIdentifier: Codable, Sendable, Equatable {
    package var uri: DocumentURI
    /// Nil is sent as null: the file on disk.
    package var version: Int?

    package init(uri: DocumentURI, version: Int?) {
      self.uri = uri
      self.version = version
    }

    enum CodingKeys: CodingKey {
      case uri, version
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  package struct TextDocumentEdit: Codable, Sendable, Equatable {
    package var textDocument: OptionalVersionedTextDocumentIdentifier
    package var edits: [TextEdit]

    package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
      self.textDocument = textDocument
      self.edits = edits
    }
  }

  /// A file that the client makes, unless there is one.
  package struct CreateFile: Codable, Sendable, Equatable {
    package var kind = "create"
    package var uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }
  }

  /// One step of a workspace edit.
  package enum DocumentChange: Codable, Sendable, Equatable {
    case edit(TextDocumentEdit)
    case create(CreateFile)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let creation = try? container.decode(CreateFile.self) {
        self = .create(creation)
      } else {
        self = .edit(try container.decode(TextDocumentEdit.self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .create(let creation): try creation.encode(to: encoder)
      }
    }

    /// The edits of a document's text.
    package var edits: [TextEdit] {
      switch self {
      case .edit(let edit): edit.edits
      case .create: []
      }
    }
  }

  package struct ChangeAnnotation: Codable, Sendable, Equatable {
    package var label: String
    package var needsConfirmation: Bool?
    package var description: String?

    package init(label: String, needsConfirmation: Bool? = nil, description: String? = nil) {
      self.label = label
      self.needsConfirmation = needsConfirmation
      self.description = description
    }
  }

  package struct WorkspaceEdit: Codable, Sendable, Equatable {
    /// By document, as the client spells it.
    package var changes: [String: [TextEdit]]?
    package var documentChanges: [DocumentChange]?
    package var changeAnnotations: [String: ChangeAnnotation]?

    /// The documents' edits in the form that the client understands best. An annotation is put on each
    /// edit where the client supports it. Nil where edits of one document overlap: no client could apply them.
    package init?(
      _ documents: [TextDocumentEdit], annotation: ChangeAnnotation? = nil, features: EditFeatures
    ) {
      for document in documents where !Self.areDisjoint(document.edits) { return nil }
      guard features.documentChanges else {
        changes = Dictionary(
          documents.map { ($0.textDocument.uri.string, $0.edits) }, uniquingKeysWith: { $0 + $1 })
        return
      }
      documentChanges = documents.map { .edit($0) }
      if let annotation, features.changeAnnotations {
        let key = "1"
        changeAnnotations = [key: annotation]
        documentChanges = documents.map { document in
          .edit(
            TextDocumentEdit(
              textDocument: document.textDocument,
              edits: document.edits.map {
                TextEdit(
                  range: $0.range, newText: $0.newText, isSnippet: $0.isSnippet, annotationId: key)
              }))
        }
      }
    }

    /// The same edit, with a new file of this text before it. Only for document changes.
    package func creating(_ uri: DocumentURI, text: String) -> WorkspaceEdit? {
      guard let documentChanges else { return nil }
      let start = Position(line: 0, character: 0)
      var edit = self
      edit.documentChanges =
        [
          .create(CreateFile(uri: uri)),
          .edit(
            TextDocumentEdit(
              textDocument: .init(uri: uri, version: nil),
              edits: [TextEdit(range: Range(start: start, end: start), newText: text)])),
        ] + documentChanges
      return edit
    }

    /// Whether no two edits overlap. They may touch; insertions at one place keep their order.
    static func areDisjoint(_ edits: [TextEdit]) -> Bool {
      let ranges = edits.map(\.range).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      return zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start }
    }
  }
}
