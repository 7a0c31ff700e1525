internal import LSPCore
internal import ViewAnalysis

/// The Swift files in the workspace's folders, and what the index knows of them and of open documents.
final class Workspace {
  private let client: Client
  private let documents: OpenDocuments
  private let folders: WorkspaceFolders
  private let configuration: ServerConfiguration
  private let texts: FileTexts
  private var search: WorkspaceSearch
  private var scanProgress: ScanProgress

  private(set) var index = WorkspaceIndex()
  /// The files' trees as the index knows them, for the rules that look into other files.
  let sources: SourceCache
  /// What has changed on which a file's findings may depend beyond its own text.
  private(set) var history = ChangeHistory()
  /// Changes with everything that the details of a finding may depend on: all files' facts and the configuration.
  private(set) var revision = 0
  /// Files on whose texts findings in others depend.
  private var watchedTexts: Set<String> = []
  /// The files in the folders, as the last whole search found them, and changes since.
  private var known = PathSet()
  /// The files on disk that the index knows, as they were then.
  private var stamps: [String: FileStamp] = [:]
  /// Files that may have come, changed or gone, the longest waiting first.
  private var changed = OrderedSet<String>()
  /// Files that the last search found, to be read where they have changed.
  private var unread = OrderedSet<String>()
  /// Whether the last scan has left nothing out, or will not.
  private var isScanComplete = false
  /// Findings were made while the index was not whole.
  private var hasPartialFindings = false
  /// Whether the index has been whole since the folders last changed: what it lacks now are a few files that are about
  /// to be read again.
  private(set) var hasBeenWhole = false

  init(
    client: Client, documents: OpenDocuments, folders: WorkspaceFolders, configuration: ServerConfiguration,
    texts: FileTexts, progress: ProgressReporter
  ) {
    self.client = client
    self.documents = documents
    self.folders = folders
    self.configuration = configuration
    self.texts = texts
    search = WorkspaceSearch { [configuration] in configuration.excludes($0, isFolder: $1) }
    sources = SourceCache { Self.source(named: $0, documents, texts) }
    scanProgress = ScanProgress(progress)
  }

  // MARK: The index

  /// The files in the folders.
  var files: Set<String> { known.paths }

  var generation: Int { history.generation }

  /// Takes in an open document's present text.
  func update(_ source: SourceFile) {
    stamps[source.name] = nil
    sources.update(source)
    record(index.update(source), in: source.name)
  }

  func remove(_ name: String) {
    stamps[name] = nil
    sources.forget(name)
    record(index.forget(name), in: name)
  }

  private static func source(
    named name: String, _ documents: OpenDocuments, _ texts: FileTexts
  ) -> SourceFile? {
    // A text that is not analysed yet is not in the index either.
    if let analysis = documents.document(named: name)?.analysis { return analysis.source }
    return texts.text(of: name).map { SourceFile(name: name, bytes: $0) }
  }

  /// The same, where some files have other texts.
  func sources(texts changed: [String: [UInt8]]) -> SourceCache {
    if changed.isEmpty { return sources }
    return SourceCache { [documents, texts] name in
      changed[name].map { SourceFile(name: name, bytes: $0) } ?? Self.source(named: name, documents, texts)
    }
  }

  private func record(_ changed: ChangedNames, in name: String) {
    revision += 1
    history.record(changed)
    if watchedTexts.contains(name) { history.recordText(of: name) }
  }

  /// Findings were made that depend on the texts of these files.
  func watchTexts(of names: Set<String>) { watchedTexts.formUnion(names) }

  /// Findings depend on something else now that is no file of the workspace.
  func invalidate() {
    revision += 1
    history.recordChangeOfEverything()
  }

  /// Whether a file may have other findings by now than at the generation. `others` are the files on whose texts they
  /// depend.
  func isOutdated(_ name: String, since generation: Int, consulting others: Set<String>) -> Bool {
    index.isOutdated(name, since: generation, consulting: others, in: history)
  }

  /// Findings are made. Tells whether they are made with a whole index: if not, all are looked at again once it is.
  func willFind() -> Bool {
    if !index.isWhole { hasPartialFindings = true }
    return index.isWhole
  }

  /// The index is whole while nothing is to be searched or read, and nothing was left out.
  private func updateWholeness() {
    let isWhole = isScanComplete && !hasBacklog
    if isWhole { hasBeenWhole = true }
    guard isWhole != index.isWhole else { return }
    index.isWhole = isWhole
    if isWhole, hasPartialFindings {
      hasPartialFindings = false
      revision += 1
      history.recordWholeIndex()
    }
  }

  // MARK: Scanning

  /// Whether files are to be searched or read.
  var hasBacklog: Bool { search.isUnderWay || !changed.isEmpty || !unread.isEmpty }

  /// There are other folders than before, to be searched.
  func foldersChanged() { hasBeenWhole = false }

  /// Searches all folders for files, in idle turns; what has come or changed is read, what has gone is forgotten.
  func scan() {
    let searched = folders.roots.filter(WorkspaceSearch.isSearched)
    isScanComplete = searched.count == folders.roots.count
    if searched.isEmpty {
      search.drop()
      take([])
    } else {
      search.start(searched)
    }
    updateWholeness()
  }

  /// Shows the scan that has begun to the client.
  func showScan() {
    if search.hasFolders { scanProgress.begin() }
  }

  /// One piece of the backlog: a folder's search, or a file.
  func step() {
    if search.isUnderWay {
      if let found = search.step(log: client.log) { take(found) }
    } else if let path = changed.first {
      changed.remove(path)
      look(path)
    } else if let path = unread.first {
      unread.remove(path)
      read(path)
    }
    if !hasBacklog {
      scanProgress.end("\(known.count) files")
    } else if !search.isUnderWay {
      scanProgress.report(unread: unread.count)
    }
    updateWholeness()
  }

  private func take(_ found: Set<String>) {
    let gone = files.subtracting(found)
    for path in gone { known.remove(path) }
    for path in found where !known.contains(path) { known.insert(path) }
    for path in gone { unread.insert(path) }
    for path in found { unread.insert(path) }
    client.log?.write(.info, "\(known.count) files in the workspace, \(unread.count) to be read or forgotten")
  }

  /// Gives up what is left to be searched and read: the index stays as it is until the next scan.
  func dropBacklog(_ message: String?) {
    if hasBacklog { isScanComplete = false }
    search.drop()
    changed.removeAll()
    unread.removeAll()
    scanProgress.end(message)
    updateWholeness()
  }

  /// Gives the scan up if the client has taken it back.
  func dropCancelledScan() {
    if scanProgress.isCancelled { dropBacklog("Cancelled") }
  }

  // MARK: Files

  /// Reads a file of the workspace for the index if it has changed, or forgets one that is no longer in it.
  private func read(_ path: String) {
    if documents.document(at: path) != nil { return }
    let stamp = FileSystem.stamp(of: path)
    guard known.contains(path), let stamp else {
      if stamp == nil { known.remove(path) }
      remove(path)
      return
    }
    if stamps[path] == stamp { return }
    sources.forget(path)
    if let bytes = texts.readAnew(path) {
      record(index.update(SourceFile(name: path, bytes: bytes)), in: path)
    } else {
      remove(path)
    }
    stamps[path] = stamp
  }

  /// Reads the file again if it has changed and nobody has said so. Tells whether it had to be read.
  func checkDisk(_ path: String) -> Bool {
    if documents.document(at: path) != nil || stamps[path] == FileSystem.stamp(of: path) { return false }
    read(path)
    return true
  }

  /// A file has come, changed or gone: it is looked at in an idle turn.
  func fileChanged(_ path: String) {
    changed.insert(path)
    updateWholeness()
  }

  private func look(_ path: String) {
    if isWorkspaceFile(path) {
      known.insert(path)
    } else if FileSystem.kind(of: path) != .file {
      known.remove(path)
    }
    // Otherwise it is in the workspace if the last search has found it, perhaps through a link.
    stamps[path] = nil
    read(path)
  }

  /// Whether a search would find the file.
  private func isWorkspaceFile(_ path: String) -> Bool {
    guard let root = folders.folderRoot(of: path), FileSystem.kind(of: path) == .file else { return false }
    return search.finds(path, below: root)
  }

  /// Whether something in the folder, which has come, changed or gone, counts for the workspace.
  func concerns(folder: String) -> Bool {
    if known.hasPaths(inFolder: folder) || documents.hasDocuments(inFolder: folder) { return true }
    guard let root = folders.folderRoot(of: folder), FileSystem.kind(of: folder) == .folder else {
      return false
    }
    return search.searches(folder, below: root)
  }

  /// A document was closed: what the index says of it comes from the disk again, or goes.
  func returnToDisk(_ closed: OpenDocument) {
    if documents.document(named: closed.name) != nil { return }
    if let path = closed.path {
      fileChanged(path)
    } else {
      remove(closed.name)
    }
  }
}
