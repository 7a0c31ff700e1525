import Foundation
import LSPCore
import Testing

/// Work that takes long: the first scan, and commands.
@Suite struct ServerProgressTests {
  private let text = """
    import SwiftUI

    struct Greeting: View {
      var body: some View {
        Group {
          Text("Hello")
        }
      }
    }

    """

  private func uri(_ workspace: Workspace, _ name: String) -> String { workspace.url(name).absoluteString }

  /// The kinds of the progress that has come under a token.
  private func kinds(_ server: ServerProcess, _ token: JSONValue) -> [String] {
    server.waiting.filter { $0["method"] == "$/progress" && $0["params"]?["token"] == token }
      .compactMap { $0["params"]?["value"]?["kind"]?.stringValue }
  }

  private func ended(_ token: JSONValue) -> (JSONValue) -> Bool {
    { $0["params"]?["token"] == token && $0["params"]?["value"]?["kind"] == "end" }
  }

  @Test func `The first scan is shown, once`() throws {
    let workspace = try Workspace(["A.swift": text, "Deep/Er/B.swift": text])
    let server = try ServerProcess()
    try server.initialize(["window": ["workDoneProgress": true]], root: workspace.folder)
    let create = try server.message { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    // Nothing under a token that the client hasn't accepted.
    #expect(!server.settle(0.2).contains { $0["method"] == "$/progress" })
    try server.answer(create)
    let end = try server.message(ended(token))
    #expect(end["params"]?["value"]?["message"] == "2 files")
    #expect(kinds(server, token) == ["begin"])
    #expect(server.settle(0.2).count { $0["method"] == "window/workDoneProgress/create" } == 0)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A client that shows no progress is sent none, and one may refuse it`() throws {
    let workspace = try Workspace(["A.swift": text])
    let server = try ServerProcess()
    try server.initialize([:], root: workspace.folder)
    #expect(server.settle(0.2).isEmpty)
    let other = try ServerProcess()
    try other.initialize(["window": ["workDoneProgress": true]], root: workspace.folder)
    let create = try other.message { $0["method"] == "window/workDoneProgress/create" }
    try other.send([
      "jsonrpc": "2.0", "id": create["id"] ?? nil, "error": ["code": -32603, "message": "no"],
    ])
    #expect(other.settle(0.2).isEmpty)
    #expect(try other.shutDown() == 0)
  }

  @Test func `A scan that is cancelled stops`() throws {
    var files: [String: String] = ["A.swift": text]
    let big = String(repeating: text, count: 10)
    for number in 0..<300 { files["More/View\(number).swift"] = big }
    let workspace = try Workspace(files)
    let log = workspace.url("log").path
    let server = try ServerProcess("--log", log)
    try server.initialize(["window": ["workDoneProgress": true]], root: workspace.folder)
    let create = try server.message { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    try server.answer(create)
    _ = try server.message { $0["params"]?["value"]?["kind"] == "begin" }
    try server.notify("window/workDoneProgress/cancel", ["token": token])
    let end = try server.message(ended(token))
    #expect(end["params"]?["value"]?["message"] == "Cancelled")
    // What is open works as ever.
    try server.open(uri(workspace, "A.swift"), text)
    #expect(try server.diagnostics(uri(workspace, "A.swift"), version: 1).count == 1)
    #expect(try server.shutDown() == 0)
  }

  @Test func `What the client asks goes before the scan`() throws {
    var files: [String: String] = [:]
    let big = String(repeating: text, count: 10)
    for number in 0..<300 { files["More\(number % 30)/View\(number).swift"] = big }
    let workspace = try Workspace(files)
    let server = try ServerProcess()
    try server.initialize(["window": ["workDoneProgress": true]], root: workspace.folder)
    let create = try server.message { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    try server.answer(create)
    _ = try server.message { $0["params"]?["value"]?["kind"] == "begin" }
    try server.open(uri(workspace, "A.swift"), text)
    #expect(try server.diagnostics(uri(workspace, "A.swift"), version: 1).count == 1)
    #expect(!kinds(server, token).contains("end"))
    _ = try server.message(ended(token))
    #expect(try server.shutDown() == 0)
  }

  @Test(arguments: [true, false])
  func `A new configuration shows before the scan is over`(pulls: Bool) throws {
    var files: [String: String] = [:]
    let big = String(repeating: text, count: 10)
    for number in 0..<300 { files["More\(number % 30)/View\(number).swift"] = big }
    let workspace = try Workspace(files)
    let server = try ServerProcess()
    var capabilities: JSONValue = ["window": ["workDoneProgress": true]]
    if pulls {
      capabilities = [
        "window": ["workDoneProgress": true], "textDocument": ["diagnostic": [:]],
        "workspace": ["diagnostics": ["refreshSupport": true]],
      ]
    }
    try server.initialize(capabilities, root: workspace.folder)
    let create = try server.message { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    try server.answer(create)
    let file = uri(workspace, "A.swift")
    try server.open(file, text)
    _ = try server.message { $0["params"]?["value"]?["kind"] == "begin" }
    try server.notify(
      "workspace/didChangeConfiguration",
      ["settings": ["viewLsp": ["rules": ["single_child_group": "error"]]]])
    if pulls {
      _ = try server.message { $0["method"] == "workspace/diagnostic/refresh" }
    } else {
      _ = try server.message {
        $0["params"]?["uri"] == .string(file)
          && $0["params"]?["diagnostics"]?.arrayValue?.first?["severity"] == 1
      }
    }
    #expect(!kinds(server, token).contains("end"))
    _ = try server.message(ended(token))
    #expect(try server.shutDown() == 0)
  }

  @Test func `Fix all in the workspace`() throws {
    let workspace = try Workspace([
      "A.swift": text, "B.swift": text, "Clean.swift": "let x = 1\n", "Skipped/C.swift": text,
      ".view-lsp.json": #"{"exclude": ["Skipped"]}"#,
    ])
    let server = try ServerProcess()
    let answer = try server.initialize(
      [
        "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
        "window": ["workDoneProgress": true],
      ], root: workspace.folder)
    let commands = answer["result"]?["capabilities"]?["executeCommandProvider"]?["commands"]
    #expect(commands == ["view-lsp.fixAllInWorkspace", "view-lsp.showDocumentation"])
    let a = uri(workspace, "A.swift")
    try server.open(a, text + text, version: 3)
    let id = try server.ask(
      "workspace/executeCommand", ["command": "view-lsp.fixAllInWorkspace", "workDoneToken": "mine"])
    let request = try server.message { $0["method"] == "workspace/applyEdit" }
    let changes = request["params"]?["edit"]?["documentChanges"]?.arrayValue ?? []
    let documents = changes.map { $0["textDocument"] }
    #expect(
      documents == [
        ["uri": .string(a), "version": 3], ["uri": .string(uri(workspace, "B.swift")), "version": nil],
      ])
    #expect(changes.allSatisfy { $0["edits"]?.arrayValue?.isEmpty == false })
    #expect(kinds(server, "mine").first == "begin")
    try server.answer(request, ["applied": true])
    #expect(try server.response(id)["result"] == .null)
    #expect(kinds(server, "mine").last == "end")

    // With a rule's name only that one; where there is nothing to do, no edit.
    let other = try server.request(
      "workspace/executeCommand",
      ["command": "view-lsp.fixAllInWorkspace", "arguments": [["rule": "any_view"]]])
    #expect(other["result"] == .null)
    #expect(server.waiting.contains { $0["method"] == "window/showMessage" })
    // What the client does not apply is an error.
    let refused = try server.ask(
      "workspace/executeCommand",
      ["command": "view-lsp.fixAllInWorkspace", "arguments": ["single_child_group"]])
    let second = try server.message { $0["method"] == "workspace/applyEdit" }
    try server.answer(second, ["applied": false, "failureReason": "read-only"])
    let failure = try server.response(refused)["error"]
    #expect(failure?["code"] == -32803)
    #expect(failure?["message"]?.stringValue?.contains("read-only") == true)
    #expect(try server.shutDown() == 0)
  }

  @Test func `Fix all in the workspace can be cancelled`() throws {
    var files: [String: String] = [:]
    for number in 0..<200 { files["View\(number).swift"] = String(repeating: text, count: 5) }
    let workspace = try Workspace(files)
    let server = try ServerProcess()
    try server.initialize(["workspace": ["applyEdit": true]], root: workspace.folder)
    let command: JSONValue = ["command": "view-lsp.fixAllInWorkspace", "workDoneToken": 1]
    let id = try server.ask("workspace/executeCommand", command)
    _ = try server.message { $0["params"]?["value"]?["kind"] == "begin" }
    try server.notify("$/cancelRequest", ["id": id])
    #expect(try server.response(id)["error"]?["code"] == -32800)
    #expect(kinds(server, 1) == ["end"] || kinds(server, 1).last == "end")

    let again = try server.ask("workspace/executeCommand", command)
    _ = try server.message { $0["params"]?["value"]?["kind"] == "begin" }
    try server.notify("window/workDoneProgress/cancel", ["token": 1])
    #expect(try server.response(again)["error"]?["code"] == -32800)
    #expect(!server.settle(0.2).contains { $0["method"] == "workspace/applyEdit" })
    // One that nobody answers before the end.
    let last = try server.ask("workspace/executeCommand", command)
    let shutdown = try server.ask("shutdown", nil)
    #expect(try server.response(last)["error"]?["code"] == -32800)
    #expect(try server.response(shutdown)["result"] == .null)
  }

  @Test func `A command whose edit the client never answers ends when it is cancelled, and at the end`()
    throws
  {
    let workspace = try Workspace(["A.swift": text])
    let server = try ServerProcess()
    try server.initialize(["workspace": ["applyEdit": true]], root: workspace.folder)
    func start(_ token: JSONValue) throws -> (id: JSONValue, edit: JSONValue) {
      let id = try server.ask(
        "workspace/executeCommand", ["command": "view-lsp.fixAllInWorkspace", "workDoneToken": token])
      return (id, try server.message { $0["method"] == "workspace/applyEdit" })
    }
    let first = try start(1)
    try server.notify("$/cancelRequest", ["id": first.id])
    #expect(try server.response(first.id)["error"]?["code"] == -32800)
    #expect(kinds(server, 1).last == "end")
    // An answer after that changes nothing.
    try server.answer(first.edit, ["applied": true])
    let second = try start(2)
    try server.notify("window/workDoneProgress/cancel", ["token": 2])
    #expect(try server.response(second.id)["error"]?["code"] == -32800)
    let third = try start(3)
    let shutdown = try server.ask("shutdown", nil)
    #expect(try server.response(third.id)["error"]?["code"] == -32800)
    #expect(try server.response(shutdown)["result"] == .null)
    #expect(!server.settle(0.2).contains { $0["id"] == first.id })
  }

  @Test func `A rule's documentation`() throws {
    let server = try ServerProcess()
    try server.initialize(["window": ["showDocument": ["support": true]]])
    func show(_ rule: JSONValue) throws -> JSONValue {
      try server.request(
        "workspace/executeCommand", ["command": "view-lsp.showDocumentation", "arguments": [rule]])
    }
    #expect(try show("any_view")["result"]?.stringValue?.contains("any_view") == true)
    let request = try server.message { $0["method"] == "window/showDocument" }
    #expect(request["params"]?["uri"]?.stringValue?.hasPrefix("https://") == true)
    #expect(request["params"]?["external"] == true)
    let unknown = try show("any_vew")["error"]
    #expect(unknown?["code"] == -32602)
    #expect(unknown?["message"]?.stringValue?.contains("any_view") == true)
    #expect(try show(5)["error"]?["code"] == -32602)
    #expect(
      try server.request("workspace/executeCommand", ["command": "rm"])["error"]?["code"] == -32602)
    #expect(
      try server.request("workspace/executeCommand", ["command": "view-lsp.fixAllInWorkspace"])["error"]?[
        "code"] == -32803)

    let plain = try ServerProcess()
    let answer = try plain.initialize(["experimental": ["commands": ["view-lsp.showDocumentation"]]])
    #expect(answer["result"]?["capabilities"]?["executeCommandProvider"] == nil)
  }

  @Test func `A trace as the client sets it`() throws {
    let server = try ServerProcess()
    try server.initialize()
    let position: JSONValue = [
      "textDocument": ["uri": "file:///a.swift"], "position": ["line": 0, "character": 0],
    ]
    _ = try server.request("textDocument/hover", position)
    #expect(server.waiting.isEmpty)
    try server.notify("$/setTrace", ["value": "messages"])
    _ = try server.request("textDocument/hover", position)
    let short = try server.message { $0["method"] == "$/logTrace" }
    #expect(short["params"]?["message"]?.stringValue?.hasPrefix("textDocument/hover took ") == true)
    #expect(short["params"]?["verbose"] == nil)
    try server.notify("$/setTrace", ["value": "verbose"])
    _ = try server.request("textDocument/hover", position)
    #expect(try server.message { $0["method"] == "$/logTrace" }["params"]?["verbose"] != nil)
    try server.notify("$/setTrace", ["value": "off"])
    _ = try server.request("textDocument/hover", position)
    #expect(server.settle(0.1).isEmpty)
  }
}
