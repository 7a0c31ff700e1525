/// What a piece is about by what is around it, and what its parts have in common.
extension ExtractedName {
  // MARK: Cases and sections

  /// The case of a `switch` that shows nothing but the piece: `Downgrade` for `case .downgrade:`.
  var shownCase: String? {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, block.kind == .switchCase,
      block.statements.count == 1
    else { return nil }
    let items = block.descendants(.switchCaseItem).filter { $0.parent?.parent == block }
    guard items.count == 1, let pattern = items.first?.firstChild else { return nil }
    // `case "drives":`
    if pattern.kind == .expressionPattern, let text = pattern.firstChild?.plainString {
      return text.allSatisfy { $0.isASCII && $0.isLetter } ? NameWords.subject(text) : nil
    }
    return pattern.caseName?.referencedName.flatMap { NameWords.subject($0.text) }
  }

  /// The title of the section of which the piece is all.
  var sectionTitle: String? {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, block.statements.count == 1,
      let use = Closure(block)?.use, use.label == nil || use.label == "content",
      use.call.isPlainCall(of: "Section")
    else { return nil }
    return Self.title(of: use.call)
  }

  /// The title of the only control that a section shows.
  var onlyTitle: String? {
    guard let call = root?.rootCall, call.isPlainCall(of: "Section"),
      let only = call.trailingClosure?.node.onlyStatement, let control = ViewExpression(only).rootCall,
      control.constructedType != nil
    else { return nil }
    return Self.title(of: control)
  }

  /// What the control does whose label the piece is: `Compact` for the control that `compactButton` is, `Refresh` for
  /// `refresh()`, `Account` for a link to an `AccountView`.
  var controlled: String? {
    guard let control = Closure(piece.first.parent?.parent)?.use?.call else { return nil }
    if let nameOfControl { return nameOfControl }
    if control.isPlainCall(of: "Button") { return Self.action(of: control) }
    if control.isPlainCall(of: "Toggle") {
      return control.argument("isOn")?.value.flatMap { Self.subject(ofBinding: $0) }
    }
    let destination = control.argument("destination")?.value ?? control.trailingClosure?.node.onlyStatement
    guard control.isPlainCall(of: "NavigationLink"),
      let type = destination.flatMap({ ViewExpression($0).typeName }), resolver.isViewType(type)
    else { return nil }
    return NameWords.subject(Self.withoutView(type.text))
  }

  /// What the control around the piece is about, by the name of the helper that is nothing but the control.
  var nameOfControl: String? {
    guard let control = Closure(piece.first.parent?.parent)?.use?.call, let member = piece.first.typeMember,
      let name = member.declaredName?.text, name != "body", let only = member.declaredBlock?.onlyStatement,
      ViewExpression(only).rootCall?.node == control.node
    else { return nil }
    var words = withoutMaker(NameWords.words(of: name))
    if words.count > 1, let last = words.last, Self.wholes.contains(last) || Self.actingParts.contains(last) {
      words.removeLast()
    }
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// What the button does in whose label the piece is.
  var actionAround: String? {
    for ancestor in piece.first.ancestors.prefix(while: { $0.kind != .memberBlockItem }) {
      guard let call = Closure(ancestor)?.use?.call, call.isPlainCall(of: "Button") else { continue }
      return Self.action(of: call)
    }
    return nil
  }

  /// `AdvanceLabel` for what a button shows that advances, if the piece itself says nothing of it.
  var labelOfAction: String? {
    guard kind.name == "Content", wordsOfHelper(besides: "Label") == nil, let actionAround else { return nil }
    return named(actionAround, "Label")
  }

  /// What the helper is about of which the piece is a part of this kind, and which stays: `LastOrder` for
  /// `lastOrderSection`. Nil for a helper that is of the kind itself.
  func wordsOfHelper(besides kind: String) -> String? {
    guard let member = piece.first.typeMember, let name = member.declaredName?.text, name != "body" else {
      return nil
    }
    var words = withoutMaker(NameWords.words(of: name))
    while words.count > 1, let last = words.last, Self.wholes.contains(last) { words.removeLast() }
    // `selectedChips` aren't any chips.
    let isGeneric = words.first != "Selected" && NameWords.isGeneric(words)
    return words.last == kind || isGeneric ? nil : words.joined()
  }

  /// What ends the name of something that has parts.
  static let wholes: Set<String> = [
    "View", "Views", "Section", "Content", "Card", "Container", "Panel", "Area", "Box", "Stack", "Row",
    "Block",
  ]

  /// Whether the piece is a view of the app's own in a list, which gives what stands in it the look of a row.
  var wrapsOne: Bool {
    guard let call = root?.rootCall, let content = call.content,
      resolver.builder(of: content.node)?.kind == .view, firstText ?? textUnderCondition != nil,
      let container = container(of: piece.first)?.name
    else { return false }
    let own = NameWords.words(of: call.constructedType?.text ?? "").filter { $0 != "View" }
    return ["List", "Form", "Section"].contains(container.text) && own.last.map(NameWords.isPart) == false
  }

  /// Whether the branches are a mark and the place for one, for what is chosen and what is not.
  var isMarkOfChoice: Bool {
    guard let branches = IfExpr(piece.onlyNode), branches.elseBranch != nil,
      let name = branches.conditions.first?.firstChild?.referencedName,
      ["isSelected", "isChosen", "isPicked"].contains(name.text)
    else { return false }
    let symbols = Self.views(inBranches: branches.node).compactMap {
      ViewExpression($0).rootCall?.argument("systemName")?.value?.text
    }
    return symbols.count == 2
      && symbols.allSatisfy { $0.hasPrefix("\"checkmark") || $0.hasPrefix("\"circle") }
  }

  // MARK: Parts

  /// The views that a layout shows, but for lines and spaces between them.
  var shownParts: [Node] {
    guard let type = root?.typeName,
      Self.layouts.contains(type) || type == "LazyVStack" || type == "LazyHStack"
    else { return [] }
    return (root?.rootCall?.content?.node.statements ?? []).map { $0.firstChild ?? $0 }.filter {
      ViewExpression($0).typeName.map { NameWords.isSeparator($0.text) } != true
    }
  }

  /// The name of the app's view, or of the helper, that the expression shows.
  func ownName(_ part: Node) -> String? {
    let view = ViewExpression(part)
    if let type = view.typeName {
      return Vocabulary.views[type.text] == nil && resolver.isViewType(type) ? type.text : nil
    }
    let callee = FunctionCall(view.root)?.callee ?? view.root
    guard callee.kind == .declReferenceExpr, let name = callee.firstName?.text,
      type.members.contains(where: { $0.declaredName?.text == name })
    else { return nil }
    return name
  }

  /// The words of the name of a view or a helper, without what says that it makes one.
  static func words(ofPart name: String) -> [String] {
    var words = NameWords.words(of: name)
    if words.count > 1, let first = words.first, Self.makers.contains(first) { words.removeFirst() }
    if words.count > 1, words.last == "View" { words.removeLast() }
    return words
  }

  /// What a layout shows several of: `NextStepRows` for calls of `nextStepRow(_:)`.
  var partOfEquals: String? {
    let parts = shownParts
    guard parts.count > 1, let first = parts.first, let name = ownName(first),
      parts.allSatisfy({ ownName($0) == name })
    else { return nil }
    let words = Self.words(ofPart: name)
    guard let last = words.last, NameWords.isPart(last), !last.hasSuffix("s") else { return nil }
    return words.joined() + "s"
  }

  /// What a layout shows several views of the app's own of: `Badges` for an `AgeBadge` and a `StateBadge`.
  var kindOfParts: String? {
    let parts = shownParts.flatMap(Self.views(inBranches:))
    let kinds = parts.map { part in
      ViewExpression(part).typeName == nil ? nil : ownName(part).flatMap { Self.words(ofPart: $0).last }
    }
    guard kinds.count > 1, let first = kinds.first, let kind = first, NameWords.isPart(kind),
      !kind.hasSuffix("s"),
      kinds.allSatisfy({ $0 == kind })
    else { return nil }
    return kind + "s"
  }

  /// What a layout, or the statements, are where all are controls of one kind: `Fields` for a `TextField` and a
  /// `SecureField`.
  var kindOfControls: String? {
    let branch = IfExpr(piece.onlyNode).flatMap { $0.elseBranch == nil ? $0.thenBlock : nil }
    let parts =
      piece.onlyNode == nil ? statements : branch?.statements.compactMap(\.firstChild) ?? shownParts
    let kinds = parts.map { part -> String? in
      guard let type = ViewExpression(part).typeName else { return nil }
      // A field of several lines is a field, too.
      if type == "TextEditor" { return "Field" }
      if Vocabulary.view(type) != nil { return Self.kinds[type.text] }
      return NameWords.words(of: type.text).last { $0 != "View" }
    }
    guard kinds.count > 1, let first = kinds.first, let kind = first, Self.inputs.contains(kind),
      kinds.allSatisfy({ $0 == kind })
    else { return nil }
    return kind + "s"
  }

  /// The views of the statements, but for lines and spaces between them.
  private var statements: [Node] {
    var views: [Node] = []
    var current: Node? = piece.first
    while let node = current {
      views.append(node.firstChild ?? node)
      current = node == piece.last ? nil : node.nextSibling
    }
    return views.filter { ViewExpression($0).typeName.map { NameWords.isSeparator($0.text) } != true }
  }

  /// What the only helper shows that is a part of the layout: `Author` for `authorView`.
  var partOfHelper: String? {
    let names = shownParts.filter { ViewExpression($0).typeName == nil }.compactMap(ownName)
    guard names.count == 1, let name = names.first else { return nil }
    let words = Self.words(ofPart: name)
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// The words that all parts of a layout have in their names: `Progress` for a `ProgressBar` and `progressLabel`.
  var partsInCommon: String? {
    let names = shownParts.map { ownName($0).map(NameWords.words) }
    guard names.count > 1, let first = names.first, let words = first else { return nil }
    let common = words.filter { word in names.allSatisfy { $0?.contains(word) == true } }
    guard !NameWords.isGeneric(common), Set(common).isDisjoint(with: NameWords.words(of: base)) else {
      return nil
    }
    return common.joined()
  }

  /// Whether the piece is a line of a symbol and a title, which stands above others.
  var isTitleLine: Bool {
    var texts = 0
    for part in shownParts {
      let view = ViewExpression(part)
      if view.typeName.map({ $0 == "Text" }) == true {
        guard let text = view.rootCall?.firstArgument?.value, Self.isLiteral(text) else { return false }
        texts += 1
      } else if view.typeName.map({ $0 == "Image" }) != true {
        return false
      }
    }
    return texts == 1
  }

  /// Whether the text is the same whatever is shown.
  private static func isLiteral(_ text: Node) -> Bool {
    (localized(text) ?? text).kind == .stringLiteralExpr && (localized(text) ?? text).firstChild == nil
  }

  /// `Label` for a symbol, or a dot, beside a text, `Badge` for one in a capsule.
  var kindOfLine: String? {
    let types = shownParts.map { ViewExpression($0).typeName }
    guard types.count == 2, let first = types[0], let last = types[1], last == "Text",
      first == "Image" || first == "Circle",
      root?.rootCall?.content?.node.statements.count == 2,
      !argumentsOfModifier("frame").contains(where: { $0.hasPrefix("maxWidth") })
    else { return nil }
    return argumentsOfModifier("background").contains { $0.contains("Capsule()") } ? "Badge" : "Label"
  }

  private func argumentsOfModifier(_ name: StaticString) -> [String] {
    guard let call = FunctionCall(root?.modifier(name)?.node) else { return [] }
    return call.arguments.map(\.node.text) + call.closures.map(\.closure.node.text)
  }

  /// What stands above or before the buttons that the piece is, in a member with other such groups.
  var titleOfButtons: String? {
    guard let member = piece.first.typeMember, let container = container(of: piece.first),
      member.descendants(.functionCallExpr).count(where: Self.isGroupOfButtons) > 1
    else { return nil }
    let before = container.views.prefix { !piece.contains($0) && $0 != piece.first.parent }
    return before.lazy.compactMap { Self.firstText(in: $0) }.first
  }

  private static func isGroupOfButtons(_ node: Node) -> Bool {
    guard let call = FunctionCall(node), call.constructedType.map({ layouts.contains($0) }) == true else {
      return false
    }
    return call.trailingClosure?.node.statements.contains {
      ViewExpression($0.firstChild ?? $0).typeName.map { $0 == "Button" } == true
    } ?? false
  }

  // MARK: Texts

  /// What the only text shows, if only its name says what it is: `LastChargeDate` for `Text(last.formatted())` and
  /// `if let last = item.lastChargeDate`.
  var textName: String? {
    var shown: Node?
    forEachNode { node in
      guard let call = FunctionCall(node), call.isPlainCall(of: "Text") else { return true }
      shown = call.firstArgument?.value
      return false
    }
    while let call = FunctionCall(shown), let base = call.base { shown = base }
    guard let name = shown.flatMap({ MemberAccess($0)?.name?.text ?? $0.referencedName?.text }) else {
      return nil
    }
    var words = NameWords.words(of: name)
    if let condition = IfExpr(piece.onlyNode)?.conditions.first?.firstChild,
      condition.kind == .optionalBindingCondition,
      condition.child(.identifierPattern)?.firstName?.text == name,
      let value = condition.children.first(where: { $0.kind == .initializerClause })?.firstChild,
      let full = MemberAccess(value)?.name?.text ?? value.referencedName?.text, full != name
    {
      words = NameWords.words(of: full)
    }
    while words.count > 1, words.last == "Text" { words.removeLast() }
    let text = words.joined()
    guard words.allSatisfy({ $0.utf8.count > 2 }), text.allSatisfy(\.isASCII),
      words.contains(where: { !Self.namesOfNothing.contains($0) })
    else { return nil }
    return text
  }

  /// `SenderRecipient` for `Text("\(senderName) → \(recipientName)")`, which is about both.
  var namedPair: String? {
    guard let call = root?.rootCall, call.isPlainCall(of: "Text"), let text = call.firstArgument?.value,
      text.kind == .stringLiteralExpr
    else { return nil }
    let names = text.children.filter { $0.kind == .expressionSegment }.map { segment -> [String] in
      let value = segment.child(.labeledExpr).flatMap { Argument($0)?.value }
      return (MemberAccess(value)?.name?.text ?? value?.referencedName?.text).map(NameWords.words) ?? []
    }
    guard names.count == 2, let first = names.first, let second = names.last, first.count > 1,
      second.count > 1, first != second, first.last == second.last
    else { return nil }
    return (first.dropLast() + second.dropLast()).joined()
  }

  private static let namesOfNothing: Set<String> = [
    "Value", "Text", "String", "Label", "Content", "Data", "Item", "Self", "Formatted", "Localized", "Key",
    "Raw", "Element", "Object", "Result",
  ]

  /// The symbol, if the piece shows no other: `Key` for `Image(systemName: "key.fill")`.
  var onlySymbol: String? {
    var images = 0
    forEachNode { node in
      if FunctionCall(node)?.isPlainCall(of: "Image") == true { images += 1 }
      return images < 2
    }
    return images == 1 ? symbol : nil
  }
}
