// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  targets: [
    .target(name: "Kit"),
    .target(name: "App", dependencies: ["Kit"]),
  ])
