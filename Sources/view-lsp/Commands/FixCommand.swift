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
  if let message = contradiction(in: arguments) {
    console.complain("fix: \(message)")
    answer()
    return 2
  }
  guard let selection = Selection(arguments, standardInput, console) else {
    answer()
    return 2
  }
  if selection.show(arguments, console) { return selection.hasFailures ? 2 : 0 }

  let progress = Progress(isShown: console.showsProgress)
  var project = Project(
    selection.inputs, context: selection.context, isWhole: selection.isWholeWorkspace, jobs: selection.jobs,
    progress: progress)
  let fixes: Fixes
  if arguments.has("--add-suppressions") {
    fixes = Fixes(suppressingFindingsOf: &project, writes: !isDry, progress: progress)
  } else {
    let choice = Fixer.Choice(
      takesSuggested: arguments.has("--suggested"), takesRefactorings: arguments.has("--refactor"))
    fixes = Fixes(to: &project, choice, writes: !isDry, progress: progress)
  }
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

/// What is wrong with the options together.
private func contradiction(in arguments: Arguments) -> String? {
  if arguments.has("--refactor"), !arguments.has("--rule") {
    return "--refactor restructures declarations: name the rule with --rule"
  }
  let rewrites = ["--suggested", "--refactor"].filter(arguments.has)
  if arguments.has("--add-suppressions"), let option = rewrites.first {
    return "--add-suppressions rewrites nothing, so \(option) can't stand beside it"
  }
  return nil
}
