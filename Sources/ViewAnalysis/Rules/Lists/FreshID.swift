extension Rule {
  package static let freshID = Rule(
    id: "fresh_id", severity: .warning, profile: .recommended, family: .lists,
    title: "New identity at each update",
    summary: "A new id is created each time the body is evaluated, or each time the id is read.",
    why: """
      SwiftUI recognizes a view by its id from one update to the next. If the id is new each time, SwiftUI \
      sees a different view each time: the old one's state is lost, everything is built from scratch, and \
      animations have no start value.
      """,
    remedy: "Create the id once and store it with the data.",
    silentOn: [
      "An `.id(token)` with a stored value that changes only to start the view over.",
      "`id: \\.self` over values such as strings and numbers.",
      """
      In `recommended` and `strict`: a new id for a progress view, alone or in a stack with space around it. It may \
      not start to move again without.
      """,
      "In `recommended`: elements that are made for a view of previews alone.",
      """
      An id that a function or an initializer makes, unless the workspace declares the type with a fresh \
      `id`.
      """,
      "It can't see whether a view is to start over with each update, nor code outside of the workspace's folders.",
    ],
    keepIf: ["The view must start over in every update, whatever that costs."],
    disagreement: """
      The SwiftUI List Patterns Reference calls `id: \\.self` over values unstable. For strings and \
      numbers that don't repeat it is often right, so it isn't reported.
      """,
    sources: [Citation(.listPatterns, section: "Keep ids stable, unique, and cheap")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Tag: Identifiable {
            var id: UUID { UUID() }
            let name: String
          }

          struct TagList: View {
            let tags: [Tag]

            var body: some View {
              ForEach(tags) { tag in
                Text(tag.name)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Tag: Identifiable {
            let id = UUID()
            let name: String
          }

          struct TagList: View {
            let tags: [Tag]

            var body: some View {
              ForEach(tags) { tag in
                Text(tag.name)
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr, .variableDecl],
    callees: ["id", "ForEach", "List", "Chart", "Map"], declares: ["id"],
    check: { node, context in
      guard let identity = FreshIdentity(node, context) else { return }
      context.report(at: identity.range, subject: node, message: identity.message)
    },
    explain: { node, context in FreshIdentity(node, context)?.reason ?? "" },
    rewrites: { node, context in FreshIdentity(node, context)?.rewrites(context) ?? [] })
}

/// An identity that is another one each time.
private struct FreshIdentity {
  private enum Form {
    /// `.id(UUID())`
    case modifier(Node)
    /// `ForEach(titles.map { Item($0) })`, with the type whose initializer makes an id, and what they become.
    case madeElements(Node, String, rows: String)
    /// The same, with `id: \.self`, and the elements are objects.
    case madeObjects(Node, String)
    /// `var id: UUID { UUID() }`
    case property(VariableDecl, TypeModel, value: Node, remedy: String)
  }

  private let form: Form

  init?(_ node: Node, _ context: RuleContext) {
    guard !context.file.isInPreview(node) else { return nil }
    if let variable = VariableDecl(node) {
      guard node.parent?.kind == .memberBlockItem, let type = context.file.enclosingType(of: node),
        let binding = variable.firstBinding, variable.bindings.count == 1, !variable.isStatic,
        let value = binding.getter?.onlyExpression, value.isFresh,
        context.workspace.inherits(
          "Identifiable", fromAnyOf: context.resolver.summary(of: type).inherited)
      else { return nil }
      let isOfCases =
        type.node.kind == .enumDecl
        || context.workspace.types(qualifiedName: type.qualifiedName, named: type.name)
          .contains { $0.kind == .enumDecl }
      // An extension stores nothing.
      let remedy =
        isOfCases
        ? "Derive it from the case."
        : type.isExtension ? "Derive it from what tells the values from each other." : "Store it."
      form = .property(variable, type, value: value, remedy: remedy)
      return
    }
    if let modifier = ModifierUse(node), modifier.name == "id" {
      guard modifier.arguments.count == 1, let argument = modifier.firstArgument, argument.label == nil,
        let value = argument.value, value.isFresh, context.resolver.bodyCode(around: node) != nil,
        // A spinner has no state to lose, and has to start anew where a row comes back.
        context.step == .all || !ViewExpression(node).root.showsOnlyProgress
      else { return nil }
      form = .modifier(value)
      return
    }
    let loop = RowLoop(node, context)
    guard let (data, rows) = loop.map({ ($0.data, "rows") }) ?? Self.drawnData(node, context), let data,
      context.resolver.bodyCode(around: node) != nil,
      let made = context.resolver.madeElement(of: data)
    else { return nil }
    let facts = context.resolver.declarations(of: made)
    if loop?.id == nil || loop?.idPath == ["id"] {
      guard facts.contains(where: \.makesIDInInitializer), Self.isOnScreen(node, context)
      else { return nil }
      form = .madeElements(data, made.text, rows: rows)
    } else {
      guard loop?.idPath == ["self"], facts.contains(where: { $0.kind == .classDecl }),
        !facts.contains(where: { $0.functions.contains { $0.name == "hash" || $0.name == "==" } })
      else { return nil }
      form = .madeObjects(data, made.text)
    }
  }

  /// `points` in `Chart(points) { … }` and `Map(…, annotationItems: points) { … }`, which identify what they draw by the
  /// elements' ids, and what that is.
  private static func drawnData(_ node: Node, _ context: RuleContext) -> (data: Node?, drawn: String)? {
    guard let call = FunctionCall(node), let type = call.constructedType, !context.workspace.knows(type.text)
    else {
      return nil
    }
    if call.isPlainCall(of: "Map") { return (call.argument("annotationItems")?.value, "annotations") }
    guard call.isPlainCall(of: "Chart"), call.argument("id") == nil, let first = call.firstArgument,
      first.label == nil
    else { return nil }
    return (first.value, "marks")
  }

  /// Whether the view around is shown in the app, as far as that matters at the step: what only previews show isn't worth
  /// a finding in `recommended`.
  private static func isOnScreen(_ node: Node, _ context: RuleContext) -> Bool {
    guard context.step == .recommended, let type = context.file.enclosingType(of: node) else { return true }
    return !context.resolver.isMadeOnlyInPreviews(type)
  }

  var range: Range<Int> {
    switch form {
    case .modifier(let value): value.range
    case .madeElements(let data, _, _), .madeObjects(let data, _): data.range
    case .property(let variable, _, _, _): variable.firstBinding?.name?.range ?? variable.node.range
    }
  }

  var message: String {
    switch form {
    case .modifier(let value):
      "The view gets the new id `\(value.shortText)` each time the body is evaluated, so it is built from scratch and "
        + "loses its state. Store the id."
    case .madeElements(let data, let type, let rows):
      (data.kind != .declReferenceExpr
        ? "Each `\(type)` is made here with a new id, so all \(rows) are replaced each time the body is evaluated. "
        : "Each `\(type)` is made anew each time the body is evaluated, with a new id, so all \(rows) are replaced. ")
        + "Create the elements once, in the model."
    case .madeObjects(_, let type):
      "Each `\(type)` is made here and is its own id, so all rows are replaced each time the body is evaluated. Create "
        + "the elements once, in the model."
    case .property(_, let type, let value, let remedy):
      "`id` of `\(type.spokenName)` is a new `\(value.shortText)` each time it is read, so no view keeps its identity. "
        + remedy
    }
  }

  var reason: String {
    switch form {
    case .modifier:
      "To start a view over on purpose, keep the id in a state and change it then."
    case .madeElements(_, let type, _): "`\(type)` sets its `id` when it is created."
    case .madeObjects: "With `\\.self` the id of an object is the object itself."
    case .property: "SwiftUI reads `id` at each update and compares it with the one before."
    }
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard case .property(let variable, let type, let value, _) = form,
      type.node.kind == .structDecl || type.node.kind == .classDecl, let binding = variable.firstBinding,
      let name = binding.name, !context.layout.hasComment(binding.node.range)
    else { return [] }
    let index = variable.node.introducerToken
    let keyword = variable.node.tree.tokens[index]
    return [
      Rewrite(
        title: "Store the id: `let id = \(value.shortText)`", level: .suggested,
        edits: [
          TextEdit(
            range: Int(keyword.start)..<binding.node.range.upperBound,
            newText: "let \(name.text) = \(value.text)")
        ])
    ]
  }
}

extension ViewResolver {
  /// The type whose values the data consists of, where the code makes them anew: in the expression, or in the view's own
  /// computed property or method that it names or calls.
  fileprivate func madeElement(of data: Node) -> Name? {
    if let made = data.madeElement { return made }
    var expression = data
    for _ in 0..<Self.longestWayToElements {
      guard let member = member(givingValueOf: expression), let block = member.declaredBlock else {
        return nil
      }
      let only = block.onlyStatement
      guard let result = only?.kind == .returnStmt ? only?.firstChild : only else {
        return appendedElement(in: block, of: member)
      }
      if let made = result.madeElement ?? result.elementMadeInShort { return made }
      expression = result
    }
    return nil
  }

  /// The type of the array's elements, where the member appends nothing else than what it makes for that.
  private func appendedElement(in block: Node, of member: Node) -> Name? {
    guard let element = member.declaredType, element.kind == .arrayType else { return nil }
    if let known = appendedElements[member.id] { return known }
    let made = block.appendedElement.flatMap {
      element.firstChild?.typeName?.hasSameText(as: $0) == true ? $0 : nil
    }
    appendedElements[member.id] = .some(made)
    return made
  }

  /// How many properties and methods that give what another one gives are looked at.
  private static let longestWayToElements = 3

  /// The view's own computed property or method that the expression names or calls.
  private func member(givingValueOf expression: Node) -> Node? {
    let name = FunctionCall(expression)?.callee ?? expression
    let base = MemberAccess(name)?.base
    guard let type = file.enclosingType(of: expression),
      name.kind == .declReferenceExpr || base?.isReference(to: "self") == true
        || base?.isReference(to: "Self") == true
        || base?.isTypeReference == true && base?.referencedName?.text == type.name,
      let text = name.referencedName, !text.isCapitalized, !name.isBoundLocally(text)
    else { return nil }
    return members(of: type).only(text.text)?.declaration
  }
}

extension Node {
  /// Whether the view is one that shows progress, or a stack with nothing else in it but space.
  fileprivate var showsOnlyProgress: Bool {
    guard let call = ViewExpression(self).rootCall, let name = call.name else { return false }
    if name.namesProgress { return true }
    guard call.isPlain, name == "HStack" || name == "VStack" || name == "ZStack",
      let content = call.content
    else { return false }
    let views = content.statements.compactMap(\.firstChild).map { ViewExpression($0).rootCall?.name }
    return views.contains { $0?.namesProgress ?? false }
      && views.allSatisfy { $0?.namesProgress ?? false || $0 == "Spacer" }
  }

  /// `UUID()`, `UUID().uuidString`, `Date()`, `Int.random(in: …)`.
  fileprivate var isFresh: Bool {
    var node = self
    while node.kind == .memberAccessExpr, let base = MemberAccess(node)?.base, base.kind == .functionCallExpr
    {
      node = base
    }
    guard let call = FunctionCall(node) else { return false }
    if call.name == "random", call.base?.isTypeReference == true { return true }
    guard let made = call.constructedType, call.node.children.count == 1 else { return false }
    return made == "UUID" || made == "Date" || made == "NSUUID"
  }

  /// The type whose values the expression makes anew: `Item` in `titles.map { Item(title: $0) }`, `titles.map(Item.init)`
  /// and `[Item(title: "A")]`, which may be sorted or shortened then, and have a name.
  fileprivate var madeElement: Name? {
    let elements = beforeChoice
    if elements.kind == .arrayExpr {
      return FunctionCall(elements.firstChild?.firstChild)?.typeMadeWithoutID
    }
    guard let call = FunctionCall(elements), call.base != nil, call.name == "map" || call.name == "compactMap"
    else {
      return nil
    }
    if let access = MemberAccess(call.firstArgument?.value), access.name == "init", let base = access.base,
      base.isTypeReference
    {
      return base.referencedName
    }
    guard let closure = call.closures.first?.closure else { return nil }
    guard let made = FunctionCall(closure.node.onlyExpression) else { return closure.node.returnedElement }
    // `compactMap { reading in reading.score.map { Point(score: $0) } }`
    if made.base != nil, made.name == "map" || made.name == "flatMap" {
      return FunctionCall(made.closures.first?.closure.node.onlyExpression)?.typeMadeWithoutID
    }
    return made.typeMadeWithoutID
  }

  /// The type of the array's elements, where these are made without the type's name: `[.init(title: "A")]`.
  fileprivate var elementMadeInShort: Name? {
    guard kind == .arrayExpr, let call = FunctionCall(firstChild?.firstChild), call.argument("id") == nil
    else { return nil }
    return call.elementOfDeclaredArray
  }

  /// The one type whose values the closure's statements return, each made for that; what is `nil` is left out.
  private var returnedElement: Name? {
    var found: Name?
    for value in returnedValues where value.kind != .nilLiteralExpr {
      guard let made = FunctionCall(value)?.typeMadeWithoutID, found?.hasSameText(as: made) ?? true else {
        return nil
      }
      found = made
    }
    return found
  }

  /// The one type whose values the code appends to a local, each made for that: `Item` where it is
  /// `items.append(Item(title))`.
  fileprivate var appendedElement: Name? {
    var found: Name?
    for id in tree.nodes.ids(of: [.functionCallExpr], in: subtree) {
      guard let call = FunctionCall(tree.node(id)), call.name == "append", call.arguments.count == 1,
        call.base?.kind == .declReferenceExpr
      else { continue }
      guard let made = FunctionCall(call.firstArgument?.value?.constantValue)?.typeMadeWithoutID,
        found?.hasSameText(as: made) ?? true
      else { return nil }
      found = made
    }
    return found
  }

  /// The value of the `let` that the expression names; other expressions as they are.
  private var constantValue: Node {
    guard let value = namedValue, VariableDecl(value.ancestor(.variableDecl))?.isLet == true else {
      return self
    }
    return value
  }

  /// Where the elements come from that are left out, put in order or named: the last call that isn't one of these, or what
  /// else the chain begins with.
  private var beforeChoice: Node {
    var node = self
    for _ in 0..<ViewResolver.longestWay {
      if node.kind == .declReferenceExpr {
        guard let value = node.namedValue else { return node }
        node = value
      } else if let call = FunctionCall(node), let base = call.base, Self.choosing.contains(call.name) {
        node = base
      } else if let call = FunctionCall(node), call.isPlainCall(of: "Array"), call.arguments.count == 1,
        let value = call.firstArgument?.value
      {
        node = value
      } else {
        break
      }
    }
    return node
  }

  private static let choosing: NameSet = [
    "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed",
  ]
}

extension FunctionCall {
  /// The type that the call makes a value of, unless it hands over the value's id.
  fileprivate var typeMadeWithoutID: Name? { argument("id") == nil ? constructedType : nil }
}

extension Name {
  /// Whether a view of the name shows progress, by its name: `ProgressView`, `LoadingRow`.
  fileprivate var namesProgress: Bool {
    ["Progress", "Loading", "Loader", "Spinner"].contains { text.contains($0) }
  }
}
