import Foundation
import Testing

@testable import view_lsp

/// A file that is named is checked as a part of its workspace, as in an editor.
@Suite struct WorkspaceContextTests {
  private static let files = [
    "App/Card.swift": "import SwiftUI\nstruct Card: View {}\n",
    "App/CardBody.swift": "import SwiftUI\nextension Card { var body: some View { Text(\"a\") } }\n",
    "Other/Bare.swift": "import SwiftUI\nstruct Bare: View {}\n",
  ]

  @Test(arguments: [["App/Card.swift"], ["App"], ["App/Card.swift", "--stdin-path", "App/Card.swift"]])
  func `The rest of the workspace is known, and not reported`(arguments: [String]) throws {
    let work = try Workspace(Self.files)
    let result = try BuiltTool.run(
      ["check", "--rule", "missing_body"] + arguments, in: work.folder, input: Self.files["App/Card.swift"])
    #expect(result.status == 0 && result.out.hasSuffix(" in \(arguments == ["App"] ? 2 : 1) files\n"))
    let all = try BuiltTool.run("check", "--rule", "missing_body", in: work.folder)
    #expect(all.status == 1 && all.out.contains("Other/Bare.swift:2:8: error"))
  }

  @Test func `The workspace is the repository, also from a folder in it`() throws {
    let work = try Workspace(Self.files)
    try work.write(".git/HEAD", Data())
    let result = try BuiltTool.run(
      "check", "--rule", "missing_body", "Card.swift", in: work.url("App"))
    #expect(result.status == 0)
    let outside = try BuiltTool.run(
      "check", "--rule", "missing_body", work.url("App/Card.swift").path, in: work.url("Other"))
    #expect(outside.status == 0)
  }

  @Test func `What the configuration leaves out is no part of the workspace`() throws {
    var files = Self.files
    files[".view-lsp.json"] = "{ \"exclude\": [\"**/CardBody.swift\"] }"
    let work = try Workspace(files)
    let result = try BuiltTool.run("check", "--rule", "missing_body", "App/Card.swift", in: work.folder)
    #expect(result.status == 1)
  }
}
