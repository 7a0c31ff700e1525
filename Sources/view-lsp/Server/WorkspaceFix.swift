internal import LSPCore
internal import ViewAnalysis

/// "Fix all in workspace": the safe rewrites of all files as one edit, which the client applies.
final class WorkspaceFix: LongRequest {
  private let reply: Reply<JSONValue>
  var id: RequestID { reply.id }
  let progress: WorkProgress?
  private let rule: String?
  /// Nil before the first step, and where a file has changed meanwhile and all begins anew.
  private var fixer: Fixer?
  /// The workspace's generation when the fixer was made.
  private var generation = 0

  init(rule: String?, _ reply: Reply<JSONValue>, progress: WorkProgress?) {
    self.rule = rule
    self.reply = reply
    self.progress = progress
  }

  func step(_ server: Server) -> LongRequestState {
    guard var fixer else {
      fixer = start(server)
      return .unfinished
    }
    self.fixer = nil
    let isDone = fixer.step(files: 1)
    let (done, total) = fixer.progress
    server.progress.report(progress, done: done, of: total, "\(done) of \(total) files")
    self.fixer = fixer
    guard isDone else { return .unfinished }
    if isOutdated(fixer, server) {
      self.fixer = nil
      return .unfinished
    }
    return apply(fixer.changes, server)
  }

  /// All files of the workspace, open ones in their present texts.
  private func start(_ server: Server) -> Fixer {
    generation = server.workspace.generation
    let open = server.documents.all.filter { $0.kind == .swift && server.folders.owns($0.path) }.map(\.name)
    let files = server.workspace.files.union(open).sorted(by: Path.precedes)
    return server.analyses.fixer(files, rule: rule)
  }

  /// Whether a changed file has another text by now than the one that was changed.
  private func isOutdated(_ fixer: Fixer, _ server: Server) -> Bool {
    generation != server.workspace.generation
      || fixer.changes.contains { server.texts.text(of: $0.file) != $0.before }
  }

  /// Hands everything to the client.
  private func apply(_ changes: [Fixer.Change], _ server: Server) -> LongRequestState {
    let edits = changes.compactMap { change in
      server.texts.document(named: change.file).map { document in
        LSP.TextDocumentEdit(
          textDocument: .init(uri: document.uri, version: server.texts.editVersion(of: document)),
          edits: change.edits.map {
            LSP.TextEdit(range: server.documents.range($0.range, in: document), newText: $0.newText)
          })
      }
    }
    guard !edits.isEmpty else {
      server.progress.end(progress, "Nothing to fix")
      server.client.showMessage(.info, "view-lsp: there is nothing to fix safely")
      server.client.respond(to: reply, .null)
      return .answered
    }
    guard let edit = LSP.WorkspaceEdit(edits, features: server.client.features.edits) else {
      server.progress.end(progress, nil)
      server.client.respond(to: reply.id, ResponseError(.internalError, "The rewrites overlap"))
      return .answered
    }
    let label = rule.map { "Fix all \($0)" } ?? "Apply all safe rewrites"
    server.client.request(
      LSP.Methods.applyEdit, LSP.ApplyWorkspaceEditParams(label: label, edit: edit)
    ) { [unowned server, weak self] answer in
      // One that was cancelled is answered already.
      guard let self, server.longRequests.finish(self) else { return }
      let result = try? answer.get()
      if result?.applied == true {
        server.progress.end(progress, edits.count == 1 ? "1 file changed" : "\(edits.count) files changed")
        server.client.respond(to: reply, .null)
      } else {
        let reason = result?.failureReason.map { ": \($0)" } ?? ""
        server.progress.end(progress, "Not applied")
        server.client.respond(
          to: reply.id, ResponseError(.requestFailed, "The client did not apply the edit\(reason)"))
      }
    }
    return .waiting
  }
}
