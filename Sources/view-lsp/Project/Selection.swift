internal import ViewAnalysis

/// What a command works on, and with which rules: read from its arguments and from configuration files.
struct Selection {
  struct Input: Sendable {
    let file: InputFile
    let configuration: Configuration
    /// The absolute path of the baseline that the file's configuration names.
    var baseline: String?
    /// The text, where it doesn't come from the disk.
    let text: [UInt8]?
  }

  private(set) var inputs: [Input] = []
  private(set) var jobs = Parallel.coreCount
  /// Something that was asked for could not be read: reported, and the exit status is 2.
  private(set) var hasFailures = false

  /// Nil where usage or configuration are wrong: that has been reported.
  init?(_ arguments: Arguments, _ console: Console) {
    let only = arguments.all("--rule")
    for id in only where Catalogue.rule(named: id) == nil {
      let nearest = nearestName(to: id, among: Catalogue.rules.map(\.id)).map { "; did you mean \($0)?" }
      console.complain("unknown rule \(id)\(nearest ?? "")")
      return nil
    }
    jobs = arguments.number("--jobs") ?? Parallel.coreCount

    let currentFolder = FileSystem.currentFolder
    let configurations = Configurations(arguments, currentFolder: currentFolder)
    var walker = FileWalker(currentFolder: currentFolder) { path, isFolder, root in
      configurations.forFile(path, root: root).excludes(path, isFolder: isFolder)
    }
    let stdinPath = arguments.value("--stdin-path")
    let readsStandardInput = stdinPath != nil || arguments.operands.contains("-")
    let operands = arguments.operands.filter { $0 != "-" }
    for operand in operands.isEmpty && !readsStandardInput ? ["."] : operands { walker.add(operand: operand) }
    for (name, failure) in walker.failures {
      console.complain("\(name): \(failure.message)")
      hasFailures = true
    }

    var files = walker.files.map { (file: $0, text: [UInt8]?.none) }
    if readsStandardInput {
      let name = stdinPath ?? "<stdin>"
      let path = Path.absolute(stdinPath ?? "stdin.swift", in: currentFolder)
      do throws(FileFailure) {
        let text = try FileSystem.readStandardInput()
        files.removeAll { $0.file.path == path }
        files.append((InputFile(name: name, path: path), text))
      } catch {
        console.complain("standard input: \(error.message)")
        hasFailures = true
      }
    }
    files.sort { Path.precedes($0.file.name, $1.file.name) }

    let profile = arguments.value("--profile").flatMap { Profile(rawValue: $0) }
    inputs = files.map { file, text in
      let loaded = configurations.forFile(file.path, root: nil)
      var configuration = loaded.configuration
      if let profile { configuration.profile = profile }
      configuration.only = Set(only)
      return Input(file: file, configuration: configuration, baseline: loaded.baseline, text: text)
    }
    if configurations.reportProblems(console) { return nil }
  }
}

/// The configurations of one run.
private final class Configurations {
  private let loader = ConfigurationLoader()
  private let currentFolder: String
  /// The one that `--config` names, which counts for every file.
  private let fixed: LoadedConfiguration?
  private var used: [String: LoadedConfiguration] = [:]
  private var roots: [String: String] = [:]

  init(_ arguments: Arguments, currentFolder: String) {
    self.currentFolder = currentFolder
    fixed = arguments.value("--config").map { [loader] name in
      let path = Path.absolute(name, in: currentFolder)
      let root = ConfigurationLoader.workspaceRoot(of: Path.parent(path), currentFolder: currentFolder)
      return loader.load(path, root: root, patternFolder: currentFolder)
    }
    if let fixed, let path = fixed.path { used[path] = fixed }
  }

  /// The configuration for a file or a folder; without a root, the one of the file's own folder.
  func forFile(_ path: String, root: String?) -> LoadedConfiguration {
    if let fixed { return fixed }
    let folder = Path.parent(path)
    let found = loader.configuration(forFolder: folder, root: root ?? self.root(of: folder))
    if let path = found.path { used[path] = found }
    return found
  }

  private func root(of folder: String) -> String {
    if let known = roots[folder] { return known }
    let root = ConfigurationLoader.workspaceRoot(of: folder, currentFolder: currentFolder)
    roots[folder] = root
    return root
  }

  /// Prints what is wrong in the configurations. Tells whether anything is.
  func reportProblems(_ console: Console) -> Bool {
    var lines: Set<String> = []
    for configuration in used.values {
      for (path, problem) in configuration.problems.map({ ($0.path, $0.problem) }) {
        let name = Path.relative(path, to: currentFolder) ?? path
        let position = LineTable(loader.texts[path] ?? []).position(of: problem.range.lowerBound)
        lines.insert("\(name):\(position.line):\(position.column): error: \(problem.message)")
      }
    }
    for line in lines.sorted() { console.errors.line(line) }
    return !lines.isEmpty
  }
}
