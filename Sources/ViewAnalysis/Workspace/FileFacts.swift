/// What the workspace knows about one file.
package struct FileFacts: Sendable {
  /// What other files can see. While it stays the same, no other file has to be looked at again.
  package let exports: FileExports
  /// What the file's code names.
  package let references: FileReferences

  package init(_ file: FileModel) {
    exports = FileExports(file)
    references = FileReferences(file)
  }
}
