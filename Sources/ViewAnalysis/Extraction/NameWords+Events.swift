/// What names say of what happens: those of methods, of closures, of buttons' roles.
extension NameWords {
  /// What a method's name says that it does: `HangUp` for `hangUp`, `Purchase` for `performPurchase`; nil for a name that
  /// says nothing.
  static func action(_ name: String) -> String? {
    var words = words(of: name)
    while words.count > 1, let first = words.first, ["Perform", "Handle", "On", "Do", "Did"].contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last,
      ["Tap", "Tapped", "Press", "Pressed", "Click", "Clicked", "Action"].contains(last)
    {
      words.removeLast()
    }
    let text = words.joined()
    guard !words.allSatisfy({ vague.contains($0) || labels.contains($0) || idleActions.contains($0) }),
      text.utf8.count > 2, text.utf8.count <= 24, text.allSatisfy(\.isASCII)
    else { return nil }
    return text
  }

  /// What happens when the method is called: `MarkAsRead` for `handleMarkAsRead`; nil for a name that says nothing.
  static func event(_ name: String) -> String? {
    var words = words(of: name)
    while words.count > 1, let first = words.first, ["Perform", "Handle", "On", "Do", "Did"].contains(first) {
      words.removeFirst()
    }
    let text = words.joined()
    return words.count == 1 && idleEvents.contains(text) || text.utf8.count > 32
      || !text.allSatisfy(\.isASCII)
      ? nil : text
  }

  /// What a closure in the method's place is called: `onDelete` for `delete`, `onTap` for `handleTap`; nil for a name that
  /// says nothing.
  static func userEvent(_ name: String) -> String? {
    if let event = event(name) { return "on" + event }
    let words = words(of: name)
    return words.count > 1 && words.first == "Handle" ? "on" + words.dropFirst().joined() : nil
  }

  /// What a method gives, from its name: `total` for `computeTotal`, `title` for `title`; nil for a name that says nothing.
  static func result(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let first = words.first, makings.contains(first) { words.removeFirst() }
    let text = (words.first?.lowercased() ?? "") + words.dropFirst().joined()
    return text.isReservedWord || words.allSatisfy(makings.contains) ? nil : text
  }

  private static let makings: Set<String> = [
    "Compute", "Get", "Make", "Calculate", "Create", "Build", "Determine", "Find", "Fetch", "Load",
  ]

  /// Whether a method with the name is told what happens: `send(_:)`, `handleAction(_:)`.
  static func isDispatch(_ name: String) -> Bool {
    let words = words(of: name)
    guard let first = words.first, dispatches.contains(first) else { return false }
    return words.count == 1 || words.count == 2 && words.last.map(happenings.contains) == true
  }

  private static let dispatches: Set<String> = [
    "Send", "Dispatch", "Reduce", "Handle", "Trigger", "Perform", "Process", "Emit", "Fire", "Execute",
  ]
  private static let happenings: Set<String> = ["Action", "Event", "Intent", "Message", "Command", "Input"]

  /// The name of a closure that is handed over under the label: `onRetry`, and `onSave` for `saveAction`; nil for a label
  /// that says nothing.
  static func labeledEvent(_ label: String) -> String? {
    var words = words(of: label)
    while words.count > 1, let last = words.last, ends.contains(last) { words.removeLast() }
    if words.count > 1, words.first == "On" { words.removeFirst() }
    // Which of several it is says nothing of what it does.
    guard !words.allSatisfy({ positions.contains($0) || ordinals.contains($0) }), let first = words.first,
      !idleEvents.contains(first) || words.count > 1, !ends.contains(first),
      words.joined().allSatisfy(\.isASCII)
    else { return nil }
    return "on" + words.joined()
  }

  /// The same for a label that only a closure has: `onRetry`, `saveAction`.
  static func forwardedEvent(_ label: String) -> String? {
    let words = words(of: label)
    guard words.count > 1, let last = words.last else { return nil }
    // Where the piece is tapped is for the piece to say.
    if words.first == "On" { return words.dropFirst().allSatisfy(gestures.contains) ? nil : label }
    return ends.contains(last) ? labeledEvent(label) : nil
  }

  private static let gestures: Set<String> = [
    "Tap", "Tapped", "Press", "Pressed", "Click", "Clicked", "Long", "Double", "Swipe", "Drag", "Hover",
  ]

  private static let ordinals: Set<String> = [
    "Primary", "Secondary", "First", "Second", "Third", "Main", "Custom",
  ]

  /// What says that a closure is one.
  private static let ends: Set<String> = [
    "Action", "Handler", "Callback", "Completion", "Closure", "Tap", "Tapped", "Pressed", "Press", "Clicked",
    "Click", "Button",
  ]

  /// Whether the name of a closure says less than others would: how something happens, not what, or only that it does.
  static func isVagueEvent(_ name: String) -> Bool { vagueEvents.contains(name) }

  private static let vagueEvents: Set<String> = [
    "onToggle", "onAppend", "onInsert", "onPush", "onNavigate", "onPresent", "onOpen", "onUpdate", "onChange",
    "onSend", "onRun", "onExecute", "onTrigger", "onDispatch", "onPost", "onTrack", "onLog", "onReset",
    "onImpactOccurred",
  ]

  /// Whether the name of a closure says what comes before or after something else: `onStopLoading`, `onDismiss`.
  static func isMinorEvent(_ name: String) -> Bool {
    words(of: name).dropFirst().first.map(minor.contains) ?? false
  }

  /// Whether the name of a closure may only say which value it sets: `onHidePanel`.
  static func isChangeOfState(_ name: String) -> Bool {
    words(of: name).dropFirst().first.map { ["Show", "Hide", "Clear", "Toggle"].contains($0) } ?? false
  }

  private static let minor: Set<String> = [
    "Stop", "Cancel", "Dismiss", "Close", "Hide", "Track", "Log", "Play", "Pause", "Impact", "Feedback",
    "Stat",
  ]

  /// Whether the name of a closure, made of a button's title, only says that the user agrees or not.
  static func isVagueTitle(_ name: String) -> Bool { vagueTitles.contains(name) }

  private static let vagueTitles: Set<String> = ["onOK", "onOk", "onYes", "onNo", "onNone", "onGo"]

  /// Whether the names of two closures have a word in common.
  static func sharesWord(_ name: String, with other: String) -> Bool {
    !Set(words(of: name).dropFirst()).isDisjoint(with: words(of: other).dropFirst())
  }

  /// What a button of such a role or kind is there for: `Close` for `close`; nil for what may be its look.
  static func control(_ name: String) -> String? {
    let words = words(of: name)
    return words.count < 3 && words.first.map(purposes.contains) == true
      && words.joined().allSatisfy(\.isASCII) ? words.joined() : nil
  }

  /// Whether the word may say what a button is there for: `Remove`.
  static func isPurpose(_ word: String) -> Bool { purposes.contains(word) }

  /// First words of what a button may be there for.
  private static let purposes: Set<String> = [
    "Accept", "Add", "Apply", "Approve", "Back", "Block", "Bookmark", "Cancel", "Clear", "Close", "Collapse",
    "Confirm", "Copy", "Create", "Decline", "Delete", "Deny", "Discard", "Dismiss", "Done", "Download",
    "Duplicate", "Edit", "Expand", "Export", "Follow", "Import", "Install", "Like", "Next", "Pause", "Play",
    "Previous", "Redo", "Refresh", "Reject", "Reload", "Remove", "Rename", "Reply", "Reset", "Restore",
    "Resume", "Retry", "Rewind", "Save", "Search", "Send", "Share", "Skip", "Stop", "Submit", "Undo",
    "Uninstall", "Upload",
  ]

  /// What someone does while the value is true: `Edit` for `isEditing`, `AddItem` for `addingItem`; nil for other names.
  static func activity(_ name: String) -> String? {
    var words = words(of: name)
    if words.first == "Is" { words.removeFirst() }
    guard let word = words.first, word.hasSuffix("ing") else { return nil }
    return purposes.first { haveForms([$0], of: [word]) }.map { $0 + words.dropFirst().joined() }
  }

  /// What is asked about by what a Boolean value shows: `Delete` for `showsDeleteAlert`, `SignOut` for
  /// `showingSignOutConfirmation`; nil for other names.
  static func asked(_ name: String) -> String? {
    guard var words = shown(name).map(words(of:)) else { return nil }
    let count = words.count
    while words.count > 1, let last = words.last, questions.contains(last) { words.removeLast() }
    if words.count > 1, words.first == "Confirm" { words.removeFirst() }
    guard words.count < count, let first = words.first, purposes.contains(first) || leaving.contains(first)
    else { return nil }
    return words.joined()
  }

  private static let questions: Set<String> = [
    "Alert", "Confirmation", "Confirm", "Dialog", "Prompt", "Warning",
  ]
  private static let leaving: Set<String> = [
    "Disconnect", "Leave", "Log", "Logout", "Quit", "Sign", "Signout",
  ]

  private static let idleEvents: Set<String> = [
    "Action", "Perform", "Handle", "Tap", "Tapped", "Pressed", "Clicked", "Call", "Completion", "Callback",
    "On",
    "Print", "Set",
  ]

  private static let idleActions: Set<String> = [
    "Action", "Perform", "Handle", "Tap", "Tapped", "Pressed", "Clicked", "Toggle", "Set", "Append", "Insert",
    "Call", "Completion", "Callback", "Execute", "Run", "Print", "On", "Send", "Update",
  ]
}
