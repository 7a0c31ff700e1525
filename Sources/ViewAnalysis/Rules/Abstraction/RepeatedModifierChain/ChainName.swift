/// Names for a run of modifiers, made of what they do and of what they are applied to: `secondaryCaptionStyle`,
/// `borderedButton`, `cardStyle`, `framedIcon`.
struct ChainName {
  /// Names that nothing in the workspace has.
  struct Free {
    /// The function of `View`.
    let function: String
    /// The `ViewModifier`.
    let type: String
  }

  /// What the names are made of, the most telling first.
  private var candidates: [String] = []
  /// Names that tell more, for a run that has not the first name to itself.
  private var specific: [String] = []
  /// What the run does besides, to tell it from another one with the same name.
  private var details: [String] = []

  /// `views` are the names of the types whose views have the run, as far as they are written there.
  init(_ modifiers: [ModifierUse], appliedTo views: [Name?]) {
    let run = NamedRun(modifiers)
    let subject = Self.subject(views)
    let isText = subject == nil || subject == "Text" || subject == "Label"
    let suffix = isText ? "Style" : subject ?? ""
    if let (control, word) = run.styledControl {
      add([run.size, word], word.lowercased().hasSuffix(control.lowercased()) ? "" : control)
    } else if let container = run.container(subject) {
      let colored = name([run.color(of: "background"), container], "Style")
      if container == "rounded", let colored { candidates.append(colored) }
      add([container], "Style")
      if let colored, colored != candidates.first { specific.append(colored) }
    } else if case let color = run.color(of: "foregroundStyle", "foregroundColor"),
      run.has("font") || color != "" && (run.isText || subject == "Icon")
    {
      let weight = isText ? run.weightWord : nil
      let font = run.fontWord ?? weight.map { $0 + "Text" } ?? (isText && color != "" ? "text" : "")
      add([color, font], suffix)
      add([color, font], "")
      add([font], suffix)
      add([color], suffix)
    }
    let effects = run.effects.filter { $0 != suffix.lowercased() }
    add(Array(effects.prefix(2)), suffix)
    add(Array(effects.prefix(1)), suffix)
    add(["shared"], suffix)
    details = effects
  }

  private mutating func add(_ words: [String], _ suffix: String) {
    if let name = name(words, suffix), !candidates.contains(name) { candidates.append(name) }
  }

  /// The name of the words. Of a first one that makes it too long the end is kept: `gradientTextStyle` for the colour
  /// `brandHorizontalGradient`.
  private func name(_ words: [String], _ suffix: String) -> String? {
    let words = words.filter { !$0.isEmpty }
    guard var first = words.first else { return nil }
    let rest = words.dropFirst().map(\.capitalizedFirst).joined() + suffix
    while first.utf8.count + rest.utf8.count > Self.longest {
      guard let next = first.dropFirst().firstIndex(where: \.isUppercase) else { return nil }
      first = String(first[next...])
    }
    return MemberName.lowercased(first) + rest
  }

  /// In letters: a longer name is no easier to read than the run.
  private static let longest = 27

  /// What the views are, where all are the same.
  private static func subject(_ views: [Name?]) -> String? {
    let kinds = Set(views.map { $0.flatMap { subjects[$0.text] } })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  private static let subjects: [String: String] = [
    "Image": "Icon", "Text": "Text", "Label": "Label", "Button": "Button", "TextField": "Field",
    "SecureField": "Field", "TextEditor": "Field", "List": "List", "Form": "Form", "Toggle": "Toggle",
    "Picker": "Picker", "Divider": "Divider", "ProgressView": "Progress", "NavigationStack": "Screen",
    "ScrollView": "Scroll", "Section": "Section",
  ]

  /// The first of the names that is free; nil where very many are taken.
  func free(_ context: RuleContext) -> Free? {
    guard let base = candidates.first else { return nil }
    let (stem, suffix) = base.hasSuffix("Style") ? (String(base.dropLast(5)), "Style") : (base, "")
    let detailed = details.filter { !stem.lowercased().contains($0.lowercased()) }
      .map { stem + $0.capitalizedFirst + suffix }.filter { $0.utf8.count <= Self.longest }
    let numbered = (2...99).map { stem + suffix + String($0) }
    for function in [base] + specific + detailed + candidates.dropFirst() + numbered {
      let free = Free(function: function, type: Self.typeName(for: function))
      if Vocabulary.modifiers[free.function] == nil, !Vocabulary.plainModifiers.contains(free.function),
        !context.workspace.isNameUsed(free.function), !context.workspace.isNameUsed(free.type)
      {
        return free
      }
    }
    return nil
  }

  /// `CardModifier` for `cardStyle`.
  private static func typeName(for function: String) -> String {
    let number = function.reversed().prefix(while: \.isNumber).reversed()
    var base = function.dropLast(number.count)
    if base.hasSuffix("Style") { base = base.dropLast(5) }
    return String(base).capitalizedFirst + String(number) + "Modifier"
  }
}

extension WorkspaceIndex {
  /// Whether code of the workspace refers to the name, or declares a type, a global or a function of `View` that has it.
  fileprivate func isNameUsed(_ name: String) -> Bool {
    knows(name) || declaresGlobal(name) || !viewFunctions(named: name).isEmpty
      || !files(referringTo: name).isEmpty
  }
}

/// What a run of modifiers does, in words.
private struct NamedRun {
  private let modifiers: [ModifierUse]

  init(_ modifiers: [ModifierUse]) { self.modifiers = modifiers }

  private func use(_ wanted: [String]) -> ModifierUse? {
    modifiers.first { wanted.contains($0.name?.text ?? "") }
  }

  func has(_ wanted: String...) -> Bool { use(wanted) != nil }

  private func mentions(_ words: String...) -> Bool {
    modifiers.contains { modifier in
      words.contains { word in modifier.node.tree.text(modifier.range).contains(word) }
    }
  }

  /// `Button` and `bordered` of `.buttonStyle(.bordered)`.
  var styledControl: (control: String, word: String)? {
    for modifier in modifiers {
      guard let name = modifier.name, Vocabulary.styleModifierNames.contains(name),
        let word = modifier.leadingWord
      else { continue }
      return (String(name.text.dropLast("Style".count)).capitalizedFirst, word)
    }
    return nil
  }

  var size: String {
    let word = use(["controlSize"])?.leadingWord ?? ""
    return word == "regular" ? "" : word
  }

  /// What the run draws around the view: a card, a pill, a badge.
  func container(_ subject: String?) -> String? {
    if isScreen { return nil }
    guard has("background"), !has("listRowBackground") else {
      return has("cornerRadius") && has("padding") ? "rounded" : nil
    }
    if subject == "Field" { return "field" }
    if subject == "List" || subject == "Form" || subject == "Scroll" { return nil }
    guard has("padding", "frame") else { return has("cornerRadius", "clipShape") ? "rounded" : nil }
    if mentions("Capsule", ".capsule") { return "pill" }
    if mentions("Circle", ".circle") { return "circle" }
    if subject == "Icon" { return "iconTile" }
    if has("font") || subject == "Text" || subject == "Label" { return "badge" }
    if subject == "Button" { return "buttonBox" }
    return has("padding") && (has("cornerRadius") || mentions("RoundedRectangle", "cornerRadius:"))
      ? "card" : "box"
  }

  /// Whether it is about a whole screen.
  private var isScreen: Bool {
    has(
      "navigationTitle", "navigationBarTitle", "navigationBarHidden", "navigationBarBackButtonHidden",
      "navigationDestination")
  }

  /// Whether it is about text.
  var isText: Bool {
    has("multilineTextAlignment", "lineLimit", "truncationMode", "fontWeight", "bold", "italic", "textCase")
  }

  /// The colour of the modifier, by its name in the code; empty where none is told.
  func color(of names: String...) -> String {
    var word = use(names)?.leadingWord ?? ""
    // What it is the colour of, and that it is one, the names around it say.
    for ending in ["Color", "Label"] where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count {
      word.removeLast(ending.utf8.count)
    }
    for prefix in ["color", "text", "bg", "background"] where word.hasPrefix(prefix) {
      let rest = word.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { word = MemberName.lowercased(String(rest)) }
    }
    return word
  }

  /// What the font is called.
  var fontWord: String? { use(["font"])?.leadingWord }

  /// The font's weight: `semibold` of `.font(.system(size: 9, weight: .semibold))` and `.fontWeight(.semibold)`.
  var weightWord: String? {
    if let weight = use(["fontWeight"])?.leadingWord { return weight }
    let arguments = FunctionCall(use(["font"])?.firstArgument?.value)?.arguments ?? []
    let weight = arguments.first { $0.label == "weight" }?.value?.referencedName?.text
    return weight == "regular" ? nil : weight ?? (has("bold") ? "bold" : nil)
  }

  /// What the modifiers do besides, as adjectives, by how much they tell.
  var effects: [String] {
    var found: [String] = []
    func add(_ word: String, _ names: String...) {
      if use(names) != nil, !found.contains(word) { found.append(word) }
    }
    let color = color(of: "tint", "foregroundStyle", "foregroundColor")
    if isScreen { found.append("screen") }
    add("chartAxis", "chartXAxis", "chartYAxis")
    add("sheet", "presentationDetents", "presentationDragIndicator", "interactiveDismissDisabled")
    add("popover", "presentationCompactAdaptation")
    add("toolbar", "toolbar", "toolbarTitleDisplayMode", "navigationBarTitleDisplayMode", "toolbarBackground")
    add("listRow", "listRowInsets", "listRowSeparator", "listRowBackground")
    add("scroll", "scrollContentBackground", "scrollIndicators", "scrollDismissesKeyboard")
    add("plainInput", "autocorrectionDisabled", "disableAutocorrection", "textInputAutocapitalization")
    add("unlabeled", "labelsHidden")
    if color != "" { found.append(color) }
    add("oneLine", "lineLimit", "truncationMode", "minimumScaleFactor")
    add("aligned", "multilineTextAlignment")
    add("scaled", "imageScale", "scaledToFit", "scaledToFill", "aspectRatio", "resizable")
    add("outlined", "border", "stroke", "strokeBorder")
    add("clipped", "clipShape", "clipped", "cornerRadius")
    add("shadowed", "shadow")
    add("faded", "opacity")
    add("blurred", "blur")
    add("rotated", "rotationEffect", "rotation3DEffect")
    if color == "" { add("tinted", "tint", "foregroundStyle", "foregroundColor") }
    if let weight = weightWord { found.append(weight) }
    if mentions("design: .monospaced", "monospaced()") { found.append("monospaced") }
    add("spaced", "tracking", "kerning")
    add("cased", "textCase")
    if let frame = use(["frame"]) {
      found.append(frame.node.tree.text(frame.range).contains("maxWidth: .infinity") ? "wide" : "framed")
    }
    add("padded", "padding", "safeAreaPadding", "contentMargins")
    add("fixedSize", "fixedSize")
    add("filled", "background")
    add("tappable", "contentShape", "onTapGesture")
    add("accessible", "accessibilityLabel", "accessibilityElement", "accessibilityAddTraits")
    return found
  }
}

extension ModifierUse {
  /// What the first argument is called: `caption` in `.font(.caption)` and `.font(.caption.bold())`, `accent` in
  /// `.tint(Color("accent"))`; nil where it has no telling name.
  fileprivate var leadingWord: String? {
    guard var value = firstArgument?.value else { return nil }
    // Each turn goes to a part of the value.
    while let call = FunctionCall(value), let callee = call.callee {
      if callee.isTypeReference, let argument = call.firstArgument?.value {
        value = argument
      } else if let base = callee.firstChild, base.kind == .functionCallExpr || base.kind == .memberAccessExpr
      {
        value = base
      } else {
        value = callee
        break
      }
    }
    let name = value.kind == .stringLiteralExpr ? String(value.text.dropFirst().dropLast()) : nil
    guard let name = name ?? value.referencedName?.text, Self.isTelling(name) else { return nil }
    for ending in ["ButtonStyle", "Style"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
    {
      return MemberName.lowercased(String(name.dropLast(ending.count)))
    }
    return MemberName.lowercased(name)
  }

  private static func isTelling(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !["system", "custom", "init", "self"].contains(name)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
