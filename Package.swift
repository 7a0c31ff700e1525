// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// On Linux the released server carries the standard library and Foundation: it starts a third sooner, and
// runs where no toolchain is. On macOS they are part of the system. What runs at each keystroke lies side by
// side in it, as `Benchmarks/hot-functions` has found it: an edit takes an eighth less time.
let isReleased: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)
let moduleSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-static-stdlib", "-Xfrontend", "-function-sections"], isReleased)]
let linkerFlags =
  ["-static-stdlib", "-use-ld=lld"]
  + [
    "--symbol-ordering-file=\(Context.packageDirectory)/Benchmarks/hot-functions.txt",
    "--no-warn-symbol-ordering",
  ]
  .flatMap { ["-Xlinker", $0] }

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
      linkerSettings: [.unsafeFlags(linkerFlags, isReleased)]),
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
