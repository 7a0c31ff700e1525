internal import LSPCore
internal import ViewAnalysis

/// Analyses open documents: each anew when its text changes, and its findings again when other files or the
/// configuration do.
final class Analyses {
  private let client: Client
  private let documents: OpenDocuments
  private let configuration: ServerConfiguration
  private let workspace: Workspace
  private let texts: FileTexts
  private let refresh: DiagnosticRefresh
  private let publisher: DiagnosticPublisher

  /// Documents whose text has changed since they were analysed, the longest waiting first.
  private var changed = OrderedSet<DocumentURI>()
  /// The other Swift documents, the one first that was looked at least recently: those of an older generation than
  /// the workspace's are at the start.
  private var checked = OrderedSet<DocumentURI>()

  init(
    client: Client, documents: OpenDocuments, configuration: ServerConfiguration, workspace: Workspace,
    texts: FileTexts, refresh: DiagnosticRefresh, publisher: DiagnosticPublisher
  ) {
    self.client = client
    self.documents = documents
    self.configuration = configuration
    self.workspace = workspace
    self.texts = texts
    self.refresh = refresh
    self.publisher = publisher
  }

  // MARK: What is to be done

  /// Whether a document's text has changed that is not analysed yet.
  var hasChanged: Bool { !changed.isEmpty }

  /// Whether a document is to be looked at whose findings other files' changes may have changed.
  var hasOutdated: Bool {
    guard let next = checked.first.flatMap({ documents[$0] }) else { return false }
    return next.generation != workspace.generation
  }

  /// The document's text, or what a configuration extends, is another now.
  func textChanged(_ open: OpenDocument) {
    open.isAnalyzed = false
    guard open.kind != .other else { return }
    checked.remove(open.uri)
    changed.insert(open.uri)
  }

  func closed(_ uri: DocumentURI) {
    changed.remove(uri)
    checked.remove(uri)
  }

  func dropAll() {
    changed.removeAll()
    checked.removeAll()
  }

  /// Analyses the document that has waited longest since its text changed, and sends its diagnostics.
  func analyzeNext() {
    guard let uri = changed.first else { return }
    changed.remove(uri)
    // What the last analysis holds is given back once the client has its answer.
    let last = documents[uri]?.analysis
    withExtendedLifetime(last) {
      if let open = analyzed(uri) { publisher.publish(open) }
    }
  }

  /// Checks the next document again of those that are outdated. To see which are takes little, so that a turn looks at
  /// several.
  func recheckNext() {
    for _ in 0..<100 {
      guard hasOutdated, let open = checked.first.flatMap({ documents[$0] }) else { return }
      if bringUpToDate(open) { return }
    }
  }

  // MARK: Analysis

  /// The document with the analysis of its present text; nil where there is none to make.
  func analyzed(_ uri: DocumentURI) -> OpenDocument? {
    guard let open = documents[uri] else { return nil }
    if open.isAnalyzed { return open }
    switch open.kind {
    case .other: return nil
    case .configuration: open.analysis = DocumentAnalysis(problems: problems(in: open))
    case .swift where open.text.count > SourceText.longest:
      open.analysis = DocumentAnalysis()
      workspace.remove(open.name)
      if !open.isReported {
        open.isReported = true
        client.showMessage(.warning, "\(open.name): \(SourceText.tooLong.message)")
      }
    case .swift:
      let source = SourceFile(name: open.name, bytes: open.text, replacing: open.analysis?.source)
      workspace.update(source)
      open.sawWholeIndex = workspace.willFind()
      open.analysis = DocumentAnalysis(source: source, findings: findings(in: source, of: open))
      open.generation = workspace.generation
      checked.insert(uri)
    }
    open.isAnalyzed = true
    return open
  }

  /// As `analyzed`, with the findings as they are once everything is done that waits for idle turns.
  func upToDate(_ uri: DocumentURI) -> OpenDocument? {
    guard let open = analyzed(uri) else { return nil }
    if checked.contains(uri) { _ = bringUpToDate(open) }
    return open
  }

  /// Checks a document again whose text has not changed, if something has that concerns it. Tells whether it has.
  private func bringUpToDate(_ open: OpenDocument) -> Bool {
    guard open.generation != workspace.generation else { return false }
    let isOutdated =
      !open.sawWholeIndex && workspace.index.isWhole
      || workspace.isOutdated(open.name, since: open.generation, consulting: open.consultedFiles)
    checked.remove(open.uri)
    checked.insert(open.uri)
    open.generation = workspace.generation
    if isOutdated { recheck(open) }
    return isOutdated
  }

  private func recheck(_ open: OpenDocument) {
    guard let analysis = open.analysis, let source = analysis.source else { return }
    open.sawWholeIndex = workspace.willFind()
    let findings = findings(in: source, of: open)
    // The same offsets in another file may be on another line by now.
    let pointsElsewhere = findings.contains { finding in
      finding.related.contains { $0.file.map { $0 != open.name } ?? false }
    }
    guard pointsElsewhere || findings != analysis.findings else { return }
    open.analysis = DocumentAnalysis(source: source, findings: findings)
    refresh.want()
    publisher.publish(open)
  }

  private func problems(in open: OpenDocument) -> [ConfigurationProblem] {
    let file = ConfigurationFile(bytes: open.text)
    var problems = file.problems
    if let path = open.path {
      // What the file extends counts too.
      let loaded = configuration.load(path)
      problems += loaded.problems.filter { $0.path == path }.map(\.problem).filter { !problems.contains($0) }
      problems += [configuration.baselineProblem(file, loaded)].compactMap { $0 }
    }
    return problems
  }

  // MARK: Findings

  /// The findings in the file that count for its configuration and its baseline.
  func findings(in source: SourceFile, path: String?) -> DependentFindings {
    let found = linter(source, path: path, in: workspace.index, workspace.sources)?.dependentFindings()
    guard let found else { return DependentFindings() }
    workspace.watchTexts(of: found.consultedFiles)
    return found
  }

  private func findings(in source: SourceFile, of open: OpenDocument) -> [Finding] {
    let found = findings(in: source, path: open.path)
    open.consultedFiles = found.consultedFiles
    return found.findings
  }

  /// Nil where the configuration leaves the file out.
  private func linter(
    _ source: SourceFile, path: String?, in index: WorkspaceIndex, _ sources: SourceCache
  ) -> FileLinter? {
    configuration.configuration(forPath: path).map {
      FileLinter(
        source, path: path, in: index, sources: sources, configuration: $0.configuration,
        baseline: configuration.baseline(of: $0))
    }
  }

  /// Those of the document's findings that touch the range, with their details; all for nil, and of some rules alone, if
  /// any are given. Of those that are wanted, no more than the limit: details are made for no others, and for no more
  /// at once than `RewriteAllowance` has it.
  func detailedFindings(
    of uri: DocumentURI, touching range: Range<Int>? = nil, by rules: Set<String>? = nil,
    upTo limit: Int = .max, where isWanted: (DetailedFinding) -> Bool = { _ in true }
  ) -> [DetailedFinding] {
    guard let open = upToDate(uri), let analysis = open.analysis, let source = analysis.source,
      let loaded = configuration.configuration(forPath: open.path)
    else { return [] }
    if analysis.detailsRevision != workspace.revision {
      analysis.details = [:]
      analysis.detailsRevision = workspace.revision
    }
    lazy var analyzer = Analyzer(
      source, in: workspace.index, configuration: loaded.configuration, sources: workspace.sources)
    var allowance = RewriteAllowance(source)
    var found: [DetailedFinding] = []
    for (index, finding) in analysis.findings.enumerated() {
      if found.count >= limit { break }
      guard range.map(finding.range.touches) ?? true, rules?.contains(finding.rule) ?? true else { continue }
      if analysis.details[index] == nil, !allowance.spend(on: finding) { continue }
      let details = analysis.details[index] ?? analyzer.details(of: finding)
      analysis.details[index] = details
      let detailed = DetailedFinding(finding, details)
      if isWanted(detailed) { found.append(detailed) }
    }
    return found
  }

  /// What applies the safe rewrites to the files, of one rule or of all: in open documents to their present texts.
  func fixer(_ files: [String], rule: String?) -> Fixer {
    let choice = Fixer.Choice(rule: rule)
    return Fixer(
      files: files, index: workspace.index, choice: choice,
      text: { [texts] in texts.text(of: $0) },
      findings: { [unowned self] changed, state in
        let sources = workspace.sources(texts: state.texts)
        return changed.map { source in
          let path = Path.isAbsolute(source.name) ? source.name : nil
          return linter(source, path: path, in: state.index, sources)?
            .detailedFindings(where: choice.mayRewrite) ?? []
        }
      })
  }
}
