internal import ViewAnalysis

/// `view-lsp explain`.
func runExplain(_ arguments: Arguments, _ console: Console) -> Int32 {
  let id = arguments.operands.first ?? ""
  guard let rule = Catalogue.rule(named: id) else {
    console.complain("unknown rule \(id)\(suggestion(for: id, among: Catalogue.rules.map(\.id)))")
    return 2
  }
  console.out.write(RuleText(rule).plain)
  return 0
}

/// `view-lsp rules`.
func runRules(_ arguments: Arguments, _ console: Console) -> Int32 {
  switch arguments.value("--format") ?? "table" {
  case "json": console.out.line(JSONText.array(Catalogue.rules.map(json)).compact)
  case "markdown": console.out.write(RulesPage.text)
  case "schema": console.out.write(ConfigurationSchema.text)
  default: printTable(console)
  }
  return 0
}

private func printTable(_ console: Console) {
  let width = Catalogue.rules.map(\.id.count).max() ?? 0
  for rule in Catalogue.rules {
    let columns = [
      padded(rule.id, width), padded(rule.severity.rawValue, 11), padded(RuleText.profileName(rule), 11),
      rule.title,
    ]
    console.out.line(columns.joined(separator: "  "))
  }
}

private func json(_ rule: Rule) -> JSONText {
  .object([
    ("id", .string(rule.id)),
    ("title", .string(rule.title)),
    ("summary", .string(rule.summary)),
    ("severity", .string(rule.severity.rawValue)),
    ("profile", .string(RuleText.profileName(rule))),
    ("explanation", .string(rule.explanation)),
    ("exceptions", .string(rule.exceptions)),
    (
      "sources",
      .array(
        rule.sources.map { citation in
          .object([
            ("document", .string(citation.document.name)),
            ("section", citation.section.map { .string($0) } ?? .null),
            ("address", .string(citation.address)),
            ("impact", citation.document.impact.map { .string($0) } ?? .null),
          ])
        })
    ),
    (
      "options",
      .array(
        rule.options.map { option in
          .object([
            ("name", .string(option.name)), ("default", .integer(option.defaultValue)),
            ("summary", .string(option.summary)),
          ])
        })
    ),
    (
      "examples",
      .array(rule.examples.map { .object([("bad", .string($0.bad)), ("good", .string($0.good))]) })
    ),
  ])
}

/// The page of all rules, `docs/rules.md`.
enum RulesPage {
  static var text: String {
    "# Rules\n" + Catalogue.rules.map { "\n" + RuleText($0).markdown(headingLevel: 2) }.joined()
  }
}
