import Foundation
import TestSupport
import Testing

@testable import LSPCore

@Suite struct JSONValidationTests {
  private func error(_ text: String) -> Int? { firstJSONError(in: Array(text.utf8)) }

  @Test(arguments: [
    "{}", "[]", "0", "-0", "1.5e+10", "1E-2", "true", " null\r\n", #""""#,
    #""a\"\\\/\b\f\n\r\té𐐀\u00e9\ud83d""#,
    #"{"a":[1,{"b":[]},"c"],"":{}}"#, "[[[[]]],[]]", " [ 1 , 2 ] ",
  ])
  func `JSON is JSON`(text: String) { #expect(error(text) == nil) }

  @Test(arguments: [
    ("", 0), (" ", 1), ("{", 1), ("[1,]", 3), ("[,1]", 1), (#"{"a":1,}"#, 7), (#"{"a"}"#, 4), ("{1:2}", 1),
    ("[1 2]", 3), ("[1]]", 3), ("[}", 1), (#"{"a":1]"#, 6), ("01", 1), ("-", 1), ("1.", 2), ("1e", 2),
    (".5", 0),
    ("+1", 0), ("tru", 3), ("nul l", 3), ("NaN", 0), ("'a'", 0), (#""a"#, 2), ("\"a\tb\"", 2), (#""\x""#, 2),
    (#""\u00g0""#, 5), ("[1] x", 4), ("{} {}", 3), ("/**/1", 0), ("\u{FEFF}1", 0),
  ])
  func `What is no JSON is told with the first wrong byte`(text: String, offset: Int) {
    #expect(error(text) == offset)
  }

  /// On damaged texts it agrees with Foundation's decoder, as far as that reads everything.
  @Test func `It agrees with the system's decoder`() {
    let text = Array(#"{"a":[1,-2.5e3,true,null,"x\nz\"",{"b":{}}],"c":"é","d":[[],[0]]}"#.utf8)
    let bytes = Array(#"{}[]",:0.e-\ tnu"#.utf8)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        if Bool.random(using: &generator) {
          damaged.remove(at: index)
        } else {
          damaged[index] = bytes[Int.random(in: bytes.indices, using: &generator)]
        }
      }
      let isRead = (try? JSONDecoder().decode(JSONValue.self, from: Data(damaged))) != nil
      let isValid = firstJSONError(in: damaged) == nil
      // A member that stands twice is read once, so that the other may hold anything.
      if isRead != isValid, !isRead || String(decoding: damaged, as: UTF8.self).contains("\\") { continue }
      #expect(isRead == isValid, "\(String(decoding: damaged, as: UTF8.self))")
    }
  }

  @Test func `Depth is no danger`() {
    let depth = 1_000_000
    let open = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    #expect(firstJSONError(in: open) == depth)
    #expect(firstJSONError(in: open + [UInt8](repeating: UInt8(ascii: "]"), count: depth)) == nil)
  }
}
