/// What a piece speaks of and the rest of its view doesn't.
extension ExtractedName {
  /// The word that most names in the piece have, and hardly any other name in the view: `Readme` for `repository.readme`,
  /// `isLoadingReadme` and `reloadReadme()`.
  var distinctiveWord: String? {
    var own: [String: Int] = [:]
    var order: [String] = []
    for word in names(in: piece.subtree).flatMap(Set.init) {
      if own[word] == nil { order.append(word) }
      own[word, default: 0] += 1
    }
    let known = Set(NameWords.words(of: base).map(NameWords.singular))
    let candidates = order.filter { word in
      own[word, default: 0] >= Self.fewestNames && word.utf8.count > 2 && !NameWords.isGeneric([word])
        && !known.contains(NameWords.singular(word)) && word.allSatisfy(\.isASCII)
    }
    guard !candidates.isEmpty else { return nil }
    var all: [String: Int] = [:]
    for declaration in resolver.file.types(qualifiedName: type.qualifiedName) {
      for word in names(in: declaration.node.subtree).flatMap(Set.init) { all[word, default: 0] += 1 }
    }
    let distinctive = candidates.filter { own[$0, default: 0] * 4 >= all[$0, default: 0] * 3 }
    guard let most = distinctive.max(by: { own[$0, default: 0] < own[$1, default: 0] }),
      // Several that are said as often are about several things.
      distinctive.count(where: { own[$0] == own[most] }) == 1
    else { return nil }
    return most
  }

  private static let fewestNames = 3

  /// The words of the app's own names in the nodes: of values, members and types.
  private func names(in nodes: Range<Int>) -> [[String]] {
    let tree = piece.first.tree
    return nodes.compactMap { id in
      let node = tree.node(id)
      guard node.kind == .declReferenceExpr, let name = node.firstName?.text,
        Vocabulary.modifiers[name] == nil, Vocabulary.views[name] == nil,
        node.parent?.isImplicitMember != true
      else { return nil }
      return NameWords.words(of: name)
    }
  }
}
