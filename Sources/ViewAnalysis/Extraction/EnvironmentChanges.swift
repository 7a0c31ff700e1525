/// What stands between a view and a piece of its body that may give the piece another environment.
struct EnvironmentChanges {
  /// Code of the app that shows what it is given.
  enum Wrapper: Hashable {
    /// A view, or view modifier, of this name that is used in the file.
    case container(String, usedIn: String?)
    /// A function of this name in an extension of `View`.
    case modifier(String)
    /// A function of the view itself that is given views.
    case function(Node)
  }

  /// The names of modifiers that are applied to what the piece stands in; for `environment(\.key, …)`, that of the key.
  private var modifiers: Set<String> = []
  /// Whether the piece is shown in another place than the view's: in a sheet, another column, a destination.
  private(set) var isPresented = false
  /// Whether it may not even get the view's environment: the preview of a context menu doesn't.
  private(set) var isCutOff = false
  /// Whether it is an argument of a modifier of the app's own, whose code may show it anywhere.
  private(set) var isHandedOver = false
  /// Whether it stands in a `NavigationView`, which may have several columns.
  private var isInNavigationView = false
  /// Whether it stands in nothing but plain stacks and groups.
  private(set) var isInPlainLayout = true
  /// The values of modifiers around it that decide whether it is the same view as before: `id(_:)`.
  private(set) var identities: [Node] = []
  /// The code of the app that is still to be looked into.
  private(set) var wrappers: Set<Wrapper> = []

  /// Whether it may get another environment, as far as values are concerned that SwiftUI itself has.
  var isDetached: Bool { isCutOff || isHandedOver }

  /// What stands between the member and a node of it.
  mutating func add(between member: Node, and piece: Node, _ resolver: ViewResolver) {
    // The closure that the piece stands in, and its label.
    var label: Name?
    var closure: Closure?
    for ancestor in piece.ancestors {
      if ancestor.id == member.id { break }
      if let inner = Closure(ancestor) {
        closure = inner
        label = inner.use?.label
      }
      if ancestor.kind == .postfixIfConfigExpr {
        if let branches = ancestor.child(.ifConfigDecl) { add(modifiersIn: branches, resolver) }
      }
      guard let call = FunctionCall(ancestor), let name = call.name else { continue }
      if let modifier = ModifierUse(ancestor), modifier.base?.contains(piece) == true {
        if name == "id", let value = call.firstArgument?.value { identities.append(value) }
        add(modifier: call, resolver)
        continue
      }
      // A helper's call.
      if call.callee?.contains(piece) == true { continue }
      // The piece stands in one of the call's closures.
      if call.constructedType == nil {
        // Some systems show the items of a bar without what the view is told of its presentation.
        if Self.presenters.contains(name) || name == "navigationBarItems" {
          addPresentation()
        } else if let function = ownFunction(call, resolver) {
          wrappers.insert(.function(function))
        } else if Vocabulary.modifier(name) == nil, !resolver.viewFunctions(named: name).isEmpty {
          isHandedOver = true
          wrappers.insert(.modifier(name.text))
          addPresentation()
        } else if !Self.plainModifiers.contains(name), name != "contextMenu" || label == "preview" {
          addDetachment()
        }
      } else if let entry = resolver.declaredEntry(name) {
        if name == "NavigationLink", !isLabel(closure, of: call) { addDetachment() }
        add(container: name, entry)
      } else {
        wrappers.insert(.container(name.text, usedIn: resolver.fileName))
      }
    }
  }

  /// Modifiers that stand in the code, not in a closure in it.
  private mutating func add(modifiersIn code: Node, _ resolver: ViewResolver) {
    var id = code.id + 1
    while id < code.subtree.upperBound {
      let node = code.tree.node(id)
      id = node.kind == .closureExpr ? node.subtree.upperBound : id + 1
      if let call = FunctionCall(node) { add(modifier: call, resolver) }
    }
  }

  /// The view's own function that is called, in this file.
  private func ownFunction(_ call: FunctionCall, _ resolver: ViewResolver) -> Node? {
    guard call.base.map({ $0.isReference(to: "self") }) ?? call.isPlain, let name = call.name,
      let type = resolver.file.enclosingType(of: call.node),
      case .function(let function) = resolver.members(of: type).only(name.text)
    else { return nil }
    return function.node
  }

  /// Whether the link shows the closure's views, and not its destination.
  private func isLabel(_ closure: Closure?, of link: FunctionCall) -> Bool {
    guard let use = closure?.use, use.call.node == link.node else { return false }
    if let label = use.label { return label == "label" }
    return link.argument("destination") != nil || link.argument("value") != nil
  }

  mutating func add(container name: Name, _ entry: ViewEntry) {
    if name == "NavigationSplitView" || name == "TabView" { addPresentation() }
    if name == "NavigationView" { isInNavigationView = true }
    if !Self.plainLayouts.contains(name) && !entry.traits.contains(.control) { isInPlainLayout = false }
  }

  /// Where the content gets the view's environment, but is shown elsewhere.
  mutating func addPresentation() {
    isPresented = true
    isInPlainLayout = false
  }

  mutating func addDetachment() {
    isCutOff = true
    addPresentation()
  }

  mutating func add(wrapper: Wrapper) { wrappers.insert(wrapper) }

  mutating func removeWrapper() -> Wrapper? { wrappers.popFirst() }

  mutating func add(modifier: FunctionCall, _ resolver: ViewResolver) {
    guard let name = modifier.name else { return }
    if name == "environment", let key = modifier.firstArgument?.value, key.kind == .keyPathExpr {
      // It changes this one value.
      modifiers.insert(Self.key(of: key) ?? name.text)
      return
    }
    if name == "modifier", let applied = FunctionCall(modifier.firstArgument?.value)?.constructedType,
      resolver.workspace.knows(applied.text)
    {
      wrappers.insert(.container(applied.text, usedIn: resolver.fileName))
      return
    }
    // `.modifier { $0.padding() }`
    if name == "modifier", let closure = modifier.trailingClosure {
      isInPlainLayout = false
      return add(modifiersIn: closure.node, resolver)
    }
    modifiers.insert(name.text)
    if Vocabulary.modifier(name) == nil, !resolver.viewFunctions(named: name).isEmpty {
      wrappers.insert(.modifier(name.text))
    }
  }

  /// Whether the wrapper may find something else at the piece's place than at the view's. Wrappers that have not been
  /// looked into don't count.
  func mayChange(_ attribute: Node, _ resolver: ViewResolver) -> Bool {
    if isCutOff || isHandedOver && !isOfApp(attribute, resolver) || modifiers.contains("modifier")
      || modifiers.contains("transformEnvironment")
    {
      return true
    }
    guard attribute.attributeName == "Environment", let key = Self.key(of: attribute) else {
      return !modifiers.isDisjoint(with: Self.objectSetters)
    }
    if modifiers.contains(key) { return true }
    if Self.presentation.contains(key) { return isPresented }
    if Self.sizeClasses.contains(key) { return isPresented || isInNavigationView }
    // It sets the scheme of the whole window or sheet.
    if key == "colorScheme", modifiers.contains("preferredColorScheme") { return isPresented }
    if let setters = Self.keySetters[key], !modifiers.isDisjoint(with: setters) { return true }
    return !isInPlainLayout && Self.placeKeys.contains(key)
  }

  /// Whether the attribute reads a value of the environment that the workspace adds to it: nothing but its own code can
  /// set that.
  private func isOfApp(_ attribute: Node, _ resolver: ViewResolver) -> Bool {
    guard attribute.attributeName == "Environment", let key = Self.key(of: attribute),
      attribute.descendants(.keyPathPropertyComponent).count == 1
    else { return false }
    return !resolver.workspace.types(named: "EnvironmentValues", declaring: key).isEmpty
  }

  /// Whether a scaled value, or one of the user's defaults, may be another at the piece's place than at the view's.
  /// Wrappers that have not been looked into don't count.
  var mayChangeStoredValues: Bool {
    isDetached || !modifiers.isDisjoint(with: Self.storedValueSetters)
  }

  private static let storedValueSetters: Set<String> = [
    "dynamicTypeSize", "defaultAppStorage", "modifier", "transformEnvironment",
  ]

  /// `openURL` in `@Environment(\.openURL)`, or in the key path; nil for an object.
  static func key(of node: Node) -> String? {
    node.descendants(.keyPathPropertyComponent).last?.firstChild?.firstName?.text
  }

  /// Modifiers that set what `@EnvironmentObject`, `@Environment(Type.self)` and `@FocusedValue` read.
  private static let objectSetters: Set<String> = [
    "environment", "environmentObject", "focusedValue", "focusedSceneValue", "focusedObject",
    "focusedSceneObject",
  ]

  /// Modifiers that show their content elsewhere, with the environment of the view that they are applied to.
  private static let presenters: NameSet = ["sheet", "fullScreenCover", "popover", "inspector"]

  /// Modifiers whose content is a part of the view that they are applied to.
  private static let plainModifiers: NameSet = [
    "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "toolbar", "containerBackground",
    "toolbarTitleMenu", "listRowBackground", "swipeActions", "badge",
  ]

  private static let plainLayouts: NameSet = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "Group", "ForEach", "GeometryReader", "ViewThatFits", "Label",
  ]

  /// What only another column, or another presentation, changes.
  private static let sizeClasses: NameSet = ["horizontalSizeClass", "verticalSizeClass"]

  /// What speaks of how the view is presented.
  private static let presentation: NameSet = [
    "dismiss", "presentationMode", "isPresented", "dismissWindow", "undoManager", "controlActiveState",
    "appearsActive",
  ]

  /// Modifiers of SwiftUI that change a value without having its name.
  private static let keySetters: [String: Set<String>] = [
    "isEnabled": ["disabled"], "isFocused": ["focusable"], "isSearching": ["searchable"],
    "dismissSearch": ["searchable"], "searchSuggestionsPlacement": ["searchable"], "refresh": ["refreshable"],
    "redactionReasons": ["redacted", "unredacted", "privacySensitive"],
    "isScrollEnabled": ["scrollDisabled"],
    "symbolVariants": ["symbolVariant"], "labelsVisibility": ["labelsHidden"],
  ]

  /// Values that containers of SwiftUI change for what is in them.
  private static let placeKeys: NameSet = [
    "isFocused", "refresh", "editMode", "font", "lineLimit",
    "controlSize", "headerProminence", "defaultMinListRowHeight", "backgroundStyle", "backgroundProminence",
    "menuOrder", "buttonRepeatBehavior", "keyboardShortcut", "navigationLinkIndicatorVisibility",
    "truncationMode", "multilineTextAlignment", "textCase", "symbolVariants", "symbolRenderingMode",
    "minimumScaleFactor", "contentTransition", "isHoverEffectEnabled", "springLoadingBehavior",
    "labelsVisibility", "tabViewMode",
  ]
}
