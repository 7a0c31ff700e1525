/// Absolute paths of files, with the folders that they are in.
struct PathSet {
  private(set) var paths: Set<String> = []
  /// How many of the paths are in a folder, at any depth.
  private var counts: [String: Int] = [:]

  var count: Int { paths.count }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  func hasPaths(inFolder folder: String) -> Bool { counts[folder] != nil }

  mutating func insert(_ path: String) {
    guard paths.insert(path).inserted else { return }
    for folder in Path.selfAndAncestors(path).dropFirst() { counts[folder, default: 0] += 1 }
  }

  mutating func remove(_ path: String) {
    guard paths.remove(path) != nil else { return }
    for folder in Path.selfAndAncestors(path).dropFirst() {
      let count = (counts[folder] ?? 1) - 1
      counts[folder] = count > 0 ? count : nil
    }
  }
}
