internal import ViewAnalysis

/// The files of one run, read and analysed together.
///
/// Two passes: every file is read and parsed, and its facts go to the index; then the rules run over every
/// file. The trees of small projects are kept in between. Beyond `treeLimit` bytes of source they are built
/// again in the second pass, which costs less than the memory would.
struct Project {
  struct File: Sendable {
    let input: InputFile
    let configuration: Configuration
    /// The absolute path of the baseline that the configuration names.
    let baseline: String?
    /// The text comes from standard input.
    let isStandardInput: Bool
    var bytes: [UInt8]
    var facts: FileFacts
    var source: SourceFile?
  }

  private static let treeLimit = 48 << 20
  private static let batch = 512

  private(set) var files: [File] = []
  private(set) var index = WorkspaceIndex()
  private(set) var timings = Timings()
  /// Files that could not be read.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  /// Files that are too long to be analysed, by name.
  private(set) var skipped: [String] = []
  private let jobs: Int
  private let start = ContinuousClock.now

  /// The first pass.
  init(_ inputs: [Selection.Input], jobs: Int, progress: Progress) {
    self.jobs = jobs
    var size = 0
    // A batch at a time: only so many trees are ever in memory beyond the limit.
    for start in stride(from: 0, to: inputs.count, by: Self.batch) {
      let part = inputs[start..<min(start + Self.batch, inputs.count)]
      let read = Parallel.map(
        count: part.count, jobs: jobs, progress: progress.step("Reading", of: inputs.count, from: start)
      ) { Self.load(part[start + $0]) }
      for (input, (result, spent)) in zip(part, read) {
        timings.add(spent)
        switch result {
        case .success(var file):
          size += file.bytes.count
          if size > Self.treeLimit { file.source = nil }
          timed(&timings.indexing) { _ = index.update(file.input.name, facts: file.facts) }
          files.append(file)
        // Whoever sends a text waits for what becomes of it.
        case .failure(SourceText.tooLong) where input.text == nil: skipped.append(input.file.name)
        case .failure(let failure): failures.append((input.file.name, failure))
        }
      }
    }
    timings.files = files.count
    timings.bytes = size
  }

  private static func load(_ input: Selection.Input) -> (Result<File, FileFailure>, Timings) {
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
        input: input.file, configuration: input.configuration, baseline: input.baseline,
        isStandardInput: input.text != nil,
        bytes: bytes, facts: source.facts, source: source)
    }
    return (result, spent)
  }

  /// The second pass: each file's findings, in the order of `files`; with their reasons and rewrites only where
  /// `detailed` says so.
  mutating func findings(progress: Progress, detailed: Bool) -> [[DetailedFinding]] {
    let (files, index) = (files, index)
    let found = Parallel.map(
      count: files.count, jobs: jobs, progress: progress.step("Checking", of: files.count)
    ) { number in
      var spent = Timings()
      let file = files[number]
      let source =
        file.source
        ?? SourceFile(name: file.input.name, timed(&spent.parsing) { parse(file.bytes) })
      let findings = timed(&spent.rules) {
        let analyzer = Analyzer(source, in: index, configuration: file.configuration)
        return analyzer.findings().map {
          DetailedFinding($0, detailed ? analyzer.details(of: $0) : FindingDetails(reason: ""))
        }
      }
      return (findings, spent)
    }
    for (_, spent) in found { timings.add(spent) }
    timings.overall = ContinuousClock.now - start
    return found.map(\.0)
  }

  /// Says which files are not among `files`, and why.
  func reportMissing(_ console: Console) {
    for (name, failure) in failures { console.complain("\(name): \(failure.message)") }
    for name in skipped { console.complain("\(name): \(SourceText.tooLong.message)") }
  }

  /// What applies the rewrites to the project's files.
  func fixer(_ choice: Fixer.Choice, progress: Progress) -> Fixer {
    let byName = Dictionary(files.map { ($0.input.name, $0) }) { first, _ in first }
    return Fixer(
      files: files.map(\.input.name), index: index, choice: choice,
      text: { byName[$0]?.bytes },
      findings: { [jobs] sources, index in
        Parallel.map(
          count: sources.count, jobs: jobs, progress: progress.step("Checking", of: sources.count)
        ) { number in
          guard let file = byName[sources[number].name] else { return [] }
          return Analyzer(sources[number], in: index, configuration: file.configuration).detailedFindings()
        }
      })
  }
}

/// Shows on a terminal how far a run is, once it has taken two seconds.
struct Progress: Sendable {
  let isShown: Bool
  private let start = ContinuousClock.now

  init(isShown: Bool) { self.isShown = isShown }

  /// What a pass calls with the number of files that it has done; nil where nothing is to be shown.
  func step(_ what: String, of count: Int, from offset: Int = 0) -> (@Sendable (Int) -> Void)? {
    guard isShown else { return nil }
    let start = start
    return { number in
      let done = offset + number
      guard done.isMultiple(of: 32) || done == count, ContinuousClock.now - start > .seconds(2) else {
        return
      }
      let text = "\r\(what) \(done) of \(count) files\u{1B}[K"
      _ = FileSystem.write(Array(text.utf8)[...], to: 2)
    }
  }

  /// Takes the line away again.
  func end() {
    guard isShown, ContinuousClock.now - start > .seconds(2) else { return }
    _ = FileSystem.write(Array("\r\u{1B}[K".utf8)[...], to: 2)
  }
}
