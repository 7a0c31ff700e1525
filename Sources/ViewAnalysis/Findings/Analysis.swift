/// One file's text, read: what every rule and every command starts from.
///
///     let file = SourceFile(name: path, bytes: bytes)     // lex, parse, model, facts
///     index.update(file.name, facts: file.facts)          // tell the workspace
///     let findings = analyze(file, in: index, configuration: configuration)
package struct SourceFile: Sendable {
  /// The file, as the host names it: a path or a URI. Findings and edits in other files use these names.
  package let name: String
  package let model: FileModel

  package init(name: String, bytes: [UInt8]) {
    self.init(name: name, parse(bytes))
  }

  package init(name: String, _ parsed: ParsedFile) {
    self.name = name
    model = FileModel(parsed)
  }

  /// What other files may ask about this one.
  package var facts: FileFacts { model.facts }

  package var tree: SyntaxTree { model.tree }
}

/// All findings in a file, suppressed ones and those in broken code left out, sorted by offset, then rule.
/// `wantsRewrites` false gives the same findings, without their rewrites, in less time.
package func analyze(
  _ file: SourceFile, in workspace: WorkspaceIndex, configuration: Configuration, wantsRewrites: Bool = true
) -> [Finding] {
  // Which suppressions are unused shows only when the rules that they name run, asked for or not.
  let isAboutSuppressions = configuration.only.contains(Rule.unusedSuppression.id)
  var running = configuration
  if isAboutSuppressions { running.only = [] }
  let resolver = ViewResolver(file: file.model, workspace: workspace)
  let layout = Layout(file.tree)
  var contexts: [RuleContext] = []
  /// Places in `contexts`, by the rules' places in the catalogue.
  var places = [Int](repeating: 0, count: Catalogue.rules.count)
  var enabled = RuleBits(0)
  for (index, rule) in Catalogue.rules.enumerated() where !rule.kinds.isEmpty {
    guard let severity = configuration.severity(of: rule) ?? running.severity(of: rule) else { continue }
    enabled |= 1 << RuleBits(index)
    places[index] = contexts.count
    contexts.append(
      RuleContext(
        rule: rule, severity: severity, profile: configuration.profile,
        optionValues: configuration.rules[rule.id]?.options ?? [:],
        resolver: resolver, layout: layout, wantsRewrites: wantsRewrites))
  }

  let schedule = RuleSchedule.shared
  for id in file.tree.nodes.indices {
    var interested = schedule.rules(for: id, of: file.tree) & enabled
    while interested != 0 {
      let place = places[interested.trailingZeroBitCount]
      interested &= interested - 1
      contexts[place].rule.check(file.tree.node(id), &contexts[place])
    }
  }

  let sound = contexts.flatMap(\.findings).compactMap { $0.sparingDamage(in: file.tree) }
  return Suppressions(file.tree).apply(to: sound, configuration: configuration, running: running)
    .filter { configuration.only.isEmpty || configuration.only.contains($0.rule) }
    .sorted { a, b in
      (a.range.lowerBound, a.rule, a.range.upperBound) < (b.range.lowerBound, b.rule, b.range.upperBound)
    }
}

extension Finding {
  /// The finding, without the rewrites that would touch broken code; nil where it stands in broken code itself.
  fileprivate func sparingDamage(in tree: SyntaxTree) -> Finding? {
    if tree.errors.isEmpty { return self }
    if tree.isDamaged(around: range) { return nil }
    let sound = rewrites.filter { rewrite in
      !rewrite.edits.contains { $0.file == nil && tree.isDamaged(around: $0.range) }
    }
    return Finding(
      rule: rule, severity: severity, message: message, range: range, reason: reason, related: related,
      rewrites: sound, isUnnecessary: isUnnecessary)
  }
}
