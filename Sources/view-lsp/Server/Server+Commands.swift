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
      let nearest = nearestName(to: name, among: Catalogue.rules.map(\.id)).map { "; did you mean \($0)?" }
      throw ResponseError(.invalidParams, "'\(name)' is not a rule\(nearest ?? "")")
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
  /// Files to be looked at, the next one last; nil before the first step.
  private var paths: [String]?
  private var total = 0
  /// The edits in files that are not open, with the stamps that the files had.
  private var changes: [String: (edit: LSP.TextDocumentEdit, stamp: FileStamp?)] = [:]

  init(id: RequestID, rule: String?, progress: WorkProgress?) {
    self.id = id
    self.rule = rule
    self.progress = progress
  }

  func step(_ server: Server) -> Bool {
    var left = paths ?? Array(server.workspace.files)
    if paths == nil { total = left.count }
    if let path = left.popLast() {
      fixClosed(path, server)
      server.report(
        progress, done: total - left.count, of: total, "\(total - left.count) of \(total) files")
    } else {
      left = changes.filter { $0.value.stamp != FileSystem.stamp(of: $0.key) }.map(\.key)
      // Another look at what has changed meanwhile, and then the end.
      if left.isEmpty { return apply(server) }
    }
    paths = left
    return false
  }

  private func fixClosed(_ path: String, _ server: Server) {
    changes[path] = nil
    let stamp = FileSystem.stamp(of: path)
    guard !server.isOpen(path), stamp != nil, let bytes = server.readText(path) else { return }
    let uri = DocumentURI(filePath: path)
    let document = Document(uri: uri, languageID: "swift", version: 0, text: bytes)
    let source = SourceFile(name: path, bytes: bytes)
    guard let edit = edit(source, document, path: path, server) else { return }
    changes[path] = (edit, stamp)
  }

  private func edit(
    _ source: SourceFile, _ document: Document, path: String?, findings: [Finding]? = nil, _ server: Server
  ) -> LSP.TextDocumentEdit? {
    guard let loaded = server.configuration(forPath: path) else { return nil }
    let findings = findings ?? server.findings(in: source, path: path, rewrites: .all)
    let edits = SafeFixes(configuration: loaded.configuration, rule: rule)
      .edits(for: source, findings: findings, in: server.workspace.index)
    if edits.isEmpty { return nil }
    return LSP.TextDocumentEdit(
      textDocument: .init(uri: document.uri, version: server.editVersion(of: document)),
      edits: edits.map {
        LSP.TextEdit(range: server.range($0.range, in: document), newText: $0.newText)
      })
  }

  /// Adds the open documents, in their present versions, and hands everything to the client.
  private func apply(_ server: Server) -> Bool {
    var edits = changes.filter { !server.isOpen($0.key) }.sorted { Path.precedes($0.key, $1.key) }
      .map(\.value.edit)
    for uri in server.analyses.keys.sorted(by: { Path.precedes($0.string, $1.string) }) {
      guard let analysis = server.freshAnalysis(of: uri), let source = analysis.source,
        let document = server.documents[uri], server.workspace.owns(analysis.path),
        let edit = edit(
          source, document, path: analysis.path, findings: server.safelyFixed(of: uri, by: rule), server)
      else { continue }
      edits.append(edit)
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
