/// The folders of modules that no package's manifest declares, such as the frameworks of an Xcode project, as far as
/// imports tell: files outside of the folder import its name, and none inside does.
final class ModuleFolders {
  private let workspace: WorkspaceIndex
  /// Whether a folder is one of a module, by its path.
  private var known: [String: Bool] = [:]

  init(_ workspace: WorkspaceIndex) { self.workspace = workspace }

  /// The module whose folder the file is in, with that folder, which has a slash at its end; nil where none is known.
  func module(of file: String) -> (name: String, folder: String)? {
    file.foldersAround.last { isModule($0.name, in: $0.path) }.map { ($0.name, $0.path) }
  }

  /// Whether the files are in the same folder of a module, or both in none.
  func areTogether(_ file: String, _ other: String) -> Bool {
    module(of: file)?.folder == module(of: other)?.folder
  }

  private func isModule(_ name: String, in folder: String) -> Bool {
    if let answer = known[folder] { return answer }
    let importers = appleModules.contains(name) ? [] : workspace.files(importing: name)
    let answer = !importers.isEmpty && !importers.contains { $0.hasPrefix(folder) }
    known[folder] = answer
    return answer
  }
}

/// Modules of the system whose names folders of an app may have, too.
private let appleModules: Set<String> = [
  "Accounts", "AppIntents", "Charts", "CloudKit", "Contacts", "CoreData", "Intents", "MapKit", "Messages",
  "Network",
  "Photos", "Security", "Speech", "StoreKit", "SwiftData", "Translation", "WidgetKit",
]

extension String {
  /// The folders on the path, each with its name, the outermost first.
  fileprivate var foldersAround: [(name: String, path: String)] {
    var found: [(String, String)] = []
    var start = startIndex
    while let slash = self[start...].firstIndex(of: "/") {
      let next = index(after: slash)
      if slash > start { found.append((String(self[start..<slash]), String(self[..<next]))) }
      start = next
    }
    return found
  }
}
