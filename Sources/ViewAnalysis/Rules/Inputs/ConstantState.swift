extension Rule {
  package static let constantState = Rule(
    id: "constant_state", severity: .information, profile: .recommended, family: .inputs,
    title: "State or binding that is never changed",
    summary: "A private `@State` or a `@Binding` is only read.",
    why: """
      `@State` and `@Binding` announce that the view changes the value. If the view only reads it, \
      SwiftUI keeps storage for a constant, and callers need a binding where a value would do.
      """,
    remedy: "Declare the property with `let`.",
    silentOn: [
      """
      A property that is assigned or passed as `$name`, or on which a method is called that may change \
      it.
      """,
      "A property whose value is an object.",
      "Properties of `public` types.",
      """
      A binding that is read in code that runs later, after an `await`: it gives the value of that \
      moment.
      """,
      "A binding that an initializer hands on to something else, too.",
      "In `recommended`: a property that commented-out code sets: it is switched off for now.",
      "Bindings, until the whole workspace has been read.",
      """
      In `recommended` and `strict`: a binding of a view that a caller makes in a sheet or the like, one that an action \
      reads after it has called something, and one that is read in what `onChange` does with the new value alone. A value could be an older one there; no rewrite is offered.
      """,
      """
      In `recommended` and `strict`: a binding that an initializer fills with anything but a parameter, and one of a \
      view that says itself, with `==`, when it is equal to another.
      """,
      """
      In `recommended` and `strict`: a state whose value is different each time (`UUID()`, `Date()`). \
      The state keeps the first one for as long as the view exists.
      """,
      """
      A property on which a method is called that is `mutating`, or that isn't known to leave the value as it is.
      """,
      """
      In `recommended` and `strict`: a binding with a comment that says why it has to be one, and one whose type is \
      not known to be copied.
      """,
      """
      It can't see code outside of the workspace's folders, nor how much it costs to evaluate the caller's body, \
      which passes each new value once there is no binding.
      """,
    ],
    keepIf: ["The code that changes the value is about to be written."],
    sources: [
      Citation(.stateManagement, section: "When NOT to use @Binding"),
      Citation(.stateManagement, section: "let vs var for Passed Values"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookGrid: View {
            @State private var spacing: CGFloat = 12
            let books: [Book]

            var body: some View {
              VStack(spacing: spacing) {
                ForEach(books) { book in
                  Text(book.title)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookGrid: View {
            private let spacing: CGFloat = 12
            let books: [Book]

            var body: some View {
              VStack(spacing: spacing) {
                ForEach(books) { book in
                  Text(book.title)
                }
              }
            }
          }
          """)
    ],
    rewriteLevels: [.safe, .refactor], kinds: [.structDecl],
    check: { node, context in
      for property in WatchedProperty.all(in: node, context) {
        guard let constant = ConstantProperty(property, context) else { continue }
        context.report(
          at: property.name.range, subject: property.property.binding.node, message: constant.message)
      }
    },
    explain: { node, context in
      WatchedProperty(node, context).flatMap { ConstantProperty($0, context) }?.reason ?? ""
    },
    rewrites: { node, context in
      WatchedProperty(node, context).flatMap { ConstantProperty($0, context) }?.rewrites(context) ?? []
    })
}

/// A state or a binding that its view only reads.
private struct ConstantProperty {
  private let property: WatchedProperty
  private let isState: Bool
  private let value: ConstantValue
  /// Whether it is an optional state without an initial value that is written out.
  private let isImplicitlyNil: Bool
  /// Whether a value in place of a binding could be an older one than the binding gives.
  private var mayBeOutdated = false

  init?(_ property: WatchedProperty, _ context: RuleContext) {
    guard let wrapper = property.wrapper, wrapper == "State" || wrapper == "Binding" else { return nil }
    isState = wrapper == "State"
    let uses = property.uses(context)
    let reads = uses.filter { !$0.isFilledInInitializer }
    isImplicitlyNil =
      isState && property.property.initialValue == nil && !property.property.isLet
      && property.property.type?.kind == .optionalType
    guard !reads.isEmpty,
      reads.allSatisfy({
        $0.form == .value && !context.resolver.mayChangeValue($0, of: property.property)
      }),
      !property.isUsedOnOtherValues(context), property.declaration.attributes.count == 1,
      property.property.binding.accessorBlock == nil,
      property.type.node.access ?? .internal <= .internal
    else { return nil }
    if isState {
      guard property.isPrivate, reads.count == uses.count,
        property.property.initialValue != nil || isImplicitlyNil,
        context.resolver.kindOfValue(of: property.property) == .value,
        !context.file.declarations(of: property.type).contains(where: \.node.hasError)
      else { return nil }
      value = isImplicitlyNil ? .constant : ConstantValue(property.property.initialValue)
      // A state with such a value keeps it, which may be its point.
      if case .constant = value {} else if context.step < .all { return nil }
    } else {
      let kind = context.resolver.kindOfValue(of: property.property)
      // What an initializer makes of something else may be no value that callers have.
      guard context.step == .all || uses.allSatisfy({ !$0.isFilledInInitializer || $0.isFilledByParameter }),
        context.workspace.isWhole,
        // What another module or language declares may be a class.
        kind != .object && (context.step == .all || kind == .value),
        !context.resolver.mayBeUsedUnseen(property.property, of: property.type),
        // Then callers that know the protocol alone pass a binding.
        !context.workspace.requires(
          "init", byProtocols: context.resolver.summary(of: property.type).inherited),
        !reads.contains(where: \.isLate), !uses.contains(where: \.isFilledByBindingInUse),
        context.step == .all
          || !property.comments(context.layout).contains(where: { $0.givesReason(context.tree) }),
        // What `==` skips is up to date in a binding alone, and so is what somebody reads who keeps the view.
        context.step == .all || !property.type.comparesItself(context) && !property.type.handsItselfOn
      else { return nil }
      value = .unknown
      mayBeOutdated =
        reads.contains { property.type.readsBeforeChange($0.node) || $0.isReadAfterCalls(context.resolver) }
        || Self.isMadeInPresentation(property.type, context.resolver)
      if mayBeOutdated, context.step < .all { return nil }
    }
    // Last, as it reads all comments of the type.
    if context.step == .recommended, property.isSetInComments(context) { return nil }
    self.property = property
  }

  /// Whether a caller makes the view in what it presents: with a value in place of a binding, SwiftUI could present one
  /// that the caller's body has not read.
  private static func isMadeInPresentation(_ type: TypeModel, _ resolver: ViewResolver) -> Bool {
    (resolver.typeCalls(of: type) ?? []).contains { call in
      if call.call.node.isPresented { return true }
      // In a helper that makes what is presented.
      guard let member = call.call.node.typeMember, let name = member.declaredName,
        let owner = call.model.enclosingType(of: member)
      else { return false }
      return owner.node.tree.nodes.ids(of: [.declReferenceExpr], in: owner.node.subtree).contains { id in
        let reference = owner.node.tree.node(id)
        return reference.firstName?.hasSameText(as: name) == true && reference.isPresented
      }
    }
  }

  var message: String {
    isState
      ? "`\(property.text)` \(isImplicitlyNil ? "is always `nil`" : "never changes"). "
        + "Declare it with `let`, without `@State`."
      : "`\(property.type.spokenName)` only reads `\(property.text)`. Declare it with `let`, and pass the value instead of "
        + "a binding."
  }

  var reason: String {
    isState
      ? "No code assigns `\(property.text)`, and `$\(property.text)` isn't used: it always has its initial value"
        + (isImplicitlyNil ? ", `nil`." : ".")
      : "No code of `\(property.type.spokenName)` assigns `\(property.text)` or passes `$\(property.text)` on. A `let` "
        + "gets each new value, too, when the parent's body is evaluated."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard !mayBeOutdated, let attribute = property.property.wrapper?.attribute,
      let keyword = property.keyword,
      attribute.attributeName?.range.upperBound == attribute.range.upperBound
    else { return [] }
    let next = context.layout.endOfBlank(from: attribute.range.upperBound)
    guard !context.layout.hasComment(attribute.range.lowerBound..<next) else { return [] }
    var declaration = [
      TextEdit(range: attribute.range.lowerBound..<next, newText: ""),
      TextEdit(range: keyword, newText: "let"),
    ]
    if isImplicitlyNil, let end = property.property.type?.range.upperBound {
      declaration.append(TextEdit(range: end..<end, newText: " = nil"))
    }
    if isState {
      guard case .constant = value else { return [] }
      return [
        Rewrite(
          title: "Declare `\(property.text)` with `let`", level: .safe, edits: declaration,
          postconditions: [.staysSilent(rule: Rule.propertyOrder.id, in: property.type.node.range)])
      ]
    }
    // A type that a function has needs `@escaping` in some places.
    guard property.property.type.map({ $0.asFunctionType == nil }) ?? false,
      let input = PropertyInput(property, context), let edits = input.unbinding(context)
    else { return [] }
    return [
      Rewrite(
        title: "Declare `\(property.text)` with `let`, and pass the value instead of a binding",
        level: .refactor,
        edits: PropertyInput.sorted(declaration + edits),
        postconditions: [
          .staysSilent(rule: Rule.redundantInit.id, in: property.type.node.range),
          .staysSilent(rule: Rule.propertyOrder.id, in: property.type.node.range),
        ])
    ]
  }
}

extension PropertyUse {
  /// Whether an initializer's parameter is assigned as it is: `_name = name`.
  fileprivate var isFilledByParameter: Bool {
    guard let value = node.nextSibling?.nextSibling, value.nextSibling == nil,
      value.kind == .declReferenceExpr,
      let name = value.firstName, case .parameter? = value.localBinding(of: name)
    else { return false }
    return true
  }

  /// Whether the initializer fills the property with a parameter that it also hands on, or does more with than to read its
  /// value: callers have to pass the binding.
  fileprivate var isFilledByBindingInUse: Bool {
    guard isFilledInInitializer, let value = node.nextSibling?.nextSibling, let name = value.firstName,
      let body = InitializerDecl(node.ancestor(.initializerDecl))?.body
    else { return false }
    return body.tree.nodes.ids(of: [.declReferenceExpr], in: body.subtree).contains { id in
      let reference = body.tree.node(id)
      return id != value.id && reference.isName(name) && !reference.isMemberName
        && !value.contains(reference) && !reference.isReadAtOnce
    }
  }

  /// Whether an action reads the value after it has called what may have changed it: `onMove(pen)`, then `save(pens)`.
  fileprivate func isReadAfterCalls(_ resolver: ViewResolver) -> Bool {
    guard let member = node.typeMember else { return false }
    let isMethod =
      FunctionDecl(member).map { $0.returnType.map { resolver.isViewResult($0) } != true } ?? false
    return ReadDelay(of: node, in: member.subtree, entry: isMethod ? ReadDelay.none : nil, resolver) > .none
  }

  /// Whether the value is read in code that may run later than the body that it belongs to: a task, or code that waits.
  fileprivate var isLate: Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        if ancestor.waits { return true }
        if let name = Closure(ancestor)?.use?.call.name, lateCalls.contains(name) { return true }
      case .functionDecl: return ancestor.waits
      case .memberBlockItem: return false
      default: continue
      }
    }
    return false
  }
}

extension Node {
  /// Whether the initializer reads the value of the binding that the node names, and no closure asks for it later.
  fileprivate var isReadAtOnce: Bool {
    guard let value = MemberAccess(parent), value.name == "wrappedValue",
      !PropertyUse(node: value.node, form: .value).mayChangeValue
    else { return false }
    return ancestors.prefix { $0.kind != .initializerDecl }.allSatisfy { ancestor in
      // What goes through a literal calls the closure before it returns.
      guard ancestor.kind == .closureExpr else { return true }
      guard let call = Closure(ancestor)?.use?.call else { return false }
      return call.base?.kind == .arrayExpr && Vocabulary.membersThatKeepSize.contains(call.name)
    }
  }
}

extension TypeModel {
  /// Whether code of the file says when two views of the type are equal.
  fileprivate func comparesItself(_ context: RuleContext) -> Bool {
    context.file.declarations(of: self).flatMap(\.functions).contains { $0.name?.text == "==" }
  }

  /// Whether the declaration's code hands on the whole value, as a representable may do to its coordinator: `Coordinator(self)`.
  fileprivate var handsItselfOn: Bool {
    node.tree.nodes.ids(of: [.declReferenceExpr], in: node.subtree).contains { id in
      let reference = node.tree.node(id)
      return reference.isReference(to: "self") && !reference.isMemberName
        && reference.ancestor(.keyPathExpr) == nil && MemberAccess(reference.parent)?.base != reference
        && reference.ancestors.first(where: { TypeDecl.isKind($0.kind) }) == node
    }
  }

  /// Whether the code reads it in what `onChange` does with the new value alone: that is the closure of the view before
  /// the change. A method counts that such a closure calls, or that is handed over in its place.
  fileprivate func readsBeforeChange(_ read: Node) -> Bool {
    if read.ancestors.contains(where: { Closure($0).map(\.isBeforeChange) ?? false }) { return true }
    guard let function = FunctionDecl(read.ancestor(.functionDecl)), let name = function.name else {
      return false
    }
    return node.tree.nodes.ids(of: [.declReferenceExpr], in: node.subtree).contains { id in
      let reference = node.tree.node(id)
      guard reference.firstName?.hasSameText(as: name) == true else { return false }
      return FunctionCall(reference.parent?.parent)?.name == "onChange"
        || reference.ancestors.contains { Closure($0).map(\.isBeforeChange) ?? false }
    }
  }
}

extension Closure {
  /// Whether it is that of an `onChange` with one parameter.
  fileprivate var isBeforeChange: Bool {
    guard use?.call.name == "onChange" else { return false }
    if signature != nil { return parameterNames.count == 1 }
    var names: Set<String> = []
    var id = node.id + 1
    while id < node.subtree.upperBound {
      let inner = node.tree.node(id)
      if inner.kind == .closureExpr {
        id = inner.subtree.upperBound
        continue
      }
      if inner.kind == .declReferenceExpr, let name = inner.firstName?.text { names.insert(name) }
      id += 1
    }
    return names.contains("$0") && !names.contains("$1")
  }
}

extension Node {
  /// Whether the closure or the function has an `await` of its own, not only in a closure that it contains.
  fileprivate var waits: Bool {
    tree.nodes.ids(of: [.awaitExpr], in: subtree).contains {
      tree.node($0).ancestor(.closureExpr, .functionDecl) == self
    }
  }

  /// Whether the code stands in what a modifier presents.
  fileprivate var isPresented: Bool {
    ancestors.contains { ancestor in
      guard ancestor.kind == .functionCallExpr, let modifier = ModifierUse(ancestor),
        modifier.entry?.traits.contains(.presents) == true
      else { return false }
      // Its base is what presents it.
      return modifier.range.contains(range.lowerBound)
    }
  }
}

private let lateCalls: NameSet = [
  "Task", "detached", "async", "asyncAfter", "scheduledTimer", "sink", "addLocalMonitorForEvents",
  "addGlobalMonitorForEvents", "addObserver",
]

extension Comment {
  /// Whether the comment says why the property is a binding.
  fileprivate func givesReason(_ tree: SyntaxTree) -> Bool {
    let text = tree.text(range).lowercased()
    return text.contains("binding")
      && ["need", "must", "has to", "required", "so that", "purpose", "otherwise"].contains {
        text.contains($0)
      }
  }
}
