internal import ViewAnalysis

/// What a command works on, and with which rules: read from its arguments and from configuration files.
struct Selection {
  struct Input: Sendable {
    let file: InputFile
    let configuration: Configuration
    /// The absolute path of the configuration file; nil where there is none.
    var configurationPath: String?
    /// The findings in it don't count.
    var baseline: Baseline?
    /// The text from standard input; nil where the file's is meant.
    let text: [UInt8]?
  }

  private(set) var inputs: [Input] = []
  /// The other Swift files of the inputs' workspaces: rules ask what is in them.
  private(set) var context: [InputFile] = []
  /// Whether inputs and context are all of the workspaces.
  private(set) var isWholeWorkspace = true
  private(set) var jobs = Parallel.coreCount
  /// Something that was asked for could not be read: reported, and the exit status is 2.
  private(set) var hasFailures = false

  /// Nil where usage, configuration or baseline are wrong: that has been reported.
  init?(_ arguments: Arguments, _ standardInput: StandardInput?, _ console: Console) {
    guard Self.checkRules(arguments, console) else { return nil }
    jobs = arguments.number("--jobs") ?? Parallel.coreCount

    let currentFolder = FileSystem.currentFolder
    let configurations = Configurations(arguments, currentFolder: currentFolder)
    var walker = FileWalker(
      currentFolder: currentFolder, excludesNamed: arguments.has("--force-exclude"),
      excludes: configurations.excludes)
    let operands = arguments.operands.filter { $0 != "-" }
    for operand in operands.isEmpty && standardInput == nil ? ["."] : operands {
      walker.add(operand: operand)
    }
    for (name, failure) in walker.skipped { console.complain("\(name): \(failure.message)") }
    for (name, failure) in walker.failures { console.complain("\(name): \(failure.message)") }
    // Without an operand the closing line says so.
    let emptyOperands = operands.isEmpty || arguments.has("--force-exclude") ? [] : walker.emptyOperands
    for name in emptyOperands { console.complain("\(name): no Swift files found") }
    hasFailures = !walker.failures.isEmpty || !emptyOperands.isEmpty

    var files = walker.files.map { (file: $0, text: [UInt8]?.none) }
    if let standardInput {
      files.removeAll { $0.file.path == standardInput.path }
      let isLeftOut =
        arguments.has("--force-exclude") && walker.leavesOut(standardInput.path, isFolder: false)
      switch standardInput.text {
      case .success where isLeftOut: break
      case .success(let text):
        files.append((InputFile(name: standardInput.name, path: standardInput.path), text))
      case .failure(let failure):
        console.complain("standard input: \(failure.message)")
        hasFailures = true
      }
    }
    files.sort { Path.precedes($0.file.name, $1.file.name) }
    readContext(of: files.map(\.file), walker, configurations, currentFolder, console)

    let loaded = files.map { configurations.forFile($0.file.path, root: nil) }
    if configurations.reportProblems(console) { return nil }
    do throws(FileFailure) {
      var baselines = Baselines(arguments, currentFolder: currentFolder)
      for ((file, text), loaded) in zip(files, loaded) {
        inputs.append(
          Input(
            file: file, configuration: Self.configuration(loaded.configuration, arguments),
            configurationPath: loaded.path, baseline: try baselines.baseline(for: loaded), text: text))
      }
    } catch {
      console.complain(error.message)
      return nil
    }
  }

  /// How many folders are searched for context in a workspace, and in a folder that nothing marks as one: a file may
  /// lie in a home folder.
  private static let mostFolders = (workspace: 20_000, unmarked: 256)

  /// Finds the other files of the workspaces. `walker` has found the files.
  ///
  /// Where nothing marks a workspace's root and there is too much around the files to search all of it, the folders that
  /// are named are taken for the workspace.
  private mutating func readContext(
    of files: [InputFile], _ walker: FileWalker, _ configurations: Configurations, _ currentFolder: String,
    _ console: Console
  ) {
    let folders = Set(files.map { Path.parent($0.path) })
    let roots = Set(folders.map { configurations.roots.root(of: $0) })
    var search = walker
    for root in roots.sorted() where !search.hasSearched(root) {
      var extended = search
      extended.begin(operand: Path.relative(root, to: currentFolder).map { $0.isEmpty ? "." : $0 } ?? root)
      let isMarked = configurations.roots.isMarked(root)
      var left = isMarked ? Self.mostFolders.workspace : Self.mostFolders.unmarked
      while left > 0, extended.step() { left -= 1 }
      if left > 0, extended.failures.count == search.failures.count {
        search = extended
      } else if isMarked || !folders.allSatisfy({ walker.hasSearched($0) }) {
        isWholeWorkspace = false
        console.complain(
          "not all of \(root) could be searched: the rules that need the whole workspace report nothing")
      }
    }
    let known = Set(files.map(\.path))
    context = search.files.filter { !known.contains($0.path) }
  }

  /// Whether the rules that the arguments name make sense. Reports what doesn't.
  private static func checkRules(_ arguments: Arguments, _ console: Console) -> Bool {
    let only = Set(arguments.all("--rule"))
    for id in arguments.all("--rule") + arguments.all("--disable") where Catalogue.rule(named: id) == nil {
      console.complain("unknown rule \(id)\(suggestion(for: id, among: Catalogue.rules.map(\.id)))")
      return false
    }
    if let id = arguments.all("--disable").first(where: only.contains) {
      console.complain("--rule and --disable both name \(id)")
      return false
    }
    return true
  }

  /// The configuration with what the arguments change in it.
  private static func configuration(_ loaded: Configuration, _ arguments: Arguments) -> Configuration {
    var configuration = loaded
    if let profile = arguments.value("--profile").flatMap({ Profile(rawValue: $0) }) {
      configuration.profile = profile
    }
    configuration.only = Set(arguments.all("--rule"))
    // A rule that is named says all that it can, unless a profile is named, too.
    if !configuration.only.isEmpty, !arguments.has("--profile") { configuration.profile = .all }
    for id in arguments.all("--disable") { configuration.rules[id, default: RuleSetting()].isOff = true }
    return configuration
  }

  // MARK: Showing

  /// Prints the files or the configurations, where the arguments ask for no more than that. False where they don't.
  func show(_ arguments: Arguments, _ console: Console) -> Bool {
    if arguments.has("--show-files") {
      for input in inputs { console.out.line(input.file.name) }
    } else if arguments.has("--show-config") {
      console.out.line(JSONText.array(shownConfigurations).indented)
    } else {
      return false
    }
    return true
  }

  /// Each configuration file's settings, with the number of files that they count for.
  private var shownConfigurations: [JSONText] {
    Dictionary(grouping: inputs) { $0.configurationPath ?? "" }.sorted { Path.precedes($0.key, $1.key) }
      .compactMap { path, inputs in
        guard let configuration = inputs.first?.configuration else { return nil }
        return .object([
          ("configuration", path.isEmpty ? .null : .string(path)), ("files", .integer(inputs.count)),
          ("profile", .string(configuration.profile.rawValue)),
          ("rules", .object(Catalogue.rules.map { ($0.id, Self.setting(of: $0, in: configuration)) })),
        ])
      }
  }

  /// The rule's setting, as a configuration file writes it.
  private static func setting(of rule: Rule, in configuration: Configuration) -> JSONText {
    guard let severity = configuration.severity(of: rule)?.rawValue else { return .string("off") }
    if rule.options.isEmpty { return .string(severity) }
    let values = configuration.rules[rule.id]?.options ?? [:]
    return .object(
      [("severity", .string(severity))]
        + rule.options.map { ($0.name, .integer(values[$0.name] ?? $0.defaultValue)) })
  }
}

/// The baselines of one run, each read once.
private struct Baselines {
  /// The one that `--baseline` names, which counts for every file.
  private let fixed: (name: String, path: String)?
  private let isOff: Bool
  private var read: [String: Baseline] = [:]

  init(_ arguments: Arguments, currentFolder: String) {
    fixed = arguments.value("--baseline").map { ($0, Path.absolute($0, in: currentFolder)) }
    // A new baseline lists what the old one lists.
    isOff = arguments.has("--write-baseline")
  }

  /// The baseline for the files with the configuration; nil where there is none.
  mutating func baseline(for loaded: LoadedConfiguration) throws(FileFailure) -> Baseline? {
    guard !isOff, let path = fixed?.path ?? loaded.baseline else { return nil }
    if let known = read[path] { return known }
    do throws(FileFailure) {
      let baseline = try Baseline(contentsOf: path)
      read[path] = baseline
      return baseline
    } catch {
      throw FileFailure("can't read the baseline \(fixed?.name ?? path): \(error.message)")
    }
  }
}

/// The configurations of one run.
private final class Configurations {
  private let loader = ConfigurationLoader()
  private let currentFolder: String
  /// The one that `--config` names, which counts for every file.
  private let fixed: LoadedConfiguration?
  /// The patterns of `--exclude`.
  private let excluded: PatternList
  private var used: [String: LoadedConfiguration] = [:]
  let roots: WorkspaceRoots

  init(_ arguments: Arguments, currentFolder: String) {
    self.currentFolder = currentFolder
    roots = WorkspaceRoots(currentFolder: currentFolder)
    fixed = arguments.value("--config").map { [loader, roots] name in
      let path = Path.absolute(name, in: currentFolder)
      return loader.load(path, root: roots.root(of: Path.parent(path)), patternFolder: currentFolder)
    }
    excluded = PatternList(
      folder: currentFolder, patterns: arguments.all("--exclude").flatMap { PathPattern.patterns($0) })
    if let fixed, let path = fixed.path { used[path] = fixed }
  }

  /// Whether the configuration or `--exclude` leave out a file or a folder.
  func excludes(_ path: String, isFolder: Bool, root: String) -> Bool {
    excluded.covers(path, isFolder: isFolder)
      || forFile(path, root: root).excludes(path, isFolder: isFolder)
  }

  /// The configuration for a file or a folder; without a root, the one of the file's own folder.
  func forFile(_ path: String, root: String?) -> LoadedConfiguration {
    if let fixed { return fixed }
    let folder = Path.parent(path)
    let found = loader.configuration(forFolder: folder, root: root ?? roots.root(of: folder))
    if let path = found.path { used[path] = found }
    return found
  }

  /// Prints what is wrong in the configurations. Tells whether anything is.
  func reportProblems(_ console: Console) -> Bool {
    var lines: Set<String> = []
    for (path, problems) in Dictionary(grouping: used.values.flatMap(\.problems), by: \.path) {
      let name = Path.relative(path, to: currentFolder) ?? path
      let table = LineTable(loader.texts[path] ?? [])
      for problem in problems.map(\.problem) {
        let position = table.position(of: problem.range.lowerBound)
        lines.insert("\(name):\(position.line):\(position.column): error: \(problem.message)")
      }
    }
    for line in lines.sorted() { console.errors.line(line) }
    return !lines.isEmpty
  }
}
