internal import LSPCore
internal import ViewAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Server {
  // MARK: Files

  /// Puts all folders of the workspace in the backlog.
  func scanWorkspace() {
    // Who opens a file at the top of the disk or of the home folder does not mean everything below it.
    let home = getenv("HOME").map { String(cString: $0) }
    workspace.unsearched = workspace.roots.filter { $0 != "/" && $0 != home }
  }

  /// One piece of the backlog: a folder's search, or a file.
  func indexNext() {
    if let folder = workspace.unsearched.popLast() {
      var walker = FileWalker(currentFolder: folder) { [self] path, isFolder, root in
        loader.configuration(forFolder: Path.parent(path), root: root).excludes(path, isFolder: isFolder)
      }
      walker.add(operand: folder)
      workspace.unread += walker.files.map(\.path)
      log?.write(.info, "\(walker.files.count) files in \(folder)")
      return
    }
    guard let path = workspace.unread.popLast() else { return }
    // An open document's text beats the file.
    if !analyses.values.contains(where: { $0.path == path }) { indexFile(path) }
  }

  private func indexFile(_ path: String) {
    let changed: Bool
    if let bytes = try? FileSystem.read(path), bytes.isValidUTF8 {
      changed = workspace.index.update(path, facts: SourceFile(name: path, bytes: bytes).facts)
    } else {
      changed = workspace.index.remove(path)
    }
    if changed { othersAreStale(than: nil) }
  }

  /// A document was closed: what the index says of it comes from the disk again, or goes.
  func returnToDisk(_ analysis: DocumentAnalysis) {
    if analyses.values.contains(where: { $0.name == analysis.name }) { return }
    if let path = analysis.path, workspace.folderRoot(of: path) != nil {
      workspace.unread.append(path)
    } else if workspace.index.remove(analysis.name) {
      othersAreStale(than: nil)
    }
  }

  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var isConfigurationChanged = false
    for change in params.changes {
      guard let path = change.uri.filePath().map(Path.normalized) else { continue }
      if Path.name(path) == ConfigurationFile.name {
        isConfigurationChanged = true
      } else if path.hasSuffix(".swift"), !workspace.unread.contains(path) {
        workspace.unread.append(path)
      }
    }
    if isConfigurationChanged { configurationChanged() }
  }

  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let before = workspace.roots
    let removed = Set(params.event.removed.map(\.uri))
    workspace.folders.removeAll { removed.contains($0.uri) }
    workspace.folders += params.event.added.filter { added in
      !workspace.folders.contains { $0.uri == added.uri }
    }
    if workspace.roots != before {
      workspace.index = WorkspaceIndex()
      workspace.unread = []
      scanWorkspace()
      for analysis in analyses.values {
        if let source = analysis.source { workspace.index.update(source.name, facts: source.facts) }
      }
      configurationChanged()
    }
  }

  // MARK: Configuration

  /// The configuration for a file; nil where it leaves the file out. A document without a path has the one
  /// of the first folder.
  func configuration(forPath path: String?) -> Configuration? {
    guard let path = path ?? workspace.roots.first.map({ Path.join($0, "untitled.swift") }) else {
      var loaded = LoadedConfiguration()
      if let settings = workspace.settings { loaded.apply(settings, folder: "/", patternFolder: "/") }
      return loaded.configuration
    }
    let root = workspace.root(of: path)
    let loaded = loader.configuration(forFolder: Path.parent(path), root: root)
    report(loaded.problems)
    if loaded.excludes(path, isFolder: false) { return nil }
    for folder in Path.selfAndAncestors(Path.parent(path)) where folder != root && Path.isInside(folder, root)
    {
      if loaded.excludes(folder, isFolder: true) { return nil }
    }
    return loaded.configuration
  }

  /// Tells the user of faults in configuration files that are not open: the others have diagnostics.
  private func report(_ problems: [LoadedConfiguration.PlacedProblem]) {
    for problem in problems where openText(problem.path) == nil {
      guard reportedConfigurations.insert(problem.path).inserted else { continue }
      let line = LineIndex(loader.texts[problem.path] ?? []).line(at: problem.problem.range.lowerBound) + 1
      show("window/showMessage", .warning, "\(problem.path):\(line): \(problem.problem.message)")
    }
  }

  /// A configuration file or the settings have changed: everything that was read of them is read again,
  /// and all documents are looked at anew.
  func configurationChanged() {
    loader = makeLoader()
    reportedConfigurations = []
    othersAreStale(than: nil)
    for (uri, analysis) in analyses where analysis.kind == .configuration && !dirty.contains(uri) {
      analyses[uri]?.version = nil
      dirty.append(uri)
    }
  }

  func makeLoader() -> ConfigurationLoader {
    var base = LoadedConfiguration()
    let folder = workspace.roots.first ?? "/"
    if let settings = workspace.settings { base.apply(settings, folder: folder, patternFolder: folder) }
    return ConfigurationLoader(
      read: { [unowned self] path throws(FileFailure) in
        if let text = openText(path) { return text }
        return try FileSystem.read(path)
      },
      exists: { [unowned self] path in openText(path) != nil || FileSystem.kind(of: path) == .file },
      base: base)
  }

  private func openText(_ path: String) -> [UInt8]? {
    analyses.first { $0.value.path == path }.flatMap { documents[$0.key]?.text }
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
    for problem in workspace.takeSettingsProblems() { show("window/showMessage", .warning, problem) }
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
