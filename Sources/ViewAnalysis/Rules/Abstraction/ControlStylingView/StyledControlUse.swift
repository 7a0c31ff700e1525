/// A use of a view that becomes a style: `PrimaryButton(title: "Pay") { pay() }` becomes
/// `Button("Pay") { pay() }.buttonStyle(.primary)`.
struct StyledControlUse {
  let use: InitializerCall
  let control: StyledControl
  let handed: HandedProperties
  let parameters: [ParameterFacts]
  /// The static member that makes the style.
  let member: String
  /// Whether the member is a function.
  let isFunction: Bool
  let layout: Layout
  /// The layout of the view's own file.
  let ownLayout: Layout

  private var node: Node { use.call.node }

  private func obstacle(_ what: String) -> Obstacle { Obstacle(what, at: node.range, in: use.source) }

  func edit(in file: String?) throws(Obstacle) -> TextEdit {
    guard use.initializer != nil, !use.isImplicit else { throw obstacle("a use doesn't fit the initializer") }
    if use.source.tree.hasError(inTokens: node.tokenRange) { throw obstacle("a use has a syntax error") }
    let kept = use.arguments.map(\.value.range)
    for comment in layout.comments(in: node.range)
    where !kept.contains(where: {
      $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound
    }) {
      throw obstacle("a comment in a use would be lost")
    }
    let (control, modifier) = (try controlText(), modifier)
    var separator = modifierSeparator
    if separator.isEmpty, (indentation + control + modifier).count > Layout.longestLine {
      separator = layout.lineEnding + indentation + layout.indentationUnit
    }
    return TextEdit(file: file, range: node.range, newText: control + separator + modifier)
  }

  // MARK: The modifier

  private var modifier: String {
    let name = control.kind.prefix(1).lowercased() + control.kind.dropFirst() + "Style"
    let arguments = use.arguments.filter { !handed.parameters.contains($0.parameter) }.map { argument in
      let label = parameters.indices.contains(argument.parameter) ? parameters[argument.parameter].label : ""
      let text = moved(argument.value)
      return label.isEmpty ? text : "\(label): \(text)"
    }
    return ".\(name)(.\(member)" + (isFunction ? "(\(arguments.joined(separator: ", ")))" : "") + ")"
  }

  /// The indentation of the line where the call begins.
  private var indentation: String { layout.indentation(at: node.range.lowerBound) }

  /// What stands between the control and its style: a line of its own where other modifiers have one, or the control
  /// ends with a block of several lines.
  private var modifierSeparator: String {
    if let access = MemberAccess(node.parent), access.base == node, let period = access.period,
      layout.startsLine(period)
    {
      return layout.lineEnding + layout.indentation(at: period)
    }
    let closures = use.arguments.filter {
      $0.value.kind == .closureExpr && handed.parameters.contains($0.parameter)
    }
    return closures.contains { !layout.isOneLine($0.value.range) } ? layout.lineEnding + indentation : ""
  }

  private func moved(_ value: Node) -> String {
    layout.reindented(value.range, from: layout.indentation(at: value.range.upperBound), to: indentation)
  }

  // MARK: The control

  /// What a use passes for a property: the argument, or the default.
  private struct Passed {
    /// Nil where nothing is written: `nil`.
    let node: Node?
    let text: String
    var isClosure: Bool { node?.kind == .closureExpr }
  }

  private func passed(_ property: Property) throws(Obstacle) -> Passed {
    let name = property.name?.text ?? ""
    guard let parameter = handed.parameter(of: property) else {
      throw obstacle("a use doesn't pass `\(name)`")
    }
    if let value = use.argument(for: parameter)?.value { return Passed(node: value, text: moved(value)) }
    let written =
      control.type.initializers.first.map {
        $0.parameters.indices.contains(parameter) ? $0.parameters[parameter].defaultValue : nil
      } ?? property.initialValue
    guard let written else { return Passed(node: nil, text: "nil") }
    guard ownLayout.isOneLine(written.range),
      !written.subtree.contains(where: { id in
        let node = written.tree.node(id)
        return node.kind == .declReferenceExpr && !node.isMemberName && node.firstName?.isCapitalized != true
      })
    else { throw obstacle("a use leaves out `\(name)`, whose default refers to other code") }
    return Passed(node: written, text: written.text)
  }

  private func controlText() throws(Obstacle) -> String {
    var arguments: [String] = []
    var action: String?
    var label: String?
    for part in control.parts {
      switch part.value {
      case .fixed(let node): arguments.append("\(part.label ?? ""): \(node.text)")
      case .property(let property) where part.isAction:
        try add(property, part.label ?? "action", &arguments, closure: &action)
      case .call(let property): try add(property, part.label ?? "action", &arguments, closure: &action)
      case .property(let property):
        let value = try passed(property)
        // A button has initializers without a role.
        if value.text == "nil", part.label == "role" { continue }
        if value.isClosure {
          label = value.text
        } else if part.label == nil, mayBecomeKey(value, of: property) {
          guard label == nil, control.kind != "Label", !control.parts.contains(where: \.isImage) else {
            throw translated(property)
          }
          label = "{ Text(verbatim: \(value.text)) }"
        } else {
          arguments.append(part.label.map { "\($0): " + value.text } ?? value.text)
        }
      case .label(let view, let properties):
        if let title = try self.title(view, properties) {
          arguments.insert(title, at: 0)
        } else {
          label = try labelText(view, properties)
        }
      }
    }
    var text = control.kind
    if !arguments.isEmpty || action == nil && label == nil {
      text += "(\(arguments.joined(separator: ", ")))"
    }
    if let action { text += " " + action }
    if let label { text += action == nil ? " " + label : " label: " + label }
    return text
  }

  /// An action goes into a trailing closure where the use has a closure, else into the parentheses.
  private func add(
    _ property: Property, _ label: String, _ arguments: inout [String], closure: inout String?
  ) throws(Obstacle) {
    let value = try passed(property)
    if value.isClosure { closure = value.text } else { arguments.append("\(label): \(value.text)") }
  }

  /// The title, where the label is a `Text` of one property.
  private func title(_ view: ViewExpression, _ properties: [Property]) throws(Obstacle) -> String? {
    guard view.typeName == "Text", properties.count == 1, let property = properties.first,
      view.rootCall?.firstArgument?.label == nil, let type = property.type?.text,
      ["String", "LocalizedStringKey", "Substring"].contains(type),
      case let value = try passed(property), !mayBecomeKey(value, of: property)
    else { return nil }
    return value.text
  }

  private func labelText(_ view: ViewExpression, _ properties: [Property]) throws(Obstacle) -> String {
    guard let root = view.rootCall, let name = view.typeName else {
      guard let property = properties.first else { throw obstacle("a use has no label") }
      let value = try passed(property)
      return value.isClosure ? value.text : "{ \(value.text) }"
    }
    var arguments: [String] = []
    for (argument, property) in zip(root.arguments, properties) {
      let value = try passed(property)
      var label = argument.label?.text
      if label == nil, name != "Image", mayBecomeKey(value, of: property) {
        guard name == "Text", properties.count == 1 else { throw translated(property) }
        label = "verbatim"
      }
      arguments.append(label.map { "\($0): " + value.text } ?? value.text)
    }
    return "{ \(name.text)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: Texts and keys

  /// Whether SwiftUI would look for a translation of what is a plain string now: `Button("Pay")` takes the literal for
  /// a key, and a property of the type `String` doesn't.
  private func mayBecomeKey(_ value: Passed, of property: Property) -> Bool {
    guard let node = value.node,
      property.type.map({ ["String", "Substring"].contains($0.text) })
        ?? (property.initialValue?.kind == .stringLiteralExpr)
    else { return false }
    switch node.kind {
    case .declReferenceExpr, .subscriptCallExpr: return false
    case .memberAccessExpr: return node.isImplicitMember
    case .functionCallExpr:
      return FunctionCall(node).map { !$0.isPlain && $0.base == nil } ?? true
    default: return true
    }
  }

  private func translated(_ property: Property) -> Obstacle {
    obstacle(
      "a use passes a text for `\(property.name?.text ?? "")`, which would become a key for translations")
  }
}

extension StyledControl.Part {
  /// Whether it is the image beside the title.
  fileprivate var isImage: Bool { label == "systemImage" || label == "image" }
}
