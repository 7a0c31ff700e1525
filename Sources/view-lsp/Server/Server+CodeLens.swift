internal import LSPCore
internal import ViewAnalysis

extension Server {
  /// A line above each view type that says what it reads and how much it builds; none unless the settings ask for it.
  func codeLenses(_ params: LSP.TextDocumentParams) -> [LSP.CodeLens] {
    guard let open = analyses.analyzed(params.textDocument.uri), let source = open.analysis?.source,
      configuration.showsCodeLenses(forPath: open.path)
    else { return [] }
    return ViewSummary.summaries(of: source.model, workspace.index).map { summary in
      LSP.CodeLens(
        range: documents.range(summary.range, in: open.document),
        command: LSP.Command(title: ViewSummaryText(summary).lens, command: ""))
    }
  }

  /// Tells a client that takes it when code lenses are turned on or off.
  func announceCodeLenses() {
    let isOn = configuration.showsCodeLenses
    guard client.features.registersCodeLens, isOn != client.knowsOfCodeLenses else { return }
    client.knowsOfCodeLenses = isOn
    let id = "codeLens"
    let method = LSP.Methods.codeLens.name
    if isOn {
      let options: JSONValue = ["documentSelector": [["language": "swift"]]]
      client.request(
        LSP.Methods.registerCapability,
        LSP.RegistrationParams(registrations: [
          LSP.Registration(id: id, method: method, registerOptions: options)
        ]))
    } else {
      client.request(
        LSP.Methods.unregisterCapability,
        LSP.UnregistrationParams(unregisterations: [LSP.Unregistration(id: id, method: method)]))
    }
  }
}
