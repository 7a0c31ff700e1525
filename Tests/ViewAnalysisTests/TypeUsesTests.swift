import Testing

@testable import ViewAnalysis

/// What the workspace's code does with a type.
struct TypeUsesTests {
  private let card = """
    struct Card<Content: View>: View {
      let title: String
      var elevation: Double = 2
      @ViewBuilder let content: Content
      var body: some View { content.shadow(radius: elevation) }
    }
    """

  @Test func callsInOtherFilesWithTheirArguments() throws {
    let uses = try #require(
      foundUses(
        of: "Card",
        in: [
          "Card.swift": card,
          "Screen.swift": """
          struct Screen: View {
            var body: some View {
              Card(title: "A", elevation: 4) { Text("a") }
              Card(title: "B", content: { Text("b") })
              App.Card<Text>(title: "C") { Text("c") }
              Card.init(title: "D") { Text("d") }
            }
          }
          #Preview { Card(title: "P") { Text("p") } }
          """,
        ]))
    #expect(uses.calls.map(\.source.name) == Array(repeating: "Screen.swift", count: 5))
    #expect(
      uses.calls.map { $0.arguments.map(\.parameter) } == [[0, 1, 2], [0, 2], [0, 2], [0, 2], [0, 2]])
    #expect(
      uses.calls.map { $0.argument(for: 0)?.value.text } == ["\"A\"", "\"B\"", "\"C\"", "\"D\"", "\"P\""])
    #expect(uses.calls.map(\.isInPreview) == [false, false, false, false, true])
    #expect(uses.calls.map { $0.argument(for: 2)?.isTrailing } == [true, false, true, true, true])
    #expect(uses.mentions.isEmpty)
  }

  @Test func whatIsNoCall() throws {
    let uses = try #require(
      foundUses(
        of: "Card",
        in: [
          "Card.swift": card + "\nextension Card { static func make() -> Self { Self(title: \"\") { } } }",
          "Other.swift": """
          let make = Card<Text>.init
          let card: Card<Text> = .init(title: "A") { Text("a") }
          let type = Card<Text>.self
          typealias TextCard = Card<Text>
          let host: Host<Card<Text>>
          let other = Card(name: "B")
          """,
        ]))
    #expect(
      uses.mentions.map(\.kind) == [.extension, .type, .initializerValue, .type, .type, .type, .type])
    #expect(uses.calls.map(\.isImplicit) == [true, true, false])
    #expect(uses.calls.map(\.initializer) == [0, 0, nil])
  }

  @Test func explicitInitializersAndTrailingClosures() throws {
    let uses = try #require(
      foundUses(
        of: "Row",
        in: [
          "Row.swift": """
          struct Row {
            init(_ title: String, on flag: Bool = true, action: (() -> Void)? = nil, label: () -> Text, icon: () -> Text) {}
          }
          """,
          "Use.swift": """
          let a = Row("a") { Text("l") } icon: { Text("i") }
          let b = Row("b", on: false) { } label: { Text("l") } icon: { Text("i") }
          let c = Row(title: "c") { Text("l") } icon: { Text("i") }
          """,
        ]))
    #expect(uses.calls.map { $0.arguments.map(\.parameter) } == [[0, 3, 4], [0, 1, 2, 3, 4], []])
  }

  @Test func nestedAndPrivateTypesOfTheName() throws {
    let files = [
      "A.swift": "struct A { struct Row { let a: Int }; let row = Row(a: 1) }\nlet outer = A.Row(a: 2)",
      "B.swift": "struct B { struct Row { let b: Int }; let row = Row(b: 1) }",
      "C.swift": "private struct Row { let c: Int }\nlet row = Row(c: 1)\nlet other = A.Row(a: 3)",
      "D.swift": "struct Row { let d: Int }\nlet row = Row(d: 1)",
    ]
    #expect(
      try #require(foundUses(of: "A.Row", in: files)).calls.map(\.call.node.text) == [
        "Row(a: 1)", "A.Row(a: 2)", "A.Row(a: 3)",
      ])
    #expect(try #require(foundUses(of: "B.Row", in: files)).calls.map(\.call.node.text) == ["Row(b: 1)"])
    #expect(
      try #require(foundUses(of: "Row", declaredIn: "D.swift", in: files)).calls.map(\.call.node.text) == [
        "Row(d: 1)"
      ])
    #expect(
      try #require(foundUses(of: "Row", declaredIn: "C.swift", in: files)).calls.map(\.call.node.text) == [
        "Row(c: 1)"
      ])
  }

  @Test func twoTypesOfTheNameAreUnknown() {
    var files = ["A.swift": "struct Row {}", "B.swift": "struct Row {}"]
    #expect(foundUses(of: "Row", in: files)?.calls.isEmpty == true)
    files["C.swift"] = "let row = Row()"
    #expect(foundUses(of: "Row", in: files) == nil)
  }

  @Test func modulesOfAPackage() throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "P", products: [.library(name: "A", targets: ["A"])],
        targets: [.target(name: "A"), .target(name: "B", path: "Other/B"), .testTarget(name: "ATests", dependencies: ["A"])])
      """
    var files = [
      "P/Package.swift": manifest,
      "P/Sources/A/Row.swift": "public struct Row { public init() {} }\nlet a = Row()",
      "P/Other/B/Row.swift": "struct Row { let b = 1 }\nlet b = Row()",
      "P/Tests/ATests/T.swift": "let t = Row()",
      "App/App.swift": "let app = Row()",
    ]
    let row = try #require(foundUses(of: "Row", declaredIn: "P/Sources/A/Row.swift", in: files))
    #expect(
      row.calls.map(\.source.name) == ["App/App.swift", "P/Sources/A/Row.swift", "P/Tests/ATests/T.swift"])
    let other = try #require(foundUses(of: "Row", declaredIn: "P/Other/B/Row.swift", in: files))
    #expect(other.calls.map(\.source.name) == ["P/Other/B/Row.swift"])
    files["P/Package.swift"] = nil
    #expect(foundUses(of: "Row", declaredIn: "P/Other/B/Row.swift", in: files) == nil)
    #expect(foundUses(of: "Row", declaredIn: "P/Sources/A/Row.swift", in: files) == nil)
  }

  /// `App` depends on `Kit` by way of `UI`, or by a list that the manifest computes.
  @Test(arguments: [
    (#"["UI"]"#, true), ("common", true), (#"["UI"] + common"#, true),
    (#"[.product(name: "X", package: "Y")]"#, false),
  ])
  func dependenciesOfATarget(_ dependencies: String, isSeen: Bool) throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "Kit"), .target(name: "UI", dependencies: ["Kit"]),
          .target(name: "App", dependencies: \(dependencies)),
        ])
      """
    let files = [
      "P/Package.swift": manifest, "P/Sources/Kit/Row.swift": "public struct Row { public init() {} }",
      "P/Sources/App/App.swift": "let row = Row()",
    ]
    let uses = try #require(foundUses(of: "Row", in: files))
    #expect(uses.calls.count == (isSeen ? 1 : 0))
  }

  @Test func aFileThatCannotBeReadMakesThemUnknown() throws {
    let files = ["A.swift": "struct Row {}", "B.swift": "let row = Row()"]
    #expect(foundUses(of: "Row", in: files, readable: ["A.swift"]) == nil)
  }

  /// The uses of the type of the qualified name.
  private func foundUses(
    of type: String, declaredIn file: String? = nil, in files: [String: String], readable: Set<String>? = nil
  ) -> TypeUses? {
    let files = files.map { TestFile(name: $0.key, text: $0.value) }
    var index = WorkspaceIndex()
    for file in files {
      index.update(SourceFile(name: file.name, bytes: Array(file.text.utf8)))
    }
    let cache = sourceCache(of: files.filter { readable?.contains($0.name) ?? true })
    for name in file.map({ [$0] }) ?? files.map(\.name).sorted() {
      guard let text = files.first(where: { $0.name == name })?.text else { continue }
      let source = SourceFile(name: name, bytes: Array(text.utf8))
      if let found = source.model.types(qualifiedName: type).first(where: { !$0.isExtension }) {
        return ViewResolver(source, workspace: index, sources: cache).uses(of: found)
      }
    }
    return nil
  }
}
