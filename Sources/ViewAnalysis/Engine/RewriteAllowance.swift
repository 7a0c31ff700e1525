/// For how many findings of a file details are made at once.
///
/// A rewrite is held against the whole of the type that it changes. A type with thousands of findings would take time
/// by the square of their number, so there is an end to it, which real files don't reach.
package struct RewriteAllowance {
  /// All the details of a file may together look at so many times its text.
  private static let mostPasses = 250

  private let file: FileModel
  /// Bytes that may still be looked at.
  private var left: Int
  /// Bytes that one rewrite in a type looks at, by the type's index.
  private var sizes: [Int: Int] = [:]

  package init(_ file: SourceFile) {
    self.file = file.model
    left = Self.mostPasses * file.tree.bytes.count
  }

  /// Whether the details of one more finding may be made. If so, they count.
  package mutating func spend(on finding: Finding) -> Bool {
    left -= size(around: finding.range.lowerBound)
    return left >= 0
  }

  private mutating func size(around offset: Int) -> Int {
    guard let type = file.enclosingType(atOffset: offset) else {
      return file.tree.item(at: offset)?.count ?? 0
    }
    if let size = sizes[type.index] { return size }
    let items = Set(file.declarations(of: type).compactMap { file.tree.item(at: $0.node.range.lowerBound) })
    let size = items.reduce(0) { $0 + $1.count }
    sizes[type.index] = size
    return size
  }
}
