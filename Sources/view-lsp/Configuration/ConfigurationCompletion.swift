internal import ViewAnalysis

/// Something that may stand at a place of a configuration file.
struct ConfigurationCompletion: Equatable {
  enum Kind {
    case key, value
  }

  /// What a list shows.
  let label: String
  let kind: Kind
  /// A few words on it; empty where there are none.
  let detail: String
  /// As Markdown.
  let documentation: String
  /// The text that takes the place of the cursor's range.
  let newText: String

  /// All that fit the place.
  static func completions(at cursor: ConfigurationCursor) -> [ConfigurationCompletion] {
    switch cursor.role {
    case .key(let hasColon):
      return keys(at: cursor.path).filter { !cursor.siblings.contains($0.label) }.map { key in
        ConfigurationCompletion(
          label: key.label, kind: .key, detail: key.detail, documentation: key.documentation,
          newText: JSONText.string(key.label).compact + (hasColon ? "" : ": "))
      }
    case .value: return values(at: cursor.path)
    }
  }

  private typealias Key = (label: String, detail: String, documentation: String)

  private static func keys(at path: [String]) -> [Key] {
    switch path.count {
    case 0: return ConfigurationFile.keys.map { ($0, "", ConfigurationSchema.description(ofKey: $0)) }
    case 1 where path == ["rules"]: return Catalogue.rules.map { ($0.id, $0.title, $0.summary) }
    case 2 where path.first == "rules":
      guard let rule = path.last.flatMap(Catalogue.rule(named:)) else { return [] }
      return [("severity", "", ConfigurationSchema.severityDescription)]
        + rule.options.map { ($0.name, "default: \($0.defaultValue)", $0.summary) }
    default: return []
    }
  }

  private static func values(at path: [String]) -> [ConfigurationCompletion] {
    func value(_ text: JSONText, _ detail: String = "") -> ConfigurationCompletion {
      let label = if case .string(let text) = text { text } else { text.compact }
      return ConfigurationCompletion(
        label: label, kind: .value, detail: detail, documentation: "", newText: text.compact)
    }
    switch (path.count, path.first) {
    case (1, "profile"): return Profile.allCases.map { value(.string($0.rawValue)) }
    case (2, "rules"), (3, "rules"):
      guard path.count > 1, let rule = Catalogue.rule(named: path[1]) else { return [] }
      if path.count == 3, path[2] != "severity" {
        return rule.options.filter { $0.name == path[2] }.map { value(.integer($0.defaultValue), "default") }
      }
      return ConfigurationFile.severities.map {
        value(.string($0), $0 == rule.severity.rawValue ? "default" : "")
      }
    default: return []
    }
  }
}
