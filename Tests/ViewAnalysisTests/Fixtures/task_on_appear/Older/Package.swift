// swift-tools-version: 6.0
// profile: strict
import PackageDescription

let package = Package(
  name: "Kit", platforms: [.iOS(.v15), .macOS("11.4")],
  targets: [.target(name: "Kit")])
