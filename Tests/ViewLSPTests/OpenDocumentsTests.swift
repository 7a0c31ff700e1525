import LSPCore
import TestSupport
import Testing

@testable import view_lsp

@Suite struct OrderedSetTests {
  @Test func `Elements keep the order in which they came`() {
    var set = OrderedSet<Int>()
    for element in [3, 1, 2, 1] { set.insert(element) }
    #expect(set.first == 3)
    set.remove(3)
    set.insert(3)
    #expect(set.first == 1)
    set.remove(1)
    set.remove(1)
    #expect(set.first == 2)
    #expect(set.contains(3) && !set.contains(1))
    set.removeAll()
    #expect(set.isEmpty && set.first == nil)
  }

  @Test func `Operations at random give what an array gives`() {
    var generator = SeededGenerator(seed: 1)
    var set = OrderedSet<Int>()
    var list: [Int] = []
    for _ in 0..<20_000 {
      let element = Int.random(in: 0..<200, using: &generator)
      if Bool.random(using: &generator) {
        set.insert(element)
        if !list.contains(element) { list.append(element) }
      } else {
        set.remove(element)
        list.removeAll { $0 == element }
      }
      #expect(set.first == list.first)
      #expect(set.isEmpty == list.isEmpty)
      #expect(set.contains(element) == list.contains(element))
    }
  }
}

@Suite struct OpenDocumentsTests {
  private func item(_ uri: String, _ text: String = "") throws -> LSP.TextDocumentItem {
    let json: JSONValue = [
      "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
    ]
    let message: JSONValue = ["jsonrpc": "2.0", "method": "m", "params": json]
    guard case .notification(_, let params) = IncomingMessage(try message.encoded()) else {
      throw ResponseError(.internalError, "not a notification")
    }
    return try params.decode(LSP.TextDocumentItem.self)
  }

  @Test func `Two spellings of a path are two documents of one name`() throws {
    let documents = OpenDocuments()
    let first = documents.open(try item("file:///a%20b.swift", "first"))
    let second = documents.open(try item("file:///a b.swift", "second"))
    #expect(documents.count == 2)
    #expect(documents.document(at: "/a b.swift") === first)
    #expect(documents.close(DocumentURI("file:///a%20b.swift")) === first)
    #expect(documents.document(named: "/a b.swift") === second)
    #expect(documents.close(DocumentURI("file:///a%20b.swift")) == nil)
    #expect(documents.close(DocumentURI("file:///a b.swift")) === second)
    #expect(documents.document(at: "/a b.swift") == nil)
  }

  @Test func `A document without a path is found by its name alone`() throws {
    let documents = OpenDocuments()
    let open = documents.open(try item("untitled:1"))
    #expect(documents.document(named: "untitled:1") === open)
    #expect(documents.document(at: "untitled:1") == nil)
  }

  @Test func `Opening again replaces`() throws {
    let documents = OpenDocuments()
    _ = documents.open(try item("file:///a.swift", "old"))
    let new = documents.open(try item("file:///a.swift", "new"))
    #expect(documents.count == 1)
    #expect(documents.document(at: "/a.swift") === new)
    #expect(new?.text == Array("new".utf8))
  }
}
