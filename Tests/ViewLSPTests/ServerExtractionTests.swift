import Foundation
import LSPCore
import Testing

/// `refactor.extract` as a client meets it, over the pipes.
@Suite struct ServerExtractionTests {
  private let text = """
    import SwiftUI

    struct TripView: View {
      let title: String
      @State private var isOn = false
      @Unknown private var secret

      var body: some View {
        VStack {
          HStack {
            Text(title)
            Toggle("Alarm", isOn: $isOn)
          }
          HStack {
            Text("Secret")
            Text(secret)
          }
        }
      }
    }

    """

  private static let capabilities: JSONValue = [
    "general": ["positionEncodings": ["utf-8"]],
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor.extract"]]],
        "disabledSupport": true, "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ]
    ],
  ]

  private struct Session {
    let server: ServerProcess
    let uri: String

    /// The extractions for the range, as lines and columns.
    func actions(
      _ start: (Int64, Int64), _ end: (Int64, Int64), only: String = "refactor.extract"
    ) throws -> [JSONValue] {
      func position(_ place: (Int64, Int64)) -> JSONValue {
        ["line": .integer(place.0), "character": .integer(place.1)]
      }
      let params: JSONValue = [
        "textDocument": ["uri": .string(uri)],
        "range": ["start": position(start), "end": position(end)],
        "context": ["diagnostics": [], "only": [.string(only)]],
      ]
      return try server.request("textDocument/codeAction", params)["result"]?.arrayValue ?? []
    }

    func resolved(_ action: JSONValue) throws -> JSONValue {
      try server.request("codeAction/resolve", action)["result"] ?? nil
    }
  }

  private func opened(
    _ capabilities: JSONValue = capabilities, uri: String = "file:///none/TripView.swift",
    text: String? = nil
  ) throws -> Session {
    let server = try ServerProcess()
    try server.initialize(capabilities)
    try server.open(uri, text ?? self.text)
    return Session(server: server, uri: uri)
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"]?.stringValue } }

  /// The line and column of the words.
  private func place(_ words: String) throws -> (Int64, Int64) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let range = line.range(of: words) else { continue }
      return (Int64(number), Int64(line.distance(from: line.startIndex, to: range.lowerBound)))
    }
    throw CocoaError(.fileReadUnknown)
  }

  @Test func `At a cursor the innermost piece is offered, as a type here or in a file of its own`() throws {
    let session = try opened()
    let cursor = try place("HStack")
    let actions = try session.actions(cursor, cursor)
    #expect(
      titles(actions) == [
        "Extract to struct TripAlarmToggle", "Extract to struct TripAlarmToggle in a file of its own",
      ])
    #expect(actions.allSatisfy { $0["kind"] == "refactor.extract" && $0["edit"] == nil })
    #expect(try session.actions(cursor, cursor, only: "refactor").count == 2)
    #expect(try session.actions(cursor, cursor, only: "refactor.inline").isEmpty)

    let first = try #require(actions.first)
    let edit = try session.resolved(first)["edit"]
    let change = try #require(edit?["documentChanges"]?.arrayValue?.first)
    #expect(change["textDocument"]?["version"] == 1)
    let texts = (change["edits"]?.arrayValue ?? []).compactMap { $0["newText"]?.stringValue }
    #expect(
      texts.contains("TripAlarmToggle(title: title, isOn: $isOn)")
        || texts.contains("TripAlarmToggle(title: title)"))
    #expect(texts.contains { $0.contains("private struct TripAlarmToggle: View {") })
  }

  @Test func `A sloppy selection means the views that it touches`() throws {
    let session = try opened()
    let start = try place("itle)")
    let end = try place("ggle(")
    let actions = try session.actions(start, end)
    #expect(titles(actions).first?.hasPrefix("Extract to struct Trip") == true)
    let edit = try session.resolved(try #require(actions.first))["edit"]
    let edits = edit?["documentChanges"]?.arrayValue?.first?["edits"]?.arrayValue ?? []
    // They are all that the row shows: it moves, too.
    let replaced = try #require(edits.first { $0["newText"]?.stringValue?.hasPrefix("Trip") == true })
    #expect(replaced["range"]?["start"]?["line"] == .integer(try place("HStack").0))
    #expect(replaced["range"]?["end"]?["line"] == .integer(try place("Toggle(").0 + 1))
  }

  @Test func `A new file has the imports and the type, and is created before it is filled`() throws {
    let session = try opened()
    let cursor = try place("HStack")
    let action = try #require(
      try session.actions(cursor, cursor).first {
        $0["title"]?.stringValue?.hasSuffix("file of its own") == true
      })
    let changes = try session.resolved(action)["edit"]?["documentChanges"]?.arrayValue ?? []
    #expect(changes.count == 3)
    #expect(
      changes.first?["kind"] == "create" && changes.first?["uri"] == "file:///none/TripAlarmToggle.swift")
    let new = try #require(changes.dropFirst().first)
    #expect(new["textDocument"]?["uri"] == "file:///none/TripAlarmToggle.swift")
    let content = new["edits"]?.arrayValue?.first?["newText"]?.stringValue ?? ""
    #expect(
      content.hasPrefix("import SwiftUI\n\nstruct TripAlarmToggle: View {\n") && content.hasSuffix("}\n"))
    let rest = changes.last?["edits"]?.arrayValue ?? []
    #expect(!rest.isEmpty && !rest.contains { $0["newText"]?.stringValue?.contains("struct") == true })
  }

  @Test func `No file is offered where one of its name exists, or to a client that creates none`() throws {
    let workspace = try Workspace(["TripView.swift": text, "TripAlarmToggle.swift": "// Not Swift yet\n"])
    let uri = workspace.folder.appendingPathComponent("TripView.swift").absoluteString
    let cursor = try place("HStack")
    let session = try opened(uri: uri)
    #expect(titles(try session.actions(cursor, cursor)) == ["Extract to struct TripAlarmToggle"])

    let plain = try opened([
      "general": ["positionEncodings": ["utf-8"]], "workspace": ["workspaceEdit": ["documentChanges": true]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
    ])
    #expect(titles(try plain.actions(cursor, cursor)) == ["Extract to struct TripAlarmToggle"])
  }

  @Test func `Where nothing can be extracted, the reason is given to clients that show it`() throws {
    let session = try opened()
    let cursor = try place("Text(secret)")
    let row = (cursor.0 - 2, Int64(6))
    let actions = try session.actions(row, row)
    #expect(actions.count == 1)
    #expect(actions.first?["disabled"]?["reason"] == "The type of `secret` can't be told.")
    let plain = try opened([
      "general": ["positionEncodings": ["utf-8"]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
    ])
    #expect(try plain.actions(row, row).isEmpty)
  }

  @Test func `A type that can't be told is a place to fill in, for a client that takes snippets`() throws {
    let capabilities: JSONValue = [
      "general": ["positionEncodings": ["utf-8"]],
      "workspace": ["workspaceEdit": ["documentChanges": true, "snippetEditSupport": true]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
    ]
    let text = """
      import SwiftUI

      struct PriceView: View {
        @Unknown private var price
        @Binding var isOn: Bool

        var body: some View {
          VStack {
            HStack {
              Toggle("$1 \\\\ {}", isOn: $isOn)
              Text("\\(price)")
            }
            Divider()
          }
        }
      }

      """
    let session = try opened(capabilities, text: text)
    let actions = try session.actions((8, 6), (8, 6))
    #expect(titles(actions).count == 1)
    let change = try #require(actions.first?["edit"]?["documentChanges"]?.arrayValue?.first)
    let edits = try #require(change["edits"]?.arrayValue)
    let snippets = edits.compactMap { $0["snippet"] }
    #expect(snippets.count == 1)
    #expect(snippets.first?["kind"] == "snippet")
    let value = try #require(snippets.first?["value"]?.stringValue)
    #expect(value.contains("  let price: ${1:Type}\n"))
    // The rest is text, whatever it means in a snippet.
    #expect(value.contains(#"Toggle("\$1 \\\\ {\}", isOn: \$isOn)"#))
    #expect(value.contains(#"Text("\\(price)")"#))
    #expect(value.hasSuffix("\n  \\}\n\\}"))
    // What is no place to fill in stays an edit as it was.
    let plain = edits.filter { $0["snippet"] == nil }
    #expect(plain.count == edits.count - 1)
    #expect(plain.contains { $0["newText"]?.stringValue?.hasSuffix("(isOn: $isOn, price: price)") == true })
  }

  @Test func `An action of an older version changes nothing`() throws {
    let session = try opened()
    let cursor = try place("HStack")
    let action = try #require(try session.actions(cursor, cursor).first)
    try session.server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(session.uri), "version": 2],
        "contentChanges": [["text": "import SwiftUI\n"]],
      ])
    let response = try session.server.request("codeAction/resolve", action)
    #expect(response["error"] != nil && response["result"] == nil)
  }
}
