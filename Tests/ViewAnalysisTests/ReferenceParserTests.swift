import Foundation
import Testing
import ViewAnalysis

/// Our tree against the tree of SwiftParser, the parser inside the compiler, node for node. It needs the
/// SwiftSyntax modules that toolchains carry; where they are missing, the tests say so and are skipped.
@Suite(.enabled(if: ReferenceParser.isAvailable, "this toolchain carries no SwiftSyntax"))
struct
  ReferenceParserTests
{
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()

  @Test func theGrammarFixturesHaveNoErrors() throws {
    let paths = Self.swiftFiles(below: Self.tests.appendingPathComponent("Grammar"))
    #expect(!paths.isEmpty)
    for file in try ReferenceParser.shared.get().read(paths) {
      #expect(file.errors == 0, "\(file.path)")
      let parsed = parse(file.bytes)
      #expect(!parsed.tree.root.hasError, "\(file.path)")
    }
    try Self.compare(paths)
  }

  @Test func thisRepositoryParsesAlike() throws {
    try Self.compare(
      ["Sources", "Tests", "editors"].flatMap {
        Self.swiftFiles(below: Self.repository.appendingPathComponent($0))
      })
  }

  @Test func theToolchainsInterfacesParseAlike() throws {
    let interfaces = Self.files(below: ReferenceParser.libraries, suffix: ".swiftinterface")
    var size = 0
    // A megabyte of them: the reference is slow.
    let some = interfaces.filter { path in
      let bytes = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      guard bytes < 400_000, size + bytes < 1_000_000 else { return false }
      size += bytes
      return true
    }
    try Self.compare(some)
  }

  /// Holds each file without errors against the reference; the first nodes that differ are reported.
  private static func compare(_ paths: [String]) throws {
    let known = Set(SyntaxKind.allCases.map(\.name)).subtracting([
      // These stand for what SwiftSyntax splits up further, or for what both leave to recovery.
      "simpleStringLiteralExpr", "unexpectedNodes", "availabilityArgument", "platformVersion", "versionTuple",
    ])
    var nodes = 0
    for file in try ReferenceParser.shared.get().read(paths) where file.errors == 0 {
      let parsed = parse(file.bytes)
      let tree = parsed.tree
      var ours: [String: Int] = [:]
      for id in tree.nodes.indices {
        let node = tree.node(id)
        guard !node.range.isEmpty else { continue }
        ours["\(node.range.lowerBound) \(node.range.upperBound) \(node.kind.name)", default: 0] += 1
      }
      var differing: [String] = []
      for span in file.spans where known.contains(String(span.split(separator: " ")[2])) {
        nodes += 1
        if let count = ours[span], count > 0 {
          ours[span] = count - 1
        } else {
          differing.append("lacks " + span)
        }
      }
      differing += ours.filter { $0.value > 0 }.keys.map { "has extra " + $0 }
      #expect(differing.isEmpty, "\(file.path): \(differing.sorted().prefix(5))")
    }
    #expect(nodes > 0)
  }

  private static func swiftFiles(below folder: URL) -> [String] { files(below: folder, suffix: ".swift") }

  private static func files(below folder: URL, suffix: String) -> [String] {
    let entries = FileManager.default.enumerator(atPath: folder.path)
    return (entries?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}

/// The reference parser as a program, built once a run.
private struct ReferenceParser: Sendable {
  let program: URL

  struct File {
    let path: String
    let bytes: [UInt8]
    let errors: Int
    let spans: [String]
  }

  /// `usr/lib/swift` of the toolchain whose `swiftc` is found first.
  static let libraries: URL = {
    let found = (try? output(of: "/usr/bin/env", ["which", "swiftc"])) ?? ""
    let compiler = found.trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift")
  }()

  static let host = libraries.appendingPathComponent("host")

  static let isAvailable = FileManager.default.fileExists(
    atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path)

  static let shared = Result { try ReferenceParser() }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "view-lsp-reference-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program = folder.appendingPathComponent("ReferenceParser")
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/ReferenceParser/ReferenceParser.swift")
    let host = Self.host.path
    _ = try Self.output(
      of: "/usr/bin/env",
      [
        "swiftc", "-O", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath",
        "-Xlinker", host, source.path, "-o", program.path,
      ])
  }

  func read(_ paths: [String]) throws -> [File] {
    let listing = try Self.output(of: program.path, paths)
    var files: [File] = []
    var header: (path: String, errors: Int)?
    var spans: [String] = []
    func close() {
      guard let header, let data = FileManager.default.contents(atPath: header.path) else { return }
      files.append(File(path: header.path, bytes: [UInt8](data), errors: header.errors, spans: spans))
      spans = []
    }
    for line in listing.split(separator: "\n") {
      if line.hasPrefix("# "), let space = line.lastIndex(of: " ") {
        close()
        let path = String(line[line.index(line.startIndex, offsetBy: 2)..<space])
        header = (path, Int(line[line.index(after: space)...]) ?? 1)
      } else {
        spans.append(String(line))
      }
    }
    close()
    return files
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
