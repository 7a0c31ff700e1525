extension Rule {
  package static let controlStylingView = Rule(
    id: "control_styling_view", severity: .information, profile: .recommended, family: .abstraction,
    title: "View that only styles a control",
    summary: "A view type hands its properties on to one control and does nothing else but style it.",
    why: """
      A view that passes a title and an action on to a `Button` is only there for the button's looks. It \
      has to repeat each initializer of the control that someone needs, and it can't be applied to a control \
      that another view makes.
      """,
    remedy: """
      Make it a style, such as a `ButtonStyle` or a `ToggleStyle`. A style works with all of the control's \
      initializers, can be set for a whole screen, and knows whether the control is pressed.
      """,
    silentOn: [
      """
      A view that fixes the title or the action of its control: that is a particular button, not an \
      appearance.
      """,
      """
      A view that has state of its own, or modifiers that do more than style, such as `disabled` or \
      `onHover`.
      """,
      """
      In `recommended` and `strict`: a view that sets one of the control's styles, other than the plain one, or \
      nothing but that, a view that its users give such a style, one that only gives its control room or all the \
      space there is, one that computes its look of several values that it is given, and one whose title has a default \
      that all its users keep.
      """,
    ],
    keepIf: [
      "The view is about to get more than one control."
    ],
    sources: [Citation(.viewsForContainers)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct PrimaryButton: View {
            let title: LocalizedStringKey
            var color: Color = .blue
            let action: () -> Void

            var body: some View {
              Button(action: action) {
                Text(title)
                  .font(.headline)
              }
              .padding()
              .background(color, in: Capsule())
            }
          }

          struct CheckoutView: View {
            let pay: () -> Void

            var body: some View {
              PrimaryButton(title: "Pay", color: .green) {
                pay()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct PrimaryButtonStyle: ButtonStyle {
            var color: Color = .blue

            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .font(.headline)
                .padding()
                .background(color, in: Capsule())
            }
          }

          extension ButtonStyle where Self == PrimaryButtonStyle {
            static func primary(color: Color = .blue) -> PrimaryButtonStyle {
              PrimaryButtonStyle(color: color)
            }
          }

          struct CheckoutView: View {
            let pay: () -> Void

            var body: some View {
              Button("Pay") {
                pay()
              }
              .buttonStyle(.primary(color: .green))
            }
          }
          """)
    ],
    rewriteLevels: [.refactor], kinds: [.structDecl],
    check: { node, context in
      guard let control = StyledControl(node, context) else { return }
      context.report(
        at: control.type.declaration.nameRange, subject: node, message: control.message)
    },
    explain: { node, context in
      guard let control = StyledControl(node, context) else { return "" }
      return control.reason + StyleConversion(control, context).note
    },
    rewrites: { node, context in
      StyledControl(node, context).map { StyleConversion($0, context).rewrite.rewrites } ?? []
    })
}

/// The one view in a `Group` that does nothing else, or the expression itself.
private func insideGroup(_ expression: Node) -> Node {
  guard let group = FunctionCall(expression), group.constructedType == "Group", group.arguments.isEmpty,
    group.labeledTrailingClosures.isEmpty, let closure = group.trailingClosure,
    closure.statements.count == 1, let view = closure.statements.first?.firstChild
  else { return expression }
  return view
}

/// A view that hands its properties on to one control, and styles it.
struct StyledControl {
  /// What the view passes to the control.
  struct Part {
    enum Value {
      /// A property: `title`, `$isOn`.
      case property(Property)
      /// A closure that only calls the property.
      case call(Property)
      /// A closure with one view that shows properties.
      case label(ViewExpression, [Property])
      /// Something that doesn't matter to the appearance, such as an axis.
      case fixed(Node)
    }

    let label: String?
    let value: Value
    /// Whether it is a trailing closure.
    let isTrailing: Bool

    var properties: [Property] {
      switch value {
      case .property(let property), .call(let property): [property]
      case .label(_, let properties): properties
      case .fixed: []
      }
    }
  }

  let type: TypeModel
  let body: Property
  /// The control's call.
  let control: FunctionCall
  /// `Button`, `Toggle`, …
  let kind: String
  let parts: [Part]
  /// The control's modifiers.
  let modifiers: [ModifierUse]

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), let body = type.body,
      let expression = body.getter?.onlyExpression, case let chain = ViewExpression(insideGroup(expression)),
      let control = chain.rootCall, let kind = chain.typeName, Vocabulary.styledControls[kind] != nil,
      context.resolver.isView(type), context.resolver.declaredEntry(kind) != nil, !type.hasOwnState,
      let parts = Self.parts(of: control, type), !parts.isEmpty
    else { return nil }
    let all = chain.modifiers + parts.flatMap(\.modifiers)
    guard all.contains(where: { $0.entry?.traits.contains(.visual) ?? false }),
      all.allSatisfy({ modifier in
        (modifier.entry?.traits.contains(.visual) ?? false)
          || modifier.name.map { otherStyling.contains($0) } ?? false
      }),
      context.step == .all
        || !all.contains(where: { $0.setsStyle && !$0.setsPlainStyle }) && !all.allSatisfy(\.setsPlainStyle)
          && !all.allSatisfy({ $0.name.map { placing.contains($0) } ?? false })
          && !all.contains(where: \.fillsBothWays),
      context.step == .all || !all.contains(where: { Self.asksComputed($0, of: type, context.resolver) }),
      // The title and, of a button, the action come from the caller.
      parts.contains(where: { $0.isTitle && !$0.properties.isEmpty }),
      kind != "Button" || parts.contains(where: \.isAction),
      // A control has one style: with another one, the appearance that callers choose would be lost.
      context.step == .all
        || !Self.isStyledByUsers(type, context.resolver)
          && !parts.filter(\.isTitle).flatMap(\.properties).contains(where: {
            Self.keepsItsDefault($0, of: type, context.resolver)
          })
    else { return nil }
    self.type = type
    self.body = body
    self.control = control
    self.kind = kind.text
    self.parts = parts
    modifiers = chain.modifiers
  }

  /// Whether the modifier asks what the type computes of several values that it is given, as `isSelected` of a value and the
  /// one that is selected: a style would have to be told the answer.
  private static func asksComputed(
    _ modifier: ModifierUse, of type: TypeModel, _ resolver: ViewResolver
  ) -> Bool {
    let reads = resolver.reads(of: type)
    return modifier.arguments.contains { argument in
      reads.uses(in: argument.node).contains { use in
        guard !reads.isOfProperty(use),
          let property = resolver.members(of: type).property(reads.name(of: use)),
          let getter = property.getter
        else { return false }
        return reads.reads(of: getter).properties.count > 1
      }
    }
  }

  /// Whether a use of the view gives it a style.
  private static func isStyledByUsers(_ type: TypeModel, _ resolver: ViewResolver) -> Bool {
    (resolver.typeCalls(of: type) ?? []).contains { call in
      ViewExpression(call.call.node.outermostChain).modifiers.contains { $0.setsStyle && !$0.setsPlainStyle }
    }
  }

  /// Whether the property has a default that each use of the view keeps: then it is a particular control.
  private static func keepsItsDefault(
    _ property: Property, of type: TypeModel, _ resolver: ViewResolver
  ) -> Bool {
    guard property.initialValue != nil, let name = property.name?.text,
      let calls = resolver.typeCalls(of: type), !calls.isEmpty
    else { return false }
    return calls.allSatisfy { !$0.call.passes(name) }
  }

  /// What the control gets; nil where any of it is not the view's own properties.
  private static func parts(of control: FunctionCall, _ type: TypeModel) -> [Part]? {
    var parts: [Part] = []
    for child in control.node.children.dropFirst() {
      let label: Name?
      let value: Node?
      if let argument = Argument(child) {
        label = argument.label
        value = argument.value
      } else if child.kind == .closureExpr {
        label = nil
        value = child
      } else {
        let trailing = TrailingClosure(child)
        label = trailing?.label
        value = trailing?.closure?.node
      }
      guard let value, let content = Self.value(value, labeled: label, type) else { return nil }
      parts.append(Part(label: label?.text, value: content, isTrailing: child.kind != .labeledExpr))
    }
    return parts
  }

  private static func value(_ node: Node, labeled label: Name?, _ type: TypeModel) -> Part.Value? {
    if let property = type.ownProperty(node) { return .property(property) }
    if let closure = Closure(node) {
      guard closure.signature == nil, closure.statements.count == 1,
        let statement = closure.statements.first?.firstChild
      else { return nil }
      if let call = FunctionCall(statement), call.node.children.count == 1, let callee = call.callee,
        let property = type.ownProperty(callee)
      {
        guard property.type?.asFunctionType?.functionTypeResult?.isVoid == false else {
          return .call(property)
        }
        return .label(ViewExpression(statement), [property])
      }
      let view = ViewExpression(statement)
      if let property = type.ownProperty(view.root) { return .label(view, [property]) }
      guard let root = view.rootCall, let name = view.typeName, labelViews.contains(name),
        root.node.children.count == root.arguments.count + 1, !root.arguments.isEmpty
      else { return nil }
      let properties = root.arguments.compactMap { $0.value.flatMap { type.ownProperty($0) } }
      return properties.count == root.arguments.count ? .label(view, properties) : nil
    }
    return label.map { neutralLabels.contains($0) } == true ? .fixed(node) : nil
  }

  private var styleName: String { Vocabulary.styledControls[kind] ?? "style" }

  var message: String {
    "`\(type.spokenName)` hands its properties on to a `\(kind)` and only styles it. Make the appearance a "
      + "`\(styleName)`, so that any `\(kind)` can have it."
  }

  var reason: String {
    let names = parts.flatMap(\.properties).compactMap { $0.name?.text }
    let styling = (parts.flatMap(\.modifiers) + modifiers).compactMap { $0.name?.text }
    return
      "The body of `\(type.spokenName)` is one `\(kind)`, made of its \(listed(names)), with \(listed(styling))."
  }
}

extension StyledControl.Part {
  /// The modifiers of the label that a closure makes.
  var modifiers: [ModifierUse] {
    if case .label(let view, _) = value { view.modifiers } else { [] }
  }

  /// Whether it is what the control shows.
  fileprivate var isTitle: Bool {
    switch value {
    case .property: label == nil || label == "label" || label == "content" || label == "title"
    case .label: true
    case .call, .fixed: false
    }
  }

  /// Whether it is what a button does.
  var isAction: Bool {
    switch value {
    case .call: true
    case .property(let property): property.type?.asFunctionType?.functionTypeResult?.isVoid ?? false
    case .label, .fixed: false
    }
  }
}

extension ModifierUse {
  /// A frame that takes all the space there is: it gives the control its place on the screen.
  fileprivate var fillsBothWays: Bool {
    name == "frame"
      && ["maxWidth", "maxHeight"].allSatisfy { call?.argument($0)?.value?.hasText(".infinity") == true }
  }

  /// `buttonStyle`, `toggleStyle`, …
  var setsStyle: Bool { name.map { Vocabulary.styleModifierNames.contains($0) } ?? false }

  /// `.buttonStyle(.plain)`: a style of one's own takes its place.
  var setsPlainStyle: Bool {
    guard name == "buttonStyle", let value = firstArgument?.value else { return false }
    return value.hasText(".plain") || value.hasText("PlainButtonStyle()")
  }
}

extension TypeModel {
  /// The stored property that the expression reads, or projects: `title`, `self.title`, `$isOn`.
  fileprivate func ownProperty(_ node: Node) -> Property? {
    var node = node
    if let access = MemberAccess(node), access.base?.isReference(to: "self") == true,
      let last = node.children.last
    {
      node = last
    }
    guard node.kind == .declReferenceExpr, let written = node.firstName?.text else { return nil }
    let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
    return storedProperties.first { property in
      guard property.name?.text == name, property.access != .private || property.initialValue == nil else {
        return false
      }
      return property.wrapper.map { $0.name == "Binding" } ?? true
    }
  }
}

extension Vocabulary {
  /// Controls, with what their appearance can be made.
  static let styledControls = NameTable<String>([
    ("Button", "ButtonStyle"), ("Toggle", "ToggleStyle"), ("Label", "LabelStyle"), ("Menu", "MenuStyle"),
    ("ProgressView", "ProgressViewStyle"), ("Gauge", "GaugeStyle"), ("GroupBox", "GroupBoxStyle"),
    ("DisclosureGroup", "DisclosureGroupStyle"),
    // Only SwiftUI itself can make a `TextFieldStyle`.
    ("TextField", "ViewModifier"),
  ])
}

/// Modifiers that give a control room or a place, and no looks.
private let placing: NameSet = [
  "padding", "frame", "fixedSize", "layoutPriority", "offset", "contentShape", "zIndex",
]

/// Modifiers that only matter to the looks or the shape of a control, besides the visual ones.
private let otherStyling: NameSet = ["contentShape", "hoverEffect", "animation"]
/// Views that a control's label is, when it shows properties.
private let labelViews: NameSet = ["Text", "Label", "Image"]
private let neutralLabels: NameSet = ["axis", "total", "in"]
