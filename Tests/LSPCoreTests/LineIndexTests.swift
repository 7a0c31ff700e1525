import Testing

@testable import LSPCore

@Suite struct LineIndexTests {
  private func position(_ offset: Int, _ text: String, _ encoding: PositionEncoding) -> LSP.Position {
    let bytes = Array(text.utf8)
    return LineIndex(bytes).position(at: offset, in: bytes, encoding: encoding)
  }

  private func offset(_ line: Int, _ character: Int, _ text: String, _ encoding: PositionEncoding) -> Int {
    let bytes = Array(text.utf8)
    return LineIndex(bytes).offset(
      of: LSP.Position(line: line, character: character), in: bytes, encoding: encoding)
  }

  @Test(arguments: [
    ([String]?.none, PositionEncoding.utf16), ([], .utf16), (["utf-7"], .utf16), (["utf-16"], .utf16),
    (["utf-16", "utf-8"], .utf8), (["utf-32", "utf-16"], .utf16), (["utf-32"], .utf32),
  ])
  func `The encoding is the best that is offered`(offered: [String]?, chosen: PositionEncoding) {
    #expect(PositionEncoding.negotiated(offered: offered) == chosen)
  }

  @Test(arguments: [(PositionEncoding.utf8, 5), (.utf16, 3), (.utf32, 2)])
  func `A letter behind one of another plane`(encoding: PositionEncoding, character: Int) {
    #expect(position(5, "a𐐀b", encoding) == LSP.Position(line: 0, character: character))
    #expect(offset(0, character, "a𐐀b", encoding) == 5)
  }

  @Test func `All three line ends`() {
    let text = "a\nb\r\nc\rd\n\r\n\r\re"
    let index = LineIndex(Array(text.utf8))
    #expect(index.lineCount == 8)
    let starts = (0..<8).map { index.range(ofLine: $0, in: Array(text.utf8)).lowerBound }
    #expect(starts == [0, 2, 5, 7, 9, 11, 12, 13])
    #expect(index.contentRange(ofLine: 1, in: Array(text.utf8)) == 2..<3)
    #expect(LineIndex([]).lineCount == 1)
    #expect(LineIndex(Array("a\r".utf8)).lineCount == 2)
  }

  @Test(arguments: PositionEncoding.allCases)
  func `Positions out of range are clamped`(encoding: PositionEncoding) {
    let text = "ab\r\né\n"
    #expect(offset(0, 99, text, encoding) == 2)
    #expect(offset(0, .max, text, encoding) == 2)
    #expect(offset(1, 99, text, encoding) == 6)
    #expect(offset(2, 5, text, encoding) == 7)
    #expect(offset(3, 0, text, encoding) == 7)
    #expect(offset(.max, .max, text, encoding) == 7)
    #expect(offset(-1, 5, text, encoding) == 0)
    #expect(offset(0, -1, text, encoding) == 0)
    #expect(offset(.min, .min, text, encoding) == 0)
    #expect(position(-3, text, encoding) == LSP.Position(line: 0, character: 0))
    #expect(position(99, text, encoding) == LSP.Position(line: 2, character: 0))
    // Between `\r` and `\n`.
    #expect(position(3, text, encoding) == LSP.Position(line: 0, character: 2))
  }

  @Test func `Positions within a scalar are its start`() {
    #expect(offset(0, 2, "a𐐀b", .utf16) == 1)
    for character in 2...4 { #expect(offset(0, character, "a𐐀b", .utf8) == 1) }
    for offset in 2...4 {
      #expect(position(offset, "a𐐀b", .utf8).character == 1)
      #expect(position(offset, "a𐐀b", .utf16).character == 1)
      #expect(position(offset, "a𐐀b", .utf32).character == 1)
    }
  }

  @Test func `An inverted range is turned round`() {
    let bytes = Array("hello".utf8)
    let range = LSP.Range(start: .init(line: 0, character: 4), end: .init(line: 0, character: 1))
    #expect(LineIndex(bytes).offsets(of: range, in: bytes, encoding: .utf16) == 1..<4)
  }

  @Test func `Bytes that aren't UTF-8 have positions`() {
    let bytes: [UInt8] = [0x61, 0x80, 0x80, 0x80, 0x80, 0x80, 0xFF, 0x0A, 0xC3]
    let index = LineIndex(bytes)
    for encoding in PositionEncoding.allCases {
      for offset in 0...bytes.count {
        let position = index.position(at: offset, in: bytes, encoding: encoding)
        #expect(index.offset(of: position, in: bytes, encoding: encoding) <= bytes.count)
      }
    }
  }
}
