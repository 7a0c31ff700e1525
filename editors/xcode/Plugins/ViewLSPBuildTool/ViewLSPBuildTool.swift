import Foundation
import PackagePlugin

/// Checks a target's Swift files whenever one of them, or the configuration, has changed since the last build.
@main
struct ViewLSPBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: target.sourceFiles(withSuffix: "swift").map(\.url), of: target.name,
      tool: context.tool(named: "view-lsp").url, folder: context.package.directoryURL,
      output: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViewLSPBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }, of: target.displayName,
        tool: context.tool(named: "view-lsp").url, folder: context.xcodeProject.directoryURL,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// Writes the stamp that the build system asks for. If something is found, an input is changed, too, so that the next build
/// checks again and reports what is left. Findings whose severity is error fail the build, and so does a bad configuration.
private let script = """
  stamp=$1
  again=$2
  shift 2
  findings=$("$@" --fail-on hint)
  status=$?
  if [ -n "$findings" ]; then printf '%s\\n' "$findings"; fi
  case $status in
    0) ;;
    1)
      echo $$ > "$again"
      case $findings in *": error: "*) exit 1 ;; esac ;;
    *) exit "$status" ;;
  esac
  if [ ! -e "$stamp" ]; then echo '// view-lsp has checked this target.' > "$stamp"; fi
  """

private func commands(
  for files: [URL], of target: String, tool: URL, folder: URL, output: URL
) throws -> [Command] {
  if files.isEmpty { return [] }
  // Swift, so that it is compiled and not copied into the product as a resource. It is written once.
  let stamp = output.appending(path: "ViewLSPStamp.swift")
  let again = output.appending(path: "check-again")
  if !FileManager.default.fileExists(atPath: again.path) { try Data().write(to: again) }
  let configuration = folder.appending(path: ".view-lsp.json")
  let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
  let words = [tool.path, "check", "--format", "xcode", "--quiet", "--force-exclude"]
  return [
    .buildCommand(
      displayName: "view-lsp \(target)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, "view-lsp", stamp.path, again.path] + words + files.map(\.path),
      inputFiles: files + [tool, again] + (hasConfiguration ? [configuration] : []), outputFiles: [stamp])
  ]
}
