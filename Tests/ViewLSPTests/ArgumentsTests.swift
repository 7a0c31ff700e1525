import Testing
import ViewAnalysis

@testable import view_lsp

@Suite struct ArgumentsTests {
  private static let command = CommandSpec(
    name: "try", summary: "A command", operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--flag", "a flag"), OptionSpec("--format", .choice(["human", "json"]), "a choice"),
      OptionSpec("--jobs", .number("N"), "a number"),
      OptionSpec("--most", .number("N", least: 0), "a number"),
      OptionSpec("--rule", .text("ID"), repeats: true, "a text"),
    ], run: { _, _ in 0 })

  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, for: Self.command)
  }

  @Test func valuesAndOperands() throws {
    let arguments = try parse("a", "--format=json", "--rule", "x", "--flag", "--rule=y", "-", "--jobs", "3")
    #expect(arguments.operands == ["a", "-"])
    #expect(arguments.value("--format") == "json")
    #expect(arguments.all("--rule") == ["x", "y"])
    #expect(arguments.number("--jobs") == 3)
    #expect(arguments.has("--flag") && !arguments.has("--other"))
    #expect(try parse("--", "--flag").operands == ["--flag"])
    #expect(try parse("--help").asksForHelp)
  }

  @Test(arguments: [
    (["--formt", "json"], "unknown option --formt; did you mean --format?"),
    (["--format", "jsn"], "--format can't be 'jsn'; did you mean json? (one of human, json)"),
    (["--format"], "--format needs a value: --format human|json"),
    (["--format", "--format"], "--format needs a value: --format human|json"),
    (["--flag=1"], "--flag doesn't take a value"),
    (["--jobs", "0"], "--jobs must be a whole number of at least 1, not '0'"),
    (["--most", "-1"], "--most must be a whole number of at least 0, not '-1'"),
    (["--flg"], "unknown option --flg; did you mean --flag?"), (["--xyz"], "unknown option --xyz"),
    (["--jobs=1", "--jobs=2"], "--jobs is given more than once"),
  ])
  func mistakes(words: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Arguments(words, for: Self.command) }
  }

  @Test func numbersOfOperands() {
    func command(_ operands: Operands) -> CommandSpec {
      CommandSpec(name: "try", summary: "", operands: operands, options: [], run: { _, _ in 0 })
    }
    #expect(throws: UsageError.self) { try Arguments(["a"], for: command(.none)) }
    #expect(throws: UsageError.self) { try Arguments([], for: command(.one("RULE"))) }
    #expect(throws: UsageError.self) { try Arguments(["a", "b"], for: command(.one("RULE"))) }
    #expect(throws: UsageError.self) { try Arguments([], for: command(.atLeastOne("FILE"))) }
  }

  @Test func `An option that is required is asked for, and stands in the usage line`() throws {
    let command = CommandSpec(
      name: "try", summary: "", operands: .upToOne("PATH"),
      options: [OptionSpec("--out", .text("FILE"), isRequired: true, "a file")], run: { _, _ in 0 })
    #expect(command.usage == "view-lsp try --out FILE [PATH]")
    #expect(throws: UsageError(message: "--out FILE is missing")) { try Arguments(["a"], for: command) }
    #expect(try Arguments(["--help"], for: command).asksForHelp)
    #expect(try Arguments(["--out", "x"], for: command).value("--out") == "x")
  }

  @Test func everyCommandHasHelp() {
    for command in CommandTable.commands {
      for option in command.options { #expect(command.help.contains(option.name)) }
      #expect(CommandTable.help.contains(command.summary))
    }
  }

  @Test func nearestNames() {
    #expect(nearestName(to: "recomended", among: ["all", "recommended", "none"]) == "recommended")
    #expect(nearestName(to: "htin", among: ["error", "hint"]) == "hint")
    #expect(nearestName(to: "x", among: []) == nil)
    #expect(nearestName(to: "warn", among: ["error", "warning"]) == "warning")
    // What is far off is no misspelling.
    #expect(nearestName(to: "foo", among: ["any_view", "large_body"]) == nil)
    #expect(nearestName(to: "x", among: ["a", "all"]) == nil)
    #expect(nearestName(to: "", among: ["a", "all"]) == nil)
    #expect(nearestName(to: String(repeating: "x", count: 100_000), among: ["a", "b"]) == nil)
  }

  @Test func editDistances() {
    #expect(editDistance(from: "", to: "abc") == 3 && editDistance(from: "abc", to: "") == 3)
    #expect(editDistance(from: "kitten", to: "sitting") == 3)
    #expect(editDistance(from: "abc", to: "abc") == 0)
  }
}
