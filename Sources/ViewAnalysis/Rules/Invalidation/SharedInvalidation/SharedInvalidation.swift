extension Rule {
  package static let sharedInvalidation = Rule(
    id: "shared_invalidation", severity: .information, profile: .strict, family: .invalidation,
    title: "Independent states in one body",
    summary: "A `body` reads several states, and different parts of it depend on different ones of them.",
    why: """
      When a state changes that a `body` reads, SwiftUI runs all of that body again, however small the \
      part is that shows the state. If parts of a body depend on different states, a change of one state \
      computes the other parts too.
      """,
    remedy: """
      Make a part a view type, and pass it its state as a binding or as a value. If nothing else reads \
      the state, move it into the new type.
      """,
    silentOn: [
      "A body of up to five views or two states; the limits can be configured.",
      "A state that is read in several parts, or by a modifier of the whole body: it ties these together.",
      """
      A part that is already a view type of its own, unless it is handed the value of a private state, or of one of the \
      environment, that nothing else uses.
      """,
      "An object that texts elsewhere in the view ask for, too (`\"Title\".translated`).",
      """
      In `strict`: states that the same actions change, all of them but settings of the system and objects that other code \
      uses; a state whose `onChange` changes another one that the \
      body reads; parts of what is presented (sheets, alerts); and parts whose states, all of them, the body only passes on \
      as bindings, which doesn't run it, are settings of the system (`colorScheme`, a `@ScaledMetric`), which hardly ever \
      change, or are observed objects that other code of the view uses, too, which go on to run it.
      """,
    ],
    keepIf: ["The states change together, or so rarely that nobody notices."],
    sources: [Citation(.viewStructure, section: "Split State-Driven Parts into Custom View Types")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct KitchenTimer: View {
            @State private var minutes = 5
            @State private var isLoud = false
            @State private var label = "Pasta"

            var body: some View {
              VStack {
                VStack {
                  Text("Minutes: \\(minutes)")
                  Stepper("Minutes", value: $minutes)
                }
                HStack {
                  Image(systemName: "bell")
                  Toggle("Loud", isOn: $isLoud)
                }
                HStack {
                  Text(label)
                  TextField("Label", text: $label)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct KitchenTimer: View {
            var body: some View {
              VStack {
                KitchenTimerMinutesStepper()
                HStack {
                  Image(systemName: "bell")
                  KitchenTimerLoudToggle()
                }
                KitchenTimerLabelField()
              }
            }
          }

          private struct KitchenTimerMinutesStepper: View {
            @State private var minutes = 5

            var body: some View {
              VStack {
                Text("Minutes: \\(minutes)")
                Stepper("Minutes", value: $minutes)
              }
            }
          }

          private struct KitchenTimerLoudToggle: View {
            @State private var isLoud = false

            var body: some View {
              Toggle("Loud", isOn: $isLoud)
            }
          }

          private struct KitchenTimerLabelField: View {
            @State private var label = "Pasta"

            var body: some View {
              HStack {
                Text(label)
                TextField("Label", text: $label)
              }
            }
          }
          """)
    ],
    options: [
      RuleOption("max_views", default: 5, summary: "Maximum number of views in a body, whatever it reads"),
      RuleOption("max_states", default: 2, summary: "Maximum number of states that a body reads"),
    ],
    rewriteLevels: [.refactor], kinds: [.variableDecl], declares: ["body"],
    check: { node, context in
      guard let body = DividedBody(node, context) else { return }
      context.report(at: body.name.range, subject: node, message: body.message, related: body.related)
    },
    explain: { node, context in DividedBody(node, context)?.reason ?? "" },
    rewrites: { node, context in DividedBody(node, context)?.rewrites(context) ?? [] })
}

/// A body with parts that depend on different states.
private struct DividedBody {
  /// A view of the body, and the states that only it reads.
  struct Part {
    let view: Node
    /// Whether it is a view type already, which could have the states itself.
    let isOwnType: Bool
    var states: [ViewProperty]
  }

  let name: Name
  private let type: TypeModel
  /// All states that the body reads.
  private let states: [ViewProperty]
  /// Those of them whose changes run the body again.
  private let causes: [ViewProperty]
  /// At least two, none inside of another, in the order of the text.
  private let parts: [Part]

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard node.parent?.kind == .memberBlockItem, let variable = VariableDecl(node), !variable.isStatic,
      let binding = variable.firstBinding, let name = binding.name, let block = binding.getter,
      let type = context.file.enclosingType(of: node), resolver.isView(type), !context.file.isInPreview(node),
      resolver.storedProperties(of: type).count(where: \.mayBeStateSource) > context.option("max_states"),
      resolver.measure(block).count > context.option("max_views")
    else { return nil }
    let reads = resolver.reads(of: type)
    let states = reads.reads(of: block).properties.filter(\.isStateSource)
    guard states.count > context.option("max_states") else { return nil }
    let causes = states.filter(reads.bodyDepends(onValueOf:))
    let ends = reads.ends(ofUsesOf: PropertySet(states.map(\.index)), in: block)
    let isDivided = block.statements.count > 1
    let users = StateUsers(type, context)
    var parts: [Part] = []
    /// By the indices of the views' nodes: what a name reads that is all of the view, and the index of its part.
    var known: [Int: (readByName: PropertySet, part: Int?)] = [:]
    for state in states {
      guard let (first, last) = ends[state.index],
        let (view, isOwnType) = Self.view(around: first, last, in: block, isDivided: isDivided, resolver),
        !isOwnType
          || reads.bodyDepends(onValueOf: state) && users.mayMove(state, into: view)
      else { continue }
      if context.step == .strict, view.isInAlert || resolver.isInPresentation(view) { continue }
      if isReadThroughTexts(state, of: type, outside: view, context) { continue }
      var (readByName, part) = known[view.id] ?? (reads.reads(ofNameIn: view), nil)
      if !readByName.contains(state.index) {
        if part == nil {
          part = parts.count
          parts.append(Part(view: view, isOwnType: isOwnType, states: []))
        }
        if let part { parts[part].states.append(state) }
      }
      known[view.id] = (readByName, part)
    }
    // Of parts inside each other the inner ones.
    var disjoint: [Part] = []
    for part in parts.sorted(by: { $0.view.subtree.upperBound < $1.view.subtree.upperBound })
    where part.view.id >= disjoint.last?.view.subtree.upperBound ?? 0 {
      disjoint.append(part)
    }
    if context.step == .strict {
      if disjoint.count > 1 {
        let answers = AnsweredStates(states, of: type, context)
        for index in disjoint.indices {
          let own = Set(disjoint[index].states.map(\.index))
          disjoint[index].states.removeAll { answers.isAnswered($0, byChangesBesides: own) }
        }
        disjoint.removeAll { $0.states.isEmpty }
      }
      // What runs the body is to leave it with one of the parts: a state that is only passed on runs nothing, an object
      // that other code uses goes on to run it, and what the system is set to hardly ever does.
      let causes = Set(causes.map(\.index))
      let own = disjoint.map { part in
        part.states.filter { !$0.isSetting && !users.areSome(outside: part.view, of: $0) }
      }.filter { !$0.isEmpty }
      guard own.contains(where: { $0.contains { causes.contains($0.index) } }),
        // The others don't keep these apart.
        own.count < 2 || !areChangedTogether(own.flatMap(\.self), of: type, context)
      else { return nil }
    }
    guard disjoint.count > 1 else { return nil }
    self.name = name
    self.type = type
    self.states = states
    self.causes = causes
    self.parts = disjoint
  }

  /// The smallest view of the body around both nodes, and whether it is of a type of the workspace that gets them as values;
  /// nil where that is all of the body. `isDivided` tells whether the body has several statements.
  private static func view(
    around first: Node, _ last: Node, in block: Node, isDivided: Bool, _ resolver: ViewResolver
  ) -> (Node, isOwnType: Bool)? {
    var current = first
    while current.id != block.id, let parent = current.parent {
      if parent.kind == .codeBlockItem, let outer = parent.parent, current.contains(last),
        resolver.builder(of: outer)?.kind == .view
      {
        guard outer.id != block.id || isDivided, current.kind.isExpression else { return nil }
        let view = ViewExpression(current)
        if view.typeName == nil || resolver.declaredEntry(view.typeName) != nil { return (current, false) }
        // What is applied to it isn't handed to it: `Badge().opacity(opacity)`.
        if let root = view.rootCall?.node, !root.contains(first), !root.contains(last) {
          return (current, false)
        }
        // A container of the workspace's, whose content reads the state.
        let content = content(around: first, in: current, resolver)
        if content?.contains(last) == true { return (current, false) }
        return content == nil && self.content(around: last, in: current, resolver) == nil
          ? (current, true) : nil
      }
      current = parent
    }
    return nil
  }

  /// The closure of views in the node that contains the other.
  private static func content(around inner: Node, in node: Node, _ resolver: ViewResolver) -> Node? {
    inner.ancestors.prefix { $0.id != node.id }.last { ancestor in
      ancestor.kind == .closureExpr && resolver.builder(of: ancestor)?.kind == .view
    }
  }

  var message: String {
    let names = listed(states.map(\.name), upTo: 4)
    // Those first whose states run the body.
    let running = Set(causes.map(\.index))
    func runsBody(_ part: Part) -> Bool { part.states.contains { running.contains($0.index) } }
    let shown = (parts.filter(runsBody) + parts.filter { !runsBody($0) }).prefix(3).map {
      "only \($0.title) reads \(listed($0.states.map(\.name)))"
    }
    let isAny = causes.isEmpty || causes.count == states.count
    let updates = isAny ? "one of them" : listed(causes.map(\.name), upTo: 4, "or")
    return
      "The body of `\(type.spokenName)` reads \(names), and all of it is computed again whenever \(updates) "
      + "changes, but \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? ""). "
      + (parts.contains(where: \.isOwnType)
        ? "Let each part be a view type that has its states itself."
        : "Make these parts view types of their own.")
  }

  var related: [RelatedLocation] {
    parts.map {
      RelatedLocation(
        range: $0.view.firstToken.range, message: "Only \($0.title) reads \(listed($0.states.map(\.name)))")
    }
  }

  var reason: String {
    "This body reads \(counted(states.count, "state", "states")). These parts could be view types:\n\n"
      + parts.map { "- \($0.title), the only one to read \(listed($0.states.map(\.name)))" }
      .joined(separator: "\n")
  }
}

/// Where the code of a type uses its states.
private struct StateUsers {
  let context: RuleContext
  private let bodies: [Range<Int>]
  /// The type's stored properties, by name.
  private let properties: [String: Property]

  init(_ type: TypeModel, _ context: RuleContext) {
    self.context = context
    properties = Dictionary(
      type.storedProperties.compactMap { property in
        property.name.map { ($0.text, property) }
      }, uniquingKeysWith: { first, _ in first })
    bodies = context.file.declarations(of: type).map(\.node.range)
  }

  /// Whether code of the type outside of the view uses the observed object, if only in an action: then it goes on to run
  /// the body with each of its changes.
  func areSome(outside view: Node, of state: ViewProperty) -> Bool {
    guard let property = properties[state.name], let wrapper = property.wrapper?.name,
      Vocabulary.observingWrappers.contains(wrapper)
    else { return false }
    return uses(of: state.name, outside: property.variable.node).contains { !view.range.contains($0) }
  }

  /// Whether the state is a private one of the type, or one of the environment, and no code of the type outside of the
  /// view uses it: then the view can have it itself.
  func mayMove(_ state: ViewProperty, into view: Node) -> Bool {
    guard let property = properties[state.name], let wrapper = property.wrapper?.name,
      Self.environmentWrappers.contains(wrapper)
        || Self.ownWrappers.contains(wrapper) && property.access == .private,
      context.file.enclosingType(of: view).map(context.resolver.isWhollyInFile) == true
    else { return false }
    return ["", "$", "_"].allSatisfy { prefix in
      uses(of: prefix + state.name, outside: property.variable.node).allSatisfy(view.range.contains)
    }
  }

  private static let ownWrappers: NameSet = ["State", "StateObject"]
  private static let environmentWrappers: NameSet = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage",
  ]

  private func uses(of name: String, outside declaration: Node) -> [Int] {
    (context.resolver.source?.facts.references.references(to: name) ?? []).map(\.range.lowerBound).filter {
      offset in
      !declaration.range.contains(offset) && bodies.contains { $0.contains(offset) }
    }
  }
}

/// Whether code of the type outside of the view reads the object through what makes texts and asks for it:
/// `"Title".localized`, or `localized("Title")`, where that is `Language.shared.text(for: self)`.
private func isReadThroughTexts(
  _ state: ViewProperty, of type: TypeModel, outside view: Node, _ context: RuleContext
) -> Bool {
  guard state.source == .object,
    let property = type.storedProperties.first(where: { $0.name?.text == state.name }),
    let object = property.type?.typeName ?? property.initialValue?.madeType
      ?? property.wrapper?.attribute.descendants(.declReferenceExpr).lazy.compactMap(\.firstName)
      .first(where: \.isCapitalized)
  else { return false }
  var seen: Set<String> = []
  for node in context.file.declarations(of: type).map(\.node) {
    for id in node.tree.nodes.ids(of: [.declReferenceExpr], in: node.subtree) where !view.subtree.contains(id)
    {
      let reference = node.tree.node(id)
      guard let name = reference.firstName?.text else { continue }
      let isCalled = FunctionCall(reference.parent)?.isPlain == true
      guard reference.isMemberName || isCalled, seen.insert(isCalled ? name + "()" : name).inserted else {
        continue
      }
      if reference.isMemberName {
        if context.asks(memberOfTexts: name, for: object.text) { return true }
      } else if context.asks(global: name, for: object.text) {
        return true
      }
    }
  }
  return false
}

private let texts = ["String", "StringProtocol", "LocalizedStringKey", "Text"]

extension RuleContext {
  /// Whether the code of a member that the workspace adds to texts names the type.
  fileprivate func asks(memberOfTexts member: String, for object: String) -> Bool {
    texts.contains { type in
      workspace.types(named: type, declaring: member).contains { file, facts in
        let models = resolver.source(named: file)?.model.types(qualifiedName: facts.qualifiedName) ?? []
        return models.flatMap(\.members).contains { $0.declaredName?.text == member && $0.names(object) }
      }
    }
  }

  /// Whether the code of a function outside of types names the type.
  fileprivate func asks(global: String, for object: String) -> Bool {
    workspace.files(declaringGlobal: global).contains { file in
      resolver.source(named: file)?.tree.root.statements.compactMap(\.firstChild).contains {
        $0.kind == .functionDecl && $0.declaredName?.text == global && $0.names(object)
      } ?? false
    }
  }
}

extension Node {
  /// Whether the code refers to the name.
  fileprivate func names(_ name: String) -> Bool {
    tree.nodes.ids(of: [.declReferenceExpr], in: subtree).contains { tree.node($0).firstName?.text == name }
  }
}

extension DividedBody {
  /// All parts at once; where that can't be, one for each part that can be moved alone.
  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard parts.count <= SectionedBody.mostExtracted else { return [] }
    let extractor = Extractor(context.resolver, context.layout)
    let parts = parts.filter { !$0.isOwnType }
    if parts.count == self.parts.count,
      let (names, edits) = try? extractor.extraction(ofAll: parts.map { ExtractionPiece($0.view) })
    {
      return [Rewrite(extracting: names, edits)]
    }
    return parts.compactMap { part in
      guard let extraction = try? extractor.extraction(of: .piece(ExtractionPiece(part.view))) else {
        return nil
      }
      return Rewrite(extracting: [extraction.name], extraction.edits)
    }
  }
}

extension DividedBody.Part {
  /// "this `HStack`"
  var title: String {
    switch view.kind {
    case .ifExpr: "this `if`"
    case .switchExpr: "this `switch`"
    default: "this `\(ViewExpression(view).typeName?.text ?? ViewExpression(view).root.shortText)`"
    }
  }
}

extension Node {
  /// Whether the view is what an alert shows: texts and buttons, which SwiftUI arranges.
  fileprivate var isInAlert: Bool {
    ancestors.prefix { $0.kind != .memberBlockItem }.contains { ancestor in
      let name = Closure(ancestor)?.use?.call.name
      return name == "alert" || name == "confirmationDialog"
    }
  }
}

extension Token {
  fileprivate var range: Range<Int> { Int(start)..<Int(end) }
}
