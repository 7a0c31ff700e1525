/// What a rule may ask while it checks one file, and where it puts what it finds.
package struct RuleContext {
  private let running: RunningRules
  /// Place in `running` of the rule that checks at the moment.
  private var current = 0
  /// What the code means: view types, closures' roles, builder contexts.
  package let resolver: ViewResolver
  /// The file's layout: indentation, line ends, comments. Rewrites are built with it.
  package let layout: Layout
  /// Where anyone will look at the findings' rewrites and reasons. While code is being typed, nobody does.
  private let rewrites: RewriteScope
  private let found = FoundFaults()

  init(_ running: RunningRules, resolver: ViewResolver, layout: Layout, rewrites: RewriteScope) {
    self.running = running
    self.resolver = resolver
    self.layout = layout
    self.rewrites = rewrites
  }

  var findings: [Finding] { found.findings }

  /// Lets the rule at the place look at the node.
  @inline(__always)
  mutating func check(_ node: Node, by place: Int) {
    current = place
    running.rules[place].check(node, self)
  }

  package var rule: Rule { running.rules[current] }
  package var severity: Severity { running.severities[current] }
  /// The profile that the user has chosen: some rules are stricter in a stricter one.
  package var profile: Profile { running.profile }
  package var file: FileModel { @inline(__always) get { resolver.file } }
  /// Inlined, so that asking the index for one thing does not copy it.
  package var workspace: WorkspaceIndex { @inline(__always) get { resolver.workspace } }
  package var tree: SyntaxTree { @inline(__always) get { resolver.file.tree } }

  /// The options' values, as far as the configuration sets them.
  var optionValues: [String: Int] { running.options.isEmpty ? [:] : running.options[rule.id] ?? [:] }

  /// The option's value from the configuration, else its default.
  package func option(_ name: String) -> Int {
    if let value = optionValues[name] { return value }
    // By place: taking an option out of the array would count references to its texts.
    let options = rule.options
    return options.indices.first { options[$0].name == name }.map { options[$0].defaultValue } ?? 0
  }

  /// Reports a fault. See `Finding` for what each part says. The reason and the rewrites are made only where someone
  /// will look at them.
  package func report(
    at range: Range<Int>, message: String, reason: @autoclosure () -> String, related: [RelatedPlace] = [],
    rewrites: @autoclosure () -> [Rewrite] = [], isUnnecessary: Bool = false
  ) {
    let isLookedAt = self.rewrites.reaches(range)
    let rewrites = isLookedAt ? rewrites() : []
    assert(rule.fixesSafely || !rewrites.contains { $0.level == .safe }, "\(rule.id) fixes safely")
    found.findings.append(
      Finding(
        rule: rule.id, severity: severity, message: message, range: range,
        reason: isLookedAt ? reason() : "", related: related, rewrites: rewrites,
        isUnnecessary: isUnnecessary))
  }
}

/// What the rules have found in a file so far. A class, so that a rule can ask its context for what a report needs
/// while it makes the report.
private final class FoundFaults {
  var findings: [Finding] = []
}

/// The rules that run, as a configuration has them: the same for all nodes of a file.
final class RunningRules: Sendable {
  let rules: [Rule]
  /// Places in `rules` of those that are on.
  let enabled: RuleBits
  let severities: [Severity]
  let profile: Profile
  /// The values that the user has set, by the rules' names.
  let options: [String: [String: Int]]

  /// All rules of the catalogue; on are those that either configuration has on.
  init(_ configuration: Configuration, else other: Configuration) {
    rules = Catalogue.rules
    var enabled = RuleBits(0)
    severities = rules.enumerated().map { place, rule in
      guard !rule.kinds.isEmpty, let severity = configuration.severity(of: rule) ?? other.severity(of: rule)
      else {
        return rule.severity
      }
      enabled |= 1 << RuleBits(place)
      return severity
    }
    self.enabled = enabled
    profile = configuration.profile
    options = configuration.rules.compactMapValues { $0.options.isEmpty ? nil : $0.options }
  }

  /// One rule alone, as it is when nothing is configured.
  init(_ rule: Rule, severity: Severity, profile: Profile) {
    rules = [rule]
    enabled = 1
    severities = [severity]
    self.profile = profile
    options = [:]
  }
}
