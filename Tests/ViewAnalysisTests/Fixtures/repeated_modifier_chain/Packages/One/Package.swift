// profile: recommended
// swift-tools-version: 6.0
// not type-checked: two packages
import PackageDescription

let package = Package(name: "One", targets: [.target(name: "One")])
