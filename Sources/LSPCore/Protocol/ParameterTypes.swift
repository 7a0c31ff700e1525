extension LSP {
  /// The parameters of the methods that a client calls with each keystroke or step of the cursor, by method.
  package static let parameterTypes: ParameterTypes = [
    "textDocument/didChange": DidChangeTextDocumentParams.self,
    "textDocument/hover": TextDocumentPositionParams.self,
    "textDocument/codeAction": CodeActionParams.self,
    "textDocument/diagnostic": DocumentDiagnosticParams.self,
    "textDocument/documentSymbol": TextDocumentParams.self,
  ]
}
