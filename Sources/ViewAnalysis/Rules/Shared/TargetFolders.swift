/// Which target the files of a workspace belong to, as far as folders tell: for code that no package's manifest
/// covers, such as that of an Xcode project.
///
/// Each app and extension has an entry point (`@main`). The folder of one, with all around it that hold no other entry
/// point, is taken for the folder of its target; what lies in none is taken to be shared by all targets.
struct TargetFolders {
  /// Paths with a slash at the end, the longest first.
  private let folders: [String]

  init(_ workspace: WorkspaceIndex) {
    let entries = workspace.files(referringTo: "main").filter { file in
      workspace.exports(of: file)?.types.contains { $0.attributes.contains("main") } == true
    }
    let paths = Set(
      entries.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init) }
    )
    .sorted { $0.lexicographicallyPrecedes($1) }
    // With one target alone, all code can see all other.
    guard paths.count > 1 else {
      folders = []
      return
    }
    folders = paths.indices.map { index in
      // In this order no other path has more in common than a neighbour.
      let neighbours = [index - 1, index + 1].compactMap { paths.element(at: $0) }
      let shared = neighbours.map { zip($0, paths[index]).prefix { $0 == $1 }.count }.max() ?? 0
      return paths[index].prefix(shared + 1).map { $0 + "/" }.joined()
    }.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Whether the targets of the one file are taken to have the other one, too.
  func canSee(_ declaring: String, from file: String) -> Bool {
    guard let folder = folder(of: declaring) else { return true }
    return self.folder(of: file) == folder
  }

  private func folder(of file: String) -> String? { folders.first { file.hasPrefix($0) } }
}
