import TestSupport
import Testing

@testable import ViewAnalysis

/// A view with very many views, helpers or states beside each other takes time in proportion to their number.
struct ManySiblingsTests {
  @Test(arguments: [("", ""), ("VStack {\n", "}\n")])
  func detailedFindings(open: String, close: String) {
    let growth = Growth(from: 500) { count in
      let views = (0..<count).map { "    VStack {\n      Text(\"\($0)\")\n    }\n    .padding()\n" }.joined()
      return processorTime {
        let analyzer = analyzer(body: open + views + close)
        #expect(analyzer.detailedFindings().count { $0.rule == "large_body" } == 1)
      }
    }
    #expect(growth.isLinear, "\(growth) siblings")
  }

  /// What stands in a body so often, and the rule that reports each.
  enum Crowd: String, CaseIterable {
    case branches = "same_view_branches"
    case bindings = "closure_binding"
    case calls = "work_in_body"

    var rule: String { rawValue }

    func view(_ index: Int) -> String {
      switch self {
      case .branches:
        "    if number == \(index) { Text(\"\(index)\").bold() } else { Text(\"no\").bold() }\n"
      case .bindings: "    Stepper(\"\", value: Binding(get: { number }, set: { number = $0 }))\n"
      case .calls: "    Text(name\(index)())\n"
      }
    }

    func member(_ index: Int) -> String {
      self == .calls ? "  func name\(index)() -> String { DateFormatter().string(from: .now) }\n" : ""
    }
  }

  @Test(arguments: Crowd.allCases)
  func findings(crowd: Crowd) {
    let growth = Growth(from: 500) { count in
      let body = (0..<count).map(crowd.view).joined()
      let members = (0..<count).map(crowd.member).joined()
      return processorTime {
        let analyzer = analyzer(body: body, members: members)
        #expect(analyzer.findings().count { $0.rule == crowd.rule } == count)
      }
    }
    #expect(growth.isLinear, "\(growth) \(crowd)")
  }

  private func analyzer(body: String, members: String = "") -> Analyzer {
    let text =
      "import SwiftUI\nstruct Rows: View {\n  @State private var number = 0\n  var body: some View {\n" + body
      + "  }\n" + members + "}\n"
    let file = SourceFile(name: "a", bytes: Array(text.utf8))
    var index = WorkspaceIndex()
    index.update(file)
    return Analyzer(file, in: index, configuration: Configuration(profile: .all))
  }
}
