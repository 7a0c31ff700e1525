/// Inputs that say what another one says already.
extension ExtractionInputs {
  /// Has the piece read of the other inputs what a computed property only reads of them: `module.summary` for `summary` where
  /// `module` is handed over, too, and the bound value where the binding is that reads it.
  mutating func dropRepeated() {
    for property in properties where property.rank == .value && property.argument == property.name {
      guard let uses = reader.memberUses[property.name], reader.localUses[property.name] == nil,
        uses.allSatisfy({ !$0.isProjected && !$0.isAssigned && $0.node.kind != .closureCapture })
      else { continue }
      if let path = pathOfInput(property.name), uses.allSatisfy({ isFree(path.leadingName, at: $0.node) }) {
        for use in uses { read(path, inPlaceOf: use.node) }
        properties.removeAll { $0.name == property.name }
      } else if let binding = binding(of: property.name) {
        properties.removeAll { $0.name == property.name || $0.name == binding.name }
        properties.append(renamed(binding, property.name))
      }
    }
  }

  /// The members of another input that are all that the property's getter gives.
  private func pathOfInput(_ name: String) -> String? {
    guard var node = reader.members.property(name)?.getter?.onlyExpression, node.kind == .memberAccessExpr
    else {
      return nil
    }
    let path = node
    while true {
      if let base = MemberAccess(node)?.base {
        if base.isReference(to: "self") { break }
        node = base
      } else if node.kind == .optionalChainingExpr, let base = node.firstChild {
        node = base
      } else {
        break
      }
    }
    guard let owner = MemberAccess(node)?.name?.text ?? node.firstName?.text, owner != name,
      node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, node != path,
      let input = properties.first(where: { $0.name == owner }), isWhole(input),
      let property = reader.members.property(owner)
    else { return nil }
    // Of an object that it doesn't follow the new view would not learn what changes.
    let isFollowed = input.declaration.hasPrefix("@")
    guard let type = reader.types.type(of: property),
      isFollowed || reader.types.isValueType(type.wrapped ?? type)
    else { return nil }
    let text = path.text
    return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
  }

  /// Whether the input is the owner's property of this name.
  private func isWhole(_ input: ExtractedProperty) -> Bool {
    guard let argument = input.argument else { return input.repeats != nil }
    return argument == input.name || argument == "$" + input.name
  }

  /// The input that is a binding of the property: `Binding(get: { isFocused }, set: …)`.
  private func binding(of name: String) -> ExtractedProperty? {
    properties.first { input in
      guard input.isBinding, let made = input.argument,
        let call = FunctionCall(reader.members.property(made)?.getter?.onlyStatement),
        call.isPlainCall(of: "Binding"), let value = Closure(call.argument("get")?.value)?.node.onlyStatement
      else { return false }
      return value.text == name || value.text == "self." + name
    }
  }

  /// The binding as one of this name, which the value that it binds has already.
  private mutating func renamed(_ binding: ExtractedProperty, _ name: String) -> ExtractedProperty {
    for use in reader.memberUses[binding.argument ?? ""] ?? [] {
      if let access = MemberAccess(use.node.parent), access.base == use.node, access.name == "wrappedValue" {
        reader.replace(access.node.range, with: name)
      } else {
        reader.replace(use.node.range, with: "$" + name)
      }
    }
    let type = binding.declaration.drop { $0 != ":" }
    return ExtractedProperty(
      name: name, rank: binding.rank, order: binding.order, declaration: "@Binding var \(name)\(type)",
      argument: binding.argument)
  }

  /// Whether the name, at the node, is the input's.
  private func isFree(_ name: String, at node: Node) -> Bool {
    guard let member = node.typeMember else { return false }
    return reader.resolver.localNames(in: member).binding(of: name, seenFrom: node) == nil
  }

  private mutating func read(_ path: String, inPlaceOf node: Node) {
    if node.kind == .optionalBindingCondition {
      let end = node.range.upperBound
      reader.change(TextEdit(range: end..<end, newText: " = " + path))
    } else {
      reader.replace(node.range, with: path)
    }
  }
}
