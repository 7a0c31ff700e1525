/// What a piece is about by the values that it shows and binds.
extension ExtractedName {
  /// The value that the piece is about: the only one that it binds, or what it lists, or the first that it shows.
  var value: String? { shared(value) }

  private func value(in nodes: Range<Int>) -> String? {
    var bound: Set<String> = []
    var listed: String?
    var shown: String?
    var shownInButton: String?
    var endOfButton = 0
    let isControl = Self.inputs.contains(kind.name)
    forEachNode(in: nodes) { node in
      if isIncidental(node) { endOfButton = node.subtree.upperBound }
      guard node.kind == .labeledExpr, let call = FunctionCall(node.parent), let type = call.constructedType,
        !call.node.isArgumentOfModifier,
        let argument = Argument(node), let value = argument.value,
        resolver.declaredEntry(type) != nil || resolver.isViewType(type),
        resolver.declaredEntry(type)?.traits.isDisjoint(with: [.fill, .shape]) != false
      else { return true }
      let bindsValue = value.text.hasPrefix("$") || Self.boundValue(value) != nil
      var words = bindsValue && isControl ? Self.subject(ofBinding: value) : Self.subject(ofValue: value)
      if words == nil, value.kind == .stringLiteralExpr {
        words = value.child(.expressionSegment)?.child(.labeledExpr).flatMap { Argument($0)?.value }
          .flatMap { Self.subject(ofValue: $0) }
      }
      if words == nil, type == "ForEach" { words = Self.subject(ofRange: value) }
      guard let words else { return true }
      if bindsValue {
        bound.insert(words)
        return bound.count == 1
      }
      if type == "ForEach" || type == "List" {
        listed = listed ?? Self.subject(ofList: value) ?? words
      } else if argument.label == nil || argument.label == "verbatim" || isTitle(argument, of: type) {
        if node.id < endOfButton {
          shownInButton = shownInButton ?? words
        } else {
          shown = shown ?? words
        }
      }
      return true
    }
    // What all rows may set is not what they are.
    if kind.name == "Rows", let listed { return listed }
    return bound.count == 1 ? bound.first : listed ?? shown ?? shownInButton
  }

  /// `Port` for `$settings.port`, `Binding(get: { settings.port }, …)`; what has the value where its name says nothing.
  static func subject(ofBinding value: Node) -> String? {
    let value = boundValue(value) ?? value
    let name = (MemberAccess(value)?.name ?? value.referencedName)?.text.drop { $0 == "$" }
    if let subject = name.flatMap({ NameWords.subject(String($0)) }) ?? subject(ofValue: value) {
      return subject
    }
    // An `iconURL` is no icon.
    let words = name.map { NameWords.words(of: String($0)) } ?? []
    return words.count > 1 && words.joined().allSatisfy(\.isASCII) ? words.joined() : nil
  }

  /// `settings.port` in `Binding(get: { settings.port }, …)`
  private static func boundValue(_ binding: Node) -> Node? {
    guard let call = FunctionCall(binding), call.isPlainCall(of: "Binding") else { return nil }
    let value = Closure(call.argument("get")?.value)?.node.onlyStatement
    return value.flatMap { $0.kind == .memberAccessExpr || $0.kind == .declReferenceExpr ? $0 : nil }
  }

  /// Whether the argument is what a view of the app's own is called: `title: Strings.recipients`.
  private func isTitle(_ argument: Argument, of type: Name) -> Bool {
    guard resolver.declaredEntry(type) == nil, let label = argument.label else { return false }
    return label == "title" || label == "text" || label == "label"
  }

  /// `Name` for `$name`, `Items` for `viewModel.items`, `User` for `user.name`, `Kind` for `Kind.allCases`.
  static func subject(ofValue value: Node) -> String? {
    var names: [String] = []
    var node = value
    // `name ?? ""`
    if node.kind == .sequenceExpr, let first = node.firstChild, first.nextSibling?.hasText("??") == true {
      node = first
    }
    while true {
      // `items.sorted()`, `Array(items.enumerated())`
      if let call = FunctionCall(node) {
        if call.constructedType == "Array", let first = call.firstArgument?.value {
          node = first
        } else if let base = call.base, !base.isTypeReference {
          node = base
        } else {
          return nil
        }
        continue
      }
      guard let access = MemberAccess(node), let name = access.name, let base = access.base else { break }
      if base.isTypeReference {
        if name == "allCases" { return base.referencedName.flatMap { NameWords.subject($0.text) } }
        if base.referencedName.map({ looks.contains($0) }) == true { return nil }
        names.append(NameWords.withoutKind(name.text))
        return subject(inPath: names)
      }
      names.append(name.text)
      node =
        base.kind == .optionalChainingExpr || base.kind == .forceUnwrapExpr ? base.firstChild ?? base : base
    }
    guard node.kind == .declReferenceExpr, let name = node.firstName?.text else { return nil }
    names.append(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    return subject(inPath: names)
  }

  /// `Pens` for `tool.pens`: what is meant, not whose it is.
  static func subject(ofList value: Node) -> String? {
    // `users ?? []`
    if value.kind == .sequenceExpr, let first = value.firstChild, first.nextSibling?.hasText("??") == true {
      return subject(ofList: first)
    }
    // `model.visible(users)`: what it chooses from.
    if let call = FunctionCall(value), call.constructedType == nil, !OuterUse.readers.contains(call.name) {
      return call.firstArgument?.value.flatMap {
        $0.kind == .memberAccessExpr || $0.kind == .declReferenceExpr
          ? subject(ofList: $0) ?? subject(ofValue: $0) : nil
      }
    }
    guard let access = MemberAccess(value), access.base?.isTypeReference == false else { return nil }
    return access.name.flatMap { NameWords.subject($0.text) }
  }

  /// `Projects` for `0..<projects.count`.
  private static func subject(ofRange value: Node) -> String? {
    guard value.kind == .sequenceExpr,
      value.children.contains(where: { $0.kind == .binaryOperatorExpr && $0.hasText("..<") })
    else { return nil }
    let lists = value.descendants(.memberAccessExpr).compactMap { MemberAccess($0) }
      .filter { $0.name == "count" }.compactMap(\.base)
    guard lists.count == 1, let list = lists.first else { return nil }
    return subject(ofList: list) ?? subject(ofValue: list)
  }

  /// The outermost of the names that says something and is no owner of the others; the innermost is the first.
  private static func subject(inPath names: [String]) -> String? {
    var owned = names[...]
    while owned.count > 1, owned.last.map(NameWords.namesOwner) == true { owned.removeLast() }
    return owned.reversed().lazy.compactMap { $0.first?.isLowercase == true ? NameWords.subject($0) : nil }
      .first
  }

  /// What the piece's only button copies: `Mnemonic` for `UIPasteboard.general.string = backup.mnemonic`, `NoteId` for
  /// `NSPasteboard.general.setString(noteId, forType: .string)`.
  var copied: String? {
    var copied: Node?
    var buttons = 0
    forEachNode { node in
      if FunctionCall(node)?.isPlainCall(of: "Button") == true { buttons += 1 }
      if node.kind == .sequenceExpr, node.children.count == 3, let target = MemberAccess(node.firstChild),
        target.base?.text == "UIPasteboard.general"
      {
        copied = copied ?? Array(node.children).last
      }
      if let call = FunctionCall(node), call.name == "setString", call.base?.text == "NSPasteboard.general" {
        copied = copied ?? call.firstArgument?.value
      }
      return buttons < 2
    }
    guard buttons == 1, let name = copied?.referencedName,
      name.text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    let words = NameWords.words(of: name.text)
    return NameWords.isGeneric(words) ? NameWords.subject(name.text) : words.joined()
  }

  /// What all values that the piece is given are about: `Readme` for `readmeText`, `hasReadme` and `isReadmeEmpty`.
  var inputsInCommon: String? {
    guard inputs.count > 1, case let words = inputs.map(NameWords.words), let first = words.first else {
      return nil
    }
    let common = first.filter { word in words.allSatisfy { $0.contains(word) } }
    guard !NameWords.isGeneric(common), Set(common).isDisjoint(with: NameWords.words(of: base)) else {
      return nil
    }
    return NameWords.subject(common.joined())
  }

  /// Types whose values say how something looks.
  private static let looks: NameSet = [
    "Color", "UIColor", "NSColor", "Colors", "Font", "UIFont", "NSFont", "Fonts", "Image", "UIImage",
    "NSImage",
    "Images", "Asset", "Assets", "Theme", "Spacing", "Constants", "Constant", "Layout", "Metrics",
  ]
}
