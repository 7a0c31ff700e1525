internal import LSPCore
internal import ViewAnalysis

/// Code actions that change configuration files.
extension Server {
  /// For names that are unknown: the nearest ones in their places.
  func configurationActions(_ params: LSP.CodeActionParams, _ open: OpenDocument) -> [LSP.CodeAction] {
    guard params.context.wants(.quickFix) else { return [] }
    let document = open.document
    let range = documents.offsets(params.range, in: document)
    let problems = (open.analysis?.problems ?? []).filter { $0.range.touches(range) }
    return problems.compactMap { problem in
      guard let nearest = problem.nearest else { return nil }
      let replacement = JSONText.string(nearest).compact
      let edit = workspaceEdit([TextEdit(range: problem.range, newText: replacement)], document)
      guard let edit else { return nil }
      let own = diagnostics.diagnostic(problem, in: document)
      let sent = params.context.diagnostics.first { $0.message == own.message && $0.range == own.range }
      return LSP.CodeAction(
        title: "Write \(replacement)", kind: .quickFix, diagnostics: [sent ?? own], isPreferred: true,
        edit: edit
      ).limited(to: client.features.codeActions)
    }
  }

  // MARK: Turning a rule off

  /// The configuration that counts for the document, there already or not; nil for a document outside of all folders
  /// that has none.
  private func configurationPath(_ document: Document) -> String? {
    guard let path = document.uri.filePath().map(Path.normalized) else { return nil }
    if let loaded = configuration.configuration(forPath: path)?.path { return loaded }
    return folders.folderRoot(of: path).map { Path.join($0, ConfigurationFile.name) }
  }

  private func exists(_ path: String) -> Bool {
    documents.document(at: path) != nil || FileSystem.kind(of: path) != nil
  }

  /// Whether the client can be sent an edit of the configuration. Whether the file can be read shows only then.
  func canDisableInProject(_ document: Document) -> Bool {
    guard let path = configurationPath(document) else { return false }
    return exists(path) || client.features.edits.createsFiles
  }

  func projectEdit(turningOff rule: String, _ document: Document) -> LSP.WorkspaceEdit? {
    guard let path = configurationPath(document) else { return nil }
    guard exists(path) else {
      var features = client.features.edits
      guard features.createsFiles else { return nil }
      features.documentChanges = true
      return LSP.WorkspaceEdit([], features: features)?
        .creating(DocumentURI(filePath: path), text: ConfigurationEdit.newFile(turningOff: rule))
    }
    guard let target = texts.document(named: path),
      let edits = ConfigurationEdit.turningOff(rule, in: target.text)
    else { return nil }
    return workspaceEdit(
      edits.map { TextEdit(file: path, range: $0.range, newText: $0.newText) }, document)
  }
}
