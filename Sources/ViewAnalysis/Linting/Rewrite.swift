/// What a rewrite promises; see each case.
package enum RewriteLevel: String, CaseIterable, Sendable {
  /// The program behaves and looks as before.
  case safe
  /// Does what the rule asks for; layout, timing or identity may change, as the title says.
  case suggested
  /// Restructures declarations, in as many files as it takes.
  case refactor
}

/// A change of the text that removes a finding.
package struct Rewrite: Sendable, Equatable {
  /// What it does, as a command to the editor, without the rule's name.
  package let title: String
  package let level: RewriteLevel
  /// Sorted by file and offset; ranges of one file never overlap.
  package let edits: [TextEdit]
  /// Whether a person has to ask for it at each place: nothing that applies many rewrites at once takes it.
  package let isOneAtATime: Bool
  /// What the engine verifies before it offers the rewrite.
  package let postconditions: [Postcondition]

  package init(
    title: String, level: RewriteLevel, edits: [TextEdit], isOneAtATime: Bool = false,
    postconditions: [Postcondition] = []
  ) {
    self.title = title
    self.level = level
    self.edits = edits
    self.isOneAtATime = isOneAtATime
    self.postconditions = postconditions
  }
}

/// What must be true of the code that a rewrite leaves. A rule declares it; the engine applies the edits and runs the
/// rules that it names. Ranges are UTF-8 offsets in the text before the rewrite.
package enum Postcondition: Sendable, Equatable {
  /// The rule finds nothing in the range that it didn't find before.
  case staysSilent(rule: String, in: Range<Int>)
  /// The same, but where the rule has rewrites for all that it finds, they are made along with this one, which then
  /// has this title.
  case isFollowedUp(rule: String, in: Range<Int>, title: String)
  /// In the file, the rewrite's own rule finds less and no rule finds anything new.
  case onlyImproves
}
