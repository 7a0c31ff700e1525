internal import LSPCore
internal import ViewAnalysis

/// The folders that the client works in, what is known of their files, and what is still to be read.
struct Workspace {
  /// The name under which editors keep the settings.
  static let section = "viewLsp"

  var folders: [LSP.WorkspaceFolder] = [] {
    didSet { roots = folders.compactMap { $0.uri.filePath().map(Path.normalized) } }
  }
  /// The folders' paths.
  private(set) var roots: [String] = []
  var index = WorkspaceIndex()
  /// What the editor's settings say; files lie over it.
  var settings: ConfigurationFile?
  /// Folders to be searched, then files to be read, the next one last.
  var unsearched: [String] = []
  var unread: [String] = []

  mutating func dropBacklog() {
    unsearched = []
    unread = []
  }

  var hasBacklog: Bool { !unsearched.isEmpty || !unread.isEmpty }

  /// The workspace folder that holds the path, the innermost if there are several; else the folder that a
  /// command line would take for the root.
  func root(of path: String) -> String {
    let folder = Path.parent(path)
    return folderRoot(of: path)
      ?? ConfigurationLoader.workspaceRoot(of: folder, currentFolder: folder)
  }

  /// The innermost workspace folder that holds the path.
  func folderRoot(of path: String) -> String? {
    roots.filter { Path.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// What is wrong in the editor's settings.
  func takeSettingsProblems() -> [String] {
    (settings?.problems ?? []).map { "\(Self.section): \($0.message)" }
  }
}
