internal import ViewAnalysis

/// What a run found, ready to be printed.
struct Report {
  /// A finding and the name of its file.
  struct Entry {
    let file: String
    let finding: DetailedFinding
  }

  /// The findings that are shown, sorted by file, offset, rule.
  let entries: [Entry]
  /// How many files were analysed.
  let fileCount: Int
  /// Why findings may be missing: for each reason its key in JSON and the number of files.
  let incompleteness: [(key: String, count: Int)]
  private let leastSeverity: Severity
  private let syntaxErrorCount: Int
  private let unreadCount: Int
  /// How many findings each severity has, shown or not.
  private let counts: [Severity: Int]
  /// How many findings each rule has, shown or not.
  private let ruleCounts: [String: Int]
  /// How many findings of each rule have a rewrite of the level, each counted once, with its most careful one.
  private let rewriteCounts: [String: [RewriteLevel: Int]]
  /// Entries of baselines that no finding of the analysed files matches.
  private let staleEntryCount: Int
  private let texts: [String: [UInt8]]
  private let tables = LineTables()

  /// `findings` are those of the project's files, in their order. Less severe ones than `leastSeverity` are not shown.
  init(_ project: Project, _ findings: [[DetailedFinding]], leastSeverity: Severity = .hint) {
    let files = project.files
    let order = files.indices.sorted { Path.precedes(files[$0].name, files[$1].name) }
    entries = order.flatMap { index in
      findings[index].filter { $0.severity >= leastSeverity }
        .map { Entry(file: files[index].name, finding: $0) }
    }
    fileCount = files.count
    syntaxErrorCount = files.count(where: \.hasSyntaxErrors)
    unreadCount = project.failures.count + project.skipped.count
    incompleteness = [
      ("syntaxErrors", syntaxErrorCount), ("tooLong", project.skipped.count),
      ("unreadable", project.failures.count),
    ]
    self.leastSeverity = leastSeverity
    let all = findings.joined()
    counts = Dictionary(all.map { ($0.severity, 1) }, uniquingKeysWith: +)
    ruleCounts = Dictionary(all.map { ($0.rule, 1) }, uniquingKeysWith: +)
    rewriteCounts = all.reduce(into: [:]) { counts, finding in
      let levels = Set(finding.rewrites.map(\.level))
      guard let level = RewriteLevel.allCases.first(where: levels.contains) else { return }
      counts[finding.rule, default: [:]][level, default: 0] += 1
    }
    staleEntryCount = project.staleEntries.values.joined().count
    texts = Dictionary((files + project.context).map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// How many findings of the severity there are, shown or not.
  func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// Lines and columns of a file of the run.
  func lines(of file: String) -> LineTable {
    if let known = tables.byFile[file] { return known }
    let table = LineTable(texts[file] ?? [])
    tables.byFile[file] = table
    return table
  }

  private final class LineTables {
    var byFile: [String: LineTable] = [:]
  }

  /// For each entry, a name that outlives changes to the code around it; unique within its file.
  var fingerprints: [String] {
    var names: [String] = []
    while names.count < entries.count {
      let file = entries[names.count].file
      let ofFile = entries[names.count...].prefix { $0.file == file }
      names += view_lsp.fingerprints(of: ofFile.map(\.finding.finding), in: lines(of: file).bytes)
    }
    return names
  }

  /// The closing line. It counts all findings, and says what is not among those shown.
  var summary: String {
    let total = counts.values.reduce(0, +)
    let counts =
      "\(total) findings (\(count(.error)) errors, \(count(.warning)) warnings, "
      + "\(count(.information)) information, \(count(.hint)) hints) in \(fileCount) files"
    return ([counts] + notes(hidden: total - entries.count)).joined(separator: "; ")
  }

  private func notes(hidden: Int) -> [String] {
    var notes: [String] = []
    if fileCount + unreadCount == 0 { notes.append("no Swift files found") }
    if unreadCount > 0 { notes.append("\(counted(unreadCount, "file")) not analysed") }
    if syntaxErrorCount == 1 {
      notes.append("1 file has syntax errors: findings inside it are left out")
    } else if syntaxErrorCount > 1 {
      notes.append("\(syntaxErrorCount) files have syntax errors: findings inside them are left out")
    }
    if staleEntryCount > 0 {
      let what = staleEntryCount == 1 ? "1 baseline entry is" : "\(staleEntryCount) baseline entries are"
      notes.append("\(what) stale (--prune-baseline removes them)")
    }
    if hidden > 0 {
      let what =
        leastSeverity == .information
        ? counted(hidden, "hint") : "\(counted(hidden, "finding")) below \(leastSeverity.rawValue)"
      notes.append("\(what) left out (--min-severity hint shows all)")
    }
    return notes
  }

  /// How many findings each rule has, most first, and how many of them have rewrites.
  var statistics: String {
    let width = ruleCounts.values.map { "\($0)".count }.max() ?? 0
    let nameWidth = ruleCounts.keys.map(\.count).max() ?? 0
    return ruleCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      let start = "\(rightAligned("\(count)", width))  "
      let rewrites = RewriteLevel.allCases.compactMap { level in
        rewriteCounts[rule]?[level].map { "\($0) \(level.rawValue)" }
      }
      if rewrites.isEmpty { return start + rule + "\n" }
      return start + padded(rule, nameWidth) + "  rewrites: \(rewrites.joined(separator: ", "))\n"
    }.joined()
  }
}
