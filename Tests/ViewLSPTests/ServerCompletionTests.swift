import Foundation
import LSPCore
import Testing
import ViewAnalysis

@testable import view_lsp

/// Completion and code actions in configuration files and suppression comments, over the pipes.
@Suite struct ServerCompletionTests {
  private static let configuration = "file:///none/.view-lsp.json"
  private static let swift = "file:///none/a.swift"

  private func complete(
    _ server: ServerProcess, _ uri: String, _ line: Int64, _ character: Int64
  ) throws -> [JSONValue]? {
    let answer = try server.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(uri)],
        "position": ["line": .integer(line), "character": .integer(character)],
        "context": ["triggerKind": 2, "triggerCharacter": "\""],
      ])
    return answer["result"]?["items"]?.arrayValue
  }

  @Test func `Keys, rules and values of a configuration are completed`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize()
    let triggers = answer["result"]?["capabilities"]?["completionProvider"]?["triggerCharacters"]
    #expect(triggers == [":", " ", "\""])
    let text = "{\n  \"pro\n  \"rules\": { \"é\": 1, \"\": \"\" }\n}\n"
    try server.open(Self.configuration, text, language: "json")
    let keys = try #require(try complete(server, Self.configuration, 1, 6))
    let profile = try #require(keys.first { $0["label"] == "profile" })
    #expect(profile["textEdit"]?["newText"] == "\"profile\": " && profile["filterText"] == "\"profile\"")
    #expect(profile["textEdit"]?["range"]?["start"] == ["line": 1, "character": 2])
    #expect(profile["textEdit"]?["range"]?["end"] == ["line": 1, "character": 6])
    #expect(!keys.contains { $0["label"] == "rules" })
    // Positions count in the client's encoding: `é` takes two bytes.
    let rules = try #require(try complete(server, Self.configuration, 2, 23))
    #expect(rules.count == Catalogue.rules.count)
    let rule = rules.first { $0["label"] == "any_view" }
    #expect(rule?["textEdit"]?["newText"] == "\"any_view\"" && rule?["detail"]?.stringValue?.isEmpty == false)
    #expect(rule?["documentation"]?["kind"] == "plaintext")
    #expect(try complete(server, Self.configuration, 0, 0) == nil)
  }

  @Test func `Directives and rules are completed in comments, and nowhere else`() throws {
    let server = try ServerProcess()
    try server.initialize([
      "textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]
    ])
    let text = """
      import SwiftUI

      struct A: View {
        var body: some View {
          // view-lsp:disable:next any_view sing -- why 
          Group { Text("https://x.y // view-lsp:dis") }
          // view-lsp:dis
          // visible
        }
      }

      """
    try server.open(Self.swift, text)
    let rules = try #require(try complete(server, Self.swift, 4, 42))
    // What the file has findings of comes first; what the comment names already doesn't come again.
    #expect(rules.first?["label"] == "single_child_group" && rules.last?["label"] == "all")
    #expect(rules.first?["textEdit"]?["range"]?["start"]?["character"] == 38)
    #expect(rules.first?["textEdit"]?["range"]?["end"]?["character"] == 42)
    #expect(!rules.contains { $0["label"] == "any_view" || $0["label"] == "unused_suppression" })
    #expect(rules.first?["documentation"]?["kind"] == "markdown")
    let directives = try #require(try complete(server, Self.swift, 6, 19))
    #expect(directives.first?["label"] == "view-lsp:disable:next" && directives.count == 6)
    #expect(directives.first?["textEdit"]?["range"]?["start"]?["character"] == 7)
    #expect(try complete(server, Self.swift, 4, 48) == nil, "a reason")
    #expect(try complete(server, Self.swift, 5, 43) == nil, "a string")
    #expect(try complete(server, Self.swift, 7, 14) == nil, "another comment")
    #expect(try complete(server, Self.swift, 3, 10) == nil, "code")
  }

  @Test func `A client that takes registrations is told which files are completed`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize([
      "textDocument": ["completion": ["dynamicRegistration": true]]
    ])
    #expect(answer["result"]?["capabilities"]?["completionProvider"] == nil)
    let request = try server.message { $0["method"] == "client/registerCapability" }
    let registrations = request["params"]?["registrations"]?.arrayValue ?? []
    let options = registrations.filter { $0["method"] == "textDocument/completion" }
      .map { $0["registerOptions"] ?? .null }
    #expect(options.map { $0["triggerCharacters"] ?? .null } == [[":", " "], ["\""]])
    #expect(options.last?["documentSelector"] == [["pattern": "**/.view-lsp.json"]])
  }

  @Test func `Misspelt names in a configuration can be corrected`() throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.open(
      Self.configuration, "{ \"profil\": \"strict\", \"rules\": { \"qqqqqq\": \"off\" } }", language: "json")
    let problems = try server.diagnostics(Self.configuration, version: 1)
    #expect(problems.count == 2)
    func actions(_ problem: JSONValue) throws -> [JSONValue] {
      let answer = try server.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(Self.configuration)], "range": problem["range"] ?? .null,
          "context": ["diagnostics": [problem]],
        ])
      return answer["result"]?.arrayValue ?? []
    }
    let first = try #require(problems.first)
    let key = try #require(try actions(first).first)
    #expect(key["title"] == "Write \"profile\"" && key["isPreferred"] == true && key["kind"] == "quickfix")
    #expect(key["diagnostics"]?.arrayValue?.count == 1)
    let edits = key["edit"]?["documentChanges"]?.arrayValue?.first?["edits"]?.arrayValue
    #expect(edits?.first?["newText"] == "\"profile\"" && edits?.first?["range"] == problems.first?["range"])
    // A name that is far from all has no nearest one.
    let last = try #require(problems.last)
    #expect(try actions(last).isEmpty)
  }

  // MARK: Disabling in the project

  private static let view =
    "import SwiftUI\n\nstruct A: View {\n  var body: some View { Group { Text(\"\") } }\n}\n"

  /// What "Disable single_child_group in this project" does in a workspace; nil where it isn't offered.
  private func disabled(
    _ work: Workspace, creating: Bool = true, file: String = "App/a.swift"
  ) throws -> JSONValue? {
    let server = try ServerProcess()
    guard case .object(var capabilities) = ServerProcess.fullCapabilities else { return nil }
    if creating {
      capabilities["workspace"] = [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
      ]
    }
    try server.initialize(.object(capabilities), root: work.folder)
    let uri = work.url(file).absoluteString
    try server.open(uri, Self.view)
    let found = try server.diagnostics(uri, version: 1)
    let finding = try #require(found.first { $0["code"] == "single_child_group" })
    let answer = try server.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": finding["range"] ?? .null,
        "context": ["diagnostics": []],
      ])
    let action = answer["result"]?.arrayValue?.first {
      $0["title"] == "Disable single_child_group in this project"
    }
    guard let action else { return nil }
    return try server.request("codeAction/resolve", action)["result"]?["edit"]?["documentChanges"]
  }

  @Test func `A rule is disabled in a new configuration of the workspace`() throws {
    let work = try Workspace(["App/a.swift": Self.view])
    let changes = try #require(try disabled(work)?.arrayValue)
    let uri = JSONValue.string(work.url(".view-lsp.json").absoluteString)
    #expect(changes.count == 2 && changes.first?["kind"] == "create" && changes.first?["uri"] == uri)
    let text = changes.last?["edits"]?.arrayValue?.first?["newText"]
    #expect(text == "{\n  \"rules\": {\n    \"single_child_group\": \"off\"\n  }\n}\n")
    #expect(try disabled(work, creating: false) == nil)
  }

  @Test func `A rule is disabled in the configuration that counts for the file`() throws {
    let work = try Workspace([
      "App/a.swift": Self.view, ".view-lsp.json": "{}",
      "App/.view-lsp.json": "{\n  // ours\n  \"profile\": \"strict\"\n}\n",
    ])
    let changes = try #require(try disabled(work, creating: false)?.arrayValue)
    #expect(changes.count == 1)
    let uri = changes.first?["textDocument"]?["uri"]
    #expect(uri == .string(work.url("App/.view-lsp.json").absoluteString))
    let edits = changes.first?["edits"]?.arrayValue ?? []
    #expect(edits.count == 1)
    #expect(edits.first?["newText"] == ",\n  \"rules\": {\n    \"single_child_group\": \"off\"\n  }")
    #expect(edits.first?["range"]?["start"] == ["line": 2, "character": 21])
    // One that can't be read is left alone.
    try work.write("App/.view-lsp.json", Data("{ \"profile\": ".utf8))
    #expect(try disabled(work, creating: false) == nil)
  }
}
