internal import ViewAnalysis

/// `view-lsp report`.
func runReport(_ arguments: Arguments, _ console: Console) -> Int32 {
  guard let selection = Selection(arguments, nil, console) else { return 2 }
  if selection.show(arguments, console) { return selection.hasFailures ? 2 : 0 }

  let name = arguments.value("--html") ?? ""
  let progress = Progress(isShown: console.showsProgress)
  var project = Project(
    selection.inputs, context: selection.context, isWhole: selection.isWholeWorkspace, jobs: selection.jobs,
    progress: progress)
  let findings = project.comparedFindings(progress: progress)
  progress.end()
  project.reportMissing(console)

  let currentFolder = FileSystem.currentFolder
  let folder = Path.absolute(arguments.operands.first ?? ".", in: currentFolder)
  let overview = ProjectOverview(of: project, findings, title: Path.name(folder))
  do throws(FileFailure) {
    let page = HTMLReport(overview).text
    try FileSystem.prepare(Array(page.utf8), for: Path.absolute(name, in: currentFolder)).commit()
  } catch {
    console.complain("report: can't write \(name): \(error.message)")
    return 2
  }
  console.out.line("Wrote \(name): \(overview.report.summary)")
  return selection.hasFailures || !project.failures.isEmpty ? 2 : 0
}
