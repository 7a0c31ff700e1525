internal import LSPCore

/// The folders that the client works in.
final class WorkspaceFolders {
  private var folders: [LSP.WorkspaceFolder] = []
  /// The folders' paths.
  private(set) var roots: [String] = []
  /// The URI of each of `roots`, as the client writes it.
  private(set) var uris: [DocumentURI] = []

  func set(_ folders: [LSP.WorkspaceFolder]) {
    self.folders = folders
    let files = folders.compactMap { folder in
      folder.uri.filePath().map { (uri: folder.uri, path: Path.normalized($0)) }
    }
    roots = files.map(\.path)
    uris = files.map(\.uri)
  }

  /// Tells whether the roots are others now.
  func change(_ event: LSP.WorkspaceFoldersChangeEvent) -> Bool {
    let before = roots
    let removed = Set(event.removed.map(\.uri))
    let kept = folders.filter { !removed.contains($0.uri) }
    let known = Set(kept.map(\.uri))
    set(kept + event.added.filter { !known.contains($0.uri) })
    return roots != before
  }

  /// The workspace folder that holds the path, the innermost if there are several; else the folder that a
  /// command line would take for the root.
  func root(of path: String) -> String {
    let folder = Path.parent(path)
    return folderRoot(of: path) ?? WorkspaceRoots(currentFolder: folder).root(of: folder)
  }

  /// The innermost workspace folder that holds the path.
  func folderRoot(of path: String) -> String? {
    roots.filter { Path.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether the client works on the file: all that it has open count where it works in no folder.
  func owns(_ path: String?) -> Bool {
    guard let path else { return false }
    return roots.isEmpty || folderRoot(of: path) != nil
  }
}
