extension Rule {
  /// Reported by `Suppressions`, which alone sees the directives: `check` has nothing to look at.
  package static let unknownRuleName = Rule(
    id: "unknown_rule", severity: .warning, profile: .recommended, family: .suppressions,
    title: "Suppression of an unknown rule",
    summary: "A `view-lsp:` comment names a rule that doesn't exist, or none, or is misspelled itself.",
    why: """
      A comment with an unknown name suppresses nothing, so the finding that it was written for is still \
      reported. Usually the name is misspelled, or the rule has been renamed.
      """,
    remedy: "Write the name of a rule as `view-lsp rules` lists it, or `all`.",
    details: """
      The same is true of a comment that gives a reason but no rule, and of one that is almost a \
      directive: `view-lsp: disable:next`, `disable-next`, another case, a block comment.
      """,
    silentOn: ["A name that belongs to a rule, even if that rule is off."],
    keepIf: ["Never: the comment has no effect."],
    sources: [],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Greeting: View {
            var body: some View {
              // view-lsp:disable:next single_child_grup
              Group {
                Text("Hello")
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Greeting: View {
            var body: some View {
              // view-lsp:disable:next single_child_group
              Group {
                Text("Hello")
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [], check: { _, _ in }, explain: { _, _ in "" })
}

enum UnknownRule {
  /// A finding for each name in the directives that is no rule's.
  static func findings(_ suppressions: Suppressions, configuration: Configuration) -> [Finding] {
    guard let severity = configuration.severity(of: .unknownRuleName) else { return [] }
    let finding = { (message: String, range: Range<Int>) in
      Finding(rule: Rule.unknownRuleName.id, severity: severity, message: message, range: range)
    }
    let misspelt = suppressions.misspelt.map { comment in
      finding("This comment suppresses nothing. Write it as `// \(comment.spelling) RULE`.", comment.comment)
    }
    let nameless = suppressions.directives.filter(\.isNameless).map { directive in
      finding(
        "This comment names no rule, so it suppresses nothing. Write the rule's name before the `--`.",
        directive.comment)
    }
    return misspelt + nameless
      + suppressions.directives.flatMap { directive in
        directive.names.filter { !$0.isKnown }.map { name in
          Finding(
            rule: Rule.unknownRuleName.id, severity: severity,
            message:
              "There is no rule `\(name.text)`, so its name has no effect in this comment.\(hint(for: name))",
            range: name.range)
        }
      }
  }

  /// `findings` are those that the other rules made, suppressed or not.
  static func details(
    of finding: Finding, in suppressions: Suppressions, among findings: [Finding],
    _ configuration: Configuration
  ) -> FindingDetails {
    if let comment = suppressions.misspelt.first(where: { $0.comment == finding.range }) {
      let rewrite = comment.head.map { head in
        Rewrite(
          title: "Write `\(comment.spelling)`", level: .suggested,
          edits: [
            TextEdit(
              range: head,
              newText: (suppressions.tree.bytes[head.lowerBound] == UInt8(ascii: "/") ? " " : "")
                + comment.spelling)
          ])
      }
      return FindingDetails(
        reason:
          "Only line comments that begin with `view-lsp:disable` or `view-lsp:enable`, spelt exactly so, "
          + "turn rules off and on.",
        rewrites: rewrite.map { [$0] } ?? [])
    }
    if suppressions.directives.contains(where: { $0.isNameless && $0.comment == finding.range }) {
      return FindingDetails(
        reason: "The names of rules stand between the directive and the reason: "
          + "`// view-lsp:disable:next RULE -- reason`.")
    }
    for directive in suppressions.directives {
      guard let name = directive.names.first(where: { $0.range == finding.range }) else { continue }
      let rename = nearest(to: name).flatMap {
        rewrite(name, to: $0, in: directive, suppressions, findings, configuration)
      }
      return FindingDetails(
        reason: "The comment names `\(name.text)`, which isn't a rule of view-lsp.\(hint(for: name))",
        rewrites: rename.map { [$0] } ?? [])
    }
    return FindingDetails(reason: "")
  }

  private static func nearest(to name: Suppressions.RuleName) -> String? {
    nearestName(to: name.text, among: Catalogue.rules.map(\.id) + ["all"])
  }

  private static func hint(for name: Suppressions.RuleName) -> String {
    nearest(to: name).map { " Did you mean `\($0)`?" } ?? ""
  }

  /// Puts the nearest name in, unless it is far off or the comment would then be one that suppresses nothing.
  private static func rewrite(
    _ name: Suppressions.RuleName, to nearest: String, in directive: Suppressions.Directive,
    _ suppressions: Suppressions, _ findings: [Finding], _ configuration: Configuration
  ) -> Rewrite? {
    let isNear = editDistance(from: name.text, to: nearest) <= max(2, name.text.utf8.count / 3)
    guard isNear, !directive.names.contains(where: { $0.text == nearest }) else { return nil }
    let isOff = Catalogue.rule(named: nearest).map { configuration.severity(of: $0) == nil } ?? false
    let isOfUse =
      directive.scope == .enable || isOff
      || findings.contains {
        (nearest == "all" || $0.rule == nearest)
          && suppressions.reaches(directive, rule: $0.rule, offset: $0.range.lowerBound)
      }
    guard isOfUse else { return nil }
    return Rewrite(
      title: "Write `\(nearest)` instead of `\(name.text)`", level: .suggested,
      edits: [TextEdit(range: name.range, newText: nearest)])
  }
}

extension Suppressions.Directive {
  /// Whether it gives a reason, but names no rule.
  var isNameless: Bool { names.isEmpty && hasReason }
}

extension Suppressions.RuleName {
  /// Whether it is a rule's name, or `all`.
  var isKnown: Bool { text == "all" || Catalogue.rule(named: text) != nil }
}
