import Testing

@testable import ViewAnalysis

/// The loop that applies rewrites, with findings made for it.
struct FixerTests {
  /// A finding at each occurrence of the word, with a rewrite.
  private func findings(
    of word: String, in bytes: [UInt8], level: RewriteLevel = .safe,
    isOneAtATime: Bool = false, edits: (Range<Int>) -> [TextEdit]
  ) -> [DetailedFinding] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.ranges(of: word).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let place = start..<start + word.utf8.count
      return DetailedFinding(
        Finding(rule: "r", severity: .hint, message: "m", range: place),
        FindingDetails(
          reason: "",
          rewrites: [Rewrite(title: "t", level: level, edits: edits(place), isOneAtATime: isOneAtATime)]))
    }
  }

  /// Files named "0", "1", … with these texts, fixed.
  private func run(
    _ texts: [String], takesSuggested: Bool = false, takesRefactorings: Bool = false,
    _ findings: @escaping ([UInt8]) -> [DetailedFinding]
  ) -> Fixer {
    let names = texts.indices.map { "\($0)" }
    let byName = Dictionary(uniqueKeysWithValues: zip(names, texts.map { Array($0.utf8) }))
    var index = WorkspaceIndex()
    for (name, bytes) in byName { index.update(name, facts: SourceFile(name: name, bytes: bytes).facts) }
    var fixer = Fixer(
      files: names, index: index,
      choice: Fixer.Choice(takesSuggested: takesSuggested, takesRefactorings: takesRefactorings),
      text: { byName[$0] },
      findings: { sources, _ in sources.map { findings(Array($0.tree.bytes)) } })
    fixer.run()
    return fixer
  }

  private func texts(_ fixer: Fixer) -> [String: String] {
    var texts: [String: String] = [:]
    for change in fixer.changes {
      texts[change.file] = String(decoding: change.after, as: UTF8.self)
      #expect(change.edits.applied(to: change.before) == change.after)
    }
    return texts
  }

  @Test func untilNothingApplies() {
    // Two a's become one: touching edits wait for the next round.
    let fixer = run(["aaaa aa b"]) { bytes in
      findings(of: "aa", in: bytes) { [TextEdit(range: $0, newText: "a")] }
    }
    #expect(texts(fixer) == ["0": "a a b"])
    #expect(fixer.applied.count == 4 && !fixer.hasMore && fixer.refused.isEmpty)
    #expect(fixer.applied.last == .init(file: "0", line: 1, column: 1, rule: "r", title: "t"))
  }

  @Test func tenRoundsAreTheMost() {
    let fixer = run(["a"]) { bytes in
      findings(of: "a", in: bytes) { [TextEdit(range: $0, newText: "xa")] }
    }
    #expect(texts(fixer) == ["0": "xxxxxxxxxxa"] && fixer.hasMore)
  }

  @Test func levels() {
    for (level, takesSuggested, result) in [
      (RewriteLevel.suggested, false, "a"), (.suggested, true, "b"), (.refactor, true, "a"),
      (.safe, false, "b"),
    ] {
      let fixer = run(["a"], takesSuggested: takesSuggested) { bytes in
        findings(of: "a", in: bytes, level: level) { [TextEdit(range: $0, newText: "b")] }
      }
      #expect(texts(fixer) == (result == "a" ? [:] : ["0": result]))
    }
  }

  @Test func refactoringsAreMadeOneAfterTheOther() {
    // Each takes a name that is free in the text as it is.
    let fixer = run(["a a"], takesRefactorings: true) { bytes in
      let name = bytes.contains(UInt8(ascii: "b")) ? "c" : "b"
      return findings(of: "a", in: bytes, level: .refactor) { [TextEdit(range: $0, newText: name)] }
    }
    #expect(texts(fixer) == ["0": "b c"] && fixer.applied.count == 2 && !fixer.hasMore)
  }

  @Test func whatIsForOnePlaceAtATimeIsLeftOut() {
    let fixer = run(["a"], takesSuggested: true) { bytes in
      findings(of: "a", in: bytes, level: .suggested, isOneAtATime: true) {
        [TextEdit(range: $0, newText: "b")]
      }
    }
    #expect(texts(fixer).isEmpty)
  }

  @Test func insertionsAtOnePlaceComeOneByOne() {
    var seen: [Int] = []
    let fixer = run(["a a"]) { bytes in
      let found = findings(of: "a", in: bytes) {
        [TextEdit(range: 0..<0, newText: "+"), TextEdit(range: $0, newText: "b")]
      }
      seen.append(found.count)
      return found
    }
    // The first one's own edits touch at the beginning, which is its own affair.
    #expect(texts(fixer) == ["0": "++b b"] && seen == [2, 1, 0])
  }

  @Test func editsBeyondTheTextAreLeftOut() {
    let fixer = run(["a"]) { bytes in
      findings(of: "a", in: bytes) { _ in [TextEdit(range: 0..<9, newText: "b")] }
    }
    #expect(texts(fixer).isEmpty && fixer.applied.isEmpty)
  }

  @Test func whatBreaksTheCodeIsLeftOut() {
    // Of the three rewrites the second opens a brace that nothing closes.
    let fixer = run(["let a = 1\nlet a2 = 2\nlet a3 = 3\n"]) { bytes in
      findings(of: "let a", in: bytes) {
        [TextEdit(range: $0, newText: $0.lowerBound == 10 ? "} struct { let b" : "let b")]
      }
    }
    #expect(texts(fixer) == ["0": "let b = 1\nlet a2 = 2\nlet b3 = 3\n"])
    #expect(fixer.refused == [.init(file: "0", line: 2, column: 1, rule: "r", title: "t")])
    #expect(fixer.applied.count == 2 && !fixer.hasMore)
  }

  @Test func filesThatChangeTogetherAreGrouped() {
    let fixer = run(["a", "x", "y"]) { bytes in
      findings(of: "a", in: bytes) {
        [TextEdit(range: $0, newText: "b"), TextEdit(file: "1", range: 0..<1, newText: "z")]
      }
    }
    #expect(texts(fixer) == ["0": "b", "1": "z"] && fixer.groups == [["0", "1"]])
  }
}
