import Foundation
import Testing
import ViewAnalysis

@testable import view_lsp

/// The documentation of the rules, against the rules.
@Suite struct RulePageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func pagesAreUpToDate() throws {
    let command = "swift run view-lsp rules --format markdown --output docs/rules"
    for page in RulePages.all {
      #expect(try Self.text("docs/rules/\(page.name)") == page.text, "\(page.name): \(command)")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("docs/rules").path)
    #expect(Set(files) == Set(RulePages.all.map(\.name)))
  }

  @Test func indexHasEachRuleOnce() throws {
    let index = try #require(RulePages.all.first).text
    for rule in Catalogue.rules {
      #expect(index.components(separatedBy: "](\(rule.id).md)").count == 2, "\(rule.id)")
    }
  }

  @Test func readmeNamesEachRule() throws {
    let text = try Self.text("README.md")
    for rule in Catalogue.rules { #expect(text.contains("(docs/rules/\(rule.id).md)"), "\(rule.id)") }
  }

  /// A family is a folder.
  @Test func familiesAreFolders() throws {
    let rules = Self.root.appendingPathComponent("Sources/ViewAnalysis/Rules")
    let families = try FileManager.default.contentsOfDirectory(atPath: rules.path).filter { $0 != "Shared" }
    #expect(
      Set(families.map { $0.lowercased() })
        == Set(RuleFamily.allCases.filter { $0 != .suppressions }.map(\.rawValue)))
    for family in families {
      let files = FileManager.default.enumerator(atPath: rules.appendingPathComponent(family).path)
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        let text = try Self.text("Sources/ViewAnalysis/Rules/\(family)/\(file)")
        for match in text.matches(of: /profile: \.\w+, family: \.(\w+)/) {
          #expect(match.1 == family.lowercased(), "\(family)/\(file)")
        }
      }
    }
  }

  /// What hover shows of each rule is short.
  @Test(arguments: Catalogue.rules.map(\.id))
  func textsAreShort(id: String) throws {
    let rule = try #require(Catalogue.rule(named: id))
    for text in [rule.why, rule.remedy] {
      #expect(!text.contains("\n") && !text.isEmpty)
      let words = text.replacing(/`[^`]*`/, with: "X")
      #expect(words.matches(of: /[.!?]( [A-Z]|$)/).count <= 2, "more than two sentences: \(text)")
    }
    #expect(!rule.silentOn.isEmpty && !rule.keepIf.isEmpty)
    for item in rule.silentOn + rule.keepIf { #expect(item.hasSuffix("."), "\(item)") }
  }

  /// The numbers are those of `docs/precision.md`.
  @Test func precision() throws {
    var rows: [String: [Int]] = [:]
    for line in try Self.text("docs/precision.md").split(separator: "\n") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 9, columns[0].hasPrefix("`") else { continue }
      rows[columns[0].replacing("`", with: "")] = columns[2...].compactMap { Int($0) }
    }
    let numbers = MeasuredPrecision.all.mapValues {
      [$0.found, $0.judged, $0.right, $0.debatable, $0.wrong, $0.wanted, $0.reported]
    }
    #expect(rows == numbers)
    #expect(
      Set(numbers.keys)
        == Set(Catalogue.rules.filter { [.recommended, .strict].contains($0.profile) }.map(\.id)))
  }
}
