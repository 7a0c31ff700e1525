import Foundation
import LSPCore
import Testing

@testable import view_lsp

/// What the documentation says of the command line: its commands are run, and its pages are up to date.
///
/// A block whose commands can't be run here has `<!-- not run: REASON -->` on the line before it.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `README.md` and the pages in `docs`, but for the rules' own.
  private static var pages: [String] {
    let docs =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)) ?? []
    return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }

  /// The lines of the page's shell blocks, fenced or indented, that start `view-lsp`, by itself or at the end of a pipe.
  static func commands(in text: String) -> [String] {
    var commands: [String] = []
    /// The language of the fence that is open.
    var fence: Substring?
    var isSkipped = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        fence = fence == nil ? trimmed.dropFirst(3) : nil
        if fence == nil { isSkipped = false }
        continue
      }
      let isShell = fence.map { ["sh", "bash", "console"].contains($0) } ?? line.hasPrefix("    ")
      if isShell {
        let command = trimmed.hasPrefix("$ ") ? trimmed.dropFirst(2) : trimmed
        let words = command.split(separator: " ")
        let programs = command.split(separator: "|").compactMap { $0.split(separator: " ").first }
        let isOurs =
          programs.contains("view-lsp") || programs.contains("xargs") && words.contains("view-lsp")
        if isOurs, !isSkipped { commands.append(String(command)) }
      } else if fence == nil, !line.isEmpty {
        isSkipped = line.hasPrefix("<!-- not run:")
      }
    }
    return commands
  }

  @Test func `Commands are found in blocks, and marked ones are not`() {
    let text = """
      Run `view-lsp none`:

          view-lsp one   # text
          swift run view-lsp two

      ```sh
      $ git diff | xargs -r view-lsp three
      view-lsp four | wc -l
      ```

      <!-- not run: needs a network -->
      ```sh
      view-lsp five
      ```

      ```yaml
      - view-lsp six
      ```

          view-lsp seven
      """
    #expect(
      Self.commands(in: text) == [
        "view-lsp one   # text", "git diff | xargs -r view-lsp three", "view-lsp four | wc -l",
        "view-lsp seven",
      ])
  }

  /// In a copy of the sample app, as a folder `App` and as the current folder, one command after another.
  @Test(arguments: pages) func `Each command in the documentation runs`(page: String) throws {
    let commands = Self.commands(in: try Self.text(page))
    if page == "README.md" { #expect(commands.count >= 9) }
    let work = try Workspace([:])
    let sample = Self.root.appendingPathComponent("editors/sample")
    try FileManager.default.copyItem(at: sample, to: work.url("App"))
    for name in try FileManager.default.contentsOfDirectory(atPath: sample.path) {
      try FileManager.default.copyItem(at: sample.appendingPathComponent(name), to: work.url(name))
    }
    for command in ["git init -q . && git add -A"] + commands {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = work.folder
      var environment = ProcessInfo.processInfo.environment
      let path = environment["PATH"] ?? "/usr/bin:/bin"
      environment["PATH"] = BuiltTool.url.deletingLastPathComponent().path + ":" + path
      process.environment = environment
      try work.write(".out", Data())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: work.url(".out"))
      process.standardError = FileHandle.standardError
      try process.run()
      process.waitUntilExit()
      // 1 says that there are findings, 123 the same through `xargs`.
      #expect([0, 1, 123].contains(process.terminationStatus), "\(page): \(command)")
    }
  }

  /// As a newcomer tries it: in the repository, whose other files belong to the workspace, too.
  @Test func `The sample has the findings of its list`() throws {
    let listed = try Self.text("editors/sample/README.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    .map { row in
      let cells = row.split(separator: "`", omittingEmptySubsequences: false)
      return "editors/sample/\(cells[3]): \(cells[1])"
    }
    let result = try BuiltTool.run("check", "--format", "json", "editors/sample", in: Self.root)
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(result.out.utf8))
    let found = (report["findings"]?.arrayValue ?? []).map {
      "\($0["path"]?.stringValue ?? ""): \($0["rule"]?.stringValue ?? "")"
    }
    #expect(found.sorted() == listed.sorted())
  }

  /// Commands in running text, placeholders and all: the command and its options exist.
  @Test(arguments: pages) func `Each command in running text is one`(page: String) throws {
    let pieces = try Self.text(page).split(separator: "\n").flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
        !$0.offset.isMultiple(of: 2)
      }
      .map(\.element)
    }
    for piece in pieces where piece.hasPrefix("view-lsp ") {
      let words = piece.split(separator: " ").dropFirst().prefix { !["|", ">", "2>"].contains($0) }.map(
        String.init)
      guard let name = words.first, !["-V", "--version", "--help"].contains(name) else { continue }
      guard let command = CommandTable.command(named: name) else {
        #expect(name.allSatisfy { $0.isUppercase || $0 == "…" }, "\(page): \(piece)")
        continue
      }
      #expect(throws: Never.self, "\(page): \(piece)") { try Arguments(words.dropFirst(), for: command) }
    }
  }

  @Test func `The manual page is this`() throws {
    #expect(
      try Self.text("docs/view-lsp.1") == ManualPage.text(of: CommandTable.commands),
      "swift run view-lsp man > docs/view-lsp.1")
  }

  @Test func `The manual page has every command and option`() {
    let page = ManualPage.text(of: CommandTable.commands).replacing("\\-", with: "-")
    for command in CommandTable.commands {
      #expect(page.contains(".SS \(command.usage)\n"))
      for option in command.options { #expect(page.contains(".B \(option.usage)\n")) }
    }
    // Nothing but the page's own requests begins with a period.
    let requests = Set(
      page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    #expect(requests.isSubset(of: [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".RI", ".br"]))
  }
}
