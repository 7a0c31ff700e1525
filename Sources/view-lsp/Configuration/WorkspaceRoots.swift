/// Finds the roots of workspaces. Each folder is asked about once, so the answers hold for one run.
final class WorkspaceRoots {
  private let currentFolder: String
  private var rootsByFolder: [String: String] = [:]
  /// Whether a folder is a repository's, by its path.
  private var areRepositories: [String: Bool] = [:]
  /// Whether a folder has a configuration, by its path.
  private var areConfigured: [String: Bool] = [:]

  init(currentFolder: String) { self.currentFolder = currentFolder }

  /// The folder above which nothing belongs to the workspace that the folder is in: the nearest one that is a Git
  /// repository's, else the outermost one that has a configuration or is the current folder.
  func root(of folder: String) -> String {
    if let known = rootsByFolder[folder] { return known }
    let folders = Path.selfAndAncestors(folder)
    let root =
      folders.first(where: isRepository)
      ?? folders.last { $0 == currentFolder || isConfigured($0) }
      ?? folder
    rootsByFolder[folder] = root
    return root
  }

  /// Whether something marks the folder as a workspace's root.
  func isMarked(_ folder: String) -> Bool { isRepository(folder) || isConfigured(folder) }

  private func isRepository(_ folder: String) -> Bool {
    if let known = areRepositories[folder] { return known }
    let isRepository = FileSystem.kind(of: Path.join(folder, ".git")) != nil
    areRepositories[folder] = isRepository
    return isRepository
  }

  private func isConfigured(_ folder: String) -> Bool {
    if let known = areConfigured[folder] { return known }
    let isConfigured = FileSystem.kind(of: Path.join(folder, ConfigurationFile.name)) == .file
    areConfigured[folder] = isConfigured
    return isConfigured
  }
}
