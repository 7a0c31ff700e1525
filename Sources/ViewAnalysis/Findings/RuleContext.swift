/// What a rule may ask while it checks one file, and where it puts what it finds.
package struct RuleContext {
  private let running: RunningRules
  /// Place in `running` of the rule that checks at the moment.
  private var current = 0
  /// What the code means: view types, closures' roles, builder contexts.
  package let resolver: ViewResolver
  /// The file's layout: indentation, line ends, comments. Rewrites are built with it.
  package let layout: Layout
  /// Whether anyone will look at the rewrites. While code is being typed, nobody does: what makes them is then
  /// left out where it is costly. Whether there is a finding, and what it says, never depends on it.
  package internal(set) var wantsRewrites: Bool
  package private(set) var findings: [Finding] = []

  init(_ running: RunningRules, resolver: ViewResolver, layout: Layout, wantsRewrites: Bool) {
    self.running = running
    self.resolver = resolver
    self.layout = layout
    self.wantsRewrites = wantsRewrites
  }

  /// Lets the rule at the place look at the node.
  @inline(__always)
  mutating func check(_ node: Node, by place: Int) {
    current = place
    running.rules[place].check(node, &self)
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

  /// Reports a fault. See `Finding` for what each part says.
  package mutating func report(
    at range: Range<Int>, message: String, reason: String, related: [RelatedPlace] = [],
    rewrites: [Rewrite] = [], isUnnecessary: Bool = false
  ) {
    findings.append(
      Finding(
        rule: rule.id, severity: severity, message: message, range: range, reason: reason, related: related,
        rewrites: wantsRewrites ? rewrites : [], isUnnecessary: isUnnecessary))
  }
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
