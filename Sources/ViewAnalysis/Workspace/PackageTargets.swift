/// A target that a package's manifest declares.
package struct TargetFacts: Sendable, Equatable {
  package let name: String
  /// The target's folder in the package, where the manifest names one.
  package let path: String?
  package let isTest: Bool
  /// The names of the targets and products that it depends on; nil where the manifest computes them.
  package let dependencies: [String]?

  /// The targets that a manifest declares, `Package.swift`; none where the file is no manifest.
  static func targets(in file: FileModel) -> [TargetFacts] {
    guard file.isManifest else { return [] }
    let tree = file.tree
    return tree.nodes.ids(of: [.functionCallExpr]).compactMap { id in
      guard let call = FunctionCall(tree.node(id)), let kind = call.name, kinds.contains(kind),
        // A product and a dependency have a path and a name, too, but other functions make them.
        let name = call.argument("name")?.value?.plainString
      else { return nil }
      let dependencies = call.argument("dependencies")?.value
      return TargetFacts(
        name: name, path: call.argument("path")?.value?.plainString, isTest: kind == "testTarget",
        dependencies: dependencies.map(\.dependencyNames) ?? [])
    }
  }

  private static let kinds: NameSet = ["target", "executableTarget", "testTarget", "macro", "plugin"]
}

extension Node {
  /// The names in a list of dependencies: `"Core"`, `.target(name: "Core")`, `.product(name: "Core", package: "Kit")`. Nil
  /// where one of them is not spelt out.
  fileprivate var dependencyNames: [String]? {
    guard kind == .arrayExpr else { return nil }
    let elements = children(.arrayElement).map(\.firstChild)
    let names = elements.compactMap { element in
      element?.plainString ?? FunctionCall(element)?.argument("name")?.value?.plainString
    }
    return names.count == elements.count ? names : nil
  }

  /// The value of a string literal without interpolations and escapes.
  var plainString: String? {
    guard kind == .stringLiteralExpr, tokenRange.count == 1, range.count >= 2 else { return nil }
    let text = tree.text(range.lowerBound + 1..<range.upperBound - 1)
    return text.contains("\\") || text.contains("\"") ? nil : text
  }
}

/// The module that a file belongs to, as far as the folders tell.
package struct FileModule: Equatable, Sendable {
  /// The folder of the package's manifest.
  package let package: String
  package let target: TargetFacts
}

/// The manifests of the workspace's packages, by their folders.
struct PackageTargets: Sendable {
  private var byFolder: [String: [TargetFacts]] = [:]
  private var targetNames = CountedNames()

  /// Whether that changed anything.
  mutating func replace(_ file: String, with targets: [TargetFacts]) -> Bool {
    let (folder, name) = file.splitPath
    guard name == "Package.swift" else { return false }
    let new = targets.isEmpty ? nil : targets
    if byFolder[folder] == new { return false }
    for target in byFolder[folder] ?? [] { targetNames.remove(target.name) }
    for target in targets { targetNames.insert(target.name) }
    byFolder[folder] = new
    return true
  }

  /// The module of the file; nil where no manifest covers it.
  func module(of file: String) -> FileModule? {
    if byFolder.isEmpty { return nil }
    var (folder, rest) = file.splitPath
    while true {
      if let targets = byFolder[folder] {
        return Self.target(of: rest, among: targets).map { FileModule(package: folder, target: $0) }
      }
      if folder.isEmpty { return nil }
      let (outer, name) = folder.splitPath
      if outer == folder { return nil }
      (folder, rest) = (outer, name + "/" + rest)
    }
  }

  /// Whether code of the one module may import the other: its target depends on the other's, directly or not. True where
  /// a manifest doesn't say on what a target depends.
  func mayImport(_ other: FileModule, in module: FileModule) -> Bool {
    guard module.package == other.package, let targets = byFolder[module.package] else { return false }
    let dependencies = Dictionary(
      targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { one, _ in one })
    var seen: Set<String> = []
    var pending = [module.target.name]
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let next = dependencies[name] else { continue }
      guard let next, !next.contains(other.target.name) else { return true }
      pending += next
    }
    return false
  }

  /// Whether code of the one file may use what the other declares, as far as the folders tell: no package can import what
  /// is outside of all packages, and no target one that it doesn't depend on.
  func maySee(_ other: String, from file: String) -> Bool {
    guard let module = module(of: file) else { return true }
    guard let declaring = self.module(of: other) else {
      return module.package.isEmpty || other.hasPrefix(module.package + "/")
    }
    return declaring == module || declaring.package != module.package || mayImport(declaring, in: module)
  }

  var areSeveral: Bool { byFolder.count > 1 }

  /// Whether there may be a place for a declaration that both files use: not where they are in packages of which neither
  /// names a target of the other, nor both one of a third package of the workspace.
  func mayShare(_ file: String, _ other: String) -> Bool {
    guard let one = module(of: file), let two = module(of: other), one.package != two.package else {
      return true
    }
    guard let first = one.target.dependencies, let second = two.target.dependencies else { return true }
    func declares(_ package: String, oneOf names: [String]) -> Bool {
      names.contains { name in byFolder[package]?.contains { $0.name == name } == true }
    }
    return declares(two.package, oneOf: first) || declares(one.package, oneOf: second)
      || first.contains { second.contains($0) && targetNames.contains($0) }
  }

  /// The target with the longest folder around the path, which is relative to the package.
  private static func target(of path: String, among targets: [TargetFacts]) -> TargetFacts? {
    var found: (target: TargetFacts, length: Int)?
    for target in targets {
      let folders = target.path.map { [$0] } ?? standardFolders.map { $0 + "/" + target.name }
      for var folder in folders {
        if folder.hasPrefix("./") { folder.removeFirst(2) }
        if folder.hasSuffix("/") { folder.removeLast() }
        let isInside = folder.isEmpty || folder == "." || path.hasPrefix(folder + "/")
        if isInside, folder.utf8.count > found?.length ?? -1 { found = (target, folder.utf8.count) }
      }
    }
    return found?.target
  }

  private static let standardFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}

extension String {
  /// What stands before the last slash, and what after it.
  fileprivate var splitPath: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (String(self[..<slash]), String(self[index(after: slash)...]))
  }
}
