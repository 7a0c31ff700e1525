internal import ViewAnalysis

/// `view-lsp fix`.
func runFix(_ arguments: Arguments, _ console: Console) -> Int32 {
  guard let selection = Selection(arguments, console) else { return 2 }
  let progress = Progress(isShown: console.showsProgress)
  let project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  var fixer = project.fixer(
    Fixer.Choice(takesSuggested: arguments.has("--suggested")), progress: progress)
  fixer.run()
  progress.end()
  project.reportMissing(console)

  let isDry = arguments.has("--dry-run")
  let showsDiff = arguments.has("--diff")
  let changes = fixer.changes
  var status: Int32 = selection.hasFailures || !project.failures.isEmpty ? 2 : 0
  var left: Set<String> = []
  if !isDry { status = max(status, write(changes, fixer.groups, project, console, left: &left)) }

  // Standard output belongs to the diff, or to the rewritten standard input, where one is printed.
  let standardInput = project.files.first { $0.isStandardInput }
  let report = showsDiff || standardInput != nil ? console.errors : console.out
  let steps = fixer.applied.filter { !left.contains($0.file) }
  for step in steps { report.line(line(step)) }
  for step in fixer.refused {
    report.line("\(line(step)): left out, it would break the code")
  }
  if fixer.hasMore {
    report.line("More rewrites apply after \(Fixer.mostRounds) rounds: run fix again.")
  }
  let made = changes.filter { !left.contains($0.file) }
  report.line("\(isDry ? "Would apply" : "Applied") \(steps.count) rewrites in \(made.count) files")

  if showsDiff {
    for change in made { console.out.write(unifiedDiff(change.before, change.after, name: change.file)) }
  } else if let standardInput {
    console.out.write(changes.first { $0.file == standardInput.input.name }?.after ?? standardInput.bytes)
  }
  return status
}

private func line(_ step: Fixer.Step) -> String {
  "\(step.file):\(step.line):\(step.column): \(step.title) [\(step.rule)]"
}

/// Writes the changed files, those that belong together all or none. Returns the exit status, and in `left` the files
/// that were not written.
private func write(
  _ changes: [Fixer.Change], _ groups: [Set<String>], _ project: Project, _ console: Console,
  left: inout Set<String>
) -> Int32 {
  var status: Int32 = 0
  let files = Dictionary(project.files.map { ($0.input.name, $0) }) { first, _ in first }
  let grouped = groups.reduce(into: Set<String>()) { $0.formUnion($1) }
  var done: Set<String> = []
  for change in changes where !done.contains(change.file) {
    let group =
      grouped.contains(change.file) ? groups.first { $0.contains(change.file) } ?? [] : [change.file]
    done.formUnion(group)
    let together = changes.compactMap { other -> FixedFiles.Change? in
      guard group.contains(other.file), let file = files[other.file], !file.isStandardInput else {
        return nil
      }
      return FixedFiles.Change(
        name: other.file, path: file.input.path, before: other.before, after: other.after)
    }
    let names = together.map(\.name).joined(separator: ", ")
    switch FixedFiles.write(together) {
    case .written: continue
    case .changedMeanwhile(let name):
      console.complain("\(names): left alone, because \(name) changed on disk meanwhile")
      status = max(status, 1)
    case .failed(let failure):
      console.complain("\(names): not written: \(failure.message)")
      status = 2
    }
    left.formUnion(together.map(\.name))
  }
  return status
}
