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

  /// The first candidate that names nothing yet, nor is among `taken`. What is nested in the view need not say the
  /// view's name again.
  func free(besides taken: Set<String>, isNested: Bool) -> String? {
    let short = candidates.filter { isNested && $0.hasPrefix(base) && $0 != base }
      .map { String($0.dropFirst(base.count)) }
      .filter { !Self.vague.contains($0) }
    return (short + candidates).first { !taken.contains($0) && isFree($0) }
  }

  /// A free name for what a helper of this name becomes: `ProfileHeader` for `header` of `ProfileView`.
  func free(forHelper helper: String, besides taken: Set<String>, isNested: Bool) -> String? {
    var words = Self.words(ofIdentifier: helper)
    if words.count > 1, let first = words.first, Self.verbs.contains(first) { words.removeFirst() }
    if words.count > 1, let last = words.last, Self.endings.contains(last) { words.removeLast() }
    let own = Self.words(ofIdentifier: base)
    // `profileHeader` of `UserProfileView` says a part of the view's name again.
    let overlap = (1...max(1, min(own.count, words.count))).last { count in
      Array(own.suffix(count)) == Array(words.prefix(count))
    }
    let rest = words.dropFirst(overlap ?? 0)
    var candidates: [String] = []
    let short = words.joined()
    if words == ["View"] || words == ["Body"] || rest.isEmpty {
      candidates.append(whole)
    } else {
      // `nameRow` of `NamesView`.
      let isPlural = own.last.map { $0 == words[0] + "s" } ?? false
      let long = (isPlural ? own.dropLast().joined() : base) + rest.joined()
      // A name of many words stands for itself.
      let standsAlone =
        isNested && !Self.vague.contains(short)
        || overlap == nil && (words.count > 2 || long.utf8.count > 36)
      candidates += standsAlone ? [short, long] : [long, short]
      candidates.append(long + "View")
    }
    return candidates.first { $0 != type.name && !taken.contains($0) && isFree($0) }
  }

  /// What says nothing at the end of a helper's name: `headerView`, `buttonFor(_:)`.
  private static let endings: Set<String> = ["View", "Views", "For", "From", "Of", "With"]

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

  /// The view's name, what the piece is about, what it is: `Settings` + `Sound` + `Section`. The best first.
  private var candidates: [String] {
    let (kind, control) = self.kind
    var candidates: [String] = []
    if let title { candidates.append(named(title, kind)) }
    if let place { candidates.append(base + place) }
    // An only control gives its layout both the kind and the title.
    if let control, let words = Self.title(of: control) { candidates.append(named(words, kind)) }
    if let condition { candidates.append(named(condition, kind)) }
    if let text = Self.firstText(in: piece) { candidates.append(named(text, kind)) }
    if let value { candidates.append(named(value, kind)) }
    if let own = ownView { candidates.append(named(own, kind)) }
    if let symbol { candidates.append(named(symbol, kind)) }
    let isMere = kind == "Section" && root?.typeName != "Section"
    if !isMere { candidates.append(named("", kind)) }
    candidates.append(whole)
    return candidates
  }

  /// The name of a piece that nothing is known of.
  private var whole: String { base + (base.hasSuffix("Content") ? "Body" : "Content") }

  private func named(_ subject: String, _ kind: String) -> String {
    if base.hasSuffix(subject) { return base.hasSuffix(kind) ? whole : base + kind }
    let name = subject.hasSuffix(kind) ? subject : subject + kind
    if name.hasPrefix(base) { return name }
    // Many words stand for themselves.
    let isLong = base.utf8.count + name.utf8.count > Self.longestName && name != kind && name != subject
    return isLong || Self.words(ofIdentifier: subject).count > 2 ? name : base + name
  }

  private static let longestName = 40

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
    return Self.subject(name.text)
  }

  /// `Loud` for `isLoud`; nil for a name that says nothing.
  private static func subject(_ name: String) -> String? {
    var words = words(ofIdentifier: name)
    while words.count > 1, let first = words.first, questions.contains(first) { words.removeFirst() }
    let text = words.joined()
    guard text.utf8.count > 2, !vague.contains(text), !text.contains(where: { !$0.isASCII }) else {
      return nil
    }
    return text
  }

  private static let questions: Set<String> = ["Is", "Has", "Shows", "Show", "Showing", "Should", "Can"]

  private static let vague: Set<String> = [
    "Item", "Items", "Data", "Value", "Values", "Index", "Title", "Subtitle", "Label", "Text", "Name",
    "Model", "ViewModel", "Store", "Element", "Object", "Content", "View", "Self", "State", "Id", "Count",
    "Description", "Image", "Icon", "Color", "Proxy", "Geometry", "Configuration", "Array", "Range", "True",
    "False", "Nil", "Shared", "Empty", "Message", "Error", "Url", "Action", "Manager", "Size", "All", "App",
    "None", "Some", "String", "Key", "Body",
  ]

  /// The part that such a view plays: `Section`, `Button`, `List`. A layout of one control plays that control's part,
  /// and the control comes along.
  private var kind: (name: String, control: FunctionCall?) {
    guard let type = root?.typeName else {
      let isBranch = piece.onlyNode.map { $0.kind == .ifExpr || $0.kind == .switchExpr } ?? false
      return (isBranch ? "Content" : "Section", nil)
    }
    let text = type.text
    guard let kind = Self.kinds[text] else {
      // A view of the app's own says best itself what it is.
      guard resolver.declaredEntry(type) == nil else { return ("Section", nil) }
      return (text.hasSuffix("View") && text != "View" ? String(text.dropLast(4)) : text, nil)
    }
    if Self.layouts.contains(type), let control = onlyControl, let name = control.name,
      let own = Self.kinds[name.text]
    {
      return (own, control)
    }
    return (kind, nil)
  }

  private static let layouts: NameSet = ["VStack", "HStack", "ZStack", "Group", "LabeledContent"]

  private static let controls: NameSet = [
    "Toggle", "Stepper", "Slider", "Picker", "DatePicker", "ColorPicker", "TextField", "SecureField",
    "TextEditor", "Gauge", "ProgressView",
  ]

  /// The piece's control, where it has one and no collection.
  private var onlyControl: FunctionCall? {
    var found: FunctionCall?
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)), let name = call.constructedType else {
        continue
      }
      if name == "ForEach" || name == "List" || name == "Button" { return nil }
      guard Self.controls.contains(name) else { continue }
      if found != nil { return nil }
      found = call
    }
    return found
  }

  private static let kinds = [
    "Section": "Section", "List": "List", "Form": "Form", "Button": "Button", "Menu": "Menu",
    "Picker": "Picker", "Toggle": "Toggle", "TextField": "Field", "SecureField": "Field",
    "Table": "Table", "Chart": "Chart", "Map": "Map", "Grid": "Grid", "LazyVGrid": "Grid",
    "LazyHGrid": "Grid", "Image": "Image", "AsyncImage": "Image", "ForEach": "Rows", "GroupBox": "Box",
    "DisclosureGroup": "Group", "NavigationLink": "Link", "Slider": "Slider", "Stepper": "Stepper",
    "TextEditor": "Editor",
    "DatePicker": "Picker", "ColorPicker": "Picker", "Label": "Label", "ProgressView": "Progress",
    "ShareLink": "Link", "Link": "Link", "Gauge": "Gauge", "Canvas": "Canvas", "ZStack": "Layers",
    "HStack": "Row", "LabeledContent": "Row", "GridRow": "Row",
    "VStack": "Section", "Group": "Section", "ScrollView": "Content", "GeometryReader": "Content",
    "NavigationStack": "Content", "NavigationView": "Content", "NavigationSplitView": "Content",
    "LazyVStack": "List", "LazyHStack": "Row",
  ]

  /// The words of a literal that names the piece: a section's or a control's title.
  private var title: String? { root?.rootCall.flatMap { Self.title(of: $0) } ?? label }

  private static func title(of call: FunctionCall) -> String? {
    if let type = call.constructedType, titled.contains(type), let first = call.firstArgument,
      first.label == nil, let words = words(first.value)
    {
      return words
    }
    // `Section(header: Text("Sound"))`
    for argument in call.arguments where argument.label == "header" || argument.label == "label" {
      if let value = argument.value, let words = firstText(in: ExtractionPiece(value)) { return words }
    }
    for (slot, closure) in call.closures where slot == "header" || slot == "label" {
      if let words = firstText(in: ExtractionPiece(closure.node)) { return words }
    }
    return nil
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

  /// The value that the piece is about: what it binds, or lists, or the first that it shows.
  private var value: String? {
    let tree = piece.first.tree
    var listed: String?
    var shown: String?
    for id in piece.subtree {
      let node = tree.node(id)
      guard node.kind == .labeledExpr, let call = FunctionCall(node.parent), let type = call.constructedType,
        let argument = Argument(node), let value = argument.value
      else { continue }
      var words = Self.subject(ofValue: value)
      if words == nil, value.kind == .stringLiteralExpr {
        words = value.child(.expressionSegment)?.child(.labeledExpr).flatMap { Argument($0)?.value }
          .flatMap { Self.subject(ofValue: $0) }
      }
      guard let words else { continue }
      if value.firstToken.kind == .dollarIdentifier { return words }
      if type == "ForEach" || type == "List" {
        listed = listed ?? words
      } else if argument.label == nil {
        shown = shown ?? words
      }
    }
    return listed ?? shown
  }

  /// `Name` for `$name`, `Items` for `viewModel.items`, `User` for `user.name`.
  private static func subject(ofValue value: Node) -> String? {
    var names: [String] = []
    var node = value
    while let access = MemberAccess(node), let name = access.name {
      names.append(name.text)
      guard let base = access.base else { return nil }
      node =
        base.kind == .optionalChainingExpr || base.kind == .forceUnwrapExpr ? base.firstChild ?? base : base
    }
    guard node.kind == .declReferenceExpr, let name = node.firstName?.text else { return nil }
    names.append(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    return names.reversed().lazy.compactMap { $0.first?.isLowercase == true ? subject($0) : nil }.first
  }

  /// `Bell` for `Image(systemName: "bell.fill")`.
  private var symbol: String? {
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)), call.isPlainCall(of: "Image"),
        let value = call.argument("systemName")?.value, value.kind == .stringLiteralExpr,
        value.firstChild == nil,
        let first = value.text.split(whereSeparator: { $0 == "\"" || $0 == "." }).first
      else { continue }
      return Self.subject(String(first))
    }
    return nil
  }

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
    guard let value, value.kind == .stringLiteralExpr else { return nil }
    var text = value.text[...]
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 2, !text.hasPrefix("\"\"\"") else {
      return nil
    }
    text = text.dropFirst().dropLast()
    // "Minutes: \\(minutes)" begins with what it is about.
    if value.firstChild != nil {
      guard let end = text.firstIndex(of: "\\"), end > text.startIndex else { return nil }
      text = text[..<end]
    }
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
