internal import LSPCore
internal import ViewAnalysis

/// What `workspace/executeCommand` can be asked for.
enum ServerCommand: String, CaseIterable {
  /// Applies all safe rewrites in the workspace, or those of the rule that the argument names.
  case fixAllInWorkspace = "view-lsp.fixAllInWorkspace"
  /// Shows the text of the rule that the argument names.
  case showDocumentation = "view-lsp.showDocumentation"
}

extension Server {
  /// The commands that this client is offered.
  var commands: [ServerCommand] {
    ServerCommand.allCases.filter {
      !features.ownCommands.contains($0.rawValue) && ($0 != .fixAllInWorkspace || features.appliesEdits)
    }
  }

  /// Nil where the answer comes later.
  func execute(_ params: LSP.ExecuteCommandParams, id: RequestID) throws(ResponseError) {
    guard let command = ServerCommand(rawValue: params.command) else {
      throw ResponseError(.invalidParams, "'\(params.command)' is not a command of this server")
    }
    let rule = try Self.rule(params.arguments?.first)
    switch command {
    case .showDocumentation:
      guard let rule else { throw ResponseError(.invalidParams, "The first argument names no rule") }
      respond(to: id, result: JSONValue.string(RuleText(rule).markdown()))
      show(rule)
    case .fixAllInWorkspace:
      guard features.appliesEdits else {
        throw ResponseError(.requestFailed, "The client does not apply edits")
      }
      let title = "view-lsp: fixing all \(rule.map { "\($0.id) " } ?? "")in the workspace"
      longRequests.append(
        WorkspaceFix(
          id: id, rule: rule?.id, progress: beginProgress(title, token: params.workDoneToken)))
    }
  }

  /// The rule that an argument names, by itself or as `{"rule": …}`; nil without an argument.
  private static func rule(_ argument: JSONValue?) throws(ResponseError) -> Rule? {
    guard let argument, argument != .null else { return nil }
    guard let name = argument.stringValue ?? argument["rule"]?.stringValue else {
      throw ResponseError(.invalidParams, "The first argument is neither a rule's name nor {\"rule\": NAME}")
    }
    guard let rule = Catalogue.rule(named: name) else {
      let nearest = suggestion(for: name, among: Catalogue.rules.map(\.id))
      throw ResponseError(.invalidParams, "'\(name)' is not a rule\(nearest)")
    }
    return rule
  }

  /// Opens the rule's first source in a browser, where the client does that; else shows the rule's text.
  private func show(_ rule: Rule) {
    if features.showsDocuments, let source = rule.sources.first {
      let uri = DocumentURI(source.document.address)
      request("window/showDocument", LSP.ShowDocumentParams(uri: uri, external: true))
    } else {
      show("window/showMessage", .info, RuleText(rule).plain)
    }
  }
}

/// "Fix all in workspace": the safe rewrites of all files as one edit, which the client applies.
final class WorkspaceFix: LongRequest {
  let id: RequestID
  let progress: WorkProgress?
  private let rule: String?
  /// Nil before the first step, and where a file has changed meanwhile and all begins anew.
  private var fixer: Fixer?
  /// The server's generation when the fixer was made.
  private var generation = 0

  init(id: RequestID, rule: String?, progress: WorkProgress?) {
    self.id = id
    self.rule = rule
    self.progress = progress
  }

  func step(_ server: Server) -> Bool {
    guard var fixer else {
      fixer = start(server)
      return false
    }
    self.fixer = nil
    let isDone = fixer.step(files: 1)
    let (done, total) = fixer.progress
    server.report(progress, done: done, of: total, "\(done) of \(total) files")
    self.fixer = fixer
    guard isDone else { return false }
    if isOutdated(fixer, server) {
      self.fixer = nil
      return false
    }
    return apply(fixer.changes, server)
  }

  /// All files of the workspace, open ones in their present texts.
  private func start(_ server: Server) -> Fixer {
    generation = server.generation
    let open = server.analyses.values.filter { $0.kind == .swift && server.workspace.owns($0.path) }.map(
      \.name)
    let files = server.workspace.files.union(open).sorted(by: Path.precedes)
    return server.fixer(files, rule: rule)
  }

  /// Whether a changed file has another text by now than the one that was changed.
  private func isOutdated(_ fixer: Fixer, _ server: Server) -> Bool {
    generation != server.generation || fixer.changes.contains { server.currentText(of: $0.file) != $0.before }
  }

  /// Hands everything to the client.
  private func apply(_ changes: [Fixer.Change], _ server: Server) -> Bool {
    let edits = changes.compactMap { change in
      server.document(named: change.file).map { document in
        LSP.TextDocumentEdit(
          textDocument: .init(uri: document.uri, version: server.editVersion(of: document)),
          edits: change.edits.map {
            LSP.TextEdit(range: server.range($0.range, in: document), newText: $0.newText)
          })
      }
    }
    let none: JSONValue? = nil
    guard !edits.isEmpty else {
      server.end(progress, "Nothing to fix")
      server.show("window/showMessage", .info, "view-lsp: there is nothing that could be fixed safely")
      server.respond(to: id, result: none)
      return true
    }
    guard let edit = LSP.WorkspaceEdit(edits, features: server.features.edits) else {
      server.end(progress, nil)
      server.respond(to: id, ResponseError(.internalError, "The rewrites overlap"))
      return true
    }
    let label = rule.map { "Fix all \($0)" } ?? "Fix all that can be fixed safely"
    server.request(
      "workspace/applyEdit", LSP.ApplyWorkspaceEditParams(label: label, edit: edit)
    ) { [unowned server, id, progress] answer in
      let result = try? answer.get().decode(LSP.ApplyWorkspaceEditResult.self)
      if result?.applied == true {
        server.end(progress, edits.count == 1 ? "1 file changed" : "\(edits.count) files changed")
        server.respond(to: id, result: none)
      } else {
        let reason = result?.failureReason.map { ": \($0)" } ?? ""
        server.end(progress, "Not applied")
        server.respond(to: id, ResponseError(.requestFailed, "The client did not apply the edit\(reason)"))
      }
    }
    return true
  }
}
