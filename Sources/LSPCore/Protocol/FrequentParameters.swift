/// The keys of a message and of the parameters that come with each keystroke. They are of one type, so that the
/// decoder's code and data for a type of keys are there once: after a pause the time goes into fetching them.
enum MessageKey: String, CodingKey {
  case jsonrpc, id, method, params, result, error
  case textDocument, uri, version, contentChanges, range, start, end, line, character, text
}

extension LSP {
  /// The parameters of a method that a client calls with each keystroke or step of the cursor: they are read together
  /// with the message, as one pass over its text is quicker than two. Nil for other methods, and for what can't
  /// be read: that is left to whoever asks for it.
  static func frequentParameters(
    of method: String, in message: KeyedDecodingContainer<MessageKey>
  ) -> MessagePart.Value? {
    func read<Content: Decodable & Sendable>(_ type: Content.Type) -> MessagePart.Value? {
      (try? message.decode(type, forKey: .params)).map { MessagePart.ReadValue($0) }
    }
    switch method {
    case "textDocument/didChange":
      let params = try? message.nestedContainer(keyedBy: MessageKey.self, forKey: .params)
      return params.flatMap { try? DidChangeTextDocumentParams($0) }.map { MessagePart.ReadValue($0) }
    case "textDocument/hover": return read(TextDocumentPositionParams.self)
    case "textDocument/codeAction": return read(CodeActionParams.self)
    case "textDocument/diagnostic": return read(DocumentDiagnosticParams.self)
    case "textDocument/documentSymbol": return read(TextDocumentParams.self)
    default: return nil
    }
  }
}

extension LSP.DidChangeTextDocumentParams {
  package init(from decoder: any Decoder) throws {
    try self.init(decoder.container(keyedBy: MessageKey.self))
  }

  fileprivate init(_ params: KeyedDecodingContainer<MessageKey>) throws {
    let document = try params.nestedContainer(keyedBy: MessageKey.self, forKey: .textDocument)
    textDocument = LSP.VersionedTextDocumentIdentifier(
      uri: try document.decode(DocumentURI.self, forKey: .uri),
      version: try document.decode(Int.self, forKey: .version))
    contentChanges = []
    var changes = try params.nestedUnkeyedContainer(forKey: .contentChanges)
    while !changes.isAtEnd {
      let change = try changes.nestedContainer(keyedBy: MessageKey.self)
      let places: KeyedDecodingContainer<MessageKey>?
      do {
        places = try change.nestedContainer(keyedBy: MessageKey.self, forKey: .range)
      } catch DecodingError.keyNotFound, DecodingError.valueNotFound {
        // The range is missing, or null.
        places = nil
      }
      let range = try places.map { try LSP.Range($0) }
      contentChanges.append(.init(range: range, text: try change.decode(String.self, forKey: .text)))
    }
  }
}

extension LSP.Range {
  fileprivate init(_ range: KeyedDecodingContainer<MessageKey>) throws {
    start = try LSP.Position(range.nestedContainer(keyedBy: MessageKey.self, forKey: .start))
    end = try LSP.Position(range.nestedContainer(keyedBy: MessageKey.self, forKey: .end))
  }
}

extension LSP.Position {
  fileprivate init(_ position: KeyedDecodingContainer<MessageKey>) throws {
    line = try position.decode(Int.self, forKey: .line)
    character = try position.decode(Int.self, forKey: .character)
  }
}
