/// What SwiftUI's names mean, as data. The tables stand in `Vocabulary+Views.swift` and
/// `Vocabulary+Modifiers.swift`; every rule reads these and keeps no list of its own of the same thing.
package enum Vocabulary {}

/// What a result builder collects.
package enum BuilderKind: UInt8, Sendable {
  /// Views.
  case view
  /// `ToolbarItem`s, or views that stand for them.
  case toolbar
  case scene
  case commands
  /// `TableColumn`s and `TableRow`s.
  case table
  /// The marks of a chart.
  case chart
  /// What a map shows.
  case map
  /// The `Tab`s of a `TabView`, or views that stand for them.
  case tabs
  /// Anything else: accessibility rotors, key frames, widgets, previews.
  case other

  /// Whether what is collected is a view, or may be one.
  package var collectsViews: Bool { self == .view || self == .tabs || self == .toolbar }
}

/// What happens with a closure that is handed to a view or to a modifier.
package enum ClosureRole: Sendable, Hashable {
  /// A result builder collects its statements, once, while the surrounding body is computed.
  case builder(BuilderKind)
  /// The same, but later, or again and again: rows of a `ForEach`, a `GeometryReader`, a sheet's content.
  case deferredBuilder(BuilderKind)
  /// It runs when something happens.
  case action
  /// It computes a value (`alignmentGuide`, `visualEffect`, a `Canvas`'s drawing).
  case value

  package var builderKind: BuilderKind? {
    switch self {
    case .builder(let kind), .deferredBuilder(let kind): kind
    case .action, .value: nil
    }
  }
}

/// One closure parameter of a view's initializer or of a modifier.
package struct ClosureSlot: Sendable {
  /// The label; empty for an unlabelled trailing closure.
  package let label: String
  package let role: ClosureRole
  /// The slot is meant only where the call also has an argument or a closure of one of these labels.
  package let besides: [String]

  package init(_ label: String, _ role: ClosureRole, besides: [String] = []) {
    self.label = label
    self.role = role
    self.besides = besides
  }
}

/// What kind of view a SwiftUI type is. One type may be several things.
package struct ViewTraits: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Arranges several children: see "Container" in the words of the rules.
  package static let container = ViewTraits(rawValue: 1 << 0)
  /// Makes its children only when they come into sight.
  package static let lazy = ViewTraits(rawValue: 1 << 1)
  /// Arranges along the vertical axis.
  package static let vertical = ViewTraits(rawValue: 1 << 2)
  /// Arranges along the horizontal axis.
  package static let horizontal = ViewTraits(rawValue: 1 << 3)
  /// Scrolls its content.
  package static let scrolls = ViewTraits(rawValue: 1 << 4)
  /// Takes part in user input: a button, a toggle, a text field.
  package static let control = ViewTraits(rawValue: 1 << 5)
  /// A shape.
  package static let shape = ViewTraits(rawValue: 1 << 6)
  /// May stand for any number of views: `ForEach`, `Group`, `Section`, `EmptyView`, …
  package static let transparent = ViewTraits(rawValue: 1 << 7)
  /// Gives its rows places of their own, so that a hidden row still shows: `List`, `Form`, `Section`, `Menu`.
  package static let rows = ViewTraits(rawValue: 1 << 8)
  /// Presents one view at a time or hosts a navigation: `NavigationStack`, `TabView`.
  package static let navigation = ViewTraits(rawValue: 1 << 9)
  /// No view: a scene, toolbar content, commands.
  package static let notView = ViewTraits(rawValue: 1 << 10)
  /// Fills with a colour, a gradient or a material.
  package static let fill = ViewTraits(rawValue: 1 << 11)
  /// Iterates over data, one content closure per element.
  package static let iterates = ViewTraits(rawValue: 1 << 12)
}

/// A view (or scene, or toolbar item) that SwiftUI brings along.
package struct ViewEntry: Sendable {
  package let traits: ViewTraits
  package let slots: [ClosureSlot]

  /// The closure's role in the call; nil where the entry does not know it.
  package func role(of label: Name?, in call: FunctionCall) -> ClosureRole? {
    slots.role(of: label, in: call)
  }
}

/// A modifier that SwiftUI brings along.
package struct ModifierEntry: Sendable {
  package let traits: ModifierTraits
  package let slots: [ClosureSlot]
  /// The argument list with which the modifier changes nothing, without its parentheses: `1` for
  /// `opacity`, `radius: 0` for `blur`. Nil where none is known.
  package let noEffect: String?

  package func role(of label: Name?, in call: FunctionCall) -> ClosureRole? {
    slots.role(of: label, in: call)
  }
}

/// What kind of modifier it is.
package struct ModifierTraits: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Changes how a view looks or how it is laid out.
  package static let visual = ModifierTraits(rawValue: 1 << 0)
  /// Presents another view: a sheet, a popover, an alert.
  package static let presents = ModifierTraits(rawValue: 1 << 1)
}

extension [ClosureSlot] {
  fileprivate func role(of label: Name?, in call: FunctionCall) -> ClosureRole? {
    for slot in self where label.map({ $0.tree.hasText(slot.label, in: $0.range) }) ?? slot.label.isEmpty {
      if slot.besides.isEmpty { return slot.role }
      for child in call.node.children {
        guard let other = Argument(child)?.label ?? TrailingClosure(child)?.label else { continue }
        if slot.besides.contains(where: { other.tree.hasText($0, in: other.range) }) { return slot.role }
      }
    }
    return nil
  }
}

extension SyntaxTree {
  /// Whether the bytes in the range are this text.
  package func hasText(_ text: String, in range: Range<Int>) -> Bool {
    var text = text
    return text.withUTF8 { bytes.hasBytes($0, in: range) }
  }
}
