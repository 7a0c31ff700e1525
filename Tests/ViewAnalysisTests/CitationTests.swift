import Foundation
import Testing

@testable import ViewAnalysis

/// What rules cite, against the documents themselves.
struct CitationTests {
  /// Each document's text, where the documents lie beside the project.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/sources")

  private static let files: [(document: SourceDocument, file: String)] = [
    (.viewsForContainers, "VM-views-for-containers.md"), (.composition, "CO-composition.md"),
    (.viewStructure, "VS-view-structure.md"), (.layoutBestPractices, "VS-view-structure-short.md"),
    (.declaringAView, "DV-declaring-a-custom-view.md"), (.stateManagement, "SM-state-management.md"),
    (.listPatterns, "LP-list-patterns.md"), (.performancePatterns, "PP-performance-patterns.md"),
  ]

  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path)))
  func sectionsAreHeadings() throws {
    var headings: [String: Set<String>] = [:]
    for (document, file) in Self.files {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      headings[document.name] = Set(text.split(separator: "\n").compactMap(Self.heading))
    }
    for rule in Catalogue.rules {
      for citation in rule.sources {
        guard let section = citation.section else { continue }
        let known = try #require(headings[citation.document.name], "\(rule.id): \(citation.document.name)")
        #expect(known.contains(section), "\(rule.id): no section “\(section)” in \(citation.document.name)")
      }
    }
  }

  /// `Declare a body` in `### [Declare a body](https://…)`; nil for a line that is no heading.
  private static func heading(_ line: Substring) -> String? {
    guard line.hasPrefix("#") else { return nil }
    var text = line.drop { $0 == "#" }.drop { $0 == " " }
    if text.hasPrefix("["), let end = text.range(of: "](") { text = text.dropFirst()[..<end.lowerBound] }
    return String(text)
  }

  @Test func addresses() {
    let section = Citation(.viewStructure, section: "Conditional View Modifier Extensions Break Identity")
    #expect(
      section.address.hasSuffix("view-structure.md#conditional-view-modifier-extensions-break-identity"))
    #expect(
      Citation(.viewStructure, section: "Keep View `init` Cheap").address.hasSuffix("#keep-view-init-cheap"))
    #expect(
      Citation(.viewStructure, section: "ZStack vs overlay/background").address.hasSuffix(
        "#zstack-vs-overlaybackground"))
    #expect(
      Citation(.declaringAView, section: "Assemble the view’s content").address.hasSuffix(
        "declaring-a-custom-view#Assemble-the-views-content"))
    #expect(!Citation(.viewsForContainers).address.contains("#"))
    for rule in Catalogue.rules {
      for citation in rule.sources where citation.document.address.contains("github.com") {
        #expect(!citation.address.contains("/blob/main/") && !citation.address.contains("/blob/master/"))
      }
    }
  }
}
