internal import ViewAnalysis

/// What was found in a file, and what it depends on beyond the file and what the index knows of the workspace.
struct DependentFindings {
  var findings: [Finding] = []
  /// The names of other files whose texts were looked into, or in which a finding names a location.
  var consultedFiles: Set<String> = []
}

/// The findings that count in a file, after its configuration and its baseline: the ones that `check`, `fix` and the
/// server report and rewrite.
struct FileLinter {
  private let analyzer: Analyzer
  private let source: SourceFile
  private let path: String?
  private let baseline: Baseline?
  private let configuration: Configuration

  /// `path` is the file's absolute path, nil for a text that is no file: then no baseline applies.
  init(
    _ source: SourceFile, path: String?, in index: WorkspaceIndex, sources: SourceCache,
    configuration: Configuration, baseline: Baseline?
  ) {
    analyzer = Analyzer(source, in: index, configuration: configuration, sources: sources)
    self.source = source
    self.path = path
    self.baseline = baseline
    self.configuration = configuration
  }

  /// Sorted by offset, then rule.
  func findings() -> [Finding] {
    let compared = comparedFindings()
    return zip(compared.findings, compared.isListed).filter { !$1 }.map(\.0)
  }

  /// The findings, with the other files on whose texts they depend.
  func dependentFindings() -> DependentFindings {
    let findings = findings()
    return DependentFindings(findings: findings, consultedFiles: analyzer.consultedFiles(by: findings))
  }

  /// All findings, for each whether the baseline lists it, and the baseline's entries for the file that nothing matches
  /// any more. Of a rule that doesn't run, or a file with syntax errors, that can't be told.
  func comparedFindings() -> (findings: [Finding], isListed: [Bool], staleEntries: Set<String>) {
    let findings = analyzer.findings()
    guard let baseline, let path else { return (findings, findings.map { _ in false }, []) }
    let (isListed, unmatched) = baseline.compare(findings, path: path, bytes: Array(source.tree.bytes))
    guard source.tree.errors.isEmpty else { return (findings, isListed, []) }
    let stale = unmatched.filter { entry in
      guard let rule = Catalogue.rule(named: Baseline.rule(ofEntry: entry)) else { return true }
      return configuration.severity(of: rule) != nil
    }
    return (findings, isListed, stale)
  }

  /// The findings that are wanted, with their reasons and rewrites.
  func detailedFindings(where isWanted: (Finding) -> Bool = { _ in true }) -> [DetailedFinding] {
    detailed(findings().filter(isWanted))
  }

  func detailed(_ findings: [Finding]) -> [DetailedFinding] { analyzer.detailed(findings) }
}
