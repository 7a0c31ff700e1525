extension Rule {
  package static let closureContent = Rule(
    id: "closure_content", severity: .warning, profile: .recommended, family: .invalidation,
    title: "Content stored as a closure",
    summary: "A view type stores its content as `() -> Content` and calls it in `body`.",
    why: """
      SwiftUI skips the update of a view whose stored values have not changed; it can compare a view, \
      but not a closure. A view that stores its content as a closure is therefore updated whenever its \
      parent is, along with all of its content.
      """,
    remedy: """
      Store the view that the closure returns. With `@ViewBuilder let content: Content`, callers write \
      the same trailing closure as before, and it is called once, when the view is created.
      """,
    silentOn: [
      """
      Content that is created later, repeatedly or only sometimes: in a `ForEach`, a lazy container, a \
      `GeometryReader`, a branch, a destination, a sheet, or another closure.
      """,
      "Closures with parameters and autoclosures.",
      "Public types with an explicit initializer.",
      "In `recommended`: a property that is already marked `@ViewBuilder`.",
      """
      In `recommended` and `strict`: content beside another closure, such as an action. SwiftUI can't compare the \
      view in any case then. The same for a `body` that is the closure's content and nothing else: it is there to put \
      that off, and for a view that `styling_view` wants to be a modifier.
      """,
    ],
    keepIf: ["The content is expensive to create, and `body` may not need it at once."],
    disagreement: """
      “Use Views for Containers, Modifiers for Styling” stores `@ViewBuilder let detail: () -> Content` \
      in an example of a good container. That is why a property that is marked `@ViewBuilder` is \
      reported in `strict` only.
      """,
    sources: [Citation(.viewStructure, section: "Container View Pattern")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct Card<Content: View>: View {
            let title: String
            let content: () -> Content

            var body: some View {
              VStack(alignment: .leading) {
                Text(title).font(.headline)
                content()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct Card<Content: View>: View {
            let title: String
            @ViewBuilder let content: Content

            var body: some View {
              VStack(alignment: .leading) {
                Text(title).font(.headline)
                content
              }
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct Sidebar<Content: View>: View {
            private let width: CGFloat
            private let content: () -> Content

            init(width: CGFloat = 240, @ViewBuilder content: @escaping () -> Content) {
              self.width = width
              self.content = content
            }

            var body: some View {
              ScrollView {
                content()
              }
              .frame(width: width)
            }
          }
          """,
        good: """
          import SwiftUI

          struct Sidebar<Content: View>: View {
            private let width: CGFloat
            private let content: Content

            init(width: CGFloat = 240, @ViewBuilder content: () -> Content) {
              self.width = width
              self.content = content()
            }

            var body: some View {
              ScrollView {
                content
              }
              .frame(width: width)
            }
          }
          """),
    ],
    rewriteLevels: [.suggested], kinds: [.structDecl],
    check: { node, context in
      guard node.child(.genericParameterClause) != nil, let type = context.file.type(declaredBy: node) else {
        return
      }
      for property in type.storedProperties {
        guard let content = ClosureContent(property, of: type, context) else { continue }
        context.report(
          at: property.binding.node.range, subject: property.variable.node,
          message: content.message(context.layout),
          related: [content.related])
      }
    },
    explain: { node, context in ClosureContent(node, context)?.reason ?? "" },
    rewrites: { node, context in ClosureContent(node, context)?.rewrites(context) ?? [] })
}

/// A content closure that a view type stores.
private struct ClosureContent {
  private let stored: StoredContentClosure
  private let type: TypeModel

  init?(_ property: Property, of type: TypeModel, _ context: RuleContext) {
    guard let stored = StoredContentClosure(property, of: type, context.resolver),
      stored.isReported(in: context.step),
      // What becomes a modifier has no closure any more.
      context.step == .all || context.step(of: Rule.stylingView.id) == nil
        || StylingView(type.node, context) == nil
    else { return nil }
    self.stored = stored
    self.type = type
  }

  /// The one that the variable declares.
  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.enclosingType(of: node),
      let property = type.storedProperties.first(where: { $0.variable.node == node })
    else { return nil }
    self.init(property, of: type, context)
  }

  private var name: String { stored.name.text }

  func message(_ layout: Layout) -> String {
    let keyword = stored.property.isLet ? "let" : "var"
    // An initializer that stays builds the view itself.
    let isFilled = stored.assignments.contains {
      !isNeedless($0.initializer, of: type, storing: stored, layout)
    }
    let attribute = isFilled ? "" : "@ViewBuilder "
    return "`\(type.spokenName)` stores `\(name)` as a closure, which SwiftUI can't compare, so it updates "
      + "`\(type.spokenName)` whenever its parent is updated. Store the view instead: "
      + "`\(attribute)\(keyword) \(name): \(stored.content.text)`."
  }

  var related: RelatedLocation {
    RelatedLocation(range: stored.call.node.range, message: "`\(name)` is called here")
  }

  var reason: String {
    "`\(name)` is a closure that returns `\(stored.content.text)`, and `body` calls it exactly once, "
      + "so it doesn't need to be a closure. "
      + "SwiftUI can compare a stored view with the previous one."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let edits = edits(context) else { return [] }
    return [
      Rewrite(
        title: "Store `\(name)` as a view that is created with `\(type.spokenName)`", level: .suggested,
        edits: edits)
    ]
  }

  /// Nil where an initializer does more with the closure than to store it, or where code in other files may use it.
  private func edits(_ context: RuleContext) -> [TextEdit]? {
    let layout = context.layout
    let property = stored.property.variable.node
    guard stored.isOnlyAssigned, let annotation = stored.property.type, let callee = stored.call.callee,
      !layout.hasComment(annotation.range), !layout.hasComment(stored.call.node.range)
    else { return nil }
    // Extensions in other files, and `card.content()` from outside.
    let declared = context.file.declarations(of: type)
    // An extension may be one of several types that the build chooses from.
    let isAlone = declared.count { !$0.isExtension } == 1 || !declared.contains(where: \.isExtension)
    guard context.resolver.isWhollyInFile(type), isAlone,
      !context.resolver.membersCalledOnValues.contains(stored.name.text)
    else { return nil }

    var edits: [TextEdit] = []
    edits.append(TextEdit(range: annotation.range, newText: stored.content.text))
    edits.append(
      TextEdit(range: callee.range.upperBound..<stored.call.node.range.upperBound, newText: ""))
    var isFilled = false
    for assignment in stored.assignments {
      guard let changes = editInitializer(assignment, stored, type, layout) else { return nil }
      edits += changes.edits
      isFilled = isFilled || changes.keepsInitializer
    }
    // The attribute is for the memberwise initializer.
    let start = property.range.lowerBound
    if !isFilled, !stored.isMarked {
      edits.append(TextEdit(range: start..<start, newText: "@ViewBuilder "))
    } else if isFilled, let attribute = property.attributes.first {
      let end = layout.endOfBlank(from: attribute.range.upperBound)
      guard !layout.hasComment(attribute.range.lowerBound..<end) else { return nil }
      edits.append(TextEdit(range: attribute.range.lowerBound..<end, newText: ""))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

// MARK: The rewrite

/// The initializer goes where the memberwise one does the same; else it calls the closure and stores the view. Nil where
/// neither can be done.
private func editInitializer(
  _ assignment: StoredContentClosure.Assignment, _ stored: StoredContentClosure, _ type: TypeModel,
  _ layout: Layout
) -> (edits: [TextEdit], keepsInitializer: Bool)? {
  let initializer = assignment.initializer
  guard let body = initializer.body, assignment.statement.parent?.parent?.id == body.id,
    let parameter = initializer.parameters.first(where: { $0.name.map(assignment.value.isName) ?? false }),
    let name = parameter.name, let closure = parameter.type, let result = closure.contentClosureResult,
    result.plainName?.hasSameText(as: stored.content) == true,
    body.descendants(.declReferenceExpr).filter({ isUse($0, of: name) }).count == 1
  else { return nil }
  if isNeedless(initializer, of: type, storing: stored, layout) {
    let range = layout.removalWithBlankLine(of: initializer.node.range)
    return ([TextEdit(range: range, newText: "")], false)
  }
  var edits: [TextEdit] = []
  let start = parameter.node.range.lowerBound
  if parameter.node.attributes.isEmpty {
    edits.append(TextEdit(range: start..<start, newText: "@ViewBuilder "))
  }
  if closure.kind == .attributedType,
    let escaping = closure.children.first(where: { $0.attributeName == "escaping" })
  {
    let end = layout.endOfWhitespace(from: escaping.range.upperBound)
    edits.append(TextEdit(range: escaping.range.lowerBound..<end, newText: ""))
  }
  let end = assignment.value.range.upperBound
  edits.append(TextEdit(range: end..<end, newText: "()"))
  return (edits, true)
}

/// Whether the memberwise initializer does the same as this one, which fills the property.
private func isNeedless(
  _ initializer: InitializerDecl, of type: TypeModel, storing stored: StoredContentClosure, _ layout: Layout
) -> Bool {
  stored.assignments.count == 1 && isMemberwise(initializer, of: type, storing: stored, layout)
}

/// Whether the reference is to the parameter, and not to a member of something.
private func isUse(_ reference: Node, of parameter: Name) -> Bool {
  guard reference.isName(parameter) else { return false }
  guard let access = MemberAccess(reference.parent) else { return true }
  return access.base?.id == reference.id
}

/// Whether the type's memberwise initializer, once the property is a view, is the same as this one.
private func isMemberwise(
  _ initializer: InitializerDecl, of type: TypeModel, storing stored: StoredContentClosure, _ layout: Layout
) -> Bool {
  let node = initializer.node
  guard type.initializers.count == 1, type.initializers.first?.node.id == node.id,
    let body = initializer.body,
    node.parent?.kind == .memberBlockItem, node.parent?.parent?.kind == .memberBlock,
    // `init` and nothing else: no modifier, no attribute, no `?`, no generic parameters, no `where`.
    node.ownTokens.count == 1,
    node.children.allSatisfy({ $0.kind == .functionSignature || $0.kind == .codeBlock }),
    node.child(.functionSignature)?.children.count == 1,
    !layout.hasComment(startOfTrivia(before: node)..<node.range.upperBound)
  else { return false }

  let parameters = initializer.parameters
  let statements = body.statements
  var properties: [Property] = []
  for property in type.storedProperties {
    if property.initialValue != nil || property.wrapper?.role == .environment {
      // A variable with a value would become a parameter.
      if property.isLet || property.wrapper.map({ $0.role != .input }) == true { continue }
      return false
    }
    guard property.wrapper == nil, (property.access ?? .internal) >= .internal,
      property.variable.bindings.count == 1,
      property.isLet || property.type?.kind != .optionalType
    else { return false }
    properties.append(property)
  }
  guard properties.count == parameters.count, properties.count == statements.count else { return false }
  for ((property, parameter), statement) in zip(zip(properties, parameters), statements) {
    guard let name = property.name, let label = parameter.label, label.hasSameText(as: name),
      parameter.name?.range == label.range, parameter.defaultValue == nil,
      let sequence = statement.firstChild, sequence.kind == .sequenceExpr, sequence.children.count == 3,
      let target = MemberAccess(sequence.firstChild), target.base?.isReference(to: "self") == true,
      target.name?.hasSameText(as: name) == true,
      let value = sequence.children.last, let type = property.type, let given = parameter.type
    else { return false }
    if property.variable.node.id == stored.property.variable.node.id {
      // The one that changes: what it stores, and how, is known.
      guard parameter.node.attributes.allSatisfy({ Vocabulary.viewBuilders.contains($0.attributeName) })
      else { return false }
      continue
    }
    let attributes = property.variable.node.attributes
    let isBuilt = attributes.count == 1 && Vocabulary.viewBuilders.contains(attributes.first?.attributeName)
    let isGivenBuilt =
      parameter.node.attributes.count == 1
      && Vocabulary.viewBuilders.contains(parameter.node.attributes.first?.attributeName)
    guard isBuilt || attributes.isEmpty, isGivenBuilt || parameter.node.attributes.isEmpty,
      isBuilt == isGivenBuilt
    else { return false }
    if isBuilt, type.asFunctionType == nil {
      guard given.contentClosureResult?.hasSameTokens(as: type) == true, let call = FunctionCall(value),
        call.node.children.count == 1, call.callee?.isName(name) == true
      else { return false }
    } else {
      guard value.isName(name),
        (given.kind == .attributedType ? given.children.last : given)?.hasSameTokens(as: type) == true
      else { return false }
    }
  }
  return true
}

/// UTF-8 offset of the end of the token before the node.
private func startOfTrivia(before node: Node) -> Int {
  let first = node.tokenRange.lowerBound
  return first > 0 ? Int(node.tree.tokens[first - 1].end) : 0
}
