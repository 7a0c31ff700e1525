/// What a piece is by what is in its branches.
extension ExtractedName {
  /// The `if` or the `switch` that is all of the piece.
  private var branches: Node? {
    let only = piece.onlyNode
    let statement = only?.kind == .codeBlockItem ? only?.firstChild : only
    return statement?.kind == .ifExpr || statement?.kind == .switchExpr ? statement : nil
  }

  /// What all branches show, if it is one view or helper: `TrendPill` for calls of `trendPill(_:)`.
  var partOfBranches: String? {
    guard let branches else { return nil }
    let views = Self.views(inBranches: branches).filter { ViewExpression($0).typeName?.text != "EmptyView" }
    guard views.count > 1, let name = views.first.flatMap(ownName), views.allSatisfy({ ownName($0) == name })
    else { return nil }
    let words = Self.words(ofPart: name)
    return NameWords.isGeneric(words) ? nil : words.joined()
  }

  /// The part that all branches of a condition play: `Icon` for an image or a spinner. Texts say how something is.
  var kindOfBranches: String? {
    guard let branches else { return nil }
    if let partOfBranches { return partOfBranches }
    var kinds: Set<String> = []
    var waits = false
    for view in Self.views(inBranches: branches) {
      let view = ViewExpression(view)
      guard let type = view.typeName else { return nil }
      if type == "ProgressView" { waits = true }
      if type == "ProgressView" || type == "EmptyView" { continue }
      guard let kind = Self.kinds[type.text] else { return nil }
      let isSymbol = type == "Image" && view.rootCall?.argument("systemName") != nil
      kinds.insert(isSymbol ? "Icon" : kind == "Menu" ? "Button" : kind)
    }
    if kinds == ["Icon"], isMarkOfChoice { return "SelectionIndicator" }
    if kinds == ["Icon", "Image"] { return "Image" }
    guard kinds.count == 1, let kind = kinds.first else { return nil }
    if kind == "Text" { return waits ? nil : isAlternative ? "Status" : kind }
    return ["Icon", "Image", "Button"].contains(kind) ? kind : nil
  }

  /// Whether it shows one thing if a condition holds, and else another.
  private var isAlternative: Bool {
    guard let branches = IfExpr(piece.onlyNode), branches.elseBranch != nil else { return false }
    return !branches.conditions.contains { $0.firstChild?.kind == .optionalBindingCondition }
  }

  /// Whether the condition of the branches doesn't say what they are: it chooses between buttons, or shows a spinner
  /// meanwhile.
  var isAboutBranches: Bool {
    if partOfBranches != nil { return true }
    guard let kindOfBranches, kindOfBranches != "Status", kindOfBranches != "Text", let node = piece.onlyNode
    else {
      return false
    }
    return kindOfBranches == "Button" && IfExpr(node)?.elseBranch != nil || condition == nil
      || Self.views(inBranches: node).contains {
        ViewExpression($0).typeName.map { $0 == "ProgressView" } == true
      }
  }

  static func views(inBranches node: Node) -> [Node] {
    var views: [Node] = []
    var pending = [node]
    while let node = pending.popLast() {
      if node.kind == .ifExpr || node.kind == .switchExpr {
        pending += node.children.filter {
          $0.kind == .codeBlock || $0.kind == .switchCase || $0.kind == .ifExpr
        }
      } else if node.kind == .codeBlock || node.kind == .switchCase {
        pending += node.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
      } else {
        views.append(node)
      }
    }
    return views
  }

  /// Whose state the branches show: `AgentTask` for `if agentTask.isDone`.
  var owner: String? {
    guard kindOfBranches == "Status",
      let access = MemberAccess(IfExpr(piece.onlyNode)?.conditions.first?.firstChild),
      let base = access.base, base.kind == .declReferenceExpr, let name = base.firstName?.text,
      !NameWords.namesOwner(name)
    else { return nil }
    return NameWords.subject(name)
  }

  // MARK: Choices

  /// What the choice between two buttons asks: `Played` for `if data.isPlayed`.
  var chosen: String? {
    guard let name = IfExpr(piece.onlyNode)?.conditions.first?.firstChild?.referencedName?.text else {
      return nil
    }
    return NameWords.subject(name).flatMap { NameWords.isGeneric(NameWords.words(of: $0)) ? nil : $0 }
  }

  /// What the piece shows one or another view of: `ImageList` for `images.isEmpty`, `AuthMethod` for
  /// `authMethod == .password`. `kind` is what a piece is that shows no collection.
  func nameOfChoice(_ kind: String) -> String? {
    guard let conditions = IfExpr(piece.onlyNode)?.conditions, conditions.count == 1,
      var condition = conditions.first?.firstChild
    else { return nil }
    while condition.kind == .prefixOperatorExpr,
      let operand = condition.children.first(where: { $0.kind.isExpression })
    {
      condition = operand
    }
    if let access = MemberAccess(condition), access.name == "isEmpty", let list = access.base {
      let subject = Self.subject(ofList: list) ?? Self.subject(ofValue: list)
      let part = kindOfCollection
      return subject.map { named(part == nil ? $0 : NameWords.singular($0), part ?? kind) }
    }
    let parts = Array(condition.children)
    guard condition.kind == .sequenceExpr, parts.count == 3, parts[1].hasText("==") || parts[1].hasText("!="),
      parts[2].isImplicitMember, let name = parts[0].referencedName?.text,
      NameWords.choice(name) == nil, let subject = NameWords.subject(name),
      !NameWords.isGeneric(NameWords.words(of: subject))
    else { return nil }
    return named(subject, kind)
  }

  /// `Rows` where a branch is all of a `ForEach`, `List` where it is one in a container that scrolls.
  private var kindOfCollection: String? {
    alternatives.lazy.compactMap { block -> String? in
      guard let only = block.onlyStatement, let type = ViewExpression(only).typeName else { return nil }
      if type == "ForEach" { return "Rows" }
      let scrolls = type == "List" || type == "LazyVStack" || type == "ScrollView" && only.mentions("ForEach")
      return scrolls ? "List" : nil
    }.first
  }

  // MARK: Alternatives

  /// The blocks between which the piece chooses, or the container whose only content the choice is. Empty where it shows
  /// one thing, or nothing.
  var alternatives: [Node] {
    guard var node = piece.onlyNode else { return [] }
    while true {
      if node.kind == .codeBlockItem, let statement = node.firstChild {
        node = statement
      } else if let call = ViewExpression(node).rootCall, let type = call.constructedType,
        Vocabulary.views[type.text] != nil, let content = call.content?.node,
        resolver.builder(of: content)?.kind == .view, let only = content.onlyStatement,
        only.kind == .ifExpr || only.kind == .switchExpr || ViewExpression(only).typeName != nil
      {
        node = only
      } else {
        break
      }
    }
    let blocks = IfExpr(node)?.blocks ?? node.children(.switchCase)
    let shown = blocks.filter { block in
      block.statements.contains { ViewExpression($0.firstChild ?? $0).typeName?.text != "EmptyView" }
    }
    return shown.count > 1 ? shown : []
  }

  /// What the function finds in the nodes. What only one of several alternatives has is not what the piece is about,
  /// unless the choice is one of whether there is such a thing: `if books.isEmpty`.
  func shared(_ find: (Range<Int>) -> String?, evenIfTested: Bool = true) -> String? {
    guard let found = find(piece.subtree) else { return nil }
    let alternatives = self.alternatives
    guard let first = alternatives.first else { return found }
    let evenIfTested = evenIfTested && !bindsForOneOfSeveral
    let hasAll = alternatives.allSatisfy { isMeanwhile($0) && evenIfTested || find($0.subtree) == found }
    return hasAll || evenIfTested && isTested(found, before: first) ? found : nil
  }

  /// Whether the block only shows that there is nothing yet.
  private func isMeanwhile(_ block: Node) -> Bool {
    block.statements.allSatisfy { statement in
      let type = ViewExpression(statement.firstChild ?? statement).typeName
      return type.map { Self.fillers.contains($0) || NameWords.isSeparator($0.text) } ?? false
    }
  }

  private static let fillers: NameSet = [
    "ProgressView", "Text", "ContentUnavailableView", "EmptyView", "Color",
  ]

  /// Whether the choice of the alternatives, the first of which is given, names what the words say.
  private func isTested(_ subject: String, before first: Node) -> Bool {
    let tree = first.tree
    let words = NameWords.words(of: subject)
    guard let choice = first.parent else { return false }
    return (choice.tokenRange.lowerBound..<first.tokenRange.lowerBound).contains { index in
      NameWords.shareWord(NameWords.words(of: tree.text(of: tree.tokens[index])), words)
    }
  }

  /// Whether the piece shows one value if there is one, and else another: it is about neither alone.
  var bindsInTurn: Bool {
    guard let branches = IfExpr(piece.onlyNode), let other = IfExpr(branches.elseBranch) else { return false }
    let conditions = [branches, other].map { $0.conditions.first?.firstChild }
    let names = conditions.map { condition in
      condition?.kind == .optionalBindingCondition
        ? condition?.child(.identifierPattern)?.firstName?.text : nil
    }
    return names.allSatisfy { $0 != nil } && names[0] != names[1]
  }

  /// Whether a value is bound for the first of several things alone: else there are other conditions, or another view of the
  /// app's own.
  var bindsForOneOfSeveral: Bool {
    guard let condition = IfExpr(piece.onlyNode)?.conditions.first?.firstChild,
      condition.kind == .optionalBindingCondition, kindOfBranches == nil || kindOfBranches == "Text"
    else { return false }
    let others = alternatives.dropFirst()
    return others.count > 1
      || others.contains { block in
        block.statements.contains {
          ViewExpression($0.firstChild ?? $0).typeName.map(resolver.isOwnViewType) ?? false
        }
      }
  }

  /// What stands above alternatives as their heading: `Intervals` for `SectionHeader("Intervals")`.
  var headingAbove: String? {
    guard !alternatives.isEmpty,
      let item = piece.first.kind == .codeBlockItem ? piece.first : piece.first.parent,
      let siblings = item.parent?.statements, let index = siblings.firstIndex(of: item), index > 0
    else { return nil }
    let view = ViewExpression(siblings[index - 1].firstChild ?? siblings[index - 1])
    guard let call = view.rootCall, let type = call.constructedType else { return nil }
    if type == "Text" {
      return view.root.hasFontOfTitle ? Self.words(call.firstArgument?.value) : nil
    }
    guard NameWords.words(of: type.text).contains(where: { $0 == "Header" || $0 == "Heading" }) else {
      return nil
    }
    return Self.words(Self.titleArgument(of: call) ?? call.firstArgument?.value)
  }
}
