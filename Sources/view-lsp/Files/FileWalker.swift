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
  /// What is left out of a folder is left out where it is named, too.
  private let excludesNamed: Bool
  /// Whether the configuration leaves a path out.
  private let excludes: (_ path: String, _ isFolder: Bool, _ root: String) -> Bool
  private(set) var files: [InputFile] = []
  /// Operands and folders that can't be read, each with the reason.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  /// Links that lead nowhere and lists of ignored files that can't be read, each with the reason: the search goes on
  /// without them.
  private(set) var skipped: [(name: String, failure: FileFailure)] = []
  /// Folders among the operands that have no file to work on.
  private(set) var emptyOperands: [String] = []
  /// Absolute paths without links of all that has been seen, folders too.
  private var seen: Set<String> = []
  /// Absolute paths without links of `files`.
  private var taken: [String] = []
  private var search: Search?

  init(
    currentFolder: String, excludesNamed: Bool = false,
    excludes: @escaping (_ path: String, _ isFolder: Bool, _ root: String) -> Bool
  ) {
    self.currentFolder = currentFolder
    self.excludesNamed = excludesNamed
    self.excludes = excludes
  }

  /// A folder's search under way.
  private struct Search {
    let operand: String
    let start: Entry
    let root: String
    var folders: [Entry]
    /// Links come after everything that is reached without them, so that what can be reached both ways has
    /// its plain name.
    var links: [Entry] = []
    var hasFiles = false
    /// Absolute paths without links of folders that an earlier search has seen.
    var seenBefore: [String] = []
  }

  /// A file, a folder or a link that the search has come to.
  private struct Entry {
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

  /// Whether a search has already come to the folder.
  func hasSearched(_ folder: String) -> Bool {
    FileSystem.canonicalPath(folder).map(seen.contains) ?? false
  }

  /// As `add`, but a folder is left to be searched step by step.
  mutating func begin(operand: String) {
    let name = Path.normalized(operand)
    let path = Path.absolute(operand, in: currentFolder)
    // The system, not the text, says where `..` leads after a link.
    guard let canonical = FileSystem.canonicalPath(Path.join(currentFolder, operand)),
      let kind = FileSystem.kind(of: canonical)
    else {
      failures.append((operand, .last))
      return
    }
    if excludesNamed, leavesOut(path, isFolder: kind == .folder) { return }
    if kind == .folder {
      let root = WorkspaceRoots(currentFolder: currentFolder).root(of: path)
      let start = Entry(
        name: name == "." ? "" : name, path: path, canonical: canonical,
        ignores: ignores(above: path, root: root))
      search = Search(operand: operand, start: start, root: root, folders: [start])
    } else if seen.insert(canonical).inserted {
      files.append(InputFile(name: name, path: path))
      taken.append(canonical)
    }
  }

  /// Searches one more folder, not what is below it. False once the search is at its end.
  mutating func step() -> Bool {
    guard var search else { return false }
    self.search = nil
    guard let folder = search.folders.popLast() ?? takeLink(&search) else {
      end(search)
      return false
    }
    if seen.insert(folder.canonical).inserted {
      look(into: folder, &search)
    } else {
      search.seenBefore.append(folder.canonical)
    }
    self.search = search
    return true
  }

  private mutating func end(_ search: Search) {
    files.sort { Path.precedes($0.name, $1.name) }
    let hasFiles =
      search.hasFiles || search.seenBefore.contains { folder in taken.contains { Path.isInside($0, folder) } }
    if !hasFiles { emptyOperands.append(search.operand) }
  }

  private mutating func look(into folder: Entry, _ search: inout Search) {
    let entries: [(name: String, kind: FileKind)]
    do {
      entries = try FileSystem.entries(in: folder.path)
    } catch {
      failures.append((folder.name.isEmpty ? "." : folder.name, error))
      return
    }
    var ignores = folder.ignores
    if entries.contains(where: { $0.name == ".gitignore" }), let list = gitignore(folder.path) {
      ignores.append(list)
    }
    var below: [Entry] = []
    for (name, kind) in entries where kind != .file || name.hasSuffix(".swift") {
      if Self.isSkipped(name) { continue }
      let inner = Entry(
        name: Path.join(folder.name, name), path: Path.join(folder.path, name),
        canonical: Path.join(folder.canonical, name), ignores: ignores)
      switch kind {
      case .folder where !isLeftOut(inner, isFolder: true, root: search.root): below.append(inner)
      case .file where !isLeftOut(inner, isFolder: false, root: search.root):
        take(inner, &search)
      case .link: search.links.append(inner)
      default: break
      }
    }
    search.folders += below.reversed()
  }

  /// Follows the first link: takes it where it leads to a file, gives it back where it leads to a folder.
  private mutating func takeLink(_ search: inout Search) -> Entry? {
    while !search.links.isEmpty {
      var link = search.links.removeFirst()
      let isSwift = link.name.hasSuffix(".swift")
      guard let canonical = FileSystem.canonicalPath(link.path), let kind = FileSystem.kind(of: canonical)
      else {
        if isSwift { skipped.append((link.name, .last)) }
        continue
      }
      // A link to a folder above the search would have it read what nobody asked for.
      if Path.isInside(search.start.canonical, canonical) { continue }
      link.canonical = canonical
      if isLeftOut(link, isFolder: kind == .folder, root: search.root) { continue }
      switch kind {
      case .folder: return link
      case .file where isSwift: take(link, &search)
      case .other where isSwift: skipped.append((link.name, FileSystem.notRegular))
      default: break
      }
    }
    return nil
  }

  private mutating func take(_ file: Entry, _ search: inout Search) {
    search.hasFiles = true
    if seen.insert(file.canonical).inserted {
      files.append(InputFile(name: file.name, path: file.path))
      taken.append(file.canonical)
    }
  }

  // MARK: What is left out

  /// The patterns of a folder's `.gitignore`; nil where there is none, or none that can be read.
  private mutating func gitignore(_ folder: String) -> PatternList? {
    patterns(at: Path.join(folder, ".gitignore"), folder: folder)
  }

  private mutating func patterns(at path: String, folder: String) -> PatternList? {
    do throws(FileFailure) {
      return try Self.readPatterns(at: path, folder: folder)
    } catch {
      let name = Path.relative(path, to: currentFolder) ?? path
      // Each operand may ask for it.
      if !skipped.contains(where: { $0.name == name }) { skipped.append((name, error)) }
      return nil
    }
  }

  private static func readPatterns(at path: String, folder: String) throws(FileFailure) -> PatternList? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try FileSystem.read(path)
    let list = PatternList(folder: folder, gitignore: String(decoding: bytes, as: UTF8.self))
    return list.patterns.isEmpty ? nil : list
  }

  /// What Git ignores by files above the folder.
  private mutating func ignores(above folder: String, root: String) -> [PatternList] {
    Self.ignoreFiles(above: folder, root: root).compactMap { patterns(at: $0.path, folder: $0.folder) }
  }

  private static func ignoreFiles(
    above folder: String, root: String
  ) -> [(path: String, folder: String)] {
    let above = Path.selfAndAncestors(folder).dropFirst().filter { Path.isInside($0, root) }.reversed()
    return [(Path.join(root, ".git/info/exclude"), root)] + above.map { (Path.join($0, ".gitignore"), $0) }
  }

  private static func isSkipped(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || skippedNames.contains(String(name))
  }

  /// Whether a search of the folder takes a file at the path, as far as names tell. What is reached through a
  /// link is not.
  func takes(_ path: String, below folder: String) -> Bool {
    guard path.hasSuffix(".swift"), path != folder, Path.isInside(path, folder) else { return false }
    let root = WorkspaceRoots(currentFolder: currentFolder).root(of: folder)
    if leavesOut(path, isFolder: false, below: folder, root: root) { return false }
    return !Path.selfAndAncestors(path).contains {
      $0 != folder && Path.isInside($0, folder)
        && FileSystem.kind(of: $0, followingLinks: false) == .link
    }
  }

  /// Whether a search of the folder goes into the folder at the path, as far as names tell.
  func searches(_ path: String, below folder: String) -> Bool {
    let root = WorkspaceRoots(currentFolder: currentFolder).root(of: folder)
    return Path.isInside(path, folder) && !leavesOut(path, isFolder: true, below: folder, root: root)
  }

  /// Whether a search of the path's workspace leaves the path out.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    let folder = isFolder ? path : Path.parent(path)
    let root = WorkspaceRoots(currentFolder: currentFolder).root(of: folder)
    return leavesOut(path, isFolder: isFolder, below: root, root: root)
  }

  /// Whether a search of the folder leaves the path out, or a folder on the way to it.
  private func leavesOut(_ path: String, isFolder: Bool, below folder: String, root: String) -> Bool {
    guard let relative = Path.relative(path, to: folder) else { return false }
    var ignores = Self.ignoreFiles(above: folder, root: root)
      .compactMap { try? Self.readPatterns(at: $0.path, folder: $0.folder) }
    var current = folder
    let parts = Path.parts(relative)
    for (index, part) in parts.enumerated() {
      if Self.isSkipped(part) { return true }
      let list = try? Self.readPatterns(at: Path.join(current, ".gitignore"), folder: current)
      if let list { ignores.append(list) }
      current = Path.join(current, String(part))
      let entry = Entry(name: current, path: current, canonical: current, ignores: ignores)
      if isLeftOut(entry, isFolder: isFolder || index < parts.count - 1, root: root) { return true }
    }
    return false
  }

  private func isLeftOut(_ entry: Entry, isFolder: Bool, root: String) -> Bool {
    for list in entry.ignores.reversed() {
      guard let isIgnored = list.decision(entry.path, isFolder: isFolder) else { continue }
      if isIgnored { return true }
      break
    }
    return excludes(entry.path, isFolder, root)
  }
}
