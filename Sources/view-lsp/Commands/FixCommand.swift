internal import ViewAnalysis

/// `view-lsp fix`.
func runFix(_ arguments: Arguments, _ console: Console) -> Int32 {
  let standardInput = StandardInput(arguments)
  let showsDiff = arguments.has("--diff")
  let isDry = showsDiff || arguments.has("--dry-run")
  /// Prints what becomes of standard input: an editor replaces its text by that, even where nothing could be done.
  func answer(_ project: Project? = nil) {
    guard !showsDiff, case .success(let text)? = standardInput?.text else { return }
    console.out.write(project?.files.first { $0.input.text != nil }?.bytes ?? text)
  }
  if arguments.has("--refactor"), arguments.all("--rule").isEmpty {
    console.complain("fix: --refactor needs the rule whose refactorings to apply: add --rule ID")
    answer()
    return 2
  }
  guard let selection = Selection(arguments, standardInput, console) else {
    answer()
    return 2
  }
  if selection.show(arguments, console) { return selection.hasFailures ? 2 : 0 }

  let progress = Progress(isShown: console.showsProgress)
  var project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  let choice = Fixer.Choice(
    takesSuggested: arguments.has("--suggested"), takesRefactorings: arguments.has("--refactor"))
  let fixes = Fixes(to: &project, choice, writes: !isDry, progress: progress)
  let remaining = project.findings(progress: progress, detailed: false)
  progress.end()
  project.reportMissing(console)
  fixes.complain(console)

  // Standard output belongs to the diff, or to the rewritten standard input, where one is printed.
  let report = showsDiff || standardInput != nil ? console.errors : console.out
  for line in fixes.lines { report.line(line) }
  report.line(fixes.summary)
  if showsDiff {
    for change in fixes.changes {
      console.out.write(unifiedDiff(change.before, change.after, name: nameInDiff(change.file)))
    }
  }
  answer(project)

  if selection.hasFailures || !project.failures.isEmpty || fixes.hasFailures { return 2 }
  return fixes.hasUnwritten || FailCondition(arguments).isMet(by: remaining) ? 1 : 0
}

/// A file's name as tools that apply diffs take it: relative to the current folder, where the file is in it.
private func nameInDiff(_ name: String) -> String {
  let currentFolder = FileSystem.currentFolder
  return Path.relative(Path.absolute(name, in: currentFolder), to: currentFolder) ?? name
}
