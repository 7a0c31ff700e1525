extension Rule {
  /// Reported by `Suppressions`, which alone sees what each directive suppressed.
  package static let unusedSuppression = Rule(
    id: "unused_suppression", severity: .hint, profile: .recommended, family: .suppressions,
    title: "Unused suppression",
    summary: "A `view-lsp:disable` comment suppresses no finding.",
    why: """
      The code that the comment was written for has changed or is gone. The comment can now only hide \
      new findings.
      """,
    remedy: "Remove the comment.",
    silentOn: [
      "A comment for a rule that is off in the configuration.",
      "Everything in a file with syntax errors.",
    ],
    keepIf: ["The code that it was written for is about to come back."],
    sources: [],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Greeting: View {
            var body: some View {
              // view-lsp:disable:next single_child_group
              Text("Hello")
            }
          }
          """,
        good: """
          import SwiftUI

          struct Greeting: View {
            var body: some View {
              Text("Hello")
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [], check: { _, _ in }, explain: { _, _ in "" })
}

enum UnusedSuppression {
  /// `used` holds, for each directive, the places of the names that suppressed something that the rules of
  /// `running` found.
  static func findings(
    _ suppressions: Suppressions, used: [Set<Int>], configuration: Configuration, running: Configuration
  ) -> [Finding] {
    // In broken code rules are silent: what they would find once it is whole can't be told.
    guard let severity = configuration.severity(of: .unusedSuppression), suppressions.tree.errors.isEmpty
    else {
      return []
    }
    var findings: [Finding] = []
    // Whoever wrote a reason had a rule in mind: `unknown_rule` asks for its name.
    for (directive, used) in zip(suppressions.directives, used)
    where directive.scope != .enable && !directive.isNameless {
      let unused = directive.names.indices.filter { index in
        !used.contains(index) && isOn(directive.names[index].text, running)
      }
      if unused.count == directive.names.count {
        findings.append(
          Finding(
            rule: Rule.unusedSuppression.id, severity: severity,
            message: "\(what(directive)). Remove the comment.",
            range: directive.comment, isUnnecessary: true))
      } else {
        for index in unused {
          let name = directive.names[index]
          findings.append(
            Finding(
              rule: Rule.unusedSuppression.id, severity: severity,
              message: "This comment suppresses no finding of `\(name.text)`. Remove the name.",
              range: name.range, isUnnecessary: true))
        }
      }
    }
    return findings
  }

  /// The finding stands at the comment where all of it can go, else at a name.
  static func details(of finding: Finding, in suppressions: Suppressions) -> FindingDetails {
    for directive in suppressions.directives {
      if directive.comment == finding.range {
        let removal = Rewrite(
          title: "Remove the comment", level: .safe, edits: removal(of: directive, in: suppressions))
        return FindingDetails(reason: "\(what(directive)).", rewrites: [removal])
      }
      guard let index = directive.names.firstIndex(where: { $0.range == finding.range }) else { continue }
      let name = directive.names[index].text
      let removal = Rewrite(
        title: "Remove `\(name)` from the comment", level: .safe,
        edits: [TextEdit(range: removal(of: index, from: directive), newText: "")])
      return FindingDetails(
        reason: "The comment suppresses findings of the other rules, but none of `\(name)`.",
        rewrites: [removal])
    }
    return FindingDetails(reason: "")
  }

  private static func what(_ directive: Suppressions.Directive) -> String {
    let named = directive.names.map { "`\($0.text)`" }.joined(separator: ", ")
    return named.isEmpty ? "This comment names no rule" : "This comment suppresses no finding of \(named)"
  }

  /// Whether a name that suppressed nothing can be called unused: an existing rule that is on.
  private static func isOn(_ name: String, _ configuration: Configuration) -> Bool {
    if name == "all" { return configuration.only.isEmpty }
    guard let rule = Catalogue.rule(named: name) else { return false }
    // The rules about comments come last: whether they would fire can't be told from here.
    return !rule.kinds.isEmpty && configuration.severity(of: rule) != nil
  }

  /// Removes the comment, and the `enable` that ends its region where it ends no other.
  private static func removal(
    of directive: Suppressions.Directive, in suppressions: Suppressions
  ) -> [TextEdit] {
    let layout = Layout(suppressions.tree)
    var comments = [directive.comment]
    if directive.scope == .region {
      let names = directive.names.map(\.text)
      let end = suppressions.directives.first {
        $0.scope == .enable && $0.comment.lowerBound > directive.comment.lowerBound
          && $0.names.contains { names.contains($0.text) }
      }
      if let end, end.names.map(\.text) == names {
        let others = suppressions.directives.filter {
          $0.scope == .region && $0.comment != directive.comment
            && $0.comment.lowerBound < end.comment.lowerBound
            && $0.names.contains { names.contains($0.text) || $0.text == "all" }
        }
        if others.isEmpty { comments.append(end.comment) }
      }
    }
    return comments.map { TextEdit(range: layout.removal(of: $0), newText: "") }
  }

  private static func removal(of index: Int, from directive: Suppressions.Directive) -> Range<Int> {
    let range = directive.names[index].range
    if index + 1 < directive.names.count {
      return range.lowerBound..<directive.names[index + 1].range.lowerBound
    }
    return (index > 0 ? directive.names[index - 1].range.upperBound : range.lowerBound)..<range.upperBound
  }
}
