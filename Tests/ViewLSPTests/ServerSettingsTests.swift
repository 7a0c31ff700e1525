import Foundation
import LSPCore
import Testing

/// The editor's settings: sent, asked for, and taken back.
struct ServerSettingsTests {
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

  private func setting(_ severity: String) -> JSONValue {
    ["rules": ["single_child_group": .string(severity)]]
  }

  private func severities(_ server: ServerProcess, _ uri: String) throws -> [Int] {
    try server.diagnostics(uri, version: 1).compactMap { $0["severity"]?.intValue }
  }

  private func tell(_ server: ServerProcess, _ settings: JSONValue) throws {
    try server.notify("workspace/didChangeConfiguration", ["settings": settings])
  }

  private func question(_ server: ServerProcess) throws -> JSONValue {
    try server.message { $0["method"] == "workspace/configuration" }
  }

  /// A server of a client that is asked for its settings, with the question that it has asked first.
  private func asked(_ workspace: Workspace) throws -> (ServerProcess, JSONValue) {
    let server = try ServerProcess()
    try server.initialize(["workspace": ["configuration": true]], root: workspace.folder)
    return (server, try question(server))
  }

  @Test func `Settings that are removed are gone, and those of initialize count again`() throws {
    let server = try ServerProcess()
    try server.initialize(options: setting("hint"))
    let uri = "file:///none/A.swift"
    try server.open(uri, text)
    #expect(try severities(server, uri) == [4])
    try tell(server, ["viewLsp": setting("error")])
    #expect(try severities(server, uri) == [1])
    try tell(server, nil)
    #expect(try severities(server, uri) == [4])
    // An empty object is settings, too: none.
    try tell(server, ["viewLsp": [:]])
    #expect(try severities(server, uri) == [2])

    let plain = try ServerProcess()
    try plain.initialize()
    try plain.open(uri, text)
    #expect(try severities(plain, uri) == [2])
    for settings in [nil, ["viewLsp": nil], [:]] as [JSONValue] {
      try tell(plain, ["viewLsp": setting("error")])
      #expect(try severities(plain, uri) == [1])
      try tell(plain, settings)
      #expect(try severities(plain, uri) == [2])
    }
  }

  @Test func `A client that is asked takes settings back with null`() throws {
    let workspace = try Workspace([:])
    let (server, first) = try asked(workspace)
    let root = DocumentURI(filePath: workspace.folder.path).string
    #expect(first["params"]?["items"] == [["scopeUri": .string(root), "section": "viewLsp"]])
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, text)
    #expect(try severities(server, uri) == [2])
    try server.answer(first, [setting("error")])
    #expect(try severities(server, uri) == [1])
    try tell(server, nil)
    try server.answer(try question(server), [nil])
    #expect(try severities(server, uri) == [2])
    // No answer at all changes nothing.
    try tell(server, nil)
    try server.answer(try question(server), nil)
    #expect(server.settle(0.2).isEmpty)
    #expect(try server.shutDown() == 0)
  }

  @Test func `The answer to the newest question counts`() throws {
    let workspace = try Workspace([:])
    let (server, first) = try asked(workspace)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, text)
    #expect(try severities(server, uri) == [2])
    try tell(server, nil)
    let second = try question(server)
    #expect(
      server.takeWaiting().contains {
        $0["method"] == "$/cancelRequest" && $0["params"]?["id"] == first["id"]
      })
    try server.answer(second, [setting("error")])
    #expect(try severities(server, uri) == [1])
    try server.answer(first, [setting("hint")])
    #expect(server.settle(0.2).isEmpty)
    // What the client says unasked is newer than what it was asked before.
    try tell(server, nil)
    let third = try question(server)
    try tell(server, ["viewLsp": setting("information")])
    #expect(try severities(server, uri) == [3])
    try server.answer(third, [setting("hint")])
    #expect(!server.settle(0.2).contains { $0["method"] == "textDocument/publishDiagnostics" })
  }

  @Test func `Each folder has its settings`() throws {
    let (one, two, three) = (try Workspace([:]), try Workspace([:]), try Workspace([:]))
    let folders = [one, two, three].map { RandomSession.folder($0.folder.path) }
    let server = try ServerProcess()
    _ = try server.request(
      "initialize",
      [
        "processId": nil, "capabilities": ["workspace": ["configuration": true]],
        "workspaceFolders": .array(Array(folders.prefix(2))),
      ])
    try server.notify("initialized")
    func scopes(_ question: JSONValue) -> [JSONValue?] {
      question["params"]?["items"]?.arrayValue?.map { $0["scopeUri"] } ?? []
    }
    let first = try question(server)
    #expect(scopes(first) == folders.prefix(2).map { $0["uri"] })
    try server.answer(first, [setting("error"), setting("hint")])
    let uris = [one, two, three].map { $0.url("A.swift").absoluteString }
    for uri in uris { try server.open(uri, text) }
    #expect(
      try uris.map { try severities(server, $0) } == [[1], [4], [1]], "outside, those of the first folder")
    try server.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folders[2]], "removed": []]])
    let second = try question(server)
    #expect(scopes(second) == folders.map { $0["uri"] })
    try server.answer(second, [setting("error"), nil, setting("information")])
    // The folder that was added has nothing of its own until the answer comes.
    func last(_ uri: String) throws -> Int? {
      let messages = server.settle(0.3).filter { $0["params"]?["uri"] == .string(uri) }
      return messages.last?["params"]?["diagnostics"]?.arrayValue?.first?["severity"]?.intValue
    }
    #expect(try severities(server, uris[1]) == [2])
    #expect(try last(uris[2]) == 3)
  }

  @Test func `Many changes are few questions`() throws {
    let workspace = try Workspace([:])
    let (server, first) = try asked(workspace)
    let body = #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":null}}"#
    let message = framed(Array(body.utf8))
    server.send(bytes: Array(repeatElement(message, count: 20_000).joined()))
    _ = try server.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": "file:///none"], "position": ["line": 0, "character": 0],
      ])
    let questions = [first] + server.settle(0.3).filter { $0["method"] == "workspace/configuration" }
    #expect(questions.count < 1_000)
    for question in questions.dropLast() { try server.answer(question, [setting("hint")]) }
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, text)
    #expect(try severities(server, uri) == [2])
    try server.answer(questions[questions.count - 1], [setting("error")])
    #expect(try severities(server, uri) == [1])
  }
}
