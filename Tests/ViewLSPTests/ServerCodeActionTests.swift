import Foundation
import LSPCore
import Testing

/// The levels of rewrites as a client meets them, over the pipes.
@Suite struct ServerCodeActionTests {
  private let uri = "file:///none/Actions.swift"
  /// A suggested rewrite (`same_view_branches`) and a refactoring (`logic_in_action`).
  private let text = """
    import SwiftUI

    struct Actions: View {
      @State private var isOn = false
      @State private var count = 0

      var body: some View {
        VStack {
          if isOn {
            Image(systemName: "drop.fill")
          } else {
            Image(systemName: "drop")
          }
          Button("Count") {
            for number in 0..<3 { count += number }
            isOn = true
            count += 10
          }
        }
      }
    }

    """

  private struct Session {
    let server: ServerProcess
    let diagnostics: [JSONValue]

    func range(of rule: String) throws -> JSONValue {
      let diagnostic = diagnostics.first { $0["code"] == .string(rule) }
      return try #require(diagnostic?["range"], "\(rule) is not among the diagnostics")
    }
  }

  private func opened(_ capabilities: JSONValue = ServerProcess.fullCapabilities) throws -> Session {
    let server = try ServerProcess()
    try server.initialize(capabilities)
    try server.open(uri, text)
    return Session(server: server, diagnostics: try server.diagnostics(uri, version: 1))
  }

  private func actions(
    _ session: Session, _ range: JSONValue, only: JSONValue? = nil
  ) throws -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": []]
    context["only"] = only
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri)], "range": range, "context": .object(context),
    ]
    return try session.server.request("textDocument/codeAction", params)["result"]?.arrayValue ?? []
  }

  /// The rewrites among the actions: what turns the rule off is none.
  private func rewrites(_ actions: [JSONValue], of rule: String) -> [JSONValue] {
    actions.filter {
      let title = $0["title"]?.stringValue ?? ""
      return title.hasSuffix(" · \(rule)") && !title.hasPrefix("Disable")
    }
  }

  @Test func `A suggested rewrite is never preferred, asks before it is applied, and fix-all leaves it`()
    throws
  {
    let session = try opened()
    let range = try session.range(of: "same_view_branches")
    let action = try #require(rewrites(try actions(session, range), of: "same_view_branches").first)
    #expect(action["kind"] == "quickfix" && action["isPreferred"] != true)
    let resolved = try session.server.request("codeAction/resolve", action)["result"] ?? nil
    guard case .object(let annotations)? = resolved["edit"]?["changeAnnotations"],
      let annotation = annotations.first
    else {
      Issue.record("no annotation in \(resolved)")
      return
    }
    #expect(annotations.count == 1 && annotation.value["needsConfirmation"] == true)
    let edits = resolved["edit"]?["documentChanges"]?.arrayValue?.first?["edits"]?.arrayValue ?? []
    #expect(!edits.isEmpty && edits.allSatisfy { $0["annotationId"] == .string(annotation.key) })
    #expect(try actions(session, range, only: ["source.fixAll"]) == [])

    // Who knows no annotations is sent none.
    let plain = try opened([
      "workspace": ["workspaceEdit": ["documentChanges": true]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
    ])
    let again = try #require(
      rewrites(try actions(plain, try plain.range(of: "same_view_branches")), of: "same_view_branches").first)
    #expect(again["edit"]?["changeAnnotations"] == nil)
    let plainEdits = again["edit"]?["documentChanges"]?.arrayValue?.first?["edits"]?.arrayValue ?? []
    #expect(!plainEdits.isEmpty && plainEdits.allSatisfy { $0["annotationId"] == nil })
  }

  @Test func `A refactoring is a quick fix, and a refactoring for whoever asks for those`() throws {
    let session = try opened()
    let range = try session.range(of: "logic_in_action")
    func found(_ only: JSONValue?) throws -> [JSONValue] {
      rewrites(try actions(session, range, only: only), of: "logic_in_action")
    }
    let fix = try #require(try found(nil).first)
    #expect(fix["kind"] == "quickfix" && fix["isPreferred"] != true)
    for only in [["refactor"], ["refactor.rewrite"]] as [JSONValue] {
      let action = try #require(try found(only).first)
      #expect(action["kind"] == "refactor.rewrite" && action["diagnostics"] == nil)
      #expect(action["title"] == fix["title"])
      let resolved = try session.server.request("codeAction/resolve", action)["result"] ?? nil
      #expect(resolved["edit"]?["documentChanges"]?.arrayValue?.isEmpty == false)
      #expect(resolved["edit"]?["changeAnnotations"] == nil)
    }
    #expect(try found(["refactor.inline"]).isEmpty)
    #expect(try actions(session, range, only: ["source.fixAll"]) == [])
    #expect(try session.server.shutDown() == 0)
  }
}
