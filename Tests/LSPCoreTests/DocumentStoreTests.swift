import TestSupport
import Testing

@testable import LSPCore

@Suite struct DocumentStoreTests {
  private let uri = DocumentURI("file:///A%20b.swift")

  private func store(_ text: String, _ encoding: PositionEncoding = .utf16) -> DocumentStore {
    var store = DocumentStore(encoding: encoding)
    store.open(LSP.TextDocumentItem(uri: uri, languageId: "swift", version: 1, text: text))
    return store
  }

  private func change(
    _ from: (Int, Int), _ to: (Int, Int), _ text: String
  ) -> LSP.TextDocumentContentChangeEvent {
    LSP.TextDocumentContentChangeEvent(
      range: LSP.Range(
        start: .init(line: from.0, character: from.1), end: .init(line: to.0, character: to.1)), text: text)
  }

  private func apply(
    _ changes: [LSP.TextDocumentContentChangeEvent], to text: String, _ encoding: PositionEncoding = .utf16
  ) -> String {
    let store = store(text, encoding)
    let known = store.change(.init(textDocument: .init(uri: uri, version: 2), contentChanges: changes))
    #expect(known)
    #expect(store[uri]?.version == 2)
    return String(decoding: store[uri]?.text ?? [], as: UTF8.self)
  }

  @Test func `Each change applies to what the one before it left`() {
    #expect(
      apply(
        [change((0, 0), (0, 0), "ab"), change((0, 1), (0, 2), "\n"), change((1, 0), (1, 1), "")], to: "cd")
        == "a\nd")
  }

  @Test func `A change without a range replaces everything`() {
    let whole = LSP.TextDocumentContentChangeEvent(range: nil, text: "x\ny")
    #expect(apply([change((0, 0), (0, 1), "z"), whole, change((1, 0), (1, 1), "w")], to: "abc") == "x\nw")
    #expect(apply([], to: "abc") == "abc")
  }

  @Test func `Ranges out of the text are clamped, inverted ones turned round`() {
    #expect(apply([change((5, 0), (9, 9), "!")], to: "a\nb") == "a\nb!")
    #expect(apply([change((0, 7), (0, 9), "!")], to: "a\nb") == "a!\nb")
    #expect(apply([change((-1, -1), (0, 1), "!")], to: "a\nb") == "!\nb")
    #expect(apply([change((1, 1), (0, 1), "!")], to: "a\nb") == "a!")
    #expect(apply([change((.max, .max), (.min, .min), "!")], to: "a\nb") == "!")
  }

  @Test func `Line ends are made and broken`() {
    #expect(apply([change((0, 1), (0, 1), "\r"), change((1, 0), (1, 0), "x")], to: "a\nb") == "a\r\nxb")
    #expect(apply([change((0, 1), (0, 1), "\n"), change((1, 0), (1, 0), "x")], to: "a\rb") == "a\nx\rb")
  }

  @Test func `Documents that aren't open are not changed`() {
    var store = store("a")
    let other = DocumentURI("file:///A b.swift")
    let changed = store.change(
      .init(textDocument: .init(uri: other, version: 2), contentChanges: [change((0, 0), (0, 0), "b")]))
    #expect(!changed)
    let closed = (store.close(uri), store.close(uri))
    #expect(closed == (true, false))
    #expect(store[uri] == nil)
  }

  @Test func `Opening again replaces`() {
    var store = store("a")
    store.open(LSP.TextDocumentItem(uri: uri, languageId: "swift", version: 9, text: "b"))
    #expect(store[uri]?.text == Array("b".utf8))
    #expect(store[uri]?.version == 9)
  }

  // MARK: Random edits against a plain text

  /// A text as nothing but its scalars: slow, and plain enough to be right.
  private struct Oracle {
    var scalars: [Unicode.Scalar]

    static func units(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
      switch encoding {
      case .utf8: String(scalar).utf8.count
      case .utf16: String(scalar).utf16.count
      case .utf32: 1
      }
    }

    /// The places of the text in order, each with the line and the character that stand for it.
    func places(_ encoding: PositionEncoding) -> [LSP.Position] {
      var places: [LSP.Position] = []
      var place = LSP.Position(line: 0, character: 0)
      for (index, scalar) in scalars.enumerated() {
        places.append(place)
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        if scalar == "\n" || (scalar == "\r" && next != "\n") {
          place = LSP.Position(line: place.line + 1, character: 0)
        } else {
          // Between `\r` and `\n` there is no place of its own.
          place.character += scalar == "\r" ? 0 : Self.units(scalar, encoding)
        }
      }
      return places + [place]
    }

    /// The index of the place that a position means, whatever its numbers.
    func index(_ position: LSP.Position, _ encoding: PositionEncoding) -> Int {
      let places = places(encoding)
      if position.line < 0 { return 0 }
      if position.line > places.last?.line ?? 0 { return scalars.count }
      let line = places.indices.filter { places[$0].line == position.line }
      let reached = line.last { places[$0].character <= max(position.character, 0) } ?? line.first ?? 0
      // Of the two places with one position, before and after a `\r`, the first is meant.
      return line.first { places[$0] == places[reached] } ?? reached
    }

    mutating func replace(_ range: LSP.Range, with text: String, _ encoding: PositionEncoding) {
      let (a, b) = (index(range.start, encoding), index(range.end, encoding))
      scalars.replaceSubrange(min(a, b)..<max(a, b), with: Array(text.unicodeScalars))
    }
  }

  @Test(arguments: PositionEncoding.allCases, [1, 2, 3, 4] as [UInt64])
  func `Random edits give what a plain text gives`(encoding: PositionEncoding, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "bc", "\n", "\r", "\r\n", "é", "𐐀", "👨‍👩‍👧", "\u{FEFF}", "x\ny", "\n\n", "\r\r\n", "z\u{301}", "",
    ]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    let start = text(30)
    let store = store(start, encoding)
    var oracle = Oracle(scalars: Array(start.unicodeScalars))

    for step in 0..<150 {
      var changes: [LSP.TextDocumentContentChangeEvent] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let lines = (oracle.places(encoding).last?.line ?? 0) + 2
        func position() -> LSP.Position {
          LSP.Position(
            line: Int.random(in: -1...lines, using: &generator),
            character: Int.random(in: -1...12, using: &generator))
        }
        if Int.random(in: 0..<40, using: &generator) == 0 {
          let whole = text(30)
          oracle = Oracle(scalars: Array(whole.unicodeScalars))
          changes.append(.init(range: nil, text: whole))
        } else {
          var range = LSP.Range(start: position(), end: position())
          if Bool.random(using: &generator) { range.end = range.start }
          let new = text(Int.random(in: 0...3, using: &generator))
          oracle.replace(range, with: new, encoding)
          changes.append(.init(range: range, text: new))
        }
      }
      let known = store.change(.init(textDocument: .init(uri: uri, version: step), contentChanges: changes))
      try #require(known)
      let document = try #require(store[uri])
      let expected = String(String.UnicodeScalarView(oracle.scalars))
      try #require(document.text == Array(expected.utf8))
      try #require(document.lines == LineIndex(document.text))
      // Each place has the position that the oracle gives it, and comes back from it.
      var offset = 0
      for (index, place) in oracle.places(encoding).enumerated() {
        try #require(document.lines.position(at: offset, in: document.text, encoding: encoding) == place)
        let back = document.lines.offset(of: place, in: document.text, encoding: encoding)
        let isWithinLineEnd =
          index > 0 && index < oracle.scalars.count && oracle.scalars[index - 1] == "\r"
          && oracle.scalars[index] == "\n"
        try #require(back == (isWithinLineEnd ? offset - 1 : offset))
        if index < oracle.scalars.count { offset += String(oracle.scalars[index]).utf8.count }
      }
    }
  }

  @Test func `Edits of a long file are cheap`() throws {
    let document = Document(
      uri: uri, languageID: "swift", version: 0,
      text: Array(String(repeating: "    .padding(.horizontal, 12) // a line\n", count: 10_000).utf8))
    let clock = ContinuousClock()
    let time = clock.measure {
      for version in 1...200 {
        document.apply([change((version, 3), (version, 3), "x")], version: version, encoding: .utf16)
      }
    }
    // Generous: unoptimized code on a busy machine. Reading the whole text anew would take far longer.
    #expect(time < .seconds(2), "\(time)")
    #expect(document.lines == LineIndex(document.text))
  }
}
