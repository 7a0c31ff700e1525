internal import ViewAnalysis

/// When findings make the exit status 1.
struct FailCondition {
  /// Nil where no finding does.
  let leastSeverity: Severity?
  /// Warnings only do where there are more of them; nil where they are findings like others.
  let mostWarnings: Int?

  /// What `--fail-on` and `--max-warnings` say.
  init(_ arguments: Arguments) {
    leastSeverity = Severity(rawValue: arguments.value("--fail-on") ?? Severity.warning.rawValue)
    mostWarnings = arguments.number("--max-warnings")
  }

  func isMet(by findings: [[DetailedFinding]]) -> Bool {
    let severities = findings.joined().lazy.map(\.severity)
    if let mostWarnings, severities.count(where: { $0 == .warning }) > mostWarnings { return true }
    guard let leastSeverity else { return false }
    return severities.contains { $0 >= leastSeverity && (mostWarnings == nil || $0 != .warning) }
  }
}
