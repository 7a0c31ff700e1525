extension Rule {
  package static let unusedDependency = Rule(
    id: "unused_dependency", severity: .warning, profile: .recommended, family: .inputs,
    title: "Unused state or dependency",
    summary: "Nothing uses a property that has one of SwiftUI's property wrappers.",
    why: """
      A wrapped property connects the view to something that changes: a value of the environment, an \
      object, stored data. SwiftUI evaluates the body again when an observed object changes, whether or \
      not the body reads it, and each caller has to pass a binding that nobody uses.
      """,
    remedy: "Remove the property.",
    silentOn: [
      "A property that anything in the type, in its extensions or in other files refers to.",
      "A property that a macro, `Mirror`, a key path or a protocol may read, and a `public` one.",
      "A state object that an initializer makes: it may do its work by being there.",
      """
      In `recommended` and `strict`: an observed object that all code can reach (`Settings.shared`), if the \
      view reads it directly, other than in an action, or shows what the workspace's own members of `String` make of a text.
      """,
      """
      In `recommended` and `strict`: a stored setting whose key the file also reads from the user defaults: the property \
      runs the body when the setting changes.
      """,
      """
      In `recommended` and `strict`: the environment's size of texts in a view that asks UIKit's font metrics for sizes.
      """,
      """
      In `recommended` and `strict`: a value of the environment in a representable, whose changes update the platform \
      view; not an action such as `dismiss`.
      """,
      "A property with a comment that gives a reason: `// Redraws the view when the language changes`.",
      "Everything, until the whole workspace has been read.",
      """
      It can't see code outside of the workspace's folders, nor whether a view that doesn't read a value \
      relies on being drawn again when it changes. In doubt a name is a use: a member of that name on \
      anything that may be of the type counts.
      """,
    ],
    keepIf: ["The view depends on the value without reading it. Say so in a comment on the property."],
    sources: [
      Citation(.stateManagement, section: "Remove unused @Environment reads"),
      Citation(.performancePatterns, section: "9. Eliminate Unnecessary Dependencies"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookTitle: View {
            @Environment(\\.colorScheme) private var colorScheme
            let book: Book

            var body: some View {
              Text(book.title)
                .font(.headline)
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookTitle: View {
            let book: Book

            var body: some View {
              Text(book.title)
                .font(.headline)
            }
          }
          """)
    ],
    rewriteLevels: [.safe, .suggested, .refactor], needsWholeWorkspace: true, kinds: [.structDecl],
    check: { node, context in
      for property in WatchedProperty.all(in: node, context) {
        guard let unused = UnusedDependency(property, context) else { continue }
        context.report(
          at: property.declaration.range, subject: property.property.binding.node, message: unused.message,
          isUnnecessary: true)
      }
    },
    explain: { node, context in
      WatchedProperty(node, context).flatMap { UnusedDependency($0, context) }?.reason ?? ""
    },
    rewrites: { node, context in
      WatchedProperty(node, context).flatMap { UnusedDependency($0, context) }?.rewrites(context) ?? []
    })
}

extension PropertyUse {
  /// Whether the initializer that fills the property takes a binding from the same object: what the body shows of that
  /// follows the object because it is observed.
  fileprivate func sharesBinding(of type: TypeModel) -> Bool {
    guard let value = node.operand.nextSibling?.nextSibling, let name = value.firstName,
      let body = node.ancestor(.initializerDecl)?.child(.codeBlock)
    else { return false }
    return body.tree.nodes.ids(of: [.declReferenceExpr], in: body.subtree).contains { id in
      let reference = body.tree.node(id)
      guard reference.id != value.id, !reference.isMemberName,
        reference.firstName?.hasSameText(as: name) == true,
        let target = reference.ancestor(.sequenceExpr)?.assignmentTarget?.referencedName?.text
      else { return false }
      return type.storedProperties.contains {
        ($0.wrapper?.name == "Binding" || $0.type?.typeName == "Binding")
          && ($0.name?.text == target || "_" + ($0.name?.text ?? "") == target)
      }
    }
  }
}

/// A wrapped property that nothing uses.
private struct UnusedDependency {
  private let property: WatchedProperty
  private let wrapper: Name
  /// The assignments in initializers that fill it.
  private let fillings: [PropertyUse]

  init?(_ property: WatchedProperty, _ context: RuleContext) {
    guard let wrapper = property.wrapper, Self.cost[wrapper.text] != nil else { return nil }
    let uses = property.uses(context)
    guard uses.allSatisfy({ $0.isFilledInInitializer && !$0.makesObjectWithArguments(for: wrapper) }),
      !Vocabulary.observingWrappers.contains(wrapper.text)
        || !uses.contains(where: { $0.sharesBinding(of: property.type) }),
      !property.isUsedOnOtherValues(context),
      !context.resolver.mayBeUsedUnseen(property.property, of: property.type),
      !property.comments(context.layout).contains(where: { $0.statesPurpose(context.tree) }),
      context.step == .all
        || !Self.isReadUnnamed(property, context) && !Self.updatesPlatformView(property, context)
    else { return nil }
    self.property = property
    self.wrapper = wrapper
    fillings = uses
  }

  /// Whether it is a value of the environment in a representable: with each change of it `update…` runs, and platform
  /// views ask for text sizes and colours by themselves.
  private static func updatesPlatformView(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    guard let keys = environmentKeys(of: property) else { return false }
    return !keys.contains { Vocabulary.environmentActions.contains($0) || objectsForActions.contains($0) }
      && context.resolver.roles(of: property.type).contains(.representable)
  }

  /// The names in the key path of an `@Environment`; nil of any other property.
  private static func environmentKeys(of property: WatchedProperty) -> [Name]? {
    guard property.wrapper == "Environment",
      let path = property.property.wrapper?.attribute.descendants(.keyPathExpr).first
    else { return nil }
    return path.descendants(.declReferenceExpr).compactMap(\.firstName)
  }

  /// Values of the environment that only actions use: they say nothing of how a platform view looks.
  private static let objectsForActions: NameSet = [
    "presentationMode", "modelContext", "managedObjectContext", "undoManager",
  ]

  /// Whether the type reads the property's value without the property, which keeps that code up to date: a stored setting,
  /// the size of texts, or an object that all code can reach, `Settings.shared`, by its own name, or perhaps in what the workspace's members of `String`
  /// make of a text, as those do that translate it.
  private static func isReadUnnamed(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    if property.wrapper == "AppStorage" { return isReadFromDefaults(property, context) }
    if property.wrapper == "Environment" { return isReadByFontMetrics(property, context) }
    guard let value = MemberAccess(property.property.initialValue) else { return false }
    let isObserved =
      (property.wrapper == "ObservedObject" || property.wrapper == "StateObject")
      && value.base?.isTypeReference ?? true
    var asked: Set<String> = []
    return context.file.declarations(of: property.type).contains { type in
      context.tree.nodes.ids(of: [.memberAccessExpr], in: type.node.subtree).contains { id in
        let node = context.tree.node(id)
        if value.base != nil, id != value.node.id, node.hasSameTokens(as: value.node),
          isReadByUpdates(node, context)
        {
          return true
        }
        guard isObserved, let name = MemberAccess(node)?.name?.text, asked.insert(name).inserted else {
          return false
        }
        return !context.workspace.types(named: "String", declaring: name).isEmpty
      }
    }
  }

  /// Whether the code may run with the body, rather than in an action or for the first value of a state or an observed
  /// object. A plain property may be another name for the object, which the body reads.
  private static func isReadByUpdates(_ node: Node, _ context: RuleContext) -> Bool {
    if let variable = VariableDecl(node.typeMember), variable.firstBinding?.initialValue != nil,
      !variable.node.attributes.isEmpty
    {
      return false
    }
    return !node.ancestors.contains { Closure($0).map(context.resolver.isAction) ?? false }
  }

  /// Whether the file reads the same key of the user defaults in another way: `defaults.bool(forKey: "isMetric")`. The
  /// property runs the body when that value changes.
  private static func isReadFromDefaults(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    guard let key = Argument(property.property.wrapper?.attribute.child(.labeledExpr))?.value else {
      return false
    }
    return context.tree.nodes.ids(of: [.labeledExpr], in: context.tree.root.subtree).contains { id in
      guard let argument = Argument(context.tree.node(id)), argument.label == "forKey" else { return false }
      return argument.value?.hasSameTokens(as: key) == true
    }
  }

  /// Whether it is the size of the texts, and the type's code asks UIKit's font metrics for sizes, which follow it unnamed.
  private static func isReadByFontMetrics(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    guard environmentKeys(of: property)?.contains(where: textSizes.contains) == true else { return false }
    return context.file.declarations(of: property.type).contains { type in
      context.tree.nodes.ids(of: [.declReferenceExpr], in: type.node.subtree).contains { id in
        context.tree.node(id).firstName.map { fontMetrics.contains($0) } ?? false
      }
    }
  }

  private static let textSizes: NameSet = ["sizeCategory", "dynamicTypeSize", "legibilityWeight"]

  /// `UIFontMetrics`, its methods, and the fonts of UIKit that follow the size of the texts.
  private static let fontMetrics: NameSet = [
    "UIFontMetrics", "scaledValue", "scaledFont", "preferredFont", "preferredContentSizeCategory",
  ]

  /// What an unused property costs, by its wrapper.
  private static let cost = [
    "Environment": "the body is evaluated again whenever the value changes",
    "EnvironmentObject": "the body is evaluated again with each change of the object",
    "ObservedObject": "the body is evaluated again with each change of the object",
    "StateObject":
      "the object is created for each view, and the body is evaluated again with each of its changes",
    "State": "SwiftUI keeps its value for each view",
    "Bindable": "every caller has to pass it",
    "Binding": "every caller has to pass it",
    "FocusState": "SwiftUI keeps its value for each view",
    "GestureState": "SwiftUI keeps its value for each view",
    "AppStorage": "the body is evaluated again whenever the stored value changes",
    "SceneStorage": "the body is evaluated again whenever the stored value changes",
    "Namespace": "SwiftUI keeps it for each view",
    "Query": "the data is fetched, and the body is evaluated again with each of its changes",
    "FetchRequest": "the data is fetched, and the body is evaluated again with each of its changes",
    "SectionedFetchRequest": "the data is fetched, and the body is evaluated again with each of its changes",
    "ScaledMetric": "the body is evaluated again whenever the text size changes",
  ]

  var message: String {
    // An object that exists already is observed, not made.
    let costsLike =
      wrapper == "StateObject" && MemberAccess(property.property.initialValue) != nil
      ? "ObservedObject" : wrapper.text
    let cost =
      wrapper == "Bindable" && property.hasInitialValue
      ? "the object is created for each view"
      : isObservableInEnvironment
        ? "it looks like a dependency that the view doesn't have" : Self.cost[costsLike] ?? ""
    return "Nothing uses `\(property.text)`, but \(cost). Remove the property."
  }

  /// `@Environment(Model.self)`: only what the body reads of the object makes it run.
  private var isObservableInEnvironment: Bool {
    guard wrapper == "Environment" else { return false }
    return property.property.wrapper?.attribute.contains([.keyPathExpr]) == false
  }

  var reason: String {
    "No code of `\(property.type.spokenName)` and no other file refers to `\(property.text)`"
      + (fillings.isEmpty ? "" : "; an initializer only stores it")
      + ". If the view depends on it without reading it, say why in a comment on the property."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let edit = property.removal(context) else { return [] }
    guard fillings.isEmpty, isNotPassed(context) else { return removalWithCallers(edit, context) }
    let view =
      Self.updatesPlatformView(property, context)
      ? "platform view" : Self.isReadUnnamed(property, context) ? "view" : nil
    if let view {
      return [
        Rewrite(
          title: "Remove `\(property.text)`, whose changes then no longer update the \(view)",
          level: .suggested, edits: [edit])
      ]
    }
    if makesObject(context) {
      return [
        Rewrite(
          title: "Remove `\(property.text)`, whose object is then no longer there", level: .suggested,
          edits: [edit])
      ]
    }
    return [Rewrite(title: "Remove `\(property.text)`", level: .safe, edits: [edit])]
  }

  /// The removal together with the initializer's parameter and the callers' arguments.
  private func removalWithCallers(_ edit: TextEdit, _ context: RuleContext) -> [Rewrite] {
    guard let input = PropertyInput(property, context), var edits = input.removal(context) else { return [] }
    edits.append(edit)
    let passing = input.callers.count { $0.argument != nil }
    return [
      Rewrite(
        title: passing == 0
          ? "Remove `\(property.text)`"
          : "Remove `\(property.text)` and the \(counted(passing, "argument", "arguments")) passed for it",
        level: .refactor, edits: PropertyInput.sorted(edits),
        postconditions: [.staysSilent(rule: Rule.redundantInit.id, in: property.type.node.range)])
    ]
  }

  /// Whether the view can be made without the property, and no caller gives it a value.
  private func isNotPassed(_ context: RuleContext) -> Bool {
    guard property.hasInitialValue else { return false }
    // The memberwise initializer has no parameter for it then.
    if property.isPrivate { return true }
    // Without it, the memberwise initializer could become the same as one that an extension declares.
    guard !context.resolver.summary(of: property.type).extensionsHaveInitializers else { return false }
    return !context.resolver.isPassed(property.text, to: property.type)
  }

  /// Whether something more than a value goes with the property: an object may do things by being there, and code may
  /// read it by other ways when it changes.
  private func makesObject(_ context: RuleContext) -> Bool {
    switch wrapper.text {
    case "StateObject", "ObservedObject", "Bindable": return true
    case "State", "AppStorage", "SceneStorage", "GestureState", "ScaledMetric":
      guard let value = property.property.initialValue else { return false }
      if case .unknown = ConstantValue(value) { return true }
      return false
    case "EnvironmentObject":
      // Code may read the object as a shared instance, and the view be drawn again by this property alone.
      guard let type = property.property.type?.typeName else { return true }
      let declarations = context.resolver.declarations(of: type)
      return declarations.isEmpty || declarations.contains { $0.properties.contains(where: \.isStatic) }
    default: return false
    }
  }
}

extension PropertyUse {
  /// Whether a state object is filled with one that is made here and gets something to work on: it does its work as long
  /// as it is there, read or not.
  fileprivate func makesObjectWithArguments(for wrapper: Name) -> Bool {
    guard wrapper == "StateObject" || wrapper == "State",
      let call = FunctionCall(node.nextSibling?.nextSibling),
      let value = call.firstArgument?.value
    else { return false }
    return value.kind != .declReferenceExpr || wrapper == "StateObject"
  }
}

extension Comment {
  /// Whether the comment says that the declaration is there on purpose.
  fileprivate func statesPurpose(_ tree: SyntaxTree) -> Bool {
    let text = tree.text(range).lowercased()
    return purposes.contains { text.contains($0) }
  }
}

private let purposes = [
  "redraw", "re-draw", "refresh", "rerender", "re-render", "update", "trigger", "observe", "invalidat",
  "keep",
  "we need", "needed", "necessary", "require", "unused", "not used", "on purpose", "intention", "force",
  "workaround",
  "don't remove", "do not remove", "so that", "subscribe", "react", "depend", "swiftlint", "periphery",
]
