import Testing

@testable import ViewAnalysis

/// What goes through many nodes or tokens at once gives what looking at each gives.
struct NodeSearchTests {
  @Test(arguments: Fixture.all)
  func placesAreThoseOfTheKinds(_ fixture: Fixture) {
    for file in fixture.files {
      let parsed = parse(Array(file.text.utf8))
      let tree = parsed.tree
      let wanted: [SyntaxKind] = [.functionCallExpr, .closureExpr, .variableDecl]
      let expected = tree.nodes.indices.filter { wanted.contains(tree.nodes[$0].kind) }
      #expect(Array(tree.nodes.ids(of: KindSet(wanted))) == expected)
      // A range may reach beyond the tree, or be empty.
      let half = tree.nodes.count / 2
      #expect(
        Array(tree.nodes.ids(of: KindSet(wanted), in: half..<tree.nodes.count + 10))
          == expected.filter { $0 >= half })
      #expect(Array(tree.nodes.ids(of: KindSet(wanted), in: half..<half)).isEmpty)
      var places = tree.nodes.ids(of: KindSet(wanted))
      places.skip(to: half)
      places.skip(to: 0)
      #expect(Array(places) == expected.filter { $0 >= half })
      withExtendedLifetime(parsed) {}
    }
  }

  @Test(arguments: [
    ("let a = 1", 1),
    ("let a =\n  1", 2),
    ("func f() {\n\n  // nothing\n  a(); b()\n  /* not\n  this */ c()\n}", 4),
    ("let a = \"\"\"\n  one\n\n  two\n  \"\"\"", 4),
    ("let a = f(\"\"\"\n  one \\(b)\n  two \\(\n    c\n  )\n  \"\"\", d, e,\n  g)", 7),
    ("let a = #\"\"\"\n  one\n  \"\"\"#", 3),
    ("let a = #/\n  one\n/#", 3),
    ("let a = #\"one\"#, b = \"\"", 1),
    ("let a = f(1, 2, 3, 4, 5,\r\n  6, 7, 8,\r\n\r\n  9)", 3),
  ])
  func linesWithCodeAreCounted(_ text: String, _ lines: Int) throws {
    let parsed = parse(Array(text.utf8))
    let item = try #require(parsed.tree.root.firstChild)
    #expect(item.linesOfCode == lines)
    withExtendedLifetime(parsed) {}
  }
}
