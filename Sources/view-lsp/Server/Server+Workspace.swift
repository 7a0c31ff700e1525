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
  // MARK: Searching

  /// Searches all folders of the workspace for files, in idle turns; what has come is read, what has gone is
  /// forgotten.
  func scanWorkspace() {
    workspace.startSearch(workspace.roots.filter(isSearched))
  }

  /// Who opens a file at the top of the disk or of the home folder does not mean everything below it.
  private func isSearched(_ root: String) -> Bool {
    root != "/" && root != getenv("HOME").map { String(cString: $0) }
  }

  /// One piece of the backlog: a folder's search, or a file.
  func indexNext() {
    if workspace.isSearching {
      searchNext()
    } else if let path = workspace.unread.popLast() {
      // An open document's text beats the file.
      if !isOpen(path) { indexFile(path) }
    }
    scanProgressed()
  }

  private func searchNext() {
    if var walker = workspace.walker {
      // Taken out: while it works it asks about the workspace.
      workspace.walker = nil
      if walker.step() {
        workspace.walker = walker
        return
      }
      workspace.found.formUnion(walker.files.lazy.map(\.path))
      for (name, failure) in walker.failures + walker.skipped {
        log?.write(.warning, "\(name): \(failure.message)")
      }
    }
    if let folder = workspace.unsearched.popLast() {
      var walker = makeWalker(folder)
      walker.begin(operand: folder)
      workspace.walker = walker
      return
    }
    let gone = workspace.finishSearch()
    log?.write(.info, "\(workspace.files.count) files in the workspace, \(workspace.unread.count) to be read")
    workspace.unread += gone
  }

  private func makeWalker(_ folder: String) -> FileWalker {
    FileWalker(currentFolder: folder) { [unowned self] path, isFolder, _ in
      loader.configuration(forFolder: Path.parent(path), root: workspace.root(of: path))
        .excludes(path, isFolder: isFolder)
    }
  }

  /// Whether a search would find the file.
  private func isWorkspaceFile(_ path: String) -> Bool {
    guard let root = workspace.folderRoot(of: path), isSearched(root), FileSystem.kind(of: path) == .file
    else { return false }
    return makeWalker(root).takes(path, below: root)
  }

  // MARK: Files

  func isOpen(_ path: String) -> Bool { analyses.values.contains { $0.path == path } }

  /// Reads a file of the workspace for the index, or forgets one that is no longer in it.
  private func indexFile(_ path: String) {
    guard workspace.files.contains(path), let stamp = FileSystem.stamp(of: path) else {
      forget(path)
      return
    }
    workspace.stamps[path] = stamp
    if let bytes = readText(path) {
      let source = SourceFile(name: path, bytes: bytes)
      if workspace.index.update(path, facts: source.facts) { othersAreStale(than: nil) }
    } else if workspace.index.remove(path) {
      othersAreStale(than: nil)
    }
  }

  private func forget(_ path: String) {
    workspace.stamps[path] = nil
    workspace.reports[path] = nil
    if workspace.index.remove(path) { othersAreStale(than: nil) }
  }

  /// Reads the file again if it has changed and nobody has said so. Tells whether it had to be read.
  func checkDisk(_ path: String) -> Bool {
    if isOpen(path) || workspace.stamps[path] == FileSystem.stamp(of: path) { return false }
    indexFile(path)
    return true
  }

  /// A file's text; nil where it is none. Why is said once.
  func readText(_ path: String) -> [UInt8]? {
    do throws(FileFailure) {
      let bytes = try SourceText.read(path)
      reportedFiles[path] = nil
      return bytes
    } catch {
      if reportedFiles.updateValue(error.message, forKey: path) != error.message {
        log?.write(.warning, "\(path): \(error.message)")
        show("window/logMessage", .warning, "\(path): \(error.message)")
      }
      return nil
    }
  }

  /// A document was closed: what the index says of it comes from the disk again, or goes.
  func returnToDisk(_ analysis: DocumentAnalysis) {
    if analyses.values.contains(where: { $0.name == analysis.name }) { return }
    if let path = analysis.path {
      fileChanged(path)
    } else if workspace.index.remove(analysis.name) {
      othersAreStale(than: nil)
    }
  }

  /// A file has come, changed or gone: it is read again in an idle turn.
  func fileChanged(_ path: String) {
    if isWorkspaceFile(path) {
      workspace.set(path, isFile: true)
    } else if workspace.files.contains(path), FileSystem.kind(of: path) == .file {
      // It was found through a link, or the search that is under way will leave it out: its end decides.
      workspace.unread.append(path)
    } else {
      workspace.set(path, isFile: false)
    }
  }

  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var isConfigurationChanged = false
    for change in params.changes {
      guard let path = change.uri.filePath().map(Path.normalized) else { continue }
      if isConfiguration(path) {
        isConfigurationChanged = true
      } else if path.hasSuffix(".swift") {
        fileChanged(path)
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
      configurationChanged()
      showScan()
    }
  }
}
