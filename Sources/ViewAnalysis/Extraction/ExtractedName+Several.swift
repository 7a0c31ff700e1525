/// Names of pieces that show several of something, and of those whose own words say too little.
extension ExtractedName {
  /// `SettingsOptionsList` for a scroll view with several `SettingsOption`s, `OnboardingPages` for a tab view of
  /// `OnboardingPageView`s; nil where the piece shows one such view. `view` is its name, without `View`.
  func several(of view: String) -> String? {
    var words = NameWords.words(of: view)
    guard let type = root?.typeName, isSeveral(view), let last = words.popLast() else { return nil }
    words.append(NameWords.plural(last))
    let isList = Self.vertical.contains(type) && !NameWords.isPart(last) && !isHorizontal
    return words.joined() + (isList ? "List" : "")
  }

  /// Whether the piece shows the view more than once, or in a loop.
  private func isSeveral(_ view: String) -> Bool {
    isSeveral { type, _ in type == view || type == view + "View" }
  }

  /// Whether the piece shows more than one view for which the condition holds, or one in a loop. The condition is given the
  /// view's type and the call that makes it.
  private func isSeveral(where isCounted: (String, Node) -> Bool) -> Bool {
    var count = 0
    forEachNode { node in
      guard let type = FunctionCall(node)?.constructedType?.text, isCounted(type, node) else { return true }
      count += share(of: node)
      return count < 2
    }
    return count > 1
  }

  /// Whether the piece lays out more than one button, the app's own among them, that are there at the same time.
  var showsSeveralButtons: Bool {
    guard let container = root?.typeName, Self.arranging.contains(container) else { return false }
    return isSeveral { type, call in type.hasSuffix("Button") && !isInOtherBranch(call) }
  }

  /// Whether the code is in a branch of the piece that is there in place of another one before it.
  private func isInOtherBranch(_ node: Node) -> Bool {
    node.ancestors.prefix { piece.contains($0) }.contains { branch in
      guard let parent = branch.parent else { return false }
      switch branch.kind {
      case .codeBlock, .ifExpr: return parent.kind == .ifExpr && parent.child(.codeBlock) != branch
      case .switchCase: return parent.child(.switchCase) != branch
      default: return false
      }
    }
  }

  /// What arranges views without a part to play.
  private static let arranging: NameSet = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "ScrollView", "Group",
  ]

  /// 2 for a view that a loop makes of each element, 0 for a part of such a one.
  private func share(of view: Node) -> Int {
    var isPart = false
    for ancestor in view.ancestors.prefix(while: { piece.contains($0) }) {
      guard let owner = Closure(ancestor)?.use?.call else { continue }
      if owner.isPlainCall(of: "ForEach") || owner.isPlainCall(of: "List") { return isPart ? 0 : 2 }
      isPart = isPart || !owner.isPlainCall(of: "Button") && !owner.isPlainCall(of: "NavigationLink")
    }
    return 1
  }

  /// What shows one view below the other.
  private static let vertical: NameSet = ["ScrollView", "VStack", "LazyVStack", "List"]

  private var isHorizontal: Bool {
    root?.rootCall?.firstArgument?.value.map { MemberAccess($0)?.name == "horizontal" } ?? false
  }

  /// `ExerciseCards` for a loop each of whose elements is one `ExerciseCard` of the app's own.
  var severalOfRow: String? {
    guard let content = root?.rootCall?.content, root?.typeName == "ForEach" else { return nil }
    let shown = content.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard shown.count == 1, let row = ViewExpression(shown[0]).typeName, resolver.isOwnViewType(row) else {
      return nil
    }
    var words = NameWords.words(of: Self.withoutView(row.text))
    guard words.count > 1, let last = words.popLast(), NameWords.isPart(last) else { return nil }
    words.append(NameWords.plural(last))
    return words.joined()
  }

  /// Whether the piece shows rows below each other: stacks of what stands in a line, or what the app calls a row.
  var showsRows: Bool {
    guard let type = root?.typeName, Self.vertical.contains(type), shownParts.count > 1 else { return false }
    return shownParts.flatMap(Self.views(inBranches:)).allSatisfy { isRow($0) }
  }

  private func isRow(_ view: Node) -> Bool {
    let expression = ViewExpression(view)
    guard let type = expression.typeName else {
      let name = FunctionCall(expression.root)?.name ?? expression.root.referencedName
      return name?.hasSuffix("Row") ?? false
    }
    guard type == "ForEach" else { return type == "HStack" || type.hasSuffix("Row") }
    let shown = expression.rootCall?.content?.statements.compactMap(\.firstChild) ?? []
    return shown.count == 1 && ViewExpression(shown[0]).typeName != "ForEach" && isRow(shown[0])
  }

  /// The same where the comment above the piece names one of them: `// Page content`.
  var severalOfComment: String? {
    guard let words = commentWords, words.count == 2, words[1] == "Content", let ownView,
      NameWords.words(of: ownView).contains(words[0])
    else { return nil }
    return several(of: ownView)
  }

  /// What a loop of the piece goes through, whatever it is called: `Item` for `ForEach(items)`, `Tab` for
  /// `ForEach(Tab.allCases)`.
  var listedElement: String? {
    var listed: String?
    var type: String?
    forEachNode { node in
      guard let call = FunctionCall(node), call.isPlainCall(of: "ForEach") || call.isPlainCall(of: "List"),
        let value = call.firstArgument?.value
      else { return true }
      listed = (MemberAccess(value)?.name ?? value.referencedName)?.text
      if listed == "allCases" { type = MemberAccess(value)?.base?.referencedName?.text ?? "" }
      return listed == nil
    }
    if let type { return NameWords.subject(type) }
    guard let listed, case let one = NameWords.singular(listed), one != listed, one.allSatisfy(\.isASCII)
    else {
      return nil
    }
    return NameWords.words(of: one).joined()
  }

  /// `CustomTime` for a button "Custom", which says little, and a popover whose first text is "Custom Time".
  func presented(by text: String) -> String {
    let words = NameWords.words(of: text)
    guard words.count == 1, NameWords.needOwner(words) else { return text }
    for id in piece.subtree {
      guard let call = FunctionCall(piece.first.tree.node(id)),
        ModifierUse(call.node)?.entry?.traits.contains(.presents) == true
      else { continue }
      for (_, closure) in call.closures {
        if let title = Self.firstText(in: closure.node), NameWords.words(of: title).first == text {
          return title
        }
      }
    }
    return text
  }
}
