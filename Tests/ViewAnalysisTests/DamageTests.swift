import Foundation
import TestSupport
import Testing

@testable import ViewAnalysis

/// Code being typed: a broken place costs its own declaration, and hardly anything beyond it.
struct DamageTests {
  /// A slice of what `fuzz --damage` runs over whole apps.
  @Test func findingsOutsideOfDamageStay() throws {
    let checks = try Self.texts().map { DamageCheck(Array($0.utf8)) }.filter { $0.tree.errors.isEmpty }
    var random = SeededGenerator(seed: 20_261_121)
    var outside = 0
    var vanished: [String] = []
    var appeared: [String] = []
    for _ in 0..<1_500 {
      guard let check = checks.randomElement(using: &random),
        let damage = Damage.random(in: check.tree, using: &random)
      else { continue }
      let outcome = check.outcome(of: damage)
      // Code that is still sound has another meaning, and other findings.
      guard outcome.isSyntaxError else { continue }
      outside += outcome.outside
      let text = String(decoding: damage.applied(to: check.bytes), as: UTF8.self)
      let line = line(of: damage.range.lowerBound, in: text)
      let place = "\(damage.kind) near “\(text.components(separatedBy: "\n")[line])”"
      vanished += outcome.vanished.map { "\($0.rule): \(place)" }
      appeared += outcome.appeared.map { "\($0.rule): \(place)" }
    }
    #expect(outside > 1_000)
    // The fixtures are about declarations that depend on each other: one in a hundred is what remains there.
    #expect(
      vanished.count * 33 < outside, "\(vanished.count) of \(outside): \(vanished.joined(separator: "\n"))")
    #expect(
      appeared.count * 100 < outside, "\(appeared.count) of \(outside): \(appeared.joined(separator: "\n"))")
  }

  private static func texts() throws -> [String] {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("editors/sample")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sample.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: sample.appendingPathComponent($0), encoding: .utf8)
    } + Fixture.all.flatMap { $0.files.map(\.text) }
  }

  static let view = """
    struct Upper: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("a")
          if count > 1 {
            Text("b")
          }
        }
        .padding()
      }

      func reset() {
        count = 0
      }
    }

    struct Lower: View {
      var body: some View { Text("c") }
    }

    """

  /// Whatever brace is missing or one too many: the types and their members stay what they are.
  @Test func oneBraceTurnsNothingInsideOut() throws {
    for (number, brace) in Self.view.utf8.enumerated()
    where brace == UInt8(ascii: "{") || brace == UInt8(ascii: "}") {
      for replacement in [[], [brace, brace]] {
        var text = Array(Self.view.utf8)
        text.replaceSubrange(number...number, with: replacement)
        #expect(!syntaxErrors(in: String(decoding: text, as: UTF8.self)).isEmpty)
        #expect(outline(of: text) == Self.outlineOfView, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  private static let outlineOfView = ["Upper", "count", "body", "reset", "Lower", "body"]

  @Test(arguments: [
    "Button {", "items.map { item in", "if count > 2 {", "#if DEBUG",
    "#if os(iOS)\n    Text(\"d\")\n    #else", "#endif", "}",
    "Text(\"\"\"", "\"\"\"",
  ])
  func unfinishedCodeStaysInItsMember(_ piece: String) {
    for line in ["      Text(\"a\")\n", "      if count > 1 {\n", "    .padding()\n", "    count = 0\n"] {
      let indentation = line.prefix { $0 == " " }
      let text = Self.view.replacingOccurrences(of: line, with: line + indentation + piece + "\n")
      #expect(outline(of: Array(text.utf8)) == Self.outlineOfView, "\(text)")
    }
  }

  /// The names of the file's types, each followed by those of its members.
  private func outline(of text: [UInt8]) -> [String] {
    let file = SourceFile(name: "Test.swift", bytes: text)
    var names: [String] = []
    for type in file.model.types {
      names.append(type.qualifiedName)
      names += type.members.compactMap {
        VariableDecl($0)?.bindings.first?.name?.text ?? FunctionDecl($0)?.name?.text
      }
    }
    return names
  }
}
