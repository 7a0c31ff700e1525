extension Rule {
  package static let undiscoverableModifier = Rule(
    id: "undiscoverable_modifier", severity: .hint, profile: .recommended, family: .abstraction,
    title: "Modifier without a `View` extension",
    summary: "A `ViewModifier` is applied by its type, because no extension of `View` gives it a name.",
    why: """
      `.modifier(CardModifier())` works, but code completion after a period doesn't list the modifier. \
      Whoever needs it has to know that the type exists, and may write the same styling again.
      """,
    remedy: """
      Add a function to an extension of `View` that applies the modifier: `.card()` then shows up in \
      code completion beside SwiftUI's own modifiers and reads like them. The type can stay as it is.
      """,
    silentOn: [
      "A modifier that is private to its file.",
      "A modifier that is never applied by its type, or that has a static member to apply it by.",
      """
      In `recommended` and `strict`: a modifier that is applied once, in its own file, in a workspace of several files, \
      and one that stores a style's configuration.
      """,
    ],
    keepIf: ["The modifier is used in one place and is not meant for others; `private` says so."],
    sources: [Citation(.viewStructure, section: "Reusable Styling with ViewModifier")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct PillModifier: ViewModifier {
            var color: Color = .red

            func body(content: Content) -> some View {
              content
                .padding(4)
                .background(color, in: Capsule())
            }
          }

          struct InboxRow: View {
            let count: Int

            var body: some View {
              Text("\\(count)")
                .modifier(PillModifier(color: .blue))
            }
          }
          """,
        good: """
          import SwiftUI

          struct PillModifier: ViewModifier {
            var color: Color = .red

            func body(content: Content) -> some View {
              content
                .padding(4)
                .background(color, in: Capsule())
            }
          }

          extension View {
            func pill(color: Color = .red) -> some View {
              modifier(PillModifier(color: color))
            }
          }

          struct InboxRow: View {
            let count: Int

            var body: some View {
              Text("\\(count)")
                .pill(color: .blue)
            }
          }
          """)
    ],
    rewriteLevels: [.refactor], needsWholeWorkspace: true, kinds: [.structDecl],
    check: { node, context in
      guard let modifier = UnexposedModifier(node, context) else { return }
      context.report(
        at: modifier.type.declaration.nameRange, subject: node, message: modifier.message,
        related: modifier.related(context))
    },
    explain: { node, context in
      guard let modifier = UnexposedModifier(node, context) else { return "" }
      return modifier.reason + modifier.rewrite(context).note
    },
    rewrites: { node, context in
      UnexposedModifier(node, context)?.rewrite(context).rewrites ?? []
    })
}

/// A `ViewModifier` that is applied by its type only.
private struct UnexposedModifier {
  let type: TypeModel
  /// Where it is applied, by file.
  private let uses: [(file: String, ranges: [Range<Int>])]

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), !type.isLocal,
      context.resolver.roles(of: type).contains(.viewModifier), type.modifierBody != nil,
      context.isVisibleOutside(type), context.isOnlyType(type)
    else { return nil }
    var uses: [(String, [Range<Int>])] = []
    for (file, references) in context.workspace.references(to: type.name) {
      if references.contains(where: { $0.kind == .exposedModifier }) { return nil }
      let applied = references.filter { $0.kind == .appliedModifier && !$0.isInPreview }
      if !applied.isEmpty { uses.append((file, applied.map(\.range))) }
    }
    guard !uses.isEmpty,
      // What one place beside it applies is a detail of that place, as far as the app is known.
      context.step == .all || context.workspace.fileCount == 1 || uses.count > 1 || uses[0].1.count > 1
        || uses[0].0 != context.resolver.fileName,
      // Only a style's `makeBody` has what this one needs.
      context.step == .all || !type.needsStyleConfiguration,
      !context.workspace.types(named: "ViewModifier", inFilesReferringTo: type.name)
        .contains(where: { $0.facts.isAbout(type) })
    else { return nil }
    self.type = type
    self.uses = uses
  }

  private var count: Int { uses.reduce(0) { $0 + $1.ranges.count } }

  var message: String {
    "`\(type.spokenName)` is applied as `.modifier(\(type.name)(…))`, so code completion never suggests it. "
      + "Add a function to an extension of `View` that applies it."
  }

  var reason: String {
    "No extension of `View` in the workspace applies `\(type.spokenName)`; `.modifier(\(type.name)(…))` is written "
      + times(count) + "."
  }

  func related(_ context: RuleContext) -> [RelatedLocation] {
    uses.flatMap { file, ranges in
      ranges.map {
        RelatedLocation(
          file: file == context.resolver.fileName ? nil : file, range: $0, message: "Applied by its type here"
        )
      }
    }
  }

  // MARK: The refactoring

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try refactoring(context) }
  }

  private func refactoring(_ context: RuleContext) throws(Obstacle) -> Rewrite {
    if let generic = context.genericType(around: type) { throw Obstacle("`\(generic)` is generic.") }
    guard let name = context.freeViewFunctionName(for: type.name, without: ["ViewModifier", "Modifier"])
    else {
      throw Obstacle("every name for the function is taken.")
    }
    let all = try context.uses(of: type)
    let applied = all.calls.compactMap { call in AppliedModifier(call).map { (call, $0) } }
    let initializers = Set(applied.map(\.0.initializer))
    if let unknown = applied.first(where: { $0.0.initializer == nil })?.0 {
      throw Obstacle(
        "no initializer of `\(type.spokenName)` fits the call", at: unknown.call.node.range,
        in: unknown.source)
    }
    guard initializers.count == 1, let used = initializers.first ?? nil, !all.initializers[used].isInExtension
    else { throw Obstacle("its uses call several initializers, or one of an extension.") }
    let forwarding = try InitializerForwarding(
      type, initializer: all.initializers[used].index, context.resolver)
    let unit = context.layout.indentationUnit
    let view = context.resolver.viewQualifier + "View"
    let access = context.accessPrefix(of: type, all.initializers[used].facts)
    var edits = [
      context.insertion(
        of: context.availability(of: type) + ["\(access)extension \(view) {"]
          + context.layout.lines(
            "func \(name)(", forwarding.parameters, ") -> some \(view) {", indentation: unit)
          + context.layout.lines(
            "modifier(\(type.qualifiedName)(", forwarding.arguments, "))", indentation: unit + unit)
          + ["\(unit)}", "}"], after: type)
    ]
    for (call, use) in applied {
      try forwarding.check(call)
      guard
        let own = use.edits(
          naming: name, context.layout(of: call.source), file: context.editName(of: call.source))
      else { throw Obstacle("a comment is in the way", at: call.call.node.range, in: call.source) }
      edits += own
    }
    return Rewrite(
      title: "Add `\(name)(…)` to `View` and use it".replacingEmptyParentheses(forwarding.parameters.isEmpty),
      level: .refactor, edits: edits.sortedByFile)
  }
}

extension TypeModel {
  /// Whether it stores what SwiftUI hands to a style: a `ButtonStyleConfiguration`, a `ToggleStyle.Configuration`.
  fileprivate var needsStyleConfiguration: Bool {
    storedProperties.contains { property in
      guard let type = property.type?.text else { return false }
      return Vocabulary.styleProtocols.allNames.contains {
        type == $0 + "Configuration" || type == $0 + ".Configuration"
      }
    }
  }
}
