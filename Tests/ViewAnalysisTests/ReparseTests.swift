import Foundation
import TestSupport
import Testing

@testable import ViewAnalysis

/// Reading a text with the help of the one before gives what reading it alone gives.
struct ReparseTests {
  /// A slice of what `fuzz --edits` runs over whole apps.
  @Test func treesOfChangedTextsAreWhatTheTextsAloneGive() {
    let texts = Fixture.all.flatMap { $0.files.map { Array($0.text.utf8) } }
    var random = SeededGenerator(seed: 20_261_122)
    var changes = 0
    var reused = 0
    for text in texts {
      var check = EditCheck(text)
      for _ in 0..<30 {
        let outcome = check.change(using: &random)
        changes += 1
        if outcome.isReused { reused += 1 }
        #expect(outcome.wrong == nil, "\(outcome.wrong.map { String(decoding: $0, as: UTF8.self) } ?? "")")
      }
    }
    #expect(changes > 2_500)
    // Enough must be left of the old trees for the test to mean something.
    #expect(reused * 8 > changes, "\(reused) of \(changes)")
  }

  static let view = """
    struct Upper: View {
      var body: some View {
        // first
        VStack {
          Text("a")
        }
        Text("b")  // second
      }

      var count: Array<Array<Int>> = []
    }

    struct Lower: View {
      var body: some View { Text("c") /* third */ }
    }

    """

  /// Replaces the text once; gives back whether only an item was read, and checks the tree.
  func isReused(_ old: String, by new: String, in text: String = view) throws -> Bool {
    let place = try #require(text.range(of: old))
    let changed = Array(text.replacingCharacters(in: place, with: new).utf8)
    let parsed = parse(Array(text.utf8))
    let reused = reparse(changed, replacing: parsed)
    let whole = parse(changed, replacing: parsed)
    #expect(whole.isSame(as: parse(changed)))
    return reused != nil
  }

  @Test func nodesOutliveTheTreeTheyAreFrom() throws {
    var text = Self.view
    var parsed = parse(Array(text.utf8))
    for letter in "abcdefgh" {
      let place = try #require(text.range(of: "Text(\"b"))
      text.replaceSubrange(place, with: "Text(\"b\(letter)")
      // The tree before is gone with its last user.
      parsed = try #require(reparse(Array(text.utf8), replacing: parsed))
      #expect(parsed.isSame(as: parse(Array(text.utf8))))
    }
  }

  @Test func aChangeWithinBracesCostsTheItemAroundThem() throws {
    #expect(try isReused("\"a\"", by: "\"a\\(b)\""))
    #expect(try isReused("Text(\"a\")", by: ""))
    #expect(
      try isReused("Text(\"a\")", by: "Text(\"a\").padding()\n      ForEach(x) { y in\n        y\n      }"))
    #expect(try isReused("// first", by: "// first\n    // more"))
    #expect(try isReused("second", by: "2"))
    #expect(try isReused("third", by: "fourth"))
  }

  @Test func brokenCodeIsTheMatterOfItsItem() throws {
    #expect(try isReused("Text(\"a\")", by: "Text(\"a\").padding("))
    #expect(try isReused("Text(\"a\")", by: "Text(\"a\").padding()abc"))
    let broken = Self.view.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"a\").abc def")
    #expect(try isReused("def", by: "de", in: broken))
    #expect(try isReused("abc def", by: "abc", in: broken))
    // The error is not in the item around the change, and not in the one around that.
    #expect(try !isReused("Text(\"c\")", by: "Text(\"d\")", in: broken))
    let unpaired = Self.view.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"a\") }")
    #expect(try !isReused("Text(\"a\") }", by: "Text(\"a\")", in: unpaired))
  }

  @Test func aChangeThatReachesFurtherIsReadInFull() throws {
    #expect(try !isReused("Text(\"a\")", by: "Text(\"a\") }"))
    #expect(try !isReused("Text(\"a\")", by: "/* Text(\"a\")"))
    #expect(try !isReused("Text(\"a\")", by: "\"\"\""))
    #expect(try !isReused("struct Lower", by: "struct Lowest"))
  }

  @Test func deepNestingIsReadInFull() throws {
    let levels = Parser.deepestNesting / 2
    let text = String(repeating: "f {\n", count: levels) + "a\n" + String(repeating: "}\n", count: levels)
    #expect(try !isReused("a\n", by: "b\n", in: text))
  }
}
