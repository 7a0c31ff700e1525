// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// On Linux the released server carries the standard library and Foundation: it starts a third sooner, and
// runs where no toolchain is. On macOS they are part of the system.
let isStatic: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)
let moduleSettings: [SwiftSetting] = settings + [.unsafeFlags(["-static-stdlib"], isStatic)]

let package = Package(
  name: "view-lsp",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "view-lsp", targets: ["view-lsp"])
  ],
  targets: [
    .target(name: "LSPCore", swiftSettings: moduleSettings),
    .target(name: "ViewAnalysis", swiftSettings: moduleSettings),
    .executableTarget(
      name: "view-lsp", dependencies: ["LSPCore", "ViewAnalysis"], swiftSettings: moduleSettings,
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], isStatic)]),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "LSPCoreTests", dependencies: ["LSPCore", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ViewAnalysisTests", dependencies: ["ViewAnalysis", "TestSupport"],
      exclude: ["Fixtures", "Grammar"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewLSPTests", dependencies: ["view-lsp", "LSPCore", "ViewAnalysis", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
