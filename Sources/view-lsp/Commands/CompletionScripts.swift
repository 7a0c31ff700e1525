internal import ViewAnalysis

/// `view-lsp completions`: scripts by which shells complete commands, options and their values. They are made from the
/// table of commands.
func runCompletions(_ arguments: Arguments, _ console: Console) -> Int32 {
  let shell = CompletionScripts.Shell(rawValue: arguments.operands.first ?? "")
  guard let shell else {
    let names = CompletionScripts.Shell.allCases.map(\.rawValue)
    let name = arguments.operands.first ?? ""
    console.complain(
      "completions: unknown shell \(name)\(suggestion(for: name, among: names)) (one of \(names.joined(separator: ", ")))"
    )
    return 2
  }
  console.out.write(CompletionScripts.text(for: shell, CommandTable.commands))
  return 0
}

enum CompletionScripts {
  enum Shell: String, CaseIterable {
    case zsh, bash, fish
  }

  static func text(for shell: Shell, _ commands: [CommandSpec]) -> String {
    switch shell {
    case .zsh: zsh(commands)
    case .bash: bash(commands)
    case .fish: fish(commands)
    }
  }

  /// What may follow an option, or stand as an operand.
  private enum Values {
    case nothing
    case words([String])
    case files
    case folders
    case other
  }

  private static func values(of option: OptionSpec) -> Values {
    switch option.value {
    case .none: .nothing
    case .choice(let choices): .words(choices)
    case .text("ID"): .words(Catalogue.rules.map(\.id))
    case .text("FILE"), .text("PATH"): .files
    case .text, .number: .other
    }
  }

  private static func operands(of command: CommandSpec) -> Values {
    switch command.operands {
    case .none: .nothing
    case .one("RULE"): .words(Catalogue.rules.map(\.id))
    case .one("SHELL"): .words(Shell.allCases.map(\.rawValue))
    case .upToOne: .folders
    case .one, .anyNumber, .atLeastOne: .files
    }
  }

  private static func options(of command: CommandSpec) -> [OptionSpec] {
    command.options + [.help]
  }

  // MARK: bash

  private static func bash(_ commands: [CommandSpec]) -> String {
    let cases = commands.map { command in
      let valued = options(of: command).compactMap { option in
        bashReply(values(of: option)).map { "        \(option.name)) \($0); return ;;\n" }
      }
      let names = options(of: command).map(\.name).joined(separator: " ")
      return """
            \(command.name))
              case $previous in
        \(valued.joined())      esac
              if [[ $word == -* ]]; then
                COMPREPLY=($(compgen -W '\(names)' -- "$word"))
              else
                \(bashReply(operands(of: command)) ?? "return")
              fi ;;

        """
    }
    let names = commands.map(\.name).joined(separator: " ")
    return """
      _view_lsp() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if [[ $COMP_CWORD == 1 ]]; then
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined())  esac
      }
      complete -o filenames -F _view_lsp view-lsp

      """
  }

  private static func bashReply(_ values: Values) -> String? {
    switch values {
    case .nothing: nil
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .other: "COMPREPLY=()"
    }
  }

  // MARK: zsh

  private static func zsh(_ commands: [CommandSpec]) -> String {
    let list = commands.map { "    '\(zshText($0.name)):\(zshText($0.summary))'\n" }
    let cases = commands.map { command in
      var specs = options(of: command).map { option in
        let name = option.name + (zshAction(values(of: option)) == nil ? "" : "=")
        let repeated = option.repeats ? "*" : ""
        return "'\(repeated)\(name)[\(zshText(option.help))]\(zshAction(values(of: option)) ?? "")'"
      }
      if let action = zshAction(operands(of: command)) { specs.append("'*\(action)'") }
      return "    \(command.name)) _arguments \\\n      \(specs.joined(separator: " \\\n      ")) ;;\n"
    }
    return """
      #compdef view-lsp
      _view_lsp() {
        local -a commands
        commands=(
      \(list.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases.joined())  esac
      }
      if [[ $funcstack[1] == _view_lsp ]]; then _view_lsp "$@"; else compdef _view_lsp view-lsp; fi

      """
  }

  private static func zshAction(_ values: Values) -> String? {
    switch values {
    case .nothing: nil
    case .words(let words): ":value:(\(words.joined(separator: " ")))"
    case .files: ":file:_files"
    case .folders: ":folder:_files -/"
    case .other: ":value: "
    }
  }

  /// A text between single quotes, where brackets and colons have a meaning.
  private static func zshText(_ text: String) -> String {
    var quoted = ""
    for character in text {
      switch character {
      case "'": quoted += "'\\''"
      case "[", "]", ":", "\\": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
    return quoted
  }

  // MARK: fish

  private static func fish(_ commands: [CommandSpec]) -> String {
    var lines = ["complete -c view-lsp -f"]
    for command in commands {
      lines.append(
        "complete -c view-lsp -n __fish_use_subcommand -a \(command.name) -d \(fishText(command.summary))")
    }
    for command in commands {
      let isCommand = "complete -c view-lsp -n '__fish_seen_subcommand_from \(command.name)'"
      for option in options(of: command) {
        let name = " -l \(option.name.drop { $0 == "-" }) -d \(fishText(option.help))"
        lines.append(isCommand + name + fishArguments(values(of: option), ofOption: true))
      }
      let operands = fishArguments(operands(of: command), ofOption: false)
      if !operands.isEmpty { lines.append(isCommand + operands) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishArguments(_ values: Values, ofOption: Bool) -> String {
    switch values {
    case .nothing: ""
    case .words(let words): (ofOption ? " -x" : "") + " -a '\(words.joined(separator: " "))'"
    case .files: ofOption ? " -r -F" : " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .other: " -x"
    }
  }

  private static func fishText(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
