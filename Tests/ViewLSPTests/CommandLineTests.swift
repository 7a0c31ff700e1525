import Foundation
import Testing

@testable import view_lsp

@Suite struct CommandLineTests {
  @Test func usage() throws {
    let work = try Workspace([:])
    let version = try BuiltTool.run("--version", in: work.folder)
    #expect(try BuiltTool.run("-V", in: work.folder).out == version.out)
    #expect(version.status == 0 && version.out == "view-lsp \(view_lsp.version)\n")
    #expect(try BuiltTool.run("--help", in: work.folder).out.contains("check"))
    #expect(try BuiltTool.run(in: work.folder).status == 2)
    let unknown = try BuiltTool.run("chekc", in: work.folder)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean check?"))
    let option = try BuiltTool.run("check", "--fail-onn", "x", in: work.folder)
    #expect(option.status == 2 && option.errors.contains("did you mean --fail-on?") && option.out.isEmpty)
    for command in CommandTable.commands.map(\.name) {
      let help = try BuiltTool.run(command, "--help", in: work.folder)
      #expect(help.status == 0 && help.out.contains("Usage: view-lsp \(command)"))
    }
    #expect(try BuiltTool.run("explain", "no_such_rule", in: work.folder).status == 2)
    #expect(try BuiltTool.run("check", "--rule", "no_such_rule", in: work.folder).status == 2)
  }

  @Test func spans() throws {
    let work = try Workspace(["a.swift": "let x = 1\n"])
    let result = try BuiltTool.run("syntax", "--spans", "a.swift", "missing.swift", in: work.folder)
    #expect(result.status == 2 && result.out.hasPrefix("# a.swift\n"))
    #expect(result.errors == "view-lsp: missing.swift: No such file or directory\n")
    #expect(
      try BuiltTool.run("syntax", "a.swift", in: work.folder).out.hasPrefix("# a.swift\nsourceFile 0.."))
  }

  @Test func errors() throws {
    let work = try Workspace(["a.swift": "let x = 1\n", "b.swift": "let x = )\n"])
    let result = try BuiltTool.run("syntax", "--errors", "a.swift", "b.swift", in: work.folder)
    let lines = result.out.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2 && lines.first == "a.swift 0")
    #expect(lines.last?.hasPrefix("b.swift ") == true && lines.last != "b.swift 0")
  }

  /// The paths that a check of the operands reads, from the empty findings' count and by name.
  private func walked(_ work: Workspace, _ operands: String...) -> [String] {
    var walker = FileWalker(currentFolder: work.folder.path) { _, _, _ in false }
    for operand in operands { walker.add(operand: operand) }
    return walker.files.map(\.name)
  }

  @Test func walking() throws {
    let work = try Workspace([
      "a.swift": "", "b.txt": "", "Sub/c.swift": "", "Sub/deep/d.swift": "", ".build/x.swift": "",
      "DerivedData/x.swift": "", "Pods/x.swift": "", "Carthage/x.swift": "", "node_modules/x.swift": "",
      ".hidden/x.swift": "", "Sub/.build/x.swift": "", "Out/x.swift": "", "Sub/y.generated.swift": "",
      "Sub/keep.generated.swift": "", ".gitignore": "/Out\n*.generated.swift\n",
      "Sub/.gitignore": "!keep.generated.swift\n",
    ])
    let all = ["Sub/c.swift", "Sub/deep/d.swift", "Sub/keep.generated.swift", "a.swift"]
    #expect(walked(work, ".") == all)
    #expect(walked(work, "./Sub", ".", "a.swift") == all)
    #expect(walked(work, "Sub") == Array(all.prefix(3)))
    #expect(walked(work, "Out/x.swift") == ["Out/x.swift"])
    #expect(walked(work, ".build") == [".build/x.swift"])
    #expect(walked(work, work.folder.path) == all.map { work.folder.path + "/" + $0 })
  }

  @Test func links() throws {
    let work = try Workspace(["a/x.swift": "", "b/y.swift": ""])
    try work.link("a/up", to: "..")
    try work.link("a/self", to: ".")
    try work.link("a/x2.swift", to: "x.swift")
    try work.link("0", to: "b")
    try work.link("gone.swift", to: "nowhere")
    #expect(walked(work, ".") == ["a/x.swift", "b/y.swift"])
    #expect(walked(work, "a") == ["a/x.swift"])
  }

  @Test func checkCountsFiles() throws {
    let work = try Workspace(["a.swift": "let a = 1\n", "Sub/b.swift": "let b = 2\n"])
    let human = try BuiltTool.run("check", in: work.folder)
    #expect(human.status == 0)
    #expect(human.out == "0 findings (0 errors, 0 warnings, 0 information, 0 hints) in 2 files\n")
    let json = try BuiltTool.run("check", "--format", "json", in: work.folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    #expect(object?["files"] as? Int == 2 && (object?["findings"] as? [Any])?.isEmpty == true)
    #expect(object?["version"] as? String == view_lsp.version)
    #expect(try BuiltTool.run("check", "--format", "xcode", in: work.folder).out.isEmpty)
    #expect(try BuiltTool.run("check", "--timings", in: work.folder).errors.contains("parsing MB/s"))
  }

  @Test func unreadableFilesDoNotStopOthers() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    try work.write("b.swift", Data([0x6C, 0xFF, 0xFE]))
    let result = try BuiltTool.run("check", ".", "missing", in: work.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("view-lsp: b.swift: not UTF-8"))
    #expect(result.errors.contains("view-lsp: missing: No such file or directory"))
    #expect(result.out.hasSuffix("in 1 files; 1 file not analysed\n"))
    let json = try BuiltTool.run("check", "--format", "json", in: work.folder)
    #expect(json.out.hasSuffix("],\"incomplete\":{\"unreadable\":1}}\n"))
  }

  @Test func `Nothing checked is said`() throws {
    let work = try Workspace(["Empty/readme.txt": "", "Broken/a.swift": "let x = )\n", "Broken/b.swift": "{"])
    let empty = try BuiltTool.run("check", in: work.url("Empty"))
    #expect(empty.status == 0 && empty.out.hasSuffix("in 0 files; no Swift files found\n"))
    let named = try BuiltTool.run("check", "Empty", "Broken", in: work.folder)
    #expect(named.status == 2 && named.errors == "view-lsp: Empty: no Swift files found\n")
    #expect(
      named.out.hasSuffix(
        " in 2 files; 2 files have syntax errors: findings inside them are left out\n"))
    let one = try BuiltTool.run("check", "Broken/a.swift", in: work.folder)
    #expect(one.status == 0)
    #expect(one.out.hasSuffix(" in 1 files; 1 file has syntax errors: findings inside it are left out\n"))
    let json = try BuiltTool.run("check", "Broken", "--format", "json", in: work.folder)
    #expect(json.out.hasSuffix("],\"incomplete\":{\"syntaxErrors\":2}}\n"))
    #expect(try BuiltTool.run("fix", "Empty", in: work.folder).status == 2)
    #expect(try BuiltTool.run("fix", "--refactor", "Broken", in: work.folder).status == 2)
    // One that another operand has covered is not empty.
    #expect(try BuiltTool.run("check", ".", "Broken", in: work.folder).status == 0)
    #expect(try BuiltTool.run("check", "Broken", "./Broken/", in: work.folder).status == 0)
  }

  @Test func `A link that leads nowhere changes nothing`() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    try work.link("gone.swift", to: "nowhere")
    try work.link("zero.swift", to: "/dev/zero")
    let result = try BuiltTool.run("check", in: work.folder)
    #expect(result.status == 0 && result.out.hasSuffix("in 1 files\n"))
    #expect(
      result.errors
        == "view-lsp: gone.swift: No such file or directory\nview-lsp: zero.swift: Not a regular file\n")
    #expect(try BuiltTool.run("check", "gone.swift", in: work.folder).status == 2)
    #expect(try BuiltTool.run("check", "zero.swift", in: work.folder).status == 2)
  }

  @Test func standardInput() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    let result = try BuiltTool.run("check", "-", in: work.folder, input: "let a = 2\n")
    #expect(result.status == 0 && result.out.hasSuffix("in 1 files\n"))
    let named = try BuiltTool.run(
      "check", "--stdin-path", "a.swift", ".", in: work.folder, input: "let a = 2\n")
    #expect(named.status == 0 && named.out.hasSuffix("in 1 files\n"))
  }

  @Test func aReaderThatLeavesEndsTheRunQuietly() throws {
    let text = String(repeating: "let x = [1, 2, 3].map { $0 + 1 }\n", count: 5_000)
    let work = try Workspace(["a.swift": text])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(BuiltTool.url.path)' syntax --spans a.swift 2>err | head -1 >out"]
    process.currentDirectoryURL = work.folder
    try process.run()
    process.waitUntilExit()
    #expect(try work.text("out") == "# a.swift\n" && work.text("err") == "")
  }

  @Test func fixOnStandardInput() throws {
    let work = try Workspace([:])
    let text = "let a = 1\r\n\tlet b = 2"
    let result = try BuiltTool.run("fix", "--stdin-path", "a.swift", in: work.folder, input: text)
    #expect(result.status == 0 && result.out == text)
    #expect(result.errors == "Applied 0 rewrites in 0 files\n")
  }

  @Test(arguments: [
    ["-", "--bogus"], ["-", "--rule", "no_such_rule"], ["--stdin-path", "Bad/a.swift"],
    ["-", "--baseline", "none.json"], ["-", "missing"],
  ])
  func `A filter that fails gives back what it got`(arguments: [String]) throws {
    let work = try Workspace(["Bad/.view-lsp.json": "{"])
    let text = "let a = 1\r\n\tlet b = 2"
    let result = try BuiltTool.run(["fix"] + arguments, in: work.folder, input: text)
    #expect(result.status == 2 && result.out == text && !result.errors.isEmpty)
  }

  @Test func theSameWhateverTheNumberOfJobs() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<40).map { ("f\($0).swift", "let a\($0) = \($0)\n") })
    let work = try Workspace(files)
    let runs = try ["1", "2", "9"].map { jobs in
      try BuiltTool.run("check", "--format", "json", "--jobs", jobs, in: work.folder).out
    }
    #expect(Set(runs).count == 1)
  }

  @Test func badConfigurations() throws {
    let work = try Workspace([
      "a.swift": "", ".view-lsp.json": "{\n  // comment\n  \"profil\": \"all\",\n}\n", "good.json": "{}",
    ])
    let result = try BuiltTool.run("check", in: work.folder)
    #expect(result.status == 2 && result.out.isEmpty)
    #expect(
      result.errors == ".view-lsp.json:3:3: error: unknown key \"profil\"; did you mean \"profile\"?\n")
    #expect(try BuiltTool.run("check", "--config", "good.json", in: work.folder).status == 0)
    let missing = try BuiltTool.run("check", "--config", "none.json", in: work.folder)
    #expect(missing.status == 2 && missing.errors.contains("none.json:1:1: error: No such file"))
  }

  @Test func excludes() throws {
    let work = try Workspace([
      "App/a.swift": "", "App/Generated/b.swift": "", "Other/c.swift": "", "Own/d.swift": "",
      ".view-lsp.json": #"{ "include": ["App/**", "Own"], "exclude": ["**/Generated/**"] }"#,
      "Own/.view-lsp.json": "{}",
    ])
    #expect(try BuiltTool.run("check", in: work.folder).out.hasSuffix("in 2 files\n"))
    #expect(
      try BuiltTool.run("check", "App/Generated/b.swift", in: work.folder).out.hasSuffix("in 1 files\n"))
  }

  /// What `--show-files` lists.
  private func selected(_ work: Workspace, _ arguments: String...) throws -> [String] {
    let result = try BuiltTool.run(["check", "--show-files"] + arguments, in: work.folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.out.split(separator: "\n").map(String.init)
  }

  @Test func `Named files are left out where that is forced`() throws {
    let work = try Workspace([
      "App/a.swift": "", "App/Generated/b.swift": "", "Pods/c.swift": "", "Out/d.swift": "",
      ".view-lsp.json": #"{ "exclude": ["**/Generated/**"] }"#, ".gitignore": "/Out\n",
    ])
    let named = ["App/Generated/b.swift", "App/a.swift", "Out/d.swift", "Pods/c.swift"]
    #expect(try selected(work, named[0], named[1], named[2], named[3]) == named)
    #expect(try selected(work, named[0], named[1], named[2], named[3], "--force-exclude") == ["App/a.swift"])
    #expect(try selected(work, "Pods", "App/Generated", "--force-exclude") == [])
    #expect(try selected(work, ".", "--force-exclude") == ["App/a.swift"])
    let filter = try BuiltTool.run(
      "fix", "--force-exclude", "--stdin-path", "App/Generated/b.swift", in: work.folder, input: "let a = 1")
    #expect(filter.status == 0 && filter.out == "let a = 1")
  }

  @Test func `Patterns on the command line leave files out`() throws {
    let work = try Workspace(["App/a.swift": "", "App/b.gen.swift": "", "Old/c.swift": ""])
    #expect(try selected(work, "--exclude", "Old", "--exclude=*.gen.swift") == ["App/a.swift"])
    #expect(try selected(work, "--exclude", "App/**") == ["Old/c.swift"])
  }

  @Test func `Configurations are shown`() throws {
    let work = try Workspace([
      "a.swift": "", "b.swift": "", "Sub/c.swift": "",
      "Sub/.view-lsp.json": #"{ "profile": "none", "rules": { "large_body": { "max_lines": 7 } } }"#,
    ])
    let result = try BuiltTool.run("check", "--show-config", "--disable", "any_view", in: work.folder)
    let json = try JSONSerialization.jsonObject(with: Data(result.out.utf8))
    let shown = try #require(json as? [[String: Any]])
    #expect(result.status == 0 && shown.map { $0["files"] as? Int } == [2, 1])
    #expect(shown.map { $0["profile"] as? String } == ["recommended", "none"])
    #expect(shown[1]["configuration"] as? String == work.url("Sub/.view-lsp.json").path)
    let rules = shown.map { $0["rules"] as? [String: Any] ?? [:] }
    #expect(rules[0]["any_view"] as? String == "off" && rules[0]["unknown_rule"] as? String == "warning")
    #expect(rules[1]["unknown_rule"] as? String == "off")
  }

  @Test func `The configuration of one file is shown`() throws {
    let work = try Workspace([
      "a.swift": "", "Sub/c.swift": "", "Sub/.view-lsp.json": #"{ "profile": "strict" }"#,
    ])
    let result = try BuiltTool.run("check", "--show-config", "Sub/c.swift", in: work.folder)
    let json = try JSONSerialization.jsonObject(with: Data(result.out.utf8))
    let shown = try #require(json as? [[String: Any]])
    #expect(result.status == 0 && shown.count == 1 && shown.first?["profile"] as? String == "strict")
    #expect(shown.first?["configuration"] as? String == work.url("Sub/.view-lsp.json").path)
  }

  @Test func `A finding whose message has other numbers is still the one in the baseline`() throws {
    func body(_ count: Int) -> String {
      let lines = (0..<count).map { "      Text(\"\($0)\")\n" }.joined()
      return
        "import SwiftUI\n\nstruct Long: View {\n  var body: some View {\n    VStack {\n\(lines)    }\n  }\n}\n"
    }
    let work = try Workspace([
      "a.swift": body(20), ".view-lsp.json": #"{ "rules": { "large_body": { "max_lines": 10 } } }"#,
    ])
    let rule = ["--rule", "large_body", "--format", "xcode"]
    let first = try BuiltTool.run(["check"] + rule, in: work.folder)
    #expect(!first.out.isEmpty)
    #expect(try BuiltTool.run(["check", "--write-baseline", "b.json"] + rule, in: work.folder).status == 0)
    try work.write("a.swift", Data(body(30).utf8))
    #expect(try BuiltTool.run(["check"] + rule, in: work.folder).out != first.out)
    let known = try BuiltTool.run(["check", "--baseline", "b.json", "--rule", "large_body"], in: work.folder)
    #expect(known.status == 0 && known.out.hasPrefix("0 findings") && !known.out.contains("stale"))
  }
}
