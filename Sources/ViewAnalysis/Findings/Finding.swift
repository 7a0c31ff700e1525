/// How much a finding weighs. A rule has a default; the configuration may set another.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  case error, warning, information, hint

  /// The gravest is the greatest.
  package static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .error: 3
    case .warning: 2
    case .information: 1
    case .hint: 0
    }
  }
}

/// One fault at one place: what a rule found, why, and the rewrites that it offers.
package struct Finding: Sendable, Equatable {
  package let rule: String
  package let severity: Severity
  /// What is wrong, why, and what to do, in one or two sentences, with the names from this code.
  package let message: String
  /// UTF-8 offsets of the code that the user would change.
  package let range: Range<Int>
  /// Why it fired here, as Markdown: what hover adds to the message. Names come from this code. Empty where it wasn't
  /// asked for, see `RewriteScope`.
  package let reason: String
  package let related: [RelatedPlace]
  /// None where they weren't asked for.
  package let rewrites: [Rewrite]
  /// The code in `range` can simply go.
  package let isUnnecessary: Bool

  package init(
    rule: String, severity: Severity, message: String, range: Range<Int>, reason: String,
    related: [RelatedPlace] = [], rewrites: [Rewrite] = [], isUnnecessary: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.reason = reason
    self.related = related
    self.rewrites = rewrites
    self.isUnnecessary = isUnnecessary
  }
}

/// Another place that a finding speaks of.
package struct RelatedPlace: Sendable, Equatable {
  /// The file, as the host named it; nil for the finding's own file.
  package let file: String?
  /// UTF-8 offsets.
  package let range: Range<Int>
  package let message: String

  package init(file: String? = nil, range: Range<Int>, message: String) {
    self.file = file
    self.range = range
    self.message = message
  }
}

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

  package init(title: String, level: RewriteLevel, edits: [TextEdit], isOneAtATime: Bool = false) {
    self.title = title
    self.level = level
    self.edits = edits
    self.isOneAtATime = isOneAtATime
  }
}

/// The replacement of a range of a file's text.
package struct TextEdit: Sendable, Equatable {
  /// The file, as the host named it; nil for the finding's own file.
  package let file: String?
  /// UTF-8 offsets into the analysed text.
  package let range: Range<Int>
  package let newText: String

  package init(file: String? = nil, range: Range<Int>, newText: String) {
    self.file = file
    self.range = range
    self.newText = newText
  }
}
