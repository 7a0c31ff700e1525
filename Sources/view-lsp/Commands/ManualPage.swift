/// `view-lsp man`: the manual page, as `docs/view-lsp.1` has it. It is made from the table of commands.
func runMan(_ arguments: Arguments, _ console: Console) -> Int32 {
  console.out.write(ManualPage.text(of: CommandTable.commands))
  return 0
}

/// A page for `man`, in roff.
enum ManualPage {
  static func text(of commands: [CommandSpec]) -> String {
    var lines = [
      #".TH VIEW\-LSP 1 "" "view\-lsp \#(escaped(version))" "User Commands""#,
      ".SH NAME",
      #"view\-lsp \- find problems in the structure of SwiftUI views"#,
      ".SH SYNOPSIS",
      ".B view\\-lsp",
      ".I COMMAND",
      ".RI [ ARGUMENT... ]",
      ".br",
      ".B view\\-lsp \\-\\-version",
      ".br",
      ".B view\\-lsp",
      ".I COMMAND",
      ".B \\-\\-help",
      ".SH DESCRIPTION",
      escaped(
        "view-lsp checks how SwiftUI views are composed, and rewrites them where it can be done safely."),
      escaped("It works on files and folders, and as a language server in an editor."),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(of: command) }
    lines += [
      ".SH FILES",
      ".TP",
      ".I \(escaped(ConfigurationFile.name))",
      escaped(
        "The configuration. The nearest one counts, from a file's folder upwards to the root of the workspace."
      ),
      escaped("It is JSON with comments and trailing commas; view-lsp init writes one."),
      ".SH ENVIRONMENT",
      ".TP",
      ".B NO_COLOR",
      escaped("If it is set and not empty, the output has no colours."),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandSpec) -> [String] {
    var lines = [".SS \(escaped(command.usage))", escaped(command.summary) + "."]
    for option in command.options {
      lines += [".TP", ".B \(escaped(option.usage))", escaped(option.help) + "."]
      if option.repeats { lines.append("It may be repeated.") }
    }
    if !command.exitStatus.isEmpty {
      lines += [".PP", "Exit status:"]
      for (status, meaning) in command.exitStatus {
        lines += [".TP", ".B \(status)", escaped(meaning) + "."]
      }
    }
    return lines
  }

  /// Text as roff takes it: nothing in it is a request, and hyphens stay as they are typed.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
