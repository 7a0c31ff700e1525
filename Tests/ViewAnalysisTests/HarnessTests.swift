import Testing

@testable import ViewAnalysis

/// What the tests of rules rest on.
struct HarnessTests {
  @Test func marks() {
    let (text, expectations) = Fixture.unmark(
      """
      struct A {
        // expect-next: any_view, large_body "too long"
        var a = 1
        var b = 2  // expect: any_view "erases"
      }
      """, file: "A.swift")
    #expect(text == "struct A {\n  var a = 1\n  var b = 2\n}")
    #expect(
      expectations == [
        .init(rule: "any_view", file: "A.swift", line: 1, message: nil),
        .init(rule: "large_body", file: "A.swift", line: 1, message: "too long"),
        .init(rule: "any_view", file: "A.swift", line: 2, message: "erases"),
      ])
  }

  @Test func differences() {
    #expect(difference(expected: "a\nb\nc", actual: "a\nc ") == "  a\n- b\n- c\n+ c·")
    #expect(difference(expected: "a\r\nb", actual: "a\nb") == "- a␍\n+ a\n  b")
  }

  @Test func edits() throws {
    func rewrite(_ edits: [TextEdit]) -> Rewrite { Rewrite(title: "Edit", level: .safe, edits: edits) }
    let edits = [TextEdit(range: 0..<1, newText: "b"), TextEdit(range: 6..<6, newText: "!")]
    #expect(try apply(rewrite(edits), to: "a 🌱") == "b 🌱!")
    #expect(throws: BadRewrite.self) { try apply(rewrite(edits.reversed()), to: "a 🌱") }
    #expect(throws: BadRewrite.self) {
      try apply(rewrite([TextEdit(range: 3..<4, newText: "")]), to: "a 🌱")
    }
    #expect(throws: BadRewrite.self) {
      try apply(rewrite([TextEdit(file: "Other.swift", range: 0..<1, newText: "")]), to: "a 🌱")
    }
  }

  @Test func tabs() {
    let fixture = Fixture(
      rule: "any_view", name: "A", files: [TestFile(name: "A.swift", text: "a {\n    b {\n         c\n")],
      expectations: [], settings: .init())
    #expect(fixture.withTabs.files[0].text == "a {\n\tb {\n\t\t c\n")
    #expect(fixture.withCRLF.files[0].text.utf8.count == fixture.files[0].text.utf8.count + 3)
  }
}
