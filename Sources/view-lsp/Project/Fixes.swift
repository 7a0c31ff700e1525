internal import ViewAnalysis

/// What the rewrites have made of a project's files, and what could not be written.
struct Fixes {
  private(set) var applied: [Fixer.Step] = []
  private(set) var refused: [Fixer.Step] = []
  private(set) var changes: [Fixer.Change] = []
  /// After how many rounds there was still something to apply; nil where there wasn't.
  private let unfinishedAfter: Int?
  private let isWritten: Bool
  /// What was applied, for the closing line.
  private let what: String
  /// What could not be written, and why.
  private var problems: [String] = []
  /// A file could not be written.
  private(set) var hasFailures = false

  /// Files were left alone because they are read-only or have changed since they were read.
  var hasUnwritten: Bool { !problems.isEmpty }

  /// Applies the rewrites to the project's texts and, if asked to, to the files. Files that can't be written keep their
  /// texts.
  init(to project: inout Project, _ choice: Fixer.Choice, writes: Bool = true, progress: Progress) {
    var fixer = project.fixer(choice, progress: progress)
    fixer.run()
    refused = fixer.refused
    unfinishedAfter = fixer.hasMore ? fixer.roundLimit : nil
    isWritten = writes
    what = "rewrite"
    take(fixer.applied, fixer.changes, fixer.groups, &project)
  }

  /// Adds comments that suppress all of the project's findings, in the texts and, if asked to, in the files.
  init(suppressingFindingsOf project: inout Project, writes: Bool = true, progress: Progress) {
    unfinishedAfter = nil
    isWritten = writes
    what = "suppression"
    var added: [Fixer.Step] = []
    var changes: [Fixer.Change] = []
    for (file, found) in zip(project.files, project.findings(progress: progress, detailed: false)) {
      let change = NewSuppressions(of: found.map(\.finding), in: file)
      added += change.added
      refused += change.impossible
      if !change.edits.isEmpty {
        changes.append(
          Fixer.Change(
            file: file.name, before: file.bytes, after: change.edits.applied(to: file.bytes),
            edits: change.edits))
      }
    }
    take(added, changes, [], &project)
  }

  private mutating func take(
    _ steps: [Fixer.Step], _ changes: [Fixer.Change], _ groups: [Set<String>], _ project: inout Project
  ) {
    let unwritten = isWritten ? write(changes, groups, project) : []
    applied = steps.filter { !unwritten.contains($0.file) }
    self.changes = changes.filter { !unwritten.contains($0.file) }
    project.apply(self.changes)
  }

  /// Writes the changed files, those that belong together all or none. Returns the names of those that were not
  /// written.
  private mutating func write(
    _ changes: [Fixer.Change], _ groups: [Set<String>], _ project: Project
  ) -> Set<String> {
    let files = Dictionary(project.files.map { ($0.name, $0.input) }) { first, _ in first }
    var groupOfFile: [String: Int] = [:]
    for (index, group) in groups.enumerated() { for name in group { groupOfFile[name] = index } }
    let together = Dictionary(grouping: changes) { groupOfFile[$0.file] ?? -1 }
    var unwritten: Set<String> = []
    var written: Set<Int> = []
    for change in changes {
      var members = [change]
      if let group = groupOfFile[change.file] {
        guard written.insert(group).inserted else { continue }
        members = together[group] ?? members
      }
      let replacements = members.compactMap { member -> FileReplacement? in
        guard let input = files[member.file], input.text == nil else { return nil }
        return FileReplacement(
          name: member.file, path: input.file.path, before: member.before, after: member.after)
      }
      if !write(replacements) { unwritten.formUnion(replacements.map(\.name)) }
    }
    return unwritten
  }

  private mutating func write(_ replacements: [FileReplacement]) -> Bool {
    let names = replacements.map(\.name).joined(separator: ", ")
    switch FileReplacement.write(replacements) {
    case .written: return true
    case .readOnly(let name):
      let what = replacements.count == 1 ? "it" : name
      problems.append("\(names): not changed: \(what) is read-only")
    case .changedMeanwhile(let name):
      let what = replacements.count == 1 ? "it" : name
      problems.append("\(names): not changed: \(what) has changed on disk since it was read")
    case .failed(let failure):
      problems.append("\(names): not written: \(failure.message)")
      hasFailures = true
    }
    return false
  }

  // MARK: Texts

  /// Says what could not be written.
  func complain(_ console: Console) {
    for problem in problems { console.complain(problem) }
  }

  /// A line for each rewrite, and what is left to do.
  var lines: [String] {
    applied.map(Self.line) + refused.map { "\(Self.line($0)): skipped, because it would break the code" }
      + (unfinishedAfter.map { ["There are more rewrites after \($0) rounds: run fix again."] } ?? [])
  }

  private static func line(_ step: Fixer.Step) -> String {
    "\(step.file):\(step.line):\(step.column): \(step.title) [\(step.rule)]"
  }

  /// The closing line.
  var summary: String {
    "\(isWritten ? "Applied" : "Would apply") \(counted(applied.count, what))"
      + " in \(counted(changes.count, "file"))"
  }
}
