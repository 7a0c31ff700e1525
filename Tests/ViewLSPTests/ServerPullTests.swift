import Foundation
import LSPCore
import Testing
import ViewAnalysis

/// Diagnostics for clients that ask for them.
@Suite struct ServerPullTests {
  private static let text = """
    import SwiftUI

    struct Greeting: View {
      var body: some View {
        Group {
          Text("Hello")
        }
      }
    }

    """
  private let text = Self.text
  private let clean = "import SwiftUI\n\nstruct Clean: View { var body: some View { Text(\"x\") } }\n"
  private let ownGroup =
    "import SwiftUI\nstruct Group<Content: View>: View { let content: Content; var body: some View { content } }\n"

  private static let capabilities: JSONValue = [
    "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  private func uri(_ workspace: Workspace, _ name: String) -> String { workspace.url(name).absoluteString }

  private func pull(_ server: ServerProcess, _ uri: String, previous: JSONValue? = nil) throws -> JSONValue {
    var params: [String: JSONValue] = ["textDocument": ["uri": .string(uri)]]
    params["previousResultId"] = previous
    return try server.request("textDocument/diagnostic", .object(params))["result"] ?? nil
  }

  private func pullWorkspace(
    _ server: ServerProcess, _ previous: [JSONValue] = []
  ) throws -> [JSONValue] {
    let answer = try server.request("workspace/diagnostic", ["previousResultIds": .array(previous)])
    return answer["result"]?["items"]?.arrayValue ?? []
  }

  private func previous(_ items: [JSONValue]) -> [JSONValue] {
    items.map { ["uri": $0["uri"] ?? nil, "value": $0["resultId"] ?? nil] }
  }

  private func change(_ server: ServerProcess, _ uri: String, _ text: String, version: Int64) throws {
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  @Test func `A client that pulls is told by id, and gets no push`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize(Self.capabilities)
    let provider = answer["result"]?["capabilities"]?["diagnosticProvider"]
    #expect(provider?["interFileDependencies"] == true && provider?["workspaceDiagnostics"] == true)
    let uri = "file:///tmp/none/A.swift"
    try server.open(uri, text)
    let first = try pull(server, uri)
    #expect(first["kind"] == "full")
    #expect(first["items"]?.arrayValue?.count == 1)
    let id = try #require(first["resultId"])
    let again = try pull(server, uri, previous: id)
    #expect(again == ["kind": "unchanged", "resultId": id])
    // Only against the id that the client sends.
    #expect(try pull(server, uri) == first)
    #expect(try pull(server, uri, previous: "other")["kind"] == "full")

    // Another text with the same diagnostics is no news; with others it is.
    try change(server, uri, text + "// A comment at the end.\n", version: 2)
    #expect(try pull(server, uri, previous: id)["kind"] == "unchanged")
    try change(server, uri, "\n" + text, version: 3)
    let moved = try pull(server, uri, previous: id)
    #expect(moved["kind"] == "full" && moved["resultId"] != id)
    try change(server, uri, clean, version: 4)
    let none = try pull(server, uri, previous: moved["resultId"])
    #expect(none["kind"] == "full" && none["items"] == [])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    #expect(!server.settle(0.2).contains { $0["method"] == "textDocument/publishDiagnostics" })
    // A file that isn't there has none either, and the id holds across sessions.
    #expect(try pull(server, uri, previous: none["resultId"])["kind"] == "unchanged")
    let other = try ServerProcess()
    try other.initialize(Self.capabilities)
    try other.open(uri, text)
    #expect(try pull(other, uri, previous: id)["kind"] == "unchanged")
    #expect(try server.shutDown() == 0)
  }

  @Test func `A closed document is reported once in full, even without findings`() throws {
    let workspace = try Workspace(["A.swift": text, "B.swift": clean, "C.swift": text, "E.swift": text])
    let server = try ServerProcess()
    try server.initialize(Self.capabilities, root: workspace.folder)
    let names = ["A.swift", "B.swift", "C.swift", "Gone.swift", ".view-lsp.json"]
    let uris = names.map { uri(workspace, $0) } + ["untitled:u"]
    let first = try pullWorkspace(server)
    #expect(first.count == 3)
    for uri in uris {
      try server.open(uri, uri.hasSuffix("json") ? "{\"rulez\": 1}" : text, language: "swift")
      #expect(try pull(server, uri)["items"]?.arrayValue?.count == 1)
    }
    for uri in uris { try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]]) }
    // Fixed from outside, while the client knows nothing of it.
    try workspace.write("C.swift", Data(clean.utf8))
    // The client still has the ids of its last pull of the workspace: what it shows is another matter.
    let second = try pullWorkspace(server, previous(first))
    let byURI = Dictionary(second.map { ($0["uri"]?.stringValue ?? "", $0) }) { first, _ in first }
    #expect(Set(byURI.keys) == Set(uris + [uri(workspace, "E.swift")]) && second.count == 7)
    #expect(uris.allSatisfy { byURI[$0]?["kind"] == "full" })
    #expect(uris.map { byURI[$0]?["items"]?.arrayValue?.count } == [1, 0, 0, 0, 0, 0])
    #expect(byURI[uri(workspace, "E.swift")]?["kind"] == "unchanged")
    // Once.
    #expect(try pullWorkspace(server, previous(second)).filter { $0["kind"] == "full" } == [])
    #expect(try pullWorkspace(server).count == 2)

    // One that is open again is not closed, and one that was never asked about needs no word.
    try server.open(uris[1], text)
    _ = try pull(server, uris[1])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uris[1])]])
    try server.open(uris[1], clean)
    try server.open("file:///none/N.swift", text)
    try server.notify("textDocument/didClose", ["textDocument": ["uri": "file:///none/N.swift"]])
    #expect(try pullWorkspace(server).count == 2)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A client that only listens is offered nothing else`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize()
    #expect(answer["result"]?["capabilities"]?["diagnosticProvider"] == nil)
    let uri = "file:///tmp/none/A.swift"
    try server.open(uri, text)
    #expect(try server.diagnostics(uri, version: 1).count == 1)
  }

  @Test func `The workspace's report`() throws {
    let workspace = try Workspace([
      "A.swift": text, "B.swift": text, "Clean.swift": clean, ".build/C.swift": text, "Skipped/D.swift": text,
      ".view-lsp.json": #"{"exclude": ["Skipped/**"]}"#,
    ])
    let server = try ServerProcess()
    try server.initialize(Self.capabilities, root: workspace.folder)
    let a = uri(workspace, "A.swift")
    try server.open(a, text, version: 7)
    let items = try pullWorkspace(server)
    #expect(items.map { $0["uri"] } == [.string(a), .string(uri(workspace, "B.swift"))])
    #expect(items.allSatisfy { $0["kind"] == "full" && $0["items"]?.arrayValue?.count == 1 })
    #expect(items.map { $0["version"] } == [7, .null])

    // Nothing new.
    let unchanged = try pullWorkspace(server, previous(items))
    #expect(unchanged.map { $0["kind"] } == ["unchanged", "unchanged"])
    #expect(unchanged.map { $0["resultId"] } == items.map { $0["resultId"] })
    #expect(unchanged.allSatisfy { $0["items"] == nil })

    // A file that has changed, though nobody has said so.
    try workspace.write("B.swift", Data(clean.utf8))
    let changed = try pullWorkspace(server, previous(items))
    #expect(changed.map { $0["kind"] } == ["unchanged", "full"])
    #expect(changed.last?["items"] == [])
    // A file that has gone.
    try FileManager.default.removeItem(at: workspace.url("B.swift"))
    let gone = try pullWorkspace(server, previous(items))
    #expect(gone.map { $0["kind"] } == ["unchanged", "full"])
    #expect(gone.last?["uri"] == items.last?["uri"] && gone.last?["items"] == [])
    #expect(try server.shutDown() == 0)
  }

  @Test func `The workspace's report in parts`() throws {
    var files: [String: String] = [:]
    for number in 0..<250 { files["View\(number).swift"] = text }
    let workspace = try Workspace(files)
    let server = try ServerProcess()
    try server.initialize(Self.capabilities, root: workspace.folder)
    let answer = try server.request(
      "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "parts", "workDoneToken": 5])
    #expect(answer["result"] == ["items": []])
    let progress = server.waiting.filter { $0["method"] == "$/progress" }
    let parts = progress.filter { $0["params"]?["token"] == "parts" }
    #expect(parts.count >= 2)
    let items = parts.flatMap { $0["params"]?["value"]?["items"]?.arrayValue ?? [] }
    #expect(Set(items.map { $0["uri"] }).count == 250 && items.count == 250)
    let kinds = progress.filter { $0["params"]?["token"] == 5 }.map { $0["params"]?["value"]?["kind"] }
    #expect(kinds.first == "begin" && kinds.last == "end")
    #expect(kinds.count { $0 == "begin" } == 1 && kinds.count { $0 == "end" } == 1)

    // The client takes one back, and the server goes on.
    let id = try server.ask("workspace/diagnostic", ["previousResultIds": []])
    try server.notify("$/cancelRequest", ["id": id])
    let cancelled = try server.response(id)
    #expect(cancelled["error"]?["code"] == -32800 || cancelled["result"] != nil)
    #expect(try pullWorkspace(server).count == 250)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A report that the workspace outruns is asked for again`() throws {
    var files: [String: String] = [:]
    for number in 0..<800 { files["View\(number).swift"] = text }
    let workspace = try Workspace(files)
    let server = try ServerProcess()
    try server.initialize(Self.capabilities, root: workspace.folder)
    let open = uri(workspace, "View0.swift")
    try server.open(open, text)
    var isOutrun = false
    // The report may be done before the change comes; then another change is tried.
    for version in 2...7 where !isOutrun {
      let id = try server.ask(
        "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "parts"])
      // It has begun: now other files see something new.
      _ = try server.message { $0["method"] == "$/progress" }
      try change(
        server, open, text + "protocol New\(version): View {}\n", version: Int64(version))
      let answer = try server.response(id)
      isOutrun = answer["error"]?["code"] == -32802
      if isOutrun { #expect(answer["error"]?["data"] == ["retriggerRequest": true]) }
      _ = server.takeWaiting()
    }
    #expect(isOutrun)
    #expect(try pullWorkspace(server).count == 800)
  }

  @Test func `The client is asked to ask again after changes of configuration and of other files`() throws {
    let workspace = try Workspace(["A.swift": text, "B.swift": ""])
    let server = try ServerProcess()
    try server.initialize(Self.capabilities, root: workspace.folder)
    let (a, b) = (uri(workspace, "A.swift"), uri(workspace, "B.swift"))
    try server.open(a, text)
    #expect(try pull(server, a)["items"]?.arrayValue?.count == 1)
    func refresh() throws {
      let request = try server.message { $0["method"] == "workspace/diagnostic/refresh" }
      #expect(request["params"] == nil)
      try server.answer(request)
    }
    try server.open(b, ownGroup)
    try refresh()
    #expect(try pull(server, a)["items"] == [])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(b)]])
    try refresh()
    #expect(try pull(server, a)["items"]?.arrayValue?.count == 1)

    try workspace.write(".view-lsp.json", Data(#"{"profile": "none"}"#.utf8))
    let file = uri(workspace, ".view-lsp.json")
    try server.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(file), "type": 1]]])
    try refresh()
    #expect(try pull(server, a)["items"] == [])
    #expect(!server.settle(0.2).contains { $0["method"] == "workspace/diagnostic/refresh" })
    #expect(try server.shutDown() == 0)
  }
}
