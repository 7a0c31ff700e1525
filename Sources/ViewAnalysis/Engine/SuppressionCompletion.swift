/// What can be written at a place of a suppression comment.
package enum SuppressionCompletion: Sendable, Equatable {
  /// The directive, after `//`: one of `directives`. The range is of what there is of it.
  case directive(Range<Int>)
  /// The name of a rule. The range is of the word at the place; `named` are the directive's other names.
  case rule(Range<Int>, named: Set<String>)

  /// `view-lsp:disable:next` and the others.
  package static let directives = [
    "disable:next", "disable:this", "disable:previous", "disable:file", "disable", "enable",
  ].map { "view-lsp:" + $0 }
}

extension Suppressions {
  /// What can be written at the UTF-8 offset; nil outside of comments that begin as a directive does, and in reasons.
  package func completion(at offset: Int) -> SuppressionCompletion? {
    let next = tree.comments.partitionIndex { $0.range.upperBound >= offset }
    guard next < tree.comments.count, !tree.comments[next].isBlock else { return nil }
    let comment = tree.comments[next].range
    guard comment.lowerBound + 2 <= offset else { return nil }
    let isSeparator = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") }
    var words: [Range<Int>] = []
    var start: Int?
    for index in comment.lowerBound + 2...comment.upperBound {
      if index == comment.upperBound || isSeparator(tree.bytes[index]) {
        if let first = start { words.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    guard let head = words.first else { return nil }
    let text = tree.text(head)
    if head.contains(offset) || head.upperBound == offset {
      let isBegun =
        text.hasPrefix("view-lsp:") || SuppressionCompletion.directives.contains { $0.hasPrefix(text) }
      return isBegun ? .directive(head) : nil
    }
    guard SuppressionCompletion.directives.contains(text), offset > head.upperBound else { return nil }
    let before = words.dropFirst().prefix { $0.lowerBound < offset }
    if before.contains(where: { tree.hasText("--" as StaticString, in: $0) }) { return nil }
    let own = words.dropFirst().first { $0.lowerBound <= offset && offset <= $0.upperBound }
    let names = words.dropFirst().prefix { !tree.hasText("--" as StaticString, in: $0) }
      .filter { $0 != own }.map(tree.text)
    return .rule(own ?? offset..<offset, named: Set(names))
  }
}
