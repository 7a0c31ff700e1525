internal import ViewAnalysis

/// `view-lsp check`.
func runCheck(_ arguments: Arguments, _ console: Console) -> Int32 {
  let format = arguments.value("--format").flatMap { OutputFormat(rawValue: $0) } ?? .human
  let isQuiet = arguments.has("--quiet")
  guard let selection = Selection(arguments, console) else { return 2 }

  let progress = Progress(isShown: console.showsProgress && !isQuiet)
  var project = Project(selection.inputs, jobs: selection.jobs, progress: progress)
  var findings = project.findings(
    progress: progress, detailed: format == .json || format == .sarif)
  progress.end()
  project.reportMissing(console)

  do throws(FileFailure) {
    if let name = arguments.value("--write-baseline") {
      try writeBaseline(name, project.files, findings)
      findings = findings.map { _ in [] }
    } else {
      findings = try leavingOutKnown(findings, project.files, baseline: arguments.value("--baseline"))
    }
  } catch {
    console.complain("check: \(error.message)")
    return 2
  }

  let report = Report(files: project.files, findings: findings)
  print(report, format, isQuiet: isQuiet, console)
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

private func print(_ report: Report, _ format: OutputFormat, isQuiet: Bool, _ console: Console) {
  let out = console.out
  switch format {
  case .human: HumanReporter(report: report, hasColour: console.hasColour, isQuiet: isQuiet).print(to: out)
  case .json: printJSON(report, to: out)
  case .sarif: printSARIF(report, to: out)
  case .github: printForGitHub(report, to: out)
  case .gitlab: printForGitLab(report, to: out)
  case .xcode: printForXcode(report, to: out)
  }
}

// MARK: Baselines

private func writeBaseline(
  _ name: String, _ files: [Project.File], _ findings: [[DetailedFinding]]
) throws(FileFailure) {
  let path = Path.absolute(name, in: FileSystem.currentFolder)
  var baseline = Baseline(folder: Path.parent(path))
  for (file, found) in zip(files, findings) { baseline.add(found, path: file.input.path, bytes: file.bytes) }
  do throws(FileFailure) {
    try FileSystem.prepare(Array(baseline.text.utf8), for: path).commit()
  } catch {
    throw FileFailure("can't write the baseline \(name): \(error.message)")
  }
}

/// The findings that are not in a baseline: in the given one, else in the one of each file's configuration.
private func leavingOutKnown(
  _ findings: [[DetailedFinding]], _ files: [Project.File], baseline name: String?
) throws(FileFailure) -> [[DetailedFinding]] {
  let given = name.map { Path.absolute($0, in: FileSystem.currentFolder) }
  var baselines: [String: Baseline] = [:]
  var result = findings
  for (number, file) in files.enumerated() {
    guard let path = given ?? file.baseline else { continue }
    if baselines[path] == nil {
      do throws(FileFailure) {
        baselines[path] = try Baseline(contentsOf: path)
      } catch {
        throw FileFailure("can't read the baseline \(name ?? path): \(error.message)")
      }
    }
    result[number] =
      baselines[path]?.unknown(findings[number], path: file.input.path, bytes: file.bytes) ?? findings[number]
  }
  return result
}
