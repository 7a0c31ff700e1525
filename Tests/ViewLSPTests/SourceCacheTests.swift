import Foundation
import LSPCore
import Testing
import ViewAnalysis

@testable import view_lsp

/// Other files' trees, as a run of the command and the server supply them to rules.
@Suite struct SourceCacheTests {
  private func types(_ sources: SourceCache, _ name: String) -> [String]? {
    sources.source(named: name)?.model.types.map(\.name)
  }

  @Test func `A run supplies the files that it has read`() {
    let texts = ["a.swift": "struct A {}", "b.swift": "struct B {}"]
    let inputs = texts.keys.sorted().map { name in
      Selection.Input(
        file: InputFile(name: name, path: "/w/" + name), configuration: Configuration(),
        text: Array((texts[name] ?? "").utf8))
    }
    let project = Project(inputs, jobs: 1, progress: Progress(isShown: false))
    #expect(types(project.sources(), "a.swift") == ["A"])
    #expect(types(project.sources(), "c.swift") == nil)
    // What a fixer has made of a file counts.
    let sources = project.sources(texts: ["b.swift": Array("struct Fixed {}".utf8)])
    #expect(types(sources, "a.swift") == ["A"] && types(sources, "b.swift") == ["Fixed"])
  }

  @Test func `The server supplies files as its index knows them`() throws {
    let server = Server { _ in }
    let notify = { (method: String, params: JSONValue) in
      server.enqueue(
        .message(
          try JSONValue.object(["jsonrpc": "2.0", "method": .string(method), "params": params]).encoded()))
      while server.hasWork { _ = server.handleNext() }
    }
    server.enqueue(
      .message(
        try JSONValue.object([
          "jsonrpc": "2.0", "id": 0, "method": "initialize",
          "params": ["processId": nil, "capabilities": [:]],
        ]).encoded()))
    try notify("initialized", [:])

    let path = NSTemporaryDirectory() + "/view-lsp-\(UUID().uuidString).swift"
    try "struct OnDisk {}".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let name = Path.normalized(path)
    let uri = JSONValue.string(DocumentURI(filePath: name).string)
    let sources = server.workspace.sources
    #expect(types(sources, name) == ["OnDisk"])

    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": "struct Open {}"]])
    #expect(types(sources, name) == ["Open"])
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "struct Typed {}"]]])
    #expect(types(sources, name) == ["Typed"])
    #expect(types(server.workspace.sources(texts: [name: Array("struct Fixed {}".utf8)]), name) == ["Fixed"])
    try notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(types(sources, name) == ["OnDisk"])
  }
}
