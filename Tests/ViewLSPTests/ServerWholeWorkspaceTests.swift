import Foundation
import LSPCore
import Testing

/// What can be said only once the whole workspace has been read.
struct ServerWholeWorkspaceTests {
  private let bodiless = "import SwiftUI\n\nstruct Board: View {\n  let title: String\n}\n"
  private let body = "import SwiftUI\n\nextension Board { var body: some View { Text(title) } }\n"

  private func codes(_ message: JSONValue) -> [String] {
    (message["params"]?["diagnostics"]?.arrayValue ?? []).compactMap { $0["code"]?.stringValue }
  }

  /// Everything that was published of the document up to now and within some time.
  private func published(_ server: ServerProcess, _ uri: String, seconds: Double = 1) -> [[String]] {
    server.settle(seconds).filter {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
    }.map(codes)
  }

  /// A workspace that takes a while to read.
  private func workspace(_ files: [String: String]) throws -> Workspace {
    var all = files
    for number in 0..<300 { all["Many/View\(number).swift"] = "struct Model\(number) {}\n" }
    return try Workspace(all)
  }

  @Test func `A body in a file that is not read yet is not missed`() throws {
    let workspace = try workspace(["A.swift": bodiless, "Z/Body.swift": body])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, bodiless)
    let all = published(server, uri)
    #expect(!all.isEmpty && all.allSatisfy { $0.isEmpty })
    // Once it is gone, it is missed.
    try FileManager.default.removeItem(at: workspace.url("Z/Body.swift"))
    let change: JSONValue = ["uri": .string(workspace.url("Z/Body.swift").absoluteString), "type": 3]
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    #expect(published(server, uri).last == ["missing_body"])
    #expect(try server.shutDown() == 0)
  }

  @Test func `A missing body is told once everything is read`() throws {
    let workspace = try workspace(["A.swift": bodiless])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, bodiless)
    #expect(published(server, uri).last == ["missing_body"])
    // Not while a folder that has come is being read.
    let other = try self.workspace(["Body.swift": body])
    let folder = RandomSession.folder(other.folder.path)
    try server.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    #expect(published(server, uri).last == [])
  }

  @Test func `A comment that turns it off is not called unused before`() throws {
    let suppressed = bodiless.replacingOccurrences(
      of: "struct", with: "// view-lsp:disable:next missing_body\nstruct")
    let workspace = try workspace([
      "A.swift": suppressed, ".view-lsp.json": #"{"rules": {"unused_suppression": "warning"}}"#,
    ])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, suppressed)
    let all = published(server, uri)
    #expect(!all.isEmpty && all.allSatisfy { $0.isEmpty })
  }

  @Test func `A lone file is a whole workspace`() throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.open("file:///none/A.swift", bodiless)
    #expect(published(server, "file:///none/A.swift", seconds: 0.5).last == ["missing_body"])
  }

  @Test func `Nothing is said where the reading was cancelled, until all is read after all`() throws {
    let workspace = try workspace(["A.swift": bodiless])
    let server = try ServerProcess()
    try server.initialize(["window": ["workDoneProgress": true]], root: workspace.folder)
    let create = try server.message { $0["method"] == "window/workDoneProgress/create" }
    let token = create["params"]?["token"] ?? nil
    // Together with the answer, so that it comes before the end.
    try server.answer(create)
    try server.notify("window/workDoneProgress/cancel", ["token": token])
    let end = try server.message {
      $0["method"] == "$/progress" && $0["params"]?["value"]?["kind"] == "end"
    }
    let isCancelled = end["params"]?["value"]?["message"] == "Cancelled"
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, bodiless)
    #expect(published(server, uri).last == (isCancelled ? [] : ["missing_body"]))
    try workspace.write(".view-lsp.json", Data("{}".utf8))
    let change: JSONValue = ["uri": .string(workspace.url(".view-lsp.json").absoluteString), "type": 1]
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    if isCancelled { #expect(published(server, uri).last == ["missing_body"]) }
  }

  @Test func `A client that pulls is told to ask again`() throws {
    let workspace = try workspace(["A.swift": bodiless])
    let server = try ServerProcess()
    try server.initialize(
      ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]],
      root: workspace.folder)
    let uri = workspace.url("A.swift").absoluteString
    try server.open(uri, bodiless)
    let params: JSONValue = ["textDocument": ["uri": .string(uri)]]
    let first = try server.request("textDocument/diagnostic", params)["result"]?["items"]
    if first == [] { _ = try server.message { $0["method"] == "workspace/diagnostic/refresh" } }
    let items = try server.request("textDocument/diagnostic", params)["result"]?["items"]?.arrayValue
    #expect(items?.map { $0["code"] } == ["missing_body"])
  }
}
