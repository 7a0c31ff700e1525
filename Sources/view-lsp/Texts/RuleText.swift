internal import ViewAnalysis

/// A rule's texts, put together for a reader: the hover, the `explain` command, the page of all rules.
struct RuleText {
  let rule: Rule
  /// Why the rule reports a finding, as Markdown; nil where the text is about the rule alone.
  let reason: String?
  /// The rewrites that are offered for the finding.
  let rewrites: [Rewrite]

  init(_ rule: Rule, reason: String? = nil, rewrites: [Rewrite] = []) {
    self.rule = rule
    self.reason = reason
    self.rewrites = rewrites
  }

  /// The narrowest profile that has the rule on, or where it has to be named.
  static func profileName(_ rule: Rule) -> String {
    rule.profile == .all ? "off" : rule.profile.rawValue
  }

  func markdown(headingLevel: Int = 3) -> String {
    var parts = [String(repeating: "#", count: headingLevel) + " " + rule.title, standing]
    if let reason, !reason.isEmpty { parts.append("**Here:** " + reason) } else { parts.append(rule.summary) }
    parts += rewrites.map { "**Rewrite:** \($0.title). \(promise(of: $0.level))" }
    parts.append(rule.explanation)
    // Before the examples: an editor's hover often has no room for more than the first lines.
    if !rule.exceptions.isEmpty { parts.append("**Exceptions:** " + rule.exceptions) }
    if !rule.sources.isEmpty {
      parts.append("**Sources**\n\n" + rule.sources.map { "- \(cite($0))" }.joined(separator: "\n"))
    }
    for example in rule.examples.prefix(reason == nil ? 3 : 1) {
      parts.append("**Before**\n\n" + code(example.bad))
      parts.append("**After**\n\n" + code(example.good))
    }
    if !rule.options.isEmpty {
      let lines = rule.options.map { "- `\($0.name)` (\($0.defaultValue)): \($0.summary)" }
      parts.append("**Options**\n\n" + lines.joined(separator: "\n"))
    }
    parts.append(waysOut)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The same for a reader without Markdown.
  var plain: String { plainText(ofMarkdown: markdown(headingLevel: 1)) }

  /// Name, severity, profile, and how much the first source that says so thinks it matters.
  private var standing: String {
    let profile = rule.profile == .all ? "off by default" : "profile \(rule.profile.rawValue)"
    var line = "`\(rule.id)` · \(rule.severity.rawValue) · \(profile)"
    if let document = rule.sources.map(\.document).first(where: { $0.impact != nil }) {
      line += "\n\n**Impact:** \(document.impact ?? "")"
      if let why = document.impactReason { line += ": \(why)" }
    }
    return line
  }

  private func promise(of level: RewriteLevel) -> String {
    switch level {
    case .safe: "Behaviour and appearance stay the same."
    case .suggested: "Check the result: it may look or behave differently."
    case .refactor: "Restructures declarations."
    }
  }

  private func code(_ text: String) -> String {
    "```swift\n" + text + (text.hasSuffix("\n") ? "" : "\n") + "```"
  }

  private func cite(_ citation: Citation) -> String {
    let section = citation.section.map { ", § \($0)" } ?? ""
    return
      "\(citation.document.name)\(section) (\(citation.document.publication)): <\(citation.address)>"
  }

  private var waysOut: String {
    "**Turn it off:** `// view-lsp:disable:next \(rule.id) -- reason` above the line, or "
      + "`\"rules\": { \"\(rule.id)\": \"off\" }` in `\(ConfigurationFile.name)`."
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
