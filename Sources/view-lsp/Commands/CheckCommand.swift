internal import ViewAnalysis

/// `view-lsp check`.
func runCheck(_ arguments: Arguments, _ console: Console) -> Int32 {
  let format = arguments.value("--format").flatMap { OutputFormat(rawValue: $0) } ?? .human
  switch format {
  case .human, .json, .xcode: break
  case .sarif, .github, .gitlab:
    console.complain("check: this version can't print \(format.rawValue) yet (human, json, xcode)")
    return 2
  }
  if arguments.has("--baseline") || arguments.has("--write-baseline") {
    console.complain("check: this version has no baselines yet")
    return 2
  }
  let isQuiet = arguments.has("--quiet")
  guard let selection = Selection(arguments, console) else { return 2 }
  if let baseline = selection.baselines.sorted().first {
    console.complain("check: this version has no baselines yet: \(baseline)")
    return 2
  }

  let progress = Progress(isShown: console.showsProgress && !isQuiet)
  var project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  let findings = project.findings(progress: progress)
  progress.end()
  for (name, failure) in project.failures { console.complain("\(name): \(failure.message)") }

  let report = Report(files: project.files, findings: findings)
  switch format {
  case .json: printJSON(report, to: console.out)
  case .xcode: printForXcode(report, to: console.out)
  default:
    HumanReporter(report: report, hasColour: console.hasColour, isQuiet: isQuiet).print(to: console.out)
  }
  if arguments.has("--statistics") {
    (format == .human ? console.out : console.errors).write(report.statistics)
  }
  if arguments.has("--timings") {
    console.out.flush()
    console.errors.write(project.timings.table)
  }

  if selection.hasFailures || !project.failures.isEmpty { return 2 }
  let word = arguments.value("--fail-on") ?? Severity.warning.rawValue
  guard let limit = Severity(rawValue: word) else { return 0 }
  return report.entries.contains { $0.finding.severity >= limit } ? 1 : 0
}
