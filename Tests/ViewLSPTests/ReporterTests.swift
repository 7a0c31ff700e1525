import LSPCore
import Testing
import ViewAnalysis

@testable import view_lsp

@Suite struct ReporterTests {
  @Test func linesAndColumns() {
    let lines = LineTable(Array("a\r\nö𐐀b\rc\n".utf8))
    func position(_ offset: Int) -> [Int] {
      let position = lines.position(of: offset)
      return [position.line, position.column]
    }
    #expect(position(0) == [1, 1])
    #expect(position(3) == [2, 1])
    #expect(position(9) == [2, 4])
    #expect(position(11) == [3, 1])
    #expect(position(13) == [4, 1])
    #expect(position(99) == [4, 1])
    #expect(lines.line(at: 4) == 3..<10)
    #expect(lines.line(at: 0) == 0..<1)
  }

  @Test func frames() {
    func frame(_ text: String, _ marked: String) -> [String] {
      let before = text.firstRange(of: marked).map { text[..<$0.lowerBound].utf8.count } ?? 0
      let frame = SourceFrame(lines: LineTable(Array(text.utf8)), range: before..<before + marked.utf8.count)
      return [frame.lineNumber, frame.text, frame.indent + frame.marks]
    }
    #expect(frame("x\n\tabc d\n", "abc") == ["2", "    abc d", "    ^~~"])
    #expect(frame("日本 abc", "abc") == ["1", "日本 abc", "     ^~~"])
    #expect(frame("x(\n  y)", "(\n  y)") == ["1", "x(", " ^"])
    let long = frame(
      String(repeating: "a", count: 5000) + "needle" + String(repeating: "b", count: 5000), "needle")
    #expect(long[1].count < 200 && long[1].contains("aneedleb"))
  }

  @Test func json() {
    let text = JSONText.object([
      ("b", .string("a\"\\\n\u{1}é")), ("a", .array([.integer(1), .null, .bool(true)])),
    ])
    #expect(text.compact == #"{"b":"a\"\\\n\u0001é","a":[1,null,true]}"#)
  }

  @Test func decimals() {
    #expect(decimal(1.2345, places: 2) == "1.23")
    #expect(decimal(0.005, places: 2) == "0.01")
    #expect(decimal(12, places: 0) == "12")
    #expect(decimal(-0.5, places: 1) == "-0.5")
  }

  @Test func utf8() {
    #expect(Array("aé日😀".utf8).isValidUTF8)
    for bad: [UInt8] in [
      [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xFF],
      [0xF0, 0x9F, 0x98], [0xE2, 0x82, 0x28],
    ] { #expect(!bad.isValidUTF8, "\(bad)") }
  }

  @Test func plainTexts() {
    let markdown =
      "## Title\n\nUse **this** and `a ** b`.\n\n```swift\nlet x = `y`\n\n```\n- X: <https://x.org>"
    #expect(
      plainText(ofMarkdown: markdown)
        == "Title\n\nUse this and a ** b.\n\n    let x = `y`\n\n- X: https://x.org")
  }

  @Test func workIsSpreadInOrder() {
    for jobs in [1, 2, 7] {
      #expect(Parallel.map(count: 100, jobs: jobs) { $0 * $0 } == (0..<100).map { $0 * $0 })
    }
    #expect(Parallel.map(count: 0, jobs: 4) { $0 } == [])
  }

  @Test func resultsAreHandedOverInOrder() {
    for (count, jobs) in [(0, 4), (1, 2), (31, 1), (32, 2), (33, 3), (500, 7)] {
      var taken: [[Int]] = []
      Parallel.forEach(count: count, jobs: jobs) {
        $0 * $0
      } inOrder: {
        taken.append([$0, $1])
      }
      #expect(taken == (0..<count).map { [$0, $0 * $0] })
    }
  }
}
