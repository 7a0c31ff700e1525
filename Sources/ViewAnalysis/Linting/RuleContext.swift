/// What a rule may ask while it looks at one file, and where it reports what it finds.
package struct RuleContext {
  private let running: EnabledRules
  /// Index in `running` of the rule that runs at the moment.
  private var current = 0
  /// What the code means: view types, closures' roles, builder contexts.
  package let resolver: ViewResolver
  /// The file's layout: indentation, line ends, comments. Rewrites are built with it.
  package let layout: Layout
  private let reports = Reports()

  init(_ running: EnabledRules, resolver: ViewResolver, layout: Layout) {
    self.running = running
    self.resolver = resolver
    self.layout = layout
  }

  /// What has been reported so far.
  var findings: [Finding] { reports.findings }

  /// Lets the rule at the index look at the node.
  @inline(__always)
  mutating func check(_ node: Node, by index: Int) {
    current = index
    running.rules[index].check(node, self)
  }

  /// Why the rule at the index reports its finding.
  mutating func reason(of finding: Finding, by index: Int) -> String {
    current = index
    return running.rules[index].explain(tree.node(finding.subject), self)
  }

  /// What the rule at the index says of its finding.
  mutating func details(of finding: Finding, by index: Int) -> FindingDetails {
    current = index
    let rule = running.rules[index]
    let node = tree.node(finding.subject)
    let details = FindingDetails(reason: rule.explain(node, self), rewrites: rule.rewrites(node, self))
    assert(
      details.rewrites.allSatisfy { rule.rewriteLevels.contains($0.level) },
      "\(rule.id) offers a rewrite of a level that it doesn't name")
    return details
  }

  package var rule: Rule { running.rules[current] }
  package var severity: Severity { running.severities[current] }
  /// How much the rule is to say: in `recommended` what is right almost always, in `strict` more, in `all` whatever its
  /// description covers.
  package var step: Profile { running.steps[current] }
  package var file: FileModel { @inline(__always) get { resolver.file } }
  /// Inlined, so that asking the index for one thing does not copy it.
  package var workspace: WorkspaceIndex { @inline(__always) get { resolver.workspace } }
  package var tree: SyntaxTree { @inline(__always) get { resolver.file.tree } }

  /// The options' values, as far as the configuration sets them.
  var optionValues: [String: Int] { running.options.isEmpty ? [:] : running.options[rule.id] ?? [:] }

  /// The option's value from the configuration, else its default.
  package func option(_ name: String) -> Int {
    if let value = optionValues[name] { return value }
    // By index: taking an option out of the array would count references to its texts.
    let options = rule.options
    return options.indices.first { options[$0].name == name }.map { options[$0].defaultValue } ?? 0
  }

  /// How much another rule says; nil where it is off: where one of two rules leaves to the other what both cover.
  package func step(of rule: String) -> Profile? {
    guard let index = running.rules.firstIndex(where: { $0.id == rule }), running.enabled.contains(index)
    else { return nil }
    return running.steps[index]
  }

  /// The value of another rule's option: where two rules must agree on which of them reports something.
  package func option(_ option: RuleOption, of rule: String) -> Int {
    running.options[rule]?[option.name] ?? option.defaultValue
  }

  /// Reports a fault. The rule is asked for the reason and the rewrites later, with `subject`, which no other finding
  /// of the rule has. See `Finding` for what each part says.
  package func report(
    at range: Range<Int>, subject: Node, message: String, related: [RelatedLocation] = [],
    isUnnecessary: Bool = false
  ) {
    if step != .all, rule.savesWork, subject.isDebugOnly { return }
    reports.findings.append(
      Finding(
        rule: rule.id, severity: severity, message: message, range: range, related: related,
        isUnnecessary: isUnnecessary, subject: subject.id))
  }
}

/// A class, so that rules can report through a context that they don't change.
private final class Reports {
  var findings: [Finding] = []
}

/// The rules that run, as a configuration has them: the same for all nodes of a file.
final class EnabledRules: Sendable {
  let rules: [Rule]
  /// Which of `rules` are on.
  let enabled: RuleSet
  let severities: [Severity]
  /// Where one rule runs alone, that of nobody.
  let configuration: Configuration
  /// How much each says.
  let steps: [Profile]
  /// The values that the user has set, by the rules' names.
  let options: [String: [String: Int]]

  /// On are those of the rules that either configuration has on.
  init(_ rules: [Rule], _ configuration: Configuration, else other: Configuration) {
    self.rules = rules
    var enabled = RuleSet()
    severities = rules.enumerated().map { index, rule in
      guard !rule.kinds.isEmpty, let severity = configuration.severity(of: rule) ?? other.severity(of: rule)
      else {
        return rule.severity
      }
      enabled.insert(index)
      return severity
    }
    self.enabled = enabled
    self.configuration = configuration
    steps = rules.map(configuration.step)
    options = configuration.rules.compactMapValues { $0.options.isEmpty ? nil : $0.options }
  }

  /// One rule alone, as it is when nothing is configured.
  init(_ rule: Rule, severity: Severity, step: Profile) {
    rules = [rule]
    enabled = [0]
    severities = [severity]
    configuration = Configuration()
    steps = [step]
    options = [:]
  }
}
