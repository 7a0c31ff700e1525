/// Finds a name for the view type that a piece of a view becomes: the view's own name, and what the piece is.
struct ExtractedName {
  private let piece: ExtractionPiece
  private let type: TypeModel
  private let resolver: ViewResolver

  init(_ piece: ExtractionPiece, of type: TypeModel, _ resolver: ViewResolver) {
    self.piece = piece
    self.type = type
    self.resolver = resolver
  }

  /// The first candidate that names nothing yet, nor is among `taken`.
  func free(besides taken: Set<String>) -> String? {
    candidates.first { !taken.contains($0) && isFree($0) }
  }

  /// A free name for what a helper of this name becomes: `ProfileHeader` for `header` of `ProfileView`.
  func free(forHelper helper: String, besides taken: Set<String>) -> String? {
    var words = Self.words(ofIdentifier: helper)
    if words.count > 1, let first = words.first, Self.verbs.contains(first) { words.removeFirst() }
    if words.count > 1, words.last == "View" || words.last == "Views" { words.removeLast() }
    let own = Self.words(ofIdentifier: base)
    // `profileHeader` of `UserProfileView` says a part of the view's name again.
    let overlap = (1...max(1, min(own.count, words.count))).last { count in
      Array(own.suffix(count)) == Array(words.prefix(count))
    }
    let rest = words.dropFirst(overlap ?? 0)
    var candidates: [String] = []
    let short = words.joined()
    if words == ["View"] || words == ["Body"] || rest.isEmpty {
      candidates.append(base + "Content")
    } else {
      // `nameRow` of `NamesView`.
      let isPlural = own.last.map { $0 == words[0] + "s" } ?? false
      let long = (isPlural ? own.dropLast().joined() : base) + rest.joined()
      // A name of many words stands for itself.
      let standsAlone = overlap == nil && (words.count > 2 || long.utf8.count > 36)
      candidates += standsAlone ? [short, long] : [long, short]
      candidates.append(long + "View")
    }
    return candidates.first { $0 != type.name && !taken.contains($0) && isFree($0) }
  }

  private static let verbs: Set<String> = [
    "Make", "Build", "Create", "Render", "Get", "Show", "Draw", "Generate", "Setup", "Compose",
  ]

  /// `Sound`, `Settings` for `soundSettings`; `URL`, `Field` for `urlField` and `URLField`.
  private static func words(ofIdentifier name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let followsSmall = index > 0 && !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, !word.isEmpty, followsSmall || precedesSmall {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The view's name, without the word that says that it is a view.
  private var base: String {
    let name = type.name
    for suffix in ["View", "Screen", "Page"]
    where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private var candidates: [String] {
    var candidates: [String] = []
    let kind = kind
    // `Settings` + `Sound` + `Section`
    if let title { candidates.append(named(title, kind)) }
    if let place { candidates.append(base + place) }
    if kind != "Content", !base.hasSuffix(kind) { candidates.append(base + kind) }
    if let condition { candidates.append(named(condition, "Content")) }
    if let text = Self.firstText(in: piece) { candidates.append(named(text, kind)) }
    if let own = ownView { candidates.append(named(own, kind == "Content" ? "Section" : kind)) }
    candidates.append(base.hasSuffix("Content") ? base + "Body" : base + "Content")
    if kind != "Content" { candidates.append(base + "Content" + kind) }
    return candidates
  }

  private func named(_ words: String, _ kind: String) -> String {
    let name = words.hasSuffix(kind) || base.hasSuffix(words) ? words : words + kind
    // Many words stand for themselves.
    if Self.words(ofIdentifier: words).count > 2 { return name }
    if base.hasSuffix(name) { return base + "Content" }
    return name.hasPrefix(base) ? name : base + name
  }

  // MARK: What the piece is

  /// The view that the piece is; of a branch without another one, the only view in it.
  private var root: ViewExpression? {
    guard var node = piece.onlyNode else { return nil }
    if node.kind == .codeBlockItem, let statement = node.firstChild { node = statement }
    while let branch = IfExpr(node) {
      guard branch.elseBranch == nil, let only = branch.thenBlock?.onlyStatement else { return nil }
      node = only
    }
    return node.kind == .switchExpr ? nil : ViewExpression(node)
  }

  /// What the piece depends on: `Scoped` for `if scoped`, `Dark` for `if scheme == .dark`.
  private var condition: String? {
    var node =
      SwitchExpr(piece.onlyNode ?? piece.first)?.subject
      ?? IfExpr(piece.onlyNode)?.conditions.first?.firstChild
    if node?.kind == .optionalBindingCondition { node = node?.child(.identifierPattern) }
    if node?.kind == .sequenceExpr {
      guard let parts = node.map({ Array($0.children) }), parts.count == 3,
        parts[1].hasText("==") || parts[1].hasText(">")
      else { return nil }
      node = MemberAccess(parts[2]).map { $0.base == nil } == true ? parts[2] : parts[0]
    }
    guard let name = node?.kind == .identifierPattern ? node?.firstName : node?.referencedName else {
      return nil
    }
    var words = name.text[...]
    for prefix in ["is", "has", "shows", "should"]
    where words.hasPrefix(prefix) && words.dropFirst(prefix.count).first?.isUppercase == true {
      words = words.dropFirst(prefix.count)
    }
    let text = words.prefix(1).uppercased() + words.dropFirst()
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.utf8.count > 2 ? text : nil
  }

  /// The part that such a view plays: `Section`, `Button`, `List`.
  private var kind: String {
    guard let type = root?.typeName else { return "Content" }
    let text = type.text
    if let known = Self.kinds[text] { return known }
    // A view of the app's own says best itself what it is.
    guard resolver.declaredEntry(type) == nil else { return "Content" }
    let name = text.hasSuffix("View") && text != "View" ? String(text.dropLast(4)) : text
    return name
  }

  private static let kinds = [
    "Section": "Section", "List": "List", "Form": "Form", "Button": "Button", "Menu": "Menu",
    "Picker": "Picker", "Toggle": "Toggle", "TextField": "Field", "SecureField": "Field",
    "Table": "Table", "Chart": "Chart", "Map": "Map", "Grid": "Grid", "LazyVGrid": "Grid",
    "LazyHGrid": "Grid", "Image": "Image", "AsyncImage": "Image", "ForEach": "Rows", "GroupBox": "Box",
    "DisclosureGroup": "Group", "NavigationLink": "Link", "Slider": "Slider", "Stepper": "Stepper",
    "DatePicker": "Picker", "ColorPicker": "Picker", "Label": "Label", "ProgressView": "Progress",
    "ShareLink": "Link", "Link": "Link", "Gauge": "Gauge", "Canvas": "Canvas", "ZStack": "Layers",
    "HStack": "Row", "LabeledContent": "Row", "GridRow": "Row",
    "VStack": "Content", "Group": "Content", "ScrollView": "Content", "GeometryReader": "Content",
  ]

  /// The words of a literal that names the piece: a section's or a control's title.
  private var title: String? {
    guard let call = root?.rootCall, let type = root?.typeName else { return label }
    if Self.titled.contains(type), let first = call.firstArgument, first.label == nil,
      let words = Self.words(first.value)
    {
      return words
    }
    // `Section(header: Text("Sound"))`
    for argument in call.arguments where argument.label == "header" || argument.label == "label" {
      if let value = argument.value, let words = Self.firstText(in: ExtractionPiece(value)) { return words }
    }
    for (slot, closure) in call.closures where slot == "header" || slot == "label" {
      if let words = Self.firstText(in: ExtractionPiece(closure.node)) { return words }
    }
    return label
  }

  private static let titled: NameSet = [
    "Section", "Button", "Menu", "Picker", "Toggle", "TextField", "SecureField", "GroupBox",
    "DisclosureGroup",
    "NavigationLink", "Slider", "Stepper", "DatePicker", "ColorPicker", "Label", "LabeledContent", "Gauge",
  ]

  /// What the piece is called for those who don't see it.
  private var label: String? {
    guard let value = root?.modifier("accessibilityLabel")?.firstArgument?.value else { return nil }
    return Self.words(value) ?? FunctionCall(value)?.firstArgument.flatMap { Self.words($0.value) }
  }

  /// The place that the piece fills: a header, a row, an overlay.
  private var place: String? {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, let use = Closure(block)?.use,
      block.statements.count == 1,
      let owner = use.call.name
    else { return nil }
    if let label = use.label, let name = Self.slots[label.text] { return name }
    return use.label == nil ? Self.owners[owner.text] : nil
  }

  private static let slots = [
    "header": "Header", "footer": "Footer", "label": "Label", "placeholder": "Placeholder",
    "destination": "Destination", "sidebar": "Sidebar", "detail": "Detail", "icon": "Icon", "title": "Title",
    "preview": "Preview", "actions": "Actions", "message": "Message", "rowContent": "Row",
    "leadingAccessories": "LeadingAccessories", "trailingAccessories": "TrailingAccessories",
  ]

  private static let owners = [
    "ForEach": "Row", "overlay": "Overlay", "background": "Background", "sheet": "Sheet",
    "popover": "Popover", "fullScreenCover": "Cover", "contextMenu": "ContextMenu",
    "safeAreaInset": "Inset", "ToolbarItem": "ToolbarItem", "ToolbarItemGroup": "ToolbarItems",
    "inspector": "Inspector", "navigationDestination": "Destination", "mask": "Mask",
    "swipeActions": "SwipeActions",
  ]

  /// The first view of the app's own: `Avatar` for `AvatarView(…)`.
  private var ownView: String? {
    for id in piece.subtree {
      guard let name = FunctionCall(piece.first.tree.node(id))?.constructedType,
        Vocabulary.view(name) == nil, resolver.isViewType(name)
      else { continue }
      let text = name.text
      return text.hasSuffix("View") && text != "View" ? String(text.dropLast(4)) : text
    }
    return nil
  }

  private static func firstText(in piece: ExtractionPiece) -> String? {
    for id in piece.subtree {
      let part = piece.first.tree.node(id)
      if part.kind == .ifExpr || part.kind == .switchExpr { return nil }
      guard let call = FunctionCall(part), call.isPlainCall(of: "Text") || call.isPlainCall(of: "Label"),
        let first = call.firstArgument, first.label == nil
      else { continue }
      return words(first.value)
    }
    return nil
  }

  /// `SignIn` for "Sign In…", `Block` for the key "account.action.block"; nil for what isn't made of a few words.
  private static func words(_ value: Node?) -> String? {
    guard let value, value.kind == .stringLiteralExpr, value.firstChild == nil else { return nil }
    var text = value.text[...]
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 2, !text.hasPrefix("\"\"\"") else {
      return nil
    }
    text = text.dropFirst().dropLast()
    if !text.contains(" "), let period = text.lastIndex(of: "."), text.index(after: period) < text.endIndex {
      text = text[text.index(after: period)...]
    }
    var words: [String] = []
    for word in text.split(whereSeparator: { " -_/&,.:…'’!?".contains($0) }) {
      guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
      words.append(word.prefix(1).uppercased() + word.dropFirst())
    }
    guard words.count <= 4, let first = words.first?.first, first.isLetter else { return nil }
    let name = words.joined()
    return name.utf8.count > 1 && name.utf8.count <= 32 ? name : nil
  }

  // MARK: Collisions

  private func isFree(_ name: String) -> Bool {
    guard !resolver.workspace.knows(name), Vocabulary.views[name] == nil, Vocabulary.protocols[name] == nil
    else {
      return false
    }
    let tree = resolver.file.tree
    return !tree.tokens.indices.contains { index in
      let token = tree.tokens[index]
      return tree.hasText(name, in: Int(token.start)..<Int(token.end))
    }
  }
}
