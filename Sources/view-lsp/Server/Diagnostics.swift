internal import LSPCore
internal import ViewAnalysis

/// What was found, as the client is shown it.
final class Diagnostics {
  private let client: Client
  private let documents: OpenDocuments
  private let texts: FileTexts

  init(client: Client, documents: OpenDocuments, texts: FileTexts) {
    self.client = client
    self.documents = documents
    self.texts = texts
  }

  func diagnostics(of analysis: DocumentAnalysis, in document: Document) -> [LSP.Diagnostic] {
    analysis.findings.map { diagnostic($0, in: document) }
      + analysis.problems.map { diagnostic($0, in: document) }
  }

  func diagnostic(_ problem: ConfigurationProblem, in document: Document) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: documents.range(problem.range, in: document), severity: .error, source: "view-lsp",
      message: problem.message)
  }

  func diagnostic(_ finding: Finding, in document: Document) -> LSP.Diagnostic {
    let source = Catalogue.rule(named: finding.rule)?.sources.first
    let diagnostic = LSP.Diagnostic(
      range: documents.range(finding.range, in: document), severity: LSP.DiagnosticSeverity(finding.severity),
      code: .string(finding.rule), codeDescription: source.map { .init(href: $0.address) },
      source: "view-lsp", message: finding.message, tags: finding.isUnnecessary ? [.unnecessary] : nil,
      relatedInformation: client.features.diagnostics.relatedInformation
        ? relatedInformation(finding, in: document) : nil,
      data: ["rule": .string(finding.rule)])
    return diagnostic.limited(to: client.features.diagnostics)
  }

  /// Without locations in files that can't be read.
  private func relatedInformation(
    _ finding: Finding, in document: Document
  ) -> [LSP.DiagnosticRelatedInformation] {
    finding.related.compactMap { related in
      texts.document(named: related.file, from: document).map { other in
        LSP.DiagnosticRelatedInformation(
          location: LSP.Location(uri: other.uri, range: documents.range(related.range, in: other)),
          message: related.message)
      }
    }
  }
}

extension LSP.DiagnosticSeverity {
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
  }
}
