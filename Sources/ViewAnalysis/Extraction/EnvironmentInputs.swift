/// Values that a view looks for itself: the new view does so, too, where both find the same.
extension ExtractionInputs {
  /// What the surroundings give: the new view asks them itself, where they are the same for both.
  mutating func environment(
    _ property: Property, _ attribute: Node, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    surroundings.lookIntoWrappers(reader.resolver)
    if surroundings.mayChange(attribute, reader.resolver) {
      return environmentValue(property, attribute, name, uses)
    }
    guard uses.allSatisfy({ !$0.isReplaced }),
      attribute.attributeName != "Environment" || uses.allSatisfy({ !$0.isProjected }),
      property.initialValue == nil
    else { return nil }
    if attribute.attributeName == "EnvironmentObject", !isOnlyUsedHere(property, name) {
      let type = reader.types.type(of: property)
      // Where the old view follows the object anyway, it can hand over the one value that is read of it.
      if let value = narrowed(name, uses, type, ofObject: true) { return value }
      if uses.allSatisfy({ $0.isInAction || isMethod($0, of: type) }) { objectsOfActions += 1 }
    }
    return repeated(property, attribute, name, uses)
  }

  /// Whether nothing but the moved code uses the property.
  private func isOnlyUsedHere(_ property: Property, _ name: String) -> Bool {
    memberUses.references(to: name).allSatisfy { reader.moves($0) }
      && !memberUses.mayBeUsedElsewhere(property.variable.node, name)
  }

  /// The same, where the new view would find something else: it is handed what this one has.
  private mutating func environmentValue(
    _ property: Property, _ attribute: Node, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard property.initialValue == nil, uses.allSatisfy({ !$0.isReplaced }) else { return nil }
    if attribute.attributeName == "EnvironmentObject" { return observed(property, name, uses) }
    guard attribute.attributeName == "Environment", uses.allSatisfy({ !$0.isProjected }) else { return nil }
    guard let type = writtenType(of: property) else { return nil }
    if let flag = presentedFlag(of: name, type, uses) { return flag }
    return ExtractedProperty(value: name, type: type, order: Self.firstUse(uses))
  }

  /// The same property in the new view.
  private mutating func repeated(
    _ property: Property, _ attribute: Node, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    // An initializer may give it another key, or a query a filter.
    guard let wrapper = reader.text(ofType: attribute),
      !memberUses.references(to: name).contains(where: { $0.text.hasSuffix("_" + name) })
    else { return nil }
    var declaration = "\(wrapper) private var \(name)"
    noteParameters(in: attribute, isHandedOver: false)
    if let type = property.type {
      guard let text = text(of: .written(type), isHandedOver: false) else { return nil }
      declaration += ": " + text
    }
    return ExtractedProperty(
      name: name, rank: .environment, order: Self.firstUse(uses), declaration: declaration, argument: nil,
      repeats: property.variable.node)
  }

  // MARK: Other wrappers

  /// A value that a wrapper of its own finds by its key, `@Default(.fontSize)`, or that a query finds: the new view looks
  /// for it itself.
  mutating func lookup(
    _ property: Property, _ attribute: Node, _ name: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard property.initialValue == nil, isLookup(attribute) else { return nil }
    surroundings.lookIntoWrappers(reader.resolver)
    return surroundings.isDetached ? nil : repeated(property, attribute, name, uses)
  }

  /// Wrappers of SwiftUI's that keep a value for each view.
  private static let ownValues: Set<String> = ["State", "StateObject", "GestureState"]

  /// Whether the wrapper's only argument is a key, and it is not known to keep a state of its own.
  private func isLookup(_ attribute: Node) -> Bool {
    let arguments = attribute.children(.labeledExpr).compactMap { Argument($0) }
    if attribute.attributeName == "Query" {
      return arguments.allSatisfy { $0.value.map(isKey) ?? false }
    }
    guard arguments.count == 1, let key = arguments.first, key.label == nil, key.value.map(isKey) == true,
      let name = attribute.attributeName, Vocabulary.wrappers[name] == nil
    else { return false }
    let declarations = reader.resolver.workspace.types(named: name.text)
    // A wrapper of a package may make an object for each view: `@Injected(\.model)`.
    if declarations.isEmpty { return key.value?.kind != .keyPathExpr && !name.text.contains("Inject") }
    return declarations.allSatisfy { _, facts in
      !facts.properties.contains { property in
        property.attributes.contains { Self.ownValues.contains($0.name) }
      }
    }
  }

  /// `.fontSize`, `.User.fontSize`, `\.fontSize`: the same in each view.
  private func isKey(_ value: Node) -> Bool {
    if value.kind == .keyPathExpr { return true }
    var current = value
    while let access = MemberAccess(current) {
      guard let base = access.base else { return true }
      current = base
    }
    return false
  }
}
