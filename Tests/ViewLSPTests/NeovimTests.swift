import Foundation
import Testing

/// A real Neovim with the built server, on a copy of the sample app. `VIEW_LSP_NVIM` may name another
/// Neovim than the one that is found on the PATH.
@Suite struct NeovimTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let neovim: URL? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["VIEW_LSP_NVIM"] { return URL(fileURLWithPath: path) }
    return (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("nvim") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Test(.enabled(if: neovim != nil, "nvim is not installed: nothing was tested in a real editor"))
  func sampleApp() throws { try run("session.lua") }

  @Test(.enabled(if: neovim != nil, "nvim is not installed: nothing was tested in a real editor"))
  func healthAndHelp() throws { try run("health.lua") }

  @Test(.enabled(if: neovim != nil, "nvim is not installed: nothing was tested in a real editor"))
  func conversion() throws { try run("conversion.lua", in: "Tests/Editors/conversion") }

  /// Runs a script of `Tests/Editors/neovim` in a copy of the sample app, or of another folder of the repository.
  private func run(_ script: String, in project: String = "editors/sample") throws {
    let neovim = try #require(Self.neovim)
    let work = try Workspace([".git/HEAD": "", "home/empty": "", "server.log": "", "editor.log": ""])
    let sample = work.url("sample")
    try FileManager.default.copyItem(
      at: Self.repository.appendingPathComponent(project), to: sample)

    let process = Process()
    process.executableURL = neovim
    process.currentDirectoryURL = sample
    let script = Self.repository.appendingPathComponent("Tests/Editors/neovim/\(script)")
    process.arguments = ["--headless", "--clean", "-n", "-S", script.path]
    // Nothing of the user's own Neovim.
    let home = work.url("home").path
    var environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
      environment[name] = home
    }
    let folder = BuiltTool.url.deletingLastPathComponent().path
    environment["PATH"] = [folder, environment["PATH"] ?? ""].joined(separator: ":")
    environment["VIEW_LSP_FILE"] = "Views/ReminderSettings.swift"
    environment["VIEW_LSP_PLUGIN"] = Self.repository.appendingPathComponent("editors/neovim").path
    environment["VIEW_LSP_LOG"] = work.url("server.log").path
    process.environment = environment
    let output = try FileHandle(forWritingTo: work.url("editor.log"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output

    try process.run()
    let deadline = Date().addingTimeInterval(180)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    let isStuck = process.isRunning
    if isStuck { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()

    if isStuck || process.terminationStatus != 0 {
      let editor = try work.text("editor.log")
      let server = try work.text("server.log").split(separator: "\n").suffix(40).joined(separator: "\n")
      let what = isStuck ? "Neovim did not end" : "Neovim ended with \(process.terminationStatus)"
      Issue.record("\(what)\n\(editor)\n--- server\n\(server)")
    }
  }
}
