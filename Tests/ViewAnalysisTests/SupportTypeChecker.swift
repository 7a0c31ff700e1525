import Foundation

/// Code for the compiler to judge: the files of one module.
struct Snippet: Sendable {
  let name: String
  let files: [TestFile]

  init(_ name: String, _ files: [TestFile]) {
    self.name = name
    self.files = files
  }

  init(_ name: String, _ text: String) {
    self.init(name, [TestFile(name: "Snippet.swift", text: text)])
  }
}

/// Asks `swiftc` whether it accepts code, against the stubs of Tests/Support/SwiftUIStub.
///
/// What the compiler accepted is remembered under .build/type-checks, so that only changed code is looked at
/// again. The stubs stand in for Apple's modules where there are none: only Linux runs this.
enum TypeChecker {
  #if os(Linux)
    static let isAvailable = true
  #else
    static let isAvailable = false
  #endif

  /// The stub modules, each a folder, in the order in which they need each other.
  private static let moduleNames = [
    "Combine", "UIKit", "AppKit", "MapKit", "WebKit", "CoreData", "SwiftUI", "Charts", "ExampleModels",
  ]
  private static let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let cacheFolder = packageFolder.appendingPathComponent(".build/type-checks")
  /// Built once in a run, whoever asks first.
  private static let modules = Task { try await buildModules() }
  /// The compiler without its driver, which takes longer than the check of a snippet, and what the driver tells it of
  /// macros.
  private static let frontend = Task { try await findFrontend() }

  /// The compiler's words on each snippet that it rejects, by the snippet's name.
  static func rejections(of snippets: [Snippet]) async throws -> [String: String] {
    let folder = try await modules.value
    return try await withThrowingTaskGroup(of: (String, String?).self) { group in
      var rejections: [String: String] = [:]
      var waiting = snippets[...]
      for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) {
        guard let snippet = waiting.popFirst() else { break }
        group.addTask { (snippet.name, try await rejection(of: snippet, modules: folder)) }
      }
      while let (name, words) = try await group.next() {
        rejections[name] = words
        if let snippet = waiting.popFirst() {
          group.addTask { (snippet.name, try await rejection(of: snippet, modules: folder)) }
        }
      }
      return rejections
    }
  }

  private static func rejection(of snippet: Snippet, modules: URL) async throws -> String? {
    let files = snippet.files.map { TestFile(name: $0.name, text: compilable($0.text)) }
    let key = hash(files.flatMap { Array($0.name.utf8) + [0] + Array($0.text.utf8) + [0] })
    let accepted = modules.appendingPathComponent("accepted/\(key)")
    if FileManager.default.fileExists(atPath: accepted.path) { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    let ordered = swiftModules(of: files)
    for (index, module) in ordered.enumerated() {
      let arguments =
        [
          "-parse-as-library", "-module-name", module.name, "-swift-version", "6", "-suppress-warnings", "-I",
          modules.path, "-I", folder.path,
        ] + module.files.map { folder.appendingPathComponent($0.name).path }
      let compiler = try await frontend.value
      var steps = [(tool: compiler.tool, arguments: compiler.arguments + ["-typecheck"])]
      // Others may import it. What its functions do has been checked.
      if index + 1 < ordered.count {
        let path = folder.appendingPathComponent(module.name + ".swiftmodule").path
        steps.append(
          (
            tool: "swiftc",
            arguments: [
              "-emit-module", "-emit-module-path", path, "-Xfrontend",
              "-experimental-skip-non-inlinable-function-bodies",
            ]
          ))
      }
      for step in steps {
        let (status, output) = try await run(step.tool, step.arguments + arguments)
        guard status == 0 else { return output.replacingOccurrences(of: folder.path + "/", with: "") }
      }
    }
    try Data().write(to: accepted)
    return nil
  }

  /// The files by their modules, each after those that it imports: `Sources/Kit/Card.swift` belongs to `Kit`, any other
  /// file but a manifest to one module.
  private static func swiftModules(of files: [TestFile]) -> [(name: String, files: [TestFile])] {
    let grouped = Dictionary(grouping: files.filter { $0.name != "Package.swift" }) { file in
      let parts = file.name.split(separator: "/")
      return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : "Snippet"
    }
    var waiting = grouped.keys.sorted()
    var ordered: [String] = []
    while let next = waiting.firstIndex(where: { name in
      !waiting.contains { other in
        other != name && grouped[name, default: []].contains { $0.text.contains("import \(other)\n") }
      }
    }) {
      ordered.append(waiting.remove(at: next))
    }
    // Modules that import each other come in any order: the compiler says what is wrong.
    return (ordered + waiting).map { ($0, grouped[$0, default: []]) }
  }

  /// What Linux can't compile, in a form that it can, at the same lines: previews as functions, without
  /// the Objective-C runtime. `import SwiftUI` goes to the end, where it moves no line.
  static func compilable(_ text: String) -> String {
    var lines = text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    for index in lines.indices {
      var line = lines[index]
      if line.hasPrefix("#Preview"), let brace = line.firstIndex(of: "{") {
        line =
          "@MainActor @ViewBuilder private func preview\(index)() -> some View " + line[brace...]
      }
      line = line.replacingOccurrences(of: "@Previewable ", with: "")
      line = line.replacingOccurrences(of: "@objc ", with: "")
      while let start = line.range(of: "#selector("),
        let end = line[start.upperBound...].firstIndex(of: ")")
      {
        line.replaceSubrange(start.lowerBound...end, with: "Selector(\"\")")
      }
      lines[index] = line
    }
    return (lines + ["import SwiftUI", "import ExampleModels", ""]).joined(separator: "\n")
  }

  // MARK: - The stub modules

  private static func buildModules() async throws -> URL {
    let manager = FileManager.default
    let sources = packageFolder.appendingPathComponent("Tests/Support/SwiftUIStub")
    var bytes: [UInt8] = []
    var files: [String: [String]] = [:]
    for module in moduleNames {
      let folder = sources.appendingPathComponent(module)
      let names = try manager.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      files[module] = names.sorted().map { folder.appendingPathComponent($0).path }
      for path in files[module] ?? [] { bytes += try Data(contentsOf: URL(fileURLWithPath: path)) }
    }
    bytes += Array(try await run("swiftc", ["--version"]).output.utf8)
    let finished = cacheFolder.appendingPathComponent(hash(bytes))
    if manager.fileExists(atPath: finished.path) { return finished }
    // What older stubs accepted is worth nothing any more.
    try? manager.removeItem(at: cacheFolder)
    let building = cacheFolder.appendingPathComponent("building-\(UUID())")
    try manager.createDirectory(
      at: building.appendingPathComponent("accepted"), withIntermediateDirectories: true)
    for module in moduleNames {
      let (status, output) = try await run(
        "swiftc",
        [
          "-emit-module", "-emit-module-path", building.appendingPathComponent("\(module).swiftmodule").path,
          "-module-name", module, "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
          "-Xfrontend", "-experimental-skip-all-function-bodies", "-I", building.path,
        ] + (files[module] ?? []))
      if status != 0 { throw StubFailure(description: "the stub of \(module) doesn't compile:\n\(output)") }
    }
    try manager.moveItem(at: building, to: finished)
    return finished
  }

  private static func findFrontend() async throws -> (tool: String, arguments: [String]) {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let output = try await run("swiftc", ["-print-target-info"]).output
    let resources = try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8)).paths
      .runtimeResourcePath
    return (
      resources + "/../../bin/swift-frontend",
      [
        "-frontend", "-plugin-path", resources + "/host/plugins", "-in-process-plugin-server-path",
        resources + "/host/libSwiftInProcPluginServer.so",
      ]
    )
  }

  private static func run(_ tool: String, _ arguments: [String]) async throws -> (
    status: Int32, output: String
  ) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
          try process.run()
          let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          process.waitUntilExit()
          continuation.resume(returning: (process.terminationStatus, output))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

struct StubFailure: Error, CustomStringConvertible {
  let description: String
}
