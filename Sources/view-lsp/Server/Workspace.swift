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
  /// Changes with everything that a file's findings may depend on beyond its own text.
  private(set) var generation = 0
  /// The files in the folders, as the last whole search found them.
  private(set) var files: Set<String> = []
  /// The files on disk that the index knows, as they were then.
  private var stamps: [String: FileStamp] = [:]
  /// Files to be read, the next one last.
  private var unread: [String] = []

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
    scanProgress = ScanProgress(progress)
  }

  // MARK: The index

  func update(_ name: String, facts: FileFacts) {
    if index.update(name, facts: facts) { generation += 1 }
  }

  func remove(_ name: String) {
    if index.remove(name) { generation += 1 }
  }

  /// Findings depend on something else now that is no file of the workspace.
  func invalidate() { generation += 1 }

  // MARK: Scanning

  /// Whether files are to be searched or read.
  var hasBacklog: Bool { search.isUnderWay || !unread.isEmpty }

  /// Searches all folders for files, in idle turns; what has come is read, what has gone is forgotten.
  func scan() {
    search.start(folders.roots.filter(WorkspaceSearch.isSearched))
  }

  /// Shows the scan that has begun to the client.
  func showScan() {
    if search.hasFolders { scanProgress.begin() }
  }

  /// One piece of the backlog: a folder's search, or a file.
  func step() {
    if search.isUnderWay {
      if let found = search.step(log: client.log) { take(found) }
    } else if let path = unread.popLast(), documents.document(at: path) == nil {
      read(path)
    }
    if !hasBacklog {
      scanProgress.end("\(files.count) files")
    } else if !search.isUnderWay {
      scanProgress.report(unread: unread.count)
    }
  }

  private func take(_ found: Set<String>) {
    let gone = files.subtracting(found)
    unread += found.subtracting(files)
    files = found
    client.log?.write(.info, "\(files.count) files in the workspace, \(unread.count) to be read")
    unread += gone
  }

  func dropBacklog(_ message: String?) {
    search.drop()
    unread = []
    scanProgress.end(message)
  }

  /// Gives the scan up if the client has taken it back.
  func dropCancelledScan() {
    if scanProgress.isCancelled { dropBacklog("Cancelled") }
  }

  // MARK: Files

  /// Reads a file of the workspace for the index, or forgets one that is no longer in it.
  private func read(_ path: String) {
    guard files.contains(path), let stamp = FileSystem.stamp(of: path) else {
      stamps[path] = nil
      remove(path)
      return
    }
    stamps[path] = stamp
    if let bytes = texts.read(path) {
      update(path, facts: SourceFile(name: path, bytes: bytes).facts)
    } else {
      remove(path)
    }
  }

  /// Reads the file again if it has changed and nobody has said so. Tells whether it had to be read.
  func checkDisk(_ path: String) -> Bool {
    if documents.document(at: path) != nil || stamps[path] == FileSystem.stamp(of: path) { return false }
    read(path)
    return true
  }

  /// A file has come, changed or gone: it is read again in an idle turn.
  func fileChanged(_ path: String) {
    if isWorkspaceFile(path) {
      files.insert(path)
      search.add(path)
    } else if !files.contains(path) || FileSystem.kind(of: path) != .file {
      files.remove(path)
      search.remove(path)
    }
    // Otherwise it was found through a link, or the search that is under way will leave it out: its end decides.
    unread.append(path)
  }

  /// Whether a search would find the file.
  private func isWorkspaceFile(_ path: String) -> Bool {
    guard let root = folders.folderRoot(of: path), FileSystem.kind(of: path) == .file else { return false }
    return search.finds(path, below: root)
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
