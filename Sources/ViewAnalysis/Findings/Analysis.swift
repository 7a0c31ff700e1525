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

  /// The text of a file that has been read before, with another text: as the one above, but quicker where little has changed.
  package init(name: String, bytes: [UInt8], replacing old: SourceFile?) {
    self.init(name: name, old.map { parse(bytes, replacing: $0.model.parsed) } ?? parse(bytes))
  }

  package init(name: String, _ parsed: ParsedFile) {
    self.init(name: name, model: FileModel(parsed))
  }

  init(name: String, model: FileModel) {
    self.name = name
    self.model = model
  }

  /// What other files may ask about this one.
  package var facts: FileFacts { model.facts }

  package var tree: SyntaxTree { model.tree }
}

/// All findings in a file, suppressed ones and those in broken code left out, sorted by offset, then rule.
/// `rewrites` says which of them carry their rewrites; making these costs more than finding the faults.
package func analyze(
  _ file: SourceFile, in workspace: WorkspaceIndex, configuration: Configuration,
  rewrites: RewriteScope = .all
) -> [Finding] {
  // Which suppressions are unused shows only when the rules that they name run, asked for or not.
  let isAboutSuppressions = configuration.only.contains(Rule.unusedSuppression.id)
  var running = configuration
  if isAboutSuppressions { running.only = [] }
  let rules = RunningRules(configuration, else: running)
  var context = RuleContext(
    rules, resolver: ViewResolver(file: file.model, workspace: workspace), layout: Layout(file.tree),
    wantsRewrites: rewrites == .all)
  let tree = file.tree
  let focus = rewrites.items(of: tree)
  let schedule = RuleSchedule(rules.enabled, in: workspace)
  for id in context.resolver.hasViewCode ? tree.nodes.indices : 0..<0 {
    var interested = schedule.rules(for: id, of: tree)
    if let focus, interested != 0 { context.wantsRewrites = focus.contains(id) }
    while interested != 0 {
      context.check(tree.node(id), by: interested.trailingZeroBitCount)
      interested &= interested - 1
    }
  }

  let sound = context.findings.compactMap { $0.sparingDamage(in: tree) }
  return Suppressions(tree).apply(to: sound, configuration: configuration, running: running)
    .filter { configuration.only.isEmpty || configuration.only.contains($0.rule) }
    .sorted { a, b in
      (a.range.lowerBound, a.rule, a.range.upperBound) < (b.range.lowerBound, b.rule, b.range.upperBound)
    }
}

/// Which findings carry their rewrites. Whether there is a finding, and what it says, never depends on it.
package enum RewriteScope: Equatable, Sendable {
  case none
  /// Those of the file's items, its types above all, that touch the range.
  case near(Range<Int>)
  case all

  /// Those of the items that touch the range, whole items: so two places of one item have one scope.
  package static func items(touching range: Range<Int>, in tree: SyntaxTree) -> RewriteScope {
    let items = RewriteScope.near(range).items(of: tree) ?? 0..<0
    guard items.lowerBound < items.upperBound,
      let last = tree.root.children.filter({ items.contains($0.id) }).last
    else { return .near(range) }
    return .near(tree.node(items.lowerBound).range.lowerBound..<last.range.upperBound)
  }

  /// Whether all that the other one asks for is in this one.
  package func covers(_ other: RewriteScope) -> Bool {
    switch (self, other) {
    case (.all, _), (_, .none): true
    case (.near(let own), .near(let asked)):
      own.lowerBound <= asked.lowerBound && asked.upperBound <= own.upperBound
    default: false
    }
  }

  /// Numbers of the nodes of the items near the range; nil for another scope.
  fileprivate func items(of tree: SyntaxTree) -> Range<Int>? {
    guard case .near(let range) = self else { return nil }
    var items: Range<Int>?
    for item in tree.root.children
    where item.range.lowerBound <= range.upperBound && range.lowerBound <= item.range.upperBound {
      items = (items?.lowerBound ?? item.id)..<item.subtree.upperBound
    }
    return items ?? 0..<0
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
