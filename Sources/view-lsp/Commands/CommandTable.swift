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
      OptionSpec("--format", .choice(OutputFormat.allCases.map(\.rawValue)), "How findings are printed"),
      OptionSpec(
        "--fail-on", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
        "Exit with 1 where a finding is at least this grave (warning)"),
    ] + selection + [
      OptionSpec("--baseline", .text("FILE"), "Leave out the findings that this file lists"),
      OptionSpec("--write-baseline", .text("FILE"), "List all findings in this file, and report none"),
      OptionSpec("--stdin-path", .text("PATH"), "Read standard input as this file"),
      OptionSpec("--statistics", "Count the findings of each rule"),
      OptionSpec("--timings", "Show on standard error what took how long"),
      OptionSpec("--quiet", "Only the findings: no source lines, no closing line, no progress"),
    ], run: runCheck)

  private static let fix = CommandSpec(
    name: "fix", summary: "Apply the rewrites that findings offer", operands: .anyNumber("PATH"),
    options: [
      OptionSpec("--suggested", "Also apply rewrites after which layout, timing or identity may differ"),
      OptionSpec("--dry-run", "Write no file"),
      OptionSpec("--diff", "Print what changes as a unified diff"),
    ] + selection + [
      OptionSpec("--stdin-path", .text("PATH"), "Rewrite standard input as this file to standard output")
    ], run: runFix)

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

  /// The options that say what is looked at, and with which rules.
  private static let selection = [
    OptionSpec("--config", .text("FILE"), "Use this configuration for every file"),
    OptionSpec("--profile", .choice(["recommended", "strict", "all"]), "The rules to start from"),
    OptionSpec("--rule", .text("ID"), repeats: true, "Only this rule, on whatever else is configured"),
    OptionSpec("--jobs", .number("N"), "How many files are worked on at a time (as many as cores)"),
  ]
}

/// The text, filled with blanks up to the width.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// The text, with blanks before it up to the width.
func rightAligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// Runs what the words of a command line ask for. Returns the exit status: 0 well, 1 findings, 2 wrong usage
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
    let nearest = nearestName(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    return refuse("unknown \(what) \(name)\(nearest)", "--help")
  }
  do throws(UsageError) {
    let arguments = try Arguments(words.dropFirst(), for: command)
    if arguments.asksForHelp {
      console.out.write(command.help)
      return 0
    }
    return command.run(arguments, console)
  } catch {
    return refuse("\(name): \(error.message)", "\(name) --help")
  }
}
