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

  /// The Swift files in the folders, as the last whole search found them.
  var files: Set<String> = []
  /// The files on disk that the index knows, as they were then.
  var stamps: [String: FileStamp] = [:]
  /// The files that are not open and whose diagnostics the client has asked for.
  var reports: [String: ClosedReport] = [:]

  /// A search for the files is under way: folders to be searched, the next one last, the one that is being
  /// searched, and what has been found.
  private(set) var isSearching = false
  var unsearched: [String] = []
  var walker: FileWalker?
  var found: Set<String> = []
  /// Files to be read, the next one last.
  var unread: [String] = []

  /// Begins to search the folders anew. What is known of files stays until the end of the search.
  mutating func startSearch(_ folders: [String]) {
    isSearching = true
    unsearched = folders.reversed()
    walker = nil
    found = []
  }

  /// Takes what has been found for the workspace's files. Returns those that are gone; new ones are to be read.
  mutating func finishSearch() -> Set<String> {
    isSearching = false
    let gone = files.subtracting(found)
    unread += found.subtracting(files)
    files = found
    found = []
    return gone
  }

  /// Takes a file into the workspace, or out of it.
  mutating func set(_ path: String, isFile: Bool) {
    if isFile {
      files.insert(path)
      if isSearching { found.insert(path) }
    } else {
      files.remove(path)
      found.remove(path)
    }
    unread.append(path)
  }

  mutating func dropBacklog() {
    isSearching = false
    unsearched = []
    walker = nil
    found = []
    unread = []
  }

  var hasBacklog: Bool { isSearching || !unread.isEmpty }

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

  /// Whether the client works on the file: all that it has open count where it works in no folder.
  func owns(_ path: String?) -> Bool {
    guard let path else { return false }
    return roots.isEmpty || folderRoot(of: path) != nil
  }

  /// The settings as a configuration to lie below all files.
  var baseConfiguration: LoadedConfiguration {
    var base = LoadedConfiguration()
    guard let settings else { return base }
    let folder = roots.first ?? "/"
    base.apply(settings, folder: folder, patternFolder: folder)
    if let baseline = base.baseline, !holds(baseline) { base.baseline = nil }
    return base
  }

  /// What is wrong in the editor's settings.
  var settingsProblems: [String] {
    var problems = (settings?.problems ?? []).map { "\(Self.section): \($0.message)" }
    if let baseline = settings?.baseline?.value, baseConfiguration.baseline == nil {
      problems.append("\(Self.section): \"baseline\" leaves the workspace: \(baseline)")
    }
    return problems
  }

  private func holds(_ path: String) -> Bool {
    roots.contains { ConfigurationLoader.leads(path, inside: $0) }
  }
}
