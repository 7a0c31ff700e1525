extension ErasingHelper {
  func rewrites(_ context: RuleContext) -> [Rewrite] { rewrite(context).map { [$0] } ?? [] }

  /// `some View`, the wrappers and what they made necessary gone. Nil where it can't be told that all of the
  /// declaration's uses take it.
  private func rewrite(_ context: RuleContext) -> Rewrite? {
    let layout = context.layout
    let resolver = context.resolver
    guard !returnsAnyView || areUsesReachable(resolver) && areUsesFit(resolver) else { return nil }
    // What stays wrapped is fine in a builder, but not as the only result.
    let earlyReturns = hasBranches && !outcomes.fitsBuilder ? EarlyReturns(block) : nil
    guard !hasBranches || outcomes.fitsBuilder || earlyReturns != nil else { return nil }

    var edits: [TextEdit] = []
    if returnsAnyView {
      let view = resolver.viewProtocol(at: result.range.lowerBound)
      edits.append(TextEdit(range: result.range, newText: "some " + view))
    }
    for outcome in outcomes.expressions {
      let erasures = outcome.erasures
      let isDirect = erasures.count == 1 && outcome.isErasure
      // `.init(…)` needs the type that goes.
      if !isDirect, !erasures.isEmpty || outcome.expression.firstToken.kind == .period { return nil }
      if let statement = outcome.statement, hasBranches || block.statements.count == 1 {
        let keyword = statement.range.lowerBound..<outcome.expression.range.lowerBound
        guard !layout.hasComment(keyword) else { return nil }
        edits.append(TextEdit(range: keyword, newText: ""))
      }
      guard let erasure = erasures.first, isConcreteView(erasure.view, resolver) else {
        if !hasBranches { return nil }
        continue
      }
      guard !containsErasure(erasure.view),
        let unwrapped = erasure.unwrapped(layout)
      else { return nil }
      edits += unwrapped
    }
    if hasBranches, !hasBuilder(resolver) {
      let start = declaration.range.lowerBound
      let end = layout.startsLine(start) ? layout.lineEnding + layout.indentation(at: start) : " "
      edits.append(TextEdit(range: start..<start, newText: "@ViewBuilder" + end))
    }
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    if let earlyReturns {
      guard let joined = earlyReturns.joinedByElse(edits, layout) else { return nil }
      edits = joined
    }
    let title =
      returnsAnyView ? "Return `some View` from `\(name.text)`" : "Remove each `AnyView` from `\(name.text)`"
    guard hasBranches else { return Rewrite(title: title, level: .suggested, edits: edits) }
    // In a builder, branches with the same view would be two where a wrapper was one.
    return Rewrite(
      title: title + ", which gives each branch its own identity", level: .suggested, edits: edits,
      postconditions: [
        .isFollowedUp(
          rule: Rule.sameViewBranches.id, in: declaration.range,
          title: title + ", and merge the two branches into one view")
      ])
  }

  /// Whether a builder will collect the block without an attribute of its own.
  private func hasBuilder(_ resolver: ViewResolver) -> Bool {
    if declaration.builderAttribute != nil { return true }
    guard name == "body" || name == "makeBody", let type else { return false }
    return !resolver.roles(of: type).isDisjoint(with: [.view, .viewModifier, .style])
  }

  private func containsErasure(_ view: Node) -> Bool {
    view.subtree.contains { Erasure(view.tree.node($0), outcomes.erasing) != nil }
  }

  /// Whether this file has all uses: the declaration is private, the body, or a member of a type that no other
  /// file extends.
  private func areUsesReachable(_ resolver: ViewResolver) -> Bool {
    if name == "body" || name == "makeBody" { return true }
    if let access = declaration.access, access <= .fileprivate { return true }
    guard let type else { return declaration.parent?.parent?.kind != .sourceFile }
    if let access = type.node.access, access <= .fileprivate { return true }
    guard !type.isExtension, !declaration.hasModifier(.kwStatic) else { return false }
    return resolver.isWhollyInFile(type)
  }

  /// Whether each use in the file is a view among others, where `some View` will do.
  private func areUsesFit(_ resolver: ViewResolver) -> Bool {
    if name == "body" || name == "makeBody" { return true }
    let tree = declaration.tree
    let text = name.text
    for id in tree.nodes.ids(of: [.declReferenceExpr]) {
      let reference = tree.node(id)
      guard let referenced = reference.firstName, tree.hasText(text, in: referenced.range) else { continue }
      // `.status` is a member of whatever type is expected there.
      if let access = MemberAccess(reference.parent), access.base == nil, !declaration.hasModifier(.kwStatic)
      {
        continue
      }
      var use = reference
      if let access = MemberAccess(use.parent), access.base?.id != use.id { use = access.node }
      if let call = use.ownCall { use = call.node }
      let chain = use.outermostChain
      let isView = resolver.builder(around: chain).map { $0.kind == .view && !resolver.hasReturn($0.block) }
      guard isView ?? resolver.isOpaqueResult(chain) else { return false }
    }
    return true
  }
}

/// A block whose first statements may leave it early: `if … { return … }`, one or several, and the rest after them.
private struct EarlyReturns {
  /// The `ifExpr`s without a last `else`.
  private let branches: [Node]
  private let rest: [Node]

  init?(_ block: Node) {
    var statements = block.statements.compactMap(\.firstChild)[...]
    while statements.first?.isPlainVariable == true { statements.removeFirst() }
    var branches: [Node] = []
    while statements.count > 1, let branch = IfExpr(statements.first), Self.leaves(branch) {
      branches.append(branch.node)
      statements.removeFirst()
    }
    guard !branches.isEmpty, Outcomes(statements: Array(statements)).fitsBuilder else { return nil }
    self.branches = branches
    rest = Array(statements)
  }

  /// Whether all branches are what a builder takes, and none is the last `else`.
  private static func leaves(_ conditional: IfExpr) -> Bool {
    var branch: IfExpr? = conditional
    while let current = branch {
      guard let then = current.thenBlock, Outcomes(then).fitsBuilder else { return false }
      if current.elseBranch?.kind == .codeBlock { return false }
      branch = IfExpr(current.elseBranch)
    }
    return true
  }

  /// The edits, and those that put what follows each `if` into its `else`. Nil where a comment stands in the way.
  func joinedByElse(_ edits: [TextEdit], _ layout: Layout) -> [TextEdit]? {
    guard let last = branches.last, let first = rest.first, let end = rest.last?.range.upperBound else {
      return nil
    }
    var edits = edits
    var chain = branches
    let endsWithBranch = rest.count == 1 && first.kind == .ifExpr
    if endsWithBranch { chain.append(first) }
    for (branch, next) in zip(chain, chain.dropFirst()) {
      let gap = branch.range.upperBound..<next.range.lowerBound
      guard !layout.hasComment(gap) else { return nil }
      edits.append(TextEdit(range: gap, newText: " else "))
    }
    if !endsWithBranch {
      let content = layout.trimmed(last.range.upperBound..<end)
      let outer = layout.indentation(at: last.range.lowerBound)
      guard layout.startsLine(content.lowerBound), layout.indentation(at: content.lowerBound) == outer,
        !content.isEmpty, !rest.contains(where: { layout.hasMultilineLiteral($0) })
      else { return nil }
      let inner = outer + layout.indentationUnit
      let moved = edits.filter {
        content.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= content.upperBound
      }
      edits.removeAll { moved.contains($0) }
      var text = inner
      var next = content.lowerBound
      for edit in moved {
        text += layout.reindented(next..<edit.range.lowerBound, from: outer, to: inner)
        text += edit.newText.movedIn(from: outer, to: inner)
        next = edit.range.upperBound
      }
      text += layout.reindented(next..<content.upperBound, from: outer, to: inner)
      let newLine = layout.lineEnding
      edits.append(
        TextEdit(
          range: last.range.upperBound..<content.upperBound,
          newText: " else {" + newLine + text + newLine + outer + "}"))
    }
    return edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

extension String {
  /// The text with each line after the first that starts with `old` starting with `new`.
  fileprivate func movedIn(from old: String, to new: String) -> String {
    var result = ""
    var line = startIndex
    while line < endIndex {
      // A line end is one character, `\r\n` too.
      let next = self[line...].firstIndex(where: \.isNewline).map(index(after:)) ?? endIndex
      let text = self[line..<next]
      let moves = line > startIndex && text.hasPrefix(old) && !text.allSatisfy(\.isWhitespace)
      result += moves ? new + text.dropFirst(old.count) : text
      line = next
    }
    return result
  }
}
