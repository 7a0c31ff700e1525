import Foundation
import LSPCore
import Testing

/// Costs as they grow: four times as much to do takes about four times as long, never sixteen times.
///
/// `Benchmarks/storm` measures the curves up to 10,000. Here the numbers are small and the factor is generous, so that
/// a busy machine changes nothing: each test takes the best of several tries, and only what is far from linear fails.
@Suite(.serialized) struct ServerLoadTests {
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

  private func message(_ method: String, _ params: JSONValue, id: Int64? = nil) throws -> [UInt8] {
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    message["id"] = id.map { .integer($0) }
    return framed(try JSONValue.object(message).encoded())
  }

  private func open(_ number: Int, _ text: String) throws -> [UInt8] {
    try message(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string("file:///none/\(number).swift"), "languageId": "swift", "version": 1,
          "text": .string(text),
        ]
      ])
  }

  private func change(_ number: Int, _ text: String, version: Int) throws -> [UInt8] {
    try message(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string("file:///none/\(number).swift"), "version": .integer(Int64(version)),
        ],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  private func cancel(_ id: Int) throws -> [UInt8] {
    try message("$/cancelRequest", ["id": .integer(Int64(id))])
  }

  private func changed(_ path: String) throws -> [UInt8] {
    let change: JSONValue = ["uri": .string("file:///none/\(path)"), "type": 2]
    return try message("workspace/didChangeWatchedFiles", ["changes": [change]])
  }

  /// The seconds from the first byte of the messages to the answer of a request after them, once the server has
  /// nothing else to do.
  private func seconds(_ messages: [[UInt8]]) throws -> Double {
    let server = try ServerProcess()
    try server.initialize(["textDocument": ["diagnostic": [:]]])
    let last = try message("workspace/diagnostic", ["previousResultIds": []], id: -1)
    let bytes = messages.joined() + last
    let start = Date()
    server.send(bytes: bytes)
    _ = try server.message(timeout: 120) { $0["id"] == -1 }
    return Date().timeIntervalSince(start)
  }

  /// Whether the messages take about four times as long where the number is four times as high.
  private func isAboutLinear(_ count: Int, _ messages: (Int) throws -> [[UInt8]]) throws -> Bool {
    for _ in 0..<3 {
      let small = try seconds(messages(count))
      let large = try seconds(messages(count * 4))
      // A start and a pipe cost something whatever the number.
      if large < max(small, 0.05) * 9 { return true }
    }
    return false
  }

  @Test func `Many documents, all of one name or each of its own`() throws {
    #expect(try isAboutLinear(250) { count in try (0..<count).map { try open($0, text) } })
    #expect(
      try isAboutLinear(250) { count in
        try (0..<count).map {
          try open($0, text.replacingOccurrences(of: "Greeting", with: "Greeting\($0)"))
        }
      })
  }

  @Test func `Documents that are opened and pulled by turns`() throws {
    #expect(
      try isAboutLinear(250) { count in
        var messages: [[UInt8]] = []
        for number in 0..<count {
          messages.append(try open(number, text))
          let pull: JSONValue = ["textDocument": ["uri": .string("file:///none/\(number).swift")]]
          messages.append(try message("textDocument/diagnostic", pull, id: Int64(number)))
        }
        return messages
      })
  }

  @Test func `Changes of what many documents could see`() throws {
    #expect(
      try isAboutLinear(200) { count in
        let opened = try (0..<count).map { try open($0, text) }
        return try opened
          + (0..<count).map { try change(0, text + "struct New\($0): View {}\n", version: $0 + 2) }
      })
  }

  @Test func `Cancellations, of what waits and of what nobody knows`() throws {
    let hover: JSONValue = [
      "textDocument": ["uri": "file:///none/0.swift"], "position": ["line": 4, "character": 6],
    ]
    #expect(
      try isAboutLinear(1000) { count in
        let hovers = try (0..<count).map { try message("textDocument/hover", hover, id: Int64($0)) }
        return try [open(0, text)] + hovers + (0..<count * 2).map(cancel)
      })
    #expect(
      try isAboutLinear(1000) { count in
        let pulls = try (0..<count).map {
          try message("workspace/diagnostic", ["previousResultIds": []], id: Int64($0))
        }
        return try pulls + (0..<count).reversed().map(cancel)
      })
  }

  @Test func `Watched files and configurations`() throws {
    #expect(
      try isAboutLinear(200) { count in
        let opened = try (0..<count).map { try open($0, text) }
        return try opened
          + (0..<count).flatMap {
            [try changed("\($0).swift"), try changed(".view-lsp.json"), try changed("Folder")]
          }
      })
  }
}
