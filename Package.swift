// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "view-lsp",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "view-lsp", targets: ["view-lsp"]),
    .plugin(name: "ViewLSPCommand", targets: ["ViewLSPCommand"]),
    .plugin(name: "ViewLSPBuildTool", targets: ["ViewLSPBuildTool"]),
  ],
  targets: [
    .target(name: "LSPCore", swiftSettings: settings),
    .target(name: "ViewAnalysis", swiftSettings: settings),
    .executableTarget(
      name: "view-lsp", dependencies: ["LSPCore", "ViewAnalysis"], swiftSettings: settings),
    .plugin(
      name: "ViewLSPCommand",
      capability: .command(
        intent: .custom(verb: "view-lsp", description: "Check the structure of SwiftUI views, or fix it"),
        permissions: [.writeToPackageDirectory(reason: "`fix` rewrites Swift files.")]),
      dependencies: ["view-lsp"], path: "editors/xcode/Plugins/ViewLSPCommand"),
    .plugin(
      name: "ViewLSPBuildTool", capability: .buildTool(), dependencies: ["view-lsp"],
      path: "editors/xcode/Plugins/ViewLSPBuildTool"),
    .target(
      name: "TestSupport", dependencies: ["ViewAnalysis"], path: "Tests/Support/TestSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["ViewAnalysis", "TestSupport"], path: "Tests/Fuzz",
      swiftSettings: settings),
    .testTarget(
      name: "LSPCoreTests", dependencies: ["LSPCore", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ViewAnalysisTests", dependencies: ["ViewAnalysis", "TestSupport"],
      exclude: ["Extractions", "Fixtures", "Grammar"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewLSPTests", dependencies: ["view-lsp", "LSPCore", "ViewAnalysis", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
