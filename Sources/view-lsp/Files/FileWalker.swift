/// A Swift file to work on.
struct InputFile: Equatable, Sendable {
  /// The path as it is printed: as the user's argument led to it.
  let name: String
  /// The absolute path.
  let path: String
}

/// Finds the Swift files that the command's operands mean.
///
/// A file that is named is taken as it is; a folder is searched, and what `.gitignore` files and the
/// configuration leave out stays out. The order is the same on every machine, and no file comes twice.
struct FileWalker {
  private static let skippedNames: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  private let currentFolder: String
  /// Whether the configuration leaves a path out.
  private let excludes: (_ path: String, _ isFolder: Bool, _ root: String) -> Bool
  private(set) var files: [InputFile] = []
  /// Operands and files that can't be read, each with the reason.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  /// Absolute paths without links of all that has been seen, folders too.
  private var seen: Set<String> = []
  private var search: Search?

  init(currentFolder: String, excludes: @escaping (_ path: String, _ isFolder: Bool, _ root: String) -> Bool)
  {
    self.currentFolder = currentFolder
    self.excludes = excludes
  }

  /// A folder's search under way.
  private struct Search {
    let start: Place
    let root: String
    var folders: [Place]
    /// Links come after everything that is reached without them, so that what can be reached both ways has
    /// its plain name.
    var links: [Place] = []
  }

  /// One place of the search.
  private struct Place {
    var name: String
    var path: String
    /// The path without links.
    var canonical: String
    var ignores: [PatternList]
  }

  mutating func add(operand: String) {
    begin(operand: operand)
    while step() {}
  }

  /// As `add`, but a folder is left to be searched step by step.
  mutating func begin(operand: String) {
    let name = Path.normalized(operand)
    let path = Path.absolute(operand, in: currentFolder)
    // The system, not the text, says where `..` leads behind a link.
    guard let canonical = FileSystem.canonicalPath(Path.join(currentFolder, operand)),
      let kind = FileSystem.kind(of: canonical)
    else {
      failures.append((operand, .last))
      return
    }
    if kind == .folder {
      let root = ConfigurationLoader.workspaceRoot(of: path, currentFolder: currentFolder)
      let start = Place(
        name: name == "." ? "" : name, path: path, canonical: canonical,
        ignores: ignores(above: path, root: root))
      search = Search(start: start, root: root, folders: [start])
    } else if seen.insert(canonical).inserted {
      files.append(InputFile(name: name, path: path))
    }
  }

  private func gitignore(_ folder: String) -> PatternList? {
    patterns(at: Path.join(folder, ".gitignore"), folder: folder)
  }

  private func gitExcludes(_ root: String) -> PatternList? {
    patterns(at: Path.join(root, ".git/info/exclude"), folder: root)
  }

  private func patterns(at path: String, folder: String) -> PatternList? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    let list = PatternList(folder: folder, gitignore: String(decoding: bytes, as: UTF8.self))
    return list.patterns.isEmpty ? nil : list
  }

  /// Searches one more folder, not what is below it. False once the search is at its end.
  mutating func step() -> Bool {
    guard var search else { return false }
    self.search = nil
    guard let place = search.folders.popLast() ?? takeLink(&search) else {
      files.sort { Path.precedes($0.name, $1.name) }
      return false
    }
    if seen.insert(place.canonical).inserted { look(into: place, &search) }
    self.search = search
    return true
  }

  private mutating func look(into place: Place, _ search: inout Search) {
    let names: [String]
    do {
      names = try FileSystem.names(in: place.path)
    } catch {
      failures.append((place.name.isEmpty ? "." : place.name, error))
      return
    }
    var ignores = place.ignores
    if names.contains(".gitignore"), let list = gitignore(place.path) { ignores.append(list) }
    var below: [Place] = []
    for name in names where !Self.isSkipped(name) {
      let inner = Place(
        name: Path.join(place.name, name), path: Path.join(place.path, name),
        canonical: Path.join(place.canonical, name), ignores: ignores)
      switch FileSystem.kind(of: inner.path, followingLinks: false) {
      case .folder where !isLeftOut(inner, isFolder: true, root: search.root): below.append(inner)
      case .file where name.hasSuffix(".swift") && !isLeftOut(inner, isFolder: false, root: search.root):
        take(inner)
      case .link: search.links.append(inner)
      default: break
      }
    }
    search.folders += below.reversed()
  }

  private static func isSkipped(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || skippedNames.contains(String(name))
  }

  /// Whether a search of the folder takes a file at the path, as far as names tell. What is reached through a
  /// link is not.
  func takes(_ path: String, below folder: String) -> Bool {
    guard path.hasSuffix(".swift"), path != folder, let relative = Path.relative(path, to: folder) else {
      return false
    }
    let root = ConfigurationLoader.workspaceRoot(of: folder, currentFolder: currentFolder)
    var ignores = ignores(above: folder, root: root)
    var current = folder
    let parts = relative.split(separator: "/")
    for (number, part) in parts.enumerated() {
      if Self.isSkipped(part) { return false }
      if let list = gitignore(current) { ignores.append(list) }
      current = Path.join(current, String(part))
      let isFolder = number < parts.count - 1
      let place = Place(name: current, path: current, canonical: current, ignores: ignores)
      if isLeftOut(place, isFolder: isFolder, root: root) { return false }
      if FileSystem.kind(of: current, followingLinks: false) == .link { return false }
    }
    return true
  }

  /// What Git ignores by files above the folder.
  private func ignores(above folder: String, root: String) -> [PatternList] {
    let above = Path.selfAndAncestors(folder).dropFirst().filter { Path.isInside($0, root) }.reversed()
    return [gitExcludes(root)].compactMap { $0 } + above.compactMap { gitignore($0) }
  }

  /// Follows the first link: takes it where it leads to a file, gives it back where it leads to a folder.
  private mutating func takeLink(_ search: inout Search) -> Place? {
    while !search.links.isEmpty {
      var place = search.links.removeFirst()
      let isSwift = place.name.hasSuffix(".swift")
      guard let canonical = FileSystem.canonicalPath(place.path) else {
        if isSwift { failures.append((place.name, .last)) }
        continue
      }
      // A link to a folder above the search would have it read what nobody asked for.
      if Path.isInside(search.start.canonical, canonical) { continue }
      place.canonical = canonical
      let isFolder = FileSystem.kind(of: canonical) == .folder
      if isLeftOut(place, isFolder: isFolder, root: search.root) { continue }
      if isFolder { return place }
      if isSwift { take(place) }
    }
    return nil
  }

  private mutating func take(_ place: Place) {
    if seen.insert(place.canonical).inserted {
      files.append(InputFile(name: place.name, path: place.path))
    }
  }

  private func isLeftOut(_ place: Place, isFolder: Bool, root: String) -> Bool {
    for list in place.ignores.reversed() {
      guard let isIgnored = list.decision(place.path, isFolder: isFolder) else { continue }
      if isIgnored { return true }
      break
    }
    return excludes(place.path, isFolder, root)
  }
}
