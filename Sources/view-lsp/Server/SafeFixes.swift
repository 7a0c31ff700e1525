internal import ViewAnalysis

/// Applies the safe rewrites of one file to its text, in rounds, until nothing more applies: what "fix all"
/// in an editor does. Rewrites that reach into other files are left to a person.
struct SafeFixes {
  static let mostRounds = 10

  let configuration: Configuration
  /// Only this rule's rewrites; all rules' where it is nil.
  let rule: String?

  /// The edits that turn the file's text into the fixed one; empty where there is nothing to fix.
  func edits(for source: SourceFile, findings: [Finding], in workspace: WorkspaceIndex) -> [TextEdit] {
    var source = source
    var findings = findings
    var workspace = workspace
    let original = Array(source.tree.bytes)
    var rounds: [[TextEdit]] = []
    while rounds.count < Self.mostRounds {
      let edits = round(source, findings)
      if edits.isEmpty { break }
      rounds.append(edits)
      source = SourceFile(name: source.name, bytes: edits.applied(to: source.tree.bytes))
      workspace.update(source.name, facts: source.facts)
      findings = analyze(source, in: workspace, configuration: configuration)
    }
    if rounds.count <= 1 { return rounds.first ?? [] }
    return Self.difference(from: original, to: Array(source.tree.bytes)).map { [$0] } ?? []
  }

  /// The edits of the rewrites that can be applied together without breaking the code.
  private func round(_ source: SourceFile, _ findings: [Finding]) -> [TextEdit] {
    let rewrites = findings.filter { rule == nil || $0.rule == rule }.compactMap(\.safeRewrite)
      .filter { $0.edits.allSatisfy { $0.file == nil || $0.file == source.name } }
    var taken: [TextEdit] = []
    for rewrite in rewrites where !Self.touch(rewrite.edits, taken) { taken += rewrite.edits }
    if isSound(taken, source) { return taken }
    // Some rewrite breaks the code: leave it out.
    taken = []
    for rewrite in rewrites
    where !Self.touch(rewrite.edits, taken) && isSound(taken + rewrite.edits, source) {
      taken += rewrite.edits
    }
    return taken
  }

  private func isSound(_ edits: [TextEdit], _ source: SourceFile) -> Bool {
    if edits.isEmpty { return true }
    let parsed = parse(edits.applied(to: source.tree.bytes))
    return parsed.tree.errors.count <= source.tree.errors.count
  }

  /// Whether edits overlap or meet, so that their order would matter.
  private static func touch(_ some: [TextEdit], _ others: [TextEdit]) -> Bool {
    some.contains { a in
      others.contains { b in
        a.range.lowerBound <= b.range.upperBound && b.range.lowerBound <= a.range.upperBound
      }
    }
  }

  /// One edit that replaces all lines from the first that differs to the last.
  private static func difference(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
    if old == new { return nil }
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Whole lines: so no scalar and no line end is cut in two.
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    while end > 0, old[old.count - end - 1] != 0x0A { end -= 1 }
    return TextEdit(
      range: start..<old.count - end,
      newText: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}
