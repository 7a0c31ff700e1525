internal import ViewAnalysis

/// The configuration that counts for a file: the nearest `.view-lsp.json` with all that it extends.
struct LoadedConfiguration: Equatable, Sendable {
  /// A problem and the absolute path of the file that has it.
  struct FileProblem: Equatable, Sendable {
    let path: String
    let problem: ConfigurationProblem
  }

  /// The absolute path of the nearest file; nil where there is none.
  var path: String?
  /// Profile and rules. `only` is the command line's.
  var configuration = Configuration()
  /// Nil where every file is meant.
  var include: PatternList?
  var exclude: PatternList?
  /// The baseline's absolute path.
  var baseline: String?
  /// What is wrong in the file and in the ones that it extends.
  var problems: [FileProblem] = []

  /// Whether the configuration leaves out a file or a folder.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    if exclude?.covers(path, isFolder: isFolder) == true { return true }
    // A folder may hold files that `include` names, so only files are matched against it.
    return !isFolder && include?.covers(path, isFolder: false) == false
  }
}

/// Finds and reads configuration files, each once.
///
/// It reads through the function that it is given, so that a server can give an open document's text instead of the
/// file's on disk.
final class ConfigurationLoader {
  typealias Read = (_ path: String) throws(FileFailure) -> [UInt8]

  private let read: Read
  private let exists: (_ path: String) -> Bool
  /// What counts where no file says otherwise: an editor's settings.
  private let base: LoadedConfiguration
  private var byFolder: [String: LoadedConfiguration] = [:]
  /// The texts that have been read, for messages.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The files that have been looked for by name, be they there or not.
  private(set) var wanted: Set<String> = []
  /// What counts for the file that was asked about last; nil for one that is left out. A server that hears of another
  /// configuration or other folders begins with a new loader.
  var lastAnswer: (path: String, configuration: LoadedConfiguration?)?

  init(
    read: @escaping Read = { path throws(FileFailure) in try FileSystem.read(path) },
    exists: @escaping (String) -> Bool = { FileSystem.kind(of: $0) == .file },
    base: LoadedConfiguration = LoadedConfiguration()
  ) {
    self.read = read
    self.base = base
    self.exists = exists
  }

  /// The configuration for the files in a folder: the nearest upwards, at the most to the root.
  func configuration(forFolder folder: String, root: String) -> LoadedConfiguration {
    if let known = byFolder[folder] { return known }
    let path = Path.join(folder, ConfigurationFile.name)
    let found: LoadedConfiguration
    if exists(path) {
      found = load(path, root: root)
    } else if folder == root || !Path.isInside(folder, root) {
      found = base
    } else {
      found = configuration(forFolder: Path.parent(folder), root: root)
    }
    byFolder[folder] = found
    return found
  }

  /// Whether the path lies in the folder by its name, and what is there by where links lead.
  static func leads(_ path: String, inside folder: String) -> Bool {
    guard Path.isInside(path, folder) else { return false }
    guard let real = FileSystem.canonicalPath(path), let realFolder = FileSystem.canonicalPath(folder) else {
      return true
    }
    return Path.isInside(real, realFolder)
  }

  /// A file's configuration, with what it extends. Patterns count from the folder of the file that they
  /// stand in, or from `patternFolder`, where that is given.
  func load(_ path: String, root: String, patternFolder: String? = nil) -> LoadedConfiguration {
    var chain: [(path: String, file: ConfigurationFile)] = []
    var problems: [LoadedConfiguration.FileProblem] = []
    var next: String? = path
    while let current = next {
      next = nil
      wanted.insert(current)
      let bytes: [UInt8]
      do {
        bytes = try read(current)
      } catch {
        let message = "can't read \(current): \(error.message)"
        if let (referrer, file) = chain.last, let extends = file.extends {
          problems.append(.init(path: referrer, problem: .init(message: message, range: extends.range)))
        } else {
          problems.append(.init(path: current, problem: .init(message: error.message, range: 0..<0)))
        }
        break
      }
      texts[current] = bytes
      var file = ConfigurationFile(bytes: bytes)
      problems += file.problems.map { .init(path: current, problem: $0) }
      if let baseline = file.baseline,
        !Self.leads(Path.absolute(baseline.value, in: Path.parent(current)), inside: root)
      {
        problems.append(
          .init(
            path: current,
            problem: .init(message: "\"baseline\" is outside the workspace \(root)", range: baseline.range)))
        file.baseline = nil
      }
      chain.append((current, file))
      guard let extends = file.extends else { break }
      let target = Path.absolute(extends.value, in: Path.parent(current))
      if chain.contains(where: { $0.path == target }) {
        problems.append(
          .init(
            path: current,
            problem: .init(message: "\"extends\" forms a cycle with \(target)", range: extends.range)))
      } else if !Self.leads(target, inside: root) {
        problems.append(
          .init(
            path: current,
            problem: .init(message: "\"extends\" is outside the workspace \(root)", range: extends.range)))
      } else {
        next = target
      }
    }
    var loaded = base
    loaded.path = path
    for (path, file) in chain.reversed() {
      loaded.apply(file, folder: Path.parent(path), patternFolder: patternFolder ?? Path.parent(path))
    }
    loaded.problems = problems
    return loaded
  }
}

extension LoadedConfiguration {
  /// Applies what a file says over what is there.
  mutating func apply(_ file: ConfigurationFile, folder: String, patternFolder: String) {
    if let profile = file.profile { configuration.profile = profile }
    for (id, setting) in file.rules {
      var merged = configuration.rules[id] ?? RuleSetting()
      if setting.isOff || setting.severity != nil {
        merged.isOff = setting.isOff
        merged.severity = setting.severity
      }
      merged.options.merge(setting.options) { $1 }
      configuration.rules[id] = merged
    }
    func patterns(_ texts: [String]) -> PatternList {
      PatternList(folder: patternFolder, patterns: texts.flatMap { PathPattern.patterns($0) })
    }
    if let texts = file.include { include = patterns(texts) }
    if let texts = file.exclude { exclude = patterns(texts) }
    if let name = file.baseline?.value { baseline = Path.absolute(name, in: folder) }
  }
}
