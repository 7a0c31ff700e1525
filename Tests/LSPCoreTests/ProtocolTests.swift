import Testing

@testable import LSPCore

@Suite struct ProtocolTests {
  /// The features of a client that declares these capabilities.
  private func features(_ capabilities: String) throws -> LSP.ClientFeatures {
    let params = try initialize(#"{"processId":null,"capabilities":\#(capabilities)}"#)
    return LSP.ClientFeatures(params.capabilities)
  }

  private func initialize(_ params: String) throws -> LSP.InitializeParams {
    let message = IncomingMessage(
      Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(params)}"#.utf8))
    guard case .request(_, _, let part) = message else {
      throw ResponseError(.internalError, "not a request")
    }
    return try part.decode(LSP.InitializeParams.self)
  }

  /// The parameters of a notification.
  private func decode<Value: Decodable & Sendable>(_ type: Value.Type, _ message: String) throws -> Value {
    guard case .notification(_, let part) = IncomingMessage(Array(message.utf8)) else {
      throw ResponseError(.internalError, "not a notification")
    }
    return try part.decode(type)
  }

  private func json(_ value: some Encodable) throws -> String {
    let text = String(decoding: try OutgoingMessage.notification("m", value), as: UTF8.self)
    return String(text.drop { $0 != "{" })
  }

  // MARK: Capabilities

  @Test(arguments: ["{}", "null", "[]", "5", #"{"textDocument":[],"workspace":null,"general":"x"}"#])
  func `Who declares nothing gets nothing special`(capabilities: String) throws {
    let features = try features(capabilities)
    #expect(features == LSP.ClientFeatures(nil))
    #expect(features.positionEncoding == .utf16)
    #expect(features.hoverFormat == .plaintext)
    #expect(!features.codeActions.literals)
  }

  @Test func `What is declared is seen`() throws {
    let features = try features(
      #"""
      {"general":{"positionEncodings":["utf-32","utf-8","utf-16"]},
       "window":{"workDoneProgress":true},
       "workspace":{"applyEdit":true,"configuration":true,"diagnostics":{"refreshSupport":true},
         "workspaceEdit":{"documentChanges":true,"changeAnnotationSupport":{"groupsOnLabel":true}},
         "didChangeConfiguration":{"dynamicRegistration":true},
         "didChangeWatchedFiles":{"dynamicRegistration":true}},
       "textDocument":{
         "publishDiagnostics":{"relatedInformation":true,"tagSupport":{"valueSet":[1,2,99]},
           "codeDescriptionSupport":true,"dataSupport":true,"versionSupport":true},
         "diagnostic":{},
         "hover":{"contentFormat":["fancy","markdown","plaintext"]},
         "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[""]}},
           "isPreferredSupport":true,"disabledSupport":true,"dataSupport":true,
           "resolveSupport":{"properties":["edit"]},"honorsChangeAnnotations":true},
         "documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}
      """#)
    #expect(features.positionEncoding == .utf8)
    #expect(features.hoverFormat == .markdown)
    #expect(features.diagnostics.tags == [.unnecessary, .deprecated])
    #expect(features.diagnostics.data && features.diagnostics.codeDescription)
    #expect(features.diagnostics.relatedInformation)
    #expect(features.codeActions.resolvesEdit && features.codeActions.literals)
    #expect(features.codeActions.disabled && features.codeActions.isPreferred)
    #expect(features.edits == LSP.EditFeatures(documentChanges: true, changeAnnotations: true))
    #expect(features.symbolHierarchy && features.workDoneProgress && features.pullsDiagnostics)
    #expect(features.registersWatchedFiles && features.registersConfiguration)
    #expect(features.answersConfiguration && features.appliesEdits && features.refreshesDiagnostics)
  }

  @Test func `One part of a wrong shape leaves the others alone`() throws {
    let features = try features(
      #"{"general":{"positionEncodings":"utf-8"},"textDocument":{"hover":{"contentFormat":["markdown"]},"codeAction":[]}}"#
    )
    #expect(features.positionEncoding == .utf16)
    #expect(features.hoverFormat == .markdown)
  }

  @Test func `Folders come from workspaceFolders, rootUri or rootPath`() throws {
    func roots(_ params: String) throws -> [String] { try initialize(params).roots.map(\.uri.string) }
    #expect(
      try roots(#"{"workspaceFolders":[{"uri":"file:///a","name":"a"}],"rootUri":"file:///b"}"#) == [
        "file:///a"
      ])
    #expect(try roots(#"{"workspaceFolders":null,"rootUri":"file:///b","rootPath":"/c"}"#) == ["file:///b"])
    #expect(try roots(#"{"rootUri":null,"rootPath":"/c d"}"#) == ["file:///c%20d"])
    #expect(try roots(#"{"workspaceFolders":[]}"#) == [])
    #expect(try roots(#"{"processId":12,"rootPath":null}"#) == [])
  }

  // MARK: Diagnostics

  @Test func `A diagnostic holds only what the client declared`() throws {
    let place = LSP.Range(start: .init(line: 0, character: 0), end: .init(line: 0, character: 1))
    let diagnostic = LSP.Diagnostic(
      range: place, severity: .hint, code: "rule", codeDescription: .init(href: "https://a/b"), source: "s",
      message: "m", tags: [.unnecessary],
      relatedInformation: [.init(location: .init(uri: DocumentURI("file:///a"), range: place), message: "r")],
      data: ["rewrites": 1])
    let bare = try json(diagnostic.limited(to: .init()))
    for key in ["codeDescription", "tags", "relatedInformation", "data"] { #expect(!bare.contains(key)) }
    #expect(bare.contains(#""code":"rule""#) && bare.contains(#""severity":4"#))
    let all = LSP.DiagnosticFeatures(
      codeDescription: true, relatedInformation: true, tags: [.unnecessary], data: true)
    #expect(diagnostic.limited(to: all) == diagnostic)
    #expect(diagnostic.limited(to: .init(tags: [.deprecated])).tags == nil)
  }

  @Test func `An empty array clears, and the version goes along`() throws {
    var encoding = try LSP.DiagnosticsEncoding(uri: DocumentURI("untitled:A 1"))
    #expect(
      String(decoding: try encoding.message([], version: 3), as: UTF8.self).hasSuffix(
        #""params":{"uri":"untitled:A 1","version":3,"diagnostics":[]}}"#))
    let range = LSP.Range(start: .init(line: 0, character: 1), end: .init(line: 2, character: 3))
    let list = ["a", "b"].map { LSP.Diagnostic(range: range, message: $0) }
    var decoder = FrameDecoder()
    decoder.append(try encoding.message(list, version: nil))
    guard case .message(let body)? = decoder.next(),
      case .notification("textDocument/publishDiagnostics", let params) = IncomingMessage(body)
    else {
      Issue.record("That is no notification")
      return
    }
    let sent = try params.decode([String: JSONValue].self)
    #expect(sent["version"] == nil && sent["diagnostics"]?.arrayValue?.last?["message"] == "b")
  }

  // MARK: Code actions

  @Test func `Kinds contain by whole words`() {
    typealias Kind = LSP.CodeActionKind
    let fixAll = Kind(rawValue: "source.fixAll.view-lsp")
    #expect(Kind.sourceFixAll.contains(fixAll))
    #expect(Kind.source.contains(fixAll))
    #expect(fixAll.contains(fixAll))
    #expect(Kind(rawValue: "").contains(fixAll))
    #expect(!Kind(rawValue: "source.fix").contains(fixAll))
    #expect(!Kind(rawValue: "source.fixAll.view").contains(fixAll))
    #expect(!fixAll.contains(.sourceFixAll))
    #expect(!Kind.quickFix.contains(fixAll))
  }

  @Test func `Only and the trigger decide what is wanted`() {
    #expect(LSP.CodeActionContext().wants(.sourceFixAll))
    #expect(LSP.CodeActionContext(triggerKind: .invoked).wants(.refactorRewrite))
    #expect(LSP.CodeActionContext(triggerKind: .automatic).wants(.quickFix))
    #expect(!LSP.CodeActionContext(triggerKind: .automatic).wants(.refactorRewrite))
    #expect(LSP.CodeActionContext(only: [.source], triggerKind: .automatic).wants(.sourceFixAll))
    #expect(!LSP.CodeActionContext(only: [.source]).wants(.quickFix))
  }

  @Test func `A context with diagnostics of other servers can be read`() throws {
    let message = IncomingMessage(
      Array(
        #"""
        {"jsonrpc":"2.0","id":1,"method":"m","params":{"textDocument":{"uri":"a"},
        "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},
        "context":{"diagnostics":[{"message":7},{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},
        "message":"m","code":12,"severity":1,"tags":[1],"data":{"a":[1]}}],"only":["quickfix"],"triggerKind":9}}}
        """#.utf8))
    guard case .request(_, _, let part) = message else {
      Issue.record("not a request")
      return
    }
    let params = try part.decode(LSP.CodeActionParams.self)
    #expect(params.context.diagnostics.map(\.code) == [.integer(12)])
    #expect(params.context.only == [.quickFix])
    #expect(params.context.triggerKind == nil)
  }

  @Test func `An action holds only what the client declared`() throws {
    let action = LSP.CodeAction(
      title: "t", kind: .quickFix, isPreferred: true, disabled: .init(reason: "r"), data: 1)
    let bare = try json(action.limited(to: .init()))
    for key in ["isPreferred", "disabled", "data", "edit", "command", "diagnostics"] {
      #expect(!bare.contains(key))
    }
    #expect(
      action.limited(to: .init(literals: true, isPreferred: true, disabled: true, data: true)) == action)
  }

  // MARK: Workspace edits

  private func edit(_ from: Int, _ to: Int, _ text: String = "x") -> LSP.TextEdit {
    LSP.TextEdit(
      range: .init(start: .init(line: 0, character: from), end: .init(line: 0, character: to)), newText: text)
  }

  private func document(_ edits: [LSP.TextEdit]) -> LSP.TextDocumentEdit {
    .init(textDocument: .init(uri: DocumentURI("file:///a"), version: 7), edits: edits)
  }

  @Test func `Versions where the client knows documentChanges, changes otherwise`() throws {
    let versioned = try #require(
      LSP.WorkspaceEdit([document([edit(0, 1)])], features: .init(documentChanges: true)))
    let text = try json(versioned)
    #expect(
      text.contains(#""version":7"#) && text.contains("documentChanges") && !text.contains(#""changes""#))
    let plain = try #require(LSP.WorkspaceEdit([document([edit(0, 1)])], features: .init()))
    #expect(plain.changes == ["file:///a": [edit(0, 1)]])
    #expect(try !json(plain).contains("documentChanges"))
    let closed = LSP.TextDocumentEdit(
      textDocument: .init(uri: DocumentURI("file:///b"), version: nil), edits: [edit(0, 0)])
    let unopened = try #require(LSP.WorkspaceEdit([closed], features: .init(documentChanges: true)))
    #expect(try json(unopened).contains(#""version":null"#))
  }

  @Test func `A snippet is an edit of its own kind, and keeps its annotation`() throws {
    #expect(try decode(LSP.TextEdit.self, json(edit(0, 1))) == edit(0, 1))
    var snippet = edit(0, 1, "${1:Type}")
    snippet.isSnippet = true
    let annotated = try #require(
      LSP.WorkspaceEdit(
        [document([snippet])], annotation: .init(label: "l"),
        features: .init(documentChanges: true, changeAnnotations: true)))
    let text = try json(annotated)
    #expect(text.contains(#""kind":"snippet""#) && text.contains(#""value":"${1:Type}""#))
    #expect(text.contains(#""annotationId":"1""#) && !text.contains("newText"))
    #expect(try decode(LSP.WorkspaceEdit.self, text) == annotated)
  }

  @Test func `Only what is to be filled in means anything in a snippet`() {
    #expect(LSP.snippet(ofPlaceholdersIn: #"let a: Int // $1 } \"#) == nil)
    #expect(
      LSP.snippet(ofPlaceholdersIn: "{ let a: <#Type#>, b: <#A$}#> } // $1 \\ <# }")
        == "{ let a: ${1:Type}, b: ${2:A\\$\\}} \\} // \\$1 \\\\ <# \\}")
    // A dollar sign with an accent is one, too.
    #expect(LSP.snippet(ofPlaceholdersIn: "<#T#>$\u{301}") == "${1:T}\\$\u{301}")
  }

  @Test func `Edits never overlap`() {
    #expect(LSP.WorkspaceEdit([document([edit(0, 3), edit(2, 4)])], features: .init()) == nil)
    #expect(LSP.WorkspaceEdit([document([edit(2, 4), edit(0, 3)])], features: .init()) == nil)
    #expect(LSP.WorkspaceEdit([document([edit(0, 2), edit(2, 4), edit(2, 2)])], features: .init()) != nil)
  }

  @Test func `Annotations only where they are understood`() throws {
    let annotation = LSP.ChangeAnnotation(label: "l", needsConfirmation: true)
    let without = try #require(
      LSP.WorkspaceEdit(
        [document([edit(0, 1)])], annotation: annotation, features: .init(documentChanges: true)))
    #expect(try !json(without).contains("nnotation"))
    let with = try #require(
      LSP.WorkspaceEdit(
        [document([edit(0, 1)])], annotation: annotation,
        features: .init(documentChanges: true, changeAnnotations: true)))
    #expect(with.changeAnnotations == ["1": annotation])
    #expect(with.documentChanges?.first?.edits.first?.annotationId == "1")
  }
}
