// swift-tools-version: 6.0
// not type-checked: two modules that have a type of one name
import PackageDescription

let package = Package(name: "Kit", targets: [.target(name: "Kit")])
