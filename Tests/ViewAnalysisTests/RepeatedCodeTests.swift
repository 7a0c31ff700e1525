import TestSupport
import Testing

@testable import ViewAnalysis

/// What the workspace knows of code that stands in several places, and what rules make of it.
struct RepeatedCodeTests {
  private static let run = ".font(.caption).foregroundStyle(.secondary).lineLimit(1)"

  private func view(_ name: String, _ modifiers: String = run) -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(name)\")\(modifiers) } }\n"
  }

  private func file(_ name: String, _ text: String, replacing old: SourceFile? = nil) -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8), replacing: old)
  }

  // MARK: Modules

  private static let manifest = TestFile(
    name: "Package.swift",
    text: """
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Kit"), .target(name: "App", dependencies: ["Kit"]),
      ])
      """)

  private func rewrites(_ files: [TestFile]) throws -> (
    titles: Set<String>, files: [TestFile], reason: String
  ) {
    let found = analyzeFiles(files, rules: ["repeated_modifier_chain"])
    let findings = found.flatMap { $0 }
    #expect(findings.count == 3)
    let index = try #require(found.firstIndex { !$0.isEmpty })
    let finding = try #require(found[index].first)
    let changed = try finding.rewrites.first.map { try apply($0, foundIn: index, to: files) } ?? files
    return (Set(findings.flatMap(\.rewrites).map(\.title)), changed, finding.reason)
  }

  @Test func placesInTwoModules() throws {
    let files = [
      Self.manifest,
      TestFile(name: "Sources/App/A.swift", text: "import Kit\n" + view("A")),
      TestFile(name: "Sources/App/B.swift", text: "import Kit\n" + view("B")),
      TestFile(name: "Sources/Kit/C.swift", text: view("C")),
    ]
    let (titles, changed, _) = try rewrites(files)
    #expect(titles.count == 1)
    #expect(changed[1].text.contains("Text(\"A\").secondaryCaptionStyle()"))
    #expect(
      !changed[1].text.contains("ViewModifier") && changed[3].text.contains("struct SecondaryCaptionModifier")
    )
    #expect(changed[3].text.contains("public func secondaryCaptionStyle()"))
    #expect(analyzeFiles(changed, rules: ["repeated_modifier_chain"]).joined().isEmpty)
  }

  @Test func modulesThatDoNotSeeEachOther() throws {
    let files = [
      Self.manifest,
      TestFile(name: "Sources/App/A.swift", text: view("A")),
      TestFile(name: "Sources/App/B.swift", text: view("B")),
      TestFile(name: "Sources/Kit/C.swift", text: view("C")),
    ]
    let (titles, _, reason) = try rewrites(files)
    #expect(titles.isEmpty && reason.contains("modules"))
  }

  // MARK: Updates

  @Test func aChangeConcernsFilesWithTheSameCode() {
    var (index, history) = (WorkspaceIndex(), ChangeHistory())
    var last: SourceFile?
    func write(_ text: String) {
      let source = file("A", text, replacing: last)
      history.record(index.update(source))
      last = source
    }
    history.record(index.update(file("B", view("B"))))
    history.record(index.update(file("C", view("C", ".bold()"))))
    write(view("A"))
    let start = history.generation
    // The text before it moves, the code stays.
    write("// A comment.\n" + view("A"))
    #expect(history.generation == start)
    // The run may be a part of a longer one, of which B is told nothing.
    write(view("A", Self.run + ".bold()"))
    #expect(index.isOutdated("B", since: start, in: history))
    #expect(!index.isOutdated("C", since: start, in: history))
    write(view("A", ".font(.caption)"))
    #expect(index.isOutdated("B", since: start, in: history))
    #expect(!index.isOutdated("C", since: start, in: history))
  }

  @Test func whatFollowsARunConcernsItsOtherPlaces() {
    var (index, history) = (WorkspaceIndex(), ChangeHistory())
    var last: SourceFile?
    func write(_ body: String) {
      let text = "import SwiftUI\nstruct A: View { let tint: Color; var body: some View { \(body) } }\n"
      let source = file("A", text, replacing: last)
      history.record(index.update(source))
      last = source
    }
    let (view, other) = ("Text(\"A\")\(Self.run)", "Text(\"B\")")
    write(view)
    history.record(index.update(file("B", self.view("B"))))
    var start = history.generation
    write(view + ".background(tint)")
    #expect(index.isOutdated("B", since: start, in: history))
    start = history.generation
    write("if tint == .red { \(view).background(tint) } else { \(other) }")
    // Where a background follows, the branch doesn't end with the run.
    #expect(!index.isOutdated("B", since: start, in: history))
    write("if tint == .red { \(view) } else { \(other) }")
    #expect(index.isOutdated("B", since: start, in: history))
  }

  @Test func aGlobalConcernsFilesThatNameIt() {
    var (index, history) = (WorkspaceIndex(), ChangeHistory())
    history.record(index.update(file("A", view("A", ".padding(margin).bold().italic()"))))
    history.record(index.update(file("B", view("B"))))
    let start = history.generation
    history.record(index.update(file("C", "let margin = 8")))
    #expect(index.declaresGlobal("margin") && index.isOutdated("A", since: start, in: history))
    _ = index.forget("C")
    #expect(!index.declaresGlobal("margin"))
  }

  @Test(arguments: 0..<20)
  func editsLeaveNothingBehind(_ seed: UInt64) {
    var random = Generator(state: seed &* 7919 &+ 3)
    let parts = [
      view("A"), view("B", Self.run + ".bold()"), view("C", ".bold().italic().underline()"),
      view("D", ".padding(x)"),
      "let x = 1", "private let y = 2", "extension View { func z() -> some View { font(.body)\(Self.run) } }",
      "struct E {", "}", "#Preview { Text(\"\")\(Self.run) }",
    ]
    var index = WorkspaceIndex()
    var sources: [String: SourceFile] = [:]
    for _ in 0..<60 {
      let name = "\(random.next() % 5)"
      if random.next() % 6 == 0 {
        index.remove(name)
        sources[name] = nil
      } else {
        let text = (0..<Int(random.next() % 5)).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
          .joined(separator: "\n")
        let source = file(name, text, replacing: sources[name])
        sources[name] = source
        index.update(source)
      }
    }
    var fresh = WorkspaceIndex()
    let read = sources.map { file($0.key, String(decoding: $0.value.tree.bytes, as: UTF8.self)) }
    for source in read.sorted(by: { $0.name > $1.name }) { fresh.update(source) }
    for source in read {
      let configuration = Configuration(
        profile: .all, only: ["repeated_modifier_chain", "duplicated_view_structure"])
      let findings = Analyzer(source, in: fresh, configuration: configuration).findings()
      #expect(Analyzer(source, in: index, configuration: configuration).findings() == findings)
      let edited = sources[source.name].map {
        Analyzer($0, in: index, configuration: configuration).findings()
      }
      #expect(edited == findings)
    }
  }

  // MARK: Growth

  @Test(arguments: ["same", "different", "long"])
  func manyChains(_ kind: String) {
    let growth = Growth(from: 250) { time($0, kind) }
    #expect(growth.isLinear, "\(growth) chains")
  }

  private func time(_ count: Int, _ kind: String) -> Duration {
    let views = (0..<count).map { number in
      kind == "same"
        ? "      Text(\"\")\(Self.run)\n" : "      Text(\"\")\(Self.run).tag(\(number % 3)).id(\(number))\n"
    }
    let chain =
      kind == "long"
      ? "      Text(\"\")" + String(repeating: "\n.padding(1).bold()", count: count) + "\n" : views.joined()
    let text =
      "import SwiftUI\nstruct Rows: View {\n  var body: some View {\n    VStack {\n\(chain)    }\n  }\n}\n"
    return processorTime {
      let source = file("a", text)
      var index = WorkspaceIndex()
      index.update(source)
      let only: Set<String> = ["repeated_modifier_chain", "duplicated_view_structure"]
      let analyzer = Analyzer(source, in: index, configuration: Configuration(profile: .all, only: only))
      let found = kind == "long" ? analyzer.findings().count : analyzer.detailedFindings().count
      #expect(kind == "long" || found == count)
    }
  }

  @Test func manyFilesWithTheSameChain() {
    func time(_ count: Int) -> Duration {
      let sources = (0..<count).map { file("File\($0)", view("View\($0)")) }
      return processorTime {
        var index = WorkspaceIndex()
        for source in sources { index.update(source) }
        let only: Set<String> = ["repeated_modifier_chain"]
        for source in sources {
          let findings = Analyzer(source, in: index, configuration: Configuration(only: only)).findings()
          #expect(findings.first?.related.count == 20)
        }
      }
    }
    let growth = Growth(from: 250, time: time)
    #expect(growth.isLinear, "\(growth) files")
  }
}

/// Random numbers that are the same in each run.
private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
