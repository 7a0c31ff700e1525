extension Rule {
  package static let ownedObject = Rule(
    id: "owned_object", severity: .warning, profile: .recommended, family: .inputs,
    title: "Object recreated with its view",
    summary: "A view creates an observed object in a property that doesn't keep it.",
    why: """
      SwiftUI recreates a view whenever the body of its parent is evaluated, and each time the initial \
      values of its properties are evaluated, too. An object in an `@ObservedObject`, in a `@Bindable` or in a \
      property without a wrapper is then a new one: what it has loaded or counted is lost.
      """,
    remedy: """
      Keep the object with `@StateObject`, or with `@State` if its class is `@Observable`. If the object \
      belongs to another view, pass it in.
      """,
    silentOn: [
      "A shared instance (`Model.shared`), and an object that a function looks up.",
      "Previews, and, in `recommended` and `strict`, private views that only previews show.",
      """
      In `recommended` and `strict`: an object that an initializer makes of what it is given, and that may have to \
      follow it; an initial value in whose place all code that makes the view, previews and tests aside, gives an \
      object; a property that a protocol of the workspace asks for, which may need a setter; an optional, of which \
      there is no state object; and code that also runs on systems without `@StateObject`, as a check for iOS 14 \
      or a package's manifest shows.
      """,
      """
      In `recommended` and `strict`: an object that code outside of the view reaches through the view's value, or a \
      method that it calls on that. With `@StateObject`, that code would get another object.
      """,
      """
      In `recommended` and `strict`: an object of a class that stores nothing but constants that it is given or asks a type \
      for (`Store.default`), and one of a widget's view, which is computed once an entry.
      """,
      """
      An object of a class that the workspace doesn't declare, if an initializer makes it of a value that the \
      view stores, too: it may stand for that value, and has to follow it.
      """,
      """
      A property without a wrapper whose class isn't declared in the workspace as `@Observable` or as an \
      `ObservableObject`.
      """,
      """
      It can't see whether the view is ever recreated while it is on screen: the root of a window may keep \
      its first object either way.
      """,
    ],
    keepIf: ["The view is created only once, at the root of the app, and nothing recreates it."],
    sources: [
      Citation(
        .stateManagement, section: "@StateObject vs @ObservedObject (Legacy - Pre-iOS 17)"),
      Citation(.stateManagement, section: "iOS 17+ with @Observable (Preferred)"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          final class Library: ObservableObject {
            @Published var books: [Book] = []
          }

          struct LibraryView: View {
            @ObservedObject var library = Library()

            var body: some View {
              ForEach(library.books) { book in
                Text(book.title)
              }
            }
          }
          """,
        good: """
          import SwiftUI

          final class Library: ObservableObject {
            @Published var books: [Book] = []
          }

          struct LibraryView: View {
            @StateObject private var library = Library()

            var body: some View {
              ForEach(library.books) { book in
                Text(book.title)
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.structDecl],
    check: { node, context in
      for property in WatchedProperty.all(in: node, context) {
        guard let object = OwnedObject(property, context) else { continue }
        context.report(
          at: property.name.range, subject: property.property.binding.node, message: object.message)
      }
    },
    explain: { node, context in
      WatchedProperty(node, context).flatMap { OwnedObject($0, context) }?.reason ?? ""
    },
    rewrites: { node, context in
      WatchedProperty(node, context).flatMap { OwnedObject($0, context) }?.rewrites(context) ?? []
    })
}

/// A property whose initial value makes an observed object that nothing keeps.
private struct OwnedObject {
  private let property: WatchedProperty
  private let className: String
  /// The wrapper that keeps it.
  private let keeper: String
  /// Whether an initializer does something with the object: with the wrapper, that would be another one.
  private let isUsedInInitializer: Bool

  init?(_ property: WatchedProperty, _ context: RuleContext) {
    guard context.resolver.isView(property.type),
      let value = property.property.initialValue ?? property.madeInInitializer(context),
      let made = property.property.madeType(by: value),
      // One that is made of what the caller gives follows that, and would keep the first one for ever.
      context.step == .all || !property.isMadeOfInput(value) && !property.isRequired(context)
    else { return nil }
    // A state that is read outside of a view on the screen gives another object each time. What nothing uses is to go.
    guard
      context.step == .all
        || property.uses(context).contains(where: { !$0.isFilledInInitializer })
          && !property.isUsedOnOtherValues(context)
          && !context.resolver.isUsedInOtherFiles(property.property, of: property.type)
          && !Self.isReachedByMethods(property, context)
    else { return nil }
    // An object that keeps nothing loses nothing.
    if context.step < .all, Self.keepsNothing(made, context) || context.resolver.isInWidget(property.type) {
      return nil
    }
    let observability = context.resolver.observability(of: made)
    if property.wrapper == "ObservedObject" {
      guard observability != nil || !property.isMadeOfStoredInput(value) else { return nil }
      keeper = "StateObject"
    } else if let wrapper = property.wrapper {
      guard wrapper == "Bindable", observability == .observable else { return nil }
      keeper = "State"
    } else {
      guard let observability, property.declaration.attributes.isEmpty, property.property.isStored else {
        return nil
      }
      keeper = observability == .observable ? "State" : "StateObject"
    }
    // There is no state object of an optional, nor any on the first systems that had SwiftUI.
    guard
      context.step == .all || keeper == "State"
        || !property.isOptional && !context.mayRun(property.declaration, before: SystemVersion.of2020)
    else { return nil }
    // Last, as it may look into other files. What is private and made in previews alone belongs to these.
    if context.step < .all,
      property.isAlwaysGiven(context)
        || property.type.node.access ?? .internal < .internal
          && context.resolver.isMadeOnlyInPreviews(property.type)
    {
      return nil
    }
    self.property = property
    className = made.text
    isUsedInInitializer = property.uses(context).contains {
      !$0.isFilledInInitializer && $0.node.ancestor(.initializerDecl) != nil
    }
  }

  /// Whether code of other files calls a method on the view's value that uses the object: `feed.reload()` for a view that is
  /// kept as `feed`.
  private static func isReachedByMethods(_ property: WatchedProperty, _ context: RuleContext) -> Bool {
    let members = Set(property.uses(context).compactMap(\.node.typeMember))
    return members.contains { member in
      guard let name = FunctionDecl(member)?.name?.text, member.access ?? .internal >= .internal else {
        return false
      }
      return context.resolver.isUsedInOtherFiles(name, of: property.type, isEnvironment: false)
    }
  }

  /// Whether the workspace declares the class, and all that it stores are constants that its initializer is given or that
  /// it asks of a type: `Store.default.records()`.
  private static func keepsNothing(_ name: Name, _ context: RuleContext) -> Bool {
    let parts = context.workspace.types(named: name.text)
    let declarations = parts.filter { $0.facts.kind == .classDecl }
    let given = Set(parts.flatMap(\.facts.initializers).flatMap(\.parameters).map(\.name))
    let stored = parts.flatMap(\.facts.properties).filter { !$0.isStatic && $0.isStored }
    guard declarations.count == 1, let (file, facts) = declarations.first, !stored.isEmpty,
      facts.inherited.allSatisfy({ $0 == "ObservableObject" }),
      stored.allSatisfy({ $0.isLet && ($0.hasInitialValue || given.contains($0.name)) })
    else { return false }
    guard stored.contains(where: \.hasInitialValue) else { return true }
    let types = context.resolver.source(named: file)?.model.types(qualifiedName: facts.qualifiedName) ?? []
    return types.flatMap(\.storedProperties).compactMap(\.initialValue).allSatisfy(\.isAskedOfType)
  }

  var message: String {
    "`\(property.text)` is a new `\(className)` each time SwiftUI recreates `\(property.type.spokenName)`. "
      + "Keep it with `@\(keeper)`"
      + (isUsedInInitializer ? ", and move what the `init` does with it to where the object is made." : ".")
  }

  var reason: String {
    (property.wrapper.map { "`@\($0)` is for an object that someone else keeps. " }
      ?? "A property without a wrapper is created again with its view. ")
      + "`@\(keeper)` keeps the first `\(className)` for as long as the view is on the screen."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    let declaration = property.declaration
    guard !isUsedInInitializer, property.property.initialValue != nil,
      property.property.variable.bindings.count == 1,
      property.property.binding.accessorBlock == nil,
      let keyword = property.keyword, !property.isRequired(context), !property.isAlwaysGiven(context),
      keeper == "State"
        || !property.isOptional && !context.mayRun(property.declaration, before: SystemVersion.of2020),
      case let uses = property.uses(context), uses.contains(where: { !$0.isFilledInInitializer }),
      uses.allSatisfy({ $0.form != .wrapper && !$0.isAssigned })
    else { return [] }
    var edits: [TextEdit] = []
    if let attribute = property.property.wrapper?.attribute {
      guard let name = attribute.attributeName else { return [] }
      edits.append(TextEdit(range: name.range, newText: keeper))
    } else {
      let start = declaration.range.lowerBound
      edits.append(TextEdit(range: start..<start, newText: "@\(keeper) "))
    }
    let isHidden =
      property.property.access == nil && declaration.children(.declModifier).isEmpty
      && context.workspace.isWhole && !property.isUsedOnOtherValues(context)
      && !context.resolver.mayBeUsedUnseen(property.property, of: property.type)
      && !context.resolver.isPassed(property.text, to: property.type)
      && !context.resolver.summary(of: property.type).extensionsHaveInitializers
    edits.append(TextEdit(range: keyword, newText: isHidden ? "private var" : "var"))
    return [
      Rewrite(
        title: "Keep `\(property.text)` with `@\(keeper)`, so that it lives as long as the view",
        level: .suggested, edits: edits,
        postconditions: [
          .staysSilent(rule: Rule.propertyOrder.id, in: property.type.node.range),
          // The initializer that Swift writes doesn't ask for a private state.
          .isFollowedUp(
            rule: Rule.redundantInit.id, in: property.type.node.range,
            title: "Keep `\(property.text)` with `@\(keeper)`, and remove the `init`"),
        ])
    ]
  }
}

extension Node {
  /// Whether the value is what a type's member gives, and no new object: `Store.default`, `Store.store().records("a")`.
  fileprivate var isAskedOfType: Bool {
    var current = self
    while let next = FunctionCall(current)?.callee ?? MemberAccess(current)?.base {
      if next.isTypeReference { return current.kind == .memberAccessExpr }
      current = next
    }
    return false
  }
}

extension WatchedProperty {
  /// Whether a protocol of the workspace asks for the property: it may need a setter, which a state object hasn't.
  fileprivate func isRequired(_ context: RuleContext) -> Bool {
    context.workspace.requires(text, byProtocols: context.resolver.summary(of: type).inherited)
  }

  /// Whether each call that makes the view gives it the object: the initial value is never evaluated, and a state object
  /// would keep the first one.
  fileprivate func isAlwaysGiven(_ context: RuleContext) -> Bool {
    guard
      var calls = context.resolver.typeCalls(of: type)?
        .filter({ !$0.model.isInPreview($0.call.node) && !$0.model.tree.isTest })
    else { return false }
    // Calls in another target may make a type of the same name.
    if let own = context.resolver.fileName, calls.contains(where: { !$0.call.passes(text) }),
      context.workspace.typeDeclarations(named: type.name).count > 1
    {
      let targets = TargetFolders(context.workspace)
      calls.removeAll { $0.file.map { !targets.canSee(own, from: $0) } ?? false }
    }
    return !calls.isEmpty && calls.allSatisfy { $0.call.passes(text) }
  }

  fileprivate var isOptional: Bool {
    guard let type = property.type else { return false }
    return type.kind == .optionalType || type.kind == .implicitlyUnwrappedOptionalType
      || type.typeName == "Optional"
  }

  /// Whether an initializer makes the value of something that it is given, or of what it has stored of that.
  fileprivate func isMadeOfInput(_ value: Node) -> Bool {
    guard let initializer = InitializerDecl(value.ancestor(.initializerDecl)) else { return false }
    let names = initializer.parameters.compactMap(\.name)
    return value.descendants(.declReferenceExpr).contains { reference in
      if reference.isMemberName {
        return MemberAccess(reference.parent)?.base?.isReference(to: "self") == true
      }
      return names.contains(where: reference.isName)
    }
  }

  /// Whether the value is made of an initializer's parameter that the view stores, too: of a class that the workspace
  /// doesn't declare, it may be another view of that object, which has to follow it.
  fileprivate func isMadeOfStoredInput(_ value: Node) -> Bool {
    guard let initializer = InitializerDecl(value.ancestor(.initializerDecl)), let call = FunctionCall(value)
    else { return false }
    let stored = type.storedProperties.compactMap(\.name)
    return call.arguments.contains { argument in
      guard let root = argument.value, root.kind == .declReferenceExpr, let name = root.firstName else {
        return false
      }
      return initializer.parameters.contains { $0.name?.hasSameText(as: name) == true }
        && stored.contains { $0.hasSameText(as: name) }
    }
  }

  /// What the only initializer that fills an observed object assigns: `Model(id: id)` in `self.model = Model(id: id)`.
  /// One that may be given the object is asked for it by someone who keeps it.
  fileprivate func madeInInitializer(_ context: RuleContext) -> Node? {
    guard wrapper == "ObservedObject" else { return nil }
    let fillings = uses(context).filter(\.isFilledInInitializer)
    guard fillings.count == 1, let filling = fillings.first, let statement = filling.node.parent,
      statement.children.count == 3, let value = statement.children.last
    else { return nil }
    if filling.form == .value { return value }
    // `_model = ObservedObject(wrappedValue: Model())`
    guard filling.form == .wrapper, let call = FunctionCall(value), call.isPlainCall(of: "ObservedObject")
    else {
      return nil
    }
    return call.firstArgument?.value
  }
}

extension Property {
  /// The name of the type that the value is made of: `Model()`, `.init()` with the property's type.
  fileprivate func madeType(by value: Node) -> Name? {
    guard let call = FunctionCall(value) else { return nil }
    if call.callee?.kind == .memberAccessExpr, call.base == nil {
      return call.name == "init" ? type?.typeName : nil
    }
    guard let made = call.constructedType else { return nil }
    return made
  }
}
