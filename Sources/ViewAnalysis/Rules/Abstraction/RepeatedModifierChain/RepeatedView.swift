/// What is repeated along with a run of modifiers.
enum RepeatedView {
  /// The view that has them.
  case view
  /// The container around it, with all that is in it: a row, for one.
  case container(Name)

  /// Nil where the places have nothing but the run in common, or aren't all in the file.
  init?(of run: RepeatedRun, in tree: SyntaxTree, file: String?) {
    guard run.others.count + 1 == run.placeCount, run.others.allSatisfy({ $0.file == file }) else {
      return nil
    }
    let ranges = [run.range] + run.others.map(\.range)
    let views = ranges.compactMap({ tree.part(withRun: $0)?.outermostChain }).filter(\.isSmall)
    guard views.count == ranges.count else { return nil }
    let containers = views.compactMap(\.container).filter(\.node.isSmall)
    if containers.count == views.count, Set(containers.map(\.node.id)).count == views.count,
      areAlike(containers.lazy.map { $0.node.code(without: $0.node.leaves) }),
      let name = containers.first?.name
    {
      self = .container(name)
    } else if areAlike(views.lazy.map { $0.code(without: []) }) {
      self = .view
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
