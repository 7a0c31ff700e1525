import Testing

@testable import ViewAnalysis

/// Comments that turn rules off, and what is said about those comments.
struct SuppressionTests {
  @Test(arguments: [
    "// view-lsp:disable:next single_child_group\nGROUP",
    "// view-lsp:disable:next single_child_group -- it stays\n\n  // another comment\nGROUP",
    "//view-lsp:disable:next debug_print_changes, single_child_group\nGROUP",
    "GROUP // view-lsp:disable:this single_child_group",
    "GROUP\n// view-lsp:disable:previous single_child_group",
    "GROUP // view-lsp:disable:this all",
    "// view-lsp:disable single_child_group\nGROUP\n// view-lsp:enable single_child_group",
    "// view-lsp:disable all\nGROUP\n// view-lsp:enable debug_print_changes",
    "GROUP\n// view-lsp:disable:file single_child_group",
  ])
  func suppressed(code: String) {
    #expect(findings(in: code, only: ["single_child_group"]).isEmpty)
  }

  @Test(arguments: [
    "// view-lsp:disable:next debug_print_changes\nGROUP",
    "// view-lsp:disable:next debug_print_changes -- single_child_group\nGROUP",
    "// view-lsp:disable:this single_child_group\nGROUP",
    "// view-lsp:disable single_child_group\n// view-lsp:enable single_child_group\nGROUP",
    "// view-lsp:disable single_child_group\n// view-lsp:enable all\nGROUP",
    "GROUP\n// view-lsp:disable single_child_group",
    "/* view-lsp:disable:file single_child_group */\nGROUP",
    "/// view-lsp:disable:next single_child_group\nGROUP",
    "// see view-lsp:disable:next single_child_group\nGROUP",
  ])
  func notSuppressed(code: String) {
    #expect(findings(in: code, only: ["single_child_group"]).count == 1)
  }

  @Test(arguments: [
    ("// view-lsp:disable:next single_child_group\nText(\"a\")", "Text(\"a\")"),
    ("Text(\"a\") // view-lsp:disable:this single_child_group -- why", "Text(\"a\")"),
    (
      "// view-lsp:disable:next debug_print_changes single_child_group\nGROUP",
      "// view-lsp:disable:next single_child_group\nGROUP"
    ),
    (
      "// view-lsp:disable:next single_child_group debug_print_changes\nGROUP",
      "// view-lsp:disable:next single_child_group\nGROUP"
    ),
    (
      "// view-lsp:disable single_child_group\nText(\"a\")\n// view-lsp:enable single_child_group\n",
      "Text(\"a\")\n"
    ),
    ("// view-lsp:disable:next all\nText(\"a\")", "Text(\"a\")"),
    ("// view-lsp:disable:next\nGROUP", "GROUP"),
  ])
  func unused(code: String, expected: String) throws {
    let found = findings(in: code).filter { $0.rule == "unused_suppression" }
    try #require(found.count == 1)
    #expect(found[0].rewrites.first?.level == .safe)
    #expect(applying(found[0].rewrites.first?.edits ?? [], to: body(code)) == body(expected))
  }

  @Test(arguments: [
    // The rule is off.
    (
      "// view-lsp:disable:next single_child_group\nText(\"a\")",
      Configuration(rules: ["single_child_group": RuleSetting(isOff: true)])
    ),
    // Nothing was asked about unused suppressions.
    (
      "// view-lsp:disable:next single_child_group\nText(\"a\")", Configuration(only: ["debug_print_changes"])
    ),
    // In broken code rules are silent.
    ("// view-lsp:disable:next single_child_group\nGROUP.(", Configuration()),
    ("// view-lsp:disable:file unused_suppression single_child_group\nText(\"a\")", Configuration()),
  ])
  func notUnused(code: String, configuration: Configuration) {
    let found = Analyzer(source(body(code)), in: WorkspaceIndex(), configuration: configuration)
      .detailedFindings()
    #expect(!found.contains { $0.rule == "unused_suppression" })
  }

  @Test func unusedAskedForAlone() {
    let found = findings(
      in: "// view-lsp:disable:next single_child_group\nText(\"a\")", only: ["unused_suppression"])
    #expect(found.map(\.rule) == ["unused_suppression"])
    #expect(findings(in: "GROUP", only: ["unused_suppression"]).isEmpty)
  }

  @Test func unknownNames() throws {
    let code = "// view-lsp:disable:next single_child_grop\nGROUP"
    let found = findings(in: code)
    #expect(found.map(\.rule) == ["unknown_rule", "single_child_group"])
    #expect(found[0].message.contains("`single_child_group`"))
    #expect(
      applying(found[0].rewrites.first?.edits ?? [], to: body(code))
        == body("// view-lsp:disable:next single_child_group\nGROUP"))
    // Far off, or of no use: no rewrite.
    #expect(findings(in: "// view-lsp:disable:next xyz\nGROUP").first?.rewrites.isEmpty == true)
    #expect(
      findings(in: "// view-lsp:disable:next single_child_grop\nText(\"a\")").first?.rewrites.isEmpty == true)
  }

  @Test(arguments: [
    ("// view-lsp: disable:next single_child_group", "// view-lsp:disable:next single_child_group"),
    ("// view-lsp:disable-next single_child_group", "// view-lsp:disable:next single_child_group"),
    ("// view-lsp:disable:nxt single_child_group", "// view-lsp:disable:next single_child_group"),
    ("// View-LSP:Disable:Next single_child_group", "// view-lsp:disable:next single_child_group"),
    ("/// view-lsp:disable:next single_child_group", "// view-lsp:disable:next single_child_group"),
    ("/* view-lsp:disable:next single_child_group */", nil),
  ])
  func nearlyDirectives(comment: String, expected: String?) throws {
    let code = comment + "\nGROUP"
    let found = findings(in: code)
    #expect(found.map(\.rule) == ["unknown_rule", "single_child_group"])
    #expect(found[0].message.contains("`// view-lsp:disable:next RULE`"))
    #expect(found[0].rewrites.isEmpty == (expected == nil))
    if let expected, let edits = found[0].rewrites.first?.edits {
      #expect(applying(edits, to: body(code)) == body(expected + "\nGROUP"))
    }
  }

  @Test(arguments: ["// view-lsp is a tool", "// see view-lsp:disable:next", "// view-lsp: a note", "//"])
  func otherComments(comment: String) {
    #expect(findings(in: comment + "\nGROUP").map(\.rule) == ["single_child_group"])
  }

  @Test func reasonWithoutRule() throws {
    let found = findings(in: "// view-lsp:disable:next -- it has to stay\nGROUP")
    #expect(found.map(\.rule) == ["unknown_rule", "single_child_group"])
    #expect(found[0].rewrites.isEmpty)
    #expect(found[0].severity == .warning)
  }

  @Test func ruleNameAtOffset() {
    let text = "// view-lsp:disable:next any_view all -- any_view\nlet a = 1"
    let parsed = parse(Array(text.utf8))
    let suppressions = Suppressions(parsed.tree)
    #expect(suppressions.ruleName(at: 26)?.text == "any_view")
    #expect(suppressions.ruleName(at: 35)?.text == "all")
    #expect(suppressions.ruleName(at: 44) == nil)
    #expect(suppressions.ruleName(at: 5) == nil)
  }

  @Test func editsThatDisable() {
    let text = "a {\r\n  GROUP\r\n}\r\nlet t = \"\"\"\r\n  x\\(y)\r\n  \"\"\"\r\n"
    let parsed = parse(Array(text.utf8))
    let suppressions = Suppressions(parsed.tree)
    let edit = suppressions.disabling(["any_view"], at: 7)
    #expect(edit == TextEdit(range: 5..<5, newText: "  // view-lsp:disable:next any_view\r\n"))
    #expect(suppressions.disabling(["any_view"], at: 36) == nil)
    #expect(
      suppressions.disablingInFile("any_view")
        == TextEdit(range: 0..<0, newText: "// view-lsp:disable:file any_view\r\n"))
    let other = parse(Array("// view-lsp:disable:next a -- b\nlet x = 1".utf8))
    let again = Suppressions(other.tree)
    #expect(again.disabling(["b", "c"], at: 36) == TextEdit(range: 26..<26, newText: " b c"))
  }

  @Test func nearestNames() {
    #expect(nearestName(to: "anyview", among: ["all", "any_view", "base_view"]) == "any_view")
    #expect(nearestName(to: "a", among: []) == nil)
    #expect(editDistance(from: "kitten", to: "sitting") == 3)
  }

  private func findings(in code: String, only: Set<String> = []) -> [DetailedFinding] {
    Analyzer(source(body(code)), in: WorkspaceIndex(), configuration: Configuration(only: only))
      .detailedFindings()
  }

  /// The code as the body of a view, `GROUP` being a fault of `single_child_group`.
  private func body(_ code: String) -> String {
    let lines = code.replacingGroup.split(separator: "\n", omittingEmptySubsequences: false)
    return "struct A: View {\nvar body: some View {\n" + lines.joined(separator: "\n") + "\n}\n}\n"
  }
}

extension String {
  fileprivate var replacingGroup: String {
    split(separator: "GROUP", omittingEmptySubsequences: false).joined(separator: "Group { Text(\"a\") }")
  }
}
