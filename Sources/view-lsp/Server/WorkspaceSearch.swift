internal import LSPCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A search of the workspace's folders for Swift files, done a piece at a time.
struct WorkspaceSearch {
  typealias Excludes = (_ path: String, _ isFolder: Bool) -> Bool

  private let excludes: Excludes
  private(set) var isUnderWay = false
  /// Folders to be searched, the next one last.
  private var unsearched: [String] = []
  /// The search of one folder.
  private var walker: FileWalker?
  private var found: Set<String> = []

  /// Whether folders are left that the search has not begun with.
  var hasFolders: Bool { !unsearched.isEmpty }

  init(excludes: @escaping Excludes) { self.excludes = excludes }

  /// Begins to search the folders anew.
  mutating func start(_ folders: [String]) {
    drop()
    isUnderWay = true
    unsearched = folders.reversed()
  }

  mutating func drop() {
    isUnderWay = false
    unsearched = []
    walker = nil
    found = []
  }

  /// Does a piece. At the end returns all that was found.
  mutating func step(log: ServerLog?) -> Set<String>? {
    if walker?.step() == true { return nil }
    if let walker {
      found.formUnion(walker.files.lazy.map(\.path))
      for (name, failure) in walker.failures + walker.skipped {
        log?.write(.warning, "\(name): \(failure.message)")
      }
      self.walker = nil
    }
    if let folder = unsearched.popLast() {
      var next = makeWalker(folder)
      next.begin(operand: folder)
      walker = next
      return nil
    }
    let all = found
    drop()
    return all
  }

  // MARK: What a search would do

  /// Whether a search of the root finds the file.
  func finds(_ path: String, below root: String) -> Bool {
    Self.isSearched(root) && makeWalker(root).takes(path, below: root)
  }

  /// Whether a search of the root goes into the folder.
  func searches(_ path: String, below root: String) -> Bool {
    Self.isSearched(root) && makeWalker(root).searches(path, below: root)
  }

  /// Who opens a file at the top of the disk or of the home folder does not mean everything below it.
  static func isSearched(_ root: String) -> Bool {
    root != "/" && root != getenv("HOME").map { String(cString: $0) }
  }

  private func makeWalker(_ folder: String) -> FileWalker {
    FileWalker(currentFolder: folder) { [excludes] path, isFolder, _ in excludes(path, isFolder) }
  }
}
