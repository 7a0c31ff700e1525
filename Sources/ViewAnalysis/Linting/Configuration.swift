/// Which rules run, how grave each is, and the numbers that they use. The host reads it from a file or
/// from the editor; here it is only values.
package struct Configuration: Sendable, Equatable {
  package var profile: Profile
  /// The user's word on single rules, by their names.
  package var rules: [String: RuleSetting]
  /// Where it holds names, only these rules run, and they are on whatever the profile says.
  package var only: Set<String>
  /// Without the whole workspace, the rules that need it are off.
  package var hasWholeWorkspace = true

  package init(
    profile: Profile = .recommended, rules: [String: RuleSetting] = [:], only: Set<String> = []
  ) {
    self.profile = profile
    self.rules = rules
    self.only = only
  }

  /// The rule's severity; nil where it is off.
  package func severity(of rule: Rule) -> Severity? {
    if rule.needsWholeWorkspace, !hasWholeWorkspace { return nil }
    let setting = rules.isEmpty ? nil : rules[rule.id]
    if !only.isEmpty {
      return only.contains(rule.id) ? setting?.severity ?? rule.severity : nil
    }
    if setting?.isOff == true { return nil }
    if let severity = setting?.severity { return severity }
    return rule.profile <= profile ? rule.severity : nil
  }

  /// How much the rule says: as much as the profile asks for, and everything where the user has set its severity.
  package func step(of rule: Rule) -> Profile {
    rules.isEmpty || rules[rule.id]?.severity == nil ? profile : .all
  }
}

/// The user's word on one rule.
package struct RuleSetting: Sendable, Equatable {
  package var isOff: Bool
  /// Nil leaves severity, and whether the rule is on at all, to rule and profile.
  package var severity: Severity?
  package var options: [String: Int]

  package init(isOff: Bool = false, severity: Severity? = nil, options: [String: Int] = [:]) {
    self.isOff = isOff
    self.severity = severity
    self.options = options
  }
}
