/// Views whose declaration stands in another file than the extension that is cut.
extension Extractor {
  /// The extractor of a file that has, below this one's text, all other declarations of the type: so all members are
  /// known. Nil where the host can't supply the other files, and where this file may not be able to name what they can.
  func joined(_ type: TypeModel) -> Extractor? {
    if let known = resolver.joinedFiles[type.qualifiedName] {
      return known.map { Extractor(joined: $0, like: layout) }
    }
    let joined = join(type)
    resolver.joinedFiles[type.qualifiedName] = joined
    return joined.map { Extractor(joined: $0, like: layout) }
  }

  private func join(_ type: TypeModel) -> JoinedFile? {
    guard let own = resolver.source, !type.qualifiedName.contains("."), own.tree.errors.isEmpty else {
      return nil
    }
    var text = Array(own.tree.bytes)
    let files = Set(
      resolver.workspace.types(named: type.name).filter { $0.facts.qualifiedName == type.qualifiedName }
        .map(\.file)
    )
    .subtracting([own.name])
    guard files.count <= Self.mostFiles else { return nil }
    let imports = own.tree.importedModules
    for name in files.sorted() {
      // What a module brings that only the other file imports can't be named here.
      guard let file = resolver.source(named: name), file.tree.errors.isEmpty,
        file.tree.importedModules.isSubset(of: imports.union(Self.everywhere))
      else { return nil }
      for declaration in file.model.types(qualifiedName: type.qualifiedName) {
        guard declaration.node.parent?.parent?.kind == .sourceFile else { return nil }
        text += Array((layout.lineEnding + layout.lineEnding + declaration.node.text).utf8)
      }
    }
    let end = own.tree.bytes.count
    let source = SourceFile(name: own.name, bytes: text)
    guard source.tree.errors.isEmpty else { return nil }
    return JoinedFile(
      resolver: ViewResolver(source, workspace: resolver.workspace, sources: resolver.sources), end: end)
  }

  /// How many files a type may be spread over.
  private static let mostFiles = 12

  /// Modules that `import SwiftUI` brings along.
  private static let everywhere: Set<String> = [
    "SwiftUI", "Foundation", "CoreGraphics", "UIKit", "AppKit", "Darwin",
  ]
}
