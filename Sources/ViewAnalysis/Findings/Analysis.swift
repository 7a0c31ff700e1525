/// One file's text, read: what every rule and every command starts from.
///
///     let file = SourceFile(name: path, bytes: bytes)     // lex, parse, model, facts
///     index.update(file.name, facts: file.facts)          // tell the workspace
///     let findings = analyze(file, in: index, configuration: configuration)
package struct SourceFile: Sendable {
  /// The file, as the host names it: a path or a URI. Findings and edits in other files use these names.
  package let name: String
  package let model: FileModel

  /// `old` is the same file as it has been read before, with another text. Where little has changed it saves time; it
  /// never makes a difference.
  package init(name: String, bytes: [UInt8], replacing old: SourceFile? = nil) {
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
/// `rewrites` says which of them carry their rewrites and reasons; making these costs more than finding the faults.
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
    rewrites: rewrites)
  let tree = file.tree
  let schedule = RuleSchedule(rules.enabled, in: workspace)
  let nodes = tree.nodes
  for id in nodes.places(of: schedule.kinds, in: context.resolver.hasViewCode ? nodes.indices : 0..<0) {
    var interested = schedule.rules(for: id, nodes.kinds[id], of: tree)
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

/// Which findings carry their rewrites and reasons. Whether there is a finding, and where, never depends on it.
package enum RewriteScope: Equatable, Sendable {
  case none
  /// Those that touch the range.
  case near(Range<Int>)
  case all

  package func reaches(_ finding: Range<Int>) -> Bool {
    switch self {
    case .none: false
    case .near(let range): finding.touches(range)
    case .all: true
    }
  }
}

extension Range<Int> {
  /// Whether the ranges overlap or meet.
  package func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
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
