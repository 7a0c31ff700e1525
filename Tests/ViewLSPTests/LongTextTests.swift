import Foundation
import LSPCore
import Testing

/// A text beyond the limit that README.md and SECURITY.md name: the command line and the server leave it out
/// alike, say so once, and do the rest.
@Suite struct LongTextTests {
  private static let short = """
    import SwiftUI

    struct Greeting: View {
      var body: some View {
        Group {
          Text("Hello")
        }
      }
    }

    """
  /// 50 MB, with a finding at the top.
  private static let long = short + String(repeating: "// 1234567890123456\n", count: 2_500_000)
  private static let words = "larger than 5 MB: not analysed"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace(["Good.swift": Self.short])
    try workspace.write("Long.swift", Data(Self.long.utf8))
    return workspace
  }

  @Test func `The command line leaves a file of 50 MB out`() throws {
    let work = try workspace()
    let check = try BuiltTool.run("check", "--format", "xcode", in: work.folder)
    #expect(check.status == 1)
    #expect(check.out.hasPrefix("Good.swift:5:5: ") && check.out.split(separator: "\n").count == 1)
    #expect(check.errors == "view-lsp: Long.swift: \(Self.words)\n")
    // Alone it is no reason to fail either.
    let alone = try BuiltTool.run("check", "--quiet", "Long.swift", in: work.folder)
    #expect(alone.status == 0 && alone.out.isEmpty && alone.errors.contains(Self.words))

    let fix = try BuiltTool.run("fix", in: work.folder)
    #expect(fix.status == 0 && fix.out.hasSuffix("Applied 1 rewrite in 1 file\n"))
    #expect(fix.errors == "view-lsp: Long.swift: \(Self.words)\n")
    let size = try FileManager.default.attributesOfItem(atPath: work.url("Long.swift").path)[.size]
    #expect(size as? Int == Self.long.utf8.count)
    #expect(try BuiltTool.run("check", in: work.folder).status == 0)
  }

  @Test func `A text of 50 MB on standard input is refused`() throws {
    let work = try Workspace([:])
    for command in ["check", "fix"] {
      let result = try BuiltTool.run(command, "-", in: work.folder, input: Self.long)
      #expect(result.status == 2 && result.errors.contains("<stdin>: \(Self.words)"))
      // A filter gives back what it got.
      #expect(command == "fix" ? result.out == Self.long : !result.out.contains("struct Greeting"))
    }
  }

  @Test func `The server leaves a file of 50 MB out, closed and open`() throws {
    let work = try workspace()
    let server = try ServerProcess()
    try server.initialize(root: work.folder)
    func report() throws -> [JSONValue] {
      let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
      return answer["result"]?["items"]?.arrayValue ?? []
    }
    func said(_ method: String) -> [String] {
      server.waiting.filter { $0["method"] == .string(method) }
        .compactMap { $0["params"]?["message"]?.stringValue }
    }
    let (good, long) = (work.url("Good.swift").absoluteString, work.url("Long.swift").absoluteString)
    #expect(try report().map { $0["uri"] } == [.string(good)])
    #expect(try report().count == 1)
    #expect(said("window/logMessage") == ["\(work.url("Long.swift").path): \(Self.words)"])

    try server.open(long, Self.long)
    #expect(try server.diagnostics(long, version: 1) == [])
    let place: JSONValue = ["textDocument": ["uri": .string(long)], "position": ["line": 4, "character": 5]]
    #expect(try server.request("textDocument/hover", place)["result"] == .null)
    for version in 2...3 {
      let start: JSONValue = ["line": 2_000_000, "character": 3]
      try server.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(long), "version": .integer(Int64(version))],
          "contentChanges": [["range": ["start": start, "end": start], "text": "x"]],
        ])
      #expect(try server.diagnostics(long, version: Int64(version)) == [])
    }
    #expect(said("window/showMessage") == ["\(work.url("Long.swift").path): \(Self.words)"])
    try server.open(good, Self.short)
    #expect(try server.diagnostics(good, version: 1).count == 1)
    #expect(try server.shutDown() == 0)
  }
}
