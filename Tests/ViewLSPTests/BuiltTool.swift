import Foundation

/// The built `view-lsp`, run as its users run it.
enum BuiltTool {
  struct Outcome {
    let status: Int32
    let out: String
    let errors: String
  }

  /// The executable lies beside the test bundle.
  static var url: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent() ?? URL(fileURLWithPath: ".build/debug")
    #else
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("view-lsp")
  }

  static func run(_ arguments: String..., in folder: URL, input: String? = nil) throws -> Outcome {
    try run(arguments, in: folder, input: input)
  }

  static func run(_ arguments: [String], in folder: URL, input: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, not pipes: a full pipe would stop the tool while the test waits for its end.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "view-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func stream(_ name: String, _ text: String) throws -> URL {
      let url = scratch.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (inURL, outURL, errorURL) = try (stream("in", input ?? ""), stream("out", ""), stream("err", ""))
    process.standardInput = try FileHandle(forReadingFrom: inURL)
    process.standardOutput = try FileHandle(forWritingTo: outURL)
    process.standardError = try FileHandle(forWritingTo: errorURL)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, out: try String(contentsOf: outURL, encoding: .utf8),
      errors: try String(contentsOf: errorURL, encoding: .utf8))
  }
}

/// A folder of files that lives as long as the test.
final class Workspace {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("view-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func write(_ name: String, _ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(name))
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
  }
}
