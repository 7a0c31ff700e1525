/// Members that nothing but a piece uses, but that stay with its owner: their values may be fewer inputs than what they
/// are made of.
extension ViewExtractor {
  /// The draft, or the one with the fewest or narrowest inputs where the owner hands over the values of some of the members
  /// that the draft moves. `drafted` makes the draft in which the members of these names stay.
  func withFewestInputs(_ draft: Draft, drafted: (Set<String>) -> Draft?) -> Draft {
    let names = draft.reader.movedMembers.filter(givesValue).compactMap(\.declaredName?.text)
    guard !names.isEmpty, names.count <= Self.mostMoved,
      draft.inputCount > 1 || draft.inputs.followsPlainObject
    else { return draft }
    var best = draft
    for kept in (names.count > 1 ? names.map { Set([$0]) } : []) + [Set(names)] {
      guard let other = drafted(kept),
        other.inputCount < best.inputCount || other.inputCount == best.inputCount && narrows(best, to: other)
          || sparesObject(best, as: other, keeping: kept)
          || sparesFollowed(best, as: other, keeping: kept),
        // A closure is no value.
        !other.inputs.properties.contains(where: { $0.argument.map(kept.contains) == true && $0.isFunction })
      else { continue }
      best = other
    }
    return best
  }

  /// Whether all that the other draft is handed in place of something else is numbers, texts and answers that the owner
  /// makes of collections: a sum in place of what it is the sum of.
  private func narrows(_ draft: Draft, to other: Draft) -> Bool {
    func types(of draft: Draft, besides other: Draft) -> [Substring] {
      let names = other.inputs.properties.map(\.name)
      return draft.inputs.properties.filter { $0.argument != nil && !names.contains($0.name) }
        .map { property in property.declaration.drop { $0 != ":" }.dropFirst(2) }
    }
    let (wide, narrow) = (types(of: draft, besides: other), types(of: other, besides: draft))
    return !narrow.isEmpty && narrow.allSatisfy { Self.plainTypes.contains(String($0)) }
      && wide.allSatisfy { $0.first == "[" && $0.last == "]" }
  }

  /// Whether the other draft is handed the values of the members, which are made of an object that the owner only holds,
  /// in place of the object, and runs no more often than the owner.
  private func sparesObject(_ draft: Draft, as other: Draft, keeping kept: Set<String>) -> Bool {
    draft.inputs.followsPlainObject && !other.inputs.followsPlainObject && !other.inputs.runsAlone
      && other.inputs.areValues(kept) && other.inputCount < draft.inputCount + Self.mostInPlaceOfObject
  }

  /// Whether the other draft is handed values in place of one object that the owner follows: those of the members, which
  /// are made of the object and nothing else, and perhaps others that are read of it.
  private func sparesFollowed(_ draft: Draft, as other: Draft, keeping kept: Set<String>) -> Bool {
    let followed = draft.inputs.properties.filter { input in
      input.declaration.hasPrefix("@ObservedObject") && input.argument == input.name
    }
    guard followed.count == 1, let object = followed.first?.name,
      let property = members.property(object), property.isStored,
      property.wrapper?.name == "ObservedObject" || property.wrapper?.name == "StateObject",
      !other.inputs.properties.contains(where: { $0.name == object }),
      draft.reader.actions.count == other.reader.actions.count,
      kept.allSatisfy({ name in
        members.only(name).map { uses(object, andNothingElseIn: $0.declaration) && givesCopy($0) } ?? false
      })
    else { return false }
    let known = Set(draft.inputs.properties.map(\.declaration))
    let others = other.inputs.properties.filter { !known.contains($0.declaration) }
    return others.count <= Self.mostInPlaceOfObject
      && others.allSatisfy { $0.argument != nil && $0.declaration.hasPrefix("let ") && !$0.isFunction }
  }

  /// Whether all that the member's code uses of the old type is the object.
  private func uses(_ object: String, andNothingElseIn member: Node) -> Bool {
    let locals = resolver.localNames(in: member)
    return member.subtree.allSatisfy { id in
      let node = member.tree.node(id)
      switch node.kind {
      case .optionalBindingCondition:
        guard node.child(.initializerClause) == nil, let name = node.child(.identifierPattern)?.firstName
        else { return true }
        return members.named(name.text).isEmpty || name.text == object
      case .declReferenceExpr:
        if node.isReference(to: "self") {
          return MemberAccess(node.parent).map { $0.base == node && $0.name?.text == object } ?? false
        }
        guard !node.isMemberName, let name = node.firstName?.text else { return true }
        return name == object || members.named(name).isEmpty
          || locals.binding(of: name, seenFrom: node) != nil
      default: return true
      }
    }
  }

  /// Whether the value that the member gives is copied.
  private func givesCopy(_ member: TypeMembers.Member) -> Bool {
    let type: Node? =
      switch member {
      case .property(let property): property.type
      case .function(let function): function.returnType
      case .type, .enumCase: nil
      }
    return type.map { types.isCopied(.written($0)) } ?? false
  }

  private static let plainTypes: Set<String> = ["Int", "Double", "CGFloat", "String", "Bool"]

  /// The draft, or the one where methods stay with the owner that would take more along than a closure is: what they need
  /// is the owner's, and it says what they do. `drafted` is as for `withFewestInputs`.
  func withOwnersMethods(_ draft: Draft, drafted: (Set<String>) -> Draft?) -> Draft {
    let names = draft.reader.movedMembers.filter(doesSomething).compactMap(\.declaredName?.text)
    guard !names.isEmpty, names.count <= Self.mostMoved else { return draft }
    var best = draft
    for name in names {
      guard let other = drafted(best.reader.handedOver.union([name])), spares(best, as: other) else {
        continue
      }
      best = other
    }
    return best
  }

  /// Whether the first draft is handed more than the other one, or as much, and a binding, an object or a closure is what
  /// the other does without.
  private func spares(_ draft: Draft, as other: Draft) -> Bool {
    // A draft that has to be nested in the owner is no better than one that hasn't, unless that one is too large.
    guard draft.inputs.needsNesting || !other.inputs.needsNesting || (try? checkSize(draft)) == nil else {
      return false
    }
    guard other.inputCount == draft.inputCount else { return other.inputCount < draft.inputCount }
    let (burden, otherBurden) = (draft.inputs.burden, other.inputs.burden)
    // The method is a closure itself.
    return otherBurden.objects < burden.objects
      || otherBurden.objects == burden.objects && otherBurden.others <= burden.others
  }

  /// As many values may take the place of one object.
  private static let mostInPlaceOfObject = 3

  /// With more of them not each is tried.
  private static let mostMoved = 4

  /// Whether the member is a method without result.
  private func doesSomething(_ member: Node) -> Bool {
    guard let function = FunctionDecl(member), !function.isStatic else { return false }
    return function.returnType?.isVoid ?? true
  }

  /// Whether the member computes a value that is no view.
  private func givesValue(_ member: Node) -> Bool {
    guard !member.declaresStoredProperty, !member.hasModifier(.kwStatic),
      let result = resolver.resultType(of: member)
    else { return false }
    return !resolver.isViewResult(result)
  }
}

extension ViewExtractor.Draft {
  /// How many values and closures the new view is handed.
  var inputCount: Int { inputs.properties.count { $0.argument != nil } + reader.actions.count }

  /// Whether the other draft leaves a method to the owner that goes in this one.
  func movesMethods(besides other: ViewExtractor.Draft) -> Bool {
    let others = Set(other.reader.movedMembers)
    return reader.movedMembers.contains { FunctionDecl($0) != nil && !others.contains($0) }
  }
}
