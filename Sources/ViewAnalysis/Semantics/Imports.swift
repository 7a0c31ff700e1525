extension SyntaxTree {
  /// Whether the file imports the module.
  func imports(_ module: String) -> Bool {
    nodes.ids(of: [.importDecl]).contains { id in
      node(id).tokenRange.contains { text(of: tokens[$0]) == module }
    }
  }
}
