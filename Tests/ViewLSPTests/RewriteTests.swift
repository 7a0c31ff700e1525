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

  // MARK: Rounds

  /// A finding on each place of the text, with a rewrite.
  private func findings(
    of word: String, in bytes: [UInt8], level: RewriteLevel = .safe,
    isOneAtATime: Bool = false, edits: (Range<Int>) -> [TextEdit]
  ) -> [Finding] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.ranges(of: word).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let place = start..<start + word.utf8.count
      return Finding(
        rule: "r", severity: .hint, message: "m", range: place, reason: "",
        rewrites: [Rewrite(title: "t", level: level, edits: edits(place), isOneAtATime: isOneAtATime)])
    }
  }

  private func project(_ texts: String...) -> Project {
    Project(
      texts.enumerated().map { number, text in
        Selection.Input(
          file: InputFile(name: "\(number)", path: "/\(number)"), configuration: Configuration(),
          text: Array(text.utf8))
      }, jobs: 1, progress: Progress(isShown: false))
  }

  private func run(
    _ project: Project, takesSuggested: Bool = false, _ findings: ([UInt8]) -> [Finding]
  ) -> RewriteRounds {
    RewriteRounds(project, takesSuggested: takesSuggested) { project, numbers in
      numbers.map { findings(project.files[$0].bytes) }
    }
  }

  private func texts(_ rounds: RewriteRounds) -> [String] {
    rounds.project.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func untilNothingApplies() {
    // Two a's become one: touching edits wait for the next round.
    let rounds = run(project("aaaa aa b")) { bytes in
      self.findings(of: "aa", in: bytes) { [TextEdit(range: $0, newText: "a")] }
    }
    #expect(texts(rounds) == ["a a b"])
    #expect(rounds.applied.count == 4 && !rounds.hasMore && rounds.refused.isEmpty)
    #expect(rounds.applied.last == .init(file: "0", line: 1, column: 1, rule: "r", title: "t"))
  }

  @Test func tenRoundsAreTheMost() {
    let rounds = run(project("a")) { bytes in
      self.findings(of: "a", in: bytes) { [TextEdit(range: $0, newText: "xa")] }
    }
    #expect(texts(rounds) == ["xxxxxxxxxxa"] && rounds.hasMore)
  }

  @Test func levels() {
    for (level, takesSuggested, result) in [
      (RewriteLevel.suggested, false, "a"), (.suggested, true, "b"), (.refactor, true, "a"),
      (.safe, false, "b"),
    ] {
      let rounds = run(project("a"), takesSuggested: takesSuggested) { bytes in
        self.findings(of: "a", in: bytes, level: level) { [TextEdit(range: $0, newText: "b")] }
      }
      #expect(texts(rounds) == [result])
    }
  }

  @Test func whatIsForOnePlaceAtATimeIsLeftOut() {
    let rounds = run(project("a"), takesSuggested: true) { bytes in
      self.findings(of: "a", in: bytes, level: .suggested, isOneAtATime: true) {
        [TextEdit(range: $0, newText: "b")]
      }
    }
    #expect(texts(rounds) == ["a"])
  }

  @Test func insertionsAtOnePlaceComeOneByOne() {
    var seen: [Int] = []
    let rounds = run(project("a a")) { bytes in
      let found = self.findings(of: "a", in: bytes) {
        [TextEdit(range: 0..<0, newText: "+"), TextEdit(range: $0, newText: "b")]
      }
      seen.append(found.count)
      return found
    }
    // The first one's own edits touch at the beginning, which is its own affair.
    #expect(texts(rounds) == ["++b b"] && seen == [2, 1, 0])
  }

  @Test func editsBeyondTheTextAreLeftOut() {
    let rounds = run(project("a")) { bytes in
      self.findings(of: "a", in: bytes) { _ in [TextEdit(range: 0..<9, newText: "b")] }
    }
    #expect(texts(rounds) == ["a"] && rounds.applied.isEmpty)
  }

  @Test func whatBreaksTheCodeIsLeftOut() {
    // Of the three rewrites the second opens a brace that nothing closes.
    let rounds = run(project("let a = 1\nlet a2 = 2\nlet a3 = 3\n")) { bytes in
      self.findings(of: "let a", in: bytes) {
        [TextEdit(range: $0, newText: $0.lowerBound == 10 ? "} struct { let b" : "let b")]
      }
    }
    #expect(texts(rounds) == ["let b = 1\nlet a2 = 2\nlet b3 = 3\n"])
    #expect(rounds.refused == [.init(file: "0", line: 2, column: 1, rule: "r", title: "t")])
    #expect(rounds.applied.count == 2 && !rounds.hasMore)
  }

  @Test func filesThatChangeTogetherAreGrouped() {
    let rounds = run(project("a", "x", "y")) { bytes in
      self.findings(of: "a", in: bytes) {
        [TextEdit(range: $0, newText: "b"), TextEdit(file: "1", range: 0..<1, newText: "z")]
      }
    }
    #expect(texts(rounds) == ["b", "z", "y"] && rounds.groups == [[0, 1]])
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
