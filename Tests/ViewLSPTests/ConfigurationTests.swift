import Testing
import ViewAnalysis

@testable import view_lsp

@Suite struct ConfigurationTests {
  static let rules = [
    Rule(
      id: "large_body", severity: .information, profile: .recommended, family: .cost, title: "", summary: "",
      why: "", remedy: "", silentOn: [], keepIf: [], sources: [], examples: [],
      options: [RuleOption("max_lines", default: 100, summary: "")], kinds: [], check: { _, _ in },
      explain: { _, _ in "" }),
    Rule(
      id: "any_view", severity: .warning, profile: .recommended, family: .contract, title: "", summary: "",
      why: "",
      remedy: "", silentOn: [], keepIf: [], sources: [], examples: [], kinds: [], check: { _, _ in },
      explain: { _, _ in "" }),
  ]

  private func read(_ text: String) -> ConfigurationFile {
    ConfigurationFile(bytes: Array(text.utf8), rules: Self.rules)
  }

  @Test func everything() {
    let text = """
      // Comments, and commas at the end.
      {
        "$schema": "x", "profile": "strict", /* one */ "include": ["App/**",], "exclude": [],
        "rules": { "any_view": "off", "large_body": { "severity": "hint", "max_lines": 150, }, },
        "baseline": "b.json", "extends": "../x.json",
      }
      """
    let file = read(text)
    #expect(file.problems == [])
    #expect(file.profile == .strict && file.include == ["App/**"] && file.exclude == [])
    #expect(file.rules["any_view"] == RuleSetting(isOff: true))
    #expect(file.rules["large_body"] == RuleSetting(severity: .hint, options: ["max_lines": 150]))
    #expect(file.baseline?.value == "b.json" && file.extends?.value == "../x.json")
    let utf8 = Array(text.utf8)
    let names = file.ruleNames.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(names == ["\"any_view\"", "\"large_body\""])
  }

  @Test(arguments: [
    ("", "the file is empty: expected an object", ""),
    ("[]", "expected an object, found an array", "[]"),
    ("{ \"profile\": \"strikt\" }", "unknown profile \"strikt\"; did you mean \"strict\"?", "\"strikt\""),
    ("{ \"profil\": \"all\" }", "unknown key \"profil\"; did you mean \"profile\"?", "\"profil\""),
    ("{ \"profile\": 1 }", "\"profile\" must be a string, not a number", "1"),
    (
      "{ \"rules\": { \"anyview\": \"off\" } }", "unknown rule \"anyview\"; did you mean \"any_view\"?",
      "\"anyview\""
    ),
    (
      "{ \"rules\": { \"any_view\": \"warn\" } }", "unknown severity \"warn\"; did you mean \"warning\"?",
      "\"warn\""
    ),
    (
      "{ \"rules\": { \"large_body\": { \"maxlines\": 1 } } }",
      "unknown option of large_body \"maxlines\"; did you mean \"max_lines\"?", "\"maxlines\""
    ),
    (
      "{ \"rules\": { \"large_body\": { \"max_lines\": -1 } } }",
      "\"max_lines\" must be a whole number of at least 0",
      "-1"
    ),
    (
      "{ \"rules\": { \"any_view\": true } }",
      "a rule's value must be a severity or an object, not a Boolean",
      "true"
    ),
    ("{ \"include\": \"x\" }", "\"include\" must be an array of patterns, not a string", "\"x\""),
    (
      "{ \"profile\": \"all\", \"profile\": \"none\" }", "the key \"profile\" is given twice",
      "\"profile\""
    ),
    ("{ \"profile\" \"all\" }", "expected ':' after the key \"profile\"", "\""),
    ("{ \"profile\": \"all\" \"rules\": {} }", "expected ',' or '}'", "\""),
    ("{ \"profile\": \"all\n\" }", "this string is not closed", "\"all"),
    ("{ \"include\": [ }", "expected a value", "}"), ("{ /* x", "this comment is not closed", "/* x"),
    ("{} x", "unexpected content after the end of the object", "x"),
    ("{ \"profile\": al }", "expected a value, found 'al'", "al"),
  ])
  func mistakes(text: String, message: String, place: String) {
    let problems = read(text).problems
    #expect(problems.map(\.message) == [message])
    if let range = problems.first?.range {
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == place)
    }
  }

  @Test func `A name that is far from all names has no nearest one`() {
    let problems = read(#"{ "rules": { "foo": "off" }, "xyz": 1 }"#).problems
    #expect(problems.map(\.message) == ["unknown rule \"foo\"", "unknown key \"xyz\""])
  }

  @Test(.timeLimit(.minutes(1)))
  func `Of very many mistakes the first hundred are listed`() {
    let names = (0..<200_000).map { "\"any_vie\($0)\": \"off\"" }
    let problems = read("{ \"rules\": { \(names.joined(separator: ",\n")) } }").problems
    #expect(problems.count == 101)
    #expect(problems.first?.message == "unknown rule \"any_vie0\"; did you mean \"any_view\"?")
    #expect(problems.last?.message == "and 199900 more problems")
  }

  @Test func deepNestingIsAnError() {
    let text = String(repeating: "[", count: 100_000)
    #expect(read(text).problems.map(\.message) == ["nested too deeply"])
  }

  @Test func escapes() throws {
    let value = try PositionedJSONReader.read(Array(#""a\"\\\u00e9\ud83d\ude00\n""#.utf8))
    #expect(value.string == "a\"\\é😀\n")
  }

  // MARK: Files

  private func loader(_ files: [String: String]) -> ConfigurationLoader {
    ConfigurationLoader(
      read: { path throws(FileFailure) in
        guard let text = files[path] else { throw FileFailure("No such file") }
        return Array(text.utf8)
      }, exists: { files[$0] != nil })
  }

  @Test func theNearestFileWins() {
    let loader = loader([
      "/w/.view-lsp.json": #"{"profile": "strict"}"#, "/w/a/.view-lsp.json": #"{"profile": "none"}"#,
      "/.view-lsp.json": #"{"profile": "all"}"#,
    ])
    #expect(loader.configuration(forFolder: "/w/a/b/c", root: "/w").configuration.profile == .none)
    #expect(loader.configuration(forFolder: "/w/b", root: "/w").configuration.profile == .strict)
    #expect(loader.configuration(forFolder: "/v/b", root: "/v").configuration.profile == .recommended)
  }

  @Test func extendsLiesBelow() {
    let loader = loader([
      "/w/base.json": #"{"profile": "strict", "exclude": ["x"], "baseline": "b.json"}"#,
      "/w/a/.view-lsp.json": #"{"extends": "../base.json", "include": ["y"]}"#,
    ])
    let loaded = loader.configuration(forFolder: "/w/a", root: "/w")
    #expect(loaded.problems == [] && loaded.configuration.profile == .strict)
    #expect(loaded.baseline == "/w/b.json")
    #expect(loaded.excludes("/w/x", isFolder: true) && !loaded.excludes("/w/a/z", isFolder: true))
    #expect(!loaded.excludes("/w/a/y/z.swift", isFolder: false))
    #expect(loaded.excludes("/w/a/z.swift", isFolder: false))
  }

  @Test func theFileWinsOverTheEditor() {
    var editor = LoadedConfiguration()
    editor.apply(
      read(#"{"profile": "all", "rules": {"any_view": "error", "large_body": {"max_lines": 9}}}"#),
      folder: "/w", patternFolder: "/w")
    var loaded = editor
    loaded.apply(
      read(#"{"profile": "none", "rules": {"large_body": "off"}}"#), folder: "/w", patternFolder: "/w")
    #expect(loaded.configuration.profile == .none)
    #expect(loaded.configuration.rules["any_view"] == RuleSetting(severity: .error))
    #expect(loaded.configuration.rules["large_body"] == RuleSetting(isOff: true, options: ["max_lines": 9]))
    let loader = ConfigurationLoader(
      read: { _ throws(FileFailure) in Array("{}".utf8) }, exists: { $0 == "/w/.view-lsp.json" }, base: editor
    )
    #expect(loader.configuration(forFolder: "/w/a", root: "/w").configuration == editor.configuration)
    #expect(loader.configuration(forFolder: "/v", root: "/v") == editor)
  }

  @Test func extendsGoesWrong() {
    let loader = loader([
      "/w/a/.view-lsp.json": #"{"extends": "b.json"}"#, "/w/a/b.json": #"{"extends": ".view-lsp.json"}"#,
      "/w/b/.view-lsp.json": #"{"extends": "../../out.json"}"#, "/out.json": "{}",
      "/w/c/.view-lsp.json": #"{"extends": "missing.json"}"#,
    ])
    func messages(_ folder: String) -> [String] {
      loader.configuration(forFolder: folder, root: "/w").problems.map { "\($0.path): \($0.problem.message)" }
    }
    #expect(messages("/w/a") == ["/w/a/b.json: \"extends\" forms a cycle with /w/a/.view-lsp.json"])
    #expect(messages("/w/b") == ["/w/b/.view-lsp.json: \"extends\" is outside the workspace /w"])
    #expect(messages("/w/c") == ["/w/c/.view-lsp.json: can't read /w/c/missing.json: No such file"])
  }
}
