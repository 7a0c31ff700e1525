/// What is repeated along with a run of modifiers.
enum RepeatedView {
  /// The view that has them.
  case view
  /// The view that has them, a container or a control, with other texts and values in it.
  case built(Name)
  /// The container around it, with all that is in it: a row, for one.
  case container(Name)

  /// In how many other files the places may stand: each of these is opened.
  private static let mostFiles = 4

  /// Nil where the places have nothing but the run in common, or stand in many files.
  init?(of run: RepeatedRun, _ context: RuleContext) {
    guard run.others.count + 1 == run.placeCount, let file = context.resolver.fileName,
      Set(run.others.map(\.file)).subtracting([file]).count <= Self.mostFiles
    else { return nil }
    let places = [(file: file, range: run.range)] + run.others
    let views = places.compactMap { place in
      context.resolver.source(named: place.file)?.tree.part(withRun: place.range)?.outermostChain
    }
    .filter(\.isSmall)
    guard views.count == places.count else { return nil }
    let containers = views.compactMap(\.container).filter(\.node.isSmall)
    if containers.count == views.count, isEachItsOwn(containers.map(\.node)),
      areAlike(containers.lazy.map { $0.node.code(without: $0.node.leaves) }),
      let name = containers.first?.name
    {
      self = .container(name)
    } else if areAlike(views.lazy.map { $0.code(without: []) }) {
      self = .view
    } else if let name = views.first.flatMap({ ViewExpression($0).rootCall })?.nameOfBuilt,
      areAlike(views.lazy.map { $0.code(without: $0.leaves) })
    {
      self = .built(name)
    } else {
      return nil
    }
  }
}

private func areAlike(_ codes: some Sequence<[UInt8]>) -> Bool {
  var first: [UInt8]?
  return codes.allSatisfy { code in
    defer { first = first ?? code }
    return first.map { $0 == code } ?? true
  }
}

/// Whether no two of the nodes, of several trees, are the same.
private func isEachItsOwn(_ nodes: [Node]) -> Bool {
  nodes.indices.allSatisfy { index in !nodes[..<index].contains(nodes[index]) }
}

extension FunctionCall {
  /// The name of a view of SwiftUI's that shows what its closure builds.
  fileprivate var nameOfBuilt: Name? {
    guard isPlain, !closures.isEmpty, Vocabulary.view(name) != nil else { return nil }
    return name
  }
}

extension Node {
  /// Whether it may be compared at each of a run's places: a row is no larger.
  fileprivate var isSmall: Bool { subtree.count <= 400 }

  /// The container of SwiftUI's that has the view, directly, beside others.
  fileprivate var container: FunctionCall? {
    guard let block = parent?.parent, block.statements.count > 1, let call = Closure(block)?.use?.call,
      call.isPlain, Vocabulary.view(call.name)?.traits.contains(.container) == true
    else { return nil }
    return call
  }
}

extension SyntaxTree {
  /// The part of a view's chain that ends with the run in the range of UTF-8 offsets.
  func part(withRun range: Range<Int>) -> Node? {
    sequence(first: innermostNode(at: range.lowerBound), next: \.parent)
      .first { $0.range.upperBound >= range.upperBound }
  }
}
