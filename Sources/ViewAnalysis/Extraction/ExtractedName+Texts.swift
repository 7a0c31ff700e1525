/// What the texts say that a piece shows.
extension ExtractedName {
  /// The words of the first text that is shown in any case.
  var firstText: String? { firstText(underCondition: false) }

  /// The same of a view that is there under a condition.
  var textUnderCondition: String? { firstText(underCondition: true) }

  private func firstText(underCondition: Bool) -> String? {
    if showsEquals { return nil }
    var text: String?
    var textInButton: String?
    var endOfButton = 0
    var endOfAction = 0
    forEachNode { node in
      // What an action may decide is not shown.
      if let closure = Closure(node), node.id >= endOfAction, resolver.role(of: closure) == .action {
        endOfAction = node.subtree.upperBound
      }
      if node.id < endOfAction { return true }
      guard !Self.endsTitle(node) || underCondition && isOwnBranch(node) else { return false }
      if isIncidental(node) { endOfButton = node.subtree.upperBound }
      // What can be chosen is not what it is chosen for.
      if let picker = FunctionCall(node), picker.isPlainCall(of: "Picker") {
        text = Self.title(of: picker)
        return false
      }
      guard let value = Self.text(node) else { return true }
      let words = Self.words(value, atMost: 3)
      if node.id < endOfButton {
        textInButton = textInButton ?? words
        return true
      }
      text = words
      return false
    }
    return text ?? textInButton
  }

  /// Whether the piece is a text that says the same whenever it is there.
  var saysAlways: Bool {
    guard let call = root?.rootCall, call.isPlainCall(of: "Text"), let value = call.firstArgument?.value
    else { return false }
    return value.kind == .stringLiteralExpr && value.firstChild == nil
  }

  /// What the two titles have in common between which the piece chooses: `KeyFile` for "Select Key File" and
  /// "Key File Selected".
  var titleOfBranches: String? {
    if let titleInBranches { return titleInBranches }
    var title: String?
    forEachNode { node in
      guard
        let value = Self.text(node) ?? FunctionCall(node).flatMap(Self.titleArgument)
          ?? Self.titleOfButton(node),
        value.kind == .sequenceExpr,
        case let parts = Array(value.children), parts.count > 2, let second = parts.last,
        case let choice = parts[parts.count - 2], choice.kind == .unresolvedTernaryExpr
      else { return true }
      let texts = [choice.firstChild, second].map {
        Self.words($0, isPartOfTitle: true).map(NameWords.words) ?? []
      }
      let common = texts[0].filter(texts[1].contains)
      if texts[0] != texts[1], !NameWords.isGeneric(common) { title = common.joined() }
      return false
    }
    return title
  }

  /// The text that each branch of a button's label shows.
  private var titleInBranches: String? {
    guard let button = root?.rootCall, button.isPlainCall(of: "Button"),
      let label = button.closures.first(where: { $0.label == "label" })?.closure.node,
      let branches = IfExpr(label.onlyStatement), branches.isExhaustive
    else { return nil }
    let texts = Set(branches.blocks.map { Self.firstText(in: $0) })
    return texts.count == 1 ? texts.first ?? nil : nil
  }

  /// `Button(isOpen ? "Close All" : "Open All")`
  private static func titleOfButton(_ node: Node) -> Node? {
    guard let call = FunctionCall(node), call.isPlainCall(of: "Button"), let first = call.firstArgument,
      first.label == nil
    else { return nil }
    return first.value
  }

  /// The title of the first control in a piece that is shown in any case.
  var firstControlTitle: String? {
    var title: String?
    forEachNode { node in
      guard !Self.endsTitle(node) else { return false }
      guard let call = FunctionCall(node), let type = call.constructedType,
        Self.fieldsWithTitle.contains(type)
      else { return true }
      title = Self.title(of: call)
      return title == nil
    }
    return title
  }

  private static let fieldsWithTitle: NameSet = [
    "TextField", "SecureField", "Toggle", "Picker", "DatePicker", "Stepper",
  ]

  /// Whether the piece is a section without a title that only says something: a sentence, or more.
  var isNote: Bool {
    guard let call = root?.rootCall, call.isPlainCall(of: "Section"), call.arguments.isEmpty, title == nil,
      !call.closures.contains(where: { $0.label == "header" }),
      let texts = call.trailingClosure?.node.statements, !texts.isEmpty
    else { return false }
    return texts.allSatisfy { statement in
      guard let text = ViewExpression(statement.firstChild ?? statement).rootCall,
        text.isPlainCall(of: "Text"),
        let value = text.firstArgument?.value
      else { return false }
      return value.kind == .stringLiteralExpr && value.firstChild == nil && Self.words(value) == nil
    }
  }

  /// Whether the words of a text are in another language than the code.
  func isForeign(_ words: String) -> Bool {
    ForeignWords(layout.tree, resolver.workspace).contains(words)
  }

  /// Whether the value is a sign that stands between texts: "·".
  static func isSeparator(_ value: Node) -> Bool {
    guard value.kind == .stringLiteralExpr, value.firstChild == nil else { return false }
    let text = value.text.filter { $0 != "\"" && $0 != " " }
    return !text.isEmpty && text.allSatisfy { "·•∙|/–—-".contains($0) }
  }

  /// Whether the node is a button in a piece that is more than buttons: its text says what the button does.
  func isIncidental(_ node: Node) -> Bool {
    node.kind == .functionCallExpr && FunctionCall(node)?.isPlainCall(of: "Button") == true
      && root?.rootCall?.node != node && !showsOnlyButtons
  }

  static func firstText(in node: Node) -> String? {
    for id in node.subtree {
      let part = node.tree.node(id)
      if endsTitle(part) { return nil }
      if let value = text(part) { return words(value) }
    }
    return nil
  }

  /// What comes after a condition is not shown in any case.
  private static func endsTitle(_ node: Node) -> Bool { node.kind == .ifExpr || node.kind == .switchExpr }

  /// Whether the piece is a view under this condition, and nothing otherwise.
  private func isOwnBranch(_ node: Node) -> Bool {
    guard let branch = IfExpr(node), branch.elseBranch == nil else { return false }
    return node == piece.onlyNode || node.parent == piece.onlyNode
  }

  /// What a view that isn't SwiftUI's is called: `title: "Score"`, `sectionTitle: "Members"`.
  static func titleArgument(of call: FunctionCall) -> Node? {
    guard let type = call.constructedType, Vocabulary.views[type.text] == nil else { return nil }
    let argument =
      call.argument("title") ?? call.argument("text")
      ?? call.arguments.first { $0.label?.text.hasSuffix("Title") == true && $0.label != "subTitle" }
    return argument?.value
  }

  /// What the node shows, if it is a text, or the title of a view that isn't SwiftUI's.
  private static func text(_ node: Node) -> Node? {
    guard let call = FunctionCall(node) else { return nil }
    if let title = titleArgument(of: call) { return title }
    guard call.isPlainCall(of: "Text") || call.isPlainCall(of: "Label"),
      let first = call.firstArgument, first.label == nil
    else { return nil }
    return first.value
  }

  /// `SignIn` for "Sign In…", `Block` for the key "account.action.block"; nil for what isn't made of a few words.
  /// With `isPartOfTitle` what the text says in parentheses is left out.
  static func words(_ value: Node?, atMost limit: Int = 4, isPartOfTitle: Bool = false) -> String? {
    guard let value else { return nil }
    if let literal = localized(value) {
      return words(literal, atMost: limit, isPartOfTitle: isPartOfTitle)
    }
    guard let quoted = value.kind == .stringLiteralExpr ? value.text : keyOfTable(value).map({ "\"\($0)\"" })
    else { return nil }
    var text = quoted[...]
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 2, !text.hasPrefix("\"\"\"") else {
      return nil
    }
    text = text.dropFirst().dropLast()
    // "Minutes: \\(minutes)" begins with what it is about.
    if value.kind == .stringLiteralExpr, value.firstChild != nil {
      guard let end = text.firstIndex(of: "\\"), end > text.startIndex else { return nil }
      text = text[..<end]
      while text.last == " " { text.removeLast() }
    }
    // "Select Key File (.txt)"
    if isPartOfTitle, let end = text.firstRange(of: " (") { text = text[..<end.lowerBound] }
    let isDotted = !text.contains(" ") && text.contains(".")
    if isDotted {
      // "checkout.pay.button" is about paying.
      let parts = text.split(separator: ".")
      let told =
        parts.last.map { keyEndings.contains($0.lowercased()) } == true ? parts.dropLast() : parts[...]
      // "downloads.menu.count" is about the downloads' menu.
      if let last = told.last, told.count > 1, !last.contains("_"),
        !sharedKeys.contains(told[told.endIndex - 2].lowercased()),
        NameWords.isGeneric(NameWords.words(of: String(last)))
      {
        text = told.suffix(2).joined(separator: "_")[...]
      } else {
        text = told.last ?? text
      }
    }
    let isKey = isDotted || !text.contains(" ") && text.contains("_")
    var words: [String] = []
    for word in text.split(whereSeparator: { " -_/&,.:…'’!?".contains($0) }) {
      guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
      // "profile.signOutButton"
      words += isDotted ? NameWords.words(of: String(word)) : [word.prefix(1).uppercased() + word.dropFirst()]
    }
    // "provider_section_menu_bar" is the menu bar's section.
    if isKey, !isDotted, let kind = words.lastIndex(where: NameWords.isKindOfText), kind + 1 < words.count {
      words.removeFirst(kind + 1)
    }
    // "category_title" is about the category, "phoneTextFieldPlaceholder" about the phone.
    while isKey,
      let count = (1...2).first(where: { keyEndings.contains(words.suffix($0).joined().lowercased()) }),
      words.count > count
    {
      words.removeLast(count)
    }
    // "WEBSITE URL" is `WebsiteURL`.
    if words.contains(where: { $0.utf8.count > 3 }), words.allSatisfy({ $0 == $0.uppercased() }) {
      words = words.map { NameWords.isAcronym($0) ? $0 : $0.prefix(1) + $0.dropFirst().lowercased() }
    }
    // "Show a New Code" shows one.
    if !isKey, words.count > 1 { words.removeAll { articles.contains($0.lowercased()) } }
    // A key may begin with names of what is around.
    guard words.count <= (isKey ? max(limit, mostWordsOfKey) : limit), let first = words.first?.first,
      first.isLetter
    else { return nil }
    // "Republish to", "Needs a"
    if words.count > 1, let last = words.last, smallWords.contains(last.lowercased()),
      words.count > 2 || !["Sign", "Log", "Check", "Opt"].contains(words[0])
    {
      words.removeLast()
    }
    // "With \\(rate) increase"
    if words.count == 1, smallWords.contains(words[0].lowercased()) { return nil }
    let name = words.joined()
    return name.utf8.count > 1 && name.utf8.count <= 32 ? name : nil
  }

  /// The key of a text that a constant of a nested type stands for: "Login.title" of `L10n.Login.title`. The outermost type is that
  /// of all texts, and says nothing.
  private static func keyOfTable(_ value: Node) -> String? {
    var members: [Name] = []
    var node = value
    while members.count < mostWordsOfKey, let access = MemberAccess(node), let name = access.name,
      let base = access.base
    {
      members.append(name)
      node = base
    }
    let names = members.reversed().map(\.text)
    guard node.kind == .declReferenceExpr, names.count > 1,
      names.dropLast().allSatisfy({ $0.first?.isUppercase == true }), names.last?.first?.isLowercase == true
    else { return nil }
    let places = names.dropLast().map { name in
      let view = withoutView(name)
      return view.hasSuffix("Section") && view != "Section" ? String(view.dropLast("Section".count)) : view
    }
    return (places + names.suffix(1)).joined(separator: ".")
  }

  /// The text's key, or the text itself: "features" in `String(localized: "features")`, in `L("features")` and in
  /// `"features".localized()`.
  static func localized(_ value: Node) -> Node? {
    if let access = MemberAccess(value), access.name?.text.hasPrefix("locali") == true {
      return access.base?.kind == .stringLiteralExpr ? access.base : nil
    }
    guard let call = FunctionCall(value), let name = call.name else { return nil }
    if let base = call.base {
      return base.kind == .stringLiteralExpr && name.text.hasPrefix("locali") ? base : nil
    }
    guard let first = call.firstArgument, let literal = first.value, literal.kind == .stringLiteralExpr else {
      return nil
    }
    // A function of a few letters that is told a text, and nothing else, translates it.
    let isShort = name.text.utf8.count <= 3 && first.label == nil && call.arguments.count == 1
    return isShort || localizing.contains(name) || name.text.hasPrefix("locali") ? literal : nil
  }

  /// Whether the literal may be the name of a system symbol: "arrow.clockwise".
  static func isSymbol(_ value: Node?) -> Bool {
    guard let value, value.kind == .stringLiteralExpr else { return false }
    return value.text.split(whereSeparator: { $0 == "\"" || $0 == "." }).first.map {
      symbols.contains(String($0))
    }
      ?? false
  }

  /// First words of symbols' names.
  private static let symbols: Set<String> = [
    "archivebox", "arrow", "arrowshape", "bell", "bolt", "bookmark", "calendar", "camera", "cart",
    "character",
    "checkmark", "chevron", "circle", "clock", "cloud", "cross", "cube", "doc", "ellipsis", "envelope",
    "exclamationmark", "eye", "flag", "folder", "gear", "gearshape", "globe", "hand", "heart", "house",
    "info",
    "key", "line", "list", "location", "lock", "magnifyingglass", "mic", "minus", "moon", "network",
    "paperclip", "paperplane", "pause", "pencil", "person", "phone", "photo", "play", "plus", "questionmark",
    "rectangle", "scissors", "sidebar", "slider", "sparkles", "speaker", "square", "star", "stop", "sun",
    "tag", "trash", "tray", "video", "wand", "wifi", "xmark",
  ]

  /// What ends a text's key without saying what the text is about.
  private static let keyEndings: Set<String> = [
    "label", "button", "title", "text", "header", "footer", "placeholder", "textfield", "picker", "toggle",
    "action", "caption", "count", "description", "heading", "message", "subtitle", "tooltip",
  ]

  /// First words of keys of texts that all of an app uses.
  private static let sharedKeys: Set<String> = [
    "app", "common", "core", "general", "generic", "global", "shared", "ui",
  ]

  private static let mostWordsOfKey = 6

  /// What begins something that comes after the text.
  private static let smallWords: Set<String> = [
    "to", "of", "in", "for", "and", "or", "with", "by",
  ]

  private static let articles: Set<String> = ["a", "an", "the"]

  private static let localizing: NameSet = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "Text",
  ]
}
