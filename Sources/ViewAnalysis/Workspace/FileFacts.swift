/// What the workspace knows about one file.
package struct FileFacts: Sendable {
  /// What other files can see. While it stays the same, no other file has to be looked at again.
  package let exports: FileExports
  /// What the file's code names.
  package let references: FileReferences

  /// `old` is the same file with another text: it saves time, and never makes a difference.
  package init(_ file: FileModel, replacing old: SourceFile? = nil) {
    exports = FileExports(file, replacing: old)
    references = FileReferences(file, replacing: old)
  }
}
