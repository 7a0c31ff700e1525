/// Paths as text, with `/` between their parts. Nothing here asks the file system.
enum Path {
  private static let separator = UInt8(ascii: "/")

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == separator }

  /// What is between the slashes, empty parts left out.
  static func parts(_ path: String) -> [Substring] {
    path.utf8.split(separator: separator).map { Substring($0) }
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || isAbsolute(name) { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last part; empty for the root.
  static func name(_ path: String) -> String {
    parts(path).last.map(String.init) ?? ""
  }

  /// The folder that the path is in; the root's is the root.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: separator) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.`, doubled slashes, and `..` where a part before it can go. Never empty.
  static func normalized(_ path: String) -> String {
    let isAbsolute = isAbsolute(path)
    var kept: [Substring] = []
    for part in parts(path) where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if part != ".." || !isAbsolute {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  static func absolute(_ path: String, in folder: String) -> String {
    normalized(join(folder, path))
  }

  /// Whether the absolute path is the folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The path relative to a folder that it is in: without leading slash, empty for the folder itself. Nil for a path
  /// outside of the folder.
  static func relative(_ path: String, to folder: String) -> String? {
    guard isInside(path, folder) else { return nil }
    let folder = folder == "/" ? "" : folder
    // By characters where the two spell one in different ways, as file systems do with accents.
    let rest =
      path.utf8.starts(with: folder.utf8)
      ? Substring(path.utf8.dropFirst(folder.utf8.count)) : path.dropFirst(folder.count)
    return String(rest.drop { $0 == "/" })
  }

  /// The order in which files are read and reported: by bytes, the same on every machine.
  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// The absolute path itself and the folders above it, up to the root.
  static func selfAndAncestors(_ path: String) -> [String] {
    var found = [path]
    var current = path
    while current != "/" && !current.isEmpty {
      current = parent(current)
      found.append(current)
    }
    return found
  }
}
