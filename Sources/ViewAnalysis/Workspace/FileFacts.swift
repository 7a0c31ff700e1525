/// What the workspace knows about one file.
package struct FileFacts: Sendable {
  /// What other files can see. While it stays the same, no other file has to be looked at again.
  package let exports: FileExports
  /// What the file's code names.
  package let references: FileReferences
  /// The modifiers that other files may repeat.
  package let chains: ModifierChains
  /// The bodies that other files may repeat.
  package let shapes: ViewShapes

  /// `old` is the same file with another text: it saves time, and never makes a difference.
  package init(_ file: FileModel, replacing old: SourceFile? = nil) {
    exports = FileExports(file, replacing: old)
    references = FileReferences(file, replacing: old)
    let unchanged = old.map { file.unchangedItems(since: $0) } ?? [:]
    chains = ModifierChains(file, replacing: old?.facts.chains, unchanged)
    shapes = ViewShapes(file, replacing: old?.facts.shapes, unchanged)
  }
}

extension FileModel {
  /// The sound items of the file that read as they did at its beginning and at its end, by their indices, with those
  /// that they had.
  func unchangedItems(since old: SourceFile) -> [Int: Int] {
    let (items, oldItems) = (tree.root.children(.codeBlockItem), old.tree.root.children(.codeBlockItem))
    func isSame(_ index: Int, _ oldIndex: Int) -> Bool {
      !items[index].hasError && !oldItems[oldIndex].hasError
        && tree.bytes.hasSameBytes(in: items[index].range, as: oldItems[oldIndex].range, of: old.tree.bytes)
    }
    var unchanged: [Int: Int] = [:]
    let count = min(items.count, oldItems.count)
    var start = 0
    while start < count, isSame(start, start) {
      unchanged[start] = start
      start += 1
    }
    var end = 1
    while end <= count - start, isSame(items.count - end, oldItems.count - end) {
      unchanged[items.count - end] = oldItems.count - end
      end += 1
    }
    return unchanged
  }
}

extension Array {
  /// The element at the index; nil where there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
