extension RuleOption {
  /// The option of `logic_in_action` that `large_body` asks, too: what the one reports is not the other's.
  static let actionStatements = RuleOption(
    "max_statements", default: 3, summary: "Maximum number of statements in an action")
}

/// The names of what takes actions.
let actionOwners: NameSet = [
  "Button", "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onSubmit",
  "onReceive", "task", "refreshable", "onEnded", "onChanged", "onDelete", "onMove", "onInsert", "onHover",
  "onOpenURL", "default", "destructive", "cancel",
]
