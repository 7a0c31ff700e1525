internal import ViewAnalysis

/// The JSON Schema of `.view-lsp.json`, by which editors complete and check the file. The editors' packages
/// carry what this writes.
enum ConfigurationSchema {
  static var text: String { schema.indented + "\n" }

  private static var schema: JSONText {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("view-lsp configuration")),
      ("description", .string("Which files view-lsp checks, and with which rules.")),
      // Keys of Visual Studio Code's own, for what the reader allows.
      ("allowComments", .bool(true)),
      ("allowTrailingCommas", .bool(true)),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(ConfigurationFile.keys.map { ($0, property($0)) })),
      ("definitions", .object([("severity", severity)])),
    ])
  }

  /// What a key of the outermost object is for.
  static func description(ofKey key: String) -> String {
    switch key {
    case "extends":
      "Another configuration file, relative to this one. Its settings apply unless this file overrides them."
    case "profile": "The profile that selects the rules. Each profile includes the ones before it."
    case "include": "The only files to check, as patterns relative to this file's folder."
    case "exclude": "Files and folders to leave out, as patterns relative to this file's folder."
    case "rules": "Settings for individual rules, which override the profile."
    case "baseline": "A baseline file, relative to this one. Findings listed in it are not reported."
    default: "The URL of this schema."
    }
  }

  static let severityDescription = "The severity of the rule's findings; \"off\" turns the rule off."

  private static func property(_ key: String) -> JSONText {
    let description = description(ofKey: key)
    switch key {
    case "profile":
      return .object([
        ("description", .string(description)),
        ("enum", .array(Profile.allCases.map { .string($0.rawValue) })),
        ("default", .string(Configuration().profile.rawValue)),
      ])
    case "include", "exclude":
      return .object([
        ("description", .string(description)), ("type", .string("array")),
        ("items", .object([("type", .string("string"))])),
      ])
    case "rules":
      return .object([
        ("description", .string(description)),
        ("type", .string("object")),
        ("additionalProperties", .bool(false)),
        ("properties", .object(Catalogue.rules.map { ($0.id, setting(of: $0)) })),
      ])
    default: return .object([("description", .string(description)), ("type", .string("string"))])
    }
  }

  private static func setting(of rule: Rule) -> JSONText {
    let severity = JSONText.object([("$ref", .string("#/definitions/severity"))])
    let options = rule.options.map { option in
      (
        option.name,
        JSONText.object([
          ("description", .string(option.summary)), ("type", .string("integer")), ("minimum", .integer(0)),
          ("default", .integer(option.defaultValue)),
        ])
      )
    }
    return .object([
      ("description", .string("\(rule.title). \(rule.summary)")),
      ("default", .string(rule.severity.rawValue)),
      (
        "anyOf",
        .array([
          severity,
          .object([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .object([("severity", severity)] + options)),
          ]),
        ])
      ),
    ])
  }

  private static var severity: JSONText {
    .object([
      ("description", .string(severityDescription)),
      ("enum", .array(ConfigurationFile.severities.map { .string($0) })),
    ])
  }
}
