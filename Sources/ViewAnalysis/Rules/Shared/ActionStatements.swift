extension RuleOption {
  /// The option of `logic_in_action` that `large_body` asks, too: what the one reports is not the other's.
  static let actionStatements = RuleOption(
    "max_statements", default: 3, summary: "Maximum number of statements in an action")
}

/// The names of what takes actions; the last three make a button of an `Alert` or an `ActionSheet`.
let actionOwners: NameSet = [
  "Button", "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onSubmit",
  "onReceive", "task", "refreshable", "onEnded", "onChanged", "onDelete", "onMove", "onInsert", "onHover",
  "onOpenURL", "default", "destructive", "cancel",
]

/// The names of further views and modifiers that call a closure back when something has ended, or is edited.
let callbackOwners: NameSet = [
  "sheet", "fullScreenCover", "fileImporter", "fileExporter", "fileMover", "SignInWithAppleButton",
  "TextField", "SecureField", "Slider", "Stepper",
]

/// Whether what has the name is handed actions: one of the `actionOwners` or `callbackOwners`.
func takesActions(_ name: Name) -> Bool { actionOwners.contains(name) || callbackOwners.contains(name) }

extension Node {
  /// Whether the statement only tells the developer what happens.
  var isPrint: Bool {
    guard let call = FunctionCall(self), call.isPlain else { return false }
    return call.name == "print" || call.name == "debugPrint"
  }
}
