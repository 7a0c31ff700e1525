import Foundation
import Testing
import ViewAnalysis

@testable import view_lsp

/// Every format on the same two findings, which have all that a finding can have.
@Suite struct FormatTests {
  private static let rule = Rule(
    id: "some_rule", severity: .warning, profile: .recommended, family: .structure, title: "A title",
    summary: "A summary.", why: "Why, with `code`.", remedy: "Do it.", details: "More.",
    silentOn: ["A thing."], keepIf: ["Never."], disagreement: "One says this, one that.",
    sources: [Citation(.viewsForContainers, section: "Decision guide"), Citation(.viewFundamentals)],
    examples: [Example(bad: "let a = 1", good: "let b = 1\n")],
    options: [RuleOption("limit", default: 3, summary: "How many.")], rewriteLevels: [.safe], kinds: [],
    check: { _, _ in },
    explain: { _, _ in "" })

  private var report: Report { report() }

  private func report(leastSeverity: Severity = .hint) -> Report {
    let texts = ["b c.swift": "let é = 1; x\nlet y = 2\n", "a.swift": "x\n"]
    let inputs = texts.keys.sorted().reversed().map { name in
      Selection.Input(
        file: InputFile(name: name, path: "/w/" + name), configuration: Configuration(),
        text: Array((texts[name] ?? "").utf8))
    }
    let findings = [
      DetailedFinding(
        Finding(
          rule: "some_rule", severity: .warning, message: "Don't: 100%,\nreally.", range: 12..<13,
          related: [RelatedLocation(file: "a.swift", range: 0..<1, message: "also here")]),
        FindingDetails(
          reason: "",
          rewrites: [
            Rewrite(
              title: "Do it", level: .safe,
              edits: [
                TextEdit(range: 12..<13, newText: "y"), TextEdit(file: "a.swift", range: 0..<0, newText: "z"),
              ])
          ])),
      DetailedFinding(
        Finding(rule: "other", severity: .hint, message: "m", range: 14..<19), FindingDetails(reason: "")),
    ]
    let project = Project(inputs, jobs: 1, progress: Progress(isShown: false))
    return Report(project, [findings, []], leastSeverity: leastSeverity)
  }

  private func printed(
    _ reporter: Reporter, _ report: Report? = nil, hasColour: Bool = false, isQuiet: Bool = false
  ) -> String {
    let out = Output()
    reporter.print(report ?? self.report, .init(hasColour: hasColour, isQuiet: isQuiet), out)
    return out.contents
  }

  @Test func human() {
    let text = printed(.human)
    #expect(
      text == """
        b c.swift:1:12: warning: Don't: 100%, really. [some_rule]
          1 | let é = 1; x
            |            ^
          a.swift:1:1: also here
        b c.swift:2:1: hint: m [other]
          2 | let y = 2
            | ^~~~~
        2 findings (0 errors, 1 warnings, 0 information, 1 hints) in 2 files

        """)
    let quiet = printed(.human, isQuiet: true)
    #expect(quiet.split(separator: "\n").count == 2)
    let coloured = printed(.human, hasColour: true)
    #expect(coloured.contains("\u{1B}[33m"))
    #expect(report.statistics == "1  other\n1  some_rule  rewrites: 1 safe\n")
  }

  @Test func `The closing line says what is left out`() {
    let information = printed(.human, report(leastSeverity: .information))
    #expect(!information.contains("[other]"))
    #expect(
      information.hasSuffix(
        "\n2 findings (0 errors, 1 warnings, 0 information, 1 hints) in 2 files; "
          + "1 hint left out (--min-severity hint shows all)\n"))
    let error = printed(.human, report(leastSeverity: .error))
    #expect(error.hasSuffix("in 2 files; 2 findings below error left out (--min-severity hint shows all)\n"))
    #expect(report(leastSeverity: .error).statistics == report.statistics)
  }

  @Test func `Every format has a name of its own`() {
    #expect(Set(Reporter.all.map(\.name)).count == Reporter.all.count)
    #expect(Reporter.named("json")?.showsRewrites == true && Reporter.named("xcode")?.showsRewrites == false)
    #expect(Reporter.named("none") == nil)
  }

  @Test func xcode() {
    #expect(
      printed(.xcode) == """
        b c.swift:1:12: warning: Don't: 100%, really. [some_rule]
        b c.swift:2:1: note: m [other]

        """)
  }

  @Test func github() {
    #expect(
      printed(.github) == """
        ::warning file=b c.swift,line=1,endLine=1,col=12,endColumn=13,title=some_rule::Don't: 100%25,%0Areally.
        ::notice file=b c.swift,line=2,endLine=2,col=1,endColumn=6,title=other::m

        """)
  }

  @Test func json() throws {
    struct Place: Decodable, Equatable {
      let line: Int
      let column: Int
      let offset: Int
    }
    struct Span: Decodable, Equatable {
      let start: Place
      let end: Place
    }
    struct Edit: Decodable {
      let path: String
      let range: Span
      let newText: String
    }
    struct Fix: Decodable {
      let title: String
      let level: String
      let edits: [Edit]
    }
    struct Related: Decodable {
      let path: String
      let range: Span
      let message: String
    }
    struct Item: Decodable {
      let path: String
      let rule: String
      let severity: String
      let message: String
      let range: Span
      let related: [Related]
      let fixes: [Fix]
    }
    struct Whole: Decodable {
      let version: String
      let files: Int
      let findings: [Item]
    }
    let text = printed(.json)
    let whole = try JSONDecoder().decode(Whole.self, from: Data(text.utf8))
    #expect(whole.files == 2 && whole.findings.map(\.rule) == ["some_rule", "other"])
    let first = try #require(whole.findings.first)
    #expect(first.message == "Don't: 100%,\nreally." && first.severity == "warning")
    #expect(first.range.start == Place(line: 1, column: 12, offset: 12))
    #expect(first.fixes.first?.edits.map(\.path) == ["b c.swift", "a.swift"])
    #expect(first.related.first?.range.end == Place(line: 1, column: 2, offset: 1))
  }

  @Test func gitlab() throws {
    let text = printed(.gitlab)
    let items = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(items.map { $0["severity"] as? String } == ["major", "info"])
    #expect(Set(items.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test func junit() {
    #expect(
      printed(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="view-lsp" tests="2" failures="2" errors="0">
          <testsuite name="b c.swift" tests="2" failures="2" errors="0">
            <testcase name="some_rule" classname="b c.swift" file="b c.swift" line="1">
              <failure type="warning" message="Don't: 100%,&#10;really.">b c.swift:1:12: Don't: 100%,&#10;really.</failure>
            </testcase>
            <testcase name="other" classname="b c.swift" file="b c.swift" line="2">
              <failure type="hint" message="m">b c.swift:2:1: m</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let empty = printed(.junit, Report(Project([], jobs: 1, progress: Progress(isShown: false)), []))
    #expect(empty.contains(#"tests="1" failures="0""#) && empty.contains(#"name="no findings""#))
    #expect(markupEscaped("<a & \"b\">\u{1}") == "&lt;a &amp; &quot;b&quot;&gt;\u{FFFD}")
  }

  @Test func markdown() {
    let text = printed(.markdown)
    #expect(
      text.hasSuffix(
        """

        **b c.swift**

        | Line | Severity | Finding | Rule |
        | ---: | --- | --- | --- |
        | 1 | warning | Don't: 100%, really. | some_rule |
        | 2 | hint | m | other |

        """))
    #expect(text.hasPrefix("### view-lsp\n\n2 findings"))
  }

  @Test func sarif() throws {
    let out = Output()
    printSARIF(report, rules: [Self.rule], to: out)
    let text = out.contents
    if let path = ProcessInfo.processInfo.environment["SARIF_OUT"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0" && results.count == 2)
    #expect(results[0]["ruleIndex"] as? Int == 0 && results[1]["ruleIndex"] == nil)
    #expect(text.contains(#""uri":"b%20c.swift""#) && text.contains("# A title"))
  }

  @Test func ruleTexts() {
    let markdown = RuleText(Self.rule).markdown
    #expect(
      markdown.hasPrefix("# A title\n\n`some_rule` · warning · profile recommended\n\n**Impact:** HIGH: "))
    let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    #expect(
      headings == [
        "Why", "What to do", "Example", "When it is silent", "When to keep the code", "Options", "Rewrites",
        "Where the sources disagree", "Measured precision", "Sources", "Turn it off",
      ])
    let plain = RuleText(Self.rule).plain
    #expect(plain.contains("    let b = 1\n") && !plain.contains("**") && !plain.contains("```"))
    #expect(
      plain.contains(
        "View fundamentals (Apple Developer Documentation): https://developer.apple.com/documentation/swiftui/view-fundamentals\n"
      ))
  }

  @Test func hoverTexts() {
    let hover = HoverText(Self.rule, reason: "Because `x`.")
    let markdown = hover.markdown(hasCommand: false)
    #expect(
      markdown.hasPrefix("### A title\n\n`some_rule` · warning · profile recommended\n\n**Impact:** HIGH: "))
    #expect(
      markdown.contains("**Here:** Because `x`.\n\n**Why:** Why, with `code`.\n\n**What to do:** Do it."))
    #expect(
      markdown.contains(
        "- Use Views for Containers, Modifiers for Styling, § Decision guide (iOS Design System rules, "
          + "`style-view-for-containers-modifier-for-styling`): <https://"))
    // The rest is a link, or the command that prints it.
    #expect(!markdown.contains("More.") && !markdown.contains("A thing.") && !markdown.contains("limit"))
    #expect(markdown.hasSuffix("`view-lsp explain some_rule`\n"))
    #expect(
      hover.markdown(hasCommand: true).hasSuffix(
        "](command:view-lsp.showDocumentation?%5B%22some_rule%22%5D)\n"))
    #expect(!hover.plain.contains("**") && !hover.plain.contains("```"))
  }

  // MARK: Fingerprints and baselines

  private func finding(_ rule: String, _ range: Range<Int>) -> Finding {
    Finding(rule: rule, severity: .hint, message: "", range: range)
  }

  @Test func fingerprintsOutliveTheirSurroundings() {
    let before = fingerprints(of: [finding("a", 0..<1), finding("a", 2..<3)], in: Array("x\nx\n".utf8))
    let after = fingerprints(of: [finding("a", 4..<5), finding("a", 6..<7)], in: Array("y\n  x\nx\n".utf8))
    #expect(before == after && Set(before).count == 2)
    #expect(fingerprints(of: [finding("b", 0..<1)], in: Array("x\n".utf8)) != [before[0]])
  }

  @Test func baselines() throws {
    let bytes = Array("x\ny\n".utf8)
    let (x, y) = (finding("a", 0..<1), finding("a", 2..<3))
    var baseline = Baseline(path: "/w/b.json")
    baseline.add([x], path: "/w/s/a.swift", bytes: bytes)
    let work = try Workspace(["s/b.json": "{ \"findings\": [1] }\n"])
    try work.write("b.json", Data(baseline.text.utf8))
    let read = try Baseline(contentsOf: work.url("b.json").path)
    let path = work.url("s/a.swift").path
    #expect(read.compare([x, y], path: path, bytes: bytes).isListed == [true, false])
    #expect(read.compare([x, y], path: path + "2", bytes: bytes).isListed == [false, false])
    #expect(read.compare([y], path: path, bytes: bytes).unmatched.map(Baseline.rule(ofEntry:)) == ["a"])
    #expect(throws: FileFailure("line 1: this is not a baseline: \"findings\" is missing")) {
      try Baseline(contentsOf: work.url("s/b.json").path)
    }
    try work.write("next.json", Data("{\n  \"version\": 2,\n  \"findings\": {}\n}\n".utf8))
    let words =
      "line 2: the baseline has version 2, but this view-lsp reads version 1: "
      + "recreate it with --write-baseline"
    #expect(throws: FileFailure(words)) { try Baseline(contentsOf: work.url("next.json").path) }
  }
}
