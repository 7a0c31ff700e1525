import Foundation
import LSPCore
import Testing
import ViewAnalysis

/// The main job over the pipes, with a rule that is simple and complete.
struct ServerDocumentTests {
  private let rule = "single_child_group"
  private let uri = "file:///tmp/A%20View.swift"
  private let text = """
    import SwiftUI

    struct Greeting: View {
      var body: some View {
        Group {
          Text("a𐐀b")
        }
      }
    }

    """

  private func opened(
    _ capabilities: JSONValue = ServerProcess.fullCapabilities, text: String? = nil
  ) throws -> (ServerProcess, [JSONValue]) {
    let server = try ServerProcess()
    try server.initialize(capabilities)
    try server.open(uri, text ?? self.text)
    return (server, try server.diagnostics(uri, version: 1))
  }

  private func codeActions(
    _ server: ServerProcess, _ range: JSONValue, diagnostics: [JSONValue] = [], only: JSONValue? = nil,
    trigger: JSONValue? = nil
  ) throws -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": .array(diagnostics)]
    context["only"] = only
    context["triggerKind"] = trigger
    let answer = try server.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri)], "range": range, "context": .object(context)])
    return answer["result"]?.arrayValue ?? []
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"]?.stringValue } }

  /// The edits of an action for the document, resolved where they have to be.
  private func edits(_ action: JSONValue, _ server: ServerProcess) throws -> [JSONValue] {
    var action = action
    if action["edit"] == nil {
      action = try server.request("codeAction/resolve", action)["result"] ?? nil
    }
    let document = action["edit"]?["documentChanges"]?.arrayValue?.first
    return document?["edits"]?.arrayValue ?? action["edit"]?["changes"]?[uri]?.arrayValue ?? []
  }

  /// Sends edits as an editor does that applies them: the last one first.
  private func apply(_ edits: [JSONValue], _ server: ServerProcess, version: Int64) throws {
    let changes = edits.sorted {
      ($0["range"]?["start"]?["line"]?.intValue ?? 0) > ($1["range"]?["start"]?["line"]?.intValue ?? 0)
    }.map { edit -> JSONValue in ["range": edit["range"] ?? nil, "text": edit["newText"] ?? nil] }
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  @Test func `From a diagnostic to its rewrite`() throws {
    let (server, diagnostics) = try opened()
    #expect(diagnostics.count == 1)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic["source"] == "view-lsp")
    #expect(diagnostic["code"] == .string(rule))
    #expect(diagnostic["codeDescription"]?["href"]?.stringValue?.hasPrefix("https://") == true)
    #expect(diagnostic["data"]?["rule"] == .string(rule))
    let range = try #require(diagnostic["range"])
    #expect(range["start"]?["line"] == 4)

    let hover = try server.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": range["start"] ?? nil])
    let contents = hover["result"]?["contents"]
    #expect(contents?["kind"] == "markdown")
    #expect(hover["result"]?["range"] == range)
    let hoverText = contents?["value"]?.stringValue ?? ""
    #expect(hoverText.contains("https://") && hoverText.contains(rule) && hoverText.contains("```swift"))
    #expect(
      hoverText.contains("**Rewrite:** ") && hoverText.contains("Behaviour and appearance stay the same"))

    let actions = try codeActions(server, range, diagnostics: [diagnostic])
    let rewrite = try #require(actions.first)
    #expect(rewrite["title"]?.stringValue?.hasSuffix(rule) == true)
    #expect(rewrite["kind"] == "quickfix")
    #expect(rewrite["isPreferred"] == true)
    #expect(rewrite["diagnostics"]?.arrayValue == [diagnostic])
    #expect(rewrite["edit"] == nil)
    let resolved = try server.request("codeAction/resolve", rewrite)["result"] ?? nil
    #expect(resolved["title"] == rewrite["title"] && resolved["diagnostics"] == rewrite["diagnostics"])
    let document = resolved["edit"]?["documentChanges"]?.arrayValue?.first
    #expect(document?["textDocument"] == ["uri": .string(uri), "version": 1])
    try apply(edits(rewrite, server), server, version: 2)
    #expect(try server.diagnostics(uri, version: 2).isEmpty)

    // Typing brings it back.
    try server.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 3], "contentChanges": [["text": .string(text)]]])
    #expect(try server.diagnostics(uri, version: 3).count == 1)
    // An action of an older version can't be applied any more.
    let late = try server.request("codeAction/resolve", rewrite)
    #expect(late["error"]?["code"] == -32801)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A client that can do little gets edits at once and nothing it didn't declare`() throws {
    let (server, diagnostics) = try opened(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    )
    let diagnostic = try #require(diagnostics.first)
    for key in ["tags", "codeDescription", "relatedInformation", "data"] { #expect(diagnostic[key] == nil) }
    let range = try #require(diagnostic["range"])
    let rewrite = try #require(try codeActions(server, range).first)
    for key in ["isPreferred", "disabled", "data"] { #expect(rewrite[key] == nil) }
    #expect(rewrite["edit"]?["changes"]?[uri]?.arrayValue?.isEmpty == false)
    let hover = try server.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": range["start"] ?? nil])
    #expect(hover["result"]?["contents"]?["kind"] == "plaintext")
    #expect(hover["result"]?["contents"]?["value"]?.stringValue?.contains("```") == false)
  }

  @Test func `Without literal actions there are none`() throws {
    let (server, diagnostics) = try opened([:])
    #expect(try codeActions(server, diagnostics.first?["range"] ?? nil) == [])
  }

  @Test func `The kinds that are asked for`() throws {
    let (server, diagnostics) = try opened()
    let range = try #require(diagnostics.first?["range"])
    func kinds(only: JSONValue? = nil, trigger: JSONValue? = nil) throws -> Set<String> {
      Set(try codeActions(server, range, only: only, trigger: trigger).compactMap { $0["kind"]?.stringValue })
    }
    #expect(try kinds() == ["quickfix", "source.fixAll.view-lsp"])
    #expect(try kinds(trigger: 2) == ["quickfix"])
    #expect(try kinds(only: ["source.fixAll"]) == ["source.fixAll.view-lsp"])
    #expect(try kinds(only: ["source"], trigger: 2) == ["source.fixAll.view-lsp"])
    #expect(try kinds(only: ["source.fix"]) == [])
    #expect(try kinds(only: ["quickfix"]) == ["quickfix"])
    #expect(try kinds(only: ["refactor"]) == [])
  }

  @Test func `Fix all fixes what is nested too`() throws {
    let nested = text.replacingOccurrences(
      of: "Text(\"a𐐀b\")",
      with: "VStack {\n        Group { Text(\"x\") }\n        Group { Group { Text(\"y\") } }\n      }")
    let (server, diagnostics) = try opened(text: nested)
    #expect(diagnostics.count >= 3)
    let place: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let action = try #require(try codeActions(server, place, only: ["source.fixAll"]).first)
    try apply(edits(action, server), server, version: 2)
    #expect(try server.diagnostics(uri, version: 2).isEmpty)

    let range = try #require(diagnostics.first?["range"])
    try server.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 3], "contentChanges": [["text": .string(nested)]]])
    let ofRule = try codeActions(server, range).first {
      $0["title"] == .string("Fix all \(rule) in this file")
    }
    try apply(edits(try #require(ofRule), server), server, version: 4)
    #expect(try server.diagnostics(uri, version: 4).isEmpty)
  }

  @Test(arguments: ["line", "file"], ["\n", "\r\n"])
  func `A rule is turned off by a comment`(scope: String, end: String) throws {
    let (server, diagnostics) = try opened(text: text.replacingOccurrences(of: "\n", with: end))
    let range = try #require(diagnostics.first?["range"])
    let action = try codeActions(server, range).first {
      $0["title"] == .string("Disable \(rule) for this \(scope)")
    }
    let edits = try edits(try #require(action), server)
    let newText = try #require(edits.first?["newText"]?.stringValue)
    #expect(
      newText
        == (scope == "line" ? "    // view-lsp:disable:next \(rule)" : "// view-lsp:disable:file \(rule)")
        + end)
    try apply(edits, server, version: 2)
    #expect(try server.diagnostics(uri, version: 2).isEmpty)
    let line: Int64 = scope == "line" ? 4 : 0
    let hover = try server.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(uri)], "position": ["line": .integer(line), "character": 32]])
    #expect(hover["result"]?["contents"]?["value"]?.stringValue?.contains(rule) == true)
  }

  @Test(arguments: [("utf-8", Int64(6)), ("utf-16", 4), ("utf-32", 3)])
  func `Positions are in the encoding that was agreed on`(encoding: String, character: Int64) throws {
    let line = text.replacingOccurrences(of: "    Group {\n", with: "    /*a𐐀*/ Group {\n")
    let (_, diagnostics) = try opened(
      ["general": ["positionEncodings": [.string(encoding)]]], text: line)
    // `    /*a𐐀*/ ` before the finding.
    #expect(diagnostics.first?["range"]?["start"]?["character"] == .integer(character + 8))
  }

  @Test func `Many edits at once are answered for the last version`() throws {
    let (server, _) = try opened()
    var bytes = ""
    for version in 2...100 {
      let message: JSONValue = [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": .string(uri), "version": .integer(Int64(version))],
          "contentChanges": [
            [
              "range": ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 0]],
              "text": "/",
            ]
          ],
        ],
      ]
      bytes += String(decoding: framed(try message.encoded()), as: UTF8.self)
    }
    server.send(bytes: bytes)
    #expect(try server.diagnostics(uri, version: 100).count == 1)
    let versions = server.waiting.compactMap { $0["params"]?["version"]?.intValue }
    #expect(versions == versions.sorted())
  }

  @Test func `Closing clears`() throws {
    let (server, _) = try opened()
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    let cleared = try server.message { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(cleared["params"]?["diagnostics"] == [])
    #expect(cleared["params"]?["uri"] == .string(uri))
  }

  @Test(arguments: ["untitled:Untitled-1", "vscode-remote://x/A.swift", "file:///C%3A/a.swift"])
  func `Every spelling of a URI comes back`(uri: String) throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.open(uri, text)
    #expect(try server.diagnostics(uri, version: 1).count == 1)
  }

  // MARK: Without a finding

  private static let boundaryText = """
    import SwiftUI

    struct Player: View {
      let title: String
      @State private var count = 0

      var body: some View {
        VStack {
          header
          Text("\\(count)")
          Button("More") { count += 1 }
        }
      }

      private var header: some View {
        HStack { Text(title) }
      }
    }

    struct Screen: View {
      var body: some View { Player(title: "A") }
    }

    """

  @Test func `Hover without a finding says what a view reads and when it runs again`() throws {
    let (server, diagnostics) = try opened(text: Self.boundaryText)
    #expect(diagnostics.isEmpty)
    func hover(_ line: Int64, _ character: Int64) throws -> JSONValue? {
      try server.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(uri)],
          "position": ["line": .integer(line), "character": .integer(character)],
        ])["result"]
    }
    let type = try hover(2, 9)?["contents"]?["value"]?.stringValue ?? ""
    #expect(
      type.contains("- `title`: read in `header`") && type.contains("- `count` (`@State`): read in `body`"))
    #expect(
      type.contains("**Size:** 5 views, nested 2 deep") && type.contains("**Used:** once in the workspace"))
    #expect(type.contains("whenever `count` changes"))
    let body = try hover(6, 6)
    #expect(body?["contents"]?["value"]?.stringValue?.contains("`body` of `Player`") == true)
    #expect(body?["range"]?["start"]?["character"] == 6)
    let helper = try hover(14, 16)?["contents"]?["value"]?.stringValue ?? ""
    #expect(helper.contains("also whenever `count` changes, which it doesn't read"))
    #expect(try hover(3, 6) == .null)
    #expect(try hover(9, 8) == .null)
  }

  @Test func `Code lenses are there where the settings ask for them`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize(options: ["codeLens": true])
    #expect(answer["result"]?["capabilities"]?["codeLensProvider"] == ["resolveProvider": false])
    try server.open(uri, Self.boundaryText)
    #expect(try server.diagnostics(uri, version: 1).isEmpty)
    func lenses(_ server: ServerProcess) throws -> [JSONValue] {
      try server.request("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])["result"]?
        .arrayValue
        ?? []
    }
    #expect(
      try lenses(server).map { $0["command"]?["title"]?.stringValue }
        == ["reads 1 state · 5 views", "reads no state · 1 view"])
    #expect(try lenses(server).first?["range"]?["start"] == ["line": 2, "character": 7])

    let silent = try ServerProcess()
    let without = try silent.initialize()
    #expect(without["result"]?["capabilities"]?["codeLensProvider"] == nil)
    try silent.open(uri, Self.boundaryText)
    #expect(try lenses(silent).isEmpty)
  }

  @Test func `A client that takes it is told when code lenses are turned on and off`() throws {
    let server = try ServerProcess()
    let answer = try server.initialize(["textDocument": ["codeLens": ["dynamicRegistration": true]]])
    #expect(answer["result"]?["capabilities"]?["codeLensProvider"] == nil)
    try server.notify("workspace/didChangeConfiguration", ["settings": ["viewLsp": ["codeLens": true]]])
    let on = try server.message { $0["method"] == "client/registerCapability" }
    #expect(on["params"]?["registrations"]?.arrayValue?.first?["method"] == "textDocument/codeLens")
    try server.notify("workspace/didChangeConfiguration", ["settings": ["viewLsp": ["codeLens": false]]])
    let off = try server.message { $0["method"] == "client/unregisterCapability" }
    #expect(off["params"]?["unregisterations"]?.arrayValue?.first?["method"] == "textDocument/codeLens")
  }
}
