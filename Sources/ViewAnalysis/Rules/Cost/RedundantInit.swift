extension Rule {
  package static let redundantInit = Rule(
    id: "redundant_init", severity: .hint, profile: .recommended, family: .cost,
    title: "Redundant memberwise initializer",
    summary: "A view's only `init` copies each parameter into the property of the same name.",
    why: """
      Swift generates a memberwise initializer for a struct without an `init`: one parameter per \
      property, in declaration order, with the properties' initial values as defaults. An `init` that \
      does the same has to be kept in sync with the properties by hand, and invites work that doesn't \
      belong there.
      """,
    remedy: "Remove it. A parameter's default value becomes the initial value of its property.",
    silentOn: [
      """
      An `init` that is more or less accessible than the memberwise one, which is at most internal and no \
      more accessible than the properties that it sets.
      """,
      """
      An `init` with attributes, one that is `async` or `throws`, or one with a default value for a \
      `let`.
      """,
    ],
    keepIf: [
      """
      The `init` is about to do more than copy, such as check or convert a value or use a different \
      label.
      """
    ],
    sources: [Citation(.declaringAView, section: "Manage data")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BadgeView: View {
            let label: String
            var count: Int

            init(label: String, count: Int = 0) {
              self.label = label
              self.count = count
            }

            var body: some View {
              Text("\\(label): \\(count)")
            }
          }
          """,
        good: """
          import SwiftUI

          struct BadgeView: View {
            let label: String
            var count: Int = 0

            var body: some View {
              Text("\\(label): \\(count)")
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.initializerDecl],
    check: { node, context in
      guard let initializer = MemberwiseInitializer(node, context) else { return }
      context.report(
        at: initializer.signatureRange, subject: node, message: initializer.message, isUnnecessary: true)
    },
    explain: { node, context in MemberwiseInitializer(node, context)?.reason ?? "" },
    rewrites: { node, context in MemberwiseInitializer(node, context)?.rewrites(context.layout) ?? [] })
}

/// A view's only `init`, which does what the one that Swift writes does.
private struct MemberwiseInitializer {
  private let initializer: InitializerDecl
  private let type: TypeModel
  private let pairs: [Pair]

  init?(_ node: Node, _ context: RuleContext) {
    guard let initializer = InitializerDecl(node), let item = node.parent, item.kind == .memberBlockItem,
      item.parent?.kind == .memberBlock, isPlain(initializer), let body = initializer.body,
      let type = context.file.enclosingType(of: node), type.node.kind == .structDecl,
      type.initializers.count == 1, hasPlainAttributes(type.node), context.resolver.isView(type),
      !context.file.isInPreview(node), !type.declaration.hasBrokenOutline,
      let pairs = memberwisePairs(of: initializer, in: type), !pairs.isEmpty, assigns(body, pairs),
      !pairs.contains(where: {
        $0.movedDefault != nil && isGeneric($0.parameter.type, in: type, context.file)
      }),
      isOnlyInitializer(of: type, context)
    else { return nil }
    self.initializer = initializer
    self.type = type
    self.pairs = pairs
  }

  /// UTF-8 offsets of `init` and its parameters.
  var signatureRange: Range<Int> {
    let node = initializer.node
    let keyword = node.tree.tokens[node.introducerToken]
    return Int(keyword.start)..<(node.child(.functionSignature)?.range.upperBound ?? Int(keyword.end))
  }

  var message: String {
    let isOne = pairs.count == 1
    let copied = isOne ? listed(names) : "its \(pairs.count) parameters"
    return
      "This `init` only copies \(copied) into the \(isOne ? "property" : "properties") of the same name, like "
      + "the initializer that Swift generates for `\(type.spokenName)`. Remove it, so that there is nothing to keep in sync."
  }

  var reason: String {
    var text =
      pairs.count == 1
      ? "The parameter \(listed(names)) has the name and the type of the stored property."
      : "The parameters (\(listed(names, upTo: 8))) have the names, the types and the order of the stored "
        + "properties."
    if moved.count == 1 {
      text += " The default of \(listed(moved)) moves to the property."
    } else if moved.count > 1 {
      text += " The defaults of \(listed(moved, upTo: 8)) move to the properties."
    }
    return text + " Uses of `\(type.spokenName)` stay as they are."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard let edits = removal(of: initializer, pairs, layout) else { return [] }
    let title =
      switch moved.count {
      case 0: "Remove the `init`"
      case 1: "Remove the `init`; the default of \(listed(moved)) moves to its property"
      default: "Remove the `init`; the defaults of \(listed(moved)) move to their properties"
      }
    return [Rewrite(title: title, level: .safe, edits: edits)]
  }

  private var names: [String] { pairs.map(\.name.text) }

  /// The names of the parameters whose defaults move.
  private var moved: [String] { pairs.filter { $0.movedDefault != nil }.map(\.name.text) }
}

/// A parameter and the property that it fills.
private struct Pair {
  let parameter: FunctionParameter
  let property: Property
  let name: Name
  /// The parameter is a `Binding` for a property that is wrapped in `@Binding`.
  let isBinding: Bool
  /// The default that has to move from the parameter to the property.
  var movedDefault: Node?
}

// MARK: - What the compiler would write

/// No attributes, effects, generics or access level: as the memberwise `init` is.
private func isPlain(_ initializer: InitializerDecl) -> Bool {
  let node = initializer.node
  for child in node.children {
    switch child.kind {
    case .functionSignature, .codeBlock: continue
    case .declModifier:
      if !child.hasText("internal") { return false }
    default: return false
    }
  }
  guard let signature = node.child(.functionSignature),
    // `init?`, `async`, `throws`
    signature.tokenRange.lowerBound == node.introducerToken + 1
  else { return false }
  return signature.children.allSatisfy { $0.kind == .functionParameterClause }
    && signature.ownTokens.isEmpty
}

/// Macros could add properties.
private func hasPlainAttributes(_ type: Node) -> Bool {
  type.child(.ifConfigDecl) == nil
    && type.attributes.allSatisfy { $0.attributeName == "MainActor" || $0.attributeName == "available" }
}

/// Whether no extension of the type, here or elsewhere, has an `init`.
private func isOnlyInitializer(of type: TypeModel, _ context: RuleContext) -> Bool {
  !context.resolver.summary(of: type).extensionsHaveInitializers
}

/// The parameters with their properties, where they are the memberwise `init`'s parameters; nil otherwise.
private func memberwisePairs(of initializer: InitializerDecl, in type: TypeModel) -> [Pair]? {
  let parameters = initializer.parameters
  var pairs: [Pair] = []
  for member in type.members {
    // What `#if` leaves out is not known.
    guard member.parent?.parent?.kind == .memberBlock, member.kind != .macroExpansionDecl else { return nil }
    guard let variable = VariableDecl(member), !variable.isStatic else { continue }
    for binding in variable.bindings {
      let property = Property(variable: variable, binding: binding)
      if binding.isComputed || isLeftOut(property) { continue }
      guard hasPlainModifiers(variable.node), let name = property.name else { return nil }
      // A constant with a value is set already.
      if property.isLet, property.initialValue != nil { continue }
      guard pairs.count < parameters.count,
        let pair = pair(parameters[pairs.count], property, name)
      else { return nil }
      pairs.append(pair)
    }
  }
  return pairs.count == parameters.count ? pairs : nil
}

/// Whether the memberwise `init` doesn't take the property: one that its wrapper's arguments give a value, and a private one
/// with a wrapper and a value, which some wrappers and optional states have without saying so.
private func isLeftOut(_ property: Property) -> Bool {
  // A query is a macro, whose storage the initializer does take.
  guard let wrapper = property.wrapper, wrapper.name != "Query" else { return false }
  let isPrivate = property.access.map { $0 <= .fileprivate } ?? false
  if property.initialValue == nil, property.wrapperTakesArguments { return true }
  return isPrivate
    && (property.initialValue != nil || property.wrapperHasDefault
      || wrapper.name == "State" && property.type?.kind == .optionalType)
}

/// Nothing that narrows the memberwise `init` or changes how it takes the value.
private func hasPlainModifiers(_ variable: Node) -> Bool {
  for child in variable.children where child.kind == .declModifier {
    let isPlain: Bool =
      switch child.firstToken.kind {
      case .kwInternal, .kwPackage, .kwPublic: true
      case .kwPrivate, .kwFileprivate: child.tokenRange.count > 1
      default: false
      }
    if !isPlain { return false }
  }
  return variable.child(.ifConfigDecl) == nil
}

private func pair(_ parameter: FunctionParameter, _ property: Property, _ name: Name) -> Pair? {
  guard let label = parameter.label, let inner = parameter.name, inner.range == label.range,
    label.text == name.text, let given = parameter.type,
    !parameter.node.children.contains(where: { $0.kind == .declModifier })
  else { return nil }
  var pair = Pair(parameter: parameter, property: property, name: name, isBinding: isBinding(property))
  let attributes = property.variable.node.attributes
  if pair.isBinding {
    guard attributes.count == 1, parameter.node.attributes.isEmpty, parameter.defaultValue == nil,
      property.initialValue == nil, let wanted = property.type, given.typeName == "Binding",
      given.kind == .identifierType,
      let arguments = given.child(.genericArgumentClause)?.children(.genericArgument), arguments.count == 1,
      arguments.first?.firstChild?.hasSameTokens(as: wanted) == true
    else { return nil }
    return pair
  }
  guard hasSameBuilder(parameter.node, attributes), sameType(given, as: property) else { return nil }
  if let value = parameter.defaultValue {
    if property.isLet { return nil }
    if let own = property.initialValue {
      guard value.hasSameTokens(as: own) else { return nil }
    } else if !(value.kind == .nilLiteralExpr && property.type?.kind == .optionalType) {
      guard property.type != nil, !dependsOnLocation(value) else { return nil }
      pair.movedDefault = value
    }
  }
  return pair
}

/// Whether the type names a generic parameter: a default of the parameter chooses what that stands for, an initial value
/// of the property can't.
private func isGeneric(_ annotation: Node?, in type: TypeModel, _ file: FileModel) -> Bool {
  guard let annotation else { return false }
  let around = sequence(first: type) { file.enclosingType(of: $0.node) }
  return around.contains { type in
    type.declaration.genericParameters.compactMap(\.genericParameterName).contains { name in
      annotation.subtree.contains { annotation.tree.node($0).typeName?.hasSameText(as: name) == true }
    }
  }
}

private func isBinding(_ property: Property) -> Bool { property.wrapper?.name == "Binding" }

/// `@ViewBuilder` on a stored closure is on the memberwise parameter, too; with any other attribute nothing is reported.
private func hasSameBuilder(_ parameter: Node, _ attributes: [Node]) -> Bool {
  let own = parameter.attributes
  if own.isEmpty, attributes.isEmpty { return true }
  guard own.count == 1, attributes.count == 1 else { return false }
  return Vocabulary.viewBuilders.contains(own[0].attributeName)
    && Vocabulary.viewBuilders.contains(attributes[0].attributeName)
}

/// Whether the parameter's type is the property's, `@escaping` left out.
private func sameType(_ given: Node, as property: Property) -> Bool {
  guard let wanted = property.type else {
    guard let literal = property.initialValue else { return false }
    switch literal.kind {
    case .integerLiteralExpr: return given.isNamedType("Int")
    case .floatLiteralExpr: return given.isNamedType("Double")
    case .booleanLiteralExpr: return given.isNamedType("Bool")
    case .stringLiteralExpr: return given.isNamedType("String")
    default: return false
    }
  }
  var tokens = given.tokenRange
  // `@escaping` goes without saying for a stored closure; other attributes have to agree.
  if given.kind == .attributedType, let first = given.firstChild, first.attributeName == "escaping" {
    tokens = first.tokenRange.upperBound..<max(first.tokenRange.upperBound, tokens.upperBound)
  }
  return given.tree.hasSameTokens(tokens, as: wanted.tokenRange, of: wanted.tree)
}

/// A default that means something else at the property: `#function`, `#line`.
private func dependsOnLocation(_ value: Node) -> Bool {
  value.contains([.macroExpansionExpr])
}

/// Whether the body is one assignment for each pair and nothing else.
private func assigns(_ body: Node, _ pairs: [Pair]) -> Bool {
  guard body.children.allSatisfy({ $0.kind == .codeBlockItem }) else { return false }
  let statements = body.statements
  guard statements.count == pairs.count else { return false }
  var open = pairs
  for statement in statements {
    guard let sequence = statement.firstChild, sequence.kind == .sequenceExpr else { return false }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].kind == .declReferenceExpr,
      parts[2].tokenRange.count == 1, let value = parts[2].firstName,
      let index = open.firstIndex(where: {
        $0.name.range.count == value.range.count && $0.name.text == value.text
      }),
      isTarget(parts[0], of: open[index])
    else { return false }
    open.remove(at: index)
  }
  return open.isEmpty
}

/// `self.name`; for a binding `_name` or `self._name`.
private func isTarget(_ node: Node, of pair: Pair) -> Bool {
  guard let name = node.referencedName else { return false }
  let isOnSelf: Bool
  switch node.kind {
  case .memberAccessExpr:
    guard MemberAccess(node)?.base?.isReference(to: "self") == true else { return false }
    isOnSelf = true
  case .declReferenceExpr: isOnSelf = false
  default: return false
  }
  if pair.isBinding { return name.hasPrefix("_") && name.text.dropFirst() == pair.name.text }
  return isOnSelf && name.range.count == pair.name.range.count && name.text == pair.name.text
}

// MARK: - The rewrite

/// Takes the `init` out, with the empty lines on one side of it, and moves defaults; nil where a comment would go.
private func removal(of initializer: InitializerDecl, _ pairs: [Pair], _ layout: Layout) -> [TextEdit]? {
  let node = initializer.node
  let range = node.range
  guard layout.isAloneOnLines(range), !layout.hasComment(range), !hasCommentAbove(range.lowerBound, layout)
  else { return nil }
  var edits: [TextEdit] = []
  for pair in pairs {
    guard let value = pair.movedDefault, let annotation = pair.property.binding.typeAnnotation else {
      continue
    }
    edits.append(
      TextEdit(range: annotation.range.upperBound..<annotation.range.upperBound, newText: " = \(value.text)"))
  }
  var removed = layout.removal(of: range)
  if isBlank(before: removed.lowerBound, layout) {
    // The empty lines above go where others, or the type's end, follow.
    if isBlankLine(at: removed.upperBound, layout) || closesBlock(at: removed.upperBound, layout) {
      removed = blankStart(before: removed.lowerBound, layout)..<removed.upperBound
    }
  } else {
    var end = removed.upperBound
    while end < layout.tree.bytes.count, isBlankLine(at: end, layout) { end = layout.nextLineStart(of: end) }
    // After a property directly above, the empty line below stays; at the type's start it goes.
    if opensBlock(before: removed.lowerBound, layout) { removed = removed.lowerBound..<end }
  }
  edits.append(TextEdit(range: removed, newText: ""))
  edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  return edits
}

/// Whether the next line above with anything in it contains a comment alone: it may be about the `init`.
private func hasCommentAbove(_ offset: Int, _ layout: Layout) -> Bool {
  let start = blankStart(before: layout.lineStart(of: offset), layout)
  guard start > 0 else { return false }
  let above = layout.lineStart(of: start - 1)
  let comments = layout.comments(in: above..<start)
  guard let comment = comments.last else { return false }
  return layout.startsLine(Int(comment.start)) || Int(comment.start) < above
}

private func isBlankLine(at start: Int, _ layout: Layout) -> Bool {
  start < layout.tree.bytes.count && layout.endOfWhitespace(from: start) >= layout.lineEnd(of: start)
}

private func isBlank(before start: Int, _ layout: Layout) -> Bool {
  start > 0 && isBlankLine(at: layout.lineStart(of: start - 1), layout)
}

private func blankStart(before start: Int, _ layout: Layout) -> Int {
  var start = start
  while isBlank(before: start, layout) { start = layout.lineStart(of: start - 1) }
  return start
}

private func closesBlock(at start: Int, _ layout: Layout) -> Bool {
  let first = layout.endOfWhitespace(from: start)
  return first < layout.tree.bytes.count && layout.tree.bytes[first] == UInt8(ascii: "}")
}

private func opensBlock(before start: Int, _ layout: Layout) -> Bool {
  guard start > 0 else { return false }
  let end = layout.lineEnd(of: layout.lineStart(of: start - 1))
  let last = layout.startOfWhitespace(before: end)
  return last > 0 && layout.tree.bytes[last - 1] == UInt8(ascii: "{")
}
