// swift-tools-version: 6.0
import PackageDescription

// Measures the parser beside the reference parser, in one process, and the workspace's index. The product depends on
// nothing here:
// `Sources/ViewAnalysis` is a link to the product's own sources.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "ViewAnalysis", swiftSettings: settings),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "ViewAnalysis",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "workspace", dependencies: ["ViewAnalysis"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
