internal import LSPCore
internal import ViewAnalysis

/// What is known of an open document.
final class DocumentAnalysis {
  /// The file's name in findings and in the index: its path, else its URI.
  let name: String
  /// Nil for documents that are not files.
  let path: String?
  let kind: DocumentKind
  /// The version that `source` and `findings` are of; nil before the first analysis.
  var version: Int?
  var source: SourceFile?
  var findings: [Finding] = []
  /// The details of `findings`, by their indices: made when someone asks for them, not on each keystroke.
  var details: [Int: FindingDetails] = [:]
  /// What is wrong in a configuration file.
  var problems: [ConfigurationProblem] = []
  /// The diagnostics of `findings` or `problems` for a client that asks; nil before it does.
  var report: DiagnosticReport?
  /// The user has been told that the text is too long.
  var isReported = false
  /// The document's URI as JSON; nil before the first diagnostics are sent.
  var uriJSON: [UInt8]?
  /// The diagnostics that the client has, each with its JSON; empty before the first are sent.
  var published: [Published] = []

  struct Published {
    let content: DiagnosticContent
    let json: [UInt8]
  }

  init(name: String, path: String?, kind: DocumentKind) {
    self.name = name
    self.path = path
    self.kind = kind
  }
}

/// What a diagnostic tells. The same content makes the same diagnostic throughout a session.
struct DiagnosticContent: Equatable {
  let range: LSP.Range
  let severity: LSP.DiagnosticSeverity
  let message: String
  /// Nil for what is wrong in a configuration file.
  var rule: String?
  var isUnnecessary = false
  var related: [LSP.DiagnosticRelatedInformation] = []
}

enum DocumentKind {
  case swift, configuration
  /// Something that the client sends us without being asked for it.
  case other

  init(languageID: String, path: String?) {
    let name = path.map(Path.name)
    if name == ConfigurationFile.name {
      self = .configuration
    } else if languageID == "swift" || name?.hasSuffix(".swift") == true {
      self = .swift
    } else {
      self = .other
    }
  }
}
