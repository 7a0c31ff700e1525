internal import ViewAnalysis

/// What the report shows of a project: its findings, its views, and which view places which.
struct ProjectOverview {
  struct Item {
    let file: String
    let finding: DetailedFinding
    /// A baseline lists it.
    let isListed: Bool
  }

  struct View {
    let file: String
    /// The line of its name, from 1.
    let line: Int
    let summary: ViewSummary
    /// Indices in `items` of the findings in its code, in whichever file.
    var findings: [Int] = []
  }

  let title: String
  let report: Report
  /// All findings, sorted by file, offset, rule.
  let items: [Item]
  /// The types that are views and have a body, sorted by file and offset.
  private(set) var views: [View] = []
  private(set) var graph = PlacementGraph()
  /// Whether there is a baseline to compare with.
  let hasBaseline: Bool
  /// By rule, how many entries of baselines match no finding any more.
  let resolvedCounts: [String: Int]

  /// `findings` are those of the project's files, in their order.
  init(of project: Project, _ findings: [[Project.ComparedFinding]], title: String) {
    self.title = title
    report = Report(project, findings.map { $0.map(\.finding) })
    items = zip(project.files, findings).flatMap { file, found in
      found.map { Item(file: file.name, finding: $0.finding, isListed: $0.isListed) }
    }
    let baselines = Dictionary(
      project.files.compactMap(\.input.baseline).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    hasBaseline = !baselines.isEmpty
    let resolved = project.staleEntries.values.joined() + baselines.values.flatMap(\.entriesOfMissingFiles)
    resolvedCounts = Dictionary(
      resolved.map { (Baseline.rule(ofEntry: $0), 1) }, uniquingKeysWith: +)
    readViews(of: project, findings)
  }

  private struct FileViews: Sendable {
    let summaries: [ViewSummary]
    let placements: [ViewPlacement]
    /// For each finding of the file, the qualified name of the type that it is in.
    let owners: [String?]
  }

  private mutating func readViews(of project: Project, _ findings: [[Project.ComparedFinding]]) {
    let read = project.map { [index = project.index] fileIndex, source in
      FileViews(
        summaries: ViewSummary.summaries(of: source.model, index),
        placements: ViewPlacement.placements(in: source.model, index),
        owners: findings[fileIndex].map {
          source.model.enclosingType(atOffset: $0.finding.range.lowerBound)?.qualifiedName
        })
    }
    /// The indices of the views of a qualified name.
    var viewsByType: [String: [Int]] = [:]
    for (file, read) in zip(project.files, read) {
      for summary in read.summaries {
        let line = report.lines(of: file.name).position(of: summary.range.lowerBound).line
        viewsByType[summary.qualifiedType, default: []].append(views.count)
        views.append(View(file: file.name, line: line, summary: summary))
      }
    }
    var item = 0
    for (file, read) in zip(project.files, read) {
      for owner in read.owners {
        let candidates = owner.flatMap { viewsByType[$0] } ?? []
        // Several targets may have a type of the name: the one of the finding's own file comes first.
        if let view = candidates.first(where: { views[$0].file == file.name }) ?? candidates.first {
          views[view].findings.append(item)
        }
        item += 1
      }
    }
    // The rest of the workspace is known, too, but is no part of the report.
    let declarations = project.files.flatMap(\.facts.exports.types).filter { $0.kind != .extensionDecl }
    let ownTypes = Set(declarations.map(\.qualifiedName))
    graph = PlacementGraph(
      read.flatMap(\.placements).filter { ownTypes.contains($0.placed) },
      views: viewsByType.compactMapValues { $0.first }.mapValues { index in
        PlacementGraph.View(
          index: index, size: views[index].summary.measure.count, findings: views[index].findings.count)
      })
  }

  /// How many findings each rule has.
  struct RuleRow {
    let rule: String
    let severity: Severity
    var count = 0
    var listed = 0
    var resolved = 0
    var rewritable = 0
  }

  /// The rules with findings, or with entries in baselines; most findings first.
  var ruleRows: [RuleRow] {
    var rows: [String: RuleRow] = [:]
    func row(_ rule: String, _ severity: Severity) -> RuleRow {
      rows[rule] ?? RuleRow(rule: rule, severity: severity)
    }
    for item in items {
      var row = row(item.finding.rule, item.finding.severity)
      row.count += 1
      if item.isListed { row.listed += 1 }
      if !item.finding.rewrites.isEmpty { row.rewritable += 1 }
      rows[row.rule] = row
    }
    for (rule, count) in resolvedCounts {
      var row = row(rule, Catalogue.rule(named: rule)?.severity ?? .hint)
      row.resolved = count
      rows[rule] = row
    }
    return rows.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// How many findings of each severity the files of each folder have; most first.
  var folderRows: [(folder: String, counts: [Severity: Int])] {
    var rows: [String: [Severity: Int]] = [:]
    for item in items { rows[Path.parent(item.file), default: [:]][item.finding.severity, default: 0] += 1 }
    func total(_ counts: [Severity: Int]) -> Int { counts.values.reduce(0, +) }
    return rows.map { (folder: $0.isEmpty ? "." : $0, counts: $1) }
      .sorted { (total($1.counts), $0.folder) < (total($0.counts), $1.folder) }
  }
}
