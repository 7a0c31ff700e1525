/// What a piece is by what it stands in, and by what it consists of.
extension ExtractedName {
  // MARK: Surroundings

  /// The closest view whose closure the statement or expression stands in, and the statements that are shown with it
  /// there: those of its branch, if it stands in one.
  func container(of node: Node) -> (name: Name, views: [Node])? {
    let item = node.kind == .codeBlockItem ? node : node.outermostChain.parent
    guard let block = item?.parent else { return nil }
    var outer = block
    while outer.kind == .codeBlock, var branch = outer.parent, branch.kind == .ifExpr {
      while branch.parent?.kind == .ifExpr, let whole = branch.parent { branch = whole }
      guard
        let next = branch.parent?.kind == .codeBlockItem
          ? branch.parent?.parent : branch.parent?.parent?.parent
      else { return nil }
      outer = next
    }
    guard let call = Closure(outer)?.use?.call, let name = call.constructedType else { return nil }
    return (name, block.statements)
  }

  /// What a `ForEach` makes where it stands.
  var kindOfItems: String {
    let made = (root?.rootCall?.content?.node.onlyStatement.map(Self.views(inBranches:)) ?? [])
      .map { ViewExpression($0) }
    if !made.isEmpty, made.allSatisfy({ $0.typeName == "Section" }) { return "Sections" }
    // `Circle().frame(width: 8, height: 8)`
    if let view = made.first, made.count == 1, view.typeName == "Circle",
      view.modifiers.contains(where: \.isSmallFrame)
    {
      return "Dots"
    }
    return kindOfOwnViews(made) ?? kindOfItem(in: piece.first) + "s"
  }

  /// `Tags` for views of the app's own beside each other: `TypeTag(type)`.
  private func kindOfOwnViews(_ made: [ViewExpression]) -> String? {
    guard let type = made.first?.typeName, made.count == 1, resolver.isOwnViewType(type),
      let container = container(of: piece.first)?.name, !Self.lists.contains(container),
      let part = NameWords.words(of: type.text).last(where: { $0 != "View" }),
      part == "Tag" || NameWords.isPart(part)
    else { return nil }
    return NameWords.plural(part)
  }

  /// Whether the piece fills the screen behind the other layers.
  var isBackground: Bool {
    guard let container = container(of: piece.first), container.name == "ZStack", container.views.count > 1,
      root?.modifier("ignoresSafeArea") != nil || root?.modifier("edgesIgnoringSafeArea") != nil
    else { return false }
    return container.views.first == piece.first || container.views.first?.firstChild == piece.first
  }

  /// What one of those is that the `ForEach` makes.
  private func kindOfItem(in loop: Node) -> String {
    guard let container = container(of: loop)?.name else { return "Row" }
    if container == "Picker" { return "Option" }
    return Self.itemContainers.contains(container) ? "Item" : "Row"
  }

  /// The part that the piece plays as all that a `ForEach` makes of an element. A button that is no row of a list is one.
  func kindOfElement(in loop: Node) -> String {
    if root?.typeName == "Section" { return "Section" }
    let kind = kindOfItem(in: loop)
    if kind == "Row", container(of: loop).map({ Self.lists.contains($0.name) }) != false { return kind }
    return root?.typeName == "Button" ? "Button" : kind
  }

  /// What the label shows of a button or a link that is all that a `ForEach` makes: the row.
  private func kindOfElement(labeledBy control: FunctionCall) -> String? {
    guard control.isPlainCall(of: "Button") || control.isPlainCall(of: "NavigationLink"),
      let block = control.node.outermostChain.parent?.parent, block.statements.count == 1,
      let loop = Closure(block)?.use?.call, loop.isPlainCall(of: "ForEach"),
      container(of: loop.node).map({ Self.lists.contains($0.name) }) != false
    else { return nil }
    return kindOfItem(in: loop.node)
  }

  private static let lists: NameSet = ["List", "Form", "Section", "VStack", "LazyVStack"]

  private static let itemContainers: NameSet = [
    "HStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ZStack", "Menu", "TabView",
  ]

  /// What the row shows that the piece is, in a view with other rows: `Helper` for `ForEach(helpers) { helper in`.
  var element: String? {
    guard let block = piece.first.parent?.parent, let closure = Closure(block),
      let member = piece.first.typeMember, let type = resolver.file.enclosingType(of: member),
      base == "Content"
        || type.node.descendants(.functionCallExpr).count(where: {
          FunctionCall($0)?.isPlainCall(of: "ForEach") == true
        }) > 1
    else { return nil }
    // `$item` binds what `item` reads.
    guard let name = closure.parameterNames.last.map({ String($0.text.drop { $0 == "$" }) }) else {
      return nil
    }
    return NameWords.subject(name) ?? subject(ofTypeOf: name)
  }

  /// What the type of a value is about whose name says nothing: `OrderItem` for an `item` that is one.
  private func subject(ofTypeOf name: String) -> String? {
    var type: String?
    forEachNode { node in
      guard node.kind == .declReferenceExpr, !node.isMemberName, node.firstName?.text == name else {
        return true
      }
      type = resolver.inferredType(of: node)?.namedType
      return false
    }
    // An extension of `Int` says nothing of what the number is.
    guard let type, !resolver.workspace.typeDeclarations(named: type).isEmpty,
      NameWords.words(of: type).count < 3
    else { return nil }
    return NameWords.subject(type)
  }

  /// Whether the piece is a part of what is there once for each element.
  var isInRow: Bool {
    piece.first.ancestors.prefix(while: { $0.kind != .memberBlockItem }).contains { ancestor in
      let owner = Closure(ancestor)?.use?.call.constructedType
      return owner == "ForEach" || owner == "List"
    }
  }

  /// Whether the piece is a layout of views at its two ends.
  private var hasSpacer: Bool {
    let views = root?.rootCall?.content?.node.statements ?? []
    return views.dropFirst().dropLast().contains {
      ViewExpression($0.firstChild ?? $0).typeName.map { $0 == "Spacer" } == true
    }
  }

  /// A line of a list's row is no row, nor is the first line of others: `Header`.
  var partOfRow: String? {
    guard let views = column, views.count > 1 else { return nil }
    let isFirst = views.first.map(piece.contains(_:)) == true || piece.first == views.first?.firstChild
    // What has a title on one side and something else on the other heads what is below it.
    if isFirst, !isValueLine,
      isInRow || hasSpacer || isTitleLine || beginsWithText && views.contains(where: Self.isList)
    {
      return "Header"
    }
    guard isInRow else { return nil }
    return piece.first == views.last?.firstChild ? "Footer" : "Line"
  }

  /// The views of the stack that the piece stands in, one below the other; or those of a body without one, which end with
  /// a list.
  private var column: [Node]? {
    if let container = container(of: piece.first) {
      return container.name == "VStack" ? container.views : nil
    }
    let item = piece.first.kind == .codeBlockItem ? piece.first : piece.first.outermostChain.parent
    guard let block = item?.parent, let member = piece.first.typeMember, block.kind != .closureExpr,
      block.ancestors.prefix(while: { $0 != member }).allSatisfy({
        $0.kind != .closureExpr && $0.kind != .ifExpr && $0.kind != .switchExpr
      })
    else { return nil }
    let views = block.statements
    return views.contains { $0.kind == .codeBlockItem && Self.containsList($0) } ? views : nil
  }

  /// Whether the view is a collection's, or one is what its branches show.
  private static func containsList(_ view: Node) -> Bool {
    views(inBranches: view.firstChild ?? view).contains { shown in
      ViewExpression(shown).typeName.map { rows.contains($0) } ?? false
    }
  }

  /// Whether the piece is a text with another one at the other end, neither of which looks like a title.
  private var isValueLine: Bool {
    let views = (root?.rootCall?.content?.node.statements ?? []).map { $0.firstChild ?? $0 }
    guard views.count == 3, ViewExpression(views[1]).typeName?.text == "Spacer" else { return false }
    return [views[0], views[2]].allSatisfy { $0.isText && !$0.hasFontOfTitle }
  }

  private var beginsWithText: Bool {
    let first = root?.rootCall?.content?.node.statements.first
    return first.flatMap { ViewExpression($0.firstChild ?? $0).typeName }.map { $0 == "Text" } ?? false
  }

  /// Whether the view shows a collection, one element below the other.
  private static func isList(_ view: Node) -> Bool {
    ViewExpression(view.firstChild ?? view).typeName.map { rows.contains($0) } ?? false
  }

  private static let rows: NameSet = ["ForEach", "List", "LazyVStack"]

  /// What the statements are that the piece consists of, where all are of one kind: `Buttons`, `DetailRows`.
  var kindOfStatements: String? {
    guard piece.onlyNode == nil else { return nil }
    var kinds: [String] = []
    var current: Node? = piece.first
    while let node = current {
      guard let type = ViewExpression(node.firstChild ?? node).typeName else { return nil }
      if !NameWords.isSeparator(type.text) { kinds.append(type.text) }
      current = node == piece.last ? nil : node.nextSibling
    }
    guard kinds.count > 1, Set(kinds).count == 1, let type = kinds.first, !Self.layouts.contains(type)
    else { return nil }
    let own = type.hasSuffix("View") ? String(type.dropLast(4)) : type
    let kind = Vocabulary.views[type] == nil ? own : Self.kinds[type] ?? ""
    return kind.isEmpty || kind.hasSuffix("s") ? nil : kind + "s"
  }

  /// Whether most of what the piece shows is filled in by the user.
  var isForm: Bool {
    if root?.typeName == "HStack" { return false }
    var (controls, others) = (0, 0)
    forEachNode { node in
      guard let call = FunctionCall(node), let type = call.constructedType,
        !Self.layouts.contains(type), type != "ScrollView", !NameWords.isSeparator(type.text)
      else { return true }
      let isBound = call.arguments.contains { $0.value?.text.hasPrefix("$") == true }
      if isBound,
        NameWords.words(of: type.text).last(where: { $0 != "View" }).map(Self.inputs.contains) == true
      {
        controls += 1
      } else if Vocabulary.views[type.text] != nil || resolver.isViewType(type) {
        others += 1
      }
      return true
    }
    return controls > 1 && controls > others
  }

  static let inputs: Set<String> = ["Field", "Editor", "Picker", "Toggle", "Stepper", "Slider"]

  /// Whether the piece is a text that looks like a title with others below it, beside other views.
  var isHeading: Bool {
    // What stands alone heads nothing: it may say that there is nothing.
    guard root?.typeName == "VStack", !isInRow, let container = container(of: piece.first),
      container.views.count > 1, container.name != "ZStack",
      let views = root?.rootCall?.content?.node.statements.map({ $0.firstChild ?? $0 }),
      views.count > 1, let first = views.first, first.hasFontOfTitle
    else { return false }
    return views.allSatisfy { Self.views(inBranches: $0).allSatisfy(\.isText) }
  }

  /// Whether the piece is a layout of several parts that are built alike, with a literal text each: none is the title of
  /// the others. Of mere texts the first may be.
  var showsEquals: Bool {
    guard let type = root?.typeName, Self.layouts.contains(type),
      let views = root?.rootCall?.content?.node.statements.map({ $0.firstChild ?? $0 })
    else { return false }
    let parts = views.filter { ViewExpression($0).typeName.map { NameWords.isSeparator($0.text) } != true }
    guard parts.count > 1, let first = parts.first, !first.isText, case let shape = first.shape else {
      return false
    }
    return parts.allSatisfy { $0.shape == shape && Self.firstText(in: $0) != nil }
  }

  /// Whether the piece shows texts and nothing else.
  var showsOnlyTexts: Bool {
    var texts = 0
    var isOnly = true
    forEachNode { node in
      if node.kind == .codeBlockItem, let statement = node.firstChild, statement.kind.isExpression,
        statement.kind != .ifExpr, statement.kind != .switchExpr
      {
        isOnly = ViewExpression(statement).typeName != nil
        return isOnly
      }
      guard let call = FunctionCall(node), let type = call.constructedType else { return true }
      if type == "Text" {
        texts += 1
      } else if type == "Image" {
        isOnly = call.argument("systemName") != nil
      } else if !Self.layouts.contains(type), !NameWords.isSeparator(type.text) {
        isOnly = Vocabulary.views[type.text] == nil && !resolver.isViewType(type)
      }
      return isOnly
    }
    return isOnly && texts > 1
  }

  /// Whether the piece is several buttons one beside or below the other.
  var showsOnlyButtons: Bool {
    guard let call = root?.rootCall, let type = call.constructedType,
      ["VStack", "HStack", "Group"].contains(type.text),
      let views = call.content?.node.statements
    else { return false }
    // In one of two branches a text may say that there is nothing to do, and a spinner that it is being done.
    let shown = views.map { view in
      Self.views(inBranches: view.firstChild ?? view).map { ViewExpression($0).typeName?.text ?? "" }
    }
    func isButton(_ type: String) -> Bool {
      type.hasSuffix("Button") && (type == "Button" || Vocabulary.views[type] == nil)
    }
    return shown.count { $0.contains(where: isButton) } > 1
      && shown.allSatisfy { types in
        types.contains(where: isButton) && types.allSatisfy { isButton($0) || $0 == "Text" }
          || types.allSatisfy { NameWords.isSeparator($0) || $0 == "ProgressView" }
      }
  }

  /// Whether the piece is there if a Boolean value says so, and else nothing is.
  var asksForFlag: Bool {
    guard let branch = IfExpr(piece.onlyNode), branch.elseBranch == nil else { return false }
    return branch.conditions.first?.firstChild?.kind != .optionalBindingCondition
  }

  /// The name of the helper that the piece is nearly all of.
  var helperName: String? {
    guard let name = piece.first.typeMember?.declaredName?.text, name != "body" else { return nil }
    var words = withoutMaker(NameWords.words(of: name))
    if words.count > 1, words.last == "View" { words.removeLast() }
    if words.last.map(NameWords.isPosition) == true { words.append("View") }
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// What several views of the app have in their names: `SettingsProfile` for `SettingsProfileImageView` and
  /// `SettingsProfileTextView`.
  var commonWords: String? {
    var common: [String]?
    var count = 0
    forEachNode { node in
      guard let type = FunctionCall(node)?.constructedType,
        resolver.isOwnViewType(type)
      else { return true }
      let words = NameWords.words(of: type.text)
      common = common.map { known in zip(known, words).prefix { $0 == $1 }.map(\.0) } ?? words
      count += 1
      return true
    }
    guard count > 1, let common, common.count > 1, !NameWords.isGeneric(common) else { return nil }
    // What the view's own name begins with doesn't tell its parts from each other.
    if isMost, NameWords.words(of: base).starts(with: common) { return nil }
    return common.joined()
  }

  // MARK: Places

  /// The place that the piece fills: a header, a row, an overlay.
  var place: String? {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, let use = Closure(block)?.use,
      block.statements.count == 1,
      let owner = use.call.name
    else { return nil }
    if use.label == "label", Self.boxes.contains(owner) { return "Title" }
    let isLabel =
      use.label.map { $0 == "label" }
      ?? Self.labeled.contains { owner == $0.type && use.call.argument($0.does) != nil }
    if isLabel, let kind = kindOfElement(labeledBy: use.call) { return kind }
    if let label = use.label {
      if let name = Self.places[label.text] { return name }
      // `postList: { … }`
      let words = NameWords.words(of: label.text)
      if words.count > 1, words.last.map(NameWords.isPart) == true { return words.joined() }
    }
    if isLabel, use.label == nil { return "Label" }
    if owner == "ForEach" { return use.label == nil ? kindOfElement(in: use.call.node) : nil }
    if owner == "List", use.label == nil, Closure(block)?.parameterNames.isEmpty == false { return "Row" }
    if owner == "ToolbarItem" {
      let kind = self.kind.name
      // What a button does says more than where it is.
      if kind == "Button", action != nil || symbol != nil || firstText != nil { return nil }
      guard kind == "Section" || kind == "Row" else { return "Toolbar" + kind }
      // Where there are others, it is those on one side.
      let isOnly = use.call.node.parent?.parent.map { $0.statements.count == 1 } ?? true
      let placement = MemberAccess(use.call.argument("placement")?.value)?.name.map {
        NameWords.words(of: $0.text)
      }
      let side = placement?.last.flatMap { $0 == "Leading" || $0 == "Trailing" ? $0 : nil }
      return (isOnly ? "" : side ?? "") + (shownParts.count > 1 ? "ToolbarItems" : "ToolbarContent")
    }
    // Nor does where a button lies say what it is.
    if owner == "overlay" || owner == "background" || owner == "safeAreaInset", use.label == nil,
      kind.name == "Button", action != nil || symbol != nil || firstText != nil
    {
      return nil
    }
    if owner == "overlay", root?.typeName == "ProgressView" {
      return root?.rootCall?.argument("value") == nil ? "LoadingOverlay" : "ProgressOverlay"
    }
    return use.label == nil || use.label == "content" ? Self.owners[owner.text] : nil
  }

  private static let boxes: NameSet = ["GroupBox", "DisclosureGroup"]

  /// Controls whose closure is their label where another argument says what they do.
  private static let labeled: [(type: StaticString, does: StaticString)] = [
    ("Button", "action"), ("NavigationLink", "value"), ("NavigationLink", "destination"),
    ("Link", "destination"),
    ("ShareLink", "item"), ("Toggle", "isOn"),
  ]

  /// What the place is about, where the view may have several such places: the element, what a label says.
  func subjects(ofPlace place: String) -> [String] {
    switch place {
    case "Row", "Item", "Button", "Option": [element ?? ""]
    case "Section": [element.flatMap { $0 == place ? nil : $0 } ?? ""]
    // Of a control that is all of its view it is the label.
    case "Label" where isMost:
      [piece.first.typeMember?.declaredName.map { $0 == "body" } == true ? "" : labelOfHelper ?? "", ""]
    case "Label":
      [
        firstText ?? value ?? nameOfControl ?? buttonAround ?? controlled ?? onlyInput.flatMap(
          NameWords.subject)
          ?? (isInButton ? "Button" : ""), "",
      ]
    default: [onlyShown ?? "", ""]
    }
  }

  /// The helper or the app's own view that is all that the piece shows, if only under a condition: `Picker` for
  /// `if isPicking { pickerContent }`.
  var onlyShown: String? {
    guard var view = piece.onlyNode else { return nil }
    if let branch = IfExpr(view.kind == .codeBlockItem ? view.firstChild : view) {
      guard branch.elseBranch == nil, let only = branch.thenBlock?.onlyStatement else { return nil }
      view = only
    }
    guard let name = ownName(view.kind == .codeBlockItem ? view.firstChild ?? view : view) else { return nil }
    var words = Self.words(ofPart: name)
    while words.count > 1, let last = words.last, Self.wholes.contains(last) { words.removeLast() }
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// What the control is about that is nearly all of a helper.
  private var labelOfHelper: String? { controlled ?? firstText ?? wordsOfHelper(besides: "Label") ?? value }

  private static let places = [
    "header": "Header", "footer": "Footer", "label": "Label", "placeholder": "Placeholder",
    "destination": "DestinationView", "sidebar": "Sidebar", "detail": "Detail", "icon": "Icon",
    "title": "Title",
    "preview": "Preview", "actions": "Actions", "message": "Message", "rowContent": "Row",
    "leadingAccessories": "LeadingAccessories", "trailingAccessories": "TrailingAccessories",
  ]

  private static let owners = [
    "overlay": "Overlay", "background": "Background", "sheet": "Sheet",
    "popover": "Popover", "fullScreenCover": "Cover", "contextMenu": "ContextMenu",
    "safeAreaInset": "Inset", "ToolbarItemGroup": "ToolbarItems",
    "inspector": "Inspector", "navigationDestination": "DestinationView", "mask": "Mask",
    "swipeActions": "SwipeActions",
  ]

  // MARK: Errors

  /// Whether the piece is there if something has failed: it stands in such a branch.
  var showsError: Bool {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, block.statements.count == 1,
      let branch = IfExpr(block.parent), branch.thenBlock == block, branch.conditions.count == 1,
      var condition = branch.conditions.first?.firstChild
    else { return false }
    if condition.kind == .optionalBindingCondition, let pattern = condition.child(.identifierPattern) {
      return pattern.firstName.map { NameWords.words(of: $0.text).last == "Error" } ?? false
    }
    if condition.kind == .sequenceExpr {
      let parts = Array(condition.children)
      guard parts.count == 3, parts[1].hasText("!="), parts[2].kind == .nilLiteralExpr else { return false }
      condition = parts[0]
    }
    return condition.referencedName.map { NameWords.words(of: $0.text).last == "Error" } ?? false
  }
}

extension Node {
  /// The kinds of the expressions and the names of the types and modifiers in it.
  fileprivate var shape: [String] {
    subtree.compactMap { id in
      let node = tree.node(id)
      switch node.kind {
      case .functionCallExpr: return FunctionCall(node)?.name?.text
      case .stringLiteralExpr: return ""
      default: return nil
      }
    }
  }

  /// Whether the expression is a text, or several that are added up.
  fileprivate var isText: Bool {
    let view = ViewExpression(self)
    if view.typeName.map({ $0 == "Text" }) == true { return true }
    guard view.root.kind == .tupleExpr, let sum = Argument(view.root.firstChild)?.value,
      sum.kind == .sequenceExpr
    else { return false }
    return sum.children.allSatisfy {
      $0.kind == .binaryOperatorExpr || ViewExpression($0).typeName.map { $0 == "Text" } == true
    }
  }

  /// The one view of a block; of several statements, the button beside lines and spaces.
  var onlyViewOrButton: Node? {
    if let only = onlyStatement { return only }
    let views = statements.compactMap(\.firstChild).filter {
      ViewExpression($0).typeName.map { NameWords.isSeparator($0.text) } != true
    }
    guard views.count == 1, let only = views.first, ViewExpression(only).typeName?.text == "Button" else {
      return nil
    }
    return only
  }

  /// Whether it has a font that titles have.
  var hasFontOfTitle: Bool {
    guard let value = ViewExpression(self).modifier("font")?.firstArgument?.value else { return false }
    return value.tokenRange.contains { Self.fontsOfTitles.contains(tree.text(of: tree.tokens[$0])) }
  }

  private static let fontsOfTitles: Set<String> = ["headline", "largeTitle", "title", "title2", "title3"]
}
