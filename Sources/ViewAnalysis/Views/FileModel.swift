/// What a file says about SwiftUI: its view types, their members, where views are built.
package struct FileModel: Sendable {
  package let tree: SyntaxTree

  package init(tree: SyntaxTree) {
    self.tree = tree
  }
}
