/// A view that an `if` shows or hides, and what it would cost to hide it by opacity instead: whether the author of the
/// code would make that change without a second thought.
struct HiddenView {
  let conditional: Node
  let condition: Node
  let view: ViewExpression
  let context: RuleContext

  /// Whether the view is small, leaves no gap where it is hidden, and comes and goes by a state of the view around it.
  var isCheapToKeep: Bool { isSmall && isState && leavesNoGap }

  // MARK: The view

  /// Whether it is made of a few of SwiftUI's own views that do nothing while they are hidden.
  private var isSmall: Bool {
    let tree = view.node.tree
    var count = 0
    for id in view.node.subtree {
      let node = tree.node(id)
      switch node.kind {
      case .functionCallExpr:
        if let type = FunctionCall(node)?.constructedType, context.resolver.isViewType(type) {
          guard Self.light.contains(type) || Self.isSmallByName(type) else { return false }
          // One that shares a shape with another is there or not for the animation's sake.
          let isMatched = FunctionCall(node)?.arguments.contains { argument in
            argument.label == "animation" || argument.label == "namespace"
          }
          if isMatched == true { return false }
          count += 1
        } else if let name = ModifierUse(node)?.name, Self.ties.contains(name) {
          return false
        }
      case .codeBlockItem:
        // A helper or a slot may be of any size.
        guard let statement = node.firstChild, context.resolver.builder(around: statement)?.kind == .view
        else {
          continue
        }
        guard ViewExpression(statement).typeName != nil else { return false }
      default: continue
      }
    }
    return count <= 6
  }

  private static let light: NameSet = [
    "Text", "Image", "Label", "Button", "Toggle", "TextField", "SecureField", "Slider", "Stepper", "Color",
    "Circle",
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "LinearGradient",
    "RadialGradient", "AngularGradient", "HStack", "VStack", "ZStack",
  ]

  private static func isSmallByName(_ type: Name) -> Bool {
    type.hasSuffix("Badge") || type.hasSuffix("Icon") || type.hasSuffix("Indicator") || type.hasSuffix("Dot")
      || type.hasSuffix("Mark") || type.hasSuffix("Checkmark") || type.hasSuffix("Button")
      || type.hasSuffix("Label") || type.hasSuffix("Arrow") || type.hasSuffix("Chevron")
  }

  /// Modifiers about the view's coming and going, or that set already how much of it is seen.
  private static let ties: NameSet = [
    "opacity", "transition", "matchedGeometryEffect", "symbolEffect", "contentTransition", "animation",
    "popover", "sheet",
    "glassEffectID", "accessibilityAddTraits", "contextMenu", "layoutPriority",
  ]

  /// Whether it takes all the room that it is offered.
  private var isGreedy: Bool {
    if let type = view.typeName, Self.fills.contains(type), !isFixed(view) { return true }
    let tree = view.node.tree
    return view.node.subtree.contains { id in
      guard tree.nodes[id].kind == .functionCallExpr, let call = FunctionCall(tree.node(id)) else {
        return false
      }
      if call.isPlainCall(of: "Spacer") { return true }
      return call.name == "frame"
        && (call.argument("maxWidth") != nil || call.argument("maxHeight") != nil)
    }
  }

  private static let fills: NameSet = [
    "Color", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse",
    "LinearGradient", "RadialGradient", "AngularGradient", "TextField", "SecureField", "Slider", "Toggle",
  ]

  private func isFixed(_ view: ViewExpression) -> Bool {
    view.modifiers.contains { $0.name == "frame" && $0.call?.argument("width") != nil }
      && view.modifiers.contains { $0.name == "frame" && $0.call?.argument("height") != nil }
  }

  private var coversScreen: Bool {
    view.modifier("ignoresSafeArea") != nil || view.modifier("edgesIgnoringSafeArea") != nil
  }

  /// Whether the view is as wide as it may be, whatever is in it.
  private func isWide(_ view: ViewExpression) -> Bool {
    view.modifiers.contains { modifier in
      modifier.name == "frame"
        && (modifier.call?.argument("maxWidth") != nil || modifier.call?.argument("width") != nil)
    }
  }

  private static let fields: NameSet = ["TextField", "SecureField", "TextEditor"]

  // MARK: The condition

  /// Whether it is about a state of the view around: not about what its data is, a setting or something that
  /// is still loaded.
  private var isState: Bool {
    guard let type = context.file.enclosingType(of: condition) else { return false }
    let tree = condition.tree
    var isState = false
    for id in condition.subtree {
      let node = tree.node(id)
      guard node.kind == .declReferenceExpr, let name = node.firstName else { continue }
      let text = name.text.lowercased()
      if Self.notStates.contains(where: { text.contains($0) }) { return false }
      if MemberAccess(node.parent).map({ $0.base?.id != node.id }) == true { continue }
      let property = type.storedProperties.first { $0.name?.hasSameText(as: name) == true }
      var isWrapped = false
      for attribute in property?.variable.node.attributes ?? [] {
        guard let wrapper = attribute.attributeName else { continue }
        if !Self.stateWrappers.contains(wrapper) { return false }
        isWrapped = true
      }
      let isNamedState = Self.states.contains { text.contains($0) }
      guard let access = outermostMember(of: node) else {
        // What the caller hands on is a state where it is called one.
        isState = isState || isWrapped || isNamedState
        continue
      }
      // A member of a model that is no view's may say what the data is.
      let member = access.name?.text.lowercased() ?? ""
      let isHolder = Self.holders.contains { text.hasSuffix($0) }
      let isCompared = condition.kind == .sequenceExpr
      isState =
        isState
        || isWrapped && (isHolder || isCompared || (Self.states + ["show"]).contains { member.contains($0) })
    }
    return isState && !isVariant && depth <= 2
  }

  /// Whether the condition is true of all cases of an enumeration but one: for kinds of data, not for a state.
  private var isVariant: Bool {
    let tree = condition.tree
    return condition.subtree.contains { id in
      let node = tree.node(id)
      guard node.kind == .binaryOperatorExpr, node.hasText("!="), let next = node.nextSibling else {
        return false
      }
      return next.kind == .memberAccessExpr && MemberAccess(next)?.base == nil
    }
  }

  /// How many members deep the condition reads.
  private var depth: Int {
    let tree = condition.tree
    var deepest = 0
    for id in tree.nodes.ids(of: [.memberAccessExpr], in: condition.subtree) {
      let access = tree.node(id)
      if access.parent?.kind == .memberAccessExpr { continue }
      let names = access.descendants.count { $0.kind == .declReferenceExpr && !$0.isReference(to: "self") }
      deepest = max(deepest, names - 1)
    }
    return deepest
  }

  /// `model.list.isOpen` around `model`.
  private func outermostMember(of reference: Node) -> MemberAccess? {
    var found: MemberAccess?
    var node = reference
    while let access = MemberAccess(node.parent), access.base == node {
      found = access
      node = access.node
    }
    return found
  }

  /// What the names of objects that have a view's state end in.
  private static let holders = ["model", "state", "store", "manager", "navigator", "data"]

  private static let stateWrappers: NameSet = [
    "State", "Binding", "FocusState", "GestureState", "StateObject", "ObservedObject", "EnvironmentObject",
    "Bindable",
  ]

  /// Parts of the names of what is no state of a view.
  private static let notStates = [
    "load", "fetch", "refresh", "empty", "error", "fail", "setting", "preference", "config", "feature",
    "premium",
    "platform", "layout", "compact", "debug", "busy", "progress", "finish", "install", "availab", "support",
    "splash", "launch", "onboard", "remove", "permission", "allow", "can", "has", "should", "needs",
  ]

  /// Parts of the names of what is one.
  private static let states = [
    "selected", "active", "hover", "focus", "expanded", "open", "presented", "shown", "showing", "visible",
    "highlighted",
    "playing", "pressed", "dragging", "editing", "checked", "current",
  ]

  // MARK: The surroundings

  private var leavesNoGap: Bool {
    guard let block = conditional.parent?.parent,
      let call = FunctionCall(context.resolver.builder(around: conditional)?.owner)
    else { return false }
    let siblings = block.statements.compactMap(\.firstChild).filter { $0 != conditional }
    let constant = siblings.filter { $0.kind != .ifExpr && $0.kind != .switchExpr && $0.kind.isExpression }
    switch call.constructedType?.text {
    case "ZStack":
      guard !constant.isEmpty else { return false }
      if !isGreedy || coversScreen { return true }
      return isFixed(ViewExpression(call.node.outermostChain))
    case "HStack", "VStack":
      if isGreedy { return false }
      if call.name == "VStack", !isWide(ViewExpression(call.node.outermostChain)) { return false }
      // A spacer beside it takes up the difference.
      let statements = block.statements.compactMap(\.firstChild)
      guard let index = statements.firstIndex(of: conditional) else { return false }
      // A field beside it would get less room for good.
      if statements.contains(where: { Self.fields.contains(ViewExpression($0).typeName) }) { return false }
      return [index - 1, index + 1].contains { neighbour in
        statements.indices.contains(neighbour)
          && ViewExpression(statements[neighbour]).typeName == "Spacer"
      }
    default: return false
    }
  }
}
