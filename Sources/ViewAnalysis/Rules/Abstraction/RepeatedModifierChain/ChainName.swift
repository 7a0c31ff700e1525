/// Names for a run of modifiers, made of what they do: `secondaryCaptionStyle`, `borderedButton`, `cardStyle`.
struct ChainName {
  /// Names that nothing in the workspace has.
  struct Free {
    /// The function of `View`.
    let function: String
    /// The `ViewModifier`.
    let type: String
  }

  private let words: [String]
  private let suffix: String

  init(_ modifiers: [ModifierUse]) {
    func use(_ wanted: String...) -> ModifierUse? {
      modifiers.first { wanted.contains($0.name?.text ?? "") }
    }
    let style = modifiers.first { $0.styledControl != nil }
    if let control = style?.styledControl, let word = style?.leadingWord {
      words = [Self.size(use("controlSize")), word]
      suffix = control
    } else if let font = use("font") {
      words = [use("foregroundStyle", "foregroundColor")?.leadingWord ?? "", font.leadingWord ?? "text"]
      suffix = "Style"
    } else if use("background", "cornerRadius", "clipShape") != nil {
      words = ["card"]
      suffix = "Style"
    } else {
      let visual = modifiers.filter { $0.entry?.traits.contains(.visual) ?? false }
      let telling = (visual.isEmpty ? modifiers : visual).compactMap { $0.name?.text }
      words = [telling.first ?? "", telling.last == telling.first ? "" : telling.last ?? ""]
      suffix = "Style"
    }
  }

  private static func size(_ modifier: ModifierUse?) -> String {
    let word = modifier?.leadingWord ?? ""
    return word == "regular" ? "" : word
  }

  /// The first of the names that is free; nil where very many are taken.
  func free(_ context: RuleContext) -> Free? {
    let parts = words.filter { !$0.isEmpty }
    let first = MemberName.lowercased(parts.first ?? "view")
    let base = first + parts.dropFirst().map(\.capitalizedFirst).joined()
    for number in 1...99 {
      let count = number == 1 ? "" : String(number)
      let free = Free(
        function: base + suffix + count,
        type: (suffix == "Style" ? base : base + suffix).capitalizedFirst + count + "Modifier")
      if Vocabulary.modifiers[free.function] == nil, !Vocabulary.plainModifiers.contains(free.function),
        !context.workspace.isNameUsed(free.function), !context.workspace.isNameUsed(free.type)
      {
        return free
      }
    }
    return nil
  }
}

extension WorkspaceIndex {
  /// Whether code of the workspace refers to the name, or declares a type, a global or a function of `View` that has it.
  fileprivate func isNameUsed(_ name: String) -> Bool {
    knows(name) || declaresGlobal(name) || !viewFunctions(named: name).isEmpty
      || !files(referringTo: name).isEmpty
  }
}

extension ModifierUse {
  /// What the modifier sets the style of: `Button` in `.buttonStyle(.bordered)`; nil where it sets none.
  fileprivate var styledControl: String? {
    guard let name = name?.text, name.hasSuffix("Style"), name != "foregroundStyle", name != "backgroundStyle"
    else { return nil }
    return String(name.dropLast("Style".count)).capitalizedFirst
  }

  /// What the first argument is called: `caption` in `.font(.caption)`, `bordered` in `.buttonStyle(.bordered)`; nil
  /// where it has no telling name.
  fileprivate var leadingWord: String? {
    var value = firstArgument?.value
    if let call = FunctionCall(value) { value = call.callee }
    guard let name = value?.referencedName?.text else { return nil }
    if name == "system" || name == "custom" || name == "init" { return nil }
    for ending in ["ButtonStyle", "Style"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
    {
      return MemberName.lowercased(String(name.dropLast(ending.count)))
    }
    return MemberName.lowercased(name)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
