internal import LSPCore
internal import ViewAnalysis

/// Something wrong in a configuration file.
struct ConfigurationProblem: Equatable, Sendable {
  let message: String
  /// UTF-8 offsets into the file's text.
  let range: Range<Int>
}

/// What one configuration says, by itself: a `.view-lsp.json` file, or the same object from an editor.
/// What is not written is nil or empty.
struct ConfigurationFile: Equatable, Sendable {
  static let name = ".view-lsp.json"

  /// A value and where it stands.
  struct Placed<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value
    let range: Range<Int>
  }

  var extends: Placed<String>?
  var profile: Profile?
  var include: [String]?
  var exclude: [String]?
  var rules: [String: RuleSetting] = [:]
  var baseline: Placed<String>?
  /// The rules that the file names, in order, each with the place of its name, quotes included.
  var ruleNames: [Placed<String>] = []
  var problems: [ConfigurationProblem] = []

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
    } catch {
      problems = [ConfigurationProblem(message: error.message, range: error.range)]
    }
  }

  private mutating func report(_ message: String, at place: PositionedJSON) {
    problems.append(ConfigurationProblem(message: message, range: place.range))
  }

  private mutating func reportRepeatedKeys(_ members: [PositionedJSON.Member]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      problems.append(
        ConfigurationProblem(message: "the key \"\(member.key)\" stands here twice", range: member.keyRange))
    }
  }

  private mutating func read(_ member: PositionedJSON.Member, _ catalogue: [Rule]) {
    let value = member.value
    switch member.key {
    case "$schema": break
    case "extends": extends = placedString(value, of: member.key)
    case "baseline": baseline = placedString(value, of: member.key)
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
    let nearest = nearestName(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
    problems.append(ConfigurationProblem(message: "unknown \(what) \"\(name)\"\(nearest)", range: range))
  }

  private mutating func placedString(_ value: PositionedJSON, of key: String) -> Placed<String>? {
    guard let text = value.string, !text.isEmpty else {
      report(
        "\"\(key)\" must be a file's name, not \(value.string == nil ? value.kindName : "empty")", at: value)
      return nil
    }
    return Placed(value: text, range: value.range)
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
      ruleNames.append(Placed(value: rule.id, range: member.keyRange))
      var setting = RuleSetting()
      switch member.value.value {
      case .string: readSeverity(member.value, into: &setting)
      case .object(let options): readOptions(options, of: rule, into: &setting)
      default:
        report("a rule is set by a severity or an object, not \(member.value.kindName)", at: member.value)
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
      reportUnknown(
        "severity", text, at: value.range, among: Severity.allCases.map(\.rawValue) + ["off"])
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
          report("\"\(member.key)\" must be a whole number, 0 or more", at: member.value)
        }
      } else {
        reportUnknown(
          "option of \(rule.id)", member.key, at: member.keyRange,
          among: ["severity"] + rule.options.map(\.name))
      }
    }
  }
}
