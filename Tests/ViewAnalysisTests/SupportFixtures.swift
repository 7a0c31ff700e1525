import Foundation
import Testing

@testable import ViewAnalysis

/// A fixture: one Swift file, or a folder of them that is a workspace, with marks where findings are expected.
/// Fixtures/README.md says how to write one.
struct Fixture: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  /// The files, marks taken out.
  var files: [TestFile]
  var expectations: [Expectation]
  var settings: Settings
  /// What each finding's first, second, … rewrite makes of it, where the fixture says; by number from zero.
  var fixed: [Int: FixedFixture] = [:]

  var testDescription: String { "\(rule)/\(name)" }

  /// What a fixture's first lines say.
  struct Settings: Sendable {
    var notTypeChecked: String?
    /// The compiler sees it only once it is rewritten.
    var isRejectedBefore = false
    /// Columns matter in it, which tabs would move.
    var hasColumns = false
    var profile = Profile.all
    var options: [String: Int] = [:]
  }

  struct Expectation: Hashable, Sendable {
    let rule: String
    let file: String
    /// Zero-based, in the text without marks.
    var line: Int
    let message: String?
  }

  struct FixedFixture: Sendable {
    var files: [TestFile]
    var expectations: [Expectation]
  }

  /// The rules that it is about: its folder's, and those that its marks name.
  var rules: [String] { Array(Set([rule] + expectations.map(\.rule))).sorted() }
}

extension Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// All fixtures; with VIEW_LSP_RULE in the environment, that rule's.
  static let all: [Fixture] = {
    let only = ProcessInfo.processInfo.environment["VIEW_LSP_RULE"]
    return entries(of: folder).filter {
      isFolder($0) && (only ?? $0.lastPathComponent) == $0.lastPathComponent
    }
    .flatMap(fixtures)
  }()

  private static func fixtures(in ruleFolder: URL) -> [Fixture] {
    let rule = ruleFolder.lastPathComponent
    var fixtures: [Fixture] = []
    for entry in entries(of: ruleFolder) where fixedNumber(of: entry) == nil {
      guard let (files, expectations) = read(entry) else { continue }
      let name = entry.deletingPathExtension().lastPathComponent
      var fixture = Fixture(
        rule: rule, name: name, files: files, expectations: expectations,
        settings: settings(in: files.first?.text ?? ""))
      for sibling in entries(of: ruleFolder) {
        if let (base, number) = fixedNumber(of: sibling), base == name, let content = read(sibling) {
          // A rewritten file keeps its name.
          let files = zip(content.files, files).map { file, original in
            TestFile(name: isFolder(sibling) ? file.name : original.name, text: file.text)
          }
          let expectations = content.expectations.map {
            Expectation(
              rule: $0.rule, file: isFolder(sibling) ? $0.file : entry.lastPathComponent, line: $0.line,
              message: $0.message)
          }
          fixture.fixed[number] = FixedFixture(files: files, expectations: expectations)
        }
      }
      fixtures.append(fixture)
    }
    return fixtures
  }

  /// `Name.fixed.swift`, `Name.fixed` (a folder): 0; `Name.fixed2.swift`: 1; nil for a fixture itself.
  private static func fixedNumber(of entry: URL) -> (base: String, number: Int)? {
    var stem = entry
    if stem.pathExtension == "swift" { stem.deletePathExtension() }
    guard stem.pathExtension.hasPrefix("fixed") else { return nil }
    let digits = stem.pathExtension.dropFirst("fixed".count)
    return (stem.deletingPathExtension().lastPathComponent, digits.isEmpty ? 0 : (Int(digits) ?? 1) - 1)
  }

  private static func read(_ entry: URL) -> (files: [TestFile], expectations: [Expectation])? {
    let paths = isFolder(entry) ? paths(in: entry) : [entry.lastPathComponent]
    let folder = isFolder(entry) ? entry : entry.deletingLastPathComponent()
    var files: [TestFile] = []
    var expectations: [Expectation] = []
    for path in paths where path.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else {
        continue
      }
      let (plain, marks) = unmark(text, file: path)
      files.append(TestFile(name: path, text: plain))
      expectations += marks
    }
    return files.isEmpty ? nil : (files, expectations)
  }

  /// Takes the marks out of a text: a mark at a line's end with the space before it, an `expect-next` with
  /// its whole line.
  static func unmark(_ text: String, file: String) -> (text: String, expectations: [Expectation]) {
    var lines: [Substring] = []
    var expectations: [Expectation] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let mark = line.range(of: "// expect-next:") {
        expectations += parse(line[mark.upperBound...], file: file, line: lines.count)
      } else if let mark = line.range(of: "// expect:") {
        expectations += parse(line[mark.upperBound...], file: file, line: lines.count)
        var code = line[..<mark.lowerBound]
        while code.last == " " || code.last == "\t" { code.removeLast() }
        lines.append(code)
      } else {
        lines.append(line)
      }
    }
    return (lines.joined(separator: "\n"), expectations)
  }

  /// `rule_id "part of the message", rule_id`
  private static func parse(_ marks: Substring, file: String, line: Int) -> [Expectation] {
    var result: [Expectation] = []
    var rest = marks
    while true {
      rest = rest.drop { $0 == " " || $0 == "," }
      let rule = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if rule.isEmpty { return result }
      rest = rest.dropFirst(rule.count).drop { $0 == " " }
      var message: String?
      if rest.first == "\"" {
        let words = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(words.count + 2)
        message = String(words)
      }
      result.append(Expectation(rule: String(rule), file: file, line: line, message: message))
    }
  }

  /// The comments at the top that speak to the tests.
  private static func settings(in text: String) -> Settings {
    var settings = Settings()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "not type-checked": settings.notTypeChecked = parts[1]
      case "type-checked once rewritten": settings.isRejectedBefore = true
      case "not with tabs": settings.hasColumns = true
      case "profile": settings.profile = Profile(rawValue: parts[1]) ?? .all
      case "option":
        let pair = parts[1].split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        if pair.count == 2 { settings.options[pair[0]] = Int(pair[1]) }
      default: break
      }
    }
    return settings
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The paths of the files in the folder and in those in it, relative to it.
  private static func paths(in folder: URL) -> [String] {
    entries(of: folder).flatMap { entry in
      isFolder(entry)
        ? paths(in: entry).map { entry.lastPathComponent + "/" + $0 } : [entry.lastPathComponent]
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

// MARK: - The same fixture, written otherwise

extension Fixture {
  /// The fixture with every text changed, and every expected line moved along.
  func mapTexts(movingLinesBy offset: Int = 0, _ change: (String) -> String) -> Fixture {
    var copy = self
    func map(_ files: [TestFile]) -> [TestFile] {
      files.map { TestFile(name: $0.name, text: change($0.text)) }
    }
    func move(_ expectations: [Expectation]) -> [Expectation] {
      expectations.map { expectation in
        var moved = expectation
        moved.line += offset
        return moved
      }
    }
    copy.files = map(files)
    copy.expectations = move(expectations)
    copy.fixed = fixed.mapValues {
      FixedFixture(files: map($0.files), expectations: move($0.expectations))
    }
    return copy
  }

  var withCRLF: Fixture { mapTexts { $0.replacingOccurrences(of: "\n", with: "\r\n") } }

  var withCR: Fixture { mapTexts { $0.replacingOccurrences(of: "\n", with: "\r") } }

  var withTabs: Fixture {
    if settings.hasColumns { return self }
    let unit = Self.indentationUnit(of: files.map(\.text))
    return mapTexts { text in
      let lines: [String] = text.components(separatedBy: "\n").map { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: spaces / unit)
          + String(repeating: " ", count: spaces % unit) + line.dropFirst(spaces)
      }
      return lines.joined(separator: "\n")
    }
  }

  var withEmoji: Fixture { mapTexts(movingLinesBy: 1) { "// 🧑‍🚀 ¡Ábrelo!\n" + $0 } }

  /// The smallest indentation in use; lines of a block comment that start with a star don't count.
  private static func indentationUnit(of texts: [String]) -> Int {
    var widths: [Int] = []
    for line in texts.flatMap({ $0.components(separatedBy: "\n") }) {
      let indentation = line.prefix { $0 == " " }.count
      let isStarred = line.dropFirst(indentation).first == "*"
      if indentation > 0, indentation < line.count, !isStarred { widths.append(indentation) }
    }
    return widths.min() ?? 2
  }
}
