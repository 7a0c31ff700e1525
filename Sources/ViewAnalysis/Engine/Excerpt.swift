/// Some items of a file, read as a file of their own: looking at them costs what they are long, not what the file is.
struct Excerpt {
  /// The items' texts, one after another in the order of the file.
  let bytes: [UInt8]
  /// UTF-8 offsets of each text in the file, and where it begins in `bytes`.
  private let pieces: [(range: Range<Int>, start: Int)]

  /// The items that the ranges and the edits touch, and all others that declare or extend the types around these. Nil
  /// where they reach outside of the text.
  init?(around ranges: [Range<Int>], _ edits: [TextEdit], in file: FileModel) {
    let (tree, whole) = (file.tree, file.tree.bytes.indices)
    let touched = ranges + edits.map(\.range)
    guard touched.allSatisfy({ whole.lowerBound <= $0.lowerBound && $0.upperBound <= whole.upperBound })
    else { return nil }
    let types = Set(touched.compactMap { file.enclosingType(atOffset: $0.lowerBound)?.index })
    let declarations = types.flatMap { file.declarations(of: file.types[$0]) }.map(\.node.range)
    // Between the items there is nothing but the edit itself.
    let items = (touched + declarations).flatMap { range in
      [range] + [range.lowerBound, range.upperBound].compactMap { tree.item(at: $0) }
    }
    var merged: [Range<Int>] = []
    for range in items.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    var bytes: [UInt8] = []
    pieces = merged.map { range in
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      defer { bytes += tree.bytes[range] }
      return (range, bytes.count)
    }
    self.bytes = bytes
  }

  /// Where the file's range lies in the excerpt; nil where it doesn't as a whole.
  func position(of range: Range<Int>) -> Range<Int>? {
    pieces.first { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
      .map { range.moved(by: $0.start - $0.range.lowerBound) }
  }

  /// The file's edits as edits of the excerpt.
  func edits(_ edits: [TextEdit]) -> [TextEdit] {
    edits.compactMap { edit in position(of: edit.range).map { edit.with(range: $0) } }
  }

  /// The excerpt's edits as edits of the file; nil where one reaches over several items.
  func editsOfFile(_ edits: [TextEdit]) -> [TextEdit]? {
    let moved = edits.compactMap { edit in
      pieces.first {
        $0.start <= edit.range.lowerBound && edit.range.upperBound <= $0.start + $0.range.count
      }.map { edit.with(range: edit.range.moved(by: $0.range.lowerBound - $0.start)) }
    }
    return moved.count == edits.count ? moved : nil
  }
}

extension SyntaxTree {
  /// UTF-8 offsets of the item at the top of the file that contains the offset; nil where there is none.
  func item(at offset: Int) -> Range<Int>? {
    var node = innermostNode(at: offset)
    while let parent = node.parent, parent.id != 0 { node = parent }
    return node.id == 0 ? nil : node.range
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

extension TextEdit {
  fileprivate func with(range: Range<Int>) -> TextEdit {
    TextEdit(file: file, range: range, newText: newText)
  }
}
