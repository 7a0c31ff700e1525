/// An expression read as a view: a root, and the modifiers applied to it.
///
///     Text(title).font(.headline).padding()
///     └─ root ──┘└── modifier ──┘└modifier┘
///
/// The split is a matter of syntax: each call of a member is a modifier, save a call on a type
/// (`Theme.card()`) or on `self`, which is the root itself.
package struct ViewExpression: Sendable {
  /// The whole expression.
  package let node: Node
  package let root: Node
  /// From the root outwards, in the order of the text.
  package let modifiers: [ModifierUse]

  package init(_ node: Node) {
    self.node = node
    var modifiers: [ModifierUse] = []
    var root = node
    while let modifier = ModifierUse(root), let base = modifier.base {
      modifiers.append(modifier)
      root = base
    }
    self.root = root
    self.modifiers = modifiers.reversed()
  }

  /// The root as a call.
  package var rootCall: FunctionCall? { FunctionCall(root) }

  /// The name of the type whose view the root makes: `Text` in `Text(title)`, also in `SwiftUI.Text(title)`;
  /// nil where the root is no call of a capitalized name.
  package var typeName: Name? { rootCall?.constructedType }

  /// UTF-8 offsets from the first modifier's period to the end of the last; nil without modifiers.
  package var modifierRange: Range<Int>? {
    guard let first = modifiers.first, let last = modifiers.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  package func modifier(_ name: StaticString) -> ModifierUse? { modifiers.first { $0.name == name } }
}

/// One modifier in a chain: `.padding(8)`, or an `#if` with modifiers inside.
package struct ModifierUse: Sendable {
  /// The expression that ends with the modifier: the modifier and all before it.
  package let node: Node
  /// What it is applied to.
  package let base: Node?
  /// Nil for an `#if`.
  package let name: Name?

  package init?(_ node: Node) {
    self.node = node
    switch node.kind {
    case .functionCallExpr:
      guard let access = MemberAccess(node.firstChild), let base = access.base, let name = access.name,
        !base.isTypeReference, !base.isReference(to: "self"), !base.isReference(to: "super")
      else { return nil }
      self.base = base
      self.name = name
    case .postfixIfConfigExpr:
      guard let base = node.firstChild, let config = node.child(.ifConfigDecl), base.id != config.id else {
        return nil
      }
      self.base = base
      name = nil
    default: return nil
    }
  }

  /// UTF-8 offsets from the period (or `#if`) to the end of the call.
  package var range: Range<Int> {
    let start =
      isConditional ? node.child(.ifConfigDecl)?.range.lowerBound : MemberAccess(node.firstChild)?.period
    let end = node.range.upperBound
    return min(start ?? end, end)..<end
  }

  package var call: FunctionCall? { FunctionCall(node) }
  package var arguments: [Argument] { call?.arguments ?? [] }
  package var firstArgument: Argument? { call?.firstArgument }
  /// Whether it is an `#if` around modifiers.
  package var isConditional: Bool { name == nil }
  /// What SwiftUI's vocabulary says of it.
  package var entry: ModifierEntry? { Vocabulary.modifier(name) }
}

extension FunctionCall {
  /// The name of the type that the call makes an instance of, as far as its spelling tells: a capitalized
  /// name, on its own or after capitalized names (`Module.Row(…)`, `Outer.Row(…)`).
  package var constructedType: Name? {
    guard let callee, callee.isTypeReference else { return nil }
    return callee.referencedName
  }
}

extension Node {
  /// The call around all others that the node is in, within its member; the node itself where there is none.
  package var outermostCall: Node {
    ancestors.prefix { $0.kind != .memberBlockItem }.last { $0.kind == .functionCallExpr } ?? self
  }

  /// The whole modifier chain that this expression is the root or an inner link of.
  package var outermostChain: Node {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr, .postfixIfConfigExpr:
        guard parent.firstChild?.id == current.id else { return current }
        current = parent
      case .functionCallExpr:
        // Only a callee goes on outwards, and only one that has a chain below it.
        guard parent.firstChild?.id == current.id else { return current }
        current = parent
      default: return current
      }
    }
    return current
  }
}
