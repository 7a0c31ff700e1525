import Foundation
import LSPCore
import Testing
import ViewAnalysis

/// Settings, configuration files and the files of the workspace, over the pipes.
struct ServerWorkspaceTests {
  private let rule = "single_child_group"
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

  /// The severities of the next diagnostics of a document.
  private func severities(_ server: ServerProcess, _ uri: String, version: Int64) throws -> [Int] {
    try server.diagnostics(uri, version: version).compactMap { $0["severity"]?.intValue }
  }

  private func configuration(_ setting: String) -> String { #"{"rules": {"\#(rule)": "\#(setting)"}}"# }

  @Test func `The nearest configuration file counts, and changes of it at once`() throws {
    let workspace = try Workspace([
      ".view-lsp.json": configuration("hint"), "A.swift": text, "Inner/B.swift": text,
      "Inner/.view-lsp.json": configuration("error"),
    ])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let (a, b) = (uri(workspace, "A.swift"), uri(workspace, "Inner/B.swift"))
    try server.open(a, text)
    try server.open(b, text)
    #expect(try severities(server, a, version: 1) == [4])
    #expect(try severities(server, b, version: 1) == [1])

    // On disk, and the client says so.
    try workspace.write(".view-lsp.json", Data(configuration("information").utf8))
    let file = uri(workspace, ".view-lsp.json")
    try server.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(file), "type": 2]]])
    #expect(try severities(server, a, version: 1) == [3])

    // In the editor, not saved yet.
    try server.open(file, configuration("off"), language: "jsonc")
    #expect(try severities(server, a, version: 1) == [])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(file)]])
    #expect(try severities(server, a, version: 1) == [3])
    #expect(try server.shutDown() == 0)
  }

  @Test func `Faults of an open configuration file are diagnostics, hover explains its rules`() throws {
    let workspace = try Workspace(["A.swift": text])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let file = uri(workspace, ".view-lsp.json")
    try server.open(file, "{\n  \"rules\": {\"single_child_grup\": \"off\"}\n}", language: "json")
    let faults = try server.diagnostics(file, version: 1)
    #expect(faults.count == 1)
    #expect(faults.first?["range"]?["start"] == ["line": 1, "character": 12])
    #expect(faults.first?["message"]?.stringValue?.contains(rule) == true)
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(file), "version": 2],
        "contentChanges": [["text": .string(configuration("off"))]],
      ])
    #expect(try server.diagnostics(file, version: 2) == [])
    let hover = try server.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(file)], "position": ["line": 0, "character": 15]])
    #expect(hover["result"]?["contents"]?["value"]?.stringValue?.contains(rule) == true)
    // A fault does not stop the server.
    try server.open(uri(workspace, "A.swift"), text)
    #expect(try severities(server, uri(workspace, "A.swift"), version: 1) == [])
  }

  @Test func `Faults of a closed configuration file are told once`() throws {
    let workspace = try Workspace([".view-lsp.json": "{\n  \"profil\": \"all\"\n}", "A.swift": text])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    try server.open(uri(workspace, "A.swift"), text)
    let message = try server.message { $0["method"] == "window/showMessage" }
    #expect(message["params"]?["message"]?.stringValue?.contains(".view-lsp.json:2: ") == true)
    try server.open(uri(workspace, "B.swift"), text)
    #expect(try severities(server, uri(workspace, "B.swift"), version: 1) == [2])
    #expect(!server.settle(0.2).contains { $0["method"] == "window/showMessage" })
  }

  @Test func `Files that the configuration excludes have no findings`() throws {
    let workspace = try Workspace([".view-lsp.json": #"{"exclude": ["Generated/**", "C.swift"]}"#])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    for (name, count) in [("Generated/Deep/A.swift", 0), ("B.swift", 1), ("C.swift", 0)] {
      try server.open(uri(workspace, name), text)
      #expect(try severities(server, uri(workspace, name), version: 1).count == count)
    }
  }

  @Test func `Settings come with initialize, by notification and by request, and the file wins`() throws {
    let workspace = try Workspace(["Inner/.view-lsp.json": configuration("error")])
    let server = try ServerProcess()
    func object(_ setting: String) -> JSONValue { ["rules": [rule: .string(setting)]] }
    try server.initialize(root: workspace.folder, options: object("hint"))
    let (a, b) = (uri(workspace, "A.swift"), uri(workspace, "Inner/B.swift"))
    try server.open(a, text)
    #expect(try severities(server, a, version: 1) == [4])
    try server.open(b, text)
    #expect(try severities(server, b, version: 1) == [1])
    try server.notify("workspace/didChangeConfiguration", ["settings": ["viewLsp": object("information")]])
    #expect(try severities(server, a, version: 1) == [3])
    try server.notify("workspace/didChangeConfiguration", ["settings": nil])
    try server.notify("workspace/didChangeConfiguration", ["settings": ["viewLsp": ["rulez": 1]]])
    let message = try server.message { $0["method"] == "window/showMessage" }
    #expect(message["params"]?["message"]?.stringValue?.contains("rulez") == true)

  }

  @Test func `What the client can watch is registered after initialized`() throws {
    let server = try ServerProcess()
    _ = try server.request(
      "initialize",
      [
        "processId": nil,
        "capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]],
      ])
    #expect(server.settle(0.2).isEmpty)
    try server.notify("initialized")
    let request = try server.message { $0["method"] == "client/registerCapability" }
    let registration = request["params"]?["registrations"]?.arrayValue?.first
    #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
    try server.send(["jsonrpc": "2.0", "id": request["id"] ?? nil, "result": nil])
    #expect(try server.shutDown() == 0)
  }

  @Test func `What other files declare counts: open documents first, then the disk`() throws {
    // A `Group` of the workspace's own is not SwiftUI's.
    let own =
      "import SwiftUI\nstruct Group<Content: View>: View { let content: Content; var body: some View { content } }\n"
    let workspace = try Workspace(["A.swift": text, "B.swift": ""])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let (a, b) = (uri(workspace, "A.swift"), uri(workspace, "B.swift"))
    try server.open(a, text)
    #expect(try severities(server, a, version: 1) == [2])
    try server.open(b, own)
    #expect(try severities(server, a, version: 1) == [])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(b)]])
    #expect(try severities(server, a, version: 1) == [2])

    try workspace.write("B.swift", Data(own.utf8))
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(b), "type": 2]]])
    #expect(try severities(server, a, version: 1) == [])
    try FileManager.default.removeItem(at: workspace.url("B.swift"))
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(b), "type": 3]]])
    #expect(try severities(server, a, version: 1) == [2])

    // The file on disk has one more; the document that is open has not.
    try workspace.write("A.swift", Data((text + own).utf8))
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(a), "type": 2]]])
    #expect(!server.settle(0.3).contains { $0["params"]?["uri"] == .string(a) })
    #expect(try server.shutDown() == 0)
  }

  @Test func `Folders come and go`() throws {
    let own =
      "import SwiftUI\nstruct Group<Content: View>: View { let content: Content; var body: some View { content } }\n"
    let first = try Workspace(["A.swift": text])
    let second = try Workspace(["B.swift": own])
    let server = try ServerProcess()
    try server.initialize(root: first.folder)
    let a = uri(first, "A.swift")
    try server.open(a, text)
    #expect(try severities(server, a, version: 1) == [2])
    let folder: JSONValue = ["uri": .string(second.folder.absoluteString), "name": "second"]
    try server.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    #expect(try severities(server, a, version: 1) == [])
    try server.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]]])
    #expect(try severities(server, a, version: 1) == [2])
  }

  @Test func `Several folders from the start, each with its configuration and what it extends`() throws {
    let first = try Workspace(["A.swift": text, ".view-lsp.json": #"{"extends": "base.json"}"#])
    try first.write("base.json", Data(configuration("error").utf8))
    let second = try Workspace(["B.swift": text, ".view-lsp.json": configuration("hint")])
    let server = try ServerProcess()
    let folders = [first, second].map { folder -> JSONValue in
      ["uri": .string(folder.folder.absoluteString), "name": "x"]
    }
    _ = try server.request(
      "initialize", ["processId": nil, "capabilities": [:], "workspaceFolders": .array(folders)])
    try server.notify("initialized")
    let (a, b) = (uri(first, "A.swift"), uri(second, "B.swift"))
    try server.open(a, text)
    try server.open(b, text)
    #expect(try severities(server, a, version: 1) == [1])
    #expect(try severities(server, b, version: 1) == [4])
    // A change in one is none in the other.
    try first.write("base.json", Data(configuration("information").utf8))
    let changes: JSONValue = [["uri": .string(uri(first, "base.json")), "type": 2]]
    try server.notify("workspace/didChangeWatchedFiles", ["changes": changes])
    #expect(try severities(server, a, version: 1) == [3])
    #expect(!server.settle(0.2).contains { $0["params"]?["uri"] == .string(b) })
    #expect(try server.shutDown() == 0)
  }

  @Test(arguments: ["rootUri", "rootPath"])
  func `One folder, by an older name`(key: String) throws {
    let workspace = try Workspace([".view-lsp.json": configuration("error"), "A.swift": text])
    let server = try ServerProcess()
    let root = key == "rootUri" ? workspace.folder.absoluteString : workspace.folder.path
    _ = try server.request(
      "initialize",
      ["processId": nil, "capabilities": [:], "workspaceFolders": nil, key: .string(root)])
    try server.notify("initialized")
    try server.open(uri(workspace, "A.swift"), text)
    #expect(try severities(server, uri(workspace, "A.swift"), version: 1) == [1])
  }

  @Test func `The outline shows views as they are nested`() throws {
    let server = try ServerProcess()
    try server.initialize(["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    let text = """
      import SwiftUI

      struct Greeting: View {
        let name: String
        var body: some View {
          VStack {
            Text(name).font(.title).padding()
            Button("Go") { print("no view") }
          }
          .padding()
        }
      }

      struct Plain { var name: String }

      """
    try server.open("file:///a.swift", text)
    let answer = try server.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": "file:///a.swift"]])
    func show(_ symbols: JSONValue?) -> String {
      (symbols?.arrayValue ?? []).map { symbol in
        let detail = symbol["detail"]?.stringValue.map { " (\($0))" } ?? ""
        let inner = show(symbol["children"])
        return (symbol["name"]?.stringValue ?? "") + detail + (inner.isEmpty ? "" : " { \(inner) }")
      }.joined(separator: ", ")
    }
    #expect(
      show(answer["result"])
        == "Greeting { body { VStack (1 modifier) { Text (2 modifiers), Button } } }")

    let flat = try ServerProcess()
    try flat.initialize([:])
    try flat.open("file:///a.swift", text)
    let list = try flat.request("textDocument/documentSymbol", ["textDocument": ["uri": "file:///a.swift"]])
    let names = (list["result"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }
    #expect(names == ["Greeting", "body", "VStack", "Text", "Button"])
  }
}
