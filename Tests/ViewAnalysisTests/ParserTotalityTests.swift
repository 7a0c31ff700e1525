import TestSupport
import Testing
import ViewAnalysis

/// Any bytes parse, in time proportional to their number.
@Suite struct ParserTotalityTests {
  /// What can nest or go on without end, each a piece that opens more than it closes.
  static let openers = [
    "(", "[", "{", "f(", "{ f(", "a.b(", "!", "-", "try ", "a ? ", "[[", "\"\\(", "if a {", "@a(", "A<",
    "switch a { case ", "func f() {", "#if a\n", "let (", "\\.a[", "{ a in ", "a as ", "else if ", "x < ",
    "final ", "@A<", "(a: ", "{ ([", "a, b: ", "actor ", "`", "/*", "#\"", "/", "<", "&", "if let x = ",
    "case .a(", "guard let a else {", "struct A { ", "enum A { case a(", "a -> ", "@a ", "@a\n#if b\n",
    "[a: ", "x is ", "repeat ", "each ", "\n.b", ".b", "?", "+ ", "::", "a::", "#a ", "#a(", "func <",
    "switch ", "@abi(", "private(set) ", "a { b { ", "{ (a) -> ", "where A: ", "async ", "'", "\u{0}",
    "\u{FEFF}", "//", "`a", "\"\"\"\n\\(", "as! ", "<#", ")", "]", "}", ">", ";", "case ", "default: ",
  ]

  @Test(arguments: ["", "let x: ", "struct S { var x = ", "struct S { var b: some V { "])
  func endlessNestingEnds(_ prefix: String) {
    for opener in Self.openers {
      let text = Array((prefix + String(repeating: opener, count: 2_000)).utf8)
      let parsed = parse(text)
      let tree = parsed.tree
      #expect(tree.root.subtree.count == tree.nodes.count)
    }
  }

  @Test func timeGrowsWithTheBytes() {
    let clock = ContinuousClock()
    for opener in Self.openers {
      func time(_ count: Int) -> Duration {
        let text = Array(String(repeating: opener, count: count).utf8)
        return clock.measure { _ = parse(text) }
      }
      _ = time(1_000)
      let short = time(2_000)
      let long = time(16_000)
      // Eight times the text in no more than thirty-two times the time: far from a square, and calm on a
      // busy machine.
      #expect(long < short * 32 + .milliseconds(50), "\(opener.debugDescription): \(short), \(long)")
    }
  }

  /// A hundred thousand levels of what people nest, or leave open.
  @Test(arguments: [
    ["let a = ", "(", ")"], ["", "if a {", "}"], ["let a = ", "{ b in ", "}"], ["let a: ", "A<", ">"],
    ["let a = ", "a ? b : ", "c"], ["", "#if a\n", "#endif\n"], ["let a = ", "\"\\(", ")\""],
    ["let a = ", "[", "]"], ["let a = ", "[b: ", "]"], ["let a = ", "a + ", ""], ["", "@a(", ")"],
    ["var a: some View { ", "VStack {\n", "}\n"], ["", "struct A { ", "}"], ["", "}\n", ""],
    ["", "#endif\n", ""], ["", "\"\"\"\n", ""], ["", "#\"\"\"", ""],
  ])
  func deepNestingEnds(_ parts: [String]) {
    let depth = 100_000
    let text =
      parts[0] + String(repeating: parts[1], count: depth) + "x" + String(repeating: parts[2], count: depth)
    let parsed = parse(Array(text.utf8))
    #expect(Self.isSound(parsed.tree))
  }

  /// Megabytes without a line end, of zeros, and of bytes that are no UTF-8.
  @Test(arguments: ["a ", "(b) ", "\"c\" ", "{ d } "])
  func oneLongLineParses(_ piece: String) {
    let parsed = parse(Array(String(repeating: piece, count: 2_000_000 / piece.utf8.count).utf8))
    #expect(Self.isSound(parsed.tree))
  }

  @Test(
    arguments: [[0], [0xFF], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x0A], [0x22, 0xC0], [0, 0x7B, 0xFE]]
      as [[UInt8]])
  func bytesThatAreNoTextParse(_ piece: [UInt8]) {
    let parsed = parse(Array(repeatElement(piece, count: 500_000 / piece.count).joined()))
    #expect(Self.isSound(parsed.tree))
  }

  /// As much as has been typed, and as little as is left, of ten files.
  @Test func everyPrefixAndSuffixOfFixturesIsSound() {
    let texts = Fixture.all.flatMap(\.files).map(\.text).filter { 600..<900 ~= $0.utf8.count }
    #expect(texts.count >= 10)
    for text in texts.prefix(10) {
      let bytes = Array(text.utf8)
      for cut in bytes.indices {
        let before = parse(Array(bytes[..<cut]))
        let behind = parse(Array(bytes[cut...]))
        #expect(Self.isSound(before.tree) && Self.isSound(behind.tree), "\(cut) in \(text)")
      }
    }
  }

  /// A tree is sound when each node lies within its parent, after its sibling, and holds its tokens.
  static func isSound(_ tree: SyntaxTree) -> Bool {
    for id in tree.nodes.indices.dropFirst() {
      let node = tree.nodes[id]
      let parent = tree.nodes[Int(node.parent)]
      guard Int(node.parent) < id, id + Int(node.size) <= Int(node.parent) + Int(parent.size),
        node.firstToken >= parent.firstToken, node.endToken <= parent.endToken,
        node.firstToken < node.endToken
      else { return false }
    }
    var end: UInt32 = 0
    for token in tree.tokens {
      guard token.start >= end || token.kind == .continuation, token.end >= token.start else { return false }
      end = max(end, token.end)
    }
    return Int(end) <= tree.bytes.count && tree.tokens.last?.kind == .endOfFile
  }

  @Test func mutatedTextsGiveSoundTrees() {
    var random = SeededGenerator(seed: 20_261_120)
    let pieces =
      Self.openers.map { Array($0.utf8) }
      + [
        "var body: some View { VStack { Text(\"a\\(b)\").padding() } }",
        "switch x { case .a: b; default: c }",
      ]
      .map { Array($0.utf8) }
    for _ in 0..<3_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        text += pieces.randomElement(using: &random) ?? []
        if Int.random(in: 0..<4, using: &random) == 0 { text.append(.random(in: 0...255, using: &random)) }
        if Int.random(in: 0..<6, using: &random) == 0, !text.isEmpty {
          text.remove(at: .random(in: text.indices, using: &random))
        }
      }
      let parsed = parse(text)
      #expect(Self.isSound(parsed.tree), "\(String(decoding: text, as: UTF8.self))")
    }
  }
}
