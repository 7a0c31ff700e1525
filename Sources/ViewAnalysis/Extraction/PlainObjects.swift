/// Objects that publish their changes, but that the owner only holds and doesn't follow. It reads what is new of them
/// whenever it runs for another reason.
extension ExtractionInputs {
  /// Whether the new view may run when the owner doesn't. What the owner has read of something that it doesn't follow
  /// would be older then than what the code has read in the owner.
  var runsAlone: Bool {
    reader.movedMembers.contains { $0.declaresStoredProperty && !$0.attributes.isEmpty }
      || reader.memberUses.contains { name, uses in mayRunPiece(name, uses) }
      || reader.localUses.values.contains { local, uses in
        uses.contains(where: \.isProjected) || reader.types.type(of: local).map(runsItsReaders) != false
      }
  }

  /// Whether a change of what the piece uses by this name may run the piece and not the owner.
  private func mayRunPiece(_ name: String, _ uses: [OuterUse]) -> Bool {
    guard let property = reader.members.property(name), property.isStored else { return false }
    let type = reader.types.type(of: property)
    switch property.wrapper?.name.text {
    case nil: return type.map(runsItsReaders) != false
    // What is no object and isn't bound is a value that the owner reads.
    case "State", "Binding", "AppStorage", "SceneStorage":
      return needsBinding(uses) || type.map { reader.isClass($0) || runsItsReaders($0) } != false
    case "ObservedObject", "StateObject", "Namespace": return false
    default: return true
    }
  }

  /// Whether a change of such a value runs the view that reads it, and no other one.
  private func runsItsReaders(_ type: InferredType) -> Bool {
    reader.objectKind(of: type.wrapped ?? type) == .observable || type.text.hasPrefix("Binding<")
  }

  /// Whether the new view follows an object that the owner only holds.
  var followsPlainObject: Bool {
    properties.contains { input in
      guard input.declaration.hasPrefix("@ObservedObject"), input.argument == input.name,
        let property = reader.members.property(input.name)
      else { return false }
      return property.isStored && property.wrapper == nil
    }
  }

  /// Whether the piece itself reads the value, and not only when something that it leads to is shown.
  func isReadAtOnce(_ node: Node) -> Bool {
    reader.piece.contains(node)
      && node.ancestors.prefix { reader.piece.contains($0) }.allSatisfy { ancestor in
        ancestor.kind != .closureExpr || reader.resolver.builder(of: ancestor)?.isDeferred != true
      }
  }

  /// Whether each of the owner's members of these names that the piece uses is a property whose values are copied.
  func areValues(_ names: Set<String>) -> Bool {
    names.allSatisfy { name in
      guard let uses = reader.memberUses[name] else { return true }
      guard let type = reader.members.property(name)?.type else { return false }
      return reader.types.isCopied(.written(type)) && uses.allSatisfy { isReadAtOnce($0.node) }
    }
  }
}
