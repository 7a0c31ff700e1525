import Testing

@testable import ViewAnalysis

/// Each rule's own examples, as hover and the documentation show them, against the rule itself.
struct RuleExampleTests {
  /// Rules whose bad code the compiler rejects: that is the fault.
  private static let rejectedWhenBad: Set<String> = ["missing_body", "representable_delegate"]

  @Test(arguments: Catalogue.rules.map(\.id))
  func examples(ruleID: String) throws {
    let rule = try #require(Catalogue.rule(named: ruleID))
    #expect(!rule.examples.isEmpty, "no example")
    for (number, example) in rule.examples.enumerated() {
      try check(example, of: rule, name: "\(ruleID), example \(number + 1)")
    }
  }

  private func check(_ example: Example, of rule: Rule, name: String) throws {
    let bad = analyze(example.bad, of: example, rule)
    #expect(
      bad.count == example.findings, "\(name): \(bad.count) findings in the bad code: \(bad.map(\.message))")
    for text in [example.bad, example.good] {
      #expect(syntaxErrors(in: text).isEmpty, "\(name): \(syntaxErrors(in: text)) in\n\(text)")
    }
    for finding in bad {
      let defects = defects(of: finding, in: example.bad)
      #expect(defects.isEmpty, "\(name): \(defects.joined(separator: "; "))")
      for (number, rewrite) in finding.rewrites.enumerated() {
        let rewritten = try apply(rewrite, to: example.bad)
        let errors = syntaxErrors(in: rewritten)
        #expect(errors.isEmpty, "\(name): “\(rewrite.title)” makes \(errors):\n\(rewritten)")
        if number == 0 {
          #expect(
            rewritten == example.good,
            "\(name): “\(rewrite.title)” gives\n\(difference(expected: example.good, actual: rewritten))")
        }
      }
    }
    let good = analyze(example.good, of: example, rule)
    #expect(good.isEmpty, "\(name): still a finding in the good code: \(good.map(\.message))")
  }

  /// The findings in one of the example's texts, in a workspace with its other file.
  private func analyze(_ text: String, of example: Example, _ rule: Rule) -> [DetailedFinding] {
    analyzeFiles(files(text, of: example), rules: [rule.id])[0]
  }

  private func files(_ text: String, of example: Example) -> [TestFile] {
    [TestFile(name: "Test.swift", text: text)]
      + (example.otherFile.map { [TestFile(name: "Other.swift", text: $0)] } ?? [])
  }

  @Test(.enabled(if: TypeChecker.isAvailable))
  func compilerAcceptsExamples() async throws {
    var snippets: [Snippet] = []
    for rule in Catalogue.rules {
      for (number, example) in rule.examples.enumerated() {
        snippets.append(Snippet("\(rule.id), example \(number + 1), bad", files(example.bad, of: example)))
        snippets.append(Snippet("\(rule.id), example \(number + 1), good", files(example.good, of: example)))
        for finding in analyze(example.bad, of: example, rule) {
          for rewrite in finding.rewrites.dropFirst() {
            let text = try apply(rewrite, to: example.bad)
            snippets.append(
              Snippet("\(rule.id), example \(number + 1), “\(rewrite.title)”", files(text, of: example)))
          }
        }
      }
    }
    let rejections = try await TypeChecker.rejections(of: snippets)
    for snippet in snippets {
      let rule = snippet.name.prefix { $0 != "," }
      if Self.rejectedWhenBad.contains(String(rule)), snippet.name.hasSuffix("bad") {
        #expect(rejections[snippet.name] != nil, "\(snippet.name): the compiler accepts it now")
      } else if let words = rejections[snippet.name] {
        Issue.record("\(snippet.name): the compiler rejects it:\n\(words)")
      }
    }
  }
}
