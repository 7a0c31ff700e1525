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
  var project = Project(
    selection.inputs, context: selection.context, isWhole: selection.isWholeWorkspace, jobs: selection.jobs,
    progress: progress)
  defer { project.keepUntilExit() }
  let hasStatistics = arguments.has("--statistics")
  let fixes = arguments.has("--fix") ? Fixes(to: &project, Fixer.Choice(), progress: progress) : nil
  var findings = project.findings(progress: progress, detailed: reporter.showsRewrites || hasStatistics)
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
    if !isQuiet {
      let (count, files) = (findings.joined().count, findings.count { !$0.isEmpty })
      console.errors.line("Wrote \(name): \(counted(count, "finding")) in \(counted(files, "file"))")
    }
    findings = findings.map { _ in [] }
  }
  if arguments.has("--prune-baseline") {
    do throws(FileFailure) {
      try pruneBaselines(of: &project, console)
    } catch {
      console.complain(error.message)
      return 2
    }
  }

  let condition = FailCondition(arguments)
  // What makes the run fail is shown.
  let leastShown = min(reporter.leastSeverity, condition.leastSeverity ?? .error)
  let report = Report(
    project, findings,
    leastSeverity: arguments.value("--min-severity").flatMap { Severity(rawValue: $0) } ?? leastShown)
  let style = Reporter.Style(hasColour: hasColour(arguments, console), isQuiet: isQuiet)
  if hasStatistics, reporter.name == Reporter.human.name {
    console.out.write(report.statistics)
    if !isQuiet { console.out.line(report.summary) }
  } else {
    reporter.print(report, style, console.out)
    if hasStatistics { console.errors.write(report.statistics) }
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
  _ name: String, _ files: ArraySlice<Project.File>, _ findings: [[DetailedFinding]]
) throws(FileFailure) {
  let path = Path.absolute(name, in: FileSystem.currentFolder)
  var baseline = Baseline(path: path)
  for (file, found) in zip(files, findings) {
    baseline.add(found.map(\.finding), path: file.input.file.path, bytes: file.bytes)
  }
  try FileSystem.prepare(Array(baseline.text.utf8), for: path).commit()
}

/// Removes from the baselines that the project's files have what no finding matches any more, and files that are gone.
private func pruneBaselines(of project: inout Project, _ console: Console) throws(FileFailure) {
  var baselines: [String: (baseline: Baseline, count: Int)] = [:]
  for file in project.files {
    guard let baseline = file.input.baseline else { continue }
    let stale = project.staleEntries[file.name] ?? []
    var pruned = baselines[baseline.path] ?? (baseline, 0)
    pruned.baseline.remove(stale, path: file.input.file.path)
    pruned.count += stale.count
    baselines[baseline.path] = pruned
  }
  if baselines.isEmpty { throw FileFailure("--prune-baseline: the files have no baseline") }
  for (path, pruned) in baselines.sorted(by: { $0.key < $1.key }) {
    var baseline = pruned.baseline
    let count = pruned.count + baseline.removeMissingFiles()
    if count > 0 { try FileSystem.prepare(Array(baseline.text.utf8), for: path).commit() }
    let name = Path.relative(path, to: FileSystem.currentFolder) ?? path
    console.errors.line("Removed \(counted(count, "stale entry", "stale entries")) from \(name)")
  }
  project.forgetStaleEntries()
}
