import Foundation
import LSPCore
import Testing

/// What may go wrong around the server: clients, disks, files, configurations.
@Suite struct ServerTrustTests {
  private static let text = """
    import SwiftUI

    struct Greeting: View {
      var body: some View {
        Group {
          Text("Hello")
        }
      }
    }

    """
  private let text = Self.text

  private func uri(_ workspace: Workspace, _ name: String) -> String { workspace.url(name).absoluteString }

  private func severities(_ server: ServerProcess, _ uri: String, version: Int64 = 1) throws -> [Int] {
    try server.diagnostics(uri, version: version).compactMap { $0["severity"]?.intValue }
  }

  /// Waits until the server has read and analysed everything.
  private func settled(_ server: ServerProcess) throws -> [JSONValue] {
    let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
    return answer["result"]?["items"]?.arrayValue ?? []
  }

  // MARK: Clients

  @Test func `A client that stops reading costs no memory, and loses nothing`() throws {
    let server = try ServerProcess()
    try server.initialize()
    let filler = String(repeating: "x", count: 40_000)
    let last: Int64 = 3000
    let input = server.inputHandle
    let writer = Thread {
      for id in 1000..<1000 + last {
        let question: JSONValue = [
          "jsonrpc": "2.0", "id": .integer(id), "method": "unknown/method", "params": [.string(filler)],
        ]
        guard let body = try? question.encoded() else { return }
        try? input.write(contentsOf: Data(framed(body)))
      }
    }
    writer.start()
    usleep(1_500_000)
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/\(server.processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
      #expect(kilobytes > 0 && kilobytes < 100_000)
    #endif
    for id in 1000..<1000 + last {
      let answer = try server.message { _ in true }
      #expect(answer["id"] == .integer(id))
    }
    #expect(try server.shutDown() == 0)
  }

  @Test func `A client that closes its end of the pipe has no server any more`() throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.outputHandle.close()
    try server.notify("$/setTrace", ["value": "messages"])
    _ = try server.ask("textDocument/hover")
    #expect(server.status(within: 5) == 1)
  }

  #if os(Linux)
    @Test func `A full disk costs the log and nothing else`() throws {
      let server = try ServerProcess("--log", "/dev/full", "--log-level", "debug")
      try server.initialize()
      try server.open("file:///none/a.swift", text)
      #expect(try severities(server, "file:///none/a.swift") == [2])
      #expect(try server.shutDown() == 0)
    }
  #endif

  // MARK: Files

  @Test func `Files that can't be read are named once, and the others read`() throws {
    let workspace = try Workspace(["Good.swift": text, "Folder.swift/Inner.swift": text])
    let utf16 = text.data(using: .utf16) ?? Data()
    try workspace.write("Wide.swift", utf16)
    try workspace.write("Latin.swift", Data("// caf\u{E9}\n".unicodeScalars.map { UInt8($0.value) }))
    try workspace.write("Long.swift", Data(repeating: 0x20, count: 6_000_000))
    try workspace.link("Loop", to: ".")
    try workspace.link("Self.swift", to: "Self.swift")
    try workspace.link("Nowhere.swift", to: "none")
    #expect(mkfifo(workspace.url("Pipe.swift").path, 0o600) == 0)
    try workspace.link("Piped.swift", to: "Pipe.swift")
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let items = try settled(server)
    #expect(
      Set(items.map { $0["uri"] }) == [
        .string(uri(workspace, "Good.swift")), .string(uri(workspace, "Folder.swift/Inner.swift")),
      ])
    func messages() -> [String] {
      server.waiting.filter { $0["method"] == "window/logMessage" }
        .compactMap { $0["params"]?["message"]?.stringValue }
    }
    func expectOne(_ name: String, _ words: String) {
      let found = messages().filter { $0.contains("/" + name) }
      #expect(found.count == 1 && found.first?.contains(words) == true)
    }
    expectOne("Wide.swift", "UTF-16")
    expectOne("Latin.swift", "not UTF-8")
    expectOne("Long.swift", "larger than 5 MB")

    // They are looked at again, a pipe is never read, and nothing is said twice.
    let names = ["Wide", "Latin", "Long", "Pipe", "Piped", "Self", "Nowhere", "Good"]
    let changes = names.map { name -> JSONValue in
      ["uri": .string(uri(workspace, "\(name).swift")), "type": 2]
    }
    try server.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
    // One that vanishes, and one that can be read by now.
    try FileManager.default.removeItem(at: workspace.url("Good.swift"))
    try workspace.write("Latin.swift", Data(text.utf8))
    #expect(try settled(server).count == 2)
    #expect(messages().count == 3)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A document that is too long is said to be so, once`() throws {
    let server = try ServerProcess()
    try server.initialize()
    let uri = "file:///none/Long.swift"
    try server.open(uri, text + String(repeating: "// filler\n", count: 600_000))
    #expect(try severities(server, uri) == [])
    let end: JSONValue = ["line": 700_000, "character": 0]
    func replace(from line: Int64, with text: String, version: Int64) throws {
      let start: JSONValue = ["line": .integer(line), "character": 0]
      try server.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri), "version": .integer(version)],
          "contentChanges": [["range": ["start": start, "end": end], "text": .string(text)]],
        ])
    }
    try replace(from: 600_000, with: "// more\n", version: 2)
    #expect(try severities(server, uri, version: 2) == [])
    let said = server.waiting.filter { $0["method"] == "window/showMessage" }
    #expect(said.count == 1)
    #expect(said.first?["params"]?["message"]?.stringValue?.contains("larger than 5 MB") == true)
    try replace(from: 9, with: "", version: 3)
    #expect(try severities(server, uri, version: 3) == [2])
    #expect(try server.shutDown() == 0)
  }

  @Test func `A file that changes on disk while it is open counts once it is closed`() throws {
    let workspace = try Workspace(["A.swift": "// nothing\n"])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    try server.open(uri(workspace, "A.swift"), text)
    #expect(try severities(server, uri(workspace, "A.swift")) == [2])
    try workspace.write("A.swift", Data((text + text).utf8))
    #expect(try settled(server).first?["items"]?.arrayValue?.count == 1)
    try server.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(uri(workspace, "A.swift"))]])
    #expect(try settled(server).first?["items"]?.arrayValue?.count == 2)
  }

  // MARK: Configuration

  @Test func `A configuration doesn't make the server read outside the workspace`() throws {
    let outside = try Workspace(["secret.json": #"{"rules": {"single_child_group": "error"}}"#])
    #expect(mkfifo(outside.url("pipe.json").path, 0o600) == 0)
    let workspace = try Workspace(["A.swift": text])
    try workspace.link("link.json", to: outside.url("secret.json").path)
    try workspace.link("linked", to: outside.folder.path)
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let (a, file) = (uri(workspace, "A.swift"), uri(workspace, ".view-lsp.json"))
    try server.open(a, text)
    let secret = outside.url("secret.json").path
    let pipe = outside.url("pipe.json").path
    var version: Int64 = 0
    for key in ["extends", "baseline"] {
      for target in [
        secret, "../\(outside.folder.lastPathComponent)/secret.json", "link.json", pipe,
        "linked/secret.json", "linked/pipe.json",
      ] {
        version += 1
        try server.open(file, #"{"\#(key)": "\#(target)"}"#, version: version, language: "jsonc")
        let problems = try server.diagnostics(file, version: version)
        #expect(problems.count == 1, "\(key) \(target)")
        #expect(
          problems.first?["message"]?.stringValue?.contains("is outside the workspace") == true,
          "\(key) \(target)")
      }
    }
    #expect(
      try settled(server).first { $0["uri"] == .string(a) }?["items"]?.arrayValue?.first?["severity"] == 2)
    // The editor's settings can't either: they may come with the project.
    for target in [secret, "../secret.json"] {
      try server.notify(
        "workspace/didChangeConfiguration", ["settings": ["viewLsp": ["baseline": .string(target)]]])
      let message = try server.message { $0["method"] == "window/showMessage" }
      #expect(message["params"]?["message"]?.stringValue?.contains("is outside the workspace") == true)
    }
    // A pipe inside is no configuration either.
    #expect(mkfifo(workspace.url("inner.json").path, 0o600) == 0)
    try server.open(file, #"{"extends": "inner.json"}"#, version: version + 1, language: "jsonc")
    #expect(try server.diagnostics(file, version: version + 1).count == 1)
    #expect(try server.shutDown() == 0)
  }

  @Test func `A configuration and what it extends count as they are in the editor`() throws {
    let workspace = try Workspace([
      ".view-lsp.json": #"{"extends": "base.json"}"#,
      "base.json": #"{"rules": {"single_child_group": "error"}}"#, "A.swift": text,
    ])
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let (a, base) = (uri(workspace, "A.swift"), uri(workspace, "base.json"))
    try server.open(a, text)
    #expect(try severities(server, a) == [1])
    try server.open(base, #"{"rules": {"single_child_group": "hint"}}"#, language: "json")
    #expect(try severities(server, a) == [4])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(base)]])
    #expect(try severities(server, a) == [1])
    try workspace.write("base.json", Data(#"{"rules": {"single_child_group": "off"}}"#.utf8))
    try server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(base), "type": 2]]])
    #expect(try severities(server, a) == [])
  }

  @Test func `A baseline leaves out what the command line leaves out`() throws {
    let workspace = try Workspace([
      ".view-lsp.json": #"{"baseline": "known.json"}"#, "A.swift": text, "Sub/B.swift": text,
    ])
    let written = try BuiltTool.run("check", "--write-baseline", "known.json", in: workspace.folder)
    #expect(written.status == 0)
    let server = try ServerProcess()
    try server.initialize(root: workspace.folder)
    let a = uri(workspace, "A.swift")
    try server.open(a, text)
    #expect(try severities(server, a) == [])
    #expect(try settled(server).isEmpty)
    // A new finding shows.
    try server.open(uri(workspace, "Sub/B.swift"), text + text)
    #expect(try severities(server, uri(workspace, "Sub/B.swift")) == [2])

    // Without its file everything shows, and somebody says why.
    let baseline = uri(workspace, "known.json")
    try FileManager.default.removeItem(at: workspace.url("known.json"))
    try server.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(baseline), "type": 3]]])
    #expect(try severities(server, a) == [2])
    let message = try server.message { $0["method"] == "window/showMessage" }
    #expect(message["params"]?["message"]?.stringValue?.contains("known.json") == true)
    let file = uri(workspace, ".view-lsp.json")
    try server.open(file, #"{"baseline": "known.json"}"#, language: "jsonc")
    #expect(
      try server.diagnostics(file, version: 1).first?["message"]?.stringValue?.contains("baseline") == true)
  }

  @Test func `Suppressions without use and with unknown names are shown`() throws {
    let server = try ServerProcess()
    try server.initialize()
    let lines = "// view-lsp:disable:next any_view\n// view-lsp:disable:file single_child_grup\n"
    try server.open("file:///none/a.swift", lines + "let x = 1\n")
    let found = try server.diagnostics("file:///none/a.swift", version: 1)
    #expect(found.map { $0["code"] } == ["unused_suppression", "unknown_rule"])
    #expect(found.map { $0["severity"] } == [4, 2])
  }

  // MARK: What it never does

  @Test func `A session writes no file, opens no connection and starts no program`() throws {
    let workspace = try Workspace(["A.swift": text, "B.swift": text, ".view-lsp.json": "{}"])
    func contents() throws -> [String: Data] {
      var contents: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path) {
        contents[name] = try Data(contentsOf: workspace.url(name))
      }
      return contents
    }
    let before = try contents()
    let server = try ServerProcess()
    try server.initialize(["workspace": ["applyEdit": true]], root: workspace.folder)
    try server.open(uri(workspace, "A.swift"), text)
    let id = try server.ask("workspace/executeCommand", ["command": "view-lsp.fixAllInWorkspace"])
    let request = try server.message { $0["method"] == "workspace/applyEdit" }
    try server.answer(request, ["applied": true])
    _ = try server.response(id)
    try server.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri(workspace, "A.swift"))]])
    _ = try server.request("textDocument/hover")
    #if os(Linux)
      // What it has open now: what it was started with, and nothing else that leads out of the process.
      func open(_ process: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")
        }
      }
      let inherited = Set(try open("self"))
      let own = try open("\(server.processIdentifier)")
      #expect(own.count >= 3)
      for name in own where !inherited.contains(name) {
        #expect(!name.hasPrefix("socket:") && !name.hasPrefix(workspace.folder.path), "\(name)")
      }
      let children = "/proc/\(server.processIdentifier)/task/\(server.processIdentifier)/children"
      #expect((try? String(contentsOfFile: children, encoding: .utf8)) ?? "" == "")
    #endif
    #expect(try server.shutDown() == 0)
    #expect(try contents() == before)
  }

  /// The sources call nothing that opens a connection, runs a program or writes a file, but where it belongs.
  /// Rules, which speak of all that in other people's code, can't: they import nothing.
  @Test func `No connections, no programs, no files`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized
    let never = [
      "socket(", "connect(", "URLSession", "getaddrinfo", "import Network", "Process()", "posix_spawn",
      "fork(", "execv", "system(", "popen(", "dlopen", "FileManager", "FileHandle",
    ]
    let writing = ["O_WRONLY", "O_RDWR", "fopen(", "prepare(", "rename(", "unlink("]
    let writers: Set = [
      "FileSystem.swift", "FileReplacement.swift", "ServerLog.swift", "CheckCommand.swift",
      "InitCommand.swift", "ReportCommand.swift", "RuleCommands.swift",
    ]
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where name.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let isRule = name.hasPrefix("ViewAnalysis/")
      let mayWrite = writers.contains(URL(fileURLWithPath: name).lastPathComponent)
      let words = isRule ? ["import "] : mayWrite ? never : never + writing
      for word in words where code.contains(where: { isRule ? $0.hasPrefix(word) : $0.contains(word) }) {
        Issue.record("\(name) has \(word)")
      }
    }
    #expect(count > 50)
  }
}
