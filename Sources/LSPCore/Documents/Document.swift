/// A document that the client has open.
package final class Document {
  /// The client's own spelling.
  package let uri: DocumentURI
  package let languageID: String
  /// The client's number for this text.
  package private(set) var version: Int
  /// UTF-8.
  package private(set) var text: [UInt8]
  package private(set) var lines: LineIndex

  package init(uri: DocumentURI, languageID: String, version: Int, text: [UInt8]) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    self.text = text
    lines = LineIndex(text)
  }

  /// Applies changes in their order, each to the text that the one before it left.
  package func apply(
    _ changes: [LSP.TextDocumentContentChangeEvent], version: Int, encoding: PositionEncoding
  ) {
    for change in changes {
      guard let range = change.range else {
        text = Array(change.text.utf8)
        lines = LineIndex(text)
        continue
      }
      let replaced = lines.offsets(of: range, in: text, encoding: encoding)
      let before = text.count
      text.replaceSubrange(replaced, with: Array(change.text.utf8))
      lines.update(
        text: text, replaced: replaced, length: replaced.count + text.count - before)
    }
    self.version = version
  }
}

/// The documents that the client has open, by its own spelling of their URIs.
package struct DocumentStore {
  package private(set) var documents: [DocumentURI: Document] = [:]
  package let encoding: PositionEncoding

  package init(encoding: PositionEncoding) {
    self.encoding = encoding
  }

  package subscript(uri: DocumentURI) -> Document? { documents[uri] }

  /// A document that was open already is replaced.
  package mutating func open(_ item: LSP.TextDocumentItem) {
    documents[item.uri] = Document(
      uri: item.uri, languageID: item.languageId, version: item.version, text: Array(item.text.utf8))
  }

  /// False where no such document is open.
  package func change(_ params: LSP.DidChangeTextDocumentParams) -> Bool {
    guard let document = documents[params.textDocument.uri] else { return false }
    document.apply(params.contentChanges, version: params.textDocument.version, encoding: encoding)
    return true
  }

  /// False where no such document was open.
  package mutating func close(_ uri: DocumentURI) -> Bool {
    documents.removeValue(forKey: uri) != nil
  }
}
