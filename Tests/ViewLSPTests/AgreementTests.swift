import Foundation
import LSPCore
import Testing

/// The command line and the server say the same of the same files.
@Suite struct AgreementTests {
  /// A finding as both sides tell it, positions from zero and in UTF-16.
  private struct Told: Hashable, CustomStringConvertible {
    let path: String
    let rule: String
    let severity: String
    let message: String
    let range: [Int]

    var description: String { "\(path) \(range) \(rule) \(severity): \(message)" }
  }

  @Test(arguments: ["editors/sample", "Tests/Editors/app", "Tests/ViewAnalysisTests/Fixtures"])
  func `check and serve agree`(folder: String) throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let work = try Workspace([:])
    let project = work.url("project")
    try FileManager.default.copyItem(at: repository.appendingPathComponent(folder), to: project)
    try Data(#"{"profile": "all"}"#.utf8).write(to: project.appendingPathComponent(".view-lsp.json"))

    let checked = try BuiltTool.run("check", "--format", "json", in: project)
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(checked.out.utf8))
    let onCommandLine = (report["findings"]?.arrayValue ?? []).map { finding in
      Told(
        path: finding["path"]?.stringValue ?? "", rule: finding["rule"]?.stringValue ?? "",
        severity: finding["severity"]?.stringValue ?? "", message: finding["message"]?.stringValue ?? "",
        range: ["start", "end"].flatMap { place in
          ["line", "column"].map { (finding["range"]?[place]?[$0]?.intValue ?? 0) - 1 }
        })
    }

    let server = try ServerProcess()
    try server.initialize(
      ["textDocument": ["diagnostic": [:]], "general": ["positionEncodings": ["utf-16"]]], root: project)
    let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
    let severities = ["", "error", "warning", "information", "hint"]
    let inServer = (answer["result"]?["items"]?.arrayValue ?? []).flatMap { item in
      let path = item["uri"]?.stringValue.flatMap { DocumentURI($0).filePath() } ?? ""
      return (item["items"]?.arrayValue ?? []).map { diagnostic in
        Told(
          path: String(path.dropFirst(project.path.count + 1)), rule: diagnostic["code"]?.stringValue ?? "",
          severity: severities[diagnostic["severity"]?.intValue ?? 0],
          message: diagnostic["message"]?.stringValue ?? "",
          range: ["start", "end"].flatMap { place in
            ["line", "character"].map { diagnostic["range"]?[place]?[$0]?.intValue ?? -1 }
          })
      }
    }
    #expect(inServer.count >= 7)
    #expect(Set(onCommandLine).symmetricDifference(inServer) == [])
    #expect(onCommandLine.count == inServer.count)
    #expect(try server.shutDown() == 0)
  }
}
