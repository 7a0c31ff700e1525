extension Rule {
  package static let missingBody = Rule(
    id: "missing_body", severity: .error, profile: .recommended, family: .contract,
    title: "View without a body",
    summary: "A type conforms to `View` or `ViewModifier` but has no body.",
    why: """
      `View` and `ViewModifier` require a body: it describes what the view shows, or how the modifier \
      changes its content. Without one the type doesn't compile.
      """,
    remedy: "Add `var body: some View`, or `func body(content: Content) -> some View` in a modifier.",
    silentOn: [
      "A body in any extension of the type in the workspace, or one that comes from a protocol.",
      "A type with a macro or a superclass: its body may come from there.",
      "Everything, until the whole workspace has been read.",
    ],
    keepIf: ["Never: the type doesn't compile."],
    sources: [Citation(.declaringAView, section: "Declare a body")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct DepartureBoard: View {
            let platform: Int
          }
          """,
        good: """
          import SwiftUI

          struct DepartureBoard: View {
            let platform: Int

            var body: some View {
              EmptyView()
            }
          }
          """)
    ],
    rewriteLevels: [.safe], needsWholeWorkspace: true,
    kinds: [.structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl],
    check: { node, context in
      guard let type = BodilessType(node, context) else { return }
      context.report(at: type.range, subject: node, message: type.message)
    },
    explain: { node, context in BodilessType(node, context)?.reason ?? "" },
    rewrites: { node, context in BodilessType(node, context)?.rewrites(context) ?? [] })
}

/// A view or a view modifier without a body, or an extension that makes a type one.
private struct BodilessType {
  private let type: TypeModel
  private let memberBlock: Node
  /// `View` or `ViewModifier`.
  private let proto: Name
  private let isModifier: Bool
  /// UTF-8 offsets of the type's name; in an extension, of the protocol.
  let range: Range<Int>

  init?(_ node: Node, _ context: RuleContext) {
    guard let declaration = TypeDecl(node), let memberBlock = declaration.memberBlock else { return nil }
    let inherited = declaration.inheritedTypes
    if inherited.isEmpty { return nil }
    var conformance: Node?
    var isModifier = false
    for type in inherited {
      if type.kind == .memberType, type.firstChild?.typeName != "SwiftUI" { continue }
      if type.isNamedType("View") {
        conformance = type
      } else if type.isNamedType("ViewModifier") {
        conformance = type
        isModifier = true
      }
    }
    guard let conformance, let proto = conformance.typeName, let type = context.file.type(declaredBy: node),
      type.body == nil, !type.name.isEmpty, !node.hasError,
      !mayHaveBody(type, isModifier: isModifier, context),
      !context.resolver.declares(proto)
    else { return nil }
    self.type = type
    self.memberBlock = memberBlock
    self.proto = proto
    self.isModifier = isModifier
    range = type.isExtension ? conformance.range : declaration.nameRange
  }

  /// The first line of the body's declaration, without its brace.
  private func head(naming view: String = "View") -> String {
    isModifier ? "func body(content: Content) -> some \(view)" : "var body: some \(view)"
  }

  var message: String {
    "`\(type.spokenName)` is declared as a `\(proto.text)` but has no body, so it doesn't compile. Add `\(head())`."
  }

  var reason: String {
    "Neither `\(type.spokenName)` nor any of its extensions in the workspace declares the body that "
      + "`\(proto.text)` requires, and none of its protocols provides one."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    let view = context.resolver.viewProtocol(at: memberBlock.range.lowerBound + 1)
    let stub = [head(naming: view) + " {", isModifier ? "content" : "EmptyView()", "}"]
    let access =
      type.node.access.flatMap { $0 >= .package ? ($0 == .package ? "package " : "public ") : nil } ?? ""
    let helpers = context.resolver.helpers(of: type).map(\.declaration)
    guard !type.isExtension,
      let edits = insertion(of: stub, access: access, in: memberBlock, before: helpers, context.layout)
    else { return [] }
    return [Rewrite(title: "Add a body to `\(type.spokenName)`", level: .safe, edits: edits)]
  }
}

/// Whether a body is declared somewhere, or might come from where the syntax can't tell.
private func mayHaveBody(_ type: TypeModel, isModifier: Bool, _ context: RuleContext) -> Bool {
  let parts = context.file.declarations(of: type)
  // A type of another file is known by what that exports.
  if !parts.contains(where: { !$0.isExtension && !$0.isProtocol }) {
    guard context.workspace.isWhole else { return true }
    let others = context.workspace.types(qualifiedName: type.qualifiedName, named: type.name)
    guard others.contains(where: { $0.kind == .structDecl || $0.kind == .enumDecl }),
      others.allSatisfy({ part in
        part.kind != .protocolDecl && !part.properties.contains { $0.name == "body" && !$0.isStatic }
          && part.attributes.allSatisfy { plainAttributes.contains($0) }
      })
    else { return true }
  }
  let summary = context.resolver.summary(of: type)
  if summary.declaresBody { return true }
  for part in parts {
    if part.node.hasError { return true }
    if part.properties.contains(where: { $0.name == "body" && !$0.variable.isStatic }) { return true }
    // A method is no view's body.
    if isModifier, part.functions.contains(where: { $0.name == "body" }) { return true }
    for member in part.members {
      if member.kind == .macroExpansionDecl || member.kind == .macroExpansionExpr { return true }
      if TypeAliasDecl(member)?.name == "Body" { return true }
    }
    for attribute in part.node.attributes where !plainAttributes.contains(attribute.attributeName) {
      return true
    }
    if part.node.child(.ifConfigDecl) != nil { return true }
  }
  return summary.inherited.contains {
    bringsBody($0, inheritedBy: type.qualifiedName, context.resolver)
  }
}

/// Whether the protocol (or superclass) declares a body for its conformers, or isn't known.
private func bringsBody(_ name: String, inheritedBy type: String, _ resolver: ViewResolver) -> Bool {
  var pending = [(name: name, heir: type)]
  var seen: Set<String> = []
  while let (name, heir) = pending.popLast() {
    if name == "View" || name == "ViewModifier" || Vocabulary.protocolsWithoutViews.contains(name) {
      continue
    }
    guard let type = resolver.workspaceType(name, inheritedBy: heir) else { return true }
    guard seen.insert(type).inserted else { continue }
    let summary = resolver.summary(ofQualifiedName: type, named: name)
    guard summary.kinds.contains(.protocolDecl), !summary.declaresBody else { return true }
    pending += summary.inherited.map { ($0, type) }
  }
  return false
}

/// Attributes that are no macros.
private let plainAttributes: NameSet = [
  "MainActor", "available", "frozen", "usableFromInline", "preconcurrency", "unchecked", "objc",
]

/// The edit that puts the lines before the first of the type's helpers, else after its last member.
private func insertion(
  of lines: [String], access: String, in block: Node, before helpers: [Node], _ layout: Layout
) -> [TextEdit]? {
  guard block.range.count >= 2 else { return nil }
  let end = layout.lineEnding
  let close = block.range.upperBound - 1
  let outer = layout.indentation(at: block.range.lowerBound)
  let inner = outer + layout.indentationUnit
  let text = zip(lines, [inner + access, inner + layout.indentationUnit, inner]).map { $1 + $0 }
    .joined(separator: end)
  let inside = block.range.lowerBound + 1..<close
  let content = layout.trimmed(inside)
  if content.isEmpty {
    return [TextEdit(range: inside, newText: end + text + end + outer)]
  }
  if layout.isOneLine(block.range) {
    let members = inner + layout.tree.text(content)
    return [TextEdit(range: inside, newText: end + members + end + end + text + end + outer)]
  }
  if let helper = helpers.min(by: { $0.id < $1.id }), helper.parent?.parent?.id == block.id {
    // After the token before the helper: its own comments stay above it.
    let previous = layout.tree.tokens[max(0, helper.tokenRange.lowerBound - 1)]
    let offset = layout.lineEnd(of: Int(previous.end))
    if offset < layout.lineStart(of: helper.range.lowerBound) {
      let isFirst = Int(previous.end) == inside.lowerBound
      let newText = isFirst ? end + text + end : end + end + text
      return [TextEdit(range: offset..<offset, newText: newText)]
    }
  }
  return [TextEdit(range: content.upperBound..<close, newText: end + end + text + end + outer)]
}
