internal import LSPCore
internal import ViewAnalysis

/// What counts for each file: the editor's settings, with the configuration files over them.
final class ServerConfiguration {
  /// The name under which editors keep the settings.
  static let section = "viewLsp"

  private let client: Client
  private let documents: OpenDocuments
  private let folders: WorkspaceFolders
  /// What the editor's settings say; files lie over it.
  private var settings: ConfigurationFile?
  /// Whether the editor's settings ask for code lenses. No file has a say in it.
  private(set) var showsCodeLenses = false
  private lazy var loader = makeLoader()
  /// Configuration files and baselines whose faults the user has been told of since they were last read.
  private var reportedConfigurations: Set<String> = []
  /// The baselines that configurations name, by path.
  private var baselines: [String: Result<Baseline, FileFailure>] = [:]

  init(client: Client, documents: OpenDocuments, folders: WorkspaceFolders) {
    self.client = client
    self.documents = documents
    self.folders = folders
  }

  /// What counts for a file; nil where the configuration leaves it out. A document without a path has the
  /// configuration of the first folder.
  func configuration(forPath path: String?) -> LoadedConfiguration? {
    guard let path = path ?? folders.roots.first.map({ Path.join($0, "untitled.swift") }) else {
      return base
    }
    // It is asked for with each keystroke.
    if let last = loader.lastAnswer, last.path == path { return last.configuration }
    let root = folders.root(of: path)
    let loaded = loader.configuration(forFolder: Path.parent(path), root: root)
    report(loaded.problems)
    let parents = Path.selfAndAncestors(Path.parent(path)).filter { $0 != root && Path.isInside($0, root) }
    let isLeftOut =
      loaded.excludes(path, isFolder: false) || parents.contains { loaded.excludes($0, isFolder: true) }
    let configuration = isLeftOut ? nil : loaded
    loader.lastAnswer = (path, configuration)
    return configuration
  }

  /// What a configuration file says, with all that it extends.
  func load(_ path: String) -> LoadedConfiguration {
    loader.load(path, root: folders.root(of: path))
  }

  /// Whether a search for the workspace's files leaves this one out.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    loader.configuration(forFolder: Path.parent(path), root: folders.root(of: path))
      .excludes(path, isFolder: isFolder)
  }

  /// Tells the user of faults in configuration files that are not open: the others have diagnostics.
  private func report(_ problems: [LoadedConfiguration.FileProblem]) {
    for problem in problems where documents.document(at: problem.path) == nil {
      guard reportedConfigurations.insert(problem.path).inserted else { continue }
      let line = LineIndex(loader.texts[problem.path] ?? []).line(at: problem.problem.range.lowerBound) + 1
      client.showMessage(.warning, "\(problem.path):\(line): \(problem.problem.message)")
    }
  }

  /// Whether what is at the path has a say in the configuration, as far as it is known.
  func isConfiguration(_ path: String) -> Bool {
    Path.name(path) == ConfigurationFile.name || loader.wanted.contains(path) || baselines[path] != nil
  }

  /// Forgets all that was read of files: it is read again when it is asked for.
  func forgetFiles() {
    loader = makeLoader()
    baselines = [:]
    reportedConfigurations = []
  }

  private func makeLoader() -> ConfigurationLoader {
    ConfigurationLoader(
      read: { [unowned self] path throws(FileFailure) in
        if let open = documents.document(at: path) { return open.text }
        return try FileSystem.read(path)
      },
      exists: { [unowned self] path in
        documents.document(at: path) != nil || FileSystem.kind(of: path) == .file
      },
      base: base)
  }

  // MARK: Baselines

  /// The baseline that the configuration names; nil where there is none, or none that can be read.
  func baseline(of loaded: LoadedConfiguration) -> Baseline? {
    guard let name = loaded.baseline else { return nil }
    switch baseline(name) {
    case .success(let baseline): return baseline
    case .failure(let failure):
      if reportedConfigurations.insert(name).inserted {
        client.showMessage(.warning, "can't read the baseline \(name): \(failure.message)")
      }
      return nil
    }
  }

  /// What is wrong with the baseline that a configuration file names.
  func baselineProblem(_ file: ConfigurationFile, _ loaded: LoadedConfiguration) -> ConfigurationProblem? {
    guard let own = file.baseline, let name = loaded.baseline, case .failure(let failure) = baseline(name)
    else { return nil }
    return ConfigurationProblem(message: "can't read the baseline: \(failure.message)", range: own.range)
  }

  private func baseline(_ path: String) -> Result<Baseline, FileFailure> {
    if let known = baselines[path] { return known }
    let read = Result { () throws(FileFailure) in try Baseline(contentsOf: path) }
    baselines[path] = read
    return read
  }

  // MARK: Settings

  /// Takes the settings that came with `initialize`.
  func begin(with options: JSONValue?) {
    guard let options else { return }
    settings = Self.settings(options)
    showsCodeLenses = Self.asksForCodeLenses(options)
  }

  /// Takes the settings that a notification carries. Tells whether they are others than before; nil where the
  /// client has to be asked for them.
  func change(_ params: LSP.DidChangeConfigurationParams) -> Bool? {
    guard let value = params.settings, value != .null,
      value[Self.section] != nil || !client.features.answersConfiguration
    else { return nil }
    return change(value)
  }

  /// Asks for the settings where the client answers; `then` is called if they are others than before.
  func askForSettings(then: @escaping () -> Void) {
    guard client.features.answersConfiguration else { return }
    let items = [LSP.ConfigurationItem(section: Self.section)]
    client.request(LSP.Methods.configuration, LSP.ConfigurationParams(items: items)) {
      [unowned self] answer in
      // Null says that the user has set nothing: what came with `initialize` stays.
      guard case .success(let values?) = answer, let value = values.first, value != .null else { return }
      if change(value) { then() }
    }
  }

  private func change(_ value: JSONValue) -> Bool {
    let new = Self.settings(value)
    let asksForCodeLenses = Self.asksForCodeLenses(value)
    guard new != settings || asksForCodeLenses != showsCodeLenses else { return false }
    settings = new
    showsCodeLenses = asksForCodeLenses
    reportSettings()
    return true
  }

  /// The settings in what an editor sends: the object itself, or under its section.
  private static func settings(_ value: JSONValue) -> ConfigurationFile? {
    let object = value[section] ?? value
    guard case .object(var members) = object else { return nil }
    // It is about the editor, not about findings.
    members[codeLensKey] = nil
    guard !members.isEmpty, let bytes = try? JSONValue.object(members).encoded() else { return nil }
    return ConfigurationFile(bytes: bytes)
  }

  private static let codeLensKey = "codeLens"

  private static func asksForCodeLenses(_ value: JSONValue) -> Bool {
    (value[section] ?? value)[codeLensKey] == true
  }

  /// Tells the user what is wrong in the settings.
  func reportSettings() {
    var problems = (settings?.problems ?? []).map { "\(Self.section): \($0.message)" }
    if let baseline = settings?.baseline?.value, base.baseline == nil {
      problems.append("\(Self.section): \"baseline\" leaves the workspace: \(baseline)")
    }
    for problem in problems { client.showMessage(.warning, problem) }
  }

  /// The settings as a configuration that lies below all files.
  private var base: LoadedConfiguration {
    var base = LoadedConfiguration()
    guard let settings else { return base }
    let folder = folders.roots.first ?? "/"
    base.apply(settings, folder: folder, patternFolder: folder)
    if let baseline = base.baseline,
      !folders.roots.contains(where: { ConfigurationLoader.leads(baseline, inside: $0) })
    {
      base.baseline = nil
    }
    return base
  }
}
