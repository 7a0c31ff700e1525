/// The folders of modules that no package's manifest declares, such as the frameworks of an Xcode project, as far as
/// imports tell: files outside of the folder import its name, none inside does, and some code in it is public.
struct ModuleFolders {
  /// Paths with a slash at the end.
  private var folders: Set<String> = []

  init(_ workspace: WorkspaceIndex) {
    var importers: [String: [String]] = [:]
    for file in workspace.files.lazy.compactMap(\.self) {
      for module in file.exports.importedModules { importers[module, default: []].append(file.name) }
    }
    var candidates: [String: String] = [:]
    for file in workspace.files.lazy.compactMap(\.self)
    where file.exports.types.contains(where: { ($0.access ?? .internal) >= .public }) {
      for (name, path) in file.name.foldersAround where importers[name] != nil { candidates[path] = name }
    }
    for (path, name) in candidates {
      let isInside = importers[name]?.map { $0.hasPrefix(path) } ?? []
      if isInside.contains(false), !isInside.contains(true) { folders.insert(path) }
    }
  }

  /// The module whose folder the file is in, with that folder; nil where none is known.
  func module(of file: String) -> (name: String, folder: String)? {
    if folders.isEmpty { return nil }
    return file.foldersAround.last { folders.contains($0.path) }.map { ($0.name, $0.path) }
  }

  /// Whether the files are in the same folder of a module, or both in none.
  func areTogether(_ file: String, _ other: String) -> Bool {
    module(of: file)?.folder == module(of: other)?.folder
  }
}

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
