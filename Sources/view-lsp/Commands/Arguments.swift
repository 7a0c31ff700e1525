/// An option of a command, as the table of commands describes it.
struct OptionSpec: Sendable {
  enum Value: Sendable {
    /// The option stands alone.
    case none
    case text(String)
    case choice([String])
    /// A whole number from `least`.
    case number(String, least: Int = 1)
  }

  /// With its dashes: `--format`.
  let name: String
  /// One letter with its dash, `-q`; nil for most.
  let shortName: String?
  let value: Value
  let repeats: Bool
  /// The command does nothing without it.
  let isRequired: Bool
  let help: String

  init(_ name: String, short shortName: String? = nil, _ help: String) {
    self.init(name, short: shortName, .none, help)
  }

  init(
    _ name: String, short shortName: String? = nil, _ value: Value, repeats: Bool = false,
    isRequired: Bool = false, _ help: String
  ) {
    self.name = name
    self.shortName = shortName
    self.value = value
    self.repeats = repeats
    self.isRequired = isRequired
    self.help = help
  }

  /// The option as usage lines show it.
  var usage: String {
    let names = shortName.map { "\($0), \(name)" } ?? name
    return switch value {
    case .none: names
    case .text(let placeholder), .number(let placeholder, _): "\(names) \(placeholder)"
    case .choice(let choices): "\(names) \(choices.joined(separator: "|"))"
    }
  }
}

extension OptionSpec {
  /// Every command has it.
  static let help = OptionSpec("--help", short: "-h", "Show this help")
}

/// What a command is called with, apart from its options.
enum Operands: Sendable {
  case none
  /// Exactly one.
  case one(String)
  case upToOne(String)
  case anyNumber(String)
  case atLeastOne(String)

  var usage: String? {
    switch self {
    case .none: nil
    case .one(let name): name
    case .upToOne(let name): "[\(name)]"
    case .anyNumber(let name): "[\(name)...]"
    case .atLeastOne(let name): "\(name)..."
    }
  }
}

/// A command: its name, texts and options, and the function that runs it.
struct CommandSpec: Sendable {
  let name: String
  let summary: String
  let operands: Operands
  let options: [OptionSpec]
  /// On standard input the command is a filter: it prints the text, rewritten where all goes well.
  var isFilter = false
  /// What the exit statuses mean; empty where 0 is success and anything else is not.
  var exitStatus: [(status: Int, meaning: String)] = []
  /// Returns the process's exit status.
  let run: @Sendable (Arguments, Console) -> Int32

  /// The command line, as help shows it.
  var usage: String {
    let required = options.filter(\.isRequired).map(\.usage)
    let optional = options.count > required.count ? ["[OPTION...]"] : []
    return (["view-lsp", name] + required + optional + (operands.usage.map { [$0] } ?? [])).joined(
      separator: " ")
  }

  var help: String {
    var lines = [summary, "", "Usage: \(usage)"]
    lines += ["", "Options:"]
    for option in options + [.help] {
      let again = option.repeats ? " (may be repeated)" : ""
      lines += ["  \(option.usage)", "      \(option.help)\(again)"]
    }
    if !exitStatus.isEmpty {
      lines += ["", "Exit status:"]
      lines += exitStatus.map { "  \($0.status)  \($0.meaning)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A wrong command line, in words for its author.
struct UsageError: Error, Equatable {
  let message: String
}

/// A command's arguments, checked against its description.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  /// What was given for each option, in order; empty texts for options that stand alone.
  private var values: [String: [String]] = [:]
  private(set) var asksForHelp = false

  func has(_ option: String) -> Bool { values[option] != nil }

  /// The last value given.
  func value(_ option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func number(_ option: String) -> Int? { value(option).flatMap { Int($0) } }

  init(_ words: some Sequence<String>, for command: CommandSpec) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      guard word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      if word == OptionSpec.help.name || word == OptionSpec.help.shortName {
        asksForHelp = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let option = command.options.first(where: { $0.name == name || $0.shortName == name }) else {
        let names = command.options.map(\.name) + ["--help"]
        throw UsageError(message: "unknown option \(name)\(suggestion(for: name, among: names))")
      }
      try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, &words)
    }
    if !asksForHelp { try checkOperands(command) }
  }

  private mutating func take(
    _ option: OptionSpec, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = option.name
    if case .none = option.value {
      guard attached == nil else { throw UsageError(message: "\(name) doesn't take a value") }
      values[name, default: []].append("")
      return
    }
    // What looks like an option is one: a value that does is attached.
    guard let value = attached ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst()),
      !value.isEmpty
    else {
      throw UsageError(message: "\(name) needs a value: \(option.usage)")
    }
    switch option.value {
    case .choice(let choices) where !choices.contains(value):
      throw UsageError(
        message: "\(name) can't be '\(value)'\(suggestion(for: value, among: choices))"
          + " (one of \(choices.joined(separator: ", ")))")
    case .number(_, let least) where (Int(value) ?? least - 1) < least:
      throw UsageError(message: "\(name) must be a whole number of at least \(least), not '\(value)'")
    default: break
    }
    if values[name] != nil && !option.repeats {
      throw UsageError(message: "\(name) is given more than once")
    }
    values[name, default: []].append(value)
  }

  private func checkOperands(_ command: CommandSpec) throws(UsageError) {
    if let option = command.options.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw UsageError(message: "\(option.usage) is missing")
    }
    switch command.operands {
    case .none:
      if let first = operands.first { throw UsageError(message: "unexpected argument '\(first)'") }
    case .one(let name):
      if operands.isEmpty { throw UsageError(message: "\(name) is missing") }
      if operands.count > 1 { throw UsageError(message: "unexpected argument '\(operands[1])'") }
    case .atLeastOne(let name):
      if operands.isEmpty { throw UsageError(message: "\(name) is missing") }
    case .upToOne:
      if operands.count > 1 { throw UsageError(message: "unexpected argument '\(operands[1])'") }
    case .anyNumber: break
    }
  }
}
