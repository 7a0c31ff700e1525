internal import LSPCore
internal import ViewAnalysis

extension Server {
  /// What counts for a file; nil where the configuration leaves it out. A document without a path has the
  /// configuration of the first folder.
  func configuration(forPath path: String?) -> LoadedConfiguration? {
    guard let path = path ?? workspace.roots.first.map({ Path.join($0, "untitled.swift") }) else {
      return workspace.baseConfiguration
    }
    // It is asked for with each keystroke.
    if let last = loader.lastAnswer, last.path == path { return last.configuration }
    let root = workspace.root(of: path)
    let loaded = loader.configuration(forFolder: Path.parent(path), root: root)
    report(loaded.problems)
    let folders = Path.selfAndAncestors(Path.parent(path)).filter { $0 != root && Path.isInside($0, root) }
    let isLeftOut =
      loaded.excludes(path, isFolder: false) || folders.contains { loaded.excludes($0, isFolder: true) }
    let configuration = isLeftOut ? nil : loaded
    loader.lastAnswer = (path, configuration)
    return configuration
  }

  /// Tells the user of faults in configuration files that are not open: the others have diagnostics.
  private func report(_ problems: [LoadedConfiguration.FileProblem]) {
    for problem in problems where openText(problem.path) == nil {
      guard reportedConfigurations.insert(problem.path).inserted else { continue }
      let line = LineIndex(loader.texts[problem.path] ?? []).line(at: problem.problem.range.lowerBound) + 1
      show("window/showMessage", .warning, "\(problem.path):\(line): \(problem.problem.message)")
    }
  }

  /// Whether what is at the path has a say in the configuration, as far as it is known.
  func isConfiguration(_ path: String) -> Bool {
    Path.name(path) == ConfigurationFile.name || loader.wanted.contains(path) || baselines[path] != nil
  }

  /// A configuration file or the settings have changed: everything that was read of them is read again,
  /// and all documents are looked at anew.
  func configurationChanged() {
    loader = makeLoader()
    baselines = [:]
    reportedConfigurations = []
    othersAreStale(than: nil)
    for (uri, analysis) in analyses where analysis.kind == .configuration {
      analysis.version = nil
      if !dirty.contains(uri) { dirty.append(uri) }
    }
    // Other files may be left out by now.
    if lifecycle.state == .running { scanWorkspace() }
    wantsRefresh = true
    hasNewConfiguration = true
  }

  /// One piece of what makes a new configuration show: a document, or in the end the request to ask again.
  func showNewConfiguration() {
    if !stale.isEmpty {
      refresh(stale.removeFirst())
    } else {
      hasNewConfiguration = false
      if refreshIsDue { askForRefresh() }
    }
  }

  func makeLoader() -> ConfigurationLoader {
    ConfigurationLoader(
      read: { [unowned self] path throws(FileFailure) in
        if let text = openText(path) { return text }
        return try FileSystem.read(path)
      },
      exists: { [unowned self] path in openText(path) != nil || FileSystem.kind(of: path) == .file },
      base: workspace.baseConfiguration)
  }

  private func openText(_ path: String) -> [UInt8]? {
    analyses.first { $0.value.path == path }.flatMap { documents[$0.key]?.text }
  }

  // MARK: Baselines

  /// The baseline that the configuration names; nil where there is none, or none that can be read.
  func baseline(of loaded: LoadedConfiguration) -> Baseline? {
    guard let name = loaded.baseline else { return nil }
    switch baseline(name) {
    case .success(let baseline): return baseline
    case .failure(let failure):
      if reportedConfigurations.insert(name).inserted {
        show("window/showMessage", .warning, "can't read the baseline \(name): \(failure.message)")
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

  func didChangeConfiguration(_ params: LSP.DidChangeConfigurationParams) {
    if let value = params.settings, value != .null,
      value[Workspace.section] != nil || !features.answersConfiguration
    {
      take(settings: value)
    } else {
      askForSettings()
    }
  }

  /// Asks for the settings where the client answers.
  func askForSettings() {
    guard features.answersConfiguration else { return }
    let items = [LSP.ConfigurationItem(section: Workspace.section)]
    request("workspace/configuration", LSP.ConfigurationParams(items: items)) { [unowned self] answer in
      guard case .success(let part) = answer,
        let values = try? part.decode([JSONValue].self, absent: []), let value = values.first
      else { return }
      // Null says that the user has set nothing: what came with `initialize` stays.
      if value != .null { take(settings: value) }
    }
  }

  private func take(settings value: JSONValue) {
    let new = settings(value)
    guard new != workspace.settings else { return }
    workspace.settings = new
    for problem in workspace.settingsProblems { show("window/showMessage", .warning, problem) }
    configurationChanged()
  }

  /// The settings in what an editor sends: the object itself, or under its section.
  func settings(_ value: JSONValue) -> ConfigurationFile? {
    let object = value[Workspace.section] ?? value
    guard case .object(let members) = object, !members.isEmpty, let bytes = try? object.encoded() else {
      return nil
    }
    return ConfigurationFile(bytes: bytes)
  }
}
