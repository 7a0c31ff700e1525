/// Tells texts in another language than the names of the code.
struct ForeignWords {
  private let tree: SyntaxTree
  private let workspace: WorkspaceIndex

  init(_ tree: SyntaxTree, _ workspace: WorkspaceIndex) {
    self.tree = tree
    self.workspace = workspace
  }

  /// Whether a file with texts that English has no letters for has none of the name's words in its own names: `Speichern`
  /// beside "Schließen".
  func contains(_ name: String) -> Bool {
    guard hasForeignLetter else { return false }
    let words = Set(NameWords.words(of: name).map { $0.lowercased() })
    func isKnown(_ name: String) -> Bool {
      NameWords.words(of: name).contains { words.contains($0.lowercased()) }
    }
    return !tree.tokens.contains { $0.kind.isIdentifierLike && isKnown(tree.text(of: $0)) }
      && !workspace.typeNames.contains(where: isKnown)
  }

  private var hasForeignLetter: Bool {
    tree.nodes.ids(of: [.stringLiteralExpr]).contains { id in
      let text = tree.node(id).text
      return text.utf8.contains { $0 >= 0x80 } && text.contains { !$0.isASCII && $0.isLetter }
    }
  }
}
