extension Rule {
  package static let exposedState = Rule(
    id: "exposed_state", severity: .hint, profile: .recommended, family: .inputs,
    title: "State that isn't private",
    summary: "A state with an initial value isn't `private`, and only its own view uses it.",
    why: """
      A state belongs to its view. If it isn't `private`, it is a parameter of the view's memberwise \
      initializer: callers can pass a value, which SwiftUI uses only when the view first appears.
      """,
    remedy: "Declare it `private`.",
    silentOn: [
      "A state that a caller sets or that other code reads.",
      """
      A state of a `public` type, and of a view that only previews use, if it is private, in debug builds only, or in the file \
      of another view, or the previews are in other files.
      """,
      "An optional without a value of which the view does no more than present it: only a caller could set it.",
      "Everything, until the whole workspace has been read.",
      """
      It can't see what code outside of the workspace's folders does. A type with an alias is left alone, \
      and where several types have one name, any use counts unless a package's manifest tells the modules \
      apart.
      """,
    ],
    keepIf: ["Tests, or a caller that is about to be written, set the first value on purpose."],
    sources: [Citation(.stateManagement, section: "State Privacy Rules")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookDetails: View {
            let book: Book
            @State var isExpanded = false

            var body: some View {
              Toggle(book.title, isOn: $isExpanded)
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookDetails: View {
            let book: Book
            @State private var isExpanded = false

            var body: some View {
              Toggle(book.title, isOn: $isExpanded)
            }
          }
          """)
    ],
    rewriteLevels: [.safe], needsWholeWorkspace: true, kinds: [.structDecl],
    check: { node, context in
      for property in WatchedProperty.all(in: node, context) {
        guard let state = ExposedState(property, context) else { continue }
        context.report(
          at: property.name.range, subject: property.property.binding.node, message: state.message)
      }
    },
    explain: { node, context in
      WatchedProperty(node, context).flatMap { ExposedState($0, context) }?.reason ?? ""
    },
    rewrites: { node, context in
      WatchedProperty(node, context).flatMap { ExposedState($0, context) }?.rewrites(context) ?? []
    })
}

/// A state that could be private.
private struct ExposedState {
  private let property: WatchedProperty

  init?(_ property: WatchedProperty, _ context: RuleContext) {
    guard let wrapper = property.wrapper, Self.wrappers.contains(wrapper),
      property.property.access ?? .internal == .internal, property.hasInitialValue,
      property.type.node.access ?? .internal <= .internal,
      // Without any use it is to go.
      property.uses(context).contains(where: { !$0.isFilledInInitializer }),
      !property.isUsedOnOtherValues(context),
      !context.resolver.mayBeUsedUnseen(property.property, of: property.type),
      !context.resolver.isPassed(property.text, to: property.type),
      !Self.isForPreviews(property.type, context), !Self.needsCaller(property, context)
    else { return nil }
    self.property = property
  }

  /// Whether only a caller could give the state a value: it begins with none, and all that the view does with it is to
  /// present what it holds, after which it has none again.
  private static func needsCaller(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    property.wrapper.map { $0 == "State" } == true && property.property.initialValue == nil
      && property.uses(context).allSatisfy { use in
        use.form == .projection && Argument(use.node.parent)?.label == "item"
      }
  }

  /// Whether only previews make the view, and it may be there for them: it is in debug builds only, other files can't see it,
  /// its file has another view, or the previews are in other files.
  private static func isForPreviews(_ type: TypeModel, _ context: RuleContext) -> Bool {
    guard context.resolver.isMadeOnlyInPreviews(type) else { return false }
    return type.node.access ?? .internal < .internal || type.node.isDebugOnly
      || context.resolver.file.types.contains {
        $0.qualifiedName != type.qualifiedName && $0.roles.contains(.view)
      } || context.resolver.typeCalls(of: type)?.contains { $0.file != nil } != false
  }

  private static let wrappers: NameSet = ["State", "StateObject", "FocusState", "GestureState"]

  var message: String {
    let isInFile = property.type.node.access ?? .internal < .internal
    let code = "code in \(isInFile ? "this file" : "other files")"
    let others =
      property.declaration.hasModifier(.kwPrivate, includingSetter: true)
      ? "\(code) can read it"
      : property.type.initializers.isEmpty ? "callers can set it" : "\(code) could, too"
    return "Only `\(property.type.spokenName)` uses `\(property.text)`, but \(others). Declare it `private`."
  }

  var reason: String {
    "No call of `\(property.type.spokenName)` passes `\(property.text)`, and no other code reads it."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    // Without the parameter, the memberwise initializer could become the same as one that an extension declares.
    guard !context.resolver.summary(of: property.type).extensionsHaveInitializers else { return [] }
    let declaration = property.declaration
    let modifiers = declaration.children(.declModifier)
    guard modifiers.count <= 1 else { return [] }
    let edit: TextEdit
    if let modifier = modifiers.first {
      guard [.kwInternal, .kwPrivate, .kwFileprivate].contains(modifier.firstToken.kind) else { return [] }
      edit = TextEdit(range: modifier.range, newText: "private")
    } else {
      let start = declaration.introducerOffset
      edit = TextEdit(range: start..<start, newText: "private ")
    }
    // What nothing but the view could change, and the view doesn't, is a constant.
    return [
      Rewrite(
        title: "Declare `\(property.text)` as `private`", level: .safe, edits: [edit],
        postconditions: [
          .isFollowedUp(
            rule: Rule.constantState.id, in: property.type.node.range,
            title: "Declare `\(property.text)` as a `private` constant"),
          // An `init` may do then what the one that Swift writes does.
          .isFollowedUp(
            rule: Rule.redundantInit.id, in: property.type.node.range,
            title: "Declare `\(property.text)` as `private`, and remove the `init`"),
          .staysSilent(rule: Rule.propertyOrder.id, in: property.type.node.range),
        ])
    ]
  }
}
