extension LSP {
  package enum DiagnosticSeverity: Int, Codable, Sendable {
    case error = 1
    case warning, information, hint
  }

  package enum DiagnosticTag: Int, Codable, Sendable {
    case unnecessary = 1
    case deprecated
  }

  package struct CodeDescription: Codable, Sendable, Equatable {
    package var href: String

    package init(href: String) {
      self.href = href
    }
  }

  package struct DiagnosticRelatedInformation: Codable, Sendable, Equatable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  package struct Diagnostic: Codable, Sendable, Equatable {
    package var range: Range
    package var severity: DiagnosticSeverity?
    /// A string or an integer; whose diagnostic it is decides.
    package var code: JSONValue?
    package var codeDescription: CodeDescription?
    package var source: String?
    package var message: String
    package var tags: [DiagnosticTag]?
    package var relatedInformation: [DiagnosticRelatedInformation]?
    /// What the server wants to find again in a code action's context.
    package var data: JSONValue?

    package init(
      range: Range, severity: DiagnosticSeverity? = nil, code: JSONValue? = nil,
      codeDescription: CodeDescription? = nil, source: String? = nil, message: String,
      tags: [DiagnosticTag]? = nil, relatedInformation: [DiagnosticRelatedInformation]? = nil,
      data: JSONValue? = nil
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.codeDescription = codeDescription
      self.source = source
      self.message = message
      self.tags = tags
      self.relatedInformation = relatedInformation
      self.data = data
    }

    /// The diagnostic as a client with these features is sent it.
    package func limited(to features: DiagnosticFeatures) -> Diagnostic {
      var limited = self
      if !features.codeDescription { limited.codeDescription = nil }
      limited.tags = tags?.filter(features.tags.contains)
      if limited.tags?.isEmpty == true { limited.tags = nil }
      if !features.relatedInformation || relatedInformation?.isEmpty == true {
        limited.relatedInformation = nil
      }
      if !features.data { limited.data = nil }
      return limited
    }
  }

  // MARK: Push

  package struct PublishDiagnosticsParams: Codable, Sendable {
    package var uri: DocumentURI
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: DocumentURI, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }

  // MARK: Pull

  package struct DocumentDiagnosticParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var identifier: String?
    package var previousResultId: String?
  }

  package struct PreviousResultId: Codable, Sendable {
    package var uri: DocumentURI
    package var value: String
  }

  package struct WorkspaceDiagnosticParams: Codable, Sendable {
    package var identifier: String?
    package var previousResultIds: [PreviousResultId]
    package var workDoneToken: ProgressToken?
    package var partialResultToken: ProgressToken?
  }

  /// A document's report. Version and URI are for workspace reports alone.
  package struct DocumentDiagnosticReport: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
      case full, unchanged
    }

    package var kind: Kind
    package var resultId: String?
    /// Only in a full report.
    package var items: [Diagnostic]?
    package var uri: DocumentURI?
    package var version: Int?

    package init(
      kind: Kind, resultId: String?, items: [Diagnostic]?, uri: DocumentURI? = nil, version: Int? = nil
    ) {
      self.kind = kind
      self.resultId = resultId
      self.items = items
      self.uri = uri
      self.version = version
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encodeIfPresent(items, forKey: .items)
      guard let uri else { return }
      try container.encode(uri, forKey: .uri)
      // A file that isn't open has the version null.
      try container.encode(version, forKey: .version)
    }
  }

  package struct WorkspaceDiagnosticReport: Codable, Sendable {
    package var items: [DocumentDiagnosticReport]

    package init(items: [DocumentDiagnosticReport]) {
      self.items = items
    }
  }
}
