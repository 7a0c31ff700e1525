// swift-tools-version: 6.0
// A package with the plug-ins for projects that don't want to build the tool. `scripts/pack` fills in the address and
// the checksum of the artifact bundle, and puts the folder Plugins beside this file.
import PackageDescription

let package = Package(
  name: "ViewLSPPlugins",
  products: [
    .plugin(name: "ViewLSPCommand", targets: ["ViewLSPCommand"]),
    .plugin(name: "ViewLSPBuildTool", targets: ["ViewLSPBuildTool"]),
  ],
  targets: [
    .binaryTarget(name: "view-lsp", url: "URL", checksum: "CHECKSUM"),
    .plugin(
      name: "ViewLSPCommand",
      capability: .command(
        intent: .custom(verb: "view-lsp", description: "Check the structure of SwiftUI views, or fix it"),
        permissions: [.writeToPackageDirectory(reason: "`fix` rewrites Swift files.")]),
      dependencies: ["view-lsp"]),
    .plugin(name: "ViewLSPBuildTool", capability: .buildTool(), dependencies: ["view-lsp"]),
  ]
)
