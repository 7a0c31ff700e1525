internal import ViewAnalysis

/// The summary of a view for a reader: the hover, and the line of a code lens.
struct ViewSummaryText {
  let summary: ViewSummary

  init(_ summary: ViewSummary) {
    self.summary = summary
  }

  var markdown: String {
    var parts = ["### " + title]
    for (heading, sources) in Self.groups {
      let readings = summary.readings.filter { sources.contains($0.property.source) }
      guard !readings.isEmpty else { continue }
      parts.append("**\(heading)**\n\n" + readings.map { "- \(line(of: $0))" }.joined(separator: "\n"))
    }
    if summary.readings.isEmpty { parts.append("It reads none of the view's properties.") }
    parts.append("**Size:** \(size)")
    parts.append("**Used:** \(placements)")
    parts.append("**Runs again:** \(updates)")
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The same for a reader without Markdown.
  var plain: String { plainText(ofMarkdown: markdown) }

  /// "reads 3 states · 14 views · 2 sections share its updates"
  var lens: String {
    var parts: [String] = []
    let states = summary.causes.count
    parts.append(states == 0 ? "reads no state" : "reads \(counted(states, "state"))")
    parts.append(counted(summary.measure.count, "view"))
    switch summary.sections.count {
    case 0: break
    case 1: parts.append("1 section shares its updates")
    case let count: parts.append("\(count) sections share its updates")
    }
    return parts.joined(separator: " · ")
  }

  /// Where properties' values come from, as the summary groups them.
  static let groups: [(heading: String, sources: Set<ViewProperty.Source>)] = [
    ("Inputs", [.input, .binding, .unknown]), ("State", [.state, .object]), ("Environment", [.environment]),
  ]

  private var title: String {
    switch summary.subject {
    case .type: "`\(summary.type)`"
    case .body: "`body` of `\(summary.type)`"
    case .helper(let name): "`\(name)`, part of `\(summary.type)`"
    }
  }

  private func line(of reading: ViewSummary.Reading) -> String {
    let wrapper = reading.property.wrapper.map { " (`@\($0)`)" } ?? ""
    let place =
      reading.members.isEmpty ? "not read by the body" : "read in \(names(reading.members))"
    return "`\(reading.property.name)`\(wrapper): \(place)"
  }

  private var size: String {
    let views = "\(counted(summary.measure.count, "view")), nested \(summary.measure.nesting) deep"
    guard !summary.sections.isEmpty else { return views }
    return views
      + "; \(names(summary.sections)) \(summary.sections.count == 1 ? "shares" : "share") its updates"
  }

  private var placements: String {
    let times = summary.placements == 1 ? "once" : "\(summary.placements) times"
    if case .helper = summary.subject { return "\(times) in `\(summary.type)`" }
    return "\(times) in the workspace"
  }

  /// What makes it run again, as Markdown.
  var updates: String {
    let causes = names(summary.causes.map(\.name), "or")
    switch summary.subject {
    case .type where !takesInputs:
      return summary.causes.isEmpty ? "only when it appears" : "whenever \(causes) changes"
    case .type, .body:
      let inputs = "when its parent passes it different inputs"
      return summary.causes.isEmpty ? inputs : "whenever \(causes) changes, and \(inputs)"
    case .helper:
      let start = "with all of the body of `\(summary.type)`"
      guard !summary.needless.isEmpty else { return start }
      return start
        + ", also whenever \(names(summary.needless.map(\.name), "or")) changes, which it doesn't read"
    }
  }

  /// Whether a caller of the type may pass it something.
  private var takesInputs: Bool {
    summary.readings.contains { ![.state, .environment, .constant].contains($0.property.source) }
  }

  private func names(_ names: [String], _ conjunction: String = "and") -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
