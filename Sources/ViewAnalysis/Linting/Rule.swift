/// A rule: what it says, where it comes from, the function that finds its faults, and the two that say more about one.
///
/// A rule reads one file's tree and model and the workspace's facts. It never sees another rule's
/// findings, does no input or output, and never traps, whatever the code looks like.
package final class Rule: Sendable {
  /// The rule's name, in snake case.
  package let id: String
  package let severity: Severity
  /// The narrowest profile that has the rule on.
  package let profile: Profile
  package let family: RuleFamily
  /// A few words, as a headline: "Group around a single view".
  package let title: String
  /// One sentence: what it finds.
  package let summary: String
  /// Why it matters, as Markdown: at most two sentences, which hover shows.
  package let why: String
  /// What to do about it, as Markdown: at most two sentences, which hover shows.
  package let remedy: String
  /// What else there is to know, as Markdown; empty for most.
  package let details: String
  /// The code that looks like a finding and isn't reported, each item as Markdown.
  package let silentOn: [String]
  /// What justifies leaving code that is reported as it is, each item as Markdown.
  package let keepIf: [String]
  /// Where the rule's sources disagree and which of them it follows, as Markdown; empty for most.
  package let disagreement: String
  package let sources: [Citation]
  package let examples: [Example]
  package let options: [RuleOption]
  /// The levels of the rewrites that it may offer.
  package let rewriteLevels: Set<RewriteLevel>
  /// Whether its rewrites are alternatives: the first that keeps its postconditions is offered, and no other.
  package let offersFirstRewrite: Bool
  /// Whether a file that has not been read yet may prove its findings wrong: it runs only where the index is whole.
  package let needsWholeWorkspace: Bool
  /// Whether it is about work that nobody misses in code for debug builds, where it says nothing below `all`: unless the
  /// rule says otherwise, those about costs and updates.
  let savesWork: Bool
  /// What `check` wants to be called with, each node of these kinds in the file's order.
  package let kinds: Set<SyntaxKind>
  /// The calls that `check` wants, by the last name of what is called; nil for calls of any name. Most nodes of
  /// a view are calls: this turns them away before any rule looks at them.
  package let callees: NameSet?
  /// The calls that it wants besides, where that is for the workspace to say.
  package let calleesIn: (@Sendable (WorkspaceIndex) -> CountedNames)?
  /// The variables and functions that `check` wants, by the name that they declare; nil for those of any name.
  package let declares: NameSet?
  /// Reports the faults of a node.
  package let check: @Sendable (Node, RuleContext) -> Void
  /// Why a finding stands there, as Markdown, made of its subject.
  package let explain: @Sendable (Node, RuleContext) -> String
  /// The rewrites of a finding, made of its subject; the first is the one to prefer.
  package let rewrites: @Sendable (Node, RuleContext) -> [Rewrite]

  package init(
    id: String, severity: Severity, profile: Profile, family: RuleFamily, title: String, summary: String,
    why: String, remedy: String, details: String = "", silentOn: [String], keepIf: [String],
    disagreement: String = "", sources: [Citation], examples: [Example], options: [RuleOption] = [],
    rewriteLevels: Set<RewriteLevel> = [], offersFirstRewrite: Bool = false,
    needsWholeWorkspace: Bool = false, savesWork: Bool? = nil,
    kinds: Set<SyntaxKind>, callees: NameSet? = nil,
    calleesIn: (@Sendable (WorkspaceIndex) -> CountedNames)? = nil, declares: NameSet? = nil,
    check: @escaping @Sendable (Node, RuleContext) -> Void,
    explain: @escaping @Sendable (Node, RuleContext) -> String,
    rewrites: @escaping @Sendable (Node, RuleContext) -> [Rewrite] = { _, _ in [] }
  ) {
    self.id = id
    self.severity = severity
    self.profile = profile
    self.family = family
    self.title = title
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.details = details
    self.savesWork = savesWork ?? (family == .cost || family == .invalidation)
    self.silentOn = silentOn + (self.savesWork ? [Self.silentInDebugBuilds] : [])
    self.keepIf = keepIf
    self.disagreement = disagreement
    self.sources = sources
    self.examples = examples
    self.options = options
    self.rewriteLevels = rewriteLevels
    self.offersFirstRewrite = offersFirstRewrite
    self.needsWholeWorkspace = needsWholeWorkspace
    self.kinds = kinds
    self.callees = callees
    self.calleesIn = calleesIn
    self.declares = declares
    self.check = check
    self.explain = explain
    self.rewrites = rewrites
  }

  private static let silentInDebugBuilds =
    "In `recommended` and `strict`: code that only debug builds contain (`#if DEBUG`)."
}

/// A named choice of rules. Each holds all of the ones before it.
package enum Profile: String, CaseIterable, Sendable, Comparable {
  case none, recommended, strict, all

  package static func < (a: Profile, b: Profile) -> Bool { a.order < b.order }

  /// The steps up to this one, the narrowest first: what a rule picks in one of them it has to pick in the wider ones, too.
  package var steps: [Profile] { [.recommended, .strict, .all].filter { $0 <= self } }

  private var order: Int {
    switch self {
    case .none: 0
    case .recommended: 1
    case .strict: 2
    case .all: 3
    }
  }
}

/// What a group of rules is about. Each has a folder of its own in `Rules`, but for the rules about suppressions.
package enum RuleFamily: String, CaseIterable, Sendable {
  case abstraction, composition, identity, invalidation, cost, structure, contract, representables, inputs,
    lists
  case suppressions
}

/// A section of a document that a rule rests on.
package struct Citation: Sendable, Equatable {
  package let document: SourceDocument
  /// The section's own heading; nil for the whole page.
  package let section: String?
  /// The section's address: the page's, and the section's heading as an anchor in the style of the site.
  package let address: String

  package init(_ document: SourceDocument, section: String? = nil) {
    self.document = document
    self.section = section
    address = section.map { "\(document.address)#\(document.anchor(for: $0))" } ?? document.address
  }
}

extension SourceDocument {
  /// GitHub writes a heading's words in lower case, with hyphens for spaces, and leaves out all punctuation. Apple's
  /// documentation keeps the case.
  fileprivate func anchor(for heading: String) -> String {
    let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
    let anchor = String(kept.map { $0 == " " ? "-" : $0 })
    return address.hasPrefix("https://github.com/") ? anchor.lowercased() : anchor
  }
}

/// A document that rules cite.
package struct SourceDocument: Sendable, Equatable {
  package let name: String
  /// The name under which the document is published, where it differs from its title.
  package let publication: String
  /// The page's address, pinned to a version where the page has versions.
  package let address: String
  /// How much the document says it matters ("HIGH"), and its reason, in our words.
  package let impact: String?
  package let impactReason: String?
}

/// A piece of bad code, and what the rule's first rewrite makes of it.
package struct Example: Sendable, Equatable {
  /// Complete declarations: the rule finds exactly one fault in it, or as many as `findings` says.
  package let bad: String
  /// The rewrite's exact result; where the rule offers none, code that follows the rule.
  package let good: String
  package let findings: Int
  /// Another file of the workspace, for a rule that says nothing of a lone file.
  package let otherFile: String?

  package init(bad: String, good: String, findings: Int = 1, otherFile: String? = nil) {
    self.bad = bad
    self.good = good
    self.findings = findings
    self.otherFile = otherFile
  }
}

/// A number that the user can set for a rule.
package struct RuleOption: Sendable, Equatable {
  package let name: String
  package let defaultValue: Int
  package let summary: String

  package init(_ name: String, default defaultValue: Int, summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
