extension LSP {
  package struct TextDocumentIdentifier: Codable, Sendable, Hashable {
    package var uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }
  }

  package struct VersionedTextDocumentIdentifier: Codable, Sendable {
    package var uri: DocumentURI
    package var version: Int
  }

  package struct TextDocumentItem: Codable, Sendable {
    package var uri: DocumentURI
    package var languageId: String
    package var version: Int
    package var text: String
  }

  /// Without a range the text is the whole document.
  package struct TextDocumentContentChangeEvent: Codable, Sendable {
    package var range: Range?
    package var text: String

    package init(range: Range?, text: String) {
      self.range = range
      self.text = text
    }
  }

  package struct DidOpenTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentItem
  }

  package struct DidChangeTextDocumentParams: Codable, Sendable {
    package var textDocument: VersionedTextDocumentIdentifier
    package var contentChanges: [TextDocumentContentChangeEvent]
  }

  package struct DidCloseTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
  }

  package struct DidSaveTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
  }

  /// For requests that ask about a whole document.
  package struct TextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
  }

  package struct TextDocumentPositionParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
  }

  package struct Hover: Codable, Sendable, Equatable {
    package var contents: MarkupContent
    package var range: Range?

    package init(contents: MarkupContent, range: Range?) {
      self.contents = contents
      self.range = range
    }
  }

  /// A line of text above the code of the range. One without a command's name does nothing when it is chosen.
  package struct CodeLens: Codable, Sendable, Equatable {
    package var range: Range
    package var command: Command?

    package init(range: Range, command: Command?) {
      self.range = range
      self.command = command
    }
  }

  package enum SymbolKind: Int, Codable, Sendable {
    case file = 1
    case module, namespace, package, `class`, method, property, field, constructor, `enum`, interface
    case function, variable, constant, string, number, boolean, array, object, key, null, enumMember
    case `struct`, event, `operator`, typeParameter
  }

  package struct DocumentSymbol: Codable, Sendable, Equatable {
    package var name: String
    package var detail: String?
    package var kind: SymbolKind
    /// All of the symbol's code.
    package var range: Range
    /// What an editor selects to show the symbol: within `range`.
    package var selectionRange: Range
    package var children: [DocumentSymbol]?

    package init(
      name: String, detail: String? = nil, kind: SymbolKind, range: Range, selectionRange: Range,
      children: [DocumentSymbol]? = nil
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }

  /// A symbol for clients that don't know hierarchies.
  package struct SymbolInformation: Codable, Sendable, Equatable {
    package var name: String
    package var kind: SymbolKind
    package var location: Location
    package var containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String? = nil) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }
  }
  /// The result of `textDocument/documentSymbol`.
  package enum DocumentSymbols: Encodable, Sendable {
    case nested([DocumentSymbol])
    case flat([SymbolInformation])

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .nested(let symbols): try container.encode(symbols)
      case .flat(let symbols): try container.encode(symbols)
      }
    }
  }
}
