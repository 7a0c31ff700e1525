internal import ViewAnalysis

/// The JSON Schema of `.view-lsp.json`, by which editors complete and check the file. The editors' packages
/// carry what this writes.
enum ConfigurationSchema {
  static var text: String { schema.indented + "\n" }

  private static var schema: JSONText {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("view-lsp configuration")),
      ("description", .string("Which files view-lsp looks at, and with which rules.")),
      // Keys of Visual Studio Code's own, for what the reader allows.
      ("allowComments", .bool(true)),
      ("allowTrailingCommas", .bool(true)),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(ConfigurationFile.keys.map { ($0, property($0)) })),
      ("definitions", .object([("severity", severity)])),
    ])
  }

  private static func property(_ key: String) -> JSONText {
    switch key {
    case "extends": string("A file, relative to this one, whose settings count where this file says nothing.")
    case "profile":
      .object([
        ("description", .string("The rules to start from. Each profile holds all of the ones before it.")),
        ("enum", .array(Profile.allCases.map { .string($0.rawValue) })),
        ("default", .string(Configuration().profile.rawValue)),
      ])
    case "include": patterns("The only files to look at, as patterns relative to this file's folder.")
    case "exclude": patterns("Files and folders to leave out, as patterns relative to this file's folder.")
    case "rules":
      .object([
        ("description", .string("A severity for single rules, whatever the profile says of them.")),
        ("type", .string("object")),
        ("additionalProperties", .bool(false)),
        ("properties", .object(Catalogue.rules.map { ($0.id, setting(of: $0)) })),
      ])
    case "baseline": string("A file, relative to this one, with the findings that are not reported.")
    default: string("The address of this schema.")
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
      ("description", .string("How grave a finding is; off where the rule is not to run.")),
      ("enum", .array((Severity.allCases.map(\.rawValue) + ["off"]).map { .string($0) })),
    ])
  }

  private static func string(_ description: String) -> JSONText {
    .object([("description", .string(description)), ("type", .string("string"))])
  }

  private static func patterns(_ description: String) -> JSONText {
    .object([
      ("description", .string(description)), ("type", .string("array")),
      ("items", .object([("type", .string("string"))])),
    ])
  }
}
