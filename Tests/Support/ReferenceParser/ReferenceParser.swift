// Prints the spans of the reference parser's nodes, so that a test can hold ours against them.
// It is built with the SwiftSyntax that the toolchain carries.
//
//   ReferenceParser FILE...
//
// For each file a line `# PATH ERRORS`, then for each node that covers text `START END KIND`: UTF-8 offsets
// without the trivia around the node, in pre-order.

import Foundation
import SwiftParser
import SwiftSyntax

final class SpanWriter: SyntaxAnyVisitor {
  var spans = ""
  var errors = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(UnexpectedNodesSyntax.self) { errors += 1 }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if start < end { spans += "\(start) \(end) \(node.kind)\n" }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { errors += 1 }
    return .skipChildren
  }
}

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let writer = SpanWriter(viewMode: .all)
  writer.walk([UInt8](data).withUnsafeBufferPointer { Parser.parse(source: $0) })
  FileHandle.standardOutput.write(Data("# \(path) \(writer.errors)\n\(writer.spans)".utf8))
}
