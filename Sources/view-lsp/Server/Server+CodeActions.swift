internal import LSPCore
internal import ViewAnalysis

/// What a code action does, in words that survive the way to the client and back.
enum ActionRequest: Equatable {
  /// A finding's rewrite, by rule, location and index.
  case rewrite(rule: String, range: Range<Int>, index: Int)
  /// A comment for the line of an offset.
  case disableLine(rule: String, offset: Int)
  case disableFile(rule: String)
  /// In the configuration that counts for the file.
  case disableProject(rule: String)
  /// Every safe rewrite of a rule in the file; of all rules where none is named.
  case fixAll(rule: String?)
  /// The code in the range becomes a view type, here or in a new file.
  case extract(range: Range<Int>, ownFile: Bool)
}

extension Server {
  /// Actions are made for so many findings of a selection: nobody looks through more, and each takes time.
  private static let mostFindings = 250

  func codeActions(_ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    let uri = params.textDocument.uri
    guard client.features.codeActions.literals, let open = analyses.upToDate(uri) else { return [] }
    if open.kind == .configuration { return configurationActions(params, open) }
    guard let tree = open.analysis?.source?.tree else { return [] }
    let document = open.document
    let range = documents.offsets(params.range, in: document)
    let findings = analyses.detailedFindings(of: uri, touching: range, upTo: Self.mostFindings)
    let context = params.context
    var actions: [LSP.CodeAction] = []

    if context.wants(.quickFix) {
      actions += findings.flatMap { rewriteActions($0, context, document) }
      actions += fixAllActions(findings, document)
      actions += disableActions(findings, context, document, tree)
    }
    // Whoever asks for refactorings by name gets those among the rewrites; else they are among the quick fixes.
    if context.only?.isEmpty == false, context.wants(.refactorRewrite), !context.wants(.quickFix) {
      actions += findings.flatMap { rewriteActions($0, context, document, refactorings: true) }
    }
    if context.wants(.refactorExtract) { actions += extractActions(range, open) }
    if context.wants(.fixAll),
      findings.contains(where: { $0.safeRewrite != nil }) || isFixedSafely(in: uri)
    {
      actions.append(
        LSP.CodeAction(
          title: "Apply all safe rewrites in this file: view-lsp", kind: .fixAll,
          data: ActionRequest.fixAll(rule: nil).data(document)))
    }
    return actions.compactMap { finished($0, document) }
  }

  private func rewriteActions(
    _ finding: DetailedFinding, _ context: LSP.CodeActionContext, _ document: Document,
    refactorings: Bool = false
  ) -> [LSP.CodeAction] {
    finding.rewrites.enumerated().filter { !refactorings || $1.level == .refactor }.map { index, rewrite in
      LSP.CodeAction(
        title: "\(rewrite.title) · \(finding.rule)", kind: refactorings ? .refactorRewrite : .quickFix,
        diagnostics: refactorings ? nil : [sent(finding, context, document)],
        isPreferred: index == 0 && rewrite.level == .safe,
        data: ActionRequest.rewrite(rule: finding.rule, range: finding.range, index: index).data(document))
    }
  }

  /// "Fix all" for each rule here that can be fixed safely in more than one place of the file.
  private func fixAllActions(_ findings: [DetailedFinding], _ document: Document) -> [LSP.CodeAction] {
    rules(of: findings.filter { $0.safeRewrite != nil }).compactMap { rule in
      guard isFixedSafely(in: document.uri, by: rule, atLeast: 2) else { return nil }
      return LSP.CodeAction(
        title: "Fix all \(rule) in this file", kind: .quickFix,
        data: ActionRequest.fixAll(rule: rule).data(document))
    }
  }

  /// Whether so many findings of the file, by the rule or by any, have a rewrite that is safe. No more rewrites are made
  /// than it takes to tell.
  private func isFixedSafely(in uri: DocumentURI, by rule: String? = nil, atLeast count: Int = 1) -> Bool {
    let rules = rule.map { [$0] } ?? Catalogue.rules.filter { $0.rewriteLevels.contains(.safe) }.map(\.id)
    let fixed = analyses.detailedFindings(of: uri, by: Set(rules), upTo: count) { $0.safeRewrite != nil }
    return fixed.count == count
  }

  private func disableActions(
    _ findings: [DetailedFinding], _ context: LSP.CodeActionContext, _ document: Document, _ tree: SyntaxTree
  ) -> [LSP.CodeAction] {
    let suppressions = Suppressions(tree)
    return rules(of: findings).flatMap { rule -> [LSP.CodeAction] in
      let ofRule = findings.filter { $0.rule == rule }
      guard let first = ofRule.first else { return [] }
      let diagnostics = ofRule.map { sent($0, context, document) }
      var actions: [LSP.CodeAction] = []
      if suppressions.disabling([rule], at: first.range.lowerBound) != nil {
        actions.append(
          LSP.CodeAction(
            title: "Disable \(rule) for this line", kind: .quickFix, diagnostics: diagnostics,
            data: ActionRequest.disableLine(rule: rule, offset: first.range.lowerBound).data(document)))
      }
      actions.append(
        LSP.CodeAction(
          title: "Disable \(rule) for this file", kind: .quickFix, diagnostics: diagnostics,
          data: ActionRequest.disableFile(rule: rule).data(document)))
      if canDisableInProject(document) {
        actions.append(
          LSP.CodeAction(
            title: "Disable \(rule) in this project", kind: .quickFix, diagnostics: diagnostics,
            data: ActionRequest.disableProject(rule: rule).data(document)))
      }
      return actions
    }
  }

  /// The rules of the findings, each once, in the findings' order.
  private func rules(of findings: [DetailedFinding]) -> [String] { uniqued(findings.map(\.rule)) }

  private func uniqued(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The diagnostic as the client has it; where it sent none that fits, as we would send it.
  private func sent(
    _ finding: DetailedFinding, _ context: LSP.CodeActionContext, _ document: Document
  ) -> LSP.Diagnostic {
    let own = diagnostics.diagnostic(finding.finding, in: document)
    return context.diagnostics.first { $0.code == own.code && $0.range == own.range } ?? own
  }

  // MARK: Edits

  /// The action as it is sent: with its edit, or with what `resolve` makes the edit from.
  private func finished(_ action: LSP.CodeAction, _ document: Document) -> LSP.CodeAction? {
    var action = action
    if action.disabled == nil, !client.features.codeActions.resolvesEdit {
      guard let request = action.data.flatMap(ActionRequest.init),
        let edit = edit(for: request, document.uri)
      else { return nil }
      action.edit = edit
      action.data = nil
    }
    return action.limited(to: client.features.codeActions)
  }

  /// Fills in the edit.
  func resolve(_ action: LSP.CodeAction) throws(ResponseError) -> LSP.CodeAction {
    if action.edit != nil || action.disabled != nil { return action }
    guard let data = action.data, let request = ActionRequest(data), let name = data["uri"]?.stringValue
    else { throw ResponseError(.invalidParams, "'data' doesn't come from this server") }
    let uri = DocumentURI(name)
    guard let document = documents[uri]?.document, data["version"]?.intValue == document.version else {
      throw ResponseError(.contentModified, "The document has changed since the action was offered")
    }
    guard let edit = edit(for: request, uri) else {
      throw ResponseError(.requestFailed, "There is nothing left to change")
    }
    var action = action
    action.edit = edit
    return action
  }

  private func edit(for request: ActionRequest, _ uri: DocumentURI) -> LSP.WorkspaceEdit? {
    guard let open = analyses.upToDate(uri), let source = open.analysis?.source else { return nil }
    let document = open.document
    switch request {
    case .rewrite(let rule, let range, let index):
      let findings = analyses.detailedFindings(of: uri, touching: range, by: [rule])
      guard let finding = findings.first(where: { $0.range == range }),
        finding.rewrites.indices.contains(index)
      else { return nil }
      let rewrite = finding.rewrites[index]
      return workspaceEdit(rewrite.edits, document, annotation: annotation(of: rewrite))
    case .disableLine(let rule, let offset):
      guard let edit = Suppressions(source.tree).disabling([rule], at: offset) else { return nil }
      return workspaceEdit([edit], document)
    case .disableFile(let rule):
      return workspaceEdit([Suppressions(source.tree).disablingInFile(rule)], document)
    case .disableProject(let rule): return projectEdit(turningOff: rule, document)
    case .fixAll(let rule):
      var fixer = analyses.fixer([open.name], rule: rule)
      fixer.run()
      return fixer.changes.first.flatMap { workspaceEdit($0.edits, document) }
    case .extract(let range, let ownFile): return extractEdit(range, ownFile: ownFile, open)
    }
  }

  /// What an editor shows of the change. A refactoring of several files is named, too, but half of it would be broken
  /// code: its edits are not to be confirmed one by one.
  private func annotation(of rewrite: Rewrite) -> LSP.ChangeAnnotation? {
    switch rewrite.level {
    case .safe: nil
    case .suggested:
      LSP.ChangeAnnotation(
        label: rewrite.title, needsConfirmation: true, description: "Layout, timing or identity may change")
    case .refactor:
      rewrite.edits.contains { $0.file != nil }
        ? LSP.ChangeAnnotation(
          label: rewrite.title, needsConfirmation: false,
          description: "Changes the declaration and all of its uses") : nil
    }
  }

  /// The edits in the form that the client understands best, or as document changes in any case. Those in which the user
  /// is to fill in Swift's placeholders become snippets.
  func workspaceEdit(
    _ edits: [ViewAnalysis.TextEdit], _ document: Document, annotation: LSP.ChangeAnnotation? = nil,
    asDocumentChanges: Bool = false, hasPlaceholders: Bool = false
  ) -> LSP.WorkspaceEdit? {
    var byFile: [String?: [ViewAnalysis.TextEdit]] = [:]
    var order: [String?] = []
    for edit in edits {
      if byFile[edit.file] == nil { order.append(edit.file) }
      byFile[edit.file, default: []].append(edit)
    }
    var changes: [LSP.TextDocumentEdit] = []
    for file in order {
      guard let target = texts.document(named: file, from: document) else { return nil }
      let textEdits = (byFile[file] ?? []).map { edit in
        let snippet = hasPlaceholders ? LSP.snippet(ofPlaceholdersIn: edit.newText) : nil
        return LSP.TextEdit(
          range: documents.range(edit.range, in: target), newText: snippet ?? edit.newText,
          isSnippet: snippet != nil)
      }
      changes.append(
        LSP.TextDocumentEdit(
          textDocument: .init(uri: target.uri, version: texts.editVersion(of: target)), edits: textEdits))
    }
    var features = client.features.edits
    if asDocumentChanges { features.documentChanges = true }
    return LSP.WorkspaceEdit(changes, annotation: annotation, features: features)
  }
}

extension DetailedFinding {
  /// The first of the rewrites after which the program behaves as before.
  var safeRewrite: Rewrite? { rewrites.first { $0.level == .safe && !$0.isOneAtATime } }
}

extension ActionRequest {
  /// As an action's `data`, with the document and its version.
  func data(_ document: Document) -> JSONValue {
    var members: [String: JSONValue] = [
      "uri": .string(document.uri.string), "version": .integer(Int64(document.version)),
    ]
    func set(_ does: String, _ rule: String?) {
      members["does"] = .string(does)
      members["rule"] = rule.map { .string($0) }
    }
    switch self {
    case .rewrite(let rule, let range, let index):
      set("rewrite", rule)
      members["start"] = .integer(Int64(range.lowerBound))
      members["end"] = .integer(Int64(range.upperBound))
      members["number"] = .integer(Int64(index))
    case .disableLine(let rule, let offset):
      set("disableLine", rule)
      members["start"] = .integer(Int64(offset))
    case .disableFile(let rule): set("disableFile", rule)
    case .disableProject(let rule): set("disableProject", rule)
    case .fixAll(let rule): set("fixAll", rule)
    case .extract(let range, let ownFile):
      set(ownFile ? "extractToFile" : "extract", nil)
      members["start"] = .integer(Int64(range.lowerBound))
      members["end"] = .integer(Int64(range.upperBound))
    }
    return .object(members)
  }

  init?(_ data: JSONValue) {
    let rule = data["rule"]?.stringValue
    switch (data["does"]?.stringValue, rule) {
    case ("rewrite", let rule?):
      guard let start = data["start"]?.intValue, let end = data["end"]?.intValue, start <= end,
        let index = data["number"]?.intValue
      else { return nil }
      self = .rewrite(rule: rule, range: start..<end, index: index)
    case ("disableLine", let rule?):
      guard let offset = data["start"]?.intValue else { return nil }
      self = .disableLine(rule: rule, offset: offset)
    case ("disableFile", let rule?): self = .disableFile(rule: rule)
    case ("disableProject", let rule?): self = .disableProject(rule: rule)
    case ("fixAll", _): self = .fixAll(rule: rule)
    case ("extract", _), ("extractToFile", _):
      guard let start = data["start"]?.intValue, let end = data["end"]?.intValue, start <= end else {
        return nil
      }
      self = .extract(range: start..<end, ownFile: data["does"] == "extractToFile")
    default: return nil
    }
  }
}
