import TestSupport
import Testing

@testable import LSPCore

@Suite struct FrameDecoderTests {
  /// All that a decoder finds in the text, given in pieces of the size.
  private func frames(_ text: String, pieces size: Int = .max) -> [Frame] {
    var decoder = FrameDecoder()
    var found: [Frame] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      decoder.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let frame = decoder.next() { found.append(frame) }
    }
    return found
  }

  private func message(_ body: String) -> Frame { .message(Array(body.utf8)) }

  private func wire(_ body: String) -> String {
    String(decoding: framed(Array(body.utf8)), as: UTF8.self)
  }

  @Test func `Content-Length counts bytes`() {
    #expect(wire("{\"a\":\"é𐐀\"}") == "Content-Length: 14\r\n\r\n{\"a\":\"é𐐀\"}")
    #expect(frames(wire("{\"a\":\"é𐐀\"}")) == [message("{\"a\":\"é𐐀\"}")])
  }

  @Test(arguments: [1, 2, 3, 7, 20, 1000])
  func `The split over reads makes no difference`(size: Int) {
    let text = wire("{}") + wire("") + wire("[\"\r\n\r\n\"]") + wire("{\"é\":1}")
    #expect(
      frames(text, pieces: size) == [
        message("{}"), message(""), message("[\"\r\n\r\n\"]"), message("{\"é\":1}"),
      ])
  }

  @Test(arguments: [
    "content-length: 2\r\n\r\n{}",
    "CONTENT-LENGTH:2\r\n\r\n{}",
    "Content-Length:   2  \r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "\r\nContent-Length: 2\r\n\r\n{}",
    "X-Other: 5\r\nContent-Length: 2\r\nAnother: a:b\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "Content-Length: 2\r\ncontent-type: application/json;charset=\"UTF-8\"\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n{}",
  ])
  func `Headers are read leniently`(text: String) {
    #expect(frames(text) == [message("{}")])
    #expect(frames(text, pieces: 1) == [message("{}")])
  }

  @Test(arguments: [
    "Content-Length: abc\r\n\r\n{\"lost\":1}",
    "Content-Length: -5\r\n\r\n{\"lost\":1}",
    "Content-Length: 2.5\r\n\r\n{}",
    "Content-Length:\r\n\r\n{}",
    "Content-Length: 268435457\r\n\r\n{}",
    "Content-Length: 99999999999999999999999999\r\n\r\n{}",
    "Content-Type: application/json\r\n\r\n{}",
    "nothing that anyone knows\r\n\r\n{}",
    "\"rest of a body\"}",
    "Content-Length: 10\r\nContent-Type: text; charset=utf-16\r\n\r\n0123456789",
    String(repeating: "x", count: 20_000),
    String(repeating: "Content-Length: 5\r\nX: y\r\n", count: 1000),
  ])
  func `After a useless header the stream is found again`(text: String) {
    for size in [1, 5, 100, Int.max] {
      let found = frames(text + wire("{\"a\":1}") + wire("{\"b\":2}"), pieces: size)
      #expect(found.suffix(2) == [message("{\"a\":1}"), message("{\"b\":2}")])
      #expect(found.dropLast(2).contains { if case .problem = $0 { true } else { false } })
    }
  }

  @Test func `A body that is shorter than it says costs itself and the next message`() {
    let found = frames("Content-Length: 50\r\n\r\n{}" + wire("{\"lost\":1}") + wire("{\"a\":1}") + wire("{}"))
    #expect(found.last == message("{}"))
  }

  @Test func `Time is linear in the number of bytes`() {
    func time(_ text: String) -> Duration { processorTime { _ = frames(text, pieces: 4096) } }
    let junk = String(repeating: "Content-Length: 1 Content-Length", count: 4_000)
    let body = wire(String(repeating: "x", count: 1 << 20))
    #expect(time(junk) < .seconds(5))
    #expect(time(body) < .seconds(5))
    #expect(time(String(repeating: wire("{}"), count: 10_000)) < .seconds(5))
  }

  @Test func `Bytes at random neither crash nor stall`() {
    var generator = SeededGenerator(seed: 1)
    let pieces = [
      "Content-Length: ", "\r\n", "\n", "2", "99999999999", "-", "{}", "\u{0}", "é", ":", "charset=x",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      _ = frames(text, pieces: Int.random(in: 1...20, using: &generator))
    }
  }
}
