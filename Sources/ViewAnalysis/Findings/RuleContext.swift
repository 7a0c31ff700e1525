/// What a rule may ask while it checks one file, and where it puts what it finds.
package struct RuleContext {
  package let rule: Rule
  package let severity: Severity
  /// The profile that the user has chosen: some rules are stricter in a stricter one.
  package let profile: Profile
  /// What the code means: view types, closures' roles, builder contexts.
  package let resolver: ViewResolver
  /// The file's layout: indentation, line ends, comments. Rewrites are built with it.
  package let layout: Layout
  /// Whether anyone will look at the rewrites. While code is being typed, nobody does: what makes them is then
  /// left out where it is costly. Whether there is a finding, and what it says, never depends on it.
  package let wantsRewrites: Bool
  /// The options' values, as far as the configuration sets them.
  let optionValues: [String: Int]
  package private(set) var findings: [Finding] = []

  package init(
    rule: Rule, severity: Severity, profile: Profile, optionValues: [String: Int], resolver: ViewResolver,
    layout: Layout, wantsRewrites: Bool
  ) {
    self.rule = rule
    self.severity = severity
    self.profile = profile
    self.optionValues = optionValues
    self.resolver = resolver
    self.layout = layout
    self.wantsRewrites = wantsRewrites
  }

  package var file: FileModel { @inline(__always) get { resolver.file } }
  /// Inlined, so that asking the index for one thing does not copy it.
  package var workspace: WorkspaceIndex { @inline(__always) get { resolver.workspace } }
  package var tree: SyntaxTree { @inline(__always) get { resolver.file.tree } }

  /// The option's value from the configuration, else its default.
  package func option(_ name: String) -> Int {
    optionValues[name] ?? rule.options.first { $0.name == name }?.defaultValue ?? 0
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
