/// Finds a name for the method: after the button's title, or after the event.
struct MethodName {
  let action: ActionClosure
  let file: FileModel
  let resolver: ViewResolver

  init(_ action: ActionClosure, _ file: FileModel, _ resolver: ViewResolver) {
    self.action = action
    self.file = file
    self.resolver = resolver
  }

  /// The first candidate that means nothing else in the file or in the type.
  var free: String? {
    let candidates = candidates
    if let name = candidates.first(where: isFree) { return name }
    guard let last = candidates.last else { return nil }
    return (2...9).lazy.map { "\(last)\($0)" }.first(where: isFree)
  }

  private var candidates: [String] {
    if action.isButton {
      guard let title, let name = Self.camelCase(title) else { return ["handleTap"] }
      return [name, "handle" + Self.capitalized(name)].filter { $0.utf8.count > 3 || $0 == "add" }
    }
    return [event]
  }

  private var event: String {
    let isGesture = action.owner == "onEnded" || action.owner == "onChanged"
    if isGesture {
      let gesture = ViewExpression(action.call.node.outermostChain).typeName?.text ?? ""
      let kind = gesture.hasSuffix("Gesture") ? String(gesture.dropLast(7)) : ""
      return "handle\(kind)\(action.owner == "onEnded" ? "End" : "Change")"
    }
    if action.owner.isCapitalized || action.label?.hasPrefix("on") == true {
      // `onSelect` of a view of the workspace.
      let label = action.label?.text ?? "action"
      let event =
        label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
        ? label.dropFirst(2) : label[...]
      return "handle" + Self.capitalized(String(event))
    }
    switch action.owner.text {
    case "onTapGesture": return "handleTap"
    case "onLongPressGesture": return action.label == "pressing" ? "handlePressing" : "handleLongPress"
    case "task":
      let id = action.call.argument("id")?.value?.referencedName?.text ?? ""
      return "perform\(Self.capitalized(id))Task"
    case "refreshable": return "performRefresh"
    case "onChange":
      guard let value = action.call.argument("of")?.value, let changed = value.referencedName?.text else {
        return "handleChange"
      }
      return "handle\(Self.capitalized(changed))Change"
    case let owner:
      return "handle" + (owner.hasPrefix("on") ? String(owner.dropFirst(2)) : Self.capitalized(owner))
    }
  }

  /// The title that the button shows, where it is a literal.
  var title: String? {
    if let first = action.call.firstArgument, first.label == nil {
      // A button of an `Alert` has a `Text` there.
      let text = FunctionCall(first.value).flatMap {
        $0.isPlainCall(of: "Text") ? $0.firstArgument?.value : nil
      }
      if let title = Self.literal(text ?? first.value) { return title }
    }
    // Else the first text in its label, where it is always the same one.
    for (_, closure) in action.call.closures where closure.node.id != action.closure.node.id {
      for node in closure.node.descendants {
        if node.kind == .ifExpr || node.kind == .switchExpr { return nil }
        guard let call = FunctionCall(node), call.isPlainCall(of: "Text") || call.isPlainCall(of: "Label"),
          let first = call.firstArgument, first.label == nil
        else { continue }
        return Self.literal(first.value)
      }
    }
    return nil
  }

  private static func literal(_ node: Node?) -> String? {
    guard let node, node.kind == .stringLiteralExpr, node.firstChild == nil else { return nil }
    let range = node.range
    let quote = UInt8(ascii: "\"")
    let text = node.tree.bytes[range]
    guard range.count > 2, text.first == quote, text.last == quote,
      !text.starts(with: [quote, quote, quote]), !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return node.tree.text(range.lowerBound + 1..<range.upperBound - 1)
  }

  /// `signIn` for "Sign In…", `delete` for the key "book.delete"; nil for a title that isn't made of plain letters.
  private static func camelCase(_ title: String) -> String? {
    var title = title[...]
    // A key of a string table: its last part says what happens.
    while title.last == "." || title.last == "…" { title.removeLast() }
    if !title.contains(" "), let period = title.lastIndex(of: ".") {
      title = title[title.index(after: period)...]
    }
    var words: [String] = []
    var word = ""
    for character in title {
      if character.isASCII, character.isLetter || character.isNumber {
        word.append(character)
      } else {
        guard character.isASCII || character == "…" || character == "’" else { return nil }
        if character != "'", character != "’", !word.isEmpty {
          words.append(word)
          word = ""
        }
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first, first.first?.isLetter == true, words.count <= 5 else { return nil }
    let isAcronym = first.allSatisfy(\.isUppercase)
    let head = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return head + words.dropFirst().map(capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String {
    let word = word.drop { $0 == "_" }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private func isFree(_ name: String) -> Bool { resolver.isFree(name, forMethodOf: action.type) }
}
