extension ViewExpression {
  /// The type that the view is made by: `Color` in `Color(…)` and in `Color.red`.
  var viewName: Name? {
    if let typeName { return typeName }
    guard let base = MemberAccess(root)?.base, base.isTypeReference else { return nil }
    return base.referencedName
  }

  /// A shape, or a colour in a shape, that takes the size it is offered. A colour alone is there to fill.
  func isBackdrop(in stack: FunctionCall, _ step: Profile, _ resolver: ViewResolver) -> Bool {
    guard let traits = resolver.declaredEntry(viewName)?.traits,
      !traits.isDisjoint(with: [.shape, .fill]),
      step == .all || traits.contains(.shape) && viewName != "Rectangle" || isRounded
        || ViewExpression(stack.node.outermostChain).isRounded
    else { return false }
    return modifiers.allSatisfy { modifier in
      guard let name = modifier.name else { return false }
      // The environment may say how the view is drawn.
      return Self.backdropModifiers.contains(name) || step == .all && name == "environment"
    }
  }

  private var isRounded: Bool { modifier("clipShape") != nil || modifier("cornerRadius") != nil }

  /// What changes how a shape is drawn, not how large it is nor what it does.
  private static let backdropModifiers: NameSet = [
    "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "opacity", "shadow", "blur",
    "tint", "cornerRadius", "clipShape", "blendMode", "brightness", "saturation", "overlay", "background",
    "border",
    "accessibilityHidden", "allowsHitTesting", "trim", "inset", "rotation", "animation",
  ]

  /// A view that brings a size of its own along.
  func hasSizeOfItsOwn(_ type: Name, _ step: Profile, _ resolver: ViewResolver) -> Bool {
    guard let traits = resolver.declaredEntry(type)?.traits else {
      return step == .all && resolver.isViewType(type)
    }
    let isGreedy: ViewTraits = [
      .shape, .fill, .scrolls, .lazy, .transparent, .navigation, .notView, .iterates,
    ]
    guard traits.isDisjoint(with: isGreedy) else { return false }
    // Without space around it, a text is no larger than its letters, and so is a symbol: what lies behind it has a size for
    // itself.
    let hasSpace = modifiers.contains { $0.name.map { Self.spaces.contains($0) } ?? false }
    if type == "Text" || type == "Label" || traits.contains(.control) {
      return step == .all || type != "Text" || hasSpace
    }
    if type == "Image" {
      return modifier("resizable") == nil
        ? step == .all || hasSpace || rootCall?.argument("systemName") == nil
        : modifiers.contains(where: \.fixesSize)
    }
    if step == .all { return true }
    // A stack is as large as its views: one of them may well fill.
    guard type == "HStack" || type == "VStack" else { return false }
    return !node.subtree.contains { id in
      let part = node.tree.node(id)
      guard part.kind == .functionCallExpr else { return false }
      if let inner = FunctionCall(part)?.constructedType {
        guard let entry = resolver.declaredEntry(inner) else { return resolver.isViewType(inner) }
        return !entry.traits.isDisjoint(with: isGreedy) || inner == "Spacer" || inner == "GeometryReader"
      }
      return ModifierUse(part)?.hasInfiniteFrame ?? false
    }
  }

  private static let spaces: NameSet = ["padding", "frame", "modifier", "contentShape"]
}

extension FunctionCall {
  private static let sizes: NameSet = [
    "frame", "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize", "modifier",
  ]

  /// Whether the stack is a view among others that nothing gives a size: neither the root of a declaration nor in
  /// something that it fills.
  func takesSize(of content: Name, _ step: Profile, _ resolver: ViewResolver) -> Bool {
    let chain = ViewExpression(node.outermostChain)
    // A modifier of the app's own may well contain a frame.
    let isSized = chain.modifiers.contains { modifier in
      guard let name = modifier.name else { return true }
      return modifier.fillsStack || Self.sizes.contains(name) || Vocabulary.modifier(name) == nil
    }
    guard !isSized, let builder = resolver.builder(around: chain.node), builder.kind == .view,
      let owner = FunctionCall(builder.owner)
    else { return false }
    if step == .all { return true }
    guard let type = owner.constructedType,
      let traits = resolver.declaredEntry(type)?.traits
    else { return false }
    // A colour after a column, at the end of another: that is a panel, which fills what is left of the screen.
    if type == "VStack", content == "VStack" { return false }
    return type == "HStack" || type == "VStack" || traits.contains(.rows) || traits.contains(.lazy)
  }
}

extension ModifierUse {
  /// Whether it makes the view as large as there is space, or places it there.
  var fillsStack: Bool { name.map { Self.fills.contains($0) } ?? false }

  private static let fills: NameSet = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "containerRelativeFrame", "position", "matchedGeometryEffect",
    "alignmentGuide",
  ]
}
