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
    let text = try controlText() + modifierSeparator + modifier
    return TextEdit(file: file, range: node.range, newText: text)
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

  /// What a use passes for the property: the argument's text, or that of the default.
  private func passed(_ property: Property) throws(Obstacle) -> (text: String, isClosure: Bool) {
    let name = property.name?.text ?? ""
    guard let parameter = handed.parameter(of: property) else {
      throw obstacle("a use doesn't pass `\(name)`")
    }
    if let value = use.argument(for: parameter)?.value { return (moved(value), value.kind == .closureExpr) }
    let written =
      control.type.initializers.first.map {
        $0.parameters.indices.contains(parameter) ? $0.parameters[parameter].defaultValue : nil
      } ?? property.initialValue
    guard let written else { return ("nil", false) }
    guard ownLayout.isOneLine(written.range),
      !written.subtree.contains(where: { id in
        let node = written.tree.node(id)
        return node.kind == .declReferenceExpr && !node.isMemberName && node.firstName?.isCapitalized != true
      })
    else { throw obstacle("a use leaves out `\(name)`, whose default refers to other code") }
    return (written.text, written.kind == .closureExpr)
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
        let (text, isClosure) = try passed(property)
        // A button has initializers without a role.
        if text == "nil", part.label == "role" { continue }
        if isClosure {
          label = text
        } else {
          arguments.append(part.label.map { "\($0): " + text } ?? text)
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
    let (text, isClosure) = try passed(property)
    if isClosure { closure = text } else { arguments.append("\(label): \(text)") }
  }

  /// The title, where the label is a `Text` of one property.
  private func title(_ view: ViewExpression, _ properties: [Property]) throws(Obstacle) -> String? {
    guard view.typeName == "Text", properties.count == 1, let property = properties.first,
      view.rootCall?.firstArgument?.label == nil, let type = property.type?.text,
      ["String", "LocalizedStringKey", "Substring"].contains(type)
    else { return nil }
    return try passed(property).text
  }

  private func labelText(_ view: ViewExpression, _ properties: [Property]) throws(Obstacle) -> String {
    guard let root = view.rootCall, let name = view.typeName else {
      guard let property = properties.first else { throw obstacle("a use has no label") }
      let (text, isClosure) = try passed(property)
      return isClosure ? text : "{ \(text) }"
    }
    var arguments: [String] = []
    for (argument, property) in zip(root.arguments, properties) {
      let text = try passed(property).text
      arguments.append(argument.label.map { "\($0.text): " + text } ?? text)
    }
    return "{ \(name.text)(\(arguments.joined(separator: ", "))) }"
  }
}
