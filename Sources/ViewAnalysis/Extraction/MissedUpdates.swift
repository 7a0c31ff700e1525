/// Updates that the owner's body brings about only because of the code that moves.
extension ExtractionInputs {
  /// Throws where a binding of the state takes away the owner's only read of it while its body runs, and what the owner
  /// presents reads it, too: SwiftUI would go on to present the value that it had before.
  func checkPresentations(_ state: ExtractedProperty, of property: Property) throws(ExtractionObstacle) {
    guard property.wrapper?.name == "State", let name = property.name?.text,
      let argument = state.argument, argument == "$" + name || argument.hasPrefix("$" + name + ".")
    else { return }
    let reads = ownReads(of: name)
    guard !reads.isEmpty, reads.allSatisfy(isPresented) else { return }
    throw ExtractionObstacle(
      "`\(name)` is read by what the view presents, which would not learn of its changes any more.",
      value: name, isSparedByActions: true)
  }

  /// Throws where the piece unwraps what a binding gives it, and only the owner knows that there is something: while the new
  /// view goes it may be computed once more, without.
  func checkUnwraps(_ state: ExtractedProperty, _ uses: [OuterUse]) throws(ExtractionObstacle) {
    guard state.argument?.hasPrefix("$") == true else { return }
    for use in uses where use.isReadWithView {
      let value = use.value
      guard value.parent?.kind == .forceUnwrapExpr else { continue }
      // `if selection != nil { Text(selection!.name) }`
      let asked = uses.filter { !$0.isProjected }.map(\.value).filter {
        $0.parent?.kind != .forceUnwrapExpr && $0.hasSameTokens(as: value)
      }
      let isAsked = value.ancestors.prefix { $0.kind != .memberBlockItem }.contains { ancestor in
        switch ancestor.kind {
        case .ifExpr: IfExpr(ancestor)?.conditions.contains { asked.contains(where: $0.contains) } ?? false
        case .sequenceExpr:
          asked.contains { other in
            other.parent == ancestor && other.id < value.id
              && (other.nextSibling?.hasText("!=") == true || other.nextSibling?.hasText("==") == true)
          }
        default: false
        }
      }
      if isAsked { continue }
      throw ExtractionObstacle(
        "It unwraps `\(state.name)`, which may be `nil` while the new view is going.", value: state.name)
    }
  }

  /// Whether an action of the piece reads the value, and the view that is presented would be handed an older one: SwiftUI
  /// makes what it presents without computing the owner's body again, if that doesn't read the value itself.
  func mayBeOutdated(_ name: String, _ uses: [OuterUse]) -> Bool {
    uses.contains { !$0.isReadWithView } && isOnlyPresented && ownReads(of: name).allSatisfy(isPresented)
  }

  /// Where the owner reads the value while it is computed, with code that stays.
  private func ownReads(of name: String) -> [Node] {
    memberUses.references(to: name).filter { use in
      !reader.moves(use) && !use.firstReferenceName.hasPrefix("$") && !use.isReplaced
        && !use.ancestors.contains { ancestor in
          Closure(ancestor).map { reader.resolver.role(of: $0) == .action } ?? false
        }
    }
  }

  /// Whether the piece, or the helper that it is in, is shown in nothing but what its owner presents.
  private var isOnlyPresented: Bool {
    let first = reader.piece.first
    if isPresented(first) { return true }
    guard let name = first.typeMember?.declaredName, name != "body" else { return false }
    let uses = memberUses.references(to: name.text)
    return !uses.isEmpty && uses.allSatisfy(isPresented)
  }

  private func isPresented(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      guard let (call, _) = Closure(ancestor)?.use else { return false }
      return ModifierUse(call.node)?.entry?.traits.contains(.presents) == true
    }
  }

  /// Throws where the piece reads an observable object through another value, and the owner runs it again because it
  /// observes an object of that class itself: `model.session.name` beside `@ObservedObject var session: Session`. So it
  /// does with each of its other updates, where the value is no more than held: a new view would not run for any.
  func checkNestedObjects(_ name: String, _ uses: [OuterUse]) throws(ExtractionObstacle) {
    let isHeld =
      reader.members.property(name).map { $0.isStored && $0.variable.node.attributes.isEmpty } ?? false
    for use in uses where !use.isInAction {
      guard let access = MemberAccess(use.node.parent), access.base == use.node,
        let type = reader.types.type(of: access.node), let typeName = type.path?.last,
        reader.types.objectKind(of: type) == .observableObject
      else { continue }
      let isRead = MemberAccess(access.node.parent)?.base == access.node
      if isRead, let observed = observedProperty(ofType: typeName), reader.memberUses[observed] == nil {
        throw ExtractionObstacle(
          "It reads `\(access.node.text)`, whose changes the view follows by `\(observed)`.", value: name)
      }
      let call = Argument(access.node.parent).flatMap { FunctionCall($0.node.parent) }
      if isHeld, isReadAtOnce(use.node), isRead || call.map({ $0.constructedType == nil }) == true {
        throw ExtractionObstacle(
          "It reads `\(access.node.text)`, which the new view would not follow.", value: name)
      }
    }
  }

  /// Throws where the new view follows the object and the piece reads a variable of it whose changes the object doesn't
  /// publish: the owner reads it again with each of its other updates, which don't run the new view.
  func checkUnpublished(_ object: ExtractedProperty, _ uses: [OuterUse]) throws(ExtractionObstacle) {
    guard ["@ObservedObject", "@EnvironmentObject"].contains(where: object.declaration.hasPrefix),
      // An owner that has nothing else runs for nothing else.
      reader.resolver.storedProperties(of: reader.type).contains(where: {
        $0.source != .constant && $0.name != object.argument
      })
    else { return }
    var seen: Set<String> = []
    for use in uses where !use.isInAction {
      guard let access = MemberAccess(use.node.parent), access.base == use.node, let name = access.name?.text,
        seen.insert(name).inserted,
        let (property, owner) = reader.resolver.declaration(readBy: access.node),
        property.isStored, !property.isLet, property.attributes.isEmpty, owner.kind == .classDecl,
        !owner.isObservable, !publishesByHand(property, owner),
        !reader.resolver.isFilledOnce(property, of: owner)
      else { continue }
      throw ExtractionObstacle(
        "`\(name)` of `\(owner.name)` may change without being published: the new view would miss that.",
        value: object.name)
    }
  }

  /// Whether code of the type's file may tell of the property's changes itself.
  private func publishesByHand(_ property: PropertyFacts, _ owner: TypeFacts) -> Bool {
    guard let file = reader.resolver.workspace.fileDeclaring(owner) else { return true }
    let types = reader.resolver.source(named: file)?.model.types(qualifiedName: owner.qualifiedName) ?? []
    return !reader.resolver.workspace.references(in: file, to: "objectWillChange").isEmpty
      || types.flatMap(\.storedProperties).contains { $0.name?.text == property.name && hasObservers($0) }
  }

  /// Throws where SwiftUI would take two values of an input for the same that differ in what the piece uses: `==` of their
  /// type compares `id` alone, and the piece shows the name. A view whose inputs are equal is not computed again.
  func checkComparisons(_ property: ExtractedProperty, _ uses: [OuterUse]) throws(ExtractionObstacle) {
    guard property.declaration.hasPrefix("let "), !property.isFunction,
      let colon = property.declaration.firstRange(of: ": ")
    else { return }
    let text = property.declaration[colon.upperBound...]
    if text.hasPrefix("Binding<") { return }
    let values = values(handedOverFor: property, uses)
    for name in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init) {
      guard let compared = comparedMembers(ofTypesNamed: name) else { continue }
      // Elements are compared by the same `==`, and so is what the app's own views are handed.
      let isValue = text == name || text == name + "?"
      let isEnough =
        isValue
        && values.allSatisfy { value in
          if let access = MemberAccess(value.parent), access.base == value {
            return access.name.map { compared.contains($0.text) } ?? false
          }
          let call = Argument(value.parent).flatMap { FunctionCall($0.node.parent) }
          return call?.constructedType.map { reader.resolver.isOwnViewType($0) } ?? false
        }
      if isEnough { continue }
      throw ExtractionObstacle(
        "`==` of `\(name)` compares \(listed(compared.sorted(), upTo: 3)) alone: the new view would miss other changes of "
          + "`\(property.name)`.", value: property.name)
    }
  }

  /// Where the piece uses the value that is handed over, with `?` or `!` after it: `model.crate` of the uses of `model`,
  /// where the argument is that.
  private func values(handedOverFor property: ExtractedProperty, _ uses: [OuterUse]) -> [Node] {
    let path = (property.argument ?? "").split { ".?!".contains($0) }.drop { $0 == "self" }.dropFirst()
    return uses.compactMap { use in
      var value = use.node.unwrapped
      for member in path {
        guard let access = MemberAccess(value.parent), access.base == value,
          access.name?.text == String(member)
        else { return nil }
        value = access.node.unwrapped
      }
      return value
    }
  }

  /// The only stored properties that the written `==` of the workspace's type compares; nil where there is none, or where it
  /// may compare all. Of objects that tell of their changes it is hardly ever another one that is equal.
  private func comparedMembers(ofTypesNamed name: String) -> Set<String>? {
    let resolver = reader.resolver
    if let kind = resolver.objectKind(ofTypeNamed: name), kind != .silent { return nil }
    for (file, facts) in resolver.workspace.types(named: name, declaring: "==") {
      let models = resolver.source(named: file)?.model.types(qualifiedName: facts.qualifiedName) ?? []
      guard let compared = models.flatMap(\.writtenEqualities).first?.readMembersOfParameters,
        !compared.isEmpty, case let stored = storedMembers(ofTypesNamed: name),
        compared.isSubset(of: stored.union(["id"])), !stored.isSubset(of: compared)
      else { continue }
      return compared
    }
    return nil
  }

  private func storedMembers(ofTypesNamed name: String) -> Set<String> {
    Set(
      reader.resolver.workspace.typeDeclarations(named: name).flatMap(\.facts.properties)
        .filter { $0.isStored && !$0.isStatic }.map(\.name))
  }

  private func observedProperty(ofType type: String) -> String? {
    for declaration in reader.members.declarations {
      for property in declaration.storedProperties {
        guard let wrapper = property.wrapper?.name, Vocabulary.observingWrappers.contains(wrapper),
          let name = property.name,
          reader.types.type(of: property)?.path?.last == type
        else { continue }
        return name.text
      }
    }
    return nil
  }
}

extension Node {
  /// The name that a reference to a member begins with, `self` aside: `$name` in `self.$name`.
  fileprivate var firstReferenceName: String {
    (MemberAccess(self)?.name ?? firstName)?.text ?? ""
  }
}

extension OuterUse {
  /// The name with the members that are read of it: `settings.selection` of `settings.selection!.name`.
  fileprivate var value: Node {
    var node = self.node
    while let access = MemberAccess(node.parent), access.base == node { node = access.node }
    return node
  }
}
