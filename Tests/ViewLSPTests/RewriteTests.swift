import Foundation
import Testing
import ViewAnalysis

@testable import view_lsp

@Suite struct RewriteTests {
  // MARK: Diff

  @Test func diff() {
    func diff(_ before: String, _ after: String) -> String {
      unifiedDiff(Array(before.utf8), Array(after.utf8), name: "x")
    }
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("a\nb\nc\n", "a\nB\nc\n") == "--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n")
    #expect(diff("", "a\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a", "b\n")
        == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
    let lines = (0..<40).map { "\($0)\n" }
    var other = lines
    other[2] = "two\n"
    other.remove(at: 30)
    let text = diff(lines.joined(), other.joined())
    #expect(text.contains("@@ -1,6 +1,6 @@") && text.contains("@@ -28,7 +28,6 @@"))
  }

  /// A diff read back gives the second text from the first.
  @Test func diffsOfRandomTexts() {
    var random = Generator(state: 7)
    for _ in 0..<300 {
      let before = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        "\(Int.random(in: 0..<6, using: &random))\n"
      }
      let after = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        "\(Int.random(in: 0..<6, using: &random))\n"
      }
      let diff = unifiedDiff(Array(before.joined().utf8), Array(after.joined().utf8), name: "x")
      #expect(patched(before, with: diff) == after)
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func patched(_ before: [String], with diff: String) -> [String] {
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let text = line.dropFirst() + "\n"
      switch line.first {
      case "@":
        let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        let start = numbers.count == 2 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        result += before[position..<start]
        position = start
      case "+": result.append(String(text))
      case "-":
        guard before[position] == text else { return ["mismatch"] }
        position += 1
      default:
        guard before[position] == text else { return ["mismatch"] }
        result.append(String(text))
        position += 1
      }
    }
    return result + before[position...]
  }

  // MARK: Writing

  @Test func writing() throws {
    let work = try Workspace(["a.swift": "old", "b.swift": "old"])
    try work.link("link.swift", to: "a.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: work.url("a.swift").path)
    func change(_ name: String, before: String = "old") -> FixedFiles.Change {
      FixedFiles.Change(
        name: name, path: work.url(name).path, before: Array(before.utf8), after: Array("new".utf8))
    }
    #expect(FixedFiles.write([change("link.swift")]) == .written)
    let attributes = try FileManager.default.attributesOfItem(atPath: work.url("a.swift").path)
    #expect(try work.text("a.swift") == "new" && attributes[.posixPermissions] as? Int == 0o751)
    #expect(FileSystem.kind(of: work.url("link.swift").path, followingLinks: false) == .link)

    // Both or none.
    #expect(FixedFiles.write([change("b.swift"), change("a.swift")]) == .changedMeanwhile("a.swift"))
    #expect(try work.text("b.swift") == "old" && work.text("a.swift") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.folder.path).count == 3)
  }
}
