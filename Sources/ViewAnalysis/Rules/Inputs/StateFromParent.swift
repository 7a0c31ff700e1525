extension Rule {
  package static let stateFromParent = Rule(
    id: "state_from_parent", severity: .information, profile: .strict, family: .inputs,
    title: "State that is filled by the parent",
    summary: "A caller passes a value that may change to a `@State` or a `@StateObject`.",
    why: """
      SwiftUI uses a state's initial value once, when the view appears for the first time. When the \
      caller later passes another value, the state keeps the old one, and the view goes on showing it.
      """,
    remedy: """
      Declare the value with `let`, or with `@Binding` if the view changes it; an object with \
      `@ObservedObject`.
      """,
    silentOn: [
      """
      A parameter whose name says that it is only the start (`initialText`, `defaultTab`), and a use to \
      which the caller gives an `id`.
      """,
      "Everything, until the whole workspace has been read.",
      """
      In `strict`: an object where a caller makes it in its body, or passes one that it got from a view that does. An \
      `@ObservedObject` would be replaced by the next one.
      """,
      """
      In `strict`, unless all callers pass an object that they have as a property of their own: the root view of a hosting \
      controller, a `@StateObject` of a view that is presented anew each time (in a sheet, a popover, a navigation \
      destination), and a `@State` that the view changes itself. What tests pass doesn't count.
      """,
      """
      It can't see whether a property that callers could change does change while the view is on screen. A \
      view that shares its name with another type is left alone.
      """,
    ],
    keepIf: ["The state is a copy that is edited and only later given back."],
    sources: [Citation(.stateManagement, section: "Don't Pass Values as @State")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct UnreadCount: View {
            @State var count: Int

            var body: some View {
              Text(count, format: .number)
            }
          }

          struct InboxTitle: View {
            let messages: [Message]

            var body: some View {
              UnreadCount(count: messages.count)
            }
          }
          """,
        good: """
          import SwiftUI

          struct UnreadCount: View {
            let count: Int

            var body: some View {
              Text(count, format: .number)
            }
          }

          struct InboxTitle: View {
            let messages: [Message]

            var body: some View {
              UnreadCount(count: messages.count)
            }
          }
          """)
    ],
    needsWholeWorkspace: true, kinds: [.structDecl],
    check: { node, context in
      for property in WatchedProperty.all(in: node, context) {
        guard let state = FilledState(property, context) else { continue }
        context.report(
          at: property.name.range, subject: property.property.binding.node, message: state.message,
          related: state.related)
      }
    },
    explain: { node, context in
      WatchedProperty(node, context).flatMap { FilledState($0, context) }?.reason ?? ""
    })
}

/// A state that a caller fills with a value that may change.
private struct FilledState {
  private let property: WatchedProperty
  private let wrapper: Name
  /// A call that passes a value which may change, and that value; nil where no code makes the view so far.
  private let passed: (call: TypeCall, value: Node)?
  /// Whether it is an object that all callers have as a property.
  private let isOwned: Bool
  /// Whether its type is an `ObservableObject`.
  private let isObservableObject: Bool

  init?(_ property: WatchedProperty, _ context: RuleContext) {
    guard let wrapper = property.wrapper, wrapper == "State" || wrapper == "StateObject",
      let label = property.parameterLabel(context), !label.isForStart, context.isOnlyType(property.type)
    else { return nil }
    let isStrict = context.step < .all
    isObservableObject =
      property.property.type?.typeName.flatMap { context.resolver.observability(of: $0) } == .observableObject
    // What nothing reads is to go.
    guard !isStrict || property.uses(context).contains(where: { !$0.isFilledInInitializer }) else {
      return nil
    }
    guard var calls = context.resolver.typeCalls(of: property.type) else { return nil }
    calls.removeAll { $0.model.isInPreview($0.call.node) || isStrict && $0.model.tree.isTest }
    let isOwned = Self.isOwnedByCallers(property, label, calls, context)
    // A `let` would do all that it does.
    let isOnlyRead =
      wrapper == "State"
      && property.uses(context).allSatisfy {
        $0.isFilledInInitializer
          || $0.form == .value && !context.resolver.mayChangeValue($0, of: property.property)
      }
    if isStrict, !isOwned {
      // A state object stays the one that it is, whatever the view writes into it.
      guard wrapper == "StateObject" || isOnlyRead else { return nil }
    }
    if isStrict, wrapper == "StateObject" {
      // An observed object would be replaced by the next one that the caller makes.
      let origin = ObjectOrigin(context.resolver)
      let isReplaced = calls.contains { call in
        call.call.value(of: label, isClosure: false).map { origin.isMadeAnew($0, in: call.model) }
          ?? false
      }
      if isReplaced { return nil }
    }
    // How a file uses its own states is read once, and only where a call passes one.
    var known: [String: PropertyUses] = [:]
    for call in calls {
      let uses = { () -> PropertyUses? in
        guard let file = call.file else { return context.resolver.propertyUses }
        if known[file] == nil {
          known[file] = context.resolver.source(named: file).map {
            PropertyUses($0.model, $0.facts.references)
          }
        }
        return known[file]
      }
      guard let value = call.call.value(of: label, isClosure: property.property.type?.asFunctionType != nil),
        isOwned || value.mayChange(in: call.model, uses),
        !ViewExpression(call.call.node.outermostChain).modifiers.contains(where: { $0.name == "id" }),
        !isStrict || isOwned
          || !call.call.node.isHosted && (isOnlyRead || !call.call.node.isPresented)
            && !ObjectOrigin(context.resolver).isKept(value, in: call.model)
      else { continue }
      self.property = property
      self.wrapper = wrapper
      self.isOwned = isOwned
      passed = (call, value)
      return
    }
    guard !isStrict, calls.isEmpty else { return nil }
    self.property = property
    self.wrapper = wrapper
    self.isOwned = false
    passed = nil
  }

  /// Whether the value is an object, and all callers pass one that they have as a property.
  private static func isOwnedByCallers(
    _ property: WatchedProperty, _ label: String, _ calls: [TypeCall], _ context: RuleContext
  ) -> Bool {
    !calls.isEmpty && context.resolver.kindOfValue(of: property.property) == .object
      && !property.uses(context).contains { $0.isAssigned && !$0.isFilledInInitializer }
      && calls.allSatisfy { call in
        call.call.value(of: label, isClosure: false)?.isStoredObject(in: call.model) ?? false
      }
  }

  var message: String {
    let passed = passed.map { "`\($0.value.shortText)`" } ?? "value"
    if isOwned {
      return
        "`\(property.text)` is declared as a state of this view, but the object is the caller's, which passes \(passed). "
        + (wrapper == "StateObject"
          ? "Use `@ObservedObject`, which always has the caller's object."
          : isObservableObject
            ? "Use `@ObservedObject`, which also updates the view, or `let` if it shows nothing of it."
            : "Use `let`, or `@Bindable` if the view needs bindings to its properties.")
    }
    return "`\(property.text)` keeps the first \(passed) that a caller passes, and ignores later ones. "
      + (wrapper == "StateObject"
        ? "Use `@ObservedObject`, which always has the caller's object."
        : "Use `let`, or `@Binding` if the view changes it.")
  }

  var related: [RelatedLocation] {
    passed.map { passed in
      [
        RelatedLocation(
          file: passed.call.file, range: passed.value.range, message: "A value that may change is passed here"
        )
      ]
    } ?? []
  }

  var reason: String {
    "`@\(wrapper.text)` takes its initial value once for each view on the screen."
      + (passed.map {
        " `\($0.value.shortText)` may have changed when the caller's body is evaluated again."
      } ?? "")
  }
}

/// Where an object comes from that a view is given.
private final class ObjectOrigin {
  private let resolver: ViewResolver
  /// The properties and the parameters of initializers that have been looked at, with their types.
  private var seen: Set<String> = []

  init(_ resolver: ViewResolver) { self.resolver = resolver }

  /// Whether views make the object whenever their bodies run: a call gives it, or the view that passes it on got it, or
  /// what it is a part of, from such a call.
  func isMadeAnew(_ value: Node, in file: FileModel) -> Bool {
    var node = value
    // Each turn goes to a smaller expression, or to the value of a local before it.
    while true {
      switch node.kind {
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { return false }
        if let base = call.base, Vocabulary.nonmutatingMethods.contains(call.name) {
          node = base
        } else {
          return node.isInViewCode(of: file)
        }
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let inner = node.firstChild else { return false }
        node = inner
      case .memberAccessExpr:
        guard let access = MemberAccess(node), let base = access.base, !base.isTypeReference else {
          return false
        }
        if base.isReference(to: "self") {
          return access.name.map { isMadeAnew(propertyNamed: $0, seenFrom: node, in: file) } ?? false
        }
        node = base
      case .declReferenceExpr:
        guard let name = node.firstName, !name.isCapitalized else { return false }
        switch node.localBinding(of: name) {
        case .value(let value?) where value.id < node.id: node = value
        case .parameter(let parameter):
          guard node.ancestor(.functionDecl, .initializerDecl)?.kind == .initializerDecl,
            let label = parameter.label, let type = file.enclosingType(of: node)
          else { return false }
          return isPassedAnew(label.text, to: type)
        case nil: return isMadeAnew(propertyNamed: name, seenFrom: node, in: file)
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether it is an object that the view which passes it keeps for itself, or that all callers of that view do: it
  /// stays the same one.
  func isKept(_ value: Node, in file: FileModel) -> Bool {
    guard let name = value.referencedName, value.kind == .declReferenceExpr || value.isMember(of: "self"),
      !value.isBoundLocally(name), let type = file.enclosingType(of: value),
      let property = type.storedProperties.first(where: { $0.name?.hasSameText(as: name) == true })
    else { return false }
    if property.wrapper?.name == "StateObject" { return true }
    guard property.initialValue == nil, property.isLet || property.wrapper?.name == "ObservedObject",
      file.declarations(of: type).allSatisfy(\.initializers.isEmpty),
      seen.insert("\(type.qualifiedName) keeps \(name.text)").inserted,
      let calls = resolver.typeCalls(naming: type.name), !calls.isEmpty
    else { return false }
    return calls.allSatisfy { call in
      call.call.arguments.first { $0.label?.text == name.text }?.value.map { isKept($0, in: call.model) }
        ?? call.model.isInPreview(call.call.node)
    }
  }

  private func isMadeAnew(propertyNamed name: Name, seenFrom node: Node, in file: FileModel) -> Bool {
    guard let type = file.enclosingType(of: node), seen.insert("\(type.qualifiedName).\(name.text)").inserted
    else { return false }
    let declarations = file.declarations(of: type)
    let property = declarations.flatMap(\.properties).first {
      $0.name?.hasSameText(as: name) == true && !$0.variable.isStatic
    }
    guard let property, property.isStored, property.initialValue == nil,
      property.wrapper.map({ $0.name == "ObservedObject" }) ?? property.variable.node.attributes.isEmpty
    else { return false }
    let initializers = declarations.flatMap(\.initializers)
    if initializers.isEmpty { return isPassedAnew(name.text, to: type) }
    return initializers.contains { initializer in
      guard let body = initializer.body else { return false }
      return body.tree.nodes.ids(of: [.assignmentExpr], in: body.subtree).contains { id in
        guard let statement = body.tree.node(id).parent, statement.children.count == 3,
          let target = statement.assignmentTarget, let value = statement.children.last,
          target.referencedName?.hasSameText(as: name) == true,
          target.kind == .declReferenceExpr || MemberAccess(target)?.base?.isReference(to: "self") == true
        else { return false }
        return isMadeAnew(value, in: file)
      }
    }
  }

  /// Whether code that makes the view passes such an object under the label.
  private func isPassedAnew(_ label: String, to type: TypeModel) -> Bool {
    guard seen.insert("\(type.qualifiedName) \(label)").inserted else { return false }
    return resolver.typeCalls(naming: type.name)?.contains { call in
      guard !call.model.isInPreview(call.call.node), !call.call.node.isHosted,
        let value = call.call.arguments.first(where: { $0.label?.text == label })?.value
      else { return false }
      return isMadeAnew(value, in: call.model)
    } ?? false
  }
}

extension Node {
  /// Whether the code is a view's, or that of a function or a property that gives a view.
  fileprivate func isInViewCode(of file: FileModel) -> Bool {
    guard
      let member = ancestors.first(where: {
        $0.kind == .functionDecl
          || $0.kind == .variableDecl && $0.child(.patternBinding)?.child(.accessorBlock) != nil
      }), member.declaredType?.isOpaque("View") == true
    else { return file.enclosingType(of: self)?.roles.contains(.view) ?? false }
    return true
  }
}

extension WatchedProperty {
  /// The label under which callers pass the state's initial value: the memberwise initializer's, or that of an
  /// initializer's parameter that fills the state and has the same type. Nil where callers don't pass it.
  fileprivate func parameterLabel(_ context: RuleContext) -> String? {
    let initializers = context.file.declarations(of: type).flatMap(\.initializers)
    if initializers.isEmpty {
      return property.access == nil && property.initialValue == nil ? text : nil
    }
    for use in uses(context) where use.isFilledInInitializer {
      guard let initializer = InitializerDecl(use.node.ancestor(.initializerDecl)),
        let value = use.node.nextSibling?.nextSibling, let source = value.filledFrom,
        let parameter = initializer.parameters.first(where: { $0.name?.hasSameText(as: source) == true }),
        let label = parameter.label, label != "_", let given = parameter.type,
        property.type.map({ $0.text == given.text }) ?? true
      else { continue }
      return label.text
    }
    return nil
  }
}

extension Property {
  /// Whether the property is a state of the type that nothing gives another value.
  fileprivate func isStateThatStays(in type: TypeModel, _ uses: () -> PropertyUses?) -> Bool {
    guard let wrapper = wrapper?.name, let name, initialValue != nil, access == .private else { return false }
    if wrapper == "StateObject" { return true }
    guard wrapper == "State", let uses = uses() else { return false }
    return uses.uses(of: name.text, in: type).allSatisfy { $0.form == .value && !$0.mayChangeValue }
  }
}

extension String {
  /// Whether the name says that the value is only the first one.
  fileprivate var isForStart: Bool {
    let text = lowercased()
    return ["initial", "default", "start", "first", "draft"].contains { text.hasPrefix($0) }
  }
}

extension FunctionCall {
  /// The value of the argument with the label; for a closure without one, that after the parentheses.
  fileprivate func value(of label: String, isClosure: Bool) -> Node? {
    if let value = arguments.first(where: { $0.label?.text == label })?.value { return value }
    guard isClosure else { return nil }
    return labeledTrailingClosures.first { $0.label?.text == label }?.closure?.node ?? trailingClosure?.node
  }
}

extension Node {
  /// The name that a state is filled from: `name` in `State(initialValue: name)`, `State(wrappedValue: name)`, `name`.
  fileprivate var filledFrom: Name? {
    if kind == .declReferenceExpr { return firstName }
    guard let call = FunctionCall(self), let name = call.name,
      name == "State" || name == "StateObject" || call.base == nil && name == "init",
      let value = call.firstArgument?.value, value.kind == .declReferenceExpr
    else { return nil }
    return value.firstName
  }

  /// Whether the argument is an object that the caller has as a property by one of SwiftUI's wrappers.
  fileprivate func isStoredObject(in file: FileModel) -> Bool {
    guard let name = referencedName, kind == .declReferenceExpr || isMember(of: "self"),
      !isBoundLocally(name), let type = file.enclosingType(of: self), type.roles.contains(.view)
    else { return false }
    return type.storedProperties.contains {
      $0.name?.hasSameText(as: name) == true && $0.wrapper.map { objectWrappers.contains($0.name) } ?? false
    }
  }

  /// Whether the argument reads a property of the caller, a row's element, or what a condition or a `switch` takes from
  /// one, so that it may be another one later. A closure is another one when something that it reads is.
  fileprivate func mayChange(in file: FileModel, _ uses: () -> PropertyUses?) -> Bool {
    if kind == .closureExpr {
      return subtree.contains { id in
        let node = tree.node(id)
        guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName,
          !name.isCapitalized
        else { return false }
        if case .closureParameter(let closure)? = node.localBinding(of: name), contains(closure.node) {
          return false
        }
        return node.nameMayChange(name, in: file, uses, Self.longestWay)
      }
    }
    return mayChange(in: file, uses, Self.longestWay)
  }

  /// How many locals are followed, each to the value before it.
  private static let longestWay = 8

  private func mayChange(in file: FileModel, _ uses: () -> PropertyUses?, _ way: Int) -> Bool {
    guard way > 0 else { return false }
    var root = self
    while root.kind == .memberAccessExpr || root.kind == .optionalChainingExpr
      || root.kind == .forceUnwrapExpr
      || root.kind == .subscriptCallExpr
    {
      guard let inner = root.firstChild else { return false }
      if root.isImplicitMember { return false }
      if root.isMember(of: "self") { break }
      root = inner
    }
    // `item as! Photo` is the item.
    if root.kind == .sequenceExpr, root.children.count == 3, root.child(.unresolvedAsExpr) != nil,
      let value = root.firstChild
    {
      return value.mayChange(in: file, uses, way - 1)
    }
    let name: Name?
    if root.kind == .memberAccessExpr { name = MemberAccess(root)?.name } else { name = root.firstName }
    guard root.kind == .declReferenceExpr || root.kind == .memberAccessExpr, let name, !name.isCapitalized,
      !name.hasPrefix("$")
    else { return false }
    if root.kind == .memberAccessExpr { return isPropertyThatMayChange(name, in: file, uses) }
    return root.nameMayChange(name, in: file, uses, way)
  }

  private func nameMayChange(
    _ name: Name, in file: FileModel, _ uses: () -> PropertyUses?, _ way: Int
  ) -> Bool {
    switch localBinding(of: name) {
    case .closureParameter(let closure):
      return closure.use?.call.name == "ForEach" || closure.use?.call.name == "List"
    case .value(let value): return value?.mayChange(in: file, uses, way - 1) ?? false
    case .pattern(let subject):
      // `case .loaded(let book)` of what the view switches over.
      return subject?.mayChange(in: file, uses, way - 1) ?? false
    case .parameter: return false
    case nil: return isPropertyThatMayChange(name, in: file, uses)
    }
  }

  private func isPropertyThatMayChange(
    _ name: Name, in file: FileModel, _ uses: () -> PropertyUses?
  ) -> Bool {
    guard let type = file.enclosingType(of: self) else { return false }
    return file.declarations(of: type).contains { declaration in
      declaration.properties.contains { property in
        guard property.name?.hasSameText(as: name) == true, !property.variable.isStatic else { return false }
        return !(property.isLet && property.initialValue != nil)
          && !property.isStateThatStays(in: declaration, uses)
      }
    }
  }

  fileprivate func isMember(of base: StaticString) -> Bool {
    MemberAccess(self)?.base?.isReference(to: base) ?? false
  }

  /// Whether the view is the root of a hosting controller or view that the function around it makes: code that SwiftUI
  /// doesn't run again.
  fileprivate var isHosted: Bool {
    guard let function = ancestor(.functionDecl, .initializerDecl) else { return false }
    return tree.nodes.ids(of: [.labeledExpr], in: function.subtree).contains {
      Argument(tree.node($0))?.label == "rootView"
    }
  }

  /// Whether the view is made anew each time that it is presented: it stands in the closure of a sheet, a popover or a
  /// navigation destination.
  fileprivate var isPresented: Bool {
    for ancestor in ancestors where ancestor.kind == .closureExpr {
      guard let call = Closure(ancestor)?.use?.call, let name = call.name else { continue }
      if name == "NavigationLink" || name == "navigationDestination"
        || Vocabulary.modifier(name)?.traits.contains(.presents) == true
      {
        return true
      }
    }
    for ancestor in ancestors {
      if let argument = Argument(ancestor), argument.label == "destination" { return true }
      if ancestor.kind == .codeBlockItem { break }
    }
    return false
  }
}

private let objectWrappers: NameSet = [
  "StateObject", "ObservedObject", "EnvironmentObject", "State", "Environment", "Bindable",
]
