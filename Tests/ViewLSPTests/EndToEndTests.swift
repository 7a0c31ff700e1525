import Foundation
import Testing

@testable import view_lsp

/// The commands on code with findings: two rules about comments, which any file can show.
@Suite struct EndToEndTests {
  /// One warning (`unknown_rule`), one hint with a safe rewrite (`unused_suppression`).
  private static let text = """
    import SwiftUI

    // view-lsp:disable:next no_such_rule
    struct Card: View {
      // view-lsp:disable:next all
      var body: some View { Text("é") }
    }

    """
  private static let fixed = text.replacing("  // view-lsp:disable:next all\n", with: "")

  @Test func exitStatus() throws {
    let work = try Workspace(["a.swift": Self.text, "clean.swift": "let a = 1\n"])
    #expect(try BuiltTool.run("check", in: work.folder).status == 1)
    #expect(try BuiltTool.run("check", "clean.swift", in: work.folder).status == 0)
    for (limit, status) in [("error", 0), ("warning", 1), ("information", 1), ("hint", 1), ("never", 0)] {
      #expect(try BuiltTool.run("check", "--fail-on", limit, in: work.folder).status == Int32(status))
    }
    let hint = try BuiltTool.run(
      "check", "--rule", "unused_suppression", "--fail-on=information", in: work.folder)
    #expect(hint.status == 0)
  }

  @Test func humanOutput() throws {
    let work = try Workspace(["App/a.swift": Self.text])
    let result = try BuiltTool.run("check", "App", "--statistics", in: work.folder)
    let lines = result.out.split(separator: "\n")
    #expect(lines.first?.hasPrefix("App/a.swift:3:26: warning: ") == true)
    #expect(lines.first?.hasSuffix(" [unknown_rule]") == true)
    #expect(lines.contains("2 findings (0 errors, 1 warnings, 0 information, 1 hints) in 1 files"))
    #expect(lines.suffix(2) == ["1  unknown_rule", "1  unused_suppression"])
    #expect(!result.out.contains("\u{1B}"))
    let xcode = try BuiltTool.run("check", "--format", "xcode", in: work.folder).out.split(separator: "\n")
    #expect(xcode.count == 2 && xcode.last?.hasPrefix("App/a.swift:5:3: note: ") == true)
    #expect(try BuiltTool.run("check", "--quiet", in: work.folder).out.split(separator: "\n").count == 2)
  }

  @Test func standardInputHasFindings() throws {
    let work = try Workspace([
      "Sub/.view-lsp.json": #"{ "rules": { "unknown_rule": "error", "unused_suppression": "off" } }"#
    ])
    let result = try BuiltTool.run(
      "check", "--stdin-path", "Sub/a.swift", "--format", "xcode", in: work.folder, input: Self.text)
    #expect(result.status == 1 && result.out.hasPrefix("Sub/a.swift:3:26: error: "))
    #expect(result.out.split(separator: "\n").count == 1)
  }

  @Test func configurationAndOptions() throws {
    let work = try Workspace(["a.swift": Self.text, ".view-lsp.json": #"{ "profile": "none" }"#])
    #expect(try BuiltTool.run("check", in: work.folder).status == 0)
    #expect(try BuiltTool.run("check", "--profile", "recommended", in: work.folder).status == 1)
    #expect(try BuiltTool.run("check", "--rule", "unknown_rule", in: work.folder).status == 1)
    let unknown = try BuiltTool.run("check", "--rule", "unknown_rul", in: work.folder)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean unknown_rule?"))
  }

  @Test func baselines() throws {
    let work = try Workspace(["a.swift": Self.text])
    let written = try BuiltTool.run("check", "--write-baseline", "b.json", in: work.folder)
    #expect(written.status == 0 && written.out.hasPrefix("0 findings"))
    #expect(try BuiltTool.run("check", "--baseline", "b.json", in: work.folder).status == 0)
    try work.write(".view-lsp.json", Data(#"{ "baseline": "b.json" }"#.utf8))
    #expect(try BuiltTool.run("check", in: work.folder).status == 0)
    try work.write("a.swift", Data((Self.text + "// view-lsp:disable:next no_such_rule_2\n").utf8))
    #expect(try BuiltTool.run("check", in: work.folder).out.contains("1 findings"))
    #expect(try BuiltTool.run("check", "--baseline", "none.json", in: work.folder).status == 2)
  }

  @Test func fixing() throws {
    let work = try Workspace(["a.swift": Self.text, "clean.swift": "let a = 1\n"])
    let path = work.url("a.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)

    let dry = try BuiltTool.run("fix", "--dry-run", "--diff", in: work.folder)
    #expect(try work.text("a.swift") == Self.text)
    #expect(dry.status == 0 && dry.out.hasPrefix("--- a/a.swift\n+++ b/a.swift\n@@ "))
    #expect(dry.out.contains("\n-  // view-lsp:disable:next all\n"))
    #expect(dry.errors.hasSuffix("Would apply 1 rewrites in 1 files\n"))

    #expect(try BuiltTool.run("fix", "--rule", "unknown_rule", in: work.folder).out.hasPrefix("Applied 0"))
    let result = try BuiltTool.run("fix", in: work.folder)
    #expect(
      result.status == 0
        && result.out
          == "a.swift:5:3: Remove the comment [unused_suppression]\nApplied 1 rewrites in 1 files\n"
    )
    #expect(try work.text("a.swift") == Self.fixed)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: work.folder.path).sorted() == [
        "a.swift", "clean.swift",
      ])
    #expect(try BuiltTool.run("fix", in: work.folder).out == "Applied 0 rewrites in 0 files\n")
  }

  @Test func fixingStandardInput() throws {
    let work = try Workspace([:])
    let result = try BuiltTool.run("fix", "-", in: work.folder, input: Self.text)
    #expect(result.status == 0 && result.out == Self.fixed)
  }

  @Test func everyRuleIsExplained() throws {
    let work = try Workspace([:])
    let table = try BuiltTool.run("rules", in: work.folder).out
    let page = try BuiltTool.run("rules", "--format", "markdown", in: work.folder).out
    let json = try BuiltTool.run("rules", "--format", "json", in: work.folder).out
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let names = rules.compactMap { $0["id"] as? String }
    #expect(names.count == table.split(separator: "\n").count && names.contains("unknown_rule"))
    for name in names { #expect(page.contains("`\(name)` · ")) }
    let text = try BuiltTool.run("explain", "unknown_rule", in: work.folder)
    #expect(text.status == 0 && text.out.contains("Before\n\n    ") && text.out.contains("Turn it off:"))
  }
}
