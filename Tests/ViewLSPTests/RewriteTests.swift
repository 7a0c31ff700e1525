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
    func header(_ name: String) -> Substring {
      unifiedDiff([], [UInt8(ascii: "x")], name: name).prefix { $0 != "\n" }
    }
    // What follows a space would be taken for a date.
    #expect(header("a b.swift") == "--- a/a b.swift\t" && header("/w/é.swift") == "--- /w/é.swift")
    #expect(header("a\"\\\u{1}.swift") == #"--- "a/a\"\\\001.swift""#)
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

  private func replacement(_ work: Workspace, _ name: String) -> FileReplacement {
    FileReplacement(
      name: name, path: work.url(name).path, before: Array("old".utf8), after: Array("newer".utf8))
  }

  private func attribute<Value>(_ work: Workspace, _ name: String, _ key: FileAttributeKey) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: work.url(name).path)[key] as? Value
  }

  @Test func `A read-only file is left alone, with all that belong to it`() throws {
    let work = try Workspace(["a.swift": "old", "b.swift": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: work.url("b.swift").path)
    #expect(
      FileReplacement.write([replacement(work, "a.swift"), replacement(work, "b.swift")])
        == .readOnly("b.swift"))
    #expect(try work.text("a.swift") == "old" && work.text("b.swift") == "old")
  }

  @Test func `A file keeps its hard links`() throws {
    let work = try Workspace(["a.swift": "old"])
    try FileManager.default.linkItem(at: work.url("a.swift"), to: work.url("b.swift"))
    #expect(FileReplacement.write([replacement(work, "a.swift")]) == .written)
    #expect(try work.text("b.swift") == "newer")
    #expect(try attribute(work, "a.swift", .referenceCount) == 2)
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give files away"))
  func `A file keeps its owner`() throws {
    let work = try Workspace(["a.swift": "old"])
    try #require(chown(work.url("a.swift").path, 12, 34) == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: work.url("a.swift").path)
    #expect(FileReplacement.write([replacement(work, "a.swift")]) == .written)
    #expect(try work.text("a.swift") == "newer")
    #expect(try attribute(work, "a.swift", .ownerAccountID) == 12)
    #expect(try attribute(work, "a.swift", .groupOwnerAccountID) == 34)
    #expect(try attribute(work, "a.swift", .posixPermissions) == 0o640)
  }

  @Test func writing() throws {
    let work = try Workspace(["a.swift": "old", "b.swift": "old"])
    try work.link("link.swift", to: "a.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: work.url("a.swift").path)
    func change(_ name: String, before: String = "old") -> FileReplacement {
      FileReplacement(
        name: name, path: work.url(name).path, before: Array(before.utf8), after: Array("new".utf8))
    }
    #expect(FileReplacement.write([change("link.swift")]) == .written)
    let attributes = try FileManager.default.attributesOfItem(atPath: work.url("a.swift").path)
    #expect(try work.text("a.swift") == "new" && attributes[.posixPermissions] as? Int == 0o751)
    #expect(FileSystem.kind(of: work.url("link.swift").path, followingLinks: false) == .link)

    // Both or none.
    #expect(FileReplacement.write([change("b.swift"), change("a.swift")]) == .changedMeanwhile("a.swift"))
    #expect(try work.text("b.swift") == "old" && work.text("a.swift") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.folder.path).count == 3)
  }
}
