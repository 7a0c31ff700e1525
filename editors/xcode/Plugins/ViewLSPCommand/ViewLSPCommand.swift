import Foundation
import PackagePlugin

/// `swift package view-lsp [check|fix] [--target NAME]... [ARGUMENT...]`: runs the tool in the package's folder.
@main
struct ViewLSPCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let names = words.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let files = targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift") }.map(\.url)
    try run(
      context.tool(named: "view-lsp").url, words.remainingArguments, paths: files.map(\.path),
      folder: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViewLSPCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var words = ArgumentExtractor(arguments)
      let names = words.extractOption(named: "target")
      let files = context.xcodeProject.targets.filter { names.contains($0.displayName) }
        .flatMap { $0.inputFiles.map(\.url) }.filter { $0.pathExtension == "swift" }
      try run(
        context.tool(named: "view-lsp").url, words.remainingArguments, paths: files.map(\.path),
        folder: context.xcodeProject.directoryURL)
    }
  }
#endif

/// Runs the tool, by default `check`, on the paths, or on the whole folder if there are none. Its exit status is the
/// plug-in's.
private func run(_ tool: URL, _ arguments: [String], paths: [String], folder: URL) throws {
  let process = Process()
  process.executableURL = tool
  let hasCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
  process.arguments = (hasCommand ? [] : ["check"]) + arguments + paths
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}
