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
  /// observes an object of that class itself: `model.session.name` beside `@ObservedObject var session: Session`.
  func checkNestedObjects(_ name: String, _ uses: [OuterUse]) throws(ExtractionObstacle) {
    for use in uses where !use.isInAction {
      guard let access = MemberAccess(use.node.parent), access.base == use.node,
        MemberAccess(access.node.parent)?.base == access.node,
        let type = reader.types.type(of: access.node), let name = type.path?.last,
        reader.types.objectKind(of: type) == .observableObject,
        let observed = observedProperty(ofType: name), reader.memberUses[observed] == nil
      else { continue }
      throw ExtractionObstacle(
        "It reads `\(access.node.text)`, whose changes the view follows by `\(observed)`.", value: name)
    }
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
