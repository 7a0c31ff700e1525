import Testing
import ViewAnalysis

@testable import view_lsp

/// What helps to write a configuration file: completion, and edits that keep its layout.
@Suite struct ConfigurationEditTests {
  /// The cursor stands where the text has `|`.
  private func cursor(_ text: String) -> ConfigurationCursor? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return ConfigurationCursor(Array(parts.joined().utf8), at: parts.first?.utf8.count ?? 0)
  }

  private func labels(_ text: String) -> [String] {
    cursor(text).map { ConfigurationCompletion.completions(at: $0).map(\.label) } ?? []
  }

  @Test(arguments: [
    ("{|}", [], 1..<1), ("{ \"pro|\" }", [], 2..<7), ("{ \"pro|", [], 2..<6), ("{ pro|f }", [], 2..<6),
    ("{ |pro }", [], 2..<5), ("{\"profile\": \"all\",|", [], 18..<18),
    ("{ \"profile\": 1 \"|\" }", [], 15..<17),
    ("{ \"rules\": { | } }", ["rules"], 13..<13),
    ("// a {\n{ \"rules\": { \"large_body\": {\"|\"} } }", ["rules", "large_body"], 35..<37),
    ("{ \"rules\": {}, | }", [], 15..<15), ("{ \"exclude\": [\"{\", \"a\"], | }", [], 25..<25),
  ])
  func keys(text: String, path: [String], range: Range<Int>) {
    let cursor = cursor(text)
    #expect(cursor?.role == .key(hasColon: false) && cursor?.path == path && cursor?.range == range)
  }

  @Test(arguments: [
    ("{ \"profile\": |}", ["profile"], 13..<13), ("{ \"profile\":|", ["profile"], 12..<12),
    ("{ \"profile\": \"st|rict\" }", ["profile"], 13..<21),
    ("{ \"profile\": \"st|, \n}", ["profile"], 13..<16),
    ("{ \"rules\": { \"any_view\": wa| } }", ["rules", "any_view"], 25..<27),
    (
      "{ \"rules\": { \"large_body\": { \"severity\": \"|\" } } }", ["rules", "large_body", "severity"],
      41..<43
    ),
  ])
  func values(text: String, path: [String], range: Range<Int>) {
    let cursor = cursor(text)
    #expect(cursor?.role == .value && cursor?.path == path && cursor?.range == range)
  }

  @Test(arguments: [
    "|{}", "{}|", "{ // |\n}", "{ /* | */ }", "{ \"profile\"| }", "{ \"profile\" | : 1 }",
    "{ \"profile\": \"all\" | }",
    "{ \"exclude\": [ | ] }", "{ \"exclude\": [ \"|\" ] }", "", "|", "[|]", "{ |\"a\": 1 }",
  ])
  func elsewhere(text: String) {
    #expect(cursor(text) == nil)
  }

  @Test func `Any text and any place is read`() {
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "a", "//", "/*", "*/", "\n", "\\", " ", "\"rules\"", "é",
    ]
    var state: UInt64 = 3
    for _ in 0..<2_000 {
      let text = (0..<12).map { _ -> String in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined()
      let bytes = Array(text.utf8)
      for offset in 0...bytes.count {
        guard let cursor = ConfigurationCursor(bytes, at: offset) else { continue }
        #expect(cursor.range.lowerBound <= offset && offset <= cursor.range.upperBound)
        #expect(cursor.range.upperBound <= bytes.count)
      }
    }
    let nested = Array(String(repeating: "{\"a\":", count: 100_000).utf8)
    #expect(ConfigurationCursor(nested, at: nested.count) == nil)
  }

  @Test func completions() {
    #expect(labels("{|}") == ConfigurationFile.keys)
    // What is there already isn't offered again, before and after the place.
    #expect(
      labels("{ \"profile\": \"all\", \"|\", \"rules\": {} }") == [
        "$schema", "extends", "include", "exclude", "baseline",
      ])
    #expect(labels("{ \"profile\": | }") == ["none", "recommended", "strict", "all"])
    #expect(
      labels("{ \"rules\": { \"any_view\": 1, | } }") == Catalogue.rules.map(\.id).filter { $0 != "any_view" }
    )
    #expect(
      labels("{ \"rules\": { \"any_view\": | } }") == ["error", "warning", "information", "hint", "off"])
    #expect(labels("{ \"rules\": { \"large_body\": { | } } }").prefix(2) == ["severity", "max_lines"])
    #expect(labels("{ \"rules\": { \"large_body\": { \"max_lines\": | } } }").count == 1)
    #expect(labels("{ \"rules\": { \"nothing\": | } }") == [] && labels("{ \"extends\": | }") == [])
    let key = cursor("{ \"pro|\": 1 }").map { ConfigurationCompletion.completions(at: $0) }
    #expect(key?.first { $0.label == "profile" }?.newText == "\"profile\"")
    #expect(
      cursor("{|}").map { ConfigurationCompletion.completions(at: $0) }?.last?.newText == "\"baseline\": ")
  }

  private func off(_ rule: String, _ text: String) -> String? {
    let bytes = Array(text.utf8)
    return ConfigurationEdit.turningOff(rule, in: bytes).map {
      String(decoding: $0.applied(to: bytes), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{}", "{\n  \"rules\": {\n    \"any_view\": \"off\"\n  }\n}"),
    (
      "{ \"profile\": \"all\" }\n", "{ \"profile\": \"all\", \"rules\": {\n    \"any_view\": \"off\"\n  } }\n"
    ),
    (
      "{\n    // all\n    \"profile\": \"all\" // of them\n}\n",
      "{\n    // all\n    \"profile\": \"all\", // of them\n    \"rules\": {\n      \"any_view\": \"off\"\n    }\n}\n"
    ),
    (
      "{\r\n\t\"profile\": \"all\",\r\n}",
      "{\r\n\t\"profile\": \"all\",\r\n\t\"rules\": {\r\n\t\t\"any_view\": \"off\"\r\n\t},\r\n}"
    ),
    ("{ \"rules\": {} }", "{ \"rules\": {\n  \"any_view\": \"off\"\n} }"),
    (
      "{\n  \"rules\": {\n    // \"x\": \"off\",\n  }\n}",
      "{\n  \"rules\": {\n    \"any_view\": \"off\"\n    // \"x\": \"off\",\n  }\n}"
    ),
    (
      "{\n  \"rules\": {\n    \"large_body\": \"hint\", // why\n  }\n}",
      "{\n  \"rules\": {\n    \"large_body\": \"hint\", // why\n    \"any_view\": \"off\",\n  }\n}"
    ),
    (
      "{ \"rules\": { \"large_body\": \"hint\" } }",
      "{ \"rules\": { \"large_body\": \"hint\", \"any_view\": \"off\" } }"
    ),
    ("{ \"rules\": { \"any_view\": \"hint\" } }", "{ \"rules\": { \"any_view\": \"off\" } }"),
    (
      "{ \"rules\": { \"any_view\": {\"severity\":\"hint\"} } }",
      "{ \"rules\": { \"any_view\": {\"severity\":\"off\"} } }"
    ),
  ])
  func `A rule is turned off where it belongs`(text: String, expected: String) {
    #expect(off("any_view", text) == expected)
    #expect(ConfigurationFile(bytes: Array(expected.utf8)).problems.isEmpty)
  }

  @Test func `Options stay when a rule is turned off`() {
    #expect(
      off("large_body", "{ \"rules\": { \"large_body\": { \"max_lines\": 7 } } }")
        == "{ \"rules\": { \"large_body\": { \"max_lines\": 7, \"severity\": \"off\" } } }")
  }

  @Test func `What is no configuration is left alone`() {
    for text in ["", "{", "[]", "{ \"rules\": [] }", "{ \"rules\": 1 }"] {
      #expect(off("any_view", text) == nil)
    }
    let written = Array(ConfigurationFile.template.utf8)
    let edits = ConfigurationEdit.turningOff("any_view", in: written)
    #expect(edits?.count == 1)
    #expect(
      ConfigurationFile(bytes: Array(ConfigurationEdit.newFile(turningOff: "any_view").utf8)).rules[
        "any_view"]?.isOff == true)
  }
}
