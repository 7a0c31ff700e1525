/// What stands between a view and a piece of its body that may give the piece another environment.
struct EnvironmentChanges {
  /// The names of modifiers that are applied to what the piece stands in.
  private var modifiers: Set<String> = []
  /// Whether the piece is shown in another place than the view's: in a sheet, another column, a destination.
  private var isPresented = false
  /// Whether it may not even get the view's environment: the preview of a context menu doesn't.
  private var isDetached = false
  /// Whether it stands in nothing but plain stacks and groups.
  private var isInPlainLayout = true

  /// What stands between the member and a node of it.
  mutating func add(between member: Node, and piece: Node, _ resolver: ViewResolver) {
    for ancestor in piece.ancestors {
      if ancestor.id == member.id { break }
      if ancestor.kind == .postfixIfConfigExpr {
        // Any modifier may be in there.
        isInPlainLayout = false
        for call in ancestor.child(.ifConfigDecl)?.descendants(.functionCallExpr) ?? [] {
          FunctionCall(call).map { note($0) }
        }
      }
      guard let call = FunctionCall(ancestor), let name = call.name else { continue }
      if let modifier = ModifierUse(ancestor), modifier.base?.contains(piece) == true {
        note(call)
        continue
      }
      // The piece stands in one of the call's closures.
      if call.constructedType == nil {
        if !Self.plainModifiers.contains(name) { isDetached = true }
      } else if let entry = resolver.declaredEntry(name) {
        if name == "NavigationLink" { isDetached = true }
        if name == "NavigationSplitView" || name == "TabView" { isPresented = true }
        if !Self.plainLayouts.contains(name) && !entry.traits.contains(.control) { isInPlainLayout = false }
      } else {
        isDetached = true
      }
    }
    if isDetached { isPresented = true }
    if isPresented { isInPlainLayout = false }
  }

  private mutating func note(_ modifier: FunctionCall) {
    guard let name = modifier.name else { return }
    if name == "environment", let key = modifier.firstArgument?.value, key.kind == .keyPathExpr {
      // It changes this one value.
      modifiers.insert(Self.key(of: key) ?? name.text)
    } else {
      modifiers.insert(name.text)
    }
  }

  /// Whether the wrapper may find something else at the piece's place than at the view's.
  func mayChange(_ attribute: Node) -> Bool {
    if isDetached || !modifiers.isDisjoint(with: Self.setters) { return true }
    guard let key = Self.key(of: attribute) else { return false }
    if modifiers.contains(key) { return true }
    if Self.presentation.contains(key) { return isPresented }
    if let setters = Self.keySetters[key], !modifiers.isDisjoint(with: setters) { return true }
    return !isInPlainLayout && Self.placeKeys.contains(key)
  }

  /// `openURL` in `@Environment(\.openURL)`, or in the key path; nil for an object.
  static func key(of node: Node) -> String? {
    node.descendants(.keyPathPropertyComponent).last?.firstChild?.firstName?.text
  }

  private static let setters: Set<String> = [
    "environment", "environmentObject", "transformEnvironment", "modelContainer", "modelContext", "modifier",
    "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
  ]

  /// Modifiers whose content is a part of the view that they are applied to.
  private static let plainModifiers: NameSet = [
    "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "toolbar", "containerBackground",
  ]

  private static let plainLayouts: NameSet = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "Group", "ForEach", "GeometryReader", "ViewThatFits", "Label",
  ]

  /// What speaks of how the view is presented.
  private static let presentation: NameSet = ["dismiss", "presentationMode", "isPresented", "dismissWindow"]

  /// Modifiers of SwiftUI that change a value without having its name.
  private static let keySetters: [String: Set<String>] = [
    "isEnabled": ["disabled"], "isFocused": ["focusable"], "isSearching": ["searchable"],
    "dismissSearch": ["searchable"], "searchSuggestionsPlacement": ["searchable"], "refresh": ["refreshable"],
    "redactionReasons": ["redacted", "unredacted", "privacySensitive"],
    "colorScheme": ["preferredColorScheme"], "isScrollEnabled": ["scrollDisabled"],
    "symbolVariants": ["symbolVariant"], "labelsVisibility": ["labelsHidden"],
  ]

  /// Values that containers of SwiftUI change for what is in them.
  private static let placeKeys: NameSet = [
    "isFocused", "refresh", "editMode", "horizontalSizeClass", "verticalSizeClass", "font", "lineLimit",
    "controlSize", "headerProminence", "defaultMinListRowHeight", "backgroundStyle", "backgroundProminence",
    "menuOrder", "buttonRepeatBehavior", "keyboardShortcut", "navigationLinkIndicatorVisibility",
    "truncationMode", "multilineTextAlignment", "textCase", "symbolVariants", "symbolRenderingMode",
    "minimumScaleFactor", "contentTransition", "isHoverEffectEnabled", "springLoadingBehavior",
    "labelsVisibility", "tabViewMode",
  ]
}
