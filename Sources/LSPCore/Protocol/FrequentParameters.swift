extension LSP {
  /// The parameters of a method that a client calls with each keystroke or step of the cursor: they are read together
  /// with the message, as one pass over its text is quicker than two. Nil for other methods, and for what can't
  /// be read: that is left to whoever asks for it.
  static func frequentParameters<Key>(
    of method: String, in container: KeyedDecodingContainer<Key>, _ key: Key
  ) -> MessagePart.Value? {
    func read<Content: Decodable & Sendable>(_ type: Content.Type) -> MessagePart.Value? {
      (try? container.decode(type, forKey: key)).map { MessagePart.ReadValue($0) }
    }
    return switch method {
    case "textDocument/didChange": read(DidChangeTextDocumentParams.self)
    case "textDocument/hover": read(TextDocumentPositionParams.self)
    case "textDocument/codeAction": read(CodeActionParams.self)
    case "textDocument/diagnostic": read(DocumentDiagnosticParams.self)
    case "textDocument/documentSymbol": read(TextDocumentParams.self)
    default: nil
    }
  }
}
