extension RuleOption {
  /// The option of `logic_in_action` that `large_body` asks, too: what the one reports is not the other's.
  static let actionStatements = RuleOption(
    "max_statements", default: 3, summary: "Maximum number of statements in an action")
}
