import Foundation
import Testing

@testable import ViewAnalysis

/// The sample app of editors/sample: it compiles, and shows what its README says.
struct SampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("editors/sample")

  /// Named by their paths inside the sample.
  private static func files() throws -> [TestFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      TestFile(
        name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func findings() throws {
    let readme = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    var open: [[String]] = []
    for row in readme.components(separatedBy: "\n") where row.hasPrefix("| `") {
      let cells = row.components(separatedBy: "`")
      open.append([cells[1], cells[3]])
    }
    let files = try Self.files()
    for (file, findings) in zip(files, analyzeFiles(files, profile: .recommended)) {
      for finding in findings {
        if let match = open.firstIndex(of: [finding.rule, file.name]) {
          open.remove(at: match)
        } else {
          let line = line(of: finding.range.lowerBound, in: file.text) + 1
          Issue.record("\(file.name):\(line): not in the README: \(finding.rule): \(finding.message)")
        }
      }
    }
    #expect(open.isEmpty, "in the README, but not found: \(open)")
  }

  @Test(.enabled(if: TypeChecker.isAvailable))
  func compiles() async throws {
    let files = try Self.files().map {
      TestFile(name: $0.name.replacingOccurrences(of: "/", with: "-"), text: $0.text)
    }
    let rejections = try await TypeChecker.rejections(of: [Snippet("sample", files)])
    #expect(rejections.isEmpty, "\(rejections["sample"] ?? "")")
  }
}
