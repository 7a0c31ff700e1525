internal import ViewAnalysis

/// How `check` prints its findings.
enum OutputFormat: String, CaseIterable, Sendable {
  case human, json, sarif, github, gitlab, xcode
}

/// What a run found, ready to be printed.
struct Report {
  /// A finding and the name of its file.
  struct Entry {
    let file: String
    let finding: DetailedFinding
  }

  /// Sorted by file, offset, rule.
  let entries: [Entry]
  /// How many files were checked.
  let fileCount: Int
  private let texts: [String: [UInt8]]
  private let tables = LineTables()

  init(files: [Project.File], findings: [[DetailedFinding]]) {
    let order = files.indices.sorted { Path.precedes(files[$0].input.name, files[$1].input.name) }
    entries = order.flatMap { number in
      findings[number].map { Entry(file: files[number].input.name, finding: $0) }
    }
    fileCount = files.count
    texts = Dictionary(files.map { ($0.input.name, $0.bytes) }) { first, _ in first }
  }

  func count(_ severity: Severity) -> Int { entries.count { $0.finding.severity == severity } }

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

  /// The closing line.
  var summary: String {
    "\(entries.count) findings (\(count(.error)) errors, \(count(.warning)) warnings, "
      + "\(count(.information)) information, \(count(.hint)) hints) in \(fileCount) files"
  }

  /// How many findings each rule has, most first.
  var statistics: String {
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.finding.rule, default: 0] += 1 }
    let width = counts.values.map { "\($0)".count }.max() ?? 0
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(rightAligned("\($0.value)", width))  \($0.key)\n" }.joined()
  }
}
