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
      !client.features.ownCommands.contains($0.rawValue)
        && ($0 != .fixAllInWorkspace || client.features.appliesEdits)
    }
  }

  func execute(_ params: LSP.ExecuteCommandParams, _ reply: Reply<JSONValue>) throws(ResponseError) {
    guard let command = ServerCommand(rawValue: params.command) else {
      throw ResponseError(.invalidParams, "'\(params.command)' is not a command of this server")
    }
    let rule = try Self.rule(params.arguments?.first)
    switch command {
    case .showDocumentation:
      guard let rule else { throw ResponseError(.invalidParams, "The first argument doesn't name a rule") }
      client.respond(to: reply, .string(RuleText(rule).markdown))
      show(rule)
    case .fixAllInWorkspace:
      guard client.features.appliesEdits else {
        throw ResponseError(.requestFailed, "The client does not apply edits")
      }
      let title = "view-lsp: fixing all \(rule.map { "\($0.id) " } ?? "")in the workspace"
      longRequests.append(
        WorkspaceFix(
          rule: rule?.id, reply, progress: progress.begin(title, token: params.workDoneToken)))
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
    if client.features.showsDocuments, let source = rule.sources.first {
      let uri = DocumentURI(source.address)
      client.request(LSP.Methods.showDocument, LSP.ShowDocumentParams(uri: uri, external: true))
    } else {
      client.showMessage(.info, RuleText(rule).plain)
    }
  }
}
