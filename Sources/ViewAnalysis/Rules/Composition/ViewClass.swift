extension Rule {
  package static let viewClass = Rule(
    id: "view_class", severity: .warning, profile: .recommended, family: .composition,
    title: "View that is a class",
    summary: "A class or an actor conforms to `View`, which has to be a value type.",
    why: """
      SwiftUI recreates views whenever something changes, compares them, and discards them, so it expects \
      values. A class that conforms to `View` compiles, but the app crashes when SwiftUI uses it.
      """,
    remedy: """
      Make it a `struct`. State that has to live longer than one update belongs in `@State` or in an \
      observable model, and what a superclass would share belongs in a smaller view or a modifier.
      """,
    silentOn: [
      """
      Representables and hosting controllers: they are classes of UIKit and AppKit that show views, and \
      don't conform to `View`.
      """
    ],
    keepIf: ["Never: the app crashes when SwiftUI shows the view."],
    sources: [
      Citation(.composition), Citation(.declaringAView, section: "Conform to the view protocol"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          final class GreetingView: View {
            let name: String

            init(name: String) {
              self.name = name
            }

            var body: some View {
              Text("Hello, \\(name)")
            }
          }
          """,
        good: """
          import SwiftUI

          struct GreetingView: View {
            let name: String

            init(name: String) {
              self.name = name
            }

            var body: some View {
              Text("Hello, \\(name)")
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.classDecl, .actorDecl],
    check: { node, context in
      guard let view = ReferenceView(node, context) else { return }
      context.report(at: view.keyword, subject: node, message: view.message)
    },
    explain: { node, context in
      guard let view = ReferenceView(node, context) else { return "" }
      return view.reason + view.rewrite(context).note
    },
    rewrites: { node, context in ReferenceView(node, context)?.rewrite(context).rewrites ?? [] })
}

/// A class or an actor that conforms to `View`.
private struct ReferenceView {
  private let type: TypeModel
  /// UTF-8 offsets of `class` or `actor`.
  let keyword: Range<Int>

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), context.resolver.isView(type),
      // A subclass inherits the conformance: the fault is the superclass's.
      node.tokenRange.contains(node.introducerToken)
    else { return nil }
    let roles = context.resolver.roles(of: type)
    guard !roles.contains(.representable), !context.resolver.declares("View", at: node.range.lowerBound)
    else {
      return nil
    }
    let token = context.tree.tokens[node.introducerToken]
    self.type = type
    keyword = Int(token.start)..<Int(token.end)
  }

  private var kind: String { type.node.kind == .actorDecl ? "an actor" : "a class" }

  var message: String {
    "`\(type.spokenName)` is \(kind), but SwiftUI needs views to be values and stops the app otherwise. "
      + "Make it a `struct`."
  }

  var reason: String {
    "`\(type.spokenName)` conforms to `View` and is declared as \(kind). It compiles, but SwiftUI can't show it."
  }

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try refactoring(context) }
  }

  private func refactoring(_ context: RuleContext) throws(Obstacle) -> Rewrite {
    if type.node.kind == .actorDecl { throw Obstacle("code outside of an actor has to `await` its members.") }
    let declarations = context.file.declarations(of: type)
    for inherited in declarations.flatMap(\.inheritedTypes) {
      guard let name = inherited.typeName, name == "View" || valueProtocols.contains(name) else {
        throw Obstacle("`\(type.spokenName)` inherits from `\(inherited.text)`.")
      }
    }
    let uses = try context.uses(of: type)
    guard context.resolver.isWhollyInFile(type) else {
      throw Obstacle("`\(type.spokenName)` is extended in another file.")
    }
    for mention in uses.mentions {
      switch mention.kind {
      case .inheritance:
        throw Obstacle("a class inherits from `\(type.spokenName)`", at: mention.range, in: mention.source)
      case .type, .initializerValue:
        throw Obstacle("`\(type.spokenName)` is named as a type", at: mention.range, in: mention.source)
      case .extension, .member, .delegation: continue
      }
    }
    for call in uses.calls {
      // A reference that is kept may be changed through, or compared.
      guard !call.isImplicit, call.call.node.parent?.kind != .initializerClause else {
        throw Obstacle("an instance is kept", at: call.call.node.range, in: call.source)
      }
    }
    var edits = [TextEdit(range: keyword, newText: "struct")]
    for declaration in declarations {
      edits += try headEdits(of: declaration.node, context)
      for member in declaration.members { edits += try memberEdits(of: member, context) }
      try checkCode(of: declaration, context)
    }
    return Rewrite(title: "Make `\(type.spokenName)` a struct", level: .safe, edits: edits.sortedByFile)
  }

  private func headEdits(of node: Node, _ context: RuleContext) throws(Obstacle) -> [TextEdit] {
    try modifierEdits(of: node, removing: [.kwFinal], context)
  }

  private func memberEdits(of member: Node, _ context: RuleContext) throws(Obstacle) -> [TextEdit] {
    if member.kind == .deinitializerDecl { throw Obstacle("`\(type.spokenName)` has a `deinit`.") }
    if member.hasModifier(.kwOverride) { throw Obstacle("`\(type.spokenName)` overrides a member.") }
    if member.hasModifier(.kwLazy) { throw Obstacle("`\(type.spokenName)` has a lazy property.") }
    if member.attribute("Published") != nil { throw Obstacle("`\(type.spokenName)` publishes a property.") }
    if member.attributes.contains(where: {
      $0.attributeName?.hasPrefix("objc") == true || $0.attributeName == "IBAction"
    }) {
      throw Obstacle("`\(type.spokenName)` has a member for Objective-C.")
    }
    if TypeDecl.isKind(member.kind) { return [] }
    return try modifierEdits(of: member, removing: [.kwFinal, .kwRequired, .kwConvenience], context)
  }

  private func modifierEdits(
    of node: Node, removing kinds: Set<TokenKind>, _ context: RuleContext
  ) throws(Obstacle) -> [TextEdit] {
    var edits: [TextEdit] = []
    for modifier in node.children(.declModifier) {
      let token = modifier.firstToken.kind
      if kinds.contains(token) {
        let end = context.layout.endOfWhitespace(from: modifier.range.upperBound)
        edits.append(TextEdit(range: modifier.range.lowerBound..<end, newText: ""))
      } else if token == .kwOpen {
        edits.append(TextEdit(range: modifier.range, newText: "public"))
      } else if token == .kwClass {
        edits.append(TextEdit(range: modifier.range, newText: "static"))
      }
    }
    return edits
  }

  /// Code that a value type doesn't allow: captures of `self` as a reference, changes of its own properties.
  private func checkCode(of declaration: TypeModel, _ context: RuleContext) throws(Obstacle) {
    let variables = declaration.storedProperties.filter { !$0.isLet && $0.wrapper == nil }
    guard variables.isEmpty else {
      throw Obstacle(
        "`\(variables.compactMap { $0.name?.text }.first ?? "a property")` is a variable, which methods of a "
          + "struct can't change.")
    }
    for id in declaration.node.subtree {
      let node = context.tree.node(id)
      if node.kind == .closureCapture, node.capturedName == "self", node.tokenRange.count > 1 {
        throw Obstacle("a closure captures `self` weakly.")
      }
      if node.kind == .binaryOperatorExpr, node.hasText("===") || node.hasText("!==") {
        throw Obstacle("its code compares references.")
      }
      if let argument = Argument(node), argument.value?.isReference(to: "self") == true {
        throw Obstacle("its code passes `self` on, perhaps as a reference.")
      }
    }
  }
}

/// Protocols that a value can conform to as well as an object.
private let valueProtocols: NameSet = [
  "Equatable", "Hashable", "Identifiable", "Sendable", "Comparable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible", "CustomDebugStringConvertible",
]
