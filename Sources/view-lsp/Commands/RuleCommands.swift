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
  case "markdown":
    guard let folder = arguments.value("--output") else {
      console.out.write(RulePages.all.map(\.text).joined(separator: "\n"))
      return 0
    }
    return write(RulePages.all, to: folder, console)
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
    ("family", .string(rule.family.rawValue)),
    ("why", .string(rule.why)),
    ("remedy", .string(rule.remedy)),
    ("details", .string(rule.details)),
    ("silentOn", .array(rule.silentOn.map { .string($0) })),
    ("keepIf", .array(rule.keepIf.map { .string($0) })),
    ("disagreement", .string(rule.disagreement)),
    ("rewriteLevels", .array(RuleText.levels(rule).map { .string($0.rawValue) })),
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

private func write(_ pages: [RulePages.Page], to folder: String, _ console: Console) -> Int32 {
  for page in pages {
    let name = Path.join(folder, page.name)
    do throws(FileFailure) {
      try FileSystem.prepare(Array(page.text.utf8), for: Path.absolute(name, in: FileSystem.currentFolder))
        .commit()
    } catch {
      console.complain("rules: can't write \(name): \(error.message)")
      return 2
    }
  }
  console.out.line("Wrote \(pages.count) pages to \(folder)")
  return 0
}
