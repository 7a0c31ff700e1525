import Testing

/// Sessions of real editors, played back. `Tests/Editors/README.md` says how they were recorded.
@Suite struct TranscriptTests {
  @Test func `There is a transcript of each editor, on both projects`() {
    let editors = Set(Transcript.names.compactMap { $0.split(separator: "/").first })
    let kinds = Set(editors.compactMap { $0.split(separator: "-").first })
    #expect(kinds == ["neovim", "helix", "emacs"])
    #expect(Transcript.names.count == editors.count * 2)
  }

  @Test(arguments: Transcript.names)
  func `An editor's session goes as it went`(name: String) throws {
    let player = try TranscriptPlayer(Transcript(name))
    #expect(try player.play() == 0)
    #expect(player.errors == [])
    // Each session has a look at the finding, rewrites it, makes another one by typing, sees its severity change
    // with the settings (3 or 4) and with a configuration file (1), and fixes all.
    #expect(player.hovers >= 1)
    #expect(player.edits >= 2)
    #expect(player.severities.contains(1))
    #expect(player.severities.contains(3) || player.severities.contains(4))
    #expect(player.left == 0)
  }

  /// Whatever comes in between is answered as it should be, and changes nothing else.
  @Test(arguments: Transcript.names.filter { $0.hasSuffix("/app") })
  func `Malformed messages in every place make no difference`(name: String) throws {
    let player = try TranscriptPlayer(Transcript(name), isMalicious: true)
    #expect(try player.play() == 0)
    #expect(player.malformed > 0)
    #expect(player.hovers >= 1 && player.edits >= 2 && player.left == 0)
  }
}
