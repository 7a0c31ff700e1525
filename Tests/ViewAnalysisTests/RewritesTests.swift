import Testing

@testable import ViewAnalysis

/// The tool box that rewrites are built with.
final class RewritesTests {
  @Test(arguments: [
    ("a {\n  b {\n    c\n  }\n}\n", "  "),
    ("a {\n    b {\n        c\n    }\n}\n", "    "),
    ("a {\n\tb {\n\t\tc\n\t}\n}\n", "\t"),
    ("a {\n   b\n}\n", "   "),
    ("a\n", "    "),
    ("", "    "),
    ("f(a,\n  b: {\n    c\n  })\nx {\n  y\n}", "  "),
  ])
  func indentationUnit(text: String, unit: String) {
    #expect(layout(text).indentationUnit == unit)
  }

  @Test func lineEnds() {
    #expect(layout("a\r\nb\n").lineEnding == "\r\n")
    #expect(layout("a\nb\r\n").lineEnding == "\n")
    #expect(layout("").lineEnding == "\n")
    #expect(layout("a\rb\n").lineEnding == "\r")
    let cr = layout("ab\r cd")
    #expect(cr.lineEnd(of: 0) == 2)
    #expect(cr.nextLineStart(of: 0) == 3)
    #expect(cr.lineStart(of: 5) == 3)
    #expect(!cr.isOneLine(0..<5) && cr.isOneLine(3..<6))
    let crlf = layout("ab\r\n cd")
    #expect(crlf.lineEnd(of: 0) == 2)
    #expect(crlf.nextLineStart(of: 0) == 4)
    #expect(crlf.lineStart(of: 6) == 4)
    #expect(crlf.indentation(at: 6) == " ")
    #expect(crlf.endsLine(2))
  }

  @Test(arguments: [
    ("a\n  X\nb", "a\nb"),
    ("a\r\n  X\r\nb", "a\r\nb"),
    ("a X", "a"),
    ("X  b", "b"),
    ("a { X }", "a { }"),
    ("a\nX", "a\n"),
    ("X // c", "// c"),
  ])
  func removal(text: String, expected: String) throws {
    let start = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "X")))
    let range = layout(text).removal(of: start..<start + 1)
    #expect(apply([TextEdit(range: range, newText: "")], text) == expected)
  }

  @Test func reindenting() {
    let text = "    a(\n      b,\n\n  c\n    )"
    #expect(
      layout(text).reindented(0..<text.utf8.count, from: "    ", to: "\t") == "\ta(\n\t  b,\n\n  c\n\t)")
  }

  @Test func multilineStringsMoveAsAWhole() {
    let text = "    a(\"\"\"\n      b \\(c)\n\n    \"\"\")\n    d(\"\"\"\n  e\n  \"\"\")"
    #expect(
      layout(text).reindented(0..<text.utf8.count, from: "    ", to: "  ")
        == "  a(\"\"\"\n    b \\(c)\n\n  \"\"\")\n  d(\"\"\"\n  e\n  \"\"\")")
  }

  @Test(arguments: [
    ("Group { X() }", "X()"),
    ("Group { X() }.a()", "X().a()"),
    ("Group {\n  X()\n}\n.a()\n.b()", "X()\n  .a()\n  .b()"),
    ("Group {\n  X()\n    .z()\n}\n.a {\n  c\n}", "X()\n  .z()\n  .a {\n    c\n  }"),
    ("Group {\n  X {\n    y\n  }\n}\n.a()", "X {\n  y\n}\n.a()"),
    ("Group {\n  X()\n}.a()", "X().a()"),
    ("Group {\n  // c\n  X() // d\n}.a()", "// c\nX() // d\n  .a()"),
    ("Group { // c\n  X()\n}", "// c\nX()"),
    ("Group {\r\n\tX()\r\n}\r\n.a()", "X()\r\n\t.a()"),
    (
      "a {\n  Group {\n    X(\"\"\"\n      t\n      \"\"\")\n  }\n}", "a {\n  X(\"\"\"\n    t\n    \"\"\")\n}"
    ),
    ("Group {\n  x + y\n}.a()", "(x + y).a()"),
    ("Group {\n  X()\n  #if A\n  .b()\n  #endif\n}.a()", "X()\n#if A\n.b()\n#endif\n  .a()"),
  ])
  func unwrapping(text: String, expected: String) throws {
    let file = source(text)
    let call = try #require(group(in: file))
    let closure = try #require(call.trailingClosure)
    let edits = try #require(layout(text).unwrapping(call, closure: closure))
    #expect(apply(edits, text) == expected)
  }

  @Test(arguments: [
    "let a = Group {\n  // c\n  X()\n}", "Group /* c */ { X() }", "Group { a in X() }", "Group { X(); }",
    "Group { X(); Y() }", "Group { try X() }", "Group { .x() }", "Group { }", "Group { let a = 1 }",
  ])
  func noUnwrapping(text: String) throws {
    let file = source(text)
    let call = try #require(group(in: file))
    let closure = try #require(call.trailingClosure)
    #expect(layout(text).unwrapping(call, closure: closure) == nil)
  }

  @Test(arguments: [
    ("f(a, b, c)", "a ? b : c"),
    ("f(a && b, 1 + 2, .x)", "a && b ? 1 + 2 : .x"),
    ("f(a ? b : c, d ? e : f, x ?? y)", "(a ? b : c) ? (d ? e : f) : x ?? y"),
    ("f(a <=> b, c, d)", "(a <=> b) ? c : d"),
    ("f(a, try b, c)", nil),
  ])
  func ternaries(code: String, expected: String?) throws {
    let file = source(code)
    let call = try #require(FunctionCall(file.tree.root.statements.first?.firstChild))
    let values = call.arguments.compactMap(\.value)
    try #require(values.count == 3)
    #expect(ExpressionText.ternary(values[0], then: values[1], else: values[2]) == expected)
  }

  /// Keeps the trees that the test looks at.
  private var parsed: [ParsedFile] = []

  private func layout(_ text: String) -> Layout {
    let file = parse(Array(text.utf8))
    parsed.append(file)
    return Layout(file.tree)
  }

  private func group(in file: SourceFile) -> FunctionCall? {
    file.tree.root.descendants(.functionCallExpr).lazy.compactMap(FunctionCall.init)
      .first { $0.isPlainCall(of: "Group") }
  }

  private func apply(_ edits: [TextEdit], _ text: String) -> String { applying(edits, to: text) }
}

/// The text after the edits.
func applying(_ edits: [TextEdit], to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    bytes.replaceSubrange(edit.range, with: edit.newText.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}
