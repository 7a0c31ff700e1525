internal import LSPCore
internal import ViewAnalysis

/// The documents that the client has open. All lookups take constant time.
final class OpenDocuments {
  private var store = DocumentStore(encoding: .utf16)
  private var documents: [DocumentURI: OpenDocument] = [:]
  /// Two URIs may spell the same path, and so have the same name.
  private var urisByName: [String: OrderedSet<DocumentURI>] = [:]
  private var paths = PathSet()

  var count: Int { documents.count }
  var all: some Collection<OpenDocument> { documents.values }

  subscript(uri: DocumentURI) -> OpenDocument? { documents[uri] }

  /// The document with this name in findings; of several, the one that was opened first.
  func document(named name: String) -> OpenDocument? {
    urisByName[name]?.first.flatMap { documents[$0] }
  }

  /// The document of the file at an absolute path.
  func document(at path: String) -> OpenDocument? {
    document(named: path).flatMap { $0.path == path ? $0 : nil }
  }

  func hasDocuments(inFolder folder: String) -> Bool { paths.hasPaths(inFolder: folder) }

  // MARK: Changes

  /// What is open already keeps its encoding: call this before anything is.
  func use(_ encoding: PositionEncoding) { store = DocumentStore(encoding: encoding) }

  /// A document that was open already is replaced.
  func open(_ item: LSP.TextDocumentItem) -> OpenDocument? {
    store.open(item)
    guard let document = store[item.uri] else { return nil }
    let opened = OpenDocument(document)
    documents[item.uri] = opened
    urisByName[opened.name, default: OrderedSet()].insert(item.uri)
    if let path = opened.path { paths.insert(path) }
    return opened
  }

  /// Nil where no such document is open.
  func change(_ params: LSP.DidChangeTextDocumentParams) -> OpenDocument? {
    store.change(params) ? documents[params.textDocument.uri] : nil
  }

  /// Nil where no such document was open.
  func close(_ uri: DocumentURI) -> OpenDocument? {
    _ = store.close(uri)
    guard let closed = documents.removeValue(forKey: uri) else { return nil }
    urisByName[closed.name]?.remove(uri)
    if urisByName[closed.name]?.isEmpty == true {
      urisByName[closed.name] = nil
      if let path = closed.path { paths.remove(path) }
    }
    return closed
  }

  // MARK: Positions

  /// The position of a UTF-8 offset, and the other way round, in the encoding agreed on with the client.
  func range(_ range: Range<Int>, in document: Document) -> LSP.Range {
    document.lines.range(of: range, in: document.text, encoding: store.encoding)
  }

  func offsets(_ range: LSP.Range, in document: Document) -> Range<Int> {
    document.lines.offsets(of: range, in: document.text, encoding: store.encoding)
  }

  func offset(_ position: LSP.Position, in document: Document) -> Int {
    document.lines.offset(of: position, in: document.text, encoding: store.encoding)
  }
}

/// An open document, with what is known of it beyond its text.
final class OpenDocument {
  let document: Document
  /// The file's name in findings and in the index: its path, else its URI.
  let name: String
  /// Nil for documents that are not files.
  let path: String?
  let kind: DocumentKind
  /// What was found in the present text, or, unless `isAnalyzed`, in one before it; nil before the first analysis.
  var analysis: DocumentAnalysis?
  /// Whether `analysis` is of the present text.
  var isAnalyzed = false
  /// The workspace's generation for which `analysis` is known to be right.
  var generation = 0
  /// The other files on whose texts the findings depend.
  var consultedFiles: Set<String> = []
  /// Whether the index was whole when `analysis` was made.
  var sawWholeIndex = false
  /// The user has been told that the text is too long.
  var isReported = false

  init(_ document: Document) {
    self.document = document
    path = document.uri.filePath().map(Path.normalized)
    name = path ?? document.uri.string
    kind = DocumentKind(languageID: document.languageID, path: path)
  }

  var uri: DocumentURI { document.uri }
  var text: [UInt8] { document.text }
}

/// What was found in a document. Other findings are another analysis.
final class DocumentAnalysis {
  /// Nil for a configuration, and for a text that is too long.
  let source: SourceFile?
  let findings: [Finding]
  /// What is wrong in a configuration file.
  let problems: [ConfigurationProblem]
  /// The details of `findings`, by their indices: made when they are asked for, not on each keystroke.
  var details: [Int: FindingDetails] = [:]
  /// The workspace's revision that they were made with.
  var detailsRevision = 0

  init(source: SourceFile? = nil, findings: [Finding] = [], problems: [ConfigurationProblem] = []) {
    self.source = source
    self.findings = findings
    self.problems = problems
  }
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
