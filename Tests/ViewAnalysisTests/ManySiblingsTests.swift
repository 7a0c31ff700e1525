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
    case calledAgain
    case delegated

    var rule: String {
      self == .calledAgain || self == .delegated ? Self.calls.rawValue : rawValue
    }

    func view(_ index: Int) -> String {
      switch self {
      case .branches:
        "    if number == \(index) { Text(\"\(index)\").bold() } else { Text(\"no\").bold() }\n"
      case .bindings: "    Stepper(\"\", value: Binding(get: { number }, set: { number = $0 }))\n"
      case .calls: "    Text(name\(index)())\n"
      case .calledAgain: "    Text(Dates.text())\n"
      case .delegated: "    Text(Names\(index).name\(index)())\n"
      }
    }

    func member(_ index: Int) -> String {
      let work = "String { DateFormatter().string(from: .now) }"
      let dates = index == 0 ? "  enum Dates { static func text() -> \(work) }\n" : ""
      switch self {
      case .calls: return "  func name\(index)() -> \(work)\n"
      case .calledAgain: return dates
      case .delegated:
        return dates
          + "  enum Names\(index) { static func name\(index)() -> String { Dates.text() } }\n"
      case .branches, .bindings: return ""
      }
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

  /// Views, extensions of `View`, and types that use `Mirror`.
  @Test func viewsBesideMirrors() {
    let growth = Growth(from: 200) { count in
      let text = (0..<count).map { index in
        "struct View\(index): View {\n  @State private var unused = 0\n  var body: some View { Text(\"a\") }\n}\n"
          + "extension View { func wide\(index)() -> some View { self } }\n"
          + "struct Type\(index) { var mirror: Mirror { Mirror(reflecting: 1) } }\n"
      }.joined()
      return processorTime {
        let analyzer = analyzer(of: "import SwiftUI\n" + text)
        #expect(analyzer.findings().count { $0.rule == "unused_dependency" } == count)
      }
    }
    #expect(growth.isLinear, "\(growth) views")
  }

  private func analyzer(body: String, members: String = "") -> Analyzer {
    analyzer(
      of: "import SwiftUI\nstruct Rows: View {\n  @State private var number = 0\n  var body: some View {\n"
        + body
        + "  }\n" + members + "}\n")
  }

  private func analyzer(of text: String) -> Analyzer {
    let file = SourceFile(name: "a", bytes: Array(text.utf8))
    var index = WorkspaceIndex()
    index.update(file)
    return Analyzer(file, in: index, configuration: Configuration(profile: .all))
  }
}
