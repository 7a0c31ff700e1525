internal import ViewAnalysis

/// `view-lsp fix`.
func runFix(_ arguments: Arguments, _ console: Console) -> Int32 {
  guard let selection = Selection(arguments, console) else { return 2 }
  let progress = Progress(isShown: console.showsProgress)
  let project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  let rounds = RewriteRounds(project, takesSuggested: arguments.has("--suggested")) { project, numbers in
    project.findings(of: numbers, progress: progress)
  }
  progress.end()
  project.reportMissing(console)

  let isDry = arguments.has("--dry-run")
  let showsDiff = arguments.has("--diff")
  let writer = FixWriter(before: project.files, rounds: rounds)
  var status: Int32 = selection.hasFailures || !project.failures.isEmpty ? 2 : 0
  var left: Set<Int> = []
  if !isDry { status = max(status, writer.write(console, left: &left)) }

  // Standard output belongs to the diff, or to the rewritten standard input, where one is printed.
  let standardInput = project.files.firstIndex { $0.isStandardInput }
  let report = showsDiff || standardInput != nil ? console.errors : console.out
  let leftNames = Set(left.map { project.files[$0].input.name })
  let steps = rounds.applied.filter { !leftNames.contains($0.file) }
  for step in steps { report.line(line(step)) }
  for step in rounds.refused {
    report.line("\(line(step)): left out, it would break the code")
  }
  if rounds.hasMore {
    report.line("More rewrites apply after \(RewriteRounds.mostRounds) rounds: run fix again.")
  }
  let files = Set(writer.changed).subtracting(left)
  report.line("\(isDry ? "Would apply" : "Applied") \(steps.count) rewrites in \(files.count) files")

  if showsDiff {
    for number in files.sorted() {
      let (before, after) = (project.files[number], rounds.project.files[number])
      console.out.write(unifiedDiff(before.bytes, after.bytes, name: before.input.name))
    }
  } else if let standardInput {
    console.out.write(rounds.project.files[standardInput].bytes)
  }
  return status
}

private func line(_ step: RewriteRounds.Step) -> String {
  "\(step.file):\(step.line):\(step.column): \(step.title) [\(step.rule)]"
}

/// Writes what the rounds changed.
private struct FixWriter {
  let before: [Project.File]
  let rounds: RewriteRounds

  /// Numbers of the files whose text is another now.
  var changed: [Int] {
    before.indices.filter { before[$0].bytes != rounds.project.files[$0].bytes }
  }

  /// Returns the exit status, and in `left` the files that were not written.
  func write(_ console: Console, left: inout Set<Int>) -> Int32 {
    var status: Int32 = 0
    let changed = changed
    let grouped = rounds.groups.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let groups = rounds.groups.map { $0.sorted() } + changed.filter { !grouped.contains($0) }.map { [$0] }
    for group in groups.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      let numbers = group.filter { changed.contains($0) && !before[$0].isStandardInput }
      let changes = numbers.map { number in
        FixedFiles.Change(
          name: before[number].input.name, path: before[number].input.path, before: before[number].bytes,
          after: rounds.project.files[number].bytes)
      }
      let names = changes.map(\.name).joined(separator: ", ")
      switch FixedFiles.write(changes) {
      case .written: continue
      case .changedMeanwhile(let name):
        console.complain("\(names): left alone, because \(name) changed on disk meanwhile")
        status = max(status, 1)
      case .failed(let failure):
        console.complain("\(names): not written: \(failure.message)")
        status = 2
      }
      left.formUnion(numbers)
    }
    return status
  }
}
