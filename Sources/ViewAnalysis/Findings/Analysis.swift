/// One file's text, read: what every rule and every command starts from.
///
///     let file = SourceFile(name: path, bytes: bytes)     // lex, parse, model, facts
///     index.update(file.name, facts: file.facts)          // tell the workspace
///     let findings = analyze(file, in: index, configuration: configuration)
package struct SourceFile: Sendable {
  /// The file, as the host names it: a path or a URI. Findings and edits in other files use these names.
  package let name: String
  package let model: FileModel
  /// What other files may ask about this one.
  package let facts: FileFacts

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    let model = FileModel(tree: parse(bytes))
    self.model = model
    facts = FileFacts(model)
  }

  package var tree: SyntaxTree { model.tree }
}

/// All findings in a file, suppressed ones left out, sorted by offset, then rule.
package func analyze(
  _ file: SourceFile, in workspace: WorkspaceIndex, configuration: Configuration
) -> [Finding] {
  var findings: [Finding] = []
  for rule in Catalogue.rules {
    guard let severity = configuration.severity(of: rule) else { continue }
    var context = RuleContext(
      rule: rule, severity: severity, optionValues: configuration.rules[rule.id]?.options ?? [:],
      file: file.model, workspace: workspace)
    for id in file.tree.nodes.indices where rule.kinds.contains(file.tree.nodes[id].kind) {
      rule.check(file.tree.node(id), &context)
    }
    findings += context.findings
  }
  return findings.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
}
