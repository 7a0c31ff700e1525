internal import LSPCore
internal import ViewAnalysis

/// What was found, as the client is shown it.
final class Diagnostics {
  private let client: Client
  private let documents: OpenDocuments
  private let texts: FileTexts
  /// By rule.
  private var common: [String: LSP.Diagnostic] = [:]

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
    var diagnostic = common(to: finding.rule)
    diagnostic.range = documents.range(finding.range, in: document)
    diagnostic.severity = LSP.DiagnosticSeverity(finding.severity)
    diagnostic.message = finding.message
    if !finding.isUnnecessary { diagnostic.tags = nil }
    if client.features.diagnostics.relatedInformation, !finding.related.isEmpty {
      diagnostic.relatedInformation = relatedInformation(finding, in: document)
    }
    return diagnostic
  }

  /// What all diagnostics of the rule have in common. It is kept, because each edit sends all of a file's diagnostics.
  private func common(to rule: String) -> LSP.Diagnostic {
    if let known = common[rule] { return known }
    let start = LSP.Position(line: 0, character: 0)
    let source = Catalogue.rule(named: rule)?.sources.first
    let diagnostic = LSP.Diagnostic(
      range: LSP.Range(start: start, end: start), code: .string(rule),
      codeDescription: source.map { .init(href: $0.address) }, source: "view-lsp", message: "",
      tags: [.unnecessary], data: ["rule": .string(rule)]
    ).limited(to: client.features.diagnostics)
    common[rule] = diagnostic
    return diagnostic
  }

  /// Without locations in files that can't be read; nil for none.
  private func relatedInformation(
    _ finding: Finding, in document: Document
  ) -> [LSP.DiagnosticRelatedInformation]? {
    let information = finding.related.compactMap { related in
      texts.location(of: related.range, in: related.file, from: document).map {
        LSP.DiagnosticRelatedInformation(location: $0, message: related.message)
      }
    }
    return information.isEmpty ? nil : information
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
