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
  private var settings = Settings()
  /// The question for the settings that is not answered yet.
  private var question: RequestID?
  /// By workspace folder; nil stands for files outside of all.
  private var loaders: [String?: ConfigurationLoader] = [:]
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
      return base(for: nil)
    }
    let loader = loader(of: path)
    // It is asked for with each keystroke.
    if let last = loader.lastAnswer, last.path == path { return last.configuration }
    let root = folders.root(of: path)
    let loaded = loader.configuration(forFolder: Path.parent(path), root: root)
    report(loaded.problems, texts: loader.texts)
    let parents = Path.selfAndAncestors(Path.parent(path)).filter { $0 != root && Path.isInside($0, root) }
    let isLeftOut =
      loaded.excludes(path, isFolder: false) || parents.contains { loaded.excludes($0, isFolder: true) }
    let configuration = isLeftOut ? nil : loaded
    loader.lastAnswer = (path, configuration)
    return configuration
  }

  /// What a configuration file says, with all that it extends.
  func load(_ path: String) -> LoadedConfiguration {
    loader(of: path).load(path, root: folders.root(of: path))
  }

  /// Whether a search for the workspace's files leaves this one out.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    loader(of: path).configuration(forFolder: Path.parent(path), root: folders.root(of: path))
      .excludes(path, isFolder: isFolder)
  }

  /// Tells the user of faults in configuration files that are not open: the others have diagnostics.
  private func report(_ problems: [LoadedConfiguration.FileProblem], texts: [String: [UInt8]]) {
    for problem in problems where documents.document(at: problem.path) == nil {
      guard reportedConfigurations.insert(problem.path).inserted else { continue }
      let line = LineIndex(texts[problem.path] ?? []).line(at: problem.problem.range.lowerBound) + 1
      client.showMessage(.warning, "\(problem.path):\(line): \(problem.problem.message)")
    }
  }

  /// Whether what is at the path has a say in the configuration, as far as it is known.
  func isConfiguration(_ path: String) -> Bool {
    Path.name(path) == ConfigurationFile.name || baselines[path] != nil
      || loaders.values.contains { $0.wanted.contains(path) }
  }

  /// Whether something that has a say in the configuration is in the folder, as far as it is known.
  func concerns(folder: String) -> Bool {
    baselines.keys.contains { Path.isInside($0, folder) }
      || loaders.values.contains { $0.wanted.contains { Path.isInside($0, folder) } }
  }

  /// Forgets all that was read of files: it is read again when it is asked for.
  func forgetFiles() {
    loaders = [:]
    baselines = [:]
    reportedConfigurations = []
  }

  private func loader(of path: String) -> ConfigurationLoader {
    // Files outside of all folders have the settings of the first, as those without a path.
    let root = folders.folderRoot(of: path)
    if let known = loaders[root] { return known }
    let new = ConfigurationLoader(
      read: { [unowned self] path throws(FileFailure) in
        if let open = documents.document(at: path) { return open.text }
        return try FileSystem.read(path)
      },
      exists: { [unowned self] path in
        documents.document(at: path) != nil || FileSystem.kind(of: path) == .file
      },
      base: base(for: root ?? folders.roots.first))
    loaders[root] = new
    return new
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
    settings = Settings(initial: options.map { EditorSettings($0[Self.section] ?? $0) })
  }

  /// Takes the settings that a notification carries. Tells whether they are others than before; nil where the
  /// client has to be asked for them.
  func change(_ params: LSP.DidChangeConfigurationParams) -> Bool? {
    let value = params.settings ?? .null
    if client.features.answersConfiguration, value[Self.section] == nil { return nil }
    dropQuestion()
    // Some clients send the object itself instead of one that has it under its section; an empty one says nothing.
    let own = value[Self.section] ?? (value == [:] ? .null : value)
    return change([nil: EditorSettings(own)])
  }

  /// Asks for the settings of each folder where the client answers; `then` is called if they are others than
  /// before. An answer to an earlier question no longer counts.
  func askForSettings(then: @escaping () -> Void) {
    guard client.features.answersConfiguration else { return }
    dropQuestion()
    let roots = folders.roots
    let items = folders.uris.map { LSP.ConfigurationItem(scopeUri: $0, section: Self.section) }
    question = client.request(
      LSP.Methods.configuration,
      LSP.ConfigurationParams(items: items.isEmpty ? [.init(section: Self.section)] : items)
    ) { [unowned self] answer in
      question = nil
      guard case .success(let values?) = answer else { return }
      let all = values.map(EditorSettings.init)
      let told: [String?: EditorSettings] =
        roots.isEmpty
        ? [nil: all.first ?? EditorSettings(.null)] : Dictionary(zip(roots, all)) { first, _ in first }
      if change(told) { then() }
    }
  }

  /// Whether the client has a question for the settings to answer.
  var isAsking: Bool { question != nil }

  private func dropQuestion() {
    if let question { client.drop(question) }
    question = nil
  }

  /// Whether the editor's settings ask for code lenses in any folder. No configuration file has a say in it.
  var showsCodeLenses: Bool { settings.all.contains { $0.showsCodeLenses } }

  /// The same for one file.
  func showsCodeLenses(forPath path: String?) -> Bool {
    let root = path.flatMap { folders.folderRoot(of: $0) } ?? folders.roots.first
    return settings.of(root)?.showsCodeLenses ?? false
  }

  private func change(_ told: [String?: EditorSettings]) -> Bool {
    let new = told.filter { $0.value.saysAnything }
    guard new != settings.told else { return false }
    settings.told = new
    reportSettings()
    return true
  }

  /// Tells the user what is wrong in the settings.
  func reportSettings() {
    var problems: [String] = []
    for root in folders.roots.map(Optional.some) + [nil] {
      guard let file = settings.of(root)?.file else { continue }
      var found = file.problems.map { "\(Self.section): \($0.message)" }
      if let baseline = file.baseline?.value, base(for: root).baseline == nil {
        found.append("\(Self.section): \"baseline\" is outside the workspace: \(baseline)")
      }
      problems += found.filter { !problems.contains($0) }
    }
    for problem in problems { client.showMessage(.warning, problem) }
  }

  /// The settings as a configuration that lies below all files of the folder, or of no folder.
  private func base(for root: String?) -> LoadedConfiguration {
    var base = LoadedConfiguration()
    guard let file = settings.of(root)?.file else { return base }
    let folder = root ?? folders.roots.first ?? "/"
    base.apply(file, folder: folder, patternFolder: folder)
    if let baseline = base.baseline,
      !folders.roots.contains(where: { ConfigurationLoader.leads(baseline, inside: $0) })
    {
      base.baseline = nil
    }
    return base
  }
}

/// What an editor has told of one folder, or of all.
private struct EditorSettings: Equatable {
  /// What counts for the findings; nil where nothing is said about them.
  let file: ConfigurationFile?
  let showsCodeLenses: Bool
  /// False for null, which says that nothing is set; an empty object says that what was set is gone.
  let saysAnything: Bool

  private static let codeLens = "codeLens"

  init(_ value: JSONValue) {
    guard case .object(var members) = value else {
      (file, showsCodeLenses, saysAnything) = (nil, false, false)
      return
    }
    (showsCodeLenses, saysAnything) = (members[Self.codeLens] == true, true)
    // It is about the editor, not about findings.
    members[Self.codeLens] = nil
    file = (try? JSONValue.object(members).encoded()).map { ConfigurationFile(bytes: $0) }
  }
}

/// The editor's settings.
private struct Settings {
  /// What came with `initialize`: it counts where the editor has told nothing since.
  var initial: EditorSettings?
  /// What the editor has told last, by workspace folder; nil stands for all that have none of their own.
  var told: [String?: EditorSettings] = [:]

  func of(_ root: String?) -> EditorSettings? { told[root] ?? told[nil] ?? initial }

  /// All that count somewhere.
  var all: [EditorSettings] { told.isEmpty ? [initial].compactMap { $0 } : Array(told.values) }
}
