/// A stored property of a view or a view modifier that a rule looks at.
struct WatchedProperty {
  let type: TypeModel
  let property: Property
  let name: Name

  /// The property of the binding; nil outside of views and view modifiers, and in previews.
  init?(_ node: Node, _ context: RuleContext) {
    guard let binding = PatternBinding(node), let variable = VariableDecl(node.parent), !variable.isStatic,
      let type = context.file.enclosingType(of: node)
    else { return nil }
    self.init(Property(variable: variable, binding: binding), of: type)
  }

  private init?(_ property: Property, of type: TypeModel) {
    guard let name = property.name else { return nil }
    self.type = type
    self.property = property
    self.name = name
  }

  /// The stored properties of the view or the view modifier that the node declares.
  static func all(in node: Node, _ context: RuleContext) -> some Sequence<WatchedProperty> {
    let declared = context.file.type(declaredBy: node)
    let type = declared.flatMap { type in
      context.resolver.roles(of: type).isDisjoint(with: [.view, .viewModifier])
        || context.file.isInPreview(node) ? nil : type
    }
    return (type?.storedProperties ?? []).lazy.compactMap { property in
      type.flatMap { WatchedProperty(property, of: $0) }
    }
  }

  var text: String { name.text }
  /// The declaration.
  var declaration: Node { property.variable.node }
  /// The name of SwiftUI's wrapper.
  var wrapper: Name? { property.wrapper?.name }
  var isPrivate: Bool { property.access == .private }

  /// Whether the property has a value without anyone giving it one: an initial one, `nil`, or what its wrapper brings.
  var hasInitialValue: Bool {
    if property.initialValue != nil { return true }
    if property.isLet { return false }
    let isOptional = property.type?.kind == .optionalType
    guard let wrapper = property.wrapper else { return isOptional }
    switch wrapper.role {
    case .environment: return true
    case .ownState: return isOptional || wrapper.name != "State" && wrapper.name != "StateObject"
    case .input: return false
    }
  }

  /// Its uses in the type's declarations in this file.
  func uses(_ context: RuleContext) -> [PropertyUse] {
    context.resolver.propertyUses.uses(of: text, in: type)
  }

  /// Whether code of this file that is not the type's may use it.
  func isUsedOnOtherValues(_ context: RuleContext) -> Bool {
    context.resolver.propertyUses.access(to: text, ofValuesOf: type) != nil
  }

  /// The comments on the declaration: above it, in it and beside it.
  func comments(_ layout: Layout) -> ArraySlice<Comment> {
    let range = declaration.range
    var start = layout.lineStart(of: range.lowerBound)
    // Lines above that have nothing but a comment.
    while start > 0 {
      let above = layout.lineStart(of: start - 1)
      let first = layout.endOfWhitespace(from: above)
      guard let comment = layout.comments(in: above..<start).last, Int(comment.start) <= first else { break }
      start = min(above, layout.lineStart(of: Int(comment.start)))
    }
    return layout.comments(in: start..<layout.lineEnd(of: range.upperBound))
  }

  /// Whether code of the type that is commented out sets the property, or hands it on to be set.
  func isSetInComments(_ context: RuleContext) -> Bool {
    let name = Array(text.utf8)
    return context.file.declarations(of: type).contains { declaration in
      context.layout.comments(in: declaration.node.range).contains { comment in
        context.tree.bytes[comment.range].isCode(setting: name)
      }
    }
  }

  /// The edit that removes the declaration; nil where that would take a comment along or leave something broken.
  func removal(_ context: RuleContext) -> TextEdit? {
    guard let item = removableItem(context) else { return nil }
    return TextEdit(range: context.layout.removalWithBlankLine(of: item.range), newText: "")
  }

  /// The member that declares this property and nothing else, free of comments.
  private func removableItem(_ context: RuleContext) -> Node? {
    guard property.variable.bindings.count == 1, property.binding.accessorBlock == nil,
      let item = declaration.parent, item.parent?.kind == .memberBlock, comments(context.layout).isEmpty
    else { return nil }
    return item
  }
}

extension WatchedProperty {
  /// UTF-8 offsets of `var` or `let`.
  var keyword: Range<Int>? {
    let index = declaration.introducerToken
    guard declaration.tokenRange.contains(index) else { return nil }
    let token = declaration.tree.tokens[index]
    return Int(token.start)..<Int(token.end)
  }
}

extension Layout {
  /// Offset of the first byte from the offset on that is no white space, line ends included.
  func endOfBlank(from offset: Int) -> Int { trimmed(offset..<tree.bytes.count).lowerBound }
}

extension BidirectionalCollection<UInt8> where Index == Int {
  /// Whether the text has code that sets the name, or hands it on to be set: `name = 1`, `name += 1`, `name.append(1)`,
  /// `$name`. Not what declares it, nor another value's member.
  fileprivate func isCode(setting name: [UInt8]) -> Bool {
    guard !name.isEmpty else { return false }
    var start = startIndex
    while let found = self[start...].firstRange(of: name) {
      start = found.upperBound
      let before = self[..<found.lowerBound]
      let rest = self[found.upperBound...]
      if before.last?.isNamePart == true || rest.first?.isNamePart == true { continue }
      if before.last == UInt8(ascii: "$") { return true }
      if before.last == UInt8(ascii: "."), !before.hasSuffix("self.") { continue }
      if before.hasSuffix("let ") || before.hasSuffix("var ") { continue }
      let next = rest.drop { $0 == 0x20 }.prefix(Self.longestSetter)
      if next.starts(with: "=".utf8)
        ? !next.starts(with: "==".utf8) : Self.setters.contains(where: next.starts)
      {
        return true
      }
    }
    return false
  }

  private static var longestSetter: Int { 16 }
  private static var setters: [[UInt8]] {
    ["+=", "-=", "*=", "/=", ".toggle(", ".append(", ".insert(", ".remove", ".sort("].map { Array($0.utf8) }
  }

  private func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || (0x30...0x39).contains(self) || (0x41...0x5a).contains(self)
      || (0x61...0x7a).contains(self)
  }
}
