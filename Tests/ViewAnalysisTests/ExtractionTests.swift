import Foundation
import Testing

@testable import ViewAnalysis

/// Code with a cursor or a selection, and what the first, or the named, candidate there becomes.
///
/// In Extractions, `Name.swift` has `«»` at the cursor or `«` and `»` around the selection, and `Name.extracted.swift` is
/// the expected text; `Name.other.swift` is another file of the workspace. Without an expected text nothing can be
/// extracted, and the first line says why: `// not: part of the reason`. With `// aligned` as its first line the code is
/// laid out in columns, which tabs don't have.
struct ExtractionFixture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var text: String
  var expected: String?
  var other: String?
  var obstacle: String?
  var isAligned: Bool { text.hasPrefix("// aligned") }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Extractions")

  static let all: [ExtractionFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.split(separator: ".").count == 2 }.compactMap { name in
      let stem = name.replacingOccurrences(of: ".swift", with: "")
      func read(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      guard let text = read(name) else { return nil }
      let first = text.split(separator: "\n").first.map(String.init) ?? ""
      let obstacle = first.hasPrefix("// not: ") ? String(first.dropFirst("// not: ".count)) : nil
      return ExtractionFixture(
        testDescription: stem, text: text, expected: read(stem + ".extracted.swift"),
        other: read(stem + ".other.swift"), obstacle: obstacle)
    }
  }()

  func mapped(_ change: (String) -> String) -> ExtractionFixture {
    var fixture = self
    fixture.text = change(text)
    fixture.expected = expected.map(change)
    return fixture
  }

  var commentCount: Int { text.components(separatedBy: "// comment ").count - 1 }

  /// The text without the marks, and the UTF-8 offsets between them.
  var unmarked: (text: String, range: Range<Int>) {
    let parts = text.components(separatedBy: "«")
    let rest = (parts.last ?? "").components(separatedBy: "»")
    let start = (parts.first ?? "").utf8.count
    return ((parts.first ?? "") + rest.joined(), start..<start + (rest.first ?? "").utf8.count)
  }

  func extraction() throws -> Extraction {
    let (text, range) = unmarked
    let file = SourceFile(name: "Test.swift", bytes: Array(text.utf8))
    var index = WorkspaceIndex()
    index.update(file.name, facts: file.facts)
    if let other {
      let file = SourceFile(name: "Other.swift", bytes: Array(other.utf8))
      index.update(file.name, facts: file.facts)
    }
    let others = SourceCache { name in
      name == "Other.swift" ? other.map { SourceFile(name: name, bytes: Array($0.utf8)) } : nil
    }
    let extractor = Extractor(file, in: index, sources: others)
    guard let candidate = extractor.candidates(in: range).first else {
      throw ExtractionObstacle("There is no candidate.")
    }
    try extractor.checkChoice(candidate, in: range)
    return try extractor.extraction(of: candidate)
  }

  func extracted() throws -> String {
    String(decoding: try extraction().edits.applied(to: Array(unmarked.text.utf8)), as: UTF8.self)
  }
}

struct ExtractionTests {
  @Test(arguments: ExtractionFixture.all) func asWritten(_ fixture: ExtractionFixture) throws {
    try check(fixture)
  }

  @Test(arguments: ExtractionFixture.all) func withCRLF(_ fixture: ExtractionFixture) throws {
    try check(fixture.mapped { $0.replacingOccurrences(of: "\n", with: "\r\n") })
  }

  @Test(arguments: ExtractionFixture.all.filter { !$0.isAligned }) func withTabs(_ fixture: ExtractionFixture)
    throws
  {
    try check(
      fixture.mapped { text in
        text.components(separatedBy: "\n").map { line in
          let spaces = line.prefix { $0 == " " }.count
          return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
        }.joined(separator: "\n")
      })
  }

  /// With a comment before each line, each comment is still there, or nothing is extracted.
  @Test(arguments: ExtractionFixture.all) func withComments(_ fixture: ExtractionFixture) throws {
    var number = 0
    let commented = fixture.mapped { text in
      text.components(separatedBy: "\n").flatMap { line -> [String] in
        guard let first = line.first(where: { $0 != " " }), first != "«", first != "»", first != "\"" else {
          return [line]
        }
        number += 1
        return [line.prefix { $0 == " " } + "// comment \(number).", line]
      }.joined(separator: "\n")
    }
    guard let text = try? commented.extracted() else { return }
    #expect(syntaxErrors(in: text).isEmpty)
    for index in 1...max(1, commented.commentCount) {
      #expect(text.contains("// comment \(index)."), "comment \(index) is lost:\n\(text)")
    }
  }

  @Test(.enabled(if: TypeChecker.isAvailable)) func compilerAcceptsExtractions() async throws {
    var snippets: [Snippet] = []
    for fixture in ExtractionFixture.all {
      let others = fixture.other.map { [TestFile(name: "Other.swift", text: $0)] } ?? []
      let name = fixture.testDescription
      snippets.append(Snippet(name, [TestFile(name: "Test.swift", text: fixture.unmarked.text)] + others))
      guard fixture.obstacle == nil, let extraction = try? fixture.extraction() else { continue }
      snippets.append(
        Snippet(name + ", extracted", [TestFile(name: "Test.swift", text: try fixture.extracted())] + others))
      guard let own = extraction.ownFile else { continue }
      let rest = String(decoding: own.edits.applied(to: Array(fixture.unmarked.text.utf8)), as: UTF8.self)
      snippets.append(
        Snippet(
          name + ", in a file of its own",
          [TestFile(name: "Test.swift", text: rest), TestFile(name: "New.swift", text: own.text)] + others))
    }
    for (name, words) in try await TypeChecker.rejections(of: snippets) {
      Issue.record("\(name): the compiler rejects it:\n\(words)")
    }
  }

  /// A macro that is told a literal and values goes along; another one may use any name.
  @Test func macros() throws {
    func fixture(_ macro: String) -> ExtractionFixture {
      ExtractionFixture(
        testDescription: macro,
        text: """
          struct NoteView: View {
            let count: Int

            var body: some View {
              VStack {
                Text("Note")
                «»HStack {
                  Text(\(macro))
                  Text("Notes")
                }
              }
            }
          }
          """)
    }
    let told = try fixture("#localized(\"Notes\", count, bundle: .module)").extracted()
    #expect(
      told.contains("NoteRow(count: count)")
        && told.contains("Text(#localized(\"Notes\", count, bundle: .module))"))
    for macro in ["#function", "#made()", "#made { count }", "#made(\"\\(count)\")", "#made(count)"] {
      #expect(throws: ExtractionObstacle.self) { try fixture(macro).extracted() }
    }
  }

  /// Of an object of SwiftData, which tells of the changes of each property, the one value is handed over that is read.
  @Test func modelObjects() throws {
    let fixture = ExtractionFixture(
      testDescription: "Model",
      text: """
        @Model final class Plant {
          var name = ""
          var height = 0
        }

        struct PlantRow: View {
          let plant: Plant
          let isShort: Bool

          var body: some View {
            HStack {
              Text(plant.name)
              «»VStack {
                Text("Height")
                if !isShort {
                  Text("\\(plant.height)")
                }
              }
            }
          }
        }
        """)
    #expect(try fixture.extracted().contains("PlantRowContent(isShort: isShort, height: plant.height)"))
  }

  /// A method moves with a selector in it that says whose it is.
  @Test func selectors() throws {
    func fixture(_ selector: String) -> ExtractionFixture {
      ExtractionFixture(
        testDescription: selector,
        text: """
          struct SplitView: View {
            let title: String

            var body: some View {
              VStack {
                Text(title)
                «»HStack {
                  Text("Sidebar")
                  Button(action: toggle, label: { Image(systemName: "sidebar.left") })
                }
              }
            }

            func toggle() {
              NSApp.keyWindow?.tryToPerform(#selector(\(selector)), with: nil)
            }
          }
          """)
    }
    let moved = try fixture("NSSplitViewController.toggleSidebar(_:)").extracted()
    #expect(moved.contains("SplitSidebarRow()"))
    for selector in ["toggle", "SplitView.toggle"] {
      #expect(try fixture(selector).extracted().contains("SplitSidebarRow(") == true)
      #expect(try !fixture(selector).extracted().contains("SplitSidebarRow()"))
    }
  }

  private func check(_ fixture: ExtractionFixture) throws {
    #expect(syntaxErrors(in: fixture.unmarked.text).isEmpty)
    do {
      let extraction = try fixture.extraction()
      #expect(extraction.edits.areDisjoint && extraction.ownFile?.edits.areDisjoint != false)
      let text = try fixture.extracted()
      #expect(fixture.obstacle == nil, "nothing is in the way: \(text)")
      #expect(syntaxErrors(in: text).isEmpty)
      let expected = fixture.expected ?? ""
      #expect(text == expected, "\(difference(expected: expected, actual: text))")
      if let folder = ProcessInfo.processInfo.environment["VIEW_LSP_EXTRACTED"], fixture.expected == nil {
        try text.write(
          toFile: "\(folder)/\(fixture.testDescription).extracted.swift", atomically: true, encoding: .utf8)
      }
    } catch let error as ExtractionObstacle {
      let expected = try #require(fixture.obstacle, "\(error.message)")
      #expect(error.message.contains(expected))
    }
  }
}
