internal import ViewAnalysis

/// Comments that suppress findings of a file: one above each line, for all rules with a finding there.
struct NewSuppressions {
  /// Sorted, apart from each other.
  private(set) var edits: [TextEdit] = []
  private(set) var added: [Fixer.Step] = []
  /// Above these no comment can stand.
  private(set) var impossible: [Fixer.Step] = []

  /// `findings` are the file's, sorted by offset. Those about suppressions themselves stay.
  init(of findings: [Finding], in file: Project.File) {
    let findings = findings.filter { !Catalogue.isAboutSuppressions($0.rule) }
    if findings.isEmpty { return }
    let source = file.parsed
    let suppressions = Suppressions(source.tree)
    let lines = LineTable(file.bytes)
    var start = 0
    while start < findings.count {
      let line = lines.position(of: findings[start].range.lowerBound).line
      let group = findings[start...].prefix { lines.position(of: $0.range.lowerBound).line == line }
      start += group.count
      let steps = group.map { finding in
        let position = lines.position(of: finding.range.lowerBound)
        return Fixer.Step(
          file: file.name, line: position.line, column: position.column, rule: finding.rule,
          title: "Disable for this line")
      }
      let rules = Set(group.map(\.rule)).sorted()
      if let edit = suppressions.disabling(rules, at: group[group.startIndex].range.lowerBound) {
        edits.append(edit)
        added += steps
      } else {
        impossible += steps
      }
    }
  }
}
