internal import LSPCore
internal import ViewAnalysis

/// `refactor.extract`: pieces of views at the cursor or in a selection, as view types of their own.
extension Server {
  /// How many pieces are offered at most: the innermost, and some of those around it.
  private static let mostExtractions = 3

  func extractActions(_ range: Range<Int>, _ open: OpenDocument) -> [LSP.CodeAction] {
    guard let extractor = extractor(for: open) else { return [] }
    // A name may be taken, or a helper used, in a file that has not been read yet.
    guard workspace.hasBeenWhole else { return disabledExtraction("The workspace is still being read.") }
    let document = open.document
    var actions: [LSP.CodeAction] = []
    var obstacle: ExtractionObstacle?
    for candidate in extractor.candidates(in: range) where actions.count < Self.mostExtractions {
      do throws(ExtractionObstacle) {
        try extractor.checkChoice(candidate, in: range)
        let extraction = try extractor.extraction(of: candidate)
        let title = "Extract to struct \(extraction.name)"
        // A branch and the only view in it may have the same name: the view is enough.
        if actions.contains(where: { $0.title == title }) { continue }
        actions.append(action(title, candidate, ownFile: false, document))
        if client.features.edits.createsFiles, extraction.ownFile != nil, newFile(extraction, document) != nil
        {
          actions.append(
            action(
              "\(title) in a file of its own", candidate, ownFile: true, document)
          )
        }
      } catch {
        obstacle = obstacle ?? error
      }
    }
    return actions.isEmpty ? disabledExtraction(obstacle?.message) : actions
  }

  /// Says why there is none, to a client that shows it.
  private func disabledExtraction(_ reason: String?) -> [LSP.CodeAction] {
    guard let reason, client.features.codeActions.disabled else { return [] }
    return [
      LSP.CodeAction(title: "Extract to struct", kind: .refactorExtract, disabled: .init(reason: reason))
    ]
  }

  private func action(
    _ title: String, _ candidate: ExtractionCandidate, ownFile: Bool, _ document: Document
  ) -> LSP.CodeAction {
    LSP.CodeAction(
      title: title, kind: .refactorExtract,
      data: ActionRequest.extract(range: candidate.range, ownFile: ownFile).data(document))
  }

  private func extractor(for open: OpenDocument) -> Extractor? {
    open.analysis?.source.map {
      Extractor(
        $0, in: workspace.index, sources: workspace.sources, asksForTypes: client.features.edits.snippets)
    }
  }

  /// The edit of the action that was offered for the code in the range.
  func extractEdit(_ range: Range<Int>, ownFile: Bool, _ open: OpenDocument) -> LSP.WorkspaceEdit? {
    guard let extractor = extractor(for: open),
      let candidate = extractor.candidates(in: range).first(where: { $0.range == range }),
      let extraction = try? extractor.extraction(of: candidate)
    else { return nil }
    let document = open.document
    guard ownFile else {
      return workspaceEdit(extraction.edits, document, hasPlaceholders: extraction.asksForTypes)
    }
    guard let own = extraction.ownFile, let uri = newFile(extraction, document),
      let edit = workspaceEdit(own.edits, document, asDocumentChanges: true)
    else { return nil }
    return edit.creating(uri, text: own.text)
  }

  /// The address of a file beside the document that doesn't exist yet.
  private func newFile(_ extraction: Extraction, _ document: Document) -> DocumentURI? {
    guard let path = document.uri.filePath() else { return nil }
    let new = Path.join(Path.parent(path), extraction.name + ".swift")
    guard FileSystem.kind(of: new) == nil else { return nil }
    return DocumentURI(filePath: new)
  }
}
