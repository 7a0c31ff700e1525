extension Rule {
  package static let varyingRow = Rule(
    id: "varying_row", severity: .information, profile: .recommended, family: .lists,
    title: "Rows that are not always one view",
    summary: "The rows of a list or a lazy container are not always exactly one view.",
    why: """
      A list has to know the ids of all its rows at once; if each row is exactly one view, the ids of \
      the elements are enough. If a row may be no view, or several, SwiftUI has to evaluate every row's \
      body just to count the rows, even of those that are far off the screen.
      """,
    remedy: """
      Filter the elements before the loop if some have no row. Put the content of a row in one container if it \
      is several views.
      """,
    details: """
      Modifiers that configure a row of a list, such as `listRowInsets` and `swipeActions`, then belong on that \
      container: inside it they have no effect. Views that have to stay rows or cells of their own, such as those of \
      another `ForEach`, those with a tag and the cells of a grid, need elements of their own instead.
      """,
    silentOn: [
      "Conditions that can't change while the app runs (`#available`, `#if`).",
      "An `if` with `else`, or a `switch`, between calls of the same view with the same modifiers.",
      """
      In `recommended` and `strict`: a row that looks up its own key, such as `if let books = shelves[key]` for each \
      of `shelves.keys`: there always is one.
      """,
      "In `recommended` and `strict`: a row that only makes sure that its index is one of the data's (`index < books.count`).",
      "In `recommended` and `strict`: rows that are sections, which a container would make a row of.",
      """
      In `recommended` and `strict`: data that the code spells out, such as `allCases`, constants of a type, and \
      a fixed number of views in a lazy stack or grid. In `strict`: views that a condition \
      chooses between which is the same for all rows.
      """,
      """
      In `recommended`: a row of several views whose number is fixed, one that shows a different \
      view for each case, and rows with a `ForEach` or a view without a container, which are several on purpose.
      """,
      "It looks at the closure alone: what the body of a row's own type builds is not seen.",
    ],
    keepIf: ["The list is short."],
    sources: [Citation(.listPatterns, section: "Prefer unary rows in `List`")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct InboxList: View {
            let messages: [Message]

            var body: some View {
              List {
                ForEach(messages) { message in
                  Text(message.text)
                  if message.isUnread {
                    Text("New")
                  }
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct InboxList: View {
            let messages: [Message]

            var body: some View {
              List {
                ForEach(messages) { message in
                  VStack {
                    Text(message.text)
                    if message.isUnread {
                      Text("New")
                    }
                  }
                }
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr], callees: ["ForEach", "List"],
    check: { node, context in
      guard let row = VaryingRow(node, context) else { return }
      context.report(at: row.range, subject: node, message: row.message)
    },
    explain: { node, context in VaryingRow(node, context)?.reason ?? "" },
    rewrites: { node, context in VaryingRow(node, context)?.rewrites(context.layout) ?? [] })
}

/// A row closure whose content is not always one view.
private struct VaryingRow {
  private enum Form {
    /// An `if` without `else`, or with a branch that shows nothing.
    case optional(Node)
    /// A `switch` with a case that shows nothing.
    case emptyCase(Node)
    /// An `if` with `else`, or a `switch`, between different views.
    case choice(Node)
    case several([Node])

    /// The views that a row may be, or is made of, those of all branches.
    var views: [Node] {
      switch self {
      case .optional(let node), .emptyCase(let node), .choice(let node):
        node.alternatives.filter { !$0.showsNothing }.flatMap(\.views)
      case .several(let items): items
      }
    }

    /// Whether each row only looks up its key, as in `if let books = shelves[key]` for each key of `shelves`, and asks no more
    /// of what is there than whether it is empty, or for its first element.
    func isLookUpOfKey(of data: Node, _ row: Closure) -> Bool {
      guard case .optional(let node) = self, let conditions = IfExpr(node)?.conditions,
        let first = conditions.first?.firstChild, first.kind == .optionalBindingCondition,
        let found = first.child(.identifierPattern)?.firstName,
        let lookUp = first.child(.initializerClause)?.firstChild, lookUp.kind == .subscriptCallExpr,
        let owner = lookUp.firstChild, let key = row.parameterNames.first,
        case let arguments = lookUp.children.compactMap(Argument.init), arguments.count == 1,
        arguments.first?.value?.isName(key) == true
      else { return false }
      return conditions.dropFirst().allSatisfy { $0.asksForElement(of: found) }
        && data.descendants(.memberAccessExpr).contains { node in
          MemberAccess(node).map { $0.name == "keys" && $0.base?.hasSameTokens(as: owner) == true } ?? false
        }
    }

    /// Whether a row is there if its index, one of the data, is one of the data: `if index < books.count` for each of
    /// `0 ..< books.count`, and `if books.indices.contains(index)`.
    func isCheckOfIndex(of data: Node, _ row: Closure) -> Bool {
      guard case .optional(let node) = self, let conditions = IfExpr(node)?.conditions, conditions.count == 1,
        let index = row.parameterNames.first, row.parameterNames.count == 1,
        let condition = conditions.first?.firstChild?.insideParentheses,
        let owner = condition.collectionChecked(for: index)
      else { return false }
      return data.collectionCounted?.hasSameTokens(as: owner) ?? false
    }

    /// Whether a row may be several views.
    var isOfSeveral: Bool {
      switch self {
      case .optional(let node), .emptyCase(let node), .choice(let node):
        node.alternatives.contains { $0.views.count > 1 }
      case .several: true
      }
    }
  }

  private let form: Form
  private let row: Closure
  /// The name of the list, table or lazy container.
  private let container: Name
  private let containerCall: FunctionCall
  /// Whether the condition asks the row's element.
  private let asksElement: Bool
  /// Whether the row's views are sections.
  private let hasSections: Bool
  /// Whether each row that shows something is one view.
  private let isOneViewElse: Bool
  /// Whether the row's views have to stay rows or cells of their own.
  private let isSeveralRows: Bool
  /// Whether a view of the row has a tag, which no container would pass on.
  private let isTagged: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let loop = RowLoop(node, context), let row = loop.row, !context.file.isInPreview(node),
      let containerCall = loop.rowContainer(context.resolver), let container = containerCall.name,
      let form = Self.form(of: row, context)
    else { return nil }
    if context.step != .all,
      context.resolver.hasFewRows(loop.data) || form.isLookUpOfKey(of: loop.data, row)
        || form.isCheckOfIndex(of: loop.data, row)
    {
      return nil
    }
    let views = form.views
    // In a grid, each of them fills a cell; in a lazy stack, a fixed number of views for each element is counted at once.
    if context.step != .all, case .several = form, container.text.hasPrefix("Lazy"),
      !views.contains(where: \.isOptionalView)
    {
      return nil
    }
    // Rows of their own for what belongs to an element, or for what a view without a container shows, are more than one
    // on purpose.
    let makesRows = views.contains { $0.makesRows(context) }
    if context.step == .recommended, makesRows { return nil }
    hasSections = views.contains { ViewExpression($0).typeName == "Section" }
    guard !hasSections || context.step == .all else { return nil }
    isTagged = views.contains { ViewExpression($0).modifier("tag") != nil }
    isSeveralRows = makesRows || form.isOfSeveral && (isTagged || container.hasSuffix("Grid"))
    isOneViewElse = views.count == 1 && !views.contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
    self.form = form
    self.row = row
    self.container = container
    self.containerCall = containerCall
    let conditions: [Node] =
      switch form {
      case .optional(let node): node.conditions
      case .emptyCase(let node): SwitchExpr(node)?.subject.map { [$0] } ?? []
      case .choice(let node): SwitchExpr(node)?.subject.map { [$0] } ?? node.conditions
      case .several: []
      }
    asksElement = conditions.contains { condition in
      let names = row.elementNames(before: condition)
      return condition.subtree.contains { id in
        let inner = condition.tree.node(id)
        guard inner.kind == .declReferenceExpr || inner.kind == .identifierPattern else { return false }
        return inner.firstName.map { names.contains($0.text) } ?? false
      }
    }
    // What all rows choose alike makes none of them differ from the others.
    if context.step != .all, case .choice = form, !asksElement { return nil }
  }

  private static func form(of row: Closure, _ context: RuleContext) -> Form? {
    var items = row.node.views
    guard !row.node.hasReturn else { return nil }
    // A group is what its views are.
    while items.count == 1, let group = ViewExpression(items[0]).rootCall, group.isPlainCall(of: "Group"),
      context.resolver.declaredEntry(group.name) != nil, group.arguments.isEmpty,
      let content = group.trailingClosure, content.signature == nil
    {
      items = content.node.views
    }
    guard let first = items.first, !items.contains(where: { $0.kind == .ifConfigDecl }) else { return nil }
    let isStrict = context.step >= .strict
    if items.count > 1 {
      // So many views each time are as easily counted, but for a part that comes and goes. In 35 apps four rows were
      // such: two with a line below each, which a stack makes no better, one with the rows of a section, which a stack
      // would make all at once, and one that really varied.
      guard isStrict || items.contains(where: \.isOptionalView) else { return nil }
      return .several(items)
    }
    switch first.kind {
    case .ifExpr:
      if first.isOptionalView { return .optional(first) }
      return isStrict && !first.asksAvailability && first.isBetweenDifferentViews ? .choice(first) : nil
    case .switchExpr:
      guard let choice = SwitchExpr(first) else { return nil }
      if choice.cases.contains(where: \.showsNothing) { return .emptyCase(first) }
      return isStrict && first.isBetweenDifferentViews ? .choice(first) : nil
    default: return nil
    }
  }

  var range: Range<Int> {
    switch form {
    case .optional(let node):
      return node.range
        .lowerBound..<(IfExpr(node)?.conditions.last?.range.upperBound ?? node.range.upperBound)
    case .emptyCase(let node), .choice(let node):
      let token = node.firstToken
      return Int(token.start)..<Int(token.end)
    case .several(let items): return items.first?.range ?? row.node.range
    }
  }

  var message: String {
    switch form {
    case .optional, .emptyCase:
      "A row of this `\(container.text)` may be no view, so SwiftUI evaluates all rows to count them. "
        + remedy
    case .several where hasSections:
      "An element of this `\(container.text)` is several sections, so its elements and sections don't match. Make each "
        + "section an element of its own."
    case .choice:
      "A row of this `\(container.text)` is one of several views, so SwiftUI evaluates all rows to identify them. "
        + unaryRemedy
    case .several:
      "A row of this `\(container.text)` is several views, so its elements and \(rows) don't match. "
        + unaryRemedy
    }
  }

  /// What the container shows.
  private var rows: String { container.hasSuffix("Grid") ? "cells" : "rows" }

  /// What to do about rows that may be no view.
  private var remedy: String {
    if hasSections { return "Filter the elements before the loop." }
    if !asksElement {
      return isOptional && !isSeveralRows
        ? "The condition is the same for all rows: put it around the loop." : unaryRemedy
    }
    if isOneViewElse { return "Filter the elements before the loop." }
    return isSeveralRows
      ? "Filter the elements before the loop. " + unaryRemedy
      : "Filter the elements before the loop, and put the rest of the row's content in one container."
  }

  private var isOptional: Bool {
    if case .optional = form { return true }
    return false
  }

  /// What to do about rows that are not one view.
  private var unaryRemedy: String {
    if isSeveralRows {
      return "Take the other \(rows) out of the loop, or give each an element of its own."
    }
    return "Put the row's content in one container\(isTagged ? ", and the `tag` on that" : "")."
  }

  var reason: String {
    let stack =
      isSeveralRows
      ? "A stack would make one of the \(rows), which are several on purpose."
      : "A stack around the content is one view, whatever it holds."
    let filter = "If an element is not to have a row, leave it out of the data."
    return
      "With exactly one view for each element, `\(container.text)` knows its rows by the elements alone. "
      + (hasSections ? filter : !asksElement ? stack : isOneViewElse ? filter : filter + " " + stack)
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    let statements = row.statements
    guard let first = statements.first, let last = statements.last,
      first.range.lowerBound < last.range.upperBound
    else { return [] }
    // Comments before and after the statements belong to them.
    let start = row.signature?.range.upperBound ?? row.node.range.lowerBound + 1
    let inside =
      min(start, first.range.lowerBound)..<max(row.node.range.upperBound - 1, last.range.upperBound)
    let content = layout.trimmed(inside)
    guard !hasSections, !isSeveralRows, !isTagged, layout.startsLine(content.lowerBound),
      layout.endsLine(content.upperBound),
      !layout.isOneLine(row.node.range), !configuresListRow, let arguments = stackArguments
    else { return [] }
    let stack = container == "LazyHStack" || container == "LazyHGrid" ? "HStack" : "VStack"
    let indentation = layout.indentation(at: content.lowerBound)
    let inner = layout.reindented(
      layout.lineStart(of: content.lowerBound)..<content.upperBound, from: indentation,
      to: indentation + layout.indentationUnit)
    let text = "\(stack)\(arguments) {" + layout.lineEnding + inner + layout.lineEnding + indentation + "}"
    let title: String
    switch form {
    case .optional, .emptyCase:
      title = "Put the row in a `\(stack)`: where nothing is shown, an empty row remains"
    case .choice: title = "Put the row in a `\(stack)`"
    case .several: title = "Put the views of the row in a `\(stack)`, as one row"
    }
    // In a stack, an `if` is one that `conditional_view` reports; its closure is one more around those in the row, and it is
    // one more view of a helper.
    let member = row.node.typeMember ?? row.node
    return [
      Rewrite(
        title: title, level: .suggested, edits: [TextEdit(range: content, newText: text)],
        postconditions: [
          .staysSilent(rule: Rule.conditionalView.id, in: row.node.range),
          .staysSilent(rule: Rule.heavyExpression.id, in: row.node.outermostCall.range),
          .staysSilent(rule: Rule.helperView.id, in: member.range),
        ])
    ]
  }
}

extension VaryingRow {
  /// The arguments, in parentheses, with which a stack arranges the row's views as the lazy stack does that they stand in
  /// now; empty for other containers. Nil where an argument would mean something else in the row.
  private var stackArguments: String? {
    guard container == "LazyVStack" || container == "LazyHStack" else { return "" }
    let arguments = containerCall.arguments.filter { $0.label == "alignment" || $0.label == "spacing" }
    let names = row.parameterNames
    let isHidden = arguments.contains { argument in
      argument.node.subtree.contains { id in
        let node = argument.node.tree.node(id)
        return node.kind == .declReferenceExpr && names.contains { node.isName($0) }
      }
    }
    if isHidden { return nil }
    if arguments.isEmpty { return "" }
    let texts = arguments.compactMap { argument in
      argument.value.map { "\(argument.label?.text ?? ""): \($0.text)" }
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// Whether a view of the row configures the list's row that it is. In a stack it would be none.
  private var configuresListRow: Bool {
    row.statements.contains { statement in
      statement.subtree.contains { id in
        guard let modifier = ModifierUse(row.node.tree.node(id)) else { return false }
        return Vocabulary.listRowModifiers.contains(modifier.name)
      }
    }
  }
}

extension Node {
  /// Whether the view is a `ForEach`, perhaps in branches, or one of the file's own whose body is several views.
  fileprivate func makesRows(_ context: RuleContext) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node.kind == .ifExpr || node.kind == .switchExpr {
        pending += node.alternatives.flatMap(\.views)
        continue
      }
      let view = ViewExpression(node)
      guard let type = view.typeName else { continue }
      if let traits = context.resolver.declaredEntry(type)?.traits {
        if traits.contains(.iterates) { return true }
        // A group's views are those of what stands around it.
        if traits == .transparent { pending += view.rootCall?.content?.node.views ?? [] }
      }
      if context.file.types(named: type.text).contains(where: { ($0.body?.getter?.views.count ?? 0) > 1 }) {
        return true
      }
    }
    return false
  }

  /// `books` in `index < books.count` and in `books.indices.contains(index)`.
  fileprivate func collectionChecked(for index: Name) -> Node? {
    if kind == .sequenceExpr {
      let parts = Array(children)
      return parts.count == 3 && parts[0].isName(index) && parts[1].hasText("<")
        ? parts[2].collectionOfCount : nil
    }
    guard let call = FunctionCall(self), call.name == "contains", call.arguments.count == 1,
      call.firstArgument?.label == nil, call.firstArgument?.value?.isName(index) == true,
      let access = MemberAccess(call.base), access.name == "indices"
    else { return nil }
    return access.base
  }

  /// The expressions that are the closure's, the block's or the case's statements.
  fileprivate var views: [Node] {
    statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration || $0.kind == .ifConfigDecl }
  }

  /// The conditions of an `if` and of those after its `else`s.
  fileprivate var conditions: [Node] {
    var conditions: [Node] = []
    var current: Node? = self
    while let conditional = IfExpr(current) {
      conditions += conditional.conditions
      current = conditional.elseBranch
    }
    return conditions
  }

  /// Whether two branches show different views: of other types, with other modifiers or other contents.
  fileprivate var isBetweenDifferentViews: Bool {
    let branches = alternatives.map(\.views)
    if branches.count < 2 { return false }
    guard
      branches.allSatisfy({ $0.count == 1 && !$0.contains { $0.kind == .ifExpr || $0.kind == .switchExpr } })
    else { return true }
    let views = branches.flatMap { $0.map { ViewExpression($0) } }
    let names = views.map { view in
      [view.rootCall?.name?.text] + view.modifiers.map { $0.name?.text }
    }
    // What stands in a container tells whether two of them are alike.
    return names.contains { $0 != names.first || $0.contains(nil) }
      || views.contains { $0.rootCall?.closures.isEmpty == false }
  }

  /// Whether the statement is an `if` that shows nothing where its conditions are false, or in one of its branches.
  fileprivate var isOptionalView: Bool {
    guard let conditional = IfExpr(self), !asksAvailability else { return false }
    return !conditional.isExhaustive || conditional.blocks.contains(where: \.showsNothing)
  }

  /// Whether the condition asks whether the collection has elements, or binds its first or last one.
  fileprivate func asksForElement(of collection: Name) -> Bool {
    let asked: Node? =
      firstChild?.kind == .optionalBindingCondition
      ? firstChild?.child(.initializerClause)?.firstChild
      : firstChild?.kind == .prefixOperatorExpr ? firstChild?.firstChild : nil
    guard let access = MemberAccess(asked), let member = access.name else { return false }
    let members: NameSet = firstChild?.kind == .prefixOperatorExpr ? ["isEmpty"] : ["first", "last"]
    return members.contains(member) && access.base?.isName(collection) == true
  }

  fileprivate var asksAvailability: Bool {
    IfExpr(self)?.conditions.contains { $0.firstChild?.kind == .availabilityCondition } ?? false
  }

  /// Whether the case of a `switch`, or the branch of an `if`, is `break` or `EmptyView()` alone.
  fileprivate var showsNothing: Bool {
    guard let only = onlyStatement else { return false }
    return only.kind == .breakStmt || FunctionCall(only)?.isPlainCall(of: "EmptyView") == true
  }
}

extension ViewResolver {
  /// Whether the code shows that there are never more than a few elements: counting their rows costs nothing.
  fileprivate func hasFewRows(_ data: Node) -> Bool {
    switch amount(of: data, limit: Self.fewRows) {
    case .fixed, .limited: return true
    case .growing, .unknown: return false
    }
  }
}
