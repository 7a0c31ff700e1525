/// Runs the rules over one file: finds the faults in it, and says more about those that someone looks at.
///
///     let analyzer = Analyzer(file, in: index, configuration: configuration)
///     let findings = analyzer.findings()
///     let details = analyzer.details(of: findings[0])
package struct Analyzer {
  private let file: SourceFile
  private let workspace: WorkspaceIndex
  private let configuration: Configuration
  /// The same, with the rules on that suppressions are judged by: which of them are unused shows only when the rules
  /// that they name run, asked for or not.
  private let running: Configuration
  private let rules: EnabledRules
  private let resolver: ViewResolver
  private let layout: Layout
  private let known = Known()

  /// What is found out once, when it is first asked for.
  private final class Known {
    var suppressions: Suppressions?
    var found: [Finding]?
  }

  /// Where the index is not whole, the rules that need all files are off. `sources` gives other files' trees to the
  /// rules that look into them.
  package init(
    _ file: SourceFile, in workspace: WorkspaceIndex, configuration: Configuration,
    sources: SourceCache? = nil
  ) {
    self.file = file
    self.workspace = workspace
    var configuration = configuration
    configuration.hasWholeWorkspace = workspace.isWhole
    self.configuration = configuration
    var running = configuration
    if configuration.only.contains(Rule.unusedSuppression.id) { running.only = [] }
    self.running = running
    rules = EnabledRules(Catalogue.rules, configuration, else: running)
    resolver = ViewResolver(file, workspace: workspace, sources: sources)
    layout = Layout(file.tree)
  }

  private var tree: SyntaxTree { file.tree }

  private var context: RuleContext {
    RuleContext(rules, resolver: resolver, layout: layout)
  }

  /// All findings in the file, suppressed ones and those in broken code left out, sorted by offset, then rule.
  package func findings() -> [Finding] {
    suppressions.apply(to: found, configuration: configuration, running: running)
      .filter { configuration.only.isEmpty || configuration.only.contains($0.rule) }
      .sorted { a, b in
        (a.range.lowerBound, a.rule, a.range.upperBound) < (b.range.lowerBound, b.rule, b.range.upperBound)
      }
  }

  /// The other files on whose texts the findings depend, with all that is in the index: those that rules have looked
  /// into, and those in which the findings name a location.
  package func consultedFiles(by findings: [Finding]) -> Set<String> {
    resolver.consultedFiles.union(findings.lazy.flatMap(\.related).compactMap(\.file)).subtracting([file.name]
    )
  }

  /// All findings, each with its reason and its rewrites.
  package func detailedFindings() -> [DetailedFinding] { detailed(findings()) }

  /// Findings of this file with their reasons, and their rewrites as far as `RewriteAllowance` goes.
  package func detailed(_ findings: [Finding]) -> [DetailedFinding] {
    var allowance = RewriteAllowance(file)
    return findings.map { finding in
      let isWithoutRewrites = Catalogue.rule(named: finding.rule)?.rewriteLevels.isEmpty ?? true
      let details = isWithoutRewrites || allowance.spend(on: finding) ? details(of: finding) : nil
      return DetailedFinding(finding, details ?? FindingDetails(reason: reason(of: finding)))
    }
  }

  private func reason(of finding: Finding) -> String {
    guard let index = Catalogue.index(of: finding.rule), tree.nodes.indices.contains(finding.subject) else {
      return ""
    }
    var context = context
    return context.reason(of: finding, by: index)
  }

  private var suppressions: Suppressions {
    let suppressions = known.suppressions ?? Suppressions(tree)
    known.suppressions = suppressions
    return suppressions
  }

  /// What the rules report outside of broken code, suppressed or not.
  private var found: [Finding] {
    let found = known.found ?? readFound()
    known.found = found
    return found
  }

  private func readFound() -> [Finding] {
    var context = context
    let dispatch = RuleDispatch(rules.enabled, in: workspace)
    let nodes = tree.nodes
    for id in nodes.ids(of: dispatch.kinds, in: resolver.hasViewCode ? nodes.indices : 0..<0) {
      var interested = dispatch.rules(for: id, nodes.kinds[id], of: tree)
      while let index = interested.popFirst() { context.check(tree.node(id), by: index) }
    }
    if tree.errors.isEmpty { return context.findings }
    return context.findings.filter { !tree.isBroken(around: $0.range) }
  }

  /// The reason and the rewrites of a finding of this file in its present text.
  ///
  /// Rewrites that would touch broken code, or break one of their postconditions, are left out.
  package func details(of finding: Finding) -> FindingDetails {
    if finding.rule == Rule.unusedSuppression.id {
      return UnusedSuppression.details(of: finding, in: suppressions)
    }
    if finding.rule == Rule.unknownRuleName.id {
      return UnknownRule.details(of: finding, in: suppressions, among: found, configuration)
    }
    guard let index = Catalogue.index(of: finding.rule), tree.nodes.indices.contains(finding.subject) else {
      return FindingDetails(reason: "")
    }
    var context = context
    let details = context.details(of: finding, by: index)
    let rule = Catalogue.rules[index]
    let verifier = RewriteVerifier(
      file, layout, in: workspace, sources: resolver.sources, rule, severity: finding.severity, rules)
    var sound: [Rewrite] = []
    var refusal: RewriteVerifier.Refusal?
    for rewrite in details.rewrites where sound.isEmpty || !rule.offersFirstRewrite {
      do throws(RewriteVerifier.Refusal) {
        sound.append(try verifier.verified(rewrite))
      } catch {
        refusal = refusal ?? error
      }
    }
    var reason = details.reason
    if sound.isEmpty, let refusal { reason += "\n\nNo rewrite is offered: \(refusal.message)" }
    return FindingDetails(reason: reason, rewrites: sound)
  }
}
