internal import LSPCore
internal import ViewAnalysis

/// Something wrong in a configuration file.
struct ConfigurationProblem: Equatable, Sendable {
  let message: String
  /// UTF-8 offsets into the file's text.
  let range: Range<Int>
  /// The name that is probably meant in the place of the one in `range`; nil where none is near.
  var nearest: String?
}

/// What one configuration says, by itself: a `.view-lsp.json` file, or the same object from an editor.
/// What is not written is nil or empty.
struct ConfigurationFile: Equatable, Sendable {
  static let name = ".view-lsp.json"

  /// A value and its range in the text, in UTF-8 offsets.
  struct Positioned<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value
    let range: Range<Int>
  }

  var extends: Positioned<String>?
  var profile: Profile?
  var include: [String]?
  var exclude: [String]?
  var rules: [String: RuleSetting] = [:]
  var baseline: Positioned<String>?
  /// The rules that the file names, in order, each with the range of its name, quotes included.
  var ruleNames: [Positioned<String>] = []
  private(set) var problems: [ConfigurationProblem] = []
  /// How many problems there are beyond those in `problems`.
  private var unlistedProblems = 0

  /// As many problems of a file are listed: a file with more of them is no configuration.
  static let mostProblems = 100
  /// What a rule's severity may be.
  static let severities = Severity.allCases.map(\.rawValue) + ["off"]
  /// The keys of the outermost object.
  static let keys = ["$schema", "extends", "profile", "include", "exclude", "rules", "baseline"]

  /// Reads the text. What is wrong is in `problems`, and the rest counts.
  init(bytes: [UInt8], rules catalogue: [Rule] = Catalogue.rules) {
    guard bytes.isValidUTF8 else {
      problems = [ConfigurationProblem(message: "the file is not UTF-8", range: 0..<0)]
      return
    }
    do {
      let root = try PositionedJSONReader.read(bytes)
      guard case .object(let members) = root.value else {
        report("expected an object, found \(root.kindName)", at: root)
        return
      }
      reportRepeatedKeys(members)
      for member in members { read(member, catalogue) }
      if unlistedProblems > 0 {
        problems.append(
          ConfigurationProblem(
            message: "and \(counted(unlistedProblems, "more problem"))", range: root.range.prefix(1)))
      }
    } catch {
      problems = [ConfigurationProblem(message: error.message, range: error.range)]
    }
  }

  /// Lists a problem, unless there are many already: it is not made then.
  private mutating func report(_ problem: () -> ConfigurationProblem) {
    guard problems.count < Self.mostProblems else {
      unlistedProblems += 1
      return
    }
    problems.append(problem())
  }

  private mutating func report(_ message: @autoclosure () -> String, at range: Range<Int>) {
    report { ConfigurationProblem(message: message(), range: range) }
  }

  private mutating func report(_ message: @autoclosure () -> String, at value: PositionedJSON) {
    report(message(), at: value.range)
  }

  private mutating func reportRepeatedKeys(_ members: [PositionedJSON.Member]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report("the key \"\(member.key)\" is given twice", at: member.keyRange)
    }
  }

  private mutating func read(_ member: PositionedJSON.Member, _ catalogue: [Rule]) {
    let value = member.value
    switch member.key {
    case "$schema": break
    case "extends": extends = positionedString(value, of: member.key)
    case "baseline": baseline = positionedString(value, of: member.key)
    case "include": include = strings(value, of: member.key)
    case "exclude": exclude = strings(value, of: member.key)
    case "profile": profile = readProfile(value)
    case "rules": readRules(value, catalogue)
    default: reportUnknown("key", member.key, at: member.keyRange, among: Self.keys.dropFirst())
    }
  }

  private mutating func reportUnknown(
    _ what: String, _ name: String, at range: Range<Int>, among names: some Sequence<String>
  ) {
    report {
      let nearest = nearestName(to: name, among: names)
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      return ConfigurationProblem(
        message: "unknown \(what) \"\(name)\"\(hint)", range: range, nearest: nearest)
    }
  }

  private mutating func positionedString(_ value: PositionedJSON, of key: String) -> Positioned<String>? {
    guard let text = value.string, !text.isEmpty else {
      report(
        "\"\(key)\" must be a file name, not \(value.string == nil ? value.kindName : "empty")", at: value)
      return nil
    }
    return Positioned(value: text, range: value.range)
  }

  private mutating func strings(_ value: PositionedJSON, of key: String) -> [String]? {
    guard case .array(let elements) = value.value else {
      report("\"\(key)\" must be an array of patterns, not \(value.kindName)", at: value)
      return nil
    }
    var texts: [String] = []
    for element in elements {
      if let text = element.string {
        texts.append(text)
      } else {
        report("a pattern in \"\(key)\" must be a string, not \(element.kindName)", at: element)
      }
    }
    return texts
  }

  private mutating func readProfile(_ value: PositionedJSON) -> Profile? {
    guard let text = value.string else {
      report("\"profile\" must be a string, not \(value.kindName)", at: value)
      return nil
    }
    guard let profile = Profile(rawValue: text) else {
      reportUnknown("profile", text, at: value.range, among: Profile.allCases.map(\.rawValue))
      return nil
    }
    return profile
  }

  // MARK: Rules

  private mutating func readRules(_ value: PositionedJSON, _ catalogue: [Rule]) {
    guard case .object(let members) = value.value else {
      report("\"rules\" must be an object, not \(value.kindName)", at: value)
      return
    }
    reportRepeatedKeys(members)
    for member in members {
      guard let rule = catalogue.first(where: { $0.id == member.key }) else {
        reportUnknown("rule", member.key, at: member.keyRange, among: catalogue.map(\.id))
        continue
      }
      ruleNames.append(Positioned(value: rule.id, range: member.keyRange))
      var setting = RuleSetting()
      switch member.value.value {
      case .string: readSeverity(member.value, into: &setting)
      case .object(let options): readOptions(options, of: rule, into: &setting)
      default:
        report(
          "a rule's value must be a severity or an object, not \(member.value.kindName)", at: member.value)
        continue
      }
      rules[rule.id] = setting
    }
  }

  private mutating func readSeverity(_ value: PositionedJSON, into setting: inout RuleSetting) {
    guard let text = value.string else {
      report("\"severity\" must be a string, not \(value.kindName)", at: value)
      return
    }
    if text == "off" {
      setting.isOff = true
    } else if let severity = Severity(rawValue: text) {
      setting.severity = severity
    } else {
      reportUnknown("severity", text, at: value.range, among: Self.severities)
    }
  }

  private mutating func readOptions(
    _ members: [PositionedJSON.Member], of rule: Rule, into setting: inout RuleSetting
  ) {
    reportRepeatedKeys(members)
    for member in members {
      if member.key == "severity" {
        readSeverity(member.value, into: &setting)
      } else if rule.options.contains(where: { $0.name == member.key }) {
        if let number = member.value.integer, number >= 0 {
          setting.options[member.key] = number
        } else {
          report("\"\(member.key)\" must be a whole number of at least 0", at: member.value)
        }
      } else {
        reportUnknown(
          "option of \(rule.id)", member.key, at: member.keyRange,
          among: ["severity"] + rule.options.map(\.name))
      }
    }
  }
}
