import Testing

@testable import view_lsp

@Suite struct PathPatternTests {
  private func ignores(_ lines: String, _ path: String, isFolder: Bool = false) -> Bool {
    PatternList(folder: "/w", gitignore: lines).covers("/w/" + path, isFolder: isFolder)
  }

  @Test(arguments: [
    ("*.swift", "a.swift", true), ("*.swift", "x/y/a.swift", true), ("*.swift", "a.txt", false),
    ("/a.swift", "a.swift", true), ("/a.swift", "x/a.swift", false),
    ("x/a.swift", "x/a.swift", true), ("x/a.swift", "y/x/a.swift", false),
    ("Generated/", "Generated/a.swift", true), ("Generated/", "x/Generated/y/a.swift", true),
    ("Generated/", "Generated", false), ("Generated", "Generated", true),
    ("**/Generated/**", "a/Generated/b.swift", true), ("**/Generated/**", "Generated/b.swift", true),
    ("**/Generated/**", "Generated", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
    ("a/**/b", "a/x/y/c", false), ("a/**", "a", false), ("a/**", "a/b", true),
    ("a?c", "abc", true), ("a?c", "a/c", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[!a-c]x", "dx", true), ("[]]x", "]x", true), ("[x", "[x", true), ("\\#a", "#a", true),
    ("\\!a", "!a", true), ("# a", "# a", false), ("a ", "a", true), ("a\\ ", "a ", true),
    ("*", "anything", true), ("*a*b*c", "xaxbxc", true), ("*a*b*c", "xaxcxb", false), ("ä?", "äö", true),
  ])
  func gitignore(line: String, path: String, isIgnored: Bool) {
    #expect(ignores(line, path) == isIgnored, "\(line) on \(path)")
  }

  @Test func laterLinesWin() {
    #expect(!ignores("*.swift\n!keep.swift", "keep.swift"))
    #expect(ignores("!keep.swift\n*.swift", "keep.swift"))
    // A file can't come back from a folder that is out.
    #expect(ignores("out/\n!out/keep.swift", "out/keep.swift"))
    #expect(ignores("a\r\nb\r\n", "b"))
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(!ignores(pattern, String(repeating: "a", count: 2000) + "b"))
    let deep = Array(repeating: "**", count: 30).joined(separator: "/x/")
    #expect(!ignores(deep + "/y", Array(repeating: "x", count: 500).joined(separator: "/")))
  }

  @Test func bracesOfTheConfiguration() {
    #expect(PathPattern.expandBraces("a{b,c{d,e}}f") == ["abf", "acdf", "acef"])
    #expect(PathPattern.expandBraces("a{b") == ["a{b"])
    let list = PatternList(folder: "/w", patterns: PathPattern.patterns("{App,Kit}/**"))
    #expect(list.covers("/w/Kit/a.swift", isFolder: false))
    #expect(!list.covers("/w/Other/a.swift", isFolder: false))
  }

  @Test func paths() {
    #expect(Path.normalized("./a//b/../c") == "a/c")
    #expect(Path.normalized("../a") == "../a")
    #expect(Path.normalized("/../a/.") == "/a")
    #expect(Path.normalized("a/..") == ".")
    #expect(Path.parent("/a") == "/" && Path.parent("a") == "" && Path.parent("/a/b") == "/a")
    #expect(Path.relative("/a/b/c", to: "/a") == "b/c" && Path.relative("/ab", to: "/a") == nil)
    #expect(Path.selfAndAncestors("/a/b") == ["/a/b", "/a", "/"])
  }
}
