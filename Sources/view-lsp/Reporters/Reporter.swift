internal import ViewAnalysis

/// A format in which `check` prints its findings.
struct Reporter: Sendable {
  struct Style: Sendable {
    /// The output may have colours, as terminals show them.
    let hasColour: Bool
    /// Only the findings, no source lines and no closing line.
    let isQuiet: Bool
  }

  /// What `--format` calls it.
  let name: String
  /// Rewrites are printed, too: they are only made for the formats that do.
  let showsRewrites: Bool
  /// Less severe findings are left out unless asked for.
  let leastSeverity: Severity
  let print: @Sendable (Report, Style, Output) -> Void

  init(
    _ name: String, showsRewrites: Bool = false, leastSeverity: Severity = .hint,
    print: @escaping @Sendable (Report, Style, Output) -> Void
  ) {
    self.name = name
    self.showsRewrites = showsRewrites
    self.leastSeverity = leastSeverity
    self.print = print
  }

  /// All formats. A new one is one more line here.
  static let all: [Reporter] = [
    .human, .json, .sarif, .github, .gitlab, .junit, .xcode, .markdown,
  ]

  static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
