import Foundation
import LSPCore
import Testing

@testable import view_lsp

/// Whatever has the name of a file in a workspace: nothing waits for a pipe, and nothing reads a device to its end.
@Suite(.timeLimit(.minutes(1))) struct GuardedReadTests {
  private static let text = """
    import SwiftUI

    // view-lsp:disable:next no_such_rule
    let a = 1

    """

  private func makePipe(_ work: Workspace, _ name: String) throws {
    let url = work.url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(url.path, 0o644) == 0)
  }

  @Test func `Only regular files of limited size are read`() throws {
    let work = try Workspace(["a.swift": "123456"])
    try makePipe(work, "pipe")
    try work.link("link", to: "pipe")
    for name in ["pipe", "link", "/dev/zero", "/dev/null"] {
      let path = name.hasPrefix("/") ? name : work.url(name).path
      #expect(throws: FileSystem.notRegular) { try FileSystem.read(path) }
    }
    let path = work.url("a.swift").path
    #expect(throws: FileFailure("Is a directory")) { try FileSystem.read(work.folder.path) }
    #expect(throws: FileFailure("larger than 0 MB")) { try FileSystem.read(path, limit: 5) }
    #expect(try FileSystem.read(path, limit: 6).count == 6)
  }

  @Test func `Only regular files are replaced`() throws {
    let work = try Workspace(["a.swift": "123456"])
    try makePipe(work, "pipe")
    try work.link("link", to: "pipe")
    for name in ["pipe", "link", "/dev/null"] {
      let path = name.hasPrefix("/") ? name : work.url(name).path
      #expect(throws: FileSystem.notRegular) { try FileSystem.prepare([1], for: path) }
    }
    #expect(throws: FileFailure("Is a directory")) { try FileSystem.prepare([1], for: work.folder.path) }
    #expect(try FileSystem.entries(in: work.folder.path).map(\.name) == ["a.swift", "link", "pipe"])
  }

  /// The names under which files other than sources are read, and whether a check goes on without them.
  @Test(arguments: [
    (".gitignore", true), (".git/info/exclude", true), ("Sub/.gitignore", true), (".view-lsp.json", true),
    ("Sub/b.swift", true), ("base.json", false), ("known.json", false),
  ])
  func `A pipe or a device is no file`(name: String, isOptional: Bool) throws {
    for isPipe in [true, false] {
      let work = try Workspace(["a.swift": Self.text, ".git/HEAD": "", "Sub/c.swift": ""])
      if name == "base.json" { try work.write(".view-lsp.json", Data(#"{"extends": "base.json"}"#.utf8)) }
      if name == "known.json" { try work.write(".view-lsp.json", Data(#"{"baseline": "known.json"}"#.utf8)) }
      if isPipe {
        try makePipe(work, name)
      } else {
        try FileManager.default.createDirectory(
          at: work.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try work.link(name, to: "/dev/zero")
      }
      // A link out of the workspace is refused before it is read.
      let isLeavingLink = !isPipe && !isOptional
      let check = try BuiltTool.run("check", in: work.folder)
      #expect(check.status == (isOptional ? 1 : 2), "\(check.errors)")
      if isOptional { #expect(check.out.hasSuffix("in 2 files\n")) }
      if !isOptional, !isLeavingLink { #expect(check.errors.contains("Not a regular file")) }

      let server = try ServerProcess()
      try server.initialize(
        ["textDocument": ["diagnostic": [:]], "general": ["positionEncodings": ["utf-16"]]], root: work.folder
      )
      let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
      let items = answer["result"]?["items"]?.arrayValue ?? []
      #expect(items.compactMap { $0["items"]?.arrayValue?.count } == [1])
      #expect(try server.shutDown() == 0)
    }
  }

  @Test func `Operands and options are read with care`() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    try makePipe(work, "pipe")
    for arguments in [
      ["check", "pipe"], ["fix", "pipe"], ["syntax", "pipe"], ["check", "--config", "pipe"],
      ["check", "--baseline", "/dev/zero"],
    ] {
      let result = try BuiltTool.run(arguments, in: work.folder)
      #expect(result.status == 2 && result.errors.contains("Not a regular file"), "\(arguments)")
    }
  }
}
