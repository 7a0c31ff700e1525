import Testing

@testable import ViewAnalysis

/// The fixtures: as they are, and in other spellings of the same text.
struct FixtureTests {
  @Test(arguments: Fixture.all) func asWritten(_ fixture: Fixture) throws { try check(fixture) }
  @Test(arguments: Fixture.all) func withCRLF(_ fixture: Fixture) throws { try check(fixture.withCRLF) }
  @Test(arguments: Fixture.all) func withCR(_ fixture: Fixture) throws { try check(fixture.withCR) }
  @Test(arguments: Fixture.all) func withTabs(_ fixture: Fixture) throws { try check(fixture.withTabs) }
  @Test(arguments: Fixture.all) func afterEmoji(_ fixture: Fixture) throws { try check(fixture.withEmoji) }

  /// Each step is a superset of the one before: at the place of a finding a wider one has another of its rule, or one of a rule
  /// that says it in its stead.
  @Test(arguments: Fixture.all) func widerStepsReportNoLess(_ fixture: Fixture) {
    // A rule that is named runs to the letter in a profile that hasn't got it.
    let steps = Profile.all.steps.map { step in
      analyzeFiles(
        fixture.files, rules: fixture.rules + fixture.rules.compactMap { Self.speaksInstead[$0] },
        profile: step,
        options: fixture.settings.options
      )
      .map { $0.filter { Catalogue.rule(named: $0.rule).map { $0.profile <= step } ?? true } }
    }
    for (narrow, wide) in zip(steps, steps.dropFirst()) {
      for (file, (found, all)) in zip(fixture.files, zip(narrow, wide)) {
        for finding in found {
          let isKept =
            !fixture.rules.contains(finding.rule)
            || all.contains {
              $0.rule == finding.rule
                ? $0.range.overlaps(finding.range) : $0.rule == Self.speaksInstead[finding.rule]
            }
          #expect(isKept, "\(file.name): \(finding.message)")
        }
      }
    }
  }

  private static let speaksInstead = [
    Rule.helperView.id: Rule.sectionedView.id,
    Rule.missingContentBuilder.id: Rule.closureContent.id,
  ]

  @Test(arguments: Fixture.all) func insideComment(_ fixture: Fixture) {
    checkSilent(fixture.mapTexts { "/*\n\($0)\n*/\n" })
  }

  @Test(arguments: Fixture.all) func insideString(_ fixture: Fixture) {
    checkSilent(fixture.mapTexts { "let text = ####\"\"\"\n\($0)\n\"\"\"####\n" })
  }

  /// Before and after each rewrite.
  @Test(.enabled(if: TypeChecker.isAvailable))
  func compilerAcceptsFixtures() async throws {
    var snippets: [Snippet] = []
    for fixture in Fixture.all where fixture.settings.notTypeChecked == nil {
      if !fixture.settings.isRejectedBefore {
        snippets.append(Snippet(fixture.testDescription, fixture.files))
      }
      for number in 0..<rewriteCount(of: fixture) {
        // Where a rewrite fails outright, `asWritten` says so.
        guard let files = try? rewriteAll(fixture, number: number) else { continue }
        snippets.append(Snippet("\(fixture.testDescription), rewrite \(number + 1)", files))
      }
      for (number, fixed) in fixture.fixed {
        snippets.append(Snippet("\(fixture.testDescription), fixed text \(number + 1)", fixed.files))
      }
    }
    for (name, words) in try await TypeChecker.rejections(of: snippets) {
      Issue.record("\(name): the compiler rejects it:\n\(words)")
    }
  }

  /// A folder or a mark that names no rule would never fail.
  @Test func foldersAndMarksNameRules() {
    for fixture in Fixture.all {
      for rule in fixture.rules {
        #expect(Catalogue.rule(named: rule) != nil, "\(fixture.testDescription): no rule named \(rule)")
      }
    }
  }

  // MARK: - The checks

  private func check(_ fixture: Fixture) throws {
    for file in fixture.files {
      let errors = syntaxErrors(in: file.text)
      if !fixture.allowsSyntaxErrors { #expect(errors.isEmpty, "\(file.name): \(errors)") }
    }
    let findings = analyze(fixture, fixture.files)
    for (file, found) in zip(fixture.files, findings) {
      for finding in found {
        let defects = defects(of: finding, in: file.text)
        #expect(defects.isEmpty, "“\(finding.message)”: \(defects.joined(separator: "; "))")
      }
    }
    compare(findings, with: fixture.expectations, in: fixture.files, what: "")
    for number in 0..<rewriteCount(of: fixture) {
      let rewritten = try rewriteAll(fixture, number: number)
      for file in rewritten where !fixture.allowsSyntaxErrors {
        let errors = syntaxErrors(in: file.text)
        #expect(errors.isEmpty, "\(file.name) after the rewrites: \(errors) in\n\(file.text)")
      }
      guard let fixed = fixture.fixed[number] else { continue }
      for file in rewritten {
        let expected = fixed.files.first { $0.name == file.name }?.text ?? ""
        #expect(
          file.text == expected,
          "\(file.name) after the rewrites\n\(difference(expected: expected, actual: file.text))")
      }
      compare(
        analyze(fixture, fixed.files), with: fixed.expectations, in: fixed.files, what: " in the fixed text")
    }
    for number in fixture.fixed.keys where number >= rewriteCount(of: fixture) {
      Issue.record("there is a fixed text \(number + 1), but no finding offers as many rewrites")
    }
  }

  private func checkSilent(_ fixture: Fixture) {
    let findings = analyzeFiles(fixture.files).flatMap { $0 }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  private func analyze(_ fixture: Fixture, _ files: [TestFile]) -> [[DetailedFinding]] {
    analyzeFiles(
      files, rules: fixture.rules, profile: fixture.settings.profile, options: fixture.settings.options)
  }

  private func compare(
    _ findings: [[DetailedFinding]], with expectations: [Fixture.Expectation], in files: [TestFile],
    what: String
  ) {
    var open = expectations
    for (file, found) in zip(files, findings) {
      for finding in found {
        let line = line(of: finding.range.lowerBound, in: file.text)
        let match = open.firstIndex {
          $0.file == file.name && $0.line == line && $0.rule == finding.rule
            && finding.message.contains($0.message ?? "")
        }
        if let match {
          open.remove(at: match)
        } else {
          Issue.record("\(file.name):\(line + 1)\(what): not expected: \(finding.rule): \(finding.message)")
        }
      }
    }
    for expectation in open {
      let words = expectation.message.map { " with “\($0)”" } ?? ""
      Issue.record(
        "\(expectation.file):\(expectation.line + 1)\(what): nothing of \(expectation.rule)\(words)")
    }
  }

  /// As many as the finding that offers most.
  private func rewriteCount(of fixture: Fixture) -> Int {
    return analyze(fixture, fixture.files).joined().map(\.rewrites.count).max() ?? 0
  }

  /// The files once each finding that offers a rewrite of this number has had it applied, one after the other.
  private func rewriteAll(_ fixture: Fixture, number: Int) throws -> [TestFile] {
    var files = fixture.files
    var findings = analyze(fixture, files)
    while true {
      var next: (file: Int, finding: DetailedFinding)?
      for (index, found) in findings.enumerated() where next == nil {
        next = found.first { $0.rewrites.count > number }.map { (index, $0) }
      }
      guard let next else { return files }
      let rewrite = next.finding.rewrites[number]
      let count = findings.joined().count
      files = try apply(rewrite, foundIn: next.file, to: files)
      findings = analyze(fixture, files)
      if findings.joined().count >= count {
        throw BadRewrite(
          "“\(rewrite.title)” leaves as many findings as before: \(findings.joined().map(\.message)) in\n"
            + files.map(\.text).joined(separator: "\n"))
      }
    }
  }
}

extension Fixture {
  /// Code that the compiler is not asked about may be broken on purpose.
  fileprivate var allowsSyntaxErrors: Bool { settings.notTypeChecked?.contains("syntax error") == true }
}
