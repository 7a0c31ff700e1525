import Foundation
import LSPCore
import TestSupport
import Testing

@testable import view_lsp

/// Sessions at random, in the test's own process: whatever a client does, in the end it has the diagnostics
/// that a fresh server would send it.
@Suite struct ServerSessionTests {
  /// A server and what it has sent.
  private final class Client {
    var sent: [JSONValue] = []
    var diagnostics: [String: (version: Int, list: JSONValue)] = [:]
    lazy var server = Server { [unowned self] bytes in receive(bytes) }
    private var decoder = FrameDecoder()

    init(encoding: String) throws {
      try send(
        [
          "jsonrpc": "2.0", "id": 0, "method": "initialize",
          "params": [
            "processId": nil, "capabilities": ["general": ["positionEncodings": [.string(encoding)]]],
          ],
        ])
      try send(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    }

    func send(_ message: JSONValue) throws { server.enqueue(.message(try message.encoded())) }

    func notify(_ method: String, _ params: JSONValue) throws {
      try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// Lets the server do all that it has to do.
    func settle() { while server.hasWork { _ = server.handleNext() } }

    private func receive(_ bytes: [UInt8]) {
      decoder.append(bytes)
      while case .message(let body)? = decoder.next() {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body)) else { continue }
        sent.append(message)
        guard message["method"] == "textDocument/publishDiagnostics", let params = message["params"],
          let uri = params["uri"]?.stringValue
        else { continue }
        let version = params["version"]?.intValue ?? -1
        // What is older never comes after what is newer.
        if let last = diagnostics[uri], version >= 0, last.version >= 0 { #expect(last.version <= version) }
        diagnostics[uri] = (version, params["diagnostics"] ?? [])
      }
    }
  }

  private static let pieces = [
    "Group { Text(\"a\") }", "struct A: View { var body: some View { ", "}", "{", "Group {", "\n", "\r\n",
    "𐐀", "é",
    "// view-lsp:disable:next single_child_group\n", "// view-lsp:disable:file nothing\n", "\"", "\"\"\"",
    "(", ")",
    "#if DEBUG\n", "#endif\n", "import SwiftUI\n", "Text(\"x\").padding()", "/*", "*/",
    "Self._printChanges()",
    "struct Group: View {", "VStack { Text(\"a\"); Text(\"b\") }", "",
  ]

  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [1, 2] as [UInt64])
  func `A session at random ends as a fresh one`(encoding: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let client = try Client(encoding: encoding)
    let uris = ["file:///none/a.swift", "untitled:b", "file:///none/%C3%A9.swift"]
    var open: [String: Int] = [:]
    var ids = 1
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func text(_ count: Int) -> String {
      (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    func position() -> JSONValue {
      ["line": .integer(Int64(number(-1...12))), "character": .integer(Int64(number(-1...40)))]
    }

    for _ in 0..<600 {
      guard let uri = uris.randomElement(using: &generator) else { break }
      let document: JSONValue = ["uri": .string(uri)]
      switch number(0...11) {
      case 0:
        open[uri] = 1
        try client.notify(
          "textDocument/didOpen",
          [
            "textDocument": [
              "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text(8)),
            ]
          ])
        client.diagnostics[uri] = nil
        // A new life of the document: its versions begin again.
        client.settle()
      case 1:
        open[uri] = nil
        try client.notify("textDocument/didClose", ["textDocument": document])
      case 2, 3, 4:
        let method = ["textDocument/hover", "textDocument/codeAction", "textDocument/documentSymbol"][
          number(0...2)]
        try client.send([
          "jsonrpc": "2.0", "id": .integer(Int64(ids)), "method": .string(method),
          "params": [
            "textDocument": document, "position": position(), "context": ["diagnostics": []],
            "range": ["start": position(), "end": position()],
          ],
        ])
        if number(0...3) == 0 { try client.notify("$/cancelRequest", ["id": .integer(Int64(ids))]) }
        ids += 1
      case 5: client.settle()
      case 6: client.server.enqueue(.message(Array(text(3).utf8)))
      default:
        guard let version = open[uri] else { continue }
        open[uri] = version + 1
        let changes: [JSONValue] = (0...number(0...2)).map { _ in
          ["range": ["start": position(), "end": position()], "text": .string(text(number(0...2)))]
        }
        try client.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": .string(uri), "version": .integer(Int64(version + 1))],
            "contentChanges": .array(changes),
          ])
      }
      if number(0...9) == 0 { client.settle() }
    }
    client.settle()

    let fresh = try Client(encoding: encoding)
    for (uri, version) in open.sorted(by: { $0.key < $1.key }) {
      let bytes = try #require(client.server.documents[DocumentURI(uri)]?.text)
      try fresh.notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": .string(uri), "languageId": "swift", "version": .integer(Int64(version)),
            "text": .string(String(decoding: bytes, as: UTF8.self)),
          ]
        ])
    }
    fresh.settle()
    for (uri, version) in open {
      #expect(client.diagnostics[uri]?.version == version)
      #expect(client.diagnostics[uri]?.list == fresh.diagnostics[uri]?.list)
    }
    #expect(client.sent.contains { $0["params"]?["diagnostics"]?.arrayValue?.isEmpty == false })
    // Each request has exactly one answer.
    var answers: [Int: Int] = [:]
    for message in client.sent where message["method"] == nil {
      if let id = message["id"]?.intValue { answers[id, default: 0] += 1 }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (0..<ids).map { ($0, 1) }))
  }
}
