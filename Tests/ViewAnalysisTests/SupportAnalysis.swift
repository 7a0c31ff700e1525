import Testing

@testable import ViewAnalysis

/// A file of a workspace under test.
struct TestFile: Hashable, Sendable {
  var name: String
  var text: String
}

/// The findings in one text that is the whole workspace.
///
///     let findings = analyzeText("struct A: View { … }", rules: ["any_view"])
///
/// Without `rules`, the profile's rules run.
func analyzeText(
  _ text: String, rules: [String] = [], profile: Profile = .all, options: [String: Int] = [:]
) -> [DetailedFinding] {
  analyzeFiles(
    [TestFile(name: "Test.swift", text: text)], rules: rules, profile: profile, options: options)[0]
}

/// The findings in each file of a workspace, in the files' order.
func analyzeFiles(
  _ files: [TestFile], rules: [String] = [], profile: Profile = .all, options: [String: Int] = [:]
) -> [[DetailedFinding]] {
  let sources = files.map { SourceFile(name: $0.name, bytes: Array($0.text.utf8)) }
  var index = WorkspaceIndex()
  for source in sources { index.update(source.name, facts: source.facts) }
  var configuration = Configuration(profile: profile, only: Set(rules))
  for rule in rules where !options.isEmpty { configuration.rules[rule] = RuleSetting(options: options) }
  let cache = sourceCache(of: files)
  return sources.map {
    Analyzer($0, in: index, configuration: configuration, sources: cache).detailedFindings()
  }
}

/// The files' trees, for rewrites across files.
func sourceCache(of files: [TestFile]) -> SourceCache {
  SourceCache(limit: 1 << 24) { name in
    files.first { $0.name == name }.map { Array($0.text.utf8) }
  }
}

/// The text after a rewrite that changes this file alone.
func apply(_ rewrite: Rewrite, to text: String) throws -> String {
  let file = TestFile(name: "Test.swift", text: text)
  return try apply(rewrite, foundIn: 0, to: [file])[0].text
}

/// The files after a rewrite offered by a finding in `files[origin]`.
func apply(_ rewrite: Rewrite, foundIn origin: Int, to files: [TestFile]) throws -> [TestFile] {
  var result = files
  for (index, file) in files.enumerated() {
    let edits = rewrite.edits.filter { ($0.file ?? files[origin].name) == file.name }
    result[index].text = try apply(edits, to: file.text)
  }
  for edit in rewrite.edits {
    if let name = edit.file, !files.contains(where: { $0.name == name }) {
      throw BadRewrite("“\(rewrite.title)” edits \(name), which isn't in the workspace")
    }
  }
  return result
}

private func apply(_ edits: [TextEdit], to text: String) throws -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var end = 0
  for edit in edits {
    guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else {
      throw BadRewrite("edits out of order, overlapping or beyond the end: \(edits.map(\.range))")
    }
    result += bytes[end..<edit.range.lowerBound]
    result += Array(edit.newText.utf8)
    end = edit.range.upperBound
  }
  result += bytes[end...]
  guard let rewritten = String(validating: result, as: UTF8.self) else {
    throw BadRewrite("an edit cuts a character in two: \(edits.map(\.range))")
  }
  return rewritten
}

struct BadRewrite: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// What is wrong with a finding whatever its rule: places out of the text, empty words.
func defects(of finding: DetailedFinding, in text: String) -> [String] {
  var defects: [String] = []
  let count = text.utf8.count
  func check(_ range: Range<Int>, _ what: String) {
    if range.upperBound > count { defects.append("\(what) ends at \(range.upperBound) of \(count)") }
  }
  check(finding.range, "range")
  if finding.range.isEmpty { defects.append("empty range") }
  if finding.message.isEmpty { defects.append("empty message") }
  if finding.reason.isEmpty { defects.append("empty reason") }
  for place in finding.related where place.file == nil { check(place.range, "related place") }
  for rewrite in finding.rewrites {
    if rewrite.title.isEmpty { defects.append("rewrite without a title") }
    if rewrite.edits.isEmpty { defects.append("“\(rewrite.title)” changes nothing") }
    for edit in rewrite.edits where edit.file == nil { check(edit.range, "edit of “\(rewrite.title)”") }
  }
  return defects
}

/// Where the parser stumbled, as "line: message".
func syntaxErrors(in text: String) -> [String] {
  let parsed = parse(Array(text.utf8))
  return parsed.tree.errors.map { "\($0)" }
}

/// The zero-based line of a UTF-8 offset.
func line(of offset: Int, in text: String) -> Int {
  LineTable(Array(text.utf8)).position(of: offset).line - 1
}

/// The lines that differ, `-` for what was expected and `+` for what came, with a little of what is around.
func difference(expected: String, actual: String) -> String {
  let old = lines(of: expected)
  let new = lines(of: actual)
  // Longest common subsequence, from the end.
  var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
  for i in old.indices.reversed() {
    for j in new.indices.reversed() {
      lengths[i][j] =
        old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
    }
  }
  var rows: [(isChange: Bool, text: String)] = []
  var i = 0
  var j = 0
  while i < old.count || j < new.count {
    if i < old.count, j < new.count, old[i] == new[j] {
      rows.append((false, "  " + visible(old[i])))
      i += 1
      j += 1
    } else if i < old.count, j == new.count || lengths[i + 1][j] >= lengths[i][j + 1] {
      rows.append((true, "- " + visible(old[i])))
      i += 1
    } else {
      rows.append((true, "+ " + visible(new[j])))
      j += 1
    }
  }
  let kept = rows.indices.filter { row in
    rows[max(0, row - 2)..<min(rows.count, row + 3)].contains { $0.isChange }
  }
  return kept.map { rows[$0].text }.joined(separator: "\n")
}

private func lines(of text: String) -> [Substring] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
    Substring($0)
  }
}

/// White space that differs must show.
private func visible(_ line: Substring) -> String {
  var text = String(line)
  if text.unicodeScalars.last == "\r" { text = String(text.unicodeScalars.dropLast()) + "␍" }
  let trailing = text.reversed().prefix { $0 == " " }.count
  text = String(text.dropLast(trailing)) + String(repeating: "·", count: trailing)
  return String(text.map { $0 == "\t" ? "⇥" : $0 })
}
