// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit", platforms: [.iOS(.v17), .macOS("13.3")], targets: [.target(name: "Kit")])
