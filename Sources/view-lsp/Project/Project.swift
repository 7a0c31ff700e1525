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
    /// How many places of the text are broken.
    var errorCount: Int
  }

  private static let treeLimit = 48 << 20

  private(set) var files: [File] = []
  private(set) var index = WorkspaceIndex()
  private(set) var timings = Timings()
  /// Files that could not be read.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  private let jobs: Int
  private let start = ContinuousClock.now

  /// The first pass.
  init(_ inputs: [Selection.Input], jobs: Int, progress: Progress) {
    self.jobs = jobs
    let read = Parallel.map(count: inputs.count, jobs: jobs, progress: progress.step(1, of: inputs.count)) {
      Self.load(inputs[$0])
    }
    var size = 0
    for (input, (result, spent)) in zip(inputs, read) {
      timings.reading += spent.reading
      timings.parsing += spent.parsing
      timings.indexing += spent.indexing
      switch result {
      case .success(var file):
        size += file.bytes.count
        if size > Self.treeLimit { file.source = nil }
        timings.indexing += Self.measure { index.update(file.input.name, facts: file.facts) }
        files.append(file)
      case .failure(let failure): failures.append((input.file.name, failure))
      }
    }
    timings.files = files.count
    timings.bytes = size
  }

  private static func measure(_ work: () -> Void) -> Duration { ContinuousClock().measure(work) }

  private static func load(_ input: Selection.Input) -> (Result<File, FileFailure>, Timings) {
    var spent = Timings()
    let result = Result { () throws(FileFailure) in
      var bytes: [UInt8] = []
      let start = ContinuousClock.now
      if let text = input.text {
        guard text.isValidUTF8 else { throw FileFailure("not UTF-8") }
        bytes = text
      } else {
        bytes = try readSource(input.file.path)
      }
      spent.reading += ContinuousClock.now - start
      let tree = timed(&spent.parsing) { parse(bytes) }
      let source = timed(&spent.indexing) { SourceFile(name: input.file.name, tree: tree) }
      return File(
        input: input.file, configuration: input.configuration, baseline: input.baseline,
        isStandardInput: input.text != nil,
        bytes: bytes, facts: source.facts, source: source, errorCount: tree.errors.count)
    }
    return (result, spent)
  }

  /// The second pass: each file's findings, in the order of `files`. With numbers, only for those files.
  mutating func findings(of numbers: [Int]? = nil, progress: Progress) -> [[Finding]] {
    let numbers = numbers ?? Array(files.indices)
    let (files, index) = (files, index)
    let found = Parallel.map(
      count: numbers.count, jobs: jobs, progress: progress.step(2, of: numbers.count)
    ) { position in
      var spent = Timings()
      let file = files[numbers[position]]
      let source =
        file.source
        ?? SourceFile(
          name: file.input.name, tree: timed(&spent.parsing) { parse(file.bytes) })
      let findings = timed(&spent.rules) {
        analyze(source, in: index, configuration: file.configuration)
      }
      return (findings, spent)
    }
    for (_, spent) in found {
      timings.parsing += spent.parsing
      timings.rules += spent.rules
    }
    timings.overall = ContinuousClock.now - start
    return found.map(\.0)
  }

  /// Gives a file another text. Tells whether other files may see it.
  mutating func replaceText(of number: Int, with bytes: [UInt8]) -> Bool {
    let source = SourceFile(name: files[number].input.name, bytes: bytes)
    files[number].bytes = bytes
    files[number].source = source
    files[number].facts = source.facts
    files[number].errorCount = source.tree.errors.count
    return index.update(source.name, facts: source.facts)
  }
}

/// Shows on a terminal how far a run is, once it has taken two seconds.
struct Progress: Sendable {
  let isShown: Bool
  private let start = ContinuousClock.now

  init(isShown: Bool) { self.isShown = isShown }

  /// What a pass calls with the number of files that it has done; nil where nothing is to be shown.
  func step(_ pass: Int, of count: Int) -> (@Sendable (Int) -> Void)? {
    guard isShown else { return nil }
    let start = start
    return { done in
      guard done.isMultiple(of: 32) || done == count, ContinuousClock.now - start > .seconds(2) else {
        return
      }
      let what = pass == 1 ? "Reading" : "Checking"
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
