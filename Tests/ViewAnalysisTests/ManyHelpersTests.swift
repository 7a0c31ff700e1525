import TestSupport
import Testing

@testable import ViewAnalysis

/// A view type with very many helpers and states takes time in proportion to their number.
struct ManyHelpersTests {
  @Test(arguments: ["beside each other", "in branches", "in a row", "one inside the other", "in a cycle"])
  func findings(_ use: String) {
    let growth = Growth(from: 100) { time(helpers: $0, use) }
    #expect(growth.isLinear, "\(growth) helpers")
  }

  private func time(helpers count: Int, _ use: String) -> Duration {
    let bytes = Array(text(count, use).utf8)
    return processorTime {
      let file = SourceFile(name: "a", bytes: bytes)
      var index = WorkspaceIndex()
      index.update(file)
      for profile in [Profile.all, .recommended] {
        let configuration = Configuration(profile: profile, only: Self.rules)
        let findings = Analyzer(file, in: index, configuration: configuration).findings()
        #expect(!findings.isEmpty || use == "in a cycle")
      }
    }
  }

  /// One method that the rows of many loops call, or a method for each.
  @Test(arguments: [false, true])
  func rows(callOneMethod: Bool) {
    let growth = Growth(from: 100) { count in
      let numbers = (0..<count).map { callOneMethod ? "" : "\($0)" }
      let loops = numbers.map {
        "      ForEach(items, id: \\.self) { item in\n        row\($0)(item)\n      }\n"
      }
      let methods = (callOneMethod ? [""] : numbers).map { number in
        """

          private func row\(number)(_ item: String) -> some View {
            HStack {
              Image(systemName: "star")
              Text(item)
              Divider()
            }
          }

        """
      }
      let text = """
        struct Screen: View {
          let items: [String]
          @State private var isOn = false

          var body: some View {
            VStack {
              Toggle("On", isOn: $isOn)
        \(loops.joined())
            }
          }
        \(methods.joined())
        }
        """
      return processorTime {
        let file = SourceFile(name: "a", bytes: Array(text.utf8))
        var index = WorkspaceIndex()
        index.update(file)
        for profile in [Profile.all, .recommended] {
          let configuration = Configuration(profile: profile, only: ["helper_in_foreach"])
          let findings = Analyzer(file, in: index, configuration: configuration).findings()
          #expect(findings.count == count)
        }
      }
    }
    #expect(growth.isLinear, "\(growth) loops")
  }

  /// Each part of a body reads a state of its own, and its change is answered.
  @Test func answeredStates() {
    let growth = Growth(from: 100) { count in
      let numbers = 0..<count
      let states = numbers.map {
        "  @State private var text\($0) = \"\"\n  @State private var length\($0) = 0\n"
      }
      let parts = numbers.map { number in
        """
              VStack {
                TextField("Text", text: $text\(number))
                Text(text\(number))
              }
              .onChange(of: text\(number)) { length\(number) = text\(number).count }

        """
      }
      let lengths = numbers.map { "      Text(\"\\(length\($0))\")\n" }
      let text =
        "import SwiftUI\nstruct Page: View {\n" + states.joined() + "  var body: some View {\n    VStack {\n"
        + parts.joined() + lengths.joined() + "    }\n  }\n}\n"
      return processorTime {
        let file = SourceFile(name: "a", bytes: Array(text.utf8))
        var index = WorkspaceIndex()
        index.update(file)
        let configuration = Configuration(profile: .strict, only: ["shared_invalidation"])
        let findings = Analyzer(file, in: index, configuration: configuration).findings()
        // Each text is answered; the lengths are left.
        #expect(findings.count == 1)
      }
    }
    #expect(growth.isLinear, "\(growth) states")
  }

  private static let rules: Set = [
    "helper_view", "sectioned_view", "helper_in_foreach", "shared_invalidation", "any_view",
  ]

  /// Each helper shows a state of its own, and each other one, by a property, all of them.
  private func text(_ count: Int, _ use: String) -> String {
    let numbers = 0..<count
    let states = numbers.map { "  @State private var state\($0) = 0\n" }.joined()
    let next = numbers.map { number in
      switch use {
      case "one inside the other" where number + 1 < count: "helper\(number + 1)(state\(number))"
      case "in a cycle": "helper\((number + 1) % count)(state\(number))"
      default: "Divider()"
      }
    }
    let helpers = numbers.map { number in
      """
        private func helper\(number)(_ value: Int) -> AnyView {
          AnyView(VStack {
            Text("\\(state\(number)) \\(\(number % 2 == 0 ? "total" : "value"))")
            Button("More") { state\(number) += 1 }
            Image(systemName: "star")
            Text("\\(value)")
            Color.red
            Color.blue
            Color.green
            \(next[number])
          })
        }

      """
    }.joined()
    let total =
      "  private var total: Int {\n    " + numbers.map { "state\($0)" }.joined(separator: "\n      + ")
      + "\n  }\n"
    let calls = numbers.map { number in
      switch use {
      case "in branches":
        "      if state\(number) > 0 { helper\(number)(1) } else { Text(\"\\(state\(number))\") }\n"
      case "in a row": "      ForEach(items, id: \\.self) { item in helper\(number)(item) }\n"
      case "one inside the other": number == 0 ? "      helper0(1)\n" : "      Text(\"\\(state\(number))\")\n"
      default: "      helper\(number)(1)\n"
      }
    }.joined()
    return "import SwiftUI\nstruct Page: View {\n  let items: [Int]\n" + states
      + "  var body: some View {\n    VStack {\n" + calls + "    }\n  }\n" + total + helpers + "}\n"
  }
}
