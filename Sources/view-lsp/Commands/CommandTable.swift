internal import ViewAnalysis

/// All commands. A new one is one more entry here.
enum CommandTable {
  static let commands: [CommandSpec] = [
    serve, check, fix, report, initialize, explain, rules, syntax, completions, man,
  ]

  static func command(named name: String) -> CommandSpec? { commands.first { $0.name == name } }

  static var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    var lines = ["view-lsp finds problems in the structure of SwiftUI views.", "", "Usage:"]
    lines += ["  view-lsp COMMAND [ARGUMENT...]", "  view-lsp --version", "", "Commands:"]
    lines += commands.map { "  \(padded($0.name, width))   \($0.summary)" }
    lines += ["", "`view-lsp COMMAND --help` shows a command's options."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let serve = CommandSpec(
    name: "serve", summary: "Serve an editor over standard input and output (Language Server Protocol)",
    operands: .none,
    options: [
      OptionSpec(
        "--stdio", "Communicate over standard input and output (the default, and the only transport)"),
      OptionSpec("--clientProcessId", .number("N"), "Exit when this process has exited"),
      OptionSpec("--log", .text("FILE"), "Write a log to this file"),
      OptionSpec(
        "--log-level", .choice(["error", "warning", "info", "debug"]), "The level of detail (default: info)"),
    ], run: runServe)

  private static let check = CommandSpec(
    name: "check",
    summary:
      "Report findings in files and folders (files of up to \(SourceText.longest / 1_000_000) MB)",
    operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--format", .choice(Reporter.all.map(\.name)), "The output format (default: human)"),
      failOn,
      OptionSpec(
        "--max-warnings", .number("N", least: 0),
        "Exit with 1 because of warnings only if there are more than this"
      ),
      OptionSpec(
        "--min-severity", severity,
        "Leave out findings below this severity (human: information, others: hint); the exit status still counts them"
      ),
      OptionSpec("--fix", "Apply the safe rewrites first, like `fix`"),
    ] + selection + [
      OptionSpec("--write-baseline", .text("FILE"), "Write all findings to this file, and report none"),
      OptionSpec("--prune-baseline", "Remove entries from the baselines that no finding matches any more"),
      OptionSpec("--stdin-path", .text("PATH"), "Read standard input as this file"),
      OptionSpec(
        "--statistics",
        "Count the findings of each rule, and those that have a rewrite, in human output in place of the findings"
      ),
      OptionSpec("--timings", "Print how long each phase took to standard error"),
      OptionSpec(
        "--quiet", short: "-q", "Print only the findings, without source lines, summary and progress"),
      OptionSpec(
        "--color", .choice(["auto", "always", "never"]),
        "When to use colours in human output (auto: on a terminal, unless NO_COLOR is set)"),
    ], exitStatus: exitStatus, run: runCheck)

  private static let fix = CommandSpec(
    name: "fix", summary: "Apply the rewrites that findings offer", operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--suggested", "Also apply rewrites that may change layout, timing or identity"),
      OptionSpec(
        "--refactor", "Also apply the refactorings of the rules named with --rule, in all files or none"),
      OptionSpec(
        "--add-suppressions",
        "Rewrite nothing, but add comments that suppress the findings, to start on old code"),
      OptionSpec("--dry-run", "Don't write any file"),
      OptionSpec("--diff", "Print the changes as a unified diff, and don't write any file"),
      failOn,
    ] + selection + [
      OptionSpec("--stdin-path", .text("PATH"), "Read standard input as this file, and print the result")
    ], isFilter: true, exitStatus: exitStatus, run: runFix)

  private static let report = CommandSpec(
    name: "report", summary: "Write a page about a project's findings and views", operands: .upToOne("PATH"),
    options: [OptionSpec("--html", .text("FILE"), isRequired: true, "The file to write, one page of HTML")]
      + selection,
    exitStatus: [(0, "The page is written, whatever it says"), wrongUsage],
    run: runReport)

  private static let initialize = CommandSpec(
    name: "init", summary: "Write a \(ConfigurationFile.name) that says what can be set",
    operands: .upToOne("FOLDER"), options: [], run: runInit)

  private static let completions = CommandSpec(
    name: "completions", summary: "Print a script by which a shell completes the commands and options",
    operands: .one("SHELL"), options: [], run: runCompletions)

  private static let man = CommandSpec(
    name: "man", summary: "Print the manual page, for `man -l`", operands: .none, options: [], run: runMan)

  private static let explain = CommandSpec(
    name: "explain", summary: "Explain a rule: the problem, what to do, and the sources",
    operands: .one("RULE"),
    options: [], run: runExplain)

  private static let rules = CommandSpec(
    name: "rules", summary: "List all rules", operands: .none,
    options: [
      OptionSpec(
        "--format", .choice(["table", "json", "markdown", "schema"]),
        "The output format: schema is the JSON Schema of \(ConfigurationFile.name) (default: table)"),
      OptionSpec(
        "--output", .text("FOLDER"), "Write markdown as an index and one page per rule to this folder"),
    ], run: runRules)

  private static let syntax = CommandSpec(
    name: "syntax", summary: "Print the syntax trees of files", operands: .atLeastOne("FILE"),
    options: [
      OptionSpec("--spans", "Print one line per node: start and end as UTF-8 offsets, and the kind"),
      OptionSpec("--errors", "Print one line per file: the path and the number of syntax errors"),
    ], run: runSyntax)

  private static let exitStatus = [
    (0, "No finding at or above --fail-on"), (1, "There are such findings, or a file could not be changed"),
    wrongUsage,
  ]

  private static let wrongUsage = (2, "Wrong usage or configuration, or a path that can't be read")

  private static let severity = OptionSpec.Value.choice(Severity.allCases.map(\.rawValue))

  private static let failOn = OptionSpec(
    "--fail-on", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
    "Exit with 1 if a finding has at least this severity (default: warning)")

  /// The options that say which files are analysed, with which rules, and which findings count.
  private static let selection = [
    OptionSpec("--config", .text("FILE"), "Use this configuration file for all files"),
    OptionSpec("--profile", .choice(Profile.allCases.map(\.rawValue)), "The profile that selects the rules"),
    OptionSpec("--rule", .text("ID"), repeats: true, "Run only this rule, whatever the configuration says"),
    OptionSpec("--disable", .text("ID"), repeats: true, "Turn this rule off"),
    OptionSpec(
      "--exclude", .text("PATTERN"), repeats: true,
      "Leave out files that match, like \"exclude\" in the configuration"),
    OptionSpec("--force-exclude", "Leave out excluded files even if they are named on the command line"),
    OptionSpec("--baseline", .text("FILE"), "Leave out the findings listed in this file"),
    OptionSpec("--show-files", "List the files that would be analysed, and exit"),
    OptionSpec("--show-config", "Print the effective configurations as JSON, and exit"),
    OptionSpec("--jobs", .number("N"), "The number of files analysed in parallel (default: one per core)"),
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
  case "--version", "-V":
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
