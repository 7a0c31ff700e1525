internal import LSPCore
internal import ViewAnalysis

extension Server {
  /// The document's outline, nested or flat as the client can show it.
  func documentSymbols(_ params: LSP.TextDocumentParams) -> LSP.DocumentSymbols {
    let uri = params.textDocument.uri
    guard let open = analyses.analyzed(uri), let source = open.analysis?.source else { return .nested([]) }
    let symbols = ViewOutline.symbols(of: source.model, in: workspace.index) { [documents] in
      documents.range($0, in: open.document)
    }
    if client.features.symbolHierarchy { return .nested(symbols) }
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
