extension Rule {
  package static let singleChildGroup = Rule(
    id: "single_child_group", severity: .warning, profile: .recommended, family: .structure,
    title: "Group around a single view",
    summary: "A `Group` contains exactly one view and has no effect.",
    why: """
      `Group` combines several views, so that they share modifiers or fit where one view is expected. \
      Around a single view it only adds a level of nesting.
      """,
    remedy: """
      Replace the `Group` with the view, and move the modifiers of the `Group` onto it. The result is \
      the same.
      """,
    silentOn: [
      """
      A `Group` around an `if`, a `switch`, a `ForEach` or `#if`: it applies modifiers to whichever \
      views there are.
      """,
      """
      A `Group` around a property, a method or a content parameter, which may contain any number of \
      views.
      """,
      "Toolbar content, scenes and previews.",
    ],
    keepIf: ["The `Group` is about to get a second view."],
    sources: [Citation(.viewStructure, section: "Single-Child Group")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct WelcomeView: View {
            var body: some View {
              Group {
                Text("Welcome")
                  .font(.largeTitle)
              }
              .padding()
            }
          }
          """,
        good: """
          import SwiftUI

          struct WelcomeView: View {
            var body: some View {
              Text("Welcome")
                .font(.largeTitle)
                .padding()
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.functionCallExpr], callees: ["Group"],
    check: { node, context in
      guard let group = NeedlessGroup(node, context) else { return }
      context.report(at: group.name.range, subject: node, message: group.message, isUnnecessary: true)
    },
    explain: { node, context in NeedlessGroup(node, context)?.reason ?? "" },
    rewrites: { node, context in NeedlessGroup(node, context)?.rewrites(context.layout) ?? [] })
}

/// A `Group` around one view.
private struct NeedlessGroup {
  private let group: FunctionCall
  private let closure: Closure
  let name: Name
  /// The view, as texts name it.
  private let view: String
  /// The names of the modifiers on the group.
  private let modifiers: [String]

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard let group = FunctionCall(node), group.constructedType == "Group", let name = group.name,
      group.isPlain || group.base?.isReference(to: "SwiftUI") == true,
      group.arguments.isEmpty, group.labeledTrailingClosures.isEmpty, let closure = group.trailingClosure,
      let child = onlyView(in: closure), resolver.declaredEntry(name) != nil,
      isOneView(child.name, resolver) || isOneViewInGroups(child.view, resolver),
      allowsAnyView(node.outermostChain, resolver), !context.file.isInPreview(node)
    else { return nil }
    self.group = group
    self.closure = closure
    self.name = name
    let isSum = closure.statements.first?.firstChild?.kind == .sequenceExpr
    view =
      child.name == "Group"
      ? "the inner `Group`" : isSum ? "a sum of `\(child.name.text)`s" : "`\(child.name.text)`"
    modifiers = ViewExpression(node.outermostChain).modifiers.compactMap { $0.name?.text }
  }

  var message: String {
    modifiers.isEmpty
      ? "This `Group` contains only one view, \(view), and has no effect. Replace it with \(view)."
      : "This `Group` contains only one view, \(view), and has no effect. "
        + "Remove it, and move \(listed(modifiers)) onto \(view)."
  }

  var reason: String {
    modifiers.isEmpty
      ? "The only view in this `Group` is \(view), and the `Group` has no modifiers."
      : "The only view in this `Group` is \(view). What is applied to the `Group` (\(listed(modifiers))) "
        + "has the same effect on \(view) itself."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    layout.unwrapping(group, closure: closure).map {
      [Rewrite(title: "Replace the `Group` with \(view)", level: .safe, edits: $0)]
    } ?? []
  }
}

/// The closure's only view with the name of its type; nil where it contains anything else.
private func onlyView(in closure: Closure) -> (view: ViewExpression, name: Name)? {
  let statements = closure.statements
  guard statements.count == 1, let statement = statements.first?.firstChild else { return nil }
  if let text = firstOfAddedTexts(statement) { return text.typeName.map { (text, $0) } }
  let view = ViewExpression(statement)
  guard !view.modifiers.contains(where: \.isConditional) else { return nil }
  return view.typeName.map { (view, $0) }
}

/// The first of the `Text`s that the expression adds, which are one `Text` then; nil for any other expression.
private func firstOfAddedTexts(_ expression: Node) -> ViewExpression? {
  guard expression.kind == .sequenceExpr else { return nil }
  let operands = expression.children.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  let operators = expression.children.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  guard operators.allSatisfy({ $0.hasText("+") }) else { return nil }
  let views = operands.map { ViewExpression($0) }
  return views.allSatisfy { $0.typeName == "Text" && !$0.modifiers.contains(where: \.isConditional) }
    ? views.first : nil
}

/// Whether the view is a `Group` around one view, or around another such group.
private func isOneViewInGroups(_ view: ViewExpression, _ resolver: ViewResolver) -> Bool {
  var current = view
  while current.typeName == "Group" {
    guard let group = current.rootCall, group.arguments.isEmpty, group.labeledTrailingClosures.isEmpty,
      let closure = group.trailingClosure, let child = onlyView(in: closure)
    else { return false }
    if isOneView(child.name, resolver) { return true }
    current = child.view
  }
  return false
}

/// Whether the type is one view for sure: `ForEach`, `Section` and their like may stand for several.
private func isOneView(_ type: Name, _ resolver: ViewResolver) -> Bool {
  resolver.declaredEntry(type)?.traits.isDisjoint(with: [.transparent, .notView]) ?? true
}

/// Whether any view can replace the group: not in a declaration that spells out `Group<…>`.
private func allowsAnyView(_ chain: Node, _ resolver: ViewResolver) -> Bool {
  if let builder = resolver.builder(around: chain) {
    guard builder.kind == .view || builder.kind == .tabs else { return false }
    let result = builder.owner.declaredType
    return result?.typeName != "Group"
  }
  return resolver.isOpaqueResult(chain)
}
