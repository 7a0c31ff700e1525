internal import LSPCore
internal import ViewAnalysis

extension Server {
  /// The document's outline, nested or flat as the client can show it.
  func documentSymbols(_ params: LSP.TextDocumentParams) -> DocumentSymbols {
    let uri = params.textDocument.uri
    guard let source = analysis(of: uri)?.source, let document = documents[uri] else { return .nested([]) }
    let symbols = ViewOutline.symbols(of: source.model, in: workspace.index) { self.range($0, in: document) }
    if features.symbolHierarchy { return .nested(symbols) }
    var flat: [LSP.SymbolInformation] = []
    var pending = symbols.reversed().map { (symbol: $0, container: String?.none) }
    while let (symbol, container) = pending.popLast() {
      flat.append(
        LSP.SymbolInformation(
          name: symbol.name, kind: symbol.kind, location: LSP.Location(uri: uri, range: symbol.range),
          containerName: container))
      pending += (symbol.children ?? []).reversed().map { ($0, symbol.name) }
    }
    return .flat(flat)
  }
}

/// The answer to `textDocument/documentSymbol`.
enum DocumentSymbols: Encodable {
  case nested([LSP.DocumentSymbol])
  case flat([LSP.SymbolInformation])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .nested(let symbols): try container.encode(symbols)
    case .flat(let symbols): try container.encode(symbols)
    }
  }
}
