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

/// A fault that a rule reports, and where. Why it is one, and what can be done, is in its `FindingDetails`.
package struct Finding: Sendable, Equatable {
  package let rule: String
  package let severity: Severity
  /// What is wrong, why, and what to do, in one or two sentences, with the names from this code.
  package let message: String
  /// UTF-8 offsets of the code that the user would change.
  package let range: Range<Int>
  package let related: [RelatedLocation]
  /// The code in `range` can simply go.
  package let isUnnecessary: Bool
  /// Index, in the analysed tree, of the node that the rule makes the details of; for a finding about a suppression
  /// comment, which is no node, of the root.
  package let subject: Int

  package init(
    rule: String, severity: Severity, message: String, range: Range<Int>, related: [RelatedLocation] = [],
    isUnnecessary: Bool = false, subject: Int = 0
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.related = related
    self.isUnnecessary = isUnnecessary
    self.subject = subject
  }
}

/// What is made of a finding only when someone looks at it.
package struct FindingDetails: Sendable, Equatable {
  /// Why the rule reports it here, as Markdown: what hover adds to the message. Names come from this code.
  package let reason: String
  package let rewrites: [Rewrite]

  package init(reason: String, rewrites: [Rewrite] = []) {
    self.reason = reason
    self.rewrites = rewrites
  }
}

/// A finding and what is made of it when someone looks. The finding's own members are its own, too.
@dynamicMemberLookup
package struct DetailedFinding: Sendable, Equatable {
  package let finding: Finding
  package let details: FindingDetails

  package init(_ finding: Finding, _ details: FindingDetails) {
    self.finding = finding
    self.details = details
  }

  package var reason: String { details.reason }
  package var rewrites: [Rewrite] { details.rewrites }

  package subscript<Value>(dynamicMember member: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: member]
  }
}

/// Other code that a finding speaks of.
package struct RelatedLocation: Sendable, Equatable {
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
