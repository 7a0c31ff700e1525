/// How a stored property stands in the memberwise initializer that Swift generates for a struct.
extension Property {
  /// Whether the memberwise initializer has a parameter for the property, if it can be seen where the initializer is called.
  package var isMemberwiseParameter: Bool { initialValue == nil || !isLet }

  /// Whether a variable without an initial value begins with `nil`. A binding has to be given, even to an optional.
  package var isNilByNature: Bool {
    !isLet && type?.kind == .optionalType && wrapper?.name != "Binding"
  }

  /// Whether the wrapper gives the value: `@Environment(\.locale)`, `@Namespace`.
  package var wrapperHasDefault: Bool {
    wrapperTakesArguments || wrapper.map { wrappersWithDefault.contains($0.name) } ?? false
  }

  /// Whether the wrapper has arguments, which make the value: `@Environment(\.locale)`.
  package var wrapperTakesArguments: Bool {
    guard let last = wrapper?.attribute.tokenRange.last else { return false }
    return variable.node.tree.tokens[last].kind == .rightParen
  }
}

/// The wrappers that need no initial value.
private let wrappersWithDefault: NameSet = [
  "Namespace", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Query",
]
