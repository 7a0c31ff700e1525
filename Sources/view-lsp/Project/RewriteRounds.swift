internal import ViewAnalysis

/// Applies the rewrites that findings offer to a project's texts, in rounds, until nothing more applies.
///
/// Nothing is written here: the texts of the project's files change, and `FixedFiles` puts them on disk.
struct RewriteRounds {
  /// A rewrite that was applied or refused, and where its finding stood in the text of its round.
  struct Step: Equatable {
    let file: String
    let line: Int
    let column: Int
    let rule: String
    let title: String
  }

  static let mostRounds = 10

  private(set) var project: Project
  private(set) var applied: [Step] = []
  /// What would have made broken code, in the last round that saw it.
  private(set) var refused: [Step] = []
  /// After the last round there was still something to apply.
  private(set) var hasMore = false
  /// Numbers of files that one rewrite changed together: they are written together or not at all.
  private(set) var groups: [Set<Int>] = []

  private let takesSuggested: Bool
  private let numbers: [String: Int]

  /// `findings` is asked for the findings of files by their numbers.
  init(
    _ project: Project, takesSuggested: Bool,
    findings: (inout Project, [Int]) -> [[Finding]]
  ) {
    self.project = project
    self.takesSuggested = takesSuggested
    numbers = Dictionary(project.files.enumerated().map { ($1.input.name, $0) }) { first, _ in first }
    run(findings)
  }

  /// A rewrite with its edits by file.
  private struct Candidate {
    let file: Int
    let finding: Finding
    let rewrite: Rewrite
    let edits: [Int: [TextEdit]]
  }

  private mutating func run(_ findings: (inout Project, [Int]) -> [[Finding]]) {
    var known = [[Finding]](repeating: [], count: project.files.count)
    var dirty = Array(project.files.indices)
    for round in 0...Self.mostRounds {
      for (number, found) in zip(dirty, findings(&project, dirty)) { known[number] = found }
      let candidates = candidates(known)
      if round == Self.mostRounds {
        hasMore = !candidates.isEmpty
        return
      }
      let changed = apply(candidates)
      if changed.isEmpty { return }
      var isSeenByOthers = false
      for (number, bytes) in changed where project.replaceText(of: number, with: bytes) {
        isSeenByOthers = true
      }
      dirty = isSeenByOthers ? Array(project.files.indices) : changed.keys.sorted()
    }
  }

  // MARK: Choosing

  private func candidates(_ findings: [[Finding]]) -> [Candidate] {
    findings.enumerated().flatMap { number, found in
      found.compactMap { candidate(for: $0, in: number) }
    }
  }

  private func candidate(for finding: Finding, in file: Int) -> Candidate? {
    let rewrites = finding.rewrites.filter { !$0.isOneAtATime }
    let safe = rewrites.first { $0.level == .safe }
    let suggested = takesSuggested ? rewrites.first { $0.level == .suggested } : nil
    guard let rewrite = safe ?? suggested, !rewrite.edits.isEmpty else { return nil }
    var edits: [Int: [TextEdit]] = [:]
    for edit in rewrite.edits {
      guard let number = edit.file.map({ numbers[$0] }) ?? file else { return nil }
      edits[number, default: []].append(edit)
    }
    for (number, own) in edits {
      let length = project.files[number].bytes.count
      let sorted = own.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard sorted.allSatisfy({ $0.range.upperBound <= length }),
        zip(sorted, sorted.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
      else { return nil }
    }
    return Candidate(file: file, finding: finding, rewrite: rewrite, edits: edits)
  }

  // MARK: Applying

  /// The new texts of the files that this round changes.
  private mutating func apply(_ candidates: [Candidate]) -> [Int: [UInt8]] {
    var taken: [Candidate] = []
    var edits: [Int: [TextEdit]] = [:]
    // Of rewrites that touch each other the first is taken; the other's finding comes again in the next round.
    for candidate in candidates
    where candidate.edits.allSatisfy({ number, own in !Self.touch(own, edits[number] ?? []) }) {
      taken.append(candidate)
      edits.merge(candidate.edits, uniquingKeysWith: +)
    }
    refused = []
    var texts = edits.mapValues { _ in [UInt8]() }
    for (number, own) in edits { texts[number] = applied(own, to: number) }
    if !texts.allSatisfy({ isSound($1, for: $0) }) { (taken, texts) = applyOneByOne(taken) }
    for candidate in taken {
      applied.append(step(candidate))
      if candidate.edits.count > 1 { join(Set(candidate.edits.keys)) }
    }
    return texts.filter { $1 != project.files[$0].bytes }
  }

  /// Leaves out each rewrite that adds an error to a file.
  private mutating func applyOneByOne(_ candidates: [Candidate]) -> ([Candidate], [Int: [UInt8]]) {
    var taken: [Candidate] = []
    var edits: [Int: [TextEdit]] = [:]
    var texts: [Int: [UInt8]] = [:]
    for candidate in candidates {
      let tried = edits.merging(candidate.edits, uniquingKeysWith: +)
      var changed: [Int: [UInt8]] = [:]
      for number in candidate.edits.keys { changed[number] = applied(tried[number] ?? [], to: number) }
      guard changed.allSatisfy({ isSound($1, for: $0) }) else {
        refused.append(step(candidate))
        continue
      }
      taken.append(candidate)
      edits = tried
      texts.merge(changed) { $1 }
    }
    return (taken, texts)
  }

  private func isSound(_ bytes: [UInt8], for number: Int) -> Bool {
    let parsed = parse(bytes)
    return parsed.tree.errors.count <= project.files[number].errorCount
  }

  private func applied(_ edits: [TextEdit], to number: Int) -> [UInt8] {
    edits.applied(to: project.files[number].bytes)
  }

  /// Whether edits overlap, or stand so close that their order would matter.
  private static func touch(_ some: [TextEdit], _ others: [TextEdit]) -> Bool {
    some.contains { a in
      others.contains { b in
        if a.range.isEmpty || b.range.isEmpty {
          return a.range.lowerBound <= b.range.upperBound && b.range.lowerBound <= a.range.upperBound
        }
        return a.range.overlaps(b.range)
      }
    }
  }

  private mutating func join(_ numbers: Set<Int>) {
    let joined = groups.filter { !$0.isDisjoint(with: numbers) }.reduce(numbers) { $0.union($1) }
    groups.removeAll { !$0.isDisjoint(with: numbers) }
    groups.append(joined)
  }

  private func step(_ candidate: Candidate) -> Step {
    let file = project.files[candidate.file]
    let position = LineTable(file.bytes).position(of: candidate.finding.range.lowerBound)
    return Step(
      file: file.input.name, line: position.line, column: position.column, rule: candidate.finding.rule,
      title: candidate.rewrite.title)
  }
}
