/// What a piece of a view is, and what it is about.
extension ExtractedName {
  /// The view that the piece is; of a branch without another one, the only view in it.
  var root: ViewExpression? {
    guard var node = piece.onlyNode else { return nil }
    if node.kind == .codeBlockItem, let statement = node.firstChild { node = statement }
    while true {
      if let branch = IfExpr(node) {
        guard branch.elseBranch == nil, let only = branch.thenBlock?.onlyViewOrButton else { return nil }
        node = only
      } else if let call = FunctionCall(node), call.isPlainCall(of: "AnyView"),
        let view = call.firstArgument?.value
      {
        node = view
      } else {
        break
      }
    }
    return node.kind == .switchExpr ? nil : ViewExpression(node)
  }

  /// What the piece depends on: `Scoped` for `if scoped`, `Dark` for `if scheme == .dark`.
  var condition: String? {
    guard let tested, !isOneOfTwo, !bindsInTurn, !bindsForOneOfSeveral else { return nil }
    let name = tested.kind == .identifierPattern ? tested.firstName : tested.referencedName
    guard let name, !NameWords.isLook(name.text) else { return nil }
    // `switch preview.variant` is about the preview.
    if NameWords.isAspect(name.text), let base = MemberAccess(tested)?.base, let owner = base.referencedName,
      !NameWords.namesOwner(owner.text), let subject = NameWords.subject(owner.text)
    {
      return subject
    }
    // What is there in the case of an error is about it, though the word alone says little.
    if IfExpr(piece.onlyNode)?.conditions.first?.firstChild?.kind == .matchingPatternCondition,
      name.text == "error" || name.text == "failure"
    {
      return "Error"
    }
    if NameWords.isErrorMessage(name.text) { return root?.typeName == "Text" ? "ErrorMessage" : "Error" }
    // `switch model.activeTab` is about what is in the tab.
    if piece.onlyNode?.kind == .switchExpr, NameWords.choice(name.text) != nil {
      return NameWords.subject(NameWords.words(of: name.text).dropFirst().joined())
    }
    return NameWords.subject(name.text)
  }

  /// The part whose content is there if there is any: `Icon` for `if let icon`.
  var boundPart: String? {
    guard IfExpr(piece.onlyNode)?.elseBranch == nil, !bindsInTurn, tested?.kind == .identifierPattern,
      let words = tested?.firstName.map({ NameWords.words(of: $0.text) }), words.count == 1,
      let part = words.first
    else { return nil }
    return NameWords.isPart(part) && part != "Content" ? part : nil
  }

  /// Whether the condition chooses between two things, and says which one the first is.
  var isOneOfTwo: Bool {
    guard let branches = IfExpr(piece.onlyNode), branches.elseBranch != nil, kindOfBranches == nil,
      let condition = branches.conditions.first?.firstChild
    else { return false }
    if condition.kind == .optionalBindingCondition || condition.kind == .matchingPatternCondition {
      return false
    }
    return Array(condition.children).last?.kind != .nilLiteralExpr
  }

  /// The name that the piece's first condition tests or binds, or the case that it compares with.
  private var tested: Node? {
    if let subject = SwitchExpr(piece.onlyNode ?? piece.first)?.subject { return subject }
    guard let condition = IfExpr(piece.onlyNode)?.conditions.first?.firstChild else { return nil }
    if condition.kind == .optionalBindingCondition { return condition.child(.identifierPattern) }
    if condition.kind == .matchingPatternCondition { return condition.firstChild?.caseName }
    guard condition.kind == .sequenceExpr else { return condition }
    let parts = Array(condition.children)
    // `isNew && item.kind == .gift`
    if parts.count > 3, parts[1].hasText("&&") { return parts[0] }
    guard parts.count == 3,
      parts[1].hasText("==") || parts[1].hasText(">")
        || parts[1].hasText("!=") && parts[2].kind == .nilLiteralExpr
    else { return nil }
    return parts[2].isImplicitMember ? parts[2] : parts[0]
  }

  /// The part that the root view plays in any case: `Button`, `Section`; nil for layouts.
  var partOfRoot: String? {
    guard let type = root?.typeName, !Self.layouts.contains(type) else { return nil }
    return [
      "Button", "Section", "Label", "Menu", "NavigationLink", "Link", "List", "Form", "Toggle", "Picker",
      "Image",
    ]
    .contains(type.text) ? Self.kinds[type.text] : nil
  }

  /// The part that such a view plays: `Section`, `Button`, `List`. A layout of one control plays that control's part,
  /// and the control comes along.
  var kind: (name: String, control: FunctionCall?) {
    guard let type = root?.typeName else {
      if isBackground { return ("Background", nil) }
      let isBranch = piece.onlyNode.map { $0.kind == .ifExpr || $0.kind == .switchExpr } ?? false
      return (kindOfBranches ?? kindOfControls ?? kindOfStatements ?? (isBranch ? "Content" : "Section"), nil)
    }
    let text = type.text
    if type == "Text", let first = root?.rootCall?.firstArgument?.value, Self.isSeparator(first) {
      return ("Separator", nil)
    }
    if type == "Image", root?.rootCall?.argument("systemName") != nil { return ("Icon", nil) }
    if type == "ProgressView", root?.rootCall?.arguments.isEmpty == true { return ("LoadingIndicator", nil) }
    guard let kind = Self.kinds[text] else {
      // A view of the app's own says best itself what it is.
      guard resolver.declaredEntry(type) == nil else { return ("Section", nil) }
      if wrapsOne { return ("Row", nil) }
      var words = NameWords.words(of: text)
      // `KFImage` begins with whose it is.
      if words.count > 1, words[0] == words[0].uppercased(), !resolver.workspace.knows(text) {
        words.removeFirst()
      }
      if words.last == "Button", title != nil { return ("Button", nil) }
      let saysPart = words.last == "View" && words.dropLast().last.map(NameWords.isPart) == true
      return ((saysPart ? words.dropLast() : words[...]).joined(), nil)
    }
    if Self.layouts.contains(type), let control = onlyControl, let name = control.name,
      resolver.measure(ofPiece: piece)
        <= (Self.fields.contains(name) ? Self.mostViewsAroundField : Self.mostViewsAroundControl),
      name != "ProgressView" || resolver.measure(ofPiece: piece) <= Self.mostViewsAroundProgress,
      let own = Self.kinds[name.text]
    {
      return (own, control)
    }
    if type == "Section", isNote { return ("Note", nil) }
    if isBar { return ("Bar", nil) }
    if text == "Rectangle", isLine { return ("Divider", nil) }
    if type == "ForEach" { return (kindOfItems, nil) }
    if showsOnlyButtons { return ("Buttons", nil) }
    if let kindOfControls { return (kindOfControls, nil) }
    if let partOfEquals { return (partOfEquals, nil) }
    if let kindOfParts { return (kindOfParts, nil) }
    if type == "HStack", shownParts.count == 1,
      let only = shownParts.first.flatMap({ ViewExpression($0).typeName }),
      ["Text", "Button"].contains(only.text)
    {
      return (only.text, nil)
    }
    if type == "HStack", let part = partOfRow ?? kindOfLine { return (part, nil) }
    if isHeading { return ("Header", nil) }
    let only = root?.onlyContent
    if type == "VStack", only?.typeName == "ForEach" { return ("List", nil) }
    if type == "ScrollView", only?.typeName == "ForEach" || only?.onlyContent?.typeName == "ForEach" {
      return ("List", nil)
    }
    if let onlyImage { return (onlyImage, nil) }
    // One layer is none.
    if type == "ZStack", let only {
      return (only.typeName != nil && hasOneCollection ? "List" : "Content", nil)
    }
    return (kind, nil)
  }

  /// Whether the piece is shapes one over the other that begin at the same edge, as those of progress do.
  private var isBar: Bool {
    guard let call = root?.rootCall, call.isPlainCall(of: "ZStack"),
      MemberAccess(call.argument("alignment")?.value)?.name == "leading",
      let views = call.content?.node.statements, views.count > 1
    else { return false }
    return views.allSatisfy { view in
      ViewExpression(view.firstChild ?? view).typeName.map { Self.bars.contains($0) } ?? false
    }
  }

  private static let bars: NameSet = ["Capsule", "Rectangle", "RoundedRectangle"]

  /// Whether the frame is no more than a point wide or high.
  private var isLine: Bool {
    guard let frame = FunctionCall(root?.modifier("frame")?.node) else { return false }
    return frame.arguments.contains { argument in
      let isSide = ["width", "height", "maxWidth", "maxHeight"].contains { argument.label?.text == $0 }
      return isSide && argument.value.flatMap { Double($0.text) }.map { $0 <= 1 } ?? false
    }
  }

  /// What the image is that is all that the layout shows, but for shapes and spaces: `Icon` for a symbol in a circle.
  private var onlyImage: String? {
    guard let type = root?.typeName, Self.layouts.contains(type) else { return nil }
    var image: FunctionCall?
    var isOnly = true
    forEachNode { node in
      // A helper shows something, too.
      if node.kind == .codeBlockItem, let statement = node.firstChild, statement.kind.isExpression,
        statement.kind != .ifExpr, statement.kind != .switchExpr, ViewExpression(statement).typeName == nil
      {
        isOnly = false
        return false
      }
      guard let call = FunctionCall(node), let type = call.constructedType else { return true }
      if type == "Image", image == nil {
        image = call
      } else if !Self.layouts.contains(type), !NameWords.isSeparator(type.text) {
        isOnly = resolver.declaredEntry(type)?.traits.isDisjoint(with: [.fill, .shape]) == false
      }
      return isOnly
    }
    guard isOnly, let image else { return nil }
    return image.argument("systemName") == nil ? "Image" : "Icon"
  }

  /// A layout of more views is no control with its label.
  private static let mostViewsAroundControl = 6
  private static let mostViewsAroundField = 10
  private static let mostViewsAroundProgress = 3

  private static let fields: NameSet = ["TextField", "SecureField"]

  static let layouts: NameSet = ["VStack", "HStack", "ZStack", "Group", "LabeledContent"]

  static let controls: NameSet = [
    "Toggle", "Stepper", "Slider", "Picker", "DatePicker", "ColorPicker", "TextField", "SecureField",
    "TextEditor", "Gauge", "ProgressView",
  ]

  /// The piece's control, where it has one and no collection. A field may have a button that clears it.
  private var onlyControl: FunctionCall? {
    var found: FunctionCall?
    var buttons = 0
    var endOfPicker = 0
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)), let name = call.constructedType else {
        continue
      }
      // What can be chosen is no collection of the piece.
      if name == "Picker" { endOfPicker = call.node.subtree.upperBound }
      if name == "ForEach" && id >= endOfPicker || name == "List" { return nil }
      if name == "Button" { buttons += 1 }
      guard Self.controls.contains(name) else { continue }
      // What waits in one of several branches is not what the others show.
      if found != nil || name == "ProgressView" && isInOneOfSeveral(call.node) { return nil }
      found = call
    }
    return buttons == 0 || buttons == 1 && found?.name.map(Self.fields.contains) == true ? found : nil
  }

  /// Whether the piece chooses between the node and other views.
  private func isInOneOfSeveral(_ node: Node) -> Bool {
    node.ancestors.prefix { piece.contains($0) }.contains { ancestor in
      ancestor.kind == .switchExpr || IfExpr(ancestor)?.elseBranch != nil
    }
  }

  static let kinds = [
    "Text": "Text", "Section": "Section", "List": "List", "Form": "Form", "Button": "Button", "Menu": "Menu",
    "Picker": "Picker", "Toggle": "Toggle", "TextField": "Field", "SecureField": "Field",
    "Table": "Table", "Chart": "Chart", "Map": "Map", "Grid": "Grid", "LazyVGrid": "Grid",
    "LazyHGrid": "Grid", "Image": "Image", "AsyncImage": "Image", "ForEach": "Rows", "GroupBox": "Box",
    "DisclosureGroup": "Group", "NavigationLink": "Link", "Slider": "Slider", "Stepper": "Stepper",
    "TextEditor": "Editor",
    "DatePicker": "Picker", "ColorPicker": "Picker", "Label": "Label", "ProgressView": "Progress",
    "ShareLink": "Link", "Link": "Link", "Gauge": "Gauge", "Canvas": "Canvas", "ZStack": "Content",
    "HStack": "Row", "LabeledContent": "Row", "GridRow": "Row",
    "VStack": "Section", "Group": "Section", "ScrollView": "Content", "GeometryReader": "Content",
    "NavigationStack": "Content", "NavigationView": "Content", "NavigationSplitView": "Content",
    "LazyVStack": "List", "LazyHStack": "Row", "Divider": "Divider", "Spacer": "Spacer", "Circle": "Circle",
    "Capsule": "Capsule", "Ellipse": "Ellipse", "Rectangle": "Rectangle", "RoundedRectangle": "Rectangle",
    "UnevenRoundedRectangle": "Rectangle",
  ]

  /// Whether a section is made in the piece.
  var hasSection: Bool {
    piece.subtree.contains { id in
      FunctionCall(piece.first.tree.node(id))?.constructedType?.hasSuffix("Section") == true
    }
  }

  var hasOneCollection: Bool {
    piece.subtree.count { id in
      FunctionCall(piece.first.tree.node(id))?.isPlainCall(of: "ForEach") == true
    } == 1
  }

  /// What a piece that is one text calls it: `Title` for `Text(Localization.title)`.
  var key: String? {
    guard let call = root?.rootCall, call.isPlainCall(of: "Text"), let first = call.firstArgument,
      first.label == nil, let value = first.value
    else { return nil }
    let name = MemberAccess(value)?.name ?? (value.kind == .declReferenceExpr ? value.firstName : nil)
    guard let text = name?.text, text.allSatisfy({ $0.isASCII && $0.isLetter }), text.utf8.count > 2 else {
      return nil
    }
    let words = NameWords.words(of: text)
    return NameWords.subject(text) != nil || words.last.map(NameWords.isPart) == true ? words.joined() : nil
  }

  /// The words of a literal that names the piece: a section's or a control's title.
  var title: String? { root?.rootCall.flatMap { Self.title(of: $0) } ?? label }

  /// The title of the screen that the piece is.
  var screenTitle: String? {
    guard let type = root?.typeName, type != "Section", Self.kinds[type.text] != nil else { return nil }
    let title = root?.modifier("navigationTitle") ?? root?.modifier("navigationBarTitle")
    return title?.firstArgument.flatMap { Self.words($0.value) }
  }

  static func title(of call: FunctionCall) -> String? {
    if let type = call.constructedType, titled.contains(type), let first = call.firstArgument,
      first.label == nil, let words = words(first.value)
    {
      return words
    }
    // `PrimaryButton(text: "Log in")`
    if call.constructedType?.hasSuffix("Button") == true,
      let words = call.arguments.lazy.filter({ $0.label == nil || $0.label == "text" || $0.label == "title" })
        .filter({ $0.label != nil || !isSymbol($0.value) }).compactMap({ Self.words($0.value) }).first
    {
      return words
    }
    // `ScoreItem(title: "Overall Score")`
    if let words = Self.words(titleArgument(of: call)) { return words }
    // `Section(header: Text("Sound"))`
    for argument in call.arguments where argument.label == "header" || argument.label == "label" {
      if let value = argument.value, let words = firstText(in: value) { return words }
    }
    for (slot, closure) in call.closures where slot == "header" || slot == "label" {
      if let words = firstText(in: closure.node) { return words }
    }
    // `Section(header: InvoiceHeader())`
    let header =
      call.argument("header")?.value
      ?? call.closures.first { $0.label == "header" }?.closure.node.onlyStatement?.firstChild
    if let header = FunctionCall(header), header.arguments.isEmpty, header.closures.isEmpty,
      let type = header.constructedType?.text, type.hasSuffix("Header"), type != "Header"
    {
      return String(type.dropLast("Header".count))
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
    guard let root else { return nil }
    if let label = Self.label(of: root) { return label }
    return root.typeName?.hasSuffix("Button") == true ? Self.label(of: root, "help") : nil
  }

  /// The same for a control, or what the pointer shows of it.
  static func label(of control: FunctionCall) -> String? {
    let view = ViewExpression(control.node.outermostChain)
    return label(of: view) ?? label(of: view, "help") ?? control.argument("help").flatMap { words($0.value) }
  }

  /// The same for what a control shows, where that is one view: `Create` for `Image(systemName: "plus").help("Create")`.
  static func label(ofContent content: Node) -> String? {
    guard let only = Closure(content) == nil ? content : content.onlyStatement else { return nil }
    return label(of: ViewExpression(only)) ?? label(of: ViewExpression(only), "help")
  }

  private static func label(of view: ViewExpression) -> String? { label(of: view, "accessibilityLabel") }

  private static func label(of view: ViewExpression, _ modifier: StaticString) -> String? {
    guard let value = view.modifier(modifier)?.firstArgument?.value else { return nil }
    return words(value) ?? FunctionCall(value)?.firstArgument.flatMap { words($0.value) }
  }

  /// The nodes of the piece that say what it is: not those of views that stay where they are, nor those of what its
  /// modifiers show.
  func forEachNode(in nodes: Range<Int>? = nil, _ body: (Node) -> Bool) {
    let tree = piece.first.tree
    let nodes = nodes ?? piece.subtree
    var id = nodes.lowerBound
    while id < nodes.upperBound {
      let node = tree.node(id)
      if slots.contains(node) || isBesides(node) {
        id = node.subtree.upperBound
        continue
      }
      if !body(node) { return }
      id += 1
    }
  }

  /// Whether the node is an argument or a closure of a modifier that shows something besides the view.
  private func isBesides(_ node: Node) -> Bool {
    guard
      node.kind == .closureExpr || node.kind == .labeledExpr || node.kind == .multipleTrailingClosureElement,
      let parent = node.parent, parent.kind == .functionCallExpr, ModifierUse(parent) != nil
    else { return false }
    return FunctionCall(parent)?.name.map { Self.asides.contains($0) } ?? false
  }

  private static let asides: NameSet = [
    "toolbar", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
    "swipeActions",
    "navigationDestination", "overlay", "background", "safeAreaInset", "inspector", "onChange", "onAppear",
    "task",
  ]

  /// `Bell` for `Image(systemName: "bell.fill")`, `Female` for `Image("female_icon")`.
  var symbol: String? { shared(symbol, evenIfTested: false) }

  private func symbol(in nodes: Range<Int>) -> String? {
    var symbol: String?
    forEachNode(in: nodes) { node in
      guard let call = FunctionCall(node), call.isPlainCall(of: "Image"),
        let argument = call.argument("systemName") ?? call.firstArgument,
        argument.label == nil || argument.label == "systemName", let value = argument.value,
        let words = value.symbolWords,
        // "key.fill" is a key.
        let subject = words.lazy.filter({ !Self.variants.contains(String($0)) || $0 == words.first })
          .compactMap({ NameWords.subject(String($0)) }).first
          ?? words.first.flatMap({
            argument.label != nil && $0.allSatisfy(\.isLetter)
              ? $0.prefix(1).uppercased() + $0.dropFirst() : nil
          })
      else { return true }
      symbol = subject == "Exclamationmark" ? "Warning" : subject
      return false
    }
    return symbol
  }

  /// What a button with the symbol usually does.
  static let deeds = [
    "Pencil": "Edit", "Trash": "Delete", "Paperplane": "Send", "Plus": "Add", "Minus": "Remove",
    "Xmark": "Close",
    "Magnifyingglass": "Search", "Gear": "Settings", "Gearshape": "Settings", "Ellipsis": "More",
  ]

  /// What says of a symbol only how it is drawn.
  private static let variants: Set<String> = ["fill", "slash", "circle", "square", "rectangle"]

  /// The only view type of the app that the piece shows: `Avatar` for `AvatarView(…)`.
  var ownView: String? { shared(ownView) }

  private func ownView(in nodes: Range<Int>) -> String? {
    var found: Name?
    var isOnly = true
    forEachNode(in: nodes) { node in
      guard let name = FunctionCall(node)?.constructedType, Vocabulary.view(name) == nil,
        resolver.isViewType(name), !NameWords.isSeparator(name.text), !node.isArgumentOfModifier
      else { return true }
      isOnly = found.map { $0.hasSameText(as: name) } ?? true
      found = found ?? name
      return isOnly
    }
    guard isOnly, let text = found?.text,
      !text.hasSuffix("Button") || root?.typeName?.text == text
    else { return nil }
    return NameWords.withoutWrapper(text)
  }
}

extension Node {
  /// Whether a modifier is given the value: `CardShape()` in `.clipShape(CardShape())`.
  var isArgumentOfModifier: Bool {
    guard parent?.kind == .labeledExpr, let call = parent?.parent else { return false }
    return ModifierUse(call) != nil
  }

  /// The case that the pattern is about: `.failed` in `.failed(let reason)`.
  var caseName: Node? {
    let value = kind == .expressionPattern || kind == .valueBindingPattern ? firstChild : self
    if value != self { return value?.caseName }
    return FunctionCall(self)?.callee ?? (MemberAccess(self) == nil ? nil : self)
  }
}

extension ViewExpression {
  /// What its closure shows, where that is one statement.
  fileprivate var onlyContent: ViewExpression? {
    rootCall?.content?.node.onlyStatement.map { ViewExpression($0) }
  }
}

extension Node {
  /// The words of an image's name: "bell" and "fill" of `"bell.fill"`, "tabBell" of `.tabBell`; nil of anything else.
  fileprivate var symbolWords: [Substring]? {
    if kind == .stringLiteralExpr, firstChild == nil {
      return text.split { $0 == "\"" || $0 == "." || $0 == "_" || $0 == "-" }
    }
    return implicitMember.map { [Substring($0.text)] }
  }
}
