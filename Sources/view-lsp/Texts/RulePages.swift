internal import ViewAnalysis

/// The documentation of the rules, `docs/rules`: an index by family, and one page per rule.
enum RulePages {
  struct Page: Equatable {
    /// The file's name.
    let name: String
    let text: String
  }

  /// The index first.
  static var all: [Page] {
    [Page(name: "README.md", text: index)]
      + Catalogue.rules.map { Page(name: "\($0.id).md", text: RuleText($0).markdown + "\n" + footer + "\n") }
  }

  private static let footer =
    "[All rules](README.md) · [How precision was measured](../precision.md) · "
    + "[Configuration](../configuration.md) · [Suppressions](../suppressions.md)"

  private static var index: String {
    var text = """
      # Rules

      The pages are generated from the rules' own descriptions: `view-lsp rules --format markdown --output docs/rules`
      writes them. `view-lsp explain RULE` prints the same.

      *Profile* is the narrowest profile that has the rule on. *Rewrites* are the levels of the rewrites that the rule
      may offer: *safe* ones change neither behaviour nor appearance and are applied by `fix` and on save, *suggested*
      ones may change them, *refactor* ones restructure declarations.

      """
    for family in RuleFamily.allCases {
      let rules = Catalogue.rules.filter { $0.family == family }
      guard !rules.isEmpty else { continue }
      text += """

        ## \(family.title)

        | Rule | What it finds | Severity | Profile | Rewrites |
        | --- | --- | --- | --- | --- |

        """
      for rule in rules {
        let levels = RuleText.levels(rule).map(\.rawValue).joined(separator: ", ")
        let columns = [
          "[`\(rule.id)`](\(rule.id).md)", rule.title, rule.severity.rawValue, RuleText.profileName(rule),
          levels.isEmpty ? "–" : levels,
        ]
        text += "| \(columns.joined(separator: " | ")) |\n"
      }
    }
    return text
  }
}

extension RuleFamily {
  fileprivate var title: String {
    switch self {
    case .abstraction: "The right kind of abstraction"
    case .composition: "Composition instead of inheritance"
    case .identity: "Identity"
    case .invalidation: "What is updated together"
    case .cost: "Cost"
    case .structure: "Layout and structure"
    case .contract: "What a view has to be"
    case .representables: "Representables"
    case .inputs: "Inputs and state"
    case .lists: "Identity in lists"
    case .suppressions: "Suppression comments"
    }
  }
}
