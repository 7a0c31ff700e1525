import Foundation
import LSPCore
import Testing

/// Folders and lists of ignored files that come, change and go.
struct ServerFolderEventTests {
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

  private func server(_ workspace: Workspace) throws -> ServerProcess {
    let server = try ServerProcess()
    try server.initialize(["textDocument": ["diagnostic": [:]]], root: workspace.folder)
    return server
  }

  /// The files that have findings, each with the first one's severity, as the server reports the workspace.
  private func reported(_ server: ServerProcess, _ workspace: Workspace) throws -> [String: Int] {
    var found: [String: Int] = [:]
    while true {
      let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
      if answer["error"]?["code"] == -32802 { continue }
      for item in answer["result"]?["items"]?.arrayValue ?? [] {
        guard let uri = item["uri"]?.stringValue, let path = DocumentURI(uri).filePath() else { continue }
        let name = String(path.dropFirst(workspace.folder.path.count + 1))
        found[name] = item["items"]?.arrayValue?.first?["severity"]?.intValue
      }
      return found
    }
  }

  private func tell(_ server: ServerProcess, _ workspace: Workspace, _ changes: (String, Int64)...) throws {
    let list = changes.map { name, type -> JSONValue in
      ["uri": .string(DocumentURI(filePath: workspace.url(name).path).string), "type": .integer(type)]
    }
    try server.notify("workspace/didChangeWatchedFiles", ["changes": .array(list)])
  }

  @Test func `A deleted folder's files are gone, those of one that comes are there`() throws {
    let workspace = try Workspace(["A.swift": text, "Sub/B.swift": text, "Sub/Deep/C.swift": text])
    let server = try server(workspace)
    #expect(try reported(server, workspace).keys.sorted() == ["A.swift", "Sub/B.swift", "Sub/Deep/C.swift"])
    let files = FileManager.default
    try files.moveItem(at: workspace.url("Sub"), to: workspace.url("New"))
    try tell(server, workspace, ("Sub", 3), ("New", 1))
    #expect(try reported(server, workspace).keys.sorted() == ["A.swift", "New/B.swift", "New/Deep/C.swift"])
    try files.removeItem(at: workspace.url("New"))
    try tell(server, workspace, ("New", 3))
    #expect(try reported(server, workspace).keys.sorted() == ["A.swift"])
    // A folder with a name as a file's.
    try workspace.write("Odd.swift/D.swift", Data(text.utf8))
    try tell(server, workspace, ("Odd.swift", 1))
    #expect(try reported(server, workspace).keys.sorted() == ["A.swift", "Odd.swift/D.swift"])
    try files.removeItem(at: workspace.url("Odd.swift"))
    try tell(server, workspace, ("Odd.swift", 3))
    #expect(try reported(server, workspace).keys.sorted() == ["A.swift"])
    #expect(try server.shutDown() == 0)
  }

  @Test func `What a deleted folder declared is forgotten, for open documents too`() throws {
    let own = "import SwiftUI\nstruct Group<C: View>: View { let c: C; var body: some View { c } }\n"
    let workspace = try Workspace(["A.swift": text, "Sub/Own.swift": own])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, text)
    _ = server.settle(0.5)
    try FileManager.default.removeItem(at: workspace.url("Sub"))
    try tell(server, workspace, ("Sub", 3))
    #expect(try server.diagnostics(uri, version: 1).count == 1)
  }

  @Test func `A folder's configuration goes with it`() throws {
    let configuration = #"{"rules": {"single_child_group": "error"}}"#
    let workspace = try Workspace([
      "Sub/B.swift": text, "Sub/.view-lsp.json": configuration,
      ".view-lsp.json": #"{"extends": "Base/base.json"}"#,
      "Base/base.json": #"{"rules": {"single_child_group": "hint"}}"#, "A.swift": text,
    ])
    let server = try server(workspace)
    #expect(try reported(server, workspace) == ["A.swift": 4, "Sub/B.swift": 1])
    let files = FileManager.default
    try files.removeItem(at: workspace.url("Base"))
    try tell(server, workspace, ("Base", 3))
    #expect(try reported(server, workspace) == ["A.swift": 2, "Sub/B.swift": 1])
    try files.moveItem(at: workspace.url("Sub"), to: workspace.url("Aside"))
    try workspace.write("Sub/B.swift", Data(text.utf8))
    try tell(server, workspace, ("Sub", 3), ("Sub", 1), ("Aside", 1))
    #expect(try reported(server, workspace) == ["A.swift": 2, "Aside/B.swift": 1, "Sub/B.swift": 2])
  }

  @Test func `Changes of the lists of ignored files count`() throws {
    let workspace = try Workspace(["A.swift": text, "Gen/B.swift": text, ".git/HEAD": ""])
    let server = try server(workspace)
    let (all, one) = (["A.swift", "Gen/B.swift"], ["A.swift"])
    #expect(try reported(server, workspace).keys.sorted() == all)
    for list in [".gitignore", ".git/info/exclude"] {
      try workspace.write(list, Data("Gen/\n".utf8))
      try tell(server, workspace, (list, 1))
      #expect(try reported(server, workspace).keys.sorted() == one)
      try workspace.write(list, Data("# nothing\n".utf8))
      try tell(server, workspace, (list, 2))
      #expect(try reported(server, workspace).keys.sorted() == all)
    }
    try workspace.write("Gen/.gitignore", Data("*\n".utf8))
    try tell(server, workspace, ("Gen/.gitignore", 1))
    #expect(try reported(server, workspace).keys.sorted() == one)
    try FileManager.default.removeItem(at: workspace.url("Gen/.gitignore"))
    try tell(server, workspace, ("Gen/.gitignore", 3))
    #expect(try reported(server, workspace).keys.sorted() == all)
  }

  @Test func `Everything that decides is watched`() throws {
    let server = try ServerProcess()
    try server.initialize(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let request = try server.message { $0["method"] == "client/registerCapability" }
    let registration = request["params"]?["registrations"]?.arrayValue?.first
    let watchers = registration?["registerOptions"]?["watchers"]?.arrayValue ?? []
    #expect(
      watchers.map { $0["globPattern"]?.stringValue } == [
        "**/*.swift", "**/*.json", "**/.gitignore", "**/.git/info/exclude", "**/*",
      ])
    #expect(watchers.map { $0["kind"] } == [nil, nil, nil, nil, 5])
  }
}
