/// One file's text, read: what every rule and every command starts from.
///
///     let file = SourceFile(name: path, bytes: bytes)     // lex, parse, model, facts
///     index.update(file)                                  // tell the workspace
///     let findings = Analyzer(file, in: index, configuration: configuration).findings()
package struct SourceFile: Sendable {
  /// The file, as the host names it: a path or a URI. Findings and edits in other files use these names.
  package let name: String
  package let model: FileModel
  /// What the workspace has to know about this file.
  package let facts: FileFacts

  /// `old` is the same file as it has been read before, with another text. Where little has changed it saves time; it
  /// never makes a difference.
  package init(name: String, bytes: [UInt8], replacing old: SourceFile? = nil) {
    let parsed = old.map { parse(bytes, replacing: $0.model.parsed) } ?? parse(bytes)
    self.init(name: name, model: FileModel(parsed), replacing: old)
  }

  package init(name: String, _ parsed: ParsedFile) {
    self.init(name: name, model: FileModel(parsed))
  }

  init(name: String, model: FileModel, replacing old: SourceFile? = nil) {
    self.name = name
    self.model = model
    facts = FileFacts(model, replacing: old)
  }

  package var tree: SyntaxTree { model.tree }
}
