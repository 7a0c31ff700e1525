/// Applies the rewrites that findings offer to the texts of files, in rounds, until nothing more applies.
///
/// It writes nothing: `changes` holds the new texts. A rewrite over several files is one change: all of its edits
/// are made, or none.
///
///     var fixer = Fixer(files: names, index: index, text: { read($0) }, findings: { find($0, $1.index) })
///     while !fixer.step(files: 1) {}
package struct Fixer {
  /// Which rewrites are applied. Those that a person has to ask for at each place never are.
  package struct Choice: Sendable {
    /// Suggested ones, where a finding has no safe one.
    package var takesSuggested: Bool
    /// Refactorings, where a finding has none of the others.
    package var takesRefactorings: Bool
    /// Only this rule's; nil for those of all rules.
    package var rule: String?

    package init(takesSuggested: Bool = false, takesRefactorings: Bool = false, rule: String? = nil) {
      self.takesSuggested = takesSuggested
      self.takesRefactorings = takesRefactorings
      self.rule = rule
    }

    private var levels: [RewriteLevel] {
      [.safe] + (takesSuggested ? [.suggested] : []) + (takesRefactorings ? [.refactor] : [])
    }

    /// Whether the finding may have a rewrite that is applied, as far as its rule tells.
    package func mayRewrite(_ finding: Finding) -> Bool {
      guard rule == nil || finding.rule == rule else { return false }
      return Catalogue.rule(named: finding.rule)?.rewriteLevels.isDisjoint(with: levels) == false
    }

    func rewrite(for finding: DetailedFinding) -> Rewrite? {
      guard rule == nil || finding.rule == rule else { return nil }
      let offered = finding.rewrites.filter { !$0.isOneAtATime && !$0.edits.isEmpty }
      return levels.lazy.compactMap { level in offered.first { $0.level == level } }.first
    }
  }

  /// A rewrite that was applied or refused, and where its finding stood in the text of its round. Line and column
  /// count from 1, the column in UTF-16 units.
  package struct Step: Equatable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int
    package let rule: String
    package let title: String

    package init(file: String, line: Int, column: Int, rule: String, title: String) {
      self.file = file
      self.line = line
      self.column = column
      self.rule = rule
      self.title = title
    }
  }

  /// A file whose text is another than at the start.
  package struct Change: Sendable {
    package let file: String
    package let before: [UInt8]
    package let after: [UInt8]
    /// Turn `before` into `after`; sorted, apart from each other.
    package let edits: [TextEdit]

    package init(file: String, before: [UInt8], after: [UInt8], edits: [TextEdit]) {
      self.file = file
      self.before = before
      self.after = after
      self.edits = edits
    }
  }

  /// What the rounds so far have made of the files.
  package struct State: Sendable {
    /// The index with the files' present texts.
    package let index: WorkspaceIndex
    /// The present texts of the files that have changed, by name.
    package let texts: [String: [UInt8]]
  }

  private static let mostRounds = 10
  /// The most rounds where refactorings are applied, one in each.
  private static let mostRefactorings = 500

  package private(set) var applied: [Step] = []
  /// What would have made broken code, in the last round that saw it.
  package private(set) var refused: [Step] = []
  /// After the last round there was still something to apply.
  package private(set) var hasMore = false
  /// Files that one rewrite changed together: they are written together or not at all.
  package private(set) var groups: [Set<String>] = []

  private let choice: Choice
  private let names: [String]
  private let isMine: Set<String>
  private var index: WorkspaceIndex
  private let readText: (String) -> [UInt8]?
  private let find: ([SourceFile], State) -> [[DetailedFinding]]

  private var round = 0
  /// The files that this round still has to look at, the next one last.
  private var pending: [String]
  private var candidates: [String: [Candidate]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// The edits of the only round that changed the file; nil for one that several rounds changed.
  private var onlyEdits: [String: [TextEdit]?] = [:]

  /// `text` gives a file's text by its name, and has to give the same each time. `findings` gives the findings in some
  /// files, in their present texts, after configuration and baseline. Rewrites that reach beyond `files` are left out.
  package init(
    files: [String], index: WorkspaceIndex, choice: Choice = Choice(),
    text: @escaping (String) -> [UInt8]?,
    findings: @escaping ([SourceFile], State) -> [[DetailedFinding]]
  ) {
    names = files
    isMine = Set(files)
    self.index = index
    self.choice = choice
    readText = text
    find = findings
    pending = files.reversed()
  }

  /// How many files of this round have been looked at.
  package var progress: (done: Int, total: Int) { (max(0, names.count - pending.count), names.count) }

  /// Looks at so many files, or, once all are looked at, applies what they offer. True at the end.
  package mutating func step(files count: Int) -> Bool {
    if pending.isEmpty { return finishRound() }
    let next = Array(pending.suffix(count).reversed())
    pending.removeLast(next.count)
    let sources = next.compactMap { name in text(of: name).map { SourceFile(name: name, bytes: $0) } }
    for (source, findings) in zip(sources, find(sources, State(index: index, texts: texts))) {
      let lines = findings.isEmpty ? nil : LineTable(Array(source.tree.bytes))
      let found = findings.compactMap { candidate(for: $0, in: source, lines) }
      candidates[source.name] = found.isEmpty ? nil : found
    }
    return false
  }

  /// Runs to the end.
  package mutating func run() {
    while !step(files: .max) {}
  }

  /// What is different now, in the order of `files`.
  package var changes: [Change] {
    names.compactMap { name in
      guard let before = originals[name], let after = texts[name], before != after else { return nil }
      let edits = (onlyEdits[name] ?? nil) ?? [TextEdit.difference(from: before, to: after)].compactMap { $0 }
      return Change(file: name, before: before, after: after, edits: edits)
    }
  }

  private func text(of name: String) -> [UInt8]? { texts[name] ?? readText(name) }

  // MARK: Choosing

  /// A rewrite with its edits by file.
  private struct Candidate {
    let step: Step
    let edits: [String: [TextEdit]]
    let isRefactoring: Bool
  }

  private mutating func candidate(
    for finding: DetailedFinding, in source: SourceFile, _ lines: LineTable?
  ) -> Candidate? {
    guard let rewrite = choice.rewrite(for: finding), let lines else { return nil }
    var edits: [String: [TextEdit]] = [:]
    for edit in rewrite.edits {
      let name = edit.file ?? source.name
      guard isMine.contains(name) else { return nil }
      edits[name, default: []].append(edit)
    }
    for (name, own) in edits {
      guard let length = name == source.name ? source.tree.bytes.count : text(of: name)?.count else {
        return nil
      }
      let sorted = own.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard sorted.allSatisfy({ $0.range.upperBound <= length }),
        zip(sorted, sorted.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
      else { return nil }
      edits[name] = sorted
    }
    let position = lines.position(of: finding.range.lowerBound)
    return Candidate(
      step: Step(
        file: source.name, line: position.line, column: position.column, rule: finding.rule,
        title: rewrite.title),
      edits: edits, isRefactoring: rewrite.level == .refactor)
  }

  // MARK: Applying

  /// How many rounds there are at the most.
  package var roundLimit: Int { choice.takesRefactorings ? Self.mostRefactorings : Self.mostRounds }

  private mutating func finishRound() -> Bool {
    let offered = names.flatMap { candidates[$0] ?? [] }
    if offered.isEmpty { return true }
    if round == roundLimit {
      hasMore = true
      return true
    }
    round += 1
    var changed = apply(offered.filter { !$0.isRefactoring })
    var refused = refused
    // A refactoring takes names that are free in the texts as they are: one at a time, once nothing else applies.
    for candidate in offered where candidate.isRefactoring && changed.isEmpty {
      changed = apply([candidate])
      refused += self.refused
    }
    self.refused = refused
    if changed.isEmpty { return true }
    var isSeenByOthers = false
    for (name, text) in changed {
      texts[name] = text
      candidates[name] = nil
      let source = SourceFile(name: name, bytes: text)
      if index.update(name, facts: source.facts) { isSeenByOthers = true }
    }
    pending = (isSeenByOthers ? names : names.filter { changed[$0] != nil }).reversed()
    return false
  }

  /// Edits that have been taken of one file, and what they make of it.
  private struct Taken {
    let before: [UInt8]
    let errorCount: Int
    var edits = DisjointEdits()

    init(_ before: [UInt8]) {
      self.before = before
      errorCount = parse(before).errorCount
    }

    /// Whether the file has no more errors than before.
    var isSound: Bool { parse(edits.all.applied(to: before)).errorCount <= errorCount }
  }

  /// The new texts of the files that this round changes.
  private mutating func apply(_ offered: [Candidate]) -> [String: [UInt8]] {
    var taken: [String: Taken] = [:]
    for name in Set(offered.flatMap(\.edits.keys)) {
      guard let before = text(of: name) else { continue }
      if originals[name] == nil { originals[name] = before }
      taken[name] = Taken(before)
    }
    refused = []
    // Of rewrites that touch each other the first is taken; the other's finding comes again in the next round.
    var apart: [Candidate] = []
    var all = taken
    for candidate in offered
    where candidate.edits.allSatisfy({ name, own in all[name]?.edits.isApart(from: own) ?? false }) {
      apart.append(candidate)
      for (name, own) in candidate.edits { all[name]?.edits.insert(own) }
    }
    add(apart[...], to: &taken)
    var changed: [String: [UInt8]] = [:]
    for (name, file) in taken where !file.edits.all.isEmpty {
      let after = file.edits.all.applied(to: file.before)
      guard after != file.before else { continue }
      changed[name] = after
      onlyEdits[name] = .some(onlyEdits[name] == nil ? file.edits.all : nil)
    }
    return changed
  }

  /// Takes the rewrites that add no error to a file. Where some of them do, each half is tried, down to a single one.
  private mutating func add(_ some: ArraySlice<Candidate>, to taken: inout [String: Taken]) {
    guard let first = some.first else { return }
    var tried = taken
    for candidate in some {
      for (name, own) in candidate.edits { tried[name]?.edits.insert(own) }
    }
    let touched = Set(some.flatMap(\.edits.keys))
    if touched.allSatisfy({ tried[$0]?.isSound ?? false }) {
      taken = tried
      for candidate in some {
        applied.append(candidate.step)
        if candidate.edits.count > 1 { join(Set(candidate.edits.keys)) }
      }
    } else if some.count == 1 {
      refused.append(first.step)
    } else {
      let middle = some.startIndex + some.count / 2
      add(some[..<middle], to: &taken)
      add(some[middle...], to: &taken)
    }
  }

  private mutating func join(_ names: Set<String>) {
    let joined = groups.filter { !$0.isDisjoint(with: names) }.reduce(names) { $0.union($1) }
    groups.removeAll { !$0.isDisjoint(with: names) }
    groups.append(joined)
  }
}

/// Edits of one file, sorted, none of which overlaps another or stands so close that their order would matter.
private struct DisjointEdits {
  private(set) var all: [TextEdit] = []

  /// Whether none of the edits touches one of these.
  func isApart(from edits: [TextEdit]) -> Bool {
    edits.allSatisfy { edit in
      // All before this index end before the edit begins.
      var index = all.partitionIndex { $0.range.upperBound >= edit.range.lowerBound }
      while index < all.count, all[index].range.lowerBound <= edit.range.upperBound {
        if Self.touch(all[index].range, edit.range) { return false }
        index += 1
      }
      return true
    }
  }

  /// Adds edits, which are sorted and apart from these.
  mutating func insert(_ edits: [TextEdit]) {
    for edit in edits {
      let index = all.partitionIndex {
        ($0.range.lowerBound, $0.range.upperBound) > (edit.range.lowerBound, edit.range.upperBound)
      }
      all.insert(edit, at: index)
    }
  }

  private static func touch(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.isEmpty || b.isEmpty ? a.touches(b) : a.overlaps(b)
  }
}
