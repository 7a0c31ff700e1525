import Testing

@testable import ViewAnalysis

/// A finding's details are made from its subject alone: no two findings of a rule may have the same one.
struct FindingSubjectTests {
  @Test(arguments: Fixture.all) func subjectsTellFindingsApart(_ fixture: Fixture) {
    for (name, findings) in findings(in: fixture) {
      var subjects: Set<String> = []
      for finding in findings {
        let subject = "\(finding.rule) \(finding.subject)"
        #expect(subjects.insert(subject).inserted, "\(name): \(subject): \(finding.message)")
      }
    }
  }

  @Test(arguments: Fixture.all) func findingsHaveReasons(_ fixture: Fixture) {
    for (name, findings) in findings(in: fixture) {
      for finding in findings {
        #expect(!finding.reason.isEmpty, "\(name): \(finding.rule): \(finding.message)")
      }
    }
  }

  /// What all rules find with every limit at zero, by the names of the fixture's files.
  private func findings(in fixture: Fixture) -> [(file: String, findings: [DetailedFinding])] {
    let sources = fixture.files.map { SourceFile(name: $0.name, bytes: Array($0.text.utf8)) }
    var index = WorkspaceIndex()
    for source in sources { index.update(source.name, facts: source.facts) }
    var configuration = Configuration(profile: .all)
    for rule in Catalogue.rules where !rule.options.isEmpty {
      let limits = rule.options.map { ($0.name, 0) }
      configuration.rules[rule.id] = RuleSetting(
        options: Dictionary(limits, uniquingKeysWith: { first, _ in first }))
    }
    return sources.map { source in
      let found = Analyzer(source, in: index, configuration: configuration).detailedFindings()
      return (source.name, found.filter { !isAboutSuppressions($0.rule) })
    }
  }

  /// Suppression comments are no nodes.
  private func isAboutSuppressions(_ rule: String) -> Bool {
    rule == Rule.unusedSuppression.id || rule == Rule.unknownRuleName.id
  }
}
