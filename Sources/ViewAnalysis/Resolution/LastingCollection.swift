/// Which collections stay as they are.
extension ViewResolver {
  /// Whether the collection has the same elements in the same order for as long as what it belongs to is there: it is
  /// spelt out, a constant, a variable that only initializers change, or made of one of these by what reads nothing else.
  package func keepsElements(_ collection: Node) -> Bool { keepsElements(collection, within: 4) }

  /// `steps` is how many properties are followed.
  private func keepsElements(_ collection: Node, within steps: Int) -> Bool {
    var node = collection
    // Each turn goes to a smaller expression, or to the value of a local before it.
    for _ in 0..<Self.longestWay {
      if node.isSpeltOutCollection { return node.kind == .arrayExpr || !node.readsValues }
      switch node.kind {
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { return false }
        if call.isPlain {
          guard call.name == "Array", let value = call.firstArgument?.value else { return false }
          node = value
        } else {
          guard call.name != "shuffled", Vocabulary.membersThatKeepSize.contains(call.name),
            let base = call.base,
            !call.node.children.dropFirst().contains(where: \.readsValues)
          else { return false }
          node = base
        }
      case .declReferenceExpr:
        guard let name = node.firstName else { return false }
        guard let binding = boundNames.binding(of: name, at: node) else {
          return isLastingProperty(node, within: steps)
        }
        guard case .value(let value?) = binding, value.id < node.id else { return false }
        node = value
      case .memberAccessExpr: return isLastingProperty(node, within: steps)
      default: return false
      }
    }
    return false
  }

  /// Whether the collection is an array literal, several of them added together, or what a computed property gives that is
  /// nothing else: there are always as many elements, in the same order.
  package func isArrayLiteral(_ collection: Node) -> Bool {
    var pending = [(collection, self)]
    var followed: Set<String> = []
    while let (node, resolver) = pending.popLast() {
      switch node.kind {
      case .arrayExpr: continue
      case .sequenceExpr:
        for part in node.children {
          if part.kind != .binaryOperatorExpr {
            pending.append((part, resolver))
          } else if !part.hasText("+") {
            return false
          }
        }
      case .declReferenceExpr, .memberAccessExpr:
        guard let (property, owner) = resolver.declaration(readBy: node), !property.isStored else {
          return false
        }
        guard followed.insert("\(owner.qualifiedName).\(property.name)").inserted else { continue }
        guard followed.count <= Self.mostFollowed,
          let value = resolver.computedValue(of: property, in: owner)
        else { return false }
        pending.append(value)
      default: return false
      }
    }
    return true
  }

  /// How many properties are followed.
  private static let mostFollowed = 8

  /// What a computed property gives, if that is all that its code is.
  private func computedValue(
    of property: PropertyFacts, in owner: TypeFacts
  ) -> (value: Node, resolver: ViewResolver)? {
    guard let (source, resolver) = workspace.fileDeclaring(owner).flatMap({ opened($0) }) else { return nil }
    return source.model.types(qualifiedName: owner.qualifiedName).flatMap(\.properties)
      .first { $0.name?.text == property.name }?.getter?.onlyExpression.map { ($0, resolver) }
  }

  private func isLastingProperty(_ node: Node, within steps: Int) -> Bool {
    guard steps > 0, let (property, owner) = declaration(readBy: node) else { return false }
    if property.isStatic, property.isStored { return property.isLet }
    guard property.isStored else {
      // What a property computes of something lasting lasts, too.
      return computedValue(of: property, in: owner).map { value, resolver in
        resolver.keepsElements(value, within: steps - 1)
      } ?? false
    }
    if owner.kind == .classDecl {
      return property.isLet || isFilledByInitializers(property, of: owner, within: steps) { _ in true }
    }
    guard MemberAccess(node)?.base?.isReference(to: "self") ?? true, let type = file.enclosingType(of: node),
      type.qualifiedName == owner.qualifiedName, isView(type)
    else { return false }
    // A state keeps what it has been given first.
    if property.attributes.contains(where: { $0.name == "State" }) {
      return isFilledByInitializers(property, of: owner, within: steps) { _ in true }
    }
    if property.hasInitialValue { return property.isLet }
    return isFilledByInitializers(property, of: owner, within: steps) { change in
      change.value.map { change.resolver.keepsElements($0, within: steps - 1) } ?? false
    }
  }

  /// Whether only initializers change the property, in ways that pass the test, or nothing changes what it starts with.
  /// What nothing fills is filled by something else.
  private func isFilledByInitializers(
    _ property: PropertyFacts, of owner: TypeFacts, within steps: Int,
    with isAllowed: (PropertyChange) -> Bool
  ) -> Bool {
    let key = "\(owner.qualifiedName).\(property.name)/\(steps)"
    if let known = lastingProperties[key] { return known }
    // One that is made of itself is not known to last.
    lastingProperties[key] = false
    let answer = readIsFilledByInitializers(property, of: owner, within: steps, with: isAllowed)
    lastingProperties[key] = answer
    return answer
  }

  private func readIsFilledByInitializers(
    _ property: PropertyFacts, of owner: TypeFacts, within steps: Int,
    with isAllowed: (PropertyChange) -> Bool
  ) -> Bool {
    var isFilled = false
    let isChangedByInitializers = changes(of: property, in: owner) { change in
      isFilled = true
      return change.isInInitializer && isAllowed(change)
    }
    guard isChangedByInitializers else { return false }
    if isFilled { return true }
    guard let (value, resolver) = initialValue(of: property, in: owner) else { return false }
    return resolver.keepsElements(value, within: steps - 1)
  }
}

extension Node {
  /// Whether the code reads values that aren't bound in it, types' members aside.
  package var readsValues: Bool {
    tree.nodes.ids(of: [.declReferenceExpr], in: subtree).contains { id in
      let node = tree.node(id)
      guard !node.isMemberName, let name = node.firstName, !name.isCapitalized, name != "allCases" else {
        return false
      }
      switch node.localBinding(of: name) {
      case .closureParameter(let closure)?: return !contains(closure.node)
      case .value(let value?)?: return !contains(value)
      default: return true
      }
    }
  }
}
