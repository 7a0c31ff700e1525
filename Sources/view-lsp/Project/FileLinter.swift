internal import ViewAnalysis

/// The findings that count in a file, after its configuration and its baseline: the ones that `check`, `fix` and the
/// server report and rewrite.
struct FileLinter {
  private let analyzer: Analyzer
  private let source: SourceFile
  private let path: String?
  private let baseline: Baseline?

  /// `path` is the file's absolute path, nil for a text that is no file: then no baseline applies.
  init(
    _ source: SourceFile, path: String?, in index: WorkspaceIndex, sources: SourceCache,
    configuration: Configuration, baseline: Baseline?
  ) {
    analyzer = Analyzer(source, in: index, configuration: configuration, sources: sources)
    self.source = source
    self.path = path
    self.baseline = baseline
  }

  /// Sorted by offset, then rule.
  func findings() -> [Finding] {
    let findings = analyzer.findings()
    guard let baseline, let path else { return findings }
    return baseline.unknown(findings, path: path, bytes: Array(source.tree.bytes))
  }

  /// The findings that are wanted, with their reasons and rewrites.
  func detailedFindings(where isWanted: (Finding) -> Bool = { _ in true }) -> [DetailedFinding] {
    findings().filter(isWanted).map { DetailedFinding($0, analyzer.details(of: $0)) }
  }
}
