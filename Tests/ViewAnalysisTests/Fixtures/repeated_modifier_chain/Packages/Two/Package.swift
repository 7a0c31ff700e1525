// swift-tools-version: 6.0
// not type-checked: two packages
import PackageDescription

let package = Package(name: "Two", targets: [.target(name: "Two")])
