import Foundation
import Testing

@testable import view_lsp

/// What a team needs that starts on code with many findings: suppressions, baselines, a configuration to begin with.
@Suite struct AdoptionTests {
  private static let text = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        let _ = Self._printChanges()
        VStack {
          Group { Text("a") }; Group { Text("b") }
        }
      }
    }

    """

  @Test func `Suppressions are added once for each line, and everything else stays`() throws {
    let work = try Workspace(["a.swift": Self.text.replacing("\n", with: "\r\n"), ".view-lsp.json": "{}"])
    let rules = ["--rule", "single_child_group", "--rule", "debug_print_changes"]
    let dry = try BuiltTool.run(["fix", "--add-suppressions", "--dry-run"] + rules, in: work.folder)
    #expect(dry.out.hasSuffix("Would apply 3 suppressions in 1 file\n"))
    #expect(try work.text("a.swift") == Self.text.replacing("\n", with: "\r\n"))
    let done = try BuiltTool.run(["fix", "--add-suppressions"] + rules, in: work.folder)
    #expect(done.status == 0 && done.out.hasSuffix("Applied 3 suppressions in 1 file\n"))
    let expected = Self.text
      .replacing("    let _", with: "    // view-lsp:disable:next debug_print_changes\n    let _")
      .replacing("      Group", with: "      // view-lsp:disable:next single_child_group\n      Group")
    #expect(try work.text("a.swift") == expected.replacing("\n", with: "\r\n"))
    let again = try BuiltTool.run(["fix", "--add-suppressions"] + rules, in: work.folder)
    #expect(again.out == "Applied 0 suppressions in 0 files\n")
  }

  @Test func `Options that contradict each other are wrong usage`() throws {
    let work = try Workspace(["a.swift": Self.text])
    for (options, words) in [
      (["--refactor"], "name the rule with --rule"),
      (["--add-suppressions", "--suggested"], "--suggested can't stand beside it"),
    ] {
      let result = try BuiltTool.run(["fix"] + options, in: work.folder)
      #expect(result.status == 2 && result.errors.contains(words))
      #expect(try work.text("a.swift") == Self.text)
    }
    // An editor that filters its text gets it back.
    let filtered = try BuiltTool.run("fix", "--refactor", "-", in: work.folder, input: "let a = 1\n")
    #expect(filtered.status == 2 && filtered.out == "let a = 1\n")
  }

  @Test func `Stale entries of a baseline are counted, and removed when asked for`() throws {
    let work = try Workspace(["a.swift": Self.text, "b.swift": Self.text, "c/d.swift": Self.text])
    let written = try BuiltTool.run("check", "--write-baseline", "base.json", in: work.folder)
    #expect(written.status == 0 && written.errors == "Wrote base.json: 9 findings in 3 files\n")
    #expect(try BuiltTool.run("check", "--baseline", "base.json", in: work.folder).status == 0)
    try work.write("a.swift", Data(Self.text.replacing("    let _ = Self._printChanges()\n", with: "").utf8))
    try FileManager.default.removeItem(at: work.url("c"))
    let stale = try BuiltTool.run("check", "--baseline", "base.json", in: work.folder)
    #expect(stale.status == 0 && stale.out.contains("; 1 baseline entry is stale (--prune-baseline removes"))
    // A rule that doesn't run says nothing of its entries.
    let other = try BuiltTool.run(
      "check", "--baseline", "base.json", "--rule", "single_child_group", in: work.folder)
    #expect(!other.out.contains("stale"))
    let pruned = try BuiltTool.run(
      "check", "--baseline", "base.json", "--prune-baseline", in: work.folder)
    #expect(pruned.status == 0 && pruned.errors == "Removed 4 stale entries from base.json\n")
    #expect(!pruned.out.contains("stale"))
    let text = try work.text("base.json")
    #expect(text.count(of: "debug_print_changes") == 1 && text.count(of: "single_child_group") == 4)
    #expect(!text.contains("c/d.swift"))
    let without = try BuiltTool.run("check", "--prune-baseline", in: work.folder)
    #expect(without.status == 2 && without.errors.contains("the files have no baseline"))
  }

  @Test func `A new configuration is valid, and never overwrites another`() throws {
    let work = try Workspace(["App/a.swift": "let a = 1\n"])
    let first = try BuiltTool.run("init", "App", in: work.folder)
    #expect(first.status == 0 && first.out == "Wrote App/.view-lsp.json\n")
    let text = try work.text("App/.view-lsp.json")
    #expect(ConfigurationFile(bytes: Array(text.utf8)).problems.isEmpty)
    // Without its comment signs each line is a setting that counts.
    let all = text.split(separator: "\n").map { line in
      String(
        line.contains("// \"") && line.contains("\":")
          ? line.replacing("// \"", with: "\"", maxReplacements: 1) : line)
    }
    #expect(ConfigurationFile(bytes: Array(all.joined(separator: "\n").utf8)).problems.isEmpty)
    #expect(try BuiltTool.run("check", "App", in: work.folder).status == 0)
    let again = try BuiltTool.run("init", "App", in: work.folder)
    #expect(again.status == 2 && again.errors.contains("exists already"))
    #expect(try BuiltTool.run("init", "missing", in: work.folder).status == 2)
    #expect(try BuiltTool.run("init", "App/a.swift", in: work.folder).status == 2)
  }

  @Test func `Statistics say what can be rewritten`() throws {
    let work = try Workspace(["a.swift": Self.text])
    let result = try BuiltTool.run("check", "--statistics", in: work.folder)
    #expect(
      result.out == """
        2  single_child_group   rewrites: 2 safe
        1  debug_print_changes  rewrites: 1 safe
        3 findings (0 errors, 3 warnings, 0 information, 0 hints) in 1 files

        """)
    let quiet = try BuiltTool.run("check", "--statistics", "-q", in: work.folder)
    #expect(quiet.out.split(separator: "\n").count == 2)
  }

  @Test(arguments: CompletionScripts.Shell.allCases)
  func `Completions know every command and option`(shell: CompletionScripts.Shell) throws {
    let work = try Workspace([:])
    let script = try BuiltTool.run("completions", shell.rawValue, in: work.folder)
    #expect(script.status == 0)
    for command in CommandTable.commands {
      #expect(script.out.contains(command.name))
      for option in command.options {
        #expect(script.out.contains(shell == .fish ? " -l " + option.name.dropFirst(2) : option.name))
      }
    }
    #expect(try BuiltTool.run("completions", "tcsh", in: work.folder).status == 2)
  }

  @Test func `Bash completes commands, options, values and rules`() throws {
    let work = try Workspace([:])
    try work.write(
      "completions", Data(try BuiltTool.run("completions", "bash", in: work.folder).out.utf8))
    func completed(_ words: String...) throws -> [Substring] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments =
        [
          "-c",
          "source ./completions; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _view_lsp; echo ${COMPREPLY[@]}",
          "bash",
        ] + words
      process.currentDirectoryURL = work.folder
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let out = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: out, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    }
    #expect(try completed("view-lsp", "che") == ["check"])
    #expect(try completed("view-lsp", "check", "--form") == ["--format"])
    #expect(try completed("view-lsp", "check", "--format", "js") == ["json"])
    #expect(try completed("view-lsp", "explain", "any") == ["any_view"])
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
