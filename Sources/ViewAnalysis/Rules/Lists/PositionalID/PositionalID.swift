extension Rule {
  package static let positionalID = Rule(
    id: "positional_id", severity: .warning, profile: .recommended, family: .lists,
    title: "Rows identified by their position",
    summary: "A `ForEach` or `List` over data that can change identifies its rows by index.",
    why: """
      SwiftUI keeps a row's state, focus and animations by the row's id. If the id is the index, an \
      element that is inserted, removed or moved gives all elements after it the ids of others: state \
      ends up in the wrong row, and animations show the wrong change.
      """,
    remedy: "Use an id that belongs to the element, and keep the index as ordinary data.",
    silentOn: [
      """
      Data that never changes: literals, `static let`s, `allCases`, constants, what their elements store, and computed \
      properties that are an array literal or several of them added together.
      """,
      "A loop that needs only the number (stars, page dots).",
      "In `recommended` and `strict`: tuples without an `id`.",
      """
      In `recommended`: loops whose elements are neither `Identifiable` nor inserted, removed or moved in the same file or \
      in the one that declares their property, unless the view is given them and the rows have state, or the rows take a \
      pair whose index they don't use and the elements are of a type of the workspace; and rows that set an `id` themselves.
      """,
      """
      In `recommended`: elements that make their own ids and that the code replaces all at once.
      """,
      """
      In `recommended` and `strict`: what is filled once, a constant of an object, a variable that only \
      initializers change, a global array literal, or an input that all code gives a constant, and what is mapped from such \
      data.
      """,
      """
      In `recommended` and `strict`: charts, maps, menus and pickers, the characters of a text, erased views and optionals as \
      elements, and elements that are neither `Identifiable` nor `Hashable`, as far as can be told, in rows without state or \
      animation that use the index.
      """,
      """
      In `recommended` and `strict`: rows that are tagged with their index, and are selected by it, and those of a scroll \
      view that binds the index of the one that it shows.
      """,
      """
      In `strict`: rows of elements without an id whose index is what the user selects, such as the pages of a `TabView` \
      with a selection, or what matches the geometry of two views; strings and numbers that the rows edit in place, and that \
      these files don't insert, remove or move; and, in rows without state and unless these files insert, remove or move \
      them, elements that make their own ids, and \
      elements without an id that a state of the view keeps, unless the rows take a pair and name the element alone.
      """,
      """
      An `id` that is a variable and that the same file edits isn't advised: the element needs another one.
      """,
      """
      It can't see whether a collection really changes while the loop is on screen, nor the elements' type \
      where no declaration in the workspace tells.
      """,
    ],
    keepIf: ["Elements are only ever replaced or appended at the end, and their rows have no state."],
    sources: [
      Citation(.listPatterns, section: "ForEach Identity and Stability"),
      Citation(.listPatterns, section: "Enumerated Sequences"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Chapter: Identifiable {
            let id: Int
            let title: String
          }

          struct ChapterList: View {
            let chapters: [Chapter]

            var body: some View {
              ForEach(Array(chapters.enumerated()), id: \\.offset) { index, chapter in
                Text("\\(index + 1). \\(chapter.title)")
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Chapter: Identifiable {
            let id: Int
            let title: String
          }

          struct ChapterList: View {
            let chapters: [Chapter]

            var body: some View {
              ForEach(Array(chapters.enumerated()), id: \\.element.id) { index, chapter in
                Text("\\(index + 1). \\(chapter.title)")
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr], callees: ["ForEach", "List"],
    check: { node, context in
      guard let loop = PositionalLoop(node, context) else { return }
      context.report(at: loop.range, subject: node, message: loop.message)
    },
    explain: { node, context in PositionalLoop(node, context)?.reason ?? "" },
    rewrites: { node, context in PositionalLoop(node, context)?.rewrites(context) ?? [] })
}

/// A loop whose rows have the indices of its data as their ids.
private struct PositionalLoop {
  private enum Form {
    /// `x.indices`, `0..<x.count`
    case indices
    /// `x.enumerated()`
    case enumerated
    /// `zip(x.indices, x)`
    case zipped
  }

  private let loop: RowLoop
  private let form: Form
  /// The collection whose indices they are.
  private let collection: Node
  private let id: Node
  /// The elements' type, if it is the workspace's and has nothing to tell its values from each other.
  private let elementWithoutID: String?
  /// The elements' type, if it is one of the standard library's that has no id.
  private let plainElement: String?

  init?(_ node: Node, _ context: RuleContext) {
    guard let loop = RowLoop(node, context), let id = loop.id, let row = loop.row,
      let (form, collection) = Self.indexed(loop.data)
    else { return nil }
    let path = loop.idPath
    switch form {
    case .indices: guard path == ["self"] else { return nil }
    case .enumerated: guard path == ["offset"] || path == ["0"] else { return nil }
    case .zipped: guard path == ["0"] else { return nil }
    }
    guard !context.file.isInPreview(node), collection.kind != .arrayExpr,
      !CollectionExpression(collection.beforeShortening, context.resolver).isSmall(limit: nil),
      !Self.isConstant(collection, context), Self.needsElement(row, form, collection),
      !context.resolver.isArrayLiteral(collection),
      context.step >= .all || isWorthAnID(collection, loop, context)
    else { return nil }
    let element = ElementIdentity(of: collection, context)
    if context.step < .all, element.isTupleWithoutID { return nil }
    self.loop = loop
    self.form = form
    self.collection = collection
    self.id = id
    plainElement = element.plainType
    elementWithoutID = element.typeWithoutID
  }

  /// The collection that the data gives the indices of, perhaps by a name. `way` is how often another expression may stand
  /// for the data.
  private static func indexed(_ data: Node, way: Int = ViewResolver.longestWay) -> (Form, Node)? {
    guard way > 0 else { return nil }
    if let value = data.namedValue { return indexed(value, way: way - 1) }
    if data.kind == .memberAccessExpr {
      guard let access = MemberAccess(data), access.name == "indices", let base = access.base else {
        return nil
      }
      return (.indices, base)
    }
    if data.insideParentheses != data { return indexed(data.insideParentheses, way: way - 1) }
    if data.kind == .sequenceExpr {
      let parts = Array(data.children)
      guard parts.count == 3, parts[0].hasText("0"), parts[1].hasText("..<"),
        let base = parts[2].collectionOfCount
      else { return nil }
      return (.indices, base)
    }
    guard let call = FunctionCall(data) else { return nil }
    if call.isPlainCall(of: "Array"), call.arguments.count == 1, let first = call.firstArgument,
      first.label == nil
    {
      return first.value.flatMap { indexed($0, way: way - 1) }
    }
    if call.isPlainCall(of: "zip"), call.arguments.count == 2, let first = call.arguments.first?.value,
      let second = call.arguments.last?.value, let access = MemberAccess(first), access.name == "indices",
      let base = access.base, base.hasSameTokens(as: second)
    {
      return (.zipped, base)
    }
    guard call.name == "enumerated", call.arguments.isEmpty, let base = call.base else { return nil }
    return (.enumerated, base)
  }

  /// Whether the collection is a property that always has its initial value, a member of a type, or one of an element of
  /// these.
  static func isConstant(_ collection: Node, _ context: RuleContext) -> Bool {
    var node = collection
    // What comes of a constant is constant: `Self.steps.reversed()`.
    var isGivenValues = false
    while let call = FunctionCall(node), let base = call.base {
      isGivenValues =
        base.isTypeReference
        && call.arguments.contains { argument in
          argument.value.map { $0.kind != .closureExpr && $0.readsValue && !isConstant($0, context) } ?? false
        }
      node = base
    }
    // `Parser.blocks(of: text)` is another list for another text.
    if node.isTypeReference { return !isGivenValues }
    // `row` in `ForEach(rows) { row in … }`
    if let data = context.resolver.data(ofElement: node) {
      return isConstant(indexed(data)?.1 ?? data, context)
    }
    if let access = MemberAccess(node), let base = access.base {
      if base.isTypeReference || base.isReference(to: "Self") { return true }
      if let data = context.resolver.data(ofElement: base) {
        return isConstant(indexed(data)?.1 ?? data, context)
      }
      guard base.isReference(to: "self") else { return false }
    }
    guard let name = node.referencedName, let type = context.file.enclosingType(of: collection) else {
      return false
    }
    let members = context.file.declarations(of: type).flatMap(\.properties)
    guard let property = members.first(where: { $0.name?.hasSameText(as: name) == true }) else {
      return false
    }
    if property.isStored, property.initialValue != nil {
      if property.isLet || property.variable.isStatic { return true }
      guard property.wrapper?.name == "State", property.access == .private else { return false }
      let uses = context.resolver.propertyUses.uses(of: name.text, in: type)
      return uses.allSatisfy { $0.form == .value && !$0.mayChangeValue }
    }
    return false
  }

  /// Whether the row uses the element, and not the number alone.
  private static func needsElement(_ row: Closure, _ form: Form, _ collection: Node) -> Bool {
    let names = row.parameterNames
    switch form {
    case .indices:
      return row.node.subtree.contains { id in
        let node = row.node.tree.node(id)
        guard node.kind == .subscriptCallExpr, let base = node.firstChild else { return false }
        if base.hasSameTokens(as: collection) { return true }
        // `orders.values[index]` of a dictionary that keeps its order.
        if let access = MemberAccess(base), access.name == "values" || access.name == "elements",
          access.base?.hasSameTokens(as: collection) == true
        {
          return true
        }
        return base.text.hasSuffix("$" + collection.text) || base.text == "$" + collection.text
          || base.text.hasSuffix("." + collection.text)
      }
    case .enumerated, .zipped:
      if names.count == 2 {
        guard let element = names.last, element != "_" else { return false }
        return row.statements.contains { $0.uses(element) }
      }
      return true
    }
  }

  var range: Range<Int> { loop.data.range.lowerBound..<max(loop.data.range.upperBound, id.range.upperBound) }

  var message: String {
    let rows =
      "The rows for `\(collection.shortText)` are identified by their index, so an insertion or removal "
    return loop.setsID
      ? rows
        + "changes the `id` that each row after it sets itself, and resets its state. Use that id for the rows."
      : rows + "gives them each other's state. "
        + (elementWithoutID.map { "Give `\($0)` an `id` that stays with it, and use that." }
          ?? plainElement.map { "Wrap each `\($0)` in a type with an `id` that stays with it, and use that." }
          ?? "Use an id of the element.")
  }

  var reason: String {
    "With `\(id.text)` the id of a row is its position in `\(collection.shortText)`. When the elements change places, "
      + "the ids stay where they are."
      + (form == .indices
        ? " An index that is read after an element has been removed can also be out of range." : "")
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard hasUsefulID(collection, context), !ElementIdentity(of: collection, context).mayLackID else {
      return []
    }
    let title = "Identify the rows by the elements' `id`, and keep the index as data"
    switch form {
    case .enumerated:
      return [
        Rewrite(
          title: title, level: .suggested, edits: [TextEdit(range: id.range, newText: "\\.element.id")])
      ]
    case .zipped:
      return [
        Rewrite(title: title, level: .suggested, edits: [TextEdit(range: id.range, newText: "\\.1.id")])
      ]
    case .indices:
      guard loop.data.namedValue == nil, let row = loop.row, row.parameterNames.count == 1,
        let signature = row.signature, signature.children.count == 1,
        let parameter = signature.child(.closureShorthandParameter),
        collection.kind == .declReferenceExpr || collection.kind == .memberAccessExpr
      else { return [] }
      let end = parameter.range.upperBound
      return [
        Rewrite(
          title: title, level: .suggested,
          edits: [
            TextEdit(range: loop.data.range, newText: "Array(\(collection.text).enumerated())"),
            TextEdit(range: id.range, newText: "\\.element.id"),
            TextEdit(range: end..<end, newText: ", _"),
          ])
      ]
    }
  }
}

/// Whether the collection's elements are `Identifiable` for certain, with ids that stay the same.
private func hasUsefulID(_ collection: Node, _ context: RuleContext) -> Bool {
  let element = ElementIdentity(of: collection, context)
  return element.isIdentifiable && !element.hasEditedID && !hasNewIDs(element, collection, context)
}

/// Whether the elements get other ids whenever there are new ones: by these, all rows would be other rows then.
private func hasNewIDs(_ element: ElementIdentity, _ collection: Node, _ context: RuleContext) -> Bool {
  element.makesItsID && context.resolver.replaces(collection)
}

/// Whether another id is to be had or needed, charts, maps and characters aside: where the elements have an identity, or a
/// row has a state to lose. In `recommended`, the elements also have an id that the rows don't set themselves, or the file
/// changes their number or their order; in `strict`, it is enough that the code runs with a body.
private func isWorthAnID(_ collection: Node, _ loop: RowLoop, _ context: RuleContext) -> Bool {
  let call = loop.call.node
  let source = IndexedCollection(collection, context)
  if let kind = context.resolver.builder(around: call.outermostChain)?.kind, kind == .chart || kind == .map {
    return false
  }
  if context.file.enclosingType(of: call)?.properties.contains(where: {
    $0.name?.text == collection.referencedName?.text && $0.type?.isNamedType("String") == true
  }) == true {
    return false
  }
  // What is selected by its index is identified by it on purpose.
  if loop.tagsIndex || loop.isScrollTarget { return false }
  if context.resolver.keepsElements(collection) || source.isConstantInput
    || source.isSpeltOutGlobal
  {
    return false
  }
  // Each of the sets to choose from has elements that the code spells out.
  if case .fixed = context.resolver.amount(of: collection, limit: Int.max) { return false }
  let element = ElementIdentity(of: collection, context)
  if element.isErasedOrOptional { return false }
  if context.resolver.isInMenu(call) { return false }
  // Where the index is what the user selects, it is what the row stands for.
  var standsForIndex: Bool {
    !element.isIdentifiable && (loop.selectsIndex || loop.isChoice(context.resolver))
  }
  if context.step == .strict, context.resolver.bodyCode(around: call) != nil {
    if source.isReordered { return true }
    // Texts and numbers that the rows edit have no identity but their place.
    if element.plainType != nil, loop.bindsElements(of: collection) { return false }
    if standsForIndex { return false }
    if hasUsefulID(collection, context) { return true }
    // What a state keeps in its order and has no id has no other identity, unless nothing asks for the index, and rows
    // without state have nothing to lose.
    // By an id that each new value makes for itself, all rows may be other rows.
    return !element.makesItsID
      && (element.hasID || !source.isKept || loop.ignoresIndexOfPair)
      || loop.rowsHaveState(context.resolver)
  }
  // What users edit in a row goes to another element's row when one is moved or removed.
  var isEditedAndReordered: Bool {
    source.isReordered && element.plainType == nil && loop.bindsElements(of: collection)
  }
  // Nothing asks for the position, and other elements may come to have it.
  if loop.ignoresIndexOfPair, !loop.setsID, element.isStoredTypeOfWorkspace, !element.makesItsID,
    !standsForIndex,
    mayBeAnother(collection, context)
  {
    return true
  }
  guard loop.setsID || element.hasIdentity || loop.rowsHaveState(context.resolver) || isEditedAndReordered
  else { return false }
  // A row that sets the element's id itself keeps no other element's state.
  if context.step == .recommended, loop.setsID { return false }
  if hasUsefulID(collection, context) { return true }
  let haveState = loop.rowsHaveState(context.resolver)
  if source.isReordered { return element.plainType == nil || haveState }
  // What the view is given may be another list with each update.
  return haveState && !standsForIndex && source.isGiven
}

/// Whether the collection is an input of the view, is made of what changes, or is what a helper is handed of such.
private func mayBeAnother(_ collection: Node, _ context: RuleContext) -> Bool {
  let source = IndexedCollection(collection, context)
  if source.isGiven || source.isChanging { return true }
  guard collection.kind == .declReferenceExpr, let name = collection.firstName,
    case .parameter(let parameter)? = context.resolver.boundNames.binding(of: name, at: collection),
    let function = FunctionDecl(parameter.node.ancestor(.functionDecl)), let helper = function.name,
    let index = function.parameters.firstIndex(where: { $0.node == parameter.node }),
    let type = context.file.enclosingType(of: function.node)
  else { return false }
  let parameters = function.parameters.map(ParameterFacts.init)
  return context.resolver.reads(of: type).uses(ofMember: helper.text).prefix(mostCalls).contains { use in
    let value = use.node.ownCall?.arguments(matching: parameters)?.first { $0.parameter == index }?.value
    return value.map { readsWhatIsFilledLater($0, context) } ?? false
  }
}

/// How many calls of a helper are looked at.
private let mostCalls = 16

/// Whether the expression reads a property that the code doesn't give all of its elements.
private func readsWhatIsFilledLater(_ value: Node, _ context: RuleContext) -> Bool {
  let resolver = context.resolver
  return ([value] + value.descendants(.declReferenceExpr)).contains { node in
    node.kind == .declReferenceExpr && !node.isMemberName && resolver.property(readBy: node) != nil
      && !PositionalLoop.isConstant(node, context) && !resolver.keepsElements(node)
      && !IndexedCollection(node, context).isConstantInput && !resolver.isArrayLiteral(node)
  }
}

extension Node {
  /// What the collection is the beginning or the end of: `items` in `items.prefix(3)`, which may have a name. Its elements
  /// may change places.
  fileprivate var beforeShortening: Node {
    var named = self
    for _ in 0..<ViewResolver.longestWay {
      guard let value = named.namedValue else { break }
      named = value
    }
    let whole = named.withoutShortening
    return whole == named ? withoutShortening : whole
  }

  private var withoutShortening: Node {
    var node = self
    while let call = FunctionCall(node), call.name == "prefix" || call.name == "suffix", let base = call.base
    {
      node = base
    }
    return node
  }

  /// Whether the code refers to the name.
  fileprivate func uses(_ name: Name) -> Bool {
    tree.nodes.ids(of: [.declReferenceExpr], in: subtree).contains { tree.node($0).isName(name) }
  }

  /// Whether the expression reads a property, a parameter or a local: more than literals and types.
  fileprivate var readsValue: Bool {
    subtree.contains { id in
      let node = tree.node(id)
      return node.kind == .declReferenceExpr && !node.isMemberName && !node.isTypeReference
    }
  }
}
