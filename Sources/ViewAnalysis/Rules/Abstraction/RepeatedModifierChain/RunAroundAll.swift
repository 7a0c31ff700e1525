extension RepeatedRun {
  /// Whether the run, written once around all of its places, needs no name: they are all the views of one block of the
  /// file, and end with the run.
  func fitsAroundAll(in tree: SyntaxTree, file: String?) -> Bool {
    guard others.count + 1 == placeCount, others.allSatisfy({ $0.file == file }) else { return false }
    let ranges = [range] + others.map(\.range)
    let items = ranges.compactMap { tree.item(endingWithRun: $0) }
    guard items.count == ranges.count, isInherited(in: tree), let block = items.first?.parent else {
      return false
    }
    let views = block.children(.codeBlockItem).filter { !$0.isSpacing }
    return Set(views.map(\.id)) == Set(items.map(\.id))
  }

  /// Whether a container can have the modifiers in place of its views, and nothing looks different.
  private func isInherited(in tree: SyntaxTree) -> Bool {
    modifiers.allSatisfy { tree.modifier(in: $0.range)?.name.map(inheritedModifiers.contains) ?? false }
  }
}

/// The modifiers that only set a value of the environment.
private let inheritedModifiers: NameSet = [
  "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "foregroundStyle", "foregroundColor",
  "tint",
  "lineLimit", "lineSpacing", "minimumScaleFactor", "truncationMode", "allowsTightening",
  "multilineTextAlignment",
  "textCase", "monospaced", "monospacedDigit", "imageScale", "symbolRenderingMode", "symbolVariant",
  "buttonStyle",
  "controlSize", "labelStyle", "textFieldStyle", "toggleStyle", "pickerStyle", "autocorrectionDisabled",
  "disabled",
]

extension SyntaxTree {
  /// The item of a block whose view ends with the run in the range of UTF-8 offsets.
  fileprivate func item(endingWithRun range: Range<Int>) -> Node? {
    guard let end = part(withRun: range), end.range.upperBound == range.upperBound,
      end.outermostChain.id == end.id,
      let item = end.parent, item.kind == .codeBlockItem
    else { return nil }
    return item
  }
}

extension Node {
  /// Whether the item only keeps its neighbours apart.
  fileprivate var isSpacing: Bool {
    let view = ViewExpression(firstChild ?? self).typeName
    return view == "Spacer" || view == "Divider"
  }
}
