import Testing

@testable import ViewAnalysis

/// The tokens that cover text (and empty string pieces), each as its kind and text.
private func tokens(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  let file = lex(bytes)
  var result: [String] = []
  for index in 0..<file.tokens.count {
    let token = file.tokens[index]
    if token.kind == .continuation || token.kind == .endOfFile { continue }
    let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    result.append("\(token.kind) \(text)")
  }
  return result
}

/// The same without the texts.
private func kinds(_ text: String) -> [TokenKind] {
  let file = lex(Array(text.utf8))
  var result: [TokenKind] = []
  for index in 0..<file.tokens.count { result.append(file.tokens[index].kind) }
  return result
}

/// The texts of the tokens with the flag.
private func flagged(_ flag: Token.Flags, _ text: String) -> [String] {
  let bytes = Array(text.utf8)
  let file = lex(bytes)
  var result: [String] = []
  for index in 0..<file.tokens.count where file.tokens[index].flags.contains(flag) {
    let token = file.tokens[index]
    result.append(String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self))
  }
  return result
}

/// Checks what holds for the tokens of any bytes.
private func checkInvariants(_ bytes: [UInt8]) {
  let file = lex(bytes)
  var end = 0
  var commentIndex = 0
  for index in 0..<file.tokens.count {
    let token = file.tokens[index]
    #expect(Int(token.start) >= end && token.start <= token.end)
    while commentIndex < file.comments.count && file.comments[commentIndex].end <= token.start {
      #expect(Int(file.comments[commentIndex].start) >= end)
      end = Int(file.comments[commentIndex].end)
      commentIndex += 1
    }
    end = Int(token.end)
    #expect((token.kind == .endOfFile) == (index == file.tokens.count - 1))
  }
  #expect(commentIndex == file.comments.count)
  #expect(end == bytes.count)
}

private let samples = [
  "let a = b ?? c! + d?.e // end\n/* x /* y */ z */ func ==<T>(l: T, r: T) -> Bool { l < r }",
  #"print("one \(two + "three \(four) five") six", """"# + "\n  multi \\(line)\n  \"\"\")",
  ##"let r = #/ a(b)[c] /# ; if x == /re(g)ex/ { #"raw \#(value) "quoted" "# }"##,
  "0x1F.8p-3 + 1_000.5e+7 - 0b12 * 0o78 / 1.description $0 `case` @Main #if DEBUG #selector(a)",
  "é ≤ ñ “curly” \u{A0} <#place#> <<<<<<< a\n<<<<<<< a\nb\n>>>>>>> c\nd 'single' \"open \\(x\n\"\"\"\nopen",
]

@Suite struct LexerTests {
  @Test func ordinaryCode() {
    #expect(
      tokens("@State private var count: Int = 0\n") == [
        "atSign @", "identifier State", "kwPrivate private", "kwVar var", "identifier count", "colon :",
        "identifier Int", "equal =", "integerLiteral 0",
      ])
    #expect(
      tokens("_ = $0.$name + `self`") == [
        "wildcard _", "equal =", "dollarIdentifier $0", "period .", "identifier $name",
        "binaryOperator +", "identifier `self`",
      ])
    #expect(tokens("Swift::Int") == ["identifier Swift", "colonColon ::", "identifier Int"])
    #expect(kinds("") == [.endOfFile])
  }

  @Test func everyKeyword() {
    let isKeyword = { (kind: TokenKind) in kind.isReserved || kind.isContextualKeyword }
    #expect(Set(KeywordTable.words.map(\.kind)) == Set(TokenKind.allCases.filter(isKeyword)))
    for (text, kind) in KeywordTable.words {
      #expect(kinds(text) == [kind, .endOfFile])
      #expect(kinds(text + "x") == [.identifier, .endOfFile] || text == "as")
      #expect(kinds("x" + text) == [.identifier, .endOfFile])
      if text.count > 16 {
        let middle = text.index(text.startIndex, offsetBy: 8)
        #expect(
          kinds(text[..<middle] + "X" + text[text.index(after: middle)...]) == [.identifier, .endOfFile])
      }
    }
    #expect(kinds("Any Self self any") == [.kwAnyType, .kwSelfType, .kwSelf, .kwAny, .endOfFile])
  }

  @Test func directives() {
    #expect(
      kinds("#if #elseif #else #endif #available #unavailable #sourceLocation")
        == [
          .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
          .poundSourceLocation, .endOfFile,
        ])
    #expect(tokens("#Preview #iffy") == ["pound #", "identifier Preview", "pound #", "identifier iffy"])
    #expect(tokens("#!/usr/bin/swift x\nlet") == ["shebang #!/usr/bin/swift x", "kwLet let"])
  }

  @Test func operatorBoundness() {
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier, .endOfFile])
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier, .endOfFile])
    #expect(kinds("a +b") == [.identifier, .prefixOperator, .identifier, .endOfFile])
    #expect(kinds("a+ b") == [.identifier, .postfixOperator, .identifier, .endOfFile])
    #expect(kinds("a/**/+/**/b") == [.identifier, .binaryOperator, .identifier, .endOfFile])
    #expect(kinds("a/**/+b") == [.identifier, .prefixOperator, .identifier, .endOfFile])
    #expect(kinds("x^.y") == [.identifier, .postfixOperator, .period, .identifier, .endOfFile])
    #expect(kinds("f(&x)")[2] == .prefixAmpersand)
    #expect(kinds("A & B")[1] == .binaryOperator)
    #expect(kinds("a? b : c")[1] == .postfixQuestionMark)
    #expect(kinds("a ? b : c")[1] == .infixQuestionMark)
    #expect(kinds("!a!") == [.prefixOperator, .identifier, .exclamationMark, .endOfFile])
    #expect(tokens("a ?? b") == ["identifier a", "binaryOperator ??", "identifier b"])
    #expect(tokens("a...b") == ["identifier a", "binaryOperator ...", "identifier b"])
    #expect(tokens("-> =>") == ["arrow ->", "binaryOperator =>"])
    #expect(tokens("x+//y") == ["identifier x", "postfixOperator +"])
    #expect(
      tokens("(*)/x") == [
        "leftParen (", "binaryOperator *", "rightParen )", "binaryOperator /", "identifier x",
      ])
    #expect(tokens("a */ b") == ["identifier a", "unknown */", "identifier b"])
  }

  @Test func slotsForSplitting() {
    #expect(
      kinds("A<B<C>> ()").filter { $0 == .continuation || $0.isOperator }
        == [.binaryOperator, .binaryOperator, .postfixOperator, .continuation])
    for whole in ["==", "!=", "&&", "||", "??", "<=", "..<", "+=", "-=", "*=", "/=", "..."] {
      #expect(!kinds("a \(whole) b").contains(.continuation))
    }
    for split in [">?", ">=", "==<", ".?.", "&~", "<~"] {
      #expect(kinds("a \(split) b").filter { $0 == .continuation }.count == split.count - 1)
    }
    let long = String(repeating: "<", count: 1000)
    #expect(kinds(long).filter { $0 == .continuation }.count == Token.longestSplit)
  }

  @Test func restOfSplitOperator() {
    func rest(_ text: String, from start: Int, to end: Int) -> TokenKind {
      operatorKind(in: SourceBytes(Array(text.utf8)), start: start, end: end)
    }
    #expect(rest("A<B>?", from: 4, to: 5) == .postfixQuestionMark)
    #expect(rest("A<B>??", from: 4, to: 6) == .postfixQuestionMark)
    #expect(rest("A<B>!", from: 4, to: 5) == .exclamationMark)
    #expect(rest("A<B>= 1", from: 4, to: 5) == .equal)
    #expect(rest("A<B>->C", from: 4, to: 6) == .arrow)
    #expect(rest("A<B<C>>", from: 6, to: 7) == .postfixOperator)
    #expect(rest("A<~B>", from: 2, to: 3) == .binaryOperator)
  }

  @Test func numbers() {
    #expect(tokens("0xFF.description") == ["integerLiteral 0xFF", "period .", "identifier description"])
    #expect(
      tokens("0x1.8p3 1e10 1.5e-3") == ["floatLiteral 0x1.8p3", "floatLiteral 1e10", "floatLiteral 1.5e-3"])
    #expect(
      tokens("t.0.1") == ["identifier t", "period .", "integerLiteral 0", "period .", "integerLiteral 1"])
    #expect(tokens("1...5") == ["integerLiteral 1", "binaryOperator ...", "integerLiteral 5"])
    #expect(tokens("1_0.5.rounded") == ["floatLiteral 1_0.5", "period .", "identifier rounded"])
    #expect(flagged(.isBroken, "12ab 0b12 0o8 0x 1e 3.5") == ["12ab", "0b12", "0o8", "0x", "1e"])
  }

  @Test func strings() {
    #expect(tokens(#""plain \" text""#) == [#"stringLiteral "plain \" text""#])
    #expect(tokens("\"\" x") == ["stringLiteral \"\"", "identifier x"])
    #expect(
      tokens("\"\"\"\n a \" b\n \"\"\" x") == ["stringLiteral \"\"\"\n a \" b\n \"\"\"", "identifier x"])
    #expect(tokens(##"#"a "b" \(c)"# d"##) == [##"stringLiteral #"a "b" \(c)"#"##, "identifier d"])
    #expect(tokens(##"#"""# d"##) == [##"stringLiteral #"""#"##, "identifier d"])
    #expect(tokens("'a\"b'") == ["stringLiteral 'a\"b'"])
    #expect(flagged(.isBroken, "\"open\nx") == ["\"open"])
    // What lacks its end ends with its line; of two, the one that no text may follow on its line.
    #expect(flagged(.isBroken, "\"\"\"\nopen\nx") == ["\"\"\""])
    #expect(flagged(.isBroken, "a \"\"\" b\n\"\"\"\n\"\"\"\nx") == ["\"\"\" b"])
  }

  @Test func interpolations() {
    #expect(
      tokens(#""a\(b)c\(d)""#) == [
        #"stringHead "a"#, #"interpolationStart \("#, "identifier b", "interpolationEnd )", "stringSegment c",
        #"interpolationStart \("#, "identifier d", "interpolationEnd )", #"stringTail ""#,
      ])
    #expect(
      tokens(##"#"\#(f("\(x)"))"# y"##) == [
        ##"stringHead #""##, ##"interpolationStart \#("##, "identifier f", "leftParen (", "stringHead \"",
        #"interpolationStart \("#, "identifier x", "interpolationEnd )", "stringTail \"", "rightParen )",
        "interpolationEnd )", ##"stringTail "#"##, "identifier y",
      ])
    #expect(tokens(#""\(try! (a))" b"#).suffix(3) == ["interpolationEnd )", "stringTail \"", "identifier b"])
  }

  @Test func brokenInterpolations() {
    #expect(
      tokens("\"a\\(b + \"c\\(d\nlet") == [
        "stringHead \"a", "interpolationStart \\(", "identifier b", "binaryOperator +", "stringHead \"c",
        "interpolationStart \\(", "identifier d", "stringTail ", "stringTail ", "kwLet let",
      ])
    #expect(
      kinds("\"\"\"\n\\(a\n").suffix(5) == [
        .stringLiteral, .backslash, .leftParen, .identifier, .endOfFile,
      ])
    #expect(
      tokens("\"\"\"\n\\(a /**/\n\"\"\"\nlet b = c // d").suffix(6) == [
        "interpolationEnd ", "stringTail \n\"\"\"", "kwLet let", "identifier b", "equal =", "identifier c",
      ])
    #expect(flagged(.startsLine, "\"\\(a\nb") == ["\"", "b"])
  }

  @Test func regexLiterals() {
    #expect(tokens("x = /a(b)c/") == ["identifier x", "equal =", "regexLiteral /a(b)c/"])
    #expect(
      tokens("f(/, a)") == [
        "identifier f", "leftParen (", "binaryOperator /", "comma ,", "identifier a", "rightParen )",
      ])
    #expect(tokens("a / b / c").filter { $0.hasPrefix("regex") } == [])
    #expect(tokens("a /b/ c")[1] == "regexLiteral /b/")
    #expect(tokens("a/b/c").filter { $0.hasPrefix("regex") } == [])
    #expect(
      tokens("f(/a)/") == [
        "identifier f", "leftParen (", "prefixOperator /", "identifier a", "rightParen )",
        "postfixOperator /",
      ])
    #expect(tokens("try? /^ x/") == ["kwTry try", "postfixQuestionMark ?", "regexLiteral /^ x/"])
    #expect(tokens("func /^(a") == ["kwFunc func", "prefixOperator /^", "leftParen (", "identifier a"])
    #expect(tokens("x = !/a/") == ["identifier x", "equal =", "prefixOperator !", "regexLiteral /a/"])
    #expect(tokens("#/a/b/# c") == ["regexLiteral #/a/b/#", "identifier c"])
    #expect(tokens("##/\n a /#\n /## c") == ["regexLiteral ##/\n a /#\n /##", "identifier c"])
    #expect(tokens("#/\nlet a") == ["regexLiteral #/", "kwLet let", "identifier a"])
    #expect(flagged(.isBroken, "x = #/abc\ny") == ["#/abc"])
  }

  @Test func triviaAndLines() {
    #expect(flagged(.startsLine, "a b\nc /*\n*/ d\r\ne\rf") == ["a", "c", "d", "e", "f"])
    #expect(tokens("\u{FEFF}a\u{A0}b\0c") == ["identifier a", "identifier b", "identifier c"])
    let file = lex(Array("a // one\n/* two /* in */ */ \"// no\" // three".utf8))
    #expect(file.comments.map(\.range) == [2..<8, 9..<27, 36..<44])
    #expect(file.comments.map(\.isBlock) == [false, true, false])
    #expect(tokens("a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\nd") == ["identifier a", "identifier d"])
    #expect(tokens("<#T##Int#> + b")[0] == "identifier <#T##Int#>")
    #expect(tokens("é≤ñ") == ["identifier é", "binaryOperator ≤", "identifier ñ"])
    #expect(flagged(.isBroken, "a /* open") == [""])
  }

  @Test func invalidBytes() {
    for bytes in [
      [0xFF], [0x80, 0x80], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] {
      let file = lex([0x61, 0x20] + bytes.map { UInt8($0) } + [0x20, 0x62])
      #expect(file.tokens.count == 3)
      checkInvariants([0x61] + bytes.map { UInt8($0) })
      checkInvariants(bytes.map { UInt8($0) } + [0x22])
    }
  }

  @Test func everyPrefixAndSuffix() {
    for sample in samples {
      let bytes = Array(sample.utf8)
      for length in 0...bytes.count {
        checkInvariants(Array(bytes.prefix(length)))
        checkInvariants(Array(bytes.suffix(length)))
      }
    }
  }

  @Test func randomBytes() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "(", ")", "/", "*", "\n", " ", "a", "<", ">", "é", "0x", ".", "try?", "'",
      "`",
    ]
    for _ in 0..<300 {
      checkInvariants((0..<random(60)).map { _ in UInt8(truncatingIfNeeded: random(256)) })
      checkInvariants((0..<random(60)).flatMap { _ in Array(pieces[random(pieces.count)].utf8) })
    }
  }

  /// Inputs of which a careless lexer looks at the same bytes again and again.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#", "#/\n", "#\"\"\"\\#(", "\"\\(", "+/**/", ".+/**/", "/+*/", "“", "+<#", "<<<<<<< \n", ">>>> \n",
      "(/a", "<", "/*",
    ])
  func linearTime(unit: String) {
    let bytes = [UInt8](String(repeating: unit, count: 400_000 / unit.utf8.count).utf8)
    let file = lex(bytes)
    #expect(file.tokens[file.tokens.count - 1].end == UInt32(bytes.count))
  }
}
