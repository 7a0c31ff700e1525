internal import ViewAnalysis

/// A rule's texts, put together for a reader.
struct RuleText {
  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// The narrowest profile that has the rule on, or where it has to be named.
  static func profileName(_ rule: Rule) -> String {
    rule.profile == .all ? "off" : rule.profile.rawValue
  }

  /// All of it: what `explain` prints and the rule's page in the documentation shows.
  var markdown: String { markdown(headingLevel: 1) }

  /// The same as a part of another text, where its title has a lower level.
  func markdown(headingLevel level: Int) -> String {
    let marks = String(repeating: "#", count: level)
    var parts = ["\(marks) \(rule.title)", standing, rule.summary]
    func section(_ heading: String, _ texts: [String]) {
      let texts = texts.filter { !$0.isEmpty }
      if !texts.isEmpty { parts += ["\(marks)# \(heading)"] + texts }
    }
    section("Why", [rule.why, rule.details])
    section("What to do", [rule.remedy])
    section("Example", rule.examples.flatMap { [before($0), after($0)] })
    section("When it is silent", [list(rule.silentOn)])
    section("When to keep the code", [list(rule.keepIf)])
    section(
      "Options", [list(rule.options.map { "`\($0.name)` (default: \($0.defaultValue)): \($0.summary)" })])
    section("Rewrites", [rewriteLevels])
    section("Where the sources disagree", [rule.disagreement])
    section("Measured precision", [MeasuredPrecision.text(of: rule.id)])
    section("Sources", [list(rule.sources.map(cite))])
    section("Turn it off", [waysOut])
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The same for a reader without Markdown.
  var plain: String { plainText(ofMarkdown: markdown) }

  /// The levels of the rewrites that the rule may offer, in the order of what they promise.
  static func levels(_ rule: Rule) -> [RewriteLevel] {
    RewriteLevel.allCases.filter { rule.rewriteLevels.contains($0) }
  }

  /// Name, severity, profile, and how much the first source that says so thinks it matters.
  fileprivate var standing: String {
    let profile = rule.profile == .all ? "off by default" : "profile \(rule.profile.rawValue)"
    var line = "`\(rule.id)` · \(rule.severity.rawValue) · \(profile)"
    if let document = rule.sources.map(\.document).first(where: { $0.impact != nil }) {
      line += "\n\n**Impact:** \(document.impact ?? "")"
      if let why = document.impactReason { line += ": \(why)" }
    }
    return line
  }

  private var rewriteLevels: String {
    let levels = Self.levels(rule)
    if levels.isEmpty { return "None: what the code should become is for its author to decide." }
    return list(levels.map { "**\($0.rawValue)**: \($0.promise)" })
  }

  fileprivate func before(_ example: Example) -> String { "**Before**\n\n" + code(example.bad) }
  fileprivate func after(_ example: Example) -> String { "**After**\n\n" + code(example.good) }

  private func code(_ text: String) -> String {
    "```swift\n" + text + (text.hasSuffix("\n") ? "" : "\n") + "```"
  }

  fileprivate func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }

  fileprivate func cite(_ citation: Citation) -> String {
    let section = citation.section.map { ", § \($0)" } ?? ""
    return
      "\(citation.document.name)\(section) (\(citation.document.publication)): <\(citation.address)>"
  }

  fileprivate var waysOut: String {
    "`// view-lsp:disable:next \(rule.id) -- reason` above the line, or "
      + "`\"rules\": { \"\(rule.id)\": \"off\" }` in `\(ConfigurationFile.name)`."
  }
}

extension RewriteLevel {
  /// What it promises, as a sentence.
  fileprivate var promise: String {
    switch self {
    case .safe: "Behaviour and appearance stay the same."
    case .suggested: "Check the result: it may look or behave differently."
    case .refactor: "Restructures declarations."
    }
  }
}

/// What hover shows of a rule: what is wrong here, why, what to do, and the sources. The rest is a link.
struct HoverText {
  let rule: RuleText
  /// Why the rule reports a finding, as Markdown; nil where the text is about the rule alone.
  let reason: String?
  /// The rewrites that are offered for the finding.
  let rewrites: [Rewrite]

  init(_ rule: Rule, reason: String? = nil, rewrites: [Rewrite] = []) {
    self.rule = RuleText(rule)
    self.reason = reason
    self.rewrites = rewrites
  }

  /// Where the client has a command that shows a rule's page, the text links to it.
  func markdown(hasCommand: Bool) -> String { text + "\n\n" + (hasCommand ? link : command) + "\n" }

  /// The same for a reader without Markdown.
  var plain: String { plainText(ofMarkdown: markdown(hasCommand: false)) }

  private var text: String {
    let details = rule.rule
    var parts = ["### " + details.title, rule.standing]
    if let reason, !reason.isEmpty {
      parts.append("**Here:** " + reason)
    } else {
      parts.append(details.summary)
    }
    parts.append("**Why:** " + details.why)
    if rewrites.isEmpty { parts.append("**What to do:** " + details.remedy) }
    parts += rewrites.map { "**Rewrite:** \($0.title). \($0.level.promise)" }
    if !details.sources.isEmpty {
      parts.append("**Sources**\n\n" + rule.list(details.sources.map(rule.cite)))
    }
    // Last: an editor's hover often has no room for more than the first lines.
    if let example = details.examples.first { parts += [rule.before(example), rule.after(example)] }
    parts.append("**Turn it off:** " + rule.waysOut)
    return parts.joined(separator: "\n\n")
  }

  private var command: String { "**More:** `view-lsp explain \(rule.rule.id)`" }

  /// As VS Code writes a command with its arguments, a JSON array, in an address.
  private var link: String {
    "[Exceptions, options and more examples]"
      + "(command:\(ServerCommand.showDocumentation.rawValue)?%5B%22\(rule.rule.id)%22%5D)"
  }
}

/// The text without its Markdown: code indented, headings and emphasis without their marks.
func plainText(ofMarkdown markdown: String) -> String {
  var lines: [String] = []
  var isCode = false
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      isCode.toggle()
    } else if isCode {
      lines.append(line.isEmpty ? "" : "    " + line)
    } else {
      var text = line
      if text.hasPrefix("#") { text = text.drop { $0 == "#" }.drop { $0 == " " } }
      lines.append(plainLine(text))
    }
  }
  return lines.joined(separator: "\n")
}

/// A line without `**`, without the backticks around code, and without the brackets around addresses.
private func plainLine(_ line: Substring) -> String {
  var result = ""
  for (index, piece) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
    if index.isMultiple(of: 2) {
      result += piece.replacing("**", with: "").replacing("<https://", with: "https://")
        .replacing(">", with: "", maxReplacements: piece.contains("<https://") ? 1 : 0)
    } else {
      result += piece
    }
  }
  return result
}
