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
    let result = try BuiltTool.run("check", "App", in: work.folder)
    let lines = result.out.split(separator: "\n")
    #expect(lines.first?.hasPrefix("App/a.swift:3:26: warning: ") == true)
    #expect(lines.first?.hasSuffix(" [unknown_rule]") == true)
    #expect(
      lines.contains(
        "2 findings (0 errors, 1 warnings, 0 information, 1 hints) in 1 files; "
          + "1 hint left out (--min-severity hint shows all)"))
    #expect(!result.out.contains("[unused_suppression]"))
    for options in [["--min-severity", "hint"], ["--fail-on", "hint"]] {
      let all = try BuiltTool.run(["check", "App"] + options, in: work.folder)
      #expect(all.status == 1 && all.out.contains("[unused_suppression]"))
      #expect(all.out.hasSuffix("\n2 findings (0 errors, 1 warnings, 0 information, 1 hints) in 1 files\n"))
    }
    let errors = try BuiltTool.run(
      "check", "App", "--min-severity", "error", "--format", "json", in: work.folder)
    #expect(errors.status == 1 && errors.out.hasSuffix("\"findings\":[\n]}\n"))
    let statistics = try BuiltTool.run("check", "App", "--statistics", in: work.folder).out
    #expect(
      statistics.split(separator: "\n").prefix(2)
        == ["1  unknown_rule", "1  unused_suppression  rewrites: 1 safe"])
    #expect(!result.out.contains("\u{1B}"))
    let xcode = try BuiltTool.run("check", "--format", "xcode", in: work.folder).out.split(separator: "\n")
    #expect(xcode.count == 2 && xcode.last?.hasPrefix("App/a.swift:5:3: note: ") == true)
    #expect(try BuiltTool.run("check", "--quiet", in: work.folder).out.split(separator: "\n").count == 1)
    let always = try BuiltTool.run("check", "--color", "always", in: work.folder)
    #expect(always.out.contains("\u{1B}[33m"))
  }

  @Test func `Warnings are counted`() throws {
    let work = try Workspace(["a.swift": Self.text, "b.swift": Self.text])
    for (most, status) in [("0", 1), ("1", 1), ("2", 0)] {
      #expect(try BuiltTool.run("check", "--max-warnings", most, in: work.folder).status == Int32(status))
    }
    // Other findings count as ever.
    #expect(try BuiltTool.run("check", "--max-warnings", "2", "--fail-on=hint", in: work.folder).status == 1)
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
    #expect(try BuiltTool.run("check", "--profile", "none", in: work.folder).status == 0)
    let disabled = try BuiltTool.run(
      "check", "--profile", "all", "--disable", "unknown_rule", in: work.folder)
    #expect(disabled.status == 0 && disabled.out.contains("0 warnings"))
    let both = try BuiltTool.run(
      "check", "--rule", "unknown_rule", "--disable", "unknown_rule", in: work.folder)
    #expect(both.status == 2 && both.errors == "view-lsp: --rule and --disable both name unknown_rule\n")
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
    try work.write("next.json", Data(#"{"version": 2, "findings": {}}"#.utf8))
    let next = try BuiltTool.run("check", "--baseline", "next.json", in: work.folder)
    #expect(next.status == 2)
    #expect(next.errors.contains("can't read the baseline next.json: line 1: the baseline has version 2,"))
  }

  @Test func `fix leaves alone what a baseline lists`() throws {
    let work = try Workspace(["a.swift": Self.text])
    _ = try BuiltTool.run("check", "--write-baseline", "b.json", in: work.folder)
    let given = try BuiltTool.run("fix", "--baseline", "b.json", in: work.folder)
    #expect(given.status == 0 && given.out == "Applied 0 rewrites in 0 files\n")
    try work.write(".view-lsp.json", Data(#"{ "baseline": "b.json" }"#.utf8))
    #expect(try BuiltTool.run("fix", in: work.folder).status == 0)
    #expect(try work.text("a.swift") == Self.text)
    // A new finding is fixed.
    try work.write("a.swift", Data((Self.text + "// view-lsp:disable any_view\n").utf8))
    #expect(try BuiltTool.run("fix", in: work.folder).out.hasSuffix("Applied 1 rewrite in 1 file\n"))
    #expect(try work.text("a.swift") == Self.text)
  }

  @Test func fixing() throws {
    let work = try Workspace(["a.swift": Self.text, "clean.swift": "let a = 1\n"])
    let path = work.url("a.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)

    let dry = try BuiltTool.run("fix", "--diff", in: work.folder)
    #expect(try work.text("a.swift") == Self.text)
    #expect(dry.status == 1 && dry.out.hasPrefix("--- a/a.swift\n+++ b/a.swift\n@@ "))
    #expect(dry.out.contains("\n-  // view-lsp:disable:next all\n"))
    #expect(dry.errors.hasSuffix("Would apply 1 rewrite in 1 file\n"))

    #expect(try BuiltTool.run("fix", "--rule", "unknown_rule", in: work.folder).out.hasPrefix("Applied 0"))
    let result = try BuiltTool.run("fix", in: work.folder)
    #expect(
      result.status == 1
        && result.out == "a.swift:5:3: Remove the comment [unused_suppression]\nApplied 1 rewrite in 1 file\n"
    )
    #expect(try work.text("a.swift") == Self.fixed)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: work.folder.path).sorted() == [
        "a.swift", "clean.swift",
      ])
    let again = try BuiltTool.run("fix", "--fail-on", "error", in: work.folder)
    #expect(again.status == 0 && again.out == "Applied 0 rewrites in 0 files\n")
  }

  @Test func fixingStandardInput() throws {
    let work = try Workspace([:])
    let result = try BuiltTool.run("fix", "-", in: work.folder, input: Self.text)
    #expect(result.status == 1 && result.out == Self.fixed)
  }

  @Test func `check fixes first where it is asked to`() throws {
    let work = try Workspace(["a.swift": Self.text])
    let result = try BuiltTool.run("check", "--fix", "--format", "xcode", in: work.folder)
    #expect(result.status == 1 && result.errors == "Applied 1 rewrite in 1 file\n")
    #expect(result.out.hasPrefix("a.swift:3:26: warning: ") && result.out.split(separator: "\n").count == 1)
    #expect(try work.text("a.swift") == Self.fixed)
    #expect(try BuiltTool.run("check", "--fix", "-", in: work.folder, input: "").status == 2)
  }

  @Test func `A read-only file is left alone and reported`() throws {
    let work = try Workspace(["a.swift": Self.text])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: work.url("a.swift").path)
    let result = try BuiltTool.run("fix", "--fail-on", "never", in: work.folder)
    #expect(result.status == 1 && result.out == "Applied 0 rewrites in 0 files\n")
    #expect(result.errors == "view-lsp: a.swift: not changed: it is read-only\n")
    #expect(try work.text("a.swift") == Self.text)
  }

  /// Runs a program, and tells whether it went well.
  private func run(_ words: String..., in folder: URL, input: String = "") throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(arguments: [["patch", "-p1"], ["git", "apply"]], [".", "Sub folder", "Sub folder/In"])
  func `Other programs apply the diffs`(program: [String], start: String) throws {
    let crlf = Self.text.replacing("\n", with: "\r\n")
    let name = "Sub folder/In/a \"b\" ü.swift"
    let work = try Workspace([name: Self.text, "Sub folder/In/crlf.swift": crlf])
    #expect(try run("git", "init", in: work.folder))
    let folder = start == "." ? work.folder : work.url(start)
    // By an absolute path, too, the names in the diff count from the current folder.
    for operand in [".", folder.path] {
      let diff = try BuiltTool.run("fix", "--diff", operand, in: folder)
      #expect(try work.text(name) == Self.text)
      let arguments = program == ["patch", "-p1"] ? ["--binary"] : []
      let words = program + arguments
      #expect(
        try words.count == 3
          ? run(words[0], words[1], words[2], in: folder, input: diff.out)
          : run(words[0], words[1], in: folder, input: diff.out))
      #expect(try work.text(name) == Self.fixed)
      #expect(try work.text("Sub folder/In/crlf.swift") == Self.fixed.replacing("\n", with: "\r\n"))
      try work.write(name, Data(Self.text.utf8))
      try work.write("Sub folder/In/crlf.swift", Data(crlf.utf8))
    }
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
    #expect(text.status == 0 && text.out.contains("Before\n\n    ") && text.out.contains("Turn it off"))
  }
}
