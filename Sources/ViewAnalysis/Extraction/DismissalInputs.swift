/// What ends the presentation of the owner, where the new view would find another one.
extension ExtractionInputs {
  /// `isPresented`, where that is all that the piece asks of the presentation.
  mutating func presentedFlag(
    of name: String, _ type: String, _ uses: [OuterUse]
  ) -> ExtractedProperty? {
    guard type == Self.presentation, uses.allSatisfy({ $0.isReadWithView && !$0.isLate }) else { return nil }
    let reads = uses.compactMap { Self.read(of: $0.node) }
    let free = "isPresented"
    guard reads.count == uses.count, reads.allSatisfy({ MemberAccess($0)?.name?.text == free }),
      !isTaken(free, reads)
    else { return nil }
    replace(reads, with: free)
    return ExtractedProperty(
      value: free, type: "Bool", order: Self.firstUse(uses), argument: "\(name).wrappedValue.\(free)")
  }

  /// The names of the values that the piece is handed although all that it does with them is to end the presentation when
  /// the user does something, besides asking whether there is one.
  var dismissals: [String] {
    properties.compactMap { input in
      let declarations = [Self.presentation, Self.dismissal].map { "let \(input.name): \($0)" }
      guard input.argument == input.name, declarations.contains(input.declaration),
        reader.members.property(input.name)?.wrapper?.name == "Environment",
        let uses = reader.memberUses[input.name], uses.contains(where: \.isInAction),
        uses.allSatisfy({ endsPresentation($0) || asksForPresentation($0) })
      else { return nil }
      return input.name
    }
  }

  private static let presentation = "Binding<PresentationMode>"
  private static let dismissal = "DismissAction"

  /// `presentationMode.wrappedValue.dismiss()`, `dismiss()`
  private func endsPresentation(_ use: OuterUse) -> Bool {
    guard use.isInAction, !use.isProjected else { return false }
    if use.node.ownCall != nil { return true }
    guard let method = Self.read(of: use.node) else { return false }
    return MemberAccess(method)?.name == "dismiss" && method.ownCall != nil
  }

  private func asksForPresentation(_ use: OuterUse) -> Bool {
    !use.isInAction && use.isReadWithView
      && Self.read(of: use.node).flatMap { MemberAccess($0)?.name } == "isPresented"
  }

  /// What is read of the presentation that the binding gives.
  private static func read(of binding: Node) -> Node? {
    guard let value = MemberAccess(binding.parent), value.base == binding, value.name == "wrappedValue",
      let read = MemberAccess(value.node.parent), read.base == value.node
    else { return nil }
    return read.node
  }
}
