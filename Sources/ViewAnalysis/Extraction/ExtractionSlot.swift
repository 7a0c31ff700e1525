/// A view in a piece that stays with its owner: the new type gets it as its content.
struct ExtractionSlot {
  /// The view, an expression of the piece: `header`, `row("Name", name)`, `Text(title)`.
  let view: Node
  /// The property of the new type.
  let name: String
  /// Its type, a generic parameter of the new type.
  let type: String

  var declaration: String { "@ViewBuilder let \(name): \(type)" }
}

extension ViewExtractor {
  /// The view of the piece that should stay where it is, as a name in it can't be handed over: a helper that other code
  /// uses, too, or else the smallest view with all uses of the name. Nil where that would leave too little to move.
  func slot(for name: String, in reader: ExtractionReader, besides slots: [ExtractionSlot]) -> ExtractionSlot?
  {
    guard slots.count < Self.mostSlots, reader.movedMembers.allSatisfy(\.declaresStoredProperty) else {
      return nil
    }
    let piece = reader.piece
    let uses = reader.memberUses[name] ?? reader.localUses[name]?.uses ?? []
    guard let first = uses.first, uses.allSatisfy({ piece.contains($0.node) }) else { return nil }
    // The views around the first use, the innermost first.
    for ancestor in [first.node] + Array(first.node.ancestors) {
      guard piece.contains(ancestor), ancestor.id != piece.first.id || ancestor.subtree != piece.subtree
      else {
        return nil
      }
      if Closure(ancestor).map({ resolver.role(of: $0)?.builderKind == nil }) == true { continue }
      guard ancestor.parent?.kind == .codeBlockItem, let block = ancestor.parent?.parent,
        piece.contains(block),
        uses.allSatisfy({ ancestor.contains($0.node) }), canStand(ancestor), stays(ancestor, in: piece),
        let builder = resolver.builder(of: block), builder.kind == .view
      else { continue }
      let moving = resolver.measure(ofPiece: piece)
      let staying = max(1, resolver.measure(ancestor).count)
      guard moving - staying >= Self.fewestViews, staying * 2 <= moving else { return nil }
      let own = resolver.file.enclosingType(of: member).flatMap { type in
        resolver.helpers(of: type).first { $0.name?.text == name }
      }
      let slotName = own == nil ? reader.knows("content") ? name + "Content" : "content" : name
      guard let type = resolver.slotType(for: slotName), !slots.contains(where: { $0.name == slotName })
      else {
        return nil
      }
      return ExtractionSlot(view: ancestor, name: slotName, type: type)
    }
    return nil
  }

  /// More would be a frame without content.
  static let mostSlots = 1
  /// What remains should be worth a type.
  static let fewestViews = 4

  /// Whether the view means the same outside of the piece: it uses nothing that the piece binds, and is made of plain views.
  private func stays(_ view: Node, in piece: ExtractionPiece) -> Bool {
    let locals = LocalNames(in: member)
    for id in view.subtree {
      let node = view.tree.node(id)
      switch node.kind {
      case .declReferenceExpr:
        guard !node.isMemberName, let text = node.firstName?.text else { continue }
        if text.hasPrefix("$"), text.dropFirst().allSatisfy(\.isNumber) {
          guard let closure = node.ancestor(.closureExpr), view.contains(closure) else { return false }
        }
        for name in [text, "$" + text] {
          if let local = locals.binding(of: name, seenFrom: node), piece.contains(local.node),
            !view.contains(local.node)
          {
            return false
          }
        }
      case .optionalBindingCondition where node.child(.initializerClause) == nil:
        if let name = node.child(.identifierPattern)?.firstName?.text,
          let local = locals.binding(of: name, seenFrom: node), piece.contains(local.node),
          !view.contains(local.node)
        {
          return false
        }
      case .forceUnwrapExpr, .subscriptCallExpr, .tryExpr, .awaitExpr: return false
      default: continue
      }
    }
    // A row of a list would be the same view many times, and what is made later would be made now.
    for ancestor in view.ancestors {
      guard piece.contains(ancestor) else { break }
      if ancestor.kind == .ifExpr || ancestor.kind == .switchExpr || ancestor.kind == .ifConfigDecl {
        return false
      }
      if let closure = Closure(ancestor), let builder = resolver.builder(of: closure.node) {
        guard builder.ownerName.map({ Self.slotOwners.contains($0) }) == true else { return false }
      }
    }
    return FunctionCall(view) != nil || view.kind == .declReferenceExpr || view.kind == .memberAccessExpr
  }

  /// Containers whose views all are there while they are.
  private static let slotOwners: NameSet = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "Form", "List", "Section", "GroupBox", "Grid",
    "GridRow",
    "LabeledContent", "LazyVStack", "LazyHStack",
  ]
}

extension ViewResolver {
  /// The generic parameter of a slot of this name: `Header` for `header`; nil where it would hide another type.
  func slotType(for name: String) -> String? {
    let plain = name.prefix(1).uppercased() + name.dropFirst()
    return [plain, plain.hasSuffix("Content") ? "Inner" + plain : plain + "Content"].first {
      Vocabulary.views[$0] == nil && !workspace.knows($0) && file.types(named: $0).isEmpty && $0 != "Body"
        && Vocabulary.protocols[$0] == nil
    }
  }

  /// The number of views that the piece makes.
  func measure(ofPiece piece: ExtractionPiece) -> Int {
    if let node = piece.onlyNode { return measure(node).count }
    let items = piece.first.parent?.children.filter { piece.contains($0) } ?? []
    return items.reduce(0) { $0 + measure($1).count }
  }
}
