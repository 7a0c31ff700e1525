internal import ViewAnalysis

/// The files of one run, read and analysed together.
///
/// Two passes: every file is read and parsed, and its facts go to the index; then the rules run over the files that were
/// asked for. The trees of small projects are kept in between. Beyond `treeLimit` bytes of source they are built again
/// in the second pass, which costs less than the memory would.
struct Project {
  struct File: Sendable {
    let input: Selection.Input
    var bytes: [UInt8]
    var facts: FileFacts
    var hasSyntaxErrors: Bool
    var source: SourceFile?

    /// The path as it is printed.
    var name: String { input.file.name }

    /// The tree, made anew where it was not kept.
    var parsed: SourceFile { source ?? SourceFile(name: name, bytes: bytes) }
  }

  private static let treeLimit = 48 << 20
  private static let batch = 512

  /// The files that are checked.
  var files: ArraySlice<File> { allFiles[..<checkedCount] }
  /// The files that are only read because the checked ones belong to the same workspace.
  var context: ArraySlice<File> { allFiles[checkedCount...] }
  /// The checked files, then the context.
  private var allFiles: [File] = []
  private var checkedCount = 0
  /// The length of all that was read, in bytes.
  private var size = 0
  /// Indices in `allFiles` by name.
  private var fileIndices: [String: Int] = [:]
  private(set) var index = WorkspaceIndex()
  private(set) var timings = Timings()
  /// Files that could not be read.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  /// Files that are too long to be analysed, by name.
  private(set) var skipped: [String] = []
  /// Entries of the files' baselines that no finding matches any more, by the file's name: known after `findings`.
  private(set) var staleEntries: [String: Set<String>] = [:]
  private let jobs: Int
  private let start = ContinuousClock.now

  /// The first pass. `context` are the other files of the inputs' workspaces, `isWhole` says whether they are all.
  init(
    _ inputs: [Selection.Input], context: [InputFile] = [], isWhole: Bool = true, jobs: Int,
    progress: Progress
  ) {
    self.jobs = jobs
    read(inputs, jobs, progress)
    checkedCount = allFiles.count
    (timings.files, timings.bytes) = (checkedCount, size)
    let (failures, skipped) = (failures, skipped)
    read(
      context.map { Selection.Input(file: $0, configuration: Configuration(), text: nil) }, jobs, progress)
    // Nobody asked for these files.
    (self.failures, self.skipped) = (failures, skipped)
    index.isWhole = isWhole
  }

  private mutating func read(_ inputs: [Selection.Input], _ jobs: Int, _ progress: Progress) {
    // A batch at a time: only so many trees are ever in memory beyond the limit.
    for start in stride(from: 0, to: inputs.count, by: Self.batch) {
      let part = inputs[start..<min(start + Self.batch, inputs.count)]
      Parallel.forEach(
        count: part.count, jobs: jobs, progress: progress.step("Reading", of: inputs.count, from: start)
      ) {
        Self.load(part[start + $0])
      } inOrder: { offset, loaded in
        timings.add(loaded.spent)
        take(loaded.result, of: part[start + offset])
      }
    }
  }

  private mutating func take(_ result: Result<File, FileFailure>, of input: Selection.Input) {
    switch result {
    case .success(var file):
      size += file.bytes.count
      if size > Self.treeLimit { file.source = nil }
      timed(&timings.indexing) { _ = index.update(file.name, facts: file.facts) }
      fileIndices[file.name] = allFiles.count
      allFiles.append(file)
    // Whoever sends a text waits for what becomes of it.
    case .failure(SourceText.tooLong) where input.text == nil: skipped.append(input.file.name)
    case .failure(let failure): failures.append((input.file.name, failure))
    }
  }

  private static func load(_ input: Selection.Input) -> (result: Result<File, FileFailure>, spent: Timings) {
    var spent = Timings()
    let result = Result { () throws(FileFailure) in
      var bytes: [UInt8] = []
      let start = ContinuousClock.now
      if let text = input.text {
        try SourceText.check(text)
        bytes = text
      } else {
        bytes = try SourceText.read(input.file.path)
      }
      spent.reading += ContinuousClock.now - start
      let parsed = timed(&spent.parsing) { parse(bytes) }
      let source = timed(&spent.indexing) { SourceFile(name: input.file.name, parsed) }
      return File(
        input: input, bytes: bytes, facts: source.facts, hasSyntaxErrors: source.hasSyntaxErrors,
        source: source)
    }
    return (result, spent)
  }

  private func file(named name: String) -> File? { fileIndices[name].map { allFiles[$0] } }

  /// Says which files are not among `files`, and why.
  func reportMissing(_ console: Console) {
    for (name, failure) in failures { console.complain("\(name): \(failure.message)") }
    for name in skipped { console.complain("\(name): \(SourceText.tooLong.message)") }
  }

  /// A finding, and whether the file's baseline lists it.
  struct ComparedFinding: Sendable {
    let finding: DetailedFinding
    let isListed: Bool
  }

  /// The second pass: each file's findings that no baseline lists, in the order of `files`; with their reasons and
  /// rewrites only where `detailed` says so.
  mutating func findings(progress: Progress, detailed: Bool) -> [[DetailedFinding]] {
    findings(progress: progress, detailed: detailed, includingListed: false).map { $0.map(\.finding) }
  }

  /// The same with those that baselines list, with their reasons and rewrites.
  mutating func comparedFindings(progress: Progress) -> [[ComparedFinding]] {
    findings(progress: progress, detailed: true, includingListed: true)
  }

  private mutating func findings(
    progress: Progress, detailed: Bool, includingListed: Bool
  ) -> [[ComparedFinding]] {
    let project = self
    let makeSources = { @Sendable in project.sources() }
    let found = Parallel.map(
      count: files.count, jobs: jobs, progress: progress.step("Checking", of: files.count),
      perThread: makeSources
    ) { sources, fileIndex in
      var spent = Timings()
      let file = project.files[fileIndex]
      let source = timed(&spent.parsing) { file.parsed }
      let (findings, stale) = timed(&spent.rules) {
        let linter = Self.linter(source, of: file, in: project.index, sources)
        let (findings, isListed, stale) = linter.comparedFindings()
        let wanted = zip(findings, isListed).filter { includingListed || !$1 }
        let shown =
          detailed
          ? linter.detailed(wanted.map(\.0))
          : wanted.map { DetailedFinding($0.0, FindingDetails(reason: "")) }
        let compared = zip(shown, wanted).map { ComparedFinding(finding: $0, isListed: $1.1) }
        return (compared, stale)
      }
      return (findings, stale, spent)
    }
    staleEntries = [:]
    for (file, (_, stale, spent)) in zip(files, found) {
      timings.add(spent)
      if !stale.isEmpty { staleEntries[file.name] = stale }
    }
    timings.overall = ContinuousClock.now - start
    return found.map(\.0)
  }

  /// What the work makes of each file that is checked, in the order of `files`. It gets the file's index.
  func map<Result: Sendable>(
    _ work: @escaping @Sendable (Int, SourceFile) -> Result
  ) -> [Result] {
    let project = self
    return Parallel.map(count: files.count, jobs: jobs) { work($0, project.files[$0].parsed) }
  }

  /// The baselines are written anew, without them.
  mutating func forgetStaleEntries() { staleEntries = [:] }

  /// `source` is the file's present text, or another one.
  private static func linter(
    _ source: SourceFile, of file: File, in index: WorkspaceIndex, _ sources: SourceCache
  ) -> FileLinter {
    FileLinter(
      source, path: file.input.file.path, in: index, sources: sources,
      configuration: file.input.configuration, baseline: file.input.baseline)
  }

  /// The project's files, for the rules that look into others, some of them perhaps with other texts.
  func sources(texts: [String: [UInt8]] = [:]) -> SourceCache {
    SourceCache { [self] name in
      if let text = texts[name] { return SourceFile(name: name, bytes: text) }
      return file(named: name)?.parsed
    }
  }

  /// Keeps the memory until the process ends, when the system takes it back at once: to free each tree and fact before
  /// takes time that someone waits for.
  func keepUntilExit() { _ = Unmanaged.passRetained(Kept(project: self)) }

  private final class Kept {
    let project: Project

    init(project: Project) { self.project = project }
  }

  // MARK: Fixing

  /// What applies the rewrites to the project's files.
  func fixer(_ choice: Fixer.Choice, progress: Progress) -> Fixer {
    Fixer(
      files: files.map(\.name), index: index, choice: choice,
      text: { [self] in file(named: $0)?.bytes },
      findings: { [self] changed, state in
        let makeSources = { @Sendable in sources(texts: state.texts) }
        return Parallel.map(
          count: changed.count, jobs: jobs, progress: progress.step("Checking", of: changed.count),
          perThread: makeSources
        ) { sources, sourceIndex in
          let source = changed[sourceIndex]
          guard let file = file(named: source.name) else { return [] }
          return Self.linter(source, of: file, in: state.index, sources)
            .detailedFindings(where: choice.mayRewrite)
        }
      })
  }

  /// Replaces the files' texts by those that a fixer has made of them.
  mutating func apply(_ changes: [Fixer.Change]) {
    let texts = Dictionary(changes.map { ($0.file, $0.after) }) { first, _ in first }
    for fileIndex in allFiles.indices {
      guard let text = texts[allFiles[fileIndex].name] else { continue }
      let source = SourceFile(name: allFiles[fileIndex].name, bytes: text)
      _ = index.update(source.name, facts: source.facts)
      allFiles[fileIndex].bytes = text
      allFiles[fileIndex].facts = source.facts
      allFiles[fileIndex].hasSyntaxErrors = source.hasSyntaxErrors
      if allFiles[fileIndex].source != nil { allFiles[fileIndex].source = source }
    }
  }
}

extension SourceFile {
  fileprivate var hasSyntaxErrors: Bool { !tree.errors.isEmpty }
}
