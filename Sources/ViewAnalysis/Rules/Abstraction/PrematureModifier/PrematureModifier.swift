extension Rule {
  package static let prematureModifier = Rule(
    id: "premature_modifier", severity: .hint, profile: .strict, family: .abstraction,
    title: "Modifier that is hardly used",
    summary: "A modifier that only chains other modifiers is used once or twice in the whole workspace.",
    why: """
      A modifier of your own pays off when it is repeated. Before that it is one more name to know, and the \
      view that uses it no longer says how it looks.
      """,
    remedy: """
      Write the modifiers where they are needed. Make a modifier of them when the same chain comes up again.
      """,
    silentOn: [
      "A modifier with state of its own, a public one, and one that nothing uses.",
      "Uses in previews: they don't count.",
      "A file without a workspace, because its modifiers may be used elsewhere.",
      "A modifier that observes an object; in `strict` also one that stores an `@Observable` object.",
      """
      In `strict`: a `ViewModifier` that a function of `View` applies and other files can name, because \
      `undiscoverable_modifier` and `styling_view` ask for one.
      """,
      """
      In `strict`: a modifier that acts, decides, reads the environment, has members of its own, adds a view, \
      is there for one platform or version, is applied by a function that decides, or names something private \
      that its uses can't see.
      """,
      """
      In `strict`: a modifier that changes nothing of the looks, such as one that presents a sheet, and a function \
      beside another one of the same modifiers in its extension.
      """,
    ],
    keepIf: [
      "More uses are about to be written.",
      "The name says something that the modifiers don't.",
    ],
    sources: [Citation(.viewsForContainers)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          extension View {
            func pill(inset: Double = 4) -> some View {
              font(.caption)
                .padding(inset)
                .background(.yellow, in: Capsule())
            }
          }

          struct InboxRow: View {
            let count: Int

            var body: some View {
              HStack {
                Text("Inbox")
                Text("\\(count)")
                  .pill()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct InboxRow: View {
            let count: Int

            var body: some View {
              HStack {
                Text("Inbox")
                Text("\\(count)")
                  .font(.caption)
                  .padding(4)
                  .background(.yellow, in: Capsule())
              }
            }
          }
          """,
        otherFile: """
          import SwiftUI

          struct MailView: View {
            var body: some View {
              InboxRow(count: 3)
            }
          }
          """)
    ],
    options: [
      RuleOption(
        "max_uses", default: 2, summary: "Maximum number of uses of a modifier that is reported")
    ],
    rewriteLevels: [.suggested], needsWholeWorkspace: true, kinds: [.structDecl, .functionDecl],
    check: { node, context in
      guard let modifier = RarelyUsedModifier(node, context) else { return }
      context.report(
        at: modifier.nameRange, subject: node, message: modifier.message, related: modifier.related(context))
    },
    explain: { node, context in
      guard let modifier = RarelyUsedModifier(node, context) else { return "" }
      return modifier.reason + ModifierInlining(modifier, context).rewrite.note
    },
    rewrites: { node, context in
      RarelyUsedModifier(node, context).map { ModifierInlining($0, context).rewrite.rewrites } ?? []
    })
}

/// A modifier of the workspace that few views use: a `ViewModifier`, or a function of `View` that chains modifiers.
struct RarelyUsedModifier {
  /// Nil for a function.
  let type: TypeModel?
  /// The function of `View` that applies it, or is it, and its file.
  let function: (declaration: FunctionDecl, source: SourceFile)?
  /// The function that has the modifiers: `body(content:)`, or the function of `View`.
  let code: FunctionDecl
  /// The content that the modifiers are applied to; nil for `self`, implicit or not.
  let root: Node?
  private let name: Name
  /// UTF-8 offsets, by file; those in previews aren't among them.
  private let uses: [(file: String, range: Range<Int>)]

  init?(_ node: Node, _ context: RuleContext) {
    // A lone file may be a part of anything.
    guard context.workspace.fileCount > 1, !context.file.isInPreview(node) else { return nil }
    if node.kind == .functionDecl {
      self.init(function: node, context)
    } else {
      self.init(type: node, context)
    }
  }

  private init?(type node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), !type.isLocal,
      context.resolver.roles(of: type).contains(.viewModifier), let code = type.modifierBody,
      let name = type.declaration.name, let content = code.parameters.first?.name,
      type.node.access ?? .internal < .public, !type.hasOwnState, context.isOnlyType(type),
      // It is there so that changes of the object concern the modifier alone.
      !type.storedProperties.contains(where: {
        $0.observesObject
          || context.step != .all
            && $0.type?.typeName.flatMap(context.resolver.observability) == .observable
      })
    else { return nil }
    var direct: [(file: String, range: Range<Int>)] = []
    var exposing: [(file: String, range: Range<Int>)] = []
    for (file, references) in context.workspace.references(to: type.name) {
      for reference in references {
        switch reference.kind {
        case .exposedModifier: exposing.append((file, reference.range))
        case .appliedModifier: if !reference.isInPreview { direct.append((file, reference.range)) }
        // It may be used in any way.
        default: return nil
        }
      }
    }
    // `undiscoverable_modifier` stands at one that other files can name, and no function applies. It asks for the
    // function, as `styling_view` does: only to the letter is the result premature.
    guard exposing.count <= 1,
      !context.isVisibleOutside(type) || !exposing.isEmpty && context.step == .all,
      Self.isChain(code, on: content, context)
    else { return nil }
    let limit = context.option("max_uses")
    guard direct.count <= limit else { return nil }
    if let exposed = exposing.first {
      guard let source = context.resolver.source(named: exposed.file),
        let function = source.model.viewFunctions.first(where: {
          $0.node.range.contains(exposed.range.lowerBound)
        }),
        function.node.isNarrowerThanPublic
      else { return nil }
      if function.body?.onlyExpression.map({ $0.kind == .functionCallExpr }) == true {
        guard let calls = Self.calls(of: function, source, limit, context) else { return nil }
        direct += calls
        self.function = (function, source)
      } else {
        // A function that decides, or asks for a version, is more than a name for the modifier.
        guard context.step == .all else { return nil }
        direct.append(exposed)
        self.function = nil
      }
    } else {
      function = nil
    }
    guard (1...max(1, limit)).contains(direct.count),
      context.step == .all || Self.canBeWritten(code, at: direct.map(\.file), context)
    else { return nil }
    self.type = type
    self.code = code
    root = code.body?.onlyExpression.map { ViewExpression($0).root }
    self.name = name
    uses = direct
  }

  private init?(function node: Node, _ context: RuleContext) {
    guard let function = FunctionDecl(node), !function.isStatic, let name = function.name,
      let type = context.file.enclosingType(of: node), type.isExtension, type.name == "View",
      node.parent?.kind == .memberBlockItem, node.isNarrowerThanPublic,
      let expression = function.body?.onlyExpression, let source = context.resolver.source
    else { return nil }
    let view = ViewExpression(expression)
    guard let first = view.rootCall, first.isPlain || first.base?.isReference(to: "self") == true,
      Vocabulary.modifier(first.name) != nil, first.name != "modifier",
      view.modifiers.allSatisfy({ $0.name != "modifier" && !$0.isConditional }),
      context.step == .all || Self.isPlain(expression, context) && !Self.hasSiblings(function, type, context)
    else { return nil }
    let limit = context.option("max_uses")
    guard let calls = Self.calls(of: function, source, limit, context), !calls.isEmpty,
      calls.count <= max(1, limit),
      context.step == .all || Self.canBeWritten(function, at: calls.map(\.file), context)
    else { return nil }
    self.type = nil
    self.function = (function, source)
    code = function
    root = nil
    self.name = name
    uses = calls
  }

  /// Whether the extension has another function of the same modifiers: the functions of such a family are told apart
  /// by their names, however often each is used.
  private static func hasSiblings(_ function: FunctionDecl, _ type: TypeModel, _ context: RuleContext) -> Bool
  {
    let counts = context.resolver.modifierRuns[type.node.id] ?? modifierRuns(in: type)
    context.resolver.modifierRuns[type.node.id] = counts
    return counts[modifierNames(of: function) ?? [], default: 0] > 1
  }

  /// How many functions of the type consist of the same modifiers, by these modifiers' names.
  private static func modifierRuns(in type: TypeModel) -> [[String]: Int] {
    let tree = type.node.tree
    let functions = tree.nodes.ids(of: [.functionDecl], in: type.node.subtree)
      .compactMap { FunctionDecl(tree.node($0)) }
    return functions.reduce(into: [:]) { $0[modifierNames(of: $1) ?? [], default: 0] += 1 }
  }

  /// The names of the modifiers that are all of the function.
  private static func modifierNames(of function: FunctionDecl) -> [String]? {
    guard let view = function.body?.onlyExpression.map(ViewExpression.init) else { return nil }
    return (view.rootCall?.name.map { [$0.text] } ?? []) + view.modifiers.compactMap(\.name?.text)
  }

  /// Whether the files see all that the code names.
  private static func canBeWritten(_ code: FunctionDecl, at files: [String], _ context: RuleContext) -> Bool {
    files.allSatisfy { $0 == context.resolver.fileName }
      || code.body.flatMap { context.file.privateDeclaration(namedIn: $0.range) } == nil
  }

  /// Whether the code is one chain of modifiers on the content.
  private static func isChain(_ code: FunctionDecl, on content: Name, _ context: RuleContext) -> Bool {
    guard let expression = code.body?.onlyExpression else { return context.step == .all }
    let view = ViewExpression(expression)
    if view.root.isName(content), !view.modifiers.isEmpty, view.modifiers.allSatisfy({ !$0.isConditional }) {
      return context.step == .all || isPlain(expression, context)
    }
    return context.step == .all
  }

  /// Whether the code does no more than chain modifiers of SwiftUI's, and nothing in it decides or acts, or is there for
  /// one platform only.
  private static func isPlain(_ expression: Node, _ context: RuleContext) -> Bool {
    let view = ViewExpression(expression)
    let names = view.modifiers.map(\.entry) + (view.rootCall.map { [Vocabulary.modifier($0.name)] } ?? [])
    guard names.allSatisfy({ $0 != nil }),
      // What only presents something or says what it is called has its name for that.
      names.contains(where: { $0?.traits.contains(.visual) == true }),
      expression.ancestor(.ifConfigDecl) == nil,
      expression.ancestor(.functionDecl)?.attribute("available") == nil
    else { return false }
    if let type = context.file.enclosingType(of: expression), !type.isExtension {
      // What else it has would have to go somewhere.
      guard type.members.count == type.storedProperties.count + 1,
        type.storedProperties.allSatisfy({ property in
          property.variable.node.attributes.isEmpty || property.wrapper?.name == "Binding"
        })
      else { return false }
    }
    return expression.descendants.allSatisfy { node in
      switch node.kind {
      case .ifExpr, .switchExpr, .ifConfigDecl: return false
      default:
        // A view that it adds is a component, not styling.
        if let made = FunctionCall(node)?.constructedType, context.resolver.isViewType(made) {
          let traits = context.resolver.declaredEntry(made)?.traits ?? []
          return !traits.isDisjoint(with: [.shape, .fill])
        }
        guard let closure = Closure(node) else { return true }
        return context.resolver.role(of: closure) != .action && closure.statements.count <= 1
      }
    }
  }

  /// The calls outside of previews; nil where they are too many, or can't be told from those of other functions.
  private static func calls(
    of function: FunctionDecl, _ source: SourceFile, _ limit: Int, _ context: RuleContext
  ) -> [(file: String, range: Range<Int>)]? {
    guard let name = function.name?.text else { return nil }
    var count = 0
    for (_, references) in context.workspace.references(to: name) {
      count += references.count { ($0.kind == .member || $0.kind == .name) && !$0.isInPreview }
    }
    // Few files are left to be looked at.
    guard count <= limit, let calls = try? context.calls(ofViewFunction: function, in: source) else {
      return nil
    }
    return calls.filter { !$0.isInPreview }.map { call in
      (call.source.name, call.call.callee?.referencedName?.range ?? call.call.node.range)
    }
  }

  var nameRange: Range<Int> { name.range }

  var message: String {
    "`\(name.text)` is used \(uses.count == 1 ? "once" : "only \(times(uses.count))") in the workspace. Write its modifiers "
      + "there, and make a modifier of them when they repeat."
  }

  var reason: String {
    let chain =
      code.body?.onlyExpression.map { ViewExpression($0).modifiers.compactMap { $0.name?.text } } ?? []
    return (chain.isEmpty ? "" : "`\(name.text)` stands for \(listed(chain)). ")
      + "Outside of previews, it is applied \(times(uses.count))."
  }

  func related(_ context: RuleContext) -> [RelatedLocation] {
    uses.map { file, range in
      RelatedLocation(
        file: file == context.resolver.fileName ? nil : file, range: range, message: "Used here")
    }
  }
}

extension Property {
  /// Whether it makes what has it depend on an object's changes.
  fileprivate var observesObject: Bool {
    guard let wrapper else { return false }
    if observingWrappers.contains(wrapper.name) { return true }
    // `@Environment(Model.self)`
    return wrapper.name == "Environment"
      && variable.node.attribute("Environment")?.children.last.map { $0.text.hasSuffix(".self") } == true
  }
}

private let observingWrappers: NameSet = [
  "ObservedObject", "EnvironmentObject", "FocusedObject", "Bindable",
]

extension Node {
  /// Whether neither the member nor the extension around it is public.
  fileprivate var isNarrowerThanPublic: Bool {
    (access ?? .internal) < .public && (ancestor(.extensionDecl)?.access ?? .internal) < .public
  }
}
