/// An argument of a view or a modifier, asked whether two values may stand there in one ternary: whether they are of
/// the same type as far as the text tells.
struct ArgumentPosition {
  /// The view or the modifier.
  let callee: Name?
  let label: Name?
  let isView: Bool
  /// Whether the callee is SwiftUI's own.
  let isSwiftUIs: Bool
  /// Whether the callee is a view of the workspace whose one initializer fixes the argument's type.
  let hasFixedType: Bool

  func accepts(_ a: Node, _ b: Node, _ resolver: ViewResolver) -> Bool {
    guard ExpressionText.operand(a) != nil, ExpressionText.operand(b) != nil, !isDecisive(a), !isDecisive(b)
    else { return false }
    return acceptsSpelling(a, b) && !areOfDifferentTypes(a, b, resolver) || areOfOneStyle(a, b, resolver)
  }

  /// Whether members of the same type are of different ones, as far as their types are known. Beside a text, or the key of
  /// one, what isn't known may be the other.
  private func areOfDifferentTypes(_ a: Node, _ b: Node, _ resolver: ViewResolver) -> Bool {
    guard !isNamedByCallee, case .explicit = Shape(a), case .explicit = Shape(b) else { return false }
    let types = [a, b].map { resolver.inferredType(of: $0)?.text }
    let known = types.compactMap(\.self)
    return known.count == 2 ? known[0] != known[1] : known.contains { Self.textTypes.contains($0) }
  }

  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// Whether the spelling alone tells that both are of one type.
  private func acceptsSpelling(_ a: Node, _ b: Node) -> Bool {
    switch (Shape(a), Shape(b)) {
    case (.string, .string): return true
    case (.string, _), (_, .string):
      // A ternary would turn a localized key into a plain string.
      return label == "systemName" || label == "systemImage"
    case (.number, .number), (.bool, .bool): return !isGenericValue
    case (.number, .implicit(let name)), (.implicit(let name), .number):
      return name == "infinity" || name == "zero"
    case (.number, .unknown), (.unknown, .number), (.bool, .unknown), (.unknown, .bool):
      return isConcrete
    case (.null, .null): return false
    // Key paths to members of different types are of different types.
    case (.keyPath, .keyPath): return hasFixedType
    case (.implicit, .unknown), (.unknown, .implicit): return isConcrete
    case (.null, _), (_, .null): return isConcrete
    case (.implicit(let x), .implicit(let y)):
      if !isGenericPosition { return isSwiftUIs || hasFixedType || !isView }
      return Vocabulary.colors.contains(x) && Vocabulary.colors.contains(y)
        || Self.materials.contains(x) && Self.materials.contains(y)
    case (.implicit(let name), .explicit(let type)), (.explicit(let type), .implicit(let name)):
      return isGenericPosition ? type == "Color" && Vocabulary.colors.contains(name) : isConcrete
    case (.explicit(let x), .explicit(let y)):
      return isNamedByCallee
        || x.hasSameText(as: y) && (!isGenericPosition || Self.concreteStyles.contains(x))
    case (.explicit, .unknown), (.unknown, .explicit), (.explicit, .number), (.number, .explicit),
      (.explicit, .bool), (.bool, .explicit):
      return isNamedByCallee
    case (.unknown, .unknown): return isConcrete || haveSameDeclaredType(a, b)
    default: return false
    }
  }

  /// Whether a style stands here, and the declarations tell that both are of one type: `Theme.gold` and
  /// `Theme.gray.opacity(0.3)`.
  private func areOfOneStyle(_ a: Node, _ b: Node, _ resolver: ViewResolver) -> Bool {
    guard isSwiftUIs, label == nil, !isView, isGenericPosition,
      let type = resolver.inferredType(of: a)?.text, Self.concreteStyles.contains(type)
    else { return false }
    return resolver.inferredType(of: b)?.text == type
  }

  /// Types of SwiftUI's without parameters of their own: two values are of one type.
  private static let concreteStyles: NameSet = [
    "Color", "Font", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
    "ImagePaint",
  ]

  /// As the one argument of a `Text`: true where both are known to be strings, false where one is and nothing is known of
  /// the other, nil for anything else. A literal would be localized, and other types have initializers of their own.
  func accepts(text a: Node, _ b: Node, _ resolver: ViewResolver) -> Bool? {
    guard isView, isSwiftUIs, callee == "Text", label == nil, a.kind != .sequenceExpr,
      b.kind != .sequenceExpr,
      ExpressionText.operand(a) != nil, ExpressionText.operand(b) != nil, !isDecisive(a), !isDecisive(b)
    else { return nil }
    let isString = { (node: Node, shape: Shape) -> Bool? in
      switch shape {
      case .explicit(let type): return FunctionCall(node) != nil && type == "String"
      case .unknown: return resolver.inferredType(of: node).map { $0.text == "String" }
      default: return false
      }
    }
    let (first, second) = (isString(a, Shape(a)), isString(b, Shape(b)))
    guard first != false, second != false, first == true || second == true else { return nil }
    return first == second
  }

  /// What a value's spelling tells of its type.
  private enum Shape {
    case string, number, bool, null, keyPath
    /// `.name`, `.name(…)`
    case implicit(Name)
    /// `Type(…)`, `Type.name`, `Type.name(…)`
    case explicit(Name)
    case unknown

    init(_ node: Node) {
      switch node.kind {
      case .simpleStringLiteralExpr, .stringLiteralExpr: self = .string
      case .integerLiteralExpr, .floatLiteralExpr: self = .number
      case .prefixOperatorExpr:
        let kind = node.children.last?.kind
        self = kind == .integerLiteralExpr || kind == .floatLiteralExpr ? .number : .unknown
      case .booleanLiteralExpr: self = .bool
      case .nilLiteralExpr: self = .null
      case .keyPathExpr: self = .keyPath
      case .memberAccessExpr, .functionCallExpr:
        if let type = FunctionCall(node)?.constructedType {
          self = .explicit(type)
          return
        }
        let callee = FunctionCall(node)?.callee ?? node
        guard let access = MemberAccess(callee), let name = access.name else {
          self = .unknown
          return
        }
        if let base = access.base {
          self =
            base.isTypeReference && !name.isCapitalized
            ? base.referencedName.map { .explicit($0) } ?? .unknown
            : .unknown
        } else {
          self = .implicit(name)
        }
      default: self = .unknown
      }
    }
  }

  /// Another binding, another closure, another view inside: these are other data or other content, not another state.
  private func isDecisive(_ value: Node) -> Bool {
    if value.firstToken.kind == .dollarIdentifier || value.text.hasPrefix("$") { return true }
    if value.contains([.closureExpr]) || value.kind == .postfixIfConfigExpr {
      return true
    }
    // A text with a comment for translators of its own is a text of its own.
    if label == "comment" || label == "tableName" || label == "id" || label == "tag" || label == "isPresented"
      || label == "selection"
    {
      return true
    }
    // Another view to navigate to, or a wrapper around another view, whose type is another one, too.
    if label == "destination" { return true }
    guard let type = FunctionCall(value)?.constructedType else { return false }
    if type.hasSuffix("View") { return true }
    return type == "Binding" || Vocabulary.view(type).map { $0.traits.isDisjoint(with: [.fill]) } ?? false
  }

  /// Whether all values here are of one type that the callee names, or that its one initializer does, which may have a
  /// parameter of a generic type.
  private var isConcrete: Bool { hasFixedType || isNamedByCallee }

  /// Whether all values here are of one type, by what SwiftUI declares.
  private var isNamedByCallee: Bool {
    guard isSwiftUIs, !isGenericPosition else { return false }
    if let label { return Self.concreteLabels.contains(label) }
    return !isView && Self.concreteModifiers.contains(callee)
  }

  /// Whether the callee takes any type here that conforms to a protocol.
  private var isGenericPosition: Bool {
    if label == "in" || label == "value" || label == "of" || label == "item" || label == "items" {
      return true
    }
    guard label == nil, let callee else { return false }
    // Each schedule is a type of its own.
    if isView { return callee == "TimelineView" }
    return callee.hasSuffix("Style") || Self.genericModifiers.contains(callee)
  }

  private var isGenericValue: Bool { label == "value" || label == "of" }

  /// Whether both are properties of the view with the same annotation.
  private func haveSameDeclaredType(_ a: Node, _ b: Node) -> Bool {
    guard let first = declaredType(a), let second = declaredType(b) else { return false }
    return first.hasSameTokens(as: second)
  }

  private func declaredType(_ value: Node) -> Node? {
    guard value.kind == .declReferenceExpr, let name = value.firstName,
      let block = value.ancestor(.memberBlock)
    else { return nil }
    for item in block.children(.memberBlockItem) {
      guard let variable = VariableDecl(item.firstChild) else { continue }
      for binding in variable.bindings {
        if binding.name?.hasSameText(as: name) == true { return binding.type }
      }
    }
    return nil
  }

  private static let materials: NameSet = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]

  private static let genericModifiers: NameSet = [
    "background", "overlay", "fill", "stroke", "strokeBorder", "border", "tint", "clipShape", "contentShape",
    "mask", "listRowBackground", "symbolEffect", "gesture", "environmentObject", "navigationTransition",
    "scrollTargetBehavior", "presentationBackground", "modifier", "preference", "hoverEffect", "task",
    "badge",
    "glassEffect", "navigationTitle", "navigationSubtitle", "help", "accessibilityLabel",
    "accessibilityValue",
    "accessibilityHint", "textSelection", "presentationSizing", "containerBackground", "textRenderer",
    "transition", "simultaneousGesture", "highPriorityGesture",
  ]

  private static let concreteModifiers: NameSet = [
    "opacity", "disabled", "font", "fontWeight", "fontDesign", "fontWidth", "foregroundColor", "accentColor",
    "multilineTextAlignment", "cornerRadius", "lineSpacing", "lineLimit", "minimumScaleFactor", "bold",
    "italic",
    "underline", "strikethrough", "kerning", "tracking", "baselineOffset", "brightness", "contrast",
    "saturation",
    "grayscale", "colorMultiply", "allowsHitTesting", "accessibilityHidden", "zIndex", "layoutPriority",
    "imageScale",
    "truncationMode", "textCase", "allowsTightening", "controlSize", "blendMode", "preferredColorScheme",
    "dynamicTypeSize", "rotationEffect", "hueRotation", "monospaced", "labelsHidden", "scrollDisabled",
    "deleteDisabled", "moveDisabled", "submitLabel", "symbolRenderingMode", "symbolVariant",
  ]

  private static let concreteLabels: NameSet = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    "alignment",
    "spacing", "radius", "x", "y", "cornerRadius", "lineWidth", "systemName", "systemImage", "size", "weight",
    "design",
    "opacity", "angle", "degrees", "anchor", "reason", "isActive", "horizontalSpacing", "verticalSpacing",
    "minLength",
    "color", "role",
  ]
}
