internal import ViewAnalysis

/// All commands. A new one is one more entry here.
enum CommandTable {
  static let commands: [CommandSpec] = [serve, check, fix, explain, rules, syntax]

  static func command(named name: String) -> CommandSpec? { commands.first { $0.name == name } }

  static var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    var lines = ["view-lsp finds faults in the structure of SwiftUI views.", "", "Usage:"]
    lines += ["  view-lsp COMMAND [ARGUMENT...]", "  view-lsp --version", "", "Commands:"]
    lines += commands.map { "  \(padded($0.name, width))   \($0.summary)" }
    lines += ["", "`view-lsp COMMAND --help` shows a command's options."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let serve = CommandSpec(
    name: "serve", summary: "Serve an editor over standard input and output (Language Server Protocol)",
    operands: .none,
    options: [
      OptionSpec("--stdio", "Speak over standard input and output: the only way, and the default"),
      OptionSpec("--clientProcessId", .number("N"), "End when this process has ended"),
      OptionSpec("--log", .text("FILE"), "Write a log to this file"),
      OptionSpec("--log-level", .choice(["error", "warning", "info", "debug"]), "How much the log says"),
    ], run: runServe)

  private static let check = CommandSpec(
    name: "check",
    summary:
      "Report the findings in files and folders (in files of up to \(SourceText.longest / 1_000_000) MB)",
    operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--format", .choice(Reporter.all.map(\.name)), "How findings are printed (human)"),
      failOn,
      OptionSpec(
        "--max-warnings", .number("N", least: 0), "Exit with 1 for warnings only where there are more of them"
      ),
      OptionSpec(
        "--min-severity", severity,
        "Leave out findings below it (information for people, else hint); the exit status counts them"),
      OptionSpec("--fix", "First apply the safe rewrites, as fix does"),
    ] + selection + [
      OptionSpec("--write-baseline", .text("FILE"), "List all findings in this file, and report none"),
      OptionSpec("--stdin-path", .text("PATH"), "Read standard input as this file"),
      OptionSpec("--statistics", "Count the findings of each rule"),
      OptionSpec("--timings", "Show on standard error what took how long"),
      OptionSpec("--quiet", "Only the findings: no source lines, no closing line, no progress"),
      OptionSpec(
        "--color", .choice(["auto", "always", "never"]),
        "When human output has colours (auto: on a terminal, unless NO_COLOR is set)"),
    ], run: runCheck)

  private static let fix = CommandSpec(
    name: "fix", summary: "Apply the rewrites that findings offer", operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--suggested", "Also apply rewrites after which layout, timing or identity may differ"),
      OptionSpec("--dry-run", "Write no file"),
      OptionSpec("--diff", "Print what would change as a unified diff, and write no file"),
      failOn,
    ] + selection + [
      OptionSpec("--stdin-path", .text("PATH"), "Rewrite standard input as this file to standard output")
    ], isFilter: true, run: runFix)

  private static let explain = CommandSpec(
    name: "explain", summary: "Explain a rule: why, what to do, and where it comes from",
    operands: .one("RULE"),
    options: [], run: runExplain)

  private static let rules = CommandSpec(
    name: "rules", summary: "List all rules", operands: .none,
    options: [
      OptionSpec(
        "--format", .choice(["table", "json", "markdown", "schema"]),
        "A table, JSON, a page of all rules, or the JSON Schema of \(ConfigurationFile.name)")
    ], run: runRules)

  private static let syntax = CommandSpec(
    name: "syntax", summary: "Print the syntax trees of files", operands: .atLeastOne("FILE"),
    options: [
      OptionSpec("--spans", "One line per node: start, end, kind, in UTF-8 offsets"),
      OptionSpec("--errors", "One line per file: its path and how many places are broken"),
    ], run: runSyntax)

  private static let severity = OptionSpec.Value.choice(Severity.allCases.map(\.rawValue))

  private static let failOn = OptionSpec(
    "--fail-on", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
    "Exit with 1 where a finding has at least this severity (warning)")

  /// The options that say which files are analysed, with which rules, and which findings count.
  private static let selection = [
    OptionSpec("--config", .text("FILE"), "Use this configuration for every file"),
    OptionSpec("--profile", .choice(Profile.allCases.map(\.rawValue)), "The rules to start from"),
    OptionSpec("--rule", .text("ID"), repeats: true, "Only this rule, whatever is configured"),
    OptionSpec("--disable", .text("ID"), repeats: true, "Turn this rule off"),
    OptionSpec(
      "--exclude", .text("PATTERN"), repeats: true,
      "Leave out the files that match, as the configuration's \"exclude\" does"),
    OptionSpec("--force-exclude", "Leave out excluded files even where they are named"),
    OptionSpec("--baseline", .text("FILE"), "Leave out the findings that this file lists"),
    OptionSpec("--show-files", "Only list the files that would be analysed"),
    OptionSpec("--show-config", "Only print the configurations in effect, as JSON"),
    OptionSpec("--jobs", .number("N"), "How many files are analysed at a time (as many as there are cores)"),
  ]
}

/// Runs the command that a command line names. Returns the exit status: 0 well, 1 findings, 2 wrong usage
/// or something that can't be read.
func runCommandLine(_ words: [String], _ console: Console) -> Int32 {
  func refuse(_ message: String, _ hint: String) -> Int32 {
    console.complain("\(message)\nTry `view-lsp \(hint)`.")
    return 2
  }
  guard let name = words.first else {
    console.errors.write(CommandTable.help)
    return 2
  }
  switch name {
  case "--version":
    console.out.line("view-lsp \(version)")
    return 0
  case "--help", "-h", "help":
    console.out.write(CommandTable.help)
    return 0
  default: break
  }
  guard let command = CommandTable.command(named: name) else {
    let names = CommandTable.commands.map(\.name) + ["--version", "--help"]
    let what = name.hasPrefix("-") ? "option" : "command"
    return refuse("unknown \(what) \(name)\(suggestion(for: name, among: names))", "--help")
  }
  do throws(UsageError) {
    let arguments = try Arguments(words.dropFirst(), for: command)
    if arguments.asksForHelp {
      console.out.write(command.help)
      return 0
    }
    return command.run(arguments, console)
  } catch {
    // An editor that filters a text through the command would lose it.
    let isFiltering =
      command.isFilter && !words.contains("--diff")
      && words.contains { $0 == "-" || $0.hasPrefix("--stdin-path") }
    if isFiltering, let text = try? FileSystem.readStandardInput() { console.out.write(text) }
    return refuse("\(name): \(error.message)", "\(name) --help")
  }
}
