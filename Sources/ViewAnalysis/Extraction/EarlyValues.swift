/// Values that the owner computes for the piece, once, where the piece has computed them itself.
extension ExtractionInputs {
  /// Whether the value that the code gives is the same at each of the uses: they run again for each element, or as time
  /// goes by, and the code asks for the time or for chance, or makes values that give themselves ids.
  func isSame(_ code: Node, at uses: [OuterUse]) -> Bool {
    guard uses.contains(where: { reader.isRepeated($0.node) }) else { return true }
    return !reader.members.reached(from: code).joined().contains {
      $0.dependsOnTimeOrChance || makesID($0)
    }
  }

  /// Whether the call makes a value of a type that gives each value an id of its own.
  private func makesID(_ node: Node) -> Bool {
    guard let call = FunctionCall(node), call.argument("id") == nil,
      let type = call.constructedType ?? call.elementOfDeclaredArray
    else { return false }
    return reader.resolver.declarations(of: type).contains(where: \.makesIDInInitializer)
  }

  /// Whether the code only reads values that the view was made with, which are the same whenever it runs: `title == nil`.
  func readsOnlyConstants(_ code: Node) -> Bool {
    reader.members.reached(from: code).joined().allSatisfy { node in
      switch node.kind {
      case .functionCallExpr, .closureExpr, .subscriptCallExpr, .macroExpansionExpr, .optionalChainingExpr,
        .forceUnwrapExpr, .keyPathExpr:
        return false
      // What an object or a type has may change.
      case .memberAccessExpr: return MemberAccess(node)?.base?.isReference(to: "self") == true
      case .declReferenceExpr:
        if node.isReference(to: "self") { return true }
        guard let name = node.firstName?.text, case .property(let property) = reader.members.only(name),
          !property.variable.isStatic
        else { return false }
        return property.isStored ? property.wrapper == nil : property.getter != nil
      default: return true
      }
    }
  }

  /// Whether the piece asks for the value whenever it is computed.
  func isAlwaysAskedFor(at uses: [OuterUse]) -> Bool {
    uses.contains { reader.piece.contains($0.node) && isComputedWithPiece($0.node) }
  }
}

extension ExtractionReader {
  /// Whether the property asks for the time, or for chance, each time the view is computed. A view of its own is computed
  /// less often, and would show an old answer; it is handed one instead.
  func showsTime(_ property: Property, at uses: [OuterUse]) -> Bool {
    guard let getter = property.getter, !isWholeBody, !uses.contains(where: { isRepeated($0.node) }) else {
      return false
    }
    return members.reached(from: getter).contains { $0.contains(where: \.dependsOnTimeOrChance) }
  }

  /// Whether nothing of the body stays where it is.
  private var isWholeBody: Bool {
    members.property("body")?.getter.map(ownsPiece) ?? false
  }

  /// Whether the code around the node may run more often than the piece is computed.
  fileprivate func isRepeated(_ node: Node) -> Bool {
    guard piece.contains(node) else {
      // A member that moves may be called in any place.
      return piece.subtree.contains { id in
        FunctionCall(node.tree.node(id)).map(Self.repeats) ?? false
      }
    }
    return node.ancestors.prefix { piece.contains($0) }.contains { ancestor in
      (Closure(ancestor)?.use?.call).map(Self.repeats) ?? false
    }
  }

  private static func repeats(_ call: FunctionCall) -> Bool {
    repeating.contains(call.name) && call.isPlain
      || call.base != nil && Vocabulary.collectionWork.contains(call.name)
  }

  private static let repeating: NameSet = [
    "ForEach", "List", "Table", "Chart", "TimelineView", "Canvas", "PhaseAnimator", "KeyframeAnimator",
  ]
}

extension TypeMembers {
  /// The nodes of the code, and of those of the type's own members that it uses.
  fileprivate func reached(from code: Node) -> [[Node]] {
    var reached: [[Node]] = []
    var seen: Set<Int> = [code.id]
    var pending = [code]
    while let next = pending.popLast() {
      let nodes = Array(next.descendants)
      reached.append(nodes)
      for node in nodes where node.kind == .declReferenceExpr {
        guard let name = node.firstName?.text, let used = only(name) else { continue }
        let body: Node? =
          switch used {
          case .property(let property): property.getter
          case .function(let function): function.body
          case .type, .enumCase: nil
          }
        if let body, seen.insert(body.id).inserted { pending.append(body) }
      }
    }
    return reached
  }
}

extension Node {
  /// Whether it asks for the time, or for chance.
  fileprivate var dependsOnTimeOrChance: Bool {
    guard kind == .declReferenceExpr, let name = firstName?.text else { return false }
    return ["Date", "now", "UUID", "shuffled", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"].contains(
      name)
      || name.hasPrefix("random")
  }
}
