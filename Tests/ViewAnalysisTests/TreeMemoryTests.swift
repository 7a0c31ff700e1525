import Foundation
import Testing

@testable import ViewAnalysis

/// What keeps a tree from being read after its memory is gone.
struct TreeMemoryTests {
  /// A handle of a tree that is gone isn't one of the tree that uses its header now.
  @Test func handlesOfTwoTreesDiffer() {
    var seen: [SyntaxTree] = []
    for _ in 0..<50 {
      let parsed = parse(Array("let a = 1".utf8))
      #expect(!seen.contains(parsed.tree))
      seen.append(parsed.tree)
      #expect(parsed.tree.root.text == "let a = 1")
    }
  }

  #if compiler(>=6.2)
    /// Looking at a tree without its file ends the program, in release builds too.
    @Test func usingATreeThatIsGoneStops() async {
      await #expect(processExitsWith: .failure) {
        let tree = Self.treeWithoutFile()
        print(tree.nodes.count)
      }
    }
  #endif

  private static func treeWithoutFile() -> SyntaxTree { parse(Array("let a = 1".utf8)).tree }

  /// A buffer doesn't know whether its tree is there, so nobody stores one outside of the files that own the memory.
  @Test func buffersAreNotStored() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ViewAnalysis")
    let owners = ["Memory.swift", "Columns.swift", "TreeHandle.swift", "SourceBytes.swift", "KindSet.swift"]
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      if owners.contains(file.lastPathComponent) { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let isStored = line.contains(
          /^ {2}(private |package |fileprivate )*(let|var) \w+: (FrozenBuffer<.*>|Tokens|Nodes)$/)
        #expect(!isStored, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 100)
  }
}
