internal import ViewAnalysis

/// `view-lsp check`.
func runCheck(_ arguments: Arguments, _ console: Console) -> Int32 {
  let reporter = arguments.value("--format").flatMap { Reporter.named($0) } ?? .human
  let isQuiet = arguments.has("--quiet")
  let standardInput = StandardInput(arguments)
  if arguments.has("--fix"), standardInput != nil {
    console.complain("check: --fix writes files; for standard input, use `view-lsp fix -`")
    return 2
  }
  guard let selection = Selection(arguments, standardInput, console) else { return 2 }
  if selection.show(arguments, console) { return selection.hasFailures ? 2 : 0 }

  let progress = Progress(isShown: console.showsProgress && !isQuiet)
  var project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  let fixes = arguments.has("--fix") ? Fixes(to: &project, Fixer.Choice(), progress: progress) : nil
  var findings = project.findings(progress: progress, detailed: reporter.showsRewrites)
  progress.end()
  project.reportMissing(console)
  if let fixes {
    fixes.complain(console)
    console.errors.line(fixes.summary)
  }

  if let name = arguments.value("--write-baseline") {
    do throws(FileFailure) {
      try writeBaseline(name, project.files, findings)
    } catch {
      console.complain("can't write the baseline \(name): \(error.message)")
      return 2
    }
    findings = findings.map { _ in [] }
  }

  let condition = FailCondition(arguments)
  // What makes the run fail is shown.
  let leastShown = min(reporter.leastSeverity, condition.leastSeverity ?? .error)
  let report = Report(
    project, findings,
    leastSeverity: arguments.value("--min-severity").flatMap { Severity(rawValue: $0) } ?? leastShown)
  let style = Reporter.Style(hasColour: hasColour(arguments, console), isQuiet: isQuiet)
  reporter.print(report, style, console.out)
  if arguments.has("--statistics") {
    (reporter.name == Reporter.human.name ? console.out : console.errors).write(report.statistics)
  }
  if arguments.has("--timings") {
    console.out.flush()
    console.errors.write(project.timings.table)
  }

  if selection.hasFailures || !project.failures.isEmpty || fixes?.hasFailures == true { return 2 }
  return condition.isMet(by: findings) ? 1 : 0
}

private func hasColour(_ arguments: Arguments, _ console: Console) -> Bool {
  switch arguments.value("--color") {
  case "always": true
  case "never": false
  default: console.hasColour
  }
}

private func writeBaseline(
  _ name: String, _ files: [Project.File], _ findings: [[DetailedFinding]]
) throws(FileFailure) {
  let path = Path.absolute(name, in: FileSystem.currentFolder)
  var baseline = Baseline(folder: Path.parent(path))
  for (file, found) in zip(files, findings) {
    baseline.add(found.map(\.finding), path: file.input.file.path, bytes: file.bytes)
  }
  try FileSystem.prepare(Array(baseline.text.utf8), for: path).commit()
}
